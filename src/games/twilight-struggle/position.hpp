// The first position of a game: from the set-up, or from a recorded position.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/record.hpp"
#include "games/twilight-struggle/state.hpp"

namespace arbiter::ts {

// The start of a game (TS-2.1): fixed influence, Early War cards in the pile, nothing dealt.
void start_position(State& s, bool optional_cards);

// Takes over header.setup and header.setup.position. Errors: REC-setup for names and values that don't exist.
Result<bool> read_setup(const Header& header, const std::vector<Value>* items, State& s);

// The place (bit of Place) whose cards a list names: "hand.US", "hand.USSR", "discard", "removed", "draw"; 0: no list.
int place_of_list(std::string_view name);

// The members of header.setup that read_setup reads, `position` apart.
std::span<const std::string_view> setup_members();

// Invariants in words: counts of cards, markers in range, hidden cards that fit somewhere.
std::vector<std::string> broken_invariants(const State& s);

}  // namespace arbiter::ts
