// However much a record gets wrong, checking it ends soon and keeps only so much to tell.
#include <gtest/gtest.h>

#include <string>

#include "arbiter/formats.hpp"
#include "arbiter/game.hpp"
#include "arbiter/replay.hpp"

namespace arbiter {
namespace {

constexpr const char* kHeader =
    R"({"arbiter":1,"game":"twilight-struggle","setup":{"position":{"turn":1,"round":1,"phase":2}}})";

Record record_of(const std::string& entries) {
  return std::move(read_records(std::string(kHeader) + "\n" + entries, "test").front().record);
}

std::string times(int n, const std::string& line) {
  std::string s;
  for (int i = 0; i < n; ++i) s += line + "\n";
  return s;
}

const std::string kStep =
    "{\"step\":\"USSR AR1\"}\n"
    "{\"by\":\"USSR\",\"key\":\"card\",\"pick\":\"8 Fidel\"}\n"
    "{\"by\":\"USSR\",\"key\":\"use\",\"pick\":\"event\"}\n";

// One record for each way of having many findings: from entries outside of steps, within one step, and of many steps.
std::vector<std::string> ways(int n) {
  return {
      times(n, R"({"unread":"x"})"),
      times(n, R"({"expect":{"defcon":1}})"),
      times(n, R"({"adjust":{"nothing":1}})"),
      times(n, R"({"undo":9})"),
      kStep + times(n, R"({"changed":{"influence.US":{"Iran":{"by":1,"to":9}}}})"),
      kStep + times(n, R"({"by":"US","key":"place","pick":"Iran"})"),
      kStep + times(n, R"({"by":"chance","key":"die","for":"US","pick":3})"),
      times(n, R"({"step":"no such step"})"),
  };
}

TEST(Bounds, FindingsOfOneGameAreLimited) {
  CheckOptions options;
  options.max_findings = 10;
  for (const std::string& entries : ways(50)) {
    const Result<GameReport> report = check(record_of(entries), options);
    ASSERT_TRUE(report) << report.error().to_string();
    ASSERT_EQ(report->findings.size(), 11U) << entries.substr(0, 60);
    EXPECT_EQ(report->findings.back().code, "REC-limit-findings") << entries.substr(0, 60);
    EXPECT_EQ(severity_of(report->findings.back().kind), Severity::warning);
    EXPECT_NE(report->findings.back().entry, 0U);
    for (std::size_t i = 0; i < 10; ++i) EXPECT_NE(report->findings[i].code, "REC-limit-findings");
  }
}

TEST(Bounds, AsManyFindingsAsTheLimitAreAllTold) {
  CheckOptions options;
  options.max_findings = 10;
  const Result<GameReport> report = check(record_of(times(10, R"({"unread":"x"})")), options);
  ASSERT_TRUE(report);
  EXPECT_EQ(report->findings.size(), 10U);
  EXPECT_EQ(report->findings.back().code, "IMP-unread");
}

TEST(Bounds, UnreadEntriesBeyondTheLimitAreCounted) {
  CheckOptions options;
  options.max_findings = 10;
  EXPECT_EQ(check(record_of(times(500, R"({"unread":"x"})")), options)->unread, 500U);
}

// When the work is used up, what is recorded is still judged: only the search for missing answers ends.
TEST(Bounds, WithoutWorkLeftTheStepsAreStillJudged) {
  CheckOptions options;
  options.max_work = 0;
  EXPECT_TRUE(check(record_of(kStep), options)->findings.empty());
  const Result<GameReport> faulty =
      check(record_of(kStep + "{\"by\":\"USSR\",\"key\":\"place\",\"pick\":\"Iran\"}\n"), options);
  ASSERT_EQ(faulty->findings.size(), 1U);
  EXPECT_EQ(faulty->findings[0].code, "REC-choice-not-asked");
}

// The search for answers is what the work is spent on: without it fewer steps come out in order.
TEST(Bounds, TheSearchForMissingRollsEndsWithTheWork) {
  const Game& game = *find_game("twilight-struggle");
  Header header;
  header.game = "twilight-struggle";
  Result<Record> played = simulate(game, header, {}, 3);
  ASSERT_TRUE(played);
  Record& record = played.value();
  record.header.source = {};
  std::erase_if(record.entries, [](const Entry& e) { return e.kind == EntryKind::chance && e.key == "die"; });
  CheckOptions options;
  const std::uint32_t with_search = check(record, options)->inferred;
  options.max_work = 0;
  const std::uint32_t without = check(record, options)->inferred;
  EXPECT_GT(without, 0U);  // a few runs are always free
  EXPECT_GT(with_search, without);
}

}  // namespace
}  // namespace arbiter
