// "Did you mean ...?": the known name closest to a misspelt one.
#pragma once

#include <span>
#include <string_view>

namespace arbiter {

// The name within reach of `word` that takes the fewest edits (insert, delete, replace, swap of neighbours), the case
// of ASCII letters aside; the first of equals. Empty when none is near: within reach are a third of the longer length,
// but at least one edit. Words and names over 64 bytes are never near, which bounds the work.
std::string_view nearest_name(std::string_view word, std::span<const std::string_view> names);

}  // namespace arbiter
