// Playing the rules of Tigris & Euphrates with answers written down beforehand, and what came of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arbiter/table.hpp"
#include "games/tigris/state.hpp"

namespace arbiter::vectors {

// One answer: who gives it, to which question, and which option.
struct Answer {
  int by = 0;
  te::Key key{};
  int pick = 0;
};
// What one step of the game is answered with.
struct Step {
  bool end_of_turn = false;
  std::vector<Answer> answers;
};

struct Fight {
  bool war = false;
  int colour = 0, attacker = -1, winner = -1;
  int strength[2] = {0, 0};   // attacker's, defender's: with the tiles added
  int committed[2] = {0, 0};  // likewise
};

// What came of playing the steps.
struct Played {
  te::State state;
  std::vector<std::string> wrong;                    // an answer that was missing, not used or not legal
  int points[2][te::kDynasties][te::kColours] = {};  // in the actions; at the end of the turn
  std::vector<std::pair<int, int>> home;             // leaders sent home: dynasty and colour
  std::vector<int> removed, flipped, wonder;         // cells
  std::vector<Fight> fights;
  std::vector<std::pair<int, int>> treasures;  // dynasty and cell
  std::vector<int> building_cells;             // of the last question about a building
  std::vector<int> treasure_cells;             // of the first question about treasures
  int drawn[te::kDynasties] = {};
  bool united = false;
};

// Plays them from `state` under the values of the rulings. Draws that nobody tells are of unseen tiles.
Played play(const te::State& state, const std::vector<Step>& steps, const RulingValues& rulings);

}  // namespace arbiter::vectors
