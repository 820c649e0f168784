// One state of a state history (format 0b01), in the names of the game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/tigris_entries.hpp"

namespace arbiter::formats::history {

using tigris::Tiles;

struct HistoryState {
  std::string wrong;  // what is wrong with it; empty for a sound one
  int players = 0;

  // The board.
  std::array<te::Cells, te::kColours> tiles;  // the one under a unification tile is among them
  te::Cells catastrophes, treasures, under_monuments;
  int union_cell = te::kCells;                 // of the union whose wars are going on; kCells: none
  int marker = te::kCells;                     // where the board shows the unification tile, perhaps still
  std::array<int, te::kMonuments> monument{};  // top left cell; kCells: none
  std::array<std::array<int, te::kColours>, te::kDynasties> leader{};  // cell; kCells: off the board

  std::array<Tiles, te::kDynasties> hand{}, vp{};
  std::array<int, te::kDynasties> treasures_taken{}, catastrophes_left{};
  Tiles bag{};

  // Who decides next, and what: the last element of play_action_stack.
  int decider = -1;
  enum class Decision : std::int8_t { action, commit, choose_war, treasure, other } decision = Decision::other;
  int decision_colour = -1;  // of a commit
  int actions_left = 0;      // actions of a turn that the stack still holds

  // No leader stands, no point was made.
  bool is_start() const;
};
HistoryState read_history_state(std::string_view piece);

// What lies on a cell, as formats/tigris.md names it; `before` is what lay there a state ago, which tells the colour of
// a tile that a monument covers. The views live as long as the program.
std::string_view tile_kind(const HistoryState& s, int cell, std::string_view before);

}  // namespace arbiter::formats::history
