// Cards 81 to 100.
#include <gtest/gtest.h>

#include "support/lab_position.hpp"

namespace arbiter::lab::tests {
namespace {

constexpr std::string_view kPrestigeDownTwo = "die 1 for prestige; die 2 for prestige; die 5 for prestige";

std::string random_of(std::string_view side, std::string_view card) {
  return R"({"by":"chance","key":"random_card","for":")" + std::string(side) + R"(","pick":[")" + std::string(card) +
         R"("]})" + "\n";
}

TEST(LabyrinthEvents, ForeignFightersTakeAid) {
  const Position p = Position()
                         .with("Iraq", ally().poor().regime_change().aid(2).troops(6))
                         .with("Afghanistan", ally().fair().regime_change().active(1).cadre(0));
  const Outcome o = after(p, foreign_fighters, "Jihadist target Iraq");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Iraq"), ally().poor().regime_change().aid(1).troops(6).sleepers(5));
  EXPECT_EQ(after(p, foreign_fighters, "Jihadist target Afghanistan").at("Afghanistan"),
            ally().fair().regime_change().active(1).sleepers(5).besieged());
  EXPECT_TRUE(says(after(p, foreign_fighters, "Jihadist target Iran"), "illegal_choice LAB-card-81"));
}

TEST(LabyrinthEvents, ForeignFightersComeAsFarAsTheTrackGoes) {
  const Position p = Position().with("Iraq", ally().poor().regime_change().besieged()).cells_on_track(2);
  EXPECT_EQ(after(p, foreign_fighters, "Jihadist target Iraq").at("Iraq"),
            ally().poor().regime_change().besieged().sleepers(2));
  EXPECT_FALSE(playable(Position().with("Iraq", ally().poor()), foreign_fighters));
  EXPECT_TRUE(playable(p, foreign_fighters));
}

TEST(LabyrinthEvents, JihadistVideosRecruitInThreeCountries) {
  const Position p = Position().with("Libya", adversary().islamist()).with("Egypt", neutral().poor().cadre());
  const Outcome o = after(p, jihadist_videos,
                          "Jihadist target Libya; Jihadist target Egypt; Jihadist target Spain; die 1 for Spain; "
                          "die 4 for Egypt; die 2 for Spain");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Libya"), adversary().islamist().sleepers(1));  // automatic
  EXPECT_EQ(o.at("Egypt"), neutral().poor().cadre());            // failed
  EXPECT_EQ(o.at("Spain"), soft().sleepers(1));                  // by its recruit number
  EXPECT_TRUE(says(after(p, jihadist_videos,
                         "Jihadist target Iran; Jihadist target Egypt; Jihadist target Libya; die 3 for Iran; "
                         "die 4 for Egypt"),
                   "illegal_choice LAB-card-82"));
}

TEST(LabyrinthEvents, JihadistVideosUseCellsWhateverTheFunding) {
  const Position p = Position()
                         .with("Libya", adversary().islamist())
                         .with("Egypt", adversary().islamist())
                         .with("United States", hard())
                         .funding(1)
                         .cells_on_track(1);
  const std::string_view where =
      "Jihadist target Libya; Jihadist target Egypt; Jihadist target United States; die 2 for United States";
  const Outcome o = after(p, jihadist_videos, std::string(where) + "; Jihadist place Egypt");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Egypt"), adversary().islamist().sleepers(1));
  EXPECT_EQ(o.at("Libya"), adversary().islamist().cadre());
  EXPECT_EQ(o.at("United States"), hard().cadre());
  EXPECT_TRUE(says(after(p, jihadist_videos, std::string(where) + "; Jihadist place United States"),
                   "illegal_choice LAB-card-82"));
}

TEST(LabyrinthEvents, JihadistVideosAskNothingWhereTheCellsSuffice) {
  const Position p = Position()
                         .with("Libya", adversary().islamist())
                         .with("Egypt", adversary().islamist())
                         .with("United States", hard())
                         .cells_on_track(2);
  const Outcome o = after(p, jihadist_videos,
                          "Jihadist target Libya; Jihadist target Egypt; Jihadist target United States; die 2 for "
                          "United States");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Libya"), adversary().islamist().sleepers(1));
  EXPECT_EQ(o.at("Egypt"), adversary().islamist().sleepers(1));
}

TEST(LabyrinthEvents, JihadistVideosLeaveCadresWithoutCells) {
  const Position p = Position().with("Libya", adversary().islamist()).with("Egypt", neutral().poor()).cells_on_track(0);
  const Outcome o = after(p, jihadist_videos,
                          "Jihadist target Libya; Jihadist target Egypt; Jihadist target Israel; die 1 for Egypt; "
                          "die 6 for Israel");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Libya").cadre_ + o.at("Egypt").cadre_ + o.at("Israel").cadre_, 3);
}

TEST(LabyrinthEvents, JihadistVideosPlaceTwoCellsASuccessAtAttractive) {
  const Position p = Position()
                         .with("Libya", adversary().islamist())
                         .with("Egypt", adversary().islamist())
                         .with("Syria", adversary().islamist())
                         .ideology(Ideology::attractive);
  const Outcome o = after(p, jihadist_videos, "Jihadist target Libya; Jihadist target Egypt; Jihadist target Syria");
  EXPECT_EQ(o.at("Egypt"), adversary().islamist().sleepers(2));
}

TEST(LabyrinthEvents, KashmirTurnsPakistan) {
  const Outcome o = after(Position(), kashmir, "die 5 for Pakistan");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Pakistan"), adversary().fair().sleepers(1));
  const Position p = Position().with("Pakistan", ally().good()).cells_on_track(0);
  EXPECT_EQ(after(p, kashmir).at("Pakistan"), neutral().good());
  EXPECT_FALSE(playable(Position().marked(indo_pakistani_talks, "Pakistan"), kashmir));
  EXPECT_TRUE(playable(Position(), kashmir));
}

TEST(LabyrinthEvents, LeakBlocksAnEvent) {
  const Position p = Position()
                         .marked(renditions)
                         .marked(wiretapping, "United States")
                         .with("Yemen", ally().fair())
                         .with("Egypt", ally().fair())
                         .prestige(6);
  const std::string rolls = "; die 3 for United States; " + std::string(kPrestigeDownTwo);
  const Outcome o = after(p, leak, "Jihadist marker 44 Renditions" + rolls + "; Jihadist target Egypt");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.in_play[renditions], blocked_side);
  EXPECT_TRUE(o.has_marker(wiretapping));
  EXPECT_EQ(us_posture(o.state), Posture::soft);
  EXPECT_EQ(o.state.prestige, 4);
  EXPECT_EQ(o.at("Egypt"), neutral().fair());
  EXPECT_EQ(o.at("Yemen"), ally().fair());
  EXPECT_TRUE(says(after(p, leak, "Jihadist marker 34 Enhanced Measures" + rolls + "; Jihadist target Egypt"),
                   "illegal_choice LAB-card-84"));
  EXPECT_TRUE(says(after(p, leak, "Jihadist marker 44 Renditions" + rolls + "; Jihadist target Iraq"),
                   "illegal_choice LAB-card-84"));
}

TEST(LabyrinthEvents, LeakNeedsAnActiveMarker) {
  EXPECT_FALSE(playable(Position(), leak));
  EXPECT_FALSE(playable(Position().blocked(renditions), leak));
  for (const int id : {wiretapping, enhanced_measures, renditions}) {
    EXPECT_TRUE(playable(Position().marked(id), leak));
    EXPECT_TRUE(playable(Position().marked(id), leak_2));
  }
  EXPECT_FALSE(playable(Position().blocked(wiretapping), wiretapping));
}

TEST(LabyrinthEvents, LebanonWarPlacesACellInAShiaMixCountry) {
  const Position p = Position().hand(Side::US, {al_azhar}).with("Lebanon", neutral().poor().cadre());
  const Outcome o = after(p, lebanon_war, random_of("US", "12 Al-Azhar") + "Jihadist place Lebanon");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_TRUE(o.in_discards(al_azhar));
  EXPECT_EQ(o.state.prestige, 4);
  EXPECT_EQ(o.at("Lebanon"), neutral().poor().sleepers(1));
  EXPECT_TRUE(
      says(after(Position(), lebanon_war, "Jihadist place Egypt; die 1 for Egypt"), "illegal_choice LAB-card-86"));
  EXPECT_TRUE(after(Position().cells_on_track(0), lebanon_war).clean());
}

TEST(LabyrinthEvents, MartyrdomOperationChangesACellForTwoPlots) {
  const Position p = Position()
                         .with("Spain", soft().active(1))
                         .with("Sudan", adversary().islamist().sleepers(1))
                         .available(1, 0, 1, 1);
  const Outcome o = after(p, martyrdom_operation_2, "Jihadist target Spain; Jihadist plot WMD; Jihadist plot Plot 3");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Spain"), soft().cadre().plots(2));
  EXPECT_EQ(o.state.plots[wmd][spain], 1);
  EXPECT_EQ(o.state.available[plot_1], 1);
  EXPECT_TRUE(says(after(p, martyrdom_operation, "Jihadist target Sudan; Jihadist plot WMD; Jihadist plot Plot 3"),
                   "illegal_choice LAB-card-87"));
}

TEST(LabyrinthEvents, MartyrdomOperationPlacesWhatThereIs) {
  const Position p = Position().with("Spain", soft().active(1).sleepers(1)).available(1, 0, 0);
  const Outcome o =
      after(p, martyrdom_operation_3, "Jihadist target Spain; Jihadist piece sleeper; Jihadist plot Plot 1");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Spain"), soft().active(1).plots(1));
  EXPECT_EQ(after(Position(p).available(0, 0, 0), martyrdom_operation, "Jihadist target Spain; Jihadist piece active")
                .at("Spain"),
            soft().sleepers(1));
}

TEST(LabyrinthEvents, MartyrdomOperationNeedsACellOutsideIslamistRule) {
  const Position p = Position().with("Iran", untested()).with("Sudan", adversary().islamist().sleepers(1));
  EXPECT_FALSE(playable(p, martyrdom_operation));
  EXPECT_TRUE(playable(Position(), martyrdom_operation));
}

Position quagmire_in_iraq() {
  return Position().with("Iraq", ally().poor().regime_change().sleepers(1).troops(6)).prestige(6);
}

TEST(LabyrinthEvents, QuagmireLetsJihadistEventsHappen) {
  const Position p = quagmire_in_iraq().hand(Side::US, {opium, homegrown, al_azhar}).with("United Kingdom", hard());
  const Outcome o = after(p, quagmire, random_of("US", "66 Homegrown") + random_of("US", "12 Al-Azhar"));
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("United Kingdom"), hard().sleepers(1));
  EXPECT_EQ(us_posture(o.state), Posture::soft);
  EXPECT_TRUE(o.in_discards(homegrown));
  EXPECT_TRUE(o.in_discards(al_azhar));
  EXPECT_TRUE(o.in_hand(Side::US, opium));
  EXPECT_EQ(o.state.funding, 5);  // Al-Azhar doesn't happen
}

TEST(LabyrinthEvents, QuagmireSkipsWhatIsNotPlayable) {
  const Position p = quagmire_in_iraq().hand(Side::US, {opium, homegrown}).with("United Kingdom", hard());
  const Outcome o = after(p, quagmire, random_of("US", "72 Opium") + random_of("US", "66 Homegrown"));
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_TRUE(o.in_discards(opium));
  EXPECT_EQ(o.at("Afghanistan"), untested());
}

TEST(LabyrinthEvents, QuagmireTakesTheEventsInTheOrderOfTheJihadist) {
  const Position p = quagmire_in_iraq().hand(Side::US, {hariri_killed, kashmir}).cells_on_track(3);
  const std::string both = random_of("US", "64 Hariri Killed") + random_of("US", "83 Kashmir");
  const Outcome o =
      after(p, quagmire, both + "Jihadist card 83 Kashmir; die 1 for Pakistan; die 1 for Lebanon; die 1 for Syria");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Syria"), adversary().poor());
  EXPECT_EQ(o.at("Pakistan"), adversary().poor().sleepers(1));
  EXPECT_TRUE(o.removed(hariri_killed));
  EXPECT_TRUE(o.in_discards(kashmir));
  EXPECT_TRUE(says(after(p, quagmire,
                         both + "Jihadist card 12 Al-Azhar; die 1 for Pakistan; die 1 for Lebanon; "
                                "die 1 for Syria"),
                   "illegal_choice LAB-card-90"));
}

TEST(LabyrinthEvents, QuagmireWithAnEmptyHand) {
  const Outcome o = after(quagmire_in_iraq(), quagmire);
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(us_posture(o.state), Posture::soft);
}

TEST(LabyrinthEvents, QuagmireNeedsACellInARegimeChangeCountryAndPrestigeUpToMedium) {
  EXPECT_TRUE(playable(quagmire_in_iraq(), quagmire));
  EXPECT_FALSE(playable(quagmire_in_iraq().prestige(7), quagmire));
  EXPECT_FALSE(playable(quagmire_in_iraq().with("Iraq", ally().poor().regime_change().troops(6)), quagmire));
}

TEST(LabyrinthEvents, RegionalAlQaedaGoesToTwoUnmarkedCountries) {
  const Outcome o = after(Position().with("Egypt", ally().poor()), regional_al_qaeda,
                          "Jihadist target Sudan; Jihadist target Morocco; die 5 for Morocco; die 1 for Sudan");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Morocco"), neutral().fair().sleepers(1));
  EXPECT_EQ(o.at("Sudan"), neutral().poor().sleepers(1));
  EXPECT_TRUE(says(after(Position().with("Egypt", ally().poor()), regional_al_qaeda,
                         "Jihadist target Egypt; Jihadist target Morocco; die 5 for Morocco"),
                   "illegal_choice LAB-card-91"));
  EXPECT_TRUE(
      says(after(Position(), regional_al_qaeda, "Jihadist target Spain; Jihadist target Sudan; die 5 for Sudan"),
           "illegal_choice LAB-card-91"));
}

TEST(LabyrinthEvents, RegionalAlQaedaDoublesUnderIslamistRule) {
  const Position p = Position().with("Egypt", adversary().islamist());
  const std::string_view targets = "Jihadist target Sudan; Jihadist target Morocco; ";
  EXPECT_EQ(after(p, regional_al_qaeda, std::string(targets) + "die 5 for Morocco; die 1 for Sudan").at("Sudan"),
            neutral().poor().sleepers(2));
  const Outcome o = after(Position(p).cells_on_track(3), regional_al_qaeda,
                          std::string(targets) +
                              "Jihadist place Sudan; die 1 for Sudan; Jihadist place Sudan; "
                              "Jihadist place Morocco; die 5 for Morocco");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Sudan"), neutral().poor().sleepers(2));
  EXPECT_EQ(o.at("Morocco"), neutral().fair().sleepers(1));
}

TEST(LabyrinthEvents, RegionalAlQaedaNeedsTwoUnmarkedMuslimCountries) {
  EXPECT_TRUE(playable(Position(), regional_al_qaeda));
  Position p;
  for (int id = 0; id < kCountries; ++id)
    if (p.state.kind[id] == Kind::muslim && id != sudan) p.state.governance[id] = Governance::poor;
  EXPECT_FALSE(playable(p, regional_al_qaeda));
}

TEST(LabyrinthEvents, SaddamPaysTheJihad) {
  const Position p = Position().with("Iraq", adversary().poor());
  EXPECT_EQ(after(p, saddam).state.funding, 9);
  EXPECT_TRUE(playable(p, saddam));
  EXPECT_FALSE(playable(Position(p).marked(saddam_captured), saddam));
  EXPECT_FALSE(playable(Position().with("Iraq", adversary().islamist()), saddam));
  EXPECT_FALSE(playable(Position().with("Iraq", neutral().poor()), saddam));
}

TEST(LabyrinthEvents, TalibanBesiegeAfghanistan) {
  const Outcome o = after(Position(), taliban, "die 5 for Afghanistan; die 1 for Pakistan");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Afghanistan"), neutral().fair().besieged().sleepers(1));
  EXPECT_EQ(o.at("Pakistan"), neutral().poor().sleepers(1));
  EXPECT_EQ(o.state.prestige, 4);
  const Position p = Position().with("Afghanistan", ally().poor()).with("Pakistan", adversary().islamist());
  EXPECT_EQ(after(p, taliban).state.prestige, 2);
  EXPECT_EQ(after(Position(p).cells_on_track(1), taliban, "Jihadist place Pakistan").at("Pakistan"),
            adversary().islamist().sleepers(1));
  EXPECT_TRUE(says(after(Position(p).cells_on_track(1), taliban, "Jihadist place Iran"), "illegal_choice LAB-card-93"));
}

TEST(LabyrinthEvents, TheDoorOfItjihadClosesOnACountryThatRose) {
  const Position p = Position()
                         .with("Egypt", ally().good())
                         .with("Sudan", ally().fair())
                         .with("Yemen", ally().fair())
                         .recent("Egypt", raised_before)
                         .recent("Yemen", raised_now);
  const Outcome o = after(p, door_of_itjihad_jihadist, "Jihadist target Egypt");
  EXPECT_EQ(o.at("Egypt"), ally().fair());
  EXPECT_EQ(o.at("Yemen"), ally().fair());
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(after(p, door_of_itjihad_jihadist, "Jihadist target Yemen").at("Yemen"), ally().poor());
  EXPECT_TRUE(says(after(p, door_of_itjihad_jihadist, "Jihadist target Sudan"), "illegal_choice LAB-card-94"));
}

TEST(LabyrinthEvents, TheDoorOfItjihadNeedsACountryThatRose) {
  EXPECT_FALSE(playable(Position().with("Sudan", ally().fair()), door_of_itjihad_jihadist));
  const Position p = Position().with("Sudan", ally().fair()).recent("Sudan", raised_before);
  EXPECT_TRUE(playable(p, door_of_itjihad_jihadist));
}

TEST(LabyrinthEvents, WahhabismAddsTheGovernanceOfSaudiArabia) {
  const Position p = Position().funding(2);
  EXPECT_EQ(after(Position(p).with("Saudi Arabia", ally().good()), wahhabism).state.funding, 3);
  EXPECT_EQ(after(Position(p).with("Saudi Arabia", ally().poor()), wahhabism).state.funding, 5);
  EXPECT_EQ(after(Position(p).with("Saudi Arabia", adversary().islamist()), wahhabism).state.funding, 9);
  EXPECT_EQ(after(p, wahhabism).state.funding, 2);
}

TEST(LabyrinthEvents, DanishCartoonsBringAPlot1) {
  const Position p = Position().available(1, 1, 0, 1).with("Egypt", ally().good());
  const Outcome o = after(p, danish_cartoons, "US posture Hard; Jihadist target Pakistan; die 1 for Pakistan");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Scandinavia"), hard());
  EXPECT_EQ(o.state.plots[plot_1][pakistan], 1);
  EXPECT_EQ(o.state.available[wmd], 1);
  EXPECT_TRUE(o.removed(danish_cartoons));
  EXPECT_TRUE(says(after(p, danish_cartoons, "US posture Soft; Jihadist target Spain; die 1 for Spain"),
                   "illegal_choice LAB-card-96"));
}

TEST(LabyrinthEvents, DanishCartoonsWithoutAPlot1) {
  const Outcome o = after(Position().available(0, 1, 0, 1), danish_cartoons, "US posture Soft");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Scandinavia"), soft());
}

TEST(LabyrinthEvents, DanishCartoonsBringAnyPlotUnderIslamistRule) {
  const Position p =
      Position().available(1, 1, 0, 1).with("Egypt", ally().good()).with("Sudan", adversary().islamist());
  const Outcome o =
      after(p, danish_cartoons, Side::Jihadist, "US posture Hard; Jihadist target Egypt; Jihadist plot WMD");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.plots[wmd][egypt], 1);
  EXPECT_TRUE(says(after(p, danish_cartoons, "US posture Hard; Jihadist target Sudan; Jihadist plot WMD"),
                   "illegal_choice LAB-card-96"));
}

TEST(LabyrinthEvents, FatwaExchangesCards) {
  const Position p = Position()
                         .hand(Side::US, {al_azhar, sanctions})
                         .hand(Side::Jihadist, {kashmir, opium})
                         .with("Israel", soft().sleepers(1));
  const std::string cards = random_of("US", "12 Al-Azhar") + random_of("Jihadist", "83 Kashmir");
  const Outcome o = after(p, fatwa, Side::US, cards + "US operation disrupt; US target Israel");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_TRUE(o.in_hand(Side::Jihadist, al_azhar));
  EXPECT_TRUE(o.in_hand(Side::US, kashmir));
  EXPECT_TRUE(o.in_hand(Side::US, sanctions));
  EXPECT_EQ(o.state.hand[0], 2);
  EXPECT_EQ(o.state.hand[1], 2);
  EXPECT_EQ(o.at("Israel").active_, 1);
  const Outcome other =
      after(p, fatwa, Side::Jihadist, cards + "Jihadist operation recruit; Jihadist target Israel; die 1 for Israel");
  EXPECT_TRUE(other.clean()) << other.first_finding();
  EXPECT_EQ(other.at("Israel").sleepers_, 2);
  EXPECT_TRUE(says(after(p, fatwa, Side::US, random_of("US", "83 Kashmir") + random_of("Jihadist", "83 Kashmir")),
                   "illegal_choice LAB-card-97"));
}

TEST(LabyrinthEvents, FatwaHasOneOp) {
  const Position p = Position()
                         .hand(Side::US, {al_azhar})
                         .hand(Side::Jihadist, {kashmir})
                         .with("Israel", soft().sleepers(1))
                         .with("Yemen", ally().poor().sleepers(1));
  const std::string cards = random_of("US", "12 Al-Azhar") + random_of("Jihadist", "83 Kashmir");
  EXPECT_TRUE(
      says(after(p, fatwa, Side::US, cards + "US operation disrupt; US target Yemen"), "illegal_choice LAB-7.1.1"));
}

TEST(LabyrinthEvents, FatwaMayBeTheFirstPlotOfTheTurn) {
  const Position p = Position()
                         .hand(Side::US, {al_azhar})
                         .hand(Side::Jihadist, {fatwa, kashmir})
                         .with("Israel", soft().sleepers(1))
                         .acting(Side::Jihadist);
  const Outcome o = step(p, "Jihadist card 97 Fatwa; Jihadist use event\n" + random_of("US", "12 Al-Azhar") +
                                random_of("Jihadist", "83 Kashmir") +
                                "Jihadist operation plot; Jihadist target Israel; die 6 for Israel");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.first_plot, fatwa);
  EXPECT_EQ(o.state.place[fatwa], in_box);
  EXPECT_EQ(o.at("Israel").active_, 1);
}

TEST(LabyrinthEvents, FatwaNeedsCardsOnBothSides) {
  EXPECT_FALSE(playable(Position().hand(Side::US, {al_azhar}), fatwa));
  EXPECT_FALSE(playable(Position().hand(Side::Jihadist, {al_azhar}), fatwa));
  EXPECT_TRUE(playable(Position().hand(Side::US, {al_azhar}).hand(Side::Jihadist, {kashmir}), fatwa));
}

TEST(LabyrinthEvents, GazaWithdrawalBySide) {
  EXPECT_EQ(after(Position(), gaza_withdrawal, Side::US).state.funding, 4);
  EXPECT_EQ(after(Position(), gaza_withdrawal, Side::US).at("Israel").sleepers_, 0);
  const Outcome o = after(Position(), gaza_withdrawal, Side::Jihadist);
  EXPECT_EQ(o.at("Israel").sleepers_, 1);
  EXPECT_EQ(o.state.funding, 5);
  EXPECT_TRUE(o.removed(gaza_withdrawal));
}

TEST(LabyrinthEvents, HamasElectedCostsTheUsACard) {
  const Position p = Position().hand(Side::US, {al_azhar, sanctions});
  const Outcome o = after(p, hamas_elected, Side::Jihadist, "US discard 6 Sanctions");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_TRUE(o.in_discards(sanctions));
  EXPECT_EQ(o.state.prestige, 4);
  EXPECT_EQ(o.state.funding, 4);
  EXPECT_TRUE(o.removed(hamas_elected));
  EXPECT_TRUE(says(after(p, hamas_elected, "US discard 83 Kashmir"), "illegal_choice LAB-5.2.8"));
  EXPECT_EQ(after(Position(), hamas_elected).state.prestige, 4);
}

TEST(LabyrinthEvents, HamasElectedLetsADiscardedUsElectionHappen) {
  const Position p = Position().hand(Side::US, {us_election});
  const Outcome o = after(p, hamas_elected, "US discard 120 US Election; die 3 for United States");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(us_posture(o.state), Posture::soft);
}

TEST(LabyrinthEvents, HizbUtTahrirFollowsTheTroops) {
  EXPECT_EQ(after(Position().troops_on_track(15), hizb_ut_tahrir).state.funding, 3);
  EXPECT_EQ(after(Position().troops_on_track(9), hizb_ut_tahrir).state.funding, 5);
  EXPECT_EQ(after(Position().troops_on_track(4), hizb_ut_tahrir, Side::Jihadist).state.funding, 7);
}

}  // namespace
}  // namespace arbiter::lab::tests
