// Reads the action records of the program plt (JSON with InitialState, ActionArray, StateArray): formats/plt.md.
#pragma once

#include <string_view>

#include "formats/reading.hpp"

namespace arbiter::formats {

// Whether the head of a JSON text has the members of such a record.
bool looks_like_plt(std::string_view head);

// The file as one game. Says by form alone what each action and state tells; knows no rule of the game.
void read_plt(Reading& reading, const Slice& slice, ReadGame& game);

}  // namespace arbiter::formats
