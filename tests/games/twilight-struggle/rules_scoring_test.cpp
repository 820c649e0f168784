// TS-12: scoring and the ends of the game.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

constexpr int kUs = 0, kUssr = 1;

// US: domination 5 + 2 battlegrounds; USSR: presence 3 + 1.
Position middle_east() {
  return Position().with("Israel", 4, 0).with("Iran", 2, 0).with("Lebanon", 1, 0).with("Iraq", 0, 3);
}

Position europe_under_us_control() {
  return Position()
      .with("Poland", 3, 0)
      .with("East Germany", 3, 0)
      .with("West Germany", 4, 0)
      .with("France", 3, 0)
      .with("Italy", 2, 0)
      .with("Greece", 0, 2);
}

TEST(RegionScoring, LevelsAndBattlegroundsNet) {  // TS-12.1
  EXPECT_EQ(after(middle_east(), middle_east_scoring).vp(), 3);
}

TEST(RegionScoring, DominationNeedsABattlegroundAndAnotherCountry) {  // TS-12.1
  // Battlegrounds only: presence. 3 + 2.
  EXPECT_EQ(after(Position().with("Israel", 4, 0).with("Iran", 2, 0), middle_east_scoring).vp(), 5);
  EXPECT_EQ(after(Position().with("Israel", 4, 0).with("Lebanon", 1, 0), middle_east_scoring).vp(), 6);
  // More countries but not more battlegrounds: presence for both.
  EXPECT_EQ(after(Position().with("Israel", 4, 0).with("Lebanon", 1, 0).with("Iraq", 0, 3), middle_east_scoring).vp(),
            0);
}

TEST(RegionScoring, ControlNeedsAllBattlegroundsAndMoreCountries) {  // TS-12.1
  const Position p = Position().with("Cuba", 3, 0).with("Mexico", 2, 0).with("Panama", 2, 0);
  EXPECT_EQ(after(p, central_america_scoring).vp(), 5 + 3);
  EXPECT_EQ(
      after(Position(p).with("Haiti", 0, 1).with("Guatemala", 0, 1).with("Nicaragua", 0, 1), central_america_scoring)
          .vp(),
      1 + 3 - 1);
}

TEST(RegionScoring, CountriesBesideTheEnemySuperpowerCountOne) {  // TS-12.1
  EXPECT_EQ(after(Position().with("Afghanistan", 2, 0), asia_scoring).vp(), 3 + 1);
  EXPECT_EQ(after(Position().with("Cuba", 0, 3), central_america_scoring).vp(), -(1 + 1 + 1));
}

TEST(SoutheastAsiaScoring, OneEachTwoForThailandThenItIsRemoved) {  // TS-12.2
  const Outcome o =
      after(Position().with("Thailand", 2, 0).with("Philippines", 2, 0).with("Vietnam", 0, 1), southeast_asia_scoring);
  EXPECT_EQ(o.vp(), 2);
  EXPECT_EQ(o.state.place[southeast_asia_scoring], out_of_game);
}

TEST(VictoryPoints, TwentyEndTheGameAtOnceAfterNetting) {  // TS-12.3
  const Outcome on = after(Position()
                               .vp(18)
                               .with("Zaire", 1, 0)
                               .with("Nigeria", 0, 1)
                               .with("Angola", 0, 1)
                               .with("Algeria", 2, 0)
                               .with("Sudan", 1, 0),
                           africa_scoring);
  EXPECT_EQ(on.vp(), 18 + 1 + 2 - 1 - 2);
  EXPECT_FALSE(on.over);
  const Outcome o = after(middle_east().vp(17), middle_east_scoring);
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.ending, Ending::victory_points);
  EXPECT_EQ(o.state.winner, kUs);
  EXPECT_FALSE(after(middle_east().vp(16), middle_east_scoring).over);  // 7 against 4: 19
  EXPECT_EQ(after(Position().vp(-19), u2_incident).state.winner, kUssr);
}

TEST(SuddenEnds, EuropeControlWinsWhateverThePoints) {  // TS-12.4
  const Outcome o = after(europe_under_us_control().vp(-15), europe_scoring, Side::USSR);
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.ending, Ending::europe_control);
  EXPECT_EQ(o.state.winner, kUs);
}

TEST(SuddenEnds, AtDefcon1ThePhasingSideLosesAndTheRestDoesNotHappen) {  // TS-12.4
  const Outcome o = after(Position().defcon(2).vp(17), duck_and_cover, Side::US);
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.ending, Ending::defcon);
  EXPECT_EQ(o.state.winner, kUssr);
  EXPECT_EQ(o.vp(), 17);
}

TEST(FinalScoring, AllRegionsAndTheChinaCardInOneTotal) {  // TS-12.5
  const Outcome o = play_turn_end(middle_east().turn(10).china(Side::USSR, false));
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.ending, Ending::final_scoring);
  EXPECT_EQ(o.vp(), 3 - 1);
  EXPECT_EQ(o.state.winner, kUs);
}

TEST(FinalScoring, AnEvenScoreIsADraw) {  // TS-12.5
  const Outcome o = play_turn_end(Position().turn(10).vp(1).china(Side::USSR, true));
  EXPECT_EQ(o.state.ending, Ending::final_scoring);
  EXPECT_EQ(o.vp(), 0);
  EXPECT_EQ(o.state.winner, kNone);
}

TEST(FinalScoring, EuropeControlWinsOutright) {  // TS-12.5
  const Outcome o = play_turn_end(europe_under_us_control().turn(10).vp(-18));
  EXPECT_EQ(o.state.ending, Ending::europe_control);
  EXPECT_EQ(o.state.winner, kUs);
}

TEST(FinalScoring, GoesPast20WithoutAStopInBetween) {  // TS-12.5
  const Position p = middle_east().vp(18).turn(10).with("Zaire", 0, 1).with("Nigeria", 0, 1).with("Sudan", 0, 1);
  const Outcome o = play_turn_end(p);  // +3, then Africa -(4 + 2), China -1
  EXPECT_EQ(o.state.ending, Ending::final_scoring);
  EXPECT_EQ(o.vp(), 18 + 3 - 6 - 1);
}

TEST(FinalScoring, FormosanResolutionCountsShuttleDiplomacyDoesNot) {  // TS-12.5
  const Position taiwan = Position().turn(10).with("Taiwan", 3, 0);
  EXPECT_EQ(play_turn_end(taiwan).vp(), 3 - 1);
  EXPECT_EQ(play_turn_end(Position(taiwan).in_play(formosan_resolution)).vp(), 3 + 1 - 1);
  EXPECT_EQ(play_turn_end(Position().turn(10).with("Japan", 0, 4).in_play(shuttle_diplomacy)).vp(), -(3 + 1 + 1) - 1);
}

}  // namespace
}  // namespace arbiter::ts::test
