// Sets from arrays of small integers, eight bytes at a time: the questions that the rules ask most.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "arbiter/option_set.hpp"

namespace arbiter::ts {

// Indices i in [0, n), n at most 256, for which holds(i) is true. `holds` must be free of branches to be fast.
template <std::size_t N, class Predicate>
OptionSet indices_where(Predicate holds) {
  static_assert(N <= 256);
  alignas(8) std::uint8_t flags[(N + 7) / 8 * 8] = {};
  for (std::size_t i = 0; i < N; ++i) flags[i] = holds(i) ? 1 : 0;
  OptionSet found;
  for (std::size_t byte = 0; byte < sizeof flags / 8; ++byte) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, flags + 8 * byte, 8);
    const std::uint64_t bits = eight * 0x0102040810204080ULL >> 56;
    found.w[byte / 8] |= bits << (byte % 8 * 8);
  }
  return found;
}

}  // namespace arbiter::ts
