// TS-3.7 to 3.10, TS-11: the end of a turn.
#include <algorithm>

#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

namespace {

// Cards whose effect lasts for the turn.
constexpr OptionSet kUntilTurnEnd =
    OptionSet::of(vietnam_revolts, containment, red_scare_purge, cuban_missile_crisis, nuclear_subs, salt_negotiations,
                  brezhnev_doctrine, u2_incident, latin_american_death_squads, north_sea_oil, iran_contra_scandal,
                  chernobyl, yuri_and_samantha, aldrich_ames_remix);

int shortfall(const State& s, Side side) {
  return std::max(s.defcon - s.military_ops[index(side)], 0);
}

bool surely_holds_scoring_card(const State& s, Side side) {
  return rule_on("TS-3.8") && (surely_in(s, hand_bit(side)) & scoring_cards()).any();
}

// TS-11.1: both shortfalls are netted into one move.
void check_military_operations(State& s, Table& t) {
  for (const Side side : {Side::US, Side::USSR}) {
    t.count(Count::required, index(side), s.defcon, "TS-11.1");
    t.count(Count::done, index(side), s.military_ops[index(side)], "TS-11.1");
  }
  const int net = shortfall(s, Side::USSR) - shortfall(s, Side::US);
  if (net != 0 && rule_on("TS-11.1")) {
    const int after = s.vp + net;
    const bool us_wins = after >= kWinningVp, ussr_wins = after <= -kWinningVp;
    const bool held =
        (us_wins && surely_holds_scoring_card(s, Side::US)) || (ussr_wins && surely_holds_scoring_card(s, Side::USSR));
    // who reaches 20 VP here while he holds a scoring card loses.
    if (held && t.ruling(RulingId::held_card_or_military_vp) == 0) {
      t.change(s, Field::vp, 0, net, "TS-11.1");
      t.note("ts.r34");
      end_game(s, t, Ending::held_scoring_card, us_wins ? index(Side::USSR) : index(Side::US), "TS-3.8");
    }
    award_net_vp(s, t, net, "TS-11.1");
  }
  for (const Side side : {Side::US, Side::USSR}) t.set(s, of_side(Field::military_ops_us, side), 0, 0, "TS-11.1");
}

// TS-3.8: the ability of space box 6.
void discard_one_held_card(State& s, Table& t, Side side) {
  if (!has_space_ability(s, side, kBoxDiscardsHeld) || s.hand[index(side)] == 0) return;
  const OptionSet held = may_hold(s, side);
  const Leave scoring = leave(RulingId::box_6_scoring_card, t.ruling(RulingId::box_6_scoring_card));
  Ask ask = Ask::of(side, Key::discard, all_cards())
                .require("TS-3.8", scoring == Leave::no ? held - scoring_cards() : held)
                .unsure(held - surely_in(s, hand_bit(side)))
                .or_option(no_card)
                .unless_said(no_card)
                .seen_as(of_side(Field::discarded_us, side));
  if (scoring == Leave::note) ask.noted(RulingId::box_6_scoring_card, scoring_cards());
  if (scoring == Leave::no) ask.disputed(RulingId::box_6_scoring_card, held & scoring_cards());
  const int id = t.choose(ask);
  if (id != no_card) discard_from_hand(s, t, side, id, "TS-3.8");
}

// TS-3.8: whoever holds a scoring card loses.
void check_held_scoring_cards(State& s, Table& t) {
  const bool us = surely_holds_scoring_card(s, Side::US), ussr = surely_holds_scoring_card(s, Side::USSR);
  if (us && ussr) {
    const int verdict = t.ruling(RulingId::both_hold_scoring_cards);
    end_game(s, t, Ending::held_scoring_card,
             verdict == 0   ? kNone
             : verdict == 1 ? index(Side::USSR)
                            : index(Side::US),
             "TS-3.8");
  }
  if (us) end_game(s, t, Ending::held_scoring_card, index(Side::USSR), "TS-3.8");
  if (ussr) end_game(s, t, Ending::held_scoring_card, index(Side::US), "TS-3.8");
  if (!rule_on("TS-3.8")) return;
  // The game goes on, so no unseen scoring card is in a hand.
  const OptionSet scoring = scoring_cards();
  for (int id = scoring.first(); id >= 0; id = scoring.next(id)) {
    const int place = s.place[id] & ~(in_us_hand | in_ussr_hand);
    if ((place & in_draw_pile) != 0) t.set(s, Field::place, id, place, "TS-3.8");
  }
}

// TS-3.10
void end_turn_effects(State& s, Table& t) {
  if (!rule_on("TS-3.10")) return;
  for (int id = kUntilTurnEnd.first(); id >= 0; id = kUntilTurnEnd.next(id)) end_effect(s, t, id, "TS-3.10");
  for (int side = 0; side < 2; ++side) {
    t.set(s, Field::red_scare, side, 0, "TS-3.10");
    t.set(s, Field::space_attempts, side, 0, "TS-10.1");
  }
  t.set(s, Field::death_squads, 0, 0, "TS-3.10");
  t.set(s, Field::crisis_against, 0, kNone, "TS-3.10");
  t.set(s, Field::chernobyl_region, 0, kNone, "TS-3.10");
  t.set(s, Field::us_hand_open, 0, 0, "TS-3.10");
}

}  // namespace

void end_of_turn(State& s, Table& t) {
  check_military_operations(s, t);
  discard_one_held_card(s, t, Side::USSR);
  discard_one_held_card(s, t, Side::US);
  check_held_scoring_cards(s, t);
  if (rule_on("TS-3.9")) t.set(s, Field::china_face_up, 0, 1, "TS-3.9");
  end_turn_effects(s, t);
  if (s.turn == kLastTurn) final_scoring(s, t);
  t.set(s, Field::turn, 0, s.turn + 1, "TS-3.10");
  t.set(s, Field::phase, 0, static_cast<int>(Phase::headline), "TS-3.10");
  t.set(s, Field::round, 0, 0, "TS-3.5");
}

}  // namespace arbiter::ts
