// Single mutations of a digital log of Twilight Struggle: what a careless copyist, or a cheat, might change in one
// line.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"

namespace arbiter::mutate {

enum class What { count, bracket, die, score, card, target, side, deletion, swap };
inline constexpr std::array<std::string_view, 9> kNames = {"count",  "bracket", "die",      "score", "card",
                                                           "target", "side",    "deletion", "swap"};

struct Mutation {
  What what = What::count;
  std::size_t line = 0;  // index of the (first) changed line
  std::string before, after;
  std::string text;  // the whole log, changed
};

// One mutation of that kind at a random place that allows it; nothing if the log has no such place.
std::optional<Mutation> mutate(const std::vector<std::string>& lines, What what, Random& random);

// A kind that can be applied to a line drawn evenly from the log.
What what_fits_a_line(const std::vector<std::string>& lines, Random& random);

std::vector<std::string> split_lines(std::string_view text);

}  // namespace arbiter::mutate
