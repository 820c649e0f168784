// Tigris & Euphrates as the core sees it.
#pragma once

#include "arbiter/game.hpp"

namespace arbiter::te {

const Game& game();

}  // namespace arbiter::te
