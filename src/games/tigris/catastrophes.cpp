// TE-6.1 to 6.5 catastrophe tiles.
#include "games/tigris/rules.hpp"

namespace arbiter::te {

namespace {

Cells under_buildings(const State& s) {
  Cells cells;
  for (const int cell : s.building)
    if (cell != kOff) cells.add(cell);
  return cells;
}

}  // namespace

Ask catastrophe_target(const State& s, Table& t, const View& v, int dynasty) {
  const Board& b = v.board;
  const bool on_another = t.ruling(RulingId::catastrophe_on_catastrophe) != 0;  // TR-28
  return Ask::of(dynasty, Key::to, kWholeBoard)
      .require("TE-6.1", s.catastrophes[dynasty] > 0)
      .require("TE-6.2", ~b.treasures)
      .require("TE-6.2", ~(b.face_down | b.wonder))
      .require("TE-6.2", ~b.all_leaders)
      .require("TE-11.7", ~under_buildings(s))
      .require("TE-6.3", on_another ? ~Cells() : ~b.catastrophes)
      .disputed(RulingId::catastrophe_on_catastrophe, s.catastrophes[dynasty] > 0 ? b.catastrophes : Cells())
      .seen_as(Field::tile, 0, true)
      .owed("TE-6.1");
}

void place_catastrophe(State& s, Table& t, const View& v, int dynasty) {
  const int cell = t.choose(catastrophe_target(s, t, v, dynasty));
  const Tile before = s.tile[cell];
  t.change(s, Field::catastrophes, dynasty, -1, "TE-6.1");
  t.set(s, Field::tile, cell, static_cast<int>(Tile::catastrophe), "TE-6.1");
  if (is_face_up(before) || is_face_down(before)) put_out(s, t, colour_of(before), "TE-6.1");
  send_home_templeless(s, t);  // TE-6.5
}

}  // namespace arbiter::te
