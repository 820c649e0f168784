// TE-18: pieces of a recorded position that lie where they can't.
#include <gtest/gtest.h>

#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"

namespace arbiter {
namespace {

// What is told of a position before its first entry.
std::string told_of(const std::string& position) {
  const std::string text =
      "@ game tigris\n@ sides [{\"side\":\"archer\"},{\"side\":\"bull\"}]\n@ setup {\"position\":" + position +
      "}\n== Turn 1 archer action 1\narcher action pass\n";
  const std::vector<ReadGame> games = read_records(text, "game");
  const GameReport report = check(games.front().record, {}).value();
  std::string told;
  for (const Finding& f : report.findings)
    if (f.code == "REC-position") told += f.message + "\n";
  return told;
}

TEST(ImpossiblePositions, AMonumentStandsOnFourFaceDownTiles) {
  EXPECT_NE(told_of(R"({"monument":{"M-BLUE-RED":"C3"}})").find("TE-9.2"), std::string::npos);
  EXPECT_NE(told_of(R"({"monument":{"M-BLUE-RED":"P11"}})").find("TE-9.2"), std::string::npos);
  EXPECT_EQ(told_of(R"({"monument":{"M-BLUE-RED":"C9"},"tile":{"K1":"red","C9":"face-down red","D9":"face-down red",)"
                    R"("C10":"face-down red","D10":"face-down red"},"treasure":{"K1":1},"treasures":{"archer":9}})"),
            "");
}

TEST(ImpossiblePositions, ABuildingStandsOnATile) {
  EXPECT_NE(told_of(R"({"buildings":1,"building":{"black":"A1"}})").find("TE-11.1"), std::string::npos);
}

TEST(ImpossiblePositions, TheWonderLiesWhereItsCentreIs) {
  EXPECT_NE(told_of(R"({"wonder_variant":1,"wonder":"C3"})").find("TE-13.1"), std::string::npos);
}

TEST(ImpossiblePositions, TwoPlayersHaveFourCatastrophes) {
  EXPECT_NE(told_of(R"({"tile":{"K1":"red","A1":"catastrophe","A2":"catastrophe","A3":"catastrophe",)"
                    R"("C6":"catastrophe","D6":"catastrophe"},"treasure":{"K1":1},"treasures":{"archer":9}})")
                .find("5 catastrophes"),
            std::string::npos);
}

}  // namespace
}  // namespace arbiter
