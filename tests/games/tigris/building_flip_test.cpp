// TE-11.8: a building whose tile is flipped for a monument goes back beside the board.
#include <gtest/gtest.h>

#include <cstring>

#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"
#include "games/tigris/state.hpp"

namespace arbiter {
namespace {

// Settlements on G4, H4, G5; the palace stands on G4. The fourth, on H5, makes the square.
constexpr std::string_view kFourth = R"(@ game tigris
@ sides [{"side":"archer"},{"side":"bull"}]
@ setup {"buildings":true,"position":{"tile":{"G4":"black","H4":"black","G5":"black","K1":"red"},"treasure":{"K1":1},"building":{"black":"G4"},"hand.archer":{"black":2,"red":4}}}
== Turn 1 archer action 1
archer action tile
archer tile black
archer to H5
archer monument M-RED-BLACK
)";

TEST(BuildingFlip, ItIsOffTheBoardOnceTheMonumentStands) {
  const std::vector<ReadGame> games = read_records(kFourth, "game");
  const Result<Moment> moment = replay_to(games.front().record, {}, 0);
  ASSERT_TRUE(moment.ok());
  te::State s{};
  std::memcpy(static_cast<void*>(&s), moment.value().state.data(), sizeof s);
  EXPECT_EQ(s.tile[te::find_cell("G4")], te::face_down(te::black));
  EXPECT_EQ(s.building[te::black], te::kOff);
}

}  // namespace
}  // namespace arbiter
