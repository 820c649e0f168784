// 5.2.3, 8.5.6: plots left on the map at the end of the US phase are resolved one by one.
#include "games/labyrinth/plots.hpp"

namespace arbiter::lab {

namespace {

struct Plot {
  int at = kNoCountry;
  int kind = plot_1;
  bool tagged = false;
  bool is_wmd() const { return kind == wmd; }
  int number() const { return is_wmd() ? 3 : kind + 1; }
};

void funding_of(State& s, Table& t, const Plot& p) {
  const bool good = s.governance[p.at] == Governance::good;
  if (p.tagged) {  // Backlash
    if (p.is_wmd()) return set_funding(s, t, 1, "LAB-card-1");
    return change_funding(s, t, good ? -2 : -1, "LAB-card-1");
  }
  if (!non_muslim(s, p.at)) return change_funding(s, t, good ? 2 : 1, "LAB-8.5.6");
  if (p.at == united_states || p.is_wmd()) return set_funding(s, t, kMostFunding, "LAB-8.5.6");
  change_funding(s, t, p.number() * (good ? 2 : 1), "LAB-8.5.6");
}

// 8.5.6: with a WMD the Jihadist of a two-player game may roll again once.
void posture_of(State& s, Table& t, const Plot& p) {
  if (!non_muslim(s, p.at) || p.at == israel || !rule_on("LAB-8.5.6")) return;
  roll_posture(s, t, p.at, Side::Jihadist, "LAB-8.5.6");
  if (p.is_wmd() && s.solo == 0) {
    const Ask again = question(Side::Jihadist, Key::reroll, OptionSet::of(p.at))
                          .or_option(kNoCountry)
                          .unless_said(kNoCountry)
                          .owed("LAB-8.5.6");
    if (t.choose(again) == p.at) roll_posture(s, t, p.at, Side::Jihadist, "LAB-8.5.6");
  }
  if (!schengen_countries().has(p.at)) return;
  const OptionSet others = schengen_countries().without(p.at);
  OptionSet two;
  if (s.solo == 0) {
    two = choose_countries(t, Side::Jihadist, Key::target, others, 2, "LAB-8.5.6");
  } else {  // 9.5: by the Schengen table
    for (int n = 0; n < 2; ++n) two.add(random_country(t, others - two, "LAB-9.5"));
  }
  for (int id = two.first(); id >= 0; id = two.next(id)) roll_posture(s, t, id, Side::Jihadist, "LAB-8.5.6");
}

void prestige_of(State& s, Table& t, const Plot& p) {
  if (us_troops(s, p.at) > 0) {
    if (p.is_wmd()) {
      set_prestige(s, t, 1, "LAB-8.5.6");
    } else {
      change_prestige(s, t, -1, "LAB-8.5.6");
    }
  }
  if (p.at == united_states && rule_on("LAB-8.5.6")) roll_prestige(s, t, "LAB-8.5.6");
}

// A die for each of its number against the governance at the start; not to Islamist Rule, not in one.
void governance_of(State& s, Table& t, const Plot& p) {
  if (!muslim(s, p.at) || s.governance[p.at] == Governance::islamist_rule || !rule_on("LAB-8.5.6")) return;
  const int needed = governance_number(s, p.at);
  int successes = 0;
  for (int n = 0; n < p.number(); ++n)
    if (t.roll({index(Side::Jihadist), country(p.at).name, "LAB-8.5.6", 6,
                static_cast<std::uint8_t>(1U << 1 | 1U << (needed + 1))}) <= needed)
      ++successes;
  remove_aid(s, t, p.at, successes, "LAB-7.2.2.3");
  for (int n = 0; n < successes; ++n) worsen(s, t, p.at, "LAB-8.5.6");
}

void end_markers(State& s, Table& t, int at) {
  if (at == israel && s.marked_event(abbas)) unmark(s, t, abbas, "LAB-card-11");
  if (at == india && s.marked_event(indo_pakistani_talks)) unmark(s, t, indo_pakistani_talks, "LAB-card-36");
}

void resolve(State& s, Table& t, const Plot& p) {
  t.tell(Field::resolved_plot, p.at, p.kind + 1, "LAB-8.5.6");
  if (p.is_wmd() && p.at == united_states && rule_on("LAB-2.1.2"))
    end_game(s, t, Ending::wmd_in_us, Side::Jihadist, "LAB-2.1.2");
  funding_of(s, t, p);
  const bool prestige_first = p.at == united_states && t.ruling(RulingId::plot_us_order) != 0;
  if (prestige_first) prestige_of(s, t, p);
  posture_of(s, t, p);
  if (!prestige_first) prestige_of(s, t, p);
  governance_of(s, t, p);
  end_markers(s, t, p.at);
  return_plot(s, t, p.kind, "LAB-8.5.6");
  check_victory(s, t, Side::Jihadist);
}

int markers_on_map(const State& s) {
  int n = 0;
  for (int id = 0; id < kCountries; ++id) n += plots_in(s, id);
  return n;
}

}  // namespace

void resolve_plots(State& s, Table& t) {
  for (int n = markers_on_map(s); n > 0; --n) {
    const OptionSet where = with_plots(s);
    if (where.none()) return;
    Plot p;
    p.at = where.count() == 1 ? where.first()
                              : t.choose(question(Side::Jihadist, Key::resolve, all_countries())
                                             .require("LAB-8.5.6", where)
                                             .may_be_missing()
                                             .owed("LAB-8.5.6"));
    const TurnedUp up = turn_up(s, t, p.at, "LAB-8.5.6");
    if (up.kind >= kPlotNumbers) continue;
    p.kind = up.kind;
    p.tagged = up.tagged;
    resolve(s, t, p);
  }
}

}  // namespace arbiter::lab
