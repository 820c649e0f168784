// TE-9 monuments, and TE-12.1 the points they give at the end of a turn.
#include "games/tigris/rules.hpp"

namespace arbiter::te {

namespace {

// The four cells of the square whose top left cell is `corner`; empty where it doesn't fit on the board.
Cells square_at(int corner) {
  if (corner % kColumns == kColumns - 1 || corner / kColumns == kRows - 1) return {};
  return Cells::of(corner, corner + 1, corner + kColumns, corner + kColumns + 1);
}

// TE-9.2: top left cells of the squares of four `tiles` of which the placed one is part.
Cells squares_of(const Cells& tiles, int placed) {
  Cells corners;
  for (const int corner : {placed, placed - 1, placed - kColumns, placed - kColumns - 1}) {
    if (corner < 0) continue;
    const Cells square = square_at(corner);
    if (square.has(placed) && (square - tiles).none()) corners.add(corner);
  }
  return corners;
}

OptionSet monuments_of(int colour) {
  OptionSet monuments;
  for (int m = 0; m < kMonuments; ++m)
    if (kMonumentFacts[static_cast<std::size_t>(m)].has(colour)) monuments.add(m);
  return monuments;
}

OptionSet beside_the_board(const State& s) {
  OptionSet monuments;
  for (int m = 0; m < kMonuments; ++m)
    if (s.monument[m] == kOff) monuments.add(m);
  return monuments;
}

// Number of monuments of the colour that stand in the kingdom.
int monuments_in(const State& s, const Cells& kingdom, int colour) {
  int n = 0;
  for (int m = 0; m < kMonuments; ++m)
    if (s.monument[m] != kOff && kingdom.has(s.monument[m]) && kMonumentFacts[static_cast<std::size_t>(m)].has(colour))
      ++n;
  return n;
}

}  // namespace

void offer_monument(State& s, Table& t, int cell) {
  if (!is_face_up(s.tile[cell])) return;
  const int colour = colour_of(s.tile[cell]);
  const Cells corners = squares_of(look(s).tiles[static_cast<std::size_t>(colour)], cell);
  const OptionSet none = OptionSet::of(kNoMonument);
  const int monument = t.choose(Ask::of(s.active, Key::monument, OptionSet::range(0, kNoMonument))
                                    .require("TE-9.2", (corners.any() ? monuments_of(colour) : none) | none)
                                    .require("TE-9.1", beside_the_board(s) | none)
                                    .unless_said(kNoMonument)
                                    .seen_as(Field::monument, 0, true)
                                    .owed("TE-9.2"));
  if (monument == kNoMonument || corners.none()) return;
  Ask square_ask = Ask::of(s.active, Key::square, kWholeBoard).require("TE-9.2", corners).owed("TE-9.2");
  if (corners.count() == 1) square_ask.unless_said(corners.first());
  const int corner = t.choose(square_ask);
  const Cells square = square_at(corner);
  for (int at = square.first(); at >= 0; at = square.next(at)) {
    if (!is_face_up(s.tile[at])) continue;
    t.set(s, Field::tile, at, static_cast<int>(face_down(colour_of(s.tile[at]))), "TE-9.2");
    if (rule_on("TE-11.8")) remove_building_on(s, t, at, "TE-11.8");
  }
  t.set(s, Field::monument, monument, corner, "TE-9.2");
}

// TE-12.1: each own leader in a kingdom with a monument of its colour.
void monument_points(State& s, Table& t) {
  const Board b = look(s);
  const int reading = t.ruling(RulingId::monument_vp);  // TR-22
  for (int colour = 0; colour < kColours; ++colour) {
    const int leader = s.leader[s.active][colour];
    if (leader == kOff) continue;
    const int n = monuments_in(s, group_at(b, leader), colour);
    if (n == 0) continue;
    int points = reading == 0 ? 1 : n;
    if (reading == 2 && n > 1)  // either: the record's own points tell
      points = t.choose(Ask::of(s.active, Key::monument_points, OptionSet::range(0, kMostNumber))
                            .require("TE-12.1", OptionSet::of(1, n))
                            .noted(RulingId::monument_vp, OptionSet::of(1, n))
                            .may_be_missing()
                            .owed("TE-12.1"));
    gain_vp(s, t, s.active, colour, points, "TE-12.1");
  }
  // TE-13.4: the king in the wonder's kingdom.
  const int king = s.leader[s.active][black];
  if (s.wonder == kOff || king == kOff || !group_at(b, king).has(s.wonder) || !rule_on("TE-13.4")) return;
  const int colour = t.choose(Ask::of(s.active, Key::wonder_point, OptionSet::range(0, kColours - 1))
                                  .require("TE-13.4", OptionSet::range(0, kColours - 1))
                                  .may_be_missing()
                                  .seen_as(of(Field::vp_archer, s.active), +1)
                                  .owed("TE-13.4"));
  gain_vp(s, t, s.active, colour, 1, "TE-13.4");
}

}  // namespace arbiter::te
