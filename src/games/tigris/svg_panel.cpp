// What stands around the board in a picture: whose turn it is, the table of players, the supply, the legend.
#include <fmt/format.h>

#include <algorithm>

#include "games/tigris/board.hpp"
#include "games/tigris/svg_parts.hpp"
#include "games/tigris/text.hpp"

namespace arbiter::te::svg {
namespace {

constexpr int kMargin = 30, kRow = 42;
// Columns of the table of players.
constexpr int kNameX = 88, kPointsX = 216, kPointsStep = 58, kTreasuresX = 458, kCatastrophesX = 530, kHandX = 596,
              kLeadersX = 826;

std::string_view dynasty_name(int dynasty) {
  return kDynastyNames[static_cast<std::size_t>(dynasty_in(dynasty))];
}

void symbol_of(Canvas& c, int dynasty, int x, int y) {
  c.open(x, y);
  dynasty_symbol(c, dynasty_in(dynasty), kInk, kPage);
  c.close();
}

void draw_hand(Canvas& c, const State& s, int dynasty, int y) {
  const auto& hand = s.hand[dynasty];
  int drawn = 0, left_out = 0;
  for (int colour = 0; colour <= kColours; ++colour)
    for (int n = 0; n < hand[colour]; ++n) {
      if (drawn == kHandSize) {
        ++left_out;
        continue;
      }
      const bool seen = colour < kColours;
      const std::string_view name = seen ? kColourNames[static_cast<std::size_t>(colour)] : "unseen";
      c.open_piece(fmt::format("hand {}", name), {},
                   fmt::format("{} tile in the hand of {}", name, dynasty_name(dynasty)), kHandX + 32 * drawn++, y, 56);
      if (seen)
        draw_tile(c, colour);
      else
        draw_unseen(c);
      c.close();
    }
  if (left_out > 0) c.text(kHandX + 32 * drawn - 12, y + 5, fmt::format("+{}", left_out), 14);
}

void draw_player(Canvas& c, const State& s, int dynasty, int y) {
  if (s.phase != Phase::over && s.phase != Phase::setup && s.active == dynasty)
    c.shape(fmt::format("M{} {}l12 8l-12 8Z", kMargin, y - 8), kInk);
  symbol_of(c, dynasty, kNameX - 22, y);
  c.text(kNameX, y + 6, dynasty_name(dynasty), 17, kInk, Anchor::start, true);
  for (int colour = 0; colour < kColours; ++colour)
    c.text(kPointsX + kPointsStep * colour, y + 6, std::to_string(s.vp[dynasty][colour]), 18,
           kInkOf[static_cast<std::size_t>(colour)], Anchor::middle, true);
  c.text(kTreasuresX, y + 6, std::to_string(s.treasures[dynasty]), 18, kInk, Anchor::middle, true);
  c.text(kCatastrophesX, y + 6, std::to_string(s.catastrophes[dynasty]), 18, kInk, Anchor::middle, true);
  draw_hand(c, s, dynasty, y);
  for (int colour = 0, x = kLeadersX; colour < kColours; ++colour, x += 44) {
    if (cell_in(s.leader[dynasty][colour]) != kOff) continue;
    const auto i = static_cast<std::size_t>(colour);
    c.open_piece(fmt::format("leader off {} {}", dynasty_name(dynasty), kColourNames[i]), {},
                 fmt::format("{} {} ({}), off the board", dynasty_name(dynasty), kLeaderNames[i], kColourNames[i]), x,
                 y, 68);
    draw_leader(c, dynasty, colour);
    c.close();
  }
}

struct LegendEntry {
  void (*draw)(Canvas&, int);
  int which;
  int percent;
  std::string_view words;
};

}  // namespace

int draw_heading(Canvas& c, const State& s, int y) {
  const std::string end = result(s);
  const bool turn_of_one = s.phase == Phase::actions || s.phase == Phase::end_of_turn;
  if (turn_of_one) symbol_of(c, s.active, kMargin + 20, y + 30);
  c.text(turn_of_one ? kMargin + 44 : kMargin, y + (end.empty() ? 38 : 30), turn_in_words(s), 24, kInk, Anchor::start,
         true);
  if (!end.empty()) c.text(kMargin, y + 54, end, 13);
  c.out += '\n';
  return y + 62;
}

int draw_players(Canvas& c, const State& s, int y) {
  const int head = y + 20;
  for (int colour = 0; colour < kColours; ++colour) {
    const auto i = static_cast<std::size_t>(colour);
    c.open_piece(fmt::format("points {}", kColourNames[i]), {}, fmt::format("{} points", kColourNames[i]),
                 kPointsX + kPointsStep * colour, head, 60);
    draw_tile(c, colour);
    c.close();
  }
  c.text(kNameX, head + 6, "points", 15);
  c.open_piece("treasures", {}, "treasures gained", kTreasuresX, head);
  draw_treasure(c);
  c.close();
  c.open_piece("catastrophes", {}, "catastrophe tiles left", kCatastrophesX, head, 56);
  draw_catastrophe(c);
  c.close();
  c.text(kHandX - 14, head + 6, "hand", 15);
  c.text(kLeadersX - 17, head + 6, "leaders off the board", 15);
  c.lines(fmt::format("M{} {}H{}", kMargin, head + 22, 2 * 36 + kColumns * kCell - kMargin), kInk, "1");
  c.out += '\n';
  int row = head + 22 + kRow / 2 + 4;
  for (int i = 0; i < players_of(s); ++i, row += kRow) draw_player(c, s, dynasty_in(s.seat[i]), row);
  return row - kRow / 2 + 8;
}

int draw_supply(Canvas& c, const State& s, int y) {
  c.lines(fmt::format("M{} {}H{}", kMargin, y, 2 * 36 + kColumns * kCell - kMargin), kInk, "1");
  c.text(kMargin, y + 34, fmt::format("Bag: {} tile{}", s.bag, s.bag == 1 ? "" : "s"), 16);
  c.text(kPointsX, y + 34, "Monuments left:", 16);
  int x = kPointsX + 170;
  for (int m = 0; m < kMonuments; ++m) {
    if (cell_in(s.monument[m]) != kOff) continue;
    const Monument& facts = kMonumentFacts[static_cast<std::size_t>(m)];
    c.open_piece(fmt::format("monument left {}", facts.id), {},
                 fmt::format("monument {} and {}, not built", kColourNames[static_cast<std::size_t>(facts.top)],
                             kColourNames[static_cast<std::size_t>(facts.base)]),
                 x, y + 29, 46);
    draw_monument(c, m);
    c.close();
    x += 52;
  }
  if (x == kPointsX + 170) c.text(x - 20, y + 34, "none", 16);
  return y + 58;
}

int draw_legend(Canvas& c, const State& s, int y) {
  const auto leader = [](Canvas& canvas, int dynasty) { draw_leader(canvas, dynasty, dynasty); };
  const LegendEntry entries[] = {
      {draw_tile, black, 60, "settlement (black)"},
      {draw_tile, red, 60, "temple (red)"},
      {draw_tile, blue, 60, "farm (blue)"},
      {draw_tile, green, 60, "market (green)"},
      {leader, archer, 66, "archer: black, the king"},
      {leader, bull, 66, "bull: red, the priest"},
      {leader, pot, 66, "pot: blue, the farmer"},
      {leader, lion, 66, "lion: green, the trader"},
      {[](Canvas& canvas, int) { draw_treasure(canvas); }, 0, 110, "treasure"},
      {[](Canvas& canvas, int) { draw_special_border(canvas); }, 0, 60, "special border"},
      {[](Canvas& canvas, int) { draw_catastrophe(canvas); }, 0, 60, "catastrophe"},
      {[](Canvas& canvas, int) { draw_union(canvas); }, 0, 62, "unification tile"},
      {draw_monument, 4, 34, "monument: red, green"},
      {[](Canvas& canvas, int) { draw_face_down(canvas); }, 0, 60, "face-down tile"},
      {[](Canvas& canvas, int) { canvas.lines("M-24-10H24V14H-24Z", kOutline, "4.5"); }, 0, 70, "kingdom"},
      {[](Canvas& canvas, int) {
         canvas.ground("M-28-20H28V20H-28Z", kRiver, kWaves, "2");
         canvas.lines("M-20-4q5-5 10 0t10 0t10 0M-10 10q5-5 10 0t10 0", kWaves, "1.5");
       },
       0, 62, "river"},
      {draw_building, black, 90, "palace"},
      {draw_building, red, 90, "library"},
      {draw_building, blue, 90, "granary"},
      {draw_building, green, 90, "market hall"},
      {[](Canvas& canvas, int) {
         canvas.ground("M-10-30H10V-10H30V10H10V30H-10V10H-30V-10H-10Z", kMarble, kMarbleInk, "3");
         canvas.open(0, 0, 50);
         draw_wonder_sign(canvas);
         canvas.out += "</g>";
       },
       0, 58, "wonder"},
  };
  constexpr int kInColumn = 4, kStep = 40, kBuildings = 16, kWonder = 20;
  const bool buildings = s.buildings != 0 || std::any_of(std::begin(s.building), std::end(s.building),
                                                         [](int cell) { return cell_in(cell) != kOff; });
  const bool wonder = s.wonder_variant != 0 || cell_in(s.wonder) != kOff;
  c.lines(fmt::format("M{} {}H{}", kMargin, y, 2 * 36 + kColumns * kCell - kMargin), kInk, "1");
  int row = y;
  for (int i = 0; i < static_cast<int>(std::size(entries)); ++i) {
    if (i == kWonder ? !wonder : i >= kBuildings && !buildings) continue;
    const LegendEntry& entry = entries[i];
    // Columns of four; buildings and the wonder in a row below.
    const int at = i < kBuildings ? i / kInColumn : i - kBuildings;
    const int x = kMargin + 24 + (i < kBuildings ? 248 : 196) * at;
    const int middle = y + 30 + kStep * (i < kBuildings ? i % kInColumn : kInColumn);
    c.open(x, middle, entry.percent);
    entry.draw(c, entry.which);
    c.out += "</g>";
    c.text(x + 28, middle + 5, entry.words, 15);
    c.out += '\n';
    row = std::max(row, middle + kStep / 2);
  }
  return row;
}

}  // namespace arbiter::te::svg
