#include "games/labyrinth/rulings.hpp"

#include <array>
#include <string_view>

namespace arbiter::lab {
namespace {

using Value = std::string_view;

constexpr Value kTrueFalse[] = {"true", "false"};
constexpr Value kFalseTrue[] = {"false", "true"};
constexpr Value kNoYes[] = {"no", "yes"};
constexpr Value kYesNo[] = {"yes", "no"};
constexpr Value kSimultaneous[] = {"active_side", "us_first"};
constexpr Value kUk[] = {"3", "2"};
constexpr Value kUsOrder[] = {"posture_first", "prestige_first"};
constexpr Value kMajorFromGood[] = {"never", "if_possible"};
constexpr Value kRcSource[] = {"surplus", "never"};
constexpr Value kLegalIllegal[] = {"legal", "illegal"};
constexpr Value kCumulative[] = {"from_potent", "always"};
constexpr Value kPlotOrder[] = {"poor_fair_good", "fair_good_poor"};
constexpr Value kRcOrigin[] = {"gt5cells", "cells_gt_troops"};
constexpr Value kDestinationOrder[] = {"besieged_rc_aid", "unordered"};
constexpr Value kOriginRepeat[] = {"same", "different", "other_destination"};
constexpr Value kReselect[] = {"once", "each_roll"};
constexpr Value kBiometrics[] = {"that_op", "whole_card", "filter"};
constexpr Value kVisas[] = {"line4", "line5"};
constexpr Value kHighestLowest[] = {"highest", "lowest"};
constexpr Value kTriggered[] = {"plain", "with_exception"};
constexpr Value kGlobalTable[] = {"lenient", "user_file"};
constexpr Value kNumbering[] = {"auto", "playtest", "published"};
constexpr Value kSyria[] = {"shia_mix", "sunni"};

constexpr std::array<RulingSwitch, kRulings> kSwitches{{
    {"lab.cadre_on_event_move", "Does an event that moves the last cell away leave a cadre?", kFalseTrue},
    {"lab.woi_reserves_after_test", "May Reserves be added once the tested country turned out too bad for the card?",
     kNoYes},
    {"lab.plot_value_reserves", "Do Reserves count for the highest plot number that may be placed?", kTrueFalse},
    {"lab.simultaneous_victory", "Who wins when both sides meet a condition at once, oil apart?", kSimultaneous},
    {"lab.uk_recruit_number", "The recruit number of the United Kingdom", kUk},
    {"lab.plot_us_order", "A plot in the US: posture or Prestige first?", kUsOrder},
    {"lab.major_from_good", "May a Major Jihad be declared in a Good country without the dice for it?", kMajorFromGood},
    {"lab.rc_deploy_counts_lsf", "Do security forces count for what must stay in a Regime Change country?", kTrueFalse},
    {"lab.rc_source_rc_country", "May the troops of a Regime Change come from a Regime Change country?", kRcSource},
    {"lab.alert_in_ir", "May a plot be alerted in a country under Islamist Rule?", kYesNo},
    {"lab.op_without_supply", "May one Recruit or Plot with no cell or marker left to place?", kLegalIllegal},
    {"lab.ideology_cumulative", "Does the level Attractive include Coherent?", kCumulative},
    {"lab.plot_gov_order", "Section 9, Plot: the order of governance inside a line", kPlotOrder},
    {"lab.travel_rc_origin", "Section 9, Travel: which Regime Change countries are origins?", kRcOrigin},
    {"lab.travel_dest1_order", "Section 9, Travel: is the first line of destinations in order?", kDestinationOrder},
    {"lab.travel_origin_repeat", "Section 9, Travel: several origins on one card", kOriginRepeat},
    {"lab.recruit_reselect", "Section 9, Recruit: is the country chosen again before each roll?", kReselect},
    {"lab.biometrics_solo", "Section 9, Travel under Biometrics with no cell adjacent", kBiometrics},
    {"lab.schengen_visas_cell2", "Section 9, Schengen Visas: the line for the second cell", kVisas},
    {"lab.recruit_line3", "Section 9, Recruit: 'where the most must be rolled'", kHighestLowest},
    {"lab.solo_us_triggered", "Section 9: a Jihadist event that a US card triggers", kTriggered},
    {"lab.global_table", "The columns of the Global table that nobody has published", kGlobalTable},
    {"lab.card_numbering", "Which edition numbers the cards of Awakening?", kNumbering},
    {"lab.syria_sect_awakening", "Syria's sect in Awakening", kSyria},
}};

using Values = std::array<std::uint8_t, kRulings>;
constexpr void set(Values& values, RulingId id, std::uint8_t value) {
  values[static_cast<std::size_t>(id)] = value;
}

constexpr Values kRulebook{};
constexpr Values kProgram = [] {
  Values v{};
  set(v, RulingId::woi_reserves_after_test, 1);
  set(v, RulingId::uk_recruit_number, 1);
  set(v, RulingId::plot_gov_order, 1);
  set(v, RulingId::travel_rc_origin, 1);
  set(v, RulingId::travel_dest1_order, 1);
  set(v, RulingId::travel_origin_repeat, 2);
  set(v, RulingId::biometrics_solo, 2);
  return v;
}();

constexpr std::array<ProfileInfo, 2> kProfiles{{
    {"rulebook", "the rules documents of this project", kRulebook},
    {"program", "the published readings, as the program awakening plays them", kProgram},
}};

}  // namespace

std::span<const RulingSwitch> rulings() {
  return kSwitches;
}
std::span<const ProfileInfo> profiles() {
  return kProfiles;
}

}  // namespace arbiter::lab
