// The contents page of the rules: every question and effect that the chapters share. A chapter is one file, see
// README.md.
#pragma once

#include "arbiter/table.hpp"
#include "games/tigris/rulings.hpp"
#include "games/tigris/state.hpp"

namespace arbiter::te {

// --- kingdoms.cpp: what the board looks like (TE-2) -----------------------------------------------------------------

// The pieces on the board as sets of cells.
struct Board {
  std::array<Cells, kColours> tiles;    // face up, by colour; the tile under a unification tile is not among them
  std::array<Cells, kColours> leaders;  // by colour, all dynasties'
  Cells all_leaders;
  Cells face_down;  // tiles under monuments
  Cells catastrophes;
  Cells wonder;
  Cells joining;   // what links: tiles of either side, the wonder, leaders (TE-2.2)
  Cells occupied;  // no room for a piece: all of these and catastrophes
  Cells treasures;
};
Board look(const State& s);
// The same without a leader that has been lifted (TE-4.1).
Board without_leader(const Board& b, int colour, int cell);

// Cells that a piece on `cell` would be connected with, itself included (TE-2.2).
Cells group_at(const Board& b, int cell);
// The kingdoms on the board: groups with a leader (TE-2.4).
struct Kingdoms {
  int count = 0;
  std::array<Cells, kLeaders> area;
};
Kingdoms kingdoms(const Board& b);
// The kingdoms once the leader on `cell` has been lifted, `lifted` being the board without it.
Kingdoms kingdoms_without(const Kingdoms& k, const Board& lifted, int cell);
// Cells beside at least `n` (1 to 3) different kingdoms.
struct Touched {
  Cells one, two, three;
};
Touched touched_by(const Kingdoms& k);
// The board before an action, looked at once for all questions about the action.
struct View {
  Board board;
  Kingdoms kingdoms;
  Touched touched;
};
View view(const State& s);

// The dynasty whose leader of `colour` stands in `area`; kNobodyYet if there is none. The first clockwise from `first`.
int owner_in(const State& s, const Cells& area, int colour, int first);
// The next dynasty clockwise.
int next_clockwise(const State& s, int dynasty);
// Leaders without an adjacent face-up temple return to their owners (TE-4.6).
void send_home_templeless(State& s, Table& t);
void send_home(State& s, Table& t, int dynasty, int colour, Rule rule);

// --- points.cpp: what anyone gains ---------------------------------------------------------------------------------
void gain_vp(State& s, Table& t, int dynasty, int colour, int points, Rule rule);

// --- hands.cpp: tiles behind the screens and in the bag (TE-15) ----------------------------------------------------

// Tiles of the colour that the hand may hold, and those it surely holds.
int may_hold(const State& s, int dynasty, int colour);
int surely_holds(const State& s, int dynasty, int colour);
// A tile of the colour leaves the hand; one that nobody has seen is shown to be of this colour.
void take_from_hand(State& s, Table& t, int dynasty, int colour, Rule rule);
// A tile of the hand, not shown, leaves it.
void take_unseen_from_hand(State& s, Table& t, int dynasty, Rule rule);
// A tile seen leaves the game.
void put_out(State& s, Table& t, int colour, Rule rule);
// Draws `n` tiles as far as the bag holds them; returns the number drawn (TE-12.2).
int draw_tiles(State& s, Table& t, int dynasty, int n, Rule rule);

// --- leaders.cpp, tiles.cpp, catastrophes.cpp, swap.cpp: the four actions (TE-3.2) ---------------------------------
Ask leader_target(const State& s, Table& t, const View& v, int dynasty, int colour);
void move_leader(State& s, Table& t, const View& v, int dynasty);
bool can_move_leader(const State& s, Table& t, const View& v, int dynasty);
Ask tile_target(const State& s, const View& v, int dynasty, int colour);
void place_tile(State& s, Table& t, const View& v, int dynasty);
bool can_place_tile(const State& s, const View& v, int dynasty);
Ask catastrophe_target(const State& s, Table& t, const View& v, int dynasty);
void place_catastrophe(State& s, Table& t, const View& v, int dynasty);
void swap_tiles(State& s, Table& t, int dynasty);

// --- conflicts -----------------------------------------------------------------------------------------------------

// A revolt or a war: who fights, and how strong they are (TE-7, TE-8).
struct Conflict {
  bool war = false;   // else a revolt
  int support = red;  // colour of the tiles that count
  int attacker = 0, defender = 0;
  int attack = 0, defence = 0;  // strength on the board; `fight` adds the tiles from the hands
};
// conflict.cpp: both sides add tiles; returns whether the attacker wins (TE-7.5, TE-8.7).
bool fight(State& s, Table& t, Conflict& c);
// revolt.cpp: the leader of `dynasty` that was set into the kingdom of another one of its colour (TE-7).
void revolt(State& s, Table& t, int dynasty, int colour, int other);
// war.cpp: the tile on `cell` has united two kingdoms (TE-8).
void unite(State& s, Table& t, int cell);

// --- what follows a placement (TE-17) ------------------------------------------------------------------------------
void offer_building(State& s, Table& t, int cell);  // buildings.cpp, TE-11
bool offer_wonder(State& s, Table& t, int cell);    // wonder.cpp, TE-13; whether it was built
void offer_monument(State& s, Table& t, int cell);  // monuments.cpp, TE-9
void remove_building_on(State& s, Table& t, int cell, Rule rule);
void collect_treasures(State& s, Table& t);  // treasures.cpp, TE-10
int treasures_on_board(const State& s);

// --- turn.cpp, ending.cpp (TE-1, TE-3, TE-12, TE-14) ---------------------------------------------------------------
void set_up(State& s, Table& t);
void take_action(State& s, Table& t);
void end_turn(State& s, Table& t);
void monument_points(State& s, Table& t);
// Ends the game: treasures are assigned, scores and ranks set. Never returns: throws GameOver.
[[noreturn]] void end_game(State& s, Table& t, Ending how, Rule rule);
// A dynasty's points with its treasures on the weakest colours, the weakest first (TE-14.2, TR-42).
std::array<int, kColours> final_points(const State& s, int dynasty);

}  // namespace arbiter::te
