// Cards 101 to 120.
#include "games/labyrinth/events/events.hpp"

namespace arbiter::lab {
namespace {

constexpr std::array<EventRow, 20> kRows{{}};

}  // namespace

std::span<const EventRow> events_101_120() {
  return kRows;
}

}  // namespace arbiter::lab
