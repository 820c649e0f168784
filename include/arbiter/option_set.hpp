// A set of up to 256 options: countries, cards, cells of a board, numbers.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace arbiter {

struct OptionSet {
  std::array<std::uint64_t, 4> w{};  // bit n % 64 of word n / 64 stands for option n

  // False for any number outside 0..255.
  constexpr bool has(int option) const {
    return option >= 0 && option < 256 && (w[static_cast<std::size_t>(option >> 6)] >> (option & 63) & 1U) != 0;
  }
  constexpr bool any() const { return (w[0] | w[1] | w[2] | w[3]) != 0; }
  constexpr bool none() const { return !any(); }
  constexpr int count() const {
    return std::popcount(w[0]) + std::popcount(w[1]) + std::popcount(w[2]) + std::popcount(w[3]);
  }
  // The smallest option; -1 when there is none.
  constexpr int first() const { return next(-1); }
  // The smallest option above `option`; -1 when there is none.
  constexpr int next(int option) const {
    for (int i = option + 1; i < 256; i = (i | 63) + 1) {
      const std::uint64_t rest = w[static_cast<std::size_t>(i >> 6)] >> (i & 63);
      if (rest != 0) return i + std::countr_zero(rest);
    }
    return -1;
  }
  // The nth option from 0; -1 when there are not so many.
  constexpr int nth(int n) const {
    int option = first();
    while (n-- > 0 && option >= 0) option = next(option);
    return option;
  }
  // `option` of add, remove, with, without and of is 0 to 255.
  constexpr OptionSet& add(int option) {
    w[static_cast<std::size_t>(option >> 6)] |= std::uint64_t{1} << (option & 63);
    return *this;
  }
  constexpr OptionSet& remove(int option) {
    w[static_cast<std::size_t>(option >> 6)] &= ~(std::uint64_t{1} << (option & 63));
    return *this;
  }
  constexpr OptionSet with(int option) const { return OptionSet(*this).add(option); }
  constexpr OptionSet without(int option) const { return OptionSet(*this).remove(option); }

  friend constexpr OptionSet operator|(const OptionSet& a, const OptionSet& b) {
    return {{a.w[0] | b.w[0], a.w[1] | b.w[1], a.w[2] | b.w[2], a.w[3] | b.w[3]}};
  }
  friend constexpr OptionSet operator&(const OptionSet& a, const OptionSet& b) {
    return {{a.w[0] & b.w[0], a.w[1] & b.w[1], a.w[2] & b.w[2], a.w[3] & b.w[3]}};
  }
  // Options of `a` that are not in `b`.
  friend constexpr OptionSet operator-(const OptionSet& a, const OptionSet& b) {
    return {{a.w[0] & ~b.w[0], a.w[1] & ~b.w[1], a.w[2] & ~b.w[2], a.w[3] & ~b.w[3]}};
  }
  // All of the 256 options that are not in this set.
  constexpr OptionSet operator~() const { return {{~w[0], ~w[1], ~w[2], ~w[3]}}; }
  constexpr OptionSet& operator|=(const OptionSet& b) { return *this = *this | b; }
  constexpr OptionSet& operator&=(const OptionSet& b) { return *this = *this & b; }
  friend constexpr bool operator==(const OptionSet&, const OptionSet&) = default;

  static constexpr OptionSet of(int option) { return OptionSet().add(option); }
  template <class... Options>
  static constexpr OptionSet of(int first, Options... rest) {
    OptionSet s = OptionSet::of(first);
    (s.add(rest), ...);
    return s;
  }
  // Options from..to, both included and within 0..255; empty when to < from.
  static constexpr OptionSet range(int from, int to) {
    OptionSet s;
    for (int i = from; i <= to; ++i) s.add(i);
    return s;
  }
  // All of them or nothing: a condition that does not depend on the option.
  static constexpr OptionSet all_if(bool condition) { return condition ? ~OptionSet() : OptionSet(); }
};

}  // namespace arbiter
