// TS-7: placing influence with operations points.
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

namespace {

// TS-7.2: where the side had influence when the round began, beside such a country, or beside its own superpower.
OptionSet reachable(const State& s, Side side) {
  OptionSet found = adjacent_to_superpower(side);
  const std::int8_t* held = s.round_start[index(side)];
  for (int id = 0; id < kCountries; ++id)
    if (held[id] != 0) found |= adjacent_to(id).with(id);
  return found;
}

int marker_cost(const State& s, Side side, int id) { return rule_on("TS-7.1") && controls(s, other(side), id) ? 2 : 1; }

OptionSet chernobyl(const State& s, Side side) {
  if (side != Side::USSR || s.chernobyl_region == kNone) return {};
  return in_region(static_cast<Region>(s.chernobyl_region));
}

// What has been spent, and whether all of it lies where a bonus point may be earned (TS-6.5).
struct Spent {
  int points = 0;
  bool all_in_asia = true;
  bool all_in_southeast_asia = true;

  int bonus(const State& s, Side side, int card_used, int id) const {
    int n = 0;
    if (all_in_asia && card_used == the_china_card && in(Region::Asia, id)) ++n;
    if (all_in_southeast_asia && side == Side::USSR && s.effect(vietnam_revolts) && in(Region::SoutheastAsia, id)) ++n;
    return rule_on("TS-6.2") ? n : 0;
  }
  void add(int id, int cost) {
    points += cost;
    if (!rule_on("TS-6.5")) return;
    all_in_asia = all_in_asia && in(Region::Asia, id);
    all_in_southeast_asia = all_in_southeast_asia && in(Region::SoutheastAsia, id);
  }
};

OptionSet affordable(const State& s, Side side, const Operations& o, const Spent& spent) {
  OptionSet found;
  for (int id = 0; id < kCountries; ++id) {
    const int points = points_in(s, side, o.printed, spent.bonus(s, side, o.card, id));
    if (spent.points + marker_cost(s, side, id) <= points) found.add(id);
  }
  return found;
}

Ask place(const State& s, Side side, const Operations& o, const Spent& spent) {
  return Ask::of(side, Key::place, all_countries())
      .require("TS-7.2", reachable(s, side))
      .require("TS-card-94", ~chernobyl(s, side))
      .require("TS-7.1", affordable(s, side, o, spent))
      .group(1)
      .seen_as(of_side(Field::influence_us, side), +1)
      .owed("TS-7.3");
}

}  // namespace

bool can_place_influence(const State& s, Side side, const Operations& o) { return place(s, side, o, {}).any(); }

void place_influence(State& s, Table& t, Side side, const Operations& o) {
  Spent spent;
  for (;;) {
    Ask ask = place(s, side, o, spent);
    if (!ask.any()) return;  // TS-7.3: only then are points lost
    if (!rule_on("TS-7.3")) ask.or_option(kNoCountry).unless_said(kNoCountry);
    const int id = t.choose(ask);
    if (id == kNoCountry) return;
    spent.add(id, marker_cost(s, side, id));
    add_influence(s, t, side, id, 1, "TS-7.1");
  }
}

}  // namespace arbiter::ts
