#include "vectors/readers.hpp"

#include <rapidjson/error/en.h>

#include <array>

#include "arbiter/formats.hpp"

namespace arbiter::vectors {

void Tally::result(std::string_view id, const std::vector<std::string>& differences) {
  ++(differences.empty() ? passed_ : failed_);
  if (differences.empty()) {
    if (!quiet_) out_ << "pass " << id << '\n';
    return;
  }
  out_ << "FAIL " << id << '\n';
  for (const std::string& d : differences) out_ << "     " << d << '\n';
}

void Tally::skip(std::string_view what, std::string_view why) {
  ++skipped_;
  out_ << "skip " << what << ": " << why << '\n';
}

void Tally::summary() const {
  out_ << passed_ << " passed, " << failed_ << " failed, " << skipped_ << " skipped\n";
}

std::span<const Reader> readers() {
  static constexpr std::array<Reader, 3> kReaders{{
      {"arbiter-vectors/1", run_arbiter_vectors},
      {"te-vectors/1", run_te_vectors},
      {"ts-vectors/1", run_ts_vectors},
  }};
  return kReaders;
}

std::string parse_file(const std::string& path, rapidjson::Document& document) {
  constexpr unsigned kFlags = rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag;
  Result<std::string> bytes = read_file(path);
  if (!bytes) return bytes.error().to_string();
  document.Parse<kFlags>(bytes->data(), bytes->size());
  if (document.HasParseError())
    return path + ": no sound JSON at byte " + std::to_string(document.GetErrorOffset()) + ": " +
           rapidjson::GetParseError_En(document.GetParseError());
  return {};
}

const rapidjson::Value* find_member(const rapidjson::Value& object, const char* name) {
  if (!object.IsObject()) return nullptr;
  const auto member = object.FindMember(name);
  return member == object.MemberEnd() ? nullptr : &member->value;
}

std::string_view text_member(const rapidjson::Value& object, const char* name) {
  const rapidjson::Value* value = find_member(object, name);
  return value != nullptr && value->IsString() ? std::string_view(value->GetString(), value->GetStringLength())
                                               : std::string_view();
}

const rapidjson::Value* list_member(const rapidjson::Value& object, const char* name) {
  const rapidjson::Value* value = find_member(object, name);
  return value != nullptr && value->IsArray() ? value : nullptr;
}

std::string_view format_of(const rapidjson::Value& document) {
  return text_member(document, "format");
}

bool run_file(const std::string& path, const std::string& twins, Tally& tally, std::ostream& errors) {
  rapidjson::Document document;
  if (const std::string wrong = parse_file(path, document); !wrong.empty()) {
    errors << "arbiter-vectors: " << wrong << '\n';
    return false;
  }
  const std::string_view format = format_of(document);
  for (const Reader& reader : readers())
    if (reader.format == format) {
      reader.run(document, twins, tally);
      return true;
    }
  tally.skip(path, format.empty() ? std::string("it names no format") : "unknown format '" + std::string(format) + "'");
  return true;
}

}  // namespace arbiter::vectors
