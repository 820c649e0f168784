// The parts of the command line that need no game.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "arbiter/report.hpp"
#include "cli/inputs.hpp"
#include "cli/options.hpp"
#include "cli/terminal.hpp"

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

TEST(Color, FollowsTheOptionThenTheEnvironment) {
  EXPECT_TRUE(wants_color(ColorMode::always, false, "1", "dumb"));
  EXPECT_FALSE(wants_color(ColorMode::never, true, "", "xterm"));
  EXPECT_TRUE(wants_color(ColorMode::automatic, true, "", "xterm"));
  EXPECT_FALSE(wants_color(ColorMode::automatic, false, "", "xterm"));
  EXPECT_FALSE(wants_color(ColorMode::automatic, true, "1", "xterm"));
  EXPECT_FALSE(wants_color(ColorMode::automatic, true, "", "dumb"));
}

TEST(Printable, DisarmsControlCharacters) {
  EXPECT_EQ(printable("a\x1b[31mb\x7f\r\n"), "a\\x1b[31mb\\x7f\\x0d\n");
  EXPECT_EQ(printable("Kőszeg\t1"), "Kőszeg\t1");
}

TEST(Wrapped, BreaksAtBlanksAndCountsCharacters) {
  EXPECT_EQ(wrapped("one two three", "  ", 9), "  one two\n  three\n");
  EXPECT_EQ(wrapped("é é é é", "", 3), "é é\né é\n");
  EXPECT_EQ(wrapped("  unbreakable a", "", 4), "unbreakable\na\n");
  EXPECT_EQ(wrapped("   ", "  ", 80), "");
}

bool fails_on(const char* text, Kind kind) {
  GameReport report;
  report.findings.emplace_back().kind = kind;
  return parse_fail_on(text).concerns(report);
}

TEST(FailOn, TakesSeveritiesAndKinds) {
  EXPECT_TRUE(fails_on("error", Kind::illegal));
  EXPECT_FALSE(fails_on("error", Kind::unread));
  EXPECT_TRUE(fails_on("warning", Kind::unread));
  EXPECT_TRUE(fails_on("warning", Kind::mismatch));
  EXPECT_FALSE(fails_on("warning", Kind::note));
  EXPECT_TRUE(fails_on("info", Kind::note));
  EXPECT_TRUE(fails_on("sequence,note", Kind::note));
  EXPECT_FALSE(fails_on("sequence,note", Kind::illegal));
  EXPECT_FALSE(parse_fail_on("info").concerns(GameReport{}));
}

TEST(FailOn, SuggestsTheNearestName) {
  try {
    parse_fail_on("error,ilegal");
    FAIL() << "'ilegal' was taken";
  } catch (const BadUsage& bad) {
    EXPECT_STREQ(bad.what(), "--fail-on can't be 'ilegal'");
    EXPECT_EQ(bad.way_out, "--fail-on illegal");
  }
  EXPECT_THROW(parse_fail_on(""), BadUsage);
  EXPECT_THROW(parse_fail_on("error,"), BadUsage);
}

struct Parsed {
  std::optional<int> ended;
  ReportOptions report;
  RuleOptions rules;
  ColorMode color = ColorMode::automatic;
  unsigned threads = 0;
  bool anonymize = false;
  std::vector<std::string> files;
  std::string err;
};

Parsed parse(const std::vector<std::string>& args) {
  Parsed p;
  CommandLine line({"check", "[options] FILE...", "", ""});
  add_report_options(line, p.report);
  add_rule_options(line, p.rules);
  add_color_option(line, p.color);
  add_threads_option(line, p.threads);
  add_anonymize_option(line, p.anonymize);
  line.arguments("FILE", &p.files, 1);
  testing::internal::CaptureStderr();
  p.ended = line.parse(args);
  p.err = testing::internal::GetCapturedStderr();
  return p;
}

TEST(Options, AreReadIntoTheirGroups) {
  Parsed p = parse({"--report",
                    "ndjson",
                    "--ruling",
                    "ts.r13=no",
                    "--ruling=ts.r08=a=b",
                    "--bot",
                    "none",
                    "--bot",
                    "USSR=soloplay",
                    "--on-illegal=skip",
                    "--color",
                    "never",
                    "-j3",
                    "-q",
                    "--anonymize",
                    "a b.txt",
                    "--profile",
                    "digital",
                    "-",
                    "--",
                    "--odd"});
  ASSERT_FALSE(p.ended) << p.err;
  using Pairs = std::vector<std::pair<std::string, std::string>>;
  EXPECT_EQ(p.report.format, ReportFormat::ndjson);
  EXPECT_EQ(p.rules.rulings, (Pairs{{"ts.r13", "no"}, {"ts.r08", "a=b"}}));
  EXPECT_EQ(p.rules.bots, (Pairs{{"", "none"}, {"USSR", "soloplay"}}));
  EXPECT_EQ(p.rules.on_illegal, OnIllegal::skip);
  EXPECT_EQ(p.rules.profile, "digital");
  EXPECT_EQ(p.color, ColorMode::never);
  EXPECT_EQ(p.threads, 3U);
  EXPECT_TRUE(p.report.quiet);
  EXPECT_TRUE(p.anonymize);
  EXPECT_EQ(p.files, (std::vector<std::string>{"a b.txt", "-", "--odd"}));
}

TEST(Options, MistakesNameAWayOut) {
  struct Case {
    std::vector<std::string> args;
    const char* says;
  };
  for (const Case& c :
       {Case{{"--reprot", "text", "f"}, "arbiter: check has no option --reprot\n  try: --report\n"},
        Case{{"--report", "txt", "f"}, "arbiter: --report can't be 'txt'\n  try: --report text\n"},
        Case{{"--color", "9", "f"}, "arbiter: --color can't be '9'\n  try: --color auto|always|never\n"},
        Case{{"--ruling", "ts.r13", "f"}, "arbiter: --ruling needs name=value, not 'ts.r13'\n"},
        Case{{"-j", "0", "f"}, "arbiter: --threads can't be '0': a whole number from 1 to 256\n  try: --threads 1\n"},
        Case{{"-j", "99999999999999999999999", "f"},
             "arbiter: --threads can't be '99999999999999999999999': a whole number from 1 to 256\n  try: --threads "
             "256\n"},
        Case{{"-j", "two", "f"},
             "arbiter: --threads can't be 'two': a whole number from 1 to 256\n  try: arbiter check --help\n"},
        Case{{"-q"}, "arbiter: check needs at least one FILE\n  try: arbiter check --help\n"},
        Case{{"--repor", "text", "f"}, "arbiter: check has no option --repor\n"}}) {
    Parsed p = parse(c.args);
    EXPECT_EQ(p.ended, kExitFailed) << c.args.front();
    EXPECT_EQ(p.err.substr(0, std::string_view(c.says).size()), c.says);
  }
}

TEST(Options, HelpShowsEveryGroupWithinEightyColumns) {
  ReportOptions report;
  RuleOptions rules;
  CommandLine line({"check", "[options] FILE...", "About.", "  arbiter check game.txt\n"});
  add_report_options(line, report);
  add_rule_options(line, rules);
  std::string help = line.help();
  for (const char* part : {"Usage: arbiter check [options] FILE...", "About.", "--fail-on WHAT", "--on-illegal HOW",
                           "Examples:\n  arbiter check game.txt\n"}) {
    EXPECT_NE(help.find(part), std::string::npos) << part << " is missing in\n" << help;
  }
  std::istringstream lines(help);
  for (std::string one; std::getline(lines, one);) EXPECT_LE(one.size(), 80U) << one;
}

TEST(CheckOptionsOf, TakesAProfileByNameOrFromAFile) {
  RuleOptions rules;
  rules.profile = "digital";
  rules.rulings = {{"ts.r13", "no"}};
  rules.on_illegal = OnIllegal::stop;
  Result<CheckOptions> named = check_options(rules);
  ASSERT_TRUE(named);
  EXPECT_EQ(named->profile, "digital");
  EXPECT_EQ(named->rulings, rules.rulings);
  EXPECT_EQ(named->on_illegal, OnIllegal::stop);
  EXPECT_FALSE(named->own);

  std::string path = testing::TempDir() + "arbiter-profile-" + std::to_string(getpid()) + ".json";
  std::ofstream(path) << R"({"profile": "my-event"})";
  rules.profile = path;
  Result<CheckOptions> own = check_options(rules);
  ASSERT_TRUE(own) << own.error().to_string();
  ASSERT_TRUE(own->own);
  EXPECT_EQ(own->own->name, "my-event");
  std::ofstream(path) << std::string((1 << 20) + 1, ' ');
  EXPECT_EQ(check_options(rules).error().code, "REC-limit-profile");
  fs::remove(path);
  EXPECT_EQ(check_options(rules).error().code, "REC-unreadable");
  rules.profile = fs::temp_directory_path().native() + "/";
  EXPECT_EQ(check_options(rules).error().code, "REC-unreadable");
}

class Folder : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "arbiter-inputs-XXXXXX").native();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    root = pattern;
  }
  void TearDown() override { fs::remove_all(root); }
  void file(const std::string& path) {
    fs::create_directories((root / path).parent_path());
    std::ofstream(root / path) << "x";
  }
  std::vector<std::string> below(const Inputs& inputs) {
    std::vector<std::string> paths;
    for (const Input& input : inputs.files) {
      EXPECT_TRUE(input.in_folder);
      paths.push_back(input.path.substr(root.native().size() + 1));
    }
    return paths;
  }
  fs::path root;
};

TEST_F(Folder, IsReadRecursivelyInTheOrderOfBytes) {
  for (const char* path :
       {"b.txt", "B.txt", "a/2.txt", "a-1.txt", "a/deep/1.txt", ".git/config", ".hidden", "\xc3\xa9"})
    file(path);
  fs::create_directory_symlink(root, root / "loop");
  Inputs inputs = collect_inputs({root.native()});
  EXPECT_TRUE(inputs.problems.empty());
  EXPECT_EQ(below(inputs),
            (std::vector<std::string>{"B.txt", "a-1.txt", "a/2.txt", "a/deep/1.txt", "b.txt", "\xc3\xa9"}));
}

TEST_F(Folder, WhatIsMissingOrEmptyIsAProblemAndTheRestIsRead) {
  file("one.txt");
  fs::create_directory(root / "empty");
  std::string one = (root / "one.txt").native(), empty = (root / "empty").native();
  Inputs inputs = collect_inputs({"no/such/file", one, empty, "-", "-"});
  ASSERT_EQ(inputs.problems.size(), 2U);
  EXPECT_EQ(inputs.problems[0].file, "no/such/file");
  EXPECT_EQ(inputs.problems[0].code, "REC-unreadable");
  EXPECT_EQ(inputs.problems[1].file, empty);
  EXPECT_EQ(inputs.problems[1].code, "REC-empty-folder");
  ASSERT_EQ(inputs.files.size(), 2U);
  EXPECT_EQ(inputs.files[0].path, one);
  EXPECT_FALSE(inputs.files[0].in_folder);
  EXPECT_EQ(inputs.files[1].path, "-");
}

}  // namespace
}  // namespace arbiter::cli
