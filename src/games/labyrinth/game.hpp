#pragma once

#include "arbiter/game.hpp"

namespace arbiter::lab {

// Labyrinth: The War on Terror, 2nd edition.
const Game& game();

}  // namespace arbiter::lab
