// Notes that people and programs put behind a line in brackets: "USSR +1 in Iran [0][2] (DEFCON 3, VP +4)".
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "arbiter/record.hpp"

namespace arbiter::formats {

// A line cut before the note at its end.
struct Annotated {
  std::string_view line;  // without the note and the space before it
  std::string_view note;  // without its brackets; empty: there is none
};
Annotated split_annotation(std::string_view line);
// Two letters in a row: a note for people, not a number that belongs to the line.
bool has_words(std::string_view note);

// The notes of one step, until it is over.
class Annotations {
 public:
  // Whether a part of the note says what a reader can judge: "DEFCON 3", "VP +4", "VP USSR 4", "US MilOps 2", "US Space
  // 3", or a field as `expect` spells it, "military_ops.US 2".
  static bool tells_something(std::string_view note);
  // Keeps the note for `finish`; what is not understood of it becomes a comment at once.
  void take(std::string_view note, std::uint32_t at, Record& record);
  // Adds an expectation for each value told, but for those that a later line of the step states anew.
  void finish(Record& record);

 private:
  struct Told {
    Fact fact;
    std::uint32_t at;
    std::size_t facts;  // of the record when it was told
  };
  std::vector<Told> told_;
};

}  // namespace arbiter::formats
