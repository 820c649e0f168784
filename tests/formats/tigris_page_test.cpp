// The example on the page about records of Tigris & Euphrates is a record without findings.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "support/judge.hpp"

namespace arbiter::test {
namespace {

TEST(TigrisPage, ItsExampleIsClean) {
  std::ifstream in(ARBITER_PROJECT_DIR "/formats/tigris.md");
  std::ostringstream all;
  all << in.rdbuf();
  const std::string page = all.str();
  const std::size_t from = page.find("@ game tigris");
  ASSERT_NE(from, std::string::npos);
  const std::string example = page.substr(from, page.find("```", from) - from);
  const GameReport report = judge(example);
  EXPECT_EQ(in_short(report), std::vector<std::string>{});
  EXPECT_EQ(report.steps, 4u);
  EXPECT_EQ(report.unread, 0u);
  // Its one stated point is really judged.
  std::string wrong = example;
  wrong.replace(wrong.find("+1 = 1"), 6, "+2 = 2");
  EXPECT_EQ(in_short(judge(wrong)).size(), 1u);
}

}  // namespace
}  // namespace arbiter::test
