#include "games/tigris/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "arbiter/report.hpp"
#include "games/tigris/rules.hpp"
#include "games/tigris/text.hpp"

namespace arbiter::te {
namespace {

using std::string_view;

constexpr std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}
constexpr bool on_board(int cell) {
  return cell >= 0 && cell < kCells;
}
string_view dynasty_name(int dynasty) {
  return kDynastyNames[at(std::clamp(dynasty, 0, kDynasties - 1))];
}

struct Paint {
  bool on;
  string_view code(string_view c) const { return on ? c : string_view(); }
  string_view bold() const { return code("\x1b[1m"); }
  string_view off() const { return code("\x1b[0m"); }
  // Tiles: white on the colour. Leaders: the colour on cream. Of the 256 colours, as those alike in every terminal.
  string_view tile(int colour) const {
    constexpr std::array<string_view, kColours> codes = {"\x1b[1;38;5;231;48;5;235m", "\x1b[1;38;5;231;48;5;124m",
                                                         "\x1b[1;38;5;231;48;5;25m", "\x1b[1;38;5;231;48;5;22m"};
    return code(codes[at(colour)]);
  }
  string_view leader(int colour) const {
    constexpr std::array<string_view, kColours> codes = {"\x1b[1;38;5;235;48;5;230m", "\x1b[1;38;5;124;48;5;230m",
                                                         "\x1b[1;38;5;25;48;5;230m", "\x1b[1;38;5;22;48;5;230m"};
    return code(codes[at(colour)]);
  }
  string_view river() const { return code("\x1b[36m"); }
  string_view gold() const { return code("\x1b[1;33m"); }
};

// ---- One cell

constexpr string_view kTileLetters = "stfm", kLeaderLetters = "KPFT", kColourLetters = "STFM";
constexpr string_view kDynastyLetters = "ABPL", kBuildingLetters = "PLGH";

// Two characters of a piece, with what lies on it beside them: a mark in front and behind.
struct Glyph {
  char front = ' ';
  char piece[2] = {' ', ' '};
  char behind = ' ';
  string_view paint;
  bool marked = false;  // piece[1] is a mark, not part of the piece
};

Glyph leader_glyph(int dynasty, int colour, const Paint& p) {
  return {' ', {kDynastyLetters[at(dynasty)], kLeaderLetters[at(colour)]}, ' ', p.leader(colour)};
}

// A monument covers four cells: /F and T\ above, /_ and _\ below.
bool monument_glyph(const State& s, int cell, Glyph& g) {
  for (int m = 0; m < kMonuments; ++m) {
    const int corner = s.monument[m];
    if (!on_board(corner)) continue;
    const int right = cell % kColumns - corner % kColumns, below = cell / kColumns - corner / kColumns;
    if (right < 0 || right > 1 || below < 0 || below > 1) continue;
    const Monument& facts = kMonumentFacts[at(m)];
    const char letter = below == 1 ? '_' : kColourLetters[at(right == 0 ? facts.top : facts.base)];
    g.piece[0] = right == 0 ? '/' : letter;
    g.piece[1] = right == 0 ? letter : '\\';
    return true;
  }
  return false;
}

Glyph glyph_of(const State& s, int cell, const Paint& p) {
  const BoardFacts& facts = board_facts(s.board);
  const Tile tile = s.tile[cell];
  Glyph g;
  if (is_face_up(tile)) {
    g.piece[0] = kTileLetters[at(colour_of(tile))];
    g.paint = p.tile(colour_of(tile));
  } else if (is_face_down(tile)) {
    g.piece[0] = g.piece[1] = 'x';
  } else if (tile == Tile::catastrophe) {
    g.piece[0] = g.piece[1] = '#';
    g.paint = p.gold();
  } else if (tile == Tile::wonder) {
    g.piece[0] = 'W';
    g.piece[1] = cell == s.wonder ? 'W' : 'w';
    g.paint = p.bold();
  } else {
    g.piece[0] = facts.river.has(cell) ? '~' : '.';
    if (facts.river.has(cell)) g.paint = p.river();
  }
  if (monument_glyph(s, cell, g)) g.paint = p.bold();
  for (int dynasty = 0; dynasty < kDynasties; ++dynasty)
    for (int colour = 0; colour < kColours; ++colour)
      if (s.leader[dynasty][colour] == cell) g = leader_glyph(dynasty, colour, p);
  // Marks: the treasure beside the piece, the rest outside.
  if (s.treasure[cell] != 0) (g.piece[1] == ' ' ? g.piece[1] : g.behind) = '*';
  if (facts.special_border.has(cell)) {
    g.front = '[';
    if (g.behind == ' ') g.behind = ']';
  }
  if (s.union_tile == cell) g.behind = '!';
  for (int colour = 0; colour < kColours; ++colour)
    if (s.building[colour] == cell) g.behind = kBuildingLetters[at(colour)];
  return g;
}

// In two columns a mark takes the place of the second character; the strongest one is shown.
std::string cell_text(const State& s, int cell, bool wide, const Paint& p) {
  Glyph g = glyph_of(s, cell, p);
  if (!wide && g.piece[1] == ' ' && g.behind != ' ') g.piece[1] = g.behind;
  if (!wide && g.piece[1] == '*' && g.behind != ' ' && g.behind != ']') g.piece[1] = g.behind;
  const string_view piece(g.piece, 2);
  const std::string painted = g.paint.empty() ? std::string(piece) : fmt::format("{}{}{}", g.paint, piece, p.off());
  return wide ? fmt::format("{}{}{}", g.front, painted, g.behind) : painted;
}

std::string board(const State& s, bool wide, const Paint& p) {
  std::string letters = "   ";
  for (char letter = 'A'; letter < 'A' + kColumns; ++letter) {
    letters += wide ? " " : "";
    letters += letter;
    letters += wide ? "  " : " ";
  }
  letters.erase(letters.find_last_not_of(' ') + 1);
  letters += '\n';
  std::string out = letters;
  for (int row = 0; row < kRows; ++row) {
    std::string line = fmt::format("{:>2} ", row + 1);
    for (int column = 0; column < kColumns; ++column) line += cell_text(s, row * kColumns + column, wide, p);
    if (wide) line += " " + std::to_string(row + 1);
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  }
  return out + letters;
}

// ---- In words

void add(std::string& list, string_view item) {
  if (!list.empty()) list += ", ";
  list += item;
}

std::string hand_in_words(const State& s, int dynasty) {
  std::string list;
  for (int colour = 0; colour <= kColours; ++colour)
    if (s.hand[dynasty][colour] > 0)
      add(list, fmt::format("{} {}", s.hand[dynasty][colour], colour < kColours ? kColourNames[at(colour)] : "unseen"));
  return list.empty() ? "nothing" : list;
}

std::string players(const State& s, std::size_t width, const Paint& p) {
  std::string out = fmt::format("  {:<6}{:>6}{:>4}{:>5}{:>6}  treasures\n", "", "black", "red", "blue", "green");
  const int count = std::clamp<int>(s.players, 0, kDynasties);
  for (int i = 0; i < count; ++i) {
    const int dynasty = std::clamp<int>(s.seat[i], 0, kDynasties - 1);
    const bool due = s.active == dynasty && (s.phase == Phase::actions || s.phase == Phase::end_of_turn);
    const auto& vp = s.vp[dynasty];
    out += fmt::format("{} {}{:<6}{}{:>6}{:>4}{:>5}{:>6}  {:>9}\n", due ? '>' : ' ', p.bold(), dynasty_name(dynasty),
                       p.off(), vp[black], vp[red], vp[blue], vp[green], s.treasures[dynasty]);
  }
  for (int i = 0; i < count; ++i) {
    const int dynasty = std::clamp<int>(s.seat[i], 0, kDynasties - 1);
    std::string off;
    for (int colour = 0; colour < kColours; ++colour)
      if (!on_board(s.leader[dynasty][colour])) add(off, kLeaderNames[at(colour)]);
    out += wrapped(fmt::format("{}: hand {}; catastrophes left {}; leaders off the board: {}", dynasty_name(dynasty),
                               hand_in_words(s, dynasty), s.catastrophes[dynasty], off.empty() ? "none" : off),
                   "  ", width);
  }
  return out;
}

std::string supply(const State& s, std::size_t width) {
  std::string left;
  for (int m = 0; m < kMonuments; ++m)
    if (!on_board(s.monument[m]))
      add(left, fmt::format("{}/{}", kColourNames[at(kMonumentFacts[at(m)].top)],
                            kColourNames[at(kMonumentFacts[at(m)].base)]));
  return fmt::format("  bag: {} tile{}\n", s.bag, s.bag == 1 ? "" : "s") +
         wrapped("monuments left: " + (left.empty() ? std::string("none") : left), "  ", width);
}

std::string kingdoms_in_words(const State& s, std::size_t width) {
  const Kingdoms k = kingdoms(look(s));
  std::string out;
  for (int i = 0; i < k.count; ++i) {
    const Cells& area = k.area[at(i)];
    std::string leaders, also;
    for (int colour = 0; colour < kColours; ++colour)
      for (int dynasty = 0; dynasty < kDynasties; ++dynasty)
        if (const int cell = s.leader[dynasty][colour]; on_board(cell) && area.has(cell))
          add(leaders, fmt::format("{} {} {}", dynasty_name(dynasty), kLeaderNames[at(colour)], cell_name(cell)));
    for (int m = 0; m < kMonuments; ++m)
      if (on_board(s.monument[m]) && area.has(s.monument[m]))
        add(also, fmt::format("monument {}/{} {}", kColourNames[at(kMonumentFacts[at(m)].top)],
                              kColourNames[at(kMonumentFacts[at(m)].base)], cell_name(s.monument[m])));
    for (int colour = 0; colour < kColours; ++colour)
      if (on_board(s.building[colour]) && area.has(s.building[colour]))
        add(also, fmt::format("{} {}", kBuildingNames[at(colour)], cell_name(s.building[colour])));
    if (on_board(s.wonder) && area.has(s.wonder)) add(also, fmt::format("wonder {}", cell_name(s.wonder)));
    int treasures = 0;
    for (int cell = area.first(); cell >= 0; cell = area.next(cell)) treasures += s.treasure[cell] != 0 ? 1 : 0;
    if (treasures > 0) add(also, fmt::format("{} treasure{}", treasures, treasures == 1 ? "" : "s"));
    out +=
        wrapped(fmt::format("{} ({} spaces){}{}", leaders, area.count(), also.empty() ? "" : "; ", also), "  ", width);
  }
  return out.empty() ? "  none\n" : out;
}

// What the characters stand for, as far as they can stand on this board.
std::string key(const State& s, std::size_t width, bool wide) {
  std::string out =
      wrapped("Tiles: s settlement (black), t temple (red), f farm (blue), m market (green), ~ river", {}, width) +
      wrapped(
          "Leaders: A archer, B bull, P pot, L lion; then K king (black), P priest (red), F farmer "
          "(blue), T trader (green): BK is the bull's king",
          {}, width);
  std::string marks =
      "Marks: * treasure, ## catastrophe, ! unification tile, xx face down, /FT\\ monument (farm and "
      "temple colours)";
  marks += wide ? ", [ ] special border" : ", ] special border";
  if (s.buildings != 0) marks += "; buildings on a tile: P palace, L library, G granary, H market hall";
  if (s.wonder_variant != 0) marks += "; Ww wonder";
  return out + wrapped(marks, {}, width);
}

}  // namespace

std::string turn_in_words(const State& s) {
  switch (s.phase) {
    case Phase::setup:
      return "Before the deal";
    case Phase::over:
      return fmt::format("Turn {}: the game is over", s.turn);
    case Phase::end_of_turn:
      return fmt::format("Turn {}: {}, end of the turn", s.turn, dynasty_name(s.active));
    case Phase::actions:
      break;
  }
  return fmt::format("Turn {}: {}, action {} of 2", s.turn, dynasty_name(s.active), s.action);
}

std::string describe(const State& s, int columns, bool colour) {
  const auto width = static_cast<std::size_t>(std::clamp(columns, 40, 200));
  const bool wide = width >= 71;
  const Paint p{colour};
  std::string out = fmt::format("{}{}{}\n", p.bold(), turn_in_words(s), p.off());
  if (const std::string end = result(s); !end.empty()) out += wrapped(end, {}, width);
  out += players(s, width, p) + supply(s, width);
  out += fmt::format("\n{}\nKingdoms\n{}\n", board(s, wide, p), kingdoms_in_words(s, width));
  return out + key(s, width, wide);
}

}  // namespace arbiter::te
