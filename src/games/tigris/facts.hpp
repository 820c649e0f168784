// The boards and pieces of Tigris & Euphrates as constant data (TE-1).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/tigris/cells.hpp"

namespace arbiter::te {

// The four colours: of tiles (settlement, temple, farm, market), leaders (king, priest, farmer, trader) and points.
enum Colour : std::int8_t { black, red, blue, green };
inline constexpr int kColours = 4;

enum Dynasty : std::int8_t { archer, bull, pot, lion };
inline constexpr int kDynasties = 4;

inline constexpr int kHandSize = 6;                                    // TE-1.6
inline constexpr int kCatastrophesEach = 2;                            // TE-1.5
inline constexpr int kMonuments = 6;                                   // TE-9.1
inline constexpr int kPointsOfAColour = 95;                            // 20 ones and 15 fives
inline constexpr std::array<int, kColours> kTiles = {30, 57, 36, 30};  // by colour
inline constexpr int kAllTiles = 153;

inline constexpr std::array<std::string_view, kColours> kColourNames = {"black", "red", "blue", "green"};
inline constexpr std::array<std::string_view, kColours> kTileNames = {"settlement", "temple", "farm", "market"};
inline constexpr std::array<std::string_view, kColours> kLeaderNames = {"king", "priest", "farmer", "trader"};
inline constexpr std::array<std::string_view, kColours> kBuildingNames = {"palace", "library", "granary",
                                                                          "market hall"};
inline constexpr std::array<std::string_view, kDynasties> kDynastyNames = {"archer", "bull", "pot", "lion"};

struct Monument {
  std::string_view id;
  Colour top, base;
  constexpr bool has(int colour) const { return top == colour || base == colour; }
};
inline constexpr std::array<Monument, kMonuments> kMonumentFacts = {{
    {"M-BLUE-RED", blue, red},
    {"M-GREEN-BLACK", green, black},
    {"M-BLUE-BLACK", blue, black},
    {"M-GREEN-BLUE", green, blue},
    {"M-RED-GREEN", red, green},
    {"M-RED-BLACK", red, black},
}};

enum BoardSide : std::int8_t { standard_board, advanced_board };

// One side of the board.
struct BoardFacts {
  std::string_view name;
  Cells river;
  Cells temples;         // start temples with a treasure each (TE-1.2)
  Cells special_border;  // of these, the framed ones (TE-10.3)
};
const BoardFacts& board_facts(int side);

// "E5"; "off" for kCells.
std::string_view cell_name(int cell);
// The cell of a name in any letter case, kCells for "off"; -1 if there is none.
int find_cell(std::string_view name);

}  // namespace arbiter::te
