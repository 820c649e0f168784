// 7.2 War of Ideas.
#include <algorithm>

#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

namespace {

// 7.2.1.2: in a Regime Change country Troops exceed cells by 5 or more.
OptionSet secured(const State& s) {
  OptionSet found = ~regime_change_countries(s);
  for (int id = 0; id < kCountries; ++id)
    if (s.regime_change[id] != 0 && cubes(s, id) - cells(s, id) >= 5) found.add(id);
  return found;
}

}  // namespace

Ask war_of_ideas_target(const State& s, Table&, int ops) {
  const OptionSet good_allies = aligned(s, Alignment::ally) & governance_is(s, Governance::good);
  const OptionSet untested = unmarked(s) & muslims(s);  // tested first (4.9.4.1)
  return question(Side::US, Key::target, all_countries())
      .require("LAB-7.2.1", on_board(s))
      .require("LAB-7.1.3", ~islamist_rule(s))
      .require("LAB-7.2.1", ~aligned(s, Alignment::adversary))
      .require("LAB-7.2.1", ~good_allies)
      .require("LAB-7.2.1.2", secured(s))
      .require("LAB-7.2.3", muslims(s) | non_muslims(s).without(united_states).without(israel))
      .require("LAB-7.1.1", governance_at_most(s, ops) | untested)
      .owed("LAB-7.2.1");
}

void war_of_ideas(State& s, Table& t, int ops) {
  const int at = t.choose(war_of_ideas_target(s, t, ops));
  if (muslim(s, at)) test(s, t, at, "LAB-4.9.4");  // elsewhere the roll itself is the test (7.2.3)
  // 4.9.4.1: a card too small for the governance that came up is spent.
  if (governance_number(s, at) > ops && s.reserves[index(Side::US)] > 0 &&
      t.ruling(RulingId::woi_reserves_after_test) != 0)
    ops = add_reserves(s, t, Side::US, ops);
  if (governance_number(s, at) > ops && rule_on("LAB-4.9.4.1")) return;
  war_of_ideas_roll(s, t, at, {}, "LAB-7.2.1");
}

// 4.9.2.
int war_of_ideas_modifier(const State& s, int at, const WarOfIdeas& w) {
  int modifier = static_cast<int>(prestige_level(s)) - 1;
  if (!w.ignore_penalty) modifier -= gwot_penalty(s);
  if (s.alignment[at] == Alignment::ally && s.governance[at] == Governance::fair) --modifier;
  modifier += s.aid[at];
  if ((neighbours(s, at) & aligned(s, Alignment::ally) & governance_is(s, Governance::good)).any()) ++modifier;
  return modifier + s.awakening[at] - s.reaction[at];
}

namespace {

void posture_roll(State& s, Table& t, int at, Rule rule) {
  const Posture p = roll_posture(s, t, at, Side::US, rule);
  if (p == us_posture(s)) change_prestige(s, t, +1, "LAB-7.2.3");
}

}  // namespace

void war_of_ideas_roll(State& s, Table& t, int at, const WarOfIdeas& w, Rule rule) {
  if (non_muslim(s, at)) return posture_roll(s, t, at, "LAB-7.2.3");
  const int modifier = rule_on("LAB-4.9.2") ? war_of_ideas_modifier(s, at, w) : 0;
  std::uint8_t bands = 1U << 1;
  for (const int face : {4 - modifier, 5 - modifier})
    if (face >= 2 && face <= 6) bands = static_cast<std::uint8_t>(bands | 1U << face);
  const int total = t.roll({index(Side::US), country(at).name, rule, 6, bands}) + modifier;
  t.tell(Field::roll_total, at, total, rule);
  if (total == 4 && s.aid[at] == 0) place_aid(s, t, at, 1, "LAB-7.2.2.1");  // one short
  if (total < 5) return;
  if (s.alignment[at] == Alignment::neutral) {
    set_alignment(s, t, at, Alignment::ally, rule);
  } else if (s.alignment[at] == Alignment::ally) {
    improve(s, t, at, rule);
  }
}

}  // namespace arbiter::lab
