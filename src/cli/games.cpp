// arbiter games: what is supported.
#include <fmt/format.h>

#include "arbiter/game.hpp"
#include "cli/commands.hpp"
#include "cli/options.hpp"
#include "core/nearest.hpp"

namespace arbiter::cli {
namespace {

constexpr HelpText kHelp{"games", "[options] [GAME...]",
                         "Lists the games that are supported: rulesets, sides, profiles, every ruling with\n"
                         "its values and what each profile chooses, what records may ask and state, cards.",
                         "  arbiter games\n"
                         "  arbiter games tigris\n"
                         "  arbiter games --cards twilight-struggle\n"};

constexpr std::size_t kWidth = 100;

template <class Names>
std::string joined(const Names& names) {
  std::string s;
  for (const auto& name : names) s += fmt::format("{}{}", s.empty() ? "" : ", ", name);
  return s;
}

void print_rulings(const GameTables& t) {
  fmt::print("\n  Rulings ({}); each profile's value stands behind its name\n", t.rulings.size());
  for (std::size_t i = 0; i < t.rulings.size(); ++i) {
    const RulingSwitch& r = t.rulings[i];
    std::string chosen;
    for (const ProfileInfo& p : t.profiles) chosen += fmt::format("  {}: {}", p.name, r.values[p.values[i]]);
    fmt::print("    {} = {}{}\n{}", r.name, fmt::join(r.values, "|"), chosen, wrapped(r.question, "        ", kWidth));
  }
}

void print_names(const GameTables& t) {
  fmt::print("\n  Keys: what a record's choices answer\n");
  for (const KeyInfo& key : t.keys) fmt::print("    {:<16}{}\n", key.name, key.prompt);
  std::vector<std::string_view> fields;
  for (const FieldInfo& f : t.fields)
    if (!f.quiet) fields.push_back(f.name);
  fmt::print("\n  Fields: what a record may state\n{}", wrapped(joined(fields), "    ", kWidth));
}

void print_cards(const GameTables& t, bool in_full) {
  for (const Domain& d : t.domains) {
    if (d.name != "card") continue;
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < d.names.size(); ++i)
      if (static_cast<int>(i) != d.none) names.push_back(d.names[i]);
    fmt::print("\n  Cards: {}, each with its event{}\n", names.size(), in_full ? "" : " (--cards lists them)");
    if (in_full)
      for (std::string_view name : names) fmt::print("    {}\n", name);
    return;
  }
}

void print_game(const Game& game, bool cards) {
  const GameTables& t = game.tables();
  fmt::print("{}: {}\n", t.game, game.title());
  fmt::print("  Rulesets: {}\n  Sides: {}\n  Profiles:\n", joined(t.rulesets), joined(t.sides));
  for (const ProfileInfo& p : t.profiles) fmt::print("    {:<12}{}\n", p.name, p.about);
  print_rulings(t);
  print_names(t);
  print_cards(t, cards);
}

}  // namespace

int games(const std::vector<std::string>& args) {
  std::vector<std::string> names;
  bool cards = false;
  CommandLine line(kHelp);
  line.group("Options").add_options()("cards", boost::program_options::bool_switch(&cards), "the cards by name");
  line.arguments("GAME", &names, 0);
  if (std::optional<int> ended = line.parse(args)) return *ended;
  std::vector<const Game*> shown;
  for (const std::string& name : names) {
    const Game* game = find_game(name);
    if (game == nullptr) {
      std::vector<std::string_view> known;
      for (const Game* g : all_games()) known.push_back(g->tables().game);
      const std::string_view near = nearest_name(name, known);
      complain(fmt::format("there is no game '{}'", name),
               near.empty() ? "arbiter games" : fmt::format("arbiter games {}", near));
      return kExitFailed;
    }
    shown.push_back(game);
  }
  if (shown.empty()) shown.assign(all_games().begin(), all_games().end());
  for (const Game* game : shown) {
    if (game != shown.front()) fmt::print("\n");
    print_game(*game, cards);
  }
  return kExitClean;
}

}  // namespace arbiter::cli
