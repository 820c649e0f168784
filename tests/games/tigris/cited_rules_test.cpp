// Which rule a refusal of Tigris & Euphrates names, and which ruling it says the verdict hangs on.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "support/judge.hpp"

namespace arbiter::te {
namespace {

using Findings = std::vector<std::string>;

std::string record(const std::string& setup, const std::string& entries) {
  return "@ arbiter 1\n@ game tigris\n@ sides [{\"side\":\"archer\"},{\"side\":\"bull\"}]\n@ setup {" + setup +
         "}\n== Turn 1 archer action 1\n" + entries;
}

// Errors and warnings only: "illegal TE-4.1b 3".
Findings findings(const std::string& setup, const std::string& entries) {
  Findings all = test::in_short(test::judge(record(setup, entries)));
  std::erase_if(all, [](const std::string& f) { return f.starts_with("note"); });
  return all;
}

// The start temples, without the brace that closes the tiles.
constexpr const char* kTemples =
    R"("position":{"tile":{"K1":"red","B2":"red","P2":"red","F3":"red","N5":"red","I7":"red","B8":"red","O9":"red",)"
    R"("F10":"red","K11":"red")";

// A position with these tiles beside the start temples, and `members` as the rest of it.
std::string with_tiles(const std::string& tiles, const std::string& members = {}) {
  return kTemples + ("," + tiles) + "}" + (members.empty() ? "" : "," + members) + "}";
}

TEST(TeCitedRules, ABuildingNeedsALineAndALongerOne) {
  const std::string options = R"("buildings":true,)";
  const std::string on_a_line_of_three =
      options +
      with_tiles(R"("A1":"green","B1":"green","C1":"green","H5":"green","I5":"green")", R"("building":{"green":"A1"})");
  const std::string beside_the_board = options + with_tiles(R"("H5":"green","I5":"green")");
  const std::string three = "archer action tile\narcher tile green\narcher to J5\narcher building I5\n";
  const std::string bent = "archer action tile\narcher tile green\narcher to I6\narcher building I5\n";
  EXPECT_EQ(findings(beside_the_board, three), Findings{});
  EXPECT_EQ(findings(on_a_line_of_three, three), Findings{"illegal TE-11.3 5"});
  EXPECT_EQ(findings(beside_the_board, bent), Findings{"illegal TE-11.1 5"});
  EXPECT_EQ(findings(on_a_line_of_three, bent), Findings{"illegal TE-11.1 5"});
}

TEST(TeCitedRules, AMonumentHasTheColourAndIsStillThere) {
  const std::string markets = R"("H5":"green","I5":"green","H6":"green")";
  const std::string built = with_tiles(
      markets + R"(,"A10":"face-down red","B10":"face-down red","A11":"face-down red","B11":"face-down red")",
      R"("monument":{"M-RED-GREEN":"A10"})");
  const std::string none = with_tiles(markets);
  const std::string square = "archer action tile\narcher tile green\narcher to I6\narcher monument ";
  EXPECT_EQ(findings(none, square + "M-RED-GREEN\n"), Findings{});
  EXPECT_EQ(findings(built, square + "M-RED-GREEN\n"), Findings{"illegal TE-9.1 5"});
  EXPECT_EQ(findings(built, square + "M-GREEN-BLUE\n"), Findings{});
  EXPECT_EQ(findings(none, square + "M-BLUE-RED\n"), Findings{"illegal TE-9.2 5"});
  const std::string no_square = "archer action tile\narcher tile green\narcher to J5\narcher monument M-RED-GREEN\n";
  EXPECT_EQ(findings(none, no_square), Findings{"illegal TE-9.2 5"});
}

TEST(TeCitedRules, AnActionThatCantBeNamesItsOwnRule) {
  const auto first = [](const std::string& setup, const std::string& entries) {
    const Findings all = findings(setup, entries);
    return all.empty() ? std::string() : all.front();
  };
  EXPECT_EQ(first(R"("position":{"catastrophes":{"archer":0}})", "archer action catastrophe\narcher to A1\n"),
            "illegal TE-6.1 2");
  EXPECT_EQ(first(R"("position":{"catastrophes":{"archer":1}})", "archer action catastrophe\narcher to A1\n"), "");
  // A king on F2 is beside the temple on F3; without any temple no leader has a place.
  EXPECT_EQ(first(R"("position":{"turn":1})", "archer action leader\narcher leader archer black\narcher to F2\n"), "");
  EXPECT_EQ(first(R"("position":{"tile":{"A1":"green"}})", "archer action leader\n"), "illegal TE-4.1 2");
}

// A tile of two points is one award: a record that states one of them is wrong.
TEST(TeCitedRules, TheTwoPointsOfABuildingAreOneAward) {
  const std::string setup = R"("buildings":true,)" +
                            with_tiles(R"("E3":"blue")", R"("leader":{"archer blue":"F4"},"building":{"blue":"E3"})");
  const std::string farm = "archer action tile\narcher tile blue\narcher to E2\nstates vp.archer blue ";
  EXPECT_EQ(findings(setup, farm + "+2 = 2\n"), Findings{});
  EXPECT_EQ(findings(setup, farm + "+1 = 1\n"), Findings{"mismatch REC-amount 5"});
}

TEST(TeCitedRules, TheSpaceALeaderStandsOnHangsOnItsRuling) {
  const auto rulings = [](const std::string& entries) {
    const GameReport report =
        test::judge(record(R"("position":{"leader":{"archer black":"F4"}})", "archer action leader\n" + entries));
    std::string all;
    for (const Finding& f : report.findings) all += f.code + ":" + f.ruling + " ";
    return all;
  };
  EXPECT_EQ(rulings("archer leader archer black\narcher to F4\n"), "TE-4.1:te.leader_move.same_space ");
  // Another fault beside it, so that the ruling alone doesn't clear the step.
  EXPECT_EQ(rulings("archer leader archer black\narcher to F4\nstates vp.archer red +1 = 1\n"),
            "TE-4.1:te.leader_move.same_space REC-effect-not-due: ");
}

TEST(TeCitedRules, ACatastropheOnACatastropheHangsOnItsRuling) {
  const GameReport report =
      test::judge(record(with_tiles(R"("A1":"catastrophe")"), "archer action catastrophe\narcher to A1\n"));
  ASSERT_EQ(report.findings.size(), 1U);
  EXPECT_EQ(report.findings[0].code, "TE-6.3");
  EXPECT_EQ(report.findings[0].ruling, "te.catastrophe.on_catastrophe");
}

}  // namespace
}  // namespace arbiter::te
