// TS-4: the headline phase.
#include <gtest/gtest.h>

#include "support/ts_position.hpp"

namespace arbiter::ts::test {
namespace {

using Findings = std::vector<std::string>;
constexpr int kUs = 0, kUssr = 1;

// Turn 1, so that nothing is dealt before the headlines.
Position headlines(std::vector<int> us, std::vector<int> ussr) {
  return Position().turn(1).headline(Side::US).hand(Side::US, us).hand(Side::USSR, ussr);
}

TEST(HeadlineChoice, NeitherTheChinaCardNorUnInterventionNorABoundMissileEnvy) {  // TS-4.1
  const Position p = headlines({containment, un_intervention}, {missile_envy, vietnam_revolts});
  const std::string us = "US headline 25 Containment; ", ussr = "USSR headline 9 Vietnam Revolts; ";
  EXPECT_TRUE(play_headlines(p, us + ussr).clean());
  EXPECT_EQ(play_headlines(p, ussr + "US headline 32 UN Intervention").first_finding(), "illegal_choice TS-4.1");
  EXPECT_FALSE(play_headlines(p, us + "USSR headline 6 The China Card").clean());
  Position bound = p;
  bound.state.missile_envy_bound = kUssr;
  EXPECT_EQ(play_headlines(bound, us + "USSR headline 49 Missile Envy; USSR give 25").first_finding(),
            "illegal_choice TS-4.1");
}

TEST(HeadlineChoice, ScoringCardsAndEnemyEventsAreHeadlinesToo) {  // TS-4.1
  const Position p = headlines({fidel}, {africa_scoring}).with("Cuba", 2, 0).with("Zaire", 1, 0);
  const Outcome o = play_headlines(p, "US headline 8 Fidel; USSR headline 79 Africa Scoring");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.at("Cuba"), (Influence{0, 3}));
  EXPECT_EQ(o.vp(), 2);
  EXPECT_EQ(play_headlines(p, "USSR headline 79 Africa Scoring").first_finding(), "no_answer TS-4.1");
}

// Notes who is asked for a headline, and answers everything with the first legal option.
class Asked final : public Table {
 public:
  explicit Asked(const Position& p) : Table(tables().fields, p.rulings) {}
  std::vector<int> order;

 private:
  int answer(const Ask& ask) override {
    if (ask.key() == static_cast<int>(Key::headline)) order.push_back(ask.who());
    return ask.silent() >= 0 ? ask.silent() : ask.options().first();
  }
  int throw_die(const Roll&) override { return 1; }
  void told(const void*, const Change&) override {}
  void refused(const Change&) override {}
};

std::vector<int> asked_for_headlines(Position p) {
  Asked table(p);
  headline_phase(p.state, table);
  return table.order;
}

TEST(HeadlineChoice, WithBox4AloneASideSeesTheOtherHeadlineFirst) {  // TS-4.1
  const Position p = headlines({containment}, {vietnam_revolts});
  EXPECT_EQ(asked_for_headlines(Position(p).space(3, 4)), (std::vector<int>{kUs, kUssr}));
  EXPECT_EQ(asked_for_headlines(Position(p).space(4, 3)), (std::vector<int>{kUssr, kUs}));
}

TEST(HeadlineOrder, TheHigherPrintedValueGoesFirst) {  // TS-4.2
  // DEFCON 3: the 4-ops card takes it to 2, Duck and Cover to 1 in the US headline.
  Position p = headlines({duck_and_cover}, {we_will_bury_you}).defcon(3);
  const std::string script = "US headline 4 Duck and Cover; USSR headline 50 We Will Bury You";
  EXPECT_EQ(play_headlines(p, script).state.winner, kUssr);
  p.state.red_scare[kUssr] = 2;  // modified values don't matter
  EXPECT_EQ(play_headlines(p, script).state.winner, kUssr);
}

TEST(HeadlineOrder, OnATieTheUsGoesFirst) {  // TS-4.2
  const Outcome o = play_headlines(headlines({nuclear_test_ban}, {we_will_bury_you}),
                                   "US headline 34 Nuclear Test Ban; USSR headline 50 We Will Bury You");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.vp(), 3);  // scored at DEFCON 5
  EXPECT_EQ(o.defcon(), 4);
}

TEST(HeadlineOrder, OnlyTheEventHappens) {  // TS-4.2
  const Position p = headlines({containment}, {vietnam_revolts}).with("Iran", 1, 0);
  EXPECT_FALSE(play_headlines(p, "US headline 25; USSR headline 9; US operation influence; US place Iran").clean());
}

TEST(HeadlineBlame, TheOwnerOfTheHeadlineIsPhasing) {  // TS-4.3
  const Position p = headlines({containment}, {duck_and_cover}).defcon(2);
  const Outcome o = play_headlines(p, "US headline 25 Containment; USSR headline 4 Duck and Cover");
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.winner, kUs);
}

TEST(HeadlineBlame, TheEnemyCarriesOutHisEvent) {  // TS-4.3
  const Position p = headlines({nasser}, {truman_doctrine}).with("Italy", 1, 2).with("Greece", 1, 1);
  const std::string script = "US headline 15 Nasser; USSR headline 19 Truman Doctrine; ";
  EXPECT_TRUE(play_headlines(p, script + "US remove Greece").clean());
  EXPECT_FALSE(play_headlines(p, script + "USSR remove Greece").clean());
}

TEST(HeadlineDefectors, OfTheUsCancelTheUssrHeadlineWhateverTheValues) {  // TS-4.4
  const Outcome o = play_headlines(headlines({defectors}, {we_will_bury_you}),
                                   "US headline 103 Defectors; USSR headline 50 We Will Bury You");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.defcon(), 5);
  EXPECT_EQ(o.state.place[we_will_bury_you], in_discard_pile);
  EXPECT_EQ(o.state.in_play[we_will_bury_you], 0);
}

TEST(HeadlineDefectors, AlsoAScoringCard) {  // TS-4.4
  const Outcome o = play_headlines(headlines({defectors}, {africa_scoring}).with("Zaire", 0, 1),
                                   "US headline 103 Defectors; USSR headline 79 Africa Scoring");
  EXPECT_EQ(o.vp(), 0);
  EXPECT_EQ(o.state.place[africa_scoring], in_discard_pile);
}

TEST(HeadlineDefectors, OfTheUssrDoNothing) {  // TS-4.4
  const Outcome o =
      play_headlines(headlines({nasser}, {defectors}), "US headline 15 Nasser; USSR headline 103 Defectors");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.vp(), 0);
  EXPECT_EQ(o.at("Egypt"), (Influence{0, 2}));
}

TEST(HeadlineWithoutEffect, WhatCannotOccurIsDiscardedNotRemoved) {  // TS-4.5
  const Outcome o = play_headlines(headlines({kitchen_debates}, {vietnam_revolts}),
                                   "US headline 48 Kitchen Debates; USSR headline 9 Vietnam Revolts");
  EXPECT_TRUE(o.clean());
  EXPECT_EQ(o.vp(), 0);
  EXPECT_EQ(o.state.place[kitchen_debates], in_discard_pile);
  EXPECT_EQ(o.state.place[vietnam_revolts], out_of_game);
}

}  // namespace
}  // namespace arbiter::ts::test
