// arbiter show: the position at an entry or a step.
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>

#include "cli/commands.hpp"
#include "cli/look.hpp"

namespace arbiter::cli {
namespace {

constexpr HelpText kHelp{"show", "[options] FILE",
                         "Prints the position at an entry or at the beginning of a step, in words and as a\n"
                         "board; by default at the end of the record. At an entry within a step, the\n"
                         "position is the one in which the entry's question was asked.",
                         "  arbiter show game.txt\n"
                         "  arbiter show game.txt --at 212\n"
                         "  arbiter show game.txt --step 12 --width 120\n"};

int terminal_width() {
  winsize size{};
  if (ioctl(1, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return 110;
}

}  // namespace

int show(const std::vector<std::string>& args) {
  LookOptions options;
  int width = terminal_width();
  CommandLine line(kHelp);
  add_look_options(line, options, true);
  line.group("Layout").add_options()("width", number_option("--width", 40, 200, width),
                                     "columns to use, 40 to 200 (default: those of the terminal, else 110)");
  if (std::optional<int> ended = line.parse(args)) return *ended;
  if (options.at != 0 && options.step != 0) {
    complain("--at and --step name two places", "one of them");
    return kExitFailed;
  }
  const Result<Look> seen = look(options);
  if (!seen) {
    complain(seen.error());
    return kExitFailed;
  }
  const Look& found = seen.value();
  fmt::print("{}: {}\n", printable(found.game.id), entry_in_words(found));
  if (!found.moment.step.empty() && found.entry != 0) fmt::print("in step: {}\n", found.moment.step);
  fmt::print("\n{}", found.rules->describe(found.moment.state.data(), std::clamp(width, 40, 200),
                                           wants_color(options.color, stdout)));
  for (const std::string& broken : found.rules->broken_invariants(found.moment.state.data()))
    fmt::print("! {}\n", broken);
  return kExitClean;
}

}  // namespace arbiter::cli
