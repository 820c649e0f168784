#include "reports/source_marker.hpp"

#include <algorithm>

#include "arbiter/report.hpp"

namespace arbiter::reports {
namespace {

bool word_character(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (static_cast<unsigned char>(c) & 0x80U) != 0;
}

// Where `part` stands in `line` as whole words; npos if it doesn't.
std::size_t find_words(std::string_view line, std::string_view part) {
  for (std::size_t at = line.find(part); at != std::string_view::npos; at = line.find(part, at + 1)) {
    const std::size_t end = at + part.size();
    const bool begins = at == 0 || !word_character(line[at - 1]) || !word_character(part.front());
    const bool ends = end == line.size() || !word_character(line[end]) || !word_character(part.back());
    if (begins && ends) return at;
  }
  return std::string_view::npos;
}

struct Found {
  std::size_t at = std::string_view::npos, size = 0;
};

// Drops words from the front, then, for each such tail, from the back.
Found find_recorded(std::string_view line, std::string_view recorded) {
  constexpr std::size_t kMost = 200;
  for (std::string_view tail = recorded.substr(0, kMost); !tail.empty();) {
    for (std::string_view part = tail; !part.empty();) {
      if (const std::size_t at = find_words(line, part); at != std::string_view::npos) return {at, part.size()};
      const std::size_t space = part.rfind(' ');
      part = part.substr(0, space == std::string_view::npos ? 0 : space);
    }
    const std::size_t space = tail.find(' ');
    tail = space == std::string_view::npos ? std::string_view{} : tail.substr(space + 1);
  }
  return {};
}

std::size_t columns(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

// The byte at which column `column` begins.
std::size_t byte_of(std::string_view text, std::size_t column) {
  std::size_t at = 0;
  while (at < text.size() && column > 0) {
    do ++at;
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U);
    --column;
  }
  return at;
}

}  // namespace

MarkedLine mark(std::string_view line, std::string_view recorded, std::size_t width) {
  const std::size_t start = std::min(line.find_first_not_of(" \t"), line.size());
  const std::size_t end = line.find_last_not_of(" \t\r\n");
  line = end == std::string_view::npos ? std::string_view{} : line.substr(start, end + 1 - start);
  std::string text = printable(line);
  std::replace(text.begin(), text.end(), '\t', ' ');
  std::replace(text.begin(), text.end(), '\n', ' ');
  MarkedLine m;
  const Found found = find_recorded(text, printable(recorded));
  const bool whole = found.at == std::string_view::npos;
  m.from = whole ? 0 : columns(std::string_view(text).substr(0, found.at));
  m.count = whole ? columns(text) : columns(std::string_view(text).substr(found.at, found.size));
  const std::size_t all = columns(text);
  width = std::max<std::size_t>(width, 20);
  if (all > width) {
    // A window around the mark.
    const std::size_t first =
        m.from + m.count <= width - 3 ? 0 : std::min(m.from - std::min<std::size_t>(m.from, 10), all - (width - 3));
    std::string cut = first > 0 ? "..." : "";
    const std::size_t room = width - 3 - cut.size();
    const std::size_t b = byte_of(text, first), e = byte_of(text, first + room);
    m.from = m.from - first + cut.size();
    cut += text.substr(b, e - b);
    if (e < text.size()) cut += "...";
    text = std::move(cut);
    m.count = std::min(m.count, columns(text) - std::min(m.from, columns(text)));
  }
  m.text = std::move(text);
  return m;
}

}  // namespace arbiter::reports
