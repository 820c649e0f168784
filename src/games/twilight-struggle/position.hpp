// The first position of a game: from the set-up, or from a recorded position.
#pragma once

#include "arbiter/record.hpp"
#include "games/twilight-struggle/state.hpp"

namespace arbiter::ts {

// The start of a game (TS-2.1): fixed influence, Early War cards in the pile, nothing dealt.
void start_position(State& s, bool optional_cards);

// Takes over header.setup and header.setup.position. Errors: REC-setup for names and values that don't exist.
Result<bool> read_setup(const Header& header, const std::vector<Value>* items, State& s);

// Invariants in words: counts of cards, markers in range, hidden cards that fit somewhere.
std::vector<std::string> broken_invariants(const State& s);

}  // namespace arbiter::ts
