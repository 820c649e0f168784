// TS-13: events in effect.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

constexpr int kUs = 0, kUssr = 1;

TEST(Traps, ADiscardOf2AndARollOf1To4) {  // TS-13.1
  const Position p =
      Position().hand(Side::USSR, {socialist_governments, nasser}).round(1, Side::USSR).in_play(bear_trap);
  const Outcome caught = play_round(p, "USSR card 7 Socialist Governments; die 5 for trap");
  EXPECT_TRUE(caught.clean());
  EXPECT_EQ(caught.state.in_play[bear_trap], 1);
  EXPECT_EQ(caught.state.place[socialist_governments], in_discard_pile);
  EXPECT_EQ(play_round(p, "USSR card 7 Socialist Governments; die 4 for trap").state.in_play[bear_trap], 0);
  EXPECT_EQ(play_round(p, "USSR card 15 Nasser; die 4 for trap").first_finding(), "illegal_choice TS-13.1");
  EXPECT_FALSE(play_round(p, "USSR card 7 Socialist Governments; USSR use event").clean());
}

TEST(Traps, WithoutADiscardScoringCardsThenNothing) {  // TS-13.1
  const Position p = Position().hand(Side::US, {truman_doctrine, africa_scoring}).round(1, Side::US).in_play(quagmire);
  EXPECT_TRUE(play_round(p, "US card 79 Africa Scoring").clean());
  EXPECT_FALSE(play_round(p).clean());
  const Position empty = Position().hand(Side::US, {truman_doctrine}).round(1, Side::US).in_play(quagmire);
  EXPECT_TRUE(play_round(empty).clean());
}

TEST(Traps, LeaveHeadlinesAloneAndLastOverTurnEnds) {  // TS-13.1
  const Position p =
      Position().turn(1).headline(Side::USSR).hand(Side::US, {containment}).hand(Side::USSR, {vietnam_revolts});
  EXPECT_TRUE(play_headlines(Position(p).in_play(bear_trap), "US headline 25; USSR headline 9").clean());
  EXPECT_EQ(play_turn_end(Position().in_play(quagmire)).state.in_play[quagmire], 1);
}

bool ussr_may_coup(const Position& p, int country) {
  return coup_targets(p.state, Side::USSR, {.printed = 3}).has(country);
}

TEST(NatoRule, ProtectsUsControlledEurope) {  // TS-13.2
  const Position p = Position().with("Italy", 2, 0).with("West Germany", 4, 0).with("Greece", 1, 0).in_play(nato);
  EXPECT_FALSE(ussr_may_coup(p, italy));
  EXPECT_TRUE(ussr_may_coup(p, greece));
  EXPECT_FALSE(ussr_may_coup(p, west_germany));
  EXPECT_FALSE(after(p, brush_war, Side::USSR, "USSR target Italy; die 6 for Italy").clean());
  EXPECT_TRUE(after(p, brush_war, Side::USSR, "USSR target Greece; die 6 for Greece").clean());
  const Position brandt = Position(p).in_play(willy_brandt);
  EXPECT_TRUE(ussr_may_coup(brandt, west_germany));
  EXPECT_FALSE(ussr_may_coup(brandt, italy));
  Position wall;
  wall.state = after(brandt, tear_down_this_wall, "US operation none").state;
  EXPECT_FALSE(ussr_may_coup(wall, west_germany));
}

TEST(NatoRule, NeedsAnEarlierEvent) {  // TS-13.2
  EXPECT_FALSE(can_occur(Position().state, nato, Side::US));
  EXPECT_TRUE(can_occur(Position().occurred(marshall_plan).state, nato, Side::US));
  EXPECT_TRUE(can_occur(Position().occurred(warsaw_pact_formed).state, nato, Side::US));
}

TEST(ChinaCard, IsPassedOnFaceDown) {  // TS-13.3
  const Position p =
      Position().with("India", 1, 0).china(Side::US, true).in_play(formosan_resolution).round(1, Side::US);
  const Outcome o =
      play_round(p, "US card 6; US use operations; US operation influence; US place India, India, India, India, India");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.state.china_holder, kUssr);
  EXPECT_EQ(o.state.china_face_up, 0);
  EXPECT_EQ(o.state.in_play[formosan_resolution], 0);
  EXPECT_FALSE(play_round(Position().with("India", 0, 1).china(Side::USSR, false).round(1, Side::USSR),
                          "USSR card 6; USSR use operations; USSR operation influence; "
                          "USSR place India, India, India, India, India")
                   .clean());
}

TEST(ChinaCard, EventsMoveItFaceUpOrDown) {  // TS-13.3
  const State culture = after(Position().china(Side::US, false), cultural_revolution).state;
  EXPECT_EQ(culture.china_holder, kUssr);
  EXPECT_EQ(culture.china_face_up, 1);
  const State ussuri = after(Position().china(Side::USSR, false), ussuri_river_skirmish).state;
  EXPECT_EQ(ussuri.china_holder, kUs);
  EXPECT_EQ(ussuri.china_face_up, 1);
  const State nixon = after(Position().china(Side::USSR, true), nixon_plays_the_china_card).state;
  EXPECT_EQ(nixon.china_holder, kUs);
  EXPECT_EQ(nixon.china_face_up, 0);
}

TEST(Blame, IsThePhasingSidesWhoeverMovedDefcon) {  // TS-13.4
  const Position duck = Position().defcon(2).with("Iraq", 0, 1).hand(Side::USSR, {duck_and_cover}).round(1, Side::USSR);
  const Outcome o = play_round(duck, "USSR card 4; USSR use event");
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.winner, kUs);
  // The US plays Lone Gunman; the USSR coups a battleground with it.
  const Position gunman =
      Position().defcon(2).with("Panama", 1, 0).with("Iran", 1, 0).hand(Side::US, {lone_gunman}).round(1, Side::US);
  const Outcome coup =
      play_round(gunman, "US card 62; US use event; USSR operation coup; USSR target Panama; die 3 for Panama");
  EXPECT_TRUE(coup.over);
  EXPECT_EQ(coup.state.winner, kUssr);
  EXPECT_EQ(after(Position().defcon(2), olympic_games, Side::US, "USSR olympics boycott").state.winner, kUssr);
}

TEST(SecondCard, IsTreatedAsPlayedForItsEvent) {  // TS-13.5
  const Position plan = Position().with("Italy", 1, 1).hand(Side::USSR, {truman_doctrine});
  const Outcome starred = after(plan, five_year_plan, "states discarded.USSR 19 Truman Doctrine =1; US remove Italy");
  EXPECT_TRUE(starred.clean());
  EXPECT_EQ(starred.state.place[truman_doctrine], out_of_game);
  const Position wars = Position().space(1, 0).discarded({nuclear_test_ban, containment});
  const Outcome ban = after(wars, star_wars, "US take 34 Nuclear Test Ban");
  EXPECT_TRUE(ban.clean());
  EXPECT_EQ(ban.vp(), 3);
  EXPECT_EQ(ban.state.place[nuclear_test_ban], in_discard_pile);
  EXPECT_EQ(after(wars, star_wars, "US take 25 Containment").state.place[containment], out_of_game);
  const Outcome envy =
      after(Position().hand(Side::USSR, {containment}), missile_envy, Side::US, "USSR give 25 Containment");
  EXPECT_EQ(envy.state.place[containment], out_of_game);
  EXPECT_EQ(envy.state.in_play[containment], 1);
}

}  // namespace
}  // namespace arbiter::ts::test
