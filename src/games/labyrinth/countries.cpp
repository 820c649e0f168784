// 4.2, 4.3, 4.9.4: governance, alignment, posture and the markers that go with them; 8.4.4 Islamist Rule.
#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

namespace {

constexpr std::uint8_t kAtLeast5 = 1U << 1 | 1U << 5;  // faces that differ on the tables of governance and posture

void note_raised(State& s, Table& t, int id, Rule rule) {
  t.set(s, Field::recent, id, s.recent[id] | raised_now, rule);
}

// 7.2.1, 8.4.4: Regime Change, Besieged and Aid go.
void clear_markers(State& s, Table& t, int id, Rule rule) {
  t.set(s, Field::regime_change, id, 0, rule);
  remove_besieged(s, t, id, rule);
  remove_aid(s, t, id, s.aid[id], rule);
  t.set(s, Field::civil_war, id, 0, rule);
}

Posture by_die(int total) {
  return total >= 5 ? Posture::hard : Posture::soft;
}

}  // namespace

void test(State& s, Table& t, int id, Rule rule) {
  if (!unmarked(s).has(id) || !rule_on("LAB-4.9.4")) return;
  const int die = t.roll({kNobody, country(id).name, rule, 6, kAtLeast5});
  if (!muslim(s, id)) {
    t.set(s, Field::posture, id, static_cast<int>(by_die(die)), "LAB-4.9.4");
    return;
  }
  t.set(s, Field::governance, id, static_cast<int>(die >= 5 ? Governance::fair : Governance::poor), "LAB-4.9.4");
  t.set(s, Field::alignment, id, static_cast<int>(Alignment::neutral), "LAB-4.9.4");
  if (die >= 5) note_raised(s, t, id, rule);
}

void set_governance(State& s, Table& t, int id, Governance g, Rule rule) {
  const Governance before = s.governance[id];
  t.set(s, Field::governance, id, static_cast<int>(g), rule);
  if (before > g && g != Governance::unmarked && g <= Governance::fair) note_raised(s, t, id, rule);
  if (g == Governance::good && muslim(s, id)) clear_markers(s, t, id, rule);
}

void improve(State& s, Table& t, int id, Rule rule) {
  if (s.governance[id] <= Governance::good) return;
  set_governance(s, t, id, static_cast<Governance>(governance_number(s, id) - 1), rule);
}

void worsen(State& s, Table& t, int id, Rule rule) {
  if (s.governance[id] != Governance::good && s.governance[id] != Governance::fair) return;
  set_governance(s, t, id, static_cast<Governance>(governance_number(s, id) + 1), rule);
}

// 8.4.4; 8.4.5 the first time in Pakistan.
void fall_to_islamist_rule(State& s, Table& t, int id, Rule rule) {
  if (s.governance[id] == Governance::islamist_rule) return;
  t.set(s, Field::governance, id, static_cast<int>(Governance::islamist_rule), rule);
  set_alignment(s, t, id, Alignment::adversary, "LAB-8.4.4");
  clear_markers(s, t, id, "LAB-8.4.4");
  change_funding(s, t, resources(s, id), "LAB-8.4.4");
  if (us_troops(s, id) > 0) set_prestige(s, t, 1, "LAB-8.4.4");
  if (s.wmd_cache[id] > 0) cache_becomes_available(s, t, id, "LAB-8.4.5");
}

void set_alignment(State& s, Table& t, int id, Alignment a, Rule rule) {
  t.set(s, Field::alignment, id, static_cast<int>(a), rule);
}

void shift_toward_ally(State& s, Table& t, int id, Rule rule) {
  test(s, t, id, rule);
  if (s.alignment[id] == Alignment::adversary) {
    set_alignment(s, t, id, Alignment::neutral, rule);
  } else if (s.alignment[id] == Alignment::neutral) {
    set_alignment(s, t, id, Alignment::ally, rule);
  }
}

void shift_toward_adversary(State& s, Table& t, int id, Rule rule) {
  test(s, t, id, rule);
  if (s.alignment[id] == Alignment::ally) {
    set_alignment(s, t, id, Alignment::neutral, rule);
  } else if (s.alignment[id] == Alignment::neutral) {
    set_alignment(s, t, id, Alignment::adversary, rule);
  }
}

void place_aid(State& s, Table& t, int id, int n, Rule rule) {
  if (n > 0) t.change(s, Field::aid, id, n, rule);
}
void remove_aid(State& s, Table& t, int id, int n, Rule rule) {
  n = n < s.aid[id] ? n : s.aid[id];
  if (n > 0) t.change(s, Field::aid, id, -n, rule);
}
void place_besieged(State& s, Table& t, int id, Rule rule) {
  t.set(s, Field::besieged, id, 1, rule);
}
void remove_besieged(State& s, Table& t, int id, Rule rule) {
  t.set(s, Field::besieged, id, 0, rule);
}

// 4.3.2, 4.3.3.
void set_posture(State& s, Table& t, int id, Posture p, Rule rule) {
  if (!non_muslim(s, id) || id == israel) return;
  t.set(s, Field::posture, id, static_cast<int>(p), rule);
}

Posture roll_posture(State& s, Table& t, int id, Side who, Rule rule) {
  if (!non_muslim(s, id) || id == israel) return s.posture[id];
  const int bonus = id == united_states && rule_on("LAB-4.7.2") ? 1 : 0;
  const auto bands = static_cast<std::uint8_t>(1U << 1 | 1U << (5 - bonus));
  const int die = t.roll({index(who), country(id).name, rule, 6, bands});
  set_posture(s, t, id, by_die(die + bonus), rule);
  return s.posture[id];
}

void choose_posture(State& s, Table& t, Side who, int id, Rule rule) {
  const OptionSet both = OptionSet::of(static_cast<int>(Posture::soft), static_cast<int>(Posture::hard));
  const int p = t.choose(question(who, Key::posture, both).require(rule, both).may_be_missing().owed(rule));
  set_posture(s, t, id, static_cast<Posture>(p), rule);
}

Posture opposite(Posture p) {
  return p == Posture::hard ? Posture::soft : Posture::hard;
}

}  // namespace arbiter::lab
