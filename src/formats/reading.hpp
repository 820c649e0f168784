// What the readers of one file share: limits used up so far, the cleaned text, notes.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/formats.hpp"
#include "formats/utf8.hpp"

namespace arbiter::formats {

// A part of the cleaned text that holds one game.
struct Slice {
  std::string_view text;
  std::uint32_t line = 1;  // of its first byte in the file
};

struct Reading {
  const Limits& limits;
  std::string_view file;
  CleanText clean;
  std::size_t entries = 0, facts = 0, notes = 0;

  // Each counts `n` more and tells whether the limit still holds.
  bool take_entries(std::size_t n) { return (entries += n) <= limits.entries; }
  bool take_facts(std::size_t n) { return (facts += n) <= limits.facts; }

  Error error(std::string_view code, std::string message, std::uint32_t line = 0, std::uint32_t column = 0) const;
  // "more than 64 levels of nesting: the limit --max-nesting ..."
  Error limit_error(std::size_t Limits::*limit, std::uint32_t line = 0) const;
  // An error at a byte of the cleaned text: line, column (in characters) and the line itself.
  Error error_at(std::string_view code, std::string message, const Slice& slice, std::size_t offset) const;

  // Adds a note, as long as there's room for notes.
  void note(ReadGame& game, std::string_view code, std::string message, std::uint32_t line = 0);

  // The bytes of the file behind slice.text[from, to) if some of them were replaced; else empty.
  std::string_view replaced_bytes(const Slice& slice, std::size_t from, std::size_t to) const;
};

// Counts lines from where it stands: cheap for offsets near the last one asked.
class LineCounter {
 public:
  // The line of `slice.text[offset]` in the file.
  std::uint32_t line(const Slice& slice, std::size_t offset);

 private:
  std::size_t offset_ = 0;
  std::uint32_t lines_ = 0;  // line ends before offset_
};

// The same, counted from the start.
std::uint32_t line_at(const Slice& slice, std::size_t offset);

// A line of text, shortened in the middle of long lines so that `column` stays in view; no control characters.
std::string excerpt(std::string_view line, std::size_t column);

// Members beside a pick that say more of what it names ("region", "from"): kept like unknown ones, but known to the
// games, which judge them (Game::what_is_right).
bool is_redundant_member(std::string_view name);

// Appends `"name":json` to the text of unknown members.
void append_member(std::string& members, std::string_view name, std::string_view json);

// Keeps the bytes behind a replaced text as member "bytes" of an entry's unknown members, and notes it.
void keep_bytes(Reading& reading, ReadGame& game, std::string& members, std::string_view bytes, std::uint32_t line);

// Each reads one game; errors and notes go into `game`.
void read_json(Reading& reading, const Slice& slice, ReadGame& game);
void read_ndjson(Reading& reading, const Slice& slice, ReadGame& game);
void read_text_game(Reading& reading, const Slice& slice, ReadGame& game);
// Reads one entry (a JSON object that is the whole slice) and appends it. False: the slice isn't well-formed, nothing
// was added.
bool read_json_entry(Reading& reading, const Slice& slice, ReadGame& game);

// Cut a file into its games, `most` plus one at most.
std::vector<Slice> split_json(std::string_view text, std::size_t most);
std::vector<Slice> split_ndjson(std::string_view text, std::size_t most);
std::vector<Slice> split_text(std::string_view text, std::size_t most);

// Containers: append their games. `reading.clean` is filled for XML.
void read_xml(Reading& reading, std::vector<ReadGame>& games);

}  // namespace arbiter::formats
