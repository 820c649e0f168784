// Cards 81 to 100.
#include "games/labyrinth/events/events.hpp"

namespace arbiter::lab {
namespace {

constexpr std::array<EventRow, 20> kRows{{}};

}  // namespace

std::span<const EventRow> events_081_100() {
  return kRows;
}

}  // namespace arbiter::lab
