// Text that is safe to print and fits the width.
#include <fmt/format.h>

#include <algorithm>

#include "arbiter/report.hpp"

namespace arbiter {
namespace {

// Whether the byte is the first of a UTF-8 character.
bool begins_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7f) {
      out += fmt::format("\\x{:02x}", byte);
    } else {
      out += c;
    }
  }
  return out;
}

std::string wrapped(std::string_view text, std::string_view indent, std::size_t width) {
  std::string out;
  std::size_t column = 0;  // of the line under way; 0: nothing on it yet
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    if (text.empty()) break;
    std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    const auto columns = static_cast<std::size_t>(std::count_if(word.begin(), word.end(), begins_character));
    if (column > 0 && column + 1 + columns > width) {
      out += '\n';
      column = 0;
    }
    out += column == 0 ? indent : std::string_view(" ");
    column += (column == 0 ? indent.size() : 1) + columns;
    out += word;
  }
  if (column > 0) out += '\n';
  return out;
}

std::string coverage(std::uint64_t part, std::uint64_t total) {
  if (part >= total) return "100%";
  const std::uint64_t tenths = part * 1000 / total;
  return fmt::format("{}.{}%", tenths / 10, tenths % 10);
}

}  // namespace arbiter
