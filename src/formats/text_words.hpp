// Words and values of the text spelling, shared by its reader and writer.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/record.hpp"

namespace arbiter::formats {

// Words that begin a statement of their own, so no key without a side may be called so.
bool is_text_verb(std::string_view word);
// A key as the text spelling takes it: a lower-case letter, then letters, digits, `_`, `-`, `.`.
bool is_text_key(std::string_view word);
// Can it stand without quotes? Without line ends, `;`, `,`, `"`, `=`, brackets, and outer or double spaces.
bool is_plain_text(std::string_view s);
// Plain, and without a space.
bool is_plain_word(std::string_view s);
// Would it be read as a number, a boolean or null if it stood without quotes?
bool looks_typed(std::string_view s);
// Is the word a side? It begins with a capital letter or a quote, or the header names a side so.
bool begins_with_side(std::string_view word, const Header& header);
// The author that `# author: text` would be read to have; empty if none. `rest`: the text after it.
std::string_view comment_author(std::string_view text, std::string_view& rest);

std::string_view trim(std::string_view s);

// A text cut at `separator` outside quotes and brackets. A quote counts where a word can begin.
std::vector<std::string_view> split_outside(std::string_view s, char separator);
// Words of a statement: runs without spaces, quoted strings, bracketed lists.
std::vector<std::string_view> words_of(std::string_view s);

// A string with or without quotes; none if the quotes hold no JSON string.
std::optional<std::string> unquote(std::string_view s);
// Reads a value: JSON string or list, number, boolean, null, else the text as it stands. None: broken quotes or list.
std::optional<Value> parse_text_value(Record& record, std::string_view s);

}  // namespace arbiter::formats
