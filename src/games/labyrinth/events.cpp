// 6.2: events, and where cards go.
#include "games/labyrinth/events/events.hpp"

#include <algorithm>

namespace arbiter::lab {

namespace {

// 6.2.8.
bool is_blocked(const State& s, int id) {
  if (s.in_play[id] == blocked_side) return true;
  const auto& by = event_row(id).blocked_by;
  return std::any_of(by.begin(), by.end(), [&s](Card c) { return c != no_card && s.in_effect(c); });
}

}  // namespace

bool can_occur(const State& s, int id, Side player) {
  const EventRow& row = event_row(id);
  if (row.event == nullptr) return false;
  if (rule_on("LAB-6.2.8") && is_blocked(s, id)) return false;
  return row.playable == nullptr || !rule_on("LAB-6.2.6") || row.playable(s, player);
}

Side event_player(int id, Side user) {
  switch (card(id).association) {
    case Association::us:
      return Side::US;
    case Association::jihadist:
      return Side::Jihadist;
    default:
      return user;
  }
}

bool trigger_event(State& s, Table& t, int id, Side player) {
  if (!can_occur(s, id, player)) return false;
  t.tell(Field::event, id, 1, "LAB-6.2.1");
  event_row(id).event(s, t, player);
  if (card(id).lapsing) t.set(s, Field::lapsing, id, 1, "LAB-6.2.7");
  check_victory(s, t, player);
  return true;
}

void put_away(State& s, Table& t, int id, bool event_occurred, Side player, Rule rule) {
  if (id == no_card || s.place[id] != on_table) return;
  const Removed when = card(id).removed;
  const bool gone = when == Removed::always || (when == Removed::us_play && player == Side::US);
  int to = in_discards;
  if (event_occurred && gone && rule_on("LAB-6.2.9")) {
    to = out_of_game;
  } else if (event_occurred && s.lapsing[id] != 0) {
    to = in_box;  // 4.7.7.1
  }
  t.set(s, Field::place, id, to, rule);
}

}  // namespace arbiter::lab
