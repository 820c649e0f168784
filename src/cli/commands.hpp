// The subcommands: each is a function of its arguments (without the command's name) that returns an exit status.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

int check(const std::vector<std::string>& args);
int convert(const std::vector<std::string>& args);
int explain(const std::vector<std::string>& args);
int games(const std::vector<std::string>& args);
int legal(const std::vector<std::string>& args);
int show(const std::vector<std::string>& args);
int simulate(const std::vector<std::string>& args);

struct Command {
  std::string_view name;
  std::string_view about;  // one line for `arbiter --help`
  int (*run)(const std::vector<std::string>& args);
};

// In the order of the help.
std::span<const Command> commands();

}  // namespace arbiter::cli
