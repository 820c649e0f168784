// Pieces of JSON as text: strings, numbers, compacting, base64.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/record.hpp"

namespace arbiter::formats {

// Appends `s` as a JSON string. One spelling for each string: short escapes where JSON has them, \u00XX for other
// control characters, \ufffe and \uffff (so that the text also fits into XML), all else as it is. Bytes that aren't
// UTF-8: U+FFFD.
void append_json_string(std::string& out, std::string_view s);

// Appends a value: strings quoted, numbers with their spelling (one that JSON lacks is written as a string), lists as
// arrays.
void append_json_value(std::string& out, const Record& record, const Value& value);

// Is it a number as JSON spells them?
bool is_json_number(std::string_view s);

// JSON text without white space outside strings; \ufffe and \uffff escaped. The text must be well-formed.
std::string compact_json(std::string_view text);

std::string base64(std::string_view bytes);

}  // namespace arbiter::formats
