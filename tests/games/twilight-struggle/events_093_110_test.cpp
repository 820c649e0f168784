// The events of cards 93 to 110.
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

TEST(IranContraScandal, ComesIntoPlay) {  // 93
  EXPECT_TRUE(after(Position(), iran_contra_scandal).state.effect(iran_contra_scandal));
}

TEST(Chernobyl, NamesARegion) {  // 94
  const Outcome o = after(Position(), chernobyl, "US region Africa");
  EXPECT_EQ(o.state.chernobyl_region, static_cast<int>(Region::Africa));
  EXPECT_TRUE(o.state.effect(chernobyl));
  EXPECT_TRUE(o.clean());
}

TEST(Chernobyl, SoutheastAsiaIsNoRegion) {  // 94, R-32
  EXPECT_FALSE(after(Position(), chernobyl, "US region Southeast Asia").clean());
}

TEST(LatinAmericanDebtCrisis, ADiscardOfThreePaysForIt) {  // 95
  const Position p = Position().hand(Side::US, {nato, fidel}).with("Peru", 0, 2);
  const Outcome o = after(p, latin_american_debt_crisis, "US discard 21");
  EXPECT_EQ(o.at("Peru"), (Influence{0, 2}));
  EXPECT_EQ(o.state.place[nato], in_discard_pile);
  EXPECT_EQ(o.state.hand[index(Side::US)], 1);
  EXPECT_TRUE(says(after(p, latin_american_debt_crisis, "US discard 8"), "illegal_choice TS-card-95"));  // worth 2
  EXPECT_TRUE(says(after(p, latin_american_debt_crisis, "US discard 57"), "illegal_choice TS-5.7"));     // not in hand
}

TEST(LatinAmericanDebtCrisis, ModifiersCount) {  // 95, R-5
  const Position p = Position().hand(Side::US, {fidel}).in_play(containment).with("Peru", 0, 2);
  EXPECT_TRUE(after(p, latin_american_debt_crisis, "US discard 8").clean());
}

TEST(LatinAmericanDebtCrisis, DoublesUpToTwoCountries) {  // 95
  const Position p = Position().hand(Side::US, {nato}).with("Peru", 0, 2).with("Chile", 1, 1).with("Cuba", 0, 3);
  const Outcome two = after(p, latin_american_debt_crisis, "US discard none; USSR place Peru; USSR place Chile");
  EXPECT_EQ(two.at("Peru"), (Influence{0, 4}));
  EXPECT_EQ(two.at("Chile"), (Influence{1, 2}));
  const Outcome one = after(p, latin_american_debt_crisis, "US discard none; USSR place Peru; USSR place none");
  EXPECT_EQ(one.at("Peru"), (Influence{0, 4}));
  EXPECT_TRUE(one.clean());
  EXPECT_FALSE(after(p, latin_american_debt_crisis, "US discard none; USSR place Cuba; USSR place Peru").clean());
  EXPECT_FALSE(after(p, latin_american_debt_crisis, "US discard none; USSR place Peru; USSR place Peru").clean());
}

TEST(LatinAmericanDebtCrisis, ReadsTheDoublingFromTheStatedChange) {  // 95
  const Outcome o =
      after(Position().with("Colombia", 0, 4), latin_american_debt_crisis, "states influence.USSR Colombia +4");
  EXPECT_EQ(o.at("Colombia"), (Influence{0, 8}));
  EXPECT_TRUE(o.clean());
}

TEST(TearDownThisWall, AFreeCoupInEurope) {  // 96
  const Outcome o = after(Position().defcon(3).with("East Germany", 0, 3), tear_down_this_wall,
                          "US operation coup; US target East Germany; die 4 for East Germany");
  EXPECT_EQ(o.at("East Germany"), (Influence{3, 2}));
  EXPECT_EQ(o.defcon(), 2);
  EXPECT_EQ(o.state.military_ops[index(Side::US)], 0);
  EXPECT_TRUE(o.state.effect(tear_down_this_wall));
  EXPECT_TRUE(o.clean());
}

TEST(TearDownThisWall, FreeRealignmentsInEurope) {  // 96
  const Outcome o = after(Position().defcon(2).with("East Germany", 0, 1), tear_down_this_wall,
                          "US operation realignment; US target East Germany; die 1 for USSR; die 6 for US");
  EXPECT_EQ(o.at("East Germany"), (Influence{3, 0}));
  EXPECT_TRUE(o.clean());
}

TEST(TearDownThisWall, NoInfluenceNoOtherRegionAndMayBeDeclined) {  // 96
  const Position p = Position().with("Cuba", 1, 1).with("Poland", 0, 1);
  EXPECT_TRUE(after(p, tear_down_this_wall, "US operation none").clean());
  EXPECT_FALSE(after(p, tear_down_this_wall, "US operation coup; US target Cuba; die 1 for Cuba").clean());
  EXPECT_FALSE(after(p, tear_down_this_wall, "US operation influence; US place Cuba, Cuba, Cuba").clean());
}

TEST(TearDownThisWall, EndsAndForbidsWillyBrandt) {  // 96
  const Outcome o = after(Position().in_play(willy_brandt), tear_down_this_wall, "US operation none");
  EXPECT_FALSE(o.state.effect(willy_brandt));
  EXPECT_FALSE(can_occur(o.state, willy_brandt, Side::USSR));
}

TEST(AnEvilEmpire, EndsAndForbidsFlowerPower) {  // 97
  const Outcome o = after(Position().in_play(flower_power), an_evil_empire);
  EXPECT_EQ(o.vp(), 1);
  EXPECT_FALSE(o.state.effect(flower_power));
  EXPECT_FALSE(can_occur(o.state, flower_power, Side::USSR));
}

TEST(AldrichAmesRemix, OpensTheHandAndDiscardsACard) {  // 98
  const Position p = Position().hand(Side::US, {fidel, asia_scoring});
  const Outcome o = after(p, aldrich_ames_remix,
                          "states revealed.US 8 =1; states revealed.US 1 =1; USSR discard 1; states discarded.US 1 =1");
  EXPECT_EQ(o.state.us_hand_open, 1);
  EXPECT_EQ(o.state.place[asia_scoring], in_discard_pile);
  EXPECT_EQ(o.state.hand[index(Side::US)], 1);
  EXPECT_TRUE(o.clean());
  EXPECT_TRUE(says(after(p, aldrich_ames_remix, "USSR discard 9"), "illegal_choice TS-card-98"));
}

TEST(AldrichAmesRemix, AnEmptyHandHasNothingToDiscard) {  // 98
  const Outcome o = after(Position(), aldrich_ames_remix);
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.us_hand_open, 1);
}

TEST(PershingIIDeployed, TakesOneInEachOfThreeCountries) {  // 99
  const Position p =
      Position().with("UK", 5, 0).with("France", 3, 0).with("Italy", 1, 0).with("Turkey", 1, 0).with("Poland", 1, 0);
  const Outcome o = after(p, pershing_ii_deployed, "USSR remove UK, Italy, France");
  EXPECT_EQ(o.vp(), -1);
  EXPECT_EQ(o.at("UK"), (Influence{4, 0}));
  EXPECT_EQ(o.at("Italy"), (Influence{0, 0}));
  EXPECT_TRUE(o.clean());
  EXPECT_FALSE(after(p, pershing_ii_deployed, "USSR remove UK, UK, Italy").clean());
  EXPECT_TRUE(says(after(p, pershing_ii_deployed, "USSR remove Poland, UK, Italy"), "illegal_choice TS-card-99"));
}

TEST(PershingIIDeployed, AllIfFewer) {  // 99, R-41
  const Outcome o =
      after(Position().with("UK", 5, 0).with("Italy", 1, 0), pershing_ii_deployed, "USSR remove UK, Italy");
  EXPECT_EQ(o.at("UK"), (Influence{4, 0}));
  EXPECT_TRUE(o.clean());
}

TEST(Wargames, EndsTheGameForSixVp) {  // 100
  const Outcome o = after(Position().defcon(2).vp(7), wargames, Side::US, "US end_game yes");
  EXPECT_EQ(o.vp(), 1);
  EXPECT_EQ(o.state.ending, Ending::wargames);
  EXPECT_EQ(o.state.winner, index(Side::US));
  EXPECT_EQ(after(Position().defcon(2).vp(5), wargames, Side::US, "US end_game yes").state.winner, index(Side::USSR));
}

TEST(Wargames, ATieIsADrawUnlessRuledOtherwise) {  // 100, R-31
  const Position p = Position().defcon(2).vp(6);
  EXPECT_EQ(after(p, wargames, Side::US, "US end_game yes").state.winner, kNone);
  EXPECT_EQ(after(Position(p).ruling(RulingId::wargames_tie, 1), wargames, Side::US, "US end_game yes").state.winner,
            index(Side::US));
}

TEST(Wargames, TheGiftMayReachTwenty) {  // 100
  const Outcome o = after(Position().defcon(2).vp(15), wargames, Side::USSR, "USSR end_game yes");
  EXPECT_EQ(o.state.winner, index(Side::US));
  EXPECT_EQ(o.state.ending, Ending::victory_points);
}

TEST(Wargames, MayBeDeclinedAndNeedsDefconTwo) {  // 100
  const Outcome declined = after(Position().defcon(2).vp(7), wargames, Side::US, "US end_game no");
  EXPECT_FALSE(declined.over);
  EXPECT_EQ(declined.vp(), 7);
  EXPECT_TRUE(declined.clean());
  EXPECT_EQ(declined.state.place[wargames], out_of_game);
  const Outcome early = after(Position().defcon(3), wargames, Side::US);
  EXPECT_FALSE(early.occurred);
  EXPECT_EQ(early.state.place[wargames], in_discard_pile);
}

TEST(Solidarity, NeedsThePope) {  // 101
  const Outcome o = after(Position().in_play(john_paul_ii_elected_pope), solidarity);
  EXPECT_EQ(o.at("Poland"), (Influence{3, 0}));
  EXPECT_FALSE(o.state.effect(john_paul_ii_elected_pope));
  EXPECT_FALSE(after(Position(), solidarity).occurred);
}

TEST(IranIraqWar, FourWins) {  // 102
  const Outcome won =
      after(Position().with("Iran", 2, 0), iran_iraq_war, Side::USSR, "USSR target Iran; die 4 for Iran");
  EXPECT_EQ(won.at("Iran"), (Influence{0, 2}));
  EXPECT_EQ(won.vp(), -2);
  EXPECT_EQ(won.state.military_ops[index(Side::USSR)], 2);
  const Outcome lost =
      after(Position().with("Iran", 2, 0), iran_iraq_war, Side::USSR, "USSR target Iran; die 3 for Iran");
  EXPECT_EQ(lost.at("Iran"), (Influence{2, 0}));
  EXPECT_EQ(lost.vp(), 0);
  EXPECT_EQ(lost.state.military_ops[index(Side::USSR)], 2);
}

TEST(IranIraqWar, EnemyNeighboursCountAndOnlyTheTwoAreTargets) {  // 102
  const Outcome o = after(Position().with("Jordan", 2, 0).with("Iraq", 1, 0), iran_iraq_war, Side::USSR,
                          "USSR target Iraq; die 4 for Iraq");
  EXPECT_EQ(o.at("Iraq"), (Influence{1, 0}));
  EXPECT_TRUE(says(after(Position(), iran_iraq_war, Side::US, "US target Syria; die 4 for Syria"),
                   "illegal_choice TS-card-102"));
}

TEST(Defectors, AVpWhenTheUssrPlaysItForOperations) {  // 103
  EXPECT_EQ(after(Position(), defectors, Side::USSR).vp(), 1);
}

TEST(Defectors, NothingInAUsRound) {  // 103, R-24
  const Outcome o = after(Position(), defectors, Side::US);
  EXPECT_TRUE(o.occurred);
  EXPECT_EQ(o.vp(), 0);
}

Position headlines(int us, int ussr, Side resolving) {
  Position p = Position().headline(resolving);
  p.state.headline[0] = static_cast<std::int8_t>(us);
  p.state.headline[1] = static_cast<std::int8_t>(ussr);
  p.state.headline_open[index(other(resolving))] = 1;
  p.state.place[us] = p.state.place[ussr] = on_table;
  return p;
}

TEST(Defectors, CancelsTheUssrHeadline) {  // 103, TS-4.4
  const Outcome o = after(headlines(defectors, europe_scoring, Side::US), defectors, Side::US);
  EXPECT_EQ(o.state.headline_open[index(Side::USSR)], 0);
  EXPECT_EQ(o.state.place[europe_scoring], in_discard_pile);
}

TEST(Defectors, NothingAsUssrHeadline) {  // 103, TS-4.4
  const Outcome o = after(headlines(nato, defectors, Side::USSR), defectors, Side::USSR);
  EXPECT_EQ(o.vp(), 0);
  EXPECT_EQ(o.state.headline_open[index(Side::US)], 1);
}

TEST(TheCambridgeFive, AddsOneInARegionOfAShownCard) {  // 104
  const Position p = Position().hand(Side::US, {asia_scoring, fidel});
  const Outcome o = after(p, the_cambridge_five, "states revealed.US 1 =1; USSR place Burma");
  EXPECT_EQ(o.at("Burma"), (Influence{0, 1}));
  EXPECT_TRUE(o.clean());
  EXPECT_TRUE(after(p, the_cambridge_five, "states revealed.US 1 =1; USSR place none").clean());
  EXPECT_TRUE(
      says(after(p, the_cambridge_five, "states revealed.US 1 =1; USSR place Cuba"), "illegal_choice TS-card-104"));
}

TEST(TheCambridgeFive, NothingToShow) {  // 104
  const Outcome o = after(Position().hand(Side::US, {fidel}), the_cambridge_five, "states nothing_to_reveal.US =1");
  EXPECT_TRUE(o.clean());
}

TEST(TheCambridgeFive, AHiddenHandShowsWhatTheRecordTells) {  // 104
  const Outcome o =
      after(Position().hidden_hand(Side::US, 3), the_cambridge_five, "states revealed.US 79 =1; USSR place Zaire");
  EXPECT_EQ(o.at("Zaire"), (Influence{0, 1}));
  EXPECT_EQ(o.state.place[africa_scoring], in_us_hand);
}

TEST(TheCambridgeFive, SoutheastAsiaScoringIsRuled) {  // 104, R-30
  Position p = Position().hand(Side::US, {southeast_asia_scoring});
  EXPECT_TRUE(after(p, the_cambridge_five, "USSR place Burma").clean());
  EXPECT_FALSE(after(p, the_cambridge_five, "USSR place India").clean());
  EXPECT_TRUE(after(p.ruling(RulingId::cambridge_southeast_asia, 1), the_cambridge_five, "USSR place India").clean());
  EXPECT_TRUE(after(p.ruling(RulingId::cambridge_southeast_asia, 2), the_cambridge_five).clean());
}

TEST(TheCambridgeFive, NotInTheLateWar) {  // 104
  EXPECT_FALSE(after(Position().turn(8).hand(Side::US, {asia_scoring}), the_cambridge_five).occurred);
  EXPECT_TRUE(after(Position().turn(7), the_cambridge_five).occurred);
}

TEST(SpecialRelationship, OneBesideTheUk) {  // 105, R-28
  const Position p = Position().with("UK", 5, 0);
  const Outcome o = after(p, special_relationship, "US place Norway");
  EXPECT_EQ(o.at("Norway"), (Influence{1, 0}));
  EXPECT_EQ(o.vp(), 0);
  EXPECT_TRUE(says(after(p, special_relationship, "US place Italy"), "illegal_choice TS-card-105"));
}

TEST(SpecialRelationship, TwoAndVpUnderNato) {  // 105
  const Position p = Position().with("UK", 5, 0).in_play(nato);
  const Outcome o = after(p, special_relationship, "states influence.US Italy +2");
  EXPECT_EQ(o.at("Italy"), (Influence{2, 0}));
  EXPECT_EQ(o.vp(), 2);
  EXPECT_TRUE(o.clean());
  EXPECT_TRUE(says(after(p, special_relationship, "US place Poland"), "illegal_choice TS-card-105"));
}

TEST(SpecialRelationship, NothingWithoutTheUk) {  // 105
  const Outcome o = after(Position().with("UK", 4, 0).in_play(nato), special_relationship);
  EXPECT_EQ(o.vp(), 0);
  EXPECT_TRUE(o.clean());
}

TEST(SpecialRelationship, WithoutTheUkItHappensOnlyByRuling) {  // 105, R-39
  Position p = Position().with("UK", 4, 0).in_play(nato);
  EXPECT_FALSE(after(p, special_relationship).occurred);
  const Outcome digital = after(p.profile("digital"), special_relationship);
  EXPECT_TRUE(digital.occurred);
  EXPECT_EQ(digital.vp(), 0);
}

TEST(Norad, ComesIntoPlay) {  // 106
  EXPECT_TRUE(after(Position(), norad).state.effect(norad));
}

TEST(Che, TwoCoupsIfTheFirstRemovesInfluence) {  // 107, R-11
  const Outcome o = after(Position().defcon(2).with("Haiti", 1, 0).with("Kenya", 1, 0), che,
                          "USSR operation coup; USSR target Haiti; die 1 for Haiti; "
                          "USSR operation coup; USSR target Kenya; die 6 for Kenya");
  EXPECT_EQ(o.at("Haiti"), (Influence{0, 1}));
  EXPECT_EQ(o.at("Kenya"), (Influence{0, 4}));
  EXPECT_EQ(o.state.military_ops[index(Side::USSR)], 5);
  EXPECT_EQ(o.defcon(), 2);
  EXPECT_TRUE(o.clean());
}

TEST(Che, OneCoupIfTheFirstRemovesNothing) {  // 107
  const Outcome o = after(Position().with("Chile", 0, 0).with("Costa Rica", 3, 0).with("Kenya", 1, 0), che,
                          "USSR operation coup; USSR target Costa Rica; die 1 for Costa Rica");
  EXPECT_EQ(o.at("Costa Rica"), (Influence{3, 0}));
  EXPECT_TRUE(o.clean());
}

TEST(Che, NotTheSameCountryTwiceNoBattlegroundNoOtherRegion) {  // 107
  const Position p = Position().with("Haiti", 9, 0).with("Kenya", 1, 0).with("Cuba", 1, 0).with("Burma", 1, 0);
  EXPECT_FALSE(after(p, che,
                     "USSR operation coup; USSR target Haiti; die 6 for Haiti; "
                     "USSR operation coup; USSR target Haiti; die 6 for Haiti")
                   .clean());
  EXPECT_FALSE(after(p, che, "USSR operation coup; USSR target Cuba; die 1 for Cuba").clean());
  EXPECT_FALSE(after(p, che, "USSR operation coup; USSR target Burma; die 1 for Burma").clean());
}

TEST(Che, BothMayBeDeclined) {  // 107, R-42
  const Position p = Position().with("Haiti", 1, 0).with("Kenya", 1, 0);
  EXPECT_TRUE(after(p, che, "USSR operation none").clean());
  EXPECT_TRUE(after(p, che, "USSR operation coup; USSR target Haiti; die 6 for Haiti; USSR operation none").clean());
}

TEST(Che, WithoutATargetTheCoupStaysAWord) {  // 107
  EXPECT_TRUE(after(Position(), che).clean());
  EXPECT_TRUE(after(Position(), che, "USSR operation coup; states operation_ops coup =3").clean());
}

TEST(OurManInTehran, DiscardsAnyOfTheFiveCards) {  // 108
  const Position p = Position().with("Jordan", 2, 0);
  const Outcome o = after(p, our_man_in_tehran, "draw US 8, 9, 1, 11, 12; US discard 8; US discard 1; US discard none");
  EXPECT_EQ(o.state.place[fidel], in_discard_pile);
  EXPECT_EQ(o.state.place[asia_scoring], in_discard_pile);
  EXPECT_EQ(o.state.place[vietnam_revolts], in_draw_pile);
  EXPECT_EQ(o.state.draw_pile, p.state.draw_pile - 3);  // the card itself and two more
  EXPECT_EQ(o.vp(), 0);
  EXPECT_TRUE(o.clean());
  EXPECT_TRUE(
      says(after(p, our_man_in_tehran, "draw US 8, 9, 1, 11, 12; US discard 13"), "illegal_choice TS-card-108"));
}

TEST(OurManInTehran, UnseenCardsMayBeAnyOfThePile) {  // 108
  const Outcome o =
      after(Position().with("Jordan", 2, 0), our_man_in_tehran, "states discarded.US 13 =1; states discarded.US 14 =1");
  EXPECT_EQ(o.state.place[arab_israeli_war], in_discard_pile);
  EXPECT_EQ(o.state.place[comecon], in_discard_pile);
  EXPECT_TRUE(o.clean());
}

TEST(OurManInTehran, NeedsACountryOfTheMiddleEast) {  // 108
  EXPECT_FALSE(after(Position().with("France", 3, 0).with("Jordan", 1, 0), our_man_in_tehran).occurred);
}

TEST(YuriAndSamantha, ComesIntoPlay) {  // 109
  EXPECT_TRUE(after(Position(), yuri_and_samantha).state.effect(yuri_and_samantha));
}

TEST(AwacsSaleToSaudis, AddsTwoAndForbidsMuslimRevolution) {  // 110
  const Outcome o = after(Position(), awacs_sale_to_saudis);
  EXPECT_EQ(o.at("Saudi Arabia"), (Influence{2, 0}));
  EXPECT_TRUE(o.state.effect(awacs_sale_to_saudis));
  EXPECT_FALSE(can_occur(o.state, muslim_revolution, Side::USSR));
}

}  // namespace
}  // namespace arbiter::ts
