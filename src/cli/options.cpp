#include "cli/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <thread>

#include "core/nearest.hpp"

namespace arbiter::cli {
namespace {

namespace po = boost::program_options;

constexpr std::array<std::pair<std::string_view, ReportFormat>, 2> kFormats{
    {{"text", ReportFormat::text}, {"ndjson", ReportFormat::ndjson}}};
constexpr std::array<std::pair<std::string_view, ColorMode>, 3> kColors{
    {{"auto", ColorMode::automatic}, {"always", ColorMode::always}, {"never", ColorMode::never}}};
constexpr std::array<std::pair<std::string_view, OnIllegal>, 5> kOnIllegal{{{"auto", OnIllegal::automatic},
                                                                            {"stop", OnIllegal::stop},
                                                                            {"resync", OnIllegal::resync},
                                                                            {"skip", OnIllegal::skip},
                                                                            {"accept", OnIllegal::accept}}};

[[noreturn]] void refuse_value(std::string_view option, std::string_view value,
                               const std::vector<std::string_view>& names) {
  std::string_view near = nearest_name(value, names);
  throw BadUsage(
      fmt::format("{} can't be '{}'", option, value),
      near.empty() ? fmt::format("{} {}", option, fmt::join(names, "|")) : fmt::format("{} {}", option, near));
}

template <class Table>
auto value_named(std::string_view option, std::string_view value, const Table& table) {
  std::vector<std::string_view> names;
  for (const auto& [name, meaning] : table) {
    if (name == value) return meaning;
    names.push_back(name);
  }
  refuse_value(option, value, names);
}

// An option whose value is one of a few names.
template <class Table, class T>
po::typed_value<std::string>* one_of(std::string option, const Table& table, T& target) {
  return po::value<std::string>()->notifier([option = std::move(option), &table, &target](const std::string& text) {
    target = value_named(option, text, table);
  });
}

}  // namespace

bool FailOn::concerns(const GameReport& report) const {
  return std::any_of(report.findings.begin(), report.findings.end(),
                     [&](const Finding& finding) { return kinds[static_cast<std::size_t>(finding.kind)]; });
}

FailOn parse_fail_on(std::string_view text) {
  std::vector<std::string_view> names;
  for (Severity severity : {Severity::error, Severity::warning, Severity::info}) {
    names.push_back(severity_name(severity));
  }
  for (int kind = 0; kind < kKinds; ++kind) names.push_back(kind_name(static_cast<Kind>(kind)));

  FailOn result;
  std::string_view rest = text;
  while (true) {
    std::size_t comma = rest.find(',');
    std::string_view name = rest.substr(0, comma);
    bool known = false;
    for (int number = 0; number < kKinds; ++number) {
      auto kind = static_cast<Kind>(number);
      for (Severity least : {Severity::error, Severity::warning, Severity::info}) {
        if (name == severity_name(least)) {
          known = true;
          if (severity_of(kind) >= least) result.kinds[static_cast<std::size_t>(number)] = true;
        }
      }
      if (name == kind_name(kind)) {
        known = true;
        result.kinds[static_cast<std::size_t>(number)] = true;
      }
    }
    if (!known) refuse_value("--fail-on", name, names);
    if (comma == std::string_view::npos) return result;
    rest.remove_prefix(comma + 1);
  }
}

std::pair<std::string, std::string> parse_assignment(std::string_view option, std::string_view text) {
  std::size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0 || equals + 1 == text.size()) {
    throw BadUsage(fmt::format("{} needs name=value, not '{}'", option, text));
  }
  return {std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

void add_report_options(CommandLine& line, ReportOptions& options) {
  auto fail_on = [&options](const std::string& text) { options.fail_on = parse_fail_on(text); };
  line.group("Report").add_options()("report", one_of("--report", kFormats, options.format)->value_name("FORMAT"),
                                     "text (default) for people, ndjson for programs")(
      "fail-on", po::value<std::string>()->notifier(fail_on)->value_name("WHAT"),
      "exit status 1 for findings of this severity and above (error, warning, info; default warning), or of these "
      "kinds (illegal,mismatch,...)")("quiet,q", po::bool_switch(&options.quiet), "no report, only the exit status")(
      "verbose,v", po::bool_switch(&options.verbose),
      "notes in full; counts of stated and reproduced changes by field")(
      "timing", po::value(&options.timing)->value_name("FILE"), "write how long each game took to FILE");
}

void add_color_option(CommandLine& line, ColorMode& color) {
  line.group("Terminal")
      .add_options()("color", one_of("--color", kColors, color)->value_name("WHEN"),
                     "auto (default: on a terminal, unless NO_COLOR is set), always or never");
}

namespace {

void add_profile_options(po::options_description& group, RuleOptions& options) {
  auto rulings = [&options](const std::vector<std::string>& texts) {
    for (const std::string& text : texts) options.rulings.push_back(parse_assignment("--ruling", text));
  };
  group.add_options()("profile", po::value(&options.profile)->value_name("NAME|FILE"),
                      "set of rulings: a name from 'arbiter games', or a JSON file; overrides the record's own")(
      "ruling", po::value<std::vector<std::string>>()->notifier(rulings)->value_name("NAME=VALUE"),
      "one ruling; overrides the profile; may be repeated");
}

}  // namespace

void add_profile_options(CommandLine& line, RuleOptions& options) {
  add_profile_options(line.group("Rules"), options);
}

void add_rule_options(CommandLine& line, RuleOptions& options) {
  auto bots = [&options](const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
      if (text.find('=') == std::string::npos) {
        options.bots.emplace_back("", text);
      } else {
        options.bots.push_back(parse_assignment("--bot", text));
      }
    }
  };
  po::options_description& group = line.group("Rules");
  add_profile_options(group, options);
  group.add_options()("bot", po::value<std::vector<std::string>>()->notifier(bots)->value_name("[SIDE=]BOT"),
                      "the bot that played a side; 'none': don't judge its choices; may be repeated")(
      "on-illegal", one_of("--on-illegal", kOnIllegal, options.on_illegal)->value_name("HOW"),
      "how to go on after a fault: stop, resync (take over what the source states), skip (leave the step out), accept "
      "(carry it out) or auto: resync where the source states what the step touched, else that of the three after "
      "which the next steps fit best (the default)");
  const auto number = [](std::string_view name, auto& target) {
    return po::value<std::string>()
        ->notifier([name, &target](const std::string& text) {
          const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), target);
          if (error != std::errc() || end != text.data() + text.size() || target == 0)
            throw BadUsage(fmt::format("{} can't be '{}'", name, text), fmt::format("{} 10000", name));
        })
        ->value_name("N");
  };
  group.add_options()("max-findings", number("--max-findings", options.max_findings),
                      "findings of one game before judging it stops (default 10000)")(
      "max-work", number("--max-work", options.max_work),
      "steps of work in one game spent on looking for answers and explanations (default 40000000)");
}

bool is_profile_file(std::string_view profile) {
  return profile.find('/') != std::string_view::npos || profile.ends_with(".json");
}

void add_anonymize_option(CommandLine& line, bool& anonymize) {
  line.group("Names").add_options()("anonymize", po::bool_switch(&anonymize),
                                    "put the sides in place of the players' names");
}

void add_threads_option(CommandLine& line, unsigned& threads) {
  threads = std::clamp(std::thread::hardware_concurrency(), 1U, kMaxThreads);
  line.group("Work").add_options()(
      "threads,j", number_option("--threads", 1, kMaxThreads, threads),
      "games read at the same time (default: one for each processor); the report is the same with any number");
}

std::optional<Error> set_bots(Header& header, const std::vector<std::pair<std::string, std::string>>& bots) {
  const Game* game = find_game(header.game);
  if (game == nullptr) return std::nullopt;  // told by the check
  for (const auto& [side, bot] : bots) {
    if (!side.empty() && game->tables().side(side) < 0)
      return Error{"REC-unknown-side",
                   fmt::format("--bot: {} has no side '{}'; its sides are {}", header.game, side,
                               fmt::join(game->tables().sides, ", ")),
                   {},
                   0,
                   0,
                   {}};
    if (bot != "none")
      return Error{
          "REC-unknown-bot", fmt::format("--bot: {} has no bot '{}', only none", header.game, bot), {}, 0, 0, {}};
    for (SideInfo& info : header.sides)
      if ((side.empty() && !info.bot.empty()) || info.side == side) info.bot = bot;
  }
  return std::nullopt;
}

void add_limit_options(CommandLine& line, Limits& limits) {
  po::options_description& group = line.group("Limits (what a file may ask for before reading it stops)");
  for (const LimitOption& option : limit_options()) {
    std::size_t& target = limits.*option.member;
    const std::string name(option.name), about = fmt::format("{} (default {})", option.meaning, target);
    group.add_options()(name.c_str(), number_option("--" + name, 0, std::numeric_limits<std::size_t>::max(), target),
                        about.c_str());
  }
}

std::uint64_t parse_number(std::string_view option, std::string_view text, std::uint64_t least, std::uint64_t most) {
  std::uint64_t n = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, n);
  if (error == std::errc() && stop == end && n >= least && n <= most) return n;
  // Where a number too large or too small was meant, the nearest that goes.
  const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
  throw BadUsage(
      fmt::format("{} can't be '{}': a whole number from {} to {}", option, text, least, most),
      digits ? fmt::format("{} {}", option, n < least && error == std::errc() ? least : most) : std::string());
}

}  // namespace arbiter::cli
