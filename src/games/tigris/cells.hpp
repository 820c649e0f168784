// Sets of board cells and how they touch (TE-2.1, TE-2.2). Cell n is row n / 16, column n % 16; A1 is cell 0.
#pragma once

#include "arbiter/option_set.hpp"

namespace arbiter::te {

inline constexpr int kRows = 11;
inline constexpr int kColumns = 16;
inline constexpr int kCells = kRows * kColumns;

using Cells = OptionSet;

inline constexpr Cells kWholeBoard = OptionSet::range(0, kCells - 1);

// The cells that share a side with one of `cells`; some of `cells` may be among them.
constexpr Cells beside(const Cells& cells) {
  constexpr std::uint64_t kNotFirstColumn = 0xFFFE'FFFE'FFFE'FFFE;
  constexpr std::uint64_t kNotLastColumn = 0x7FFF'7FFF'7FFF'7FFF;
  Cells out;
  for (std::size_t i = 0; i < 3; ++i) {
    const std::uint64_t w = cells.w[i];
    const std::uint64_t above = i > 0 ? cells.w[i - 1] >> 48 : 0;  // the last of the four rows of a word
    const std::uint64_t below = i < 2 ? cells.w[i + 1] << 48 : 0;
    out.w[i] = (w & kNotLastColumn) << 1 | (w & kNotFirstColumn) >> 1 | w << 16 | above | w >> 16 | below;
  }
  return out & kWholeBoard;
}

constexpr Cells beside(int cell) {
  return beside(Cells::of(cell));
}

// `start` and everything joined to it by a chain of `links`.
constexpr Cells connected(const Cells& start, const Cells& links) {
  Cells group = start;
  for (Cells edge = start; edge.any();) {
    edge = (beside(edge) & links) - group;
    group |= edge;
  }
  return group;
}

}  // namespace arbiter::te
