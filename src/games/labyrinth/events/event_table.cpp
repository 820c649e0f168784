#include "games/labyrinth/events/events.hpp"

namespace arbiter::lab {

const EventRow& event_row(int id) {
  static constexpr EventRow kNoEvent{};
  if (id < 1 || id > kBaseCards) return kNoEvent;
  const auto row = static_cast<std::size_t>((id - 1) % 20);
  switch ((id - 1) / 20) {
    case 0:
      return events_001_020()[row];
    case 1:
      return events_021_040()[row];
    case 2:
      return events_041_060()[row];
    case 3:
      return events_061_080()[row];
    case 4:
      return events_081_100()[row];
    default:
      return events_101_120()[row];
  }
}

}  // namespace arbiter::lab
