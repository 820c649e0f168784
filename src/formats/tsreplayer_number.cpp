#include "formats/tsreplayer_number.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace arbiter::tsreplayer {
namespace {

struct Digits {
  std::array<char, 5> text{};
  std::uint8_t size = 0;
};

constexpr int kLeast = -99;
constexpr int kMost = 199;

constexpr auto kDigits = [] {
  std::array<Digits, kMost - kLeast + 1> all{};
  for (int n = kLeast; n <= kMost; ++n) {
    Digits& d = all[static_cast<std::size_t>(n - kLeast)];
    const int m = n < 0 ? -n : n;
    if (n < 0) d.text[d.size++] = '-';
    if (m >= 100) d.text[d.size++] = static_cast<char>('0' + m / 100);
    if (m >= 10) d.text[d.size++] = static_cast<char>('0' + m / 10 % 10);
    d.text[d.size++] = static_cast<char>('0' + m % 10);
  }
  return all;
}();

}  // namespace

Value number_value(int n, Record& record) {
  if (n < kLeast || n > kMost) return record.number(n);
  const Digits& d = kDigits[static_cast<std::size_t>(n - kLeast)];
  return Value::number({d.text.data(), d.size});
}

}  // namespace arbiter::tsreplayer
