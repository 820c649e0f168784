// Walks JSON text piece by piece, so that a large file is never held as a tree: the members of an object or the
// elements of a list are cut out by brackets and quotes alone, and each piece is parsed by itself.
#pragma once

#include <rapidjson/document.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::formats {

// The members of an object or the elements of a list, one at a time.
class JsonPieces {
 public:
  // `text` begins with { or [, white space aside; `nesting` is the number of levels that are put up with.
  JsonPieces(std::string_view text, std::size_t nesting);

  // Goes on to the next piece; false at the end, or where the text is broken.
  bool next();
  std::string_view key() const { return key_; }      // of a member, between its quotes, escapes as they stand
  std::string_view value() const { return value_; }  // of a member or an element, without white space around it
  std::size_t offset() const { return offset_; }     // of the value, in the text

  bool is_object() const { return close_ == '}'; }
  bool is_list() const { return close_ == ']'; }
  // What ended the walk; `none` before and at a proper end.
  enum class Fault : std::uint8_t { none, truncated, syntax, too_deep };
  Fault fault() const { return fault_; }
  // Where the walk stands, behind the closing bracket once it has come to its end.
  std::size_t at() const { return at_; }

 private:
  void skip_blanks();
  bool fail(Fault fault);
  bool end_of_string();
  bool end_of_value();

  std::string_view text_, key_, value_;
  std::size_t nesting_;
  std::size_t at_ = 0, offset_ = 0;
  char close_ = '\0';
  bool first_ = true, ended_ = false;
  Fault fault_ = Fault::none;
};

// One piece as a tree, as long as it is no larger than kLargestPiece. Values of a broken or larger one are null.
inline constexpr std::size_t kLargestPiece = std::size_t{1} << 20;
class JsonPiece {
 public:
  explicit JsonPiece(std::string_view text);
  bool ok() const { return ok_; }
  const rapidjson::Value& root() const { return document_; }

 private:
  rapidjson::Document document_;
  bool ok_ = false;
};

// The member of that name; a null value if `object` is no object or has none.
const rapidjson::Value& member(const rapidjson::Value& object, const char* name);
// A whole number, also one that is spelled as a string; none for anything else and beyond 32 bits.
std::optional<int> whole_number(const rapidjson::Value& value);
// The text of a string; empty for anything else.
std::string_view text_of(const rapidjson::Value& value);

}  // namespace arbiter::formats
