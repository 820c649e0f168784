#include "games/labyrinth/scenarios.hpp"

#include <array>

namespace arbiter::lab {
namespace {

using G = Governance;
using A = Alignment;
using P = Posture;

constexpr CountryStart unmarked_besieged(Country id) {
  return {id, G::unmarked, A::none, 0, 0, 0, true, P::unmarked};
}
constexpr CountryStart non_muslim(Country id, P posture, std::int8_t sleepers = 0, std::int8_t troops = 0) {
  return {id, G::unmarked, A::none, sleepers, troops, 0, false, posture};
}

constexpr CountryStart kLetsRoll[] = {
    {libya, G::poor, A::adversary},
    {syria, G::fair, A::adversary},
    {iraq, G::poor, A::adversary},
    {saudi_arabia, G::poor, A::ally, 0, 2},
    {gulf_states, G::fair, A::ally, 0, 2},
    {pakistan, G::fair, A::neutral},
    {afghanistan, G::islamist_rule, A::adversary, 4},
    unmarked_besieged(somalia),
};

constexpr CountryStart kAnaconda[] = {
    {libya, G::poor, A::adversary},
    {syria, G::fair, A::adversary},
    {iraq, G::poor, A::adversary},
    {saudi_arabia, G::poor, A::ally, 0, 2},
    {gulf_states, G::fair, A::ally, 0, 2},
    {pakistan, G::poor, A::ally, 1},
    {afghanistan, G::poor, A::ally, 1, 6, 2},
    unmarked_besieged(somalia),
    {central_asia, G::poor, A::ally},
};

constexpr CountryStart kMissionAccomplished[] = {
    {libya, G::poor, A::adversary},
    {syria, G::fair, A::adversary, 1},
    {iraq, G::poor, A::ally, 3, 6, 2},
    {iran, G::unmarked, A::none, 1},
    {saudi_arabia, G::poor, A::ally, 1},
    {gulf_states, G::fair, A::ally, 0, 2},
    {pakistan, G::fair, A::ally, 1},
    {afghanistan, G::poor, A::ally, 1, 5, 2},
    unmarked_besieged(somalia),
    {central_asia, G::fair, A::neutral},
    {indonesia_malaysia, G::fair, A::neutral, 1},
    non_muslim(philippines, P::soft, 1, 2),
    non_muslim(united_kingdom, P::hard),
};

constexpr MarkerStart kAnacondaMarkers[] = {{fata, pakistan}, {patriot_act, united_states}};
constexpr MarkerStart kMissionMarkers[] = {
    {enhanced_measures},          {renditions},          {wiretapping}, {fata, pakistan}, {abu_sayyaf, philippines},
    {patriot_act, united_states}, {nest, united_states},
};

constexpr Card kAlRemoved[] = {axis_of_evil};
constexpr Card kAnacondaRemoved[] = {patriot_act, tora_bora};
constexpr Card kMissionRemoved[] = {patriot_act, tora_bora, nest, abu_sayyaf, ksm, iraqi_wmd};

constexpr std::array<Scenario, kScenarios> kAll = {{
    {"lets_roll", "Let's Roll!", 7, P::hard, 9, kLetsRoll, {}, {}, Opening::none},
    {"you_can_call_me_al", "You Can Call Me Al", 7, P::soft, 9, kLetsRoll, {}, kAlRemoved, Opening::none},
    {"anaconda", "Anaconda", 8, P::hard, 6, kAnaconda, kAnacondaMarkers, kAnacondaRemoved, Opening::three_cells},
    {"mission_accomplished", "Mission Accomplished?", 3, P::hard, 5, kMissionAccomplished, kMissionMarkers,
     kMissionRemoved, Opening::schengen_rolls},
}};

}  // namespace

const Scenario& scenario(int number) {
  return kAll[static_cast<std::size_t>(number >= 0 && number < kScenarios ? number : 0)];
}

}  // namespace arbiter::lab
