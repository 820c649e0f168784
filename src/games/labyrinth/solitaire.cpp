// 9.4.3 Radicalization: what becomes of ops that the solitaire Jihadist can't use.
#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

namespace {

OptionSet plottable(const State& s) {
  return with_cells(s) - islamist_rule(s);
}

OptionSet worsenable(const State& s) {
  return muslim_governance(s, Governance::good) | muslim_governance(s, Governance::fair);
}

}  // namespace

void radicalize(State& s, Table& t, int ops) {
  if (ops > 0 && s.cells_on_track > 0) {
    --ops;
    place_cells(s, t, random_country(t, on_board(s), "LAB-9.4.3"), 1, "LAB-9.4.3");
  }
  if (ops > 0 && all_cells(s) > (s.marked_event(moqtada_al_sadr) ? 1 : 0)) {
    --ops;
    travel_free(s, t, Side::Jihadist, 1, on_board(s), "LAB-9.4.3");
  }
  if (ops > 0 && s.funding < kMostFunding && plots_available(s) > 0 && plottable(s).any()) {
    --ops;
    place_plot(s, t, random_country(t, plottable(s), "LAB-9.4.3"), 3, "LAB-9.4.3");
  }
  for (; ops > 0 && worsenable(s).any(); --ops)
    worsen(s, t, random_country(t, worsenable(s), "LAB-9.4.3"), "LAB-9.4.3");
}

}  // namespace arbiter::lab
