// Values of notifications, which may be numbers or strings, lists or objects.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "formats/json_pieces.hpp"
#include "games/tigris/facts.hpp"

namespace arbiter::formats::bga {

inline std::size_t index(int n) {
  return static_cast<std::size_t>(n);
}

inline std::string_view colour_name(int colour) {
  return te::kColourNames[index(colour)];
}

// An id, whether it's a number or a string.
inline std::string id_of(const rapidjson::Value& v) {
  if (v.IsString()) return std::string(text_of(v));
  const std::optional<int> n = whole_number(v);
  return n ? std::to_string(*n) : std::string();
}

// A number of tiles: as a number, or as a list of them.
inline std::optional<int> count_of(const rapidjson::Value& v) {
  if (v.IsArray()) return static_cast<int>(v.Size());
  const std::optional<int> n = whole_number(v);
  return n && *n >= 0 && *n <= te::kAllTiles ? n : std::nullopt;
}

inline bool is_true(const rapidjson::Value& v) {
  return (v.IsBool() && v.GetBool()) || whole_number(v).value_or(0) > 0 || text_of(v) == "true";
}

// Calls `take` with each element of a list, or each member of an object: the platform writes lists as both.
template <class Take>
void each(const rapidjson::Value& v, Take take) {
  if (v.IsArray())
    for (const rapidjson::Value& element : v.GetArray()) take(element);
  if (v.IsObject())
    for (const auto& m : v.GetObject()) take(m.value);
}

}  // namespace arbiter::formats::bga
