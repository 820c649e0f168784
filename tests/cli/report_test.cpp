// The rows against their schema, and the text against what it must not hide.
#include "arbiter/report.hpp"

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include "cli/scratch.hpp"
#include "core/codes.hpp"
#include "games/twilight-struggle/shared_facts.hpp"
#include "reports/source_marker.hpp"
#include "support/run.hpp"

namespace arbiter::test {
namespace {

// Checks each line of `rows` with python3-jsonschema; skips the test where that is missing.
void expect_rows_fit(const Scratch& scratch, const std::string& rows) {
  if (std::system("python3 -c 'import jsonschema' 2>/dev/null") != 0) GTEST_SKIP() << "python3-jsonschema is missing";
  const std::string script = scratch.file("rows.py",
                                          "import json, sys, jsonschema\n"
                                          "check = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))\n"
                                          "bad = 0\n"
                                          "for n, line in enumerate(open(sys.argv[2], encoding='utf-8'), 1):\n"
                                          "    for error in check.iter_errors(json.loads(line)):\n"
                                          "        bad += 1\n"
                                          "        print(n, error.message[:300], file=sys.stderr)\n"
                                          "sys.exit(bad != 0)\n");
  const std::string command =
      "python3 " + script + " " ARBITER_PROJECT_DIR "/formats/report.schema.json " + scratch.file("rows.ndjson", rows);
  EXPECT_EQ(std::system(command.c_str()), 0) << rows.substr(0, 2000);
}

TEST(ReportRows, OfManyRunsFitTheSchema) {
  const Scratch scratch;
  int n = 0;
  for (std::span<const CodeText> part : {findings_en(), readers_en()})
    for (const CodeText& code : part)
      if (!code.record.empty()) scratch.file("records/" + std::to_string(n++), std::string(code.record));
  scratch.file("records/clean", kCleanGame);
  scratch.file("records/illegal", kIllegalGame);
  ASSERT_EQ(run_arbiter({"simulate", "twilight-struggle", "--games", "5", "-o", scratch.path("records/random.ndjson")})
                .status,
            0);
  std::string rows = run_arbiter({"check", "--report", "ndjson", scratch.path("records")}).out;
  for (const char* how : {"stop", "resync", "skip", "accept"})
    rows += run_arbiter(
                {"check", "--report", "ndjson", "--on-illegal", how, "--profile", "digital", scratch.path("records")})
                .out;
  for (const char* type : {"finding", "game", "skipped"})
    EXPECT_TRUE(has(rows, "{\"type\":\"" + std::string(type) + "\""));
  expect_rows_fit(scratch, rows);
}

TEST(ReportRows, AWrongRowDoesNotFit) {
  if (std::system("python3 -c 'import jsonschema' 2>/dev/null") != 0) GTEST_SKIP() << "python3-jsonschema is missing";
  const Scratch scratch;
  EXPECT_NONFATAL_FAILURE(expect_rows_fit(scratch, "{\"type\":\"game\",\"file\":\"x\"}\n"), "");
}

TEST(ReportRows, AreTheSameWithAnyNumberOfThreads) {
  const Scratch scratch;
  for (int i = 0; i < 9; ++i) scratch.file("many/" + std::to_string(i), i % 3 == 0 ? kIllegalGame : kCleanGame);
  ASSERT_EQ(run_arbiter({"simulate", "twilight-struggle", "--games", "6", "-o", scratch.path("many/6a.zip")}).status,
            0);
  scratch.file("many/7b", "no record at all");
  const Ran one = run_arbiter({"check", "-j", "1", "--report", "ndjson", scratch.path("many")});
  EXPECT_EQ(one.status, 1) << one.err;
  for (const char* threads : {"2", "7", "40"})
    EXPECT_EQ(run_arbiter({"check", "-j", threads, "--report", "ndjson", scratch.path("many")}).out, one.out)
        << threads;
}

TEST(SourceMarker, FindsTheWordsThatWereRecorded) {
  const auto marked = [](std::string_view line, std::string_view recorded) {
    const reports::MarkedLine m = reports::mark(line, recorded, 60);
    return m.text.substr(m.from, m.count);
  };
  EXPECT_EQ(marked("US +1 in Poland [2][0]", "influence.US Poland +1 = 2"), "Poland");
  EXPECT_EQ(marked("Target: Spain/Portugal", "US target Spain/Portugal"), "Spain/Portugal");
  EXPECT_EQ(marked("Iraqi parade in Iraq", "US place Iraq"), "Iraq");
  EXPECT_EQ(reports::mark("Iraqi parade in Iraq", "US place Iraq", 60).from, 16U);
  EXPECT_EQ(marked("  nothing of it  ", "US place Iraq"), "nothing of it");
  EXPECT_EQ(reports::mark("", "US place Iraq", 60).count, 0U);
}

TEST(SourceMarker, CutsLongLinesAroundTheMark) {
  const reports::MarkedLine m =
      reports::mark(std::string(500, 'x') + " Iraq " + std::string(500, 'y'), "US place Iraq", 60);
  EXPECT_LE(m.text.size(), 60U);
  EXPECT_EQ(m.text.substr(m.from, m.count), "Iraq");
  EXPECT_TRUE(m.text.starts_with("...") && m.text.ends_with("..."));
}

TEST(SourceMarker, DisarmsControlCharacters) {
  EXPECT_FALSE(has(reports::mark("a\x1b[31mb", "b", 60).text, "\x1b"));
}

TEST(Coverage, NeverRoundsUpToAll) {
  EXPECT_EQ(coverage(861, 862), "99.8%");
  EXPECT_EQ(coverage(99'999, 100'000), "99.9%");
  EXPECT_EQ(coverage(5, 5), "100%");
  EXPECT_EQ(coverage(0, 0), "100%");
  EXPECT_EQ(coverage(0, 7), "0.0%");
}

// Every number that the logs print is reproduced, and nothing legal is flagged.
TEST(SampleLogs, AreClean) {
  const std::string folder = arbiter::testing::shared_path("samples/twilight-struggle");
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no shared samples";
  const Scratch scratch;
  const Ran ran = run_arbiter({"check", "--report", "ndjson", folder});
  EXPECT_EQ(ran.status, 1) << "line 769 of game-57 is unread: a warning\n" << ran.err;
  EXPECT_EQ(run_arbiter({"check", "-q", "--fail-on", "error", folder}).status, 0);
  std::istringstream rows(ran.out);
  int games = 0, unread = 0;
  for (std::string row; std::getline(rows, row);) {
    if (has(row, "{\"type\":\"game\"")) {
      ++games;
      const std::size_t stated = row.find("\"stated\":"), matched = row.find("\"matched\":"),
                        end = row.find("\"expectations\":");
      ASSERT_NE(stated, std::string::npos);
      EXPECT_EQ(row.substr(stated + 9, matched - stated - 9), row.substr(matched + 10, end - matched - 10)) << row;
      EXPECT_GT(matched - stated, 100U) << "no counts in " << row;
      EXPECT_TRUE(has(row, "\"profile\":\"digital\"")) << row;
    } else if (has(row, "{\"type\":\"finding\"")) {
      for (const char* kind : {"illegal", "sequence", "mismatch", "chance", "ruling"})
        EXPECT_FALSE(has(row, "\"kind\":\"" + std::string(kind) + "\"")) << row;
      if (has(row, "\"kind\":\"unread\"")) {
        ++unread;
        EXPECT_TRUE(has(row, "game-57.txt") && has(row, "\"line\":769,")) << row;
      }
    }
  }
  EXPECT_EQ(games, 13);
  EXPECT_EQ(unread, 1);
  expect_rows_fit(scratch, ran.out);
}

}  // namespace
}  // namespace arbiter::test
