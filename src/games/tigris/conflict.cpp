// What revolts and wars have in common: tiles added from the hands, and who wins (TE-7.3, TE-7.5, TE-8.6, TE-8.7).
#include <algorithm>

#include "games/tigris/rules.hpp"

namespace arbiter::te {

namespace {

OptionSet up_to(int n) {
  return OptionSet::range(0, std::min(n, kMostNumber));
}

// TE-16.1: the attacker adds tiles only to become the stronger, the defender only just enough for a tie.
OptionSet english_attack(const Conflict& c, bool surplus) {
  if (!surplus && c.attack > c.defence) return OptionSet::of(0);
  return OptionSet::range(std::max(0, c.defence + 1 - c.attack), kMostNumber).with(0);
}
OptionSet english_defence(const Conflict& c) {
  const int missing = c.attack - c.defence;
  return missing > 0 && missing <= kMostNumber ? OptionSet::of(0, missing) : OptionSet::of(0);
}

int commit(State& s, Table& t, const Conflict& c, int dynasty, const OptionSet& english) {
  const Rule rule = c.war ? "TE-8.6" : "TE-7.3";
  const int at_most = may_hold(s, dynasty, c.support), surely = surely_holds(s, dynasty, c.support);
  Ask ask = Ask::of(dynasty, Key::commit, up_to(kMostNumber))
                .require(rule, up_to(at_most))
                .unsure(up_to(kMostNumber) - up_to(surely))
                .seen_as_value(Field::committed)
                .told_in_order(RulingId::commit_order, t.ruling(RulingId::commit_order) == 0)  // TR-12
                .owed(rule);
  if (s.english != 0) ask.require("TE-16.1", english);
  if (t.ruling(RulingId::commit_missing) == 0) ask.unless_said(0);  // TR-12
  const int n = t.choose(ask);
  if (n > 0) {  // a record may tell which tiles they are: temples in a revolt, tiles of the leaders' colour in a war
    const OptionSet helps = OptionSet::of(c.support);
    t.choose(Ask::of(dynasty, Key::support, OptionSet::range(0, kColours - 1))
                 .require(c.war ? "TE-8.6" : "TE-7.4", helps)
                 .unless_said(c.support));
  }
  t.tell(Field::committed, dynasty, n, rule);
  for (int i = 0; i < n; ++i) {
    take_from_hand(s, t, dynasty, c.support, rule);
    put_out(s, t, c.support, c.war ? "TE-8.7" : "TE-7.6");
  }
  return n;
}

}  // namespace

bool fight(State& s, Table& t, Conflict& c) {
  const bool surplus = t.ruling(RulingId::attacker_surplus) == 0;
  c.attack += commit(s, t, c, c.attacker, english_attack(c, surplus));
  c.defence += commit(s, t, c, c.defender, english_defence(c));
  const Rule tie = c.war ? "TE-8.7" : "TE-7.5";
  t.tell(Field::attack, c.attacker, c.attack, tie);
  t.tell(Field::defence, c.defender, c.defence, tie);
  const bool attacker_wins = rule_on(tie) ? c.attack > c.defence : c.attack >= c.defence;
  t.tell(Field::won, attacker_wins ? c.attacker : c.defender, 1, tie);
  return attacker_wins;
}

}  // namespace arbiter::te
