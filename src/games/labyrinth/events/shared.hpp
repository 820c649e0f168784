// What several events have in common.
#pragma once

#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

// Cards 11, 26: Troops are not in Overstretch, and no country beside Israel is under Islamist Rule.
bool calm_around_israel(const State& s);
// Cards 21, 45: `player` sets the posture of one non-Muslim country other than the US and Israel.
void set_posture_somewhere(State& s, Table& t, Side player, Rule rule);

}  // namespace arbiter::lab
