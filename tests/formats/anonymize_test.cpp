#include "formats/anonymize.hpp"

#include <gtest/gtest.h>

#include <string>

#include "formats/record_lines.hpp"
#include "formats/tsreplayer.hpp"

namespace arbiter {
namespace {

Record anonymous(const std::string& log, std::string_view file) {
  Result<Record> r = read_tsreplayer(log, file);
  EXPECT_TRUE(r.ok());
  Record record = std::move(r.value());
  anonymize(record);
  return record;
}

TEST(Anonymize, NamesGoEverywhere) {
  const Record r = anonymous(
      "SETUP: : Ann will play as USSR.\r\nAnn Lee will play as USA.\r\nAnn bids 3 Influence for US\r\n\r\n"
      "Turn 1, US AR1: :\r\nAnn Lee resigns, says Ann; Annabel watches",
      "logs/ann-lee_Ann.txt");
  EXPECT_EQ(r.header.sides[0].name, "Player US");
  EXPECT_EQ(r.header.sides[1].name, "Player USSR");
  EXPECT_EQ(r.header.source.file, "logs/Player USSR-lee_Player USSR.txt");
  EXPECT_EQ(r.source_text,
            "SETUP: : Player USSR will play as USSR.\r\nPlayer US will play as USA.\r\n"
            "Player USSR bids 3 Influence for US\r\n\r\nTurn 1, US AR1: :\r\n"
            "Player US resigns, says Player USSR; Annabel watches");
  EXPECT_EQ(r.source_line(5), "Turn 1, US AR1: :");
  EXPECT_EQ(r.source_line(6), "Player US resigns, says Player USSR; Annabel watches");
  EXPECT_EQ(test::lines_of(r),
            (std::vector<std::string>{"== setup @1", "# Player USSR: bids 3 Influence for US @3", "== Turn 1 US AR1 @5",
                                      "US card none @5", "? Player US resigns, says Player USSR; Annabel watches @6"}));
}

TEST(Anonymize, WordsOfTheGameStay) {
  const Record r = anonymous(
      "SETUP: : Iran will play as USSR.\nFidel will play as USA.\nUSSR +1 in Iran [0][1]\n"
      "Turn 1, US AR1: Fidel*: Coup (2 Ops):\nTarget: Iran\n",
      "a.txt");
  EXPECT_EQ(r.source_line(1), "SETUP: : Player USSR will play as USSR.");
  EXPECT_EQ(r.source_line(2), "Player US will play as USA.");
  EXPECT_EQ(r.source_line(3), "USSR +1 in Iran [0][1]");
  EXPECT_EQ(r.source_line(4), "Turn 1, US AR1: Fidel*: Coup (2 Ops):");
  EXPECT_EQ(r.source_line(5), "Target: Iran");
}

TEST(Anonymize, RecordsWithoutASourceOrNames) {
  Record r;
  r.header.sides = {{"US", "Zo\xC3\xAB", "human", {}, "\"club\":\"Zo\xC3\xAB's\""}, {"USSR", {}, "bot", {}, {}}};
  Entry& e = r.add(EntryKind::comment);
  e.by = "Zo\xC3\xAB";
  e.text = "I am Zo\xC3\xAB.";
  anonymize(r);
  EXPECT_EQ(r.header.sides[0].name, "Player US");
  EXPECT_EQ(r.header.sides[0].extra, "\"club\":\"Player US's\"");
  EXPECT_EQ(r.header.sides[1].name, "");
  EXPECT_EQ(r.entries[0].by, "Player US");
  EXPECT_EQ(r.entries[0].text, "I am Player US.");
}

}  // namespace
}  // namespace arbiter
