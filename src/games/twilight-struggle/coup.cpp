// TS-8: coups, and the Cuban Missile Crisis that makes them fatal.
#include <algorithm>

#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

namespace {

// TS-13.2: US-controlled Europe, but for what De Gaulle and Willy Brandt took out.
OptionSet protected_by_nato(const State& s) {
  if (!s.effect(nato) || !rule_on("TS-13.2")) return {};
  OptionSet kept = in_region(Region::Europe) & controlled(s, Side::US);
  if (s.effect(de_gaulle_leads_france)) kept.remove(france);
  if (s.effect(willy_brandt)) kept.remove(west_germany);
  return kept;
}

// TS-8.1, TS-13.2: what the USSR may not attack.
OptionSet barred_to_ussr(const State& s) {
  OptionSet barred = protected_by_nato(s);
  if (s.effect(us_japan_mutual_defense_pact)) barred.add(japan);
  return barred;
}

OptionSet not_barred(const State& s, Side side) {
  return side == Side::USSR ? ~barred_to_ussr(s) : ~OptionSet();
}

// Card 87: no USSR coups in Europe; realignments stay allowed.
OptionSet reformer_allows(const State& s, Side side) {
  return side == Side::USSR && s.occurred[the_reformer] != 0 ? ~in_region(Region::Europe) : ~OptionSet();
}

OptionSet defcon_allows(const State& s, const Operations& o) {
  // TS-8.5: free ones of an event that names a region ignore the limits; TS-5.9: the text of the card beats the rules.
  return o.free && rule_on("TS-8.5") && rule_on("TS-5.9") ? ~OptionSet() : ~barred_by_defcon(s.defcon);
}

Ask coup_target(const State& s, Side side, const Operations& o) {
  return Ask::of(side, Key::target, all_countries())
      .require("TS-8.1", with_influence(s, other(side)))
      .require("TS-8.1", defcon_allows(s, o))
      .require("TS-13.2", not_barred(s, side))
      .require("TS-card-87", reformer_allows(s, side))
      .require(o.rule, o.area)
      .told_as(Field::chosen_target)
      .owed("TS-8.7");
}

}  // namespace

Ask realignment_target_ask(const State& s, Side side, const Operations& o) {
  return Ask::of(side, Key::target, all_countries())
      .require("TS-9.1", with_influence(s, other(side)))
      .require("TS-9.1", defcon_allows(s, o))
      .require("TS-13.2", not_barred(s, side))
      .require(o.rule, o.area)
      .told_as(Field::chosen_target)
      .owed("TS-9.1");
}

namespace {

int coup_modifier(const State& s, Side side, int id) {
  int m = s.effect(salt_negotiations) ? -1 : 0;
  if (in(Region::CentralAmerica, id) || in(Region::SouthAmerica, id))
    m += side == Side::US ? s.death_squads : -s.death_squads;
  return m;
}

}  // namespace

bool nato_protects(const State& s, int id) {
  return protected_by_nato(s).has(id);
}

OptionSet coup_targets(const State& s, Side side, const Operations& o) {
  return coup_target(s, side, o).options();
}
OptionSet realignment_targets(const State& s, Side side, const Operations& o) {
  return realignment_target_ask(s, side, o).options();
}

// Card 40: the threatened side may end the crisis at any time by removing 2 of its influence from one named country.
void crisis_window(State& s, Table& t) {
  if (s.crisis_against == kNone) return;
  const Side side = side_of(s.crisis_against);
  OptionSet from;
  if (side == Side::USSR) {
    if (influence(s, side, cuba) >= 2) from.add(cuba);
  } else {
    if (influence(s, side, west_germany) >= 2) from.add(west_germany);
    if (influence(s, side, turkey) >= 2) from.add(turkey);
  }
  if (from.none()) return;
  const int id = t.choose(Ask::of(side, Key::cancel, all_countries())
                              .require("TS-card-40", from)
                              .or_option(kNoCountry)
                              .unless_said(kNoCountry)
                              .seen_as(of_side(Field::influence_us, side), -1, true));
  if (id == kNoCountry) return;
  remove_influence(s, t, side, id, 2, "TS-card-40");
  t.set(s, Field::crisis_against, 0, kNone, "TS-card-40");
  end_effect(s, t, cuban_missile_crisis, "TS-card-40");
}

int coup(State& s, Table& t, Side side, const Operations& o, bool chosen) {
  crisis_window(s, t);
  count_points(s, t, side, o, 0);
  Ask ask = coup_target(s, side, o);
  if (!ask.any() && !chosen) return -1;
  const int id = t.choose(ask);
  // TS-8.6: before phasing blame is asked.
  if (s.crisis_against == index(side) && rule_on("TS-8.6"))
    end_game(s, t, Ending::cuban_missile_crisis, index(other(side)), "TS-8.6");
  if (side == Side::US && s.effect(yuri_and_samantha)) gain_vp(s, t, Side::USSR, 1, "TS-card-109");
  const int ops = points_in(s, side, o.printed, area_bonus(s, side, o.card, id));
  const int modifier = coup_modifier(s, side, id);
  const int stability = 2 * country(id).stability;
  const int die = t.roll({index(side), country(id).name, "TS-8.2"});
  const int result = die + ops + modifier - stability;
  t.count(Count::die, 0, die, "TS-8.2");
  t.count(Count::points, 0, ops, "TS-8.2");
  t.count(Count::modifier, 0, modifier, "TS-8.2");
  t.count(Count::stability, 0, stability, "TS-8.2");
  count_points(s, t, side, o, ops);
  t.tell(Field::coup_ops, id, ops, "TS-8.2");
  t.tell(Field::coup_modifier, id, modifier, "TS-8.2");
  t.tell(Field::coup_stability, id, stability, "TS-8.2");
  t.tell(Field::coup_result, id, result, "TS-8.2");
  t.tell(Field::success, id, result > 0 ? 1 : 0, "TS-8.2");
  const int there = influence(s, other(side), id);
  if (result > 0) {
    remove_influence(s, t, other(side), id, result, "TS-8.2");
    add_influence(s, t, side, id, result - there, "TS-8.2");
  }
  if (!o.free) add_military_ops(s, t, side, ops, "TS-8.4");
  const bool subs = side == Side::US && s.effect(nuclear_subs) && !(o.free && t.ruling(RulingId::subs_free_coups) != 0);
  if (country(id).battleground && !subs && rule_on("TS-8.3")) change_defcon(s, t, -1, "TS-8.3");
  return result > 0 ? std::min(result, there) : 0;
}

}  // namespace arbiter::ts
