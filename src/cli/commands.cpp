#include "cli/commands.hpp"

namespace arbiter::cli {

std::span<const Command> commands() {
  static constexpr Command all[] = {
      {"check", "replay games and report every fault", check},
      {"explain", "a rule, a card, a ruling or a code in words", explain},
  };
  return all;
}

}  // namespace arbiter::cli
