// Cards 61 to 80.
#include <gtest/gtest.h>

#include "support/lab_position.hpp"

namespace arbiter::lab::tests {
namespace {

// Two dice and a direction for Prestige: down by the lower one.
constexpr std::string_view kPrestigeDownTwo = "die 1 for prestige; die 2 for prestige; die 5 for prestige";

Position disrupted_twice() {
  return Position()
      .with("Yemen", ally().poor())
      .with("Germany", hard())
      .recent("Yemen", disrupted_now)
      .recent("Germany", disrupted_before);
}

TEST(LabyrinthEvents, DetaineeReleasePlacesACellWhereTheUsDisrupted) {
  const Outcome o = after(disrupted_twice(), detainee_release, "Jihadist place Germany; draw Jihadist 12 Al-Azhar");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Germany"), hard().sleepers(1));
  EXPECT_TRUE(o.in_hand(Side::Jihadist, al_azhar));
  EXPECT_TRUE(says(after(disrupted_twice(), detainee_release, "Jihadist place Iran; draw Jihadist 12 Al-Azhar"),
                   "illegal_choice LAB-card-61"));
}

TEST(LabyrinthEvents, DetaineeReleaseOnlyDrawsWithoutACellOnTheTrack) {
  const Outcome o = after(disrupted_twice().cells_on_track(0), detainee_release, "draw Jihadist 12 Al-Azhar");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.hand[1], 1);
}

TEST(LabyrinthEvents, DetaineeReleaseNeedsADisruptAndNeitherRenditionsNorGtmo) {
  EXPECT_FALSE(playable(Position(), detainee_release));
  EXPECT_TRUE(playable(disrupted_twice(), detainee_release));
  EXPECT_FALSE(playable(disrupted_twice().marked(renditions), detainee_release));
  EXPECT_FALSE(playable(disrupted_twice().lapsing(gtmo), detainee_release));
  EXPECT_TRUE(playable(disrupted_twice().blocked(renditions), detainee_release));
}

TEST(LabyrinthEvents, ExKgbTakesCtrOffRussia) {
  Position p;
  p.state.ctr[russia] = 1;
  const Outcome o = after(p, ex_kgb);
  EXPECT_EQ(o.state.ctr[russia], 0);
  EXPECT_EQ(o.at("Caucasus"), untested());
  EXPECT_TRUE(o.clean());
}

TEST(LabyrinthEvents, ExKgbTurnsCaucasusOrCentralAsia) {
  EXPECT_EQ(after(Position(), ex_kgb, "Jihadist option first").at("Caucasus"), soft());
  EXPECT_EQ(after(Position().us(Posture::soft), ex_kgb, "Jihadist option first").at("Caucasus"), hard());
  const Outcome o = after(Position(), ex_kgb, "Jihadist option second; die 5 for Central Asia");
  EXPECT_EQ(o.at("Central Asia"), adversary().fair());
  EXPECT_TRUE(o.clean());
  const Position p = Position().with("Central Asia", ally().good());
  EXPECT_EQ(after(p, ex_kgb, "Jihadist option second").at("Central Asia"), neutral().good());
}

TEST(LabyrinthEvents, GazaWarTakesACardOfTheUs) {
  const Position p = Position().hand(Side::US, {al_azhar, sanctions});
  const Outcome o = after(p, gaza_war, R"({"by":"chance","key":"random_card","for":"US","pick":["12 Al-Azhar"]})");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_TRUE(o.in_discards(al_azhar));
  EXPECT_TRUE(o.in_hand(Side::US, sanctions));
  EXPECT_EQ(o.state.funding, 6);
  EXPECT_EQ(o.state.prestige, 4);
}

TEST(LabyrinthEvents, GazaWarWithAnEmptyHand) {
  const Outcome o = after(Position(), gaza_war);
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.funding, 6);
}

TEST(LabyrinthEvents, HaririKilledTurnsSyria) {
  const Outcome o = after(Position(), hariri_killed, "die 5 for Lebanon; die 6 for Syria");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Lebanon"), neutral().fair());
  EXPECT_EQ(o.at("Syria"), adversary().poor());
  EXPECT_TRUE(o.removed(hariri_killed));
}

TEST(LabyrinthEvents, HaririKilledLeavesAPoorSyriaPoor) {
  const Position p = Position().with("Lebanon", ally().good()).with("Syria", ally().poor());
  EXPECT_EQ(after(p, hariri_killed).at("Syria"), adversary().poor());
  EXPECT_EQ(after(p, hariri_killed).at("Lebanon"), ally().good());
  const Position fell = Position().with("Lebanon", ally().good()).with("Syria", adversary().islamist());
  EXPECT_EQ(after(fell, hariri_killed).at("Syria"), adversary().islamist());
}

Position with_loose_wmd(Position p) {
  p.state.loose_wmd = 3;
  return p;
}

TEST(LabyrinthEvents, HeuFindsAWmd) {
  const Position p = with_loose_wmd(
      Position().with("Russia", soft().sleepers(1)).with("Central Asia", neutral().poor().active(1).sleepers(1)));
  const Outcome o = after(p, heu, "Jihadist target Central Asia; die 3 for Central Asia");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.loose_wmd, 2);
  EXPECT_EQ(o.state.available[wmd], 1);
  EXPECT_EQ(o.at("Central Asia"), neutral().poor().active(1).sleepers(1));
  EXPECT_TRUE(o.removed(heu));
  EXPECT_TRUE(says(after(p, heu, "Jihadist target Iran; die 3 for Iran"), "illegal_choice LAB-card-65"));
}

TEST(LabyrinthEvents, HeuLosesTheCellWhereItFails) {
  const Position p = with_loose_wmd(Position().with("Central Asia", neutral().poor().active(1).sleepers(1)));
  const Outcome o = after(p, heu, "Jihadist target Central Asia; die 4 for Central Asia; Jihadist piece active");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Central Asia"), neutral().poor().sleepers(1));
  EXPECT_EQ(o.state.available[wmd], 0);
  const Position last = with_loose_wmd(Position().with("Russia", soft().sleepers(1)));
  EXPECT_EQ(after(last, heu, "Jihadist target Russia; die 3 for Russia").at("Russia"), soft().cadre());
}

TEST(LabyrinthEvents, HeuAlwaysSucceedsUnderIslamistRule) {
  const Position p = with_loose_wmd(Position().with("Central Asia", adversary().islamist().sleepers(1)));
  const Outcome o = after(p, heu, "Jihadist target Central Asia");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.available[wmd], 1);
}

TEST(LabyrinthEvents, HeuNeedsACellBesideNoCtr) {
  EXPECT_FALSE(playable(Position(), heu));
  Position p = Position().with("Russia", soft().sleepers(1));
  EXPECT_TRUE(playable(p, heu));
  p.state.ctr[russia] = 1;
  EXPECT_FALSE(playable(p, heu));
  p.with("Central Asia", neutral().poor().sleepers(1));
  EXPECT_TRUE(playable(p, heu));
  EXPECT_TRUE(says(after(p, heu, "Jihadist target Russia; die 1 for Russia"), "illegal_choice LAB-card-65"));
}

TEST(LabyrinthEvents, HomegrownTestsTheUnitedKingdom) {
  EXPECT_EQ(after(Position(), homegrown, "die 5 for United Kingdom").at("United Kingdom"), hard().sleepers(1));
  EXPECT_EQ(after(Position().cells_on_track(0), homegrown).at("United Kingdom"), untested());
}

TEST(LabyrinthEvents, IslamicJihadUnionPlacesACellInEach) {
  const Outcome o =
      after(Position().with("Afghanistan", ally().poor().cadre()), islamic_jihad_union, "die 5 for Central Asia");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Central Asia"), neutral().fair().sleepers(1));
  EXPECT_EQ(o.at("Afghanistan"), ally().poor().sleepers(1));
  EXPECT_TRUE(o.removed(islamic_jihad_union));
}

TEST(LabyrinthEvents, IslamicJihadUnionPicksForTheLastCell) {
  const Position p =
      Position().with("Afghanistan", ally().poor()).with("Central Asia", ally().poor()).cells_on_track(1);
  EXPECT_EQ(after(p, islamic_jihad_union, "Jihadist place Afghanistan").at("Afghanistan"), ally().poor().sleepers(1));
  EXPECT_EQ(after(p, islamic_jihad_union, "Jihadist place Afghanistan").at("Central Asia"), ally().poor());
  EXPECT_TRUE(says(after(p, islamic_jihad_union, "Jihadist place Iran"), "illegal_choice LAB-card-67"));
}

TEST(LabyrinthEvents, JemaahIslamiyaPlacesTwoCells) {
  EXPECT_EQ(after(Position(), jemaah_islamiya, "die 2 for Indonesia/Malaysia").at("Indonesia/Malaysia"),
            neutral().poor().sleepers(2));
  const Position p = Position().with("Indonesia/Malaysia", ally().good().active(1)).cells_on_track(1);
  EXPECT_EQ(after(p, jemaah_islamiya).at("Indonesia/Malaysia"), ally().good().active(1).sleepers(1));
}

TEST(LabyrinthEvents, KazakhStrainLooksInCentralAsia) {
  const Position p = with_loose_wmd(Position().with("Central Asia", neutral().fair().active(1)));
  EXPECT_EQ(after(p, kazakh_strain, "die 2 for Central Asia").state.available[wmd], 1);
  const Outcome failed = after(p, kazakh_strain, "die 3 for Central Asia");
  EXPECT_EQ(failed.at("Central Asia"), neutral().fair().cadre());
  EXPECT_EQ(failed.state.available[wmd], 0);
  EXPECT_TRUE(failed.removed(kazakh_strain));
}

TEST(LabyrinthEvents, KazakhStrainNeedsACellWithoutCtr) {
  Position p = Position().with("Central Asia", neutral().fair().active(1));
  EXPECT_TRUE(playable(p, kazakh_strain));
  p.state.ctr[central_asia] = 1;
  EXPECT_FALSE(playable(p, kazakh_strain));
  EXPECT_FALSE(playable(Position().with("Russia", soft().sleepers(1)), kazakh_strain));
}

TEST(LabyrinthEvents, LashkarETayyibaPlacesInPakistanAndIndia) {
  const Outcome o = after(Position(), lashkar_e_tayyiba, "die 1 for India; die 6 for Pakistan");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Pakistan"), neutral().fair().sleepers(1));
  EXPECT_EQ(o.at("India"), soft().sleepers(1));
}

TEST(LabyrinthEvents, LashkarETayyibaPicksForTheLastCell) {
  const Position p = Position().with("Pakistan", ally().poor()).with("India", soft()).cells_on_track(1);
  EXPECT_EQ(after(p, lashkar_e_tayyiba, "Jihadist place India").at("Pakistan"), ally().poor());
  EXPECT_EQ(after(p, lashkar_e_tayyiba, "Jihadist place India").at("India"), soft().sleepers(1));
  EXPECT_TRUE(says(after(p, lashkar_e_tayyiba, "Jihadist place Iran"), "illegal_choice LAB-card-70"));
}

TEST(LabyrinthEvents, LashkarETayyibaIsBlockedByTalks) {
  EXPECT_TRUE(playable(Position(), lashkar_e_tayyiba));
  EXPECT_FALSE(playable(Position().marked(indo_pakistani_talks, "Pakistan"), lashkar_e_tayyiba));
}

TEST(LabyrinthEvents, LooseNukeLooksInRussia) {
  const Position p = with_loose_wmd(Position().with("Russia", hard().sleepers(2)));
  EXPECT_EQ(after(p, loose_nuke, "die 2 for Russia").state.available[wmd], 1);
  const Outcome failed = after(p, loose_nuke, "die 3 for Russia");
  EXPECT_EQ(failed.at("Russia"), hard().sleepers(1));
  EXPECT_TRUE(failed.removed(loose_nuke));
}

TEST(LabyrinthEvents, LooseNukeNeedsACellWithoutCtr) {
  Position p = Position().with("Russia", hard().sleepers(2));
  EXPECT_TRUE(playable(p, loose_nuke));
  p.state.ctr[russia] = 1;
  EXPECT_FALSE(playable(p, loose_nuke));
  EXPECT_FALSE(playable(Position().with("Central Asia", neutral().poor().sleepers(1)), loose_nuke));
}

TEST(LabyrinthEvents, OpiumPlacesThreeCells) {
  const Position p = Position().with("Afghanistan", neutral().poor().active(1));
  EXPECT_EQ(after(p, opium).at("Afghanistan"), neutral().poor().active(1).sleepers(3));
  EXPECT_EQ(after(Position(p).cells_on_track(2), opium).at("Afghanistan"), neutral().poor().active(1).sleepers(2));
}

TEST(LabyrinthEvents, OpiumPlacesAllCellsUnderIslamistRule) {
  const Position p = Position().with("Afghanistan", adversary().islamist().active(1)).cells_on_track(9);
  EXPECT_EQ(after(p, opium).at("Afghanistan"), adversary().islamist().active(1).sleepers(9));
}

TEST(LabyrinthEvents, OpiumNeedsACellInAfghanistan) {
  EXPECT_FALSE(playable(Position().with("Afghanistan", neutral().poor().cadre()), opium));
  EXPECT_TRUE(playable(Position().with("Afghanistan", neutral().poor().sleepers(1)), opium));
}

TEST(LabyrinthEvents, PiratesAreMarked) {
  const Position p = Position().with("Somalia", adversary().islamist());
  const Outcome o = after(p, pirates);
  EXPECT_TRUE(o.has_marker(pirates));
  EXPECT_TRUE(o.removed(pirates));
  EXPECT_TRUE(playable(Position().with("Yemen", adversary().islamist()), pirates));
  EXPECT_FALSE(playable(Position().with("Sudan", adversary().islamist()), pirates));
}

TEST(LabyrinthEvents, SchengenVisasMoveTwoCells) {
  const Position p = Position().with("Yemen", neutral().poor().active(1)).with("Spain", soft());
  const std::string_view moves =
      "Jihadist from Yemen; Jihadist to Spain; Jihadist from Iran; Jihadist to Germany; die 5 for Germany";
  const Outcome o = after(p, schengen_visas, moves);
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Spain"), soft().sleepers(1));
  EXPECT_EQ(o.at("Germany"), hard().sleepers(1));
  EXPECT_EQ(o.at("Yemen"), neutral().poor());
  EXPECT_TRUE(says(after(p, schengen_visas,
                         "Jihadist from Yemen; Jihadist to United Kingdom; Jihadist from Iran; "
                         "Jihadist to Spain"),
                   "illegal_choice LAB-card-74"));
}

TEST(LabyrinthEvents, SchengenVisasWithOneCellOnTheMap) {
  const Outcome o = after(Position().with("Spain", soft()), schengen_visas, "Jihadist from Iran; Jihadist to Spain");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Spain"), soft().sleepers(1));
}

TEST(LabyrinthEvents, SchroederAndChiracTurnSoft) {
  const Outcome o = after(Position().with("Germany", hard()), schroeder_and_chirac);
  EXPECT_EQ(o.at("Germany"), soft());
  EXPECT_EQ(o.at("France"), soft());
  EXPECT_EQ(o.state.prestige, 4);
  EXPECT_TRUE(o.removed(schroeder_and_chirac));
  EXPECT_FALSE(playable(Position().us(Posture::soft), schroeder_and_chirac));
}

Position scandal() {
  return Position()
      .with("Iraq", ally().poor().regime_change().sleepers(1).troops(6))
      .with("Yemen", ally().fair())
      .with("Egypt", neutral().fair());
}

TEST(LabyrinthEvents, AbuGhuraybCostsAnAlly) {
  const Outcome o =
      after(scandal(), abu_ghurayb, "draw Jihadist 12 Al-Azhar; draw Jihadist 6 Sanctions; Jihadist target Yemen");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.hand[1], 2);
  EXPECT_EQ(o.state.prestige, 3);
  EXPECT_EQ(o.at("Yemen"), neutral().fair());
  EXPECT_TRUE(o.removed(abu_ghurayb));
  EXPECT_TRUE(
      says(after(scandal(), abu_ghurayb, "draw Jihadist 12 Al-Azhar; draw Jihadist 6 Sanctions; Jihadist target Egypt"),
           "illegal_choice LAB-card-76"));
}

TEST(LabyrinthEvents, AbuGhuraybWithoutAnAlly) {
  const Position p = Position().with("Iraq", neutral().poor().regime_change().sleepers(1));
  const Outcome o = after(p, abu_ghurayb, "draw Jihadist 12 Al-Azhar; draw Jihadist 6 Sanctions");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.prestige, 3);
}

TEST(LabyrinthEvents, AbuGhuraybNeedsACellInARegimeChangeCountry) {
  EXPECT_TRUE(playable(scandal(), abu_ghurayb));
  EXPECT_FALSE(playable(Position().with("Iraq", ally().poor().regime_change()), abu_ghurayb));
  EXPECT_FALSE(playable(Position().with("Iraq", ally().poor().sleepers(1)), abu_ghurayb));
  const Position sadr = Position().with("Iraq", ally().poor().regime_change()).marked(moqtada_al_sadr, "Iraq");
  EXPECT_TRUE(playable(sadr, abu_ghurayb));
}

TEST(LabyrinthEvents, AlJazeeraTurnsAHostOfTroops) {
  const Position p = Position()
                         .with("Saudi Arabia", ally().poor().troops(2))
                         .with("Gulf States", ally().fair().troops(1))
                         .with("Pakistan", ally().poor().troops(2));
  const Outcome o = after(p, al_jazeera, "Jihadist target Gulf States");
  EXPECT_EQ(o.at("Gulf States"), neutral().fair().troops(1));
  EXPECT_EQ(o.at("Saudi Arabia"), ally().poor().troops(2));
  EXPECT_TRUE(o.clean());
  EXPECT_TRUE(says(after(p, al_jazeera, "Jihadist target Pakistan"), "illegal_choice LAB-card-77"));
}

TEST(LabyrinthEvents, AlJazeeraNeedsTroopsInReach) {
  EXPECT_FALSE(playable(Position().with("Pakistan", ally().poor().troops(2)), al_jazeera));
  EXPECT_TRUE(playable(Position().with("Jordan", ally().poor().troops(1)), al_jazeera));
}

TEST(LabyrinthEvents, AxisOfEvilTakesTheCardsOfIran) {
  const Position p = Position().us(Posture::soft).prestige(6).hand(Side::US, {hizballah, iran_card_2, al_azhar});
  const Outcome o =
      after(p, axis_of_evil, "US discard 103 Hizballah; US discard 105 Iran; " + std::string(kPrestigeDownTwo));
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_TRUE(o.in_discards(hizballah));
  EXPECT_TRUE(o.in_discards(iran_card_2));
  EXPECT_TRUE(o.in_hand(Side::US, al_azhar));
  EXPECT_EQ(us_posture(o.state), Posture::hard);
  EXPECT_EQ(o.state.prestige, 4);
  EXPECT_TRUE(says(after(p, axis_of_evil, "US discard 12 Al-Azhar; " + std::string(kPrestigeDownTwo)),
                   "illegal_choice LAB-card-78"));
}

TEST(LabyrinthEvents, AxisOfEvilWithoutSuchCards) {
  const Outcome o = after(Position().us(Posture::soft), axis_of_evil, kPrestigeDownTwo);
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(us_posture(o.state), Posture::hard);
}

TEST(LabyrinthEvents, CleanOperativesGoAnywhere) {
  const Position p = Position().with("Yemen", neutral().poor().active(2));
  const Outcome o = after(p, clean_operatives,
                          "Jihadist from Yemen; Jihadist to United States; Jihadist from Yemen; Jihadist to Yemen");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("United States"), hard().sleepers(1));
  EXPECT_EQ(o.at("Yemen"), neutral().poor().sleepers(1));
  EXPECT_TRUE(
      says(after(p, clean_operatives, "Jihadist from Egypt; Jihadist to Yemen; Jihadist from Yemen; Jihadist to Yemen"),
           "illegal_choice LAB-card-79"));
}

TEST(LabyrinthEvents, FataIsMarkedInPakistan) {
  const Outcome o = after(Position(), fata, "die 5 for Pakistan");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Pakistan"), neutral().fair().sleepers(1));
  EXPECT_TRUE(o.has_marker(fata));
  EXPECT_EQ(o.state.marker_at[fata], pakistan);
  EXPECT_TRUE(after(Position().cells_on_track(0), fata).has_marker(fata));
}

TEST(LabyrinthEvents, FataForbidsToDisruptPakistan) {
  const Position p = Position()
                         .with("Pakistan", ally().poor().sleepers(2))
                         .with("Yemen", ally().poor().active(1))
                         .marked(fata, "Pakistan");
  EXPECT_EQ(operate(p, Side::US, 3, "US operation disrupt; US target Pakistan").first_finding(),
            "illegal_choice LAB-card-80");
  const Position invaded = Position(p).with("Pakistan", ally().poor().sleepers(2).troops(6).regime_change());
  EXPECT_TRUE(operate(invaded, Side::US, 3, "US operation disrupt; US target Pakistan").clean());
}

}  // namespace
}  // namespace arbiter::lab::tests
