// 4.6, 4.8.4: cells, cadres and troops move.
#include <algorithm>

#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

void place_cadre(State& s, Table& t, int id, Rule rule) {
  t.set(s, Field::cadre, id, 1, rule);
}
void remove_cadre(State& s, Table& t, int id, Rule rule) {
  t.set(s, Field::cadre, id, 0, rule);
}

int place_cells(State& s, Table& t, int id, int n, Rule rule) {
  if (rule_on("LAB-4.6.2")) n = std::min<int>(n, s.cells_on_track);
  if (n <= 0) return 0;
  test(s, t, id, rule);
  t.change(s, Field::cells_on_track, 0, -n, rule);
  t.change(s, Field::sleepers, id, n, rule);
  remove_cadre(s, t, id, "LAB-4.8.4");
  return n;
}

int place_cells_among(State& s, Table& t, Side who, const OptionSet& allowed, int n, int each, Rule rule) {
  std::int8_t placed[kPlaces] = {};
  OptionSet full;
  int done = 0;
  while (done < n && s.cells_on_track > 0) {
    const Ask ask = question(who, Key::place, all_countries())
                        .require(rule, allowed)
                        .require(rule, ~full)
                        .group(1)
                        .seen_as(Field::sleepers, +1)
                        .owed(rule);
    if (!ask.any()) break;
    const int id = t.choose(ask);
    place_cells(s, t, id, 1, rule);
    ++done;
    if (++placed[id] >= each) full.add(id);
  }
  return done;
}

namespace {

OptionSet pieces_in(const State& s, int id) {
  OptionSet kinds;
  if (s.sleepers[id] > 0) kinds.add(piece::sleeper);
  if (s.active[id] > 0) kinds.add(piece::active);
  if (has_sadr(s, id)) kinds.add(piece::sadr);
  return kinds;
}

// The piece that `who` picks; nothing is asked where all are of one kind.
int choose_piece(Table& t, Side who, const OptionSet& kinds, Rule rule) {
  if (kinds.count() < 2) return kinds.any() ? kinds.first() : static_cast<int>(piece::none);
  return t.choose(question(who, Key::piece, OptionSet::range(piece::sleeper, piece::sadr))
                      .require(rule, kinds)
                      .may_be_missing()
                      .owed(rule));
}

void take_off(State& s, Table& t, int id, int kind, int n, Rule rule) {
  if (n <= 0) return;
  if (kind == piece::sadr) {
    unmark(s, t, moqtada_al_sadr, rule);
    return;
  }
  t.change(s, kind == piece::sleeper ? Field::sleepers : Field::active_cells, id, -n, rule);
  t.change(s, Field::cells_on_track, 0, n, rule);
}

void leave_cadre(State& s, Table& t, int id) {
  if (cells(s, id) == 0) place_cadre(s, t, id, "LAB-4.8.4");
}

}  // namespace

bool remove_cell(State& s, Table& t, Side who, int id, Rule rule) {
  const int kind = choose_piece(t, who, pieces_in(s, id), rule);
  if (kind == piece::none) return false;
  take_off(s, t, id, kind, 1, rule);
  leave_cadre(s, t, id);
  return true;
}

int remove_cells(State& s, Table& t, Side who, int id, int n, Rule rule) {
  int done = 0;
  while (done < n && remove_cell(s, t, who, id, rule)) ++done;
  return done;
}

void remove_all_cells(State& s, Table& t, int id, Rule rule, bool leaves_cadre) {
  const bool any = cells(s, id) > 0;
  take_off(s, t, id, piece::sleeper, s.sleepers[id], rule);
  take_off(s, t, id, piece::active, s.active[id], rule);
  if (has_sadr(s, id)) take_off(s, t, id, piece::sadr, 1, rule);
  if (any && leaves_cadre) leave_cadre(s, t, id);
}

// 8.4.3: the cell that was used; the Jihadist may offer Sadr.
void lose_used_cell(State& s, Table& t, int id, Rule rule) {
  OptionSet kinds = pieces_in(s, id);
  if (kinds.has(piece::active) || kinds.has(piece::sadr)) kinds.remove(piece::sleeper);
  const int kind = choose_piece(t, Side::Jihadist, kinds, rule);
  if (kind != piece::none) take_off(s, t, id, kind, 1, rule);
}

void activate(State& s, Table& t, int id, int n, Rule rule) {
  n = std::min<int>(n, s.sleepers[id]);
  if (n <= 0) return;
  t.change(s, Field::sleepers, id, -n, rule);
  t.change(s, Field::active_cells, id, n, rule);
}

void move_cell(State& s, Table& t, int from, int kind, int to, Rule rule) {
  if (from == to && kind == piece::sleeper) return;
  const Field field = kind == piece::sleeper ? Field::sleepers : Field::active_cells;
  const int there = kind == piece::sleeper ? s.sleepers[from] : s.active[from];
  if (there == 0) return;
  t.change(s, field, from, -1, rule);
  t.change(s, Field::sleepers, to, +1, rule);  // 4.6.4
}

void move_troops(State& s, Table& t, int from, int to, int n, Rule rule) {
  n = std::min<int>(n, s.troops[from]);
  if (n <= 0 || from == to) return;
  t.change(s, Field::troops, from, -n, rule);
  t.change(s, Field::troops, to, n, rule);
}

}  // namespace arbiter::lab
