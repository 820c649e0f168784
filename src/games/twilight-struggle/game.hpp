// Twilight Struggle as the core sees it.
#pragma once

#include "arbiter/game.hpp"

namespace arbiter::ts {

const Game& game();

}  // namespace arbiter::ts
