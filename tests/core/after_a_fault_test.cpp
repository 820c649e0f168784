// How a game goes on after a fault: one finding for one slip, the rest of the game judged, what may follow marked.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/judge.hpp"

namespace arbiter::test {
namespace {

using testing::AnyOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

constexpr const char* kPosition =
    R"("turn": 4, "round": 2, "acting": "US", "defcon": 4, "hand.US": ["20 Olympic Games", "26 CIA Created", "25 Containment"],
  "hand.USSR": ["9 Vietnam Revolts", "15 Nasser"], "influence.US": {"Iran": 1}, "influence.USSR": {"Egypt": 1})";
constexpr const char* kPlay = "== Turn 4 US AR2\nUS card 20 Olympic Games\nUS use operations\nUS operation influence\n";
constexpr const char* kNext = "== Turn 4 USSR AR3\nUSSR card 9 Vietnam Revolts\nUSSR use event\n";

CheckOptions on_illegal(OnIllegal how) {
  CheckOptions o;
  o.on_illegal = how;
  return o;
}

// --- the four ways to go on
// ----------------------------------------------------------------------------------------------

TEST(AfterAFault, AcceptLetsTheIllegalMoveStand) {
  const std::string record = ts_record(kPosition, std::string(kPlay) + "US place Chile\nUS place Iran\n" + kNext +
                                                      "expect influence.US Chile 1, influence.US Iran 2");
  EXPECT_THAT(in_short(judge(record)),
              ElementsAre("illegal TS-7.2 5"));  // the default of a record that states no effects
  EXPECT_THAT(in_short(judge(record, on_illegal(OnIllegal::accept))), ElementsAre("illegal TS-7.2 5"));
}

TEST(AfterAFault, SkipLeavesTheStepOut) {
  const std::string retry =
      "== Turn 4 US AR2\nUS card 26 CIA Created\nUS use event\nUS operation influence\nUS place Iran\n";
  const std::string record = ts_record(kPosition, std::string(kPlay) + "US place Chile\nUS place Iran\n" + retry +
                                                      "expect influence.US Chile 0, influence.US Iran 2");
  EXPECT_THAT(in_short(judge(record, on_illegal(OnIllegal::skip))), ElementsAre("illegal TS-7.2 5"));
  EXPECT_THAT(in_short(judge(record, on_illegal(OnIllegal::accept))),
              Contains(StartsWith("sequence REC-step-out-of-turn")));
}

TEST(AfterAFault, StopJudgesNothingMore) {
  const std::string record = ts_record(kPosition, std::string(kPlay) + "US place Chile\nUS place Iran\n" + kNext +
                                                      "expect influence.US Chile 7\n? what is this");
  EXPECT_THAT(in_short(judge(record, on_illegal(OnIllegal::stop))), ElementsAre("illegal TS-7.2 5"));
  EXPECT_THAT(in_short(judge(record)), SizeIs(3));
}

TEST(AfterAFault, ResyncTakesOverWhatTheSourceStates) {
  const std::string record =
      ts_record(kPosition,
                std::string(kPlay) +
                    "US place Iran\nstates influence.US Iran +2 = 3\nUS place Iraq\nstates influence.US Iraq +1 = 1\n" +
                    kNext + "expect influence.US Iran 3",
                "\"influence.US\"");
  EXPECT_THAT(in_short(judge(record)),
              ElementsAre("mismatch REC-amount 6"));  // the default where the source states the field
  EXPECT_THAT(in_short(judge(record, on_illegal(OnIllegal::accept))),
              ElementsAre("mismatch REC-amount 6", "mismatch REC-expectation 12"));
}

// --- slips that explain a step
// ---------------------------------------------------------------------------------------------

TEST(AfterAFault, AMisprintIsToldByWhatFollows) {
  const std::string play =
      std::string(kPlay) +
      "US place Iran\nstates influence.US Iran +1 = 5\nUS place Iraq\nstates influence.US Iraq +1 = 1\n" + kNext +
      "== Turn 4 US AR3\nUS card 26 CIA Created\nUS use operations\nUS operation influence\nUS place Iran\n";
  const GameReport misprint = judge(ts_record(kPosition, play + "states influence.US Iran +1 = 3", "\"influence.US\""));
  ASSERT_THAT(in_short(misprint), ElementsAre("mismatch REC-value 6"));
  EXPECT_THAT(misprint.findings[0].message, HasSubstr("misprint"));
  EXPECT_THAT(misprint.findings[0].legal, ElementsAre("2"));
  // Here the record goes on from its own number: something before it is missing, and that is all there is to say.
  const GameReport earlier = judge(ts_record(kPosition, play + "states influence.US Iran +1 = 6", "\"influence.US\""));
  ASSERT_THAT(in_short(earlier), ElementsAre("mismatch REC-value 6"));
  EXPECT_THAT(earlier.findings[0].message, AllOf(HasSubstr("go on from 5"), Not(HasSubstr("misprint"))));
}

TEST(AfterAFault, AnotherPickDieOrSideIsProposed) {
  const std::string states = "\"influence.US\", \"influence.USSR\", \"coup_result\", \"defcon\"";
  const GameReport pick = judge(ts_record(
      kPosition,
      std::string(kPlay) +
          "US place Iran\nstates influence.US Iran +1 = 2\nUS place Chile\nstates influence.US Iraq +1 = 1\n" + kNext +
          "states influence.USSR Vietnam +2 = 2",
      states));
  ASSERT_THAT(in_short(pick), ElementsAre("illegal TS-7.2 7"));
  EXPECT_THAT(pick.findings[0].message, HasSubstr("entry 7 picks Iraq"));

  const std::string coup =
      "== Turn 4 US AR2\nUS card 20 Olympic Games\nUS use operations\nUS operation coup\nUS target Egypt\ndie 2 for "
      "Egypt\nstates coup_result Egypt = 4\n"
      "states influence.USSR Egypt -1 = 0, influence.US Egypt +3 = 3\nstates defcon -1 = 3\n";
  const GameReport die = judge(ts_record(kPosition, coup, states));
  ASSERT_THAT(in_short(die), ElementsAre("mismatch REC-value 7"));
  EXPECT_THAT(die.findings[0].message, HasSubstr("the die of entry 6 is a 6"));

  const GameReport side = judge(ts_record(kPosition,
                                          "== Turn 4 US AR2\nUS card 20 Olympic Games\nUSSR use operations\nUS "
                                          "operation influence\nUS place Iran\nUS place Iraq\n" +
                                              std::string(kNext)));
  ASSERT_THAT(in_short(side), ElementsAre("sequence TS-5.1 3"));
  EXPECT_THAT(side.findings[0].message, HasSubstr("were the sides swapped?"));

  const GameReport whole = judge(ts_record(kPosition,
                                           "== Turn 4 US AR2\nUSSR card 20 Olympic Games\nUSSR use operations\nUSSR "
                                           "operation influence\nUSSR place Iran\nUSSR place Iraq\n" +
                                               std::string(kNext)));
  ASSERT_THAT(in_short(whole), SizeIs(1));
  EXPECT_THAT(whole.findings[0].message, HasSubstr("the whole step is by US"));
}

// The side that is named may really have played: what is legal for nobody is not put down to a swapped side.
TEST(AfterAFault, NoSideFitsEverything) {
  const GameReport r =
      judge(ts_record(kPosition, "== Turn 4 US AR2\nUSSR card 100 Wargames\nUSSR use event\n" + std::string(kNext)));
  ASSERT_THAT(r.findings, Not(IsEmpty()));
  EXPECT_THAT(r.findings[0].message, Not(HasSubstr("swapped")));
}

TEST(AfterAFault, AnEntryTooManyIsNamed) {
  const GameReport r = judge(ts_record(kPosition,
                                       std::string(kPlay) +
                                           "US place Iran\nstates influence.US Iran +1 = 2\nUS place Iraq\nstates "
                                           "influence.US Iraq +1 = 1\nstates vp +3 = 3\n" +
                                           kNext,
                                       "\"influence.US\", \"vp\""));
  ASSERT_THAT(in_short(r), ElementsAre("mismatch REC-effect-not-due 9"));
  EXPECT_THAT(r.findings[0].message, HasSubstr("without entry 9"));
}

// --- steps
// ---------------------------------------------------------------------------------------------------------------------

TEST(AfterAFault, ASwappedPairOfStepsIsPlayedInOrder) {
  const std::string us =
      "== Turn 4 US AR3\nUS card 26 CIA Created\nUS use operations\nUS operation influence\nUS place Iran\n";
  const std::string record =
      ts_record(kPosition, std::string(kPlay) + "US place Iran\nUS place Iraq\n" + us + kNext +
                               "== Turn 4 USSR AR4\nUSSR card 15 Nasser\nUSSR use event\nexpect influence.US Iran 3");
  EXPECT_THAT(in_short(judge(record)), ElementsAre("sequence REC-step-out-of-turn 7"));
}

TEST(AfterAFault, AMissingStepIsNamedAndTheRestPlayed) {
  const std::string record =
      ts_record(kPosition, std::string(kPlay) +
                               "US place Iran\nUS place Iraq\n== Turn 4 US AR3\nUS card 26 CIA Created\nUS use "
                               "operations\nUS operation influence\nUS place Iran\n"
                               "== Turn 4 USSR AR4\nUSSR card 15 Nasser\nUSSR use event\nexpect influence.US Iran 3");
  const GameReport r = judge(record);
  ASSERT_THAT(in_short(r), ElementsAre("sequence REC-step-missing 7"));
  EXPECT_THAT(r.findings[0].message, HasSubstr("Turn 4 USSR AR3 is missing"));
  EXPECT_EQ(r.steps, 3U);
}

// The illegal entry must not make the game clean when what follows happens to be legal.
TEST(AfterAFault, WhatComesLaterMayFollow) {
  const std::string play =
      "== Turn 4 US AR2\nUS card 100 Wargames\nUS use operations\nUS operation influence\nUS place Iran\nUS place "
      "Iran\nUS place Iran\nUS place Iran\n";
  const GameReport r =
      judge(ts_record(kPosition, play + kNext +
                                     "== Turn 4 US AR3\nUS card 36 Brush War\nUS use operations\nUS operation "
                                     "influence\nUS place Iran\nUS place Iran\nUS place Iran\n"));
  ASSERT_THAT(in_short(r), ElementsAre("illegal TS-5.1 2", "illegal TS-5.1 13 after 1"));
}

// --- undo, adjustments, what was seen since
// ------------------------------------------------------------------------------------

TEST(AfterAFault, AnUndoneFaultIsANote) {
  const std::string right = std::string(kPlay) + "US place Iraq\nUS place Iran\n";
  const GameReport r =
      judge(ts_record(kPosition, std::string(kPlay) + "US place Chile\nUS place Iran\nundo 1\n" + right + kNext +
                                     "expect influence.US Chile 0, influence.US Iran 2"));
  ASSERT_THAT(in_short(r), ElementsAre("note TS-7.2 5"));
  EXPECT_THAT(r.findings[0].message, StartsWith("taken back by entry 7"));
  EXPECT_EQ(r.findings[0].consequence, Consequence::cosmetic);
}

TEST(AfterAFault, UndoGoesBackAsManySteps) {
  const std::string right = std::string(kPlay) + "US place Iraq\nUS place Iran\n";
  EXPECT_THAT(in_short(judge(ts_record(kPosition, right + kNext + "undo 2\n" + right + kNext +
                                                      "expect influence.USSR Vietnam 2, influence.US Iran 2"))),
              IsEmpty());
  EXPECT_THAT(in_short(judge(ts_record(kPosition, right + kNext + "undo 3"))),
              ElementsAre(StartsWith("sequence REC-undo-too-far 10")));
}

TEST(AfterAFault, AnAdjustmentIsTakenOverAndShown) {
  const GameReport r = judge(ts_record(
      kPosition, std::string(kPlay) + "US place Iraq\nUS place Iran\nadjust influence.US Israel 2\nadjust defcon 9\n" +
                     kNext + "expect influence.US Israel 2, defcon 4"));
  ASSERT_THAT(in_short(r), ElementsAre("note REC-adjusted 7", StartsWith("unread REC-unknown-name 8")));
  EXPECT_THAT(r.findings[0].message, HasSubstr("from 0 to 2"));
}

TEST(AfterAFault, TellsWhatLuckHasShownSince) {
  const std::string coup =
      "== Turn 4 USSR AR3\nUSSR card 9 Vietnam Revolts\nUSSR use operations\nUSSR operation coup\nUSSR target "
      "Iran\ndie 1 for Iran\n";
  std::string position = kPosition;
  position.replace(position.find("\"defcon\": 4"), 11, "\"defcon\": 5");
  const GameReport r = judge(ts_record(position, std::string(kPlay) + "US place Chile\nUS place Iran\n" + coup));
  ASSERT_THAT(in_short(r), ElementsAre("illegal TS-7.2 5"));
  EXPECT_THAT(r.findings[0].trace, Contains(HasSubstr("1 dice")));
}

// --- entries that are hard to read
// --------------------------------------------------------------------------------------------

TEST(AfterAFault, UnknownLinesAreKeptAndCounted) {
  const GameReport r = judge(
      ts_record(kPosition, "? one\n" + std::string(kPlay) + "? two\nUS place Iraq\n? three\nUS place Iran\n" + kNext));
  EXPECT_THAT(in_short(r), ElementsAre("unread IMP-unread 1", "unread IMP-unread 6", "unread IMP-unread 8"));
  EXPECT_EQ(r.unread, 3U);
  EXPECT_EQ(r.findings[1].recorded, "two");
  EXPECT_EQ(r.findings[1].line, 9U);
}

TEST(AfterAFault, UnbalancedBracketsAfterAFaultDontMatter) {
  for (const char* broken : {"{\"by\": \"US\"", "]}}", "US place \"Iran", "{\"changed\": {\"vp\": {\"by\": ", "== \"",
                             "states influence.US Iran + = ", ")("}) {
    const GameReport r = judge(ts_record(kPosition, std::string(kPlay) + "US place Chile\nUS place Iran\n" + broken +
                                                        "\n" + kNext + "expect influence.USSR Vietnam 2"));
    EXPECT_THAT(in_short(r), Contains("illegal TS-7.2 5")) << broken;
    EXPECT_THAT(in_short(r), Not(Contains(HasSubstr("REC-expectation")))) << broken;
  }
}

TEST(AfterAFault, ARemarkBehindANameIsNoPartOfIt) {
  EXPECT_THAT(
      in_short(judge(ts_record(kPosition, std::string(kPlay) + "US place Iran (at last)\nUS place Iraq [0][1]\n" +
                                              kNext + "expect influence.US Iran 2"))),
      IsEmpty());
  const GameReport r = judge(ts_record(kPosition, std::string(kPlay) + "US place Irann\nUS place Iraq\n" + kNext));
  ASSERT_THAT(r.findings, Not(IsEmpty()));
  EXPECT_EQ(r.findings[0].code, "REC-unknown-name");
  EXPECT_THAT(r.findings[0].message, HasSubstr("did you mean Iran?"));
}

TEST(AfterAFault, RedundantFactsAreFineWhileTheyAgree) {
  const std::string twice =
      std::string(kPlay) +
      "US place Iran\nstates influence.US Iran +1 = 2, influence.USSR Iran +0 = 0\nUS place Iraq\n";
  EXPECT_THAT(in_short(judge(ts_record(kPosition, twice + kNext))), IsEmpty());
  const std::string wrong =
      std::string(kPlay) +
      "US place Iran\nstates influence.US Iran +1 = 2, influence.USSR Iran +0 = 3\nUS place Iraq\n";
  EXPECT_THAT(in_short(judge(ts_record(kPosition, wrong + kNext))), ElementsAre("mismatch REC-value 6"));
}

// Everything before a damaged tail is judged; the damage is an error of the file.
TEST(AfterAFault, ATruncatedRecordIsJudgedUpToTheDamage) {
  const std::vector<ReadGame> whole =
      read_records(ts_record(kPosition, std::string(kPlay) + "US place Chile\nUS place Iran\n" + kNext), "test");
  ASSERT_EQ(whole.size(), 1U);
  for (const std::string& bytes : {write_json(whole[0].record), write_ndjson(whole[0].record)}) {
    const std::vector<ReadGame> cut = read_records(bytes.substr(0, bytes.size() - 30), "cut");
    ASSERT_EQ(cut.size(), 1U);
    EXPECT_TRUE(cut[0].error || !cut[0].notes.empty());
    ASSERT_TRUE(cut[0].readable);
    const Result<GameReport> r = check(cut[0].record, {});
    ASSERT_TRUE(r);
    EXPECT_THAT(in_short(*r), Contains("illegal TS-7.2 5"));
  }
}

// --- notes
// ------------------------------------------------------------------------------------------------------------------

TEST(Notes, StandAtTheLastEntryBeforeAPickThatIsNotWritten) {
  const char* position =
      R"("turn": 2, "round": 1, "acting": "USSR", "defcon": 4, "influence.US": {"Egypt": 2}, "influence.USSR": {"Iran": 1})";
  const std::string card = "== Turn 2 USSR AR1\nUSSR card 7 Socialist Governments\n";
  // One roll of three, then the next round: an early stop.
  const std::string stopped =
      card +
      "USSR use operations\nUSSR operation realignment\nUSSR target Egypt\ndie 2 for USSR\ndie 2 for US\n"
      "== Turn 2 US AR1\nUS card 4 Duck and Cover\nUS use event\nstates defcon -1 = 3\nstates vp +2 = 2";
  EXPECT_THAT(in_short(judge(ts_record(position, stopped, "\"vp\", \"defcon\""))), ElementsAre("note ts.r08 7"));
  // A record that doesn't say what became of the card has not stopped anything early.
  EXPECT_THAT(in_short(judge(ts_record(position, card, "\"vp\", \"defcon\", \"influence.US\", \"influence.USSR\""))),
              Not(Contains(HasSubstr("ts.r08"))));
}

}  // namespace
}  // namespace arbiter::test
