// TE-8 the union of two kingdoms, and the wars it causes.
#include "games/tigris/rules.hpp"

namespace arbiter::te {

namespace {

// TE-8.3, TR-9: colours with two leaders among the pieces that the uniting tile joins.
OptionSet contested(const State& s) {
  const Board b = look(s);
  const Cells all = group_at(b, s.union_tile);
  OptionSet colours;
  for (int colour = 0; colour < kColours; ++colour)
    if ((b.leaders[static_cast<std::size_t>(colour)] & all).count() >= 2) colours.add(colour);
  return colours;
}

// TE-8.9, TE-11.6: supporters of the loser that stay on the board.
Cells protected_tiles(const State& s, Table& t, const Board& b, int colour, int loser) {
  Cells stay;
  if (s.buildings != 0 && rule_on("TE-11.6"))
    for (const int cell : s.building)
      if (cell != kOff) stay.add(cell);
  if (colour != red || !rule_on("TE-8.9")) return stay;
  const Cells defeated = Cells::of(s.leader[loser][red]);
  const Cells guards =
      t.ruling(RulingId::priest_war_protect) == 0 ? b.all_leaders - defeated : b.all_leaders - b.leaders[red];
  return stay | b.treasures | beside(guards);
}

void war(State& s, Table& t, int colour) {
  t.tell(Field::war, colour, 1, "TE-8.3");
  const Board b = look(s);
  const Cells all = group_at(b, s.union_tile);
  Conflict c;
  c.war = true;
  c.support = colour;
  // TE-8.4, TR-10: the active player, else the first clockwise from him; the other one defends.
  c.attacker = owner_in(s, all, colour, s.active);
  c.defender = owner_in(s, all - Cells::of(s.leader[c.attacker][colour]), colour, next_clockwise(s, c.attacker));
  if (!rule_on("TE-8.4")) std::swap(c.attacker, c.defender);
  // TE-8.5, TR-7, TR-8: supporters are connected with their leader without the uniting tile.
  const Cells joining = b.joining - Cells::of(s.union_tile);
  const auto supporters = [&](int owner) {
    return connected(Cells::of(s.leader[owner][colour]), joining) & b.tiles[static_cast<std::size_t>(colour)];
  };
  c.attack = supporters(c.attacker).count();
  c.defence = supporters(c.defender).count();
  const bool attacker_wins = fight(s, t, c);
  const int winner = attacker_wins ? c.attacker : c.defender, loser = attacker_wins ? c.defender : c.attacker;
  const Cells removed = supporters(loser) - protected_tiles(s, t, b, colour, loser);
  send_home(s, t, loser, colour, "TE-8.7");
  for (int cell = removed.first(); cell >= 0; cell = removed.next(cell)) {
    t.set(s, Field::tile, cell, static_cast<int>(Tile::none), "TE-8.7");
    put_out(s, t, colour, "TE-8.7");
  }
  t.tell(Field::removed, colour, removed.count(), "TE-8.7");
  const bool united_pays = t.ruling(RulingId::union_tile_counts) != 0 && s.tile[s.union_tile] == face_up(colour);
  gain_vp(s, t, winner, colour, (rule_on("TE-8.8") ? 1 : 0) + removed.count() + (united_pays ? 1 : 0), "TE-8.8");
}

}  // namespace

void unite(State& s, Table& t, int cell) {
  t.set(s, Field::union_tile, 0, cell, "TE-8.1");
  const bool may_be_inferred = t.ruling(RulingId::choose_war_infer) == 0;
  // TE-8.10: after each war the board is looked at again.
  for (OptionSet open = contested(s); open.any(); open = contested(s)) {
    Ask ask =
        Ask::of(s.active, Key::choose_war, open).require("TE-8.3", open).seen_as(Field::war, 0, true).owed("TE-8.3");
    if (open.count() == 1) {
      ask.unless_said(open.first());  // TR-11
    } else if (may_be_inferred) {
      ask.may_be_missing();
    }
    war(s, t, t.choose(ask));
    if (!rule_on("TE-8.10")) break;
  }
  t.set(s, Field::union_tile, 0, kOff, "TE-8.11");
}

}  // namespace arbiter::te
