// arbiter convert: a record from one format into another, without loss.
#include <fmt/format.h>

#include "arbiter/formats.hpp"
#include "cli/commands.hpp"
#include "cli/load.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "formats/anonymize.hpp"

namespace arbiter::cli {
namespace {

constexpr HelpText kHelp{"convert", "[options] IN OUT",
                         "Writes the games in IN to OUT in another format, without loss. IN is told by its\n"
                         "content; OUT's format by its name (.json, .ndjson, .xml, .zip, .txt) or by\n"
                         "--format. Either may be -. Nothing is written if a game can't be read.",
                         "  arbiter convert game.txt game.json\n"
                         "  arbiter convert --anonymize game.txt game.xml\n"
                         "  arbiter convert league.zip league.ndjson\n"
                         "  cat game.txt | arbiter convert --format text - -\n"};

// "logs/game-57.txt" -> "game-57"
std::string stem(std::string_view path) {
  path = path.substr(path.find_last_of('/') + 1);
  const std::size_t dot = path.find_last_of('.');
  return std::string(dot == 0 ? path : path.substr(0, dot));
}

}  // namespace

int convert(const std::vector<std::string>& args) {
  std::vector<std::string> files;
  std::optional<FormatKind> format;
  bool hide_names = false, quiet = false;
  Limits limits;

  CommandLine line(kHelp);
  boost::program_options::options_description& group = line.group("Output");
  add_format_option(group, format);
  group.add_options()("quiet,q", boost::program_options::bool_switch(&quiet),
                      "no notes about what the reader put up with");
  add_anonymize_option(line, hide_names);
  add_limit_options(line, limits);
  line.arguments("IN and OUT", &files, 2, 2);
  if (std::optional<int> ended = line.parse(args)) return *ended;

  const Result<FormatKind> target = output_format(files[1], format);
  if (!target) {
    complain(target.error());
    return kExitFailed;
  }
  std::vector<ReadGame> games = load_games({files[0], false}, limits);
  bool failed = false;
  for (ReadGame& game : games) {
    if (!quiet)
      for (const Error& note : game.notes) fmt::print(stderr, "arbiter: note: {}\n", printable(note.to_string()));
    if (game.error || !game.readable) {
      complain(about(game.error.value_or(Error{"REC-no-record", "holds no record", {}, 0, 0, {}}), game, files[0]));
      failed = true;
    } else if (hide_names) {
      anonymize(game.record);
    }
  }
  if (failed) return kExitFailed;
  std::vector<NamedRecord> records;
  for (const ReadGame& game : games)
    records.push_back({game.name.empty() ? stem(game.id == "-" ? "game" : game.id) : stem(game.name), &game.record});
  const Result<std::string> bytes = write_records(target.value(), records);
  if (!bytes) {
    complain(bytes.error());
    return kExitFailed;
  }
  if (const std::optional<Error> error = write_output(files[1], bytes.value())) {
    complain(*error);
    return kExitFailed;
  }
  return kExitClean;
}

}  // namespace arbiter::cli
