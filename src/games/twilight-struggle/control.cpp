// TS-1: influence and control.
#include <array>

#include "games/twilight-struggle/byte_masks.hpp"
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

int influence(const State& s, Side side, int id) {
  return s.influence[index(side)][id];
}

// TS-1.2: own influence minus the enemy's is at least the stability.
bool controls(const State& s, Side side, int id) {
  const int lead = influence(s, side, id) - influence(s, other(side), id);
  return lead > 0 && (lead >= country(id).stability || !rule_on("TS-1.2"));
}

namespace {

// The lead that controls each country.
constexpr std::array<std::int8_t, kCountries> kStability = [] {
  std::array<std::int8_t, kCountries> all{};
  for (std::size_t i = 0; i < kCountries; ++i)
    all[i] = static_cast<std::int8_t>(country(static_cast<int>(i)).stability);
  return all;
}();

}  // namespace

OptionSet controlled(const State& s, Side side) {
  const std::int8_t* own = s.influence[index(side)];
  const std::int8_t* enemy = s.influence[index(other(side))];
  if (!rule_on("TS-1.2")) return indices_where<kCountries>([&](std::size_t i) { return own[i] > enemy[i]; });
  return indices_where<kCountries>([&](std::size_t i) { return own[i] - enemy[i] >= kStability[i]; });
}

OptionSet with_influence(const State& s, Side side) {
  const std::int8_t* own = s.influence[index(side)];
  return indices_where<kCountries>([own](std::size_t i) { return own[i] > 0; });
}

// TS-1.3: the superpower space counts as a country controlled by its owner.
int controlled_neighbours(const State& s, Side side, int id) {
  int n = rule_on("TS-1.3") && adjacent_to_superpower(side).has(id) ? 1 : 0;
  const OptionSet around = adjacent_to(id);
  for (int c = around.first(); c >= 0; c = around.next(c))
    if (controls(s, side, c)) ++n;
  return n;
}

// TS-1.1
bool in(Region region, int id) {
  return rule_on("TS-1.1") && in_region(region).has(id);
}

}  // namespace arbiter::ts
