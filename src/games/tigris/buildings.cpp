// TE-11 civilization buildings.
#include <algorithm>

#include "games/tigris/rules.hpp"

namespace arbiter::te {

namespace {

constexpr int kAcross = 1, kDown = kColumns;
constexpr int kShortestLine = 3;

// TE-11.1: the unbroken line of `tiles` through the cell, horizontal or vertical; empty if the cell is none of them.
Cells line_through(const Cells& tiles, int cell, int direction) {
  Cells line;
  if (!tiles.has(cell)) return line;
  line.add(cell);
  for (const int step : {-direction, direction})
    for (int at = cell + step; at >= 0 && at < kCells && tiles.has(at); at += step) {
      if (direction == kAcross && at / kColumns != cell / kColumns) break;
      line.add(at);
    }
  return line;
}

// The cells of the lines through `cell` that are long enough for a building, and of those that entitle to this one:
// longer than the lines where it stands.
struct Lines {
  Cells long_enough;  // TE-11.1
  Cells entitle;      // TE-11.3
};
Lines lines_of(const State& s, Table& t, const Cells& tiles, int cell, int colour) {
  const int stands = s.building[colour];
  const bool within_line = t.ruling(RulingId::move_within_line) != 0;  // TR-34
  int longest = 0;
  if (stands != kOff && rule_on("TE-11.3"))
    for (const int direction : {kAcross, kDown})
      longest = std::max(longest, line_through(tiles, stands, direction).count());
  Lines lines;
  for (const int direction : {kAcross, kDown}) {
    const Cells line = line_through(tiles, cell, direction);
    if (line.count() < kShortestLine) continue;
    lines.long_enough |= line;
    if (line.count() > longest || (within_line && line.has(stands))) lines.entitle |= line;
  }
  if (stands != kOff) lines.entitle = lines.entitle - Cells::of(stands);
  return lines;
}

}  // namespace

void offer_building(State& s, Table& t, int cell) {
  if (s.buildings == 0 || !is_face_up(s.tile[cell])) return;
  const int colour = colour_of(s.tile[cell]);
  const Lines lines = lines_of(s, t, look(s).tiles[static_cast<std::size_t>(colour)], cell, colour);
  const Cells none = Cells::of(kOff);
  const int to = t.choose(Ask::of(s.active, Key::building, kWholeBoard | none)
                              .require("TE-11.1", lines.long_enough | none)
                              .require("TE-11.3", lines.entitle | none)
                              .unless_said(kOff)
                              .seen_as_value(Field::building)
                              .owed("TE-11.1"));
  if (to != kOff) t.set(s, Field::building, colour, to, "TE-11.1");
}

void remove_building_on(State& s, Table& t, int cell, Rule rule) {
  for (int colour = 0; colour < kColours; ++colour)
    if (s.building[colour] == cell) t.set(s, Field::building, colour, kOff, rule);
}

}  // namespace arbiter::te
