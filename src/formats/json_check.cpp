#include "formats/json_check.hpp"

#include <rapidjson/document.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include "formats/json_text.hpp"
#include "formats/utf8.hpp"

namespace arbiter::formats {

namespace {

// Counts levels; refuses a document that is no object.
struct Nesting : rapidjson::BaseReaderHandler<rapidjson::UTF8<>, Nesting> {
  std::size_t most;
  std::size_t depth = 0;
  explicit Nesting(std::size_t limit) : most(limit) {}
  bool Default() { return depth > 0; }
  bool StartObject() { return ++depth <= most; }
  bool EndObject(rapidjson::SizeType) {
    --depth;
    return true;
  }
  bool StartArray() { return depth > 0 && ++depth <= most; }
  bool EndArray(rapidjson::SizeType) {
    --depth;
    return true;
  }
};

}  // namespace

bool is_json_object(std::string_view text, std::size_t nesting) {
  if (text.find('\0') != std::string_view::npos) return false;
  const std::string copy(text);
  rapidjson::StringStream stream(copy.c_str());
  Nesting handler(nesting);
  rapidjson::Reader reader;
  return !reader.Parse<rapidjson::kParseIterativeFlag | rapidjson::kParseNumbersAsStringsFlag>(stream, handler)
              .IsError();
}

std::optional<std::string> decode_json_string(std::string_view text) {
  CleanText clean;
  clean_utf8(text, true, text.size(), clean);
  if (!clean.text.starts_with('"')) return std::nullopt;
  rapidjson::Document document;
  document.Parse<rapidjson::kParseIterativeFlag>(clean.text.data(), clean.text.size());
  if (document.HasParseError() || !document.IsString()) return std::nullopt;
  return std::string(document.GetString(), document.GetStringLength());
}

std::optional<std::string> members_of(std::string_view text, std::size_t nesting) {
  CleanText clean;
  clean_utf8(text, true, text.size(), clean);
  if (!is_json_object(clean.text, nesting)) return std::nullopt;
  const std::string compact = compact_json(clean.text);
  return compact.substr(1, compact.size() - 2);
}

std::size_t json_end(std::string_view text) {
  std::size_t depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c == '\\')
        ++i;
      else if (c == '"')
        quoted = false;
      if (!quoted && c == '"' && depth == 0) return i + 1;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if (c == '}' || c == ']') {
      if (depth <= 1) return depth == 0 ? std::string_view::npos : i + 1;
      --depth;
    }
  }
  return std::string_view::npos;
}

}  // namespace arbiter::formats
