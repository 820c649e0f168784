#include <gtest/gtest.h>

#include "arbiter/replay.hpp"
#include "support/doors.hpp"

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

int count_picks(const Record& r, std::string_view key, std::string_view pick) {
  int n = 0;
  for (const Entry& e : r.entries) {
    if (e.key != key) continue;
    for (std::uint32_t i = 0; i < e.pick.count; ++i) n += r.items[e.pick.first + i].text == pick ? 1 : 0;
  }
  return n;
}

// 30 red tiles and a green one in the bag, no blue: among the first tiles of 200 games about seven are green. Evenly
// drawn, it would be half of them. An answer that only stands for what isn't told is never drawn.
TEST(Simulate, DrawsByTheOdds) {
  int red = 0, green = 0;
  CheckOptions options;
  options.long_games = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const Result<Record> r = simulate(doors::game(), {}, options, seed);
    ASSERT_TRUE(r.ok());
    red += count_picks(r.value(), "tile", "red");
    green += count_picks(r.value(), "tile", "green");
    EXPECT_EQ(count_picks(r.value(), "tile", "blue"), 0);
    EXPECT_EQ(count_picks(r.value(), "tile", "none"), 0);
  }
  EXPECT_EQ(red + green, 200 * 8);
  EXPECT_GT(green, 25);
  EXPECT_LT(green, 80);
}

TEST(Simulate, NamesTheSidesInPlay) {
  const Result<Record> three = simulate(doors::game(), {}, {}, 1);
  ASSERT_TRUE(three.ok());
  EXPECT_EQ(three.value().header.sides.size(), 3U);
  Header given;  // their order is that of the seats
  given.sides.push_back({"Ben", "B.", "human", {}, {}});
  given.sides.push_back({"Ann", {}, {}, {}, {}});
  const Result<Record> two = simulate(doors::game(), given, {}, 1);
  ASSERT_TRUE(two.ok());
  ASSERT_EQ(two.value().header.sides.size(), 2U);
  EXPECT_EQ(two.value().header.sides[0].side, "Ben");
  EXPECT_EQ(two.value().header.sides[0].name, "B.");
  EXPECT_EQ(two.value().header.sides[0].kind, "random");
  EXPECT_EQ(two.value().header.sides[1].side, "Ann");
}

}  // namespace
}  // namespace arbiter
