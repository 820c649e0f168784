// What may be done in a step, question by question.
#include <gtest/gtest.h>

#include <array>

#include "arbiter/replay.hpp"
#include "games/tigris/game.hpp"
#include "games/tigris/position.hpp"
#include "games/tigris/rules.hpp"

namespace arbiter {
namespace {

struct Start {
  alignas(16) std::array<std::byte, kMaxState> bytes{};
  te::State& state() { return *reinterpret_cast<te::State*>(bytes.data()); }
};

Start first_turn() {
  Start s;
  te::GameSetup setup;
  setup.seats = {te::archer, te::bull};
  te::start_position(s.state(), setup);
  s.state().phase = te::Phase::actions;
  s.state().hand[te::archer][te::red] = 2;
  s.state().hand[te::archer][te::blue] = 4;
  return s;
}

const Opening* opening(const std::vector<Opening>& all, int action, int piece) {
  for (const Opening& o : all)
    if (o.picks.size() == 2 && o.picks[0].second == action && o.picks[1].second == piece) return &o;
  return nullptr;
}

TEST(Openings, EveryLeaderAndEveryTileOfTheHandHasItsSpaces) {
  Start s = first_turn();
  const std::vector<Opening> all = openings(te::game(), RulingValues(te::kRulings, 0), s.bytes.data());
  for (int colour = 0; colour < te::kColours; ++colour) {
    const Opening* leader = opening(all, te::act::leader, te::leader_id(te::archer, colour));
    ASSERT_NE(leader, nullptr) << colour;
    // Beside one of ten temples, on land: B1 is, A1 is not.
    EXPECT_TRUE(leader->answers.has(te::find_cell("B1")));
    EXPECT_FALSE(leader->answers.has(te::find_cell("A1")));
    EXPECT_STREQ(leader->ask.excluded_by(te::find_cell("A1")), "TE-4.1b");
    EXPECT_STREQ(leader->ask.excluded_by(te::find_cell("B2")), "TE-4.1a");
  }
  const Opening* farm = opening(all, te::act::tile, te::blue);
  ASSERT_NE(farm, nullptr);
  EXPECT_EQ(farm->answers.count(), 41);
  const Opening* temple = opening(all, te::act::tile, te::red);
  ASSERT_NE(temple, nullptr);
  EXPECT_EQ(temple->answers.count(), 135 - 10);
  EXPECT_EQ(opening(all, te::act::tile, te::green), nullptr) << "no market in the hand";
}

TEST(Openings, ThePositionIsNotWritten) {
  Start s = first_turn();
  const auto before = s.bytes;
  openings(te::game(), RulingValues(te::kRulings, 0), s.bytes.data());
  EXPECT_EQ(before, s.bytes);
}

TEST(Openings, NothingIsAskedOnceTheGameIsOver) {
  Start s = first_turn();
  s.state().phase = te::Phase::over;
  EXPECT_TRUE(openings(te::game(), RulingValues(te::kRulings, 0), s.bytes.data()).empty());
}

}  // namespace
}  // namespace arbiter
