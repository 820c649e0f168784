// TE-5 placing a civilization tile, its point, and what follows it (TE-17).
#include "games/tigris/rules.hpp"

namespace arbiter::te {

Ask tile_target(const State& s, const View& v, int dynasty, int colour) {
  const Cells river = board_facts(s.board).river;
  return Ask::of(dynasty, Key::to, kWholeBoard)
      .require("TE-6.3", ~v.board.catastrophes)
      .require("TE-5.1", ~v.board.occupied)
      .require("TE-5.1", colour == blue ? river : ~river)
      .require("TE-5.2", ~v.touched.three)
      .seen_as(Field::tile, 0, true)
      .owed("TE-5.1");
}

namespace {

// TE-5.1: tiles that the hand may hold and that have a place to go.
Ask tile_choice(const State& s, const View& v, int dynasty) {
  OptionSet held, sure, room;
  for (int colour = 0; colour < kColours; ++colour) {
    if (may_hold(s, dynasty, colour) > 0) held.add(colour);
    if (surely_holds(s, dynasty, colour) > 0) sure.add(colour);
    if (tile_target(s, v, dynasty, colour).any()) room.add(colour);
  }
  const OptionSet colours = OptionSet::range(0, kColours - 1);
  return Ask::of(dynasty, Key::tile, colours)
      .require("TE-5.1", held)
      .require("TE-5.1", room)
      .unsure(colours - sure)
      .owed("TE-5.1");
}

// TE-5.3, TE-11.5: the point of a tile that lies in a kingdom.
void score_tile(State& s, Table& t, int cell, int colour, bool building_before) {
  const Cells kingdom = group_at(look(s), cell);
  int gainer = rule_on("TE-5.3") ? owner_in(s, kingdom, colour, s.active) : kNobodyYet;
  if (gainer == kNobodyYet) gainer = owner_in(s, kingdom, black, s.active);
  if (gainer == kNobodyYet) return;
  const bool building = t.ruling(RulingId::bonus_kingdom) == 0
                            ? s.building[colour] != kOff && kingdom.has(s.building[colour])
                            : building_before;  // TR-33
  const bool twice = building && s.buildings != 0 && rule_on("TE-11.5");
  gain_vp(s, t, gainer, colour, twice ? 2 : 1, twice ? "TE-11.5" : "TE-5.3");
}

// The building of the colour stands in a kingdom beside the cell.
bool building_beside(const State& s, const Kingdoms& before, int cell, int colour) {
  if (s.building[colour] == kOff) return false;
  for (int i = 0; i < before.count; ++i) {
    const Cells& area = before.area[static_cast<std::size_t>(i)];
    if ((beside(cell) & area).any() && area.has(s.building[colour])) return true;
  }
  return false;
}

int kingdoms_beside(const Kingdoms& k, int cell) {
  int n = 0;
  for (int i = 0; i < k.count; ++i)
    if ((k.area[static_cast<std::size_t>(i)] & beside(cell)).any()) ++n;
  return n;
}

}  // namespace

bool can_place_tile(const State& s, const View& v, int dynasty) {
  for (int colour = 0; colour < kColours; ++colour)
    if (may_hold(s, dynasty, colour) > 0 && tile_target(s, v, dynasty, colour).any()) return true;
  return false;
}

void place_tile(State& s, Table& t, const View& v, int dynasty) {
  const int colour = t.choose(tile_choice(s, v, dynasty));
  const int cell = t.choose(tile_target(s, v, dynasty, colour));
  take_from_hand(s, t, dynasty, colour, "TE-5.1");
  t.set(s, Field::tile, cell, static_cast<int>(face_up(colour)), "TE-5.1");
  if (kingdoms_beside(v.kingdoms, cell) >= 2 && rule_on("TE-8.1")) {
    unite(s, t, cell);  // TE-5.4, TE-8.2: no point for the tile
  } else {
    score_tile(s, t, cell, colour, building_beside(s, v.kingdoms, cell, colour));
  }
  // TE-11.4, TE-17: building, then wonder or monument, then leaders and treasures.
  offer_building(s, t, cell);
  if (!offer_wonder(s, t, cell)) offer_monument(s, t, cell);
  send_home_templeless(s, t);
  collect_treasures(s, t);
}

}  // namespace arbiter::te
