// TS-10 and TS-11: the space race, and the check of military operations.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

using Findings = std::vector<std::string>;
constexpr int kUs = 0, kUssr = 1;

// The US spends the card on the space race and rolls the die.
Outcome spent_by_us(Position p, int card, int die) {
  if (card != the_china_card) p.hand(Side::US, {card});
  p.round(1, Side::US);
  return play_round(
      p, "US card " + std::to_string(card) + "; US use space_race; die " + std::to_string(die) + " for space_race");
}

TEST(SpaceAttempt, NeedsTheValueOfTheBoxAndALowRoll) {  // TS-10.1
  EXPECT_EQ(spent_by_us(Position(), fidel, 3).state.space[kUs], 1);
  EXPECT_EQ(spent_by_us(Position(), fidel, 4).state.space[kUs], 0);
  EXPECT_EQ(spent_by_us(Position().space(1, 0), fidel, 4).state.space[kUs], 2);
  EXPECT_EQ(spent_by_us(Position(), nasser, 1).first_finding(), "illegal_choice TS-10.1");
  EXPECT_EQ(spent_by_us(Position().space(4, 0), fidel, 1).first_finding(), "illegal_choice TS-10.1");
  EXPECT_TRUE(spent_by_us(Position().space(4, 0), duck_and_cover, 1).clean());
}

TEST(SpaceAttempt, OncePerTurnTwiceForASideAloneOnBox2) {  // TS-10.1
  Position p;
  p.state.space_attempts[kUs] = 1;
  EXPECT_EQ(spent_by_us(p, fidel, 1).first_finding(), "illegal_choice TS-10.1");
  EXPECT_TRUE(spent_by_us(Position(p).space(2, 1), fidel, 1).clean());
  EXPECT_FALSE(spent_by_us(Position(p).space(2, 2), fidel, 1).clean());
  p.state.space_attempts[kUs] = 2;
  EXPECT_FALSE(spent_by_us(Position(p).space(2, 1), fidel, 1).clean());
}

TEST(SpaceCard, IsDiscardedWithoutItsEvent) {  // TS-10.2
  const Outcome o = spent_by_us(Position().with("Cuba", 1, 0), fidel, 6);
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Cuba"), (Influence{1, 0}));
  EXPECT_EQ(o.state.place[fidel], in_discard_pile);
  EXPECT_EQ(spent_by_us(Position(), nuclear_subs, 6).state.in_play[nuclear_subs], 0);
}

TEST(SpaceCard, TheChinaCardIsPassedOn) {  // TS-10.2
  const Outcome o = spent_by_us(Position().china(Side::US, true), the_china_card, 1);
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.space[kUs], 1);
  EXPECT_EQ(o.state.china_holder, kUssr);
  EXPECT_EQ(o.state.china_face_up, 0);
}

TEST(SpaceCard, NoneAfterBox8) {  // TS-10.2
  EXPECT_FALSE(spent_by_us(Position().space(8, 0), nato, 1).clean());
}

TEST(SpacePoints, ForTheFirstAndTheSecond) {  // TS-10.3
  EXPECT_EQ(spent_by_us(Position(), fidel, 1).vp(), 2);
  EXPECT_EQ(spent_by_us(Position().space(0, 1), fidel, 1).vp(), 1);
}

TEST(SpacePoints, ABoxJumpedOverGivesNone) {  // TS-10.3
  const Outcome o = after(Position().space(0, 3), one_small_step, Side::US);
  EXPECT_EQ(o.state.space[kUs], 2);
  EXPECT_EQ(o.vp(), space_box(2).vp_second);
}

TEST(SpaceAbilities, BelongToASideThatIsThereAlone) {  // TS-10.3
  const State s = Position().space(6, 4).state;
  EXPECT_TRUE(has_space_ability(s, Side::US, kBoxDiscardsHeld));
  EXPECT_FALSE(has_space_ability(s, Side::US, kBoxSeesHeadline));  // both are there
  EXPECT_FALSE(has_space_ability(s, Side::USSR, kBoxSeesHeadline));
  EXPECT_FALSE(has_space_ability(s, Side::US, kBoxEightRounds));
}

TEST(SpaceMoves, OfEventsAreNoAttempts) {  // TS-10.4
  const Outcome o = after(Position(), captured_nazi_scientist, Side::US);
  EXPECT_EQ(o.state.space[kUs], 1);
  EXPECT_EQ(o.state.space_attempts[kUs], 0);
  EXPECT_EQ(after(Position().space(0, 3), one_small_step, Side::US).state.space_attempts[kUs], 0);
  Position attempted;
  attempted.state.space_attempts[kUs] = 1;
  EXPECT_EQ(after(attempted, captured_nazi_scientist, Side::US).state.space[kUs], 1);
}

TEST(SpaceCard, CostsNoFlowerPowerAndNoDefectorsPoint) {  // TS-10.5
  EXPECT_EQ(spent_by_us(Position().in_play(flower_power), korean_war, 6).vp(), 0);
  const Outcome o = play_round(Position().hand(Side::USSR, {defectors}).round(1, Side::USSR),
                               "USSR card 103; USSR use space_race; die 6 for space_race");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.vp(), 0);
}

TEST(MilitaryCheck, BothShortfallsAreOneMoveThenBothGoTo0) {  // TS-11.1
  const Outcome o = play_turn_end(Position().defcon(4).military_ops(2, 3));
  EXPECT_EQ(o.vp(), -1);
  EXPECT_EQ(o.state.military_ops[kUs], 0);
  EXPECT_EQ(o.state.military_ops[kUssr], 0);
  EXPECT_EQ(play_turn_end(Position().defcon(2).military_ops(5, 0)).vp(), 2);
  // At US 19 both fall short: the net is what counts.
  EXPECT_FALSE(play_turn_end(Position().defcon(5).vp(19).military_ops(0, 0)).over);
}

TEST(MilitaryCheck, WarsCountForTheSideOfTheEvent) {  // TS-11.2
  const Position p = Position().with("South Korea", 0, 1).hand(Side::US, {korean_war}).round(1, Side::US);
  const Outcome o = play_round(p,
                               "US card 11; US use operations; US operation influence; US place Japan, Japan; "
                               "USSR target South Korea; die 1 for South Korea");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.military_ops[kUssr], 2);
  EXPECT_EQ(after(Position().with("Iran", 0, 1), brush_war, Side::US, "US target Iran; die 1 for Iran")
                .state.military_ops[kUs],
            3);
}

TEST(MilitaryCheck, RealignmentsAndWarsThatDoNotOccurCountNothing) {  // TS-11.2
  EXPECT_EQ(after(Position().occurred(camp_david_accords), arab_israeli_war).state.military_ops[kUssr], 0);
  const Outcome o = play_round(Position().with("Iran", 1, 1).hand(Side::US, {truman_doctrine}).round(1, Side::US),
                               "US card 19; US use operations; US operation realignment; US target Iran; "
                               "die 1 for USSR; die 1 for US");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.military_ops[kUs], 0);
}

}  // namespace
}  // namespace arbiter::ts::test
