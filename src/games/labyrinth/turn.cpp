// 5.2.1 to 5.2.4: Action Phases of two cards, alternately.
#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

namespace {

// What events look back at moves one Action Phase into the past (5.2.2).
void age_history(State& s, Table& t) {
  for (int id = 0; id < kCountries; ++id)
    if (s.recent[id] != 0) t.set(s, Field::recent, id, (s.recent[id] & (disrupted_now | raised_now)) << 1, "LAB-5.2.2");
}

bool nothing_to_do(const State& s, Side side) {
  return s.hand[index(side)] == 0 && (side == Side::US || with_cadre(s).none());
}

void go_to_plots(State& s, Table& t) {
  t.set(s, Field::phase, 0, static_cast<int>(Phase::plots), "LAB-5.2.3");
}

void end_phase(State& s, Table& t, Side side) {
  if (side == Side::US) return go_to_plots(s, t);
  begin_phase(s, t, Side::US);
}

// 4.8.4: during any Jihadist phase, with or without cards.
void cadre_window(State& s, Table& t) {
  for (int n = with_cadre(s).count(); n > 0; --n) {
    const OptionSet cadres = with_cadre(s);
    if (cadres.none()) return;
    const int at = t.choose(question(Side::Jihadist, Key::cadre, all_countries())
                                .require("LAB-4.8.4", cadres)
                                .or_option(kNoCountry)
                                .unless_said(kNoCountry)
                                .owed("LAB-4.8.4"));
    if (at == kNoCountry) return;
    remove_cadre(s, t, at, "LAB-4.8.4");
  }
}

// 5.2.4: the US may keep its last card; not at the levels Infectious and up (9.7).
bool may_hold_last_card(const State& s, Side side) {
  if (side != Side::US || s.hand[0] != 1 || !rule_on("LAB-5.2.4")) return false;
  return s.ideology < Ideology::infectious || !rule_on("LAB-9.7");
}

Ask card_to_play(const State& s, Side side) {
  const OptionSet held = may_hold(s, side);
  Ask ask = question(side, Key::card, all_cards().with(no_card))
                .require("LAB-5.2.2", all_cards())
                .require("LAB-5.2.8", held)
                .unsure(held - surely_holds(s, side))
                .owed("LAB-5.2.2");
  if (may_hold_last_card(s, side)) ask.or_option(no_card).unless_said(no_card);
  return ask;
}

}  // namespace

void begin_phase(State& s, Table& t, Side side) {
  age_history(s, t);
  t.set(s, Field::phase, 0, static_cast<int>(Phase::cards), "LAB-5.2.2");
  t.set(s, Field::acting, 0, index(side), "LAB-5.2.2");
  t.set(s, Field::card_index, 0, 1, "LAB-5.2.2");
  t.set(s, Field::us_held, 0, 0, "LAB-5.2.4");
  if (nothing_to_do(s, side)) end_phase(s, t, side);
}

namespace {

// A card that lies on_table; the phase has a second one.
void play_and_go_on(State& s, Table& t, Side side, int id, CardPlay how) {
  play_card(s, t, side, id, how);
  if (s.card_index == 1 && s.hand[index(side)] > 0 && rule_on("LAB-5.2.2")) {
    t.set(s, Field::card_index, 0, 2, "LAB-5.2.2");
  } else {
    end_phase(s, t, side);
  }
}

}  // namespace

void play_card_step(State& s, Table& t) {
  const Side side = side_of(s.acting);
  if (side == Side::Jihadist) cadre_window(s, t);
  const Ask ask = card_to_play(s, side);
  if (s.hand[index(side)] == 0 || !ask.any()) return end_phase(s, t, side);
  const bool last = may_hold_last_card(s, side);
  if (side == Side::Jihadist && s.solo == 0 && s.in_effect(door_of_itjihad_us) && rule_on("LAB-card-47"))
    return play_and_go_on(s, t, side, random_card(s, t, side, "LAB-card-47"), CardPlay::of_the_phase);
  const int id = t.choose(ask);
  if (id == no_card) {
    t.set(s, Field::us_held, 0, 1, "LAB-5.2.4");
    return end_phase(s, t, side);
  }
  take_from_hand(s, t, side, id, "LAB-5.2.2");
  play_and_go_on(s, t, side, id, last ? CardPlay::last_of_us : CardPlay::of_the_phase);
}

// 5.2.3: the turn ends when the hands are used up; the US may be holding its last card.
void plots_step(State& s, Table& t) {
  if (rule_on("LAB-5.2.3")) resolve_plots(s, t);
  const bool us_done = s.hand[0] == 0 || (s.hand[0] == 1 && s.us_held != 0);
  if ((s.hand[1] == 0 && us_done) || s.round >= 30) {
    t.set(s, Field::phase, 0, static_cast<int>(Phase::end_of_turn), "LAB-5.2.1");
    return;
  }
  t.set(s, Field::round, 0, s.round + 1, "LAB-5.2.2");
  begin_phase(s, t, Side::Jihadist);
}

}  // namespace arbiter::lab
