// 4.7.7, 6.2.7, 6.2.8: markers of events.
#include <algorithm>

#include "games/labyrinth/events/events.hpp"

namespace arbiter::lab {

namespace {

bool blocks(int by, int card_id) {
  const auto& by_whom = event_row(card_id).blocked_by;
  return std::any_of(by_whom.begin(), by_whom.end(), [by](Card c) { return c == by; });
}

}  // namespace

void mark(State& s, Table& t, int id, Rule rule, int at) {
  t.set(s, Field::in_play, id, marked, rule);
  t.set(s, Field::marker_at, id, at, rule);
  for (int other_card = 1; other_card < kCards; ++other_card)
    if (s.in_play[other_card] == marked && blocks(id, other_card)) unmark(s, t, other_card, "LAB-6.2.8");
}

void unmark(State& s, Table& t, int id, Rule rule) {
  t.set(s, Field::in_play, id, not_marked, rule);
  t.set(s, Field::marker_at, id, kNoCountry, rule);
}

void block(State& s, Table& t, int id, Rule rule) {
  t.set(s, Field::in_play, id, blocked_side, rule);
}

void place_nato(State& s, Table& t, int at, Rule rule) {
  mark(s, t, nato, rule, at);
}

}  // namespace arbiter::lab
