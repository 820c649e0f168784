// The position of Twilight Struggle in words and as a board, and what a record may expect of hands.
#pragma once

#include <string>

#include "arbiter/record.hpp"
#include "games/twilight-struggle/state.hpp"

namespace arbiter::ts {

// Score, tracks, effects, cards and countries by region; at most `width` columns.
std::string describe(const State& s, int width, bool colour);

// "US wins by Final Scoring", "draw by Final Scoring"; only once the game is over.
std::string result_in_words(const State& s);

// Facts beside the table of fields: "hand.US", "hand.USSR", "discard", "removed", "draw" (lists of cards).
// Returns false for other fields. `wrong` stays empty when the fact holds, or can't be checked because cards are
// unseen.
bool judge_fact(const State& s, const Fact& fact, const Record& record, std::string& wrong);

// What is right where a remark behind a country or a card, or a member beside it (region, stability, battleground;
// number, title), is not; empty: it is, or nobody can tell (Game::what_is_right).
std::string what_is_right(int domain, int option, std::string_view member, std::string_view said);

}  // namespace arbiter::ts
