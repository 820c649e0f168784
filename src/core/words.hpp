// Words and numbers of a text, as headings and logs need them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "arbiter/record.hpp"

namespace arbiter {

// Takes the next word off the front of `text`; spaces and commas part words. Empty at the end.
std::string_view next_word(std::string_view& text);
// Whether the two are the same but for the case of A to Z. `lower_case` has no capital letters.
bool same_word(std::string_view a, std::string_view lower_case);
// A whole number in decimal digits, with or without a minus sign; none for anything else and beyond 32 bits.
std::optional<int> whole_number(std::string_view s);
// The texts of a list, or that of a single value; none for an empty one. `items` are the record's; without them a list
// has none.
std::vector<std::string_view> texts_of(const Value& value, const std::vector<Value>* items);

}  // namespace arbiter
