// Cards 41 to 60.
#include <gtest/gtest.h>

#include "support/lab_position.hpp"

namespace arbiter::lab::tests {
namespace {

Land occupied(int troops) {
  return ally().poor().regime_change().troops(troops);
}
// JSON takes a line of its own.
std::string random_card_of(std::string_view side, std::string_view card) {
  return "\n{\"by\":\"chance\",\"key\":\"random_card\",\"for\":\"" + std::string(side) + "\",\"pick\":[\"" +
         std::string(card) + "\"]}\n";
}

TEST(LabyrinthEvents, NatoCountsAsTwoTroops) {
  const Position p = Position()
                         .us(Posture::hard)
                         .with("Iraq", occupied(0).active(1))
                         .with("Afghanistan", occupied(2))
                         .with("Yemen", ally().poor());
  const Outcome o = after(p, nato, "US target Iraq");
  EXPECT_EQ(o.at("Iraq"), occupied(0).active(1).aid());
  EXPECT_EQ(o.state.marker_at[nato], iraq);
  EXPECT_EQ(us_troops(o.state, iraq), 2);
  EXPECT_EQ(o.state.troops[kTrack], p.state.troops[kTrack]);
  EXPECT_TRUE(says(after(p, nato, "US target Yemen"), "illegal_choice LAB-card-41"));
  const Outcome moved = after(Position(p).marked(nato, "Afghanistan"), nato, "US target Iraq");
  EXPECT_EQ(us_troops(moved.state, afghanistan), 2);
  EXPECT_EQ(us_troops(moved.state, iraq), 2);
}

TEST(LabyrinthEvents, NatoLeavesTheMapWhenDeployedAway) {
  const Position p = Position().with("Gulf States", ally().fair().troops(3)).marked(nato, "Gulf States");
  const Outcome o =
      operate(p, Side::US, 2, "US operation deploy; US from Gulf States; US to track; US nato yes; US troops 3");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_FALSE(o.has_marker(nato));
  EXPECT_EQ(o.at("Gulf States"), ally().fair());
}

TEST(LabyrinthEvents, NatoNeedsNoPenaltyAndARegimeChange) {
  const Position p = Position().us(Posture::hard).with("Iraq", occupied(2));
  EXPECT_TRUE(playable(p, nato));  // World: Israel is Hard
  EXPECT_FALSE(playable(Position(p).with("France", soft()).with("Spain", soft()), nato));
  EXPECT_FALSE(playable(Position().with("Iraq", ally().poor().troops(2)), nato));
}

TEST(LabyrinthEvents, PakistaniOffensiveEndsFata) {
  const Position p = Position().with("Pakistan", ally().poor()).marked(fata, "Pakistan");
  EXPECT_FALSE(after(p, pakistani_offensive).has_marker(fata));
  EXPECT_FALSE(playable(Position().with("Pakistan", ally().poor()), pakistani_offensive));
  EXPECT_FALSE(playable(Position(p).with("Pakistan", neutral().poor()), pakistani_offensive));
}

TEST(LabyrinthEvents, PatriotActLeavesTheUsWithCanada) {
  EXPECT_TRUE(adjacent(Position().state, united_states, united_kingdom));
  const Outcome o = after(Position(), patriot_act);
  EXPECT_TRUE(o.has_marker(patriot_act));
  EXPECT_TRUE(o.removed(patriot_act));
  EXPECT_EQ(neighbours(o.state, united_states), OptionSet::of(canada));
  EXPECT_FALSE(adjacent(o.state, united_kingdom, united_states));
  EXPECT_TRUE(adjacent(o.state, canada, united_states));
}

TEST(LabyrinthEvents, RenditionsDisruptsAndDiscards) {
  const Position p =
      Position().us(Posture::hard).with("Yemen", ally().poor().active(1)).hand(Side::Jihadist, {fatwa, kashmir});
  const Outcome o = after(p, renditions, "US target Yemen" + random_card_of("Jihadist", "83 Kashmir"));
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Yemen"), ally().poor().cadre());
  EXPECT_TRUE(o.in_discards(kashmir));
  EXPECT_TRUE(o.has_marker(renditions));
}

TEST(LabyrinthEvents, RenditionsWorksWithoutATargetAndWithoutACard) {
  const Outcome o = after(Position().us(Posture::hard), renditions);
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_TRUE(o.has_marker(renditions));
  EXPECT_FALSE(playable(Position().us(Posture::soft), renditions));
  EXPECT_FALSE(playable(Position().us(Posture::hard).blocked(renditions), renditions));
}

TEST(LabyrinthEvents, SaferNowRollsThePostureAndSetsAnother) {
  const Position p = Position().us(Posture::soft).prestige(5);
  const Outcome o = after(p, safer_now, "die 4 for United States; US target Russia; US posture Hard");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(us_posture(o.state), Posture::hard);  // +1
  EXPECT_EQ(o.state.prestige, 8);
  EXPECT_EQ(o.at("Russia"), hard());
  const std::string low = "die 3 for United States; US target ";
  EXPECT_EQ(us_posture(after(p, safer_now, low + "Russia; US posture Hard").state), Posture::soft);
  for (const char* country : {"United States", "Israel", "Iran", "Jordan"})
    EXPECT_TRUE(says(after(p, safer_now, low + country + "; US posture Soft"), "illegal_choice LAB-card-45"))
        << country;
}

TEST(LabyrinthEvents, SaferNowNeedsCleanGoodCountriesAndNoIslamistRule) {
  EXPECT_TRUE(playable(Position().with("Yemen", ally().fair().sleepers(1)), safer_now));
  EXPECT_FALSE(playable(Position().with("Yemen", ally().good().sleepers(1)), safer_now));
  EXPECT_FALSE(playable(Position().with("France", soft().sleepers(1)), safer_now));
  EXPECT_FALSE(playable(Position().plot("United States", plot_1), safer_now));
  EXPECT_FALSE(playable(Position().with("Yemen", adversary().islamist()), safer_now));
}

TEST(LabyrinthEvents, SistaniImprovesAShiaMixCountryWithACell) {
  const Position p = Position()
                         .with("Iraq", occupied(6).sleepers(1))
                         .with("Libya", occupied(6).sleepers(1))
                         .with("Lebanon", occupied(0));
  EXPECT_EQ(after(p, sistani, "US target Iraq").at("Iraq"), ally().fair().regime_change().troops(6).sleepers(1));
  EXPECT_TRUE(says(after(p, sistani, "US target Libya"), "illegal_choice LAB-card-46"));    // Sunni
  EXPECT_TRUE(says(after(p, sistani, "US target Lebanon"), "illegal_choice LAB-card-46"));  // no cell
  EXPECT_FALSE(playable(Position().with("Libya", occupied(6).sleepers(1)), sistani));
  EXPECT_FALSE(playable(Position().with("Iraq", ally().poor().sleepers(1)), sistani));
  EXPECT_TRUE(playable(Position().with("Iraq", occupied(6)).marked(moqtada_al_sadr, "Iraq"), sistani));
}

TEST(LabyrinthEvents, ClosedDoorMakesTheJihadistDrawHisCard) {
  const Outcome o = after(Position(), door_of_itjihad_us);
  EXPECT_EQ(o.state.lapsing[door_of_itjihad_us], 1);
  EXPECT_EQ(o.state.place[door_of_itjihad_us], in_box);
  const Position p =
      Position().lapsing(door_of_itjihad_us).hand(Side::Jihadist, {al_ittihad_al_islami, fatwa, iraqi_wmd});
  const Outcome drawn =
      step(p, random_card_of("Jihadist", "49 Al-Ittihad al-Islami") + "Jihadist use event; die 3 for Somalia");
  EXPECT_TRUE(drawn.clean()) << drawn.first_finding();
  EXPECT_TRUE(drawn.removed(al_ittihad_al_islami));
  EXPECT_EQ(drawn.state.card_index, 2);
  EXPECT_FALSE(step(p, "Jihadist card 49; Jihadist use event; die 3 for Somalia").clean());
  const Outcome chosen = step(Position().hand(Side::Jihadist, {al_ittihad_al_islami, fatwa}),
                              "Jihadist card 49; Jihadist use event; die 3 for Somalia");
  EXPECT_TRUE(chosen.clean()) << chosen.first_finding();
}

TEST(LabyrinthEvents, ClosedDoorStopsEventsOfTheSolitaireJihadist) {
  const Position p = Position().solo().hand(Side::Jihadist, {al_ittihad_al_islami, fatwa});
  const std::string_view script = "Jihadist card 49; Jihadist use event; die 3 for Somalia";
  EXPECT_TRUE(step(p, script).clean());
  EXPECT_TRUE(says(step(Position(p).lapsing(door_of_itjihad_us), script), "illegal_choice LAB-card-47"));
}

TEST(LabyrinthEvents, AdamGadahnRecruitsInTheUs) {
  const Position p = Position().funding(5).hand(Side::Jihadist, {fatwa, renditions});
  const Outcome o = after(p, adam_gadahn,
                          "Jihadist card 44 Renditions; die 2 for United States; die 3 for United States;"
                          " die 1 for United States");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("United States").sleepers_, 2);
  EXPECT_TRUE(o.in_discards(renditions));
  EXPECT_FALSE(o.has_marker(renditions));  // its event doesn't happen
  EXPECT_EQ(o.state.card_index, 2);
  EXPECT_TRUE(o.in_hand(Side::Jihadist, fatwa));
}

TEST(LabyrinthEvents, AdamGadahnTakesReservesAndOnlyAvailableCells) {
  // Funding Tight opens five cells of the track; eleven left: one.
  const Position p =
      Position().funding(2).cells_on_track(11).reserves(Side::Jihadist, 2).hand(Side::Jihadist, {al_ittihad_al_islami});
  const Outcome o = after(p, adam_gadahn,
                          "Jihadist card 49; Jihadist reserves yes; die 1 for United States; die 1 for United States;"
                          " die 2 for United States");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("United States").sleepers_, 1);
  EXPECT_EQ(o.state.reserves[1], 0);
  EXPECT_FALSE(o.removed(al_ittihad_al_islami));
}

TEST(LabyrinthEvents, AdamGadahnIsTheFirstCardOfAJihadistPhase) {
  EXPECT_TRUE(playable(Position().acting(Side::Jihadist, 1), adam_gadahn));
  EXPECT_FALSE(playable(Position().acting(Side::Jihadist, 2), adam_gadahn));
  EXPECT_FALSE(playable(Position().acting(Side::US, 1), adam_gadahn));
  EXPECT_FALSE(playable(Position().funding(2).cells_on_track(10), adam_gadahn));
}

TEST(LabyrinthEvents, AdamGadahnEndsThePhase) {
  const Position p = Position().hand(Side::Jihadist, {adam_gadahn, fatwa, kashmir}).hand(Side::US, {sharia});
  const Outcome o = step(p, "Jihadist card 48; Jihadist use event; Jihadist card 97 Fatwa; die 6 for United States");
  EXPECT_EQ(o.first_finding(), "");
  EXPECT_EQ(o.state.acting, index(Side::US));
}

TEST(LabyrinthEvents, AdamGadahnLetsTheUsElectionHappen) {
  const Position p = Position().us(Posture::hard).prestige(5).hand(Side::Jihadist, {us_election});
  const Outcome o = after(p, adam_gadahn,
                          "Jihadist card 120; Jihadist order operation-first; die 6 for United States;"
                          " die 6 for United States; die 6 for United States; die 1 for United States");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(us_posture(o.state), Posture::soft);
}

TEST(LabyrinthEvents, AlIttihadArmsSomalia) {
  const Outcome o = after(Position(), al_ittihad_al_islami, "die 3 for Somalia");
  EXPECT_EQ(o.at("Somalia"), neutral().poor().sleepers(1));
  EXPECT_TRUE(o.removed(al_ittihad_al_islami));
  const Outcome none = after(Position().cells_on_track(0), al_ittihad_al_islami);
  EXPECT_EQ(none.at("Somalia"), untested());
  EXPECT_TRUE(none.removed(al_ittihad_al_islami));
}

TEST(LabyrinthEvents, AnsarAlIslamPlacesInIraqOrIran) {
  const Position p = Position().with("Iraq", ally().fair().cadre()).with("Syria", neutral().poor());
  EXPECT_EQ(after(p, ansar_al_islam, "Jihadist place Iraq").at("Iraq"), ally().fair().sleepers(1));
  EXPECT_EQ(after(p, ansar_al_islam, "Jihadist place Iran").at("Iran").sleepers_, 2);
  EXPECT_TRUE(says(after(p, ansar_al_islam, "Jihadist place Syria"), "illegal_choice LAB-card-50"));
  const Outcome none = after(Position(p).cells_on_track(0), ansar_al_islam);
  EXPECT_TRUE(none.clean());
  EXPECT_TRUE(none.removed(ansar_al_islam));
}

TEST(LabyrinthEvents, AnsarAlIslamNeedsAnIraqWorseThanGood) {
  EXPECT_FALSE(playable(Position(), ansar_al_islam));
  EXPECT_FALSE(playable(Position().with("Iraq", ally().good()), ansar_al_islam));
  EXPECT_TRUE(playable(Position().with("Iraq", ally().fair()), ansar_al_islam));
  EXPECT_TRUE(playable(Position().with("Iraq", adversary().islamist()), ansar_al_islam));
}

TEST(LabyrinthEvents, FresRallyFourCellsOrTwo) {
  const Position p = Position().with("Iraq", occupied(6));
  EXPECT_EQ(after(p, fres).at("Iraq"), occupied(6).sleepers(4));
  EXPECT_EQ(after(Position(p).marked(saddam_captured), fres).at("Iraq"), occupied(6).sleepers(2));
  EXPECT_EQ(after(Position(p).cells_on_track(3), fres).at("Iraq"), occupied(6).sleepers(3));
  EXPECT_FALSE(playable(Position().with("Iraq", ally().poor()), fres));
  EXPECT_TRUE(playable(p, fres));
}

TEST(LabyrinthEvents, IedsCostTheUsACard) {
  const Position p = Position().with("Iraq", occupied(6).sleepers(1)).hand(Side::US, {sharia, sanctions});
  const Outcome o = after(p, ieds, random_card_of("US", "28 Sharia"));
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_TRUE(o.in_discards(sharia));
  EXPECT_TRUE(o.in_hand(Side::US, sanctions));
  EXPECT_EQ(o.state.hand[0], 1);
  EXPECT_TRUE(after(Position().with("Iraq", occupied(6).sleepers(1)), ieds).clean());  // an empty hand
}

TEST(LabyrinthEvents, IedsNeedACellUnderRegimeChange) {
  EXPECT_FALSE(playable(Position().with("Iraq", occupied(6)).with("Yemen", ally().poor().sleepers(1)), ieds));
  EXPECT_TRUE(playable(Position().with("Iraq", occupied(6)).marked(moqtada_al_sadr, "Iraq"), ieds));
}

TEST(LabyrinthEvents, MadrassasRecruitWithTwoCardsInPoorCountries) {
  const Position p = Position()
                         .funding(1)
                         .with("Yemen", neutral().poor())
                         .with("Sudan", adversary().islamist())
                         .with("Jordan", neutral().fair())
                         .cells_on_track(3)
                         .hand(Side::Jihadist, {sharia});
  const Outcome o = after(p, madrassas,
                          "Jihadist target Yemen; die 3 for Yemen; Jihadist card 28 Sharia;"
                          " Jihadist target Sudan; Jihadist target Yemen; die 4 for Yemen");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Yemen"), neutral().poor().sleepers(1));
  EXPECT_EQ(o.at("Sudan"), adversary().islamist().sleepers(1));
  EXPECT_TRUE(o.in_discards(sharia));
  EXPECT_EQ(o.state.card_index, 2);
  EXPECT_TRUE(says(after(p, madrassas, "Jihadist target Jordan; die 1 for Jordan; Jihadist card 28 Sharia"),
                   "illegal_choice LAB-card-53"));
}

TEST(LabyrinthEvents, MadrassasPlaceNoMoreThanTheTrackHolds) {
  const Position p = Position()
                         .with("Sudan", adversary().islamist())
                         .with("Yemen", adversary().islamist())
                         .cells_on_track(2)
                         .hand(Side::Jihadist, {sharia});
  const Outcome o = after(p, madrassas,
                          "Jihadist target Yemen; Jihadist card 28 Sharia; Jihadist target Sudan;"
                          " Jihadist target Yemen; Jihadist place Sudan");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Yemen").sleepers_, 1);
  EXPECT_EQ(o.at("Sudan").sleepers_, 1);
}

TEST(LabyrinthEvents, MadrassasAreTheFirstCardOfAJihadistPhase) {
  EXPECT_TRUE(playable(Position(), madrassas));
  EXPECT_FALSE(playable(Position().acting(Side::Jihadist, 2), madrassas));
  EXPECT_FALSE(playable(Position().acting(Side::US, 1), madrassas));
  const Position alone = Position().with("Yemen", neutral().poor());
  EXPECT_EQ(after(alone, madrassas, "Jihadist target Yemen; die 1 for Yemen").at("Yemen").sleepers_, 1);
}

TEST(LabyrinthEvents, SadrCountsAsACellThatCantBeDisrupted) {
  const Position p = Position().with("Iraq", occupied(6));
  const Outcome o = after(p, moqtada_al_sadr);
  EXPECT_TRUE(o.removed(moqtada_al_sadr));
  EXPECT_EQ(cells(o.state, iraq), 1);
  EXPECT_EQ(o.at("Iraq"), occupied(6));  // none of the fifteen
  EXPECT_FALSE(playable(Position().with("Iraq", ally().poor()), moqtada_al_sadr));
  const Position sadr = Position(p).marked(moqtada_al_sadr, "Iraq").with("Yemen", ally().poor().active(1));
  EXPECT_TRUE(says(operate(sadr, Side::US, 3, "US operation disrupt; US target Iraq"), "illegal_choice LAB-7.4.1"));
}

TEST(LabyrinthEvents, UyghurJihadTestsChina) {
  const Outcome soft_china = after(Position(), uyghur_jihad, "die 4 for China");
  EXPECT_EQ(soft_china.at("China"), soft().sleepers(1));
  const Outcome hard_china = after(Position(), uyghur_jihad, "die 5 for China; die 6 for Central Asia");
  EXPECT_EQ(hard_china.at("China"), hard());
  EXPECT_EQ(hard_china.at("Central Asia"), neutral().fair().sleepers(1));
  EXPECT_EQ(after(Position().cells_on_track(0), uyghur_jihad, "die 4 for China").at("China"), soft());
  EXPECT_TRUE(hard_china.removed(uyghur_jihad));
}

TEST(LabyrinthEvents, VieiraDeMelloSlainCostsPrestige) {
  const Position p = Position().prestige(5).with("Iraq", occupied(6).sleepers(1));
  const Outcome o = after(p, vieira_de_mello_slain);
  EXPECT_EQ(o.state.prestige, 4);
  EXPECT_TRUE(o.has_marker(vieira_de_mello_slain));
  EXPECT_TRUE(o.removed(vieira_de_mello_slain));
  EXPECT_FALSE(playable(Position().with("Iraq", occupied(6)), vieira_de_mello_slain));
}

TEST(LabyrinthEvents, AbuSayyafOpensThePhilippines) {
  const Outcome o = after(Position(), abu_sayyaf, "die 2 for Philippines");
  EXPECT_EQ(o.at("Philippines"), soft().sleepers(1));
  EXPECT_TRUE(o.has_marker(abu_sayyaf));
  EXPECT_TRUE(after(Position().cells_on_track(0), abu_sayyaf).has_marker(abu_sayyaf));
  EXPECT_FALSE(playable(Position().marked(moro_talks, "Philippines"), abu_sayyaf));
  const Position p = Position().with("Philippines", soft().sleepers(1));
  const std::string_view deploy = "US operation deploy; US from track; US to Philippines; US troops 2";
  EXPECT_EQ(operate(Position(p).marked(abu_sayyaf, "Philippines"), Side::US, 2, deploy).at("Philippines"),
            soft().sleepers(1).troops(2));
  EXPECT_TRUE(says(operate(p, Side::US, 2, deploy), "illegal_choice LAB-7.3.3"));
}

TEST(LabyrinthEvents, AbuSayyafMakesPlotsCostPrestigeUnlessTroopsOutnumberCells) {
  const Position p = Position().prestige(5).marked(abu_sayyaf, "Philippines");
  const std::string_view script =
      "Jihadist operation plot; Jihadist target Philippines; die 1 for Philippines;"
      " Jihadist plot Plot 1";
  EXPECT_EQ(operate(Position(p).with("Philippines", soft().active(1)), Side::Jihadist, 1, script).state.prestige, 4);
  EXPECT_EQ(
      operate(Position(p).with("Philippines", soft().active(1).troops(1)), Side::Jihadist, 1, script).state.prestige,
      4);
  EXPECT_EQ(
      operate(Position(p).with("Philippines", soft().active(1).troops(2)), Side::Jihadist, 1, script).state.prestige,
      5);
}

TEST(LabyrinthEvents, AlAnbarHampersDisrupt) {
  const Outcome o = after(Position().with("Iraq", occupied(6).cadre()), al_anbar);
  EXPECT_EQ(o.at("Iraq"), occupied(6).sleepers(1));
  EXPECT_TRUE(o.has_marker(al_anbar));
  EXPECT_TRUE(o.removed(al_anbar));
  EXPECT_TRUE(after(Position().cells_on_track(0), al_anbar).has_marker(al_anbar));
  EXPECT_FALSE(playable(Position().marked(anbar_awakening), al_anbar));
  const Position p = Position().with("Iraq", occupied(6).active(2)).marked(al_anbar);
  const Outcome hit = operate(p, Side::US, 3, "US operation disrupt; US target Iraq");
  EXPECT_EQ(hit.at("Iraq"), occupied(6).active(1));  // not two
}

TEST(LabyrinthEvents, AmerithraxTakesTheHighestUsCard) {
  const Position p = Position().hand(Side::US, {sanctions, sharia, quartet, fatwa});
  const Outcome o = after(p, amerithrax, "US discard 28 Sharia");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_TRUE(o.in_discards(sharia));
  EXPECT_TRUE(after(p, amerithrax, "US discard 26 Quartet").in_discards(quartet));
  EXPECT_TRUE(says(after(p, amerithrax, "US discard 6 Sanctions"), "illegal_choice LAB-card-59"));
  EXPECT_TRUE(after(Position().hand(Side::US, {fatwa}), amerithrax).clean());
  EXPECT_TRUE(after(Position().hand(Side::US, {fatwa}), amerithrax).in_hand(Side::US, fatwa));
}

TEST(LabyrinthEvents, AmerithraxAmongCardsThatNobodyHasSeen) {
  const Position p = Position().hand(Side::US, {sharia}).hidden_hand(Side::US, 2);
  EXPECT_TRUE(after(p, amerithrax, "US discard 44 Renditions").clean());
  EXPECT_TRUE(after(p, amerithrax, "US discard 28 Sharia").clean());
  EXPECT_TRUE(says(after(p, amerithrax, "US discard 6 Sanctions"), "illegal_choice LAB-card-59"));
}

TEST(LabyrinthEvents, BhuttoShotEndsBenazirBhutto) {
  const Position p = Position().with("Pakistan", neutral().fair().sleepers(1)).marked(benazir_bhutto, "Pakistan");
  const Outcome o = after(p, bhutto_shot);
  EXPECT_TRUE(o.has_marker(bhutto_shot));
  EXPECT_FALSE(o.has_marker(benazir_bhutto));
  EXPECT_TRUE(o.removed(bhutto_shot));
  EXPECT_FALSE(playable(Position().with("Pakistan", neutral().fair().cadre()), bhutto_shot));
}

}  // namespace
}  // namespace arbiter::lab::tests
