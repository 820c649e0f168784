// TS-7: placing influence with operations points.
#include "games/twilight-struggle/byte_masks.hpp"
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

namespace {

// TS-7.2: where the side had influence when the round began, beside such a country, or beside its own superpower.
OptionSet reachable(const State& s, Side side) {
  const std::int8_t* held = s.round_start[index(side)];
  const OptionSet from = indices_where<kCountries>([held](std::size_t i) { return held[i] != 0; });
  OptionSet found = adjacent_to_superpower(side) | from;
  for (int id = from.first(); id >= 0; id = from.next(id)) found |= adjacent_to(id);
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

  void add(int id, int cost) {
    points += cost;
    if (!rule_on("TS-6.5")) return;
    all_in_asia = all_in_asia && in(Region::Asia, id);
    all_in_southeast_asia = all_in_southeast_asia && in(Region::SoutheastAsia, id);
  }
};

// TS-7.1, TS-6.2: countries whose marker the rest pays for; the bonus of an area counts only for points spent there.
OptionSet affordable(const State& s, Side side, const Operations& o, const Spent& spent) {
  OptionSet asia, southeast;
  if (rule_on("TS-6.2")) {
    if (spent.all_in_asia && o.card == the_china_card) asia = in_region(Region::Asia);
    if (spent.all_in_southeast_asia && side == Side::USSR && s.effect(vietnam_revolts)) southeast = southeast_asia();
  }
  const OptionSet dear = rule_on("TS-7.1") ? controlled(s, other(side)) : OptionSet();
  const auto within = [&](int bonus) {
    const int left = points_in(s, side, o.printed, bonus) - spent.points;
    return left >= 2 ? all_countries() : left == 1 ? all_countries() - dear : OptionSet();
  };
  OptionSet found = within(0);
  const OptionSet both = asia & southeast;
  if (both.any()) found |= both & within(2);
  if ((asia | southeast).any()) found |= (asia | southeast) & within(1);
  return found;
}

Ask place(const State& s, Side side, const Operations& o, const Spent& spent, const OptionSet& reach) {
  return Ask::of(side, Key::place, all_countries())
      .require("TS-7.2", reach)
      .require("TS-card-94", ~chernobyl(s, side))
      .require("TS-7.1", affordable(s, side, o, spent))
      .group(1)
      .seen_as(of_side(Field::influence_us, side), +1)
      .owed("TS-7.3");
}

}  // namespace

bool can_place_influence(const State& s, Side side, const Operations& o) { return place(s, side, o, {}, reachable(s, side)).any(); }

void place_influence(State& s, Table& t, Side side, const Operations& o) {
  const OptionSet reach = reachable(s, side);
  Spent spent;
  for (;;) {
    Ask ask = place(s, side, o, spent, reach);
    if (!ask.any()) return;  // TS-7.3: only then are points lost
    if (!rule_on("TS-7.3")) ask.or_option(kNoCountry).unless_said(kNoCountry);
    const int id = t.choose(ask);
    if (id == kNoCountry) return;
    spent.add(id, marker_cost(s, side, id));
    add_influence(s, t, side, id, 1, "TS-7.1");
  }
}

}  // namespace arbiter::ts
