// The events of cards 76 to 92.
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

TEST(UssuriRiverSkirmish, TakesTheChinaCardFaceUp) {  // 76
  const Outcome o = after(Position().china(Side::USSR, false), ussuri_river_skirmish);
  EXPECT_EQ(o.state.china_holder, index(Side::US));
  EXPECT_EQ(o.state.china_face_up, 1);
}

TEST(UssuriRiverSkirmish, AddsFourInAsiaForTheHolder) {  // 76
  const Position held = Position().china(Side::US, true);
  const Outcome o = after(held, ussuri_river_skirmish, "US place India, India, Japan, Burma");
  EXPECT_EQ(o.at("India"), (Influence{2, 0}));
  EXPECT_EQ(o.at("Burma"), (Influence{1, 0}));
  EXPECT_TRUE(o.clean());
  EXPECT_FALSE(after(held, ussuri_river_skirmish, "US place India, India, India, Burma").clean());
  EXPECT_TRUE(
      says(after(held, ussuri_river_skirmish, "US place Iran, India, India, Burma"), "illegal_choice TS-card-76"));
}

TEST(AskNot, ExchangesCards) {  // 77
  const Position p = Position().hand(Side::US, {fidel, asia_scoring, nato});
  const Outcome o = after(p, ask_not, "US discard 8; US discard 1; US discard none; draw US 5, 9");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.place[fidel], in_discard_pile);
  EXPECT_EQ(o.state.place[asia_scoring], in_discard_pile);
  EXPECT_EQ(o.state.place[five_year_plan], in_us_hand);
  EXPECT_EQ(o.state.place[vietnam_revolts], in_us_hand);
  EXPECT_EQ(o.state.place[nato], in_us_hand);
  EXPECT_EQ(o.state.hand[index(Side::US)], 3);
}

TEST(AskNot, MayDiscardNothingAndNeverTheChinaCard) {  // 77
  const Position p = Position().hand(Side::US, {fidel}).china(Side::US, true);
  EXPECT_EQ(after(p, ask_not, "US discard none").state.place[fidel], in_us_hand);
  EXPECT_TRUE(says(after(p, ask_not, "US discard 6; draw US 9"), "illegal_choice TS-card-77"));
}

TEST(AllianceForProgress, CountsUsBattlegroundsInLatinAmerica) {  // 78
  const Outcome o = after(
      Position().with("Brazil", 2, 0).with("Cuba", 3, 0).with("Peru", 2, 0).with("France", 3, 0).with("Chile", 3, 1),
      alliance_for_progress);
  EXPECT_EQ(o.vp(), 2);
}

TEST(AllianceForProgress, CountsAsPlayedWithoutVp) {  // 78
  const Outcome o = after(Position(), alliance_for_progress);
  EXPECT_TRUE(o.occurred);
  EXPECT_EQ(o.state.place[alliance_for_progress], out_of_game);
}

TEST(AfricaScoring, ScoresAfrica) {  // 79
  EXPECT_EQ(after(Position().with("Angola", 1, 0).with("Kenya", 0, 2), africa_scoring).vp(), 1);
}

TEST(OneSmallStep, AdvancesTwoBoxesForTheVpOfTheSecond) {  // 80
  const Outcome o = after(Position().space(0, 1), one_small_step, Side::US);
  EXPECT_EQ(o.state.space[index(Side::US)], 2);
  EXPECT_EQ(o.vp(), 0);  // box 1 is jumped over
  EXPECT_EQ(after(Position().space(2, 1), one_small_step, Side::USSR).vp(), -2);
}

TEST(OneSmallStep, NeedsToBeBehind) {  // 80
  EXPECT_FALSE(after(Position().space(1, 1), one_small_step, Side::US).occurred);
  EXPECT_FALSE(after(Position().space(2, 1), one_small_step, Side::US).occurred);
}

TEST(OneSmallStep, EndsWithTheLastBox) {  // 80
  const Outcome o = after(Position().space(7, 8), one_small_step, Side::US);
  EXPECT_EQ(o.state.space[index(Side::US)], 8);
  EXPECT_TRUE(o.clean());
}

TEST(SouthAmericaScoring, ScoresSouthAmerica) {  // 81
  EXPECT_EQ(after(Position().with("Brazil", 0, 2), south_america_scoring).vp(), -3);
}

TEST(IranianHostageCrisis, TakesIran) {  // 82
  const Outcome o = after(Position().with("Iran", 3, 1), iranian_hostage_crisis);
  EXPECT_EQ(o.at("Iran"), (Influence{0, 3}));
  EXPECT_TRUE(o.state.effect(iranian_hostage_crisis));
}

TEST(TheIronLady, ChangesArgentinaAndTheUk) {  // 83
  const Outcome o = after(Position().with("UK", 5, 2), the_iron_lady);
  EXPECT_EQ(o.vp(), 1);
  EXPECT_EQ(o.at("Argentina"), (Influence{0, 1}));
  EXPECT_EQ(o.at("UK"), (Influence{5, 0}));
  EXPECT_TRUE(o.state.effect(the_iron_lady));
  EXPECT_FALSE(can_occur(o.state, socialist_governments, Side::USSR));
}

TEST(ReaganBombsLibya, OneVpForEachTwo) {  // 84
  EXPECT_EQ(after(Position().with("Libya", 0, 5), reagan_bombs_libya).vp(), 2);
  const Outcome none = after(Position().with("Libya", 0, 1), reagan_bombs_libya);
  EXPECT_EQ(none.vp(), 0);
  EXPECT_EQ(none.state.place[reagan_bombs_libya], out_of_game);  // played all the same
}

TEST(StarWars, LetsADiscardedEventHappen) {  // 85
  const Position p = Position().space(2, 1).discarded({panama_canal_returned, asia_scoring});
  const Outcome o = after(p, star_wars, "US take 64");
  EXPECT_EQ(o.at("Panama"), (Influence{1, 0}));
  EXPECT_EQ(o.state.place[panama_canal_returned], out_of_game);
  EXPECT_TRUE(o.clean());
}

TEST(StarWars, TheUssrCarriesItsOwnEventOut) {  // 85, R-51
  const Outcome o = after(Position().space(2, 1).discarded({liberation_theology}), star_wars,
                          "US take 75; USSR place Cuba, Cuba, Haiti");
  EXPECT_EQ(o.at("Cuba"), (Influence{0, 2}));
  EXPECT_EQ(o.state.place[liberation_theology], in_discard_pile);
}

TEST(StarWars, NoScoringCardAndNoEventThatCannotOccur) {  // 85
  const Position p = Position().space(2, 1).discarded({asia_scoring, solidarity, oas_founded});
  EXPECT_TRUE(says(after(p, star_wars, "US take 1"), "illegal_choice TS-card-85"));
  EXPECT_TRUE(says(after(p, star_wars, "US take 101"), "illegal_choice TS-5.4"));
  EXPECT_TRUE(says(after(p, star_wars, "US take 64"), "illegal_choice TS-card-85"));  // still in the pile
}

TEST(StarWars, NeedsTheLeadAndWorksOnAnEmptyPile) {  // 85
  EXPECT_FALSE(after(Position().space(1, 1).discarded({panama_canal_returned}), star_wars).occurred);
  const Outcome empty = after(Position().space(1, 0), star_wars);
  EXPECT_TRUE(empty.occurred);
  EXPECT_TRUE(empty.clean());
}

TEST(NorthSeaOil, ForbidsOpec) {  // 86
  const Outcome o = after(Position(), north_sea_oil);
  EXPECT_TRUE(o.state.effect(north_sea_oil));
  EXPECT_FALSE(can_occur(o.state, opec, Side::USSR));
}

TEST(TheReformer, AddsFourOrSixInEurope) {  // 87
  const Outcome four = after(Position().vp(0), the_reformer, "USSR place Poland, Poland, Italy, France");
  EXPECT_EQ(four.at("Poland"), (Influence{0, 2}));
  EXPECT_TRUE(four.clean());
  EXPECT_TRUE(four.state.effect(the_reformer));
  const Outcome six = after(Position().vp(-1), the_reformer, "USSR place Poland, Poland, Italy, France, UK, UK");
  EXPECT_EQ(six.at("UK"), (Influence{0, 2}));
  EXPECT_TRUE(six.clean());
}

TEST(TheReformer, AtMostTwoInACountryOfEurope) {  // 87
  EXPECT_FALSE(after(Position(), the_reformer, "USSR place Poland, Poland, Poland, France").clean());
  EXPECT_TRUE(
      says(after(Position(), the_reformer, "USSR place Cuba, Poland, Italy, France"), "illegal_choice TS-card-87"));
}

TEST(MarineBarracksBombing, ClearsLebanonAndTakesTwoMore) {  // 88
  const Outcome o = after(Position().with("Lebanon", 2, 0).with("Israel", 4, 0), marine_barracks_bombing,
                          "USSR remove Israel, Israel");
  EXPECT_EQ(o.at("Lebanon"), (Influence{0, 0}));
  EXPECT_EQ(o.at("Israel"), (Influence{2, 0}));
  EXPECT_TRUE(o.clean());
}

TEST(MarineBarracksBombing, TakesWhatIsThere) {  // 88, R-23
  const Outcome o =
      after(Position().with("Syria", 1, 0).with("India", 1, 0), marine_barracks_bombing, "USSR remove Syria");
  EXPECT_EQ(o.at("Syria"), (Influence{0, 0}));
  EXPECT_TRUE(o.clean());
}

TEST(Kal007, LowersDefconForVp) {  // 89
  const Outcome o = after(Position().defcon(4), soviets_shoot_down_kal_007);
  EXPECT_EQ(o.defcon(), 3);
  EXPECT_EQ(o.vp(), 2);
  EXPECT_TRUE(o.clean());
}

TEST(Kal007, SouthKoreaGrantsOperationsWithoutCoup) {  // 89
  const Position p = Position().defcon(4).with("South Korea", 3, 0).with("Cuba", 0, 1);
  const Outcome o =
      after(p, soviets_shoot_down_kal_007, "US operation influence; US place South Korea, South Korea, Taiwan, Japan");
  EXPECT_EQ(o.at("South Korea"), (Influence{5, 0}));
  EXPECT_TRUE(o.clean());
  EXPECT_TRUE(after(p, soviets_shoot_down_kal_007, "US operation none").clean());
  EXPECT_FALSE(after(p, soviets_shoot_down_kal_007, "US operation coup; US target Cuba; die 1 for Cuba").clean());
}

TEST(Kal007, DefconOneEndsTheGameBeforeTheVp) {  // 89
  const Outcome o = after(Position().defcon(2).phasing(Side::US), soviets_shoot_down_kal_007);
  EXPECT_EQ(o.state.ending, Ending::defcon);
  EXPECT_EQ(o.state.winner, index(Side::USSR));
  EXPECT_EQ(o.vp(), 0);
}

TEST(Glasnost, GivesVpAndRaisesDefcon) {  // 90
  const Outcome o = after(Position().defcon(3), glasnost);
  EXPECT_EQ(o.vp(), -2);
  EXPECT_EQ(o.defcon(), 4);
  EXPECT_TRUE(o.clean());
}

TEST(Glasnost, TheReformerGrantsOperationsWithoutCoup) {  // 90
  const Position p = Position().defcon(3).in_play(the_reformer).with("Cuba", 0, 1).with("Mexico", 1, 0);
  const Outcome o = after(p, glasnost, "USSR operation influence; USSR place Cuba, Cuba, Cuba, Cuba");
  EXPECT_EQ(o.at("Cuba"), (Influence{0, 5}));
  EXPECT_TRUE(o.clean());
  EXPECT_TRUE(after(p, glasnost, "USSR operation none").clean());
  EXPECT_FALSE(after(p, glasnost, "USSR operation coup; USSR target Mexico; die 1 for Mexico").clean());
}

TEST(Glasnost, TheBanOnCoupsOutlivesTheReformersBonus) {  // 87, 90
  const Position p = Position().in_play(the_reformer).with("Mexico", 1, 0).with("France", 1, 0);
  const Outcome o = after(p, glasnost, "USSR operation none");
  EXPECT_FALSE(o.state.effect(the_reformer));
  EXPECT_FALSE(coup_targets(o.state, Side::USSR, {.printed = 2}).has(france));
  EXPECT_TRUE(coup_targets(o.state, Side::USSR, {.printed = 2}).has(mexico));
}

TEST(OrtegaElected, ClearsNicaraguaForAFreeCoup) {  // 91
  const Outcome o = after(Position().defcon(3).with("Nicaragua", 2, 0).with("Cuba", 2, 0), ortega_elected_in_nicaragua,
                          "USSR operation coup; USSR target Cuba; die 6 for Cuba");
  EXPECT_EQ(o.at("Nicaragua"), (Influence{0, 0}));
  EXPECT_EQ(o.at("Cuba"), (Influence{0, 0}));
  EXPECT_EQ(o.defcon(), 2);
  EXPECT_EQ(o.state.military_ops[index(Side::USSR)], 0);
  EXPECT_TRUE(o.clean());
}

TEST(OrtegaElected, OnlyANeighbourAndOnlyIfWanted) {  // 91, R-42
  const Position p = Position().with("Honduras", 1, 0).with("Panama", 1, 0);
  EXPECT_TRUE(after(p, ortega_elected_in_nicaragua, "USSR operation none").clean());
  EXPECT_FALSE(
      after(p, ortega_elected_in_nicaragua, "USSR operation coup; USSR target Panama; die 1 for Panama").clean());
}

TEST(OrtegaElected, NothingToCoup) {  // 91
  EXPECT_TRUE(after(Position().with("Nicaragua", 1, 0), ortega_elected_in_nicaragua).clean());
}

TEST(Terrorism, TakesOneCardAtRandom) {  // 92
  const Outcome o =
      after(Position().hand(Side::USSR, {fidel, nasser}), terrorism, Side::US, "states discarded.USSR 8 =1");
  EXPECT_EQ(o.state.place[fidel], in_discard_pile);
  EXPECT_EQ(o.state.hand[index(Side::USSR)], 1);
  EXPECT_EQ(o.at("Cuba"), (Influence{0, 0}));  // no event
  EXPECT_TRUE(o.clean());
}

TEST(Terrorism, TheHostageCrisisDoublesItAgainstTheUs) {  // 92
  const Position p = Position().in_play(iranian_hostage_crisis).hand(Side::US, {fidel, nasser, asia_scoring});
  const Outcome o = after(p, terrorism, Side::USSR, "states discarded.US 8 =1; states discarded.US 1 =1");
  EXPECT_EQ(o.state.hand[index(Side::US)], 1);
  EXPECT_EQ(o.state.place[asia_scoring], in_discard_pile);
  EXPECT_EQ(o.vp(), 0);
  const Outcome ussr = after(Position().in_play(iranian_hostage_crisis).hand(Side::USSR, {fidel, nasser}), terrorism,
                             Side::US, "states discarded.USSR 8 =1");
  EXPECT_EQ(ussr.state.hand[index(Side::USSR)], 1);
  EXPECT_TRUE(ussr.clean());
}

TEST(Terrorism, AnEmptyHandHasNothingToLose) {  // 92
  const Outcome o = after(Position(), terrorism, Side::US, "states nothing_to_discard.USSR =1");
  EXPECT_TRUE(o.clean());
}

}  // namespace
}  // namespace arbiter::ts
