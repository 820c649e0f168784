// 5.2.5 to 5.2.9: the end of a turn.
#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

namespace {

// 5.2.5; card 73.
void upkeep(State& s, Table& t) {
  const OptionSet lairs = OptionSet::of(somalia, yemen) & islamist_rule(s);
  const bool pirates_pay = s.marked_event(pirates) && lairs.any();
  if (!pirates_pay) change_funding(s, t, -1, "LAB-5.2.5");
  if (islamist_rule(s).any()) change_prestige(s, t, -1, "LAB-5.2.5");
  const int world = world_posture(s);
  if ((world == 3 && us_posture(s) == Posture::hard) || (world == -3 && us_posture(s) == Posture::soft))
    change_prestige(s, t, +1, "LAB-5.2.5");
}

// 5.2.6.
void clear_boxes(State& s, Table& t) {
  for (int id = 1; id < kCards; ++id) {
    t.set(s, Field::lapsing, id, 0, "LAB-5.2.6");
    if (s.place[id] == in_box) t.set(s, Field::place, id, in_discards, "LAB-5.2.6");
  }
  t.set(s, Field::first_plot, 0, no_card, "LAB-5.2.6");
  t.set(s, Field::first_plot_done, 0, 0, "LAB-5.2.6");
}

}  // namespace

void end_of_turn(State& s, Table& t) {
  upkeep(s, t);
  check_victory(s, t, Side::Jihadist);
  clear_boxes(s, t);
  for (const Side side : {Side::US, Side::Jihadist}) t.set(s, Field::reserves, index(side), 0, "LAB-5.2.7");
  deal(s, t, "LAB-5.2.8");
  for (int id = 0; id < kCountries; ++id)
    if (s.regime_change[id] == 1) t.set(s, Field::regime_change, id, 2, "LAB-5.2.9");
  t.set(s, Field::turn, 0, s.turn < 100 ? s.turn + 1 : s.turn, "LAB-5.2.1");
  t.set(s, Field::round, 0, 0, "LAB-5.2.1");
  begin_phase(s, t, Side::Jihadist);
}

}  // namespace arbiter::lab
