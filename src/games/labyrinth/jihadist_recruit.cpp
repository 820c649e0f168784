// 8.2 Recruit.
#include <algorithm>

#include "games/labyrinth/dice.hpp"

namespace arbiter::lab {

namespace {

// 9.7 Attractive and up.
int cells_a_success(const State& s) {
  return s.ideology >= Ideology::attractive && rule_on("LAB-9.7") ? 2 : 1;
}

}  // namespace

Ask recruit_target(const State& s) {
  return question(Side::Jihadist, Key::target, all_countries())
      .require("LAB-8.2.2", with_cells(s) | with_cadre(s))
      .owed("LAB-8.2.2");
}

namespace {

// 8.2.1: of more successes than cells available the Jihadist picks.
void place_recruits(State& s, Table& t, const std::array<int, kPlaces>& successes, bool any_funding) {
  const auto room = [&s, any_funding] { return any_funding ? int{s.cells_on_track} : available_cells(s); };
  int total = 0;
  OptionSet where;
  for (int id = 0; id < kCountries; ++id) {
    const int n = successes[static_cast<std::size_t>(id)];
    total += n;
    if (n > 0) where.add(id);
  }
  const int available = room();
  if (total <= available || where.count() == 1) {
    for (int id = where.first(); id >= 0; id = where.next(id)) {
      const int n = std::min(successes[static_cast<std::size_t>(id)], room());
      place_cells(s, t, id, n, "LAB-8.2.1");
    }
    return;
  }
  std::array<int, kPlaces> left = successes;
  for (int n = available; n > 0; --n) {
    OptionSet open;
    for (int id = where.first(); id >= 0; id = where.next(id))
      if (left[static_cast<std::size_t>(id)] > 0) open.add(id);
    const Ask ask = question(Side::Jihadist, Key::place, all_countries())
                        .require("LAB-8.2.1", open)
                        .group(2)
                        .seen_as(Field::sleepers, +1)
                        .owed("LAB-8.2.1");
    if (!ask.any()) return;
    const int at = t.choose(ask);
    --left[static_cast<std::size_t>(at)];
    place_cells(s, t, at, 1, "LAB-8.2.1");
  }
}

// 9.4.2.5: one roll at a time, while a cell is available.
int recruit_one_by_one(State& s, Table& t, int ops) {
  int used = 0;
  while (used < ops && available_cells(s) > 0) {
    const Ask ask = recruit_target(s);
    if (!ask.any()) break;
    const int at = t.choose(ask);
    ++used;
    if (succeeds(t, at, recruit_number(s, t, at), "LAB-8.2"))
      place_cells(s, t, at, std::min(cells_a_success(s), available_cells(s)), "LAB-8.2.1");
  }
  return used;
}

}  // namespace

namespace {

int recruit_together(State& s, Table& t, const Ask& target, int ops, bool any_funding) {
  const Declared d = declare(
      t, target, ops, [](int) { return kMaxOps; }, "LAB-8.1.2");
  std::array<int, kPlaces> successes{};
  for (int i = 0; i < d.count; ++i) {
    const int at = d.at[static_cast<std::size_t>(i)];
    if (succeeds(t, at, recruit_number(s, t, at), "LAB-8.2"))
      successes[static_cast<std::size_t>(at)] += cells_a_success(s);
  }
  place_recruits(s, t, successes, any_funding);
  return d.count;
}

}  // namespace

int recruit(State& s, Table& t, int ops) {
  if (s.solo != 0) return recruit_one_by_one(s, t, ops);
  return recruit_together(s, t, recruit_target(s), ops, false);
}

int recruit_anywhere(State& s, Table& t, int ops, const OptionSet& also, Rule rule) {
  const OptionSet allowed = with_cells(s) | with_cadre(s) | also;
  const Ask target = question(Side::Jihadist, Key::target, all_countries()).require(rule, allowed).owed(rule);
  return recruit_together(s, t, target, ops, true);
}

int recruit_roll(State& s, Table& t, int at, int number, bool any_funding, Rule rule) {
  if (!succeeds(t, at, number, rule)) return 0;
  const int room = any_funding ? s.cells_on_track : available_cells(s);
  return place_cells(s, t, at, std::min(cells_a_success(s), room), rule);
}

}  // namespace arbiter::lab
