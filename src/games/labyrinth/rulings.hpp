// The contested points of Labyrinth that are switches (R-* of the README), and the profiles that set them. At most 64.
#pragma once

#include <cstdint>
#include <span>

#include "arbiter/game.hpp"

namespace arbiter::lab {

// Each with its values; the first is the rulebook's, `*` marks what the program `awakening` does if it isn't the first.
enum class RulingId : std::uint8_t {
  cadre_on_event_move,      // false, true
  woi_reserves_after_test,  // no, yes*
  plot_value_reserves,      // true, false
  simultaneous_victory,     // active_side, us_first
  uk_recruit_number,        // 3, 2*
  plot_us_order,            // posture_first, prestige_first
  major_from_good,          // never, if_possible (without the dice)
  rc_deploy_counts_lsf,     // true, false
  rc_source_rc_country,     // surplus, never
  alert_in_ir,              // yes, no
  op_without_supply,        // legal, illegal
  ideology_cumulative,      // from_potent, always
  // section 9
  plot_gov_order,        // poor_fair_good, fair_good_poor*
  travel_rc_origin,      // gt5cells, cells_gt_troops*
  travel_dest1_order,    // besieged_rc_aid, unordered*
  travel_origin_repeat,  // same, different, other_destination*
  recruit_reselect,      // once, each_roll
  biometrics_solo,       // that_op, whole_card, filter*
  schengen_visas_cell2,  // line4, line5
  recruit_line3,         // highest, lowest
  solo_us_triggered,     // plain, with_exception
  global_table,          // lenient, user_file
  // records
  card_numbering,        // auto, playtest, published
  syria_sect_awakening,  // shia_mix, sunni
  kCount
};
inline constexpr int kRulings = static_cast<int>(RulingId::kCount);

std::span<const RulingSwitch> rulings();
std::span<const ProfileInfo> profiles();

}  // namespace arbiter::lab
