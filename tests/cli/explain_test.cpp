#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "arbiter/catalogue.hpp"
#include "support/run.hpp"

namespace arbiter::test {
namespace {

TEST(Explain, PrintsRuleSourceAndExample) {
  Ran ran = run_arbiter({"explain", "ts-7.2"});
  const RuleText* rule = find_rule("TS-7.2");
  ASSERT_NE(rule, nullptr);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out.find("TS-7.2  " + std::string(rule->title) + "\n\n  "), 0U) << ran.out;
  EXPECT_NE(ran.out.find("\n  Source: " + std::string(rule->source) + "\n"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("\n  Example: "), std::string::npos) << ran.out;
}

TEST(Explain, LinesFitEightyColumns) {
  std::vector<std::string> args{"explain"};
  for (const RuleText* rule : all_rules()) args.emplace_back(rule->id);
  Ran ran = run_arbiter(args);
  EXPECT_EQ(ran.status, 0) << ran.err;
  std::istringstream lines(ran.out);
  for (std::string one; std::getline(lines, one);) {
    const auto columns = std::count_if(one.begin(), one.end(), [](char c) { return (c & 0xC0) != 0x80; });
    EXPECT_TRUE(!one.starts_with("  ") || columns <= 80) << one;
  }
}

TEST(Explain, UnknownCodesAreToldAndTheOthersPrinted) {
  Ran ran = run_arbiter({"explain", "TS-crad-4", "TS-1.1", "whatever-else"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out.find("TS-1.1  "), 0U) << ran.out;
  EXPECT_EQ(ran.err,
            "arbiter: there is no code 'TS-crad-4'\n  try: arbiter explain TS-card-4\n"
            "arbiter: there is no code 'whatever-else'\n  try: arbiter explain --list\n");
  EXPECT_EQ(run_arbiter({"explain"}).status, 2);
}

TEST(Explain, ListsCodesByTheirBeginning) {
  auto lines = [](const Ran& ran) { return std::count(ran.out.begin(), ran.out.end(), '\n'); };
  EXPECT_EQ(lines(run_arbiter({"explain", "--list"})), static_cast<long>(all_rules().size()));
  EXPECT_EQ(lines(run_arbiter({"explain", "--list", "ts-card-"})), 110);
  EXPECT_EQ(run_arbiter({"explain", "--list", "nothing"}).status, 2);
}

TEST(Explain, ColoursOnlyWhenAsked) {
  EXPECT_EQ(run_arbiter({"explain", "TS-1.1"}).out.find('\x1b'), std::string::npos);
  EXPECT_EQ(run_arbiter({"explain", "TS-1.1", "--color=always"}).out.find("\x1b[1mTS-1.1"), 0U);
}

}  // namespace
}  // namespace arbiter::test
