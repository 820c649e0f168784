// The contested points of Tigris & Euphrates that are switches (TR-*), and the profiles that set them.
#pragma once

#include <cstdint>
#include <span>

#include "arbiter/game.hpp"

namespace arbiter::te {

// Each with its values; the first is the rulebook's.
enum class RulingId : std::uint8_t {
  lift_first,                  // TR-1: yes, no
  same_space,                  // TR-2: forbid, allow
  union_tile_counts,           // TR-7: no, yes
  choose_war_infer,            // TR-11: true, false
  commit_missing,              // TR-12: zero, error
  commit_order,                // TR-12: strict, lenient
  attacker_surplus,            // TR-13: allow, forbid
  priest_war_protect,          // TR-15: other_leaders, other_colours
  treasure_chooser,            // TR-17: trader_owner, active_player
  special_border_advanced,     // TR-18: printed, bga
  monument_vp,                 // TR-22: per_leader, per_monument, either
  vp_supply,                   // TR-24: unlimited, limited
  bonus_kingdom,               // TR-33: after, before
  move_within_line,            // TR-34: forbid, allow
  wonder_over_building,        // TR-36: return, forbid
  wonder_treasure_origin,      // TR-38: keep, lose
  catastrophe_on_catastrophe,  // TR-28: forbid, allow
  bag_end,                     // TR-25: failed_draw, when_empty
  swap_end_scores,             // TR-25: false, true
  refill_order,                // TR-26: active_then_clockwise, seat_order
  refill_first,                // TE-12.1: after_monuments, before_monuments
  hand_at_turn_start,          // TR-41: must_be_6, any
  open_scoring,                // TR-44: false, true
  kCount
};
inline constexpr int kRulings = static_cast<int>(RulingId::kCount);

std::span<const RulingSwitch> rulings();
std::span<const ProfileInfo> profiles();

}  // namespace arbiter::te
