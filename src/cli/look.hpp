// What `legal` and `show` share: one game of a file, replayed up to an entry.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/game.hpp"
#include "arbiter/replay.hpp"
#include "cli/load.hpp"
#include "cli/options.hpp"

namespace arbiter::cli {

struct LookOptions {
  std::uint32_t at = 0;    // entry from 1; 0: not given
  std::uint32_t step = 0;  // step from 1; 0: not given
  std::uint32_t game = 0;  // game of the file from 1; 0: not given
  RuleOptions rules;
  ColorMode color = ColorMode::automatic;
  Limits limits;
  std::vector<std::string> files;
};

// The options above, and the one FILE. `steps`: with --step.
void add_look_options(CommandLine& line, LookOptions& options, bool steps);

struct Look {
  ReadGame game;
  const Game* rules = nullptr;
  std::uint32_t entry = 0;  // 0: the end
  Moment moment;
  RulingValues rulings;  // in force for this record
};
// Reads and replays. None, after a complaint, for the errors of `check` and REC-no-such-step.
std::optional<Look> look(const LookOptions& options);

// "entry 57 (line 41): US target Iran" or "the end of the record"
std::string entry_in_words(const Look& look);
// Prints the game, the entry, and the step that an entry stands in.
void print_place(const Look& look);

}  // namespace arbiter::cli
