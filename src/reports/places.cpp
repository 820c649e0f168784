// What only the reader of a file knows about a game: where its entries stand, and what had to be put up with.
#include <algorithm>
#include <array>

#include "arbiter/report.hpp"

namespace arbiter {

void place_findings(GameReport& report, const Record& record, std::string_view file, std::string_view id) {
  report.file = file;
  report.id = id;
  const auto line_of = [&record](std::uint32_t entry) {
    return entry < record.entry_lines.size() ? record.entry_lines[entry] : 0U;
  };
  for (Finding& f : report.findings) {
    if (f.entry == 0 || f.entry > record.entries.size()) continue;
    if (f.line == 0) f.line = line_of(f.entry - 1);
    if (f.source_line.empty()) f.source_line = entry_text(record, record.entries[f.entry - 1]);
  }
  // Unread entries without a line of their own are listed by the line of the file.
  if (report.lines != 0) return;
  report.unread_lines.clear();
  for (std::uint32_t i = 0; i < record.entries.size(); ++i) {
    const Entry& e = record.entries[i];
    const std::uint32_t line = e.at != 0 ? e.at : line_of(i);
    if (e.kind == EntryKind::unread && line != 0) report.unread_lines.push_back(line);
  }
}

void add_reading_notes(GameReport& report, const ReadGame& game) {
  const auto add = [&report](Kind kind, const Error& error) {
    Finding& f = report.findings.emplace_back();
    f.kind = kind;
    f.consequence = kind == Kind::note ? Consequence::cosmetic : Consequence::position;
    f.code = error.code;
    f.message = error.message;
    f.line = error.line;
    f.source_line = error.source_line;
  };
  // Replaced bytes are text that nobody could read; the rest of the notes is put up with.
  for (const Error& note : game.notes) add(note.code == "REC-encoding" ? Kind::unread : Kind::note, note);
  if (game.error) add(Kind::unread, *game.error);
}

bool means_no_record(const Error& error) {
  static constexpr std::array<std::string_view, 7> codes = {"REC-binary",        "REC-empty",     "REC-unknown-format",
                                                            "REC-not-a-record",  "REC-no-record", "REC-zip-skipped",
                                                            "IMP-not-tsreplayer"};
  return std::find(codes.begin(), codes.end(), error.code) != codes.end();
}

}  // namespace arbiter
