// Cards 41 to 60.
#include "games/labyrinth/events/events.hpp"
#include "games/labyrinth/events/shared.hpp"

namespace arbiter::lab {
namespace {

// 41 NATO: a force that counts as two Troops.
bool nato_possible(const State& s, Side) {
  return gwot_penalty(s) == 0 && regime_change_countries(s).any();
}
void call_nato(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, regime_change_countries(s), "LAB-card-41");
  if (at == kNoCountry) return;
  place_aid(s, t, at, 1, "LAB-card-41");
  place_nato(s, t, at, "LAB-card-41");
}

// 42 Pakistani Offensive: FATA ends.
bool pakistani_offensive_possible(const State& s, Side) {
  return aligned(s, Alignment::ally).has(pakistan) && s.marked_event(fata);
}
void clear_fata(State& s, Table& t, Side) {
  unmark(s, t, fata, "LAB-card-42");
}

// 43 Patriot Act: the US borders on Canada only (board.cpp).
void pass_patriot_act(State& s, Table& t, Side) {
  mark(s, t, patriot_act, "LAB-card-43", united_states);
}

// 44 Renditions: a Disrupt if there is one to do, and a card of the Jihadist goes.
bool renditions_possible(const State& s, Side) {
  return us_posture(s) == Posture::hard;
}
void render(State& s, Table& t, Side player) {
  disrupt(s, t, 3);
  discard_random(s, t, other(player), "LAB-card-44");
  mark(s, t, renditions, "LAB-card-44");
}

// 45 Safer Now: no Islamist Rule, and the Good countries are clean.
bool safer_now_possible(const State& s, Side) {
  return islamist_rule(s).none() && (governance_is(s, Governance::good) & (with_cells(s) | with_plots(s))).none();
}
void feel_safer(State& s, Table& t, Side player) {
  roll_posture(s, t, united_states, player, "LAB-card-45");
  change_prestige(s, t, +3, "LAB-card-45");
  set_posture_somewhere(s, t, player, "LAB-card-45");
}

// 46 Sistani: a Shia-Mix Regime Change country with a cell.
OptionSet sistani_targets(const State& s) {
  return shia_mix(s) & regime_change_countries(s) & with_cells(s);
}
bool sistani_possible(const State& s, Side) {
  return sistani_targets(s).any();
}
void heed_sistani(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, sistani_targets(s), "LAB-card-46");
  if (at != kNoCountry) improve(s, t, at, "LAB-card-46");
}

// 47 The door of Itjihad was closed: its Lapsing effect is asked for in turn.cpp and play.cpp.
void lapsing_only(State&, Table&, Side) {}

bool begins_jihadist_phase(const State& s) {
  return s.acting == index(Side::Jihadist) && first_card_of_phase(s);
}

// 6.3.1: US Election comes before or after what its card is used for.
bool election_comes_first(State& s, Table& t) {
  if (s.solo != 0) return true;
  return t.choose(question(Side::Jihadist, Key::order, OptionSet::of(order::event_first, order::operation_first))
                      .may_be_missing()
                      .owed("LAB-6.3.1")) == order::event_first;
}

// 48, 53: the second card of the phase, with Reserves, gives its ops to `deed`. A US event on it doesn't happen.
template <class Deed>
void with_second_card(State& s, Table& t, Rule rule, const Deed& deed) {
  const int id = use_second_card(s, t, Side::Jihadist, rule);
  if (id == no_card) return;
  const bool election = id == us_election;
  const bool election_first = election && election_comes_first(s, t);
  bool occurred = election_first && trigger_event(s, t, us_election, Side::Jihadist);
  deed(add_reserves(s, t, Side::Jihadist, card(id).ops));
  if (election && !election_first) occurred = trigger_event(s, t, us_election, Side::Jihadist);
  put_away(s, t, id, occurred, Side::Jihadist, rule);
}

// 48 Adam Gadahn: recruits in the US at 1 or 2.
bool adam_gadahn_possible(const State& s, Side) {
  return begins_jihadist_phase(s) && available_cells(s) > 0;
}
void follow_gadahn(State& s, Table& t, Side) {
  constexpr int kNumber = 2;
  with_second_card(s, t, "LAB-card-48", [&](int ops) {
    for (int n = 0; n < ops; ++n) recruit_roll(s, t, united_states, kNumber, false, "LAB-card-48");
  });
}

// 49 Al-Ittihad al-Islami.
void arm_al_ittihad(State& s, Table& t, Side) {
  place_cells(s, t, somalia, 1, "LAB-card-49");
}

// 50 Ansar al-Islam: beside an Iraq that is governed worse than Good.
bool ansar_al_islam_possible(const State& s, Side) {
  return s.governance[iraq] > Governance::good;
}
void shelter_ansar(State& s, Table& t, Side player) {
  place_cells_among(s, t, player, OptionSet::of(iraq, iran), 1, 1, "LAB-card-50");
}

// 51 FREs: half as many once Saddam is captured.
bool troops_in_iraq(const State& s, Side) {
  return with_troops(s).has(iraq);
}
void rally_fres(State& s, Table& t, Side) {
  place_cells(s, t, iraq, s.marked_event(saddam_captured) ? 2 : 4, "LAB-card-51");
}

// 52 IEDs.
bool cell_under_regime_change(const State& s, Side) {
  return (regime_change_countries(s) & with_cells(s)).any();
}
void lay_ieds(State& s, Table& t, Side player) {
  discard_random(s, t, other(player), "LAB-card-52");
}

// 53 Madrassas: this card and the next recruit, in Poor countries and under Islamist Rule too.
bool madrassas_possible(const State& s, Side) {
  return begins_jihadist_phase(s);
}
void open_madrassas(State& s, Table& t, Side) {
  const auto recruits = [&](int ops) {
    const OptionSet taught = muslim_governance(s, Governance::poor) | islamist_rule(s);
    recruit_anywhere(s, t, ops, taught, "LAB-card-53");
  };
  recruits(card(madrassas).ops);
  with_second_card(s, t, "LAB-card-53", recruits);
}

// 54 Moqtada al-Sadr.
void raise_sadr(State& s, Table& t, Side) {
  mark(s, t, moqtada_al_sadr, "LAB-card-54", iraq);
}

// 55 Uyghur Jihad: a Hard China drives the cell to Central Asia.
void stir_uyghurs(State& s, Table& t, Side) {
  test(s, t, china, "LAB-card-55");
  place_cells(s, t, s.posture[china] == Posture::hard ? central_asia : china, 1, "LAB-card-55");
}

// 56 Vieira de Mello Slain.
void slay_vieira_de_mello(State& s, Table& t, Side) {
  change_prestige(s, t, -1, "LAB-card-56");
  mark(s, t, vieira_de_mello_slain, "LAB-card-56");
}

// 57 Abu Sayyaf: Troops may go there (us_deploy.cpp), plots cost Prestige (plots.cpp).
void arm_abu_sayyaf(State& s, Table& t, Side) {
  place_cells(s, t, philippines, 1, "LAB-card-57");
  mark(s, t, abu_sayyaf, "LAB-card-57", philippines);
}

// 58 Al-Anbar: hampers Disrupt (us_disrupt.cpp).
void hold_al_anbar(State& s, Table& t, Side) {
  place_cells(s, t, iraq, 1, "LAB-card-58");
  mark(s, t, al_anbar, "LAB-card-58");
}

// 59 Amerithrax: the US gives up a US card of the highest value that it has.
void mail_anthrax(State& s, Table& t, Side player) {
  const Side victim = other(player);
  const OptionSet sure = surely_holds(s, victim) & cards_of(Association::us);
  int highest = 0;
  for (int id = sure.first(); id >= 0; id = sure.next(id)) highest = card(id).ops > highest ? card(id).ops : highest;
  OptionSet allowed = cards_of(Association::us);
  for (int id = allowed.first(); id >= 0; id = allowed.next(id))
    if (card(id).ops < highest) allowed.remove(id);
  discard_chosen(s, t, victim, victim, allowed, false, "LAB-card-59");
}

// 60 Bhutto Shot: ends Benazir Bhutto.
bool bhutto_shot_possible(const State& s, Side) {
  return with_cells(s).has(pakistan);
}
void shoot_bhutto(State& s, Table& t, Side) {
  mark(s, t, bhutto_shot, "LAB-card-60", pakistan);
}

constexpr std::array<EventRow, 20> kRows{{
    {call_nato, nato_possible},                        // 41 NATO
    {clear_fata, pakistani_offensive_possible},        // 42 Pakistani Offensive
    {pass_patriot_act},                                // 43 Patriot Act
    {render, renditions_possible},                     // 44 Renditions
    {feel_safer, safer_now_possible},                  // 45 Safer Now
    {heed_sistani, sistani_possible},                  // 46 Sistani
    {lapsing_only},                                    // 47 The door of Itjihad was closed
    {follow_gadahn, adam_gadahn_possible},             // 48 Adam Gadahn
    {arm_al_ittihad},                                  // 49 Al-Ittihad al-Islami
    {shelter_ansar, ansar_al_islam_possible},          // 50 Ansar al-Islam
    {rally_fres, troops_in_iraq},                      // 51 FREs
    {lay_ieds, cell_under_regime_change},              // 52 IEDs
    {open_madrassas, madrassas_possible},              // 53 Madrassas
    {raise_sadr, troops_in_iraq},                      // 54 Moqtada al-Sadr
    {stir_uyghurs},                                    // 55 Uyghur Jihad
    {slay_vieira_de_mello, cell_under_regime_change},  // 56 Vieira de Mello Slain
    {arm_abu_sayyaf, nullptr, {moro_talks}},           // 57 Abu Sayyaf
    {hold_al_anbar, nullptr, {anbar_awakening}},       // 58 Al-Anbar
    {mail_anthrax},                                    // 59 Amerithrax
    {shoot_bhutto, bhutto_shot_possible},              // 60 Bhutto Shot
}};

}  // namespace

std::span<const EventRow> events_041_060() {
  return kRows;
}

}  // namespace arbiter::lab
