// Tigris & Euphrates once more, slow and literal, from the rules digest alone: nothing is shared with the rules under
// test but the names of cells, colours and options. For counting what is legal in two independent ways.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "games/tigris/state.hpp"

namespace arbiter::te::brute {

inline constexpr int kNowhere = -1;

// A position in plain containers. Cells are numbered as on the board, row by row.
struct Position {
  std::string cell =
      std::string(kCells, '.');  // '.' empty, k r b g face up, K R B G face down, X catastrophe, W wonder
  std::string treasure = std::string(kCells, '.');  // '$' where one lies
  std::array<std::array<int, 4>, 4> leader{};       // by dynasty and colour: cell or kNowhere
  std::array<int, 6> monument{};                    // its top-left cell or kNowhere
  std::array<int, 4> building{};
  int wonder = kNowhere;
  std::array<std::array<int, 4>, 4> vp{};
  std::array<int, 4> treasures{}, catastrophes{};
  std::array<std::array<int, 5>, 4> hand{};  // by dynasty and colour; [4]: not seen
  std::array<int, 4> pool{};
  int bag = 0;
  bool advanced = false, buildings = false, with_wonder = false, english = false;
  std::vector<int> seats;  // clockwise
  int active = 0;
  int action = 1;  // 1, 2; 3: the turn's end is due
  bool over = false;

  static Position of(const State& s);
  // What differs in words; empty: nothing. Hands and bag of a finished game don't matter.
  std::string differs(const Position& other) const;
};

// One way to carry out what is due: the answers that it takes (forced ones left out), and where it leads.
using Plays = std::map<std::string, Position>;
// The action that is due, every way; of the turn's end, every way to choose the colour of the wonder's point. Tiles are
// drawn from the bag in the order of the colours.
Plays plays(const Position& p);
// How many there are.
long count_plays(const Position& p);

}  // namespace arbiter::te::brute
