// Pictures of positions: what is drawn is what the state holds, and can be told apart.
#include "games/tigris/svg.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <map>
#include <pugixml.hpp>
#include <random>
#include <set>
#include <sstream>

#include "games/tigris/picture_positions.hpp"
#include "games/tigris/rules.hpp"
#include "games/tigris/svg_parts.hpp"

namespace arbiter::te::picture_test {
namespace {

pugi::xml_document parsed(const std::string& svg) {
  pugi::xml_document doc;
  const pugi::xml_parse_result result = doc.load_buffer(svg.data(), svg.size(), pugi::parse_full);
  EXPECT_TRUE(result) << result.description() << " at " << result.offset;
  return doc;
}

pugi::xml_node part(const pugi::xml_document& doc, const char* role) {
  return doc.child("svg").find_child_by_attribute("g", "data-role", role);
}

using Pieces = std::map<std::string, int>;  // "tile red E5": how many

Pieces drawn(const pugi::xml_node& group) {
  Pieces pieces;
  for (const pugi::xpath_node& found : group.select_nodes(".//g[@data-piece]")) {
    const pugi::xml_node g = found.node();
    ++pieces[g.attribute("data-piece").as_string() + std::string(" ") + g.attribute("data-cell").as_string()];
    EXPECT_NE(std::string(g.child("title").text().as_string()), "");
  }
  return pieces;
}

std::string name(const auto& names, int i) {
  return std::string(names[static_cast<std::size_t>(i)]);
}

// What lies on the board, by the state's own fields.
Pieces held(const State& s) {
  Pieces pieces;
  const auto add = [&](const std::string& piece, int cell) {
    if (cell != kOff) ++pieces[piece + " " + std::string(cell_name(cell))];
  };
  bool wonder = s.wonder != kOff;
  for (int cell = 0; cell < kCells; ++cell) {
    const Tile tile = s.tile[cell];
    if (is_face_up(tile)) add("tile " + name(kColourNames, colour_of(tile)), cell);
    if (is_face_down(tile)) add("face-down tile " + name(kColourNames, colour_of(tile)), cell);
    if (tile == Tile::catastrophe) add("catastrophe", cell);
    wonder = wonder || tile == Tile::wonder;
    if (s.treasure[cell] != 0) add("treasure", cell);
    if (board_facts(s.board).special_border.has(cell)) add("special border", cell);
  }
  for (int dynasty = 0; dynasty < kDynasties; ++dynasty)
    for (int colour = 0; colour < kColours; ++colour)
      add("leader " + name(kDynastyNames, dynasty) + " " + name(kColourNames, colour), s.leader[dynasty][colour]);
  for (int m = 0; m < kMonuments; ++m)
    add("monument " + std::string(kMonumentFacts[static_cast<std::size_t>(m)].id), s.monument[m]);
  for (int colour = 0; colour < kColours; ++colour) add("building " + name(kColourNames, colour), s.building[colour]);
  add("unification tile", s.union_tile);
  if (wonder) ++pieces["wonder " + (s.wonder == kOff ? "" : std::string(cell_name(s.wonder)))];
  const Kingdoms k = kingdoms(look(s));
  for (int i = 0; i < k.count; ++i) add("kingdom", k.area[static_cast<std::size_t>(i)].first());
  return pieces;
}

TEST(TigrisSvg, DrawsEveryPieceOfThePositionAndNoOther) {
  for (const State& s : all_positions()) EXPECT_EQ(drawn(part(parsed(draw_svg(s)), "board")), held(s));
}

TEST(TigrisSvg, HoldsThePiecesOfAKnownPosition) {
  const pugi::xml_document doc = parsed(draw_svg(everything()));
  const auto count = [board = part(doc, "board")](const std::string& piece) {
    return board.select_nodes((".//g[starts-with(@data-piece,'" + piece + "')]").c_str()).size();
  };
  EXPECT_EQ(count("leader "), 16U);
  EXPECT_EQ(count("monument "), 6U);
  EXPECT_EQ(count("face-down tile "), 24U);
  EXPECT_EQ(count("building "), 4U);
  EXPECT_EQ(count("wonder"), 1U);
  EXPECT_EQ(count("catastrophe"), 8U);
  EXPECT_EQ(count("treasure"), 16U);
  EXPECT_EQ(count("special border"), 6U);
  EXPECT_EQ(count("unification tile"), 1U);
}

// Each piece stands between the letters and numbers of its cell; a monument one half cell to the right and below.
TEST(TigrisSvg, PutsPiecesWhereTheCoordinatesSay) {
  const pugi::xml_document doc = parsed(draw_svg(everything()));
  std::map<std::string, int> x_of, y_of;
  for (const pugi::xml_node& text : doc.child("svg").children("text")) {
    const std::string label = text.text().as_string();
    if (label.size() == 1 && label[0] >= 'A' && label[0] <= 'P') x_of[label] = text.attribute("x").as_int();
    if (label.size() <= 2 && label[0] >= '1' && label[0] <= '9') y_of[label] = text.attribute("y").as_int();
  }
  ASSERT_EQ(x_of.size(), 16U);
  ASSERT_EQ(y_of.size(), 11U);
  int seen = 0;
  for (const pugi::xpath_node& found : part(doc, "board").select_nodes(".//g[@data-cell]")) {
    const pugi::xml_node g = found.node();
    const std::string piece = g.attribute("data-piece").as_string(), cell = g.attribute("data-cell").as_string();
    if (piece == "kingdom" || piece == "wonder") continue;  // drawn from the board's corner
    int x = 0, y = 0;
    ASSERT_EQ(std::sscanf(g.attribute("transform").as_string(), "translate(%d %d)", &x, &y), 2);
    const int shift = piece.starts_with("monument") ? 30 : 0;
    EXPECT_LE(std::abs(x - shift - x_of[cell.substr(0, 1)]), 20) << piece << cell;
    EXPECT_LE(std::abs(y - shift - y_of[cell.substr(1)]), 25) << piece << cell;
    ++seen;
  }
  EXPECT_GT(seen, 80);
}

// ---- Contrast, by the formula of WCAG 2

double luminance(const std::string& colour) {
  EXPECT_TRUE(colour.size() == 7 && colour[0] == '#') << colour;
  double sum = 0;
  const double weights[] = {0.2126, 0.7152, 0.0722};
  for (std::size_t i = 0; i < 3; ++i) {
    const double v = static_cast<double>(std::stoi(colour.substr(1 + 2 * i, 2), nullptr, 16)) / 255.0;
    sum += weights[i] * (v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4));
  }
  return sum;
}

double contrast(const std::string& a, const std::string& b) {
  const double x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

struct Pair {
  std::string paint, ground;
  bool is_ground;
  auto operator<=>(const Pair&) const = default;
};

// Every paint with the ground it lies on: the last ground drawn before it, in its group or the groups around it.
void collect(const pugi::xml_node& group, std::string ground, std::set<Pair>& pairs) {
  for (const pugi::xml_node& node : group.children()) {
    const std::string kind = node.name();
    if (kind == "title") continue;
    if (kind == "g") {
      EXPECT_EQ(std::string(node.attribute("fill").as_string()), "");
      collect(node, ground, pairs);
      continue;
    }
    ASSERT_TRUE(kind == "path" || kind == "circle" || kind == "text") << kind;
    const std::string fill = node.attribute("fill").as_string(), stroke = node.attribute("stroke").as_string();
    const bool is_ground = std::string(node.attribute("data-role").as_string()) == "ground";
    ASSERT_FALSE(fill.empty() || (fill == "none" && stroke.empty()));
    if (!is_ground) {
      ASSERT_NE(ground, "");
      ASSERT_TRUE(fill == "none" || stroke.empty());
      pairs.insert({fill == "none" ? stroke : fill, ground, false});
      continue;
    }
    if (!ground.empty()) {  // what is inside or its edge must be seen
      const bool edge = !stroke.empty() && contrast(stroke, ground) > contrast(fill, ground);
      pairs.insert({edge ? stroke : fill, ground, true});
      if (!stroke.empty()) pairs.insert({stroke, fill, true});
    }
    ground = fill;
  }
}

TEST(TigrisSvg, HasEnoughContrastEverywhere) {
  std::set<Pair> pairs;
  for (const State& s : all_positions()) collect(parsed(draw_svg(s)).child("svg"), "", pairs);
  EXPECT_GT(pairs.size(), 30U);
  for (const Pair& p : pairs)
    EXPECT_GE(contrast(p.paint, p.ground), p.is_ground ? 3.0 : 4.5) << p.paint << " on " << p.ground;
}

// Treasures, buildings, the unification tile and the corners of special borders lie on tiles of any colour.
TEST(TigrisSvg, MarkersStandOutFromEveryTile) {
  std::set<std::string> tiles, markers;
  const pugi::xml_document doc = parsed(draw_svg(everything()));
  for (const pugi::xpath_node& found : doc.select_nodes("//g[@data-role='board']/g")) {
    const pugi::xml_node piece = found.node();
    const std::string kind = piece.attribute("data-piece").as_string();
    const pugi::xml_node ground = piece.find_child_by_attribute("data-role", "ground");
    if (kind.starts_with("tile")) tiles.insert(ground.attribute("fill").as_string());
    if (kind == "treasure" || kind.starts_with("building") || kind == "unification tile")
      markers.insert(ground.attribute("fill").as_string());
    if (kind == "special border") markers.insert(ground.next_sibling().attribute("fill").as_string());
  }
  ASSERT_EQ(tiles.size(), 4U);
  ASSERT_EQ(markers.size(), 3U);
  for (const std::string& marker : markers)
    for (const std::string& tile : tiles) EXPECT_GE(contrast(marker, tile), 3.0) << marker << " on " << tile;
}

TEST(TigrisSvg, ContrastIsTheOneOfTheStandard) {
  EXPECT_NEAR(contrast("#000000", "#FFFFFF"), 21.0, 1e-9);
  EXPECT_NEAR(contrast("#777777", "#FFFFFF"), 4.48, 0.005);
}

// ---- In black and white

// The drawing of a piece without its colours, its name and its place.
std::string shape_of(const pugi::xml_node& piece) {
  pugi::xml_document copy;
  pugi::xml_node root = copy.append_copy(piece);
  root.remove_child("title");
  while (root.first_attribute()) root.remove_attribute(root.first_attribute());
  for (const pugi::xpath_node& found : root.select_nodes(".//*"))
    for (const char* paint : {"fill", "stroke"}) found.node().remove_attribute(paint);
  std::ostringstream out;
  root.print(out);
  return out.str();
}

TEST(TigrisSvg, GivesEachKindAShapeOfItsOwn) {
  const pugi::xml_document doc = parsed(draw_svg(everything()));
  std::map<std::string, std::string> shape, kind;
  for (const pugi::xpath_node& found : part(doc, "board").select_nodes(".//g[@data-piece]")) {
    std::string piece = found.node().attribute("data-piece").as_string();
    if (piece == "kingdom" || piece == "wonder") continue;
    if (piece.starts_with("face-down")) piece = "face-down";  // their backs are alike
    const std::string s = shape_of(found.node());
    EXPECT_EQ(shape.try_emplace(piece, s).first->second, s) << piece;
    EXPECT_EQ(kind.try_emplace(s, piece).first->second, piece);
  }
  EXPECT_EQ(shape.size(), 4U + 1 + 16 + 6 + 4 + 1 + 1 + 1 + 1);
}

TEST(TigrisSvg, NeedsNothingFromOutsideAndCanStandTwiceInAPage) {
  const std::string svg = draw_svg(everything());
  for (const char* part : {" id=", "href", "url(", "<style", "<script", " class=", "<!"})
    EXPECT_EQ(svg.find(part), std::string::npos) << part;
  EXPECT_NE(svg.find(" viewBox=\"0 0 "), std::string::npos);
}

// With each reference replaced by the symbol, a picture that shares its symbols is the one that does not.
TEST(TigrisSvg, SharesSymbolsInAPageOfPictures) {
  std::map<std::string, std::string> symbols;
  const std::string sheet = symbol_sheet();
  parsed(sheet);
  for (std::size_t at = sheet.find("<g id=\""); at != std::string::npos; at = sheet.find("<g id=\"", at + 1)) {
    const std::size_t name = at + 7, body = sheet.find('>', at) + 1;
    symbols[sheet.substr(name, body - 2 - name)] = sheet.substr(body, sheet.find("</g>\n", body) - body);
  }
  EXPECT_EQ(symbols.size(), 4U + 4 + 6 + 16 + 6);
  for (const State& s : all_positions()) {
    std::string svg = draw_svg(s, {.legend = false, .shared_symbols = true});
    parsed(svg);
    EXPECT_LT(svg.size(), draw_svg(s).size() / 2);
    for (std::size_t at = svg.find("<use "); at != std::string::npos; at = svg.find("<use ", at)) {
      const std::size_t name = svg.find('#', at) + 1, end = svg.find('"', name);
      ASSERT_TRUE(symbols.contains(svg.substr(name, end - name))) << svg.substr(name, end - name);
      svg.replace(at, end + 3 - at, symbols[svg.substr(name, end - name)]);
    }
    EXPECT_EQ(svg, draw_svg(s, {.legend = false}));
  }
}

TEST(TigrisSvg, IsTheSameForTheSamePosition) {
  for (const State& s : all_positions()) EXPECT_EQ(draw_svg(s), draw_svg(State(s)));
  EXPECT_NE(draw_svg(start(standard_board, {archer, bull})), draw_svg(start(standard_board, {archer, pot})));
}

// ---- Beside the board

std::string words(const pugi::xml_node& group) {
  std::string all;
  for (const pugi::xpath_node& found : group.select_nodes(".//text"))
    all += "|" + std::string(found.node().text().as_string());
  return all + "|";
}

TEST(TigrisSvg, TellsPointsHandsAndWhatIsLeft) {
  const State s = everything();
  const pugi::xml_document doc = parsed(draw_svg(s));
  const pugi::xml_node panel = part(doc, "panel");
  const std::string text = words(panel);
  EXPECT_NE(text.find("|lion|9|10|11|12|0|2|?|?|?|?|?|?|"), std::string::npos) << text;
  EXPECT_NE(text.find("|pot|6|7|8|9|0|0|"), std::string::npos) << text;
  EXPECT_NE(text.find("|archer|0|1|2|3|3|2|"), std::string::npos) << text;
  EXPECT_NE(text.find("|Bag: 139 tiles|Monuments left:|none|"), std::string::npos) << text;
  EXPECT_EQ(drawn(panel)["hand red "], 3);
  EXPECT_EQ(drawn(panel)["hand unseen "], 6);
  EXPECT_NE(words(doc.child("svg")).find("|Turn 31: bull, action 2 of 2|"), std::string::npos);

  const State first = start(standard_board, {archer, bull});
  Pieces pieces = drawn(part(parsed(draw_svg(first)), "panel"));
  int off = 0, left = 0;
  for (const auto& [piece, count] : pieces) {
    off += piece.starts_with("leader off ") ? count : 0;
    left += piece.starts_with("monument left ") ? count : 0;
  }
  EXPECT_EQ(off, 8);
  EXPECT_EQ(left, 6);
}

TEST(TigrisSvg, NamesPiecesForThoseWhoCantSeeThem) {
  const pugi::xml_document doc = parsed(draw_svg(everything()));
  std::set<std::string> titles;
  for (const pugi::xpath_node& found : part(doc, "board").select_nodes(".//title"))
    titles.insert(found.node().text().as_string());
  for (const char* title :
       {"temple (red) at N10", "face-down settlement (black) at A1", "archer king (black) at A3", "catastrophe at P5",
        "monument blue and red, top left at A1", "library (red building) at A8", "wonder at F9", "treasure at O2",
        "unification tile at I9", "special border at P6", "kingdom of lion king, lion priest, lion farmer: 4 spaces"})
    EXPECT_TRUE(titles.contains(title)) << title;
  EXPECT_EQ(std::string(doc.child("svg").child("title").text().as_string()),
            "Tigris & Euphrates, advanced board. Turn 31: bull, action 2 of 2");
}

TEST(TigrisSvg, ExplainsTheSymbolsUnlessAskedNotTo) {
  const State plain = start(standard_board, {archer, bull});
  const std::string legend = words(part(parsed(draw_svg(plain)), "legend"));
  for (const char* word : {"settlement", "temple", "farm", "market", "king", "priest", "farmer", "trader", "treasure",
                           "special border", "catastrophe", "unification", "monument", "face-down", "kingdom"})
    EXPECT_NE(legend.find(word), std::string::npos) << word;
  EXPECT_EQ(legend.find("granary"), std::string::npos);
  const std::string full = words(part(parsed(draw_svg(everything())), "legend"));
  for (const char* word : {"palace", "library", "granary", "market hall", "wonder"})
    EXPECT_NE(full.find(word), std::string::npos) << word;
  const pugi::xml_document bare = parsed(draw_svg(everything(), {.legend = false}));
  EXPECT_FALSE(part(bare, "legend"));
  EXPECT_EQ(drawn(part(bare, "board")), held(everything()));
}

// ---- Outlines

// Whether the outline, as straight lines, goes round the middle of the cell.
bool goes_round(const std::string& d, int cell) {
  const double px = (cell % kColumns + 0.5) * svg::kCell, py = (cell / kColumns + 0.5) * svg::kCell;
  bool inside = false;
  std::size_t at = 0;
  while (at < d.size()) {
    const std::size_t end = d.find('Z', at);
    std::vector<std::pair<int, int>> corners;
    for (std::size_t q = d.find('Q', at); q < end; q = d.find('Q', q + 1)) {
      int x = 0, y = 0;
      EXPECT_EQ(std::sscanf(d.c_str() + q, "Q%d %d", &x, &y), 2);
      corners.emplace_back(x, y);
    }
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const auto [x1, y1] = corners[i];
      const auto [x2, y2] = corners[(i + 1) % corners.size()];
      EXPECT_TRUE(x1 == x2 || y1 == y2) << d;
      if (x1 == x2 && x1 > px && (y1 > py) != (y2 > py)) inside = !inside;
    }
    at = end + 1;
  }
  return inside;
}

TEST(TigrisSvg, OutlinesGoRoundTheirCellsAndNoOthers) {
  std::mt19937 random(7);
  std::vector<Cells> sets = {
      {}, kWholeBoard, Cells::of(0), Cells::of(kCells - 1), Cells::of(0, 17, 34), kWholeBoard - Cells::of(20, 37, 100)};
  for (unsigned share = 1; share < 40; ++share) {
    Cells cells;
    for (int cell = 0; cell < kCells; ++cell)
      if (random() % 40 < share) cells.add(cell);
    sets.push_back(cells);
  }
  for (const Cells& cells : sets) {
    const std::string d = svg::outline(cells, 0, 0);
    for (int cell = 0; cell < kCells; ++cell) EXPECT_EQ(goes_round(d, cell), cells.has(cell)) << cell << " " << d;
  }
}

// Cells that touch by corners only have outlines of their own.
TEST(TigrisSvg, OutlinesOfDiagonalNeighboursStayApart) {
  const std::string d = svg::outline(Cells::of(0, 17), 5, 0);
  EXPECT_EQ(std::count(d.begin(), d.end(), 'Z'), 2);
  EXPECT_EQ(svg::outline(Cells::of(0), 5, 2), "M53 5Q55 5 55 7L55 53Q55 55 53 55L7 55Q5 55 5 53L5 7Q5 5 7 5Z");
}

}  // namespace
}  // namespace arbiter::te::picture_test
