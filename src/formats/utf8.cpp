#include "formats/utf8.hpp"

#include <algorithm>
#include <cstring>

namespace arbiter::formats {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
constexpr std::string_view kReplacementEscape = "\\ufffd";

// The first byte at or after `at` that isn't plain ASCII, or (if wanted) a backslash.
std::size_t next_special(std::string_view s, std::size_t at, bool backslash) {
  constexpr std::uint64_t kHigh = 0x8080808080808080U;
  constexpr std::uint64_t kOnes = 0x0101010101010101U;
  while (at + 8 <= s.size()) {
    std::uint64_t word = 0;
    std::memcpy(&word, s.data() + at, 8);
    std::uint64_t hit = word & kHigh;
    if (backslash) {
      const std::uint64_t x = word ^ (kOnes * static_cast<unsigned char>('\\'));
      hit |= (x - kOnes) & ~x & kHigh;
    }
    if (hit != 0) break;
    at += 8;
  }
  for (; at < s.size(); ++at) {
    if (static_cast<unsigned char>(s[at]) >= 0x80 || (backslash && s[at] == '\\')) break;
  }
  return at;
}

// The value of four hexadecimal digits at `at`, or -1.
int hex4(std::string_view s, std::size_t at) {
  if (at + 4 > s.size()) return -1;
  int n = 0;
  for (std::size_t i = at; i < at + 4; ++i) {
    const char c = s[i];
    int digit = 0;
    if (c >= '0' && c <= '9')
      digit = c - '0';
    else if (c >= 'a' && c <= 'f')
      digit = c - 'a' + 10;
    else if (c >= 'A' && c <= 'F')
      digit = c - 'A' + 10;
    else
      return -1;
    n = n * 16 + digit;
  }
  return n;
}

// Length of the escape at `at`; `lone` is set when it is half a surrogate pair.
std::size_t escape_length(std::string_view s, std::size_t at, bool& lone) {
  lone = false;
  if (at + 1 >= s.size()) return 1;
  if (static_cast<unsigned char>(s[at + 1]) >= 0x80) return 1;  // that byte is looked at for itself
  if (s[at + 1] != 'u') return 2;
  const int first = hex4(s, at + 2);
  if (first < 0xD800 || first > 0xDFFF) return 2;
  if (first <= 0xDBFF && at + 7 < s.size() && s[at + 6] == '\\' && s[at + 7] == 'u') {
    const int second = hex4(s, at + 8);
    if (second >= 0xDC00 && second <= 0xDFFF) return 12;
  }
  lone = true;
  return 6;
}

bool continuation(std::string_view s, std::size_t at, unsigned low = 0x80, unsigned high = 0xBF) {
  if (at >= s.size()) return false;
  const auto c = static_cast<unsigned char>(s[at]);
  return c >= low && c <= high;
}

}  // namespace

std::size_t utf8_length(std::string_view s, std::size_t at) {
  const auto c = static_cast<unsigned char>(s[at]);
  if (c < 0x80) return 1;
  if (c >= 0xC2 && c <= 0xDF) return continuation(s, at + 1) ? 2 : 0;
  if (c >= 0xE0 && c <= 0xEF) {
    const unsigned low = c == 0xE0 ? 0xA0 : 0x80;
    const unsigned high = c == 0xED ? 0x9F : 0xBF;
    return continuation(s, at + 1, low, high) && continuation(s, at + 2) ? 3 : 0;
  }
  if (c >= 0xF0 && c <= 0xF4) {
    const unsigned low = c == 0xF0 ? 0x90 : 0x80;
    const unsigned high = c == 0xF4 ? 0x8F : 0xBF;
    return continuation(s, at + 1, low, high) && continuation(s, at + 2) && continuation(s, at + 3) ? 4 : 0;
  }
  return 0;
}

void clean_utf8(std::string_view bytes, bool json_escapes, std::size_t limit, CleanText& out) {
  out = CleanText{};
  out.original = bytes;
  std::size_t copied = 0;  // bytes of the input that `storage` stands for
  std::int64_t growth = 0;
  const auto replace = [&](std::size_t at, std::size_t length, std::string_view by) {
    if (++out.bad_bytes > limit) {
      out.too_many = true;
      return;
    }
    out.storage.append(bytes, copied, at - copied);
    out.replaced.push_back(static_cast<std::uint32_t>(out.storage.size()));
    out.storage += by;
    copied = at + length;
    growth += static_cast<std::int64_t>(by.size()) - static_cast<std::int64_t>(length);
    out.growth.push_back(growth);
  };
  for (std::size_t at = next_special(bytes, 0, json_escapes); at < bytes.size() && !out.too_many;
       at = next_special(bytes, at, json_escapes)) {
    if (json_escapes && bytes[at] == '\\') {
      bool lone = false;
      const std::size_t length = escape_length(bytes, at, lone);
      if (lone) replace(at, length, kReplacementEscape);
      at += length;
    } else if (const std::size_t length = utf8_length(bytes, at); length != 0) {
      at += length;
    } else {
      replace(at, 1, kReplacement);
      ++at;
    }
  }
  if (out.bad_bytes == 0) {
    out.text = bytes;
    return;
  }
  out.storage.append(bytes.substr(copied));
  out.text = out.storage;
}

bool CleanText::touched(std::size_t from, std::size_t to) const {
  if (replaced.empty()) return false;
  const auto it = std::lower_bound(replaced.begin(), replaced.end(), from);
  return it != replaced.end() && *it < to;
}

std::string_view CleanText::original_range(std::size_t from, std::size_t to) const {
  const auto back = [&](std::size_t offset) {
    const auto it = std::lower_bound(replaced.begin(), replaced.end(), offset);
    if (it == replaced.begin()) return offset;
    const auto before = growth[static_cast<std::size_t>(it - replaced.begin()) - 1];
    return static_cast<std::size_t>(static_cast<std::int64_t>(offset) - before);
  };
  const std::size_t a = std::min(back(from), original.size());
  const std::size_t b = std::clamp(back(to), a, original.size());
  return original.substr(a, b - a);
}

}  // namespace arbiter::formats
