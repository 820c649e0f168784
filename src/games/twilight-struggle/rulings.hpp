// The contested points of Twilight Struggle on which games are really played in different ways.
//
// Every ruling has a text (`ts.r01` to `ts.r54`, see the catalogue); those here are also switches that the rules ask
// for. Behind each: its values in the order of their index; the first is the rulebook profile's, `*` marks the
// digital profile's.
#pragma once

#include <cstdint>
#include <span>

#include "arbiter/game.hpp"

namespace arbiter::ts {

enum class RulingId : std::uint8_t {
  missile_envy_rank,         // ts.r05: modified* | printed
  headline_position,         // ts.r06: before_event* | before_operations
  stop_realignments,         // ts.r08: note* | yes | no
  un_intervention_space,     // ts.r13: yes | note* | no
  missile_envy_space,        // ts.r14: note | yes* | no
  shuttle_control,           // ts.r17: unchanged* | one_less
  flower_power_pairing,      // ts.r19: yes* | no
  five_year_plan_defectors,  // ts.r25: nothing | us_gains_1*
  cambridge_southeast_asia,  // ts.r30: southeast_asia* | asia | nowhere
  wargames_tie,              // ts.r31: draw* | us_wins
  debt_crisis_star,          // ts.r33: not_starred* | starred
  held_card_or_military_vp,  // ts.r34: held_card_loses* | military_vp_wins
  impossible_own_event,      // ts.r38: note | no* | yes
  special_relationship,      // ts.r39: does_not_occur | without_effect*
  unrest_split,              // ts.r40: no | note* | yes
  subs_free_coups,           // ts.r44: exempt* | lowers_defcon
  trap_scoring_cards,        // ts.r47: must* | may
  box_6_scoring_card,        // ts.r49: no* | note | yes
  arms_race_compares,        // ts.r50: player* | phasing_player
  both_hold_scoring_cards,   // ts.r54: draw* | us_loses | ussr_loses
};
inline constexpr int kRulings = 20;

// For the rulings with the values yes, note and no: whether a pick is legal, and whether it earns a note.
enum class Leave : std::uint8_t { no, note, yes };
// The meaning of value index `value` of such a ruling.
Leave leave(RulingId ruling, int value);

// One row a RulingId, in its order.
std::span<const RulingSwitch> rulings();
// "rulebook" and "digital".
std::span<const ProfileInfo> profiles();

}  // namespace arbiter::ts
