#include <gtest/gtest.h>

#include "arbiter/replay.hpp"

namespace arbiter {
namespace {

// A header names the items of a list by their place in its own record.
TEST(Simulate, RefusesAPositionWithLists) {
  Record from;
  from.add(EntryKind::expect);
  Fact hand;
  hand.field = "hand.US";
  hand.to = from.list({"4 Duck and Cover"});
  from.header.position.push_back(hand);
  const Result<Record> game = simulate(*find_game("twilight-struggle"), from.header, {}, 1);
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error().code, "REC-setup");
}

}  // namespace
}  // namespace arbiter
