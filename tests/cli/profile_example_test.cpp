// The documented example of a tournament's own profile: it changes a verdict.
#include <gtest/gtest.h>

#include "support/run.hpp"

namespace arbiter::test {
namespace {

const std::string kFolder = std::string(ARBITER_PROJECT_DIR) + "/fixtures/profiles/";

TEST(ProfileExample, TheRulebookFindsTheSplitAndNamesTheRuling) {
  const Ran ran = run_arbiter({"check", "--report", "ndjson", kFolder + "unrest-split.txt"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.out.find(R"("kind":"ruling")"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find(R"("ruling":"ts.r40")"), std::string::npos) << ran.out;
}

TEST(ProfileExample, TheTournamentsOwnProfileAcceptsIt) {
  const Ran ran = run_arbiter({"check", "--profile", kFolder + "my-event.json", kFolder + "unrest-split.txt"});
  EXPECT_EQ(ran.status, 0) << ran.out;
}

}  // namespace
}  // namespace arbiter::test
