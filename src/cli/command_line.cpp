#include "cli/command_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "cli/terminal.hpp"
#include "core/nearest.hpp"

namespace arbiter::cli {

namespace po = boost::program_options;

po::options_description& CommandLine::group(const std::string& heading) {
  return groups_.emplace_back(heading, 80, 48);
}

void CommandLine::arguments(std::string_view name, std::vector<std::string>* to, std::size_t least, std::size_t most) {
  argument_name_ = name;
  arguments_ = to;
  least_ = least;
  most_ = most;
}

std::string CommandLine::help() const {
  std::ostringstream out;
  out << "Usage: arbiter " << help_.command << ' ' << help_.synopsis << "\n\n" << help_.about << '\n';
  for (const po::options_description& group : groups_) out << '\n' << group;
  out << "\nExamples:\n" << help_.examples;
  return out.str();
}

std::optional<int> CommandLine::parse(const std::vector<std::string>& args) {
  po::options_description all;
  for (const po::options_description& group : groups_) all.add(group);
  all.add_options()("help,h", "");
  constexpr const char* kHidden = "argument";
  po::positional_options_description positions;
  if (arguments_ != nullptr) {
    all.add_options()(kHidden, po::value(arguments_), "");
    positions.add(kHidden, -1);
  }
  std::string help_command = fmt::format("arbiter {} --help", help_.command);
  auto refuse = [&](std::string_view message, std::string_view way_out) {
    complain(message, way_out.empty() ? help_command : way_out);
    return kExitFailed;
  };

  try {
    namespace style = po::command_line_style;
    po::variables_map values;
    po::store(po::command_line_parser(args)
                  .options(all)
                  .positional(positions)
                  .style(style::unix_style & ~style::allow_guessing)
                  .run(),
              values);
    if (values.count("help") != 0) {
      fmt::print("{}", help());
      return kExitClean;
    }
    po::notify(values);
  } catch (const BadUsage& bad) {
    return refuse(bad.what(), bad.way_out);
  } catch (const po::unknown_option& unknown) {
    std::vector<std::string_view> names;
    for (const auto& option : all.options()) {
      if (option->long_name() != kHidden) names.emplace_back(option->long_name());
    }
    std::string wrong = unknown.get_option_name();
    std::string_view near = nearest_name(wrong.substr(std::min(wrong.find_first_not_of('-'), wrong.size())), names);
    return refuse(fmt::format("{} has no option {}", help_.command, wrong),
                  near.empty() ? std::string() : fmt::format("--{}", near));
  } catch (const po::too_many_positional_options_error&) {
    return refuse(fmt::format("{} takes no arguments", help_.command), {});
  } catch (const po::error& error) {
    return refuse(error.what(), {});
  }

  if (arguments_ != nullptr && arguments_->size() < least_) {
    return refuse(fmt::format("{} needs {}{}", help_.command,
                              least_ == 1 ? "at least one " : std::to_string(least_) + " of ", argument_name_),
                  {});
  }
  if (arguments_ != nullptr && arguments_->size() > most_) {
    return refuse(fmt::format("{} takes no more than {} of {}", help_.command, most_, argument_name_), {});
  }
  return std::nullopt;
}

}  // namespace arbiter::cli
