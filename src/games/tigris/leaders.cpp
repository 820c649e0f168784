// TE-4 moving leaders.
#include "games/tigris/rules.hpp"

namespace arbiter::te {

namespace {

// The spaces beside two or more kingdoms: a leader there would join them (TE-4.1d). What the kingdoms are while the
// leader moves is contested (TR-1).
Cells joins_kingdoms(const View& v, const Board& lifted, int from, bool lift_first) {
  if (from == kOff) return v.touched.two;
  if (!lift_first) return v.touched.two.without(from);
  return touched_by(kingdoms_without(v.kingdoms, lifted, from)).two;
}

}  // namespace

Ask leader_target(const State& s, Table& t, const View& v, int dynasty, int colour) {
  const int from = s.leader[dynasty][colour];
  const Board lifted = without_leader(v.board, colour, from);
  const bool lift_first = t.ruling(RulingId::lift_first) == 0;
  const bool same_space = t.ruling(RulingId::same_space) != 0;
  const Cells off = Cells::of(kOff);
  const Cells here = from == kOff ? Cells() : Cells::of(from);
  const Cells joining = joins_kingdoms(v, lifted, from, lift_first);
  return Ask::of(dynasty, Key::to, kWholeBoard | off)
      .require("TE-4.3", from == kOff ? ~off : ~Cells())
      .require("TE-4.1", same_space ? ~Cells() : ~here)
      .require("TE-4.1a", ~lifted.occupied)
      .require("TE-4.1c", ~board_facts(s.board).river)
      .require("TE-4.1b", beside(lifted.tiles[red]) | off)
      .require("TE-4.1d", ~joining)
      .disputed(RulingId::same_space, (here & beside(lifted.tiles[red])) - joining)
      .seen_as_value(Field::leader)
      .owed("TE-4.1");
}

namespace {

// Leaders that may be moved somewhere, or taken back.
Ask leader_choice(const State& s, Table& t, const View& v, int dynasty) {
  OptionSet all, own, movable;
  for (int i = 0; i < s.players; ++i)
    for (int colour = 0; colour < kColours; ++colour) all.add(leader_id(s.seat[i], colour));
  for (int colour = 0; colour < kColours; ++colour) {
    own.add(leader_id(dynasty, colour));
    if (leader_target(s, t, v, dynasty, colour).any()) movable.add(leader_id(dynasty, colour));
  }
  return Ask::of(dynasty, Key::leader, all).require("TE-4.4", own).require("TE-4.1", movable).owed("TE-4.1");
}

}  // namespace

bool can_move_leader(const State& s, Table& t, const View& v, int dynasty) {
  for (int colour = 0; colour < kColours; ++colour)
    if (leader_target(s, t, v, dynasty, colour).any()) return true;
  return false;
}

void move_leader(State& s, Table& t, const View& v, int dynasty) {
  const int leader = t.choose(leader_choice(s, t, v, dynasty));
  const int owner = leader / kColours, colour = leader % kColours;
  const int to = t.choose(leader_target(s, t, v, owner, colour));
  t.set(s, Field::leader, leader, to, to == kOff ? "TE-4.3" : "TE-4.1");
  if (to == kOff) return;
  // TE-4.8, TE-7.1: another leader of the colour in the kingdom.
  const Cells kingdom = group_at(look(s), to);
  for (int other = next_clockwise(s, owner); other != owner; other = next_clockwise(s, other)) {
    const int cell = s.leader[other][colour];
    if (cell == kOff || !kingdom.has(cell) || !rule_on("TE-4.8")) continue;
    revolt(s, t, owner, colour, other);
    break;
  }
  collect_treasures(s, t);
}

}  // namespace arbiter::te
