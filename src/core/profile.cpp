// Reading a profile file.
#include <rapidjson/document.h>
#include <rapidjson/error/en.h>

#include <algorithm>
#include <utility>

#include "arbiter/replay.hpp"

namespace arbiter {
namespace {

constexpr const char* kCode = "REC-profile";

Error fault(std::string_view file, std::string message) {
  return {kCode, std::move(message), std::string(file), 0, 0, {}};
}

Error syntax_error(std::string_view json, std::string_view file, const rapidjson::Document& document) {
  std::string_view before = json.substr(0, std::min(document.GetErrorOffset(), json.size()));
  Error error = fault(file, std::string("no sound JSON: ") + rapidjson::GetParseError_En(document.GetParseError()));
  error.line = static_cast<std::uint32_t>(std::count(before.begin(), before.end(), '\n') + 1);
  std::size_t line_start = before.rfind('\n') + 1;  // 0 when there is no line before
  error.column = static_cast<std::uint32_t>(before.size() - line_start + 1);
  error.source_line = json.substr(line_start, json.find('\n', line_start) - line_start);
  return error;
}

std::string text_of(const rapidjson::Value& string) {
  return {string.GetString(), string.GetStringLength()};
}

}  // namespace

Result<Profile> read_profile(std::string_view json, std::string_view file) {
  constexpr unsigned kFlags = rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag;
  rapidjson::Document document;
  document.Parse<kFlags>(json.data(), json.size());
  if (document.HasParseError()) return syntax_error(json, file, document);
  if (!document.IsObject()) return fault(file, R"(a profile is an object: {"profile": "my-event", "rulings": {...}})");

  Profile profile;
  for (const auto& [name, value] : std::as_const(document).GetObject()) {
    std::string member = text_of(name);
    if (member == "rulings") {
      if (!value.IsObject()) return fault(file, "'rulings' is an object of names and values");
      for (const auto& [ruling, choice] : value.GetObject()) {
        if (!choice.IsString()) return fault(file, "the value of ruling '" + text_of(ruling) + "' must be a string");
        profile.rulings.emplace_back(text_of(ruling), text_of(choice));
      }
    } else if (member == "profile" || member == "base" || member == "about") {
      if (!value.IsString()) return fault(file, "'" + member + "' must be a string");
      if (member == "profile") profile.name = text_of(value);
      if (member == "base") profile.base = text_of(value);
    } else {
      return fault(file, "a profile has no member '" + member + "'; it has profile, base, about, rulings");
    }
  }
  if (profile.name.empty()) return fault(file, "the member 'profile', the name of the profile, is missing");
  return profile;
}

}  // namespace arbiter
