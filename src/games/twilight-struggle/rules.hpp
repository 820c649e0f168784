// The rules of Twilight Struggle, as functions that read like the chapters of the rule book. Numbers: TS-n of the
// catalogue.
#pragma once

#include <span>
#include <string>

#include "arbiter/table.hpp"
#include "games/twilight-struggle/rulings.hpp"
#include "games/twilight-struggle/state.hpp"

namespace arbiter::ts {

// --- what the rules count with, for the words of a finding (explain.cpp); the subject stands behind it
// ----------------
enum class Count {
  printed,     // points of the card, before TS-6
  points,      // after it
  bonus_asia,  // whether it may still be earned, likewise below
  bonus_southeast_asia,
  spent,
  cost,      // country: of a marker there
  required,  // side: military operations, likewise `done`
  done,
  level_us,  // region, likewise the next three; levels as in Level
  level_ussr,
  points_us,
  points_ussr,
  battleground_us,  // country that counts as such, likewise up to left_out
  battleground_ussr,
  other_us,
  other_ussr,
  beside_ussr,  // US-controlled
  beside_us,    // USSR-controlled
  left_out,
  formosan,
  china_card,
  worth,  // country: VP, positive for the US
  net,
  die,
  modifier,
  needed,
  low_wins,
  modifier_field,  // the Field that states the modifier, likewise `needed_field`
  needed_field,
  stability,  // twice it
};
std::string explain(std::span<const Counted> counted, const Questioned& about);

// --- TS-1 board and control (control.cpp) ---------------------------------------------------------------------------
int influence(const State& s, Side side, int country);
bool controls(const State& s, Side side, int country);              // TS-1.2
OptionSet controlled(const State& s, Side side);                    // countries that the side controls
OptionSet with_influence(const State& s, Side side);                // countries that hold influence of the side
int controlled_neighbours(const State& s, Side side, int country);  // TS-1.3: the superpower space counts
bool in(Region region, int country);                                // Region::SoutheastAsia too

// --- influence, VP, DEFCON, military operations (effects.cpp) --------------------------------------------------------
void add_influence(State& s, Table& t, Side side, int country, int n, Rule rule);
void remove_influence(State& s, Table& t, Side side, int country, int n, Rule rule);  // TS-1.4: as far as there is any
void remove_all_influence(State& s, Table& t, Side side, int country, Rule rule);
void raise_to_control(State& s, Table& t, Side side, int country, Rule rule);  // to the least influence that controls
// `chooser` adds `n` markers of `side`, one ask each, at most `per_country` in one country, in `allowed`. With
// `optional` fewer may be placed. TS-7.4: no adjacency, cost 1. Returns the number placed.
int place_markers(State& s, Table& t, Side chooser, Side side, int n, int per_country, const OptionSet& allowed,
                  Rule rule, bool optional = false);
// `chooser` removes `n` markers of `side`, one ask each; stops when none is left (TS-1.4).
int remove_markers(State& s, Table& t, Side chooser, Side side, int n, int per_country, const OptionSet& allowed,
                   Rule rule, bool optional = false);
// `chooser` picks up to `n` different countries of `allowed` that hold influence of `side`; all of it goes.
void remove_all_in(State& s, Table& t, Side chooser, Side side, int n, const OptionSet& allowed, Rule rule);
// Moves the score; 20 VP end the game at once (TS-12.3). An event that gives VP to both sides calls it once, with the
// net.
void gain_vp(State& s, Table& t, Side side, int n, Rule rule);
void award_net_vp(State& s, Table& t, int us_net, Rule rule);  // told even when it is 0 ("No VP awarded")
// Moves DEFCON within 1..5; 1 ends the game: the phasing player loses (TS-12.4).
void change_defcon(State& s, Table& t, int by, Rule rule);
void set_defcon(State& s, Table& t, int value, Rule rule);
void add_military_ops(State& s, Table& t, Side side, int n, Rule rule);   // at most 5
void advance_space(State& s, Table& t, Side side, int boxes, Rule rule);  // TS-10.3: VP of the last box only
[[noreturn]] void end_game(State& s, Table& t, Ending ending, int winner, Rule rule);  // winner: side or kNone
void begin_effect(State& s, Table& t, int card, Rule rule);                            // in_play
void end_effect(State& s, Table& t, int card, Rule rule);                              // nothing if it isn't in play

// --- cards and hands (cards.cpp) ------------------------------------------------------------------------------------
int hand_bit(Side side);
OptionSet cards_in(const State& s, int place_bits);        // cards that are, or may be, in one of these places
OptionSet surely_in(const State& s, int place_bits);       // cards that are in these places and nowhere else
OptionSet may_hold(const State& s, Side side);             // cards that the side may have in hand, The China Card apart
bool hand_is_known(const State& s, Side side);             // every card of the hand is known
bool can_be_in_hand(const State& s, Side side, int card);  // an assignment of the hidden cards exists
void move_card(State& s, Table& t, int card, int to,
               Rule rule);  // from wherever it may be; hand and pile counts follow
void take_from_hand(State& s, Table& t, Side side, int card, Rule rule);     // onto the table; the hand has one less
void discard_from_hand(State& s, Table& t, Side side, int card, Rule rule);  // told as discarded.<side>
// The side's hand loses one card at random (no_card if it has none), The China Card apart. The card is left on_table.
int random_card(State& s, Table& t, Side side, Rule rule);
// Draws `n` cards from the pile into the hand; reshuffles when it runs out (TS-3.3).
void draw_cards(State& s, Table& t, Side side, int n, Rule rule);
void reshuffle(State& s, Table& t, Rule rule);  // the discards join the draw pile
// Deals both hands up to the limit, alternately, the USSR first; the last cards of the old pile go out before a
// reshuffle.
void deal(State& s, Table& t, Rule rule);
void add_era(State& s, Table& t, Era era, Rule rule);                  // the era's cards join the draw pile
void reveal_card(State& s, Table& t, Side side, int card, Rule rule);  // told as revealed.<side>; it stays where it is
// The hand is shown: told as revealed for each card that the record says or that is known.
void reveal_hand(State& s, Table& t, Side side, Rule rule);
// Cards of value `n` or more (TS-6) that the side may discard.
OptionSet worth_at_least(const State& s, Side side, int n);
void give_china_card(State& s, Table& t, Side to, bool face_up, Rule rule);

// --- TS-6 ops value (operations.cpp)
// ----------------------------------------------------------------------------------
int ops_value(const State& s, Side user,
              int printed);  // bonuses, maluses, then 1..4; area bonuses come in the operations

int points_in(const State& s, Side user, int printed, int bonus);  // TS-6 with area bonuses: what may be spent
// Whether all that was spent so far lies where a bonus may be earned.
struct AllIn {
  bool asia = true;
  bool southeast_asia = true;
  void add(int country);
};
// TS-6.2: the bonus for points spent in a country, if all are spent in the area.
int area_bonus(const State& s, Side user, int card, int country, const AllIn& so_far = {});

// --- operations (operations.cpp, influence.cpp, coup.cpp, realignment.cpp)
// -----------------------------------------------
struct Operations {
  int printed = 0;     // ops of the card, before TS-6
  int card = no_card;  // the card whose points are used (China and Vietnam bonus); no_card: granted by an event
  bool influence = true, coup = true, realignment = true;
  bool optional = false;          // "may"
  bool free = false;              // TS-8.4, TS-8.5: no military ops, DEFCON areas ignored
  int space_ruling = kNone;       // number of the ruling that says whether the card may go to the space race instead
  OptionSet area = ~OptionSet();  // where coups and realignments may be made
  Rule rule = "TS-5.1";           // why these operations are allowed
};
// Notes the points for the words of a finding: under the rule that allows the operations and those that limit them.
void count_points(const State& s, Table& t, Side side, const Operations& o, int spent, const AllIn& so_far = {});
// Asks for the operation and carries it out.
void conduct_operations(State& s, Table& t, Side side, const Operations& o);
bool can_place_influence(const State& s, Table& t, Side side, const Operations& o);
OptionSet reachable(const State& s, Side side);  // TS-7.2: in the position that the round began with
void place_influence(State& s, Table& t, Side side, const Operations& o);  // TS-7
// The rule that forbids an attempt with a card of these ops; nullptr: it is allowed.
Rule space_race_barred_by(const State& s, Side side, int printed_ops);  // TS-10.1, TS-10.3
bool can_try_space_race(const State& s, Side side, int printed_ops);
void space_race(State& s, Table& t, Side side, int printed_ops);  // TS-10
// Notes where each side has influence: what TS-7.2 judges placements by.
void mark_round_start(State& s, Table& t);
// Cuban Missile Crisis may be ended "at any time" by the side it threatens: asked wherever the answer may matter, that
// is before each ask of a round and of operations, before each event and before each coup.
void crisis_window(State& s, Table& t);
// TS-8. One coup at a target chosen by `side`. Returns the US or USSR influence removed; -1 if declined. Without any
// target nothing happens, unless the coup was `chosen`: then the target is asked for all the same.
int coup(State& s, Table& t, Side side, const Operations& o, bool chosen = false);
OptionSet coup_targets(const State& s, Side side, const Operations& o);
void realign(State& s, Table& t, Side side, const Operations& o);  // TS-9
Ask realignment_target_ask(const State& s, Side side, const Operations& o);
OptionSet realignment_targets(const State& s, Side side, const Operations& o);
bool nato_protects(const State& s, int country);  // TS-13.2: against USSR coups, realignments and Brush War

// --- wars, scoring, events (war.cpp, scoring.cpp, events.cpp)
// ------------------------------------------------------------
struct War {
  OptionSet targets;
  int success = 4;  // modified die that wins
  int vp = 2;
  int military_ops = 2;
  bool target_control_counts = false;
};
void war(State& s, Table& t, Side player, const War& w, Rule rule);
void score_region(State& s, Table& t, Region region, Rule rule);  // TS-12.1
void score_southeast_asia(State& s, Table& t, Rule rule);         // TS-12.2
enum class Level : std::int8_t { none, presence, domination, control };
// `ignored`: countries that don't count (Shuttle Diplomacy); with `one_less` the US doesn't need them for Control
// either.
Level scoring_level(const State& s, Side side, Region region, const OptionSet& ignored, bool formosan,
                    bool one_less = false);
// Whether the event can occur now, were `player` to carry it out (TS-5.4a).
bool can_occur(const State& s, int card, Side player);
// Card 59: 2 VP for the USSR when the US plays a war card for event or operations.
void flower_power_points(State& s, Table& t, Side side, int card);
bool only_announced(Table& t, int card);  // it can't occur, but the source announces it
// Carries out the event: tells it, plays it, notes that it occurred. `player`: the owner's side, for a neutral card the
// one who plays it. Nothing but false when it can't occur.
bool trigger_event(State& s, Table& t, int card, Side player);
// After its event or its use: to the discard pile, or out of the game (TS-5.6).
void put_away(State& s, Table& t, int card, bool event_occurred, Rule rule);
// `side` plays a card that lies on_table: asks for its use, carries that out and puts the card away (TS-5.1 to TS-5.6).
void play_card(State& s, Table& t, Side side, int card);

// --- the turn (turn.cpp, rounds.cpp, cleanup.cpp)
// ---------------------------------------------------------------------
void set_up(State& s, Table& t);                             // TS-2
void headline_phase(State& s, Table& t);                     // TS-3.1, 3.2, TS-4
void action_round(State& s, Table& t);                       // TS-5, TS-13.1
void end_of_turn(State& s, Table& t);                        // TS-3.7 to 3.10, TS-11, TS-12.5
bool has_space_ability(const State& s, Side side, int box);  // TS-10.3: there or beyond, and alone
bool may_take_eighth_round(const State& s, Side side);       // TS-3.5
void final_scoring(State& s, Table& t);                      // TS-12.5

// One function a card, by number (events/*.cpp).
using EventFunction = void (*)(State&, Table&, Side player);
EventFunction event_function(int card);

}  // namespace arbiter::ts
