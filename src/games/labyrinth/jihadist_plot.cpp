// 8.5 Plot.
#include "games/labyrinth/dice.hpp"

namespace arbiter::lab {

Ask plot_target(const State& s) {
  return question(Side::Jihadist, Key::target, all_countries())
      .require("LAB-8.5.1", with_cells(s))
      .require("LAB-8.5.1", ~islamist_rule(s))
      .owed("LAB-8.5.1");
}

namespace {

// 9.7: Coherent, and from Potent up; Attractive alone by ruling.
int plots_a_success(const State& s, Table& t) {
  if (s.ideology == Ideology::normal || !rule_on("LAB-9.7")) return 1;
  if (s.ideology == Ideology::attractive) return t.ruling(RulingId::ideology_cumulative) != 0 ? 2 : 1;
  return 2;
}

}  // namespace

int plot_operation(State& s, Table& t, int ops, int most) {
  const Declared d = declare(
      t, plot_target(s), ops, [&s](int id) { return cells(s, id); }, "LAB-8.5.1");
  const OptionSet where = d.countries();
  for (int id = where.first(); id >= 0; id = where.next(id)) use_cells(s, t, id, d.dice_in(id), "LAB-8.5.1");
  std::array<int, kMaxOps> success_at{};
  std::size_t successes = 0;
  for (int i = 0; i < d.count; ++i) {
    const int at = d.at[static_cast<std::size_t>(i)];
    if (succeeds(t, at, governance_number(s, at), "LAB-8.5")) success_at[successes++] = at;
  }
  for (std::size_t i = 0; i < successes; ++i)
    for (int n = plots_a_success(s, t); n > 0; --n) place_plot(s, t, success_at[i], most, "LAB-8.5.2");
  return d.count;
}

}  // namespace arbiter::lab
