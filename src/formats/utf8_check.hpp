// Whether bytes are plain ASCII, or valid UTF-8.
#pragma once

#include <string_view>

namespace arbiter {

bool is_ascii(std::string_view bytes);

// Valid by the standard: no overlong forms, no surrogates, nothing above U+10FFFF.
bool is_utf8(std::string_view bytes);

}  // namespace arbiter
