// TS-7: placing influence with operations points.
#include "games/twilight-struggle/byte_masks.hpp"
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

namespace {

// These countries, those beside them, and (TS-1.3) those beside the superpower.
OptionSet reachable_from(Side side, const OptionSet& held) {
  OptionSet found = rule_on("TS-1.3") ? adjacent_to_superpower(side) | held : held;
  for (int id = held.first(); id >= 0; id = held.next(id)) found |= adjacent_to(id);
  return found;
}

// TS-7.2: what is in reach, and what another ruling would put there.
struct Reach {
  OptionSet allowed;
  OptionSet other_ruling;
};

Reach reach(const State& s, Table& t, Side side) {
  const OptionSet before_event = reachable(s, side);
  if (s.phase != Phase::headline) return {before_event, before_event};
  const OptionSet before_operations = reachable_from(side, with_influence(s, side));
  if (t.ruling(RulingId::headline_position) == 0) return {before_event, before_operations};
  return {before_operations, before_event};
}

int marker_cost(const State& s, Side side, int id) {
  return rule_on("TS-7.1") && controls(s, other(side), id) ? 2 : 1;
}

OptionSet chernobyl(const State& s, Side side) {
  if (side != Side::USSR || s.chernobyl_region == kNone) return {};
  return in_region(static_cast<Region>(s.chernobyl_region));
}

// What has been spent, and whether all of it lies where a bonus point may be earned (TS-6.5).
struct Spent {
  int points = 0;
  AllIn all;

  void add(int id, int cost) {
    points += cost;
    if (rule_on("TS-6.5")) all.add(id);
  }
};

// TS-7.1, TS-6.2: countries whose marker the rest pays for; the bonus of an area counts only for points spent there.
OptionSet affordable(const State& s, Side side, const Operations& o, const Spent& spent) {
  OptionSet asia, southeast;
  if (rule_on("TS-6.2")) {
    if (spent.all.asia && o.card == the_china_card) asia = in_region(Region::Asia);
    if (spent.all.southeast_asia && side == Side::USSR && s.effect(vietnam_revolts)) southeast = southeast_asia();
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

Ask place(const State& s, Side side, const Operations& o, const Spent& spent, const OptionSet& in_reach) {
  return Ask::of(side, Key::place, all_countries())
      .require("TS-7.2", in_reach)
      .require("TS-card-94", ~chernobyl(s, side))
      .require("TS-7.1", affordable(s, side, o, spent))
      .group(1)
      .seen_as(of_side(Field::influence_us, side), +1)
      .owed("TS-7.3");
}

}  // namespace

OptionSet reachable(const State& s, Side side) {
  const std::int8_t* held = s.round_start[index(side)];
  return reachable_from(side, indices_where<kCountries>([held](std::size_t i) { return held[i] != 0; }));
}

bool can_place_influence(const State& s, Table& t, Side side, const Operations& o) {
  return place(s, side, o, {}, reach(s, t, side).allowed).any();
}

void place_influence(State& s, Table& t, Side side, const Operations& o) {
  Spent spent;
  const Reach in_reach = reach(s, t, side);
  for (;;) {
    crisis_window(s, t);
    count_points(s, t, side, o, spent.points, spent.all);
    for (int id = 0; id < kCountries && t.explaining(); ++id)
      for (const Rule rule : {o.rule, "TS-7.3"}) t.count(Count::cost, id, marker_cost(s, side, id), rule);
    Ask ask = place(s, side, o, spent, in_reach.allowed);
    if (!(in_reach.other_ruling == in_reach.allowed))
      ask.disputed(RulingId::headline_position, place(s, side, o, spent, in_reach.other_ruling).options());
    if (!ask.any()) return;  // TS-7.3: only then are points lost
    // To stop early is against the rules, but it can be carried out.
    ask.or_option(kNoCountry).require("TS-7.3", ~OptionSet::of(kNoCountry));
    if (!rule_on("TS-7.3")) ask.unless_said(kNoCountry);
    const int id = t.choose(ask);
    if (id == kNoCountry) return;
    spent.add(id, marker_cost(s, side, id));
    add_influence(s, t, side, id, 1, "TS-7.1");
  }
}

}  // namespace arbiter::ts
