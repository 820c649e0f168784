// Judging records that a test writes in the text spelling.
#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"

namespace arbiter::test {

// A record of Twilight Struggle that begins with a position: `members` as in header.setup.position, `states` as in
// header.source.states (JSON, may be empty), `entries` in the text spelling.
std::string ts_record(std::string_view members, std::string_view entries, std::string_view states = {});

// The report on the only record in `text`; a report with one finding TEST if it can't be judged.
GameReport judge(std::string_view text, const CheckOptions& options = {});
// The same under the rules of `game`, which need not be one of those that the program knows.
GameReport judge(const Game& game, std::string_view text, const CheckOptions& options = {});

// "illegal TS-7.2 9", "mismatch REC-value 7 after 1": kind, code, entry, and the finding it may follow from.
std::vector<std::string> in_short(const GameReport& report);

}  // namespace arbiter::test
