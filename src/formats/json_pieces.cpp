#include "formats/json_pieces.hpp"

#include "core/words.hpp"

namespace arbiter::formats {

JsonPieces::JsonPieces(std::string_view text, std::size_t nesting) : text_(text), nesting_(nesting) {
  skip_blanks();
  if (at_ < text_.size() && text_[at_] == '{') close_ = '}';
  if (at_ < text_.size() && text_[at_] == '[') close_ = ']';
  if (close_ == '\0') {
    fail(at_ < text_.size() ? Fault::syntax : Fault::truncated);
  } else {
    ++at_;
  }
}

void JsonPieces::skip_blanks() {
  while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\r' || text_[at_] == '\n'))
    ++at_;
}

bool JsonPieces::fail(Fault fault) {
  fault_ = fault;
  ended_ = true;
  return false;
}

// From a quote to behind its counterpart.
bool JsonPieces::end_of_string() {
  for (++at_; at_ < text_.size(); ++at_) {
    if (text_[at_] == '\\') {
      ++at_;
    } else if (text_[at_] == '"') {
      ++at_;
      return true;
    }
  }
  at_ = text_.size();
  return false;
}

bool JsonPieces::end_of_value() {
  std::size_t depth = 0;
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (c == '"') {
      if (!end_of_string()) return fail(Fault::truncated);
      continue;
    }
    if (c == '{' || c == '[') {
      if (++depth >= nesting_) return fail(Fault::too_deep);
    } else if (c == '}' || c == ']') {
      if (depth == 0) return true;
      --depth;
    } else if (c == ',' && depth == 0) {
      return true;
    }
    ++at_;
  }
  return fail(Fault::truncated);
}

bool JsonPieces::next() {
  if (ended_) return false;
  skip_blanks();
  if (at_ == text_.size()) return fail(Fault::truncated);
  if (text_[at_] == close_) {
    ++at_;
    ended_ = true;
    return false;
  }
  if (!first_) {
    if (text_[at_] != ',') return fail(Fault::syntax);
    ++at_;
    skip_blanks();
  }
  first_ = false;
  if (close_ == '}') {
    if (at_ == text_.size()) return fail(Fault::truncated);
    if (text_[at_] != '"') return fail(Fault::syntax);
    const std::size_t from = at_ + 1;
    if (!end_of_string()) return fail(Fault::truncated);
    key_ = text_.substr(from, at_ - 1 - from);
    skip_blanks();
    if (at_ == text_.size()) return fail(Fault::truncated);
    if (text_[at_] != ':') return fail(Fault::syntax);
    ++at_;
    skip_blanks();
  }
  offset_ = at_;
  if (!end_of_value()) return false;
  value_ = text_.substr(offset_, at_ - offset_);
  while (!value_.empty() &&
         (value_.back() == ' ' || value_.back() == '\t' || value_.back() == '\r' || value_.back() == '\n'))
    value_.remove_suffix(1);
  return !value_.empty() || fail(Fault::syntax);
}

JsonPiece::JsonPiece(std::string_view text) {
  if (text.size() > kLargestPiece) return;
  document_.Parse<rapidjson::kParseIterativeFlag>(text.data(), text.size());
  ok_ = !document_.HasParseError();
  if (!ok_) document_.SetNull();
}

const rapidjson::Value& member(const rapidjson::Value& object, const char* name) {
  static const rapidjson::Value none;
  if (!object.IsObject()) return none;
  const auto found = object.FindMember(name);
  return found == object.MemberEnd() ? none : found->value;
}

std::optional<int> whole_number(const rapidjson::Value& value) {
  if (value.IsInt()) return value.GetInt();
  return arbiter::whole_number(text_of(value));
}

std::string_view text_of(const rapidjson::Value& value) {
  if (!value.IsString()) return {};
  return {value.GetString(), value.GetStringLength()};
}

}  // namespace arbiter::formats
