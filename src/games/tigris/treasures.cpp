// TE-10 treasures.
#include <algorithm>

#include "games/tigris/rules.hpp"

namespace arbiter::te {

namespace {

constexpr int kJ11 = 10 * kColumns + 9, kI11 = 10 * kColumns + 8;

// TE-10.3: spaces whose treasures go first.
Cells special_border(const State& s, Table& t, const Board& b) {
  Cells framed = board_facts(s.board).special_border;
  if (s.board == advanced_board && t.ruling(RulingId::special_border_advanced) != 0)
    framed = framed.without(kJ11).with(kI11);                                           // TR-18
  return t.ruling(RulingId::wonder_treasure_origin) == 0 ? framed : framed - b.wonder;  // TR-38
}

// TE-10.1: the trader's owner takes all but one of the kingdom's treasures.
void take_all_but_one(State& s, Table& t, const Board& b, const Cells& kingdom, int owner) {
  const int chooser = t.ruling(RulingId::treasure_chooser) == 0 ? owner : s.active;  // TR-17
  for (Cells left = kingdom & b.treasures; left.count() >= 2;) {
    const Cells framed = left & special_border(s, t, b);
    const int cell = t.choose(Ask::of(chooser, Key::treasure, kWholeBoard)
                                  .require("TE-10.1", left)
                                  .require("TE-10.3", framed.any() ? framed : left)
                                  .group(1)
                                  .may_be_missing()
                                  .seen_as(Field::treasure, -1, true)
                                  .owed("TE-10.1"));
    left = left - Cells::of(cell);
    t.set(s, Field::treasure, cell, 0, "TE-10.1");
    t.change(s, Field::treasures, owner, +1, "TE-10.4");
  }
}

}  // namespace

void collect_treasures(State& s, Table& t) {
  if (!rule_on("TE-10.1")) return;
  const Board b = look(s);
  // TR-19: should several kingdoms qualify, clockwise from the active player.
  Cells served;
  for (int i = 0, owner = s.active; i < s.players; ++i, owner = next_clockwise(s, owner)) {
    const int trader = s.leader[owner][green];
    if (trader == kOff || served.has(trader)) continue;
    const Cells kingdom = group_at(b, trader);
    served |= kingdom;
    take_all_but_one(s, t, b, kingdom, owner);
  }
}

int treasures_on_board(const State& s) {
  int n = 0;
  for (int cell = 0; cell < kCells; ++cell) n += s.treasure[cell];
  return n;
}

}  // namespace arbiter::te
