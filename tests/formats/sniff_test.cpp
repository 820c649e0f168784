#include <gtest/gtest.h>

#include <set>

#include "support/records.hpp"

namespace arbiter::test {
namespace {

TEST(Sniff, TellsByContentAlone) {
  const std::vector<std::pair<std::string, FormatKind>> cases = {
      {"", FormatKind::empty},
      {" \r\n\t\n", FormatKind::empty},
      {"\xEF\xBB\xBF", FormatKind::empty},
      {"{\"arbiter\":1}", FormatKind::json},
      {"\xEF\xBB\xBF{\n \"arbiter\": 1}", FormatKind::json},
      {"[ {\"arbiter\":1} ]", FormatKind::json},
      {"{\"arbiter\":1}\n{\"step\":\"a\"}\n", FormatKind::ndjson},
      {"{\"arbiter\":1}\r\n\r\n{\"step\":\"a\"}\r\n", FormatKind::ndjson},
      {"<?xml version=\"1.0\"?><record/>", FormatKind::xml},
      {"\n <record/>", FormatKind::xml},
      {"PK\x03\x04rest", FormatKind::zip},
      {"@ game twilight-struggle\n", FormatKind::text},
      {"# a comment first\n\n== Turn 1\n", FormatKind::text},
      {"SETUP: : Handicap influence: US +2\n", FormatKind::tsreplayer},
      {std::string("\x7f"
                   "ELF\0\0\0\0",
                   8),
       FormatKind::binary},
      {std::string("{\0", 2), FormatKind::binary},
      {"[.ShellClassInfo]\r\nIconIndex=0\r\n", FormatKind::unknown},
      {"Dear Anna,\nhere is the game.\n", FormatKind::unknown},
      {"# Heading\n\nSome prose.\n", FormatKind::unknown},
      {"< 5", FormatKind::unknown},
  };
  for (const auto& [bytes, kind] : cases) EXPECT_EQ(format_name(sniff(bytes)), format_name(kind)) << bytes;
}

TEST(Sniff, WhatIsNoRecordGivesOneGameWithAnError) {
  for (const auto& [bytes, code] :
       std::vector<std::pair<std::string, std::string>>{{"", "REC-empty"},
                                                        {"  \n", "REC-empty"},
                                                        {std::string("\0\1\2", 3), "REC-binary"},
                                                        {"Dear Anna,\n", "REC-unknown-format"}}) {
    const ReadGame game = only_game(bytes);
    ASSERT_TRUE(game.error);
    EXPECT_EQ(game.error->code, code);
    EXPECT_EQ(game.error->file, "game.dat");
    EXPECT_FALSE(game.readable);
    EXPECT_EQ(game.id, "game.dat");
  }
}

TEST(Sniff, TextInUtf16IsToldAsSuch) {
  const auto two_bytes = [](std::string_view text, bool high_first) {
    std::string s;
    for (const char c : text) (s += high_first ? '\0' : c) += high_first ? c : '\0';
    return s;
  };
  for (const std::string_view text : {"SETUP: : Player S will play as USSR.\n", "{\"arbiter\":1}", "<record/>"})
    for (const bool high_first : {false, true})
      for (const std::string_view mark :
           {std::string_view(), high_first ? std::string_view("\xfe\xff") : std::string_view("\xff\xfe")}) {
        const ReadGame game = only_game(std::string(mark) + two_bytes(text, high_first));
        ASSERT_TRUE(game.error) << text;
        EXPECT_EQ(game.error->code, "REC-binary") << text;
        EXPECT_NE(game.error->message.find("UTF-16"), std::string::npos) << text;
      }
  EXPECT_EQ(only_game(std::string("\x7f"
                                  "ELF\0\0\0\0",
                                  8))
                .error->message.find("UTF-16"),
            std::string::npos);
}

TEST(Sniff, BlankBytesInAGivenFormatAreAnErrorOrAnEmptyText) {
  for (const FormatKind format : {FormatKind::json, FormatKind::ndjson, FormatKind::xml, FormatKind::zip}) {
    for (const std::string_view bytes : {"", " ", "\n\n", " \r\n \n"}) {
      const std::vector<ReadGame> games = read_records_as(format, bytes, "x");
      ASSERT_EQ(games.size(), 1U) << format_name(format);
      EXPECT_TRUE(games[0].error) << format_name(format);
      EXPECT_FALSE(games[0].readable);
    }
  }
}

TEST(Sniff, FormatNamesAndBack) {
  for (const std::string_view name : {"json", "ndjson", "xml", "zip", "text", "tsreplayer"}) {
    ASSERT_TRUE(format_by_name(name));
    EXPECT_EQ(format_name(*format_by_name(name)), name);
  }
  EXPECT_FALSE(format_by_name("binary"));
  EXPECT_FALSE(format_by_name("JSON"));
  EXPECT_FALSE(write_records(FormatKind::tsreplayer, {}).ok());
}

TEST(FormatCodes, SortedCompleteAndExplained) {
  std::set<std::string> known;
  std::string last;
  for (const FormatCode& c : format_codes()) {
    EXPECT_LT(last, c.code);
    last = c.code;
    known.insert(last);
    EXPECT_GT(c.meaning.size(), 10U) << c.code;
    EXPECT_FALSE(c.way_out.empty()) << c.code;
  }
  for (const LimitOption& option : limit_options()) {
    if (option.name == "max-notes") continue;  // leaving notes out is no error
    EXPECT_TRUE(known.contains("REC-limit-" + std::string(option.name.substr(4)))) << option.name;
  }
}

}  // namespace
}  // namespace arbiter::test
