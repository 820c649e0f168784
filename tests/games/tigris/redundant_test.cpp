// Data that a record of Tigris & Euphrates gives twice must agree with what it names.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/judge.hpp"

namespace arbiter::te {
namespace {

using Findings = std::vector<std::string>;

// The archer's blue leader stands at A2, beside the temple of B2, and is moved to C2.
GameReport move(const std::string& leader) {
  return test::judge(
      "@ arbiter 1\n@ game tigris\n@ sides [{\"side\":\"archer\"},{\"side\":\"bull\"}]\n"
      "@ setup {\"position\":{\"leader\":{\"archer blue\":\"A2\"}}}\n== Turn 1 archer action 1\narcher action "
      "leader\n" +
      leader + "\narcher to C2\n");
}

std::string entry(const std::string& members) {
  return R"({"by":"archer","key":"leader","pick":"archer blue",)" + members + "}";
}

Findings contradictions(const GameReport& report) {
  Findings all = test::in_short(report);
  std::erase_if(all, [](const std::string& f) { return f.starts_with("note"); });
  return all;
}

TEST(TeRedundant, WhatAgreesIsClean) {
  for (const std::string& leader :
       {std::string("archer leader archer blue"), std::string("archer leader archer blue (from A2)"),
        std::string("archer leader archer blue (farmer)"), std::string("archer leader archer blue (archer)"),
        std::string("archer leader archer blue (at last)"), entry(R"("from":"A2")"),
        entry(R"("colour":"farmer","dynasty":"archer","from":"somewhere","mood":"red")")})
    EXPECT_EQ(contradictions(move(leader)), Findings{}) << leader;
}

TEST(TeRedundant, WhatContradictsIsTold) {
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {"archer leader archer blue (from C5)", "A2"},  {"archer leader archer blue (trader)", "blue"},
      {"archer leader archer blue (bull)", "archer"}, {entry(R"("from":"off")"), "A2"},
      {entry(R"("colour":"red")"), "blue"},           {entry(R"("dynasty":"pot")"), "archer"}};
  for (const auto& [leader, right] : wrong) {
    const GameReport report = move(leader);
    ASSERT_EQ(contradictions(report), Findings{"mismatch REC-redundant 3"}) << leader;
    EXPECT_EQ(report.findings[0].legal, Findings{right}) << leader;
  }
}

}  // namespace
}  // namespace arbiter::te
