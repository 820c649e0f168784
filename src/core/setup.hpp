// What games share when they read a set-up and a recorded position.
#pragma once

#include <string>

#include "arbiter/error.hpp"
#include "arbiter/game.hpp"
#include "arbiter/record.hpp"

namespace arbiter {

// REC-setup: what a game says of a set-up that it can't begin with.
Error setup_error(std::string message);

// Writes one fact of setup.position that the table of fields decides. Gives the field's number. Errors (REC-setup): an
// unknown field or name, a subject for a field of one value, a value out of range. The option that means nothing is no
// subject, unless `none_counts` ("unseen" tiles of a hand).
Result<int> read_position_field(const GameTables& tables, const Fact& fact, void* state, bool none_counts = false);

}  // namespace arbiter
