// The program as its users meet it.
#include <gtest/gtest.h>

#include "cli/commands.hpp"
#include "support/run.hpp"

namespace arbiter::test {
namespace {

TEST(Program, TellsItsVersion) {
  Ran ran = run_arbiter({"--version"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, "arbiter " ARBITER_VERSION "\n");
  EXPECT_EQ(ran.err, "");
}

TEST(Program, HelpNamesEveryCommand) {
  for (const char* spelling : {"--help", "-h", "help"}) {
    Ran ran = run_arbiter({spelling});
    EXPECT_EQ(ran.status, 0);
    for (const cli::Command& command : cli::commands()) {
      EXPECT_NE(ran.out.find("\n  " + std::string(command.name) + " "), std::string::npos) << command.name;
    }
  }
}

TEST(Program, EveryCommandHasHelpWithExamples) {
  for (const cli::Command& command : cli::commands()) {
    std::string name(command.name);
    Ran ran = run_arbiter({name, "--help"});
    EXPECT_EQ(ran.status, 0) << name;
    EXPECT_EQ(ran.out.find("Usage: arbiter " + name), 0U) << ran.out;
    EXPECT_NE(ran.out.find("\nExamples:\n  arbiter " + name), std::string::npos) << ran.out;
    EXPECT_EQ(run_arbiter({"help", name}).out, ran.out);
    EXPECT_EQ(run_arbiter({name, "--no-such-option"}).status, 2) << name;
  }
}

TEST(Program, AWrongCommandIsAUsageError) {
  Ran ran = run_arbiter({"plaj"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(ran.err, "arbiter: there is no command 'plaj'\n  try: arbiter --help\n");
  EXPECT_EQ(run_arbiter({}).status, 2);
}

}  // namespace
}  // namespace arbiter::test
