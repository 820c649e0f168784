// One subcommand's options, arguments and help, on Boost.Program_options.
#pragma once

#include <boost/program_options.hpp>
#include <deque>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

// Thrown by option notifiers for a value that can't be used; CommandLine::parse turns it into an error message.
struct BadUsage : std::runtime_error {
  explicit BadUsage(const std::string& message, std::string way_out = {})
      : std::runtime_error(message), way_out(std::move(way_out)) {}
  std::string way_out;
};

struct HelpText {
  std::string_view command;   // "check"
  std::string_view synopsis;  // what follows the command: "[options] FILE..."
  std::string_view about;     // a paragraph, lines at most 80 wide
  std::string_view examples;  // whole lines, indented by two
};

class CommandLine {
 public:
  explicit CommandLine(const HelpText& help) : help_(help) {}

  // A group of options under its own heading in the help. The reference stays good.
  boost::program_options::options_description& group(const std::string& heading);

  // What is no option goes to `to`; fewer than `least` or more than `most` is an error that calls one `name`.
  void arguments(std::string_view name, std::vector<std::string>* to, std::size_t least,
                 std::size_t most = std::numeric_limits<std::size_t>::max());

  // Reads the arguments after the command's name. An exit status when there is nothing left to do: --help was printed,
  // or a mistake was told on stderr.
  std::optional<int> parse(const std::vector<std::string>& args);

  std::string help() const;

 private:
  HelpText help_;
  std::deque<boost::program_options::options_description> groups_;
  std::string argument_name_;
  std::vector<std::string>* arguments_ = nullptr;
  std::size_t least_ = 0, most_ = 0;
};

}  // namespace arbiter::cli
