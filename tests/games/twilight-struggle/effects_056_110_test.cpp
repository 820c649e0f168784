// What the lasting effects of cards 56 to 110 do to later rounds, coups, realignments and scorings.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

Outcome round(const Position& p, std::string_view script) {
  return after(
      p, [](State& s, Table& t) { action_round(s, t); }, script);
}

Position us_round_with(int card) {
  return Position().with("Iran", 1, 0).hand(Side::US, {card}).phasing(Side::US);
}

const std::string kTwoInIran = "US use operations; US operation influence; US place Iran, Iran";

TEST(FlowerPowerEffect, CountsWarCardsPlayedForEventOrOperations) {  // 59
  const Position p = us_round_with(indo_pakistani_war).in_play(flower_power);
  const Outcome operations = round(p, "US card 24; " + kTwoInIran);
  EXPECT_EQ(operations.vp(), -2);
  EXPECT_TRUE(operations.clean());
  EXPECT_EQ(round(p, "US card 24; US use event; US target India; die 1 for India").vp(), -2);
}

TEST(FlowerPowerEffect, NotInSpaceNotForOtherCardsNotForTheUssr) {  // 59, TS-10.5
  const Position p = us_round_with(indo_pakistani_war).in_play(flower_power);
  EXPECT_EQ(round(p, "US card 24; US use space_race; die 6 for space_race").vp(), 0);
  EXPECT_EQ(round(us_round_with(oas_founded).in_play(flower_power),
                  "US card 70; US use operations; US operation influence; US place Iran")
                .vp(),
            0);
  const Position ussr = Position().hand(Side::USSR, {indo_pakistani_war}).phasing(Side::USSR).in_play(flower_power);
  EXPECT_EQ(round(ussr, "USSR card 24; USSR use event; USSR target India; die 1 for India").vp(), 0);
}

TEST(FlowerPowerEffect, NotForTheWarThatCampDavidForbids) {  // 59, 65
  const Position p = us_round_with(arab_israeli_war).in_play(flower_power).occurred(camp_david_accords);
  const Outcome o = round(p, "US card 13; " + kTwoInIran);
  EXPECT_EQ(o.vp(), 0);
  EXPECT_TRUE(o.clean());
}

TEST(FlowerPowerEffect, AWarCardPairedWithUnInterventionIsRuled) {  // 59
  Position p = Position().hand(Side::USSR, {korean_war}).hand(Side::US, {un_intervention}).with("Cuba", 1, 0);
  p.in_play(flower_power);
  const std::string script =
      "states revealed_from_hand.USSR 11 =1; US play_or_return play; US pair 11; US operation influence; "
      "US place Cuba, Cuba";
  EXPECT_EQ(after(p, grain_sales_to_soviets, script).vp(), -2);
  EXPECT_EQ(after(p.ruling(RulingId::flower_power_pairing, 1), grain_sales_to_soviets, script).vp(), 0);
}

TEST(U2Effect, UnInterventionAsEventGivesAnotherVp) {  // 60
  const Position p =
      Position().with("Iran", 1, 0).hand(Side::US, {un_intervention, nasser}).phasing(Side::US).in_play(u2_incident);
  EXPECT_EQ(round(p, "US card 32; US use event; US pair 15; US operation influence; US place Iran").vp(), -1);
  EXPECT_EQ(round(p, "US card 32; US use operations; US operation influence; US place Iran").vp(), 0);
}

TEST(DeathSquadsEffect, HelpsThePlayersCoupsAndHampersTheEnemys) {  // 69
  Position us = Position().with("Bolivia", 0, 2).with("Kenya", 0, 2).hand(Side::US, {oas_founded}).phasing(Side::US);
  us.state.death_squads = 1;
  const std::string us_coup = "US card 70; US use operations; US operation coup; ";
  EXPECT_EQ(round(us, us_coup + "US target Bolivia; die 3 for Bolivia").at("Bolivia"), (Influence{0, 1}));
  EXPECT_EQ(round(us, us_coup + "US target Kenya; die 3 for Kenya").at("Kenya"), (Influence{0, 2}));
  Position ussr = Position().with("Bolivia", 2, 0).hand(Side::USSR, {nasser}).phasing(Side::USSR);
  ussr.state.death_squads = 1;
  const std::string ussr_coup =
      "USSR card 15; USSR use operations; USSR operation coup; USSR target Bolivia; die 4 for Bolivia; "
      "states coup_modifier Bolivia =-1";
  const Outcome o = round(ussr, ussr_coup);
  EXPECT_EQ(o.at("Bolivia"), (Influence{2, 0}));
  EXPECT_TRUE(o.clean());
}

Position shuttle() {
  Position p = Position().in_play(shuttle_diplomacy);
  p.state.place[shuttle_diplomacy] = on_table;
  return p;
}

TEST(ShuttleEffect, LeavesOutOneUssrBattleground) {  // 73, R-17
  const Outcome o = after(shuttle().with("Iraq", 0, 3), middle_east_scoring, "US shuttle Iraq");
  EXPECT_EQ(o.vp(), 0);  // not even presence
  EXPECT_FALSE(o.state.effect(shuttle_diplomacy));
  EXPECT_EQ(o.state.place[shuttle_diplomacy], in_discard_pile);
  EXPECT_EQ(after(Position().with("Iraq", 0, 3), middle_east_scoring).vp(), -4);
}

TEST(ShuttleEffect, TheAdjacencyPointOfJapanGoesToo) {  // 73
  const Position p = shuttle().with("Japan", 0, 4).with("India", 0, 3);
  EXPECT_EQ(after(p, asia_scoring, "US shuttle Japan").vp(), -4);
  EXPECT_EQ(after(p, asia_scoring, "US shuttle India").vp(), -5);
  EXPECT_FALSE(after(p, asia_scoring, "US shuttle Burma").clean());
}

TEST(ShuttleEffect, WithoutUssrBattlegroundItIsDiscarded) {  // 73
  const Outcome o = after(shuttle().with("Syria", 0, 2), middle_east_scoring);
  EXPECT_EQ(o.vp(), -3);
  EXPECT_EQ(o.state.place[shuttle_diplomacy], in_discard_pile);
}

TEST(ShuttleEffect, NotInOtherScoringsNorInTheFinalOne) {  // 73
  EXPECT_TRUE(after(shuttle().with("Thailand", 0, 2), southeast_asia_scoring).state.effect(shuttle_diplomacy));
  EXPECT_TRUE(after(shuttle().with("Angola", 0, 1), africa_scoring).state.effect(shuttle_diplomacy));
  const Position p = shuttle().with("Iraq", 0, 3);
  const Outcome last = after(
      p, [](State& s, Table& t) { final_scoring(s, t); }, "");
  EXPECT_EQ(last.vp(), -5);  // Iraq and The China Card
}

TEST(ShuttleEffect, WhetherControlNeedsOneLessIsRuled) {  // 73, R-17
  Position p = shuttle().with("Egypt", 2, 0).with("Iran", 2, 0).with("Israel", 4, 0).with("Libya", 2, 0);
  p.with("Saudi Arabia", 3, 0).with("Jordan", 2, 0).with("Iraq", 0, 3);
  EXPECT_EQ(after(p, middle_east_scoring, "US shuttle Iraq").vp(), 10);
  EXPECT_EQ(after(p.ruling(RulingId::shuttle_control, 1), middle_east_scoring, "US shuttle Iraq").vp(), 12);
}

TEST(NorthSeaOilEffect, AnEighthRoundForTheUs) {  // 86
  EXPECT_TRUE(may_take_eighth_round(Position().in_play(north_sea_oil).state, Side::US));
  EXPECT_FALSE(may_take_eighth_round(Position().in_play(north_sea_oil).state, Side::USSR));
  EXPECT_FALSE(may_take_eighth_round(Position().state, Side::US));
}

TEST(TheReformerEffect, NoCoupsInEuropeButRealignments) {  // 87
  const Position p = Position().with("Italy", 1, 0).in_play(the_reformer);
  const Operations free{.printed = 2, .free = true};
  EXPECT_FALSE(coup_targets(p.state, Side::USSR, {.printed = 2}).has(italy));
  EXPECT_FALSE(coup_targets(p.state, Side::USSR, free).has(italy));
  EXPECT_TRUE(realignment_targets(p.state, Side::USSR, {.printed = 2}).has(italy));
  EXPECT_TRUE(coup_targets(Position().with("Italy", 1, 0).state, Side::USSR, free).has(italy));
}

TEST(IranContraEffect, TheUsDieCountsOneLessWhoeverRolls) {  // 93, R-52
  const Position us = Position().with("Angola", 2, 1).hand(Side::US, {oas_founded}).phasing(Side::US);
  const std::string us_roll =
      "US card 70; US use operations; US operation realignment; US target Angola; die 3 for USSR; die 3 for US";
  EXPECT_EQ(round(us, us_roll).at("Angola"), (Influence{2, 0}));
  EXPECT_EQ(round(Position(us).in_play(iran_contra_scandal), us_roll).at("Angola"), (Influence{2, 1}));
  const Position ussr = Position().with("Angola", 2, 1).hand(Side::USSR, {nasser}).phasing(Side::USSR);
  const std::string ussr_roll =
      "USSR card 15; USSR use operations; USSR operation realignment; USSR target Angola; die 4 for USSR; die 3 for US";
  EXPECT_EQ(round(ussr, ussr_roll).at("Angola"), (Influence{2, 1}));
  EXPECT_EQ(round(Position(ussr).in_play(iran_contra_scandal), ussr_roll).at("Angola"), (Influence{1, 1}));
}

Position chernobyl_in_africa() {
  Position p = Position().with("Zaire", 1, 1).with("Cuba", 0, 1).hand(Side::USSR, {nasser}).phasing(Side::USSR);
  p.in_play(chernobyl).state.chernobyl_region = static_cast<std::int8_t>(Region::Africa);
  return p;
}

TEST(ChernobylEffect, StopsPlacementByOperationsInTheRegion) {  // 94
  const std::string play = "USSR card 15; USSR use operations; USSR operation influence; USSR place ";
  EXPECT_EQ(round(chernobyl_in_africa(), play + "Zaire").first_finding(), "illegal_choice TS-card-94");
  EXPECT_TRUE(round(chernobyl_in_africa(), play + "Cuba").clean());
}

TEST(ChernobylEffect, LeavesCoupsAndEventsAlone) {  // 94, R-32
  const Outcome coup =
      round(chernobyl_in_africa(),
            "USSR card 15; USSR use operations; USSR operation coup; USSR target Zaire; die 5 for Zaire");
  EXPECT_EQ(coup.at("Zaire"), (Influence{0, 4}));
  EXPECT_TRUE(after(chernobyl_in_africa(), decolonization, "USSR place Zaire, Kenya, Burma, Sudan").clean());
}

TEST(DefectorsInARound, VpForOperationsNotForSpace) {  // 103
  const Position p = Position().with("Cuba", 0, 1).hand(Side::USSR, {defectors}).phasing(Side::USSR);
  EXPECT_EQ(round(p, "USSR card 103; USSR use operations; USSR operation influence; USSR place Cuba, Cuba").vp(), 1);
  EXPECT_EQ(round(p, "USSR card 103; USSR use event; USSR operation influence; USSR place Cuba, Cuba").vp(), 1);
  EXPECT_EQ(round(p, "USSR card 103; USSR use space_race; die 6 for space_race").vp(), 0);
}

Position norad_position() {
  return Position()
      .defcon(3)
      .with("Canada", 4, 0)
      .with("Angola", 1, 0)
      .with("Peru", 1, 0)
      .in_play(norad)
      .hand(Side::USSR, {nasser});
}

const std::string kCoupInAngola =
    "USSR card 15; USSR use operations; USSR operation coup; USSR target Angola; die 1 for Angola";

TEST(NoradEffect, InfluenceWhenDefconMovedToTwo) {  // 106
  const Position p = norad_position().phasing(Side::USSR);
  const Outcome o = round(p, kCoupInAngola + "; US place Peru");
  EXPECT_EQ(o.at("Peru"), (Influence{2, 0}));
  EXPECT_TRUE(o.clean());
  EXPECT_TRUE(round(p, kCoupInAngola).clean());                         // it is optional
  EXPECT_FALSE(round(p, kCoupInAngola + "; US place Brazil").clean());  // no US influence there
}

TEST(NoradEffect, NeedsCanadaAndAMoveToTwo) {  // 106
  EXPECT_FALSE(
      round(norad_position().with("Canada", 3, 0).phasing(Side::USSR), kCoupInAngola + "; US place Peru").clean());
  EXPECT_FALSE(round(norad_position().defcon(4).phasing(Side::USSR), kCoupInAngola + "; US place Peru").clean());
}

TEST(YuriAndSamanthaEffect, AVpForEachUsCoup) {  // 109
  const Position us =
      Position().with("Kenya", 0, 1).hand(Side::US, {oas_founded}).phasing(Side::US).in_play(yuri_and_samantha);
  EXPECT_EQ(round(us, "US card 70; US use operations; US operation coup; US target Kenya; die 1 for Kenya").vp(), -1);
  const Position ussr =
      Position().with("Kenya", 1, 0).hand(Side::USSR, {nasser}).phasing(Side::USSR).in_play(yuri_and_samantha);
  EXPECT_EQ(
      round(ussr, "USSR card 15; USSR use operations; USSR operation coup; USSR target Kenya; die 1 for Kenya").vp(),
      0);
}

TEST(YuriAndSamanthaEffect, FreeCoupsCountToo) {  // 109, 96
  const Position p = Position().with("Poland", 0, 1).in_play(yuri_and_samantha);
  EXPECT_EQ(after(p, tear_down_this_wall, "US operation coup; US target Poland; die 1 for Poland").vp(), -1);
}

}  // namespace
}  // namespace arbiter::ts::test
