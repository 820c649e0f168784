// The position of a game of Labyrinth: a plain block of small integers, written only through Table::change (but by
// `start_position`, the reader of recorded positions, and Game::go_to and lose_track). Awakening's pieces have their
// place here too; a base game leaves them at 0.
#pragma once

#include <cstdint>

#include "arbiter/game.hpp"
#include "games/labyrinth/facts.hpp"

namespace arbiter::lab {

enum class Side : std::int8_t { US, Jihadist };
constexpr int index(Side s) {
  return static_cast<int>(s);
}
constexpr Side side_of(int i) {
  return i == 0 ? Side::US : Side::Jihadist;
}
constexpr Side other(Side s) {
  return s == Side::US ? Side::Jihadist : Side::US;
}
inline constexpr int kNone = -1;  // no side

// Where a card may be: a bit each; several of the first three while nobody has seen it. 0: not in this game.
enum Place : std::int8_t {
  in_draw_pile = 1,
  in_us_hand = 2,
  in_jihadist_hand = 4,
  in_discards = 8,
  out_of_game = 16,
  on_table = 32,  // being played
  in_box = 64     // Lapsing or 1st Plot box (4.7.7)
};
inline constexpr int kHidden = in_draw_pile | in_us_hand | in_jihadist_hand;

// Plot markers. An unseen one was placed face down and nobody recorded its number; its place tells the most it can be.
enum PlotKind : std::int8_t { plot_1, plot_2, plot_3, wmd, unseen_plot, unseen_plot_2, unseen_plot_1 };
inline constexpr int kPlotNumbers = 4;  // kinds of which the number is known
inline constexpr int kPlotKinds = 7;
inline constexpr int kTagged = kPlotKinds;  // Backlash: rows of tagged markers follow the others
inline constexpr int kPlotRows = 2 * kPlotKinds;

// What a card's marker says (4.7.7).
enum MarkerState : std::int8_t { not_marked, marked, blocked_side };

enum class Phase : std::int8_t { setup, cards, plots, end_of_turn, over };
enum class Ending : std::int8_t {
  none,
  good_resources,      // 2.1.1 a
  fair_good,           // 2.1.1 b
  no_cells,            // 2.1.1 c
  islamist_resources,  // 2.1.2 a
  prestige_poor,       // 2.1.2 b
  wmd_in_us,           // 2.1.2 c
  deck                 // 2.3
};
enum class Ideology : std::int8_t { normal, coherent, attractive, potent, infectious, virulent };
enum class Ruleset : std::int8_t { labyrinth_2e, awakening_playtest, awakening_published };

// Bits of State::recent: what events look back at, in this Action Phase and in the one before (5.2.2).
enum Recent : std::int8_t { disrupted_now = 1, disrupted_before = 2, raised_now = 4, raised_before = 8 };

struct State {
  // By country; troops and militia have their track at kTrack.
  Kind kind[kPlaces];
  Governance governance[kPlaces];
  Alignment alignment[kPlaces];
  Posture posture[kPlaces];  // the US: its posture on the GWOT track
  std::int8_t sleepers[kPlaces];
  std::int8_t active[kPlaces];
  std::int8_t cadre[kPlaces];
  std::int8_t troops[kPlaces];
  std::int8_t militia[kPlaces];
  std::int8_t aid[kPlaces];
  std::int8_t besieged[kPlaces];
  std::int8_t regime_change[kPlaces];  // 0 none, 1 green, 2 tan (4.8.2)
  std::int8_t ctr[kPlaces];            // marker of card 3
  std::int8_t plots[kPlotRows][kPlaces];
  std::int8_t recent[kPlaces];  // bits of Recent
  std::int8_t wmd_cache[kPlaces];
  std::int8_t civil_war[kPlaces];
  std::int8_t awakening[kPlaces];
  std::int8_t reaction[kPlaces];
  std::int8_t caliphate[kPlaces];  // 1: member
  std::int8_t advisors[kPlaces];
  // Tracks and boxes. Plots by kind, up to "none".
  std::int8_t prestige, funding;
  std::int8_t reserves[2];
  std::int8_t cells_on_track;
  std::int8_t available[kPlotKinds + 1];  // plots in the Available box
  std::int8_t plot_pool[kPlotKinds + 1];  // numbers of the plots that are unseen, there or on the map
  std::int8_t resolved[kPlotKinds + 1];   // Resolved box
  std::int8_t set_aside[kPlotKinds + 1];  // 9.3.3
  std::int8_t loose_wmd;                  // the Loose Nuke / HEU / Kazakh Strain box (4.7.8.1)
  std::int8_t pakistan_fell;              // 8.4.5 has happened
  std::int8_t off_map_troops;
  std::int8_t caliphate_capital;  // country, kNoCountry
  // Cards.
  std::int8_t place[kCards];      // bits of Place
  std::int8_t in_play[kCards];    // MarkerState
  std::int8_t marker_at[kCards];  // country that a marker lies in, kNoCountry
  std::int8_t lapsing[kCards];    // 1: its effect holds until the end of the turn
  std::int16_t draw_pile;
  std::int16_t hand[2];
  std::int8_t mini_deck[3];  // cards left in the mini-decks by Association (9.2)
  std::int16_t first_plot;   // card of the 1st Plot box, no_card
  std::int8_t first_plot_done;
  std::int16_t card;  // being played
  // The place in the turn sequence.
  std::int8_t turn;  // from 1
  Phase phase;
  std::int8_t acting;      // Side
  std::int8_t round;       // pairs of Action Phases of the turn, from 0
  std::int8_t card_index;  // 1 or 2: card of the Action Phase
  std::int8_t us_held;     // 1: the US keeps its last card (5.2.4)
  std::int8_t reshuffles;  // the deck marker
  // The game that is played.
  std::int8_t scenario;  // index of the table of scenarios
  std::int8_t length;    // reshuffle that ends it: 1 standard, 2 tournament, 3 campaign (3.3)
  std::int8_t solo;      // 1: section 9
  Ideology ideology;
  std::int8_t mini_decks;  // 1: the deal of 9.2
  Ruleset ruleset;
  std::int8_t awakening_rules;  // 1: section 11 applies
  Ending ending;
  std::int8_t winner;  // side, kNone

  bool marked_event(int card_id) const { return in_play[card_id] == marked; }
  bool in_effect(int card_id) const { return in_play[card_id] == marked || lapsing[card_id] != 0; }
};

static_assert(sizeof(State) <= kMaxState);

// Numbers of the tables that the game gives to the core (tables.cpp).
enum class Key : std::int16_t {
  // choices: each is told as the fact chosen.<key> too, see `chosen`
  card,
  use,
  order,
  reserves,
  operation,
  target,
  from,
  to,
  place,
  remove,
  piece,
  major,
  activate,
  troops,
  nato,
  posture,
  plot,
  resolve,
  discard,
  take,
  give,
  cadre,
  reroll,
  accept,
  option,
  marker,
  // chance
  draw,
  random_card,
  reveal,
  reveal_plot,
  random_plot,
  random_country,
  kCount
};
inline constexpr int kChoiceKeys = static_cast<int>(Key::draw);

enum class DomainId : std::int16_t {
  countries,
  cards,
  uses,
  orders,
  operations,
  pieces,
  numbers,
  sides,
  postures,
  governances,
  alignments,
  kinds,
  plots,
  options,
  yes_no,
  plot_rows,
  associations,
  marker_states,
  regime_changes,
  phases,
  endings,
  scenarios,
  ideologies,
  rulesets,
  kCount
};

enum class Field : std::int16_t {
  governance,
  alignment,
  posture,
  sleepers,
  active_cells,
  cadre,
  troops,
  militia,
  aid,
  besieged,
  regime_change,
  ctr,
  prestige,
  funding,
  reserves,
  cells_on_track,
  in_play,
  marker_at,
  lapsing,
  plots_1,
  plots_2,
  plots_3,
  plots_wmd,
  plots_unseen,
  plots_unseen_2,
  plots_unseen_1,
  tagged_1,
  tagged_2,
  tagged_3,
  tagged_wmd,
  tagged_unseen,
  tagged_unseen_2,
  tagged_unseen_1,
  available,
  wmd_cache,
  loose_wmd,
  civil_war,
  awakening,
  reaction,
  caliphate,
  advisors,
  resolved_plots,
  off_map_troops,
  caliphate_capital,
  // bookkeeping
  kind,
  plot_pool,
  set_aside,
  pakistan_fell,
  recent,
  place,
  draw_pile,
  hand,
  mini_deck,
  first_plot,
  first_plot_done,
  card,
  turn,
  phase,
  acting,
  round,
  card_index,
  us_held,
  reshuffles,
  scenario,
  length,
  solo,
  ideology,
  mini_decks,
  ruleset,
  awakening_rules,
  ending,
  winner,
  // told while they happen
  event,
  roll_total,
  success,
  resolved_plot,
  revealed_plot,
  discarded_us,
  discarded_jihadist,
  drawn,
  reshuffle,
  revealed_us,
  revealed_jihadist,
  chosen_first,
  kCount = static_cast<int>(chosen_first) + kChoiceKeys
};

// The field of a pair that belongs to a side.
constexpr Field of_side(Field us_field, Side side) {
  return static_cast<Field>(static_cast<int>(us_field) + static_cast<int>(side));
}
// The plots of a kind (or kTagged + kind) in a country.
constexpr Field plot_field(int row) {
  return static_cast<Field>(static_cast<int>(Field::plots_1) + row);
}
// The fact that tells of a choice.
constexpr Field chosen(Key key) {
  return static_cast<Field>(static_cast<int>(Field::chosen_first) + static_cast<int>(key));
}

// Options of the small domains.
namespace use {
enum : int { event, operation, reserves, discard, reassessment };
}
namespace order {
enum : int { event_first, operation_first };
}
namespace op {
enum : int {
  war_of_ideas,
  deploy,
  regime_change,
  withdraw,
  disrupt,
  alert,
  recruit,
  travel,
  jihad,
  plot,
  radicalization,
  none
};
}
namespace piece {
enum : int { sleeper, active, sadr, cadre, none };
}
namespace answer {
enum : int { yes, no };
}
// Answers of an event that offers unlike things: named by the event's text, first to fourth.
namespace option {
enum : int { first, second, third, fourth, none };
}
inline constexpr int kMostNumber = 20;
inline constexpr int kNoNumber = kMostNumber + 1;  // option "none" of the domain of numbers

const GameTables& tables();

}  // namespace arbiter::lab
