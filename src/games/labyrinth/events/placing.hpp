// What several events say in the same words.
#pragma once

#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

// `each` cells in each of `where`. With fewer on the track the Jihadist picks where they go (6.2.4).
inline void place_in_each(State& s, Table& t, const OptionSet& where, int each, Rule rule) {
  const int n = each * where.count();
  if (s.cells_on_track < n) {
    place_cells_among(s, t, Side::Jihadist, where, n, each, rule);
    return;
  }
  for (int id = where.first(); id >= 0; id = where.next(id)) place_cells(s, t, id, each, rule);
}

// The Jihadist picks an Ally, which becomes Neutral.
inline void ally_becomes_neutral(State& s, Table& t, Rule rule) {
  const int at = choose_country(t, Side::Jihadist, Key::target, aligned(s, Alignment::ally), rule);
  if (at != kNoCountry) set_alignment(s, t, at, Alignment::neutral, rule);
}

}  // namespace arbiter::lab
