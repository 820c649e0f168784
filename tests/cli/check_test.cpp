// arbiter check as its users meet it.
#include <gtest/gtest.h>

#include "support/run.hpp"

namespace arbiter::test {
namespace {

constexpr const char* kPosition =
    R"({"arbiter":1,"game":"twilight-struggle","ruleset":"ts-deluxe","setup":{"position":{"turn":1,"round":1,"phase":2}}})";

TEST(Check, WithoutAFileIsAUsageError) {
  Ran ran = run_arbiter({"check"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "");
}

TEST(Check, ARecordWithoutEntriesIsClean) {
  Ran ran = run_arbiter({"check", "-"}, std::string(kPosition) + "\n");
  EXPECT_EQ(ran.status, 0) << ran.err << ran.out;
  EXPECT_NE(ran.out.find("ok: no findings"), std::string::npos) << ran.out;
}

TEST(Check, AnUnreadLineIsAWarning) {
  const std::string log = std::string(kPosition) + "\n{\"unread\":\"gibberish\",\"at\":9}\n";
  EXPECT_EQ(run_arbiter({"check", "-"}, log).status, 1);
  EXPECT_EQ(run_arbiter({"check", "--fail-on", "error", "-"}, log).status, 0);
  Ran quiet = run_arbiter({"check", "-q", "-"}, log);
  EXPECT_EQ(quiet.status, 1);
  EXPECT_EQ(quiet.out + quiet.err, "");
}

}  // namespace
}  // namespace arbiter::test
