// TS-8: coups.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

using Findings = std::vector<std::string>;
constexpr int kUs = 0, kUssr = 1;

bool us_may_coup(const Position& p, int country) {
  return coup_targets(p.state, Side::US, {.printed = 3}).has(country);
}

// The USSR coups with Socialist Governments (3 ops).
Outcome coup_by_ussr(Position p, std::string_view target_and_die) {
  p.hand(Side::USSR, {socialist_governments}).round(1, Side::USSR);
  return play_round(
      p, "USSR card 7; USSR use operations; USSR operation coup; USSR target " + std::string(target_and_die));
}

TEST(CoupTargets, NeedEnemyInfluenceAndNothingOfOnesOwn) {  // TS-8.1
  const Position p = Position().with("Iran", 1, 0).with("Iraq", 0, 1);
  EXPECT_TRUE(coup_by_ussr(p, "Iran; die 3 for Iran").clean());
  EXPECT_EQ(coup_by_ussr(p, "Iraq; die 3 for Iraq").first_finding(), "illegal_choice TS-8.1");
  EXPECT_EQ(coup_by_ussr(p, "Syria; die 3 for Syria").first_finding(), "illegal_choice TS-8.1");
}

TEST(CoupTargets, AreLimitedByDefcon) {  // TS-8.1
  Position p = Position().with("Italy", 0, 1).with("Pakistan", 0, 1).with("Iran", 0, 1).with("Angola", 0, 1);
  EXPECT_TRUE(us_may_coup(p.defcon(5), italy));
  EXPECT_FALSE(us_may_coup(p.defcon(4), italy));
  EXPECT_TRUE(us_may_coup(p.defcon(4), pakistan));
  EXPECT_FALSE(us_may_coup(p.defcon(3), italy));
  EXPECT_FALSE(us_may_coup(p.defcon(3), pakistan));
  EXPECT_TRUE(us_may_coup(p.defcon(3), iran));
  EXPECT_FALSE(us_may_coup(p.defcon(2), iran));
  EXPECT_TRUE(us_may_coup(p.defcon(2), angola));
  EXPECT_EQ(coup_by_ussr(Position().defcon(4).with("Italy", 1, 0), "Italy; die 3 for Italy").first_finding(),
            "illegal_choice TS-5.1");  // no target at all: a coup can't be chosen
}

TEST(CoupTargets, TheReformerBarsUssrCoupsInEurope) {  // TS-8.1
  const Position p = Position().with("Italy", 1, 1).in_play(the_reformer);
  EXPECT_FALSE(coup_targets(p.state, Side::USSR, {.printed = 3}).has(italy));
  EXPECT_TRUE(us_may_coup(p, italy));
}

TEST(CoupRoll, DieAndValueLessTwiceTheStability) {  // TS-8.2
  const Outcome o = coup_by_ussr(Position().with("Iran", 2, 0),
                                 "Iran; die 4 for Iran; states coup_ops Iran =3; states coup_stability Iran =4; "
                                 "states coup_result Iran =3; states success Iran =1");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Iran"), (Influence{0, 1}));
  EXPECT_EQ(coup_by_ussr(Position().with("Iran", 4, 0), "Iran; die 4 for Iran").at("Iran"), (Influence{1, 0}));
  EXPECT_EQ(coup_by_ussr(Position().with("Iran", 2, 0), "Iran; die 1 for Iran; states success Iran =0").at("Iran"),
            (Influence{2, 0}));
}

TEST(CoupRoll, Modifiers) {  // TS-8.2
  EXPECT_EQ(coup_by_ussr(Position().with("Iran", 2, 0).in_play(salt_negotiations), "Iran; die 4 for Iran").at("Iran"),
            (Influence{0, 0}));
  Position squads = Position().with("Peru", 2, 0).with("Iran", 2, 0);
  squads.state.death_squads = -1;  // played by the USSR
  EXPECT_EQ(coup_by_ussr(squads, "Peru; die 3 for Peru").at("Peru"), (Influence{0, 1}));
  EXPECT_EQ(coup_by_ussr(squads, "Iran; die 3 for Iran").at("Iran"), (Influence{0, 0}));
  squads.state.death_squads = 1;
  EXPECT_EQ(coup_by_ussr(squads, "Peru; die 3 for Peru").at("Peru"), (Influence{1, 0}));
}

TEST(CoupInABattleground, LowersDefconAlsoWhenItFails) {  // TS-8.3
  EXPECT_EQ(coup_by_ussr(Position().defcon(4).with("Panama", 2, 0), "Panama; die 1 for Panama").defcon(), 3);
  EXPECT_EQ(coup_by_ussr(Position().defcon(4).with("Sudan", 2, 0), "Sudan; die 1 for Sudan").defcon(), 4);
}

TEST(CoupInABattleground, AtDefcon2LosesTheGame) {  // TS-8.3
  const Outcome o = coup_by_ussr(Position().defcon(2).with("Angola", 1, 0), "Angola; die 6 for Angola");
  EXPECT_TRUE(o.clean());
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.ending, Ending::defcon);
  EXPECT_EQ(o.state.winner, kUs);
}

TEST(CoupMilitaryOps, RiseByTheValueUsedAtMostTo5) {  // TS-8.4
  EXPECT_EQ(coup_by_ussr(Position().military_ops(0, 1).with("Sudan", 2, 0), "Sudan; die 1 for Sudan")
                .state.military_ops[kUssr],
            4);
  EXPECT_EQ(coup_by_ussr(Position().military_ops(0, 4).with("Sudan", 2, 0), "Sudan; die 1 for Sudan")
                .state.military_ops[kUssr],
            5);
  const Outcome free = after(Position().military_ops(1, 0).with("Peru", 0, 1), junta, Side::US,
                             "US place Chile; US operation coup; US target Peru; die 1 for Peru");
  EXPECT_TRUE(free.clean());
  EXPECT_EQ(free.state.military_ops[kUs], 1);
}

TEST(FreeCoups, IgnoreTheDefconAreasButStillLowerIt) {  // TS-8.5
  const Position p = Position().defcon(3).with("Poland", 0, 3);
  const Outcome o = after(p, tear_down_this_wall, "US operation coup; US target Poland; die 6 for Poland");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Poland"), (Influence{0, 0}));
  EXPECT_EQ(o.defcon(), 2);
  EXPECT_TRUE(after(p, tear_down_this_wall,
                    "US operation realignment; US target Poland; die 1 for US; die 1 for USSR; "
                    "US target Poland; die 1 for US; die 1 for USSR; "
                    "US target Poland; die 1 for US; die 1 for USSR")
                  .clean());
}

TEST(CrisisCoup, LosesBeforePhasingBlameIsAsked) {  // TS-8.6
  Position p = Position().defcon(2).with("Angola", 1, 0).in_play(cuban_missile_crisis);
  p.state.crisis_against = kUssr;
  const Outcome own = coup_by_ussr(p, "Angola");
  EXPECT_EQ(own.state.ending, Ending::cuban_missile_crisis);
  EXPECT_EQ(own.state.winner, kUs);
  // Granted by an enemy card in the enemy's round: the USSR coups, and loses.
  const Outcome granted =
      after(Position(p).with("Sudan", 1, 0), che, Side::US, "USSR operation coup; USSR target Sudan");
  EXPECT_EQ(granted.state.ending, Ending::cuban_missile_crisis);
  EXPECT_EQ(granted.state.winner, kUs);
}

TEST(CoupTarget, OneForTheWholeCard) {  // TS-8.7
  const Position p = Position().with("Iran", 2, 0).with("Sudan", 2, 0).hand(Side::USSR, {fidel}).round(1, Side::USSR);
  const std::string one = "USSR card 8; USSR use operations; USSR operation coup; USSR target Iran; die 3 for Iran";
  EXPECT_TRUE(play_round(p, one).clean());
  EXPECT_EQ(play_round(p, one + "; USSR target Sudan; die 3 for Sudan").first_finding(), "choice_not_asked TS-8.7");
}

}  // namespace
}  // namespace arbiter::ts::test
