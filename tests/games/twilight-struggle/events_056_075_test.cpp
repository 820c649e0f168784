// The events of cards 56 to 75.
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "support/ts_position.hpp"

namespace arbiter::ts {
namespace {

using test::after;
using test::Influence;
using test::Outcome;
using test::Position;
using test::says;

TEST(MuslimRevolution, ClearsTwoOfItsCountries) {  // 56
  const Outcome o = after(Position().with("Iran", 3, 1).with("Egypt", 2, 0).with("Sudan", 1, 0), muslim_revolution,
                          "USSR remove Iran; USSR remove Egypt");
  EXPECT_EQ(o.at("Iran"), (Influence{0, 1}));
  EXPECT_EQ(o.at("Egypt"), (Influence{0, 0}));
  EXPECT_EQ(o.at("Sudan"), (Influence{1, 0}));
}

TEST(MuslimRevolution, TakesOneCountryWhereNoOtherHoldsInfluence) {  // 56, R-23
  const Outcome o = after(Position().with("Iran", 0, 0).with("Sudan", 1, 0), muslim_revolution, "USSR remove Sudan");
  EXPECT_EQ(o.at("Sudan"), (Influence{0, 0}));
  EXPECT_TRUE(o.clean());
}

TEST(MuslimRevolution, SparesCountriesThatItDoesNotName) {  // 56
  const Outcome o = after(Position().with("Israel", 4, 0).with("Iran", 1, 0).with("Egypt", 1, 0), muslim_revolution,
                          "USSR remove Israel; USSR remove Egypt");
  EXPECT_TRUE(says(o, "illegal_choice TS-card-56"));
}

TEST(MuslimRevolution, NoMoreAfterAwacsSaleToSaudis) {  // 56, 110
  EXPECT_FALSE(can_occur(Position().occurred(awacs_sale_to_saudis).state, muslim_revolution, Side::US));
  EXPECT_TRUE(can_occur(Position().state, muslim_revolution, Side::US));
}

TEST(AbmTreaty, RaisesDefconAndGrantsFourOps) {  // 57
  const Outcome o = after(Position().defcon(3).with("Brazil", 0, 2), abm_treaty, Side::US,
                          "US operation coup; US target Brazil; die 3 for Brazil");
  EXPECT_EQ(o.defcon(), 3);  // up by the treaty, down by the coup
  EXPECT_EQ(o.at("Brazil"), (Influence{1, 0}));
  EXPECT_EQ(o.state.military_ops[0], 4);
}

TEST(AbmTreaty, OpsAreModified) {  // 57, R-2
  Position scared = Position().with("Cuba", 0, 1);
  scared.state.red_scare[index(Side::USSR)] = 1;
  const Outcome o = after(scared, abm_treaty, Side::USSR,
                          "USSR operation influence; USSR place Cuba; USSR place Cuba; USSR place Cuba");
  EXPECT_EQ(o.at("Cuba"), (Influence{0, 4}));
  EXPECT_TRUE(o.clean());
}

TEST(CulturalRevolution, TakesTheChinaCardFaceUp) {  // 58
  const Outcome o = after(Position().china(Side::US, false), cultural_revolution);
  EXPECT_EQ(o.state.china_holder, index(Side::USSR));
  EXPECT_EQ(o.state.china_face_up, 1);
  EXPECT_EQ(o.vp(), 0);
}

TEST(CulturalRevolution, GivesOneVpToTheHolder) {  // 58
  const Outcome o = after(Position().china(Side::USSR, true), cultural_revolution);
  EXPECT_EQ(o.vp(), -1);
}

TEST(FlowerPower, ComesIntoPlayUnlessTheEmpireIsEvil) {  // 59
  EXPECT_TRUE(after(Position(), flower_power).state.effect(flower_power));
  EXPECT_FALSE(can_occur(Position().occurred(an_evil_empire).state, flower_power, Side::US));
}

TEST(U2Incident, GivesOneVpAndWaitsForUnIntervention) {  // 60
  const Outcome o = after(Position(), u2_incident);
  EXPECT_EQ(o.vp(), -1);
  EXPECT_TRUE(o.state.effect(u2_incident));
}

TEST(Opec, CountsTheOilCountriesOfTheUssr) {  // 61
  const Outcome o =
      after(Position().with("Egypt", 0, 2).with("Venezuela", 0, 2).with("Iran", 1, 2).with("Syria", 0, 2), opec);
  EXPECT_EQ(o.vp(), -2);
}

TEST(Opec, GivesNothingWithoutControlAndIsBlockedByNorthSeaOil) {  // 61
  EXPECT_EQ(after(Position(), opec).vp(), 0);
  EXPECT_FALSE(can_occur(Position().occurred(north_sea_oil).state, opec, Side::US));
}

TEST(LoneGunman, ShowsTheHandAndGrantsOneOp) {  // 62
  const Outcome o =
      after(Position().hand(Side::US, {fidel, nato}).with("Cuba", 0, 1), lone_gunman,
            "states revealed.US 8 =1; states revealed.US 21 =1; USSR operation influence; USSR place Cuba");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Cuba"), (Influence{0, 2}));
}

TEST(LoneGunman, OperationsMayBeDeclined) {  // 62, R-42
  const Outcome o = after(Position().hand(Side::US, {fidel}), lone_gunman, "USSR operation none");
  EXPECT_TRUE(o.clean());
}

TEST(LoneGunman, ACoupAtDefconTwoLosesForThePhasingUs) {  // 62
  const Outcome o = after(Position().defcon(2).phasing(Side::US).with("Nigeria", 1, 0), lone_gunman,
                          "USSR operation coup; USSR target Nigeria; die 1 for Nigeria");
  EXPECT_EQ(o.state.ending, Ending::defcon);
  EXPECT_EQ(o.state.winner, index(Side::USSR));
}

TEST(LoneGunman, ACoupInTheCubanCrisisLosesForTheUssr) {  // 62
  Position crisis = Position().phasing(Side::US).with("Nigeria", 1, 0);
  crisis.state.crisis_against = static_cast<std::int8_t>(index(Side::USSR));
  const Outcome o = after(crisis, lone_gunman, "USSR operation coup; USSR target Nigeria; die 1 for Nigeria");
  EXPECT_EQ(o.state.ending, Ending::cuban_missile_crisis);
  EXPECT_EQ(o.state.winner, index(Side::US));
}

TEST(ColonialRearGuards, AddsOneInEachOfFourCountries) {  // 63
  const Outcome o = after(Position(), colonial_rear_guards, Side::US,
                          "US place Zaire; US place Burma; US place Angola; US place Vietnam");
  for (const char* country : {"Zaire", "Burma", "Angola", "Vietnam"}) EXPECT_EQ(o.at(country), (Influence{1, 0}));
}

TEST(ColonialRearGuards, FourDifferentCountriesOfAfricaAndSoutheastAsia) {  // 63
  EXPECT_FALSE(after(Position(), colonial_rear_guards, Side::US,
                     "US place Zaire; US place Zaire; US place Angola; US place Vietnam")
                   .clean());
  EXPECT_FALSE(after(Position(), colonial_rear_guards, Side::US,
                     "US place India; US place Zaire; US place Angola; US place Vietnam")
                   .clean());
}

TEST(PanamaCanalReturned, AddsOneInThreeCountries) {  // 64
  const Outcome o = after(Position().with("Panama", 1, 0), panama_canal_returned);
  EXPECT_EQ(o.at("Panama"), (Influence{2, 0}));
  EXPECT_EQ(o.at("Costa Rica"), (Influence{1, 0}));
  EXPECT_EQ(o.at("Venezuela"), (Influence{1, 0}));
}

TEST(CampDavidAccords, GivesVpAndInfluenceAndBlocksTheWar) {  // 65
  const Outcome o = after(Position().with("Israel", 1, 0), camp_david_accords);
  EXPECT_EQ(o.vp(), 1);
  EXPECT_EQ(o.at("Israel"), (Influence{2, 0}));
  EXPECT_EQ(o.at("Jordan"), (Influence{1, 0}));
  EXPECT_EQ(o.at("Egypt"), (Influence{1, 0}));
  EXPECT_FALSE(can_occur(o.state, arab_israeli_war, Side::US));
}

TEST(PuppetGovernments, AddsInEmptyCountries) {  // 66
  const Outcome o = after(Position(), puppet_governments, "US place Peru; US place Chile; US place Kenya");
  for (const char* country : {"Peru", "Chile", "Kenya"}) EXPECT_EQ(o.at(country), (Influence{1, 0}));
  EXPECT_TRUE(o.clean());
}

TEST(PuppetGovernments, FewerMayBeChosenAndHeldCountriesAreBarred) {  // 66
  const Outcome two = after(Position(), puppet_governments, "US place Peru; US place Haiti; US place none");
  EXPECT_EQ(two.at("Haiti"), (Influence{1, 0}));
  EXPECT_TRUE(two.clean());
  EXPECT_FALSE(after(Position().with("Peru", 0, 1), puppet_governments, "US place Peru").clean());
  EXPECT_FALSE(after(Position(), puppet_governments, "US place Peru; US place Peru").clean());
}

TEST(GrainSales, TheDrawnCardIsPlayed) {  // 67
  const Outcome o = after(Position().hand(Side::USSR, {panama_canal_returned}), grain_sales_to_soviets,
                          "states revealed.USSR 64 =1; states revealed_from_hand.USSR 64 =1; US play_or_return play; "
                          "states played.US 64 =1; states played.US 64 =1; US use event");
  EXPECT_EQ(o.at("Costa Rica"), (Influence{1, 0}));
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.hand[index(Side::USSR)], 0);
  EXPECT_EQ(o.state.place[panama_canal_returned], out_of_game);
}

TEST(GrainSales, ReturnedForOperations) {  // 67
  const Outcome o = after(Position().hand(Side::USSR, {fidel}).with("Cuba", 1, 0), grain_sales_to_soviets, Side::US,
                          "states revealed.USSR 8 =1; states revealed_from_hand.USSR 8 =1; US play_or_return return; "
                          "states returned.US 8 =1; US operation influence; US "
                          "place Cuba; US place Cuba");
  EXPECT_EQ(o.at("Cuba"), (Influence{3, 0}));
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.place[fidel], in_ussr_hand);
  EXPECT_EQ(o.state.hand[index(Side::USSR)], 1);
}

TEST(GrainSales, AnEmptyHandGrantsTheOperations) {  // 67
  const Outcome o = after(Position().hand(Side::USSR, {}).with("Cuba", 1, 0), grain_sales_to_soviets,
                          "US operation influence; US place Cuba; US place Cuba");
  EXPECT_EQ(o.at("Cuba"), (Influence{3, 0}));
}

TEST(GrainSales, ADrawnScoringCardIsScored) {  // 67
  const Outcome o = after(Position().hand(Side::USSR, {africa_scoring}).with("Angola", 1, 0), grain_sales_to_soviets,
                          "states revealed_from_hand.USSR 79 =1; US play_or_return play; US use event");
  EXPECT_EQ(o.vp(), 2);
  EXPECT_EQ(o.state.place[africa_scoring], in_discard_pile);
}

TEST(GrainSales, AUssrEventHappensInAUsPlay) {  // 67
  const Outcome o = after(Position().hand(Side::USSR, {fidel}).with("Cuba", 1, 0), grain_sales_to_soviets,
                          "states revealed_from_hand.USSR 8 =1; US play_or_return play; US use operations; "
                          "US operation influence; US place Cuba, Cuba");
  EXPECT_EQ(o.at("Cuba"), (Influence{0, 3}));
  EXPECT_EQ(o.state.place[fidel], out_of_game);
}

TEST(GrainSales, UnInterventionStopsTheDrawnEvent) {  // 67
  const Position p = Position().hand(Side::USSR, {fidel}).hand(Side::US, {un_intervention}).with("Cuba", 1, 0);
  const Outcome o = after(p, grain_sales_to_soviets,
                          "states revealed_from_hand.USSR 8 =1; US play_or_return play; US pair 8; "
                          "US operation influence; US place Cuba, Cuba");
  EXPECT_EQ(o.at("Cuba"), (Influence{3, 0}));
  EXPECT_EQ(o.state.place[fidel], in_discard_pile);
  EXPECT_EQ(o.state.place[un_intervention], in_discard_pile);
  EXPECT_EQ(o.state.hand[index(Side::US)], 0);
  EXPECT_TRUE(o.clean());
}

TEST(GrainSales, DrawnDefectorsCancelTheUssrHeadline) {  // 67, R-48
  Position p = Position().hand(Side::USSR, {defectors}).headline(Side::US);
  p.state.headline[index(Side::USSR)] = fidel;
  p.state.headline_open[index(Side::USSR)] = 1;
  p.state.place[fidel] = on_table;
  const Outcome o =
      after(p, grain_sales_to_soviets, "states revealed_from_hand.USSR 103 =1; US play_or_return play; US use event");
  EXPECT_EQ(o.state.headline_open[index(Side::USSR)], 0);
  EXPECT_EQ(o.state.place[fidel], in_discard_pile);
}

TEST(GrainSales, InAUssrRoundTheUssrStaysPhasing) {  // 67
  const Position p = Position().hand(Side::USSR, {duck_and_cover}).defcon(2).phasing(Side::USSR);
  const Outcome o = after(p, grain_sales_to_soviets, Side::USSR,
                          "states revealed_from_hand.USSR 4 =1; US play_or_return play; US use event");
  EXPECT_EQ(o.state.ending, Ending::defcon);
  EXPECT_EQ(o.state.winner, index(Side::US));
}

TEST(JohnPaulII, TurnsPolandAndMakesSolidarityPossible) {  // 68
  const Outcome o = after(Position().with("Poland", 0, 4), john_paul_ii_elected_pope);
  EXPECT_EQ(o.at("Poland"), (Influence{1, 2}));
  EXPECT_TRUE(can_occur(o.state, solidarity, Side::US));
}

TEST(JohnPaulII, RemovesWhatIsThere) {  // 68, TS-1.4
  EXPECT_EQ(after(Position().with("Poland", 0, 1), john_paul_ii_elected_pope).at("Poland"), (Influence{1, 0}));
}

TEST(LatinAmericanDeathSquads, StackOrCancelOut) {  // 69, R-45
  EXPECT_EQ(after(Position(), latin_american_death_squads, Side::US).state.death_squads, 1);
  EXPECT_EQ(after(Position(), latin_american_death_squads, Side::USSR).state.death_squads, -1);
  Position second;
  second.state.death_squads = 1;
  EXPECT_EQ(after(second, latin_american_death_squads, Side::US).state.death_squads, 2);
  EXPECT_EQ(after(second, latin_american_death_squads, Side::USSR).state.death_squads, 0);
}

TEST(OasFounded, AddsTwoInLatinAmerica) {  // 70
  EXPECT_EQ(after(Position(), oas_founded, "US place Brazil; US place Brazil").at("Brazil"), (Influence{2, 0}));
  EXPECT_EQ(after(Position(), oas_founded, "US place Haiti; US place Chile").at("Haiti"), (Influence{1, 0}));
  EXPECT_TRUE(says(after(Position(), oas_founded, "US place Zaire; US place Haiti"), "illegal_choice TS-card-70"));
}

TEST(NixonPlaysTheChinaCard, VpOrTheCardFaceDown) {  // 71
  EXPECT_EQ(after(Position().china(Side::US, true), nixon_plays_the_china_card).vp(), 2);
  const Outcome taken = after(Position().china(Side::USSR, true), nixon_plays_the_china_card);
  EXPECT_EQ(taken.state.china_holder, index(Side::US));
  EXPECT_EQ(taken.state.china_face_up, 0);
  EXPECT_EQ(taken.vp(), 0);
}

TEST(SadatExpelsSoviets, EgyptChangesSides) {  // 72
  EXPECT_EQ(after(Position().with("Egypt", 1, 4), sadat_expels_soviets).at("Egypt"), (Influence{2, 0}));
}

TEST(ShuttleDiplomacy, LiesInFrontOfTheUs) {  // 73
  EXPECT_TRUE(after(Position(), shuttle_diplomacy).state.effect(shuttle_diplomacy));
}

TEST(TheVoiceOfAmerica, RemovesFourOutsideEurope) {  // 74
  const Outcome o = after(Position().with("Cuba", 0, 3).with("Angola", 0, 1).with("Peru", 0, 1), the_voice_of_america,
                          "US remove Cuba; US remove Cuba; US remove Angola; US remove Peru");
  EXPECT_EQ(o.at("Cuba"), (Influence{0, 1}));
  EXPECT_EQ(o.at("Angola"), (Influence{0, 0}));
}

TEST(TheVoiceOfAmerica, AtMostTwoInACountryAndNothingInEurope) {  // 74
  const auto board = Position().with("Cuba", 0, 3).with("Angola", 0, 2).with("Poland", 0, 3);
  EXPECT_FALSE(
      after(board, the_voice_of_america, "US remove Cuba; US remove Cuba; US remove Cuba; US remove Angola").clean());
  EXPECT_TRUE(
      says(after(board, the_voice_of_america, "US remove Poland; US remove Cuba; US remove Cuba; US remove Angola"),
           "illegal_choice TS-card-74"));
}

TEST(LiberationTheology, AddsThreeInCentralAmerica) {  // 75
  EXPECT_EQ(after(Position(), liberation_theology, "USSR place Haiti; USSR place Haiti; USSR place Cuba").at("Haiti"),
            (Influence{0, 2}));
  EXPECT_FALSE(after(Position(), liberation_theology, "USSR place Haiti; USSR place Haiti; USSR place Haiti").clean());
}

}  // namespace
}  // namespace arbiter::ts
