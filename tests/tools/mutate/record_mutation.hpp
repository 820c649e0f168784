// Single mutations of a record of any game, entry by entry: another pick, number, stated value or side, an entry that
// is missing, two that changed places.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/game.hpp"
#include "arbiter/record.hpp"
#include "core/random.hpp"

namespace arbiter::mutate {

enum class Slip { target, option, number, draw, stated, side, deletion, swap };
inline constexpr std::array<std::string_view, 8> kSlipNames = {"target", "option", "number",   "draw",
                                                               "stated", "side",   "deletion", "swap"};

struct RecordMutation {
  Slip slip = Slip::target;
  std::size_t entry = 0;      // index of the (first) changed entry
  std::string before, after;  // the entry as JSON; `after` is empty for a deletion
};

// Makes one mutation of that kind at a random place that allows it; nothing if the record has no such place. Only
// entries, facts and items are changed: who keeps copies of these can put the record back.
std::optional<RecordMutation> mutate(Record& record, const Game& game, Slip slip, Random& random);

// A kind that can be applied to an entry drawn evenly from the record.
Slip what_fits_an_entry(const Record& record, const Game& game, Random& random);

}  // namespace arbiter::mutate
