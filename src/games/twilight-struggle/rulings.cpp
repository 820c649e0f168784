#include "games/twilight-struggle/rulings.hpp"

#include <array>
#include <string_view>

namespace arbiter::ts {
namespace {

using Value = std::string_view;

constexpr Value kModifiedPrinted[] = {"modified", "printed"};
constexpr Value kPosition[] = {"before_event", "before_operations"};
constexpr Value kNoteYesNo[] = {"note", "yes", "no"};
constexpr Value kYesNoteNo[] = {"yes", "note", "no"};
constexpr Value kNoNoteYes[] = {"no", "note", "yes"};
constexpr Value kNoteNoYes[] = {"note", "no", "yes"};
constexpr Value kYesNo[] = {"yes", "no"};
constexpr Value kShuttle[] = {"unchanged", "one_less"};
constexpr Value kDefectors[] = {"nothing", "us_gains_1"};
constexpr Value kCambridge[] = {"southeast_asia", "asia", "nowhere"};
constexpr Value kTie[] = {"draw", "us_wins"};
constexpr Value kStar[] = {"not_starred", "starred"};
constexpr Value kHeld[] = {"held_card_loses", "military_vp_wins"};
constexpr Value kSpecial[] = {"does_not_occur", "without_effect"};
constexpr Value kSubs[] = {"exempt", "lowers_defcon"};
constexpr Value kTrap[] = {"must", "may"};
constexpr Value kArmsRace[] = {"player", "phasing_player"};
constexpr Value kBoth[] = {"draw", "us_loses", "ussr_loses"};

constexpr std::array<RulingSwitch, kRulings> kSwitches{{
    {"ts.r05", "Which value ranks the cards for Missile Envy?", kModifiedPrinted},
    {"ts.r06", "Operations inside a headline event: which position decides where influence may be placed?", kPosition},
    {"ts.r08", "May realignment rolls be stopped early while a target is left?", kNoteYesNo},
    {"ts.r13", "May the card paired with UN Intervention go to the space race?", kYesNoteNo},
    {"ts.r14", "May the card taken with Missile Envy go to the space race?", kNoteYesNo},
    {"ts.r17", "Shuttle Diplomacy: how many battlegrounds does the US need for Control of the region?", kShuttle},
    {"ts.r19", "Does a war card that the US pairs with UN Intervention count for Flower Power?", kYesNo},
    {"ts.r25", "What does Defectors do when Five Year Plan draws it in a USSR action round?", kDefectors},
    {"ts.r30", "The Cambridge Five and Southeast Asia Scoring: where may the influence go?", kCambridge},
    {"ts.r31", "Who wins when Wargames leaves the score even?", kTie},
    {"ts.r33", "Does Latin American Debt Crisis leave the game after its event?", kStar},
    {"ts.r34", "A side reaches 20 VP by military operations while it holds a scoring card: what counts?", kHeld},
    {"ts.r38", "May an own or neutral event that cannot occur be chosen, just to be rid of the card?", kNoteNoYes},
    {"ts.r39", "Special Relationship without US control of the UK: what is it?", kSpecial},
    {"ts.r40", "South African Unrest: may the two markers beside South Africa be split?", kNoNoteYes},
    {"ts.r44", "Nuclear Subs: free coups of US events in battlegrounds?", kSubs},
    {"ts.r47", "A trapped side without a fitting discard: are its scoring cards played?", kTrap},
    {"ts.r49", "May the ability of space box 6 discard a scoring card?", kNoNoteYes},
    {"ts.r50", "Arms Race in the other side's round: whose military operations are compared?", kArmsRace},
    {"ts.r54", "Both sides hold a scoring card at the end of a turn: who wins?", kBoth},
}};

constexpr std::array<std::uint8_t, kRulings> kRulebook{};
constexpr std::array<std::uint8_t, kRulings> kDigital = [] {
  std::array<std::uint8_t, kRulings> values{};
  const auto set = [&values](RulingId id, std::uint8_t value) { values[static_cast<std::size_t>(id)] = value; };
  set(RulingId::un_intervention_space, 1);
  set(RulingId::missile_envy_space, 1);
  set(RulingId::five_year_plan_defectors, 1);
  set(RulingId::impossible_own_event, 1);
  set(RulingId::special_relationship, 1);
  set(RulingId::unrest_split, 1);
  return values;
}();

constexpr std::array<ProfileInfo, 2> kProfiles{{
    {"rulebook", "the printed rules of the Deluxe Edition", kRulebook},
    {"digital", "what the digital version does", kDigital},
}};

}  // namespace

Leave leave(RulingId ruling, int value) {
  const auto& values = kSwitches[static_cast<std::size_t>(ruling)].values;
  if (value < 0 || static_cast<std::size_t>(value) >= values.size()) return Leave::no;
  const std::string_view word = values[static_cast<std::size_t>(value)];
  return word == "yes" ? Leave::yes : word == "note" ? Leave::note : Leave::no;
}

std::span<const RulingSwitch> rulings() {
  return kSwitches;
}
std::span<const ProfileInfo> profiles() {
  return kProfiles;
}

}  // namespace arbiter::ts
