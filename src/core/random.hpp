// A small generator whose numbers are the same on every machine.
#pragma once

#include <cstdint>

namespace arbiter {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  // SplitMix64.
  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15ULL;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }
  // 0 to n - 1; n is small, so the tiny bias doesn't matter.
  std::uint32_t below(std::uint32_t n) { return n == 0 ? 0 : static_cast<std::uint32_t>((next() >> 32) * n >> 32); }

 private:
  std::uint64_t state_;
};

}  // namespace arbiter
