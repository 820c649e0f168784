// 8.4 Jihad, with the examples that the rulebook prints.
#include <gtest/gtest.h>

#include "support/lab_position.hpp"

namespace arbiter::lab::tests {
namespace {

Outcome jihad_by(const Position& p, int ops, const std::string& script) {
  return operate(p, Side::Jihadist, ops, "Jihadist operation jihad; " + script);
}

// Example A: two cells, a Good country, a card of 3 of which only two dice can be thrown.
TEST(LabyrinthJihad, ExampleAGoodFallsToFairAndACellIsLost) {
  const Position p = Position().with("Turkey", ally().good().sleepers(2));
  const Outcome o =
      jihad_by(p, 3, "Jihadist target Turkey; Jihadist target Turkey; die 1 for Turkey; die 4 for Turkey");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Turkey"), ally().fair().active(1));
}

// Example B: six cells, Fair; 1, 2 and 3 with three dice.
TEST(LabyrinthJihad, ExampleBOneSuccessIsLeftOver) {
  const Position p = Position().with("Egypt", neutral().fair().sleepers(6));
  const Outcome o =
      jihad_by(p, 3,
               "Jihadist target Egypt; Jihadist target Egypt; Jihadist target Egypt; Jihadist major Egypt;"
               "die 1 for Egypt; die 2 for Egypt; die 3 for Egypt");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Egypt"), neutral().poor().active(5));
}

// 8.4.2, 8.4.4: two successes at Poor; Funding rises by the resources, Aid and Regime Change go.
TEST(LabyrinthJihad, TwoSuccessesAtPoorAreARevolution) {
  const Position p =
      Position().funding(3).prestige(8).with("Egypt", ally().poor().sleepers(7).troops(1).aid().regime_change());
  const Outcome o = jihad_by(
      p, 2, "Jihadist target Egypt; Jihadist target Egypt; Jihadist major Egypt; die 3 for Egypt; die 1 for Egypt");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Egypt"), adversary().islamist().active(7).troops(1));
  EXPECT_EQ(o.state.funding, 6);
  EXPECT_EQ(o.state.prestige, 1);
}

// 8.4.3.1: three dice at Poor, no revolution.
TEST(LabyrinthJihad, AFailedRevolutionBesiegesAndShiftsTowardAlly) {
  const Position p = Position().with("Yemen", neutral().poor().sleepers(6));
  const Outcome o =
      jihad_by(p, 3,
               "Jihadist target Yemen; Jihadist target Yemen; Jihadist target Yemen; Jihadist major Yemen;"
               "die 1 for Yemen; die 5 for Yemen; die 6 for Yemen");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Yemen"), ally().poor().active(4).besieged());
}

// 8.4.3.2.
TEST(LabyrinthJihad, OneSuccessIsEnoughInABesiegedCountry) {
  const Position p = Position().with("Somalia", neutral().poor().active(5).besieged());
  const Outcome o = jihad_by(p, 1, "Jihadist target Somalia; Jihadist major Somalia; die 2 for Somalia");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Somalia"), adversary().islamist().active(5));
}

// 8.4.2: five cells more than Troops, and dice for the successes it takes.
TEST(LabyrinthJihad, AMajorJihadNeedsCellsAndDice) {
  const auto findings = [](const Land& land, int dice) {
    std::string script;
    for (int i = 0; i < dice; ++i) script += "Jihadist target Yemen; ";
    for (int i = 0; i < dice; ++i) script += "die 6 for Yemen; ";
    return jihad_by(Position().with("Yemen", land), dice, script + "Jihadist major Yemen").findings;
  };
  EXPECT_TRUE(findings(neutral().poor().sleepers(6).troops(1), 2).empty());
  EXPECT_FALSE(findings(neutral().poor().sleepers(6).troops(2), 2).empty());
  EXPECT_FALSE(findings(neutral().poor().sleepers(6), 1).empty());
  EXPECT_FALSE(findings(neutral().fair().sleepers(6), 2).empty());
  EXPECT_TRUE(findings(neutral().fair().sleepers(6).besieged(), 2).empty());
  EXPECT_TRUE(findings(neutral().good().sleepers(6).besieged(), 3).empty());
  EXPECT_FALSE(findings(neutral().good().sleepers(6), 3).empty());
}

TEST(LabyrinthJihad, AHopelessMajorJihadByRuling) {
  const Position p = Position().with("Yemen", neutral().good().sleepers(6)).ruling(RulingId::major_from_good, 1);
  EXPECT_EQ(jihad_by(p, 1, "Jihadist target Yemen; Jihadist major Yemen; die 1 for Yemen").at("Yemen"),
            neutral().fair().active(6));
}

// 8.4.1: a Minor Jihad never gets past Poor; each success takes one Aid.
TEST(LabyrinthJihad, EachSuccessOfAMinorJihadTakesAid) {
  const Position p = Position().with("Iraq", ally().fair().active(3).aid(2));
  const Outcome o = jihad_by(p, 3,
                             "Jihadist target Iraq; Jihadist target Iraq; Jihadist target Iraq;"
                             "die 1 for Iraq; die 2 for Iraq; die 2 for Iraq");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Iraq"), ally().poor().active(3));
}

TEST(LabyrinthJihad, AidThatIsLeftStays) {  // 7.2.2.3
  const Position p = Position().with("Iraq", ally().poor().active(3).aid(2));
  const Outcome o = jihad_by(p, 1, "Jihadist target Iraq; die 3 for Iraq");
  EXPECT_EQ(o.at("Iraq"), ally().poor().active(3).aid(1));
}

// 8.4: cells used become active, the Jihadist may use active ones; no more dice than cells.
TEST(LabyrinthJihad, TheJihadistChoosesWhichCellsHeUses) {
  const Position p = Position().with("Iraq", ally().fair().active(1).sleepers(2));
  EXPECT_EQ(jihad_by(p, 1, "Jihadist target Iraq; die 1 for Iraq").at("Iraq"), ally().poor().active(1).sleepers(2));
  EXPECT_EQ(jihad_by(p, 1, "Jihadist target Iraq; Jihadist activate 1; die 1 for Iraq").at("Iraq"),
            ally().poor().active(2).sleepers(1));
  EXPECT_TRUE(
      says(jihad_by(p, 1, "Jihadist target Iraq; Jihadist activate 2; die 1 for Iraq"), "illegal_choice LAB-8.4"));
}

TEST(LabyrinthJihad, NotMoreDiceThanCells) {
  const Position p = Position().with("Iraq", ally().fair().active(1)).with("Yemen", ally().fair().active(1));
  EXPECT_TRUE(says(jihad_by(p, 2, "Jihadist target Iraq; Jihadist target Iraq"), "illegal_choice LAB-8.4"));
}

TEST(LabyrinthJihad, NeitherIranNorIslamistRuleNorANonMuslimCountry) {
  const Position p = Position()
                         .with("Sudan", adversary().islamist().sleepers(2))
                         .with("France", soft().sleepers(1))
                         .with("Iraq", ally().fair().active(1));
  for (const std::string where : {"Sudan", "France", "Iran"})
    EXPECT_TRUE(says(jihad_by(p, 1, "Jihadist target " + where), "illegal_choice LAB-8.4")) << where;
}

TEST(LabyrinthJihad, BenazirBhuttoForbidsItInPakistan) {
  const Position p = Position().with("Pakistan", ally().fair().active(1)).with("Iraq", ally().fair().active(1));
  EXPECT_TRUE(says(jihad_by(Position(p).marked(benazir_bhutto, "Pakistan"), 1, "Jihadist target Pakistan"),
                   "illegal_choice LAB-card-33"));
  EXPECT_TRUE(jihad_by(p, 1, "Jihadist target Pakistan; die 1 for Pakistan").clean());
}

// 8.4.5.
TEST(LabyrinthJihad, ThePakistaniArsenalOpensOnce) {
  const Position p = Position().with("Pakistan", neutral().poor().active(5).besieged());
  const Outcome o = jihad_by(p, 1, "Jihadist target Pakistan; Jihadist major Pakistan; die 1 for Pakistan");
  EXPECT_EQ(o.state.available[wmd], 3);
  EXPECT_EQ(o.state.wmd_cache[pakistan], 0);
}

// 9.7.
TEST(LabyrinthJihad, PotentNeedsThreeCellsMore) {
  const Position p = Position().with("Yemen", neutral().poor().active(3).besieged());
  const std::string script = "Jihadist target Yemen; Jihadist major Yemen; die 1 for Yemen";
  EXPECT_EQ(jihad_by(Position(p).ideology(Ideology::potent), 1, script).at("Yemen"), adversary().islamist().active(3));
  EXPECT_FALSE(jihad_by(Position(p).ideology(Ideology::attractive), 1, script).clean());
}

TEST(LabyrinthJihad, VirulentLosesNoCell) {
  const Position p = Position().with("Yemen", neutral().fair().active(1));
  const std::string script = "Jihadist target Yemen; die 6 for Yemen";
  EXPECT_EQ(jihad_by(Position(p).ideology(Ideology::virulent), 1, script).at("Yemen"), neutral().fair().active(1));
  EXPECT_EQ(jihad_by(p, 1, script).at("Yemen"), neutral().fair());  // and no cadre (8.4.3)
}

}  // namespace
}  // namespace arbiter::lab::tests
