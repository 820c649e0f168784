#include "games/tigris/facts.hpp"

namespace arbiter::te {
namespace {

// . land, ~ river, T start temple with treasure, # the same on a space with a special border.
constexpr std::array<std::string_view, kRows> kStandard = {
    "....~~~~~.T.~...",  //
    ".#..~.......~..#",  //
    "...~~T......~~..",  //
    "~~~~.........~~~",  //
    ".............T~~",  //
    "..............~.",  //
    "~~~~....T...~~~.",  //
    ".#.~~~~.....~...",  //
    "......~~~~~~~.#.",  //
    ".....T..........",  //
    "..........T.....",
};
constexpr std::array<std::string_view, kRows> kAdvanced = {
    "..~~T....T.....~",  //
    "..~~..........T~",  //
    ".#~~...........~",  //
    "..~...T....T~~~~",  //
    "..~.........~...",  //
    "..~T........~..#",  //
    "..~~........~~..",  //
    "#..~~~.T....T~..",  //
    ".....~~~.....~..",  //
    "....#.~~~~~~~~..",  //
    "......~..#....#.",
};

constexpr BoardFacts read(std::string_view name, const std::array<std::string_view, kRows>& rows) {
  BoardFacts b{name, {}, {}, {}};
  for (int cell = 0; cell < kCells; ++cell) {
    const char c = rows[static_cast<std::size_t>(cell / kColumns)][static_cast<std::size_t>(cell % kColumns)];
    if (c == '~') b.river.add(cell);
    if (c == 'T' || c == '#') b.temples.add(cell);
    if (c == '#') b.special_border.add(cell);
  }
  return b;
}

constexpr std::array<BoardFacts, 2> kBoards = {read("standard", kStandard), read("advanced", kAdvanced)};
static_assert(kBoards[0].river.count() == 41 && kBoards[0].temples.count() == 10 &&
              kBoards[0].special_border.count() == 4);
static_assert(kBoards[1].river.count() == 39 && kBoards[1].temples.count() == 14 &&
              kBoards[1].special_border.count() == 6);

}  // namespace

const BoardFacts& board_facts(int side) {
  return kBoards[side == advanced_board ? 1 : 0];
}

int find_cell(std::string_view name) {
  if (name == "off") return kCells;
  if (name.size() < 2 || name.size() > 3) return -1;
  const char letter = name[0] >= 'a' && name[0] <= 'p' ? static_cast<char>(name[0] - 'a' + 'A') : name[0];
  if (letter < 'A' || letter > 'P' || name[1] < '1' || name[1] > '9') return -1;
  int row = name[1] - '0';
  if (name.size() == 3) {
    if (name[2] < '0' || name[2] > '9') return -1;
    row = 10 * row + name[2] - '0';
  }
  return row <= kRows ? (row - 1) * kColumns + letter - 'A' : -1;
}

}  // namespace arbiter::te
