// TE-13 the wonder.
#include "games/tigris/rules.hpp"

namespace arbiter::te {

namespace {

// The cell and its four neighbours; empty at the edge of the board.
Cells plus_at(int centre) {
  const Cells plus = beside(centre).with(centre);
  return plus.count() == 5 ? plus : Cells();
}

// TE-13.1: centres of the plus shapes of five `tiles` of which the placed one is part.
Cells pluses_of(const Cells& tiles, int placed) {
  Cells centres;
  const Cells candidates = beside(placed).with(placed);
  for (int centre = candidates.first(); centre >= 0; centre = candidates.next(centre)) {
    const Cells plus = plus_at(centre);
    if (plus.has(placed) && (plus - tiles).none()) centres.add(centre);
  }
  return centres;
}

}  // namespace

bool offer_wonder(State& s, Table& t, int cell) {
  if (s.wonder_variant == 0 || s.wonder != kOff || !is_face_up(s.tile[cell])) return false;
  const int colour = colour_of(s.tile[cell]);
  Cells centres = pluses_of(look(s).tiles[static_cast<std::size_t>(colour)], cell);
  Cells with_building;
  for (int centre = centres.first(); centre >= 0; centre = centres.next(centre))
    for (const int building : s.building)
      if (building != kOff && plus_at(centre).has(building)) with_building.add(centre);
  const bool forbidden = t.ruling(RulingId::wonder_over_building) != 0;  // TR-36
  if (forbidden) centres = centres - with_building;
  const int centre = t.choose(Ask::of(s.active, Key::wonder, kWholeBoard | Cells::of(kOff))
                                  .require("TE-13.1", centres | Cells::of(kOff))
                                  .disputed(RulingId::wonder_over_building, with_building)
                                  .unless_said(kOff)
                                  .seen_as_value(Field::wonder)
                                  .owed("TE-13.1"));
  const Cells plus = centre == kOff ? Cells() : plus_at(centre);
  if (plus.none()) return false;
  for (int at = plus.first(); at >= 0; at = plus.next(at)) {
    remove_building_on(s, t, at, "TE-13.1");
    if (is_face_up(s.tile[at])) put_out(s, t, colour_of(s.tile[at]), "TE-13.1");
    t.set(s, Field::tile, at, static_cast<int>(Tile::wonder), "TE-13.1");
  }
  t.set(s, Field::wonder, 0, centre, "TE-13.1");
  return true;
}

}  // namespace arbiter::te
