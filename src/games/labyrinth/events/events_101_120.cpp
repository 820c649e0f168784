// Cards 101 to 120.
#include "games/labyrinth/events/events.hpp"

namespace arbiter::lab {
namespace {

// 101 Kosovo.
void kosovo(State& s, Table& t, Side) {
  change_prestige(s, t, +1, "LAB-card-101");
  set_posture(s, t, serbia, opposite(us_posture(s)), "LAB-card-101");
}

// 102 Former Soviet Union: Central Asia's governance is rolled as by a test, whatever it was.
void former_soviet_union(State& s, Table& t, Side) {
  constexpr std::uint8_t kAtLeast5 = 1U << 1 | 1U << 5;
  set_alignment(s, t, central_asia, Alignment::neutral, "LAB-card-102");
  const bool is_fair = t.roll({kNobody, country(central_asia).name, "LAB-card-102", 6, kAtLeast5}) >= 5;
  set_governance(s, t, central_asia, is_fair ? Governance::fair : Governance::poor, "LAB-card-102");
  if (is_fair) t.set(s, Field::recent, central_asia, s.recent[central_asia] | raised_now, "LAB-card-102");
}

// 103 Hizballah: the US takes a cell near Lebanon; the Jihadist turns Lebanon.
void hizballah(State& s, Table& t, Side player) {
  if (player == Side::Jihadist) {
    set_governance(s, t, lebanon, Governance::poor, "LAB-card-103");
    set_alignment(s, t, lebanon, Alignment::neutral, "LAB-card-103");
    return;
  }
  const OptionSet near = shia_mix(s) & with_cells(s) & within(s, lebanon, 3);
  const int at = choose_country(t, Side::US, Key::target, near, "LAB-card-103");
  if (at != kNoCountry) remove_cell(s, t, Side::US, at, "LAB-card-103");
}

// 104, 105 Iran: a Shia-Mix country, in which or in Iran the US takes a cell, or the Jihadist makes two Jihad rolls.
void iran_event(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, shia_mix(s), "LAB-card-104");
  if (at == kNoCountry) return;
  test(s, t, at, "LAB-card-104");
  if (player == Side::Jihadist) {
    jihad_roll_without_cells(s, t, at, 2, "LAB-card-104");
    return;
  }
  const int from = choose_country(t, Side::US, Key::remove, with_cells(s) & OptionSet::of(at, iran), "LAB-card-104");
  if (from != kNoCountry) remove_cell(s, t, Side::US, from, "LAB-card-104");
}

// 106 Jaysh al-Mahdi: cells and Troops in a Shia-Mix country.
OptionSet jaysh_al_mahdi_countries(const State& s) {
  return shia_mix(s) & with_cells(s) & with_troops(s);
}
bool jaysh_al_mahdi_possible(const State& s, Side) {
  return jaysh_al_mahdi_countries(s).any();
}
// The US takes up to two cells: the first, and another if it wants.
void take_up_to_two(State& s, Table& t, int at) {
  remove_cell(s, t, Side::US, at, "LAB-card-106");
  if (cells(s, at) == 0) return;
  const Ask again =
      question(Side::US, Key::accept, OptionSet::of(answer::yes, answer::no)).may_be_missing().owed("LAB-card-106");
  if (t.choose(again) == answer::yes) remove_cell(s, t, Side::US, at, "LAB-card-106");
}
void jaysh_al_mahdi(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, jaysh_al_mahdi_countries(s), "LAB-card-106");
  if (at == kNoCountry) return;
  if (player == Side::US) {
    take_up_to_two(s, t, at);
  } else {
    worsen(s, t, at, "LAB-card-106");
  }
}

// 107 Kurdistan.
void kurdistan(State& s, Table& t, Side player) {
  if (player == Side::US) {
    place_aid(s, t, iraq, 1, "LAB-card-107");
    return;
  }
  test(s, t, turkey, "LAB-card-107");
  const OptionSet better = muslim_governance(s, Governance::good) | muslim_governance(s, Governance::fair);
  const int at = choose_country(t, player, Key::target, better & OptionSet::of(turkey, iraq), "LAB-card-107");
  if (at != kNoCountry) worsen(s, t, at, "LAB-card-107");
}

// 108 Musharraf: Pakistan loses a cell and becomes a Poor Ally.
bool musharraf_possible(const State& s, Side) {
  return cells(s, pakistan) > 0;
}
void musharraf(State& s, Table& t, Side player) {
  remove_cell(s, t, player, pakistan, "LAB-card-108");
  set_governance(s, t, pakistan, Governance::poor, "LAB-card-108");
  set_alignment(s, t, pakistan, Alignment::ally, "LAB-card-108");
}

// 109 Tora Bora: two cells of a Regime Change country.
OptionSet tora_bora_countries(const State& s) {
  return regime_change_countries(s) & with_cells(s, 2);
}
bool tora_bora_possible(const State& s, Side) {
  return tora_bora_countries(s).any();
}
void tora_bora(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, tora_bora_countries(s), "LAB-card-109");
  if (at != kNoCountry) remove_cells(s, t, player, at, 2, "LAB-card-109");
  roll_prestige(s, t, "LAB-card-109");
  draw_cards(s, t, player, 1, "LAB-card-109");
}

// 110 Zarqawi: Troops in Iraq, Syria, Lebanon or Jordan.
OptionSet zarqawi_countries(const State& s) {
  return with_troops(s) & OptionSet::of(iraq, syria, lebanon, jordan);
}
bool zarqawi_possible(const State& s, Side) {
  return zarqawi_countries(s).any();
}
void zarqawi(State& s, Table& t, Side player) {
  if (player == Side::US) {
    change_prestige(s, t, +3, "LAB-card-110");
    return;
  }
  const int at = choose_country(t, player, Key::target, zarqawi_countries(s), "LAB-card-110");
  if (at == kNoCountry) return;
  place_cells(s, t, at, 3, "LAB-card-110");
  place_plot_of(s, t, at, plot_2, "LAB-card-110");
}

// 111 Zawahiri, 112 Bin Ladin: the US finds him unless FATA, Al-Anbar or Islamist Rule hide him.
bool found_by_us(const State& s, Side player) {
  if (player == Side::Jihadist) return true;
  return islamist_rule(s).none() && !s.marked_event(fata) && !s.marked_event(al_anbar);
}
void zawahiri(State& s, Table& t, Side player) {
  if (player == Side::US) {
    change_funding(s, t, -2, "LAB-card-111");
  } else {
    change_prestige(s, t, islamist_rule(s).any() ? -3 : -1, "LAB-card-111");
  }
}
void bin_ladin(State& s, Table& t, Side player) {
  if (player == Side::US) {
    change_funding(s, t, -4, "LAB-card-112");
    change_prestige(s, t, +1, "LAB-card-112");
  } else {
    change_prestige(s, t, islamist_rule(s).any() ? -4 : -2, "LAB-card-112");
  }
}

// 113 Darfur: high Prestige helps Sudan, low Prestige harms it.
void darfur(State& s, Table& t, Side) {
  test(s, t, sudan, "LAB-card-113");
  if (prestige_level(s) >= Level::high) {
    place_aid(s, t, sudan, 1, "LAB-card-113");
    shift_toward_ally(s, t, sudan, "LAB-card-113");
  } else {
    place_besieged(s, t, sudan, "LAB-card-113");
    shift_toward_adversary(s, t, sudan, "LAB-card-113");
  }
}

// 114 GTMO.
void gtmo(State& s, Table& t, Side) {
  roll_prestige(s, t, "LAB-card-114");
}

// 115 Hambali: a cell in an Ally or a Hard country around Indonesia/Malaysia.
OptionSet hambali_countries(const State& s) {
  const OptionSet friendly = aligned(s, Alignment::ally) | with_posture(s, Posture::hard);
  return within(s, indonesia_malaysia, 1) & with_cells(s) & friendly;
}
bool hambali_possible(const State& s, Side) {
  return hambali_countries(s).any();
}
void hambali(State& s, Table& t, Side player) {
  if (player == Side::Jihadist && plots_available(s) == 0) return;
  const int at = choose_country(t, player, Key::target, hambali_countries(s), "LAB-card-115");
  if (player == Side::Jihadist) {
    if (at != kNoCountry) place_plot(s, t, at, 3, "LAB-card-115");
    return;
  }
  if (at != kNoCountry) remove_cell(s, t, Side::US, at, "LAB-card-115");
  draw_cards(s, t, Side::US, 2, "LAB-card-115");
}

// 116 KSM: the US foils the plots among friends; the Jihadist plots where a cell is.
OptionSet foiled(const State& s) {
  return with_plots(s) & (aligned(s, Alignment::ally) | non_muslims(s));
}
OptionSet plotters(const State& s) {
  return with_cells(s) - islamist_rule(s);
}
bool ksm_possible(const State& s, Side player) {
  return (player == Side::US ? foiled(s) : plotters(s)).any();
}
void ksm(State& s, Table& t, Side player) {
  if (player == Side::US) {
    const OptionSet where = foiled(s);
    for (int id = where.first(); id >= 0; id = where.next(id)) remove_all_plots(s, t, id, "LAB-card-116");
    draw_cards(s, t, Side::US, 2, "LAB-card-116");
    return;
  }
  if (plots_available(s) == 0) return;
  const int at = choose_country(t, player, Key::target, plotters(s), "LAB-card-116");
  if (at != kNoCountry) place_plot(s, t, at, 3, "LAB-card-116");
}

// 117, 118 Oil Price Spike: another card comes back; `resources` counts the Lapsing cards.
void oil_price_spike_event(State& s, Table& t, Side player) {
  take_card(s, t, player, fetchable(s) - OptionSet::of(oil_price_spike, oil_price_spike_2), "LAB-card-117");
}

// 119 Saleh.
void saleh(State& s, Table& t, Side player) {
  test(s, t, yemen, "LAB-card-119");
  if (player == Side::Jihadist) {
    shift_toward_adversary(s, t, yemen, "LAB-card-119");
    place_besieged(s, t, yemen, "LAB-card-119");
  } else if (s.governance[yemen] != Governance::islamist_rule) {
    set_alignment(s, t, yemen, Alignment::ally, "LAB-card-119");
    place_aid(s, t, yemen, 1, "LAB-card-119");
  }
}

// 120 US Election.
void us_election(State& s, Table& t, Side) {
  roll_posture(s, t, united_states, Side::US, "LAB-card-120");
  change_prestige(s, t, gwot_penalty(s) == 0 ? +1 : -1, "LAB-card-120");
}

constexpr std::array<EventRow, 20> kRows{{
    {kosovo},                                           // 101 Kosovo
    {former_soviet_union},                              // 102 Former Soviet Union
    {hizballah},                                        // 103 Hizballah
    {iran_event},                                       // 104 Iran
    {iran_event},                                       // 105 Iran
    {jaysh_al_mahdi, jaysh_al_mahdi_possible},          // 106 Jaysh al-Mahdi
    {kurdistan},                                        // 107 Kurdistan
    {musharraf, musharraf_possible, {benazir_bhutto}},  // 108 Musharraf
    {tora_bora, tora_bora_possible},                    // 109 Tora Bora
    {zarqawi, zarqawi_possible},                        // 110 Zarqawi
    {zawahiri, found_by_us},                            // 111 Zawahiri
    {bin_ladin, found_by_us},                           // 112 Bin Ladin
    {darfur},                                           // 113 Darfur
    {gtmo},                                             // 114 GTMO
    {hambali, hambali_possible},                        // 115 Hambali
    {ksm, ksm_possible},                                // 116 KSM
    {oil_price_spike_event},                            // 117 Oil Price Spike
    {oil_price_spike_event},                            // 118 Oil Price Spike
    {saleh},                                            // 119 Saleh
    {us_election},                                      // 120 US Election
}};

}  // namespace

std::span<const EventRow> events_101_120() {
  return kRows;
}

}  // namespace arbiter::lab
