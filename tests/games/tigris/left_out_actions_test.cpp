// TE-3.1, TR-32: a player may take fewer than two actions, and a record need not say so.
#include <gtest/gtest.h>

#include <string>

#include "support/judge.hpp"

namespace arbiter::te {
namespace {

std::vector<std::string> findings(const std::string& entries, const std::string& source = {}) {
  return test::in_short(
      test::judge("@ arbiter 1\n@ game tigris\n@ sides [{\"side\":\"archer\"},{\"side\":\"bull\"}]\n" + source +
                  "@ setup {\"position\":{\"turn\":1,\"active\":\"archer\"}}\n" + entries));
}

constexpr const char* kBull = "== Turn 2 bull action 1\nbull action leader\nbull leader bull red\nbull to F2\n";

std::string one_action() {
  return "== Turn 1 archer action 1\narcher action leader\narcher leader archer black\narcher to F4\n";
}

TEST(TeLeftOutActions, NeedNoEntry) {
  const std::vector<std::string> none;
  EXPECT_EQ(findings(one_action() + kBull), none);
  EXPECT_EQ(findings(one_action() + "== Turn 1 archer end\n" + kBull), none);
  EXPECT_EQ(findings(one_action() + "== Turn 1 archer action 2\narcher action pass\n" + kBull), none);
  EXPECT_EQ(findings(one_action() + "== Turn 1 archer action 2\n" + kBull), none);
  EXPECT_EQ(findings(kBull), none);
}

// What is recorded under a heading is judged: an action without its space is no pass.
TEST(TeLeftOutActions, ArePassesOnlyWhereNothingIsRecorded) {
  EXPECT_EQ(findings("== Turn 1 archer action 1\narcher action catastrophe\n" + std::string(kBull)).size(), 1U);
  EXPECT_EQ(
      findings("== Turn 1 archer action 1\narcher action pass\narcher leader archer black\n" + std::string(kBull)),
      std::vector<std::string>{"sequence REC-choice-not-asked 3"});
}

// A source that states every action did not lose one without a trace.
TEST(TeLeftOutActions, AreMissingWhereTheSourceStatesEveryAction) {
  const std::string source = "@ source {\"format\":\"by hand\",\"states\":[\"chosen_action\"]}\n";
  EXPECT_EQ(findings(one_action() + "states chosen_action leader = 1\n" + kBull + "states chosen_action leader = 1\n",
                     source),
            std::vector<std::string>{"sequence REC-step-missing 6"});
}

}  // namespace
}  // namespace arbiter::te
