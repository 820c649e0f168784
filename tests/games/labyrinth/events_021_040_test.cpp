// Cards 21 to 40.
#include <gtest/gtest.h>

#include "support/lab_position.hpp"

namespace arbiter::lab::tests {
namespace {

Land occupied(int troops) {
  return ally().poor().regime_change().troops(troops);
}

TEST(LabyrinthEvents, LetsRollFindsAPlotDrawsAndSetsAPosture) {
  const Position p = Position()
                         .with("Jordan", ally().poor())
                         .plot("Jordan", plot_2)
                         .with("France", soft())
                         .plot("France", plot_1)
                         .with("Yemen", neutral().poor())
                         .plot("Yemen", plot_1);
  const Outcome o = after(p, lets_roll, "US target Jordan; draw US 12 Al-Azhar; US target Spain; US posture Hard");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Jordan"), ally().poor());
  EXPECT_EQ(o.state.available[plot_2], 2);
  EXPECT_TRUE(o.in_hand(Side::US, al_azhar));
  EXPECT_EQ(o.at("Spain"), hard());
  EXPECT_EQ(after(p, lets_roll, "US target France; draw US 12 Al-Azhar; US target Spain; US posture Soft").at("France"),
            soft());
  EXPECT_TRUE(says(after(p, lets_roll, "US target Yemen; draw US 12 Al-Azhar; US target Spain; US posture Hard"),
                   "illegal_choice LAB-card-21"));
}

TEST(LabyrinthEvents, LetsRollSetsNoPostureOfTheUsIsraelOrIran) {
  const Position p = Position().plot("United States", plot_1);
  for (const char* country : {"United States", "Israel", "Iran", "Jordan"}) {
    const std::string script = std::string("US target United States; draw US 12 Al-Azhar; US target ") + country;
    EXPECT_TRUE(says(after(p, lets_roll, script + "; US posture Soft"), "illegal_choice LAB-card-21")) << country;
  }
}

TEST(LabyrinthEvents, LetsRollTakesAWmdOutOfTheGame) {
  const Outcome o = after(Position().plot("United States", wmd), lets_roll,
                          "US target United States; draw US 12 Al-Azhar; US target Spain; US posture Hard");
  EXPECT_EQ(o.at("United States").plots_, 0);
  EXPECT_EQ(o.state.available[wmd], 0);
}

TEST(LabyrinthEvents, LetsRollNeedsAPlotInAnAllyOrGoodCountry) {
  EXPECT_FALSE(playable(Position().with("Yemen", neutral().poor()).plot("Yemen", plot_1), lets_roll));
  EXPECT_FALSE(playable(Position().with("China", soft()).plot("China", plot_1), lets_roll));  // Fair
  EXPECT_TRUE(playable(Position().with("France", soft()).plot("France", plot_1), lets_roll));
  EXPECT_TRUE(playable(Position().with("Yemen", neutral().good()).plot("Yemen", plot_1), lets_roll));
  EXPECT_FALSE(playable(Position().with("Yemen", ally().poor()), lets_roll));
}

TEST(LabyrinthEvents, MossadClearsThreeCountries) {
  const Position p = Position()
                         .with("Israel", untested().active(1).sleepers(1))
                         .with("Lebanon", neutral().poor().sleepers(2))
                         .with("Egypt", neutral().poor().sleepers(1));
  const Outcome o = after(p, mossad_and_shin_bet);
  EXPECT_EQ(o.at("Israel").sleepers_ + o.at("Israel").active_, 0);
  EXPECT_EQ(o.at("Israel").cadre_, 1);
  EXPECT_EQ(o.at("Lebanon"), neutral().poor().cadre());
  EXPECT_EQ(o.at("Jordan"), untested());
  EXPECT_EQ(o.at("Egypt"), neutral().poor().sleepers(1));
}

TEST(LabyrinthEvents, MossadNeedsACellThere) {
  EXPECT_FALSE(playable(Position().with("Egypt", neutral().poor().sleepers(1)), mossad_and_shin_bet));
  EXPECT_TRUE(playable(Position().with("Jordan", neutral().poor().sleepers(1)), mossad_and_shin_bet));
}

TEST(LabyrinthEvents, PredatorTakesACellInAMuslimCountry) {
  const Position p =
      Position().with("Yemen", adversary().islamist().sleepers(1).active(1)).with("France", soft().sleepers(1));
  EXPECT_EQ(after(p, predator, "US target Yemen; US piece sleeper").at("Yemen"), adversary().islamist().active(1));
  EXPECT_EQ(after(p, predator_2, "US target Yemen; US piece active").at("Yemen"), adversary().islamist().sleepers(1));
  EXPECT_TRUE(says(after(p, predator_3, "US target France"), "illegal_choice LAB-card-23"));
  EXPECT_TRUE(says(after(p, predator_3, "US target Iran"), "illegal_choice LAB-card-23"));
}

TEST(LabyrinthEvents, PredatorNeedsACellInAMuslimCountry) {
  EXPECT_FALSE(playable(Position(), predator));  // the cell in Iran doesn't count
  EXPECT_TRUE(playable(Position().with("Yemen", neutral().poor().sleepers(1)), predator_3));
}

TEST(LabyrinthEvents, QuartetPaysTwoPrestigeAndThreeFunding) {
  const Outcome o = after(Position().marked(abbas).prestige(5).funding(5), quartet);
  EXPECT_EQ(o.state.prestige, 7);
  EXPECT_EQ(o.state.funding, 2);
}

TEST(LabyrinthEvents, QuartetNeedsAbbasAndACalmRegion) {
  const Position p = Position().marked(abbas);
  EXPECT_TRUE(playable(p, quartet));
  EXPECT_FALSE(playable(Position(), quartet));
  EXPECT_FALSE(playable(Position(p).troops_on_track(4), quartet));
  EXPECT_FALSE(playable(Position(p).with("Lebanon", adversary().islamist()), quartet));
  EXPECT_TRUE(playable(Position(p).with("Syria", adversary().islamist()), quartet));  // not beside Israel
}

TEST(LabyrinthEvents, SaddamCapturedAidsIraq) {
  const Outcome o = after(Position().prestige(5).with("Iraq", occupied(6)), saddam_captured);
  EXPECT_EQ(o.at("Iraq"), occupied(6).aid());
  EXPECT_EQ(o.state.prestige, 6);
  EXPECT_TRUE(o.has_marker(saddam_captured));
  EXPECT_TRUE(o.removed(saddam_captured));
  EXPECT_FALSE(playable(Position().with("Iraq", ally().poor()), saddam_captured));
  EXPECT_TRUE(playable(Position().with("Iraq", ally().poor().troops(1)), saddam_captured));
}

TEST(LabyrinthEvents, ShariaTakesABesiegedRegimeOff) {
  const Position p = Position().with("Somalia", untested().besieged()).with("Yemen", neutral().poor().besieged());
  const Outcome o = after(p, sharia, "US target Somalia");
  EXPECT_EQ(o.at("Somalia"), untested());
  EXPECT_EQ(o.at("Yemen"), neutral().poor().besieged());
  EXPECT_TRUE(says(after(p, sharia, "US target Sudan"), "illegal_choice LAB-card-28"));
  EXPECT_TRUE(after(Position(), sharia).occurred);  // nothing to do is no bar
}

TEST(LabyrinthEvents, TonyBlairFollowsTheUsAndTalksToThree) {
  const Position p = Position().us(Posture::hard).prestige(5).with("United Kingdom", soft());
  const Outcome o = after(p, tony_blair,
                          "US target France; die 5 for France; US target Spain; die 4 for Spain;"
                          " US target Italy; die 6 for Italy");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("United Kingdom"), hard());
  EXPECT_EQ(o.at("France"), hard());
  EXPECT_EQ(o.at("Spain"), soft());
  EXPECT_EQ(o.at("Italy"), hard());
  EXPECT_EQ(o.state.prestige, 5 + 2);  // none for the United Kingdom
  const Outcome none = after(p, tony_blair);
  EXPECT_TRUE(none.clean());
  EXPECT_EQ(none.at("United Kingdom"), hard());
}

TEST(LabyrinthEvents, TonyBlairTalksToSchengenCountriesOnceEach) {
  const Position p = Position().us(Posture::soft);
  EXPECT_TRUE(says(after(p, tony_blair, "US target Russia; die 5 for Russia"), "illegal_choice LAB-card-29"));
  EXPECT_TRUE(says(after(p, tony_blair, "US target France; die 5 for France; US target France; die 5 for France"),
                   "illegal_choice LAB-card-29"));
}

TEST(LabyrinthEvents, UnNationBuildingIgnoresThePenaltyAndTheTroops) {
  // Prestige 5: no modifier. World Soft 1 with a Hard US: a penalty of 1. The Aid: +1. Few Troops against the cells.
  const Position p = Position()
                         .us(Posture::hard)
                         .prestige(5)
                         .with("France", soft())
                         .with("Spain", soft())
                         .with("Iraq", neutral().poor().regime_change().troops(1).sleepers(3))
                         .with("Yemen", neutral().poor());
  const Outcome o = after(p, un_nation_building, "US target Iraq; die 4 for Iraq");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Iraq"), ally().poor().regime_change().troops(1).sleepers(3).aid());
  EXPECT_EQ(after(p, un_nation_building, "US target Iraq; die 3 for Iraq").at("Iraq"),
            neutral().poor().regime_change().troops(1).sleepers(3).aid());
  EXPECT_TRUE(says(after(p, un_nation_building, "US target Yemen; die 4 for Yemen"), "illegal_choice LAB-card-30"));
}

TEST(LabyrinthEvents, UnNationBuildingIsBlockedByVieiraDeMelloSlain) {
  const Position p = Position().with("Iraq", occupied(6));
  EXPECT_TRUE(playable(p, un_nation_building));
  EXPECT_FALSE(playable(Position(p).marked(vieira_de_mello_slain), un_nation_building));
  EXPECT_FALSE(playable(Position().with("Iraq", ally().poor().troops(6)), un_nation_building));
}

TEST(LabyrinthEvents, WiretappingClearsThreeCountriesWithoutCadres) {
  const Position p = Position()
                         .with("United States", untested().sleepers(1).active(1))
                         .plot("United States", wmd)
                         .with("United Kingdom", hard().cadre())
                         .with("Canada", soft())
                         .plot("Canada", plot_1)
                         .with("France", soft().sleepers(1));
  const Outcome o = after(p, wiretapping, "draw US 12 Al-Azhar");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  for (const char* country : {"United States", "United Kingdom", "Canada"}) {
    const Land land = o.at(country);
    EXPECT_EQ(land.sleepers_ + land.active_ + land.cadre_ + land.plots_, 0) << country;
  }
  EXPECT_EQ(o.at("France"), soft().sleepers(1));
  EXPECT_EQ(o.state.available[plot_1], 3);
  EXPECT_EQ(o.state.available[wmd], 0);
  EXPECT_TRUE(o.in_hand(Side::US, al_azhar));
  EXPECT_TRUE(o.has_marker(wiretapping));
}

TEST(LabyrinthEvents, WiretappingNeedsSomethingToHearAndNoLeak) {
  EXPECT_FALSE(playable(Position().with("France", soft().sleepers(1)), wiretapping));
  const Position p = Position().with("Canada", soft().cadre());
  EXPECT_TRUE(playable(p, wiretapping));
  EXPECT_TRUE(playable(Position(p).marked(wiretapping), wiretapping));
  EXPECT_FALSE(playable(Position(p).blocked(wiretapping), wiretapping));
}

TEST(LabyrinthEvents, BackChannelBuysAnAdversaryWithACardOfItsWorth) {
  // Libya is worth 1, Pakistan 2.
  const Position p = Position()
                         .us(Posture::soft)
                         .with("Libya", adversary().poor())
                         .with("Pakistan", adversary().poor())
                         .hand(Side::US, {sanctions, sharia, renditions});
  const Outcome o = after(p, back_channel, "US target Libya; US discard 6 Sanctions");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Libya"), neutral().poor().aid());
  EXPECT_EQ(o.at("Pakistan"), adversary().poor());
  EXPECT_TRUE(o.in_discards(sanctions));
  EXPECT_EQ(after(p, back_channel, "US target Pakistan; US discard 28 Sharia").at("Pakistan"), neutral().poor().aid());
  EXPECT_TRUE(says(after(p, back_channel, "US target Libya; US discard 28 Sharia"), "illegal_choice LAB-card-32"));
  EXPECT_TRUE(
      says(after(p, back_channel, "US target Pakistan; US discard 44 Renditions"), "illegal_choice LAB-card-32"));
  const Position dear = Position(p).with("Saudi Arabia", adversary().poor()).with("Yemen", neutral().poor());
  EXPECT_EQ(after(dear, back_channel, "US target Saudi Arabia; US discard 44 Renditions").at("Saudi Arabia"),
            neutral().poor().aid());
  EXPECT_TRUE(says(after(dear, back_channel, "US target Yemen; US discard 6 Sanctions"), "illegal_choice LAB-card-32"));
}

TEST(LabyrinthEvents, BackChannelMayBeDeclined) {
  const Position p = Position().us(Posture::soft).with("Libya", adversary().poor()).hand(Side::US, {sanctions});
  const Outcome o = after(p, back_channel);
  EXPECT_TRUE(o.clean());
  EXPECT_TRUE(o.in_hand(Side::US, sanctions));
  EXPECT_EQ(o.at("Libya"), adversary().poor());
}

TEST(LabyrinthEvents, BackChannelNeedsASoftUsAndAFittingCard) {
  const Position p = Position().us(Posture::soft).with("Libya", adversary().poor());
  EXPECT_TRUE(playable(Position(p).hand(Side::US, {sanctions}), back_channel));
  EXPECT_TRUE(playable(Position(p).hidden_hand(Side::US, 1), back_channel));
  EXPECT_FALSE(playable(p, back_channel));
  EXPECT_FALSE(playable(Position(p).hand(Side::US, {sharia}), back_channel));
  EXPECT_FALSE(playable(Position(p).hand(Side::US, {sanctions}).us(Posture::hard), back_channel));
}

TEST(LabyrinthEvents, BackChannelCountsOilPriceSpike) {
  const Position p =
      Position().us(Posture::soft).with("Libya", adversary().poor()).lapsing(oil_price_spike).hand(Side::US, {sharia});
  EXPECT_EQ(after(p, back_channel, "US target Libya; US discard 28 Sharia").at("Libya"), neutral().poor().aid());
}

TEST(LabyrinthEvents, BenazirBhuttoMakesPakistanFairAndStopsJihad) {
  const Outcome o = after(Position().with("Pakistan", adversary().poor()), benazir_bhutto);
  EXPECT_EQ(o.at("Pakistan"), adversary().fair());
  EXPECT_TRUE(o.has_marker(benazir_bhutto));
  EXPECT_EQ(after(Position().with("Pakistan", ally().good()), benazir_bhutto).at("Pakistan"), ally().good());
  EXPECT_EQ(after(Position(), benazir_bhutto).at("Pakistan"), untested());
  const Position p = Position()
                         .with("Pakistan", neutral().fair().sleepers(1))
                         .marked(benazir_bhutto, "Pakistan")
                         .with("Yemen", neutral().fair().sleepers(1));
  EXPECT_TRUE(says(operate(p, Side::Jihadist, 1, "Jihadist operation jihad; Jihadist target Pakistan"),
                   "illegal_choice LAB-card-33"));
}

TEST(LabyrinthEvents, BenazirBhuttoNeedsNoIslamistRuleAroundPakistan) {
  EXPECT_TRUE(playable(Position().with("Yemen", adversary().islamist()), benazir_bhutto));
  EXPECT_FALSE(playable(Position().with("Afghanistan", adversary().islamist()), benazir_bhutto));
  EXPECT_FALSE(playable(Position().with("Pakistan", adversary().islamist()), benazir_bhutto));
  EXPECT_FALSE(playable(Position().marked(bhutto_shot, "Pakistan"), benazir_bhutto));
}

TEST(LabyrinthEvents, EnhancedMeasuresDisruptsAndTakesACard) {
  const Position p =
      Position().us(Posture::hard).with("Yemen", ally().poor().active(1)).hand(Side::Jihadist, {fatwa, kashmir});
  const Outcome o = after(p, enhanced_measures,
                          "US target Yemen\n"
                          R"({"by":"chance","key":"random_card","for":"Jihadist","pick":["97 Fatwa"]})");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Yemen"), ally().poor().cadre());
  EXPECT_TRUE(o.in_hand(Side::US, fatwa));
  EXPECT_EQ(o.state.hand[0], 1);
  EXPECT_EQ(o.state.hand[1], 1);
  EXPECT_TRUE(o.has_marker(enhanced_measures));
  EXPECT_EQ(o.state.recent[yemen] & disrupted_now, disrupted_now);
}

TEST(LabyrinthEvents, EnhancedMeasuresNeedsAHardUsATargetAndNoLeak) {
  const Position p = Position().us(Posture::hard).with("Yemen", ally().poor().active(1));
  EXPECT_TRUE(playable(p, enhanced_measures));
  EXPECT_TRUE(after(p, enhanced_measures, "US target Yemen").clean());  // an empty hand is no bar
  EXPECT_FALSE(playable(Position(p).us(Posture::soft), enhanced_measures));
  EXPECT_FALSE(playable(Position().us(Posture::hard), enhanced_measures));
  EXPECT_FALSE(playable(Position(p).blocked(enhanced_measures), enhanced_measures));
}

TEST(LabyrinthEvents, HijabTestsAndImprovesTurkey) {
  const Outcome o = after(Position().funding(5), hijab, "die 3 for Turkey; US posture Soft");
  EXPECT_EQ(o.at("Turkey"), neutral().fair());
  EXPECT_EQ(o.at("France"), soft());
  EXPECT_EQ(o.state.funding, 3);
  EXPECT_TRUE(o.removed(hijab));
  const Position fair = Position().with("Turkey", ally().fair().besieged().aid());
  EXPECT_EQ(after(fair, hijab, "US posture Hard").at("Turkey"), ally().good());
  EXPECT_FALSE(playable(Position().with("Sudan", adversary().islamist()), hijab));
}

TEST(LabyrinthEvents, IndoPakistaniTalksMakePakistanAnAlly) {
  const Outcome o = after(Position().with("Pakistan", adversary().fair()), indo_pakistani_talks, "US posture Hard");
  EXPECT_EQ(o.at("Pakistan"), ally().fair());
  EXPECT_EQ(o.at("India"), hard());
  EXPECT_TRUE(o.has_marker(indo_pakistani_talks));
  EXPECT_TRUE(o.removed(indo_pakistani_talks));
  EXPECT_FALSE(playable(Position().with("Pakistan", adversary().poor()), indo_pakistani_talks));
  EXPECT_FALSE(playable(Position(), indo_pakistani_talks));
  EXPECT_TRUE(playable(Position().with("Pakistan", adversary().good()), indo_pakistani_talks));
}

TEST(LabyrinthEvents, IndoPakistaniTalksEndWhenAPlotResolvesInIndia) {
  const Position p = Position().marked(indo_pakistani_talks, "Pakistan").with("India", soft()).plot("India", plot_1);
  EXPECT_FALSE(after(p, resolve_plots, "die 3 for India").has_marker(indo_pakistani_talks));
}

TEST(LabyrinthEvents, IraqiWmdAllowsRegimeChangeAtOnce) {
  const Position p = Position().us(Posture::hard).prestige(5).with("Iraq", adversary().poor().sleepers(1));
  const Outcome o = after(p, iraqi_wmd,
                          "US accept yes; US target Iraq; US from track; US troops 6; die 5 for Iraq;"
                          " die 5 for prestige; die 2 for prestige; die 3 for prestige");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Iraq"), ally().fair().regime_change(1).troops(6).active(1));
  EXPECT_FALSE(o.has_marker(iraqi_wmd));
  EXPECT_EQ(o.state.prestige, 7);
  EXPECT_TRUE(says(after(p, iraqi_wmd,
                         "US accept yes; US target Iraq; US from track; US troops 5; die 5 for Iraq;"
                         " die 5 for prestige; die 2 for prestige; die 3 for prestige"),
                   "illegal_choice LAB-7.3.4"));
}

TEST(LabyrinthEvents, IraqiWmdStaysForALaterCard) {
  const Position p = Position().us(Posture::hard).with("Iraq", adversary().fair());
  const Outcome o = after(p, iraqi_wmd);
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Iraq"), adversary().fair());
  EXPECT_TRUE(o.has_marker(iraqi_wmd));
  EXPECT_TRUE(after(Position(p).troops_on_track(5), iraqi_wmd).has_marker(iraqi_wmd));
  const std::string script =
      "US operation regime-change; US target Iraq; US from track; US troops 6; die 3 for Iraq; die 5 for prestige; "
      "die 2 for prestige; die 3 for prestige";
  EXPECT_EQ(operate(Position(p).marked(iraqi_wmd, "Iraq"), Side::US, 3, script).at("Iraq"),
            ally().poor().regime_change(1).troops(6));
  EXPECT_FALSE(operate(p, Side::US, 3, script).clean());
}

TEST(LabyrinthEvents, IraqiWmdNeedsAHardUsAndAnAdversary) {
  EXPECT_TRUE(playable(Position().us(Posture::hard).with("Iraq", adversary().poor()), iraqi_wmd));
  EXPECT_FALSE(playable(Position().us(Posture::soft).with("Iraq", adversary().poor()), iraqi_wmd));
  EXPECT_FALSE(playable(Position().us(Posture::hard).with("Iraq", neutral().poor()), iraqi_wmd));
}

TEST(LabyrinthEvents, LibyanDealWinsLibya) {
  const Position p =
      Position().prestige(5).with("Libya", adversary().poor()).with("Syria", ally().poor()).marked(libyan_wmd, "Libya");
  const Outcome o = after(p, libyan_deal, "US target France; US posture Hard; US target Spain; US posture Soft");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Libya"), ally().poor());
  EXPECT_EQ(o.state.prestige, 6);
  EXPECT_EQ(o.at("France"), hard());
  EXPECT_EQ(o.at("Spain"), soft());
  EXPECT_TRUE(o.has_marker(libyan_deal));
  EXPECT_FALSE(o.has_marker(libyan_wmd));
  EXPECT_TRUE(says(after(p, libyan_deal, "US target France; US posture Hard; US target France; US posture Soft"),
                   "illegal_choice LAB-card-38"));
}

TEST(LabyrinthEvents, LibyanDealNeedsPoorLibyaAndAnAllyBehindIt) {
  const Position p = Position().with("Iraq", ally().poor());
  EXPECT_TRUE(playable(Position(p).with("Libya", adversary().poor()), libyan_deal));
  EXPECT_FALSE(playable(Position(p).with("Libya", adversary().fair()), libyan_deal));
  EXPECT_FALSE(playable(Position().with("Libya", adversary().poor()).with("Iraq", neutral().poor()), libyan_deal));
}

TEST(LabyrinthEvents, LibyanWmdAllowsRegimeChangeInLibya) {
  const Position p = Position().us(Posture::hard).with("Libya", adversary().poor());
  const Outcome o = after(p, libyan_wmd,
                          "US accept yes; US target Libya; US from track; US troops 7; die 4 for Libya;"
                          " die 3 for prestige; die 1 for prestige; die 3 for prestige");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Libya"), ally().poor().regime_change(1).troops(7));
  EXPECT_FALSE(o.has_marker(libyan_wmd));
  EXPECT_TRUE(after(p, libyan_wmd).has_marker(libyan_wmd));
  EXPECT_FALSE(playable(Position(p).marked(libyan_deal, "Libya"), libyan_wmd));
  EXPECT_FALSE(playable(Position(p).us(Posture::soft), libyan_wmd));
  EXPECT_FALSE(playable(Position().us(Posture::hard).with("Libya", neutral().poor()), libyan_wmd));
}

TEST(LabyrinthEvents, MassTurnoutImprovesARegimeChangeCountry) {
  const Position p = Position()
                         .with("Iraq", occupied(6).aid().besieged())
                         .with("Afghanistan", ally().fair().regime_change().troops(2).aid())
                         .with("Yemen", ally().poor());
  EXPECT_EQ(after(p, mass_turnout, "US target Iraq").at("Iraq"),
            ally().fair().regime_change().troops(6).aid().besieged());
  EXPECT_EQ(after(p, mass_turnout, "US target Afghanistan").at("Afghanistan"), ally().good().troops(2));
  EXPECT_TRUE(says(after(p, mass_turnout, "US target Yemen"), "illegal_choice LAB-card-40"));
  EXPECT_FALSE(playable(Position().with("Yemen", ally().poor()), mass_turnout));
}

}  // namespace
}  // namespace arbiter::lab::tests
