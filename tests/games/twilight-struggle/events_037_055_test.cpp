// Events of cards 37 to 55: the position before, the choices, the position after.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

using Findings = std::vector<std::string>;
constexpr int kUs = 0, kUssr = 1;

TEST(CentralAmericaScoring, ScoresTheRegion) {
  // US: presence 1, battleground Panama; USSR: presence 1, battleground Cuba, which lies beside the US.
  const Position p = Position().with("Panama", 2, 0).with("Cuba", 0, 3);
  EXPECT_EQ(after(p, central_america_scoring).vp(), 1 + 1 - 1 - 1 - 1);
}

TEST(SoutheastAsiaScoring, OnePointACountryTwoForThailand) {
  const Position p = Position()
                         .with("Thailand", 2, 0)
                         .with("Burma", 0, 2)
                         .with("Vietnam", 0, 1)
                         .with("Malaysia", 0, 2)
                         .with("Indonesia", 0, 1);
  const Outcome o = after(p, southeast_asia_scoring);
  EXPECT_EQ(o.vp(), 2 - 4);
  EXPECT_EQ(o.state.place[southeast_asia_scoring], out_of_game);
}

TEST(ArmsRace, RewardsMoreMilitaryOperations) {
  EXPECT_EQ(after(Position().defcon(4).military_ops(3, 2), arms_race, Side::US).vp(), 1);
  EXPECT_EQ(after(Position().defcon(3).military_ops(3, 2), arms_race, Side::US).vp(), 3);
  EXPECT_EQ(after(Position().defcon(2).military_ops(0, 5), arms_race, Side::USSR).vp(), -3);
}

TEST(ArmsRace, DoesNotOccurWithoutALead) {
  EXPECT_FALSE(after(Position().military_ops(2, 2), arms_race, Side::US).occurred);
  EXPECT_FALSE(after(Position().military_ops(2, 3), arms_race, Side::US).occurred);
}

TEST(ArmsRace, InTheOtherSidesRoundTheRulingSaysWhoIsCompared) {
  const Position p = Position().defcon(5).military_ops(3, 1).phasing(Side::USSR);
  EXPECT_EQ(after(p, arms_race, Side::US).vp(), 1);
  EXPECT_EQ(after(Position(p).ruling(RulingId::arms_race_compares, 1), arms_race, Side::US).vp(), 0);
}

TEST(CubanMissileCrisis, SetsDefconAndThreatensTheOpponent) {
  const Outcome o = after(Position().defcon(4), cuban_missile_crisis, Side::US);
  EXPECT_EQ(o.defcon(), 2);
  EXPECT_EQ(o.state.crisis_against, kUssr);
  EXPECT_EQ(o.state.in_play[cuban_missile_crisis], 1);
  EXPECT_EQ(after(Position().defcon(2), cuban_missile_crisis, Side::USSR).state.crisis_against, kUs);
}

TEST(NuclearSubs, HoldForTheTurn) {
  EXPECT_EQ(after(Position(), nuclear_subs).state.in_play[nuclear_subs], 1);
}

TEST(Quagmire, TrapsTheUsAndEndsNorad) {
  const Outcome o = after(Position().in_play(norad), quagmire);
  EXPECT_EQ(o.state.in_play[quagmire], 1);
  EXPECT_EQ(o.state.in_play[norad], 0);
}

TEST(SaltNegotiations, RaisesDefconAndTakesACardBack) {
  const Position p = Position().defcon(2).discarded({nato, asia_scoring});
  const Outcome o = after(p, salt_negotiations, Side::US, "US take 21 NATO; states revealed.US 21 NATO =1");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.defcon(), 4);
  EXPECT_EQ(o.state.in_play[salt_negotiations], 1);
  EXPECT_EQ(o.state.place[nato], in_us_hand);
  EXPECT_EQ(o.state.hand[kUs], 1);
  EXPECT_EQ(after(p, salt_negotiations, Side::US, "US take 1 Asia Scoring").findings,
            Findings{"illegal_choice TS-card-43"});
  EXPECT_EQ(after(p, salt_negotiations, Side::US, "US take 8 Fidel").findings, Findings{"illegal_choice TS-card-43"});
}

TEST(SaltNegotiations, TheCardMayBeDeclinedAndDefconStopsAt5) {
  const Outcome o = after(Position().defcon(4).discarded({nato}), salt_negotiations, Side::USSR);
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.defcon(), 5);
  EXPECT_EQ(o.state.place[nato], in_discard_pile);
  EXPECT_TRUE(after(Position(), salt_negotiations, Side::USSR, "USSR take none").clean());
}

TEST(BearTrap, TrapsTheUssr) {
  EXPECT_EQ(after(Position(), bear_trap).state.in_play[bear_trap], 1);
}

TEST(Summit, DominatedRegionsCount) {
  // The US dominates Central America.
  const Position p = Position().defcon(3).with("Mexico", 2, 0).with("Haiti", 1, 0);
  const Outcome even = after(Position().defcon(3), summit, Side::USSR, "die 3 for US; die 3 for USSR");
  EXPECT_TRUE(even.clean());
  EXPECT_EQ(even.vp(), 0);
  const Outcome ahead = after(p, summit, Side::USSR, "die 3 for US; die 3 for USSR; US defcon 4");
  EXPECT_TRUE(ahead.clean());
  EXPECT_EQ(ahead.vp(), 2);
  EXPECT_EQ(ahead.defcon(), 4);
  EXPECT_EQ(after(p, summit, Side::USSR, "die 3 for US; die 4 for USSR").vp(), 0);
}

TEST(Summit, TheWinnerMovesDefconOneStepOrNotAtAll) {
  const Position p = Position().defcon(3);
  const std::string dice = "die 1 for US; die 3 for USSR; ";
  EXPECT_EQ(after(p, summit, Side::US, dice + "USSR defcon 2").defcon(), 2);
  EXPECT_EQ(after(p, summit, Side::US, dice + "USSR defcon none").defcon(), 3);
  EXPECT_EQ(after(p, summit, Side::US, dice).vp(), -2);
  EXPECT_EQ(after(p, summit, Side::US, dice + "USSR defcon 5").findings, Findings{"illegal_choice TS-card-45"});
  EXPECT_EQ(after(p, summit, Side::US, dice + "USSR defcon 1").first_finding(), "illegal_choice TS-card-45");
}

TEST(Summit, TheWinnersDefconChangeLosesForThePhasingSide) {
  const Outcome o = after(Position().defcon(2), summit, Side::US, "die 1 for US; die 3 for USSR; USSR defcon 1");
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.winner, kUssr);
}

TEST(HowILearned, SetsDefconAndMilitaryOperations) {
  const Outcome o =
      after(Position().defcon(4).military_ops(0, 2), how_i_learned_to_stop_worrying, Side::USSR, "USSR defcon 2");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.defcon(), 2);
  EXPECT_EQ(o.state.military_ops[kUssr], 5);
  EXPECT_EQ(after(Position().defcon(4), how_i_learned_to_stop_worrying, Side::US).defcon(), 4);
}

TEST(HowILearned, DefconOneLosesForThePhasingSide) {
  const Position p = Position().phasing(Side::USSR);
  const Outcome o = after(p, how_i_learned_to_stop_worrying, Side::US, "US defcon 1");
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.winner, kUs);
}

TEST(Junta, InfluenceThenAFreeCoup) {
  const Position p = Position().defcon(2).with("Brazil", 2, 0).with("Peru", 3, 0);
  const Outcome o =
      after(p, junta, Side::USSR, "USSR place Chile; USSR operation coup; USSR target Peru; die 4 for Peru");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Chile"), (Influence{0, 2}));
  EXPECT_EQ(o.at("Peru"), (Influence{1, 0}));
  EXPECT_EQ(o.state.military_ops[kUssr], 0);
  EXPECT_EQ(o.defcon(), 2);
}

TEST(Junta, ACoupInABattlegroundStillLowersDefcon) {
  const Position p = Position().defcon(3).with("Brazil", 2, 0);
  EXPECT_EQ(after(p, junta, Side::USSR, "USSR place Chile; USSR operation coup; USSR target Brazil; die 1 for Brazil")
                .defcon(),
            2);
}

TEST(Junta, StaysInLatinAmericaAndTheSecondHalfMayBeDeclined) {
  const Position p = Position().with("Iran", 2, 0).with("Brazil", 2, 0);
  EXPECT_TRUE(after(p, junta, Side::USSR, "USSR place Cuba; USSR operation none").clean());
  EXPECT_EQ(after(p, junta, Side::USSR, "USSR place Iran; USSR operation none").findings,
            Findings{"illegal_choice TS-card-47"});
  EXPECT_FALSE(
      after(p, junta, Side::USSR, "USSR place Cuba; USSR operation coup; USSR target Iran; die 4 for Iran").clean());
  EXPECT_FALSE(after(p, junta, Side::USSR, "USSR place Cuba; USSR operation influence; USSR place Cuba, Cuba").clean());
}

TEST(Junta, OrRealignmentRolls) {
  const Position p = Position().with("Uruguay", 2, 0);
  const Outcome o =
      after(p, junta, Side::USSR,
            "USSR place Uruguay; USSR operation realignment; USSR target Uruguay; die 5 for USSR; die 3 for US; "
            "USSR target none");
  EXPECT_EQ(o.at("Uruguay"), (Influence{0, 2}));
}

TEST(KitchenDebates, NeedsMoreBattlegrounds) {
  const Position ahead = Position().with("Mexico", 2, 0).with("Cuba", 0, 3).with("Iran", 2, 0);
  const Outcome o = after(ahead, kitchen_debates);
  EXPECT_EQ(o.vp(), 2);
  EXPECT_EQ(o.state.place[kitchen_debates], out_of_game);
  const Outcome even = after(Position().with("Mexico", 2, 0).with("Cuba", 0, 3), kitchen_debates);
  EXPECT_FALSE(even.occurred);
  EXPECT_EQ(even.vp(), 0);
  EXPECT_EQ(even.state.place[kitchen_debates], in_discard_pile);
}

TEST(MissileEnvy, TheTakersOwnEventHappens) {
  const Position p = Position().hand(Side::USSR, {containment, fidel, asia_scoring});
  const Outcome o =
      after(p, missile_envy, Side::US,
            "USSR give 25 Containment; states revealed.USSR 25 Containment =1; states event 25 Containment =1");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.in_play[containment], 1);
  EXPECT_EQ(o.state.place[containment], out_of_game);
  EXPECT_EQ(o.state.place[missile_envy], in_ussr_hand);
  EXPECT_EQ(o.state.missile_envy_bound, kUssr);
  EXPECT_EQ(o.state.hand[kUssr], 3);
}

TEST(MissileEnvy, ANeutralEventHappensForTheTaker) {
  const Position p = Position().hand(Side::US, {nuclear_test_ban});
  const Outcome o = after(p, missile_envy, Side::USSR, "US give 34 Nuclear Test Ban");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.vp(), -3);
  EXPECT_EQ(o.state.place[nuclear_test_ban], in_discard_pile);
}

TEST(MissileEnvy, TheGiversEventGivesItsOperationsOnly) {
  const Position p = Position().with("Iran", 1, 0).hand(Side::USSR, {fidel});
  const Outcome o = after(p, missile_envy, Side::US, "USSR give 8 Fidel; US operation influence; US place Iran, Iran");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Iran"), (Influence{3, 0}));
  EXPECT_EQ(o.at("Cuba"), Influence());
  EXPECT_EQ(o.state.place[fidel], in_discard_pile);
}

TEST(MissileEnvy, TheHighestModifiedValueIsGiven) {
  const Position p = Position().hand(Side::USSR, {containment, nuclear_test_ban, fidel});
  EXPECT_EQ(after(p, missile_envy, Side::US, "USSR give 25 Containment").findings,
            Findings{"illegal_choice TS-card-49"});
  EXPECT_TRUE(after(p, missile_envy, Side::US, "USSR give 34 Nuclear Test Ban").clean());
  const Position tied = Position(p).in_play(brezhnev_doctrine);
  EXPECT_TRUE(after(tied, missile_envy, Side::US, "USSR give 25 Containment").clean());
  EXPECT_EQ(
      after(Position(tied).ruling(RulingId::missile_envy_rank, 1), missile_envy, Side::US, "USSR give 25 Containment")
          .findings,
      Findings{"illegal_choice TS-card-49"});
}

TEST(MissileEnvy, AnUnseenHandMayHoldAnything) {
  const Position p = Position().hand(Side::USSR, {fidel}).hidden_hand(Side::USSR, 3);
  EXPECT_TRUE(after(p, missile_envy, Side::US, "USSR give 25 Containment").clean());
  EXPECT_EQ(after(p, missile_envy, Side::US, "USSR give 26 CIA Created").first_finding(), "illegal_choice TS-card-49");
}

TEST(MissileEnvy, AnImpossibleEventDoesNothing) {
  const Position p = Position().hand(Side::USSR, {nato});
  const Outcome o = after(p, missile_envy, Side::US, "USSR give 21 NATO");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.in_play[nato], 0);
  EXPECT_EQ(o.state.place[nato], in_discard_pile);
}

TEST(MissileEnvy, NothingIsExchangedForScoringCards) {
  const Outcome o = after(Position().hand(Side::USSR, {asia_scoring}), missile_envy, Side::US);
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.place[asia_scoring], in_ussr_hand);
  EXPECT_EQ(o.state.place[missile_envy], in_discard_pile);
  EXPECT_EQ(o.state.missile_envy_bound, kNone);
}

TEST(MissileEnvy, AWarCardThatTheUsTakesCountsForFlowerPower) {
  const Position p = Position().hand(Side::USSR, {brush_war}).in_play(flower_power);
  const Outcome o = after(p, missile_envy, Side::US, "USSR give 36 Brush War; US target Iran; die 1 for Iran");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.vp(), -2);
}

TEST(MissileEnvy, TheSpaceRaceIsARuling) {
  const std::string_view script = "USSR give 8 Fidel; US operation space_race; die 1 for space_race";
  const Position p = Position().hand(Side::USSR, {fidel});
  EXPECT_EQ(after(Position(p).profile("digital"), missile_envy, Side::US, script).state.space[kUs], 1);
  EXPECT_FALSE(after(Position(p).ruling(RulingId::missile_envy_space, 2), missile_envy, Side::US, script).clean());
}

TEST(WeWillBuryYou, LowersDefconAndWaits) {
  const Outcome o = after(Position().defcon(4), we_will_bury_you);
  EXPECT_EQ(o.defcon(), 3);
  EXPECT_EQ(o.vp(), 0);
  EXPECT_EQ(o.state.in_play[we_will_bury_you], 1);
  EXPECT_EQ(after(Position().defcon(2), we_will_bury_you, Side::US).state.winner, kUssr);
}

TEST(BrezhnevDoctrine, RaisesTheValueOfUssrCards) {
  const State s = after(Position(), brezhnev_doctrine).state;
  EXPECT_EQ(ops_value(s, Side::USSR, 2), 3);
  EXPECT_EQ(ops_value(s, Side::USSR, 4), 4);
  EXPECT_EQ(ops_value(s, Side::US, 2), 2);
}

TEST(PortugueseEmpireCrumbles, AddsInAngolaAndSouthEastAfrica) {
  const Outcome o = after(Position().with("Angola", 1, 0), portuguese_empire_crumbles);
  EXPECT_EQ(o.at("Angola"), (Influence{1, 2}));
  EXPECT_EQ(o.at("SE African States"), (Influence{0, 2}));
}

TEST(SouthAfricanUnrest, TwoInSouthAfrica) {
  const Outcome o = after(Position(), south_african_unrest, "USSR half one_country");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("South Africa"), (Influence{0, 2}));
}

TEST(SouthAfricanUnrest, OrOneThereAndTwoBesideIt) {
  const Outcome o = after(Position(), south_african_unrest, "USSR half two_countries; USSR place Botswana, Botswana");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("South Africa"), (Influence{0, 1}));
  EXPECT_EQ(o.at("Botswana"), (Influence{0, 2}));
  EXPECT_EQ(
      after(Position(), south_african_unrest, "USSR half two_countries; USSR place Zimbabwe, Zimbabwe").first_finding(),
      "illegal_choice TS-card-53");
}

TEST(SouthAfricanUnrest, TheSplitIsARuling) {
  const std::string_view script = "USSR half two_countries; USSR place Botswana, Angola";
  EXPECT_EQ(after(Position(), south_african_unrest, script).findings, Findings{"illegal_choice TS-card-53"});
  const Outcome o = after(Position().profile("digital"), south_african_unrest, script);
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Angola"), (Influence{0, 1}));
}

TEST(Allende, AddsInChile) {
  EXPECT_EQ(after(Position().with("Chile", 1, 0), allende).at("Chile"), (Influence{1, 2}));
}

TEST(WillyBrandt, TurnsWestGermany) {
  const Outcome o = after(Position().with("West Germany", 4, 0), willy_brandt);
  EXPECT_EQ(o.vp(), -1);
  EXPECT_EQ(o.at("West Germany"), (Influence{4, 1}));
  EXPECT_EQ(o.state.in_play[willy_brandt], 1);
  EXPECT_FALSE(after(Position().occurred(tear_down_this_wall), willy_brandt).occurred);
}

}  // namespace
}  // namespace arbiter::ts::test
