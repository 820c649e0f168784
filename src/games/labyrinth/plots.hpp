// What placing, alerting and resolving plots share.
#pragma once

#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

struct TurnedUp {
  int kind = kPlotKinds;  // a PlotKind of a known number; kPlotKinds: there was no marker
  bool tagged = false;    // Backlash
};
// One marker of the country is turned up and comes off the map. Where several kinds are possible, the record says
// which.
TurnedUp turn_up(State& s, Table& t, int country, Rule rule);
// 8.5.6 marker, 7.5.3: to the Available box, in Awakening to the Resolved box; a WMD leaves the game.
void return_plot(State& s, Table& t, int kind, Rule rule);

}  // namespace arbiter::lab
