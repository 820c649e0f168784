// Positions for the tests of pictures: the start, one that holds every kind of piece, and ones that nothing keeps
// sound.
#pragma once

#include <cstring>
#include <initializer_list>
#include <random>
#include <string_view>
#include <vector>

#include "games/tigris/position.hpp"

namespace arbiter::te::picture_test {

inline State start(int board, std::vector<int> seats) {
  State s;
  GameSetup setup;
  setup.board = board;
  setup.seats = std::move(seats);
  setup.start = setup.seats.front();
  start_position(s, setup);
  s.phase = Phase::actions;
  return s;
}

inline void put(State& s, Tile tile, std::initializer_list<std::string_view> cells) {
  for (const std::string_view cell : cells) s.tile[find_cell(cell)] = tile;
}

// Every kind of piece at once, on the advanced board: 16 leaders, 6 monuments, 4 buildings, the wonder.
inline State everything() {
  State s = start(advanced_board, {lion, pot, bull, archer});
  s.buildings = s.wonder_variant = 1;
  s.turn = 31;
  s.active = bull;
  s.action = 2;
  const int corners[kMonuments] = {find_cell("A1"), find_cell("G1"), find_cell("K1"),
                                   find_cell("A5"), find_cell("G5"), find_cell("K5")};
  for (int m = 0; m < kMonuments; ++m) {
    s.monument[m] = static_cast<std::int16_t>(corners[m]);
    for (const int cell : {0, 1, kColumns, kColumns + 1}) s.tile[corners[m] + cell] = face_down(m % kColours);
  }
  put(s, Tile::wonder, {"F9", "E9", "G9", "F8", "F10"});
  s.wonder = static_cast<std::int16_t>(find_cell("F9"));
  put(s, Tile::black, {"A4", "B4"});
  put(s, Tile::red, {"A8", "N10", "I9"});
  put(s, Tile::blue, {"C5", "C6", "E2"});
  put(s, Tile::green, {"H9", "G4"});
  put(s, Tile::catastrophe, {"P5", "P8", "P9", "A11", "B11", "C11", "P7", "N4"});
  s.building[black] = static_cast<std::int16_t>(find_cell("A4"));
  s.building[red] = static_cast<std::int16_t>(find_cell("A8"));
  s.building[blue] = static_cast<std::int16_t>(find_cell("C5"));
  s.building[green] = static_cast<std::int16_t>(find_cell("G4"));
  s.union_tile = static_cast<std::int16_t>(find_cell("I9"));
  const std::string_view leaders[kDynasties][kColours] = {
      {"A3", "B3", "A7", "B7"}, {"G3", "H3", "G7", "I8"}, {"K3", "L3", "K7", "L7"}, {"N9", "O9", "M10", "I10"}};
  for (int dynasty = 0; dynasty < kDynasties; ++dynasty)
    for (int colour = 0; colour < kColours; ++colour) {
      s.leader[dynasty][colour] = static_cast<std::int16_t>(find_cell(leaders[dynasty][colour]));
      s.vp[dynasty][colour] = static_cast<std::int16_t>(3 * dynasty + colour);
      s.hand[dynasty][colour] = static_cast<std::int8_t>(dynasty == lion ? 0 : 1);
    }
  s.hand[lion][kUnseen] = 6;
  s.catastrophes[pot] = 0;
  s.treasures[archer] = 3;
  s.treasure[find_cell("A1")] = s.treasure[find_cell("H2")] = 1;
  return s;
}

// Any values within the bounds of the fields: what a record could claim.
inline State anything(std::uint32_t seed) {
  std::mt19937 random(seed);
  State s;
  std::memset(static_cast<void*>(&s), 0, sizeof s);
  for (const FieldInfo& f : tables().fields) {
    if (f.offset < 0) continue;
    const std::size_t subjects = f.domain < 0 ? 1 : tables().domains[static_cast<std::size_t>(f.domain)].names.size();
    for (std::size_t i = 0; i < subjects; ++i)
      if (random() % 3 != 0)
        set_field_value(f, &s, static_cast<int>(i),
                        f.min + static_cast<int>(random() % static_cast<unsigned>(f.max - f.min + 1)));
  }
  return s;
}

// The ones above, one of each kind and many of the last.
inline std::vector<State> all_positions() {
  std::vector<State> all = {start(standard_board, {archer, bull}), start(advanced_board, {lion, archer, pot}),
                            start(standard_board, {pot, bull, lion, archer}), everything()};
  for (std::uint32_t seed = 1; seed <= 20; ++seed) all.push_back(anything(seed));
  return all;
}

}  // namespace arbiter::te::picture_test
