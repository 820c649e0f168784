// 3.2 and the scenarios: opening choices, then the first deal.
#include "games/labyrinth/rules.hpp"
#include "games/labyrinth/scenarios.hpp"

namespace arbiter::lab {

namespace {

// Anaconda.
void three_cells(State& s, Table& t) {
  const OptionSet allowed = on_board(s).without(united_states);
  OptionSet where;
  if (s.solo == 0) {
    where = choose_countries(t, Side::Jihadist, Key::place, allowed, 3, "LAB-3.2");
  } else {
    for (int n = 0; n < 3; ++n) where.add(random_country(t, allowed - where, "LAB-9.5"));
  }
  for (int id = where.first(); id >= 0; id = where.next(id)) place_cells(s, t, id, 1, "LAB-3.2");
}

// Mission Accomplished?: in a two-player game one of the rolls may be made again.
void schengen_rolls(State& s, Table& t) {
  const OptionSet all = schengen_countries();
  for (int id = all.first(); id >= 0; id = all.next(id)) roll_posture(s, t, id, Side::Jihadist, "LAB-3.2");
  if (s.solo != 0) return;
  const int again = t.choose(
      question(Side::Jihadist, Key::reroll, all).or_option(kNoCountry).unless_said(kNoCountry).owed("LAB-3.2"));
  if (again != kNoCountry) roll_posture(s, t, again, Side::Jihadist, "LAB-3.2");
}

}  // namespace

void set_up(State& s, Table& t) {
  switch (scenario(s.scenario).opening) {
    case Opening::three_cells:
      three_cells(s, t);
      break;
    case Opening::schengen_rolls:
      schengen_rolls(s, t);
      break;
    default:
      break;
  }
  deal(s, t, "LAB-5.2.8");
  t.set(s, Field::phase, 0, static_cast<int>(Phase::cards), "LAB-3.2");
}

}  // namespace arbiter::lab
