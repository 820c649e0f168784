#include "core/worlds.hpp"

#include <algorithm>

namespace arbiter {

namespace {

const Guess* find_question(const World& world, const Guess& guess) {
  for (const Guess& g : world.guesses)
    if (g.same_question(guess)) return &g;
  return nullptr;
}

}  // namespace

bool add_world(std::vector<World>& worlds, World world, std::size_t most) {
  for (World& w : worlds) {
    if (w.state != world.state) continue;
    for (Guess& g : w.guesses)
      if (const Guess* same = find_question(world, g)) g.could_be |= same->could_be;
    return true;
  }
  if (worlds.size() >= most) return false;
  worlds.push_back(std::move(world));
  return true;
}

std::vector<Guess> take_decided(std::vector<World>& worlds) {
  std::vector<Guess> decided;
  if (worlds.empty()) return decided;
  for (const Guess& g : worlds.front().guesses) {
    const bool same = g.could_be.count() == 1 && std::all_of(worlds.begin(), worlds.end(), [&](const World& w) {
                        const Guess* other = find_question(w, g);
                        return other != nullptr && other->could_be == g.could_be;
                      });
    if (same) decided.push_back(g);
  }
  for (const Guess& g : decided)
    for (World& w : worlds) std::erase_if(w.guesses, [&g](const Guess& other) { return other.same_question(g); });
  return decided;
}

}  // namespace arbiter
