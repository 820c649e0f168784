#include "cli/look.hpp"

#include <fmt/format.h>

#include <limits>

namespace arbiter::cli {
namespace {

namespace po = boost::program_options;

constexpr std::uint32_t kMost = std::numeric_limits<std::uint32_t>::max();

// The entry (from 1) with which step `n` begins.
Result<std::uint32_t> entry_of_step(const Record& record, std::uint32_t n) {
  std::uint32_t seen = 0;
  for (std::uint32_t i = 0; i < record.entries.size(); ++i)
    if (record.entries[i].kind == EntryKind::heading && ++seen == n) return i + 1;
  return Error{"REC-no-such-step", fmt::format("there is no step {}; the record has {}", n, seen), {}, 0, 0, {}};
}

Result<Look> replayed(const LookOptions& options) {
  const std::string& path = options.files.front();
  const Result<CheckOptions> rules = check_options(options.rules);
  if (!rules) return rules.error();
  Result<ReadGame> game = load_one(path, options.limits, options.game);
  if (!game) return game.error();
  Look result;
  result.game = std::move(game.value());
  Record& record = result.game.record;
  result.rules = find_game(record.header.game);
  result.entry = options.at;
  if (std::optional<Error> error = set_bots(record.header, options.rules.bots))
    return about(std::move(*error), result.game, path);
  if (options.step != 0) {
    const Result<std::uint32_t> entry = entry_of_step(record, options.step);
    if (!entry) return about(entry.error(), result.game, path);
    result.entry = entry.value();
  }
  Result<Moment> moment = replay_to(record, rules.value(), result.entry);
  if (!moment) return about(moment.error(), result.game, path);
  result.moment = std::move(moment.value());
  const Result<RulingChoice> rulings = choose_rulings(*result.rules, record.header, rules.value());
  if (rulings) result.rulings = rulings.value().values;
  return result;
}

}  // namespace

void add_look_options(CommandLine& line, LookOptions& options, bool steps) {
  po::options_description& group = line.group("Place");
  group.add_options()("at", number_option("--at", 1, kMost, options.at), "the entry, counted from 1");
  if (steps)
    group.add_options()("step", number_option("--step", 1, kMost, options.step),
                        "the step (heading), counted from 1: the position when it begins");
  group.add_options()("game", number_option("--game", 1, kMost, options.game),
                      "which game, where a file holds several");
  add_rule_options(line, options.rules);
  add_color_option(line, options.color);
  add_limit_options(line, options.limits);
  line.arguments("FILE", &options.files, 1, 1);
}

std::optional<Look> look(const LookOptions& options) {
  Result<Look> seen = replayed(options);
  if (seen) return std::move(seen.value());
  complain(seen.error());
  return std::nullopt;
}

std::string entry_in_words(const Look& look) {
  const Record& record = look.game.record;
  if (look.entry == 0) return fmt::format("the end of the record, {} entries", record.entries.size());
  const Entry& entry = record.entries[look.entry - 1];
  std::string s = fmt::format("entry {} of {}", look.entry, record.entries.size());
  if (entry.at != 0) s += fmt::format(" (line {})", entry.at);
  std::string text(record.source_line(entry.at));
  if (text.empty()) text = entry_text(record, entry);
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
  return s + ": " + printable(text);
}

void print_place(const Look& look) {
  fmt::print("{}: {}\n", printable(look.game.id), entry_in_words(look));
  if (look.entry != 0 && !look.moment.step.empty()) fmt::print("in step: {}\n", look.moment.step);
}

}  // namespace arbiter::cli
