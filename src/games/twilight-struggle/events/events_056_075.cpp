// Events of the Mid War, cards 56 to 75.
#include "games/twilight-struggle/events/events_001_055.hpp"
#include "games/twilight-struggle/events/events_056_110.hpp"

namespace arbiter::ts::events {
namespace {

// A drawn USSR card may be played together with UN Intervention from the US hand. False: it is not.
bool paired_with_un_intervention(State& s, Table& t, Side player, int drawn) {
  if (card(drawn).owner != Owner::ussr || card(drawn).scoring || !may_hold(s, player).has(Card::un_intervention))
    return false;
  Ask pair = Ask::of(player, Key::pair, OptionSet::of(drawn))
                 .told_as(Field::chosen_pair)
                 .or_option(no_card)
                 .unless_said(no_card)
                 .owed("TS-card-32");
  if (!surely_in(s, hand_bit(player)).has(Card::un_intervention)) pair.unsure(OptionSet::of(drawn));
  if (t.choose(pair) == no_card) return false;
  take_from_hand(s, t, player, Card::un_intervention, "TS-card-32");
  t.tell(Field::event, Card::un_intervention, 1, "TS-card-32");
  use_without_event(s, t, player, drawn);
  put_away(s, t, Card::un_intervention, true, "TS-card-32");
  return true;
}

}  // namespace

// 56 Muslim Revolution: the USSR clears two countries of US influence.
void muslim_revolution(State& s, Table& t, Side player) {
  const OptionSet named = OptionSet::of(sudan, iran, iraq, egypt, libya, saudi_arabia, syria, jordan);
  remove_all_in(s, t, player, Side::US, 2, named, "TS-card-56");
}

// 57 ABM Treaty: DEFCON up, then operations of a card of value 4.
void abm_treaty(State& s, Table& t, Side player) {
  change_defcon(s, t, +1, "TS-card-57");
  conduct_operations(s, t, player, {.printed = 4, .rule = "TS-card-57"});
}

// 58 Cultural Revolution: The China Card comes to the USSR, or 1 VP if it is there.
void cultural_revolution(State& s, Table& t, Side) {
  if (s.china_holder == index(Side::US)) {
    give_china_card(s, t, Side::USSR, true, "TS-card-58");
  } else {
    gain_vp(s, t, Side::USSR, 1, "TS-card-58");
  }
}

// 59 Flower Power: VP for each war card that the US plays from now on.
void flower_power(State& s, Table& t, Side) {
  begin_effect(s, t, ts::flower_power, "TS-card-59");
}

// 60 U2 Incident: 1 VP, and another if UN Intervention follows this turn.
void u2_incident(State& s, Table& t, Side) {
  gain_vp(s, t, Side::USSR, 1, "TS-card-60");
  begin_effect(s, t, ts::u2_incident, "TS-card-60");
}

// 61 OPEC: 1 VP for each oil country that the USSR controls.
void opec(State& s, Table& t, Side) {
  const OptionSet oil = OptionSet::of(egypt, iran, libya, saudi_arabia, iraq, gulf_states, venezuela);
  const int n = (oil & controlled(s, Side::USSR)).count();
  if (n > 0) gain_vp(s, t, Side::USSR, n, "TS-card-61");
}

// 62 "Lone Gunman": the US shows its hand; the USSR may use the ops of this card.
void lone_gunman(State& s, Table& t, Side player) {
  reveal_hand(s, t, Side::US, "TS-card-62");
  conduct_operations(s, t, player, {.printed = card(ts::lone_gunman).ops, .optional = true, .rule = "TS-card-62"});
}

// 63 Colonial Rear Guards: the US adds 1 in each of four countries of Africa and Southeast Asia.
void colonial_rear_guards(State& s, Table& t, Side player) {
  place_markers(s, t, player, Side::US, 4, 1, in_region(Region::Africa) | southeast_asia(), "TS-card-63");
}

// 64 Panama Canal Returned
void panama_canal_returned(State& s, Table& t, Side) {
  add_influence(s, t, Side::US, panama, 1, "TS-card-64");
  add_influence(s, t, Side::US, costa_rica, 1, "TS-card-64");
  add_influence(s, t, Side::US, venezuela, 1, "TS-card-64");
}

// 65 Camp David Accords: 1 VP and influence; no Arab-Israeli War any more.
void camp_david_accords(State& s, Table& t, Side) {
  gain_vp(s, t, Side::US, 1, "TS-card-65");
  add_influence(s, t, Side::US, israel, 1, "TS-card-65");
  add_influence(s, t, Side::US, jordan, 1, "TS-card-65");
  add_influence(s, t, Side::US, egypt, 1, "TS-card-65");
  begin_effect(s, t, ts::camp_david_accords, "TS-card-65");
}

// 66 Puppet Governments: the US may add 1 in each of three empty countries.
void puppet_governments(State& s, Table& t, Side player) {
  const OptionSet empty = all_countries() - with_influence(s, Side::US) - with_influence(s, Side::USSR);
  place_markers(s, t, player, Side::US, 3, 1, empty, "TS-card-66", true);
}

// 67 Grain Sales to Soviets: the US draws a card of the USSR hand, plays it or gives it back for operations.
void grain_sales_to_soviets(State& s, Table& t, Side player) {
  const int drawn = random_card(s, t, Side::USSR, "TS-card-67");
  if (drawn != no_card) {
    t.tell(Field::revealed_ussr, drawn, 1, "TS-card-67");
    t.tell(Field::revealed_from_hand_ussr, drawn, 1, "TS-card-67");
    const int decision = t.choose(Ask::of(player, Key::play_or_return, OptionSet::of(grain::play, grain::give_back))
                                      .told_as(Field::chosen_play_or_return)
                                      .owed("TS-card-67"));
    if (decision == grain::play) {
      t.tell(Field::played_us, drawn, 1, "TS-card-67");  // once as taken over, once as played
      t.tell(Field::played_us, drawn, 1, "TS-card-67");
      if (paired_with_un_intervention(s, t, player, drawn)) return;
      play_card(s, t, player, drawn);
      return;
    }
    t.tell(Field::returned_us, drawn, 1, "TS-card-67");
    move_card(s, t, drawn, hand_bit(Side::USSR), "TS-card-67");
  }
  conduct_operations(s, t, player,
                     {.printed = card(ts::grain_sales_to_soviets).ops, .optional = true, .rule = "TS-card-67"});
}

// 68 John Paul II Elected Pope: Poland turns; Solidarity becomes possible.
void john_paul_ii_elected_pope(State& s, Table& t, Side) {
  remove_influence(s, t, Side::USSR, poland, 2, "TS-card-68");
  add_influence(s, t, Side::US, poland, 1, "TS-card-68");
  begin_effect(s, t, ts::john_paul_ii_elected_pope, "TS-card-68");
}

// 69 Latin American Death Squads: this turn's coups in Central and South America, +1 for the player, -1 against him.
void latin_american_death_squads(State& s, Table& t, Side player) {
  t.change(s, Field::death_squads, 0, player == Side::US ? +1 : -1, "TS-card-69");
  begin_effect(s, t, ts::latin_american_death_squads, "TS-card-69");
}

// 70 OAS Founded: the US adds 2 in Central and South America.
void oas_founded(State& s, Table& t, Side player) {
  place_markers(s, t, player, Side::US, 2, 2, kCentralAndSouthAmerica, "TS-card-70");
}

// 71 Nixon Plays the China Card: it comes to the US face down, or 2 VP if it is there.
void nixon_plays_the_china_card(State& s, Table& t, Side) {
  if (s.china_holder == index(Side::US)) {
    gain_vp(s, t, Side::US, 2, "TS-card-71");
  } else {
    give_china_card(s, t, Side::US, false, "TS-card-71");
  }
}

// 72 Sadat Expels Soviets
void sadat_expels_soviets(State& s, Table& t, Side) {
  remove_all_influence(s, t, Side::USSR, egypt, "TS-card-72");
  add_influence(s, t, Side::US, egypt, 1, "TS-card-72");
}

// 73 Shuttle Diplomacy: lies in front of the US until Asia or the Middle East is scored.
void shuttle_diplomacy(State& s, Table& t, Side) {
  begin_effect(s, t, ts::shuttle_diplomacy, "TS-card-73");
}

// 74 The Voice of America: 4 USSR influence goes outside Europe, at most 2 in one country.
void the_voice_of_america(State& s, Table& t, Side player) {
  remove_markers(s, t, player, Side::USSR, 4, 2, all_countries() - in_region(Region::Europe), "TS-card-74");
}

// 75 Liberation Theology: the USSR adds 3 in Central America, at most 2 in one country.
void liberation_theology(State& s, Table& t, Side player) {
  place_markers(s, t, player, Side::USSR, 3, 2, in_region(Region::CentralAmerica), "TS-card-75");
}

}  // namespace arbiter::ts::events
