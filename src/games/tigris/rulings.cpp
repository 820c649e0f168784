#include "games/tigris/rulings.hpp"

#include <array>
#include <string_view>

namespace arbiter::te {
namespace {

using Value = std::string_view;

constexpr Value kTrueFalse[] = {"true", "false"};
constexpr Value kFalseTrue[] = {"false", "true"};
constexpr Value kForbidAllow[] = {"forbid", "allow"};
constexpr Value kAllowForbid[] = {"allow", "forbid"};
constexpr Value kNoYes[] = {"no", "yes"};
constexpr Value kMissing[] = {"zero", "error"};
constexpr Value kOrder[] = {"strict", "lenient"};
constexpr Value kProtect[] = {"other_leaders", "other_colours"};
constexpr Value kChooser[] = {"trader_owner", "active_player"};
constexpr Value kBorder[] = {"printed", "bga"};
constexpr Value kMonumentVp[] = {"per_leader", "per_monument", "either"};
constexpr Value kSupply[] = {"unlimited", "limited"};
constexpr Value kBonus[] = {"after", "before"};
constexpr Value kReturnForbid[] = {"return", "forbid"};
constexpr Value kKeepLose[] = {"keep", "lose"};
constexpr Value kBagEnd[] = {"failed_draw", "when_empty"};
constexpr Value kRefill[] = {"active_then_clockwise", "seat_order"};
constexpr Value kRefillFirst[] = {"after_monuments", "before_monuments"};
constexpr Value kHand[] = {"must_be_6", "any"};

constexpr std::array<RulingSwitch, kRulings> kSwitches{{
    {"te.leader_move.lift_first", "Is a moving leader lifted before its new space is judged?", kTrueFalse},
    {"te.leader_move.same_space", "May a leader be moved to the space it stands on?", kForbidAllow},
    {"te.union_tile.counts", "Is the winner of a war paid for the tile that united the kingdoms?", kNoYes},
    {"te.choose_war.infer", "May the choice of the next war be left out of a record?", kTrueFalse},
    {"te.commit.missing", "What is a conflict without a record of the tiles added?", kMissing},
    {"te.commit.order", "May the defender's tiles be recorded before the attacker's?", kOrder},
    {"te.english.attacker_surplus", "English variant: may an attacker who is ahead add tiles?", kAllowForbid},
    {"te.priest_war.protect", "Which leaders keep the temples beside them in a war of priests?", kProtect},
    {"te.treasure.chooser", "Who chooses the treasures that are taken?", kChooser},
    {"te.special_border.advanced", "Which spaces of the advanced board have the special border?", kBorder},
    {"te.monument_vp", "Two monuments of one colour in a kingdom: how many points for a leader?", kMonumentVp},
    {"te.vp_supply", "Do the points of a colour run out?", kSupply},
    {"te.building.bonus_kingdom", "A building's second point: in the kingdom before or after the placement?", kBonus},
    {"te.building.move_within_line", "May a building be moved along the line it stands on?", kForbidAllow},
    {"te.wonder.building_on_cells", "May the wonder take a tile with a building?", kReturnForbid},
    {"te.wonder.treasure_origin", "Does a treasure on the wonder keep its space's special border?", kKeepLose},
    {"te.catastrophe.on_catastrophe", "May a catastrophe be set on a catastrophe?", kForbidAllow},
    {"te.bag_end", "When does an empty bag end the game?", kBagEnd},
    {"te.bag_end.in_swap_scores_monuments", "Do monuments give points when the game ends in a swap?", kFalseTrue},
    {"te.refill.order", "In which order are hands filled up?", kRefill},
    {"te.refill.time", "Are hands filled up before the monuments give their points?", kRefillFirst},
    {"te.hand.at_turn_start", "May a hand have fewer than 6 tiles when its turn begins?", kHand},
    {"te.open_scoring", "Are points and bag open? No verdict hangs on it.", kFalseTrue},
}};

using Values = std::array<std::uint8_t, kRulings>;
constexpr void set(Values& values, RulingId id, std::uint8_t value) {
  values[static_cast<std::size_t>(id)] = value;
}

constexpr Values kRulebook{};
constexpr Values kBga = [] {
  Values v{};
  set(v, RulingId::special_border_advanced, 1);
  set(v, RulingId::monument_vp, 1);
  set(v, RulingId::catastrophe_on_catastrophe, 1);
  set(v, RulingId::refill_order, 1);
  return v;
}();
constexpr Values kPlt = [] {
  Values v{};
  set(v, RulingId::monument_vp, 1);
  set(v, RulingId::refill_first, 1);
  return v;
}();

constexpr std::array<ProfileInfo, 4> kProfiles{{
    {"rulebook", "the printed rules", kRulebook},
    {"bga", "what BoardGameArena's implementation does", kBga},
    {"plt", "what the program plt does: hands filled up before the monuments' points", kPlt},
    {"0b01", "state histories of the engine 0b01: the printed rules, its slips are told as findings", kRulebook},
}};

}  // namespace

std::span<const RulingSwitch> rulings() {
  return kSwitches;
}
std::span<const ProfileInfo> profiles() {
  return kProfiles;
}

}  // namespace arbiter::te
