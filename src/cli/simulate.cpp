// arbiter simulate: random legal games as records.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <span>

#include "arbiter/formats.hpp"
#include "arbiter/game.hpp"
#include "cli/commands.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "core/nearest.hpp"

namespace arbiter::cli {
namespace {

constexpr HelpText kHelp{"simulate", "[options] GAME -o FILE",
                         "Plays random legal games and writes them as records: every choice, every roll and\n"
                         "every effect. The same seed gives the same games; game n of seed S is the first\n"
                         "game of seed S + n - 1.",
                         "  arbiter simulate twilight-struggle --seed 7 --games 2 -o games.ndjson\n"
                         "  arbiter simulate twilight-struggle --seed 7 --set optional_cards=false -o game.json\n"
                         "  arbiter simulate twilight-struggle --games 3 --set handicap.US=2 -o games.zip\n"
                         "  arbiter simulate tigris --set players=4 --set board=advanced -o game.json\n"
                         "  arbiter simulate twilight-struggle --profile digital --format text -o -\n"};

constexpr std::uint32_t kMostGames = 1'000'000;
constexpr std::uint32_t kMostHeld = 5'000;  // in formats that are written as a whole

Value as_value(const std::string& text) {
  if (text == "true" || text == "false") return {ValueKind::boolean, 0, 0, text};
  const std::string_view digits = std::string_view(text).substr(text.starts_with('-') ? 1 : 0);
  const bool number =
      !digits.empty() && digits.size() < 10 && digits.find_first_not_of("0123456789") == std::string_view::npos;
  return number ? Value::number(text) : Value::string(text);
}

// "handicap.US=2" and "optional_cards=false" as members of a record's set-up.
void set_up(Header& header, const std::vector<std::pair<std::string, std::string>>& settings) {
  for (const auto& [name, value] : settings) {
    const std::size_t dot = name.find('.');
    Fact& fact = header.setup.emplace_back();
    fact.field = std::string_view(name).substr(0, dot);
    if (dot != std::string::npos) fact.subject = std::string_view(name).substr(dot + 1);
    fact.to = as_value(value);
  }
}

struct Job {
  const Game* game = nullptr;
  Header header;
  CheckOptions options;
  std::uint64_t seed = 1;
  std::uint32_t games = 1;
  std::string path;
  FormatKind format = FormatKind::json;
};

// Formats whose games stand one after the other are written game by game.
std::optional<Error> write_games(const Job& job) {
  OutputFile file(job.path);
  std::vector<Record> held;
  const bool whole = job.format != FormatKind::ndjson && job.format != FormatKind::text;
  for (std::uint32_t i = 0; i < job.games; ++i) {
    Result<Record> record = simulate(*job.game, job.header, job.options, job.seed + i);
    if (!record) return record.error();
    if (whole) {
      held.push_back(std::move(record.value()));
      continue;
    }
    if (std::optional<Error> error =
            file.write(job.format == FormatKind::ndjson ? write_ndjson(record.value()) : write_text(record.value())))
      return error;
  }
  if (!whole) return file.finish();
  std::vector<std::string> names;
  for (std::uint32_t i = 0; i < job.games; ++i)
    names.push_back(fmt::format("{}-{}", job.game->tables().game, job.seed + i));
  std::vector<NamedRecord> records;
  for (std::uint32_t i = 0; i < job.games; ++i) records.push_back({names[i], &held[i]});
  const Result<std::string> bytes = write_records(job.format, records);
  if (!bytes) return bytes.error();
  if (std::optional<Error> error = file.write(bytes.value())) return error;
  return file.finish();
}

}  // namespace

int simulate(const std::vector<std::string>& args) {
  namespace po = boost::program_options;
  Job job;
  std::vector<std::string> names;
  RuleOptions rules;
  std::optional<FormatKind> format;
  std::vector<std::pair<std::string, std::string>> settings;

  CommandLine line(kHelp);
  auto set = [&settings](const std::vector<std::string>& texts) {
    for (const std::string& text : texts) settings.push_back(parse_assignment("--set", text));
  };
  line.group("Games").add_options()("seed",
                                    number_option("--seed", 0, std::numeric_limits<std::uint64_t>::max(), job.seed),
                                    "where chance starts (default 1)")(
      "games", number_option("--games", 1, kMostGames, job.games), "how many (default 1)")(
      "set", po::value<std::vector<std::string>>()->notifier(set)->value_name("NAME=VALUE"),
      "an option of the set-up: optional_cards=false, handicap.US=2; may be repeated");
  po::options_description& output = line.group("Output");
  output.add_options()("output,o", po::value(&job.path)->value_name("FILE"), "where to write; - for standard output");
  add_format_option(output, format);
  add_profile_options(line, rules);
  line.arguments("GAME", &names, 1, 1);
  if (std::optional<int> ended = line.parse(args)) return *ended;
  const auto refuse = [](const Error& error) {
    complain(error);
    return kExitFailed;
  };

  job.game = find_game(names.front());
  if (job.game == nullptr) {
    std::vector<std::string_view> known;
    for (const Game* g : all_games()) known.push_back(g->tables().game);
    const std::string_view near = nearest_name(names.front(), known);
    complain(fmt::format("there is no game '{}'", names.front()),
             near.empty() ? "arbiter games" : fmt::format("arbiter simulate {}", near));
    return kExitFailed;
  }
  if (job.path.empty()) {
    complain("simulate needs -o FILE, where to write", "-o games.json, or -o - for standard output");
    return kExitFailed;
  }
  const Result<FormatKind> target = output_format(job.path, format);
  if (!target) return refuse(target.error());
  job.format = target.value();
  const bool held = job.format != FormatKind::ndjson && job.format != FormatKind::text;
  if (held && job.games > kMostHeld) {
    complain(fmt::format("--games can't be {}: 1 to {} in this format", job.games, kMostHeld),
             "--format ndjson, or several runs");
    return kExitFailed;
  }
  Result<CheckOptions> options = check_options(rules);
  if (!options) return refuse(options.error());
  job.options = std::move(options.value());
  for (const auto& [name, value] : settings) {
    const std::span<const std::string_view> known = job.game->setup_members();
    const std::string member = name.substr(0, name.find('.'));
    if (std::find(known.begin(), known.end(), member) != known.end()) continue;
    const std::string_view near = nearest_name(member, known);
    complain(fmt::format("--set: the set-up of {} has no '{}', only {}", job.game->tables().game, member,
                         fmt::join(known, ", ")),
             near.empty() ? "arbiter simulate --help"
                          : fmt::format("--set {}{}={}", near, name.substr(member.size()), value));
    return kExitFailed;
  }
  set_up(job.header, settings);
  if (const std::optional<Error> error = write_games(job)) return refuse(*error);
  if (job.path != "-") fmt::print("{} game{} written to {}\n", job.games, job.games == 1 ? "" : "s", job.path);
  return kExitClean;
}

}  // namespace arbiter::cli
