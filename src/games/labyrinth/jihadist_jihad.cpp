// 8.4 Jihad, Minor and Major.
#include "games/labyrinth/dice.hpp"

namespace arbiter::lab {

Ask jihad_target(const State& s) {
  OptionSet open = all_countries();
  if (s.marked_event(benazir_bhutto)) open.remove(pakistan);
  return question(Side::Jihadist, Key::target, all_countries())
      .require("LAB-8.4", muslims(s))
      .require("LAB-8.4", ~islamist_rule(s))
      .require("LAB-8.4", with_cells(s))
      .require("LAB-card-33", open)
      .owed("LAB-8.4");
}

// 8.4.2: enough cells, and dice for the successes that Islamist Rule takes.
bool major_jihad_possible(const State& s, Table& t, int at, int dice) {
  const int margin = s.ideology >= Ideology::potent && rule_on("LAB-9.7") ? 3 : 5;
  if (cells(s, at) - cubes(s, at) < margin && rule_on("LAB-8.4.2")) return false;
  const int to_poor = 3 - governance_number(s, at);
  if (dice >= to_poor + (s.besieged[at] != 0 ? 1 : 2) || !rule_on("LAB-8.4.2")) return true;
  return s.governance[at] == Governance::good && t.ruling(RulingId::major_from_good) != 0;
}

namespace {

struct JihadIn {
  int at = 0, dice = 0;
  bool major = false;
};

void declare_major(State& s, Table& t, JihadIn& j) {
  if (!major_jihad_possible(s, t, j.at, j.dice)) return;
  const Ask ask = question(Side::Jihadist, Key::major, OptionSet::of(j.at))
                      .or_option(kNoCountry)
                      .may_be_missing()
                      .owed("LAB-8.4.2");
  j.major = t.choose(ask) == j.at;
}

void activate_for(State& s, Table& t, const JihadIn& j) {
  if (j.major) {
    activate(s, t, j.at, s.sleepers[j.at], "LAB-8.4.2");
  } else {
    use_cells(s, t, j.at, j.dice, "LAB-8.4");
  }
}

void outcome(State& s, Table& t, const JihadIn& j, int successes) {
  const bool was_poor = s.governance[j.at] == Governance::poor, was_besieged = s.besieged[j.at] != 0;
  const int failures = j.dice - successes;
  remove_aid(s, t, j.at, successes, "LAB-7.2.2.3");
  while (successes > 0 && s.governance[j.at] < Governance::poor) {
    --successes;
    const Governance before = s.governance[j.at];
    worsen(s, t, j.at, "LAB-8.4.1");
    if (s.governance[j.at] == before) break;
  }
  const int needed = was_besieged && rule_on("LAB-8.4.3.2") ? 1 : 2;
  const bool revolution = j.major && s.governance[j.at] == Governance::poor && successes >= needed;
  if (revolution) fall_to_islamist_rule(s, t, j.at, "LAB-8.4.2");
  // 8.4.3; not at the level Virulent (9.7).
  const bool lose = s.ideology != Ideology::virulent || !rule_on("LAB-9.7");
  for (int n = 0; lose && n < failures; ++n) lose_used_cell(s, t, j.at, "LAB-8.4.3");
  if (j.major && was_poor && j.dice == 3 && !revolution && rule_on("LAB-8.4.3.1")) {
    place_besieged(s, t, j.at, "LAB-8.4.3.1");
    shift_toward_ally(s, t, j.at, "LAB-8.4.3.1");
  }
}

}  // namespace

int jihad(State& s, Table& t, int ops) {
  const Declared d = declare(
      t, jihad_target(s), ops, [&s](int id) { return cells(s, id); }, "LAB-8.4");
  std::array<JihadIn, kMaxOps> jihads{};
  std::size_t count = 0;
  const OptionSet where = d.countries();
  for (int id = where.first(); id >= 0; id = where.next(id)) jihads[count++] = {id, d.dice_in(id), false};
  for (std::size_t i = 0; i < count; ++i) declare_major(s, t, jihads[i]);
  for (std::size_t i = 0; i < count; ++i) activate_for(s, t, jihads[i]);
  std::array<int, kMaxOps> successes{};
  for (std::size_t i = 0; i < count; ++i)
    for (int n = 0; n < jihads[i].dice; ++n)
      if (succeeds(t, jihads[i].at, governance_number(s, jihads[i].at), "LAB-8.4")) ++successes[i];
  for (std::size_t i = 0; i < count; ++i) outcome(s, t, jihads[i], successes[i]);
  return d.count;
}

void jihad_roll_without_cells(State& s, Table& t, int at, int dice, Rule rule) {
  if (!muslim(s, at) || s.governance[at] == Governance::islamist_rule) return;
  const int needed = governance_number(s, at);
  int successes = 0;
  for (int n = 0; n < dice; ++n)
    if (succeeds(t, at, needed, rule)) ++successes;
  remove_aid(s, t, at, successes, rule);
  for (int n = 0; n < successes; ++n) worsen(s, t, at, rule);
}

}  // namespace arbiter::lab
