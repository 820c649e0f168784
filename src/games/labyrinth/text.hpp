// A position of Labyrinth in words, and what records expect of it.
#pragma once

#include <string>

#include "arbiter/record.hpp"
#include "games/labyrinth/state.hpp"

namespace arbiter::lab {

// "US wins: Good resources", empty while the game goes on.
std::string result(const State& s);
// Facts that the table of fields doesn't decide: "hand.US", "discards" and "removed" as lists of cards, "cells",
// "plots" (markers of a country), "world_posture", "gwot_penalty", "good_resources" and the other totals. False: not
// known. `wrong` says what differs; it stays empty when the fact holds or can't be checked.
bool judge_fact(const State& s, const Fact& fact, const Record& record, std::string& wrong);

}  // namespace arbiter::lab
