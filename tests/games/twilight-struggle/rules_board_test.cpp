// TS-1 and TS-2: the board, control, the set-up.
#include <gtest/gtest.h>

#include "games/twilight-struggle/position.hpp"
#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

using Findings = std::vector<std::string>;
constexpr int kUs = 0, kUssr = 1;

TEST(BoardRules, CountriesBelongToTheirRegions) {  // TS-1.1
  EXPECT_TRUE(in(Region::MiddleEast, libya) && in(Region::MiddleEast, egypt));
  EXPECT_FALSE(in(Region::Africa, egypt));
  EXPECT_TRUE(in(Region::Europe, canada) && in(Region::Europe, turkey));
  EXPECT_TRUE(in(Region::SoutheastAsia, vietnam) && in(Region::Asia, vietnam));
  EXPECT_FALSE(in(Region::SoutheastAsia, taiwan));
  EXPECT_EQ(kCountries, 84);
}

TEST(BoardRules, AustriaAndFinlandAreInBothPartsOfEurope) {  // TS-1.1
  EXPECT_EQ(western_europe() & eastern_europe(), OptionSet::of(austria, finland));
  const Position p = Position().with("Austria", 1, 0).with("Finland", 1, 0);
  const Outcome pact = after(p, warsaw_pact_formed, "USSR half remove; USSR remove Austria, Finland");
  EXPECT_TRUE(pact.clean());
  EXPECT_TRUE(after(p, marshall_plan, "US place Austria, Finland, UK, Canada, Turkey, Norway, Italy").clean());
}

TEST(BoardRules, ControlTakesALeadOfTheStability) {  // TS-1.2
  EXPECT_TRUE(controls(Position().with("Italy", 3, 1).state, Side::US, italy));
  EXPECT_FALSE(controls(Position().with("Italy", 3, 2).state, Side::US, italy));
  EXPECT_FALSE(controls(Position().with("Italy", 3, 2).state, Side::USSR, italy));
  EXPECT_TRUE(controls(Position().with("Italy", 0, 2).state, Side::USSR, italy));
}

TEST(BoardRules, TheSuperpowerSpacesCountAsNeighbours) {  // TS-1.3
  EXPECT_EQ(controlled_neighbours(Position().state, Side::US, cuba), 1);
  EXPECT_EQ(controlled_neighbours(Position().state, Side::USSR, cuba), 0);
  EXPECT_EQ(controlled_neighbours(Position().with("Nicaragua", 1, 0).state, Side::US, cuba), 2);
}

TEST(BoardRules, InfluenceMayBePlacedBesideTheOwnSuperpowerFromNothing) {  // TS-1.3, TS-7.2
  const Position p = Position().hand(Side::USSR, {nasser}).round(1, Side::USSR);
  const std::string play = "USSR card 15 Nasser; USSR use operations; USSR operation influence; USSR place ";
  EXPECT_TRUE(play_round(p, play + "Afghanistan").clean());
  EXPECT_EQ(play_round(p, play + "Iran").findings, Findings{"illegal_choice TS-7.2"});
}

TEST(BoardRules, RemovingMoreThanThereIsRemovesWhatIsThere) {  // TS-1.4
  const Position p = Position().with("France", 1, 0).with("UK", 1, 0).with("Israel", 1, 2);
  const Outcome o = after(p, suez_crisis, "USSR remove France, UK, Israel");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("France"), Influence());
  EXPECT_EQ(o.at("Israel"), (Influence{0, 2}));
  EXPECT_EQ(after(Position().with("France", 1, 0), de_gaulle_leads_france).at("France"), (Influence{0, 1}));
}

TEST(BoardRules, InfluenceHasNoUpperLimit) {  // TS-1.4
  const Position p = Position().with("Panama", 20, 0);
  EXPECT_EQ(after(p, panama_canal_returned).at("Panama"), (Influence{21, 0}));
}

Position start() {
  Position p;
  start_position(p.state, true);
  return p;
}

const std::string kFree =
    "USSR place Poland, Poland, Poland, Poland, East Germany, Yugoslavia; "
    "US place West Germany, West Germany, West Germany, West Germany, Italy, Italy, Italy";

TEST(SetUp, TheBoardAtTheStart) {  // TS-2.1
  const State s = start().state;
  int us = 0, ussr = 0;
  for (int id = 0; id < kCountries; ++id) {
    us += s.influence[kUs][id];
    ussr += s.influence[kUssr][id];
  }
  EXPECT_EQ(us, 18);
  EXPECT_EQ(ussr, 9);
  EXPECT_EQ(s.influence[kUs][uk], 5);
  EXPECT_EQ(s.influence[kUssr][east_germany], 3);
  EXPECT_EQ(s.defcon, 5);
  EXPECT_EQ(s.vp, 0);
  EXPECT_EQ(s.turn, 1);
}

TEST(SetUp, EightCardsOfTheEarlyWarEach) {  // TS-2.2
  const State before = start().state;
  EXPECT_EQ(before.place[quagmire], in_later_era);
  EXPECT_EQ(before.place[duck_and_cover], in_draw_pile);
  const Outcome o = play_set_up(start(), kFree);
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.hand[kUs], 8);
  EXPECT_EQ(o.state.hand[kUssr], 8);
  EXPECT_EQ(o.state.draw_pile, before.draw_pile - 16);
  EXPECT_FALSE(can_be_in_hand(o.state, Side::US, quagmire));
  EXPECT_TRUE(can_be_in_hand(o.state, Side::US, duck_and_cover));
}

TEST(SetUp, TheUssrMayPlayTheChinaCardOnTurn1) {  // TS-2.2
  Position p = Position(start()).with("India", 0, 1);
  p.state.phase = Phase::action_rounds;
  p.hand(Side::USSR, {fidel}).round(1, Side::USSR);
  EXPECT_TRUE(play_round(p,
                         "USSR card 6 The China Card; USSR use operations; USSR operation influence; "
                         "USSR place India, India, India, India, India")
                  .clean());
}

TEST(SetUp, FreeInfluenceInEasternAndWesternEurope) {  // TS-2.3
  const Outcome o = play_set_up(start(), kFree);
  EXPECT_EQ(o.at("Poland"), (Influence{0, 4}));
  EXPECT_EQ(o.at("East Germany"), (Influence{0, 4}));
  EXPECT_EQ(o.at("West Germany"), (Influence{4, 0}));
  EXPECT_EQ(play_set_up(start(), "USSR place Italy" + kFree.substr(17)).first_finding(), "illegal_choice TS-2.3");
  EXPECT_EQ(play_set_up(start(), "USSR place Poland" + kFree.substr(25)).first_finding(), "no_answer TS-2.3");
}

TEST(SetUp, AHandicapGoesWhereTheSideHasInfluence) {  // TS-2.4
  Position p = start();
  p.state.handicap[kUs] = 2;
  const Outcome o = play_set_up(p, kFree + "; US place Iran, Iran");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Iran"), (Influence{3, 0}));
  EXPECT_EQ(play_set_up(p, kFree + "; US place Iran, Chile").findings, Findings{"illegal_choice TS-2.4"});
  EXPECT_FALSE(play_set_up(p, kFree).clean());
}

}  // namespace
}  // namespace arbiter::ts::test
