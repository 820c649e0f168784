// TS-1: influence and control.
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

int influence(const State& s, Side side, int id) { return s.influence[index(side)][id]; }

// TS-1.2: own influence minus the enemy's is at least the stability.
bool controls(const State& s, Side side, int id) {
  const int lead = influence(s, side, id) - influence(s, other(side), id);
  return lead > 0 && (lead >= country(id).stability || !rule_on("TS-1.2"));
}

OptionSet controlled(const State& s, Side side) {
  OptionSet found;
  for (int id = 0; id < kCountries; ++id)
    if (controls(s, side, id)) found.add(id);
  return found;
}

OptionSet with_influence(const State& s, Side side) {
  OptionSet found;
  for (int id = 0; id < kCountries; ++id)
    if (influence(s, side, id) > 0) found.add(id);
  return found;
}

// TS-1.3: the superpower space counts as a country controlled by its owner.
int controlled_neighbours(const State& s, Side side, int id) {
  int n = rule_on("TS-1.3") && adjacent_to_superpower(side).has(id) ? 1 : 0;
  const OptionSet around = adjacent_to(id);
  for (int c = around.first(); c >= 0; c = around.next(c))
    if (controls(s, side, c)) ++n;
  return n;
}

bool in(Region region, int id) { return in_region(region).has(id); }

}  // namespace arbiter::ts
