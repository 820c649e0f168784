// arbiter show: the position at an entry or a step.
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "cli/commands.hpp"
#include "cli/look.hpp"
#include "cli/output.hpp"

namespace arbiter::cli {
namespace {

constexpr HelpText kHelp{"show", "[options] FILE",
                         "Prints the position at an entry or at the beginning of a step, in words and as a\n"
                         "board; by default at the end of the record. At an entry within a step, the\n"
                         "position is the one in which the entry's question was asked. With --svg the\n"
                         "position is drawn into a file instead, for games that have pictures.",
                         "  arbiter show game.txt\n"
                         "  arbiter show game.txt --at 212\n"
                         "  arbiter show game.txt --step 12 --width 120\n"
                         "  arbiter show tigris.json --step 12 --svg board.svg\n"};

int terminal_width() {
  winsize size{};
  if (ioctl(1, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return 110;
}

void tell_broken(const Look& found, std::FILE* to) {
  for (const std::string& broken : found.rules->broken_invariants(found.moment.state.data()))
    fmt::print(to, "! {}\n", broken);
}

// Writes the picture and tells where it is. "-" is standard output.
int write_picture(const Look& found, const std::string& path, bool replace) {
  const std::string svg = found.rules->picture(found.moment.state.data());
  if (svg.empty()) {
    complain(fmt::format("{} has no pictures", found.rules->title()), "leave out --svg to see the position in words");
    return kExitFailed;
  }
  std::error_code ignored;
  if (path != "-" && !replace && std::filesystem::is_regular_file(path, ignored)) {
    complain(fmt::format("{} is there already", printable(path)), "--force to replace it, or another name");
    return kExitFailed;
  }
  if (const std::optional<Error> error = write_output(path, svg)) {
    complain(*error);
    return kExitFailed;
  }
  if (path != "-")
    fmt::print("{}: {}, drawn in {}\n", printable(found.game.id), entry_in_words(found), printable(path));
  tell_broken(found, path == "-" ? stderr : stdout);
  return kExitClean;
}

}  // namespace

int show(const std::vector<std::string>& args) {
  LookOptions options;
  int width = terminal_width();
  CommandLine line(kHelp);
  add_look_options(line, options, true);
  line.group("Layout").add_options()("width", number_option("--width", 40, 200, width),
                                     "columns to use, 40 to 200 (default: those of the terminal, else 110)");
  std::optional<std::string> svg;
  bool replace = false;
  const auto take_svg = [&svg](const std::string& path) { svg = path; };
  line.group("Picture").add_options()(
      "svg", boost::program_options::value<std::string>()->notifier(take_svg)->value_name("FILE"),
      "draw the position into FILE as SVG; - for standard output")(
      "force", boost::program_options::bool_switch(&replace), "replace FILE if it is there already");
  if (std::optional<int> ended = line.parse(args)) return *ended;
  if (options.at != 0 && options.step != 0) {
    complain("--at and --step name two places", "one of them");
    return kExitFailed;
  }
  const std::optional<Look> seen = look(options);
  if (!seen) return kExitFailed;
  const Look& found = *seen;
  if (svg) return write_picture(found, *svg, replace);
  print_place(found);
  fmt::print("\n{}", found.rules->describe(found.moment.state.data(), std::clamp(width, 40, 200),
                                           wants_color(options.color, stdout)));
  tell_broken(found, stdout);
  return kExitClean;
}

}  // namespace arbiter::cli
