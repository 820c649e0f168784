// TE-2 what hangs together on the board, and TE-4.6 leaders that lose their last temple.
#include "games/tigris/rules.hpp"

namespace arbiter::te {

Board look(const State& s) {
  Board b;
  std::array<Cells, static_cast<std::size_t>(Tile::wonder) + 1> kind;
  for (int cell = 0; cell < kCells; ++cell) {
    if (s.tile[cell] != Tile::none) kind[static_cast<std::size_t>(s.tile[cell])].add(cell);
    if (s.treasure[cell] != 0) b.treasures.add(cell);
  }
  b.wonder = kind[static_cast<std::size_t>(Tile::wonder)];
  b.catastrophes = kind[static_cast<std::size_t>(Tile::catastrophe)];
  b.joining = b.wonder;
  for (int colour = 0; colour < kColours; ++colour) {
    const Cells up = kind[static_cast<std::size_t>(face_up(colour))];
    const Cells down = kind[static_cast<std::size_t>(face_down(colour))];
    b.tiles[static_cast<std::size_t>(colour)] = s.union_tile == kOff ? up : up.without(s.union_tile);
    b.face_down |= down;
    b.joining |= up | down;
  }
  b.occupied = b.joining | b.catastrophes;
  for (const auto& leaders : s.leader)
    for (int colour = 0; colour < kColours; ++colour) {
      const int cell = leaders[colour];
      if (cell == kOff) continue;
      b.leaders[static_cast<std::size_t>(colour)].add(cell);
      b.all_leaders.add(cell);
    }
  b.joining |= b.all_leaders;
  b.occupied |= b.all_leaders;
  return b;
}

Board without_leader(const Board& b, int colour, int cell) {
  Board lifted = b;
  if (cell == kOff) return lifted;
  lifted.leaders[static_cast<std::size_t>(colour)].remove(cell);
  lifted.all_leaders.remove(cell);
  lifted.joining.remove(cell);
  lifted.occupied.remove(cell);
  return lifted;
}

Cells group_at(const Board& b, int cell) {
  return connected(Cells::of(cell), b.joining);
}

Kingdoms kingdoms(const Board& b) {
  Kingdoms k;
  for (Cells left = b.all_leaders; left.any();) {
    const Cells area = group_at(b, left.first());
    k.area[static_cast<std::size_t>(k.count++)] = area;
    left = left - area;
  }
  return k;
}

Kingdoms kingdoms_without(const Kingdoms& k, const Board& lifted, int cell) {
  Kingdoms rest;
  for (int i = 0; i < k.count; ++i) {
    const Cells& area = k.area[static_cast<std::size_t>(i)];
    if (!area.has(cell)) {
      rest.area[static_cast<std::size_t>(rest.count++)] = area;
      continue;
    }
    for (Cells left = lifted.all_leaders & area; left.any();) {
      const Cells part = group_at(lifted, left.first());
      rest.area[static_cast<std::size_t>(rest.count++)] = part;
      left = left - part;
    }
  }
  return rest;
}

Touched touched_by(const Kingdoms& k) {
  Touched by;
  for (int i = 0; i < k.count; ++i) {
    const Cells near = beside(k.area[static_cast<std::size_t>(i)]);
    by.three |= by.two & near;
    by.two |= by.one & near;
    by.one |= near;
  }
  return by;
}

View view(const State& s) {
  View v;
  v.board = look(s);
  v.kingdoms = kingdoms(v.board);
  v.touched = touched_by(v.kingdoms);
  return v;
}

int next_clockwise(const State& s, int dynasty) {
  for (int i = 0; i < s.players; ++i)
    if (s.seat[i] == dynasty) return s.seat[(i + 1) % s.players];
  return dynasty;
}

int owner_in(const State& s, const Cells& area, int colour, int first) {
  for (int i = 0, dynasty = first; i < s.players; ++i, dynasty = next_clockwise(s, dynasty)) {
    const int cell = s.leader[dynasty][colour];
    if (cell != kOff && area.has(cell)) return dynasty;
  }
  return kNobodyYet;
}

void send_home(State& s, Table& t, int dynasty, int colour, Rule rule) {
  t.set(s, Field::leader, leader_id(dynasty, colour), kOff, rule);
}

void send_home_templeless(State& s, Table& t) {
  if (!rule_on("TE-4.6")) return;
  const Cells by_a_temple = beside(look(s).tiles[red]);
  for (int i = 0, dynasty = s.active; i < s.players; ++i, dynasty = next_clockwise(s, dynasty))
    for (int colour = 0; colour < kColours; ++colour) {
      const int cell = s.leader[dynasty][colour];
      if (cell != kOff && !by_a_temple.has(cell)) send_home(s, t, dynasty, colour, "TE-4.6");
    }
}

}  // namespace arbiter::te
