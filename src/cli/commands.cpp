#include "cli/commands.hpp"

namespace arbiter::cli {

std::span<const Command> commands() {
  static constexpr Command all[] = {
      {"check", "replay games and report every fault", check},
      {"convert", "write a record in another format", convert},
      {"explain", "a rule, a card, a ruling or a code in words", explain},
      {"games", "what is supported: rulesets, profiles, rulings, cards", games},
      {"legal", "what was asked at an entry and what was legal", legal},
      {"show", "the position at an entry, as a board", show},
      {"simulate", "random legal games as records", simulate},
  };
  return all;
}

}  // namespace arbiter::cli
