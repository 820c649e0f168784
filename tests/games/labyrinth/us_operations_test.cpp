// 7 US operations.
#include <gtest/gtest.h>

#include "support/lab_position.hpp"

namespace arbiter::lab::tests {
namespace {

Outcome us(const Position& p, int ops, const std::string& script) {
  return operate(p, Side::US, ops, "US operation " + script);
}

// --- 7.2 War of Ideas

TEST(LabyrinthWarOfIdeas, ANeutralBecomesAnAllyAnAllyImproves) {
  const Position p = Position().with("Egypt", neutral().poor()).with("Jordan", ally().poor());
  EXPECT_EQ(us(p, 3, "war-of-ideas; US target Egypt; die 5 for Egypt").at("Egypt"), ally().poor());
  EXPECT_EQ(us(p, 3, "war-of-ideas; US target Jordan; die 6 for Jordan").at("Jordan"), ally().fair());
  EXPECT_EQ(us(p, 3, "war-of-ideas; US target Egypt; die 3 for Egypt").at("Egypt"), neutral().poor());
}

TEST(LabyrinthWarOfIdeas, OneShortPlacesTheFirstAid) {  // 7.2.2.1
  const Position p = Position().with("Egypt", neutral().poor());
  EXPECT_EQ(us(p, 3, "war-of-ideas; US target Egypt; die 4 for Egypt").at("Egypt"), neutral().poor().aid());
  const Position aided = Position().with("Egypt", neutral().poor().aid());
  EXPECT_EQ(us(aided, 3, "war-of-ideas; US target Egypt; die 3 for Egypt").at("Egypt"), neutral().poor().aid());
  EXPECT_EQ(us(aided, 3, "war-of-ideas; US target Egypt; die 4 for Egypt").at("Egypt"), ally().poor().aid());
}

TEST(LabyrinthWarOfIdeas, GoodClearsTheMarkers) {  // 7.2.1
  const Position p = Position().prestige(7).with("Iraq", ally().fair().aid(2).besieged().regime_change().troops(6));
  EXPECT_EQ(us(p, 2, "war-of-ideas; US target Iraq; die 3 for Iraq").at("Iraq"), ally().good().troops(6));
}

TEST(LabyrinthWarOfIdeas, Modifiers) {  // 4.9.2
  Position p = Position().with("Egypt", ally().fair());
  EXPECT_EQ(war_of_ideas_modifier(p.state, egypt), -1);
  p.prestige(10);
  EXPECT_EQ(war_of_ideas_modifier(p.state, egypt), 1);
  p.with("Libya", ally().good());
  EXPECT_EQ(war_of_ideas_modifier(p.state, egypt), 2);
  p.with("France", soft()).with("Spain", soft()).with("Italy", soft());  // World Soft 2 against a Hard US
  EXPECT_EQ(war_of_ideas_modifier(p.state, egypt), 0);
  p.prestige(3);
  EXPECT_EQ(war_of_ideas_modifier(p.state, egypt), -3);
}

TEST(LabyrinthWarOfIdeas, Targets) {
  const Position p = Position()
                         .with("Syria", adversary().poor())
                         .with("Jordan", ally().good())
                         .with("Sudan", adversary().islamist())
                         .with("Iraq", ally().poor().regime_change().troops(6).sleepers(2))
                         .with("Egypt", neutral().poor());
  const auto refusal = [&p](const std::string& where, int ops) {
    return us(p, ops, "war-of-ideas; US target " + where + "; die 1 for " + where).first_finding();
  };
  EXPECT_EQ(refusal("Syria", 3), "illegal_choice LAB-7.2.1");
  EXPECT_EQ(refusal("Jordan", 3), "illegal_choice LAB-7.2.1");
  EXPECT_EQ(refusal("Sudan", 3), "illegal_choice LAB-7.1.3");
  EXPECT_EQ(refusal("Iraq", 3), "illegal_choice LAB-7.2.1.2");
  EXPECT_EQ(refusal("Egypt", 2), "illegal_choice LAB-7.1.1");
  EXPECT_EQ(refusal("United States", 3), "illegal_choice LAB-7.2.3");
  EXPECT_EQ(refusal("Israel", 3), "illegal_choice LAB-7.2.3");
  EXPECT_EQ(refusal("Iran", 3), "illegal_choice LAB-7.2.3");
  EXPECT_EQ(refusal("Russia", 1), "illegal_choice LAB-7.1.1");
  EXPECT_EQ(refusal("Egypt", 3), "");
}

TEST(LabyrinthWarOfIdeas, AnUntestedCountryIsTestedAndMayBeTooMuch) {  // 4.9.4.1
  const Position p = Position().reserves(Side::US, 1);
  EXPECT_EQ(us(p, 2, "war-of-ideas; US target Egypt; die 6 for Egypt; die 5 for Egypt").at("Egypt"), ally().fair());
  const Outcome spent = us(p, 2, "war-of-ideas; US target Egypt; die 2 for Egypt");
  EXPECT_TRUE(spent.clean()) << spent.first_finding();
  EXPECT_EQ(spent.at("Egypt"), neutral().poor());
  // the published game lets the US add its Reserves then.
  const Outcome added = us(Position(p).profile("program"), 2,
                           "war-of-ideas; US target Egypt; die 2 for Egypt; US reserves yes; die 5 for Egypt");
  EXPECT_EQ(added.at("Egypt"), ally().poor());
}

TEST(LabyrinthWarOfIdeas, ANonMuslimCountryRollsItsPosture) {  // 7.2.3
  const Position p = Position().prestige(5).with("Russia", soft());
  const Outcome same = us(p, 2, "war-of-ideas; US target Russia; die 5 for Russia");
  EXPECT_EQ(same.at("Russia"), hard());
  EXPECT_EQ(same.state.prestige, 6);
  const Outcome other = us(p, 2, "war-of-ideas; US target Russia; die 4 for Russia");
  EXPECT_EQ(other.at("Russia"), soft());
  EXPECT_EQ(other.state.prestige, 5);
  // An untested one is rolled just once.
  const Outcome first = us(p, 2, "war-of-ideas; US target China; die 6 for China");
  EXPECT_TRUE(first.clean()) << first.first_finding();
  EXPECT_EQ(first.at("China"), hard());
}

// --- 7.3 Deploy

TEST(LabyrinthDeploy, ToAnAllyOfTheCardsGovernanceOrTheTrack) {
  const Position p = Position()
                         .with("Gulf States", ally().fair().troops(2))
                         .with("Jordan", ally().poor())
                         .with("Egypt", neutral().good());
  const Outcome o = us(p, 2, "deploy; US from track; US to Gulf States; US troops 3");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Gulf States"), ally().fair().troops(5));
  EXPECT_EQ(o.state.troops[kTrack], 10);
  EXPECT_EQ(us(p, 2, "deploy; US from track; US to Jordan; US troops 1").first_finding(), "illegal_choice LAB-7.3.2");
  EXPECT_EQ(us(p, 2, "deploy; US from track; US to Egypt; US troops 1").first_finding(), "illegal_choice LAB-7.3.3");
  EXPECT_EQ(us(p, 1, "deploy; US from Gulf States; US to track; US troops 2").at("Gulf States"), ally().fair());
}

TEST(LabyrinthDeploy, FiveMoreThanCellsStayInARegimeChangeCountry) {  // 7.3.1
  const Position p = Position().with("Iraq", ally().poor().regime_change().troops(9).active(2));
  const Outcome o = us(p, 1, "deploy; US from Iraq; US to track; US troops 2");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Iraq"), ally().poor().regime_change().troops(7).active(2));
  EXPECT_EQ(us(p, 1, "deploy; US from Iraq; US to track; US troops 3").first_finding(), "illegal_choice LAB-7.3");
  const Position held = Position()
                            .with("Iraq", ally().poor().regime_change().troops(7).active(2))
                            .with("Jordan", ally().good().troops(1));
  EXPECT_EQ(us(held, 1, "deploy; US from Iraq; US to track").first_finding(), "illegal_choice LAB-7.3.1");
}

TEST(LabyrinthDeploy, AbuSayyafOpensThePhilippines) {
  const std::string script = "deploy; US from track; US to Philippines; US troops 1";
  EXPECT_EQ(us(Position().with("Philippines", soft()).with("Jordan", ally().good()), 2, script).first_finding(),
            "illegal_choice LAB-7.3.3");
  EXPECT_TRUE(us(Position().with("Philippines", soft()).marked(abu_sayyaf, "Philippines"), 2, script).clean());
}

TEST(LabyrinthDeploy, NatoMayLeaveAndIsGone) {
  const Position p = Position().with("Iraq", ally().poor().regime_change().troops(8)).marked(nato, "Iraq");
  const Outcome o = us(p, 1, "deploy; US from Iraq; US to track; US nato yes; US troops 3");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_FALSE(o.has_marker(nato));
  EXPECT_EQ(o.at("Iraq"), ally().poor().regime_change().troops(5));
}

TEST(LabyrinthRegimeChange, SixTroopsMakeAnAlly) {  // 7.3.4
  const Position p = Position().prestige(5).with("Afghanistan", adversary().islamist().sleepers(3));
  const Outcome o = us(p, 3,
                       "regime-change; US target Afghanistan; US from track; US troops 6; die 5 for Afghanistan;"
                       "die 2 for prestige; die 3 for prestige; die 6 for prestige");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Afghanistan"), ally().fair().troops(6).active(3).regime_change(1));
  EXPECT_EQ(o.state.prestige, 2);
}

TEST(LabyrinthRegimeChange, Conditions) {
  const Position p = Position().with("Afghanistan", adversary().islamist()).with("Iraq", adversary().poor());
  const auto refusal = [](const Position& at, int ops, const std::string& where = "Afghanistan") {
    return us(at, ops, "regime-change; US target " + where).first_finding();
  };
  EXPECT_EQ(refusal(p, 2), "illegal_choice LAB-7.3.4");
  EXPECT_EQ(refusal(Position(p).us(Posture::soft), 3), "illegal_choice LAB-7.3.4");
  EXPECT_EQ(refusal(Position(p).troops_on_track(5), 3), "illegal_choice LAB-7.3.4");
  EXPECT_EQ(refusal(p, 3, "Iraq"), "illegal_choice LAB-7.3.4");
  const Outcome five = us(p, 3,
                          "regime-change; US target Afghanistan; US from track; US troops 5; die 1 for Afghanistan;"
                          "die 1 for prestige; die 1 for prestige; die 1 for prestige");
  EXPECT_EQ(five.first_finding(), "illegal_choice LAB-7.3.4");
}

TEST(LabyrinthRegimeChange, IraqiWmdOpensIraqOnce) {
  const Position p = Position().with("Iraq", adversary().poor()).marked(iraqi_wmd, "Iraq");
  const Outcome o = us(p, 3,
                       "regime-change; US target Iraq; US from track; US troops 7; die 1 for Iraq;"
                       "die 5 for prestige; die 1 for prestige; die 1 for prestige");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Iraq"), ally().poor().troops(7).regime_change(1));
  EXPECT_FALSE(o.has_marker(iraqi_wmd));
}

TEST(LabyrinthWithdraw, LeavesABesiegedRegime) {  // 7.3.5
  const Position p =
      Position().us(Posture::soft).prestige(6).with("Iraq", ally().poor().regime_change().troops(4).active(3).aid(2));
  const Outcome o = us(p, 3,
                       "withdraw; US from Iraq; US to track; US troops 4;"
                       "die 1 for prestige; die 2 for prestige; die 1 for prestige");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Iraq"), ally().poor().regime_change().active(3).besieged());
  EXPECT_EQ(o.state.prestige, 5);
  EXPECT_EQ(us(Position(p).us(Posture::hard), 3, "withdraw; US from Iraq").first_finding(), "illegal_choice LAB-7.3.5");
}

// --- 7.4 Disrupt

TEST(LabyrinthDisrupt, ExposesASleeperOrRemovesAnActiveCell) {  // 7.4.2
  const Position p = Position().with("Yemen", ally().poor().sleepers(1).active(1));
  EXPECT_EQ(us(p, 3, "disrupt; US target Yemen; US piece sleeper").at("Yemen"), ally().poor().active(2));
  EXPECT_EQ(us(p, 3, "disrupt; US target Yemen; US piece active").at("Yemen"), ally().poor().sleepers(1));
}

TEST(LabyrinthDisrupt, TheLastCellLeavesOneCadre) {  // 7.4.3, 4.8.4
  EXPECT_EQ(us(Position().with("Yemen", ally().poor().active(1)), 3, "disrupt; US target Yemen").at("Yemen"),
            ally().poor().cadre());
  EXPECT_EQ(us(Position().with("Yemen", ally().poor().active(1).cadre()), 3, "disrupt; US target Yemen").at("Yemen"),
            ally().poor().cadre());
}

TEST(LabyrinthDisrupt, ACadreOnlyWhereNoCellIs) {
  EXPECT_EQ(us(Position().with("Yemen", ally().poor().cadre()), 3, "disrupt; US target Yemen").at("Yemen"),
            ally().poor());
}

TEST(LabyrinthDisrupt, TwoTroopsHitTwiceAndRaisePrestige) {  // 7.4.2, 7.4.4
  const Position p = Position().prestige(5).with("Yemen", neutral().poor().sleepers(1).active(1).troops(2));
  const Outcome o = us(p, 3, "disrupt; US target Yemen; US piece sleeper");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Yemen"), neutral().poor().active(1).troops(2));  // the Sleeper exposed, the other one gone
  EXPECT_EQ(o.state.prestige, 6);
}

TEST(LabyrinthDisrupt, OneTroopIsNotEnough) {  // 7.4.1
  const Position one =
      Position().with("Yemen", neutral().poor().active(1).troops(1)).with("Jordan", ally().poor().active(1));
  EXPECT_EQ(us(one, 3, "disrupt; US target Yemen").first_finding(), "illegal_choice LAB-7.4.1");
  const Position two = Position().with("Yemen", neutral().poor().active(1).troops(2));
  EXPECT_TRUE(us(two, 3, "disrupt; US target Yemen").clean());
}

TEST(LabyrinthDisrupt, ByPostureOutsideTheMuslimWorld) {
  EXPECT_EQ(us(Position().with("Spain", hard().active(2)), 1, "disrupt; US target Spain").at("Spain"), hard().cadre());
  EXPECT_EQ(us(Position().with("Spain", soft().active(2)), 1, "disrupt; US target Spain").at("Spain"),
            soft().active(1));
  EXPECT_EQ(us(Position().with("United States", untested().active(2)), 1, "disrupt; US target United States")
                .state.cadre[united_states],
            1);  // the US is Hard
}

TEST(LabyrinthDisrupt, Forbidden) {
  const Position p = Position()
                         .with("Pakistan", ally().fair().active(1))
                         .with("Sudan", adversary().islamist().active(1).troops(2))
                         .with("Jordan", ally().poor().active(1));
  const auto refusal = [](const Position& at, const std::string& where, int ops = 3) {
    return us(at, ops, "disrupt; US target " + where).first_finding();
  };
  EXPECT_EQ(refusal(p, "Sudan"), "illegal_choice LAB-7.1.3");
  EXPECT_EQ(refusal(p, "Iran"), "illegal_choice LAB-7.4.1");
  EXPECT_EQ(refusal(p, "Jordan", 2), "illegal_choice LAB-7.1.1");
  EXPECT_EQ(refusal(Position(p).marked(fata, "Pakistan"), "Pakistan"), "illegal_choice LAB-card-80");
  EXPECT_EQ(refusal(p, "Pakistan"), "");
}

TEST(LabyrinthDisrupt, AlAnbarShieldsCellsAndCadres) {
  const Position p = Position().with("Iraq", neutral().poor().active(3).troops(4)).marked(al_anbar);
  EXPECT_EQ(us(p, 3, "disrupt; US target Iraq").at("Iraq"), neutral().poor().active(2).troops(4));
  const Position cadre =
      Position().with("Iraq", ally().poor().cadre()).with("Jordan", ally().poor().cadre()).marked(al_anbar);
  EXPECT_EQ(us(cadre, 3, "disrupt; US target Iraq").first_finding(), "illegal_choice LAB-7.4.1");
}

}  // namespace
}  // namespace arbiter::lab::tests
