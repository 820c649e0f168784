// 7.3 Deploy, Regime Change, Withdraw.
#include <algorithm>

#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

namespace {

constexpr int kRegimeChangeTroops = 6;

OptionSet places() {
  return all_countries().with(kTrack);
}

bool nato_at(const State& s, int id) {
  return s.marked_event(nato) && s.marker_at[nato] == id;
}

// 7.3.1: strength that may leave; at least 5 more than cells stay in a Regime Change country.
int surplus(const State& s, int from) {
  if (from == kTrack) return s.troops[kTrack];
  if (s.regime_change[from] == 0 || !rule_on("LAB-7.3.1")) return us_troops(s, from);
  return std::clamp(cubes(s, from) - cells(s, from) - 5, 0, us_troops(s, from));
}

OptionSet with_surplus(const State& s, int n) {
  OptionSet found;
  for (int id = 0; id <= kTrack; ++id)
    if (movable_troops(s, id) >= n || (n == 1 && id < kCountries && nato_at(s, id) && surplus(s, id) >= 2))
      found.add(id);
  return found;
}

OptionSet occupied(const State& s) {
  OptionSet found;
  for (int id = 0; id <= kTrack; ++id)
    if (s.troops[id] > 0 || (id < kCountries && nato_at(s, id))) found.add(id);
  return found;
}

// 7.3.3; card 57 opens the Philippines.
OptionSet hosts(const State& s) {
  OptionSet found = aligned(s, Alignment::ally).with(kTrack);
  if (s.marked_event(abu_sayyaf)) found.add(philippines);
  return found;
}

int choose_troops(Table& t, int least, int most, Rule rule) {
  if (least >= most) return most;
  const OptionSet numbers = OptionSet::range(0, kMostNumber);
  return t.choose(question(Side::US, Key::troops, numbers)
                      .require(rule, OptionSet::range(least, most))
                      .may_be_missing()
                      .owed(rule));
}

// How many troops go; NATO may go too and then leaves the map (card 41).
void move_force(State& s, Table& t, int from, int to, int least, bool all_may_go, Rule rule) {
  int most = all_may_go ? us_troops(s, from) : surplus(s, from);
  if (from < kCountries && nato_at(s, from) && most >= 2) {
    const OptionSet both = OptionSet::of(answer::yes, answer::no);
    Ask ask = question(Side::US, Key::nato, both).unless_said(answer::no).owed("LAB-card-41");
    const bool alone = s.troops[from] == 0;
    if (alone) ask.require("LAB-7.3", OptionSet::of(answer::yes)).unless_said(answer::yes);
    if (t.choose(ask) == answer::yes) {
      unmark(s, t, nato, "LAB-card-41");
      most -= 2;
      least = 0;
    }
  }
  most = std::min<int>(most, s.troops[from]);
  move_troops(s, t, from, to, choose_troops(t, std::min(least, most), most, rule), rule);
}

}  // namespace

int movable_troops(const State& s, int from) {
  return std::min<int>(surplus(s, from), s.troops[from]);
}

namespace {

OptionSet destinations(const State& s, int ops) {
  return hosts(s) & governance_at_most(s, ops).with(kTrack);
}

// Some destination is another place.
OptionSet can_leave(const OptionSet& to) {
  return to.count() > 1 ? places() : places() - to;
}

}  // namespace

Ask deploy_source(const State& s, Table&, int ops) {
  return question(Side::US, Key::from, places())
      .require("LAB-7.3", occupied(s))
      .require("LAB-7.3.1", with_surplus(s, 1))
      .require("LAB-7.3.3", can_leave(destinations(s, ops)))
      .seen_as(Field::troops, -1, true)
      .owed("LAB-7.3");
}

void deploy(State& s, Table& t, int ops) {
  const int from = t.choose(deploy_source(s, t, ops));
  const int to = t.choose(question(Side::US, Key::to, places())
                              .require("LAB-7.3.3", hosts(s))
                              .require("LAB-7.3.2", governance_at_most(s, ops).with(kTrack))
                              .require("LAB-7.3", places().without(from))
                              .seen_as(Field::troops, +1, true)
                              .owed("LAB-7.3.3"));
  move_force(s, t, from, to, 1, false, "LAB-7.3");
}

namespace {

// 7.3.4; cards 37, 39.
OptionSet changeable(const State& s) {
  OptionSet found = islamist_rule(s);
  if (s.marked_event(iraqi_wmd)) found.add(iraq);
  if (s.marked_event(libyan_wmd)) found.add(libya);
  return found;
}

Ask regime_change_source(const State& s, Table& t, int target) {
  OptionSet from = places();
  if (target >= 0) from.remove(target);
  if (t.ruling(RulingId::rc_source_rc_country) != 0) from = from - regime_change_countries(s);
  return question(Side::US, Key::from, places())
      .require("LAB-7.3.4", with_surplus(s, kRegimeChangeTroops))
      .require("LAB-7.3.4", from)
      .seen_as(Field::troops, -1, true)
      .owed("LAB-7.3.4");
}

Ask change_among(const State& s, Table& t, const OptionSet& targets) {
  OptionSet reachable;
  for (int id = targets.first(); id >= 0; id = targets.next(id))
    if (id < kCountries && regime_change_source(s, t, id).any()) reachable.add(id);
  return question(Side::US, Key::target, all_countries())
      .require("LAB-7.3.4", us_posture(s) == Posture::hard)
      .require("LAB-7.3.4", changeable(s))
      .require("LAB-7.3.4", reachable)
      .owed("LAB-7.3.4");
}

}  // namespace

Ask regime_change_target(const State& s, Table& t) {
  return change_among(s, t, changeable(s));
}

void regime_change(State& s, Table& t, const OptionSet& targets, Rule rule) {
  const Ask ask = change_among(s, t, changeable(s) & targets);
  if (!ask.any()) return;
  const int at = t.choose(ask);
  const Ask source = regime_change_source(s, t, at);
  if (!source.any()) return;
  const int from = t.choose(source);
  const int most = movable_troops(s, from);
  move_troops(s, t, from, at, choose_troops(t, std::min(kRegimeChangeTroops, most), most, "LAB-7.3.4"), rule);
  t.set(s, Field::regime_change, at, 1, rule);
  const int die = t.roll({index(Side::US), country(at).name, "LAB-7.3.4", 6, 1U << 1 | 1U << 5});
  set_governance(s, t, at, die >= 5 ? Governance::fair : Governance::poor, "LAB-7.3.4");
  set_alignment(s, t, at, Alignment::ally, "LAB-7.3.4");
  activate(s, t, at, s.sleepers[at], "LAB-7.3.4");
  if (at == iraq && s.marked_event(iraqi_wmd)) unmark(s, t, iraqi_wmd, "LAB-card-37");
  if (at == libya && s.marked_event(libyan_wmd)) unmark(s, t, libyan_wmd, "LAB-card-39");
  if (rule_on("LAB-7.3.4")) roll_prestige(s, t, "LAB-7.3.4");
}

Ask withdraw_source(const State& s) {
  OptionSet troops;
  for (int id = 0; id < kCountries; ++id)
    if (s.troops[id] > 0) troops.add(id);
  return question(Side::US, Key::from, places())
      .require("LAB-7.3.5", us_posture(s) == Posture::soft)
      .require("LAB-7.3.5", regime_change_countries(s))
      .require("LAB-7.3.5", troops)
      .seen_as(Field::troops, -1, true)
      .owed("LAB-7.3.5");
}

void withdraw(State& s, Table& t) {
  const int from = t.choose(withdraw_source(s));
  const int to = t.choose(question(Side::US, Key::to, places())
                              .require("LAB-7.3.5", aligned(s, Alignment::ally).with(kTrack))
                              .require("LAB-7.3.5", places().without(from))
                              .seen_as(Field::troops, +1, true)
                              .owed("LAB-7.3.5"));
  move_force(s, t, from, to, 1, true, "LAB-7.3.5");
  remove_aid(s, t, from, s.aid[from], "LAB-7.3.5");
  place_besieged(s, t, from, "LAB-7.3.5");
  if (rule_on("LAB-7.3.5")) roll_prestige(s, t, "LAB-7.3.5");
}

}  // namespace arbiter::lab
