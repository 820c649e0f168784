// 7.4 Disrupt, 7.5 Alert.
#include <algorithm>

#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

namespace {

// Sadr can't be disrupted (card 54).
int disruptable(const State& s, int id) {
  return s.sleepers[id] + s.active[id];
}

bool al_anbar_there(const State& s, int id) {
  return s.marked_event(al_anbar) && (id == iraq || id == syria);
}

OptionSet with_something_to_hit(const State& s) {
  OptionSet found;
  for (int id = 0; id < kCountries; ++id)
    if (disruptable(s, id) > 0 || (s.cadre[id] != 0 && !al_anbar_there(s, id))) found.add(id);
  return found;
}

// 7.4.2; R-59: in the US its own posture counts.
int hits_at(const State& s, int id) {
  if (al_anbar_there(s, id)) return 1;
  const bool two = cubes(s, id) >= 2 || (non_muslim(s, id) && s.posture[id] == Posture::hard);
  return two && rule_on("LAB-7.4.2") ? 2 : 1;
}

int choose_cell(Table& t, int sleepers, int active) {
  if (sleepers == 0) return piece::active;
  if (active == 0) return piece::sleeper;
  return t.choose(question(Side::US, Key::piece, OptionSet::of(piece::sleeper, piece::active))
                      .require("LAB-7.4.2", OptionSet::of(piece::sleeper, piece::active))
                      .group(1)
                      .may_be_missing()
                      .owed("LAB-7.4.2"));
}

// No cell is hit twice: a Sleeper that was exposed is out of it.
void hit_cells(State& s, Table& t, int id, int hits) {
  int sleepers = s.sleepers[id], active = s.active[id];
  for (int n = std::min(hits, sleepers + active); n > 0; --n) {
    if (choose_cell(t, sleepers, active) == piece::sleeper) {
      --sleepers;
      activate(s, t, id, 1, "LAB-7.4.2");
    } else {
      --active;
      t.change(s, Field::active_cells, id, -1, "LAB-7.4.2");
      t.change(s, Field::cells_on_track, 0, +1, "LAB-7.4.2");
    }
  }
  if (cells(s, id) == 0) place_cadre(s, t, id, "LAB-7.4.3");
}

}  // namespace

Ask disrupt_target(const State& s, int ops) {
  OptionSet fata_open = all_countries();
  if (s.marked_event(fata) && s.regime_change[pakistan] == 0) fata_open.remove(pakistan);
  return question(Side::US, Key::target, all_countries())
      .require("LAB-7.4.1", on_board(s))
      .require("LAB-7.1.3", ~islamist_rule(s))
      .require("LAB-7.4.1", muslims(s) | non_muslims(s))
      .require("LAB-7.1.1", governance_at_most(s, ops))
      .require("LAB-7.4.1", with_something_to_hit(s))
      .require("LAB-7.4.1", aligned(s, Alignment::ally) | with_troops(s, 2) | non_muslims(s))
      .require("LAB-card-80", fata_open)
      .owed("LAB-7.4.1");
}

void disrupt(State& s, Table& t, int ops) {
  const Ask ask = disrupt_target(s, ops);
  if (!ask.any()) return;
  const int at = t.choose(ask);
  test(s, t, at, "LAB-4.9.4");
  const int hits = hits_at(s, at);
  if (disruptable(s, at) > 0) {
    hit_cells(s, t, at, hits);
  } else {
    remove_cadre(s, t, at, "LAB-7.4.2");
  }
  if (cubes(s, at) >= 2 && us_troops(s, at) > 0) change_prestige(s, t, +1, "LAB-7.4.4");
  t.set(s, Field::recent, at, s.recent[at] | disrupted_now, "LAB-7.4.1");
}

// a plot may lie in a country that fell to Islamist Rule since.
Ask alert_target(const State& s, Table& t) {
  OptionSet where = with_plots(s);
  if (t.ruling(RulingId::alert_in_ir) != 0) where = where - islamist_rule(s);
  return question(Side::US, Key::target, all_countries()).require("LAB-7.5.2", where).owed("LAB-7.5.2");
}

void alert(State& s, Table& t) {
  const int at = t.choose(alert_target(s, t));
  remove_plot(s, t, at, "LAB-7.5.3");
}

}  // namespace arbiter::lab
