// TS-9: realignment rolls.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

using Findings = std::vector<std::string>;

// The US realigns with a card.
Outcome realigned_by_us(Position p, int card, std::string_view rolls) {
  p.hand(Side::US, {card}).round(1, Side::US);
  return play_round(
      p, "US card " + std::to_string(card) + "; US use operations; US operation realignment; " + std::string(rolls));
}

std::string roll(std::string_view country, int us, int ussr) {
  return "US target " + std::string(country) + "; die " + std::to_string(ussr) + " for USSR; die " +
         std::to_string(us) + " for US; ";
}

TEST(RealignmentTargets, OneRollAPointWhereTheEnemyIs) {  // TS-9.1
  const Position p = Position().with("Cuba", 0, 2).with("Nicaragua", 0, 1).with("Iran", 1, 0);
  EXPECT_TRUE(
      realigned_by_us(p, duck_and_cover, roll("Cuba", 1, 3) + roll("Cuba", 1, 3) + roll("Nicaragua", 1, 3)).clean());
  EXPECT_EQ(realigned_by_us(p, truman_doctrine, roll("Iran", 1, 3)).first_finding(), "illegal_choice TS-9.1");
  EXPECT_FALSE(realigned_by_us(p, truman_doctrine, roll("Cuba", 1, 3) + roll("Cuba", 1, 3)).clean());
}

TEST(RealignmentTargets, AreChosenAfterThePreviousResult) {  // TS-9.1
  const Position p = Position().with("Cuba", 0, 1).with("Nicaragua", 0, 1);
  // After the first roll nothing of the USSR is left in Cuba.
  EXPECT_EQ(realigned_by_us(p, containment, roll("Cuba", 6, 1) + roll("Cuba", 6, 1) + roll("Nicaragua", 1, 1))
                .first_finding(),
            "illegal_choice TS-9.1");
}

TEST(RealignmentTargets, AreLimitedByDefconNotByTheReformerOrTheCrisis) {  // TS-9.1
  Position p = Position().with("Italy", 1, 1).with("Iran", 1, 1);
  const auto may = [&p](Side side, int country) {
    return realignment_targets(p.state, side, {.printed = 3}).has(country);
  };
  EXPECT_TRUE(may(Side::USSR, italy));
  p.in_play(the_reformer).in_play(cuban_missile_crisis);
  p.state.crisis_against = 1;
  EXPECT_TRUE(may(Side::USSR, italy));
  p.defcon(4);
  EXPECT_FALSE(may(Side::USSR, italy));
  EXPECT_FALSE(may(Side::US, italy));
  EXPECT_TRUE(may(Side::US, iran));
}

TEST(RealignmentRoll, NeighboursAndMoreInfluenceCount) {  // TS-9.2
  const Position p = Position().with("Italy", 4, 3).with("France", 3, 0);
  const Outcome o = realigned_by_us(p, truman_doctrine,
                                    "US target Italy; die 4 for USSR; states roll_modifier USSR =0; die 3 for US; "
                                    "states roll_modifier US =2; states roll_total US =5");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Italy"), (Influence{4, 2}));
  EXPECT_EQ(o.defcon(), 5);
  EXPECT_EQ(o.state.military_ops[0], 0);
}

TEST(RealignmentRoll, TheSuperpowerCountsAndThePhasingSideMayLose) {  // TS-9.2
  // The USSR has +1 (superpower) +1 (more influence) in North Korea.
  EXPECT_EQ(realigned_by_us(Position().with("North Korea", 0, 3), truman_doctrine, roll("North Korea", 5, 2))
                .at("North Korea"),
            (Influence{0, 2}));
  EXPECT_EQ(realigned_by_us(Position().with("North Korea", 1, 3), truman_doctrine, roll("North Korea", 1, 6))
                .at("North Korea"),
            (Influence{0, 3}));
  const Outcome mexico = play_round(Position().with("Mexico", 2, 1).hand(Side::USSR, {nasser}).round(1, Side::USSR),
                                    "USSR card 15; USSR use operations; USSR operation realignment; USSR target "
                                    "Mexico; die 2 for USSR; die 3 for US");
  EXPECT_TRUE(mexico.clean());
  EXPECT_EQ(mexico.at("Mexico"), (Influence{2, 0}));
}

TEST(RealignmentRoll, TiesDoNothing) {  // TS-9.2
  EXPECT_EQ(realigned_by_us(Position().with("Iran", 2, 2), truman_doctrine, roll("Iran", 4, 4)).at("Iran"),
            (Influence{2, 2}));
}

TEST(RealignmentRoll, IranContraCostsTheUsOneWhoeverRolls) {  // TS-9.2, R-52
  const Position p = Position().with("Iran", 2, 2).in_play(iran_contra_scandal);
  EXPECT_EQ(realigned_by_us(p, truman_doctrine, roll("Iran", 4, 4)).at("Iran"), (Influence{1, 2}));
  Position ussr = Position(p).hand(Side::USSR, {nasser}).round(1, Side::USSR);
  EXPECT_EQ(play_round(ussr,
                       "USSR card 15; USSR use operations; USSR operation realignment; USSR target Iran; "
                       "die 4 for USSR; die 4 for US")
                .at("Iran"),
            (Influence{1, 2}));
}

TEST(RealignmentBonus, AFifthRollWithTheChinaCardIfAllAreInAsia) {  // TS-9.3
  Position p = Position().china(Side::US, true).with("Japan", 0, 9).with("Iran", 0, 9).round(1, Side::US);
  const std::string play = "US card 6; US use operations; US operation realignment; ";
  std::string four;
  for (int n = 0; n < 4; ++n) four += roll("Japan", 1, 3);
  EXPECT_TRUE(play_round(p, play + four + roll("Japan", 1, 3)).clean());
  EXPECT_EQ(play_round(p, play + four + roll("Iran", 1, 3)).first_finding(), "illegal_choice TS-9.3");
  const std::string mixed = roll("Iran", 1, 3) + roll("Japan", 1, 3) + roll("Japan", 1, 3) + roll("Japan", 1, 3);
  EXPECT_TRUE(play_round(p, play + mixed).clean());
  EXPECT_FALSE(play_round(p, play + mixed + roll("Japan", 1, 3)).clean());
}

}  // namespace
}  // namespace arbiter::ts::test
