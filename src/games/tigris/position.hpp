// The first position: a new game, or one that a record's set-up tells (TE-1).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/error.hpp"
#include "arbiter/record.hpp"
#include "games/tigris/state.hpp"

namespace arbiter::te {

// What is agreed before a game.
struct GameSetup {
  int board = standard_board;
  bool buildings = false, wonder = false, english = false;
  std::vector<int> seats;  // dynasties clockwise, 2 to 4 different ones
  int start = archer;      // who begins: one of the seats
};

// The position before the deal: start temples with treasures, the rest in the bag.
void start_position(State& s, const GameSetup& setup);

// The members of a record's set-up that the game reads, `position` apart.
std::span<const std::string_view> setup_members();

// The position that a record's header tells: its sides in seat order, set-up members and, if given, `setup.position`.
// `items` holds the items of list values (null: there are none). Errors: REC-setup, with the member at fault. A
// position that breaks the rules' invariants is read: `broken_invariants` tells of it.
Result<bool> read_setup(const Header& header, const std::vector<Value>* items, State& s);

// TE-18: what can't be at rest, each beginning with its rule ("TE-18.1: ..."); empty for a sound position.
std::vector<std::string> broken_invariants(const State& s);

}  // namespace arbiter::te
