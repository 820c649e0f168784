#include "support/laws.hpp"

#include <cstdlib>

namespace arbiter::laws {

int games(int usual) {
  const char* n = std::getenv("ARBITER_GAMES");
  return n != nullptr ? std::atoi(n) : usual;
}

std::vector<Variant> variants() {
  std::vector<Variant> all;
  const auto fact = [](std::string_view field, std::string_view subject, Value to) {
    return Fact{field, subject, {}, to};
  };
  for (const Game* g : all_games()) {
    all.push_back({g, std::string(g->tables().game), {}});
    if (g->tables().game == "twilight-struggle") {
      all.push_back({g,
                     "twilight-struggle without optional cards",
                     {fact("optional_cards", "", {ValueKind::boolean, 0, 0, "false"})}});
      all.push_back({g,
                     "twilight-struggle with a handicap",
                     {fact("optional_cards", "", {ValueKind::boolean, 0, 0, "true"}),
                      fact("handicap", "US", Value::number("2"))}});
    }
  }
  return all;
}

Record random_game(const Variant& v, std::uint64_t seed) {
  Header h;
  h.setup = v.setup;
  Result<Record> r = simulate(*v.game, h, {}, seed);
  return std::move(r.value());
}

}  // namespace arbiter::laws
