// Cards 1 to 20.
#include <gtest/gtest.h>

#include "support/lab_position.hpp"

namespace arbiter::lab::tests {
namespace {

Position islamist_sudan() {
  return Position().with("Sudan", adversary().islamist());
}

TEST(LabyrinthEvents, BacklashTurnsTheFundingOfAPlot) {
  const Position p =
      Position().with("Yemen", neutral().poor()).plot("Yemen", plot_2).with("France", soft()).plot("France", plot_1);
  const Outcome o = after(p, backlash, "US target Yemen");
  EXPECT_EQ(o.state.plots[kTagged + plot_2][yemen], 1);
  EXPECT_EQ(o.state.plots[plot_2][yemen], 0);
  EXPECT_TRUE(o.clean());
  EXPECT_TRUE(says(after(p, backlash, "US target France"), "illegal_choice LAB-card-1"));
}

TEST(LabyrinthEvents, BacklashLowersFundingWhenThePlotResolves) {
  Position p = Position().funding(5).with("Yemen", neutral().poor());
  p.state.plots[kTagged + plot_2][yemen] = 1;
  const Outcome o = after(p, resolve_plots, "die 6 for Yemen; die 6 for Yemen");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.funding, 4);
  p.with("Yemen", neutral().good());
  EXPECT_EQ(after(p, resolve_plots, "die 6 for Yemen; die 6 for Yemen").state.funding, 3);
}

TEST(LabyrinthEvents, BacklashNeedsAnUntaggedPlotInAMuslimCountry) {
  EXPECT_FALSE(playable(Position().plot("Iran", plot_1).with("France", soft()).plot("France", plot_1), backlash));
  Position p = Position().with("Yemen", neutral().poor());
  p.state.plots[kTagged + plot_2][yemen] = 1;
  EXPECT_FALSE(playable(p, backlash));
  EXPECT_TRUE(playable(Position(p).plot("Yemen", plot_1), backlash));
}

TEST(LabyrinthEvents, BiometricsLapsesAtTheEndOfTheTurn) {
  const Outcome o = after(Position(), biometrics);
  EXPECT_TRUE(o.occurred);
  EXPECT_EQ(o.state.lapsing[biometrics], 1);
  EXPECT_EQ(o.state.place[biometrics], in_box);
}

TEST(LabyrinthEvents, BiometricsForbidsTravelFromAfar) {
  const Position p = Position()
                         .with("Pakistan", neutral().poor().sleepers(1))
                         .with("Afghanistan", neutral().poor())
                         .with("Morocco", neutral().poor())
                         .lapsing(biometrics);
  const Outcome beside =
      operate(p, Side::Jihadist, 1, "Jihadist operation travel; Jihadist from Pakistan; Jihadist to Afghanistan");
  EXPECT_EQ(beside.at("Afghanistan"), neutral().poor().sleepers(1));
  const Outcome afar =
      operate(p, Side::Jihadist, 1,
              "Jihadist operation travel; Jihadist from Pakistan; Jihadist to Morocco; die 1 for Morocco");
  EXPECT_TRUE(says(afar, "illegal_choice LAB-card-2"));
}

TEST(LabyrinthEvents, BiometricsMakesAGoodNeighbourADie) {
  const Position p = Position()
                         .with("Pakistan", neutral().poor().sleepers(1))
                         .with("Afghanistan", neutral().good())
                         .lapsing(biometrics);
  const std::string travel = "Jihadist operation travel; Jihadist from Pakistan; Jihadist to Afghanistan";
  EXPECT_EQ(operate(p, Side::Jihadist, 1, travel + "; die 2 for Afghanistan").at("Afghanistan"), neutral().good());
  EXPECT_EQ(operate(p, Side::Jihadist, 1, travel + "; die 1 for Afghanistan").at("Afghanistan"),
            neutral().good().sleepers(1));
}

TEST(LabyrinthEvents, CtrGuardsRussiaAndAFriendlyCentralAsia) {
  const Position p = Position().us(Posture::soft);
  const Outcome neutral_asia = after(Position(p).with("Central Asia", neutral().poor()), ctr);
  EXPECT_EQ(neutral_asia.state.ctr[russia], 1);
  EXPECT_EQ(neutral_asia.state.ctr[central_asia], 1);
  EXPECT_EQ(after(Position(p).with("Central Asia", adversary().poor()), ctr).state.ctr[central_asia], 0);
  EXPECT_EQ(after(p, ctr).state.ctr[central_asia], 0);
  EXPECT_EQ(after(p, ctr).state.ctr[russia], 1);
}

TEST(LabyrinthEvents, CtrNeedsASoftUs) {
  EXPECT_TRUE(playable(Position().us(Posture::soft), ctr));
  EXPECT_FALSE(playable(Position().us(Posture::hard), ctr));
}

TEST(LabyrinthEvents, MoroTalksTestsThePhilippinesAndEndsAbuSayyaf) {
  const Outcome o = after(Position().funding(5).marked(abu_sayyaf, "Philippines"), moro_talks, "die 5 for Philippines");
  EXPECT_EQ(o.at("Philippines"), hard());
  EXPECT_EQ(o.state.funding, 4);
  EXPECT_TRUE(o.has_marker(moro_talks));
  EXPECT_FALSE(o.has_marker(abu_sayyaf));
  EXPECT_TRUE(o.removed(moro_talks));
}

TEST(LabyrinthEvents, NestIsMarkedInTheUs) {
  const Outcome o = after(Position(), nest);
  EXPECT_TRUE(o.has_marker(nest));
  EXPECT_EQ(o.state.marker_at[nest], united_states);
  EXPECT_TRUE(o.removed(nest));
}

TEST(LabyrinthEvents, SanctionsTakesTwoFunding) {
  const Position p = Position().marked(patriot_act, "United States").funding(5);
  EXPECT_EQ(after(p, sanctions).state.funding, 3);
  EXPECT_EQ(after(Position(p).funding(2), sanctions_2).state.funding, 1);
}

TEST(LabyrinthEvents, SanctionsNeedsPatriotAct) {
  EXPECT_FALSE(playable(Position(), sanctions));
  EXPECT_TRUE(playable(Position().marked(patriot_act, "United States"), sanctions));
}

TEST(LabyrinthEvents, SpecialForcesTakesACellBesideTroops) {
  const Position p = Position()
                         .with("Pakistan", neutral().poor().sleepers(1))
                         .with("Saudi Arabia", ally().poor().troops(2))
                         .with("Gulf States", ally().fair().active(1))
                         .with("Sudan", neutral().poor().active(1));
  EXPECT_EQ(after(p, special_forces, "US target Gulf States").at("Gulf States"), ally().fair().cadre());
  EXPECT_TRUE(says(after(p, special_forces, "US target Sudan"), "illegal_choice LAB-card-8"));
  EXPECT_TRUE(says(after(p, special_forces, "US target Pakistan"), "illegal_choice LAB-card-8"));
}

TEST(LabyrinthEvents, SpecialForcesPicksThePiece) {
  const Position p = Position().with("Iraq", ally().poor().troops(2).sleepers(1).active(1));
  EXPECT_EQ(after(p, special_forces_2, "US target Iraq; US piece sleeper").at("Iraq"),
            ally().poor().troops(2).active(1));
  const Position sadr = Position(p).marked(moqtada_al_sadr, "Iraq");
  const Outcome o = after(sadr, special_forces_3, "US target Iraq; US piece Sadr");
  EXPECT_FALSE(o.has_marker(moqtada_al_sadr));
  EXPECT_EQ(o.at("Iraq"), ally().poor().troops(2).sleepers(1).active(1));
}

TEST(LabyrinthEvents, SpecialForcesNeedsACellInReach) {
  EXPECT_FALSE(playable(Position().with("Sudan", neutral().poor().active(1)), special_forces));
  // NATO counts as Troops.
  EXPECT_TRUE(
      playable(Position().with("Iraq", ally().poor().regime_change().active(1)).marked(nato, "Iraq"), special_forces));
}

TEST(LabyrinthEvents, AbbasHelpsInACalmRegion) {
  const Outcome o = after(Position().prestige(5).funding(5), abbas);
  EXPECT_TRUE(o.has_marker(abbas));
  EXPECT_EQ(o.state.prestige, 6);
  EXPECT_EQ(o.state.funding, 3);
  EXPECT_TRUE(o.removed(abbas));
}

TEST(LabyrinthEvents, AbbasIsMarkedEvenInAnUncalmOne) {
  const Outcome overstretched = after(Position().prestige(5).troops_on_track(4), abbas);
  EXPECT_TRUE(overstretched.has_marker(abbas));
  EXPECT_EQ(overstretched.state.prestige, 5);
  const Outcome islamist = after(Position().prestige(5).with("Egypt", adversary().islamist()), abbas);
  EXPECT_TRUE(islamist.has_marker(abbas));
  EXPECT_EQ(islamist.state.prestige, 5);
  EXPECT_EQ(after(islamist_sudan().prestige(5), abbas).state.prestige, 6);  // not beside Israel
}

TEST(LabyrinthEvents, AbbasEndsWhenAPlotResolvesInIsrael) {
  const Position p = Position().marked(abbas).plot("Israel", plot_1);
  EXPECT_FALSE(after(p, resolve_plots).has_marker(abbas));
  const Position elsewhere = Position().marked(abbas).with("Jordan", neutral().poor()).plot("Jordan", plot_1);
  EXPECT_TRUE(after(elsewhere, resolve_plots, "die 6 for Jordan").has_marker(abbas));
}

TEST(LabyrinthEvents, AlAzharTestsEgypt) {
  const Outcome o = after(Position().funding(9), al_azhar, "die 5 for Egypt");
  EXPECT_EQ(o.at("Egypt"), neutral().fair());
  EXPECT_EQ(o.state.funding, 5);
}

TEST(LabyrinthEvents, AlAzharCountsHalfUnderIslamistRule) {
  const Position p = islamist_sudan().funding(9).with("Egypt", ally().poor());
  EXPECT_EQ(after(p, al_azhar).state.funding, 7);
}

TEST(LabyrinthEvents, AnbarAwakeningAidsWhereTroopsAre) {
  const Position p =
      Position().prestige(5).with("Iraq", ally().poor().troops(2)).with("Syria", ally().poor()).marked(al_anbar);
  const Outcome o = after(p, anbar_awakening, "US target Iraq");
  EXPECT_EQ(o.at("Iraq"), ally().poor().troops(2).aid());
  EXPECT_EQ(o.state.prestige, 6);
  EXPECT_TRUE(o.has_marker(anbar_awakening));
  EXPECT_FALSE(o.has_marker(al_anbar));
  EXPECT_TRUE(says(after(p, anbar_awakening, "US target Syria"), "illegal_choice LAB-card-13"));
}

TEST(LabyrinthEvents, AnbarAwakeningNeedsTroopsInIraqOrSyria) {
  EXPECT_FALSE(playable(Position().with("Jordan", ally().poor().troops(2)), anbar_awakening));
  EXPECT_TRUE(playable(Position().with("Syria", ally().poor().troops(2)), anbar_awakening));
}

TEST(LabyrinthEvents, CovertActionWinsAnAdversaryAtFour) {
  const Position p = islamist_sudan().with("Libya", adversary().poor()).with("Syria", neutral().poor());
  EXPECT_EQ(after(p, covert_action, "US target Libya; die 4 for Libya").at("Libya"), neutral().poor());
  EXPECT_EQ(after(p, covert_action, "US target Libya; die 3 for Libya").at("Libya"), adversary().poor());
  EXPECT_EQ(after(p, covert_action, "US target Sudan; die 6 for Sudan").at("Sudan"), neutral().islamist());
  EXPECT_TRUE(says(after(p, covert_action, "US target Syria; die 4 for Syria"), "illegal_choice LAB-card-14"));
}

TEST(LabyrinthEvents, CovertActionNeedsAnAdversary) {
  EXPECT_FALSE(playable(Position().with("Libya", neutral().poor()), covert_action));
  EXPECT_TRUE(playable(Position().with("Libya", adversary().poor()), covert_action));
}

TEST(LabyrinthEvents, EthiopiaStrikesEndsIslamistRule) {
  const Position p =
      islamist_sudan().with("Somalia", adversary().islamist().sleepers(1)).with("Yemen", adversary().islamist());
  const Outcome o = after(p, ethiopia_strikes, "US target Somalia");
  EXPECT_EQ(o.at("Somalia"), neutral().poor().sleepers(1));
  EXPECT_EQ(o.at("Sudan"), adversary().islamist());
  EXPECT_TRUE(o.removed(ethiopia_strikes));
  EXPECT_TRUE(says(after(p, ethiopia_strikes, "US target Yemen"), "illegal_choice LAB-card-15"));
}

TEST(LabyrinthEvents, EthiopiaStrikesNeedsIslamistRuleNextDoor) {
  EXPECT_TRUE(playable(islamist_sudan(), ethiopia_strikes));
  EXPECT_FALSE(
      playable(Position().with("Yemen", adversary().islamist()).with("Sudan", adversary().poor()), ethiopia_strikes));
}

TEST(LabyrinthEvents, EuroIslamSetsBenelux) {
  const Outcome o = after(Position().funding(5), euro_islam, "US posture Soft");
  EXPECT_EQ(o.at("Benelux"), soft());
  EXPECT_EQ(o.state.funding, 4);
  const Outcome ruled = after(islamist_sudan().funding(5).with("Benelux", soft()), euro_islam, "US posture Hard");
  EXPECT_EQ(ruled.at("Benelux"), hard());
  EXPECT_EQ(ruled.state.funding, 5);
}

TEST(LabyrinthEvents, FsbTakesTheNuclearCards) {
  const Position p = Position().with("Russia", soft().sleepers(1)).hand(Side::Jihadist, {heu, loose_nuke, fatwa});
  const Outcome o = after(p, fsb, "Jihadist discard 65 HEU; Jihadist discard 71 Loose Nuke");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_TRUE(o.in_discards(heu));
  EXPECT_TRUE(o.in_discards(loose_nuke));
  EXPECT_TRUE(o.in_hand(Side::Jihadist, fatwa));
  EXPECT_EQ(o.at("Russia"), soft().sleepers(1));  // a card was found
  EXPECT_TRUE(
      says(after(p, fsb, "Jihadist discard 97 Fatwa; Jihadist discard 71 Loose Nuke"), "illegal_choice LAB-card-17"));
}

TEST(LabyrinthEvents, FsbTakesACellWhereNoCardWasFound) {
  const Position p = Position()
                         .with("Russia", soft().sleepers(1))
                         .with("Central Asia", neutral().poor().active(1))
                         .with("China", soft().sleepers(1))
                         .hand(Side::Jihadist, {fatwa});
  EXPECT_EQ(after(p, fsb, "US target Russia").at("Russia"), soft().cadre());
  EXPECT_EQ(after(p, fsb, "US target Central Asia").at("Central Asia"), neutral().poor().cadre());
  EXPECT_TRUE(says(after(p, fsb, "US target China"), "illegal_choice LAB-card-17"));
  EXPECT_TRUE(after(Position().hand(Side::Jihadist, {fatwa}), fsb).occurred);
}

TEST(LabyrinthEvents, IntelCommunityOperatesWithOneAndPlaysAnotherCard) {
  const Position p = Position()
                         .with("Gulf States", ally().fair().troops(2))
                         .with("Jordan", ally().good())
                         .hand(Side::US, {sanctions, sharia})
                         .hand(Side::Jihadist, {fatwa})
                         .acting(Side::US);
  const std::string move = "US operation deploy; US from Gulf States; US to Jordan; US troops 2";
  const Outcome o = after(p, intel_community, move + "; US card 28 Sharia; US use event");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Jordan"), ally().good().troops(2));
  EXPECT_TRUE(o.in_discards(sharia));
  EXPECT_EQ(o.state.card_index, 1);  // the phase still has its cards
  const Outcome declined = after(p, intel_community, move);
  EXPECT_TRUE(declined.clean()) << declined.first_finding();
  EXPECT_TRUE(declined.in_hand(Side::US, sharia));
  EXPECT_TRUE(
      says(after(p, intel_community, move + "; US card 97 Fatwa; US use operation"), "illegal_choice LAB-card-18"));
  const std::string too_dear = "US operation deploy; US from track; US to Gulf States; US troops 2";
  EXPECT_TRUE(says(after(p, intel_community, too_dear), "illegal_choice LAB-7.3.2"));
}

TEST(LabyrinthEvents, IntelCommunityShowsTheHand) {
  const Position p = Position().with("Gulf States", ally().fair().troops(2)).hidden_hand(Side::Jihadist, 1);
  const Outcome o = after(p, intel_community,
                          R"({"by":"chance","key":"reveal","for":"Jihadist","pick":["97 Fatwa"]})"
                          "\nUS operation deploy; US from Gulf States; US to track; US troops 2");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_TRUE(o.in_hand(Side::Jihadist, fatwa));
}

TEST(LabyrinthEvents, KemalistRepublicSetsTurkey) {
  EXPECT_EQ(after(Position(), kemalist_republic).at("Turkey"), ally().fair());
  EXPECT_EQ(after(Position().with("Turkey", neutral().good()), kemalist_republic).at("Turkey"), ally().fair());
  EXPECT_EQ(after(Position().with("Turkey", adversary().islamist()), kemalist_republic).at("Turkey"), ally().fair());
}

TEST(LabyrinthEvents, KingAbdullahSetsJordan) {
  const Outcome o = after(Position().prestige(5).funding(5), king_abdullah);
  EXPECT_EQ(o.at("Jordan"), ally().fair());
  EXPECT_EQ(o.state.prestige, 6);
  EXPECT_EQ(o.state.funding, 4);
  EXPECT_TRUE(o.removed(king_abdullah));
}

}  // namespace
}  // namespace arbiter::lab::tests
