// TS-6: what a card is worth.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

using Findings = std::vector<std::string>;
constexpr int kUs = 0, kUssr = 1;

Position purged(Position p, int side) {
  p.state.red_scare[side] = 1;
  return p;
}

TEST(OpsValue, OwnBonusesAndMalusesBetween1And4) {  // TS-6.1
  const State us = Position().in_play(containment).state;
  EXPECT_EQ(ops_value(us, Side::US, 3), 4);
  EXPECT_EQ(ops_value(us, Side::US, 4), 4);
  EXPECT_EQ(ops_value(us, Side::USSR, 3), 3);
  EXPECT_EQ(ops_value(us, Side::US, 0), 0);
  const State less = purged(Position(), kUs).state;
  EXPECT_EQ(ops_value(less, Side::US, 3), 2);
  EXPECT_EQ(ops_value(less, Side::US, 1), 1);
}

TEST(OpsValue, BothAreAddedBeforeTheLimits) {  // TS-6.1
  const State both = purged(Position().in_play(containment), kUs).state;
  EXPECT_EQ(ops_value(both, Side::US, 4), 4);
  EXPECT_EQ(ops_value(both, Side::US, 1), 1);
  Position twice = Position();
  twice.state.red_scare[kUs] = 2;
  EXPECT_EQ(ops_value(twice.state, Side::US, 4), 2);
}

TEST(OpsValue, APurgedCardPlacesLess) {  // TS-6.1
  const Position p = Position().with("Iraq", 0, 1).hand(Side::USSR, {fidel}).round(1, Side::USSR);
  const std::string play = "USSR card 8 Fidel; USSR use operations; USSR operation influence; USSR place Iraq";
  EXPECT_TRUE(play_round(purged(p, kUssr), play).clean());
  EXPECT_FALSE(play_round(p, play).clean());
}

TEST(AreaBonus, TheChinaCardHas5IfAllAreSpentInAsia) {  // TS-6.2
  const Position p = Position().china(Side::US, true).with("Japan", 1, 0).with("Iran", 1, 0).round(1, Side::US);
  const std::string play = "US card 6; US use operations; US operation influence; US place ";
  EXPECT_TRUE(play_round(p, play + "Japan, Japan, South Korea, Taiwan, Taiwan").clean());
  EXPECT_EQ(play_round(p, play + "Japan, Japan, South Korea, Taiwan").findings, Findings{"no_answer TS-7.3"});
  EXPECT_TRUE(play_round(p, play + "Japan, Japan, South Korea, Iran").clean());
}

TEST(AreaBonus, BonusesAddUpBeyond4) {  // TS-6.2
  const State s = Position().in_play(vietnam_revolts).state;
  const auto worth = [](const State& state, int card, int country) {
    return points_in(state, Side::USSR, ts::card(card).ops, area_bonus(state, Side::USSR, card, country));
  };
  EXPECT_EQ(worth(s, the_china_card, vietnam), 6);
  EXPECT_EQ(worth(s, the_china_card, japan), 5);
  EXPECT_EQ(worth(s, the_china_card, iran), 4);
  EXPECT_EQ(worth(s, fidel, vietnam), 3);
  const State less = purged(Position().in_play(vietnam_revolts), kUssr).state;
  EXPECT_EQ(worth(less, the_china_card, vietnam), 5);
  EXPECT_EQ(worth(less, nasser, vietnam), 1);
}

TEST(OpsValue, TheSideThatUsesTheCardCounts) {  // TS-6.3
  const Position p = Position()
                         .with("Iraq", 0, 1)
                         .with("Iran", 1, 0)
                         .in_play(brezhnev_doctrine)
                         .hand(Side::US, {nasser})
                         .hand(Side::USSR, {truman_doctrine});
  EXPECT_TRUE(
      play_round(Position(p).round(1, Side::US), "US card 15; US use operations; US operation influence; US place Iran")
          .clean());
  EXPECT_TRUE(play_round(Position(p).round(1, Side::USSR),
                         "USSR card 19; USSR use operations; USSR operation influence; USSR place Iraq, Iraq")
                  .clean());
}

TEST(OpsValue, CountsForEveryPurpose) {  // TS-6.4
  const Position space = Position().hand(Side::US, {fidel, nasser}).round(1, Side::US);
  const std::string attempt = "; US use space_race; die 6 for space_race";
  EXPECT_TRUE(play_round(space, "US card 8 Fidel" + attempt).clean());
  EXPECT_EQ(play_round(purged(space, kUs), "US card 8 Fidel" + attempt).first_finding(), "illegal_choice TS-10.1");
  EXPECT_TRUE(play_round(Position(space).in_play(containment), "US card 15 Nasser" + attempt).clean());
  const Position discard = Position().with("West Germany", 1, 0).hand(Side::US, {duck_and_cover, fidel});
  EXPECT_FALSE(after(purged(discard, kUs), blockade, "US discard 4 Duck and Cover").clean());
  EXPECT_TRUE(after(Position(discard).in_play(containment), blockade, "US discard 8 Fidel").clean());
}

TEST(OpsValue, CountsForOperationsOfEvents) {  // TS-6.4, R-2
  const Position p = Position().with("Iran", 1, 0).in_play(containment);
  EXPECT_TRUE(after(p, cia_created, "US operation influence; US place Iran, Iran").clean());
}

TEST(AreaBonus, TheBonusPointStaysInTheArea) {  // TS-6.5
  const Position p = Position().china(Side::US, true).with("Japan", 1, 0).with("Iran", 1, 0).round(1, Side::US);
  const std::string play = "US card 6; US use operations; US operation influence; US place ";
  EXPECT_FALSE(play_round(p, play + "Japan, Japan, Japan, Japan, Iran").clean());
  EXPECT_FALSE(play_round(p, play + "Iran, Japan, Japan, Japan, Japan").clean());
  EXPECT_TRUE(play_round(p, play + "Iran, Japan, Japan, Japan").clean());
}

TEST(AreaBonus, ACoupInTheAreaHasIt) {  // TS-6.5
  const Position p = Position().china(Side::US, true).with("Vietnam", 0, 2).with("Sudan", 0, 9).round(1, Side::US);
  const std::string play = "US card 6; US use operations; US operation coup; US target ";
  const Outcome o = play_round(p, play + "Vietnam; die 1 for Vietnam");  // 1 + 5 - 2
  EXPECT_EQ(o.at("Vietnam"), (Influence{2, 0}));
  EXPECT_EQ(o.state.military_ops[kUs], 5);
  EXPECT_EQ(play_round(p, play + "Sudan; die 1 for Sudan").at("Sudan"), (Influence{0, 6}));
}

}  // namespace
}  // namespace arbiter::ts::test
