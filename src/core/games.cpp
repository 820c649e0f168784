// The games of this build: one line each.
#include <array>

#include "arbiter/game.hpp"
#include "games/tigris/game.hpp"
#include "games/twilight-struggle/game.hpp"

namespace arbiter {

std::span<const Game* const> all_games() {
  static const std::array<const Game*, 2> games = {&ts::game(), &te::game()};
  return games;
}

const Game* find_game(std::string_view name) {
  for (const Game* g : all_games())
    if (g->tables().game == name) return g;
  return nullptr;
}

}  // namespace arbiter
