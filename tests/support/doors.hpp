// A tiny game for tests of the core: each turn a player draws a tile unseen, takes a coin from behind one of three
// doors (which no record needs to tell), may pay with a coin of some colour, and at even turns must say which lock to
// turn.
#pragma once

#include <cstdint>

#include "arbiter/game.hpp"

namespace arbiter::doors {

enum Colour : std::int8_t { red, green, blue, none };

struct State {
  std::int8_t turn = 1;
  std::int8_t players = 3;
  std::int8_t over = 0;
  std::int8_t left[3] = {2, 2, 2};   // coins behind each door
  std::int8_t purse[3] = {0, 0, 0};  // coins taken
  std::int8_t bag[3] = {30, 1, 0};   // tiles
  std::int8_t unseen = 0;            // tiles drawn that no record tells
  std::int8_t locks[3] = {0, 0, 0};  // turned so often
};

// Sides of the header: those that play, three if none are named. The game ends after turn 8.
const Game& game();

}  // namespace arbiter::doors
