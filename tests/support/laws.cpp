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
  const auto yes = [](std::string_view field) { return Fact{field, "", {}, {ValueKind::boolean, 0, 0, "true"}}; };
  const auto tigris = [&](const Game* g, std::string name, std::string_view players, std::string_view board,
                          std::initializer_list<std::string_view> options = {}) {
    all.push_back({g,
                   "tigris " + std::move(name),
                   {fact("players", "", Value::number(players)), fact("board", "", Value::string(board))}});
    for (const std::string_view option : options) all.back().setup.push_back(yes(option));
  };
  const auto labyrinth = [&](const Game* g, std::string_view variant, std::string_view scenario,
                             std::string_view length) {
    all.push_back({g,
                   "labyrinth " + std::string(variant) + ", " + std::string(scenario) + ", " + std::string(length),
                   {fact("variant", "", Value::string(variant)), fact("scenario", "", Value::string(scenario)),
                    fact("length", "", Value::string(length))}});
  };
  for (const Game* g : all_games()) {
    if (g->tables().game == "labyrinth") {
      for (const std::string_view variant : {"two-player", "solo"}) {
        labyrinth(g, variant, "lets_roll", "standard");
        labyrinth(g, variant, "you_can_call_me_al", "campaign");
        labyrinth(g, variant, "anaconda", "tournament");
        labyrinth(g, variant, "mission_accomplished", "standard");
      }
      labyrinth(g, "solo", "lets_roll", "campaign");
      all.back().setup.push_back(fact("ideology", "", Value::string("virulent")));
      all.back().setup.push_back(fact("deal", "", Value::string("mini-decks")));
      all.back().name += ", virulent, mini-decks";
      continue;
    }
    if (g->tables().game == "tigris") {
      // Every number of players on both boards, each option alone and all together; tests/conformance/tigris_test.cpp
      // has every combination.
      tigris(g, "two players", "2", "standard");
      tigris(g, "three players", "3", "standard");
      tigris(g, "four players", "4", "standard");
      tigris(g, "two on the advanced board", "2", "advanced");
      tigris(g, "three on the advanced board", "3", "advanced");
      tigris(g, "four on the advanced board", "4", "advanced");
      tigris(g, "four with buildings", "4", "standard", {"buildings"});
      tigris(g, "two with the wonder", "2", "standard", {"wonder"});
      tigris(g, "three with the english variant", "3", "standard", {"english"});
      for (const auto& [word, players] : {std::pair{"two", "2"}, {"three", "3"}, {"four", "4"}})
        tigris(g, std::string(word) + " on the advanced board with all options", players, "advanced",
               {"buildings", "wonder", "english"});
      continue;
    }
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
