// The position of a game of Twilight Struggle: a plain block of small integers, written only through Table::change.
// Three places write it otherwise, none of them during a step: read_setup (position.cpp) makes the first position,
// go_to and lose_track (game.cpp) move on where a record has a gap. `step` itself notes the sudden end.
#pragma once

#include <cstdint>
#include <span>

#include "arbiter/game.hpp"
#include "games/twilight-struggle/facts.hpp"

namespace arbiter::ts {

inline constexpr int kNone = -1;

// Where a card is: one bit if it is known, several bits if it may be in several places (hidden information).
enum Place : std::int8_t {
  in_draw_pile = 1,
  in_us_hand = 2,
  in_ussr_hand = 4,
  in_discard_pile = 8,
  out_of_game = 16,   // removed, or an optional card that doesn't take part
  in_later_era = 32,  // not yet shuffled in
  on_table = 64,      // being played, headlined, or in front of a player (Shuttle Diplomacy)
};
inline constexpr int kHidden = in_draw_pile | in_us_hand | in_ussr_hand;

enum class Phase : std::int8_t { setup, headline, action_rounds, cleanup, over };

// Why the game ended. The names are those of the digital log.
enum class Ending : std::int8_t {
  none,
  victory_points,
  europe_control,
  final_scoring,
  defcon,
  held_scoring_card,
  cuban_missile_crisis,
  wargames,
  forfeit
};

struct State {
  std::int8_t influence[2][kCountries + 1];    // [side][country]
  std::int8_t round_start[2][kCountries + 1];  // 1: the side had influence there when the action round began (TS-7.2)
  std::int8_t place[kCards];                   // Place bits
  std::int8_t in_play[kCards];                 // 1: the lasting effect of the card holds
  std::int8_t occurred[kCards];                // 1: the event has happened in this game
  std::int16_t vp;                             // US positive
  std::int8_t defcon;
  std::int8_t military_ops[2];
  std::int8_t space[2];
  std::int8_t space_attempts[2];  // this turn
  std::int8_t hand[2];            // number of cards, The China Card not counted
  std::int8_t draw_pile;          // number of cards
  std::int8_t china_holder;       // side
  std::int8_t china_face_up;
  // The place in the turn sequence.
  std::int8_t turn;  // 1 to 10
  Phase phase;
  std::int8_t round;   // 1 to 8
  std::int8_t acting;  // side whose action round is due
  // The play so far.
  std::int8_t phasing;           // side that loses at DEFCON 1; in the headline phase the headline's owner
  std::int8_t card;              // card being played; no_card between plays
  std::int8_t headline[2];       // cards of the headline phase, no_card outside it
  std::int8_t headline_open[2];  // 1: not resolved yet
  std::int8_t defcon_fell_to_2;  // in this action round (NORAD)
  // Effects that need more than in_play.
  std::int8_t red_scare[2];        // malus against the side, this turn
  std::int8_t death_squads;        // modifier of US coups in Central and South America, this turn; USSR: the negative
  std::int8_t crisis_against;      // side that loses by a coup (Cuban Missile Crisis), kNone
  std::int8_t missile_envy_bound;  // side that must use Missile Envy in its next action round, kNone
  std::int8_t chernobyl_region;    // Region, kNone
  std::int8_t us_hand_open;        // Aldrich Ames
  // Set-up and end.
  std::int8_t handicap[2];
  std::int8_t optional_cards;
  Ending ending;
  std::int8_t winner;  // side, kNone for a draw or no end yet

  bool effect(int card_id) const { return in_play[card_id] != 0; }
};

static_assert(sizeof(State) <= kMaxState);

// Numbers of the tables that the game gives to the core (tables.cpp).
enum class Key : std::int16_t {
  place,
  remove,
  headline,
  card,
  use,
  operation,
  target,
  discard,
  pair,
  give,
  take,
  play_or_return,
  half,
  olympics,
  defcon,
  cancel,
  region,
  shuttle,
  end_game,
  draw,
  random_card,
  reveal,
  renew,
  kCount
};

enum class DomainId : std::int16_t {
  countries,
  cards,
  uses,
  operations,
  regions,
  numbers,
  sides,
  play_or_return,
  halves,
  olympics,
  yes_no,
  roll_subjects,
  endings,
  phases,
  kCount
};

enum class Field : std::int16_t {
  influence_us,
  influence_ussr,
  vp,
  defcon,
  military_ops_us,
  military_ops_ussr,
  space_us,
  space_ussr,
  in_play,
  // the place in the turn sequence and bookkeeping
  turn,
  phase,
  round,
  acting,
  phasing,
  card,
  headline_us,
  headline_ussr,
  headline_open,
  place,
  occurred,
  hand_us,
  hand_ussr,
  draw_pile,
  china_holder,
  china_face_up,
  space_attempts,
  round_start_us,
  round_start_ussr,
  defcon_fell_to_2,
  red_scare,
  death_squads,
  crisis_against,
  missile_envy_bound,
  chernobyl_region,
  us_hand_open,
  ending,
  winner,
  // told while they happen
  event,
  operation_ops,
  coup_ops,
  coup_modifier,
  coup_stability,
  coup_result,
  success,
  roll_modifier,
  roll_total,
  war,
  war_modifier,
  war_needed,
  space_needed,
  trap_needed,
  discarded_us,
  discarded_ussr,
  revealed_us,
  revealed_ussr,
  revealed_from_hand_us,
  revealed_from_hand_ussr,
  played_us,
  played_ussr,
  returned_us,
  returned_ussr,
  nothing_to_reveal_us,
  nothing_to_reveal_ussr,
  nothing_to_discard_us,
  nothing_to_discard_ussr,
  reshuffle,
  card_played_us,
  card_played_ussr,
  headlined_us,
  headlined_ussr,
  chosen_use,
  chosen_target,
  chosen_region,
  chosen_shuttle,
  chosen_half,
  chosen_olympics,
  chosen_play_or_return,
  chosen_end_game,
  chosen_pair,
  chosen_take,
  kCount
};

// The field of a pair that belongs to a side: of_side(Field::influence_us, Side::USSR) is influence_ussr.
constexpr Field of_side(Field us_field, Side side) {
  return static_cast<Field>(static_cast<int>(us_field) + static_cast<int>(side));
}

// Options of the small domains.
namespace use {
enum : int { event, operations, space_race };
}
namespace op {
enum : int { influence, coup, realignment, none, space_race };
}
namespace half {
enum : int { remove, add, one_country, two_countries };
}
namespace olympics {
enum : int { participate, boycott };
}
namespace grain {
enum : int { play, give_back };
}
namespace answer {
enum : int { yes, no };
}
inline constexpr int kNoCountry = kCountries;             // option "none" of the domain of countries
inline constexpr int kNoNumber = 20;                      // option "none" of the domain of numbers
inline constexpr int kSpaceRaceSubject = kCountries + 1;  // what a roll is for, beside the countries
inline constexpr int kTrapSubject = kCountries + 2;

constexpr int index(Side s) {
  return static_cast<int>(s);
}
constexpr Side side_of(int i) {
  return i == 0 ? Side::US : Side::USSR;
}

const GameTables& tables();

}  // namespace arbiter::ts
