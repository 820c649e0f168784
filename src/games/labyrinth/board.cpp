// 2.1 totals, 4.1 to 4.7: the board as questions.
#include <algorithm>

#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

namespace {

template <class Predicate>
OptionSet where(Predicate holds) {
  OptionSet found;
  for (int id = 0; id < kCountries; ++id)
    if (holds(id)) found.add(id);
  return found;
}

template <class Predicate>
int count_where(Predicate holds) {
  int n = 0;
  for (int id = 0; id < kCountries; ++id) n += holds(id) ? 1 : 0;
  return n;
}

bool nato_in(const State& s, int id) {
  return s.in_play[nato] == marked && s.marker_at[nato] == id;
}

}  // namespace

bool muslim(const State& s, int id) {
  return s.kind[id] == Kind::muslim;
}
bool non_muslim(const State& s, int id) {
  return s.kind[id] == Kind::non_muslim;
}

OptionSet on_board(const State& s) {
  return where([&s](int id) { return s.kind[id] != Kind::not_in_play; });
}
OptionSet muslims(const State& s) {
  return where([&s](int id) { return muslim(s, id); });
}
OptionSet non_muslims(const State& s) {
  return where([&s](int id) { return non_muslim(s, id); });
}
OptionSet shia_mix(const State& s) {
  return where([&s](int id) {
    if (!muslim(s, id)) return false;
    return id == iran || country(id).sect == Sect::shia_mix || (id == syria && s.awakening_rules != 0);
  });
}

OptionSet unmarked(const State& s) {
  return where([&s](int id) {
    return (muslim(s, id) && s.governance[id] == Governance::unmarked) ||
           (non_muslim(s, id) && s.posture[id] == Posture::unmarked);
  });
}

OptionSet governance_is(const State& s, Governance g) {
  return where([&s, g](int id) { return s.kind[id] != Kind::not_in_play && s.governance[id] == g; });
}

int governance_number(const State& s, int id) {
  return static_cast<int>(s.governance[id]);
}

// 7.1.1.
OptionSet governance_at_most(const State& s, int ops) {
  return where([&s, ops](int id) {
    const int number = governance_number(s, id);
    return s.kind[id] != Kind::not_in_play && number >= 1 && number <= std::min(ops, 3);
  });
}

OptionSet muslim_governance(const State& s, Governance g) {
  return muslims(s) & governance_is(s, g);
}
OptionSet islamist_rule(const State& s) {
  return muslim_governance(s, Governance::islamist_rule);
}
OptionSet aligned(const State& s, Alignment a) {
  return where([&s, a](int id) { return muslim(s, id) && s.alignment[id] == a; });
}
OptionSet with_posture(const State& s, Posture p) {
  return where([&s, p](int id) { return non_muslim(s, id) && s.posture[id] == p; });
}

bool has_sadr(const State& s, int id) {
  return s.in_play[moqtada_al_sadr] == marked && s.marker_at[moqtada_al_sadr] == id;
}

int cells(const State& s, int id) {
  return s.sleepers[id] + s.active[id] + (has_sadr(s, id) ? 1 : 0);
}

int all_cells(const State& s) {
  int n = 0;
  for (int id = 0; id < kCountries; ++id) n += cells(s, id);
  return n;
}

int us_troops(const State& s, int id) {
  return s.troops[id] + (nato_in(s, id) ? 2 : 0);
}

int cubes(const State& s, int id) {
  return us_troops(s, id) + s.militia[id] + s.advisors[id];
}

OptionSet with_cells(const State& s, int n) {
  return where([&s, n](int id) { return cells(s, id) >= n; });
}
OptionSet with_cadre(const State& s) {
  return where([&s](int id) { return s.cadre[id] != 0; });
}
OptionSet with_troops(const State& s, int n) {
  return where([&s, n](int id) { return cubes(s, id) >= n; });
}

int plots_in(const State& s, int id) {
  int n = 0;
  for (const auto& row : s.plots) n += row[id];
  return n;
}

OptionSet with_plots(const State& s) {
  return where([&s](int id) { return plots_in(s, id) > 0; });
}
OptionSet with_aid(const State& s) {
  return where([&s](int id) { return s.aid[id] > 0; });
}
OptionSet with_besieged(const State& s) {
  return where([&s](int id) { return s.besieged[id] != 0; });
}
OptionSet regime_change_countries(const State& s) {
  return where([&s](int id) { return s.regime_change[id] != 0; });
}

OptionSet disrupted_lately(const State& s) {
  return where([&s](int id) { return (s.recent[id] & (disrupted_now | disrupted_before)) != 0; });
}
OptionSet raised_lately(const State& s) {
  return where([&s](int id) { return (s.recent[id] & (raised_now | raised_before)) != 0; });
}

OptionSet neighbours(const State& s, int id) {
  OptionSet next = printed_neighbours(id) & on_board(s);
  if (!s.in_effect(patriot_act) || !rule_on("LAB-card-43")) return next;
  if (id == united_states) return OptionSet::of(canada);
  return id == canada ? next : next.without(united_states);
}

OptionSet adjacent_to(const State& s, const OptionSet& set) {
  OptionSet found;
  for (int id = set.first(); id >= 0; id = set.next(id)) found |= neighbours(s, id);
  return found;
}

bool adjacent(const State& s, int a, int b) {
  return neighbours(s, a).has(b);
}

OptionSet within(const State& s, int id, int steps) {
  OptionSet found = OptionSet::of(id);
  for (int n = 0; n < steps; ++n) found |= adjacent_to(s, found);
  return found;
}

// 4.2.6: one more for each Oil Price Spike in effect.
int resources(const State& s, int id) {
  if (!muslim(s, id)) return 0;
  const bool became_muslim = country(id).kind != Kind::muslim;  // Iran, Nigeria
  const int printed = became_muslim ? 2 : country(id).resources;
  const bool oil = became_muslim || country(id).oil;
  const int spikes = (s.lapsing[oil_price_spike] != 0 ? 1 : 0) + (s.lapsing[oil_price_spike_2] != 0 ? 1 : 0);
  return printed + (oil && rule_on("LAB-4.2.6") ? spikes : 0);
}

namespace {

int resources_of(const State& s, const OptionSet& set) {
  int n = 0;
  for (int id = set.first(); id >= 0; id = set.next(id)) n += resources(s, id);
  return n;
}

bool governed(const State& s, int id, Governance a, Governance b) {
  return muslim(s, id) && (s.governance[id] == a || s.governance[id] == b);
}

}  // namespace

int good_resources(const State& s) {
  return resources_of(s, muslim_governance(s, Governance::good));
}
int islamist_resources(const State& s) {
  const bool capital = s.caliphate_capital != kNoCountry && s.caliphate_capital >= 0;
  return resources_of(s, islamist_rule(s)) + (capital ? 1 : 0);  // 11.3.8
}
int fair_or_good(const State& s) {
  return count_where([&s](int id) { return governed(s, id, Governance::fair, Governance::good); });
}
int poor_or_islamist(const State& s) {
  return count_where([&s](int id) { return governed(s, id, Governance::poor, Governance::islamist_rule); });
}

Posture us_posture(const State& s) {
  return s.posture[united_states];
}

// 4.7.2: tested countries other than the US, Israel among them.
int world_posture(const State& s) {
  const int hard = with_posture(s, Posture::hard).without(united_states).count();
  const int soft = with_posture(s, Posture::soft).without(united_states).count();
  return std::clamp(hard - soft, -3, 3);
}

int gwot_penalty(const State& s) {
  const int world = world_posture(s);
  if (!rule_on("LAB-4.7.2.1")) return 0;
  return us_posture(s) == Posture::hard ? std::max(0, -world) : std::max(0, world);
}

Level prestige_level(const State& s) {
  return static_cast<Level>((s.prestige - 1) / 3);
}
Level funding_level(const State& s) {
  return static_cast<Level>((s.funding - 1) / 3);
}

TroopLevel troop_level(const State& s) {
  if (s.troops[kTrack] >= 10) return TroopLevel::low_intensity;
  return s.troops[kTrack] >= 5 ? TroopLevel::war : TroopLevel::overstretch;
}

// 4.7.4.2: the boxes fill right to left, five each; only those up to the marker's count.
int available_cells(const State& s) {
  if (!rule_on("LAB-4.7.4.2")) return s.cells_on_track;
  const int closed = funding_level(s) == Level::low ? 10 : funding_level(s) == Level::medium ? 5 : 0;
  return std::max(0, s.cells_on_track - closed);
}

int recruit_number(const State& s, Table& t, int id) {
  constexpr int kAutomatic = 6;
  if (rule_on("LAB-8.2.3") && (s.regime_change[id] != 0 || s.civil_war[id] != 0)) return kAutomatic;
  if (s.governance[id] == Governance::islamist_rule) return kAutomatic;  // 8.1.1
  if (non_muslim(s, id) && country(id).rec > 0 && rule_on("LAB-8.2.4")) {
    if (id == united_kingdom && t.ruling(RulingId::uk_recruit_number) != 0) return 2;
    return country(id).rec;
  }
  return governance_number(s, id);
}

}  // namespace arbiter::lab
