// Cards 61 to 80.
#include "games/labyrinth/dice.hpp"
#include "games/labyrinth/events/events.hpp"
#include "games/labyrinth/events/placing.hpp"

namespace arbiter::lab {
namespace {

// 61 Detainee Release: the US has disrupted in this Action Phase or the one before.
bool detainee_release_possible(const State& s, Side) {
  return disrupted_lately(s).any();
}
void detainee_release(State& s, Table& t, Side) {
  place_cells_among(s, t, Side::Jihadist, disrupted_lately(s), 1, 1, "LAB-card-61");
  draw_cards(s, t, Side::Jihadist, 1, "LAB-card-61");
}

// 62 Ex-KGB: CTR in Russia goes; without it Caucasus or Central Asia turns from the US.
void ex_kgb(State& s, Table& t, Side) {
  if (s.ctr[russia] != 0) {
    t.set(s, Field::ctr, russia, 0, "LAB-card-62");
    return;
  }
  if (choose_option(t, Side::Jihadist, 2, "LAB-card-62") == option::first) {
    set_posture(s, t, caucasus, opposite(us_posture(s)), "LAB-card-62");
  } else {
    shift_toward_adversary(s, t, central_asia, "LAB-card-62");
  }
}

// 63 Gaza War.
void gaza_war(State& s, Table& t, Side) {
  change_funding(s, t, +1, "LAB-card-63");
  change_prestige(s, t, -1, "LAB-card-63");
  discard_random(s, t, Side::US, "LAB-card-63");
}

// 64 Hariri Killed.
void hariri_killed(State& s, Table& t, Side) {
  test(s, t, lebanon, "LAB-card-64");
  test(s, t, syria, "LAB-card-64");
  set_alignment(s, t, syria, Alignment::adversary, "LAB-card-64");
  worsen(s, t, syria, "LAB-card-64");
}

// 65, 69, 71: a cell where no CTR stands looks for a WMD.
OptionSet smugglers(const State& s, const OptionSet& allowed) {
  OptionSet found = with_cells(s) & allowed;
  for (const int id : {russia, central_asia})
    if (s.ctr[id] != 0) found.remove(id);
  return found;
}
// A die at most the governance brings one of the loose WMD; else the cell is lost.
void smuggle(State& s, Table& t, int at, Rule rule) {
  constexpr int kAlways = 6;
  const bool islamist = s.governance[at] == Governance::islamist_rule;
  if (succeeds(t, at, islamist ? kAlways : governance_number(s, at), rule)) {
    wmd_becomes_available(s, t, rule);
  } else {
    remove_cell(s, t, Side::Jihadist, at, rule);
  }
}

// 65 HEU: in Russia or Central Asia.
OptionSet heu_countries(const State& s) {
  return smugglers(s, OptionSet::of(russia, central_asia));
}
bool heu_possible(const State& s, Side) {
  return heu_countries(s).any();
}
void heu(State& s, Table& t, Side) {
  const int at = choose_country(t, Side::Jihadist, Key::target, heu_countries(s), "LAB-card-65");
  if (at != kNoCountry) smuggle(s, t, at, "LAB-card-65");
}

// 66 Homegrown.
void homegrown(State& s, Table& t, Side) {
  place_cells(s, t, united_kingdom, 1, "LAB-card-66");
}

// 67 Islamic Jihad Union.
void islamic_jihad_union(State& s, Table& t, Side) {
  place_in_each(s, t, OptionSet::of(central_asia, afghanistan), 1, "LAB-card-67");
}

// 68 Jemaah Islamiya.
void jemaah_islamiya(State& s, Table& t, Side) {
  place_cells(s, t, indonesia_malaysia, 2, "LAB-card-68");
}

// 69 Kazakh Strain: in Central Asia.
bool kazakh_strain_possible(const State& s, Side) {
  return smugglers(s, OptionSet::of(central_asia)).any();
}
void kazakh_strain(State& s, Table& t, Side) {
  smuggle(s, t, central_asia, "LAB-card-69");
}

// 70 Lashkar-e-Tayyiba.
void lashkar_e_tayyiba(State& s, Table& t, Side) {
  place_in_each(s, t, OptionSet::of(pakistan, india), 1, "LAB-card-70");
}

// 71 Loose Nuke: in Russia.
bool loose_nuke_possible(const State& s, Side) {
  return smugglers(s, OptionSet::of(russia)).any();
}
void loose_nuke(State& s, Table& t, Side) {
  smuggle(s, t, russia, "LAB-card-71");
}

// 72 Opium: three cells, under Islamist Rule all there are.
bool opium_possible(const State& s, Side) {
  return cells(s, afghanistan) > 0;
}
void opium(State& s, Table& t, Side) {
  const bool islamist = s.governance[afghanistan] == Governance::islamist_rule;
  place_cells(s, t, afghanistan, islamist ? s.cells_on_track : 3, "LAB-card-72");
}

// 73 Pirates.
bool pirates_possible(const State& s, Side) {
  return (islamist_rule(s) & OptionSet::of(somalia, yemen)).any();
}
void pirates_event(State& s, Table& t, Side) {
  mark(s, t, pirates, "LAB-card-73");
}

// 74 Schengen Visas.
void schengen_visas(State& s, Table& t, Side) {
  travel_free(s, t, Side::Jihadist, 2, schengen_countries(), "LAB-card-74");
}

// 75 Schroeder & Chirac: a Hard US.
bool schroeder_and_chirac_possible(const State& s, Side) {
  return us_posture(s) == Posture::hard;
}
void schroeder_and_chirac(State& s, Table& t, Side) {
  set_posture(s, t, germany, Posture::soft, "LAB-card-75");
  set_posture(s, t, france, Posture::soft, "LAB-card-75");
  change_prestige(s, t, -1, "LAB-card-75");
}

// 76 Abu Ghurayb: a cell in a Regime Change country.
bool abu_ghurayb_possible(const State& s, Side) {
  return (regime_change_countries(s) & with_cells(s)).any();
}
void abu_ghurayb(State& s, Table& t, Side) {
  draw_cards(s, t, Side::Jihadist, 2, "LAB-card-76");
  change_prestige(s, t, -2, "LAB-card-76");
  ally_becomes_neutral(s, t, "LAB-card-76");
}

// 77 Al-Jazeera: Troops in or beside Saudi Arabia.
OptionSet al_jazeera_countries(const State& s) {
  return with_troops(s) & within(s, saudi_arabia, 1);
}
bool al_jazeera_possible(const State& s, Side) {
  return al_jazeera_countries(s).any();
}
void al_jazeera(State& s, Table& t, Side) {
  const int at = choose_country(t, Side::Jihadist, Key::target, al_jazeera_countries(s), "LAB-card-77");
  if (at != kNoCountry) shift_toward_adversary(s, t, at, "LAB-card-77");
}

// 78 Axis of Evil.
void axis_of_evil(State& s, Table& t, Side) {
  discard_every(s, t, Side::US, OptionSet::of(hizballah, iran_card, iran_card_2, jaysh_al_mahdi), "LAB-card-78");
  set_posture(s, t, united_states, Posture::hard, "LAB-card-78");
  roll_prestige(s, t, "LAB-card-78");
}

// 79 Clean Operatives.
void clean_operatives(State& s, Table& t, Side) {
  travel_free(s, t, Side::Jihadist, 2, on_board(s), "LAB-card-79");
}

// 80 FATA.
void fata_event(State& s, Table& t, Side) {
  place_cells(s, t, pakistan, 1, "LAB-card-80");
  mark(s, t, fata, "LAB-card-80", pakistan);
}

constexpr std::array<EventRow, 20> kRows{{
    {detainee_release, detainee_release_possible, {renditions, gtmo}},  // 61 Detainee Release
    {ex_kgb},                                                           // 62 Ex-KGB
    {gaza_war},                                                         // 63 Gaza War
    {hariri_killed},                                                    // 64 Hariri Killed
    {heu, heu_possible},                                                // 65 HEU
    {homegrown},                                                        // 66 Homegrown
    {islamic_jihad_union},                                              // 67 Islamic Jihad Union
    {jemaah_islamiya},                                                  // 68 Jemaah Islamiya
    {kazakh_strain, kazakh_strain_possible},                            // 69 Kazakh Strain
    {lashkar_e_tayyiba, nullptr, {indo_pakistani_talks}},               // 70 Lashkar-e-Tayyiba
    {loose_nuke, loose_nuke_possible},                                  // 71 Loose Nuke
    {opium, opium_possible},                                            // 72 Opium
    {pirates_event, pirates_possible},                                  // 73 Pirates
    {schengen_visas},                                                   // 74 Schengen Visas
    {schroeder_and_chirac, schroeder_and_chirac_possible},              // 75 Schroeder & Chirac
    {abu_ghurayb, abu_ghurayb_possible},                                // 76 Abu Ghurayb
    {al_jazeera, al_jazeera_possible},                                  // 77 Al-Jazeera
    {axis_of_evil},                                                     // 78 Axis of Evil
    {clean_operatives},                                                 // 79 Clean Operatives
    {fata_event},                                                       // 80 FATA
}};

}  // namespace

std::span<const EventRow> events_061_080() {
  return kRows;
}

}  // namespace arbiter::lab
