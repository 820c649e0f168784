// From a named input to the games in it.
#pragma once

#include <vector>

#include "arbiter/formats.hpp"
#include "cli/inputs.hpp"
#include "cli/options.hpp"

namespace arbiter::cli {

// Every game of a file or of standard input; never empty. What can't be read at all is one game with an error.
std::vector<ReadGame> load_games(const Input& input, const Limits& limits);

// One game of a file for commands that look into a single game. `which` counts from 1; 0: the only one, else an error.
Result<ReadGame> load_one(const std::string& path, const Limits& limits, std::size_t which);

// An error of `check` and the like with the names of the game put in: its id and, within a zip, its file.
Error about(Error error, const ReadGame& game, const std::string& path);

}  // namespace arbiter::cli
