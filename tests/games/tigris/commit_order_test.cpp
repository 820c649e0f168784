// TR-12: the tiles that the two sides of a conflict add, told in the other order.
#include <gtest/gtest.h>

#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"

namespace arbiter {
namespace {

// Two kings meet beside the temple on B2; the defender's tiles stand first.
constexpr std::string_view kDefenderFirst = R"(@ game tigris
@ sides [{"side":"archer"},{"side":"bull"}]
@ setup {"position":{"leader":{"bull black":"A2"},"hand.archer":{"red":2,"blue":4},"hand.bull":{"red":2,"blue":4}}}
== Turn 1 archer action 1
archer action leader
archer leader archer black
archer to B1
bull commit 1
archer commit 2
)";

GameReport judged(std::string_view ruling) {
  const std::vector<ReadGame> games = read_records(kDefenderFirst, "game");
  CheckOptions options;
  options.rulings.emplace_back("te.commit.order", ruling);
  return check(games.front().record, options).value();
}

TEST(CommitOrder, StrictlyTheAttackerComesFirst) {
  const GameReport report = judged("strict");
  ASSERT_EQ(report.findings.size(), 1U);
  EXPECT_EQ(report.findings[0].kind, Kind::ruling);
  EXPECT_EQ(report.findings[0].ruling, "te.commit.order");
  EXPECT_EQ(report.findings[0].code, "REC-order");
  EXPECT_EQ(report.findings[0].entry, 5U);
}

TEST(CommitOrder, LenientlyItIsOnlyNoted) {
  const GameReport report = judged("lenient");
  ASSERT_EQ(report.findings.size(), 1U);
  EXPECT_EQ(report.findings[0].kind, Kind::note);
  EXPECT_EQ(report.findings[0].ruling, "te.commit.order");
}

}  // namespace
}  // namespace arbiter
