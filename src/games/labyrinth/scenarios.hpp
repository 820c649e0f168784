// The scenarios as constant data (3.2 and the scenario pages).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "games/labyrinth/state.hpp"

namespace arbiter::lab {

struct CountryStart {
  Country id;
  Governance governance = Governance::unmarked;
  Alignment alignment = Alignment::none;
  std::int8_t sleepers = 0;
  std::int8_t troops = 0;
  std::int8_t regime_change = 0;  // 2: tan
  bool besieged = false;
  Posture posture = Posture::unmarked;
};

struct MarkerStart {
  Card card;
  int country = kNoCountry;
};

// What the set-up asks for beside the deal.
enum class Opening : std::int8_t {
  none,
  three_cells,     // Anaconda: the Jihadist places a cell in each of three countries other than the US
  schengen_rolls,  // Mission Accomplished?: the Jihadist rolls the posture of the Schengen countries
};

struct Scenario {
  std::string_view id;
  std::string_view title;
  std::int8_t prestige;
  Posture us_posture;
  std::int8_t funding;
  std::span<const CountryStart> countries;
  std::span<const MarkerStart> markers;
  std::span<const Card> removed;
  Opening opening;
};

inline constexpr int kScenarios = 4;
// By number: lets_roll, you_can_call_me_al, anaconda, mission_accomplished.
const Scenario& scenario(int number);

}  // namespace arbiter::lab
