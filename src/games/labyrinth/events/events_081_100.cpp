// Cards 81 to 100.
#include "games/labyrinth/dice.hpp"
#include "games/labyrinth/events/events.hpp"
#include "games/labyrinth/events/placing.hpp"

namespace arbiter::lab {
namespace {

// 81 Foreign Fighters: five cells in a Regime Change country, which loses an Aid or is besieged.
bool foreign_fighters_possible(const State& s, Side) {
  return regime_change_countries(s).any();
}
void foreign_fighters(State& s, Table& t, Side) {
  const int at = choose_country(t, Side::Jihadist, Key::target, regime_change_countries(s), "LAB-card-81");
  if (at == kNoCountry) return;
  place_cells(s, t, at, 5, "LAB-card-81");
  if (s.aid[at] > 0) {
    remove_aid(s, t, at, 1, "LAB-card-81");
  } else {
    place_besieged(s, t, at, "LAB-card-81");
  }
}

// The recruits of card 82 go where the rolls succeeded; with too few on the track the Jihadist picks.
OptionSet place_recruits(State& s, Table& t, const OptionSet& successes, Rule rule) {
  constexpr int kAutomatic = 6;
  const int each = s.ideology >= Ideology::attractive ? 2 : 1;  // 9.7
  OptionSet open = successes, served;
  while (open.any() && s.cells_on_track > 0) {
    const bool enough = s.cells_on_track >= each * open.count();
    const int at = enough ? open.first() : choose_country(t, Side::Jihadist, Key::place, open, rule);
    open.remove(at);
    if (recruit_roll(s, t, at, kAutomatic, true, rule) > 0) served.add(at);
  }
  return served;
}

// 82 Jihadist Videos: a Recruit roll in three countries without cells, a cadre where it fails.
void jihadist_videos(State& s, Table& t, Side) {
  const OptionSet where =
      choose_countries(t, Side::Jihadist, Key::target, on_board(s) - with_cells(s), 3, "LAB-card-82");
  for (int id = where.first(); id >= 0; id = where.next(id)) test(s, t, id, "LAB-card-82");
  OptionSet successes;
  for (int id = where.first(); id >= 0; id = where.next(id))
    if (succeeds(t, id, recruit_number(s, t, id), "LAB-card-82")) successes.add(id);
  const OptionSet without = where - place_recruits(s, t, successes, "LAB-card-82");
  for (int id = without.first(); id >= 0; id = without.next(id)) place_cadre(s, t, id, "LAB-card-82");
}

// 83 Kashmir.
void kashmir(State& s, Table& t, Side) {
  shift_toward_adversary(s, t, pakistan, "LAB-card-83");
  place_cells(s, t, pakistan, 1, "LAB-card-83");
}

// 84, 85 Leak: an anti-terror marker is turned to its blocked side.
OptionSet leakable(const State& s) {
  OptionSet found;
  for (const int id : {wiretapping, enhanced_measures, renditions})
    if (s.marked_event(id)) found.add(id);
  return found;
}
bool leak_possible(const State& s, Side) {
  return leakable(s).any();
}
void leak(State& s, Table& t, Side) {
  const Ask ask =
      question(Side::Jihadist, Key::marker, all_cards()).require("LAB-card-84", leakable(s)).owed("LAB-card-84");
  if (ask.any()) block(s, t, t.choose(ask), "LAB-card-84");
  roll_posture(s, t, united_states, Side::Jihadist, "LAB-card-84");
  roll_prestige(s, t, "LAB-card-84");
  ally_becomes_neutral(s, t, "LAB-card-84");
}

// 86 Lebanon War.
void lebanon_war(State& s, Table& t, Side) {
  discard_random(s, t, Side::US, "LAB-card-86");
  change_prestige(s, t, -1, "LAB-card-86");
  place_cells_among(s, t, Side::Jihadist, shia_mix(s), 1, 1, "LAB-card-86");
}

// 87 to 89 Martyrdom Operation: a cell gives way to two plots.
OptionSet martyrs(const State& s) {
  return with_cells(s) - islamist_rule(s);
}
bool martyrdom_operation_possible(const State& s, Side) {
  return martyrs(s).any();
}
void martyrdom_operation(State& s, Table& t, Side) {
  const int at = choose_country(t, Side::Jihadist, Key::target, martyrs(s), "LAB-card-87");
  if (at == kNoCountry) return;
  remove_cell(s, t, Side::Jihadist, at, "LAB-card-87");
  for (int n = 0; n < 2; ++n) place_plot(s, t, at, 3, "LAB-card-87");
}

// 90 Quagmire: Jihadist events among the cards that the US loses happen, one after the other.
void events_of_discards(State& s, Table& t, OptionSet pending) {
  while (pending.any()) {
    OptionSet possible;
    for (int id = pending.first(); id >= 0; id = pending.next(id))
      if (can_occur(s, id, Side::Jihadist)) possible.add(id);
    if (possible.none()) return;
    const int id = possible.count() == 1 ? possible.first()
                                         : t.choose(question(Side::Jihadist, Key::card, all_cards())
                                                        .require("LAB-card-90", possible)
                                                        .may_be_missing()
                                                        .owed("LAB-card-90"));
    pending.remove(id);
    t.set(s, Field::place, id, on_table, "LAB-card-90");
    const bool occurred = trigger_event(s, t, id, Side::Jihadist);
    put_away(s, t, id, occurred, Side::Jihadist, "LAB-card-90");
  }
}
bool quagmire_possible(const State& s, Side) {
  return prestige_level(s) <= Level::medium && (regime_change_countries(s) & with_cells(s)).any();
}
void quagmire(State& s, Table& t, Side) {
  OptionSet lost;
  for (int n = 0; n < 2; ++n) lost.add(discard_random(s, t, Side::US, "LAB-card-90"));
  events_of_discards(s, t, lost & cards_of(Association::jihadist));
  set_posture(s, t, united_states, Posture::soft, "LAB-card-90");
}

// 91 Regional al-Qaeda: two unmarked Muslim countries.
OptionSet unmarked_muslims(const State& s) {
  return unmarked(s) & muslims(s);
}
bool regional_al_qaeda_possible(const State& s, Side) {
  return unmarked_muslims(s).count() >= 2;
}
void regional_al_qaeda(State& s, Table& t, Side) {
  const OptionSet where = choose_countries(t, Side::Jihadist, Key::target, unmarked_muslims(s), 2, "LAB-card-91");
  place_in_each(s, t, where, islamist_rule(s).any() ? 2 : 1, "LAB-card-91");
}

// 92 Saddam: Iraq Poor and Adversary.
bool saddam_possible(const State& s, Side) {
  return s.governance[iraq] == Governance::poor && s.alignment[iraq] == Alignment::adversary;
}
void saddam(State& s, Table& t, Side) {
  set_funding(s, t, kMostFunding, "LAB-card-92");
}

// 93 Taliban.
void taliban(State& s, Table& t, Side) {
  test(s, t, afghanistan, "LAB-card-93");
  place_besieged(s, t, afghanistan, "LAB-card-93");
  const OptionSet both = OptionSet::of(afghanistan, pakistan);
  place_in_each(s, t, both, 1, "LAB-card-93");
  change_prestige(s, t, (islamist_rule(s) & both).any() ? -3 : -1, "LAB-card-93");
}

// 94 The door of Itjihad was closed: a Muslim country became Fair or Good lately.
bool door_of_itjihad_possible(const State& s, Side) {
  return (raised_lately(s) & muslims(s)).any();
}
void door_of_itjihad(State& s, Table& t, Side) {
  const OptionSet still = muslim_governance(s, Governance::fair) | muslim_governance(s, Governance::good);
  const int at = choose_country(t, Side::Jihadist, Key::target, raised_lately(s) & still, "LAB-card-94");
  if (at != kNoCountry) worsen(s, t, at, "LAB-card-94");
}

// 95 Wahhabism.
void wahhabism(State& s, Table& t, Side) {
  if (s.governance[saudi_arabia] == Governance::islamist_rule) {
    set_funding(s, t, kMostFunding, "LAB-card-95");
  } else {
    change_funding(s, t, governance_number(s, saudi_arabia), "LAB-card-95");
  }
}

// 96 Danish Cartoons: a Plot 1 in a Muslim country, any plot once one is under Islamist Rule.
void danish_cartoons(State& s, Table& t, Side) {
  choose_posture(s, t, Side::US, scandinavia, "LAB-card-96");
  const bool any_plot = islamist_rule(s).any();
  if (any_plot ? plots_available(s) == 0 : !plot_of_available(s, plot_1)) return;
  const int at = choose_country(t, Side::Jihadist, Key::target, muslims(s) - islamist_rule(s), "LAB-card-96");
  if (at == kNoCountry) return;
  if (any_plot) {
    place_plot(s, t, at, 3, "LAB-card-96");
  } else {
    place_plot_of(s, t, at, plot_1, "LAB-card-96");
  }
}

// 97 Fatwa: both sides have a card to exchange; then an operation of 1 Op.
bool fatwa_possible(const State& s, Side) {
  return s.hand[index(Side::US)] > 0 && s.hand[index(Side::Jihadist)] > 0;
}
void fatwa_event(State& s, Table& t, Side player) {
  const int from_us = random_card(s, t, Side::US, "LAB-card-97");
  const int from_jihadist = random_card(s, t, Side::Jihadist, "LAB-card-97");
  if (from_us != no_card) move_to_hand(s, t, from_us, Side::Jihadist, "LAB-card-97");
  if (from_jihadist != no_card) move_to_hand(s, t, from_jihadist, Side::US, "LAB-card-97");
  Operation o;
  o.ops = 1;
  o.card = fatwa;
  o.rule = "LAB-card-97";
  is_first_plot(s, t, player, fatwa, conduct_operation(s, t, player, o));
}

// 98 Gaza Withdrawal.
void gaza_withdrawal(State& s, Table& t, Side player) {
  if (player == Side::US) {
    change_funding(s, t, -1, "LAB-card-98");
  } else {
    place_cells(s, t, israel, 1, "LAB-card-98");
  }
}

// 99 HAMAS Elected.
void hamas_elected(State& s, Table& t, Side) {
  discard_chosen(s, t, Side::US, Side::US, all_cards(), false, "LAB-card-99");
  change_prestige(s, t, -1, "LAB-card-99");
  change_funding(s, t, -1, "LAB-card-99");
}

// 100 Hizb Ut-Tahrir.
void hizb_ut_tahrir(State& s, Table& t, Side) {
  if (troop_level(s) == TroopLevel::overstretch) change_funding(s, t, +2, "LAB-card-100");
  if (troop_level(s) == TroopLevel::low_intensity) change_funding(s, t, -2, "LAB-card-100");
}

constexpr std::array<EventRow, 20> kRows{{
    {foreign_fighters, foreign_fighters_possible},        // 81 Foreign Fighters
    {jihadist_videos},                                    // 82 Jihadist Videos
    {kashmir, nullptr, {indo_pakistani_talks}},           // 83 Kashmir
    {leak, leak_possible},                                // 84 Leak
    {leak, leak_possible},                                // 85 Leak
    {lebanon_war},                                        // 86 Lebanon War
    {martyrdom_operation, martyrdom_operation_possible},  // 87 Martyrdom Operation
    {martyrdom_operation, martyrdom_operation_possible},  // 88 Martyrdom Operation
    {martyrdom_operation, martyrdom_operation_possible},  // 89 Martyrdom Operation
    {quagmire, quagmire_possible},                        // 90 Quagmire
    {regional_al_qaeda, regional_al_qaeda_possible},      // 91 Regional al-Qaeda
    {saddam, saddam_possible, {saddam_captured}},         // 92 Saddam
    {taliban},                                            // 93 Taliban
    {door_of_itjihad, door_of_itjihad_possible},          // 94 The door of Itjihad was closed
    {wahhabism},                                          // 95 Wahhabism
    {danish_cartoons},                                    // 96 Danish Cartoons
    {fatwa_event, fatwa_possible},                        // 97 Fatwa
    {gaza_withdrawal},                                    // 98 Gaza Withdrawal
    {hamas_elected},                                      // 99 HAMAS Elected
    {hizb_ut_tahrir},                                     // 100 Hizb Ut-Tahrir
}};

}  // namespace

std::span<const EventRow> events_081_100() {
  return kRows;
}

}  // namespace arbiter::lab
