// TS-3: the turn from the rise of DEFCON to the end of its effects.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

using Findings = std::vector<std::string>;
constexpr int kUs = 0, kUssr = 1;

const std::string kHeadlines = "USSR headline 9 Vietnam Revolts; US headline 25 Containment";

Position before_headlines(int turn) {
  return Position().turn(turn).headline(Side::USSR).hand(Side::US, {containment}).hand(Side::USSR, {vietnam_revolts});
}

// Only these cards are left in the draw pile; those of the hands and discards stay, the rest is out of the game.
Position with_pile(Position p, const std::vector<int>& cards) {
  for (int id = 1; id < kCards; ++id)
    if (p.state.place[id] == in_draw_pile) p.state.place[id] = out_of_game;
  for (const int id : cards) p.state.place[id] = in_draw_pile;
  p.state.draw_pile = static_cast<std::int8_t>(cards.size());
  return p;
}

Outcome dealt(const Position& p, std::string_view script = {}) {
  return after(
      p, [](State& s, Table& t) { deal(s, t, "TS-3.2"); }, script);
}

TEST(TurnStart, DefconRisesByOneButNotAbove5) {  // TS-3.1
  EXPECT_EQ(play_headlines(before_headlines(2).defcon(3), kHeadlines).defcon(), 4);
  EXPECT_EQ(play_headlines(before_headlines(2).defcon(5), kHeadlines).defcon(), 5);
  EXPECT_EQ(play_headlines(before_headlines(1).defcon(3), kHeadlines).defcon(), 3);
}

TEST(TurnStart, HandsAreFilledTo8AndFromTurn4To9) {  // TS-3.2
  const Outcome third = play_headlines(before_headlines(3), kHeadlines);
  EXPECT_TRUE(third.clean());
  EXPECT_EQ(third.state.hand[kUs], 7);  // 8 less the headline
  const Outcome fourth = play_headlines(before_headlines(4), kHeadlines);
  EXPECT_EQ(fourth.state.hand[kUs], 8);
  EXPECT_EQ(fourth.state.hand[kUssr], 8);  // The China Card is not counted
}

TEST(TurnStart, TheNextErasJoinThePileButDiscardsStayOut) {  // TS-3.2
  Position p = before_headlines(4).discarded({fidel});
  p.state.place[quagmire] = p.state.place[terrorism] = in_later_era;
  p.state.draw_pile = static_cast<std::int8_t>(p.state.draw_pile - 2);
  const Outcome o = play_headlines(p, kHeadlines);
  EXPECT_TRUE(can_be_in_hand(o.state, Side::US, quagmire));
  EXPECT_EQ(o.state.place[terrorism], in_later_era);
  EXPECT_EQ(o.state.place[fidel], in_discard_pile);
}

TEST(TurnStart, TheUssrIsDealtTheFirstAndEverySecondCard) {  // TS-3.2
  const Outcome o = dealt(with_pile(Position(), {fidel, nasser, blockade}));
  EXPECT_EQ(o.state.hand[kUssr], 2);
  EXPECT_EQ(o.state.hand[kUs], 1);
}

TEST(TurnStart, TheDiscardsAreDealtAfterTheLastCardsOfTheOldPile) {  // TS-3.3
  const Position p = with_pile(
      Position()
          .turn(1)
          .hand(Side::US, {nato, containment, marshall_plan, truman_doctrine, cia_created})
          .hand(Side::USSR, {comecon, suez_crisis, decolonization, warsaw_pact_formed, vietnam_revolts, korean_war})
          .discarded({duck_and_cover, five_year_plan, red_scare_purge, brush_war}),
      {fidel, nasser, blockade});
  const Outcome o = dealt(p,
                          "draw USSR 8 Fidel; draw USSR 15 Nasser; draw US 10 Blockade; states reshuffle =1; "
                          "draw US 4 Duck and Cover; draw US 5 Five Year Plan");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.hand[kUs], 8);
  EXPECT_EQ(o.state.hand[kUssr], 8);
  EXPECT_EQ(o.state.draw_pile, 2);
  EXPECT_EQ(o.state.place[brush_war], in_draw_pile);
  EXPECT_EQ(o.state.place[olympic_games], out_of_game);
  // A discard can't come before the old pile is used up.
  EXPECT_FALSE(dealt(p, "draw USSR 8 Fidel; draw USSR 4 Duck and Cover").clean());
}

TEST(TurnStart, AnEventThatDrawsRenewsThePileToo) {  // TS-3.3
  const Position p = with_pile(Position().hand(Side::US, {nato, containment}).discarded({fidel, nasser}), {blockade});
  const Outcome o = after(p, ask_not, "US discard 21 NATO, 25 Containment");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.hand[kUs], 2);
  EXPECT_EQ(o.state.draw_pile, 3);  // 1 + the 4 discards - 2
}

TEST(TurnStart, AnExactlyEmptiedPileMayBeRenewedAtOnceOrLater) {  // TS-3.3
  const Position p = with_pile(
      Position().turn(1).discarded({duck_and_cover, brush_war}),
      {fidel, nasser, blockade, nato, containment, marshall_plan, truman_doctrine, cia_created, comecon, suez_crisis,
       decolonization, warsaw_pact_formed, vietnam_revolts, korean_war, romanian_abdication, arab_israeli_war});
  const Outcome later = dealt(p);
  EXPECT_TRUE(later.clean());
  EXPECT_EQ(later.state.draw_pile, 0);
  const Outcome at_once = dealt(p, "states reshuffle =1");
  EXPECT_TRUE(at_once.clean());
  EXPECT_EQ(at_once.state.draw_pile, 2);
}

TEST(TurnOrder, HeadlinesComeAfterTheDealAndBeforeTheRounds) {  // TS-3.4
  const Outcome o = play_headlines(before_headlines(2), kHeadlines);
  EXPECT_EQ(o.state.phase, Phase::action_rounds);
  EXPECT_EQ(o.state.round, 1);
  EXPECT_EQ(o.state.acting, kUssr);
  Position p;
  p.state.phase = Phase::setup;
  p.turn(1);
  EXPECT_EQ(play_set_up(p,
                        "USSR place Poland, Poland, Poland, Poland, Poland, Poland; "
                        "US place Italy, Italy, Italy, Italy, Italy, Italy, Italy")
                .state.phase,
            Phase::headline);
}

// What is due after the round: the number of the next round, 0 for the end of the turn.
int next_round_of(const Position& p, int side) {
  const Outcome o = play_round(p);
  EXPECT_TRUE(o.clean());
  if (o.state.phase == Phase::cleanup) return 0;
  EXPECT_EQ(o.state.acting, side);
  return o.state.round;
}

TEST(TurnOrder, SixRoundsOnTurns1To3ThenSevenTheUssrFirst) {  // TS-3.5
  EXPECT_EQ(next_round_of(Position().round(1, Side::USSR), kUs), 1);
  EXPECT_EQ(next_round_of(Position().round(1, Side::US), kUssr), 2);
  EXPECT_EQ(next_round_of(Position().turn(3).round(6, Side::US), kUssr), 0);
  EXPECT_EQ(next_round_of(Position().turn(4).round(6, Side::US), kUssr), 7);
  EXPECT_EQ(next_round_of(Position().turn(4).round(7, Side::US), kUssr), 0);
}

TEST(TurnOrder, AnEighthRoundForASideAloneOnBox8) {  // TS-3.5
  const Position us = Position().space(8, 7);
  EXPECT_EQ(next_round_of(Position(us).round(7, Side::US), kUs), 8);
  EXPECT_EQ(next_round_of(Position(us).round(8, Side::US), kUssr), 0);
  const Position ussr = Position().space(7, 8);
  EXPECT_EQ(next_round_of(Position(ussr).round(7, Side::US), kUssr), 8);
  EXPECT_EQ(next_round_of(Position(ussr).round(8, Side::USSR), kUs), 0);
  EXPECT_EQ(next_round_of(Position().space(8, 8).round(7, Side::US), kUs), 0);
  EXPECT_EQ(next_round_of(Position().turn(3).space(8, 7).round(6, Side::US), kUs), 0);
}

TEST(TurnOrder, AnEighthRoundForTheUsUnderNorthSeaOilWhichIsOptional) {  // TS-3.5
  const Position p = Position().in_play(north_sea_oil).hand(Side::US, {fidel});
  EXPECT_EQ(play_round(Position(p).round(7, Side::US), "US card 8 Fidel; US use space_race; die 6 for space_race")
                .state.round,
            8);
  EXPECT_TRUE(play_round(Position(p).round(8, Side::US)).clean());
  EXPECT_TRUE(play_round(Position(p).round(8, Side::US), "US card none").clean());
}

TEST(TurnOrder, WhoHoldsACardMustPlay) {  // TS-3.6
  const Position p = Position().hand(Side::USSR, {fidel}).round(6, Side::USSR);
  EXPECT_EQ(play_round(p).findings, Findings{"no_answer TS-3.6"});
  EXPECT_EQ(play_round(p, "USSR card none").findings, Findings{"illegal_choice TS-3.6"});
  EXPECT_TRUE(play_round(p, "USSR card 8 Fidel; USSR use event").clean());
}

TEST(TurnOrder, WhoHoldsNothingOrOnlyTheChinaCardMaySitOut) {  // TS-3.6
  EXPECT_TRUE(play_round(Position().round(6, Side::US)).clean());
  const Position p = Position().china(Side::USSR, true).with("India", 0, 1).round(6, Side::USSR);
  EXPECT_TRUE(play_round(p).clean());
  EXPECT_TRUE(play_round(p,
                         "USSR card 6 The China Card; USSR use operations; USSR operation influence; "
                         "USSR place India, India, India, India, India")
                  .clean());
}

TEST(TurnEnd, TheCheckComesAfterTheLastRound) {  // TS-3.7
  const Position p = Position().with("Iran", 2, 0).hand(Side::US, {fidel}).with("Iraq", 0, 2).round(7, Side::US);
  Outcome o = play_round(p, "US card 8 Fidel; US use operations; US operation coup; US target Iraq; die 1 for Iraq");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.phase, Phase::cleanup);
  Position end;
  end.state = o.state;  // DEFCON 4; the coup of the last round counts: 2 of 4
  EXPECT_EQ(play_turn_end(end).vp(), -2 + 4);
}

TEST(TurnEnd, AHeldScoringCardLoses) {  // TS-3.8
  const Outcome o = play_turn_end(Position().hand(Side::US, {africa_scoring, fidel}));
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.ending, Ending::held_scoring_card);
  EXPECT_EQ(o.state.winner, kUssr);
  EXPECT_EQ(play_turn_end(Position().hand(Side::USSR, {asia_scoring})).state.winner, kUs);
  EXPECT_FALSE(play_turn_end(Position().hand(Side::US, {nato, fidel, nasser, blockade, comecon})).over);
}

TEST(TurnEnd, Box6AloneMayDiscardOneHeldCard) {  // TS-3.8
  const Position p = Position().hand(Side::US, {fidel, nato});
  const Outcome o = play_turn_end(Position(p).space(6, 5), "US discard 8 Fidel");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.place[fidel], in_discard_pile);
  EXPECT_EQ(o.state.hand[kUs], 1);
  EXPECT_TRUE(play_turn_end(Position(p).space(6, 5)).clean());
  EXPECT_FALSE(play_turn_end(Position(p).space(6, 6), "US discard 8 Fidel").clean());
}

TEST(TurnEnd, TheChinaCardTurnsFaceUp) {  // TS-3.9
  EXPECT_EQ(play_turn_end(Position().china(Side::US, false)).state.china_face_up, 1);
}

TEST(TurnEnd, EffectsOfTheTurnEndAndTheNextBegins) {  // TS-3.10
  Position p = Position().turn(5).in_play(containment).in_play(nato).in_play(salt_negotiations);
  p.state.red_scare[kUs] = 1;
  p.state.space_attempts[kUssr] = 1;
  p.state.death_squads = 1;
  p.state.crisis_against = kUs;
  p.state.chernobyl_region = static_cast<std::int8_t>(Region::Europe);
  const State s = play_turn_end(p).state;
  EXPECT_EQ(s.in_play[containment], 0);
  EXPECT_EQ(s.in_play[salt_negotiations], 0);
  EXPECT_EQ(s.in_play[nato], 1);
  EXPECT_EQ(s.red_scare[kUs], 0);
  EXPECT_EQ(s.space_attempts[kUssr], 0);
  EXPECT_EQ(s.death_squads, 0);
  EXPECT_EQ(s.crisis_against, kNone);
  EXPECT_EQ(s.chernobyl_region, kNone);
  EXPECT_EQ(s.turn, 6);
  EXPECT_EQ(s.phase, Phase::headline);
}

TEST(TurnEnd, Turn10EndsWithTheFinalScoring) {  // TS-3.10
  const Outcome o = play_turn_end(Position().turn(10));
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.ending, Ending::final_scoring);
}

}  // namespace
}  // namespace arbiter::ts::test
