#include "cli/commands.hpp"

namespace arbiter::cli {

std::span<const Command> commands() { return {}; }

}  // namespace arbiter::cli
