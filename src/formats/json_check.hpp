// Small pieces of JSON that stand inside other formats.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::formats {

// Is it one well-formed JSON object, at most `nesting` levels deep?
bool is_json_object(std::string_view text, std::size_t nesting);

// The text that a JSON string (with its quotes) spells. None if it is no JSON string.
std::optional<std::string> decode_json_string(std::string_view text);

// The members of a JSON object as compact text without the braces. None if it is no object.
std::optional<std::string> members_of(std::string_view text, std::size_t nesting);

// Where the JSON value that starts at text[0] (a string, list or object) ends; npos if it doesn't end. Looks at quotes
// and brackets only.
std::size_t json_end(std::string_view text);

}  // namespace arbiter::formats
