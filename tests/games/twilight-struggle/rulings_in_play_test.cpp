// Every ruling with each of its values, and the verdicts that hang on one.
#include <gtest/gtest.h>

#include "arbiter/replay.hpp"
#include "support/records.hpp"
#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

using Names = std::vector<std::string>;
constexpr int kUs = 0, kUssr = 1;

// What comes of a step under each value of a ruling.
using Played = Outcome (*)(const Position&);
std::vector<Outcome> under_each(RulingId id, const Position& p, Played run) {
  std::vector<Outcome> outcomes;
  for (std::size_t value = 0; value < rulings()[static_cast<std::size_t>(id)].values.size(); ++value)
    outcomes.push_back(run(Position(p).ruling(id, static_cast<int>(value))));
  return outcomes;
}

// Legal; legal with a note of the ruling; a fault that the ruling decides.
enum class Verdict { legal, noted, ruled, wrong };
Verdict verdict(const Outcome& o, const std::string& ruling) {
  if (o.clean()) return o.notes.empty() ? Verdict::legal : o.notes == Names{ruling} ? Verdict::noted : Verdict::wrong;
  return o.rulings == Names(o.findings.size(), ruling) ? Verdict::ruled : Verdict::wrong;
}
std::vector<Verdict> verdicts(RulingId id, const Position& p, Played run) {
  std::vector<Verdict> found;
  for (const Outcome& o : under_each(id, p, run))
    found.push_back(verdict(o, std::string(rulings()[static_cast<std::size_t>(id)].name)));
  return found;
}
using V = Verdict;
using Verdicts = std::vector<Verdict>;

std::ostream& operator<<(std::ostream& out, Verdict v) {
  return out << (v == V::legal ? "legal" : v == V::noted ? "noted" : v == V::ruled ? "ruled" : "wrong");
}

TEST(RulingInPlay, R05MissileEnvyRanksModifiedOrPrintedValues) {
  // Under Brezhnev Doctrine a 3-ops card is worth as much as one of 4.
  const Position p = Position().in_play(brezhnev_doctrine).hand(Side::USSR, {we_will_bury_you, socialist_governments});
  const Played three = [](const Position& q) {
    return after(q, missile_envy, Side::US, "USSR give 7; US operation influence; US place Canada, Canada, Canada");
  };
  EXPECT_EQ(verdicts(RulingId::missile_envy_rank, p, three), (Verdicts{V::legal, V::ruled}));
  const Played four = [](const Position& q) {
    return after(q, missile_envy, Side::US,
                 "USSR give 50; US operation influence; US place Canada, Canada, Canada, Canada");
  };
  EXPECT_EQ(verdicts(RulingId::missile_envy_rank, p, four), (Verdicts{V::legal, V::legal}));
}

// The US headlines Grain Sales and plays Fidel with it, event first: Cuba is lost before the operations.
Outcome grain_sales_headline(const Position& p, std::string_view places) {
  return play_headlines(p,
                        "US headline 67; USSR headline 9; states revealed_from_hand.USSR 8 =1; US play_or_return play; "
                        "US use event; US operation influence; US place " +
                            std::string(places));
}

TEST(RulingInPlay, R06HeadlineOperationsByThePositionBeforeTheEventOrBeforeTheOperations) {
  const Position p = Position()
                         .turn(1)
                         .headline(Side::US)
                         .with("Cuba", 1, 0)
                         .hand(Side::US, {grain_sales_to_soviets})
                         .hand(Side::USSR, {vietnam_revolts, fidel});
  const Played beside_cuba = [](const Position& q) { return grain_sales_headline(q, "Haiti, Haiti"); };
  EXPECT_EQ(verdicts(RulingId::headline_position, p, beside_cuba), (Verdicts{V::legal, V::ruled}));
  const Played anywhere = [](const Position& q) { return grain_sales_headline(q, "Japan, Canada"); };
  EXPECT_EQ(verdicts(RulingId::headline_position, p, anywhere), (Verdicts{V::legal, V::legal}));
  const Played nowhere = [](const Position& q) { return grain_sales_headline(q, "Chile, Canada"); };
  EXPECT_EQ(verdicts(RulingId::headline_position, p, nowhere), (Verdicts{V::wrong, V::wrong}));
}

TEST(RulingInPlay, R08StoppingRealignmentsEarly) {
  const Position p = Position().with("Cuba", 0, 3).hand(Side::US, {duck_and_cover}).round(1, Side::US);
  const Played silent = [](const Position& q) {
    return play_round(
        q, "US card 4; US use operations; US operation realignment; US target Cuba; die 1 for USSR; die 1 for US");
  };
  EXPECT_EQ(verdicts(RulingId::stop_realignments, p, silent), (Verdicts{V::noted, V::legal, V::ruled}));
  const Played said = [](const Position& q) {
    return play_round(
        q,
        "US card 4; US use operations; US operation realignment; US target Cuba; die 1 for USSR; die 1 for US; "
        "US target none");
  };
  EXPECT_EQ(verdicts(RulingId::stop_realignments, p, said), (Verdicts{V::noted, V::legal, V::ruled}));
}

TEST(RulingInPlay, R13UnInterventionInTheSpaceRace) {
  const Position p = Position().hand(Side::US, {fidel});
  const Played space = [](const Position& q) {
    return after(q, un_intervention, Side::US, "US pair 8 Fidel; US operation space_race; die 1 for space_race");
  };
  EXPECT_EQ(verdicts(RulingId::un_intervention_space, p, space), (Verdicts{V::legal, V::noted, V::ruled}));
  Position attempted = p;  // no attempt is left, whatever the ruling says
  attempted.state.space_attempts[kUs] = 1;
  EXPECT_EQ(verdicts(RulingId::un_intervention_space, attempted, space), (Verdicts{V::wrong, V::wrong, V::wrong}));
}

TEST(RulingInPlay, R14MissileEnvyInTheSpaceRace) {
  const Position p = Position().hand(Side::USSR, {fidel});
  const Played space = [](const Position& q) {
    return after(q, missile_envy, Side::US, "USSR give 8; US operation space_race; die 1 for space_race");
  };
  EXPECT_EQ(verdicts(RulingId::missile_envy_space, p, space), (Verdicts{V::noted, V::legal, V::ruled}));
}

TEST(RulingInPlay, R17ControlUnderShuttleDiplomacy) {
  // The US has five of the six battlegrounds of the Middle East, the USSR Iraq, which is left out.
  const Position p = Position()
                         .with("Egypt", 2, 0)
                         .with("Iran", 2, 0)
                         .with("Israel", 4, 0)
                         .with("Libya", 2, 0)
                         .with("Saudi Arabia", 3, 0)
                         .with("Lebanon", 1, 0)
                         .with("Iraq", 0, 3)
                         .in_play(shuttle_diplomacy);
  const std::vector<Outcome> o = under_each(
      RulingId::shuttle_control, p, [](const Position& q) { return after(q, middle_east_scoring, "US shuttle Iraq"); });
  EXPECT_TRUE(o[0].clean());
  EXPECT_EQ(o[0].vp(), 5 + 5);  // domination
  EXPECT_EQ(o[1].vp(), 7 + 5);  // control
}

TEST(RulingInPlay, R19FlowerPowerAndUnIntervention) {
  const Position p = Position().with("Iran", 1, 0).in_play(flower_power).hand(Side::US, {korean_war});
  const std::vector<Outcome> o = under_each(RulingId::flower_power_pairing, p, [](const Position& q) {
    return after(q, un_intervention, Side::US, "US pair 11; US operation influence; US place Iran, Iran");
  });
  EXPECT_EQ(o[0].vp(), -2);
  EXPECT_EQ(o[1].vp(), 0);
}

TEST(RulingInPlay, R25FiveYearPlanDrawsDefectors) {
  const std::vector<Outcome> o = under_each(
      RulingId::five_year_plan_defectors, Position().hand(Side::USSR, {defectors}),
      [](const Position& q) { return after(q, five_year_plan, Side::USSR, "states discarded.USSR 103 Defectors =1"); });
  EXPECT_EQ(o[0].vp(), 0);
  EXPECT_EQ(o[1].vp(), 1);
}

TEST(RulingInPlay, R30CambridgeFiveAndSoutheastAsiaScoring) {
  const Position p = Position().hand(Side::US, {southeast_asia_scoring});
  const Played vietnam = [](const Position& q) {
    return after(q, the_cambridge_five, "states revealed.US 38 =1; USSR place Vietnam");
  };
  EXPECT_EQ(verdicts(RulingId::cambridge_southeast_asia, p, vietnam), (Verdicts{V::legal, V::legal, V::ruled}));
  const Played japan = [](const Position& q) {
    return after(q, the_cambridge_five, "states revealed.US 38 =1; USSR place Japan");
  };
  EXPECT_EQ(verdicts(RulingId::cambridge_southeast_asia, p, japan), (Verdicts{V::ruled, V::legal, V::ruled}));
}

TEST(RulingInPlay, R31WargamesEven) {
  const std::vector<Outcome> o = under_each(RulingId::wargames_tie, Position().defcon(2).vp(6), [](const Position& q) {
    return after(q, wargames, Side::US, "US end_game yes");
  });
  EXPECT_EQ(o[0].state.winner, kNone);
  EXPECT_EQ(o[1].state.winner, kUs);
}

TEST(RulingInPlay, R33TheStarOfLatinAmericanDebtCrisis) {
  const std::vector<Outcome> o = under_each(RulingId::debt_crisis_star, Position(),
                                            [](const Position& q) { return after(q, latin_american_debt_crisis); });
  EXPECT_EQ(o[0].state.place[latin_american_debt_crisis], in_discard_pile);
  EXPECT_EQ(o[1].state.place[latin_american_debt_crisis], out_of_game);
}

TEST(RulingInPlay, R34TwentyPointsWithAScoringCardInHand) {
  const Position p = Position().defcon(5).vp(18).military_ops(5, 2).hand(Side::US, {asia_scoring});
  const std::vector<Outcome> o =
      under_each(RulingId::held_card_or_military_vp, p, [](const Position& q) { return play_turn_end(q); });
  EXPECT_EQ(o[0].state.ending, Ending::held_scoring_card);
  EXPECT_EQ(o[0].state.winner, kUssr);
  EXPECT_EQ(o[0].notes, Names{"ts.r34"});
  EXPECT_EQ(o[1].state.ending, Ending::victory_points);
  EXPECT_EQ(o[1].state.winner, kUs);
}

TEST(RulingInPlay, R38AnOwnEventThatCannotOccur) {
  const Position p = Position().hand(Side::US, {kitchen_debates}).round(1, Side::US);
  const Played event = [](const Position& q) { return play_round(q, "US card 48; US use event"); };
  EXPECT_EQ(verdicts(RulingId::impossible_own_event, p, event), (Verdicts{V::noted, V::ruled, V::legal}));
  const Played space = [](const Position& q) {
    return play_round(q, "US card 48; US use space_race; die 1 for space_race");
  };
  EXPECT_EQ(verdicts(RulingId::impossible_own_event, p, space), (Verdicts{V::wrong, V::wrong, V::wrong}));  // 1 ops
}

TEST(RulingInPlay, R39SpecialRelationshipWithoutTheUk) {
  const std::vector<Outcome> o = under_each(RulingId::special_relationship, Position(), [](const Position& q) {
    return after(q, special_relationship, "states event 105 =1");
  });
  EXPECT_FALSE(o[0].occurred);
  EXPECT_FALSE(o[0].clean());
  EXPECT_TRUE(o[1].occurred);
  EXPECT_TRUE(o[1].clean());
}

TEST(RulingInPlay, R40SplittingTheMarkersOfSouthAfricanUnrest) {
  const Played split = [](const Position& q) {
    return after(q, south_african_unrest, "USSR half two_countries; USSR place Angola, Botswana");
  };
  EXPECT_EQ(verdicts(RulingId::unrest_split, Position(), split), (Verdicts{V::ruled, V::noted, V::legal}));
  const Played one = [](const Position& q) {
    return after(q, south_african_unrest, "USSR half two_countries; USSR place Angola, Angola");
  };
  EXPECT_EQ(verdicts(RulingId::unrest_split, Position(), one), (Verdicts{V::legal, V::legal, V::legal}));
}

TEST(RulingInPlay, R44NuclearSubsAndFreeCoups) {
  const Position p = Position().defcon(3).with("Brazil", 0, 2).in_play(nuclear_subs);
  const std::vector<Outcome> o = under_each(RulingId::subs_free_coups, p, [](const Position& q) {
    return after(q, junta, Side::US, "US place Chile; US operation coup; US target Brazil; die 3 for Brazil");
  });
  EXPECT_EQ(o[0].defcon(), 3);
  EXPECT_EQ(o[1].defcon(), 2);
}

TEST(RulingInPlay, R47ScoringCardsOfATrappedSide) {
  const Position p = Position().hand(Side::US, {truman_doctrine, africa_scoring}).round(1, Side::US).in_play(quagmire);
  const Played sits_out = [](const Position& q) { return play_round(q); };
  EXPECT_EQ(verdicts(RulingId::trap_scoring_cards, p, sits_out), (Verdicts{V::ruled, V::legal}));
  const Played says_so = [](const Position& q) { return play_round(q, "US card none"); };
  EXPECT_EQ(verdicts(RulingId::trap_scoring_cards, p, says_so), (Verdicts{V::ruled, V::legal}));
  const Played scores = [](const Position& q) { return play_round(q, "US card 79"); };
  EXPECT_EQ(verdicts(RulingId::trap_scoring_cards, p, scores), (Verdicts{V::legal, V::legal}));
}

TEST(RulingInPlay, R49Box6AndScoringCards) {
  const Position p = Position().space(6, 5).hand(Side::US, {africa_scoring});
  const Played discard = [](const Position& q) { return play_turn_end(q, "US discard 79"); };
  EXPECT_EQ(verdicts(RulingId::box_6_scoring_card, p, discard), (Verdicts{V::ruled, V::noted, V::legal}));
  const Played other_side = [](const Position& q) { return play_turn_end(q, "US discard 8"); };  // not in hand
  EXPECT_EQ(verdicts(RulingId::box_6_scoring_card, p, other_side), (Verdicts{V::wrong, V::wrong, V::wrong}));
}

TEST(RulingInPlay, R50ArmsRaceInTheOtherSidesRound) {
  // A US event in a USSR round comes from Star Wars; here the card is played for the US while the USSR is phasing.
  const Position p = Position().military_ops(1, 3).phasing(Side::USSR);
  const std::vector<Outcome> o =
      under_each(RulingId::arms_race_compares, p, [](const Position& q) { return after(q, arms_race, Side::US); });
  EXPECT_EQ(o[0].vp(), 0);
  EXPECT_EQ(o[1].vp(), -1);
}

TEST(RulingInPlay, R54BothSidesHoldAScoringCard) {
  const Position p = Position().hand(Side::US, {africa_scoring}).hand(Side::USSR, {asia_scoring});
  const std::vector<Outcome> o =
      under_each(RulingId::both_hold_scoring_cards, p, [](const Position& q) { return play_turn_end(q); });
  EXPECT_EQ(o[0].state.winner, kNone);
  EXPECT_EQ(o[1].state.winner, kUssr);
  EXPECT_EQ(o[2].state.winner, kUs);
  for (const Outcome& each : o) EXPECT_EQ(each.state.ending, Ending::held_scoring_card);
}

// The report: kind `ruling`, the rule and the ruling by name.
TEST(RulingInPlay, TheFindingNamesTheRuling) {
  const std::string json = R"({"arbiter": 1, "game": "twilight-struggle", "ruleset": "ts-deluxe",
    "profile": "digital", "setup": {"position": {"turn": 5, "round": 2, "acting": "US",
    "hand.US": ["48 Kitchen Debates"], "hand.USSR": ["15 Nasser"]}},
    "entries": [{"step": "Turn 5 US AR2"}, {"by": "US", "key": "card", "pick": "48 Kitchen Debates"},
                {"by": "US", "key": "use", "pick": "event"}]})";
  const ReadGame read = arbiter::test::only_game(json);
  ASSERT_FALSE(read.error);
  const Result<GameReport> report = check(read.record, {});
  ASSERT_TRUE(report);
  ASSERT_FALSE(report->findings.empty());
  const Finding& f = report->findings.front();
  EXPECT_EQ(f.kind, Kind::ruling);
  EXPECT_EQ(f.code, "TS-5.5");
  EXPECT_EQ(f.ruling, "ts.r38");
  EXPECT_EQ(severity_of(f.kind), Severity::warning);
}

}  // namespace
}  // namespace arbiter::ts::test
