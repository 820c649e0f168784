// The first position: a new game of a scenario, or one that a record's set-up tells (3.2).
#pragma once

#include <string>
#include <vector>

#include "arbiter/error.hpp"
#include "arbiter/record.hpp"
#include "games/labyrinth/state.hpp"

namespace arbiter::lab {

// What is agreed before a game.
struct GameSetup {
  int scenario = 0;  // number of the table of scenarios
  int length = 1;    // 3.3: 1 standard, 2 tournament, 3 campaign
  bool solo = false;
  Ideology ideology = Ideology::normal;
  bool mini_decks = false;  // the deal of 9.2
};

// An empty board: no country tested, every piece on its track, every card of the base game in the draw pile.
void empty_position(State& s);
// The position before the scenario's opening and the deal.
void start_position(State& s, const GameSetup& setup);

// The position that a record's header tells: variant, set-up members and, if given, `setup.position`, which is read as
// it stands: `broken_invariants` tells what can't be. `items` holds the items of list values (null: there are none).
// Errors: REC-setup, with the member at fault.
Result<bool> read_setup(const Header& header, const std::vector<Value>* items, State& s);

// What can't be at rest, in words; empty for a sound position.
std::vector<std::string> broken_invariants(const State& s);

}  // namespace arbiter::lab
