// The set-up of Tigris & Euphrates, what holds at rest, and the rules and rulings that no position of the vector files
// reaches.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

#include "arbiter/replay.hpp"
#include "games/tigris/game.hpp"
#include "games/tigris/position.hpp"
#include "games/tigris/rules.hpp"
#include "support/judge.hpp"
#include "support/laws.hpp"

namespace arbiter::te {
namespace {

GameSetup seats(std::vector<int> dynasties, int board = standard_board) {
  GameSetup setup;
  setup.board = board;
  setup.seats = std::move(dynasties);
  setup.start = setup.seats.front();
  return setup;
}
State begun(const GameSetup& setup) {
  State s{};
  start_position(s, setup);
  return s;
}
// The same after the deal.
State dealt(const GameSetup& setup) {
  State s = begun(setup);
  laws::WatchingTable table(game(), te::tables().profiles[0].values, 1);
  table.begin_step();
  game().step(&s, table);
  return s;
}
int sum(const std::int8_t (&counts)[kColours]) {
  return std::accumulate(std::begin(counts), std::end(counts), 0);
}

TEST(TeSetup, StartTemplesComeOutOfTheRedTilesWithATreasureEach) {  // TE-1.2
  for (const auto& [board, temples] : {std::pair{standard_board, 10}, std::pair{advanced_board, 14}}) {
    const State s = begun(seats({archer, bull}, board));
    int red_tiles = 0;
    for (int cell = 0; cell < kCells; ++cell) {
      const bool start = board_facts(board).temples.has(cell);
      EXPECT_EQ(s.tile[cell], start ? Tile::red : Tile::none) << cell_name(cell);
      EXPECT_EQ(s.treasure[cell], start ? 1 : 0) << cell_name(cell);
      red_tiles += s.tile[cell] == Tile::red ? 1 : 0;
    }
    EXPECT_EQ(red_tiles, temples);
    EXPECT_EQ(s.pool[red], 57 - temples);
  }
}

TEST(TeSetup, TheRestGoesIntoTheBag) {  // TE-1.3
  EXPECT_EQ(begun(seats({archer, bull})).bag, 143);
  EXPECT_EQ(begun(seats({archer, bull}, advanced_board)).bag, 139);
  const State s = begun(seats({archer, bull}));
  EXPECT_EQ(s.pool[black], 30);
  EXPECT_EQ(s.pool[red], 47);
  EXPECT_EQ(s.pool[blue], 36);
  EXPECT_EQ(s.pool[green], 30);
}

TEST(TeSetup, MonumentsBuildingsAndWonderLieBesideTheBoard) {  // TE-1.4
  const State s = begun(seats({archer, bull}));
  EXPECT_TRUE(std::all_of(std::begin(s.monument), std::end(s.monument), [](int cell) { return cell == kOff; }));
  EXPECT_TRUE(std::all_of(std::begin(s.building), std::end(s.building), [](int cell) { return cell == kOff; }));
  EXPECT_EQ(s.wonder, kOff);
  for (const auto& vp : s.vp) EXPECT_TRUE(std::all_of(std::begin(vp), std::end(vp), [](int n) { return n == 0; }));
}

TEST(TeSetup, ADynastyHasFourLeadersAndTwoCatastrophes) {  // TE-1.5
  const State s = begun(seats({lion, pot}));
  for (const auto& leaders : s.leader)
    EXPECT_TRUE(std::all_of(std::begin(leaders), std::end(leaders), [](int cell) { return cell == kOff; }));
  EXPECT_EQ(s.catastrophes[lion], 2);
  EXPECT_EQ(s.catastrophes[pot], 2);
  EXPECT_EQ(s.catastrophes[archer], 0);  // TE-1.7: what nobody plays is in the box
  EXPECT_EQ(s.union_tile, kOff);
}

TEST(TeSetup, SixTilesEach) {  // TE-1.6
  for (const auto& [players, standard, advanced] : {std::tuple{2, 131, 127}, {3, 125, 121}, {4, 119, 115}}) {
    std::vector<int> dynasties(static_cast<std::size_t>(players));
    std::iota(dynasties.begin(), dynasties.end(), 0);
    for (const int board : {static_cast<int>(standard_board), static_cast<int>(advanced_board)}) {
      const State s = dealt(seats(dynasties, board));
      EXPECT_EQ(s.bag, board == standard_board ? standard : advanced);
      EXPECT_EQ(sum(s.pool), s.bag);
      for (const int dynasty : dynasties) EXPECT_EQ(hand_size(s, dynasty), 6);
    }
  }
}

TEST(TeSetup, AStartPlayerAndClockwise) {  // TE-1.7, TE-3.4
  const std::string text = R"(@ arbiter 1
@ game tigris
@ sides [{"side":"lion"},{"side":"archer"},{"side":"pot"}]
@ setup {"start":"archer"}
== Turn 1 archer end
== Turn 2 pot end
== Turn 3 lion end
== Turn 4 archer end
)";
  GameReport report = test::judge(text);
  std::erase_if(report.findings, [](const Finding& f) { return f.kind == Kind::note; });
  EXPECT_EQ(test::in_short(report), std::vector<std::string>{});
  const State s = dealt(seats({lion, archer, pot}));
  EXPECT_EQ(s.phase, Phase::actions);
  EXPECT_EQ(next_clockwise(s, lion), archer);
  EXPECT_EQ(next_clockwise(s, pot), lion);
}

// --- TE-18: what is told of a position that can't be at rest

std::vector<std::string> broken(const State& s) {
  std::vector<std::string> rules;
  for (const std::string& b : broken_invariants(s)) rules.push_back(b.substr(0, b.find(':')));
  return rules;
}
using Rules = std::vector<std::string>;
constexpr int kF2 = 16 + 5, kF3 = 32 + 5, kG3 = 32 + 6, kG4 = 48 + 6, kE3 = 32 + 4;

TEST(TeAtRest, TilesAreConserved) {  // TE-18.1
  State s = dealt(seats({archer, bull}));
  EXPECT_EQ(broken(s), Rules{});
  s.tile[kG4] = Tile::green;
  EXPECT_EQ(broken(s), Rules{"TE-18.1"});
}

TEST(TeAtRest, KingdomsAndGroundAreInOrder) {  // TE-18.2
  State s = dealt(seats({archer, bull}));
  s.leader[archer][black] = kF2;
  EXPECT_EQ(broken(s), Rules{});
  s.leader[bull][black] = kG3;
  EXPECT_EQ(broken(s), Rules{"TE-18.2"});
  s.leader[bull][black] = kOff;
  s.leader[archer][red] = kE3;  // river
  EXPECT_EQ(broken(s), Rules{"TE-18.2"});
  s.leader[archer][red] = kG4;  // no temple beside it
  EXPECT_EQ(broken(s), Rules{"TE-18.2"});
  s.leader[archer][red] = kOff;
  s.tile[kG4] = Tile::blue;  // a farm on land
  --s.pool[blue];
  --s.bag;
  EXPECT_EQ(broken(s), Rules{"TE-18.2"});
}

TEST(TeAtRest, TreasuresAreConserved) {  // TE-18.3
  State s = dealt(seats({archer, bull}));
  s.treasure[kF3] = 0;
  EXPECT_EQ(broken(s), Rules{"TE-18.3"});
  s.treasures[bull] = 1;
  EXPECT_EQ(broken(s), Rules{});
}

TEST(TeAtRest, NoHandIsLargerThanSix) {  // TE-18.4
  State s = dealt(seats({archer, bull}));
  ++s.hand[bull][kUnseen];
  --s.bag;
  EXPECT_EQ(broken(s), Rules{"TE-18.4"});
}

}  // namespace
}  // namespace arbiter::te
