// One door for every format: what a file is, and reading the games in it.
#include <algorithm>

#include "arbiter/formats.hpp"
#include "formats/bga.hpp"
#include "formats/history.hpp"
#include "formats/json_text.hpp"
#include "formats/plt.hpp"
#include "formats/reading.hpp"
#include "formats/tsreplayer.hpp"
#include "formats/writing.hpp"
#include "formats/xml_names.hpp"
#include "formats/zip.hpp"

namespace arbiter {

namespace formats {

namespace {

constexpr std::string_view kBom = "\xEF\xBB\xBF";
constexpr std::size_t kLook = 8192;  // bytes that sniffing looks at

bool blank(std::string_view s) {
  return s.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

std::string_view without_bom(std::string_view bytes) {
  if (bytes.starts_with(kBom)) bytes.remove_prefix(kBom.size());
  return bytes;
}

bool looks_binary(std::string_view head) {
  std::size_t control = 0;
  for (const char c : head) {
    if (c == '\0') return true;
    const auto u = static_cast<unsigned char>(c);
    control += u < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f';
  }
  return control * 10 > head.size();
}

// Text with two bytes a character, as some editors save it: every other byte of what is plain ASCII is zero.
bool looks_like_utf16(std::string_view bytes) {
  if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff")) return true;
  if (bytes.size() < 8) return false;
  const auto zero_at = [&](std::size_t first) {
    for (std::size_t i = 0; i < 8; ++i)
      if ((bytes[i] == '\0') != (i % 2 == first)) return false;
    return true;
  };
  return zero_at(0) || zero_at(1);
}

// The first line that holds more than white space and, for the text spelling, is no comment.
bool looks_like_text(std::string_view head) {
  for (std::size_t from = 0; from < head.size();) {
    const std::size_t end = std::min(head.find('\n', from), head.size());
    std::string_view line = head.substr(from, end - from);
    from = end + 1;
    if (blank(line) || line.starts_with('#')) continue;
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    return line.starts_with("@ ") || line.starts_with("== ");
  }
  return false;
}

// JSON that is one object a line: the first line is a whole object and another object follows.
bool looks_like_lines(std::string_view text) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return false;
  const std::size_t last = text.substr(0, end).find_last_not_of(" \t\r");
  if (text[last] != '}') return false;
  const std::size_t next = text.find_first_not_of(" \t\r\n", end);
  return next != std::string_view::npos && text[next] == '{';
}

void read_slices(Reading& reading, FormatKind format, std::vector<ReadGame>& games) {
  const std::size_t most = reading.limits.records;
  const std::string_view text = reading.clean.text;
  std::vector<Slice> slices;
  if (format == FormatKind::json)
    slices = split_json(text, most);
  else if (format == FormatKind::ndjson)
    slices = split_ndjson(text, most);
  else
    slices = split_text(text, most);
  if (slices.size() > most) {
    games.emplace_back().error = reading.limit_error(&Limits::records);
    slices.clear();
  } else if (slices.empty()) {
    games.emplace_back().error = reading.error("REC-no-record", "the list of records is empty");
  }
  games.reserve(slices.size());
  for (const Slice& slice : slices) {
    ReadGame& game = games.emplace_back();
    if (format == FormatKind::json)
      read_json(reading, slice, game);
    else if (format == FormatKind::ndjson)
      read_ndjson(reading, slice, game);
    else
      read_text_game(reading, slice, game);
    if (game.error && game.error->code.starts_with("REC-limit-") && game.error->code != "REC-limit-nesting") break;
  }
}

void read_log(std::string_view bytes, std::string_view file, const Limits& limits, std::vector<ReadGame>& games) {
  ReadGame& game = games.emplace_back();
  Result<Record> record = read_tsreplayer(bytes, file, limits);
  if (!record) {
    game.error = record.error();
    return;
  }
  game.record = std::move(record.value());
  game.readable = true;
}

void read_one(FormatKind format, std::string_view bytes, std::string_view file, const Limits& limits,
              std::vector<ReadGame>& games) {
  Reading reading{limits, file, {}};
  const auto fail = [&](Error e) { games.emplace_back().error = std::move(e); };
  if (bytes.size() > limits.file_size) return fail(reading.limit_error(&Limits::file_size));
  switch (format) {
    case FormatKind::empty:
      return fail(reading.error("REC-empty", "the file is empty"));
    case FormatKind::binary:
      return fail(reading.error("REC-binary",
                                looks_like_utf16(bytes)
                                    ? "text in UTF-16, which isn't read; save it as UTF-8"
                                    : "a binary file of no known format; export the game as text, JSON, XML or zip"));
    case FormatKind::unknown:
      return fail(
          reading.error("REC-unknown-format", "the content is no format that is read; the file's name plays no part"));
    case FormatKind::tsreplayer:
      return read_log(bytes, file, limits, games);
    case FormatKind::zip:
      return;
    case FormatKind::json:
    case FormatKind::ndjson:
    case FormatKind::xml:
    case FormatKind::text:
    case FormatKind::plt:
    case FormatKind::history:
    case FormatKind::bga:
      break;
  }
  const bool json = format != FormatKind::xml && format != FormatKind::text;
  clean_utf8(without_bom(bytes), json, limits.bad_bytes, reading.clean);
  if (reading.clean.too_many) return fail(reading.limit_error(&Limits::bad_bytes));
  if (format == FormatKind::xml)
    read_xml(reading, games);
  else if (format == FormatKind::plt)
    read_plt(reading, {reading.clean.text, 1}, games.emplace_back());
  else if (format == FormatKind::history)
    read_history(reading, {reading.clean.text, 1}, games.emplace_back());
  else if (format == FormatKind::bga)
    read_bga(reading, {reading.clean.text, 1}, games.emplace_back());
  else
    read_slices(reading, format, games);
}

void read_zip(std::string_view bytes, std::string_view file, const Limits& limits, std::vector<ReadGame>& games) {
  std::vector<Error> skipped;
  const auto note = [&](const std::string& name, std::string_view reason) {
    if (skipped.size() >= limits.notes) return;
    Error e;
    e.code = "REC-zip-skipped";
    e.file = file;
    e.message = excerpt(name, 0) + " is no record (" + std::string(reason) + "); it's left out";
    skipped.push_back(std::move(e));
  };
  Unpacker(file, limits).each(bytes, [&](Unpacked&& part) {
    if (games.size() >= limits.records) {
      games.emplace_back().error = Reading{limits, file, {}}.limit_error(&Limits::records);
      return false;
    }
    if (part.error) {
      ReadGame& game = games.emplace_back();
      game.name = part.name;
      game.error = std::move(part.error);
      return true;
    }
    const FormatKind format = sniff(part.bytes);
    if (format == FormatKind::empty || format == FormatKind::binary || format == FormatKind::unknown) {
      note(part.name, format_name(format));
      return true;
    }
    const std::size_t before = games.size();
    read_one(format, part.bytes, file, limits, games);
    if (games.size() == before + 1 && games.back().error && games.back().error->code == "REC-not-a-record") {
      games.pop_back();
      note(part.name, format_name(format));
      return true;
    }
    for (std::size_t i = before; i < games.size(); ++i) {
      games[i].name = part.name;
      games[i].format = format;
      if (games[i].error) games[i].error->message = excerpt(part.name, 0) + ": " + games[i].error->message;
    }
    return true;
  });
  if (games.empty())
    games.emplace_back().error = Reading{limits, file, {}}.error("REC-no-record", "the zip holds no record");
  games.front().notes.insert(games.front().notes.begin(), skipped.begin(), skipped.end());
}

std::string file_name(const NamedRecord& named, std::size_t number) {
  std::string name;
  for (const char c : named.name.empty() ? std::to_string(number) : named.name) {
    const auto u = static_cast<unsigned char>(c);
    name += u < 0x20 || c == '/' || c == '\\' || c == ':' || c == '*' || c == '?' || c == '"' || c == '<' || c == '>' ||
                    c == '|'
                ? '_'
                : c;
  }
  if (!name.ends_with(".json")) name += ".json";
  return name.starts_with('.') ? '_' + name : name;
}

}  // namespace

}  // namespace formats

using namespace formats;

std::string_view format_name(FormatKind kind) {
  switch (kind) {
    case FormatKind::empty:
      return "empty";
    case FormatKind::json:
      return "json";
    case FormatKind::ndjson:
      return "ndjson";
    case FormatKind::xml:
      return "xml";
    case FormatKind::zip:
      return "zip";
    case FormatKind::text:
      return "text";
    case FormatKind::tsreplayer:
      return "tsreplayer";
    case FormatKind::plt:
      return "plt";
    case FormatKind::history:
      return "0b01";
    case FormatKind::bga:
      return "bga";
    case FormatKind::binary:
      return "binary";
    case FormatKind::unknown:
      break;
  }
  return "unknown";
}

std::optional<FormatKind> format_by_name(std::string_view name) {
  for (const FormatKind kind :
       {FormatKind::json, FormatKind::ndjson, FormatKind::xml, FormatKind::zip, FormatKind::text,
        FormatKind::tsreplayer, FormatKind::plt, FormatKind::history, FormatKind::bga}) {
    if (format_name(kind) == name) return kind;
  }
  return std::nullopt;
}

FormatKind sniff(std::string_view bytes) {
  if (bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06")) return FormatKind::zip;
  bytes = without_bom(bytes);
  const std::size_t start = bytes.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos) return FormatKind::empty;
  if (looks_binary(bytes.substr(0, kLook))) return FormatKind::binary;
  const std::string_view text = bytes.substr(start);
  if (text.front() == '{' || text.front() == '[') {
    const std::string_view head = text.substr(0, kLook);
    if (looks_like_plt(head)) return FormatKind::plt;
    if (looks_like_history(head)) return FormatKind::history;
    if (looks_like_bga(head)) return FormatKind::bga;
  }
  if (text.front() == '{') return looks_like_lines(text) ? FormatKind::ndjson : FormatKind::json;
  if (text.front() == '[') {
    const std::size_t next = text.find_first_not_of(" \t\r\n", 1);
    if (next == std::string_view::npos || text[next] == '{' || text[next] == ']' || text[next] == '[')
      return FormatKind::json;
  }
  if (text.front() == '<') {
    const char next = text.size() > 1 ? text[1] : ' ';
    const bool letter = (next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z');
    if (next == '?' || next == '!' || letter) return FormatKind::xml;
  }
  if (looks_like_tsreplayer(text)) return FormatKind::tsreplayer;
  return looks_like_text(text.substr(0, kLook)) ? FormatKind::text : FormatKind::unknown;
}

std::vector<ReadGame> read_records_as(FormatKind format, std::string_view bytes, std::string_view file,
                                      const Limits& limits) {
  std::vector<ReadGame> games;
  if (format == FormatKind::zip && bytes.size() <= limits.file_size)
    read_zip(bytes, file, limits, games);
  else
    read_one(format == FormatKind::zip ? FormatKind::json : format, bytes, file, limits, games);
  for (std::size_t i = 0; i < games.size(); ++i) {
    games[i].id = file;
    if (games.size() > 1 || format == FormatKind::zip) games[i].id += '#' + std::to_string(i + 1);
    if (games[i].format == FormatKind::unknown) games[i].format = format;
  }
  return games;
}

std::vector<ReadGame> read_records(std::string_view bytes, std::string_view file, const Limits& limits) {
  return read_records_as(sniff(bytes), bytes, file, limits);
}

Result<Record> read_text(std::string_view text) {
  std::vector<ReadGame> games = read_records_as(FormatKind::text, text, "", {});
  if (games.empty()) return Record();
  if (games.front().error) return std::move(*games.front().error);
  return std::move(games.front().record);
}

Result<std::string> write_records(FormatKind format, std::span<const NamedRecord> records) {
  std::string out;
  switch (format) {
    case FormatKind::json:
      if (records.size() == 1) return write_json(*records.front().record);
      out = "[";
      for (const NamedRecord& named : records) {
        if (&named != &records.front()) out += ",\n";
        out += write_json(*named.record);
        out.pop_back();
      }
      return out += "]\n";
    case FormatKind::ndjson:
      for (const NamedRecord& named : records) out += write_ndjson(*named.record);
      return out;
    case FormatKind::text:
      for (const NamedRecord& named : records) out += write_text(*named.record);
      return out;
    case FormatKind::xml:
      if (records.size() == 1) return write_xml(*records.front().record);
      out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<records>\n";
      for (const NamedRecord& named : records) append_record_xml(out, *named.record);
      return out += "</records>\n";
    case FormatKind::zip: {
      std::vector<std::pair<std::string, std::string>> files;
      for (std::size_t i = 0; i < records.size(); ++i) {
        std::string name = file_name(records[i], i + 1);
        const auto taken = [&](const std::string& n) {
          return std::any_of(files.begin(), files.end(), [&](const auto& file) { return file.first == n; });
        };
        if (taken(name)) name.insert(name.size() - 5, "-" + std::to_string(i + 1));
        while (taken(name)) name.insert(0, "_");
        files.emplace_back(std::move(name), write_json(*records[i].record));
      }
      return pack(files);
    }
    default:
      break;
  }
  Error e;
  e.code = "REC-write";
  e.message =
      "no record can be written as " + std::string(format_name(format)) + "; choose json, ndjson, xml, zip or text";
  return e;
}

}  // namespace arbiter
