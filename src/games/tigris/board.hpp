// The position as a terminal shows it.
#pragma once

#include <string>

#include "games/tigris/state.hpp"

namespace arbiter::te {

// "Turn 12: bull, action 2 of 2".
std::string turn_in_words(const State& s);

// The position in words and as a board: whose turn it is, a table of players, the board, its kingdoms, the key. A cell
// is four columns wide from 71 columns on, two below that. Lines are at most `width` (40 to 200) columns of ASCII,
// apart from the codes of colour.
std::string describe(const State& s, int width, bool colour);

}  // namespace arbiter::te
