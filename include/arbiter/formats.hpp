// Records on disk: what a file is, reading it into records, writing records. The contracts are in formats/*.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/error.hpp"
#include "arbiter/record.hpp"

namespace arbiter {

// ---- What a file is ----

enum class FormatKind : std::uint8_t { empty, json, ndjson, xml, zip, text, tsreplayer, plt, history, bga, binary, unknown };

// The name of a format as `--format` and messages spell it ("json", "tsreplayer").
std::string_view format_name(FormatKind kind);

// The format told by a user's word ("ndjson"); none if there's no such format.
std::optional<FormatKind> format_by_name(std::string_view name);

// Tells a format by content alone; a file's name plays no part. Looks at the first kilobytes only, save that telling
// JSON from NDJSON goes to the end of the first line. A leading UTF-8 byte order mark is skipped.
FormatKind sniff(std::string_view bytes);

// ---- Limits ----

// What a reader puts up with. All sizes are in bytes. Hitting one is an error REC-limit-... that names the limit.
struct Limits {
  std::size_t file_size = std::size_t{256} << 20;  // one file, or one entry of a zip
  std::size_t nesting = 64;                        // levels of objects and lists in JSON, of elements in XML
  std::size_t records = 100'000;                   // games in one file
  std::size_t entries = 2'000'000;                 // entries in one file
  std::size_t facts = 4'000'000;                   // facts, list items, sides and rulings in one file
  std::size_t bad_bytes = 100'000;                 // bytes replaced because they aren't UTF-8, in one file
  std::size_t xml_size = std::size_t{64} << 20;    // an XML document (it's held as a tree: ten times its size)
  std::size_t zip_entries = 10'000;                // entries of one zip
  std::size_t zip_total = std::size_t{512} << 20;  // bytes unpacked from one zip, nested ones included
  std::size_t zip_ratio = 200;                     // unpacked size over packed size, for entries above 1 MiB
  std::size_t zip_depth = 2;                       // zips within zips
  std::size_t notes = 1'000;                       // notes kept for one file
};

// One limit as an option of the command line.
struct LimitOption {
  std::string_view name;  // "max-file-size"
  std::size_t Limits::*member;
  std::string_view meaning;
};

// Every limit, in the order of the struct.
std::span<const LimitOption> limit_options();

// ---- Reading ----

// One game that was read, or what stood in the way.
struct ReadGame {
  std::string id;    // the file as given; `file#n` for the nth game of a file that holds several (from 1)
  std::string name;  // the name of the entry in a zip; else empty
  FormatKind format = FormatKind::unknown;
  Record record;               // all that could be read before `error`, if there is one
  bool readable = false;       // a header was found, so `record` is worth judging even if `error` is set
  std::optional<Error> error;  // what ended the reading early
  std::vector<Error> notes;    // what was put up with: replaced bytes, unknown members and entries, a newer version
};

// Reads every game of a buffer. Never fails as a whole: a file that holds no game gives one ReadGame with an error, and
// a bad game of a container doesn't touch its neighbours. `file` is used for ids and messages only.
std::vector<ReadGame> read_records(std::string_view bytes, std::string_view file, const Limits& limits = {});

// The same, told what the bytes are instead of sniffing (the text spelling needs no header then).
std::vector<ReadGame> read_records_as(FormatKind format, std::string_view bytes, std::string_view file,
                                      const Limits& limits = {});

// One record in the text spelling, for tests and bug reports: entries alone, or with a header.
// Lines that aren't understood become `unread` entries. Errors: only limits.
Result<Record> read_text(std::string_view text);

// Reads a whole file, up to limits.file_size bytes. Errors: REC-file-missing, REC-file-directory, REC-file-read,
// REC-limit-file-size. Reads no more than the limit even from a device or a pipe.
Result<std::string> read_file(const std::string& path, const Limits& limits = {});

// ---- Writing: equal records give equal bytes ----

// Canonical JSON: header first, one entry a line.
std::string write_json(const Record& record);
// NDJSON: the header in the first line, then one entry a line.
std::string write_ndjson(const Record& record);
// XML 1.0, as formats/record.xsd says.
std::string write_xml(const Record& record);
// The short text spelling; entries that it has no form for stand as JSON lines.
std::string write_text(const Record& record);

// A record and the name of its entry in a zip.
struct NamedRecord {
  std::string name;  // without folders; characters that file systems dislike are replaced. Empty: its number
  const Record* record = nullptr;
};
// Several records in one file: a JSON list, headers one after the other in NDJSON and text, <records> in XML, entries
// of a zip. One record gives the same bytes as the functions above. Errors: REC-write for a format that has no writer,
// or if libzip fails.
Result<std::string> write_records(FormatKind format, std::span<const NamedRecord> records);

// One entry as the JSON object that stands on its line in NDJSON, and in the text spelling.
std::string entry_json(const Record& record, const Entry& entry);
std::string entry_text(const Record& record, const Entry& entry);

// ---- Error codes ----

// A code that readers and writers of records use.
struct FormatCode {
  std::string_view code;     // "REC-json-syntax"
  std::string_view meaning;  // one line
  std::string_view way_out;  // what to do about it, one line
};
// Every REC- code of readers and writers, sorted by code.
std::span<const FormatCode> format_codes();

}  // namespace arbiter
