#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <new>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/terminal.hpp"
#include "core/nearest.hpp"

namespace arbiter::cli {
namespace {

void print_help() {
  fmt::print(
      "Usage: arbiter COMMAND [options] [arguments]\n\n"
      "Replays recorded board games under strict rules and tells what broke them.\n\nCommands:\n");
  for (const Command& command : commands()) fmt::print("  {:<10}{}\n", command.name, command.about);
  fmt::print(
      "\nOptions:\n"
      "  -h, --help     this text; after a command: its options, with examples\n"
      "  --version      the version\n\n"
      "Exit status: 0 nothing found, 1 findings at or above --fail-on, 2 could not run.\n");
}

int run(const std::vector<std::string>& args) {
  if (args.empty()) {
    complain("what shall be done?", "arbiter --help");
    return kExitFailed;
  }
  const std::string& first = args.front();
  if (first == "--version") {
    fmt::print("arbiter {}\n", ARBITER_VERSION);
    return kExitClean;
  }
  if (first == "-h" || first == "--help" || (first == "help" && args.size() == 1)) {
    print_help();
    return kExitClean;
  }
  std::vector<std::string> rest(args.begin() + 1, args.end());
  std::string_view name = first;
  if (first == "help") {
    name = args[1];
    rest = {"--help"};
  }
  std::vector<std::string_view> names;
  for (const Command& command : commands()) {
    if (command.name == name) return command.run(rest);
    names.push_back(command.name);
  }
  std::string_view near = nearest_name(name, names);
  complain(fmt::format("there is no command '{}'", name),
           near.empty() ? "arbiter --help" : fmt::format("arbiter {}", near));
  return kExitFailed;
}

}  // namespace
}  // namespace arbiter::cli

int main(int argc, char** argv) {
  using namespace arbiter::cli;
#ifdef __GLIBC__
  // Keep freed memory: a record takes megabytes, and giving them back after each game costs more page faults than the
  // replay.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
  int status = kExitFailed;
  try {
    status = run(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc));
  } catch (const std::bad_alloc&) {
    complain("out of memory", "fewer --threads, or smaller files");
  } catch (const std::exception& error) {
    complain(error.what());
  }
  errno = 0;
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
    // The write that failed may have been an earlier one, whose reason is gone.
    complain(errno != 0 ? fmt::format("the output can't be written: {}", std::strerror(errno))
                        : "the output can't be written");
    return kExitFailed;
  }
  return status;
}
