// A table from names to numbers, built at compile time, that forgives letter case and punctuation.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arbiter {

// A name reduced to what tells it from others: letters and digits, lower case (ASCII and the Hungarian letters in
// UTF-8). Longer ones than fit are marked as overlong and equal nothing.
struct FoldedName {
  static constexpr std::size_t kCapacity = 63;
  std::array<char, kCapacity> text{};
  std::uint8_t size = 0;
  bool overlong = false;

  constexpr FoldedName() = default;
  constexpr explicit FoldedName(std::string_view name) {
    unsigned char before = 0;
    for (char c : name) {
      auto byte = static_cast<unsigned char>(c);
      if (byte < 0x80) {
        if (byte >= 'A' && byte <= 'Z') byte = static_cast<unsigned char>(byte + 32);
        const bool kept = (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9');
        before = 0;
        if (!kept) continue;
      } else if (before == 0xC3 && byte >= 0x80 && byte <= 0x9E && byte != 0x97) {
        byte = static_cast<unsigned char>(byte + 0x20);  // À to Þ
      } else if (before == 0xC5 && (byte == 0x90 || byte == 0xB0)) {
        byte = static_cast<unsigned char>(byte + 1);  // Ő, Ű
      }
      if (size == kCapacity) {
        overlong = true;
        return;
      }
      text[size++] = static_cast<char>(byte);
      before = byte;
    }
  }
  constexpr std::string_view view() const { return {text.data(), size}; }
  constexpr std::uint32_t hash() const {
    std::uint32_t h = 2166136261U;
    for (char c : view()) h = (h ^ static_cast<unsigned char>(c)) * 16777619U;
    return h ^ (h >> 15U);
  }
};

struct NamedValue {
  std::string_view name;
  int value;
};

// `Slots` is a power of two well above the number of names.
template <std::size_t Slots>
class NameTable {
 public:
  // A name that already stands for another value makes the table `ambiguous`.
  constexpr void add(std::string_view name, int value) {
    const FoldedName folded(name);
    if (folded.overlong || folded.size == 0) {
      ambiguous_ = true;
      return;
    }
    std::size_t at = folded.hash() & (Slots - 1);
    while (slots_[at].folded.size != 0 && slots_[at].folded.view() != folded.view()) at = (at + 1) & (Slots - 1);
    if (slots_[at].folded.size != 0) {
      ambiguous_ = ambiguous_ || slots_[at].value != value;
      return;
    }
    slots_[at] = {folded, value};
    ++size_;
  }
  // The value of the name; -1 when there is none.
  constexpr int find(const FoldedName& folded) const {
    if (folded.overlong || folded.size == 0) return -1;
    for (std::size_t at = folded.hash() & (Slots - 1); slots_[at].folded.size != 0; at = (at + 1) & (Slots - 1))
      if (slots_[at].folded.view() == folded.view()) return slots_[at].value;
    return -1;
  }
  constexpr bool sound() const { return !ambiguous_ && size_ <= Slots / 2; }

 private:
  struct Slot {
    FoldedName folded;
    int value = -1;
  };
  std::array<Slot, Slots> slots_{};
  std::size_t size_ = 0;
  bool ambiguous_ = false;
};

}  // namespace arbiter
