#include <gtest/gtest.h>

#include "support/records.hpp"

namespace arbiter::test {
namespace {

constexpr FormatKind kFormats[] = {FormatKind::json, FormatKind::ndjson, FormatKind::xml, FormatKind::text,
                                   FormatKind::zip};

std::string written(FormatKind format, const Record& record) {
  const NamedRecord one{"", &record};
  Result<std::string> bytes = write_records(format, {&one, 1});
  EXPECT_TRUE(bytes.ok());
  return bytes.ok() ? bytes.value() : std::string();
}

void expect_round_trip(const Record& record, const std::string& what) {
  const std::string before = dump(record);
  for (const FormatKind format : kFormats) {
    const std::string bytes = written(format, record);
    ReadGame game = only_game(bytes);
    ASSERT_FALSE(game.error) << what << ' ' << game.error->to_string() << '\n' << bytes;
    EXPECT_EQ(game.format, format == FormatKind::zip                                ? FormatKind::json
                           : format == FormatKind::ndjson && record.entries.empty() ? FormatKind::json
                                                                                    : format)
        << what << '\n'
        << bytes;
    ASSERT_EQ(dump(game.record), before) << what << " as " << format_name(format) << '\n' << bytes;
    EXPECT_EQ(written(format, game.record), bytes) << what << " as " << format_name(format);
  }
}

TEST(RoundTrip, EveryKindOfEntryAndMember) {
  const Record record = sample_record();
  ASSERT_EQ(record.entries.size(), 12U);
  expect_round_trip(record, "sample");
}

TEST(RoundTrip, RandomRecordsInEveryFormat) {
  for (std::uint32_t seed = 1; seed <= 500; ++seed) {
    expect_round_trip(random_record(seed), "seed " + std::to_string(seed));
    if (HasFatalFailure()) return;
  }
}

TEST(RoundTrip, AnEmptyRecord) {
  expect_round_trip(Record(), "empty");
}

TEST(RoundTrip, ReadAgainFromAnyFormatTheCanonicalJsonIsTheSame) {
  for (std::uint32_t seed = 1; seed <= 100; ++seed) {
    const Record first = random_record(seed);
    const std::string json = write_json(first);
    Record record = std::move(only_game(json).record);
    for (const FormatKind format :
         {FormatKind::xml, FormatKind::ndjson, FormatKind::zip, FormatKind::text, FormatKind::json}) {
      record = std::move(only_game(written(format, record)).record);
    }
    ASSERT_EQ(write_json(record), json) << "seed " << seed;
  }
}

TEST(RoundTrip, SeveralRecordsInOneFile) {
  std::vector<Record> records;
  for (std::uint32_t seed = 1; seed <= 20; ++seed) records.push_back(random_record(seed));
  std::vector<NamedRecord> named;
  for (const Record& r : records) named.push_back({"", &r});
  for (const FormatKind format : kFormats) {
    const Result<std::string> bytes = write_records(format, named);
    ASSERT_TRUE(bytes.ok());
    const std::vector<ReadGame> games = read_records(bytes.value(), "many");
    ASSERT_EQ(games.size(), records.size()) << format_name(format);
    for (std::size_t i = 0; i < games.size(); ++i) {
      EXPECT_EQ(dump(games[i].record), dump(records[i])) << format_name(format) << ' ' << i;
      EXPECT_EQ(games[i].id, "many#" + std::to_string(i + 1));
    }
  }
}

TEST(RoundTrip, NumbersKeepTheirSpellingAndUnknownMembersTheirText) {
  const std::string_view json =
      "{\"arbiter\":1,\n\"game\":\"g\",\n\"q\":{\"z\":[1.50,{\"y\":\"\\n\"}]},\n\"entries\":[\n"
      "{\"by\":\"US\",\"key\":\"k\",\"pick\":-0.50E+07,\"new\":[0.10,null]}\n]}\n";
  const ReadGame game = only_game(json);
  ASSERT_FALSE(game.error);
  EXPECT_EQ(write_json(game.record), json);
  EXPECT_EQ(game.record.entries[0].extra, "\"new\":[0.10,null]");
  EXPECT_TRUE(has_note(game, "REC-unknown-member"));
}

// What a game judges beside a pick is kept like an unknown member, but no reader calls it unknown.
TEST(RoundTrip, DataBesideAPickIsKeptWithoutANote) {
  const std::string_view json =
      "{\"arbiter\":1,\n\"game\":\"twilight-struggle\",\n\"entries\":[\n"
      "{\"by\":\"US\",\"key\":\"target\",\"pick\":\"Iran\",\"region\":\"Middle East\",\"stability\":\"2\"}\n]}\n";
  const ReadGame game = only_game(json);
  ASSERT_FALSE(game.error);
  EXPECT_FALSE(has_note(game, "REC-unknown-member"));
  EXPECT_EQ(write_json(game.record), json);
  const ReadGame xml = only_game(write_xml(game.record));
  ASSERT_FALSE(xml.error);
  EXPECT_FALSE(has_note(xml, "REC-unknown-member"));
  EXPECT_EQ(write_json(xml.record), json);
}

}  // namespace
}  // namespace arbiter::test
