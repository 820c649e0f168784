#include "games/tigris/svg.hpp"

#include <fmt/format.h>

#include "games/tigris/board.hpp"
#include "games/tigris/rules.hpp"
#include "games/tigris/svg_parts.hpp"
#include "games/tigris/text.hpp"

namespace arbiter::te {
namespace {

using namespace svg;

constexpr int kLeft = 36, kWidth = 2 * kLeft + kColumns * kCell;
constexpr int kHeading = 62, kTop = kHeading + 34, kBottom = kTop + kRows * kCell;

int x_of(int cell) {
  return kLeft + cell % kColumns * kCell + kCell / 2;
}
int y_of(int cell) {
  return kTop + cell / kColumns * kCell + kCell / 2;
}

void draw_coordinates(Canvas& c) {
  for (int column = 0; column < kColumns; ++column) {
    const char letter[] = {static_cast<char>('A' + column), '\0'};
    const int x = kLeft + column * kCell + kCell / 2;
    c.text(x, kTop - 10, letter, 17, kInk, Anchor::middle, true);
    c.text(x, kBottom + 22, letter, 17, kInk, Anchor::middle, true);
  }
  for (int row = 0; row < kRows; ++row) {
    const std::string number = std::to_string(row + 1);
    const int y = kTop + row * kCell + kCell / 2 + 6;
    c.text(kLeft - 8, y, number, 17, kInk, Anchor::end, true);
    c.text(kWidth - kLeft + 8, y, number, 17, kInk, Anchor::start, true);
  }
  c.out += '\n';
}

// Land, the river with its waves, and the lines between the cells.
void draw_ground(Canvas& c, const Cells& river) {
  c.open(kLeft, kTop);
  c.ground(fmt::format("M0 0H{}V{}H0Z", kColumns * kCell, kRows * kCell), kLand, kInk, "2");
  c.out += "<g>";
  c.ground(outline(river, 0, 18), kRiver, kWaves, "2");
  std::string waves;
  for (int cell = river.first(); cell >= 0; cell = river.next(cell)) {
    const int x = cell % kColumns * kCell, y = cell / kColumns * kCell;
    waves += fmt::format("M{} {}q5-5 10 0t10 0t10 0M{} {}q5-5 10 0t10 0", x + 9, y + 25, x + 27, y + 41);
  }
  c.lines(waves, kWaves, "1.5");
  c.out += "</g>";
  std::string grid;
  for (int column = 1; column < kColumns; ++column) grid += fmt::format("M{} 0V{}", column * kCell, kRows * kCell);
  for (int row = 1; row < kRows; ++row) grid += fmt::format("M0 {}H{}", row * kCell, kColumns * kCell);
  c.lines(grid, kGrid, "0.5");
  c.close();
}

void draw_tiles(Canvas& c, const State& s) {
  for (int cell = 0; cell < kCells; ++cell) {
    const Tile tile = s.tile[cell];
    const std::string_view at = cell_name(cell);
    if (tile == Tile::catastrophe) {
      c.open_piece("catastrophe", at, fmt::format("catastrophe at {}", at), x_of(cell), y_of(cell));
      draw_catastrophe(c);
    } else if (is_face_up(tile) || is_face_down(tile)) {
      const auto colour = static_cast<std::size_t>(colour_of(tile));
      const std::string_view side = is_face_up(tile) ? "" : "face-down ";
      c.open_piece(fmt::format("{}tile {}", side, kColourNames[colour]), at,
                   fmt::format("{}{} ({}) at {}", side, kTileNames[colour], kColourNames[colour], at), x_of(cell),
                   y_of(cell));
      if (is_face_up(tile))
        draw_tile(c, static_cast<int>(colour));
      else
        draw_face_down(c);
    } else {
      continue;
    }
    c.close();
  }
}

void draw_wonder(Canvas& c, const State& s, const Cells& tiles) {
  const int centre = cell_in(s.wonder);
  if (tiles.none() && centre == kOff) return;
  const std::string_view at = centre == kOff ? std::string_view() : cell_name(centre);
  c.open_piece("wonder", at, centre == kOff ? std::string("tiles of the wonder") : fmt::format("wonder at {}", at),
               kLeft, kTop);
  if (tiles.any()) c.ground(outline(tiles, 5, 6), kMarble, kMarbleInk, "3");
  if (centre != kOff) {
    c.open(x_of(centre) - kLeft, y_of(centre) - kTop);
    draw_wonder_sign(c);
    c.close();
  }
  c.close();
}

// The cells under a monument; fewer than four where an unsound position has it on the edge.
Cells under_monument(int corner) {
  Cells cells = Cells::of(corner);
  const bool right = corner % kColumns < kColumns - 1, below = corner / kColumns < kRows - 1;
  if (right) cells.add(corner + 1);
  if (below) cells.add(corner + kColumns);
  if (right && below) cells.add(corner + kColumns + 1);
  return cells;
}

void draw_monuments(Canvas& c, const State& s) {
  for (int m = 0; m < kMonuments; ++m) {
    const int corner = cell_in(s.monument[m]);
    if (corner == kOff) continue;
    const Monument& facts = kMonumentFacts[static_cast<std::size_t>(m)];
    const std::string_view at = cell_name(corner);
    c.open_piece(fmt::format("monument {}", facts.id), at,
                 fmt::format("monument {} and {}, top left at {}", kColourNames[static_cast<std::size_t>(facts.top)],
                             kColourNames[static_cast<std::size_t>(facts.base)], at),
                 x_of(corner) + kCell / 2, y_of(corner) + kCell / 2);
    draw_monument(c, m);
    c.close();
  }
}

void draw_leaders(Canvas& c, const State& s) {
  for (std::size_t dynasty = 0; dynasty < kDynasties; ++dynasty)
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      const int cell = cell_in(s.leader[dynasty][colour]);
      if (cell == kOff) continue;
      c.open_piece(fmt::format("leader {} {}", kDynastyNames[dynasty], kColourNames[colour]), cell_name(cell),
                   fmt::format("{} {} ({}) at {}", kDynastyNames[dynasty], kLeaderNames[colour], kColourNames[colour],
                               cell_name(cell)),
                   x_of(cell), y_of(cell));
      draw_leader(c, static_cast<int>(dynasty), static_cast<int>(colour));
      c.close();
    }
}

// What lies on tiles: the unification tile, buildings at the lower left, treasures at the upper right; by a monument
// at its outer corners.
void draw_markers(Canvas& c, const State& s) {
  if (const int cell = cell_in(s.union_tile); cell != kOff) {
    c.open_piece("unification tile", cell_name(cell), fmt::format("unification tile at {}", cell_name(cell)),
                 x_of(cell), y_of(cell));
    draw_union(c);
    c.close();
  }
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const int cell = cell_in(s.building[colour]);
    if (cell == kOff) continue;
    c.open_piece(fmt::format("building {}", kColourNames[colour]), cell_name(cell),
                 fmt::format("{} ({} building) at {}", kBuildingNames[colour], kColourNames[colour], cell_name(cell)),
                 x_of(cell) - 14, y_of(cell) + 14);
    draw_building(c, static_cast<int>(colour));
    c.close();
  }
  for (int cell = 0; cell < kCells; ++cell) {
    if (s.treasure[cell] == 0) continue;
    int dx = 16, dy = -17;
    for (const int monument : s.monument) {
      const int corner = cell_in(monument);
      if (corner == kOff || !under_monument(corner).has(cell)) continue;
      dx = cell % kColumns == corner % kColumns ? -17 : 17;
      dy = cell / kColumns == corner / kColumns ? -17 : 17;
    }
    c.open_piece("treasure", cell_name(cell), fmt::format("treasure at {}", cell_name(cell)), x_of(cell) + dx,
                 y_of(cell) + dy);
    draw_treasure(c);
    c.close();
  }
}

void draw_special_borders(Canvas& c, const Cells& cells) {
  for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
    c.open_piece("special border", cell_name(cell), fmt::format("special border at {}", cell_name(cell)), x_of(cell),
                 y_of(cell));
    draw_special_border(c);
    c.close();
  }
}

std::string leaders_in(const State& s, const Cells& area) {
  std::string leaders;
  for (std::size_t dynasty = 0; dynasty < kDynasties; ++dynasty)
    for (std::size_t colour = 0; colour < kColours; ++colour)
      if (const int cell = cell_in(s.leader[dynasty][colour]); cell != kOff && area.has(cell))
        leaders += fmt::format("{}{} {}", leaders.empty() ? "" : ", ", kDynastyNames[dynasty], kLeaderNames[colour]);
  return leaders;
}

void draw_kingdoms(Canvas& c, const State& s) {
  const Kingdoms k = kingdoms(look(s));
  for (int i = 0; i < k.count; ++i) {
    const Cells& area = k.area[static_cast<std::size_t>(i)];
    c.open_piece("kingdom", cell_name(area.first()),
                 fmt::format("kingdom of {}: {} spaces", leaders_in(s, area), area.count()), kLeft, kTop);
    c.lines(outline(area, 0, 8), kOutline, "4.5");
    c.close();
  }
}

}  // namespace

std::string draw_svg(const State& s, const Drawing& drawing) {
  Canvas body;
  body.shared_symbols = drawing.shared_symbols;
  const BoardFacts& facts = board_facts(s.board);
  Cells wonder;
  for (int cell = 0; cell < kCells; ++cell)
    if (s.tile[cell] == Tile::wonder) wonder.add(cell);
  int bottom = draw_heading(body, s, 0);
  draw_coordinates(body);
  draw_ground(body, facts.river);
  body.out += "<g data-role=\"board\">\n";
  draw_tiles(body, s);
  draw_special_borders(body, facts.special_border);
  draw_wonder(body, s, wonder);
  draw_monuments(body, s);
  draw_leaders(body, s);
  draw_kingdoms(body, s);
  draw_markers(body, s);
  body.close();
  body.out += "<g data-role=\"panel\">\n";
  bottom = draw_players(body, s, kBottom + 40);
  bottom = draw_supply(body, s, bottom);
  body.close();
  if (drawing.legend) {
    body.out += "<g data-role=\"legend\">\n";
    bottom = draw_legend(body, s, bottom);
    body.close();
  }
  const int height = bottom + 12;
  return fmt::format(
             "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" font-family=\"DejaVu Sans, Verdana, "
             "Arial, sans-serif\">\n<title>Tigris &amp; Euphrates, {2} board. {4}</title>\n"
             "<path data-role=\"ground\" fill=\"{3}\" d=\"M0 0H{0}V{1}H0Z\"/>\n",
             kWidth, height, facts.name, kPage, turn_in_words(s)) +
         body.out + "</svg>\n";
}

}  // namespace arbiter::te
