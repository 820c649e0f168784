#include "cli/terminal.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace arbiter::cli {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

// Whether the byte is the first of a UTF-8 character.
bool begins_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

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
    case ColorMode::always:
      return true;
    case ColorMode::never:
      return false;
    case ColorMode::automatic:
      break;
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

}  // namespace arbiter::cli
