// What a record may expect beside the table of fields, and the result in words.
#pragma once

#include <string>

#include "arbiter/record.hpp"
#include "games/tigris/state.hpp"

namespace arbiter::te {

// Facts beside the table of fields: "hand.bull" as a list of tiles, "bag" by colour, "points.bull": the four values at
// the end with treasures assigned, the weakest first. Returns false for other fields. `wrong` stays empty when the fact
// holds or can't be checked because tiles are unseen.
bool judge_fact(const State& s, const Fact& fact, const Record& record, std::string& wrong);

// "bull wins: 8, 9, 11, 13 against archer 7, 9, 9, 20; the bag is empty"; empty before the end.
std::string result(const State& s);

// What is right where a remark behind a leader, tile or monument, or a member beside it (from, colour, dynasty), is
// not; empty: it is, or nobody can tell (Game::what_is_right).
std::string what_is_right(const State& s, int domain, int option, std::string_view member, std::string_view said);

}  // namespace arbiter::te
