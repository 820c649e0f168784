// 8.5 Plot and its resolution, 7.5 Alert.
#include <gtest/gtest.h>

#include "support/lab_position.hpp"

namespace arbiter::lab::tests {
namespace {

Outcome plot_by(const Position& p, int ops, const std::string& script) {
  return operate(p, Side::Jihadist, ops, "Jihadist operation plot; " + script);
}
Outcome resolved(const Position& p, const std::string& script) {
  return after(p, resolve_plots, script);
}

// Example C of 8.4/8.5: the number of the plot is at most the card's.
TEST(LabyrinthPlot, PlacesAMarkerOfAtMostTheCardsValue) {
  const Position p = Position().with("Spain", soft().sleepers(2));
  const std::string rolls = "Jihadist target Spain; Jihadist target Spain; die 1 for Spain; die 4 for Spain;";
  const Outcome o = plot_by(p, 2, rolls + "Jihadist plot Plot 2");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Spain"), soft().active(2).plots(1));
  EXPECT_EQ(o.state.available[plot_2], 1);
  EXPECT_TRUE(says(plot_by(p, 2, rolls + "Jihadist plot Plot 3"), "illegal_choice LAB-8.5.2"));
  EXPECT_TRUE(says(plot_by(p, 2, rolls + "Jihadist plot WMD"), "illegal_choice LAB-4.7.8"));
}

TEST(LabyrinthPlot, AWmdGoesWithAnyCard) {
  const Position p = Position().with("Iraq", neutral().poor().active(1)).available(3, 2, 1, 1);
  const Outcome o = plot_by(p, 1, "Jihadist target Iraq; die 3 for Iraq; Jihadist plot WMD");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.plots[wmd][iraq], 1);
}

TEST(LabyrinthPlot, NotUnderIslamistRuleAndOnlyWithACell) {  // 8.5.1
  const Position p = Position().with("Sudan", adversary().islamist().active(2)).with("Iraq", neutral().poor());
  EXPECT_TRUE(says(plot_by(p, 1, "Jihadist target Sudan; die 1 for Sudan"), "illegal_choice LAB-8.5.1"));
  EXPECT_TRUE(says(plot_by(p, 1, "Jihadist target Iraq; die 1 for Iraq"), "illegal_choice LAB-8.5.1"));
  EXPECT_TRUE(plot_by(p, 1, "Jihadist target Iran; die 3 for Iran").clean());  // Fair: a 3 fails
}

TEST(LabyrinthPlot, AnUnseenMarkerMayBeAnythingItsCardAllowed) {
  const Position p = Position().with("Iraq", neutral().poor().active(1)).available(3, 2, 1);
  const Outcome placed = plot_by(p, 1, "Jihadist target Iraq; die 1 for Iraq");
  EXPECT_TRUE(placed.clean()) << placed.first_finding();
  EXPECT_EQ(placed.state.plots[unseen_plot_1][iraq], 1);
  EXPECT_EQ(placed.state.available[unseen_plot], 5);
  Position later;
  later.state = placed.state;
  // Only a Plot 1 fits: it needs no answer.
  const Outcome found = operate(later, Side::US, 3, "US operation alert; US target Iraq");
  EXPECT_TRUE(found.clean()) << found.first_finding();
  EXPECT_EQ(found.state.available[plot_1], 3);
  EXPECT_EQ(found.state.available[unseen_plot], 0);
}

TEST(LabyrinthPlot, CoherentPlacesTwo) {  // 9.7, R-67
  const Position p = Position().with("Iraq", neutral().poor().active(1));
  const std::string script = "Jihadist target Iraq; die 1 for Iraq; Jihadist plot Plot 1; Jihadist plot Plot 1";
  EXPECT_EQ(plot_by(Position(p).ideology(Ideology::coherent), 1, script).at("Iraq"),
            neutral().poor().active(1).plots(2));
  EXPECT_FALSE(plot_by(Position(p).ideology(Ideology::attractive), 1, script).clean());
  EXPECT_TRUE(
      plot_by(Position(p).ideology(Ideology::attractive).ruling(RulingId::ideology_cumulative, 1), 1, script).clean());
}

TEST(LabyrinthAlert, FindsAPlotForThreeOps) {  // 7.5
  const Position p = Position().with("Spain", soft().active(1)).plot("Spain", plot_2);
  const Outcome o = operate(p, Side::US, 3, "US operation alert; US target Spain");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Spain"), soft().active(1));
  EXPECT_EQ(o.state.available[plot_2], 2);
  EXPECT_TRUE(says(operate(p, Side::US, 2, "US operation alert; US target Spain"), "illegal_choice LAB-7.5.1"));
}

TEST(LabyrinthAlert, AWmdLeavesTheGame) {  // 4.7.8.1, 8.5.5
  const Outcome o = operate(Position().plot("Spain", wmd), Side::US, 3, "US operation alert; US target Spain");
  EXPECT_EQ(o.state.available[wmd], 0);
  EXPECT_EQ(plots_in(o.state, spain), 0);
}

TEST(LabyrinthAlert, UnderIslamistRuleByRuling) {
  const Position p = Position().with("Sudan", adversary().islamist()).plot("Sudan", plot_1);
  EXPECT_TRUE(operate(p, Side::US, 3, "US operation alert; US target Sudan").clean());
  EXPECT_TRUE(
      says(operate(Position(p).ruling(RulingId::alert_in_ir, 1), Side::US, 3, "US operation alert; US target Sudan"),
           "illegal_choice LAB-7.5.2"));
}

TEST(LabyrinthResolution, FundingByKindOfCountry) {  // 8.5.6
  const Position p = Position().funding(2);
  EXPECT_EQ(resolved(Position(p).with("Iraq", neutral().poor()).plot("Iraq", plot_3),
                     "die 6 for Iraq; die 6 for Iraq; die 6 for Iraq")
                .state.funding,
            3);
  EXPECT_EQ(resolved(Position(p).with("Iraq", neutral().good()).plot("Iraq", plot_1), "die 6 for Iraq").state.funding,
            4);
  EXPECT_EQ(resolved(Position(p).plot("Iran", plot_3), "").state.funding, 3);
  EXPECT_EQ(resolved(Position(p).with("India", soft()).plot("India", plot_2), "die 1 for India").state.funding, 6);
  EXPECT_EQ(resolved(Position(p).with("Russia", soft()).plot("Russia", plot_2), "die 1 for Russia").state.funding, 4);
  EXPECT_EQ(resolved(Position(p).plot("Israel", plot_1), "").state.funding, 4);
  EXPECT_EQ(resolved(Position(p).with("Russia", soft()).plot("Russia", wmd), "die 1 for Russia").state.funding, 9);
}

TEST(LabyrinthResolution, InTheUsPostureThenPrestige) {
  const Position p = Position().prestige(6).us(Posture::soft).plot("United States", plot_1);
  const std::string rest = "die 5 for prestige; die 3 for prestige; die 2 for prestige";
  const Outcome o = resolved(p, "die 4 for United States; " + rest);
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(us_posture(o.state), Posture::hard);
  EXPECT_EQ(o.state.prestige, 8);  // World Hard 1: no penalty once the US is Hard
  EXPECT_EQ(o.state.funding, 9);
  const Outcome other = resolved(Position(p).ruling(RulingId::plot_us_order, 1), rest + "; die 4 for United States");
  EXPECT_EQ(other.state.prestige, 4);
}

TEST(LabyrinthResolution, SchengenShakesTwoOthers) {
  const Position p = Position().with("France", hard()).plot("France", plot_1);
  const Outcome o =
      resolved(p, "die 1 for France; Jihadist target Spain; Jihadist target Italy; die 5 for Italy; die 4 for Spain");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("France"), soft());
  EXPECT_EQ(o.at("Italy"), hard());
  EXPECT_EQ(o.at("Spain"), soft());
  EXPECT_TRUE(says(resolved(p, "die 1 for France; Jihadist target Canada"), "illegal_choice LAB-8.5.6"));
}

TEST(LabyrinthResolution, AWmdMayBeRolledAgainByThePlayer) {
  const Position p = Position().with("Russia", hard()).plot("Russia", wmd);
  EXPECT_EQ(resolved(p, "die 5 for Russia; Jihadist reroll Russia; die 1 for Russia").at("Russia"), soft());
  EXPECT_EQ(resolved(p, "die 5 for Russia").at("Russia"), hard());
  EXPECT_FALSE(resolved(Position(p).solo(), "die 5 for Russia; Jihadist reroll Russia; die 1 for Russia").clean());
}

TEST(LabyrinthResolution, TroopsCostPrestige) {
  const Position p = Position().prestige(6).with("Iraq", ally().poor().troops(1));
  EXPECT_EQ(resolved(Position(p).plot("Iraq", plot_1), "die 6 for Iraq").state.prestige, 5);
  EXPECT_EQ(resolved(Position(p).plot("Iraq", wmd), "die 6 for Iraq; die 6 for Iraq; die 6 for Iraq").state.prestige,
            1);
}

TEST(LabyrinthResolution, DiceOfItsNumberAgainstGovernance) {
  const Position p = Position().with("Iraq", ally().good()).plot("Iraq", plot_3);
  const Outcome o = resolved(p, "die 1 for Iraq; die 2 for Iraq; die 1 for Iraq");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Iraq"), ally().poor());
  EXPECT_EQ(o.state.available[plot_3], 1);
}

TEST(LabyrinthResolution, TakesAidButNeverToIslamistRule) {  // 7.2.2.3
  const Position p = Position().with("Iraq", ally().poor().aid(2)).plot("Iraq", plot_2);
  EXPECT_EQ(resolved(p, "die 3 for Iraq; die 4 for Iraq").at("Iraq"), ally().poor().aid(1));
}

TEST(LabyrinthResolution, AnIslamistCountryOnlyPays) {
  const Position p = Position().funding(4).with("Sudan", adversary().islamist()).plot("Sudan", plot_3);
  const Outcome o = resolved(p, "");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.funding, 5);
}

TEST(LabyrinthResolution, TheJihadistChoosesTheOrder) {
  const Position p = Position()
                         .funding(8)
                         .with("Iraq", neutral().poor())
                         .with("Yemen", neutral().poor())
                         .plot("Iraq", plot_1)
                         .plot("Yemen", plot_1);
  const Outcome o = resolved(p, "Jihadist resolve Yemen; die 6 for Yemen; die 6 for Iraq");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.funding, 9);
}

// With Backlash the order decides what Funding becomes at its limit.
TEST(LabyrinthResolution, BacklashTurnsTheFundingRound) {
  Position p = Position().funding(9).with("Iraq", neutral().poor()).with("Yemen", neutral().poor());
  p.plot("Iraq", plot_1);
  p.state.plots[kTagged + plot_1][yemen] = 1;
  EXPECT_EQ(resolved(p, "Jihadist resolve Yemen; die 6 for Yemen; die 6 for Iraq").state.funding, 9);
  EXPECT_EQ(resolved(p, "Jihadist resolve Iraq; die 6 for Iraq; die 6 for Yemen").state.funding, 8);
}

TEST(LabyrinthResolution, AWmdInTheUsWins) {  // 2.1.2
  const Outcome o = resolved(Position().plot("United States", wmd), "");
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.ending, Ending::wmd_in_us);
  EXPECT_EQ(o.state.winner, index(Side::Jihadist));
}

TEST(LabyrinthPlot, SoloSetsAPlotAsideForEachWmd) {  // 9.3.3
  Position p = Position().solo().with("Pakistan", neutral().poor().active(5).besieged());
  const Outcome o =
      operate(p, Side::Jihadist, 1,
              "Jihadist operation jihad; Jihadist target Pakistan; Jihadist major Pakistan; die 1 for Pakistan");
  EXPECT_EQ(o.state.available[wmd], 3);
  EXPECT_EQ(o.state.available[plot_1], 0);
  EXPECT_EQ(o.state.set_aside[plot_1], 3);
}

}  // namespace
}  // namespace arbiter::lab::tests
