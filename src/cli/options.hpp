// Option groups that several subcommands share. Each `add_...` puts its options on a command line and fills its struct
// while that is parsed.
#pragma once

#include <array>
#include <boost/program_options.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/finding.hpp"
#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"
#include "cli/command_line.hpp"
#include "cli/terminal.hpp"

namespace arbiter::cli {

enum class ReportFormat { text, ndjson };

// The kinds of finding that make the exit status 1.
struct FailOn {
  std::array<bool, kKinds> kinds{};
  bool concerns(const GameReport& report) const;
};

// "error", "warning", "info" (this severity and those above it), or kinds: "illegal,mismatch". Throws BadUsage.
FailOn parse_fail_on(std::string_view text);

// --report, --fail-on, --quiet, --verbose, --timing
struct ReportOptions {
  ReportFormat format = ReportFormat::text;
  FailOn fail_on = parse_fail_on("warning");
  bool quiet = false;
  bool verbose = false;
  std::string timing;  // file for times, which never go into a report; empty: none
};
void add_report_options(CommandLine& line, ReportOptions& options);

// --color
void add_color_option(CommandLine& line, ColorMode& color);

// --profile, --ruling, --bot, --on-illegal, --max-findings, --max-work
struct RuleOptions {
  std::string profile;  // a built-in name, or a file (has a '/' or ends in ".json"); empty: not given
  std::vector<std::pair<std::string, std::string>> rulings;  // as given, in order; the last of a name holds
  std::vector<std::pair<std::string, std::string>> bots;     // side, bot; an empty side stands for every bot
  OnIllegal on_illegal = OnIllegal::automatic;
  std::size_t max_findings = CheckOptions{}.max_findings;
  std::uint64_t max_work = CheckOptions{}.max_work;
};
void add_rule_options(CommandLine& line, RuleOptions& options);
// --profile and --ruling alone
void add_profile_options(CommandLine& line, RuleOptions& options);

bool is_profile_file(std::string_view profile);

// What the engine needs of these; reads the profile file if one is named.
Result<CheckOptions> check_options(const RuleOptions& options);

// Puts --bot values into a header. An error names a side or a bot that the game doesn't have.
std::optional<Error> set_bots(Header& header, const std::vector<std::pair<std::string, std::string>>& bots);

// --max-file-size and the like: what the readers put up with.
void add_limit_options(CommandLine& line, Limits& limits);

// --anonymize
void add_anonymize_option(CommandLine& line, bool& anonymize);

// -j, --threads: 1 to kMaxThreads; by default one for each processor.
inline constexpr unsigned kMaxThreads = 256;
void add_threads_option(CommandLine& line, unsigned& threads);

// The whole number that `text` gives for `option`. Throws BadUsage, with the range, for anything else.
std::uint64_t parse_number(std::string_view option, std::string_view text, std::uint64_t least, std::uint64_t most);

// An option N whose value is a whole number from `least` to `most`.
template <class T>
boost::program_options::typed_value<std::string>* number_option(std::string option, std::uint64_t least,
                                                                std::uint64_t most, T& target) {
  return boost::program_options::value<std::string>()
      ->notifier([option = std::move(option), least, most, &target](const std::string& text) {
        target = static_cast<T>(parse_number(option, text, least, most));
      })
      ->value_name("N");
}

// "name=value", split at the first '='. Throws BadUsage, naming `option`, when a part is missing.
std::pair<std::string, std::string> parse_assignment(std::string_view option, std::string_view text);

}  // namespace arbiter::cli
