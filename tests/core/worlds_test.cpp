// Answers that a record may lack: every possibility is carried along until later entries decide.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/doors.hpp"
#include "support/judge.hpp"

namespace arbiter::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// Ann plays turns 1 and 4, Ben 2 and 5, Cleo 3 and 6; each door hides two coins.
GameReport doors_report(std::string_view entries, const CheckOptions& options = {}, std::string_view header = {}) {
  const std::string text = "@ arbiter 1\n@ game doors\n" + std::string(header) + std::string(entries);
  return judge(doors::game(), text, options);
}

TEST(Worlds, ALaterEntryDecides) {
  const GameReport r = doors_report(
      "== turn 1\n"  // Ann opens a door that isn't told
      "== turn 2\nBen door red\nBen pay green\nBen lock red\n");
  EXPECT_THAT(in_short(r), ElementsAre("note REC-inferred 1"));
  EXPECT_THAT(r.findings[0].message, HasSubstr("it was green, inferred from entry 4"));
  EXPECT_THAT(r.findings[0].legal, ElementsAre("red", "green", "blue"));
  EXPECT_EQ(r.findings[0].side, "Ann");
  EXPECT_EQ(r.inferred, 1U);
}

TEST(Worlds, AnExpectationDecides) {
  const GameReport r =
      doors_report("== turn 1\n== turn 2\nBen door red\nBen lock red\nexpect purse red 1, purse blue 1\n");
  EXPECT_THAT(in_short(r), ElementsAre("note REC-inferred 1"));
  EXPECT_THAT(r.findings[0].message, HasSubstr("it was blue, inferred from entry 5"));
}

// Its own step may decide as well.
TEST(Worlds, TheStepItselfDecides) {
  const GameReport r = doors_report("== turn 1\nAnn pay green\n");
  EXPECT_THAT(in_short(r), ElementsAre("note REC-inferred 1"));
  EXPECT_THAT(r.findings[0].message, HasSubstr("it was green, inferred from entry 2"));
}

TEST(Worlds, WhatNothingDecidesStaysOpen) {
  const GameReport r = doors_report("== turn 1\n== turn 2\nBen door red\nBen pay red\nBen lock red\n");
  EXPECT_THAT(in_short(r), ElementsAre("note REC-open-choice 1"));
  EXPECT_THAT(r.findings[0].message, HasSubstr("red, green, blue"));
  EXPECT_EQ(r.findings[0].consequence, Consequence::cosmetic);
}

// Some of the candidates are ruled out, the rest stays open.
TEST(Worlds, PartOfTheCandidatesMayBeRuledOut) {
  const GameReport r = doors_report(
      "== turn 1\n== turn 2\nBen door red\nBen lock red\n== turn 3\nCleo door red\n");  // two red coins only
  EXPECT_THAT(in_short(r), ElementsAre("note REC-open-choice 1"));
  EXPECT_EQ(r.findings[0].legal, (std::vector<std::string>{"green", "blue"}));
}

// Positions that have become equal are one world: eight missing doors give a few dozen worlds, not thousands.
TEST(Worlds, EqualPositionsMerge) {
  std::string text;
  for (int n = 1; n <= 8; ++n) {
    text += "== turn " + std::to_string(n) + "\n";
    if (n % 2 == 0) text += std::string(n == 2 || n == 8 ? "Ben" : n == 4 ? "Ann" : "Cleo") + " lock red\n";
  }
  CheckOptions options;
  options.max_worlds = 10;  // splits of up to six coins over three doors with two each: 7 at most
  const GameReport r = doors_report(text, options);
  for (const std::string& f : in_short(r)) EXPECT_THAT(f, HasSubstr("REC-open-choice"));
}

// A fault that every world has is told once, and proven.
TEST(Worlds, AFaultInAllWorldsIsProven) {
  const GameReport r = doors_report("== turn 1\n== turn 2\nBen door red\n== turn 3\nCleo door blue\n");
  EXPECT_THAT(in_short(r), ElementsAre("sequence D-4 3", "note REC-open-choice 1"));
  EXPECT_EQ(r.findings[0].certainty, Certainty::proven);
}

// Both worlds have a fault, each another one; told from the one that got further.
TEST(Worlds, AFaultThatHangsOnTheWorldIsPossible) {
  const GameReport r = doors_report(
      "== turn 1\nAnn door red\n"
      "== turn 2\nBen lock red\nBen pay none\n"
      "== turn 3\nCleo door red\nCleo pay green\n"  // red and green can't both have been right
      "== turn 4\nAnn door red\nAnn lock red\n");
  ASSERT_FALSE(r.findings.empty());
  EXPECT_EQ(severity_of(r.findings.back().kind), Severity::error);
}

// The worlds go on after a fault that has nothing to do with them.
TEST(Worlds, AreCarriedThroughAFault) {
  const GameReport r = doors_report(
      "== turn 1\n"
      "== turn 2\nBen door red\nBen lock red\nBen lock red\n"  // once too often
      "== turn 3\nCleo door red\nCleo pay blue\n");
  EXPECT_THAT(in_short(r), ElementsAre("illegal D-4 5", "note REC-inferred 1"));
  EXPECT_THAT(r.findings[1].message, HasSubstr("it was blue, inferred from entry 8"));
}

// What was inferred from moves taken back is still known.
TEST(Worlds, AnUndoBringsTheOpenWorldsBack) {
  const GameReport decided = doors_report(
      "== turn 1\n== turn 2\nBen door red\nBen pay green\nBen lock red\nundo 1\n"
      "== turn 2\nBen door red\nBen lock red\nexpect purse red 1, purse green 1\n");
  EXPECT_THAT(in_short(decided), ElementsAre("note REC-inferred 1"));
  const GameReport open = doors_report(
      "== turn 1\n== turn 2\nBen door red\nBen lock red\nundo 1\n"
      "== turn 2\nBen door red\nBen pay blue\nBen lock red\n");
  EXPECT_THAT(in_short(open), ElementsAre("note REC-inferred 1"));
  EXPECT_THAT(open.findings[0].message, HasSubstr("it was blue"));
}

TEST(Worlds, AnAdjustmentHoldsInAllOfThem) {
  const GameReport r = doors_report(
      "== turn 1\nadjust purse blue 2\n== turn 2\nBen door red\nBen pay blue\nBen lock red\n"
      "expect purse blue 1\n");
  EXPECT_THAT(in_short(r), ElementsAre("note REC-adjusted 2", "note REC-open-choice 1"));
}

// What a limit cut off is told, and nothing is called proven from there on.
TEST(Worlds, SayWhatALimitCut) {
  CheckOptions options;
  options.max_worlds = 2;  // blue, the right one, is not followed
  const GameReport r = doors_report("== turn 1\n== turn 2\nBen door red\nBen pay blue\nBen lock red\n", options);
  ASSERT_GE(r.findings.size(), 2U);
  EXPECT_EQ(r.findings.front().kind, Kind::illegal);
  EXPECT_EQ(r.findings.front().certainty, Certainty::possible);
  EXPECT_EQ(r.findings.back().code, "REC-worlds-cut");
}

// An answer that is owed is missing, whatever is natural elsewhere; unless the source never records it.
TEST(Worlds, AnOwedAnswerIsToldAsMissing) {
  const std::string text = "== turn 1\nAnn door red\n== turn 2\nBen door red\n== turn 3\nCleo door blue\n";
  EXPECT_THAT(in_short(doors_report(text)), ElementsAre("sequence D-4 4"));
  EXPECT_THAT(in_short(doors_report(text, {}, "@ source {\"silent\": [\"lock\"]}\n")),
              ElementsAre("note REC-open-choice 4"));
}

// A lone legal answer goes without saying.
TEST(Worlds, ALoneAnswerIsNoGuess) {
  const GameReport r = doors_report(
      "== turn 1\nAnn door red\n== turn 2\nBen door red\nBen lock red\n"
      "== turn 3\nCleo door green\n== turn 4\nAnn door green\nAnn lock red\n"
      "== turn 5\nBen pay blue\n");
  EXPECT_THAT(in_short(r), IsEmpty());
}

// After a fault the repair is chosen that the next steps bear out. A rejected try that stayed in the record:
TEST(Repair, TakesAMoveAsRejectedWhereTheRecordGoesOnSo) {
  const GameReport r = doors_report(
      "== turn 1\nAnn door red\nAnn pay blue\n"  // nobody has a blue coin
      "== turn 1\nAnn door green\n"
      "== turn 2\nBen door green\nBen pay green\nBen lock red\n"
      "== turn 3\nCleo door red\nCleo pay green\n"
      "== turn 4\nAnn door red\nAnn lock red\n");  // the second red coin: the first try took none
  EXPECT_THAT(in_short(r), ElementsAre("illegal D-3 3", "illegal REC-out-of-bounds 3 after 1"));
  EXPECT_THAT(r.findings[0].message, HasSubstr("; the move is taken as rejected"));
}

// One that nobody noticed stands.
TEST(Repair, LetsAMoveStandWhereTheRecordGoesOnFromIt) {
  const GameReport r = doors_report(
      "== turn 1\nAnn door red\n== turn 2\nBen door red\nBen lock green\n"
      "== turn 3\nCleo door red\n"  // empty by now
      "== turn 4\nAnn door green\nAnn lock red\nexpect purse red 3, purse green 1\n");
  ASSERT_FALSE(r.findings.empty());
  EXPECT_EQ(in_short(r)[0], "illegal D-2 7");
  EXPECT_THAT(r.findings[0].message, testing::Not(HasSubstr("rejected")));
}

// Accepted though there is no legal target at all: it is carried out as recorded, and what follows says from what.
TEST(Repair, AcceptsAPlayWithoutALegalTarget) {
  CheckOptions options;
  options.on_illegal = OnIllegal::accept;
  const GameReport r = judge(
      ts_record("\"turn\": 1, \"round\": 1, \"defcon\": 2, \"influence.US\": {\"Panama\": 0, \"South Africa\": 0}",
                "== USSR AR1\nUSSR card 7\nUSSR use operations\nUSSR operation coup\nUSSR target Zimbabwe\ndie 6\n"
                "expect influence.USSR Zimbabwe 7\n"  // 6 + 3 - 2 x 1, none of the US's is there
                "== US AR1\nUS card 21\nUS use operations\nUS operation influence\nUS place Zimbabwe\n"),
      options);
  EXPECT_THAT(in_short(r), ElementsAre("illegal TS-5.1 4", "illegal TS-8.1 5 after 1", "illegal TS-7.2 12 after 1",
                                       "sequence TS-7.3 12 after 3"));
}

TEST(Untold, IsTakenForADrawThatIsNotRecordedAndMayBeNamed) {
  const std::string rest = "Ann door red\nexpect unseen 1, bag red 30\n";
  EXPECT_THAT(in_short(doors_report("== turn 1\n" + rest)), IsEmpty());
  GameReport named = judge(doors::game(),
                           "{\"arbiter\": 1, \"game\": \"doors\", \"entries\": [{\"step\": \"turn 1\"},"
                           "{\"by\": \"chance\", \"key\": \"tile\", \"for\": \"Ann\", \"pick\": \"none\"},"
                           "{\"by\": \"Ann\", \"key\": \"door\", \"pick\": \"red\"},"
                           "{\"expect\": {\"unseen\": 1, \"bag\": {\"red\": 30}}}]}");
  EXPECT_THAT(in_short(named), IsEmpty());
  named = judge(doors::game(),
                "{\"arbiter\": 1, \"game\": \"doors\", \"entries\": [{\"step\": \"turn 1\"},"
                "{\"by\": \"chance\", \"key\": \"tile\", \"for\": \"Ann\", \"unseen\": 1},"
                "{\"by\": \"Ann\", \"key\": \"door\", \"pick\": \"red\"},"
                "{\"expect\": {\"unseen\": 1, \"bag\": {\"red\": 30}}}]}");
  EXPECT_THAT(in_short(named), IsEmpty());
  named = judge(doors::game(),
                "{\"arbiter\": 1, \"game\": \"doors\", \"entries\": [{\"step\": \"turn 1\"},"
                "{\"by\": \"chance\", \"key\": \"tile\", \"for\": \"Ann\", \"pick\": \"green\"},"
                "{\"by\": \"Ann\", \"key\": \"door\", \"pick\": \"red\"},"
                "{\"expect\": {\"unseen\": 0, \"bag\": {\"green\": 0}}}]}");
  EXPECT_THAT(in_short(named), IsEmpty());
}

}  // namespace
}  // namespace arbiter::test
