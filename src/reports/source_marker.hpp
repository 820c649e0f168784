// The source line of a finding with a marker under the words that it is about.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::reports {

// The part of a line that is shown, and the columns to mark.
struct MarkedLine {
  std::string text;       // printable, at most `width` columns; "..." where it was cut
  std::size_t from = 0;   // first column to mark
  std::size_t count = 0;  // columns to mark: never 0 unless the line is empty
};

// Looks in `line` for the longest run of the last words of `recorded` ("US place Spain/Portugal": the country), whole
// words only; where none is found, the whole line is marked.
MarkedLine mark(std::string_view line, std::string_view recorded, std::size_t width);

}  // namespace arbiter::reports
