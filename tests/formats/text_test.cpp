// The short spelling, statement by statement.
#include <gtest/gtest.h>

#include "support/records.hpp"

namespace arbiter::test {
namespace {

std::string json_of(std::string_view statement) {
  const Result<Record> record = read_text(statement);
  if (!record || record.value().entries.size() != 1) return "not one entry";
  return entry_json(record.value(), record.value().entries[0]);
}

TEST(Text, EachStatementAndItsJson) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"== USSR AR1", R"({"step":"USSR AR1"})"},
      {"@12 == USSR AR1", R"({"step":"USSR AR1","at":12})"},
      {"US target Iran", R"({"by":"US","key":"target","pick":"Iran"})"},
      {"US card 4 Duck and Cover", R"({"by":"US","key":"card","pick":"4 Duck and Cover"})"},
      {"target Yemen", R"({"key":"target","pick":"Yemen"})"},
      {"US defcon 3", R"({"by":"US","key":"defcon","pick":3})"},
      {R"(US defcon "3")", R"({"by":"US","key":"defcon","pick":"3"})"},
      {R"("the lion" tile ["a", 2])", R"({"by":"the lion","key":"tile","pick":["a",2]})"},
      {"die 5 for Iran", R"({"by":"chance","key":"die","for":"Iran","pick":5})"},
      {"die 5", R"({"by":"chance","key":"die","pick":5})"},
      {"die 2 for South Korea", R"({"by":"chance","key":"die","for":"South Korea","pick":2})"},
      {"draw US 4 Duck and Cover", R"({"by":"chance","key":"draw","for":"US","pick":["4 Duck and Cover"]})"},
      {R"(draw "Five Year Plan" 4 Duck and Cover, "9, or ten")",
       R"({"by":"chance","key":"draw","for":"Five Year Plan","pick":["4 Duck and Cover","9, or ten"]})"},
      {"deal US unseen 8", R"({"by":"chance","key":"deal","for":"US","unseen":8})"},
      {"states influence.US Iran +1 = 2", R"({"changed":{"influence.US":{"Iran":{"by":1,"to":2}}}})"},
      {"states influence.US South Korea -1", R"({"changed":{"influence.US":{"South Korea":{"by":-1}}}})"},
      {"states defcon = 4", R"({"changed":{"defcon":{"to":4}}})"},
      {"states alignment Pakistan = Ally, prestige +1",
       R"({"changed":{"alignment":{"Pakistan":{"to":"Ally"}},"prestige":{"by":1}}})"},
      {"expect defcon 4", R"({"expect":{"defcon":4}})"},
      {R"(expect influence.US South Korea 2, hand.US ["4 Duck and Cover"])",
       R"({"expect":{"influence.US":{"South Korea":2},"hand.US":["4 Duck and Cover"]}})"},
      {"adjust prestige 6", R"({"adjust":{"prestige":6}})"},
      {"undo 2", R"({"undo":2})"},
      {"undo", R"({"undo":1})"},
      {"# Anna: the textbook opening; or not", R"({"comment":"the textbook opening; or not","by":"Anna"})"},
      {"# no author here", R"({"comment":"no author here"})"},
      {"#: note: this", R"({"comment":"note: this"})"},
      {"? raw; text", R"({"unread":"raw; text"})"},
      {R"({"by":"US","key":"k","pick":true,"new":[1]})", R"({"by":"US","key":"k","pick":true,"new":[1]})"},
  };
  for (const auto& [text, json] : cases) EXPECT_EQ(json_of(text), json) << text;
}

TEST(Text, SemicolonsAndLinesSeparate) {
  const Result<Record> record =
      read_text("operation disrupt; target Yemen ;die 4 for Yemen;;\r\n\n  US note \"a;b\"; undo 1\n");
  ASSERT_TRUE(record.ok());
  ASSERT_EQ(record.value().entries.size(), 5U);
  EXPECT_EQ(record.value().entries[3].pick.text, "a;b");
  EXPECT_EQ(record.value().entry_lines, (std::vector<std::uint32_t>{1, 1, 1, 3, 3}));
}

TEST(Text, WhatIsNotUnderstoodIsKept) {
  for (const std::string statement :
       {"US", "hello", "die six for Iran", "draw US", "states", "states influence.US Iran = 1 2", "expect",
        "expect defcon", "undo all", "US Target Iran", "draw US [1", "US card \"unclosed", "{\"by\":", "== \"unclosed",
        "%$&"}) {
    const ReadGame game = only_game("@ arbiter 1\n" + statement + "\nUS target Iran\n");
    ASSERT_EQ(game.record.entries.size(), 2U) << statement;
    EXPECT_EQ(game.record.entries[0].kind, EntryKind::unread) << statement;
    EXPECT_EQ(game.record.entries[0].text, statement);
    ASSERT_FALSE(game.notes.empty()) << statement;
    EXPECT_EQ(game.notes.back().line, 2U);
    EXPECT_EQ(game.record.facts.size(), 0U) << statement;
  }
}

TEST(Text, AHeaderMakesAFullRecord) {
  const ReadGame game = only_game(
      "# a file of mine\n@ game twilight-struggle\n@ ruleset ts-deluxe\n@ sides [{\"side\":\"US\",\"name\":\"Anna\"}]\n"
      "@ setup {\"position\": {\"defcon\": 3}}\n@ mood fair weather\n== Turn 1 USSR AR1\nUSSR card 4 Duck and Cover\n");
  EXPECT_FALSE(game.error);
  EXPECT_EQ(game.format, FormatKind::text);
  EXPECT_EQ(game.record.header.game, "twilight-struggle");
  EXPECT_EQ(game.record.header.sides.at(0).name, "Anna");
  EXPECT_EQ(game.record.header.position.at(0).to.text, "3");
  EXPECT_EQ(game.record.header.extra, "\"mood\":\"fair weather\"");
  ASSERT_EQ(game.record.entries.size(), 3U);
  EXPECT_EQ(game.record.entry_lines.at(2), 8U);
}

TEST(Text, WritesTheShortForm) {
  const Record record = sample_record();
  const std::string text = write_text(record);
  for (const std::string_view line :
       {"@ arbiter 1\n@ game twilight-struggle\n", "@12 == Turn 1 headline\nUS target Iran\ndie 5 for Iran\n",
        "draw US 4 Duck and Cover, 5 Five Year Plan\ndraw USSR unseen 3\n",
        "states influence.US Iran +1 = 2, influence.US South Korea -1, defcon = 4\n",
        "expect defcon 4, influence.US Iran 2, hand.US [\"4 Duck and Cover\"]\n",
        "undo 1\n# Anna: the textbook opening\n@77 ? raw text\n",
        "{\"adjust\":{\"vp\":-6},\"why\":\"a miscount\"}\n"}) {
    EXPECT_NE(text.find(line), std::string::npos) << line << "in\n" << text;
  }
}

TEST(Text, LongLinesOfBracketsTakeNoLongTime) {
  std::string line = "@ arbiter 1\nUS k ";
  for (int i = 0; i < 300'000; ++i) line += "[ \" ";
  EXPECT_EQ(only_game(line).record.entries.size(), 1U);
}

}  // namespace
}  // namespace arbiter::test
