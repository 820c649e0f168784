// The recorded games of fixtures/GAME give the findings that fixtures/GAME.expected lists, in whatever spelling they
// are written.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"

namespace arbiter {
namespace {

namespace fs = std::filesystem;
const fs::path kFixtures = fs::path(ARBITER_PROJECT_DIR) / "fixtures";

using Lines = std::vector<std::string>;

// "illegal TS-7.2 9", "mismatch REC-value 7 after 1" (it may follow from the first finding of its game).
std::string in_short(const Finding& f) {
  std::string s = std::string(kind_name(f.kind)) + " " + f.code + " " + std::to_string(f.entry);
  return f.follows == 0 ? s : s + " after " + std::to_string(f.follows);
}

Lines findings_of(const Record& record) {
  const Result<GameReport> report = check(record, {});
  if (!report) return {"error " + report.error().code};
  Lines found;
  for (const Finding& f : report.value().findings) found.push_back(in_short(f));
  return found;
}

// Each line is "file: finding"; "file: clean" for a game without any.
std::map<std::string, Lines> expected(const std::string& game) {
  std::map<std::string, Lines> all;
  std::ifstream in(kFixtures / (game + ".expected"));
  for (std::string line; std::getline(in, line);) {
    const std::size_t colon = line.find(": ");
    if (line.empty() || line[0] == '#' || colon == std::string::npos) continue;
    Lines& findings = all[line.substr(0, colon)];
    if (line.substr(colon + 2) != "clean") findings.push_back(line.substr(colon + 2));
  }
  return all;
}

struct Fixture {
  std::string name;  // path within the folder; file#n for the nth game of several
  ReadGame game;
};

std::vector<Fixture> fixtures(const std::string& name_of_game) {
  const fs::path folder = kFixtures / name_of_game;
  std::vector<fs::path> files;
  for (const fs::directory_entry& e : fs::recursive_directory_iterator(folder))
    if (e.is_regular_file()) files.push_back(e.path());
  std::sort(files.begin(), files.end());
  std::vector<Fixture> all;
  for (const fs::path& file : files) {
    const Result<std::string> bytes = read_file(file.string());
    if (!bytes) {
      ADD_FAILURE() << bytes.error().message;
      continue;
    }
    for (ReadGame& game : read_records(*bytes, fs::relative(file, folder).generic_string())) {
      std::string name = game.id;
      all.push_back({std::move(name), std::move(game)});
    }
  }
  return all;
}

class Fixtures : public testing::TestWithParam<std::string> {};

TEST_P(Fixtures, GiveTheFindingsThatAreExpectedOfThem) {
  std::map<std::string, Lines> wanted = expected(GetParam());
  ASSERT_FALSE(wanted.empty());
  for (const Fixture& f : fixtures(GetParam())) {
    EXPECT_FALSE(f.game.error) << f.name << ": " << f.game.error->message;
    const auto at = wanted.find(f.name);
    if (at == wanted.end()) {
      ADD_FAILURE() << f.name << " has no line in fixtures/" << GetParam() << ".expected";
      continue;
    }
    EXPECT_EQ(findings_of(f.game.record), at->second) << f.name;
    wanted.erase(at);
  }
  for (const auto& [name, findings] : wanted) ADD_FAILURE() << name << " is expected, but isn't there";
}

TEST_P(Fixtures, GiveTheSameFindingsInEverySpelling) {
  for (const Fixture& f : fixtures(GetParam())) {
    const Lines findings = findings_of(f.game.record);
    for (const std::string& bytes : {write_json(f.game.record), write_ndjson(f.game.record), write_xml(f.game.record),
                                     write_text(f.game.record)}) {
      const std::vector<ReadGame> again = read_records(bytes, f.name);
      ASSERT_EQ(again.size(), 1U) << f.name;
      EXPECT_EQ(findings_of(again.front().record), findings) << f.name << " as " << format_name(again.front().format);
    }
  }
}

// A fixture that no longer shows what it is there for would still pass with an edited list.
TEST_P(Fixtures, FaultsHaveAnErrorAndTheSurprisingNone) {
  int faults = 0, surprising = 0;
  for (const Fixture& f : fixtures(GetParam())) {
    const Result<GameReport> report = check(f.game.record, {});
    ASSERT_TRUE(report) << f.name;
    const std::vector<Finding>& all = report->findings;
    const bool wrong =
        std::any_of(all.begin(), all.end(), [](const Finding& x) { return severity_of(x.kind) != Severity::info; });
    EXPECT_EQ(wrong, f.name.starts_with("faults/")) << f.name;
    faults += f.name.starts_with("faults/") ? 1 : 0;
    surprising += f.name.starts_with("surprising/") ? 1 : 0;
    for (const Finding& x : all) {
      const bool cause = severity_of(x.kind) == Severity::error && x.follows == 0;
      // After the end there is nothing to compare with.
      if (cause && x.code != "REC-after-the-end") {
        EXPECT_FALSE(x.recorded.empty() && x.legal.empty()) << f.name << ": " << x.message;
      }
    }
  }
  EXPECT_GE(faults, 20);
  EXPECT_GE(surprising, 20);
}

INSTANTIATE_TEST_SUITE_P(Games, Fixtures, testing::Values("twilight-struggle", "tigris"),
                         [](const testing::TestParamInfo<std::string>& info) {
                           return info.param == "tigris" ? "Tigris" : "TwilightStruggle";
                         });

// The report on a game of one file; a report without a result if it can't be read.
GameReport report_on(const std::string& file) {
  const Result<std::string> bytes = read_file((kFixtures / file).string());
  if (!bytes) return {};
  const std::vector<ReadGame> games = read_records(*bytes, file);
  if (games.size() != 1) return {};
  const Result<GameReport> report = check(games.front().record, {});
  return report ? *report : GameReport{};
}

struct WholeGame {
  std::string file, result;
  std::uint32_t steps;
};

TEST(FixturesOfWholeGames, ArePlayedToTheirEnd) {
  const WholeGame games[] = {
      {"twilight-struggle/full-game.json", "USSR wins by Final Scoring", 150},
      {"tigris/full-game.txt", "bull wins with 13, 14, 14, 15 against archer 11, 16, 16, 16, pot 7, 11, 14, 14", 170},
      {"tigris/all-options.txt", "bull wins with 16, 16, 17, 18 against pot 10, 13, 21, 24, archer 8, 10, 10, 12", 170},
  };
  for (const WholeGame& game : games) {
    const GameReport report = report_on(game.file);
    EXPECT_TRUE(report.result_computed.starts_with(game.result)) << game.file << ": " << report.result_computed;
    EXPECT_GT(report.steps, game.steps) << game.file;
    for (const FieldCount& f : report.fields) EXPECT_EQ(f.stated, f.matched) << game.file << ": " << f.field;
  }
}

}  // namespace
}  // namespace arbiter
