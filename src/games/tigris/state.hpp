// The position of a game of Tigris & Euphrates: a plain block of small integers, written only through Table::change
// (but by `start_position`, the reader of recorded positions, and Game::go_to and lose_track).
#pragma once

#include <cstdint>

#include "arbiter/game.hpp"
#include "games/tigris/facts.hpp"

namespace arbiter::te {

inline constexpr int kOff = kCells;       // "off" of the domain of cells: a leader, monument, building not on the board
inline constexpr int kUnseen = kColours;  // "unseen" of the domain of tiles
inline constexpr int kLeaders = kDynasties * kColours;
inline constexpr int kNobodyYet = -1;

// What lies on a cell, leaders and treasures apart. Face-down tiles keep their colour for the count of tiles.
enum class Tile : std::int8_t {
  none,
  black,
  red,
  blue,
  green,
  down_black,
  down_red,
  down_blue,
  down_green,
  catastrophe,
  wonder
};
constexpr Tile face_up(int colour) {
  return static_cast<Tile>(1 + colour);
}
constexpr Tile face_down(int colour) {
  return static_cast<Tile>(1 + kColours + colour);
}
constexpr bool is_face_up(Tile t) {
  return t >= Tile::black && t <= Tile::green;
}
constexpr bool is_face_down(Tile t) {
  return t >= Tile::down_black && t <= Tile::down_green;
}
// Of a civilization tile, either side up.
constexpr int colour_of(Tile t) {
  return (static_cast<int>(t) - 1) % kColours;
}

enum class Phase : std::int8_t { setup, actions, end_of_turn, over };
enum class Ending : std::int8_t { none, treasures, bag };

struct State {
  // The board.
  Tile tile[kCells + 1];
  std::int8_t treasure[kCells + 1];
  std::int16_t leader[kDynasties][kColours];  // cell or kOff
  std::int16_t monument[kMonuments];          // its top-left cell, or kOff
  std::int16_t building[kColours];            // cell or kOff
  std::int16_t wonder;                        // its centre, or kOff
  std::int16_t union_tile;                    // the cell under a unification tile, or kOff
  // Before and behind the screens.
  std::int16_t vp[kDynasties][kColours];
  std::int8_t treasures[kDynasties];
  std::int8_t catastrophes[kDynasties];        // left to be placed
  std::int8_t hand[kDynasties][kColours + 1];  // tiles known to be there, by colour; [kUnseen]: tiles nobody recorded
  // Tiles by colour of which nobody recorded where they are: in the bag, unseen in a hand, or unseen out of the game.
  std::int8_t pool[kColours];
  std::int16_t bag;                      // number of tiles
  std::int16_t discarded[kColours + 1];  // out of the game, by colour; [kUnseen]: swapped away unseen
  // The game that is played.
  std::int8_t board;                               // BoardSide
  std::int8_t buildings, wonder_variant, english;  // 1: with it
  std::int8_t players;
  std::int8_t seat[kDynasties];  // dynasties clockwise; the first `players` count
  // The place in the turn sequence.
  std::int16_t turn;   // from 1
  std::int8_t active;  // dynasty
  std::int8_t action;  // 1 or 2
  Phase phase;
  Ending ending;
  std::int8_t winner;              // dynasty, kNobodyYet for none or a shared win
  std::int8_t rank[kDynasties];    // at the end, from 1; equal ranks share
  std::int16_t score[kDynasties];  // at the end: points in the weakest colour, treasures assigned
};

static_assert(sizeof(State) <= kMaxState);

// Numbers of the tables that the game gives to the core (tables.cpp).
enum class Key : std::int16_t {
  action,
  leader,
  tile,
  to,
  swap,
  discard,
  commit,
  support,
  choose_war,
  building,
  monument,
  square,
  wonder,
  treasure,
  wonder_point,
  monument_points,
  draw,
  kCount
};

enum class DomainId : std::int16_t {
  cells,
  actions,
  leaders,
  colours,
  tiles,
  tile_kinds,
  monuments,
  numbers,
  dynasties,
  phases,
  endings,
  boards,
  kCount
};

enum class Field : std::int16_t {
  tile,
  treasure,
  leader,
  monument,
  building,
  wonder,
  union_tile,
  vp_archer,
  vp_bull,
  vp_pot,
  vp_lion,
  treasures,
  catastrophes,
  hand_archer,
  hand_bull,
  hand_pot,
  hand_lion,
  bag,
  score,
  rank,
  // bookkeeping
  pool,
  discarded,
  turn,
  active,
  action,
  phase,
  ending,
  winner,
  board,
  buildings,
  wonder_variant,
  english,
  players,
  seat,
  // told while they happen
  chosen_action,
  swapped,
  drawn,
  revolt,
  war,
  committed,
  attack,
  defence,
  won,
  removed,
  kCount
};

// The field of a row of four that belongs to a dynasty: of(Field::vp_archer, lion) is vp_lion.
constexpr Field of(Field archers, int dynasty) {
  return static_cast<Field>(static_cast<int>(archers) + dynasty);
}

// Options of the small domains.
namespace act {
enum : int { leader, tile, catastrophe, swap, pass };
}
inline constexpr int kNoMonument = kMonuments;
inline constexpr int kMostNumber = 20;
constexpr int leader_id(int dynasty, int colour) {
  return dynasty * kColours + colour;
}

constexpr int hand_size(const State& s, int dynasty) {
  int n = 0;
  for (const int count : s.hand[dynasty]) n += count;
  return n;
}

const GameTables& tables();

}  // namespace arbiter::te
