// 8.2 Recruit, 8.3 Travel.
#include <gtest/gtest.h>

#include "support/lab_position.hpp"

namespace arbiter::lab::tests {
namespace {

Outcome recruit_by(const Position& p, int ops, const std::string& script) {
  return operate(p, Side::Jihadist, ops, "Jihadist operation recruit; " + script);
}
Outcome travel_by(const Position& p, int ops, const std::string& script) {
  return operate(p, Side::Jihadist, ops, "Jihadist operation travel; " + script);
}

// The example of 8.1.2: three successes in two Fair countries, only two cells are available.
TEST(LabyrinthRecruit, OfMoreSuccessesThanCellsTheJihadistPicks) {
  const Position p = Position()
                         .funding(3)
                         .with("Afghanistan", ally().fair().sleepers(1))
                         .with("Central Asia", ally().fair().sleepers(1))
                         .cells_on_track(12);
  const std::string rolls =
      "Jihadist target Afghanistan; Jihadist target Afghanistan; Jihadist target Central Asia;"
      "die 1 for Afghanistan; die 2 for Afghanistan; die 2 for Central Asia;";
  const Outcome o = recruit_by(p, 3, rolls + "Jihadist place Afghanistan; Jihadist place Central Asia");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Afghanistan"), ally().fair().sleepers(2));
  EXPECT_EQ(o.at("Central Asia"), ally().fair().sleepers(2));
  EXPECT_TRUE(
      says(recruit_by(p, 3, rolls + "Jihadist place Iran; Jihadist place Central Asia"), "illegal_choice LAB-8.2.1"));
}

// 4.7.4.2.
TEST(LabyrinthRecruit, FundingLimitsTheCells) {
  EXPECT_EQ(available_cells(Position().funding(6).cells_on_track(12).state), 7);
  EXPECT_EQ(available_cells(Position().funding(3).cells_on_track(12).state), 2);
  EXPECT_EQ(available_cells(Position().funding(7).cells_on_track(12).state), 12);
  EXPECT_EQ(available_cells(Position().funding(1).cells_on_track(9).state), 0);
}

TEST(LabyrinthRecruit, NeedsACellOrACadre) {  // 8.2.2
  const Position p = Position().funding(9).with("Sudan", neutral().poor().cadre()).with("Yemen", neutral().poor());
  EXPECT_EQ(recruit_by(p, 1, "Jihadist target Sudan; die 3 for Sudan").at("Sudan"), neutral().poor().sleepers(1));
  EXPECT_EQ(recruit_by(p, 1, "Jihadist target Sudan; die 4 for Sudan").at("Sudan"), neutral().poor().cadre());
  EXPECT_TRUE(says(recruit_by(p, 1, "Jihadist target Yemen; die 1 for Yemen"), "illegal_choice LAB-8.2.2"));
}

TEST(LabyrinthRecruit, IsAutomaticUnderIslamistRuleAndInRegimeChange) {  // 8.1.1, 8.2.3
  const Position p = Position()
                         .funding(9)
                         .with("Afghanistan", adversary().islamist().sleepers(1))
                         .with("Iraq", ally().poor().troops(6).regime_change().active(1));
  const Outcome o = recruit_by(p, 2, "Jihadist target Afghanistan; Jihadist target Iraq");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Afghanistan"), adversary().islamist().sleepers(2));
  EXPECT_EQ(o.at("Iraq"), ally().poor().troops(6).regime_change().active(1).sleepers(1));
}

TEST(LabyrinthRecruit, TheRecNumberReplacesGovernance) {  // 8.2.4, 4.3.4
  const Position p =
      Position().funding(9).with("Philippines", soft().sleepers(1)).with("United Kingdom", soft().sleepers(1));
  EXPECT_EQ(recruit_by(p, 1, "Jihadist target Philippines; die 3 for Philippines").at("Philippines"),
            soft().sleepers(2));
  EXPECT_EQ(recruit_by(p, 1, "Jihadist target Philippines; die 4 for Philippines").at("Philippines"),
            soft().sleepers(1));
  const std::string uk = "Jihadist target United Kingdom; die 3 for United Kingdom";
  EXPECT_EQ(recruit_by(p, 1, uk).at("United Kingdom"), soft().sleepers(2));
  EXPECT_EQ(recruit_by(Position(p).ruling(RulingId::uk_recruit_number, 1), 1, uk).at("United Kingdom"),
            soft().sleepers(1));
}

TEST(LabyrinthRecruit, GtmoForbidsIt) {
  const Position p = Position().with("Yemen", neutral().poor().sleepers(1)).lapsing(gtmo);
  EXPECT_TRUE(says(recruit_by(p, 1, "Jihadist target Yemen; die 1 for Yemen"), "illegal_choice LAB-card-114"));
}

TEST(LabyrinthRecruit, AttractiveGivesTwoCells) {  // 9.7
  const Position p = Position().funding(9).with("Yemen", neutral().poor().sleepers(1)).ideology(Ideology::attractive);
  EXPECT_EQ(recruit_by(p, 1, "Jihadist target Yemen; die 1 for Yemen").at("Yemen"), neutral().poor().sleepers(3));
}

TEST(LabyrinthRecruit, WithoutSupplyIsLegalByDefault) {
  const Position p = Position().funding(1).with("Yemen", neutral().poor().sleepers(9));
  EXPECT_TRUE(recruit_by(p, 1, "Jihadist target Yemen; die 1 for Yemen").clean());
  EXPECT_TRUE(says(recruit_by(Position(p).ruling(RulingId::op_without_supply, 1), 1, "Jihadist target Yemen"),
                   "illegal_choice LAB-8.2.1"));
}

TEST(LabyrinthTravel, NextDoorAndInPlaceAreAutomatic) {  // 8.3.1, 4.6.4
  const Position p = Position()
                         .with("Iraq", ally().poor().active(1))
                         .with("Syria", neutral().good())
                         .with("Yemen", neutral().poor().active(1));
  const Outcome o = travel_by(p, 2, "Jihadist from Iraq; Jihadist to Syria; Jihadist from Yemen; Jihadist to Yemen");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Iraq"), ally().poor());  // no cadre
  EXPECT_EQ(o.at("Syria"), neutral().good().sleepers(1));
  EXPECT_EQ(o.at("Yemen"), neutral().poor().sleepers(1));
}

TEST(LabyrinthTravel, FartherAwayItRollsAgainstTheDestination) {  // 8.3, 8.3.2
  const Position p = Position().with("Iraq", ally().poor().active(1)).with("Sudan", neutral().fair());
  EXPECT_EQ(travel_by(p, 1, "Jihadist from Iraq; Jihadist to Sudan; die 2 for Sudan").at("Sudan"),
            neutral().fair().sleepers(1));
  const Outcome failed = travel_by(p, 1, "Jihadist from Iraq; Jihadist to Sudan; die 3 for Sudan");
  EXPECT_EQ(failed.at("Sudan"), neutral().fair());
  EXPECT_EQ(failed.at("Iraq"), ally().poor());
  EXPECT_EQ(failed.state.cells_on_track, 14);
}

TEST(LabyrinthTravel, TestsTheDestinationEvenIfItFails) {  // 8.3.3, 4.9.4
  const Position p = Position().with("Iraq", ally().poor().active(1));
  const Outcome o = travel_by(p, 1, "Jihadist from Iraq; Jihadist to Sudan; die 5 for Sudan; die 3 for Sudan");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Sudan"), neutral().fair());
}

TEST(LabyrinthTravel, ToIslamistRuleIsAutomatic) {  // 8.1.1
  const Position p = Position().with("Iraq", ally().poor().active(1)).with("Sudan", adversary().islamist());
  EXPECT_EQ(travel_by(p, 1, "Jihadist from Iraq; Jihadist to Sudan").at("Sudan"), adversary().islamist().sleepers(1));
}

TEST(LabyrinthTravel, ACellTravelsOnceACard) {  // 8.3.3
  const Position p = Position().with("Iraq", ally().poor().active(1)).with("Syria", neutral().poor());
  EXPECT_TRUE(says(travel_by(p, 2, "Jihadist from Iraq; Jihadist to Syria; Jihadist from Syria; Jihadist to Jordan"),
                   "illegal_choice LAB-8.3.1"));
  EXPECT_TRUE(says(travel_by(p, 2, "Jihadist from Iraq; Jihadist to Syria; Jihadist from Iraq; Jihadist to Syria"),
                   "illegal_choice LAB-8.3.3"));
}

TEST(LabyrinthTravel, BiometricsClosesTheBorders) {
  const Position p = Position()
                         .with("Iraq", ally().poor().active(1))
                         .with("Sudan", neutral().fair())
                         .with("Syria", neutral().good())
                         .lapsing(biometrics);
  EXPECT_TRUE(
      says(travel_by(p, 1, "Jihadist from Iraq; Jihadist to Sudan; die 1 for Sudan"), "illegal_choice LAB-card-2"));
  EXPECT_EQ(travel_by(p, 1, "Jihadist from Iraq; Jihadist to Syria; die 2 for Syria").at("Syria"), neutral().good());
  EXPECT_EQ(travel_by(p, 1, "Jihadist from Iraq; Jihadist to Syria; die 1 for Syria").at("Syria"),
            neutral().good().sleepers(1));
}

TEST(LabyrinthTravel, PatriotActCutsTheUsOff) {
  const Position p = Position().with("France", soft().active(1)).with("Canada", soft().active(1));
  EXPECT_TRUE(travel_by(p, 1, "Jihadist from France; Jihadist to United States").clean());
  Position act = p;
  act.marked(patriot_act, "United States");
  EXPECT_TRUE(travel_by(act, 1, "Jihadist from France; Jihadist to United States; die 1 for United States").clean());
  EXPECT_TRUE(travel_by(act, 1, "Jihadist from Canada; Jihadist to United States").clean());
}

}  // namespace
}  // namespace arbiter::lab::tests
