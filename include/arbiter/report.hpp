// Reports: what a check found, as rows for programs and as text for people. Pure functions: equal input, equal bytes.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/error.hpp"
#include "arbiter/finding.hpp"
#include "arbiter/formats.hpp"
#include "arbiter/record.hpp"

namespace arbiter {

// ---- Completing a report with what only the reader of the file knows

// Names the place of every finding: the file, the id, and, where the record doesn't tell a line, the line that the
// entry has in the file; a finding without a source line gets the entry in the text spelling.
void place_findings(GameReport& report, const Record& record, std::string_view file, std::string_view id);

// Appends what the reader put up with as findings of kind `note`, and what ended the reading early as one of kind
// `unread`.
void add_reading_notes(GameReport& report, const ReadGame& game);

// ---- A file, or a game of a file, that was not judged

struct NotJudged {
  Error error;             // why
  std::string id;          // file#n where the file holds several games; else the file
  bool no_record = false;  // the file is no record at all (another program's file); such a file may lie in a folder
};

// Is it the error of a file that is no record at all, not one of a broken record?
bool means_no_record(const Error& error);

// ---- NDJSON: formats/report.schema.json describes the rows. Each ends with a newline.

std::string finding_row(const GameReport& report, const Finding& finding);
std::string game_row(const GameReport& report);
std::string skipped_row(const NotJudged& file);
// The findings of a game in order, then its own row.
std::string ndjson_report(const GameReport& report);

// ---- Text

struct TextStyle {
  bool colour = false;      // ANSI colours
  bool verbose = false;     // notes in full, counts by field
  std::size_t width = 100;  // columns that running text is wrapped to
};

// One finding: place, code, source line with a marker, rule, what was recorded and what was legal. `number` counts from
// 1 in its game. Rules in `told` are only named; those printed in full are added to it.
std::string text_finding(const GameReport& report, const Finding& finding, std::size_t number, const TextStyle& style,
                         std::vector<std::string>& told);
// A game: its findings and a paragraph of counts. A game without findings takes one line; of several notes with the
// same code only the first is printed and the others are counted; `verbose` prints everything.
std::string text_report(const GameReport& report, const TextStyle& style);
std::string text_skipped(const NotJudged& file, const TextStyle& style);

// What a run adds up to.
class Summary {
 public:
  void add(const GameReport& report);
  void add(const NotJudged& file, bool failed);
  // Totals, the games with errors by name, coverage, files left out.
  std::string text(const TextStyle& style) const;
  std::uint64_t games() const { return games_; }
  std::uint64_t games_with_errors() const { return faulty_.size(); }

 private:
  struct Faulty {
    std::string id;
    std::array<std::uint32_t, kKinds> counts;
  };
  std::uint64_t games_ = 0, clean_ = 0, lines_ = 0, unread_ = 0, choices_ = 0, unverified_ = 0, stated_ = 0,
                matched_ = 0;
  std::uint64_t skipped_ = 0, failed_ = 0;
  std::array<std::uint64_t, kKinds> counts_{};
  std::vector<Faulty> faulty_;  // games with a finding of severity error
};

// "99.8%": the part of `total` in tenths of a percent, rounded down, so that 100% means all. "100%" of nothing.
std::string coverage(std::uint64_t part, std::uint64_t total);

// ---- Text of any kind for a terminal

// Control characters, which could move the cursor or change colours, become \xNN; newlines and tabs stay.
std::string printable(std::string_view text);
// Lines of at most `width` columns, each after `indent` and each ended by a newline; broken at blanks only.
std::string wrapped(std::string_view text, std::string_view indent, std::size_t width = 80);

}  // namespace arbiter
