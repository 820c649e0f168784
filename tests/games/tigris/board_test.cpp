// The board in a terminal: every character against the state.
#include "games/tigris/board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "games/tigris/picture_positions.hpp"

namespace arbiter::te::picture_test {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The eleven rows of the board.
std::vector<std::string> rows_of(const std::string& text) {
  const std::vector<std::string> lines = lines_of(text);
  for (std::size_t i = 0; i + kRows < lines.size(); ++i)
    if (lines[i].find("A ") < 5 && lines[i].ends_with("P"))
      return {lines.begin() + static_cast<std::ptrdiff_t>(i) + 1,
              lines.begin() + static_cast<std::ptrdiff_t>(i) + 1 + kRows};
  ADD_FAILURE() << "no board in\n" << text;
  return std::vector<std::string>(kRows);
}

std::string cell_of(const std::vector<std::string>& rows, std::string_view cell, std::size_t width) {
  const auto at = static_cast<std::size_t>(find_cell(cell));
  std::string row = rows[at / kColumns];
  row.resize(100, ' ');
  return row.substr(3 + width * (at % kColumns), width);
}

std::string without_colour(std::string text) {
  for (std::size_t at = text.find('\x1b'); at != std::string::npos; at = text.find('\x1b', at))
    text.erase(at, text.find('m', at) - at + 1);
  return text;
}

TEST(TigrisBoard, KeepsToTheWidth) {
  for (const State& s : all_positions())
    for (const int width : {1, 40, 70, 71, 80, 200, 1000})
      for (const std::string& line : lines_of(describe(s, width, false))) {
        EXPECT_LE(line.size(), static_cast<std::size_t>(std::clamp(width, 40, 200))) << line;
        EXPECT_TRUE(std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; })) << line;
      }
}

TEST(TigrisBoard, IsTheSameWithoutItsColours) {
  for (const State& s : all_positions()) {
    const std::string colourful = describe(s, 80, true);
    EXPECT_NE(colourful.find('\x1b'), std::string::npos);
    EXPECT_EQ(without_colour(colourful), describe(s, 80, false));
  }
}

TEST(TigrisBoard, ColoursTilesAndLeaders) {
  const std::string text = describe(everything(), 80, true);
  for (const char* part : {"\x1b[1;38;5;231;48;5;235ms ", "\x1b[1;38;5;231;48;5;124mt*", "\x1b[1;38;5;231;48;5;25mf ",
                           "\x1b[1;38;5;231;48;5;22mm ", "\x1b[1;38;5;235;48;5;230mAK", "\x1b[1;38;5;22;48;5;230mPT"})
    EXPECT_NE(text.find(part), std::string::npos) << part + 1;
}

TEST(TigrisBoard, ShowsEachKindOfPiece) {
  const std::vector<std::string> rows = rows_of(describe(everything(), 80, false));
  const std::pair<std::string_view, std::string_view> expected[] = {
      {"A4", " s P"},                                   // a palace
      {"A8", "[t*L"},                                   // a library and a treasure, special border
      {"C5", " f G"}, {"G4", " m*H"},  {"H9", " m  "},  // granary; market hall with a treasure
      {"P5", " ## "}, {"I9", " t !"},  {"F9", " WW "}, {"E9", " Ww "}, {"A1", " /F*"}, {"B1", " T\\ "},
      {"A2", " /_ "}, {"B2", " _\\ "},  // blue and red
      {"A3", " AK "}, {"B3", "[AP*"},  {"G7", " BF "}, {"L7", " PT "}, {"O9", " LP "}, {"B11", " ## "},
      {"D9", " .  "}, {"P2", " ~  "},  {"F3", " .  "}, {"P6", "[t*]"}, {"N2", " .  "}, {"O2", " t* "},
  };
  for (const auto& [cell, text] : expected) EXPECT_EQ(cell_of(rows, cell, 4), text) << cell;
}

TEST(TigrisBoard, ShowsTheMarkThatMattersWhereThereIsRoomForOne) {
  const std::vector<std::string> rows = rows_of(describe(everything(), 40, false));
  const std::pair<std::string_view, std::string_view> expected[] = {
      {"A4", "sP"}, {"A8", "tL"},  {"I9", "t!"}, {"P6", "t*"}, {"A3", "AK"}, {"P5", "##"},
      {"A1", "/F"}, {"B1", "T\\"}, {"D9", ". "}, {"P2", "~ "}, {"O2", "t*"}};
  for (const auto& [cell, text] : expected) EXPECT_EQ(cell_of(rows, cell, 2), text) << cell;
}

// Every cell's letters, counted against the state.
TEST(TigrisBoard, CountsAsTheStateDoes) {
  for (const State& s : all_positions()) {
    const std::vector<std::string> rows = rows_of(describe(s, 80, false));
    Cells covered;  // by leaders and monuments
    for (const auto& leaders : s.leader)
      for (const int cell : leaders)
        if (cell != kOff) covered.add(cell);
    for (const int corner : s.monument)
      for (const int step : {0, 1, kColumns, kColumns + 1})
        if (corner != kOff && corner + step < kCells) covered.add(corner + step);
    for (int cell = 0; cell < kCells; ++cell) {
      if (covered.has(cell)) continue;
      const std::string text = cell_of(rows, cell_name(cell), 4);
      const Tile tile = s.tile[cell];
      const bool river = board_facts(s.board).river.has(cell);
      const char expected = tile == Tile::none          ? (river ? '~' : '.')
                            : is_face_up(tile)          ? "stfm"[colour_of(tile)]
                            : is_face_down(tile)        ? 'x'
                            : tile == Tile::catastrophe ? '#'
                                                        : 'W';
      EXPECT_EQ(text[1], expected) << cell_name(cell) << text;
    }
    const std::string board = [&rows] {
      std::string all;
      for (const std::string& row : rows) all += row;
      return all;
    }();
    for (int cell = 0; cell < kCells; ++cell) {
      bool building = cell == s.union_tile;
      for (const int at : s.building) building = building || at == cell;
      if (building) continue;  // stands where the star would
      EXPECT_EQ(cell_of(rows, cell_name(cell), 4).find('*') != std::string::npos, s.treasure[cell] != 0)
          << cell_name(cell);
    }
  }
}

TEST(TigrisBoard, TellsThePositionInWords) {
  State s = everything();
  const std::string text = describe(s, 200, false);
  for (const char* part :
       {"Turn 31: bull, action 2 of 2", "> bull", "  lion       9  10   11    12          0",
        "lion: hand 6 unseen; catastrophes left 2; leaders off the board: none",
        "archer: hand 1 black, 1 red, 1 blue, 1 green; catastrophes left 2", "bag: 139 tiles", "monuments left: none",
        "archer king A3, archer priest B3", "palace A4", "monument blue/red A1", "wonder F9", "G granary", "; Ww"})
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;

  s = start(standard_board, {archer, bull});
  const std::string first = describe(s, 100, false);
  for (const char* part :
       {"Turn 1: archer, action 1 of 2", "leaders off the board: king, priest, farmer, trader", "Kingdoms\n  none",
        "monuments left: blue/red, green/black, blue/black, green/blue, red/green, red/black"})
    EXPECT_NE(first.find(part), std::string::npos) << part << "\n" << first;
  EXPECT_EQ(first.find("granary"), std::string::npos);

  s.phase = Phase::over;
  s.ending = Ending::bag;
  s.rank[archer] = s.rank[bull] = 1;
  const std::string over = describe(s, 100, false);
  EXPECT_NE(over.find("the game is over\narcher and bull share the win with 0, 0, 0, 0; the bag is empty"),
            std::string::npos)
      << over;
}

}  // namespace
}  // namespace arbiter::te::picture_test
