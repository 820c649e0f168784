// Records of Tigris & Euphrates that can't be, or are no whole record: each is told at its place, with a way out.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"
#include "support/judge.hpp"

namespace arbiter::te {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* kTwo = R"([{"side":"archer"},{"side":"bull"}])";

std::string record(const std::string& setup, const std::string& entries, const std::string& sides = kTwo) {
  return "@ arbiter 1\n@ game tigris\n" + (sides.empty() ? "" : "@ sides " + sides + "\n") + "@ setup {" + setup +
         "}\n" + entries;
}

// The start temples; the archer begins, a priest of his on F2.
std::string position(const std::string& members = {}) {
  return R"("position":{"tile":{"K1":"red","B2":"red","P2":"red","F3":"red","N5":"red","I7":"red","B8":"red",)"
         R"("O9":"red","F10":"red","K11":"red"},"leader":{"archer red":"F2"},"hand.archer":{"unseen":6},)"
         R"("hand.bull":{"unseen":6})" +
         members + "}";
}

// Findings in short, and the first one's words.
struct Told {
  std::vector<std::string> findings;
  std::string words, legal;
};
Told told(const std::string& text) {
  const GameReport report = test::judge(text);
  Told t;
  t.findings = test::in_short(report);
  if (report.findings.empty()) return t;
  t.words = report.findings.front().message;
  for (const std::string& option : report.findings.front().legal) t.legal += option + " ";
  return t;
}

// What stands in the way of judging the record at all.
std::string refusal(const std::string& text) {
  const std::vector<ReadGame> games = read_records(text, "test");
  if (games.size() != 1 || !games.front().readable) return "not read";
  const Result<GameReport> report = check(games.front().record, {});
  return report.ok() ? "judged" : report.error().code + " " + report.error().message;
}

TEST(TeBadInput, UnknownCells) {
  const Told choice =
      told(record(position(), "== Turn 1 archer action 1\narcher action tile\narcher tile red\narcher to Q12\n"));
  EXPECT_THAT(choice.findings, ElementsAre("unread REC-unknown-name 4"));
  EXPECT_THAT(choice.words, HasSubstr("'Q12'"));
  EXPECT_THAT(choice.legal, HasSubstr("A1 B1")) << "the spaces that are free";
  const Told stated = told(
      record(position(),
             "== Turn 1 archer action 1\narcher action tile\narcher tile red\narcher to A1\nstates tile A12 = red\n"));
  EXPECT_THAT(stated.findings, testing::Contains("unread REC-unknown-name 5"));
  EXPECT_THAT(stated.words, HasSubstr("A12"));
  EXPECT_THAT(refusal(record(R"("position":{"tile":{"Q1":"red"}})", "== Turn 1 archer action 1\n")),
              testing::AllOf(HasSubstr("REC-setup"), HasSubstr("'Q1' in setup.position.tile"), HasSubstr("A1 to P11")));
  EXPECT_THAT(refusal(record(R"("position":{"leader":{"bull red":"Z9"}})", "")), HasSubstr("can't be 'Z9'"));
}

TEST(TeBadInput, ASeventhTileInAHand) {
  const auto seven = R"("red","red","blue","blue","green","black","black")";
  EXPECT_THAT(refusal(record(R"("position":{"hand.archer":[)" + std::string(seven) + "]}", "")),
              testing::AllOf(HasSubstr("setup.position.hand.archer"), HasSubstr("at most 6")));
  const Told counted = told(record(R"("position":{"hand.archer":{"red":4,"blue":3}})", "== Turn 1 archer action 1\n"));
  EXPECT_THAT(counted.findings, testing::Contains("mismatch REC-position 0"));
  EXPECT_THAT(counted.words, HasSubstr("more than 6 tiles in the hand of archer"));
  const std::string bulls = "draw bull red, blue, blue, blue, green, green\n";
  const Told dealt = told(record("", "== setup\ndraw archer red, red, blue, blue, green, black, black\n" + bulls));
  EXPECT_THAT(dealt.findings, ElementsAre("illegal TE-1.6 2"));
  EXPECT_THAT(dealt.words, HasSubstr("one too many"));
  const Told unseen = told(record("", "== setup\ndraw archer unseen 7\n" + bulls));
  EXPECT_THAT(unseen.findings, ElementsAre("illegal TE-1.6 2"));
  const Told refilled = told(record(position(), "== Turn 1 archer end\ndraw archer red\n"));
  EXPECT_THAT(refilled.findings, testing::Contains(HasSubstr(" 2")));
}

TEST(TeBadInput, FivePlayersOneOrNone) {
  EXPECT_THAT(refusal(record(R"("players":5)", "== setup\n", "")),
              testing::AllOf(HasSubstr("REC-setup 5 players"), HasSubstr("2 to 4")));
  EXPECT_THAT(refusal(record(R"("players":1)", "== setup\n", "")), HasSubstr("1 players"));
  EXPECT_THAT(refusal(record(R"("players":-3)", "== setup\n", "")), HasSubstr("2 to 4"));
  EXPECT_THAT(refusal(record("", "== setup\n", R"([{"side":"archer"}])")), HasSubstr("1 players"));
  EXPECT_THAT(refusal(record(R"("players":3)", "== setup\n")), HasSubstr("name them all"));
  const std::string five = R"([{"side":"archer"},{"side":"bull"},{"side":"pot"},{"side":"lion"},{"side":"horse"}])";
  EXPECT_THAT(refusal(record("", "== setup\n", five)),
              testing::AllOf(HasSubstr("'horse'"), HasSubstr("archer, bull, pot or lion")));
}

TEST(TeBadInput, TwoPlayersWithOneDynasty) {
  EXPECT_THAT(refusal(record("", "== setup\n", R"([{"side":"bull"},{"side":"bull"}])")),
              testing::AllOf(HasSubstr("'bull'"), HasSubstr("one of their own")));
}

TEST(TeBadInput, BoardsOfTheWrongSize) {
  EXPECT_THAT(refusal(record(R"("board":"12x12")", "== setup\n")),
              testing::AllOf(HasSubstr("setup.board can't be '12x12'"), HasSubstr("standard or advanced")));
  EXPECT_THAT(refusal(record(R"("position":{"tile":["red","none","blue"]})", "== setup\n")),
              testing::AllOf(HasSubstr("setup.position.tile"), HasSubstr("A1 to P11")));
  EXPECT_THAT(refusal(record(R"("position":{"tile":{"A12":"red"}})", "== setup\n")), HasSubstr("'A12'"));
}

TEST(TeBadInput, NegativeCommits) {
  const std::string revolt = "== Turn 1 bull action 1\nbull action leader\nbull leader bull red\nbull to F4\n";
  const std::string start = position(R"(,"active":"bull")");
  EXPECT_THAT(told(record(start, revolt + "bull commit 1\narcher commit 0\n")).findings, ElementsAre());
  const Told negative = told(record(start, revolt + "bull commit -1\narcher commit 0\n"));
  EXPECT_THAT(negative.findings, ElementsAre("unread REC-unknown-name 5"));
  EXPECT_THAT(negative.words, HasSubstr("'-1'"));
  EXPECT_EQ(negative.legal, "0 1 2 3 4 5 6 ");
  const Told stated = told(record(start, revolt + "states committed bull = -1\nstates committed archer = 0\n"));
  EXPECT_FALSE(stated.findings.empty());
  const Told defender = told(record(start, revolt + "bull commit 1\narcher commit -2\n"));
  EXPECT_THAT(defender.findings, ElementsAre("unread REC-unknown-name 6"));
}

TEST(TeBadInput, MovesByTheWrongPlayer) {
  const std::string one = "== Turn 1 archer action 1\n";
  const Told action = told(
      record(position(),
             one + "bull action tile\nbull tile red\nbull to E5\n== Turn 1 archer action 2\narcher action pass\n"));
  EXPECT_THAT(action.findings, ElementsAre("sequence TE-3.1 2"));
  EXPECT_THAT(action.words, testing::AllOf(HasSubstr("archer has to choose"), HasSubstr("'bull action tile'")));
  const Told target = told(record(position(), one + "archer action tile\narcher tile red\nbull to E5\n"));
  EXPECT_THAT(target.findings, ElementsAre("sequence TE-5.1 4"));
  const Told leader = told(record(position(), one + "archer action leader\narcher leader bull red\narcher to E3\n"));
  ASSERT_FALSE(leader.findings.empty());
  EXPECT_EQ(leader.findings.front(), "illegal TE-4.4 3");
  const Told stranger = told(record(position(), "== Turn 1 pot action 1\npot action pass\n"));
  ASSERT_FALSE(stranger.findings.empty());
  EXPECT_EQ(stranger.findings.front(), "unread REC-unknown-heading 1") << "a dynasty that doesn't play";
  EXPECT_THAT(refusal(record(R"("position":{"active":"pot"})", "== Turn 1 pot action 1\n")),
              HasSubstr("nobody plays that dynasty"));
}

TEST(TeBadInput, TurnsInTheWrongOrder) {
  const Told again = told(record(position(),
                                 "== Turn 1 archer action 1\narcher action pass\n== Turn 1 archer end\n== Turn 2 "
                                 "archer action 1\narcher action pass\n"));
  ASSERT_FALSE(again.findings.empty());
  EXPECT_EQ(again.findings.front(), "sequence REC-step-out-of-turn 4");
}

// Cut anywhere, a record is judged as far as it goes: nothing is found before the place of the cut.
TEST(TeBadInput, ATruncatedRecordIsJudgedAsFarAsItGoes) {
  const Game& game = *find_game("tigris");
  const Result<Record> whole = simulate(game, {}, {}, 4);
  ASSERT_TRUE(whole.ok());
  const NamedRecord named{"game", &whole.value()};
  for (const FormatKind kind : {FormatKind::json, FormatKind::text, FormatKind::ndjson}) {
    const std::string bytes = write_records(kind, std::span(&named, 1)).value();
    const std::size_t lines = bytes.size() / 60;
    for (std::size_t n = 1; n < 60; ++n) {
      const std::vector<ReadGame> games = read_records_as(kind, bytes.substr(0, n * lines), "cut");
      ASSERT_EQ(games.size(), 1U) << n;
      if (!games.front().readable) {
        EXPECT_TRUE(games.front().error.has_value()) << n;
        continue;
      }
      const Result<GameReport> report = check(games.front().record, {});
      if (!report.ok()) continue;  // cut within the header
      const std::size_t entries = games.front().record.entries.size();
      for (const Finding& f : report->findings)  // a line cut in two may say anything
        EXPECT_TRUE(f.kind == Kind::note || f.entry + 1 >= entries) << n << ": " << f.code << " " << f.message;
      EXPECT_TRUE(report->result_computed.empty()) << n;
    }
  }
}

}  // namespace
}  // namespace arbiter::te
