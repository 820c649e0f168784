// JSON and NDJSON: cutting a file into games, and reading one.
#include <rapidjson/error/en.h>

#include <algorithm>
#include <cstring>
#include <memory>

#include "formats/json_handler.hpp"

namespace arbiter::formats {

namespace {

constexpr unsigned kFlags =
    rapidjson::kParseInsituFlag | rapidjson::kParseIterativeFlag | rapidjson::kParseNumbersAsStringsFlag;
constexpr std::size_t kBytesPerEntry = 48;  // a guess for reserving: canonical entries take 40 to 90

bool blank(std::string_view s) {
  return s.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

// A copy of the slice that the record owns and the parser decodes in place; a NUL ends it.
char* take_buffer(Record& record, std::string_view text) {
  auto buffer = std::unique_ptr<char[]>(new char[text.size() + 1]);
  if (!text.empty()) std::memcpy(buffer.get(), text.data(), text.size());
  buffer[text.size()] = '\0';
  char* start = buffer.get();
  record.adopt(std::move(buffer), text.size());
  return start;
}

std::string parser_message(rapidjson::ParseErrorCode code) {
  std::string text = rapidjson::GetParseError_En(code);
  if (!text.empty() && text.back() == '.') text.pop_back();
  if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z')
    text.front() = static_cast<char>(text.front() - 'A' + 'a');
  return "not well-formed JSON: " + text;
}

Error not_a_record(const Reading& reading, const Slice& slice) {
  return reading.error("REC-not-a-record",
                       "this JSON is no record: it has none of the members \"arbiter\", \"game\", \"entries\"",
                       slice.line);
}

// The text in a buffer of the record, to be parsed in place; null, with the error told, where it is too long for that.
char* begin_reading(const Reading& reading, const Slice& slice, ReadGame& game) {
  if (slice.text.size() > 0xFFFFFFF0U) {
    game.error = reading.limit_error(&Limits::file_size);
    return nullptr;
  }
  game.record.entries.reserve(std::min(slice.text.size() / kBytesPerEntry, reading.limits.entries));
  return take_buffer(game.record, slice.text);
}

}  // namespace

void read_json(Reading& reading, const Slice& slice, ReadGame& game) {
  char* buffer = begin_reading(reading, slice, game);
  if (buffer == nullptr) return;
  Record& record = game.record;
  rapidjson::InsituStringStream stream(buffer);
  JsonHandler handler(reading, slice, game);
  handler.follow(stream, 0);
  handler.expect_record();
  rapidjson::Reader reader;
  const rapidjson::ParseResult result = reader.Parse<kFlags>(stream, handler);
  handler.drop_open_entry();
  if (handler.refused) {
    game.error = std::move(handler.refused);
  } else if (result.IsError()) {
    const bool cut = blank(slice.text.substr(std::min(result.Offset(), slice.text.size())));
    if (cut) {
      game.error = reading.error_at("REC-truncated",
                                    "the file ends in the middle; " + std::to_string(record.entries.size()) +
                                        " whole entries were read before that",
                                    slice, result.Offset());
    } else {
      game.error = reading.error_at("REC-json-syntax", parser_message(result.Code()), slice, result.Offset());
    }
  } else if (stream.Tell() < slice.text.size()) {
    game.error = reading.error_at("REC-json-syntax", "a NUL byte stands after the record", slice, stream.Tell());
  }
  game.readable = handler.is_record();
  if (!game.readable && !game.error) game.error = not_a_record(reading, slice);
  handler.finish();
}

void read_ndjson(Reading& reading, const Slice& slice, ReadGame& game) {
  char* buffer = begin_reading(reading, slice, game);
  if (buffer == nullptr) return;
  Record& record = game.record;
  JsonHandler handler(reading, slice, game);
  rapidjson::Reader reader;
  bool header = true;
  for (std::size_t from = 0; from < slice.text.size();) {
    const std::size_t end = std::min(slice.text.find('\n', from), slice.text.size());
    const std::string_view line = slice.text.substr(from, end - from);
    if (!blank(line)) {
      buffer[end] = '\0';
      rapidjson::InsituStringStream stream(buffer + from);
      handler.follow(stream, from);
      if (header)
        handler.expect_record();
      else
        handler.expect_entry();
      const rapidjson::ParseResult result = reader.Parse<kFlags>(stream, handler);
      if (handler.refused) {
        game.error = std::move(handler.refused);
        break;
      }
      if (result.IsError() || stream.Tell() < line.size()) {
        const std::size_t at = result.IsError() ? result.Offset() : stream.Tell();
        if (header) {
          game.error = reading.error_at("REC-json-syntax", parser_message(result.Code()), slice, from + at);
          break;
        }
        handler.drop_open_entry();
        if (end == slice.text.size() && blank(line.substr(std::min(at, line.size())))) {
          game.error =
              reading.error_at("REC-truncated",
                               "the file ends in the middle of a line; " + std::to_string(record.entries.size()) +
                                   " whole entries were read before that",
                               slice, from + at);
          break;
        }
        Error note = reading.error_at("REC-json-syntax", parser_message(result.Code()) + "; the line is kept as unread",
                                      slice, from + at);
        if (reading.notes < reading.limits.notes) {
          ++reading.notes;
          game.notes.push_back(std::move(note));
        }
        handler.reset_line();
        const std::size_t stop = line.ends_with('\r') ? end - 1 : end;
        if (!handler.add_unread(from, stop)) {
          game.error = std::move(handler.refused);
          break;
        }
      }
      if (header && !handler.is_record()) {
        game.error = not_a_record(reading, slice);
        break;
      }
      header = false;
    }
    from = end + 1;
  }
  game.readable = handler.is_record();
  if (!game.readable && !game.error) game.error = not_a_record(reading, slice);
  handler.finish();
}

bool read_json_entry(Reading& reading, const Slice& slice, ReadGame& game) {
  rapidjson::InsituStringStream stream(take_buffer(game.record, slice.text));
  JsonHandler handler(reading, slice, game);
  handler.follow(stream, 0);
  handler.expect_entry();
  rapidjson::Reader reader;
  const rapidjson::ParseResult result = reader.Parse<kFlags>(stream, handler);
  handler.drop_open_entry();
  if (handler.refused) game.error = std::move(handler.refused);
  return !result.IsError() && stream.Tell() == slice.text.size();
}

std::vector<Slice> split_json(std::string_view text, std::size_t most) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  std::vector<Slice> slices;
  if (first == std::string_view::npos || text[first] != '[') {
    slices.push_back({text, 1});
    return slices;
  }
  // The elements of the outer list, by brackets and quotes alone; what is wrong inside one is found when it's read.
  std::size_t depth = 0;
  std::size_t from = first + 1;
  std::uint32_t line =
      static_cast<std::uint32_t>(1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(from), '\n'));
  std::uint32_t start_line = line;
  bool quoted = false;
  const auto cut = [&](std::size_t to) {
    const std::string_view part = text.substr(from, to - from);
    if (!blank(part)) slices.push_back({part, start_line});
    from = to + 1;
    start_line = line;
  };
  for (std::size_t i = first + 1; i < text.size() && slices.size() <= most; ++i) {
    const char c = text[i];
    if (c == '\n') ++line;
    if (quoted) {
      if (c == '\\')
        ++i;
      else if (c == '"')
        quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if (c == '}' || c == ']') {
      if (depth == 0) {
        cut(i);
        break;
      }
      --depth;
    } else if (c == ',' && depth == 0) {
      cut(i);
    }
  }
  if (from < text.size() && slices.size() <= most) cut(text.size());
  return slices;
}

std::vector<Slice> split_ndjson(std::string_view text, std::size_t most) {
  std::vector<Slice> slices;
  std::size_t start = 0;
  std::uint32_t line = 1;
  std::uint32_t start_line = 1;
  const auto is_header = [&](std::size_t from) {
    std::size_t i = text.find_first_not_of(" \t", from);
    if (i == std::string_view::npos || text[i] != '{') return false;
    i = text.find_first_not_of(" \t", i + 1);
    return i != std::string_view::npos && text.substr(i, 9) == "\"arbiter\"";
  };
  for (std::size_t from = 0; from < text.size() && slices.size() <= most;) {
    if (from != start && is_header(from) && !blank(text.substr(start, from - start))) {
      slices.push_back({text.substr(start, from - start), start_line});
      start = from;
      start_line = line;
    }
    from = std::min(text.find('\n', from), text.size()) + 1;
    ++line;
  }
  if (start < text.size()) slices.push_back({text.substr(start), start_line});
  return slices;
}

}  // namespace arbiter::formats
