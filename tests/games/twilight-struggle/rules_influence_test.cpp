// TS-7: placing influence.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

using Findings = std::vector<std::string>;

TEST(PlacingInfluence, CostsTwoUntilControlIsBroken) {  // TS-7.1
  // Turkey (stability 2): 2 + 1 + 1.
  const Position p =
      Position().with("Turkey", 2, 0).with("Bulgaria", 0, 1).hand(Side::USSR, {we_will_bury_you}).round(1, Side::USSR);
  const std::string play = "USSR card 50; USSR use operations; USSR operation influence; USSR place ";
  const Outcome o = play_round(p, play + "Turkey, Turkey, Turkey");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Turkey"), (Influence{2, 3}));
  EXPECT_FALSE(play_round(p, play + "Turkey, Turkey, Turkey, Turkey").clean());
}

TEST(PlacingInfluence, OnePointIsTooLittleForAnEnemyCountry) {  // TS-7.1
  const Position p =
      Position().with("Turkey", 2, 0).with("Bulgaria", 0, 1).hand(Side::USSR, {nasser}).round(1, Side::USSR);
  const std::string play = "USSR card 15; USSR use operations; USSR operation influence; USSR place ";
  EXPECT_EQ(play_round(p, play + "Turkey").findings, Findings{"illegal_choice TS-7.1"});
  EXPECT_TRUE(play_round(p, play + "Bulgaria").clean());
}

TEST(PlacingInfluence, MarkersOfThisRoundOpenNothingNew) {  // TS-7.2
  const Position p = Position().with("Iran", 0, 1).hand(Side::USSR, {fidel}).round(1, Side::USSR);
  const std::string play = "USSR card 8; USSR use operations; USSR operation influence; USSR place ";
  EXPECT_TRUE(play_round(p, play + "Pakistan, Pakistan").clean());
  EXPECT_EQ(play_round(p, play + "Pakistan, India").findings, Findings{"illegal_choice TS-7.2"});
  EXPECT_EQ(play_round(p, play + "Chile, Iran").findings, Findings{"illegal_choice TS-7.2"});
}

TEST(PlacingInfluence, MarkersLostToTheEnemyEventOfThisRoundStillCount) {  // TS-7.2
  const Position p = Position()
                         .turn(3)
                         .with("Czechoslovakia", 0, 1)
                         .with("Bulgaria", 0, 1)
                         .with("Yugoslavia", 0, 1)
                         .hand(Side::USSR, {east_european_unrest})
                         .round(1, Side::USSR);
  const Outcome o = play_round(p,
                               "USSR card 29; USSR use event; US remove Czechoslovakia, Bulgaria, Yugoslavia; "
                               "USSR operation influence; USSR place Czechoslovakia, Bulgaria, Greece");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Czechoslovakia"), (Influence{0, 1}));
}

TEST(PlacingInfluence, AllPointsMustBeSpent) {  // TS-7.3
  const Position p = Position().with("Iran", 0, 1).hand(Side::USSR, {fidel}).round(1, Side::USSR);
  EXPECT_EQ(play_round(p, "USSR card 8; USSR use operations; USSR operation influence; USSR place Iran").findings,
            Findings{"no_answer TS-7.3"});
}

TEST(PlacingInfluence, PointsAreLostOnlyWhereNothingIsLegal) {  // TS-7.3
  Position p = Position().hand(Side::US, {duck_and_cover}).round(1, Side::US);
  for (const char* country : {"Canada", "Mexico", "Cuba", "Japan"}) p.with(country, 0, 9);
  EXPECT_TRUE(play_round(p, "US card 4; US use operations; US operation influence; US place Canada").clean());
}

TEST(PlacingInfluence, EventsIgnoreAdjacencyCostAndDefcon) {  // TS-7.4
  const Position p = Position().defcon(2).with("Angola", 5, 0);
  const Outcome o = after(p, decolonization, "USSR place Angola, Zaire, Kenya, Vietnam");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Angola"), (Influence{5, 1}));
}

TEST(PlacingInfluence, ChernobylStopsOperationsNotEvents) {  // TS-7.4
  Position p = Position().with("Poland", 0, 3).with("Iraq", 0, 1).in_play(chernobyl).hand(Side::USSR, {comecon});
  p.state.chernobyl_region = static_cast<std::int8_t>(Region::Europe);
  p.round(1, Side::USSR);
  EXPECT_TRUE(after(p, comecon, "USSR place Poland, Hungary, Romania, Bulgaria").clean());
  const std::string play = "USSR card 14; USSR use operations; USSR operation influence; USSR place ";
  EXPECT_TRUE(play_round(p, play + "Iraq, Iraq, Iraq").clean());
  EXPECT_EQ(play_round(p, play + "Poland, Iraq, Iraq").findings, Findings{"illegal_choice TS-card-94"});
}

}  // namespace
}  // namespace arbiter::ts::test
