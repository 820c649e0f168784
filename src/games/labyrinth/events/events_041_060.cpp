// Cards 41 to 60.
#include "games/labyrinth/events/events.hpp"

namespace arbiter::lab {
namespace {

constexpr std::array<EventRow, 20> kRows{{}};

}  // namespace

std::span<const EventRow> events_041_060() {
  return kRows;
}

}  // namespace arbiter::lab
