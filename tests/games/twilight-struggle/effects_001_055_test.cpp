// What the lasting effects of cards 1 to 55 do to later rounds, coups, hands and headlines.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

constexpr int kUs = 0, kUssr = 1;

Outcome round(const Position& p, std::string_view script) {
  return after(
      p, [](State& s, Table& t) { action_round(s, t); }, script);
}

bool ussr_may_coup(const Position& p, int country) {
  return coup_targets(p.state, Side::USSR, {.printed = 4}).has(country);
}
bool ussr_may_realign(const Position& p, int country) {
  return realignment_targets(p.state, Side::USSR, {.printed = 4}).has(country);
}

TEST(NatoEffect, ProtectsUsControlledEuropeFromTheUssr) {
  const Position p = Position().with("Italy", 2, 0).with("Greece", 1, 0).in_play(nato);
  EXPECT_FALSE(ussr_may_coup(p, italy));
  EXPECT_FALSE(ussr_may_realign(p, italy));
  EXPECT_TRUE(ussr_may_coup(p, greece));
  EXPECT_TRUE(ussr_may_coup(Position().with("Italy", 2, 0), italy));
}

TEST(NatoEffect, DeGaulleAndWillyBrandtLiftItEvenIfTheyCameFirst) {
  const Position p = Position().with("France", 3, 0).with("West Germany", 4, 0).in_play(nato);
  EXPECT_FALSE(ussr_may_coup(p, france));
  EXPECT_FALSE(ussr_may_coup(p, west_germany));
  EXPECT_TRUE(ussr_may_coup(Position(p).in_play(de_gaulle_leads_france), france));
  EXPECT_FALSE(ussr_may_coup(Position(p).in_play(de_gaulle_leads_france), west_germany));
  EXPECT_TRUE(ussr_may_realign(Position(p).in_play(willy_brandt), west_germany));
}

TEST(UsJapanPactEffect, StopsCoupsAndRealignmentsWhoeverControlsJapan) {
  const Position p = Position().with("Japan", 1, 4).in_play(us_japan_mutual_defense_pact);
  EXPECT_FALSE(ussr_may_coup(p, japan));
  EXPECT_FALSE(ussr_may_realign(p, japan));
  EXPECT_TRUE(coup_targets(p.state, Side::US, {.printed = 4}).has(japan));
}

TEST(VietnamRevoltsEffect, OnePointMoreIfAllAreSpentInSoutheastAsia) {
  const Position p = Position().with("Vietnam", 0, 2).with("Iraq", 0, 1).hand(Side::USSR, {nasser}).phasing(Side::USSR);
  const Position with_effect = Position(p).in_play(vietnam_revolts);
  const std::string play = "USSR card 15 Nasser; USSR use operations; USSR operation influence; USSR place ";
  EXPECT_TRUE(round(with_effect, play + "Laos/Cambodia, Vietnam").clean());
  EXPECT_FALSE(round(with_effect, play + "Vietnam, Iraq").clean());
  EXPECT_FALSE(round(p, play + "Laos/Cambodia, Vietnam").clean());
}

TEST(ContainmentEffect, RaisesOperations) {
  const Position p = Position().with("Iran", 1, 0).hand(Side::US, {nasser}).phasing(Side::US).in_play(containment);
  EXPECT_TRUE(round(p, "US card 15 Nasser; US use operations; US operation influence; US place Iran, Iran").clean());
}

TEST(FormosanResolutionEffect, EndsWhenTheUsPlaysTheChinaCardAlsoInSpace) {
  const Position p = Position().with("Iran", 1, 0).china(Side::US, true).in_play(formosan_resolution);
  const Outcome influence = round(Position(p).phasing(Side::US),
                                  "US card 6 The China Card; US use operations; "
                                  "US operation influence; US place Iran, Iran, Iran, Iran");
  EXPECT_EQ(influence.state.in_play[formosan_resolution], 0);
  const Outcome space =
      round(Position(p).phasing(Side::US), "US card 6 The China Card; US use space_race; die 6 for space_race");
  EXPECT_TRUE(space.clean());
  EXPECT_EQ(space.state.in_play[formosan_resolution], 0);
  EXPECT_EQ(space.state.china_holder, kUssr);
  const Outcome ussr = round(
      Position().with("Iraq", 0, 1).in_play(formosan_resolution).phasing(Side::USSR),
      "USSR card 6 The China Card; USSR use operations; USSR operation influence; USSR place Iraq, Iraq, Iraq, Iraq");
  EXPECT_EQ(ussr.state.in_play[formosan_resolution], 1);
}

TEST(FormosanResolutionEffect, ControlOfAsiaNeedsTaiwanToo) {
  const Position p = Position()
                         .with("India", 0, 3)
                         .with("Japan", 0, 4)
                         .with("North Korea", 0, 3)
                         .with("Pakistan", 0, 2)
                         .with("South Korea", 0, 3)
                         .with("Thailand", 0, 2)
                         .with("Vietnam", 0, 1)
                         .with("Taiwan", 3, 0);
  // The USSR has six battlegrounds, and Japan beside the US; the US is present.
  EXPECT_EQ(after(p, asia_scoring).vp(), 3 - 9 - 6 - 1);
  EXPECT_EQ(after(Position(p).in_play(formosan_resolution), asia_scoring).vp(), 3 + 1 - 7 - 6 - 1);
}

Position crisis_against_ussr() {
  Position p = Position()
                   .defcon(2)
                   .with("Cuba", 0, 3)
                   .with("Angola", 1, 0)
                   .with("Sudan", 1, 0)
                   .hand(Side::USSR, {nasser})
                   .phasing(Side::USSR)
                   .in_play(cuban_missile_crisis);
  p.state.crisis_against = kUssr;
  return p;
}

TEST(CubanMissileCrisisEffect, AnyCoupOfTheThreatenedSideLoses) {
  const std::string play = "USSR card 15 Nasser; USSR use operations; USSR operation coup; USSR target ";
  const Outcome o = round(crisis_against_ussr(), play + "Sudan; die 3 for Sudan");
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.ending, Ending::cuban_missile_crisis);
  EXPECT_EQ(o.state.winner, kUs);
  EXPECT_EQ(round(crisis_against_ussr(), play + "Angola; die 3 for Angola").state.ending, Ending::cuban_missile_crisis);
}

TEST(CubanMissileCrisisEffect, RealignmentsStayLegal) {
  const Outcome o = round(crisis_against_ussr(),
                          "USSR card 15 Nasser; USSR use operations; USSR operation realignment; USSR target Sudan; "
                          "die 6 for USSR; die 1 for US");
  EXPECT_TRUE(o.clean());
  EXPECT_FALSE(o.over);
  EXPECT_EQ(o.at("Sudan"), Influence());
}

TEST(CubanMissileCrisisEffect, TakingTwoOffCubaEndsIt) {
  const std::string play =
      "USSR card 15 Nasser; USSR use operations; USSR operation coup; USSR target Sudan; die 3 for Sudan";
  const Outcome o = round(crisis_against_ussr(), "USSR cancel Cuba; " + play);
  EXPECT_TRUE(o.clean());
  EXPECT_FALSE(o.over);
  EXPECT_EQ(o.at("Cuba"), (Influence{0, 1}));
  EXPECT_EQ(o.state.in_play[cuban_missile_crisis], 0);
  EXPECT_FALSE(round(crisis_against_ussr().with("Cuba", 0, 1), "USSR cancel Cuba; " + play).clean());
}

TEST(CubanMissileCrisisEffect, TheUsGivesWayInWestGermanyOrTurkey) {
  Position p = Position()
                   .defcon(2)
                   .with("West Germany", 4, 0)
                   .with("Turkey", 2, 0)
                   .with("Sudan", 0, 1)
                   .hand(Side::US, {nasser})
                   .phasing(Side::US)
                   .in_play(cuban_missile_crisis);
  p.state.crisis_against = kUs;
  const std::string play =
      "; US card 15 Nasser; US use operations; US operation coup; US target Sudan; die 3 for Sudan";
  EXPECT_EQ(round(p, "US cancel Turkey" + play).at("Turkey"), Influence());
  EXPECT_EQ(round(p, "US cancel West Germany" + play).at("West Germany"), (Influence{2, 0}));
  EXPECT_FALSE(round(p, "US cancel Sudan" + play).clean());
}

TEST(CubanMissileCrisisEffect, TheFreeCoupOfJuntaLosesTooEvenUnderNuclearSubs) {
  Position p = Position().defcon(2).with("Brazil", 0, 2).in_play(cuban_missile_crisis).in_play(nuclear_subs);
  p.state.crisis_against = kUs;
  const Outcome o = after(p, junta, Side::US, "US place Chile; US operation coup; US target Brazil");
  EXPECT_EQ(o.state.ending, Ending::cuban_missile_crisis);
  EXPECT_EQ(o.state.winner, kUssr);
}

TEST(NuclearSubsEffect, UsCoupsInBattlegroundsLeaveDefconAlone) {
  const Position p =
      Position().defcon(3).with("Angola", 0, 1).hand(Side::US, {nasser}).phasing(Side::US).in_play(nuclear_subs);
  const std::string_view us =
      "US card 15 Nasser; US use operations; US operation coup; US target Angola; die 6 for Angola";
  EXPECT_EQ(round(p, us).defcon(), 3);
  const Position ussr =
      Position().defcon(3).with("Angola", 1, 0).hand(Side::USSR, {nasser}).phasing(Side::USSR).in_play(nuclear_subs);
  EXPECT_EQ(
      round(ussr, "USSR card 15 Nasser; USSR use operations; USSR operation coup; USSR target Angola; die 6 for Angola")
          .defcon(),
      2);
}

TEST(NuclearSubsEffect, EventsStillMoveDefconAndFreeCoupsAreARuling) {
  EXPECT_EQ(after(Position().defcon(3).in_play(nuclear_subs), duck_and_cover).defcon(), 2);
  const Position p = Position().defcon(3).with("Brazil", 0, 2).in_play(nuclear_subs);
  const std::string_view script = "US place Chile; US operation coup; US target Brazil; die 3 for Brazil";
  EXPECT_EQ(after(p, junta, Side::US, script).defcon(), 3);
  EXPECT_EQ(after(Position(p).ruling(RulingId::subs_free_coups, 1), junta, Side::US, script).defcon(), 2);
}

TEST(SaltEffect, AllCoupsHaveMinusOne) {
  const Position p =
      Position().with("Angola", 1, 0).hand(Side::USSR, {nasser}).phasing(Side::USSR).in_play(salt_negotiations);
  EXPECT_EQ(
      round(p, "USSR card 15 Nasser; USSR use operations; USSR operation coup; USSR target Angola; die 3 for Angola")
          .at("Angola"),
      (Influence{0, 0}));
  const Position free = Position().with("Peru", 0, 3).in_play(salt_negotiations);
  EXPECT_EQ(
      after(free, junta, Side::US, "US place Chile; US operation coup; US target Peru; die 4 for Peru").at("Peru"),
      (Influence{0, 2}));
}

TEST(QuagmireEffect, ADiscardAndARollOfOneToFourFree) {
  const Position p = Position().hand(Side::US, {nasser, nato, fidel}).phasing(Side::US).in_play(quagmire);
  const Outcome freed = round(p, "US card 8 Fidel; die 4 for trap");
  EXPECT_TRUE(freed.clean());
  EXPECT_EQ(freed.state.in_play[quagmire], 0);
  EXPECT_EQ(freed.state.place[fidel], in_discard_pile);
  EXPECT_EQ(round(p, "US card 21 NATO; die 5 for trap").state.in_play[quagmire], 1);
  EXPECT_FALSE(round(p, "US card 15 Nasser; die 4 for trap").clean());
  EXPECT_FALSE(round(Position(p).china(Side::US, true), "US card 6 The China Card; die 4 for trap").clean());
}

TEST(QuagmireEffect, TheModifiedValueCounts) {
  Position p = Position().hand(Side::US, {nasser}).phasing(Side::US).in_play(quagmire).in_play(containment);
  EXPECT_TRUE(round(p, "US card 15 Nasser; die 1 for trap").clean());
  Position purged = Position().hand(Side::US, {fidel}).phasing(Side::US).in_play(quagmire);
  purged.state.red_scare[kUs] = 1;
  EXPECT_FALSE(round(purged, "US card 8 Fidel; die 1 for trap").clean());
  EXPECT_TRUE(round(purged, "").clean());  // sits out
}

TEST(BearTrapEffect, ScoringCardsArePlayedWithoutADiscard) {
  const Position p = Position()
                         .with("Thailand", 2, 0)
                         .hand(Side::USSR, {nasser, southeast_asia_scoring})
                         .phasing(Side::USSR)
                         .in_play(bear_trap);
  const Outcome o = round(p, "USSR card 38 Southeast Asia Scoring");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.vp(), 2);
  EXPECT_EQ(o.state.in_play[bear_trap], 1);
  EXPECT_FALSE(round(Position(p).hand(Side::USSR, {fidel}), "USSR card 38 Southeast Asia Scoring").clean());
}

TEST(BearTrapEffect, InTheLastRoundTheScoringCardComesFirst) {
  Position p = Position()
                   .with("Thailand", 2, 0)
                   .hand(Side::USSR, {fidel, southeast_asia_scoring})
                   .phasing(Side::USSR)
                   .in_play(bear_trap);
  EXPECT_TRUE(round(p, "USSR card 8 Fidel; die 6 for trap").clean());
  p.state.round = 7;
  EXPECT_FALSE(round(p, "USSR card 8 Fidel; die 6 for trap").clean());
  EXPECT_EQ(round(p, "USSR card 38 Southeast Asia Scoring").vp(), 2);
}

TEST(BearTrapEffect, ABoundMissileEnvyIsTheDiscard) {
  Position p = Position().hand(Side::USSR, {missile_envy, fidel}).phasing(Side::USSR).in_play(bear_trap);
  p.state.missile_envy_bound = kUssr;
  EXPECT_FALSE(round(p, "USSR card 8 Fidel; die 1 for trap").clean());
  const Outcome o = round(p, "USSR card 49 Missile Envy; die 1 for trap");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.missile_envy_bound, kNone);
}

TEST(MissileEnvyEffect, MustBeTheNextPlayForOperations) {
  Position p =
      Position().with("Iraq", 0, 1).hand(Side::USSR, {missile_envy, fidel}).hand(Side::US, {nato}).phasing(Side::USSR);
  p.state.missile_envy_bound = kUssr;
  const Outcome o =
      round(p, "USSR card 49 Missile Envy; USSR use operations; USSR operation influence; USSR place Iraq, Iraq");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.missile_envy_bound, kNone);
  EXPECT_EQ(o.state.place[missile_envy], in_discard_pile);
  EXPECT_EQ(round(p, "USSR card 49 Missile Envy; USSR use event").first_finding(), "illegal_choice TS-card-49");
  EXPECT_EQ(round(p, "USSR card 49 Missile Envy; USSR use space_race").first_finding(), "illegal_choice TS-card-49");
  EXPECT_EQ(round(p, "USSR card 8 Fidel; USSR use event").first_finding(), "illegal_choice TS-card-49");
}

TEST(WeWillBuryYouEffect, TheUssrGainsBeforeTheUsCardDoesAnything) {
  const Position p = Position()
                         .vp(-17)
                         .with("Mexico", 2, 0)
                         .hand(Side::US, {central_america_scoring})
                         .phasing(Side::US)
                         .in_play(we_will_bury_you);
  const Outcome o = round(p, "US card 37 Central America Scoring; US use event");
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.winner, kUssr);
}

TEST(WeWillBuryYouEffect, UnInterventionAsEventAverts) {
  const Position p = Position()
                         .with("Iran", 1, 0)
                         .hand(Side::US, {un_intervention, nasser})
                         .phasing(Side::US)
                         .in_play(we_will_bury_you);
  const Outcome averted =
      round(p, "US card 32 UN Intervention; US use event; US pair 15 Nasser; US operation influence; US place Iran");
  EXPECT_TRUE(averted.clean());
  EXPECT_EQ(averted.vp(), 0);
  EXPECT_EQ(averted.state.in_play[we_will_bury_you], 0);
  EXPECT_EQ(round(p, "US card 32 UN Intervention; US use operations; US operation influence; US place Iran").vp(), -3);
}

TEST(WeWillBuryYouEffect, ATrapIsNoExcuse) {
  const Position p = Position().hand(Side::US, {nato}).phasing(Side::US).in_play(we_will_bury_you).in_play(quagmire);
  EXPECT_EQ(round(p, "US card 21 NATO; die 1 for trap").vp(), -3);
}

TEST(FiveYearPlanEffect, DefectorsDrawnInTheHeadlinePhaseCancelAnOpenUssrHeadline) {
  Position p = Position().headline(Side::US).hand(Side::USSR, {defectors});
  p.state.headline[kUs] = five_year_plan;
  p.state.headline[kUssr] = fidel;
  p.state.headline_open[kUssr] = 1;
  p.state.place[fidel] = on_table;
  const std::string_view script = "states discarded.USSR 103 Defectors =1";
  const Outcome o = after(p, five_year_plan, Side::US, script);
  EXPECT_EQ(o.state.headline_open[kUssr], 0);
  EXPECT_EQ(o.state.place[fidel], in_discard_pile);
  p.state.headline_open[kUssr] = 0;
  EXPECT_EQ(after(p, five_year_plan, Side::US, script).state.place[fidel], on_table);
}

TEST(MarshallPlanAndWarsawPact, OpenTheWayToNato) {
  const State marshall =
      after(Position(), marshall_plan, "US place Italy, UK, Canada, Turkey, Austria, Finland, Norway").state;
  EXPECT_TRUE(can_occur(marshall, nato, Side::US));
  const State pact =
      after(Position(), warsaw_pact_formed, "USSR half add; USSR place Poland, Poland, Hungary, Hungary, Austria")
          .state;
  EXPECT_TRUE(can_occur(pact, nato, Side::US));
  EXPECT_FALSE(can_occur(Position().state, nato, Side::US));
}

}  // namespace
}  // namespace arbiter::ts::test
