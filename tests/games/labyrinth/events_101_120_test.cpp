// Cards 101 to 120.
#include <gtest/gtest.h>

#include "games/labyrinth/position.hpp"
#include "support/lab_position.hpp"

namespace arbiter::lab::tests {
namespace {

constexpr std::string_view kPrestigeDownTwo = "die 1 for prestige; die 2 for prestige; die 5 for prestige";

TEST(LabyrinthEvents, KosovoTurnsSerbiaFromTheUs) {
  const Outcome o = after(Position(), kosovo);
  EXPECT_EQ(o.at("Serbia"), soft());
  EXPECT_EQ(o.state.prestige, 6);
  EXPECT_EQ(after(Position().us(Posture::soft).with("Serbia", soft()), kosovo, Side::Jihadist).at("Serbia"), hard());
}

TEST(LabyrinthEvents, FormerSovietUnionRollsCentralAsia) {
  const Position p = Position().with("Central Asia", adversary().islamist().sleepers(2));
  const Outcome o = after(p, former_soviet_union, "die 4 for Central Asia");
  EXPECT_EQ(o.at("Central Asia"), neutral().poor().sleepers(2));
  EXPECT_EQ(after(Position(), former_soviet_union, "die 5 for Central Asia").at("Central Asia"), neutral().fair());
  EXPECT_EQ(after(Position().with("Central Asia", ally().good()), former_soviet_union, "die 1 for Central Asia")
                .at("Central Asia"),
            neutral().poor());
}

TEST(LabyrinthEvents, FormerSovietUnionTestsToFair) {
  const Position p = Position().with("Central Asia", ally().good());
  EXPECT_TRUE(raised_lately(after(p, former_soviet_union, "die 5 for Central Asia").state).has(central_asia));
  EXPECT_FALSE(raised_lately(after(p, former_soviet_union, "die 4 for Central Asia").state).has(central_asia));
}

TEST(LabyrinthEvents, HizballahTakesACellNearLebanon) {
  const Position p = Position()
                         .with("Saudi Arabia", ally().poor().sleepers(1).active(1))
                         .with("Iraq", neutral().poor())
                         .marked(moqtada_al_sadr, "Iraq")
                         .with("Pakistan", neutral().poor().active(1))
                         .with("Jordan", ally().fair().active(1));
  const Outcome o = after(p, hizballah, Side::US, "US target Saudi Arabia; US piece sleeper");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Saudi Arabia"), ally().poor().active(1));
  EXPECT_FALSE(after(p, hizballah, Side::US, "US target Iraq").has_marker(moqtada_al_sadr));
  EXPECT_TRUE(says(after(p, hizballah, Side::US, "US target Jordan"), "illegal_choice LAB-card-103"));
  EXPECT_TRUE(says(after(p, hizballah, Side::US, "US target Pakistan"), "illegal_choice LAB-card-103"));
  EXPECT_TRUE(after(Position(), hizballah, Side::US).clean());
}

TEST(LabyrinthEvents, HizballahSetsLebanon) {
  EXPECT_EQ(after(Position().with("Lebanon", ally().good()), hizballah, Side::Jihadist).at("Lebanon"),
            neutral().poor());
  EXPECT_EQ(after(Position(), hizballah, Side::Jihadist).at("Lebanon"), neutral().poor());
}

TEST(LabyrinthEvents, IranLosesACell) {
  const Position p = Position().with("Yemen", ally().poor().active(1)).with("Egypt", ally().poor().active(1));
  const Outcome o = after(p, iran_card, Side::US, "US target Yemen; US remove Iran");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Iran"), untested().cadre());
  EXPECT_EQ(after(p, iran_card_2, Side::US, "US target Yemen; US remove Yemen").at("Yemen"), ally().poor().cadre());
  EXPECT_TRUE(says(after(p, iran_card, Side::US, "US target Egypt; US remove Iran"), "illegal_choice LAB-card-104"));
  EXPECT_TRUE(says(after(p, iran_card, Side::US, "US target Yemen; US remove Egypt"), "illegal_choice LAB-card-104"));
}

TEST(LabyrinthEvents, IranOnlyTestsWithoutACell) {
  const Position p = Position().with("Iran", untested()).with("Egypt", ally().poor().active(1));
  const Outcome o = after(p, iran_card, Side::US, "US target Turkey; die 6 for Turkey");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Turkey"), neutral().fair());
}

TEST(LabyrinthEvents, IranRollsTwoJihads) {
  const Position p = Position().with("Turkey", ally().fair().aid(2));
  EXPECT_EQ(
      after(p, iran_card, Side::Jihadist, "Jihadist target Turkey; die 2 for Turkey; die 2 for Turkey").at("Turkey"),
      ally().poor());
  EXPECT_EQ(
      after(p, iran_card, Side::Jihadist, "Jihadist target Turkey; die 3 for Turkey; die 1 for Turkey").at("Turkey"),
      ally().poor().aid(1));
  EXPECT_EQ(
      after(p, iran_card, Side::Jihadist, "Jihadist target Turkey; die 3 for Turkey; die 3 for Turkey").at("Turkey"),
      ally().fair().aid(2));
  const Position good = Position().with("Turkey", ally().good());
  EXPECT_EQ(
      after(good, iran_card, Side::Jihadist, "Jihadist target Turkey; die 1 for Turkey; die 2 for Turkey").at("Turkey"),
      ally().fair());
}

Position army() {
  return Position()
      .with("Iraq", neutral().fair().sleepers(2).troops(2))
      .with("Yemen", neutral().good().active(1).troops(1))
      .with("Turkey", neutral().good().active(1))
      .with("Egypt", neutral().good().active(1).troops(1));
}

TEST(LabyrinthEvents, JayshAlMahdiLosesUpToTwoCells) {
  EXPECT_EQ(after(army(), jaysh_al_mahdi, Side::US, "US target Iraq; US accept yes").at("Iraq"),
            neutral().fair().cadre().troops(2));
  EXPECT_EQ(after(army(), jaysh_al_mahdi, Side::US, "US target Iraq; US accept no").at("Iraq"),
            neutral().fair().sleepers(1).troops(2));
  EXPECT_EQ(after(army(), jaysh_al_mahdi, Side::US, "US target Yemen").at("Yemen"), neutral().good().cadre().troops(1));
  EXPECT_TRUE(says(after(army(), jaysh_al_mahdi, Side::US, "US target Turkey"), "illegal_choice LAB-card-106"));
  EXPECT_TRUE(says(after(army(), jaysh_al_mahdi, Side::US, "US target Egypt"), "illegal_choice LAB-card-106"));
}

TEST(LabyrinthEvents, JayshAlMahdiWorsensACountry) {
  EXPECT_EQ(after(army(), jaysh_al_mahdi, Side::Jihadist, "Jihadist target Yemen").at("Yemen"),
            neutral().fair().active(1).troops(1));
  EXPECT_TRUE(
      says(after(army(), jaysh_al_mahdi, Side::Jihadist, "Jihadist target Turkey"), "illegal_choice LAB-card-106"));
  const Position p = Position().with("Iraq", neutral().poor().sleepers(2).troops(2));
  EXPECT_EQ(after(p, jaysh_al_mahdi, Side::Jihadist, "Jihadist target Iraq").at("Iraq"),
            neutral().poor().sleepers(2).troops(2));
}

TEST(LabyrinthEvents, JayshAlMahdiNeedsCellsAndTroops) {
  EXPECT_TRUE(playable(army(), jaysh_al_mahdi, Side::US));
  EXPECT_FALSE(playable(Position().with("Iraq", neutral().fair().sleepers(2)), jaysh_al_mahdi, Side::US));
  EXPECT_FALSE(playable(Position().with("Iraq", neutral().fair().troops(2)), jaysh_al_mahdi, Side::Jihadist));
}

TEST(LabyrinthEvents, KurdistanHelpsIraq) {
  EXPECT_EQ(after(Position().with("Iraq", neutral().poor().aid()), kurdistan, Side::US).at("Iraq"),
            neutral().poor().aid(2));
}

TEST(LabyrinthEvents, KurdistanHelpsAGoodIraqToo) {
  const Outcome o = after(Position().with("Iraq", ally().good()), kurdistan, Side::US);
  EXPECT_EQ(o.at("Iraq"), ally().good().aid());
  for (const std::string& broken : broken_invariants(o.state))
    EXPECT_EQ(broken.find("Iraq"), std::string::npos) << broken;
}

TEST(LabyrinthEvents, KurdistanWorsensTurkeyOrIraq) {
  const Position p = Position().with("Iraq", ally().good());
  const Outcome o = after(p, kurdistan, Side::Jihadist, "die 5 for Turkey; Jihadist target Turkey");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Turkey"), neutral().poor());
  EXPECT_EQ(o.at("Iraq"), ally().good());
  EXPECT_TRUE(says(after(p, kurdistan, Side::Jihadist, "die 1 for Turkey; Jihadist target Turkey"),
                   "illegal_choice LAB-card-107"));
  const Outcome none = after(Position().with("Iraq", ally().poor()), kurdistan, Side::Jihadist, "die 1 for Turkey");
  EXPECT_TRUE(none.clean()) << none.first_finding();
  EXPECT_EQ(none.at("Turkey"), neutral().poor());
}

TEST(LabyrinthEvents, MusharrafMakesPakistanAPoorAlly) {
  const Position p = Position().with("Pakistan", adversary().islamist().active(1).sleepers(1));
  const Outcome o = after(p, musharraf, Side::Jihadist, "Jihadist piece active");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Pakistan"), ally().poor().sleepers(1));
  EXPECT_EQ(after(Position().with("Pakistan", neutral().good().active(1)), musharraf, Side::US).at("Pakistan"),
            ally().poor().cadre());
}

TEST(LabyrinthEvents, MusharrafNeedsACellAndNoBhutto) {
  const Position p = Position().with("Pakistan", neutral().good().active(1));
  EXPECT_TRUE(playable(p, musharraf, Side::US));
  EXPECT_FALSE(playable(Position(p).marked(benazir_bhutto, "Pakistan"), musharraf, Side::US));
  EXPECT_FALSE(playable(Position().with("Pakistan", neutral().good().cadre()), musharraf, Side::US));
}

TEST(LabyrinthEvents, ToraBoraTakesTwoCells) {
  const Position p = Position()
                         .with("Afghanistan", ally().poor().regime_change().sleepers(2).active(1))
                         .with("Iraq", ally().poor().regime_change().sleepers(1))
                         .prestige(6);
  const std::string rest = std::string(kPrestigeDownTwo) + "; draw US 12 Al-Azhar";
  const Outcome o = after(p, tora_bora, Side::US, "US target Afghanistan; US piece sleeper; US piece active; " + rest);
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Afghanistan"), ally().poor().regime_change().sleepers(1));
  EXPECT_EQ(o.state.prestige, 4);
  EXPECT_TRUE(o.in_hand(Side::US, al_azhar));
  EXPECT_TRUE(o.removed(tora_bora));
  EXPECT_TRUE(says(after(p, tora_bora, Side::US, "US target Iraq; " + rest), "illegal_choice LAB-card-109"));
  EXPECT_TRUE(after(p, tora_bora, Side::Jihadist,
                    "Jihadist target Afghanistan; Jihadist piece active; " + std::string(kPrestigeDownTwo) +
                        "; draw Jihadist 12 Al-Azhar")
                  .in_hand(Side::Jihadist, al_azhar));
}

TEST(LabyrinthEvents, ToraBoraNeedsTwoCellsInARegimeChangeCountry) {
  EXPECT_FALSE(playable(Position().with("Iraq", ally().poor().regime_change().sleepers(1)), tora_bora, Side::US));
  EXPECT_FALSE(playable(Position().with("Iraq", ally().poor().sleepers(2)), tora_bora, Side::US));
  EXPECT_TRUE(playable(Position().with("Iraq", ally().poor().regime_change().sleepers(2)), tora_bora, Side::US));
}

TEST(LabyrinthEvents, ZarqawiBySide) {
  const Position p = Position()
                         .with("Iraq", ally().poor().troops(6))
                         .with("Jordan", ally().poor().troops(1))
                         .with("Yemen", ally().poor().troops(1));
  const Outcome us = after(p, zarqawi, Side::US);
  EXPECT_EQ(us.state.prestige, 8);
  EXPECT_TRUE(us.removed(zarqawi));
  EXPECT_TRUE(us.clean());
  const Outcome o = after(p, zarqawi, Side::Jihadist, "Jihadist target Jordan");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Jordan"), ally().poor().troops(1).sleepers(3).plots(1));
  EXPECT_EQ(o.state.plots[plot_2][jordan], 1);
  EXPECT_TRUE(o.in_discards(zarqawi));
  EXPECT_TRUE(says(after(p, zarqawi, Side::Jihadist, "Jihadist target Yemen"), "illegal_choice LAB-card-110"));
  const Position few = Position(p).available(3, 0, 1, 1).cells_on_track(1);
  EXPECT_EQ(after(few, zarqawi, Side::Jihadist, "Jihadist target Jordan").at("Jordan"),
            ally().poor().troops(1).sleepers(1));
  EXPECT_TRUE(playable(p, zarqawi, Side::US));
  EXPECT_FALSE(playable(Position().with("Yemen", ally().poor().troops(1)), zarqawi, Side::Jihadist));
}

TEST(LabyrinthEvents, ZawahiriBySide) {
  const Outcome us = after(Position(), zawahiri, Side::US);
  EXPECT_EQ(us.state.funding, 3);
  EXPECT_TRUE(us.removed(zawahiri));
  EXPECT_EQ(after(Position(), zawahiri, Side::Jihadist).state.prestige, 4);
  EXPECT_TRUE(after(Position(), zawahiri, Side::Jihadist).in_discards(zawahiri));
  const Position p = Position().with("Sudan", adversary().islamist());
  EXPECT_EQ(after(p, zawahiri, Side::Jihadist).state.prestige, 2);
}

TEST(LabyrinthEvents, BinLadinBySide) {
  const Outcome us = after(Position(), bin_ladin, Side::US);
  EXPECT_EQ(us.state.funding, 1);
  EXPECT_EQ(us.state.prestige, 6);
  EXPECT_TRUE(us.removed(bin_ladin));
  EXPECT_EQ(after(Position(), bin_ladin, Side::Jihadist).state.prestige, 3);
  const Position p = Position().with("Sudan", adversary().islamist());
  EXPECT_EQ(after(p, bin_ladin, Side::Jihadist).state.prestige, 1);
}

TEST(LabyrinthEvents, TheUsDoesNotFindThemUnderFataAlAnbarOrIslamistRule) {
  for (const int id : {zawahiri, bin_ladin}) {
    EXPECT_TRUE(playable(Position(), id, Side::US));
    for (const Position& p : {Position().marked(fata, "Pakistan"), Position().marked(al_anbar),
                              Position().with("Sudan", adversary().islamist())}) {
      EXPECT_FALSE(playable(p, id, Side::US));
      EXPECT_TRUE(playable(p, id, Side::Jihadist));
    }
  }
}

TEST(LabyrinthEvents, DarfurFollowsPrestige) {
  const Outcome low = after(Position().prestige(6), darfur, Side::US, "die 1 for Sudan");
  EXPECT_TRUE(low.clean()) << low.first_finding();
  EXPECT_EQ(low.at("Sudan"), adversary().poor().besieged());
  EXPECT_EQ(after(Position().prestige(7), darfur, Side::Jihadist, "die 5 for Sudan").at("Sudan"), ally().fair().aid());
}

TEST(LabyrinthEvents, GtmoLasts) {
  const Position p = Position().prestige(6).with("Yemen", neutral().poor().sleepers(1));
  const Outcome o = after(p, gtmo, Side::US, kPrestigeDownTwo);
  EXPECT_EQ(o.state.prestige, 4);
  EXPECT_NE(o.state.lapsing[gtmo], 0);
  EXPECT_TRUE(says(operate(Position(p).lapsing(gtmo), Side::Jihadist, 1,
                           "Jihadist operation recruit; Jihadist target Yemen; die 1 for Yemen"),
                   "illegal_choice LAB-card-114"));
}

Position hambali_about() {
  return Position()
      .with("Indonesia/Malaysia", ally().fair().sleepers(1))
      .with("Philippines", hard().active(1))
      .with("Thailand", soft().active(1))
      .with("Yemen", ally().fair().active(1));
}

TEST(LabyrinthEvents, HambaliIsCaught) {
  const std::string_view draws = "; draw US 12 Al-Azhar; draw US 6 Sanctions";
  const Outcome o = after(hambali_about(), hambali, Side::US, "US target Philippines" + std::string(draws));
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Philippines"), hard().cadre());
  EXPECT_EQ(o.state.hand[0], 2);
  EXPECT_TRUE(o.removed(hambali));
  EXPECT_TRUE(says(after(hambali_about(), hambali, Side::US, "US target Thailand" + std::string(draws)),
                   "illegal_choice LAB-card-115"));
  EXPECT_TRUE(says(after(hambali_about(), hambali, Side::US, "US target Yemen" + std::string(draws)),
                   "illegal_choice LAB-card-115"));
}

TEST(LabyrinthEvents, HambaliPlots) {
  const Outcome o =
      after(hambali_about(), hambali, Side::Jihadist, "Jihadist target Indonesia/Malaysia; Jihadist plot Plot 3");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.plots[plot_3][indonesia_malaysia], 1);
  EXPECT_EQ(o.at("Indonesia/Malaysia").sleepers_, 1);
  EXPECT_TRUE(o.in_discards(hambali));
  EXPECT_TRUE(after(hambali_about().available(0, 0, 0), hambali, Side::Jihadist).clean());
}

TEST(LabyrinthEvents, HambaliNeedsAFriendlyCountryWithACell) {
  EXPECT_TRUE(playable(hambali_about(), hambali, Side::US));
  EXPECT_FALSE(playable(Position().with("Thailand", soft().active(1)), hambali, Side::US));
  EXPECT_FALSE(playable(Position().with("Indonesia/Malaysia", neutral().fair().active(1)), hambali, Side::Jihadist));
  EXPECT_FALSE(playable(Position().with("Indonesia/Malaysia", ally().fair()), hambali, Side::US));
}

TEST(LabyrinthEvents, KsmIsCaughtWithHisPlots) {
  const Position p = Position()
                         .with("Yemen", ally().fair())
                         .with("Spain", soft())
                         .with("Egypt", neutral().fair())
                         .available(0, 0, 0)
                         .plot("Yemen", plot_1)
                         .plot("Yemen", wmd)
                         .plot("Spain", plot_3)
                         .plot("Egypt", plot_2)
                         .plot("Iran", plot_1);
  const Outcome o = after(p, ksm, Side::US,
                          R"({"by":"chance","key":"reveal_plot","pick":["Plot 1"]})"
                          "\n"
                          "draw US 12 Al-Azhar; "
                          "draw US 6 Sanctions");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Yemen"), ally().fair());
  EXPECT_EQ(o.at("Spain"), soft());
  EXPECT_EQ(o.at("Egypt").plots_, 1);
  EXPECT_EQ(o.at("Iran").plots_, 1);
  EXPECT_EQ(o.state.available[plot_1], 1);
  EXPECT_EQ(o.state.available[plot_3], 1);
  EXPECT_EQ(o.state.available[wmd], 0);
  EXPECT_EQ(o.state.hand[0], 2);
  EXPECT_TRUE(o.removed(ksm));
}

TEST(LabyrinthEvents, KsmPlots) {
  const Position p =
      Position().with("Spain", soft().active(1)).with("Sudan", adversary().islamist().active(1)).available(1, 1, 1, 1);
  const Outcome o = after(p, ksm, Side::Jihadist, "Jihadist target Spain; Jihadist plot WMD");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.plots[wmd][spain], 1);
  EXPECT_TRUE(o.in_discards(ksm));
  EXPECT_TRUE(
      says(after(p, ksm, Side::Jihadist, "Jihadist target Sudan; Jihadist plot WMD"), "illegal_choice LAB-card-116"));
  EXPECT_TRUE(after(Position(p).available(0, 0, 0), ksm, Side::Jihadist).clean());
}

TEST(LabyrinthEvents, KsmNeedsAPlotOrACell) {
  EXPECT_FALSE(playable(Position().plot("Egypt", plot_1).plot("Iran", plot_1), ksm, Side::US));
  EXPECT_TRUE(playable(Position().plot("United States", plot_1), ksm, Side::US));
  EXPECT_TRUE(playable(Position().with("Egypt", ally().poor()).plot("Egypt", plot_1), ksm, Side::US));
  EXPECT_TRUE(playable(Position(), ksm, Side::Jihadist));
  EXPECT_FALSE(playable(Position().with("Iran", untested()), ksm, Side::Jihadist));
}

TEST(LabyrinthEvents, OilPriceSpikeBringsACardBack) {
  const Position p = Position()
                         .discarded({al_azhar, oil_price_spike_2, kashmir})
                         .with("Saudi Arabia", ally().poor())
                         .with("Egypt", ally().poor());
  const Outcome o = after(p, oil_price_spike, Side::Jihadist, "Jihadist take 12 Al-Azhar");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_TRUE(o.in_hand(Side::Jihadist, al_azhar));
  EXPECT_NE(o.state.lapsing[oil_price_spike], 0);
  EXPECT_EQ(resources(o.state, saudi_arabia), 4);
  EXPECT_EQ(resources(o.state, egypt), 3);
  EXPECT_TRUE(says(after(p, oil_price_spike, Side::US, "US take 118 Oil Price Spike"), "illegal_choice LAB-card-117"));
  EXPECT_TRUE(says(after(p, oil_price_spike, Side::US, "US take 6 Sanctions"), "illegal_choice LAB-5.3.2"));
}

TEST(LabyrinthEvents, OilPriceSpikeTakesFromABox) {
  Position p = Position().discarded({biometrics}).lapsing(biometrics).lapsing(oil_price_spike);
  p.state.place[biometrics] = in_box;
  const Outcome o = after(p, oil_price_spike_2, Side::US, "US take 2 Biometrics");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_TRUE(o.in_hand(Side::US, biometrics));
  EXPECT_NE(o.state.lapsing[biometrics], 0);
  EXPECT_EQ(resources(o.state, saudi_arabia), 5);
}

TEST(LabyrinthEvents, OilPriceSpikeWithoutADiscard) {
  const Outcome o = after(Position(), oil_price_spike, Side::US);
  EXPECT_TRUE(o.clean());
  EXPECT_NE(o.state.lapsing[oil_price_spike], 0);
}

TEST(LabyrinthEvents, SalehBySide) {
  const Outcome us = after(Position().with("Yemen", adversary().fair()), saleh, Side::US);
  EXPECT_EQ(us.at("Yemen"), ally().fair().aid());
  EXPECT_EQ(after(Position(), saleh, Side::Jihadist, "die 5 for Yemen").at("Yemen"), adversary().fair().besieged());
  EXPECT_EQ(after(Position().with("Yemen", adversary().islamist()), saleh, Side::US).at("Yemen"),
            adversary().islamist());
}

TEST(LabyrinthEvents, UsElectionRollsThePosture) {
  const Position world = Position().with("Spain", hard()).with("France", hard());
  const Outcome o = after(world, us_election, Side::US, "die 3 for United States");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(us_posture(o.state), Posture::soft);
  EXPECT_EQ(o.state.prestige, 4);
  const Outcome harder =
      after(Position(world).us(Posture::soft), us_election, Side::Jihadist, "die 4 for United States");
  EXPECT_EQ(us_posture(harder.state), Posture::hard);
  EXPECT_EQ(harder.state.prestige, 6);
}

}  // namespace
}  // namespace arbiter::lab::tests
