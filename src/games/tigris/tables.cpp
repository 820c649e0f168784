// The names and fields of Tigris & Euphrates as the core sees them.
#include <array>
#include <cstddef>

#include "games/tigris/names.hpp"
#include "games/tigris/rulings.hpp"
#include "games/tigris/state.hpp"

namespace arbiter::te {

namespace {

using std::string_view;

constexpr auto kCellText = [] {  // "A1" to "P11"
  std::array<std::array<char, 3>, kCells> text{};
  for (int cell = 0; cell < kCells; ++cell) {
    const int row = cell / kColumns + 1;
    text[static_cast<std::size_t>(cell)] = {static_cast<char>('A' + cell % kColumns),
                                            static_cast<char>(row < 10 ? '0' + row : '1'),
                                            static_cast<char>('0' + row - 10)};
  }
  return text;
}();

constexpr auto kCellNames = [] {
  std::array<string_view, kCells + 1> names{};
  for (std::size_t cell = 0; cell < kCells; ++cell)
    names[cell] = {kCellText[cell].data(), cell / kColumns < 9 ? std::size_t{2} : std::size_t{3}};
  names[kOff] = "off";
  return names;
}();

constexpr std::array<string_view, 5> kActions = {"leader", "tile", "catastrophe", "swap", "pass"};
constexpr std::array<string_view, kLeaders> kLeaderIds = {
    "archer black", "archer red", "archer blue", "archer green", "bull black", "bull red", "bull blue", "bull green",
    "pot black",    "pot red",    "pot blue",    "pot green",    "lion black", "lion red", "lion blue", "lion green"};
constexpr std::array<string_view, kColours + 1> kTileColours = {"black", "red", "blue", "green", "unseen"};
constexpr std::array<string_view, 11> kTileKinds = {
    "none",           "black",           "red",         "blue",  "green", "face-down black", "face-down red",
    "face-down blue", "face-down green", "catastrophe", "wonder"};
constexpr std::array<string_view, kMonuments + 1> kMonumentIds = {
    "M-BLUE-RED", "M-GREEN-BLACK", "M-BLUE-BLACK", "M-GREEN-BLUE", "M-RED-GREEN", "M-RED-BLACK", "none"};
constexpr std::array<string_view, kMostNumber + 1> kNumbers = {
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"};
constexpr std::array<string_view, 4> kPhases = {"setup", "actions", "end_of_turn", "over"};
constexpr std::array<string_view, 3> kEndings = {"none", "treasures", "bag"};
constexpr std::array<string_view, 2> kBoards = {"standard", "advanced"};
constexpr std::array<string_view, 1> kRulesets = {"tigris"};

constexpr std::array<Domain, static_cast<std::size_t>(DomainId::kCount)> kDomains = {{
    {"cell", kCellNames, kOff, find_cell},
    {"action", kActions, act::pass, find_action},
    {"leader", kLeaderIds, -1, find_leader},
    {"colour", kColourNames, -1, find_colour},
    {"tile", kTileColours, kUnseen, find_tile},
    {"tile", kTileKinds, static_cast<int>(Tile::none), find_tile_kind},
    {"monument", kMonumentIds, kNoMonument, find_monument},
    {"number", kNumbers, -1, nullptr},
    {"dynasty", kDynastyNames, -1, find_dynasty},
    {"phase", kPhases, -1, nullptr},
    {"ending", kEndings, -1, nullptr},
    {"board", kBoards, -1, nullptr},
}};

constexpr KeyInfo key(string_view name, DomainId domain, string_view prompt, Rule rule = "") {
  return {name, static_cast<int>(domain), prompt, rule};
}

constexpr std::array<KeyInfo, static_cast<std::size_t>(Key::kCount)> kKeys = {{
    key("action", DomainId::actions, "an action"),
    key("leader", DomainId::leaders, "the leader to move"),
    key("tile", DomainId::tiles, "the tile to place"),
    key("to", DomainId::cells, "the space"),
    key("swap", DomainId::numbers, "how many tiles to swap"),
    key("discard", DomainId::tiles, "a tile to put out of the game"),
    key("commit", DomainId::numbers, "how many tiles from the hand to add to the conflict"),
    key("support", DomainId::colours, "the colour of the tiles that are added"),
    key("choose_war", DomainId::colours, "the colour of the war that comes next"),
    key("building", DomainId::cells, "the tile that gets the building, if any"),
    key("monument", DomainId::monuments, "the monument to build, if any"),
    key("square", DomainId::cells, "the top left tile of the monument's square"),
    key("wonder", DomainId::cells, "the centre of the wonder, if it is built"),
    key("treasure", DomainId::cells, "the treasure to take"),
    key("wonder_point", DomainId::colours, "the colour of the wonder's point"),
    key("monument_points", DomainId::numbers, "how many points the monuments of a colour give"),
    key("draw", DomainId::tiles, "a tile from the bag", "TE-12.2"),
}};

constexpr int at(std::size_t offset) {
  return static_cast<int>(offset);
}
constexpr int in(DomainId domain) {
  return static_cast<int>(domain);
}
constexpr int kNoDomain = -1;
constexpr std::size_t kHandRow = kColours + 1;
constexpr std::size_t kVpRow = kColours * sizeof(std::int16_t);

// A field that sources state.
constexpr FieldInfo stated(string_view name, int domain, std::size_t offset, int max, int width = 1, int values = -1) {
  return {name, domain, at(offset), width, 0, max, values, false, false, false};
}
// A place on the board: a cell or "off".
constexpr FieldInfo place(string_view name, int domain, std::size_t offset) {
  return stated(name, domain, offset, kOff, 2, in(DomainId::cells));
}
constexpr FieldInfo carried(FieldInfo f) {
  f.carried = true;
  return f;
}
// Bookkeeping that no source states.
constexpr FieldInfo kept(string_view name, int domain, std::size_t offset, int min, int max, int width = 1,
                         int values = -1) {
  return {name, domain, at(offset), width, min, max, values, true, true, false};
}
constexpr FieldInfo told(string_view name, DomainId domain, bool boundary = false) {
  return {name, in(domain), -1, 1, -128, 127, -1, false, false, boundary};
}

constexpr std::array<FieldInfo, static_cast<std::size_t>(Field::kCount)> kFields = {{
    stated("tile", in(DomainId::cells), offsetof(State, tile), 10, 1, in(DomainId::tile_kinds)),
    stated("treasure", in(DomainId::cells), offsetof(State, treasure), 1),
    place("leader", in(DomainId::leaders), offsetof(State, leader)),
    place("monument", in(DomainId::monuments), offsetof(State, monument)),
    place("building", in(DomainId::colours), offsetof(State, building)),
    place("wonder", kNoDomain, offsetof(State, wonder)),
    place("union", kNoDomain, offsetof(State, union_tile)),
    stated("vp.archer", in(DomainId::colours), offsetof(State, vp), 999, 2),
    stated("vp.bull", in(DomainId::colours), offsetof(State, vp) + kVpRow, 999, 2),
    stated("vp.pot", in(DomainId::colours), offsetof(State, vp) + 2 * kVpRow, 999, 2),
    stated("vp.lion", in(DomainId::colours), offsetof(State, vp) + 3 * kVpRow, 999, 2),
    stated("treasures", in(DomainId::dynasties), offsetof(State, treasures), 14),
    carried(stated("catastrophes", in(DomainId::dynasties), offsetof(State, catastrophes), kCatastrophesEach)),
    carried(stated("hand.archer", in(DomainId::tiles), offsetof(State, hand), kHandSize)),
    carried(stated("hand.bull", in(DomainId::tiles), offsetof(State, hand) + kHandRow, kHandSize)),
    carried(stated("hand.pot", in(DomainId::tiles), offsetof(State, hand) + 2 * kHandRow, kHandSize)),
    carried(stated("hand.lion", in(DomainId::tiles), offsetof(State, hand) + 3 * kHandRow, kHandSize)),
    carried(stated("bag", kNoDomain, offsetof(State, bag), kAllTiles, 2)),
    stated("score", in(DomainId::dynasties), offsetof(State, score), 999, 2),
    stated("rank", in(DomainId::dynasties), offsetof(State, rank), kDynasties),
    kept("pool", in(DomainId::colours), offsetof(State, pool), 0, 57),
    kept("discarded", in(DomainId::tiles), offsetof(State, discarded), 0, kAllTiles, 2),
    kept("turn", kNoDomain, offsetof(State, turn), 0, 9999, 2),
    kept("active", kNoDomain, offsetof(State, active), 0, 3, 1, in(DomainId::dynasties)),
    kept("action_number", kNoDomain, offsetof(State, action), 1, 2),
    kept("phase", kNoDomain, offsetof(State, phase), 0, 3, 1, in(DomainId::phases)),
    // How the game ended is for the rules to say: a repaired step doesn't end it.
    {"ending", kNoDomain, at(offsetof(State, ending)), 1, 0, 2, in(DomainId::endings), false, true, false},
    {"winner", kNoDomain, at(offsetof(State, winner)), 1, -1, 3, in(DomainId::dynasties), false, true, false},
    kept("board", kNoDomain, offsetof(State, board), 0, 1, 1, in(DomainId::boards)),
    kept("buildings", kNoDomain, offsetof(State, buildings), 0, 1),
    kept("wonder_variant", kNoDomain, offsetof(State, wonder_variant), 0, 1),
    kept("english", kNoDomain, offsetof(State, english), 0, 1),
    kept("players", kNoDomain, offsetof(State, players), 2, kDynasties),
    kept("seat", in(DomainId::dynasties), offsetof(State, seat), 0, 3, 1, in(DomainId::dynasties)),
    told("chosen_action", DomainId::actions, true),
    told("swapped", DomainId::dynasties),
    told("drawn", DomainId::dynasties),
    told("revolt", DomainId::colours, true),
    told("war", DomainId::colours, true),
    told("committed", DomainId::dynasties),
    told("attack", DomainId::dynasties),
    told("defence", DomainId::dynasties),
    told("won", DomainId::dynasties),
    told("removed", DomainId::colours),
}};

}  // namespace

std::string_view cell_name(int cell) {
  return kCellNames[static_cast<std::size_t>(cell < 0 || cell > kOff ? kOff : cell)];
}

const GameTables& tables() {
  static const GameTables t{"tigris", kDynastyNames, kRulesets, kDomains, kKeys, kFields, rulings(), profiles()};
  return t;
}

}  // namespace arbiter::te
