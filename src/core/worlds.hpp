// A world: one possible position of the game, with the guesses that led to it. Usually there is one world without any.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "arbiter/option_set.hpp"

namespace arbiter {

// An answer that the record may lack and does lack.
struct Guess {
  std::uint32_t step = 0;   // index of the first entry of its step
  int nth = 0;              // among the guesses of the step
  std::uint32_t entry = 0;  // index of the last entry that the rules had taken up before
  int key = -1;
  int who = -1;
  int pick = -1;
  OptionSet candidates;  // what was legal
  OptionSet could_be;    // the picks of all worlds that have become one with this one

  bool same_question(const Guess& other) const {
    return step == other.step && nth == other.nth && key == other.key && who == other.who;
  }
};

struct World {
  std::vector<std::byte> state;
  std::vector<Guess> guesses;  // those that are still open
};

// Adds a world; one with an equal position takes it up. False: there are `most` worlds already.
bool add_world(std::vector<World>& worlds, World world, std::size_t most);

// Guesses that are the same in all worlds, each with one pick only: they are decided, and taken out of the worlds.
std::vector<Guess> take_decided(std::vector<World>& worlds);

}  // namespace arbiter
