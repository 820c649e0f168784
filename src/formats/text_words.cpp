#include "formats/text_words.hpp"

#include <algorithm>
#include <array>

#include "formats/json_check.hpp"
#include "formats/json_text.hpp"

namespace arbiter::formats {

namespace {

bool space(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

// The length of the quoted string or list that begins at `at`, if one does and ends. One that doesn't end clears
// `closed`: looking for further ends would be pointless, and slow in a long line.
std::size_t closed_length(std::string_view s, std::size_t at, bool& closed) {
  if (!closed || (s[at] != '"' && s[at] != '[')) return 0;
  if (at > 0 && !space(s[at - 1]) && s[at - 1] != ',' && s[at - 1] != ';') return 0;
  const std::size_t end = json_end(s.substr(at));
  if (end == std::string_view::npos) closed = false;
  return closed ? end : 0;
}

}  // namespace

bool is_text_verb(std::string_view word) {
  constexpr std::array<std::string_view, 7> verbs = {"die", "draw", "deal", "states", "expect", "adjust", "undo"};
  return std::find(verbs.begin(), verbs.end(), word) != verbs.end();
}

bool is_text_key(std::string_view word) {
  if (word.empty() || word.front() < 'a' || word.front() > 'z') return false;
  return std::all_of(word.begin(), word.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '.';
  });
}

bool is_plain_text(std::string_view s) {
  if (s.empty() || s.front() == ' ' || s.back() == ' ' || s.find("  ") != std::string_view::npos) return false;
  return std::none_of(s.begin(), s.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f || c == ';' || c == ',' || c == '"' || c == '=' ||
           c == '[' || c == ']' || c == '{' || c == '}';
  });
}

bool is_plain_word(std::string_view s) {
  return is_plain_text(s) && s.find(' ') == std::string_view::npos;
}

bool looks_typed(std::string_view s) {
  return s == "true" || s == "false" || s == "null" || is_json_number(s);
}

bool begins_with_side(std::string_view word, const Header& header) {
  if (word.empty()) return false;
  if (word.front() == '"' || (word.front() >= 'A' && word.front() <= 'Z')) return true;
  return std::any_of(header.sides.begin(), header.sides.end(), [word](const SideInfo& s) { return s.side == word; });
}

std::string_view comment_author(std::string_view text, std::string_view& rest) {
  rest = text;
  if (text.empty()) return {};
  std::size_t end = 0;
  if (text.front() == '"') {
    end = json_end(text);
    if (end == std::string_view::npos) return {};
  } else {
    while (end < text.size() && !space(text[end]) && text[end] != ':') ++end;
  }
  if (end == 0 || end >= text.size() || text[end] != ':' || (end + 1 < text.size() && text[end + 1] != ' ')) return {};
  rest = trim(text.substr(end + 1));
  return text.substr(0, end);
}

std::string_view trim(std::string_view s) {
  while (!s.empty() && space(s.front())) s.remove_prefix(1);
  while (!s.empty() && space(s.back())) s.remove_suffix(1);
  return s;
}

std::vector<std::string_view> split_outside(std::string_view s, char separator) {
  std::vector<std::string_view> parts;
  std::size_t from = 0;
  bool closed = true;
  for (std::size_t i = 0; i < s.size(); ++i) {
    if (s[i] == separator) {
      parts.push_back(s.substr(from, i - from));
      from = i + 1;
    } else if (const std::size_t length = closed_length(s, i, closed); length != 0) {
      i += length - 1;
    }
  }
  parts.push_back(s.substr(from));
  return parts;
}

std::vector<std::string_view> words_of(std::string_view s) {
  std::vector<std::string_view> words;
  bool closed = true;
  for (std::size_t i = 0; i < s.size();) {
    if (space(s[i])) {
      ++i;
      continue;
    }
    std::size_t end = i + closed_length(s, i, closed);
    if (end == i) {
      while (end < s.size() && !space(s[end])) ++end;
    }
    words.push_back(s.substr(i, end - i));
    i = end;
  }
  return words;
}

std::optional<std::string> unquote(std::string_view s) {
  if (!s.starts_with('"')) return std::string(s);
  return decode_json_string(s);
}

std::optional<Value> parse_text_value(Record& record, std::string_view s) {
  s = trim(s);
  if (s.starts_with('"')) {
    const auto text = decode_json_string(s);
    if (!text) return std::nullopt;
    return Value::string(record.keep(*text));
  }
  if (s.starts_with('[')) {
    if (json_end(s) != s.size()) return std::nullopt;
    std::vector<Value> items;
    const std::string_view inner = trim(s.substr(1, s.size() - 2));
    if (!inner.empty()) {
      for (const std::string_view part : split_outside(inner, ',')) {
        if (trim(part).starts_with('[') || trim(part).empty()) return std::nullopt;
        const auto item = parse_text_value(record, part);
        if (!item) return std::nullopt;
        items.push_back(*item);
      }
    }
    const Value list{
        ValueKind::list, static_cast<std::uint32_t>(record.items.size()), static_cast<std::uint32_t>(items.size()), {}};
    record.items.insert(record.items.end(), items.begin(), items.end());
    return list;
  }
  if (s == "null") return Value{};
  if (s == "true" || s == "false") return Value{ValueKind::boolean, 0, 0, record.keep(s)};
  if (is_json_number(s)) return Value::number(record.keep(s));
  return Value::string(record.keep(s));
}

}  // namespace arbiter::formats
