// The recorded games of fixtures/twilight-struggle give the findings that fixtures/twilight-struggle.expected lists, in
// whatever spelling they are written.
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
const fs::path kFolder = fs::path(ARBITER_PROJECT_DIR) / "fixtures" / "twilight-struggle";

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
std::map<std::string, Lines> expected() {
  std::map<std::string, Lines> all;
  std::ifstream in(kFolder.string() + ".expected");
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

std::vector<Fixture> fixtures() {
  std::vector<fs::path> files;
  for (const fs::directory_entry& e : fs::recursive_directory_iterator(kFolder))
    if (e.is_regular_file()) files.push_back(e.path());
  std::sort(files.begin(), files.end());
  std::vector<Fixture> all;
  for (const fs::path& file : files) {
    const Result<std::string> bytes = read_file(file.string());
    if (!bytes) {
      ADD_FAILURE() << bytes.error().message;
      continue;
    }
    for (ReadGame& game : read_records(*bytes, fs::relative(file, kFolder).generic_string())) {
      std::string name = game.id;
      all.push_back({std::move(name), std::move(game)});
    }
  }
  return all;
}

TEST(Fixtures, GiveTheFindingsThatAreExpectedOfThem) {
  std::map<std::string, Lines> wanted = expected();
  ASSERT_FALSE(wanted.empty());
  for (const Fixture& f : fixtures()) {
    EXPECT_FALSE(f.game.error) << f.name << ": " << f.game.error->message;
    const auto at = wanted.find(f.name);
    if (at == wanted.end()) {
      ADD_FAILURE() << f.name << " has no line in fixtures/twilight-struggle.expected";
      continue;
    }
    EXPECT_EQ(findings_of(f.game.record), at->second) << f.name;
    wanted.erase(at);
  }
  for (const auto& [name, findings] : wanted) ADD_FAILURE() << name << " is expected, but isn't there";
}

TEST(Fixtures, GiveTheSameFindingsInEverySpelling) {
  for (const Fixture& f : fixtures()) {
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
TEST(Fixtures, FaultsHaveAnErrorAndTheSurprisingNone) {
  int faults = 0, surprising = 0;
  for (const Fixture& f : fixtures()) {
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

TEST(Fixtures, TheFullGameIsPlayedToItsEnd) {
  const Result<std::string> bytes = read_file((kFolder / "full-game.json").string());
  ASSERT_TRUE(bytes);
  const std::vector<ReadGame> games = read_records(*bytes, "full-game.json");
  ASSERT_EQ(games.size(), 1U);
  const Result<GameReport> report = check(games.front().record, {});
  ASSERT_TRUE(report);
  EXPECT_EQ(report->result_computed, "USSR wins by Final Scoring");
  EXPECT_GT(report->steps, 150U);
  for (const FieldCount& f : report->fields) EXPECT_EQ(f.stated, f.matched) << f.field;
}

}  // namespace
}  // namespace arbiter
