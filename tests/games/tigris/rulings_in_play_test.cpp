// Contested points of Tigris & Euphrates that need more than one position: what the record lacks, orders, notes.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "games/tigris/game.hpp"
#include "games/tigris/rules.hpp"
#include "support/judge.hpp"
#include "support/laws.hpp"

namespace arbiter::te {
namespace {

using Short = std::vector<std::string>;

constexpr const char* kTemples =
    R"("K1":"red","B2":"red","P2":"red","F3":"red","N5":"red","I7":"red","B8":"red","O9":"red","F10":"red","K11":"red")";

// Two players on the standard board with these tiles beside the start temples and these members of the position.
GameReport judged(const std::string& tiles, const std::string& members, const std::string& entries,
                  const std::string& rulings = {}) {
  return test::judge("@ arbiter 1\n@ game tigris\n@ sides [{\"side\":\"archer\"},{\"side\":\"bull\"}]\n@ rulings {" +
                     rulings + "}\n@ setup {\"position\":{\"tile\":{" + kTemples + (tiles.empty() ? "" : ",") + tiles +
                     "}" + (members.empty() ? "" : ",") + members + "}}\n" + entries);
}
Short faults(GameReport report) {
  std::erase_if(report.findings, [](const Finding& f) { return f.kind == Kind::note; });
  return test::in_short(report);
}
bool notes(const GameReport& report, const std::string& rule) {
  return std::any_of(report.findings.begin(), report.findings.end(),
                     [&rule](const Finding& f) { return f.kind == Kind::note && (f.code == rule || f.rule == rule); });
}

constexpr const char* kTraders = R"("leader":{"archer green":"G4","bull green":"I4"})";
constexpr const char* kTwoTemples = R"("G5":"red","I5":"red")";

std::string war(const std::string& commits) {
  return "== Turn 1 archer action 1\narcher action tile\narcher tile black\narcher to H5\n" + commits +
         "== Turn 1 archer action 2\n";
}

TEST(TeRulingsInPlay, ANegativeCommitIsAFault) {  // TR-12: what the samples of plt hold
  const Short found = faults(judged(kTwoTemples, kTraders, war("archer commit -1\nbull commit 0\n")));
  ASSERT_FALSE(found.empty());
}

TEST(TeRulingsInPlay, SilenceOnCommitsIsNoneOrMissing) {  // TR-12
  EXPECT_EQ(faults(judged(kTwoTemples, kTraders, war(""))), Short{});
  const GameReport report = judged(kTwoTemples, kTraders, war(""), R"("te.commit.missing":"error")");
  EXPECT_EQ(faults(report), Short{"ruling TE-8.6 4"});
}

TEST(TeRulingsInPlay, TwoMonumentsMayPayEitherWay) {  // TR-22
  const std::string tiles =
      R"("G5":"face-down red","H5":"face-down red","G6":"face-down red","H6":"face-down red","E6":"face-down black",)"
      R"("F6":"face-down black","E7":"face-down black","F7":"face-down black","F5":"red")";
  const std::string members = R"("monument":{"M-RED-GREEN":"G5","M-RED-BLACK":"E6"},"leader":{"archer red":"E5"})";
  const auto end = [](int points) {
    return "== Turn 1 archer end\nstates vp.archer red +" + std::to_string(points) +
           "\n== Turn 2 bull action 1\nbull action pass\n";
  };
  EXPECT_EQ(faults(judged(tiles, members, end(1))), Short{});
  EXPECT_NE(faults(judged(tiles, members, end(2))), Short{});
  const std::string each = R"("te.monument_vp":"per_monument")", either = R"("te.monument_vp":"either")";
  EXPECT_EQ(faults(judged(tiles, members, end(2), each)), Short{});
  EXPECT_NE(faults(judged(tiles, members, end(1), each)), Short{});
  for (const int points : {1, 2}) {
    const GameReport report = judged(tiles, members, end(points), either);
    EXPECT_EQ(faults(report), Short{}) << points;
  }
  EXPECT_NE(faults(judged(tiles, members, end(3), either)), Short{});
}

TEST(TeRulingsInPlay, AHandOfFiveIsNoted) {  // TR-41
  const std::string hand = R"("hand.archer":["red","red","red","red","red"])";
  const std::string play = "== Turn 1 archer action 1\narcher action pass\n";
  EXPECT_TRUE(notes(judged("", hand, play), "TR-41"));
  EXPECT_FALSE(notes(judged("", hand, play, R"("te.hand.at_turn_start":"any")"), "TR-41"));
  EXPECT_FALSE(notes(judged("", R"("hand.archer":["red","red","red","red","red","red"])", play), "TR-41"));
}

TEST(TeRulingsInPlay, OpenScoringChangesNoVerdict) {  // TR-44
  const std::string play = war("archer commit 1\nbull commit 0\n");
  for (const char* open : {"false", "true"})
    EXPECT_EQ(faults(judged(kTwoTemples, kTraders, play, R"("te.open_scoring":")" + std::string(open) + "\"")),
              Short{});
}

TEST(TeRulingsInPlay, AWarThatIsNotNamedFollowsFromTheRest) {  // TR-11
  const std::string kings = R"("leader":{"archer green":"G4","bull green":"I4","archer black":"G6","bull black":"I6"})";
  const std::string unnamed = war("archer commit 0\nbull commit 0\narcher commit 0\nbull commit 0\n");
  EXPECT_EQ(faults(judged(kTwoTemples, kings, unnamed)), Short{});
  EXPECT_NE(faults(judged(kTwoTemples, kings, unnamed, R"("te.choose_war.infer":"false")")), Short{});
  const std::string named =
      war("archer choose_war green\narcher commit 0\nbull commit 0\narcher commit 0\nbull commit 0\n");
  EXPECT_EQ(faults(judged(kTwoTemples, kings, named, R"("te.choose_war.infer":"false")")), Short{});
}

TEST(TeRulingsInPlay, SeveralKingdomsWithTreasuresAreServedClockwise) {  // TR-19: only in a position set up by hand
  State s{};
  const std::vector<ReadGame> games = read_records_as(
      FormatKind::text,
      "@ arbiter 1\n@ game tigris\n@ sides [{\"side\":\"archer\"},{\"side\":\"bull\"}]\n"
      R"(@ setup {"position":{"active":"bull","tile":{"A1":"red","C1":"red","A3":"red","C3":"red","F10":"red"},)"
      R"("treasure":{"A1":1,"C1":1,"A3":1,"C3":1,"F10":1},"leader":{"archer green":"B1","bull green":"B3"}}})"
      "\n",
      "test");
  ASSERT_EQ(games.size(), 1U);
  ASSERT_TRUE(game().begin(games[0].record, {}, &s));
  laws::WatchingTable table(game(), te::tables().profiles[0].values, 1);
  table.begin_step();
  collect_treasures(s, table);
  std::vector<int> takers;
  for (const Change& c : table.changes)
    if (static_cast<Field>(c.field) == Field::treasures) takers.push_back(c.subject);
  EXPECT_EQ(takers, (std::vector<int>{bull, archer}));
  EXPECT_EQ(treasures_on_board(s), 3);
}

}  // namespace
}  // namespace arbiter::te
