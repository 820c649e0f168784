// Events of cards 1 to 18: the position before, the choices, the position after.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

using Findings = std::vector<std::string>;

TEST(AsiaScoring, CountsPresenceBattlegroundsAndTheEnemySuperpowersNeighbours) {
  // US: domination 7, two battlegrounds; USSR: presence 3, one battleground. Afghanistan lies beside the USSR.
  const Position p = Position()
                         .with("Japan", 4, 0)
                         .with("South Korea", 3, 0)
                         .with("Philippines", 2, 0)
                         .with("Afghanistan", 2, 0)
                         .with("Pakistan", 0, 2);
  EXPECT_EQ(after(p, asia_scoring).vp(), 7 + 2 + 1 - 3 - 1);
}

TEST(AsiaScoring, CountsTaiwanUnderFormosanResolution) {
  const Position p = Position().with("Taiwan", 3, 0);
  EXPECT_EQ(after(p, asia_scoring).vp(), 3);
  EXPECT_EQ(after(Position(p).in_play(formosan_resolution), asia_scoring).vp(), 3 + 1);
}

TEST(EuropeScoring, ScoresTheNetOfBothSides) {
  const Position p = Position().with("UK", 5, 0).with("Italy", 2, 0).with("France", 3, 0).with("Poland", 0, 3);
  // US: domination 7, two battlegrounds; USSR: presence 3, one battleground.
  EXPECT_EQ(after(p, europe_scoring).vp(), 7 + 2 - 3 - 1);
  EXPECT_EQ(after(p, europe_scoring).state.place[europe_scoring], in_discard_pile);
}

TEST(EuropeScoring, ControlWinsAtOnce) {
  const Position p = Position()
                         .with("East Germany", 0, 3)
                         .with("France", 0, 3)
                         .with("Italy", 0, 2)
                         .with("Poland", 0, 3)
                         .with("West Germany", 0, 4)
                         .with("Romania", 0, 3)
                         .vp(19);
  const Outcome o = after(p, europe_scoring);
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.ending, Ending::europe_control);
  EXPECT_EQ(o.state.winner, index(Side::USSR));
}

TEST(MiddleEastScoring, ScoresTheRegion) {
  const Position p = Position().with("Iran", 2, 0).with("Lebanon", 1, 0).with("Iraq", 0, 3);
  EXPECT_EQ(after(p, middle_east_scoring).vp(), 0);
  const Outcome o = after(Position(p).with("Egypt", 0, 2).with("Syria", 0, 2), middle_east_scoring);
  EXPECT_EQ(o.vp(), 3 + 1 - 5 - 2);
}

TEST(DuckAndCover, LowersDefconAndScoresByTheNewLevel) {
  const Outcome o = after(Position().defcon(4), duck_and_cover);
  EXPECT_EQ(o.defcon(), 3);
  EXPECT_EQ(o.vp(), 2);
  EXPECT_EQ(o.state.place[duck_and_cover], in_discard_pile);
}

TEST(DuckAndCover, AtDefcon2ThePhasingSideLosesBeforeTheVp) {
  const Outcome o = after(Position().defcon(2).vp(19), duck_and_cover, Side::USSR);
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.ending, Ending::defcon);
  EXPECT_EQ(o.state.winner, index(Side::US));
  EXPECT_EQ(o.vp(), 19);
  EXPECT_EQ(after(Position().defcon(2).headline(Side::US), duck_and_cover).state.winner, index(Side::USSR));
}

TEST(FiveYearPlan, AUsEventHappensAndLeavesTheGameIfStarred) {
  const Position p = Position().hand(Side::USSR, {containment});
  const Outcome o = after(p, five_year_plan, "states discarded.USSR 25 Containment =1; states event 25 Containment =1");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.in_play[containment], 1);
  EXPECT_EQ(o.state.place[containment], out_of_game);
  EXPECT_EQ(o.state.hand[index(Side::USSR)], 0);
}

TEST(FiveYearPlan, OtherCardsAreDiscardedWithoutEffect) {
  for (const int drawn : {int{fidel}, int{red_scare_purge}, int{europe_scoring}, int{kitchen_debates}}) {
    const Outcome o = after(Position().with("UK", 5, 0).hand(Side::USSR, {drawn}), five_year_plan,
                            "states discarded.USSR " + std::string(card(drawn).id) + " =1");
    EXPECT_TRUE(o.clean()) << drawn;
    EXPECT_EQ(o.state.place[drawn], in_discard_pile) << drawn;
    EXPECT_EQ(o.vp(), 0) << drawn;
    EXPECT_EQ(o.at("Cuba"), Influence()) << drawn;
  }
}

TEST(FiveYearPlan, WithAnEmptyHandNothingHappens) {
  const Outcome o = after(Position(), five_year_plan, "states nothing_to_discard.USSR =1");
  EXPECT_TRUE(o.clean());
  EXPECT_TRUE(o.occurred);
}

TEST(FiveYearPlan, TheUssrLosesByADrawnDuckAndCoverInItsOwnRound) {
  const Outcome o = after(Position().defcon(2).hand(Side::USSR, {duck_and_cover}), five_year_plan, Side::USSR,
                          "states discarded.USSR 4 Duck and Cover =1");
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.winner, index(Side::US));
}

TEST(FiveYearPlan, DrawnDefectorsScoreInTheDigitalProfileOnly) {
  const Position p = Position().hand(Side::USSR, {defectors});
  const std::string_view script = "states discarded.USSR 103 Defectors =1";
  EXPECT_EQ(after(p, five_year_plan, Side::USSR, script).vp(), 0);
  EXPECT_EQ(after(Position(p).profile("digital"), five_year_plan, Side::USSR, script).vp(), 1);
  EXPECT_EQ(after(Position(p).profile("digital"), five_year_plan, Side::US, script).vp(), 0);
}

TEST(ChinaCard, HasNoEvent) {
  EXPECT_FALSE(can_occur(Position().state, the_china_card, Side::USSR));
}

TEST(SocialistGovernments, RemovesThreeAtMostTwoFromACountry) {
  const Position p = Position().with("UK", 5, 0).with("Italy", 3, 0).with("Iran", 1, 0);
  const Outcome o = after(p, socialist_governments, "USSR remove UK, UK, Italy");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("UK"), (Influence{3, 0}));
  EXPECT_EQ(o.at("Italy"), (Influence{2, 0}));
  EXPECT_EQ(after(p, socialist_governments, "USSR remove UK, UK, UK").findings, Findings{"illegal_choice TS-card-7"});
  EXPECT_EQ(after(p, socialist_governments, "USSR remove UK, Iran, Italy").findings,
            Findings{"illegal_choice TS-card-7"});
}

TEST(SocialistGovernments, RemovesWhatIsThere) {
  EXPECT_TRUE(after(Position().with("Italy", 3, 0), socialist_governments, "USSR remove Italy, Italy").clean());
  EXPECT_TRUE(after(Position().with("Greece", 1, 0), socialist_governments, "USSR remove Greece").clean());
  EXPECT_TRUE(after(Position(), socialist_governments).occurred);
}

TEST(SocialistGovernments, TheIronLadyForbidsIt) {
  const Position p = Position().with("UK", 5, 0).occurred(the_iron_lady);
  const Outcome o = after(p, socialist_governments);
  EXPECT_FALSE(o.occurred);
  EXPECT_EQ(o.at("UK"), (Influence{5, 0}));
}

TEST(Fidel, TakesCuba) {
  EXPECT_EQ(after(Position().with("Cuba", 4, 1), fidel).at("Cuba"), (Influence{0, 3}));
  EXPECT_EQ(after(Position().with("Cuba", 1, 5), fidel).at("Cuba"), (Influence{0, 5}));
  EXPECT_EQ(after(Position(), fidel).state.place[fidel], out_of_game);
}

TEST(VietnamRevolts, AddsInfluenceAndHoldsForTheTurn) {
  const Outcome o = after(Position().with("Vietnam", 1, 0), vietnam_revolts);
  EXPECT_EQ(o.at("Vietnam"), (Influence{1, 2}));
  EXPECT_EQ(o.state.in_play[vietnam_revolts], 1);
}

TEST(Blockade, ADiscardSavesWestGermany) {
  const Position p = Position().with("West Germany", 4, 0).hand(Side::US, {fidel, nato, asia_scoring});
  const Outcome o = after(p, blockade, "US discard 21 NATO; states discarded.US 21 NATO =1");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("West Germany"), (Influence{4, 0}));
  EXPECT_EQ(o.state.place[nato], in_discard_pile);
  EXPECT_EQ(o.state.hand[index(Side::US)], 2);
}

TEST(Blockade, WithoutADiscardWestGermanyIsLost) {
  const Position p = Position().with("West Germany", 4, 1).hand(Side::US, {nato});
  EXPECT_EQ(after(p, blockade, "US discard none").at("West Germany"), (Influence{0, 1}));
  EXPECT_EQ(after(Position().with("West Germany", 2, 0), blockade).at("West Germany"), Influence());
}

TEST(Blockade, TheModifiedValueCounts) {
  const Position p = Position().with("West Germany", 4, 0).hand(Side::US, {fidel, de_gaulle_leads_france});
  EXPECT_EQ(after(p, blockade, "US discard 8 Fidel").findings, Findings{"illegal_choice TS-card-10"});
  EXPECT_TRUE(after(Position(p).in_play(containment), blockade, "US discard 8 Fidel").clean());
  Position purged = p;
  purged.state.red_scare[index(Side::US)] = 1;
  EXPECT_EQ(after(purged, blockade, "US discard 17 De Gaulle Leads France").findings,
            Findings{"illegal_choice TS-card-10"});
}

TEST(Blockade, OnlyACardInHandCanBeDiscarded) {
  const Position p = Position().with("West Germany", 4, 0).hand(Side::US, {nato});
  EXPECT_EQ(after(p, blockade, "US discard 4 Duck and Cover").findings, Findings{"illegal_choice TS-5.7"});
}

TEST(KoreanWar, AVictoryTurnsTheInfluence) {
  const Position p = Position().with("South Korea", 2, 1);
  const Outcome o = after(p, korean_war, "USSR target South Korea; die 4 for South Korea");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("South Korea"), (Influence{0, 3}));
  EXPECT_EQ(o.vp(), -2);
  EXPECT_EQ(o.state.military_ops[index(Side::USSR)], 2);
}

TEST(KoreanWar, UsNeighboursDefendButNotTheTargetItself) {
  const Position p = Position().with("Japan", 4, 0).with("South Korea", 3, 0);
  const Outcome lost = after(p, korean_war, "USSR target South Korea; die 4 for South Korea");
  EXPECT_EQ(lost.at("South Korea"), (Influence{3, 0}));
  EXPECT_EQ(lost.vp(), 0);
  EXPECT_EQ(lost.state.military_ops[index(Side::USSR)], 2);
  EXPECT_EQ(after(p, korean_war, "USSR target South Korea; die 5 for South Korea").vp(), -2);
}

TEST(KoreanWar, PlayedByTheUsItIsStillTheUssrsWar) {
  const Outcome o = after(Position(), korean_war, Side::US, "USSR target South Korea; die 6 for South Korea");
  EXPECT_EQ(o.vp(), -2);
  EXPECT_EQ(o.state.military_ops[index(Side::US)], 0);
  EXPECT_EQ(o.state.military_ops[index(Side::USSR)], 2);
}

TEST(RomanianAbdication, TakesRomania) {
  EXPECT_EQ(after(Position().with("Romania", 2, 1), romanian_abdication).at("Romania"), (Influence{0, 3}));
}

TEST(ArabIsraeliWar, TheControlOfIsraelCountsToo) {
  const Position p = Position().with("Israel", 4, 0).with("Egypt", 2, 0);
  EXPECT_EQ(after(p, arab_israeli_war, "USSR target Israel; die 5 for Israel").at("Israel"), (Influence{4, 0}));
  const Outcome won = after(p, arab_israeli_war, "USSR target Israel; die 6 for Israel");
  EXPECT_EQ(won.at("Israel"), (Influence{0, 4}));
  EXPECT_EQ(won.vp(), -2);
  EXPECT_EQ(won.state.military_ops[index(Side::USSR)], 2);
  EXPECT_EQ(won.state.place[arab_israeli_war], in_discard_pile);
}

TEST(ArabIsraeliWar, CampDavidForbidsIt) {
  EXPECT_FALSE(after(Position().occurred(camp_david_accords), arab_israeli_war).occurred);
}

TEST(Comecon, OneMarkerInEachOfFourCountriesThatTheUsDoesNotControl) {
  const Position p = Position().with("Yugoslavia", 3, 0).with("Poland", 1, 2);
  const Outcome o = after(p, comecon, "USSR place Poland, Austria, Finland, Hungary");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Poland"), (Influence{1, 3}));
  EXPECT_EQ(o.at("Finland"), (Influence{0, 1}));
  EXPECT_EQ(after(p, comecon, "USSR place Poland, Poland, Finland, Hungary").findings,
            Findings{"illegal_choice TS-card-14"});
  EXPECT_EQ(after(p, comecon, "USSR place Yugoslavia, Poland, Finland, Hungary").findings,
            Findings{"illegal_choice TS-card-14"});
  EXPECT_FALSE(after(p, comecon, "USSR place Poland, Finland, Hungary").clean());
}

TEST(Comecon, FewerWhereFewerAreEligible) {
  Position p = Position()
                   .with("Austria", 4, 0)
                   .with("Bulgaria", 3, 0)
                   .with("Czechoslovakia", 3, 0)
                   .with("East Germany", 3, 0)
                   .with("Finland", 4, 0)
                   .with("Hungary", 3, 0)
                   .with("Poland", 3, 0);
  EXPECT_TRUE(after(p, comecon, "USSR place Romania, Yugoslavia").clean());
}

TEST(Nasser, TheUsLosesHalfRoundedUp) {
  EXPECT_EQ(after(Position().with("Egypt", 3, 0), nasser).at("Egypt"), (Influence{1, 2}));
  EXPECT_EQ(after(Position().with("Egypt", 1, 1), nasser).at("Egypt"), (Influence{0, 3}));
  EXPECT_EQ(after(Position(), nasser).at("Egypt"), (Influence{0, 2}));
}

TEST(WarsawPactFormed, TheRemovingHalfClearsFourCountries) {
  const Position p = Position()
                         .with("Poland", 1, 1)
                         .with("Hungary", 2, 0)
                         .with("Austria", 1, 0)
                         .with("Romania", 1, 0)
                         .with("Bulgaria", 1, 0);
  const Outcome o = after(p, warsaw_pact_formed, "USSR half remove; USSR remove Poland, Hungary, Austria, Romania");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Poland"), (Influence{0, 1}));
  EXPECT_EQ(o.at("Hungary"), Influence());
  EXPECT_EQ(o.at("Bulgaria"), (Influence{1, 0}));
  EXPECT_EQ(o.state.in_play[warsaw_pact_formed], 1);
  EXPECT_EQ(o.state.place[warsaw_pact_formed], out_of_game);
}

TEST(WarsawPactFormed, TheRemovingHalfIsNotStoppedEarly) {
  const Position p = Position().with("Poland", 1, 0).with("Hungary", 1, 0);
  EXPECT_TRUE(after(p, warsaw_pact_formed, "USSR half remove; USSR remove Poland, Hungary").clean());
  EXPECT_FALSE(after(p, warsaw_pact_formed, "USSR half remove; USSR remove Poland").clean());
}

TEST(WarsawPactFormed, TheAddingHalfPlacesFiveAtMostTwoInACountry) {
  const Position p = Position().with("Poland", 1, 0);
  const Outcome o =
      after(p, warsaw_pact_formed, "USSR half add; USSR place Poland, Poland, East Germany, East Germany, Austria");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Poland"), (Influence{1, 2}));
  EXPECT_EQ(after(p, warsaw_pact_formed, "USSR half add; USSR place Poland, Poland, Poland, Austria, Austria").findings,
            Findings{"illegal_choice TS-card-16"});
}

TEST(WarsawPactFormed, WithoutUsInfluenceOnlyTheAddingHalfIsLeft) {
  const Outcome o = after(Position().with("Italy", 2, 0), warsaw_pact_formed, "USSR half remove");
  ASSERT_FALSE(o.clean());
  EXPECT_EQ(o.first_finding(), "illegal_choice TS-card-16");
}

TEST(WarsawPactFormed, LeavesNothingInPlayOnceNatoStands) {
  const Outcome o = after(Position().in_play(nato), warsaw_pact_formed,
                          "USSR half add; USSR place Poland, Poland, Hungary, Hungary, Austria");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.in_play[warsaw_pact_formed], 0);
}

TEST(DeGaulle, TurnsFranceAway) {
  const Outcome o = after(Position().with("France", 3, 0), de_gaulle_leads_france);
  EXPECT_EQ(o.at("France"), (Influence{1, 1}));
  EXPECT_EQ(o.state.in_play[de_gaulle_leads_france], 1);
  EXPECT_EQ(after(Position().with("France", 1, 0), de_gaulle_leads_france).at("France"), (Influence{0, 1}));
}

TEST(CapturedNaziScientist, MovesOneBoxWithoutAnAttempt) {
  const Outcome o = after(Position().space(0, 1), captured_nazi_scientist, Side::US);
  EXPECT_EQ(o.state.space[index(Side::US)], 1);
  EXPECT_EQ(o.vp(), 1);
  EXPECT_EQ(o.state.space_attempts[index(Side::US)], 0);
  EXPECT_EQ(after(Position(), captured_nazi_scientist, Side::USSR).vp(), -2);
}

TEST(CapturedNaziScientist, DoesNothingInTheLastBox) {
  const Outcome o = after(Position().space(8, 3), captured_nazi_scientist, Side::US);
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.space[index(Side::US)], 8);
}

}  // namespace
}  // namespace arbiter::ts::test
