// Cards 21 to 40.
#include "games/labyrinth/events/events.hpp"

namespace arbiter::lab {
namespace {

constexpr std::array<EventRow, 20> kRows{{}};

}  // namespace

std::span<const EventRow> events_021_040() {
  return kRows;
}

}  // namespace arbiter::lab
