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

std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, last);
    std::swap(last, row);
  }
  return last[b.size()];
}

// As many columns of blanks as `text` takes on a terminal; a character of several bytes counts as one column.
std::string blanks_under(std::string_view text) {
  std::string blanks;
  for (char c : printable(text)) {
    bool continues = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
    if (!continues) blanks += c == '\t' ? '\t' : ' ';
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

std::string_view nearest(std::string_view wrong, const std::vector<std::string_view>& names) {
  constexpr std::size_t kLongest = 64;  // longer ones are no slip of the fingers, and cost length times length
  if (wrong.empty() || wrong.size() > kLongest) return {};
  std::string_view best;
  std::size_t fewest = std::max<std::size_t>(1, wrong.size() / 3) + 1;
  for (std::string_view name : names) {
    std::size_t n = edits(wrong, name);
    if (n < fewest) {
      fewest = n;
      best = name;
    }
  }
  return best;
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

}  // namespace arbiter::cli
