#include "cli/terminal.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

namespace arbiter::cli {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

// Whether the byte is the first of a UTF-8 character.
bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

// As many columns of blanks as `text` takes on a terminal; a character of several bytes counts as one column.
std::string blanks_under(std::string_view text) {
  std::string blanks;
  for (char c : printable(text)) {
    if (begins_character(c)) blanks += c == '\t' ? '\t' : ' ';
  }
  return blanks;
}

}  // namespace

bool wants_color(ColorMode mode, bool is_terminal, std::string_view no_color, std::string_view term) {
  switch (mode) {
    case ColorMode::always: return true;
    case ColorMode::never: return false;
    case ColorMode::automatic: break;
  }
  return is_terminal && no_color.empty() && term != "dumb";
}

bool wants_color(ColorMode mode, std::FILE* stream) {
  return wants_color(mode, isatty(fileno(stream)) == 1, environment("NO_COLOR"), environment("TERM"));
}

void complain(std::string_view message, std::string_view way_out) {
  fmt::print(stderr, "arbiter: {}\n", printable(message));
  if (!way_out.empty()) fmt::print(stderr, "  try: {}\n", printable(way_out));
}

void complain(const Error& error) {
  complain(error.to_string());
  if (error.source_line.empty()) return;
  fmt::print(stderr, "  {}\n", printable(error.source_line));
  if (error.column > 0 && error.column <= error.source_line.size() + 1) {
    fmt::print(stderr, "  {}^\n", blanks_under(std::string_view(error.source_line).substr(0, error.column - 1)));
  }
}

std::string printable(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (char c : text) {
    auto byte = static_cast<unsigned char>(c);
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
    auto columns = static_cast<std::size_t>(std::count_if(word.begin(), word.end(), begins_character));
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

}  // namespace arbiter::cli
