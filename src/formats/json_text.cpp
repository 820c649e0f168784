#include "formats/json_text.hpp"

#include <array>

#include "formats/utf8.hpp"

namespace arbiter::formats {

namespace {

constexpr std::string_view kHex = "0123456789abcdef";
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

bool digit(char c) {
  return c >= '0' && c <= '9';
}

// U+FFFE or U+FFFF: no characters of XML 1.0.
bool noncharacter(std::string_view s, std::size_t at) {
  return s.substr(at, 2) == "\xEF\xBF" && at + 2 < s.size() && (s[at + 2] == '\xBE' || s[at + 2] == '\xBF');
}

void append_control(std::string& out, unsigned char c) {
  switch (c) {
    case '\b':
      out += "\\b";
      return;
    case '\f':
      out += "\\f";
      return;
    case '\n':
      out += "\\n";
      return;
    case '\r':
      out += "\\r";
      return;
    case '\t':
      out += "\\t";
      return;
    default:
      out += "\\u00";
      out += kHex[c >> 4];
      out += kHex[c & 15];
  }
}

}  // namespace

void append_json_string(std::string& out, std::string_view s) {
  out += '"';
  std::size_t plain = 0;  // start of the run that needs no escape
  for (std::size_t i = 0; i < s.size();) {
    const auto c = static_cast<unsigned char>(s[i]);
    if (c >= 0x20 && c < 0x80 && c != '"' && c != '\\') {
      ++i;
      continue;
    }
    if (c >= 0x80) {
      const std::size_t length = utf8_length(s, i);
      if (length != 0 && !noncharacter(s, i)) {
        i += length;
        continue;
      }
      out.append(s, plain, i - plain);
      if (length == 0)
        out += kReplacement;
      else
        out += s[i + 2] == '\xBE' ? "\\ufffe" : "\\uffff";
      i += length == 0 ? 1 : length;
    } else {
      out.append(s, plain, i - plain);
      if (c == '"' || c == '\\') {
        out += '\\';
        out += static_cast<char>(c);
      } else {
        append_control(out, c);
      }
      ++i;
    }
    plain = i;
  }
  out.append(s, plain, s.size() - plain);
  out += '"';
}

void append_json_value(std::string& out, const Record& record, const Value& value) {
  switch (value.kind) {
    case ValueKind::none:
      out += "null";
      break;
    case ValueKind::string:
      append_json_string(out, value.text);
      break;
    case ValueKind::boolean:
      out += value.text == "true" ? "true" : "false";
      break;
    case ValueKind::number: {
      std::string_view spelling = value.text;
      if (spelling.starts_with('+')) spelling.remove_prefix(1);
      if (is_json_number(spelling))
        out += spelling;
      else
        append_json_string(out, value.text);
      break;
    }
    case ValueKind::list: {
      out += '[';
      for (std::uint32_t i = 0; i < value.count && value.first + i < record.items.size(); ++i) {
        if (i != 0) out += ',';
        const Value& item = record.items[value.first + i];
        if (item.kind == ValueKind::list)
          out += "null";  // lists hold no lists
        else
          append_json_value(out, record, item);
      }
      out += ']';
      break;
    }
  }
}

bool is_json_number(std::string_view s) {
  std::size_t i = 0;
  const auto digits = [&] {
    const std::size_t from = i;
    while (i < s.size() && digit(s[i])) ++i;
    return i > from;
  };
  if (i < s.size() && s[i] == '-') ++i;
  if (i < s.size() && s[i] == '0')
    ++i;
  else if (!digits())
    return false;
  if (i < s.size() && s[i] == '.') {
    ++i;
    if (!digits()) return false;
  }
  if (i < s.size() && (s[i] == 'e' || s[i] == 'E')) {
    ++i;
    if (i < s.size() && (s[i] == '+' || s[i] == '-')) ++i;
    if (!digits()) return false;
  }
  return i == s.size();
}

std::string compact_json(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (!quoted && (c == ' ' || c == '\n' || c == '\t' || c == '\r')) continue;
    if (noncharacter(text, i)) {
      out += text[i + 2] == '\xBE' ? "\\ufffe" : "\\uffff";
      i += 2;
      continue;
    }
    if (quoted && c == '\\' && i + 1 < text.size()) {
      out += c;
      out += text[++i];
      continue;
    }
    if (c == '"') quoted = !quoted;
    out += c;
  }
  return out;
}

std::string base64(std::string_view bytes) {
  constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  out.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t left = bytes.size() - i;
    unsigned word = static_cast<unsigned>(static_cast<unsigned char>(bytes[i])) << 16;
    if (left > 1) word |= static_cast<unsigned>(static_cast<unsigned char>(bytes[i + 1])) << 8;
    if (left > 2) word |= static_cast<unsigned char>(bytes[i + 2]);
    out += kDigits[word >> 18];
    out += kDigits[(word >> 12) & 63];
    out += left > 1 ? kDigits[(word >> 6) & 63] : '=';
    out += left > 2 ? kDigits[word & 63] : '=';
  }
  return out;
}

}  // namespace arbiter::formats
