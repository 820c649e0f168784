// Events of cards 19 to 36: the position before, the choices, the position after.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

using Findings = std::vector<std::string>;

TEST(TrumanDoctrine, ClearsOneUncontrolledEuropeanCountry) {
  const Position p = Position().with("Italy", 1, 2).with("Poland", 0, 3).with("Iran", 0, 1).with("Greece", 2, 0);
  const Outcome o = after(p, truman_doctrine, "US remove Italy");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Italy"), (Influence{1, 0}));
  EXPECT_EQ(after(p, truman_doctrine, "US remove Poland").findings, Findings{"illegal_choice TS-card-19"});
  EXPECT_EQ(after(p, truman_doctrine, "US remove Iran").findings, Findings{"illegal_choice TS-card-19"});
}

TEST(TrumanDoctrine, WithoutATargetItCountsAsPlayed) {
  const Outcome o = after(Position().with("Poland", 0, 3), truman_doctrine);
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.place[truman_doctrine], out_of_game);
}

TEST(OlympicGames, TheHigherTotalWinsAndTheSponsorHasTwoMore) {
  EXPECT_EQ(after(Position(), olympic_games, Side::US, "USSR olympics participate; die 3 for US; die 4 for USSR").vp(),
            2);
  EXPECT_EQ(after(Position(), olympic_games, Side::US, "USSR olympics participate; die 3 for US; die 6 for USSR").vp(),
            -2);
  EXPECT_EQ(after(Position(), olympic_games, Side::USSR, "US olympics participate; die 3 for USSR; die 4 for US").vp(),
            -2);
}

TEST(OlympicGames, TiesAreThrownAgain) {
  const Outcome o = after(Position(), olympic_games, Side::US,
                          "USSR olympics participate; die 3 for US; die 5 for USSR; die 1 for US; die 6 for USSR");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.vp(), -2);
}

TEST(OlympicGames, ALastDieEndsARowOfTies) {
  std::string script = "USSR olympics participate";
  for (int n = 0; n < 10; ++n) script += "; die 1 for US; die 3 for USSR";
  const Outcome o = after(Position(), olympic_games, Side::US, script + "; die 2 for Olympic Games");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.vp(), -2);
}

TEST(OlympicGames, ABoycottCostsDefconAndGrantsOperations) {
  const Position p = Position().defcon(4).with("Iran", 1, 0).with("Iraq", 0, 1);
  const Outcome o = after(p, olympic_games, Side::US,
                          "USSR olympics boycott; US operation influence; US place Iran, Iran, Iran, Iran");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.defcon(), 3);
  EXPECT_EQ(o.at("Iran"), (Influence{5, 0}));
  EXPECT_TRUE(after(p, olympic_games, Side::US, "USSR olympics boycott; US operation none").clean());
}

TEST(OlympicGames, AfterABoycottTheModifiersApply) {
  const Position p = Position().with("Iran", 1, 0);
  Position purged = p;
  purged.state.red_scare[index(Side::US)] = 1;
  const Outcome o = after(purged, olympic_games, Side::US,
                          "USSR olympics boycott; US operation influence; US place Iran, Iran, Iran");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Iran"), (Influence{4, 0}));
}

TEST(OlympicGames, ABoycottAtDefcon2LosesTheGameForThePhasingSide) {
  const Outcome o = after(Position().defcon(2), olympic_games, Side::US, "USSR olympics boycott");
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.winner, index(Side::USSR));
}

TEST(Nato, NeedsWarsawPactOrMarshallPlan) {
  EXPECT_FALSE(after(Position(), nato).occurred);
  EXPECT_EQ(after(Position(), nato).state.place[nato], in_discard_pile);
  EXPECT_TRUE(after(Position().occurred(warsaw_pact_formed), nato).occurred);
  EXPECT_TRUE(after(Position().occurred(marshall_plan), nato).occurred);
}

TEST(Nato, TakesThePlaceOfWhatMadeItPossible) {
  const Outcome o = after(Position().in_play(warsaw_pact_formed).in_play(marshall_plan), nato);
  EXPECT_EQ(o.state.in_play[nato], 1);
  EXPECT_EQ(o.state.in_play[warsaw_pact_formed], 0);
  EXPECT_EQ(o.state.in_play[marshall_plan], 0);
}

TEST(IndependentReds, DrawsLevel) {
  const Position p = Position().with("Romania", 1, 4).with("Hungary", 2, 1);
  EXPECT_EQ(after(p, independent_reds, "US place Romania").at("Romania"), (Influence{4, 4}));
  EXPECT_EQ(after(p, independent_reds, "US place Poland").findings, Findings{"illegal_choice TS-card-22"});
}

TEST(IndependentReds, NeverLowersTheUs) {
  const Outcome o = after(Position().with("Hungary", 2, 1), independent_reds, "US place Hungary");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Hungary"), (Influence{2, 1}));
  EXPECT_EQ(o.state.place[independent_reds], out_of_game);
  EXPECT_TRUE(after(Position(), independent_reds).clean());  // nothing to say when nothing changes
}

TEST(MarshallPlan, OneMarkerInEachOfSevenCountriesThatTheUssrDoesNotControl) {
  const Position p = Position().with("France", 0, 3).with("Italy", 0, 1);
  const Outcome o = after(p, marshall_plan, "US place Italy, UK, Canada, Turkey, Austria, Finland, Norway");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Italy"), (Influence{1, 1}));
  EXPECT_EQ(o.at("Austria"), (Influence{1, 0}));
  EXPECT_EQ(o.state.in_play[marshall_plan], 1);
  EXPECT_EQ(after(p, marshall_plan, "US place France, UK, Canada, Turkey, Austria, Finland, Norway").findings,
            Findings{"illegal_choice TS-card-23"});
  EXPECT_EQ(after(p, marshall_plan, "US place UK, UK, Canada, Turkey, Austria, Finland, Norway").findings,
            Findings{"illegal_choice TS-card-23"});
  EXPECT_FALSE(after(p, marshall_plan, "US place Italy, UK, Canada, Turkey, Austria, Finland").clean());
}

TEST(MarshallPlan, LeavesNothingInPlayOnceNatoStands) {
  const Outcome o =
      after(Position().in_play(nato), marshall_plan, "US place Italy, UK, Canada, Turkey, Austria, Finland, Norway");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.in_play[marshall_plan], 0);
}

TEST(IndoPakistaniWar, TheAttackerChoosesTheTarget) {
  const Position p = Position().with("India", 2, 0).with("Pakistan", 2, 0).with("Iran", 2, 0);
  const Outcome won = after(p, indo_pakistani_war, Side::USSR, "USSR target India; die 5 for India");
  EXPECT_TRUE(won.clean());
  EXPECT_EQ(won.at("India"), (Influence{0, 2}));
  EXPECT_EQ(won.vp(), -2);
  EXPECT_EQ(won.state.military_ops[index(Side::USSR)], 2);
  EXPECT_EQ(after(p, indo_pakistani_war, Side::USSR, "USSR target India; die 4 for India").vp(), 0);
  EXPECT_EQ(after(p, indo_pakistani_war, Side::USSR, "USSR target Burma; die 6 for Burma").first_finding(),
            "illegal_choice TS-card-24");
}

TEST(IndoPakistaniWar, NeedsNoEnemyInfluence) {
  const Outcome o = after(Position(), indo_pakistani_war, Side::US, "US target Pakistan; die 4 for Pakistan");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.vp(), 2);
  EXPECT_EQ(o.at("Pakistan"), Influence());
  EXPECT_EQ(o.state.military_ops[index(Side::US)], 2);
}

TEST(Containment, RaisesTheValueOfUsCardsToFourAtMost) {
  const State s = after(Position(), containment).state;
  EXPECT_EQ(s.in_play[containment], 1);
  EXPECT_EQ(ops_value(s, Side::US, 2), 3);
  EXPECT_EQ(ops_value(s, Side::US, 4), 4);
  EXPECT_EQ(ops_value(s, Side::USSR, 2), 2);
}

TEST(CiaCreated, ShowsTheHandAndGrantsOneOperationPoint) {
  const Position p = Position().with("Iran", 1, 0).hand(Side::USSR, {fidel, asia_scoring});
  const Outcome o = after(p, cia_created,
                          "states revealed.USSR 8 Fidel =1; states revealed.USSR 1 Asia Scoring =1; "
                          "US operation influence; US place Iran");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Iran"), (Influence{2, 0}));
  EXPECT_EQ(o.state.hand[index(Side::USSR)], 2);
  EXPECT_TRUE(after(p, cia_created, "US operation none").clean());
}

TEST(CiaCreated, PlayedByTheUssrAUsCoupAtDefcon2LosesForTheUssr) {
  const Position p = Position().defcon(2).with("Angola", 0, 1);
  const Outcome o = after(p, cia_created, Side::USSR, "US operation coup; US target Angola; die 1 for Angola");
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.winner, index(Side::US));
}

TEST(UsJapanPact, RaisesJapanToControlAndProtectsIt) {
  const Outcome o = after(Position().with("Japan", 1, 2), us_japan_mutual_defense_pact);
  EXPECT_EQ(o.at("Japan"), (Influence{6, 2}));
  EXPECT_EQ(o.state.in_play[us_japan_mutual_defense_pact], 1);
  EXPECT_EQ(after(Position().with("Japan", 7, 0), us_japan_mutual_defense_pact).at("Japan"), (Influence{7, 0}));
  EXPECT_FALSE(coup_targets(o.state, Side::USSR, {.printed = 4}).has(japan));
  EXPECT_TRUE(coup_targets(Position().with("Japan", 1, 0).state, Side::USSR, {.printed = 4}).has(japan));
}

TEST(SuezCrisis, RemovesFourAtMostTwoFromACountry) {
  const Position p = Position().with("France", 3, 0).with("UK", 5, 0).with("Israel", 1, 0);
  const Outcome o = after(p, suez_crisis, "USSR remove France, France, UK, Israel");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("France"), (Influence{1, 0}));
  EXPECT_EQ(after(p, suez_crisis, "USSR remove UK, UK, UK, Israel").findings, Findings{"illegal_choice TS-card-28"});
  EXPECT_FALSE(after(p, suez_crisis, "USSR remove UK, UK, Israel").clean());
}

TEST(SuezCrisis, RemovesWhatIsThere) {
  const Position p = Position().with("UK", 5, 0).with("Israel", 1, 0);
  EXPECT_TRUE(after(p, suez_crisis, "USSR remove UK, UK, Israel").clean());
}

TEST(EastEuropeanUnrest, OneEachInThreeCountriesTwoInTheLateWar) {
  const Position p = Position().with("Poland", 0, 4).with("Hungary", 0, 1).with("Austria", 0, 2).with("Romania", 0, 3);
  const Outcome early = after(p, east_european_unrest, "US remove Poland, Hungary, Austria");
  EXPECT_TRUE(early.clean());
  EXPECT_EQ(early.at("Poland"), (Influence{0, 3}));
  EXPECT_EQ(early.at("Hungary"), Influence());
  const Outcome late = after(Position(p).turn(8), east_european_unrest, "US remove Poland, Hungary, Austria");
  EXPECT_TRUE(late.clean());
  EXPECT_EQ(late.at("Poland"), (Influence{0, 2}));
  EXPECT_EQ(late.at("Hungary"), Influence());
  EXPECT_EQ(late.at("Romania"), (Influence{0, 3}));
  EXPECT_EQ(after(p, east_european_unrest, "US remove Poland, Poland, Austria").findings,
            Findings{"illegal_choice TS-card-29"});
  EXPECT_FALSE(after(p, east_european_unrest, "US remove Poland, Hungary").clean());
}

TEST(EastEuropeanUnrest, FewerWhereThereAreFewer) {
  EXPECT_TRUE(after(Position().with("Poland", 0, 4), east_european_unrest, "US remove Poland").clean());
}

TEST(Decolonization, OneMarkerInEachOfFourCountries) {
  const Outcome o = after(Position().with("Angola", 3, 0), decolonization, "USSR place Angola, Burma, Zaire, Thailand");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Angola"), (Influence{3, 1}));
  EXPECT_EQ(after(Position(), decolonization, "USSR place India, Burma, Zaire, Thailand").findings,
            Findings{"illegal_choice TS-card-30"});
  EXPECT_EQ(after(Position(), decolonization, "USSR place Burma, Burma, Zaire, Thailand").findings,
            Findings{"illegal_choice TS-card-30"});
}

TEST(RedScarePurge, LowersTheOtherSidesCardsAndAddsUp) {
  State s = after(Position(), red_scare_purge, Side::US).state;
  EXPECT_EQ(ops_value(s, Side::USSR, 3), 2);
  EXPECT_EQ(ops_value(s, Side::USSR, 1), 1);
  EXPECT_EQ(ops_value(s, Side::US, 3), 3);
  Position again;
  again.state.red_scare[index(Side::USSR)] = 1;
  EXPECT_EQ(ops_value(after(again.in_play(red_scare_purge), red_scare_purge, Side::US).state, Side::USSR, 4), 2);
  EXPECT_EQ(ops_value(after(Position(), red_scare_purge, Side::USSR).state, Side::US, 4), 3);
}

TEST(UnIntervention, UsesACardWithoutItsEvent) {
  const Position p = Position().with("Iran", 1, 0).hand(Side::US, {fidel, nasser});
  const Outcome o = after(p, un_intervention, Side::US,
                          "US pair 8 Fidel; states played.US 8 Fidel =1; US operation influence; US place Iran, Iran");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Iran"), (Influence{3, 0}));
  EXPECT_EQ(o.at("Cuba"), Influence());
  EXPECT_EQ(o.state.place[fidel], in_discard_pile);
  EXPECT_EQ(o.state.place[un_intervention], in_discard_pile);
  EXPECT_EQ(o.state.hand[index(Side::US)], 1);
}

TEST(UnIntervention, PairsOnlyWithAnEventOfTheOtherSide) {
  const Position p = Position().with("Iran", 1, 0).hand(Side::US, {fidel, nato, olympic_games, asia_scoring});
  for (const char* pair : {"21 NATO", "20 Olympic Games", "1 Asia Scoring"}) {
    const Outcome o = after(p, un_intervention, Side::US, std::string("US pair ") + pair);
    ASSERT_FALSE(o.clean());
    EXPECT_EQ(o.first_finding(), "illegal_choice TS-card-32") << pair;
  }
  EXPECT_FALSE(after(Position().hand(Side::US, {nato, asia_scoring}), un_intervention, Side::US).occurred);
  EXPECT_FALSE(can_occur(Position().hand(Side::USSR, {fidel}).state, un_intervention, Side::USSR));
}

TEST(UnIntervention, GivesTheUssrAPointUnderU2Incident) {
  const Position p = Position().with("Iran", 1, 0).hand(Side::US, {nasser}).in_play(u2_incident);
  EXPECT_EQ(after(p, un_intervention, Side::US, "US pair 15 Nasser; US operation influence; US place Iran").vp(), -1);
}

TEST(UnIntervention, AWarCardCountsForFlowerPowerWhereTheRulingSaysSo) {
  const std::string_view script = "US pair 11 Korean War; US operation influence; US place Iran, Iran";
  const Position p = Position().with("Iran", 1, 0).hand(Side::US, {korean_war, arab_israeli_war}).in_play(flower_power);
  EXPECT_EQ(after(p, un_intervention, Side::US, script).vp(), -2);
  EXPECT_EQ(after(Position(p).ruling(RulingId::flower_power_pairing, 1), un_intervention, Side::US, script).vp(), 0);
  EXPECT_EQ(after(Position(p).occurred(camp_david_accords), un_intervention, Side::US,
                  "US pair 13 Arab-Israeli War; US operation influence; US place Iran, Iran")
                .vp(),
            0);
}

TEST(UnIntervention, TheSpaceRaceIsARuling) {
  const std::string_view script = "US pair 8 Fidel; US operation space_race; die 1 for space_race";
  const Position p = Position().hand(Side::US, {fidel});
  const Outcome o = after(p, un_intervention, Side::US, script);
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.space[index(Side::US)], 1);
  EXPECT_FALSE(
      after(Position(p).ruling(RulingId::un_intervention_space, 2), un_intervention, Side::US, script).clean());
}

TEST(DeStalinization, MovesUpToFourMarkers) {
  const Position p = Position().with("Poland", 0, 4).with("Finland", 0, 1).with("Chile", 3, 0);
  const Outcome o =
      after(p, de_stalinization, "USSR remove Finland, Poland, Poland, Poland; USSR place Cuba, Cuba, Brazil, Vietnam");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Poland"), (Influence{0, 1}));
  EXPECT_EQ(o.at("Finland"), Influence());
  EXPECT_EQ(o.at("Cuba"), (Influence{0, 2}));
  EXPECT_EQ(o.at("Vietnam"), (Influence{0, 1}));
  EXPECT_EQ(
      after(p, de_stalinization, "USSR remove Poland, Poland, Poland, none; USSR place Cuba, Cuba, Cuba").findings,
      Findings{"illegal_choice TS-card-33"});
  EXPECT_EQ(after(p, de_stalinization, "USSR remove Poland, none; USSR place Chile").findings,
            Findings{"illegal_choice TS-card-33"});
}

TEST(DeStalinization, MayMoveFewerButPlacesEveryOne) {
  const Position p = Position().with("Poland", 0, 4);
  EXPECT_TRUE(after(p, de_stalinization, "USSR remove none").clean());
  EXPECT_TRUE(after(p, de_stalinization, "USSR remove Poland, none; USSR place Cuba").clean());
  EXPECT_FALSE(after(p, de_stalinization, "USSR remove Poland, Poland, none; USSR place Cuba").clean());
}

TEST(NuclearTestBan, ScoresByDefconBeforeItRises) {
  const Outcome o = after(Position().defcon(3), nuclear_test_ban, Side::USSR);
  EXPECT_EQ(o.vp(), -1);
  EXPECT_EQ(o.defcon(), 5);
  EXPECT_EQ(after(Position().defcon(4), nuclear_test_ban, Side::US).vp(), 2);
  EXPECT_EQ(after(Position().defcon(4), nuclear_test_ban, Side::US).defcon(), 5);
  EXPECT_EQ(after(Position().defcon(2), nuclear_test_ban, Side::US).vp(), 0);
}

TEST(FormosanResolution, Holds) {
  EXPECT_EQ(after(Position(), formosan_resolution).state.in_play[formosan_resolution], 1);
}

TEST(BrushWar, AttacksAnyWeakCountry) {
  const Position p = Position().defcon(2).with("Iran", 2, 0).with("Pakistan", 2, 0);
  const Outcome o = after(p, brush_war, Side::USSR, "USSR target Iran; die 4 for Iran");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Iran"), (Influence{0, 2}));
  EXPECT_EQ(o.vp(), -1);
  EXPECT_EQ(o.state.military_ops[index(Side::USSR)], 3);
  EXPECT_EQ(after(p, brush_war, Side::USSR, "USSR target Iran; die 3 for Iran").vp(), 0);
  EXPECT_TRUE(after(Position(), brush_war, Side::US, "US target Greece; die 3 for Greece").clean());
  EXPECT_EQ(after(p, brush_war, Side::USSR, "USSR target Iraq; die 6 for Iraq").first_finding(),
            "illegal_choice TS-card-36");
}

TEST(BrushWar, AnEnemySuperpowerBesideTheTargetDefendsIt) {
  const Position p = Position().with("Mexico", 1, 0);
  EXPECT_EQ(after(p, brush_war, Side::USSR, "USSR target Mexico; die 3 for Mexico").vp(), 0);
  EXPECT_EQ(after(p, brush_war, Side::USSR, "USSR target Mexico; die 4 for Mexico").vp(), -1);
  EXPECT_EQ(after(Position(), brush_war, Side::US, "US target Mexico; die 3 for Mexico").vp(), 1);
}

TEST(BrushWar, NatoKeepsTheUssrOut) {
  const Position p = Position().with("Italy", 2, 0).with("Greece", 1, 0).in_play(nato);
  const std::string_view script = "USSR target Italy; die 6 for Italy";
  EXPECT_EQ(after(p, brush_war, Side::USSR, script).first_finding(), "illegal_choice TS-card-36");
  EXPECT_TRUE(after(p, brush_war, Side::USSR, "USSR target Greece; die 6 for Greece").clean());
  EXPECT_TRUE(after(p, brush_war, Side::US, "US target Italy; die 6 for Italy").clean());
  EXPECT_TRUE(after(Position().with("Italy", 2, 0), brush_war, Side::USSR, script).clean());
}

}  // namespace
}  // namespace arbiter::ts::test
