// TS-5: playing a card in an action round.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

using Findings = std::vector<std::string>;
constexpr int kUs = 0, kUssr = 1;

TEST(PlayingCards, OneCardFromTheHandInOneWay) {  // TS-5.1
  const Position p = Position().with("Iraq", 0, 1).hand(Side::USSR, {fidel}).round(1, Side::USSR);
  const Outcome o = play_round(p, "USSR card 8 Fidel; USSR use event");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.hand[kUssr], 0);
  EXPECT_EQ(play_round(p, "USSR card 15 Nasser; USSR use event").first_finding(), "illegal_choice TS-5.1");
  EXPECT_FALSE(play_round(p, "USSR card 8 Fidel; USSR use event; USSR operation influence; USSR place Iraq").clean());
  EXPECT_FALSE(play_round(p,
                          "USSR card 8 Fidel; USSR use operations; USSR operation influence; USSR place Iraq; "
                          "USSR operation coup; USSR target Iraq; die 3 for Iraq")
                   .clean());
}

TEST(PlayingCards, AScoringCardIsScored) {  // TS-5.1
  const Position p = Position().with("Zaire", 1, 0).hand(Side::USSR, {africa_scoring}).round(1, Side::USSR);
  EXPECT_EQ(play_round(p, "USSR card 79 Africa Scoring; USSR use event").vp(), 2);
  EXPECT_EQ(play_round(p, "USSR card 79 Africa Scoring; USSR use operations").first_finding(), "illegal_choice TS-5.1");
  EXPECT_EQ(play_round(p, "USSR card 79 Africa Scoring; USSR use space_race").first_finding(), "illegal_choice TS-5.1");
}

TEST(PlayingEvents, OwnAndNeutralEventsHappenAndAreNoted) {  // TS-5.2
  const Position p = Position().hand(Side::US, {nuclear_test_ban, marshall_plan}).round(1, Side::US);
  const Outcome o = play_round(p, "US card 34 Nuclear Test Ban; US use event; states event 34 Nuclear Test Ban =1");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.occurred[nuclear_test_ban], 1);
  EXPECT_EQ(o.vp(), 3);
}

TEST(PlayingEvents, AllOfItUnlessTheCardSaysMay) {  // TS-5.2
  EXPECT_FALSE(after(Position(), comecon, "USSR place Poland, Hungary, Romania").clean());
  EXPECT_TRUE(after(Position(), comecon, "USSR place Poland, Hungary, Romania, Bulgaria").clean());
  EXPECT_TRUE(after(Position(), puppet_governments, "US place Peru").clean());
}

TEST(PlayingEvents, AsFarAsPossible) {  // TS-5.2
  const Outcome o =
      after(Position().with("Poland", 0, 2).with("Hungary", 0, 1), east_european_unrest, "US remove Poland, Hungary");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.occurred[east_european_unrest], 1);
}

TEST(EnemyEvents, HappenBeforeOrAfterTheOperations) {  // TS-5.3
  const Position p = Position().with("Cuba", 1, 0).hand(Side::US, {fidel}).round(1, Side::US);
  const Outcome operations_first =
      play_round(p, "US card 8 Fidel; US use operations; US operation influence; US place Cuba, Cuba");
  EXPECT_TRUE(operations_first.clean());
  EXPECT_EQ(operations_first.at("Cuba"), (Influence{0, 3}));
  const Outcome event_first =
      play_round(p, "US card 8 Fidel; US use event; US operation influence; US place Cuba");  // costs 2
  EXPECT_TRUE(event_first.clean());
  EXPECT_EQ(event_first.at("Cuba"), (Influence{1, 3}));
}

TEST(EnemyEvents, TheEnemyChoosesAndIsThePlayer) {  // TS-5.3
  const Position p = Position()
                         .with("Italy", 2, 0)
                         .with("UK", 3, 0)
                         .with("South Korea", 0, 1)
                         .hand(Side::US, {socialist_governments, korean_war})
                         .round(1, Side::US);
  const std::string play = "US card 7; US use event; ";
  const std::string then = "; US operation influence; US place Italy, Italy, Italy";
  EXPECT_TRUE(play_round(p, play + "USSR remove Italy, Italy, UK" + then).clean());
  EXPECT_FALSE(play_round(p, play + "US remove Italy, Italy, UK" + then).clean());
  const Outcome war = play_round(p,
                                 "US card 11; US use operations; US operation influence; US place Japan, Japan; "
                                 "USSR target South Korea; die 6 for South Korea");
  EXPECT_TRUE(war.clean());
  EXPECT_EQ(war.state.military_ops[kUssr], 2);
  EXPECT_EQ(war.state.military_ops[kUs], 0);
  EXPECT_EQ(war.vp(), -2);
}

TEST(EnemyEvents, NotInTheSpaceRace) {  // TS-5.3
  const Position p = Position().with("Cuba", 1, 0).hand(Side::US, {fidel}).round(1, Side::US);
  EXPECT_EQ(play_round(p, "US card 8 Fidel; US use space_race; die 6 for space_race").at("Cuba"), (Influence{1, 0}));
}

TEST(EnemyEvents, WhatCannotOccurStaysInTheGame) {  // TS-5.4
  const Position p = Position().with("Iraq", 0, 1).hand(Side::USSR, {nato, truman_doctrine}).round(1, Side::USSR);
  const Outcome o = play_round(p,
                               "USSR card 21 NATO; USSR use operations; USSR operation influence; "
                               "USSR place Iraq, Iraq, Iraq, Iraq");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.in_play[nato], 0);
  EXPECT_EQ(o.state.place[nato], in_discard_pile);
}

TEST(EnemyEvents, WhatHasNoEffectCountsAsPlayed) {  // TS-5.4
  const Position p = Position().with("Iraq", 0, 1).hand(Side::USSR, {truman_doctrine}).round(1, Side::USSR);
  const Outcome o = play_round(p, "USSR card 19; USSR use operations; USSR operation influence; USSR place Iraq");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.place[truman_doctrine], out_of_game);
}

TEST(EnemyEvents, BlockedByAnotherEvent) {  // TS-5.4
  const Position p = Position()
                         .with("Israel", 1, 0)
                         .with("Iran", 1, 0)
                         .occurred(camp_david_accords)
                         .hand(Side::US, {arab_israeli_war})
                         .round(1, Side::US);
  const Outcome o = play_round(p, "US card 13; US use operations; US operation influence; US place Iran, Iran");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.military_ops[kUssr], 0);
  EXPECT_EQ(o.state.place[arab_israeli_war], in_discard_pile);
}

TEST(ImpossibleEvents, AreNoWayToPlayTheCard) {  // TS-5.5
  const Position own = Position().profile("digital").hand(Side::US, {kitchen_debates}).round(1, Side::US);
  EXPECT_EQ(play_round(own, "US card 48 Kitchen Debates; US use event").findings, Findings{"illegal_choice TS-5.5"});
  const Position enemy = Position().with("Iraq", 0, 1).hand(Side::USSR, {nato}).round(1, Side::USSR);
  const Outcome o = play_round(enemy,
                               "USSR card 21 NATO; USSR use event; USSR operation influence; "
                               "USSR place Iraq, Iraq, Iraq, Iraq");
  EXPECT_EQ(o.findings, Findings{"illegal_choice TS-5.5"});
  EXPECT_TRUE(o.rulings.empty());
}

TEST(PutAway, StarredCardsLeaveTheGameAfterTheirEvent) {  // TS-5.6
  const Position p = Position().with("Iran", 1, 0).hand(Side::US, {containment, duck_and_cover}).round(1, Side::US);
  const Outcome event = play_round(p, "US card 25 Containment; US use event");
  EXPECT_EQ(event.state.place[containment], out_of_game);
  EXPECT_EQ(event.state.in_play[containment], 1);
  const Outcome operations = play_round(p,
                                        "US card 25 Containment; US use operations; US operation influence; "
                                        "US place Iran, Iran, Iran");
  EXPECT_TRUE(operations.clean());
  EXPECT_EQ(operations.state.place[containment], in_discard_pile);
  EXPECT_EQ(play_round(p, "US card 4 Duck and Cover; US use event").state.place[duck_and_cover], in_discard_pile);
}

TEST(Discards, HaveNoEventOfTheirOwn) {  // TS-5.7
  const Position p = Position().with("UK", 5, 0).hand(Side::USSR, {europe_scoring});
  const Outcome o = after(p, five_year_plan, "states discarded.USSR 2 Europe Scoring =1");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.vp(), 0);
  EXPECT_EQ(o.state.place[europe_scoring], in_discard_pile);
}

TEST(Discards, AHigherValueWillDo) {  // TS-5.7
  const Position p = Position().with("West Germany", 4, 0).hand(Side::US, {nato, fidel});
  const Outcome o = after(p, blockade, "US discard 21 NATO");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("West Germany"), (Influence{4, 0}));
  EXPECT_FALSE(after(p, blockade, "US discard 8 Fidel").clean());
}

TEST(ScoringCardDuty, ComesBeforeABoundMissileEnvyWithAsManyScoringCardsAsRounds) {  // TS-5.8
  Position one = Position().hand(Side::USSR, {africa_scoring, missile_envy}).with("Iraq", 0, 1);
  one.state.missile_envy_bound = kUssr;
  const std::string envy =
      "USSR card 49 Missile Envy; USSR use operations; USSR operation influence; USSR place Iraq, Iraq";
  EXPECT_TRUE(play_round(Position(one).round(6, Side::USSR), envy).clean());
  const Position last = Position(one).round(7, Side::USSR);
  EXPECT_EQ(play_round(last, envy).findings, Findings{"illegal_choice TS-5.8"});
  EXPECT_TRUE(play_round(last, "USSR card 79 Africa Scoring; USSR use event").clean());
  const Position two = Position(one).hand(Side::USSR, {asia_scoring}).round(6, Side::USSR);
  EXPECT_EQ(play_round(two, envy).findings, Findings{"illegal_choice TS-5.8"});
  EXPECT_EQ(play_round(Position(one).turn(3).round(6, Side::USSR), envy).findings, Findings{"illegal_choice TS-5.8"});
}

TEST(ScoringCardDuty, ComesBeforeTheChinaCard) {  // TS-5.8
  const Position p = Position().with("India", 0, 1).hand(Side::USSR, {africa_scoring}).round(7, Side::USSR);
  EXPECT_EQ(play_round(p,
                       "USSR card 6; USSR use operations; USSR operation influence; "
                       "USSR place India, India, India, India, India")
                .findings,
            Findings{"illegal_choice TS-5.8"});
}

TEST(ScoringCardDuty, LeavesOtherCardsFreeWhoseEventMayDiscardIt) {  // TS-5.8
  const Position p = Position().hand(Side::US, {africa_scoring, ask_not}).round(7, Side::US);
  EXPECT_TRUE(play_round(p, "US card 77; US use event; US discard 79 Africa Scoring").clean());
}

TEST(ScoringCardDuty, ComesBeforeATrap) {  // TS-5.8
  const Position p = Position().hand(Side::USSR, {africa_scoring, fidel}).round(7, Side::USSR).in_play(bear_trap);
  EXPECT_TRUE(play_round(p, "USSR card 79 Africa Scoring").clean());
  EXPECT_FALSE(play_round(p, "USSR card 8 Fidel; die 1 for trap").clean());
}

TEST(CardText, BeatsTheRules) {  // TS-5.9
  const Position p = Position().defcon(4).with("Poland", 0, 3);
  EXPECT_TRUE(after(p, tear_down_this_wall, "US operation coup; US target Poland; die 3 for Poland").clean());
  EXPECT_FALSE(coup_targets(p.state, Side::US, {.printed = 3}).has(poland));
}

TEST(CardText, ButNotTheDutyToPlayScoringCards) {  // TS-5.9
  Position p = Position().hand(Side::USSR, {missile_envy, asia_scoring}).round(7, Side::USSR);
  p.state.missile_envy_bound = kUssr;
  EXPECT_TRUE(play_round(p, "USSR card 1 Asia Scoring; USSR use event").clean());
  EXPECT_EQ(play_round(p, "USSR card 49 Missile Envy; USSR use operations").first_finding(), "illegal_choice TS-5.8");
}

}  // namespace
}  // namespace arbiter::ts::test
