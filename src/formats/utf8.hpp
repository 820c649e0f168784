// Text that must be UTF-8 but may not be.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::formats {

// Length of the well-formed UTF-8 sequence at `at` (1 to 4); 0 if there is none. No surrogates, nothing above U+10FFFF.
std::size_t utf8_length(std::string_view s, std::size_t at);

// A text in which everything that isn't UTF-8 was replaced by U+FFFD.
struct CleanText {
  std::string_view text;  // the input itself when it was clean, else a view of `storage`
  std::string storage;
  std::vector<std::uint32_t> replaced;  // offsets in `text` of the replacements, ascending
  std::vector<std::int64_t> growth;     // how much longer `text` is than the input after each replacement
  std::string_view original;
  std::size_t bad_bytes = 0;  // bytes or escapes replaced
  bool too_many = false;      // stopped at the limit; `text` is not complete

  // The bytes of the input that stand behind text[from, to).
  std::string_view original_range(std::size_t from, std::size_t to) const;
  // Is there a replacement in text[from, to)?
  bool touched(std::size_t from, std::size_t to) const;
};

// Cleans `bytes`. With json_escapes, lone surrogates written as \uD800 are replaced too (by \ufffd).
// The result's views point into `bytes` and into its own `storage`, so it can't be copied or moved away.
void clean_utf8(std::string_view bytes, bool json_escapes, std::size_t limit, CleanText& out);

}  // namespace arbiter::formats
