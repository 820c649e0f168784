// arbiter check: replays games and reports every fault.
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <set>
#include <variant>

#include "arbiter/formats.hpp"
#include "arbiter/report.hpp"
#include "cli/commands.hpp"
#include "cli/game_pool.hpp"
#include "cli/inputs.hpp"
#include "cli/options.hpp"
#include "formats/anonymize.hpp"

namespace arbiter::cli {
namespace {

constexpr HelpText kHelp{"check", "[options] FILE...",
                         "Replays the games in the files under strict rules and reports what broke them.\n"
                         "FILE may be a record or log in any known format, a zip of these, a folder (read\n"
                         "with everything below it) or - for standard input. What a file is, its content\n"
                         "says, never its name.",
                         "  arbiter check game.txt\n"
                         "  arbiter check --verbose game.txt             counts by field, notes in full\n"
                         "  arbiter check --profile rulebook --ruling ts.r13=no game.txt\n"
                         "  arbiter check --report ndjson league/ > league.ndjson\n"
                         "  arbiter check --quiet --fail-on illegal game.txt\n"
                         "  cat game.txt | arbiter check -\n"};

// What one game came to. Only the text that is printed and the counts are kept.
struct Outcome {
  std::variant<std::monostate, GameReport, NotJudged> what;
  std::string text;
  std::optional<Error> error;  // told on stderr; the command fails
  std::string id;
  double seconds = 0;
};

struct Settings {
  ReportOptions report;
  RuleOptions rules;
  CheckOptions check;
  TextStyle style;
  bool anonymize = false;
};

Outcome not_judged(Error error, std::string id, bool in_folder, const Settings& settings) {
  NotJudged skipped{std::move(error), std::move(id), false};
  skipped.no_record = means_no_record(skipped.error);
  Outcome outcome;
  if (!(in_folder && skipped.no_record)) outcome.error = skipped.error;
  if (!settings.report.quiet)
    outcome.text =
        settings.report.format == ReportFormat::ndjson ? skipped_row(skipped) : text_skipped(skipped, settings.style);
  outcome.what = std::move(skipped);
  return outcome;
}

Outcome judge(const Input& input, ReadGame&& game, const Settings& settings) {
  if (!game.readable)
    return not_judged(
        about(game.error.value_or(Error{"REC-no-record", "holds no record", input.path, 0, 0, {}}), game, input.path),
        game.id, input.in_folder, settings);
  if (settings.anonymize) anonymize(game.record);
  if (std::optional<Error> error = set_bots(game.record.header, settings.rules.bots))
    return not_judged(about(std::move(*error), game, input.path), game.id, false, settings);
  Result<GameReport> checked = check(game.record, settings.check);
  // Where the reading broke off early, that is why the rest can't be judged.
  if (!checked)
    return not_judged(about(game.error.value_or(checked.error()), game, input.path), game.id, false, settings);
  GameReport& report = checked.value();
  add_reading_notes(report, game);
  place_findings(report, game.record, input.path, game.id);
  Outcome outcome;
  if (game.error) outcome.error = about(*game.error, game, input.path);
  if (!settings.report.quiet)
    outcome.text =
        settings.report.format == ReportFormat::ndjson ? ndjson_report(report) : text_report(report, settings.style);
  outcome.what = std::move(report);
  return outcome;
}

Outcome timed_judge(const Input& input, ReadGame&& game, const Settings& settings) {
  const auto start = std::chrono::steady_clock::now();
  std::string id = game.id;
  Outcome outcome = judge(input, std::move(game), settings);
  outcome.id = std::move(id);
  outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return outcome;
}

// "12 of 300 files": on a terminal only, and only where it doesn't mix with the report.
class Progress {
 public:
  Progress(std::size_t files, bool quiet)
      : files_(files), on_(files > 1 && isatty(2) == 1 && (quiet || isatty(1) == 0)) {}
  ~Progress() {
    if (on_ && shown_) fmt::print(stderr, "\r\x1b[K");
  }
  void at(const std::string& file) {
    if (!on_ || file == last_) return;
    last_ = file;
    ++done_;
    fmt::print(stderr, "\rchecking: {} of {} files", done_, files_);
    shown_ = true;
  }
  void clear() {
    if (on_ && shown_) fmt::print(stderr, "\r\x1b[K");
  }

 private:
  std::size_t files_, done_ = 0;
  bool on_, shown_ = false;
  std::string last_;
};

struct CloseFile {
  void operator()(std::FILE* f) const { std::fclose(f); }
};

int run(const std::vector<std::string>& files, const Limits& limits, unsigned threads, const Settings& settings) {
  std::unique_ptr<std::FILE, CloseFile> timing;
  if (!settings.report.timing.empty()) {
    timing.reset(std::fopen(settings.report.timing.c_str(), "wb"));
    if (!timing) {
      complain(fmt::format("{} can't be written: {}", settings.report.timing, std::strerror(errno)));
      return kExitFailed;
    }
    fmt::print(timing.get(), "seconds\tgame\n");
  }

  const Inputs inputs = collect_inputs(files);
  for (const Error& problem : inputs.problems) complain(problem);
  bool failed = !inputs.problems.empty(), found = false;
  Summary summary;
  std::size_t told = 0;
  Progress progress(inputs.files.size(), settings.report.quiet);
  GamePool<Outcome> pool(inputs.files, limits, threads, [&settings](const Input& input, ReadGame&& game) {
    return timed_judge(input, std::move(game), settings);
  });
  pool.run([&](Outcome&& outcome) {
    ++told;
    if (!settings.report.quiet) std::fwrite(outcome.text.data(), 1, outcome.text.size(), stdout);
    if (outcome.error) {
      progress.clear();
      std::fflush(stdout);
      complain(*outcome.error);
      failed = true;
    }
    if (const GameReport* report = std::get_if<GameReport>(&outcome.what)) {
      summary.add(*report);
      found = found || settings.report.fail_on.concerns(*report);
      progress.at(report->file);
    } else if (const NotJudged* skipped = std::get_if<NotJudged>(&outcome.what)) {
      summary.add(*skipped, outcome.error.has_value());
    }
    if (timing) fmt::print(timing.get(), "{:.6f}\t{}\n", outcome.seconds, printable(outcome.id));
  });
  if (!failed && summary.games() == 0) {
    complain(Error{"REC-no-record",
                   fmt::format("none of the {} files is a record, so nothing was checked", told),
                   files.front(),
                   0,
                   0,
                   {}});
    failed = true;
  }
  if (!settings.report.quiet && settings.report.format == ReportFormat::text && told != 1)
    fmt::print("{}", summary.text(settings.style));
  if (timing && (std::fflush(timing.get()) != 0 || std::ferror(timing.get()) != 0)) {
    complain(fmt::format("{} can't be written", settings.report.timing));
    failed = true;
  }
  return failed ? kExitFailed : found ? kExitFindings : kExitClean;
}

}  // namespace

int check(const std::vector<std::string>& args) {
  Settings settings;
  std::vector<std::string> files;
  Limits limits;
  ColorMode color = ColorMode::automatic;
  unsigned threads = 1;

  CommandLine line(kHelp);
  add_report_options(line, settings.report);
  add_rule_options(line, settings.rules);
  add_anonymize_option(line, settings.anonymize);
  add_color_option(line, color);
  add_threads_option(line, threads);
  add_limit_options(line, limits);
  line.arguments("FILE", &files, 1);
  if (std::optional<int> ended = line.parse(args)) return *ended;

  Result<CheckOptions> options = check_options(settings.rules);
  if (!options) {
    complain(options.error());
    return kExitFailed;
  }
  settings.check = std::move(options.value());
  settings.style = {wants_color(color, stdout), settings.report.verbose, 100};
  return run(files, limits, threads, settings);
}

}  // namespace arbiter::cli
