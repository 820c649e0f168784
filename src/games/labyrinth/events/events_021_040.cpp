// Cards 21 to 40.
#include "games/labyrinth/events/events.hpp"
#include "games/labyrinth/events/shared.hpp"

namespace arbiter::lab {
namespace {

// 21 Let's Roll!: a plot in an Ally or Good country is found.
OptionSet lets_roll_targets(const State& s) {
  return with_plots(s) & (aligned(s, Alignment::ally) | governance_is(s, Governance::good));
}
bool lets_roll_possible(const State& s, Side) {
  return lets_roll_targets(s).any();
}
void roll_up_a_plot(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, lets_roll_targets(s), "LAB-card-21");
  if (at != kNoCountry) remove_plot(s, t, at, "LAB-card-21");
  draw_cards(s, t, player, 1, "LAB-card-21");
  set_posture_somewhere(s, t, player, "LAB-card-21");
}

// 22 Mossad & Shin Bet: no cell stays in Israel, Jordan and Lebanon.
OptionSet mossad_targets(const State& s) {
  return with_cells(s) & OptionSet::of(israel, jordan).with(lebanon);
}
bool mossad_possible(const State& s, Side) {
  return mossad_targets(s).any();
}
void send_mossad(State& s, Table& t, Side) {
  const OptionSet targets = mossad_targets(s);
  for (int id = targets.first(); id >= 0; id = targets.next(id)) remove_all_cells(s, t, id, "LAB-card-22");
}

// 23 to 25 Predator.
OptionSet predator_targets(const State& s) {
  return with_cells(s) & muslims(s);
}
bool predator_possible(const State& s, Side) {
  return predator_targets(s).any();
}
void strike_by_drone(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, predator_targets(s), "LAB-card-23");
  if (at != kNoCountry) remove_cell(s, t, player, at, "LAB-card-23");
}

// 26 Quartet: Abbas is a partner.
bool quartet_possible(const State& s, Side) {
  return s.marked_event(abbas) && calm_around_israel(s);
}
void assemble_quartet(State& s, Table& t, Side) {
  change_prestige(s, t, +2, "LAB-card-26");
  change_funding(s, t, -3, "LAB-card-26");
}

// 27 Saddam Captured.
bool saddam_captured_possible(const State& s, Side) {
  return with_troops(s).has(iraq);
}
void capture_saddam(State& s, Table& t, Side) {
  place_aid(s, t, iraq, 1, "LAB-card-27");
  change_prestige(s, t, +1, "LAB-card-27");
  mark(s, t, saddam_captured, "LAB-card-27");
}

// 28 Sharia.
void relieve_a_regime(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, with_besieged(s), "LAB-card-28");
  if (at != kNoCountry) remove_besieged(s, t, at, "LAB-card-28");
}

// 29 Tony Blair: the United Kingdom follows the US; up to three Schengen countries are talked to.
void follow_blair(State& s, Table& t, Side player) {
  constexpr int kMostCountries = 3;
  set_posture(s, t, united_kingdom, us_posture(s), "LAB-card-29");
  OptionSet left = schengen_countries();
  for (int n = 0; n < kMostCountries; ++n) {
    const int at = choose_country_or_none(t, player, Key::target, left, "LAB-card-29");
    if (at == kNoCountry) return;
    left.remove(at);
    war_of_ideas_roll(s, t, at, {}, "LAB-card-29");
  }
}

// 30 UN Nation Building: Aid, and a War of Ideas without the GWOT penalty and without the condition of 7.2.1.2.
bool regime_change_somewhere(const State& s, Side) {
  return regime_change_countries(s).any();
}
void build_a_nation(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, regime_change_countries(s), "LAB-card-30");
  if (at == kNoCountry) return;
  place_aid(s, t, at, 1, "LAB-card-30");
  WarOfIdeas w;
  w.ignore_penalty = true;
  war_of_ideas_roll(s, t, at, w, "LAB-card-30");
}

// 31 Wiretapping: the US, the United Kingdom and Canada are cleared, cadres too.
OptionSet wiretapping_targets(const State& s) {
  return (with_cells(s) | with_cadre(s) | with_plots(s)) & OptionSet::of(united_states, united_kingdom).with(canada);
}
bool wiretapping_possible(const State& s, Side) {
  return wiretapping_targets(s).any();
}
void tap_wires(State& s, Table& t, Side player) {
  const OptionSet targets = wiretapping_targets(s);
  for (int id = targets.first(); id >= 0; id = targets.next(id)) {
    remove_all_cells(s, t, id, "LAB-card-31", false);
    remove_cadre(s, t, id, "LAB-card-31");
    remove_all_plots(s, t, id, "LAB-card-31");
  }
  draw_cards(s, t, player, 1, "LAB-card-31");
  mark(s, t, wiretapping, "LAB-card-31");
}

// 32 Back Channel: a card is given up for an Adversary whose resources equal its value; Reserves don't count (6.3.3.1).
OptionSet cards_worth(int ops) {
  OptionSet found;
  const OptionSet others = all_cards().without(back_channel);
  for (int id = others.first(); id >= 0; id = others.next(id))
    if (card(id).ops == ops) found.add(id);
  return found;
}
OptionSet back_channel_targets(const State& s, Side player) {
  OptionSet found;
  if (s.hand[index(player)] == 0) return found;
  const OptionSet held = may_hold(s, player), adversaries = aligned(s, Alignment::adversary);
  for (int id = adversaries.first(); id >= 0; id = adversaries.next(id))
    if ((held & cards_worth(resources(s, id))).any()) found.add(id);
  return found;
}
bool back_channel_possible(const State& s, Side player) {
  return us_posture(s) == Posture::soft && back_channel_targets(s, player).any();
}
void open_back_channel(State& s, Table& t, Side player) {
  const int at = choose_country_or_none(t, player, Key::target, back_channel_targets(s, player), "LAB-card-32");
  if (at == kNoCountry) return;
  if (discard_chosen(s, t, player, player, cards_worth(resources(s, at)), false, "LAB-card-32") == no_card) return;
  set_alignment(s, t, at, Alignment::neutral, "LAB-card-32");
  place_aid(s, t, at, 1, "LAB-card-32");
}

// 33 Benazir Bhutto: no Jihad in Pakistan (jihadist_jihad.cpp).
bool benazir_bhutto_possible(const State& s, Side) {
  return (neighbours(s, pakistan).with(pakistan) & islamist_rule(s)).none();
}
void elect_bhutto(State& s, Table& t, Side) {
  if (s.governance[pakistan] == Governance::poor) set_governance(s, t, pakistan, Governance::fair, "LAB-card-33");
  mark(s, t, benazir_bhutto, "LAB-card-33", pakistan);
}

// 34 Enhanced Measures: a Disrupt, and a card out of the Jihadist's hand.
bool enhanced_measures_possible(const State& s, Side) {
  return us_posture(s) == Posture::hard && disrupt_target(s, 3).any();
}
void take_measures(State& s, Table& t, Side player) {
  disrupt(s, t, 3);
  const int taken = random_card(s, t, other(player), "LAB-card-34");
  if (taken != no_card) move_to_hand(s, t, taken, player, "LAB-card-34");
  mark(s, t, enhanced_measures, "LAB-card-34");
}

// 35 Hijab.
bool hijab_possible(const State& s, Side) {
  return islamist_rule(s).none();
}
void debate_hijab(State& s, Table& t, Side player) {
  test(s, t, turkey, "LAB-card-35");
  improve(s, t, turkey, "LAB-card-35");
  choose_posture(s, t, player, france, "LAB-card-35");
  change_funding(s, t, -2, "LAB-card-35");
}

// 36 Indo-Pakistani Talks.
bool indo_pakistani_talks_possible(const State& s, Side) {
  return s.governance[pakistan] == Governance::good || s.governance[pakistan] == Governance::fair;
}
void talk_with_india(State& s, Table& t, Side player) {
  set_alignment(s, t, pakistan, Alignment::ally, "LAB-card-36");
  choose_posture(s, t, player, india, "LAB-card-36");
  mark(s, t, indo_pakistani_talks, "LAB-card-36", pakistan);
}

// 37 Iraqi WMD, 39 Libyan WMD: Regime Change whatever the governance, now or with a later card (us_deploy.cpp).
bool hard_against(const State& s, int adversary) {
  return us_posture(s) == Posture::hard && aligned(s, Alignment::adversary).has(adversary);
}
void search_for_wmd(State& s, Table& t, Side player, int id, int at, Rule rule) {
  mark(s, t, id, rule, at);
  const OptionSet here = OptionSet::of(at);
  if ((regime_change_target(s, t).options() & here).none()) return;
  if (accepts(t, player, rule)) regime_change(s, t, here, rule);
}
bool iraqi_wmd_possible(const State& s, Side) {
  return hard_against(s, iraq);
}
void search_iraq(State& s, Table& t, Side player) {
  search_for_wmd(s, t, player, iraqi_wmd, iraq, "LAB-card-37");
}
bool libyan_wmd_possible(const State& s, Side) {
  return hard_against(s, libya);
}
void search_libya(State& s, Table& t, Side player) {
  search_for_wmd(s, t, player, libyan_wmd, libya, "LAB-card-39");
}

// 38 Libyan Deal: ends Libyan WMD.
bool libyan_deal_possible(const State& s, Side) {
  return s.governance[libya] == Governance::poor && (aligned(s, Alignment::ally) & OptionSet::of(iraq, syria)).any();
}
void strike_a_deal(State& s, Table& t, Side player) {
  constexpr int kPostures = 2;
  set_alignment(s, t, libya, Alignment::ally, "LAB-card-38");
  change_prestige(s, t, +1, "LAB-card-38");
  OptionSet left = schengen_countries();
  for (int n = 0; n < kPostures; ++n) {
    const int at = choose_country(t, player, Key::target, left, "LAB-card-38");
    left.remove(at);
    choose_posture(s, t, player, at, "LAB-card-38");
  }
  mark(s, t, libyan_deal, "LAB-card-38", libya);
}

// 40 Mass Turnout.
void turn_out(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, regime_change_countries(s), "LAB-card-40");
  if (at != kNoCountry) improve(s, t, at, "LAB-card-40");
}

constexpr std::array<EventRow, 20> kRows{{
    {roll_up_a_plot, lets_roll_possible},                                // 21 Let's Roll!
    {send_mossad, mossad_possible},                                      // 22 Mossad & Shin Bet
    {strike_by_drone, predator_possible},                                // 23 Predator
    {strike_by_drone, predator_possible},                                // 24 Predator
    {strike_by_drone, predator_possible},                                // 25 Predator
    {assemble_quartet, quartet_possible},                                // 26 Quartet
    {capture_saddam, saddam_captured_possible},                          // 27 Saddam Captured
    {relieve_a_regime},                                                  // 28 Sharia
    {follow_blair},                                                      // 29 Tony Blair
    {build_a_nation, regime_change_somewhere, {vieira_de_mello_slain}},  // 30 UN Nation Building
    {tap_wires, wiretapping_possible},                                   // 31 Wiretapping
    {open_back_channel, back_channel_possible},                          // 32 Back Channel
    {elect_bhutto, benazir_bhutto_possible, {bhutto_shot}},              // 33 Benazir Bhutto
    {take_measures, enhanced_measures_possible},                         // 34 Enhanced Measures
    {debate_hijab, hijab_possible},                                      // 35 Hijab
    {talk_with_india, indo_pakistani_talks_possible},                    // 36 Indo-Pakistani Talks
    {search_iraq, iraqi_wmd_possible},                                   // 37 Iraqi WMD
    {strike_a_deal, libyan_deal_possible},                               // 38 Libyan Deal
    {search_libya, libyan_wmd_possible, {libyan_deal}},                  // 39 Libyan WMD
    {turn_out, regime_change_somewhere},                                 // 40 Mass Turnout
}};

}  // namespace

std::span<const EventRow> events_021_040() {
  return kRows;
}

}  // namespace arbiter::lab
