// Cards 61 to 80.
#include "games/labyrinth/events/events.hpp"

namespace arbiter::lab {
namespace {

constexpr std::array<EventRow, 20> kRows{{}};

}  // namespace

std::span<const EventRow> events_061_080() {
  return kRows;
}

}  // namespace arbiter::lab
