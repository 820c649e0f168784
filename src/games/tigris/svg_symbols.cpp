// The symbols of the picture: one emblem a colour, one animal or thing a dynasty, one shape a kind of piece.
#include <fmt/format.h>

#include "games/tigris/svg.hpp"
#include "games/tigris/svg_parts.hpp"

namespace arbiter::te::svg {

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '"')
      out += "&quot;";
    else
      out += c;
  }
  return out;
}

bool Canvas::refer(std::string_view symbol, int which) {
  if (shared_symbols) out += fmt::format("<use href=\"#te-{}-{}\"/>", symbol, which);
  return shared_symbols;
}

void Canvas::open(int x, int y, int percent) {
  out += fmt::format("<g transform=\"translate({} {})", x, y);
  if (percent != 100) out += fmt::format(" scale({}.{:02})", percent / 100, percent % 100);
  out += "\">";
}

void Canvas::open_piece(std::string_view piece, std::string_view cell, std::string_view title, int x, int y,
                        int percent) {
  open(x, y, percent);
  out.pop_back();
  out += fmt::format(" role=\"img\" data-piece=\"{}\"", escaped(piece));
  if (!cell.empty()) out += fmt::format(" data-cell=\"{}\"", cell);
  out += fmt::format("><title>{}</title>", escaped(title));
}

namespace {

std::string paint(std::string_view fill, std::string_view stroke, std::string_view width) {
  std::string s = fmt::format(" fill=\"{}\"", fill);
  if (!stroke.empty()) s += fmt::format(" stroke=\"{}\" stroke-width=\"{}\"", stroke, width);
  return s;
}

constexpr std::string_view kTileShape = "M-20-25H20Q25-25 25-20V20Q25 25 20 25H-20Q-25 25-25 20V-20Q-25-25-20-25Z";

}  // namespace

void Canvas::shape(std::string_view d, std::string_view fill, std::string_view stroke, std::string_view width) {
  out += fmt::format("<path{} fill-rule=\"evenodd\" d=\"{}\"/>", paint(fill, stroke, width), d);
}

void Canvas::ground(std::string_view d, std::string_view fill, std::string_view stroke, std::string_view width) {
  out += fmt::format("<path data-role=\"ground\"{} d=\"{}\"/>", paint(fill, stroke, width), d);
}

void Canvas::lines(std::string_view d, std::string_view stroke, std::string_view width) {
  out += fmt::format("<path{} stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"{}\"/>",
                     paint("none", stroke, width), d);
}

void Canvas::circle(std::string_view r, std::string_view fill, std::string_view stroke, std::string_view width) {
  out += fmt::format("<circle data-role=\"ground\" r=\"{}\"{}/>", r, paint(fill, stroke, width));
}

void Canvas::text(int x, int y, std::string_view words, int size, std::string_view fill, Anchor anchor, bool bold) {
  out += fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\"", x, y, size, fill);
  if (anchor != Anchor::start) out += fmt::format(" text-anchor=\"{}\"", anchor == Anchor::middle ? "middle" : "end");
  if (bold) out += " font-weight=\"bold\"";
  out += fmt::format(">{}</text>", escaped(words));
}

// ---- Symbols

void emblem(Canvas& c, int colour, std::string_view ink, std::string_view) {
  switch (colour) {
    case black:  // houses with flat roofs
      return c.shape("M-12 11V-2H-6V-11H5V-5H12V11H3V4H-2V11ZM-3-7V-3H1V-7ZM6-1V3H10V-1ZM-9 2V6H-5V2Z", ink);
    case red:  // a temple: gable, columns, steps
      return c.shape("M-12-5L0-12L12-5V-3H-12ZM-10-1.5H-6V6H-10ZM-2-1.5H2V6H-2ZM6-1.5H10V6H6ZM-12 7.5H12V11H-12Z", ink);
    case blue:  // an ear of corn
      return c.shape(
          "M-1.2-4H1.2V12H-1.2ZM0-12.5Q4-8.5 0-4.5Q-4-8.5 0-12.5ZM2-2Q2.5-7.5 9-8.5Q9-2.5 2-2ZM-2-2Q-2.5-7.5-9-8.5"
          "Q-9-2.5-2-2ZM2 3.5Q2.5-2 9-3Q9 3 2 3.5ZM-2 3.5Q-2.5-2-9-3Q-9 3-2 3.5ZM2 9Q2.5 3.5 9 2.5Q9 8.5 2 9Z"
          "M-2 9Q-2.5 3.5-9 2.5Q-9 8.5-2 9Z",
          ink);
    default:  // a pair of scales
      return c.shape(
          "M-1.3-12H1.3V8.5H6.5V11.5H-6.5V8.5H-1.3ZM-10-9.5H-1.3V-7H-10ZM1.3-9.5H10V-7H1.3ZM-8-7.5L-3.6 2H-12.4Z"
          "M-8-3.5L-9.8 0.5H-6.2ZM8-7.5L12.4 2H3.6ZM8-3.5L6.2 0.5H9.8ZM-13 2H-3A5 5 0 0 1-13 2ZM3 2H13A5 5 0 0 1 3 2Z",
          ink);
  }
}

void dynasty_symbol(Canvas& c, int dynasty, std::string_view ink, std::string_view ground) {
  switch (dynasty) {
    case archer:  // a bow drawn, with its arrow
      c.lines("M-3-12C9-8 9 8-3 12", ink, "3");
      c.lines("M-3-12L-8 0L-3 12", ink, "1.5");
      c.lines("M-8 0H9", ink, "2.4");
      return c.shape("M13.5 0L7-4V4Z", ink);
    case bull:  // a bull's head from the front
      return c.shape(
          "M-5.5-3C-10-3-13-6-12.5-12C-10.5-8.5-8-7-4-6.8Q0-7.6 4-6.8C8-7 10.5-8.5 12.5-12C13-6 10-3 5.5-3L10-1.5"
          "L5.2 1.5L4 7Q3.2 12 0 12Q-3.2 12-4 7L-5.2 1.5L-10-1.5ZM-3.4-1.6L-3 1L-1-0.2ZM3.4-1.6L3 1L1-0.2Z"
          "M-2 8.5L-1.6 10H-0.6V8.5ZM2 8.5L1.6 10H0.6V8.5Z",
          ink);
    case pot:  // a jar with two handles
      c.lines("M-3.6-8.5C-10-9-11.5-4-8.3-1", ink, "2");
      c.lines("M3.6-8.5C10-9 11.5-4 8.3-1", ink, "2");
      return c.shape(
          "M-4.8-12H4.8V-9.5H3.6C3.6-6 9.6-4 9.6 1.6C9.6 6.5 5.4 8.6 4.2 10H5V12H-5V10H-4.2C-5.4 8.6-9.6 6.5-9.6 1.6"
          "C-9.6-4-3.6-6-3.6-9.5H-4.8ZM-7.6 1L-5.2-1.6L-2.6 1L0-1.6L2.6 1L5.2-1.6L7.6 1V3L5.2 0.6L2.6 3L0 0.6L-2.6 3"
          "L-5.2 0.6L-7.6 3Z",
          ink);
    default:  // a lion's head in its mane
      c.ground(
          "M0-12.8L3.4-10L7.6-10.6L8.7-6.6L12.4-4.6L11-0.6L12.6 3.2L9.4 5.8L8.8 9.9L4.7 10L1.9 13L0 12.6L-1.9 13"
          "L-4.7 10L-8.8 9.9L-9.4 5.8L-12.6 3.2L-11-0.6L-12.4-4.6L-8.7-6.6L-7.6-10.6L-3.4-10Z",
          ink);
      return c.shape(
          "M-5.8-5.5Q0-8.6 5.8-5.5Q7.4 0 5 3.6Q4.4 8.6 0 9Q-4.4 8.6-5-3.6Q-7.4 0-5.8-5.5Z"
          "M-3.9-2.6H-1.6V0H-3.9ZM1.6-2.6H3.9V0H1.6ZM-2.2 2.6H2.2L0.7 4.6V6.6H-0.7V4.6Z",
          ground);
  }
}

// ---- Pieces

void draw_tile(Canvas& c, int colour) {
  if (c.refer("tile", colour)) return;
  const std::string_view fill = kInkOf[static_cast<std::size_t>(colour)];
  c.ground(kTileShape, fill);
  c.open(0, 0, 150);
  emblem(c, colour, kWhite, fill);
  c.out += "</g>";
}

void draw_face_down(Canvas& c) {
  if (c.refer("face-down")) return;
  c.ground(kTileShape, kClay, kClayInk, "1.5");
  c.lines("M-19-9L-9-19M-19 1L1-19M-19 11L11-19M-17 19L19-17M-7 19L19-7M3 19L19 3M13 19L19 13", kClayInk, "1.2");
}

void draw_leader(Canvas& c, int dynasty, int colour) {
  if (c.refer("leader", leader_id(dynasty, colour))) return;
  const std::string_view ink = kInkOf[static_cast<std::size_t>(colour)];
  c.circle("25", kDisc, ink, "5");
  c.open(0, -6, 112);
  dynasty_symbol(c, dynasty, ink, kDisc);
  c.out += "</g>";
  c.open(0, 17);
  c.circle("11", ink, kDisc, "1.5");
  c.open(0, 0, 66);
  emblem(c, colour, kWhite, ink);
  c.out += "</g></g>";
}

void draw_monument(Canvas& c, int monument) {
  if (c.refer("monument", monument)) return;
  const Monument& m = kMonumentFacts[static_cast<std::size_t>(monument)];
  const auto tier = [&c](int colour, std::string_view d, std::string_view niches, int y, int percent) {
    const std::string_view fill = kInkOf[static_cast<std::size_t>(colour)];
    c.out += "<g>";
    c.ground(d, fill, kWhite, "2.5");
    c.lines(niches, kWhite, "1.4");
    c.open(0, y, percent);
    emblem(c, colour, kWhite, fill);
    c.out += "</g></g>";
  };
  tier(m.base, "M-44 46L-41 10H-32L-30-12H30L32 10H41L44 46Z",
       "M-36 18L-37 40M-29 18L-30 40M-22 18V40M36 18L37 40M29 18L30 40M22 18V40", 17, 150);
  tier(m.top, "M-26-12L-24-30H-17L-15-48H15L17-30H24L26-12Z", "M-19-26L-20-17M19-26L20-17", -29, 110);
}

void draw_building(Canvas& c, int colour) {
  if (c.refer("building", colour)) return;
  const std::string_view ink = kInkOf[static_cast<std::size_t>(colour)];
  c.ground("M0-14L13-4V12H-13V-4Z", kDisc, ink, "2.5");
  c.text(0, 9, colour == black ? "P" : colour == red ? "L" : colour == blue ? "G" : "H", 16, ink, Anchor::middle, true);
}

void draw_wonder_sign(Canvas& c) {
  c.shape(
      "M0-27L6-14L19-19L14-6L27 0L14 6L19 19L6 14L0 27L-6 14L-19 19L-14 6L-27 0L-14-6L-19-19L-6-14Z"
      "M0-9A9 9 0 0 0 0 9A9 9 0 0 0 0-9Z",
      kMarbleInk);
}

void draw_catastrophe(Canvas& c) {
  if (c.refer("catastrophe")) return;
  c.ground("M-11-25H11L25-11V11L11 25H-11L-25 11V-11Z", kGold, kGoldInk, "3");
  c.shape("M4-21L-12 3H-2L-6 21L12-5H2L9-21Z", kGoldInk);
}

void draw_treasure(Canvas& c) {
  if (c.refer("treasure")) return;
  c.ground("M-7-9H7L12-3L0 11L-12-3Z", kGold, kGoldInk, "2");
  c.lines("M-12-3H12M-5-3L0 11L5-3L0-9Z", kGoldInk, "1.2");
}

void draw_union(Canvas& c) {
  if (c.refer("union")) return;
  c.ground("M0-24L24 0L0 24L-24 0Z", kWhite, kInk, "3");
  c.lines("M-9-9L9 9M9-9L-9 9", kInk, "3.5");
  c.lines("M-11 3L-3 11M11 3L3 11", kInk, "2.5");
}

void draw_special_border(Canvas& c) {
  if (c.refer("special-border")) return;
  c.ground("M-29-29H29V29H-29ZM-26-26V26H26V-26ZM-29-29H-10L-29-10ZM29-29V-10L10-29ZM29 29H10L29 10ZM-29 29V10L-10 29Z",
           kGoldInk);
  c.shape("M-27-27H-14L-27-14ZM27-27V-14L14-27ZM27 27H14L27 14ZM-27 27V14L-14 27Z", kGold);
}

void draw_unseen(Canvas& c) {
  if (c.refer("unseen")) return;
  c.ground(kTileShape, kClay, kClayInk, "1.5");
  c.text(0, 13, "?", 36, kClayInk, Anchor::middle, true);
}

}  // namespace arbiter::te::svg

namespace arbiter::te {

std::string symbol_sheet() {
  svg::Canvas c;
  const auto symbol = [&c](std::string_view name, int which, const auto& draw) {
    c.out += fmt::format("<g id=\"te-{}-{}\">", name, which);
    draw();
    c.close();
  };
  c.out += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n";
  for (int i = 0; i < kColours; ++i) symbol("tile", i, [&] { svg::draw_tile(c, i); });
  for (int i = 0; i < kColours; ++i) symbol("building", i, [&] { svg::draw_building(c, i); });
  for (int i = 0; i < kMonuments; ++i) symbol("monument", i, [&] { svg::draw_monument(c, i); });
  for (int i = 0; i < kLeaders; ++i) symbol("leader", i, [&] { svg::draw_leader(c, i / kColours, i % kColours); });
  symbol("face-down", 0, [&] { svg::draw_face_down(c); });
  symbol("catastrophe", 0, [&] { svg::draw_catastrophe(c); });
  symbol("treasure", 0, [&] { svg::draw_treasure(c); });
  symbol("union", 0, [&] { svg::draw_union(c); });
  symbol("special-border", 0, [&] { svg::draw_special_border(c); });
  symbol("unseen", 0, [&] { svg::draw_unseen(c); });
  return c.out + "</defs></svg>\n";
}

}  // namespace arbiter::te
