// Cards 1 to 20.
#include "games/labyrinth/events/events.hpp"
#include "games/labyrinth/events/shared.hpp"

namespace arbiter::lab {
namespace {

// 1 Backlash: a plot in a Muslim country will cost Funding.
bool backlash_possible(const State& s, Side) {
  return (with_untagged_plots(s) & muslims(s)).any();
}
void tag_a_plot(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, with_untagged_plots(s) & muslims(s), "LAB-card-1");
  if (at != kNoCountry) tag_plot(s, t, at, "LAB-card-1");
}

// 2 Biometrics: its Lapsing effect is asked for in jihadist_travel.cpp.
void lapsing_only(State&, Table&, Side) {}

// 3 CTR: in Russia, and in a Central Asia that isn't an Adversary.
bool ctr_possible(const State& s, Side) {
  return us_posture(s) == Posture::soft;
}
void place_ctr(State& s, Table& t, Side) {
  t.set(s, Field::ctr, russia, 1, "LAB-card-3");
  if ((aligned(s, Alignment::ally) | aligned(s, Alignment::neutral)).has(central_asia))
    t.set(s, Field::ctr, central_asia, 1, "LAB-card-3");
}

// 4 Moro Talks: ends Abu Sayyaf.
void talks_with_moros(State& s, Table& t, Side) {
  test(s, t, philippines, "LAB-card-4");
  change_funding(s, t, -1, "LAB-card-4");
  mark(s, t, moro_talks, "LAB-card-4", philippines);
}

// 5 NEST: only a marker here. Plots in the US lie face up: that changes what players see, not what they may do.
void deploy_nest(State& s, Table& t, Side) {
  mark(s, t, nest, "LAB-card-5", united_states);
}

// 6, 7 Sanctions: Patriot Act gives the means.
bool sanctions_possible(const State& s, Side) {
  return s.marked_event(patriot_act);
}
void sanctions(State& s, Table& t, Side) {
  change_funding(s, t, -2, "LAB-card-6");
}

// 8 to 10 Special Forces: a cell with or beside Troops.
OptionSet special_forces_targets(const State& s) {
  const OptionSet troops = with_troops(s);
  return with_cells(s) & (troops | adjacent_to(s, troops));
}
bool special_forces_possible(const State& s, Side) {
  return special_forces_targets(s).any();
}
void special_forces(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, special_forces_targets(s), "LAB-card-8");
  if (at != kNoCountry) remove_cell(s, t, player, at, "LAB-card-8");
}

// 11 Abbas: the marker comes, whether or not the region is calm.
void place_abbas(State& s, Table& t, Side) {
  const bool calm = calm_around_israel(s);
  mark(s, t, abbas, "LAB-card-11");
  if (!calm) return;
  change_prestige(s, t, +1, "LAB-card-11");
  change_funding(s, t, -2, "LAB-card-11");
}

// 12 Al-Azhar.
void al_azhar(State& s, Table& t, Side) {
  test(s, t, egypt, "LAB-card-12");
  change_funding(s, t, islamist_rule(s).none() ? -4 : -2, "LAB-card-12");
}

// 13 Anbar Awakening: Aid where Troops are, in Iraq or Syria; ends Al-Anbar.
OptionSet anbar_targets(const State& s) {
  return with_troops(s) & OptionSet::of(iraq, syria);
}
bool anbar_awakening_possible(const State& s, Side) {
  return anbar_targets(s).any();
}
void awaken_anbar(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, anbar_targets(s), "LAB-card-13");
  if (at != kNoCountry) place_aid(s, t, at, 1, "LAB-card-13");
  change_prestige(s, t, +1, "LAB-card-13");
  mark(s, t, anbar_awakening, "LAB-card-13");
}

// 14 Covert Action: 4 to 6 makes an Adversary Neutral.
bool covert_action_possible(const State& s, Side) {
  return aligned(s, Alignment::adversary).any();
}
void act_covertly(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, aligned(s, Alignment::adversary), "LAB-card-14");
  if (at == kNoCountry) return;
  const int die = t.roll({index(player), country(at).name, "LAB-card-14", 6, 1U << 1 | 1U << 4});
  if (die >= 4) set_alignment(s, t, at, Alignment::neutral, "LAB-card-14");
}

// 15 Ethiopia Strikes: Islamist Rule in Somalia or Sudan ends.
OptionSet ethiopia_targets(const State& s) {
  return islamist_rule(s) & OptionSet::of(somalia, sudan);
}
bool ethiopia_strikes_possible(const State& s, Side) {
  return ethiopia_targets(s).any();
}
void strike_from_ethiopia(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, ethiopia_targets(s), "LAB-card-15");
  if (at == kNoCountry) return;
  set_governance(s, t, at, Governance::poor, "LAB-card-15");
  set_alignment(s, t, at, Alignment::neutral, "LAB-card-15");
}

// 16 Euro-Islam.
void discuss_euro_islam(State& s, Table& t, Side player) {
  choose_posture(s, t, player, benelux, "LAB-card-16");
  if (islamist_rule(s).none()) change_funding(s, t, -1, "LAB-card-16");
}

// 17 FSB: the three nuclear cards leave the Jihadist's hand; only if there was none, a cell goes.
void call_fsb(State& s, Table& t, Side player) {
  const OptionSet nuclear = OptionSet::of(heu, kazakh_strain).with(loose_nuke);
  if (discard_every(s, t, Side::Jihadist, nuclear, "LAB-card-17") > 0) return;
  const OptionSet targets = with_cells(s) & OptionSet::of(russia, central_asia);
  const int at = choose_country(t, player, Key::target, targets, "LAB-card-17");
  if (at != kNoCountry) remove_cell(s, t, player, at, "LAB-card-17");
}

// 18 Intel Community: the hand is seen, an operation of value 1 follows, and a card more than the phase allows.
void consult_intel(State& s, Table& t, Side player) {
  reveal_hand(s, t, other(player), "LAB-card-18");
  Operation o;
  o.ops = 1;
  o.rule = "LAB-card-18";
  conduct_operation(s, t, player, o);
  const OptionSet held = may_hold(s, player);
  if (s.hand[index(player)] == 0 || held.none()) return;
  const int id = t.choose(question(player, Key::card, all_cards().with(no_card))
                              .require("LAB-card-18", held)
                              .unsure(held - surely_holds(s, player))
                              .or_option(no_card)
                              .unless_said(no_card)
                              .owed("LAB-card-18"));
  if (id == no_card) return;
  take_from_hand(s, t, player, id, "LAB-card-18");
  play_card(s, t, player, id, CardPlay::extra);
}

// 19 Kemalist Republic, whatever Turkey was.
void set_fair_ally(State& s, Table& t, int at, Rule rule) {
  set_governance(s, t, at, Governance::fair, rule);
  set_alignment(s, t, at, Alignment::ally, rule);
}
void proclaim_kemalism(State& s, Table& t, Side) {
  set_fair_ally(s, t, turkey, "LAB-card-19");
}

// 20 King Abdullah.
void side_with_abdullah(State& s, Table& t, Side) {
  set_fair_ally(s, t, jordan, "LAB-card-20");
  change_prestige(s, t, +1, "LAB-card-20");
  change_funding(s, t, -1, "LAB-card-20");
}

constexpr std::array<EventRow, 20> kRows{{
    {tag_a_plot, backlash_possible},                    // 1 Backlash
    {lapsing_only},                                     // 2 Biometrics
    {place_ctr, ctr_possible},                          // 3 CTR
    {talks_with_moros},                                 // 4 Moro Talks
    {deploy_nest},                                      // 5 NEST
    {sanctions, sanctions_possible},                    // 6 Sanctions
    {sanctions, sanctions_possible},                    // 7 Sanctions
    {special_forces, special_forces_possible},          // 8 Special Forces
    {special_forces, special_forces_possible},          // 9 Special Forces
    {special_forces, special_forces_possible},          // 10 Special Forces
    {place_abbas},                                      // 11 Abbas
    {al_azhar},                                         // 12 Al-Azhar
    {awaken_anbar, anbar_awakening_possible},           // 13 Anbar Awakening
    {act_covertly, covert_action_possible},             // 14 Covert Action
    {strike_from_ethiopia, ethiopia_strikes_possible},  // 15 Ethiopia Strikes
    {discuss_euro_islam},                               // 16 Euro-Islam
    {call_fsb},                                         // 17 FSB
    {consult_intel},                                    // 18 Intel Community
    {proclaim_kemalism},                                // 19 Kemalist Republic
    {side_with_abdullah},                               // 20 King Abdullah
}};

}  // namespace

std::span<const EventRow> events_001_020() {
  return kRows;
}

}  // namespace arbiter::lab
