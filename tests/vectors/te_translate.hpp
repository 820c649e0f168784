// From a vector of te-vectors/1 to a record in the text spelling and to the answers of its steps.
#pragma once

#include <rapidjson/document.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "vectors/te_play.hpp"

namespace arbiter::vectors {

using Rulings = std::vector<std::pair<std::string, std::string>>;

struct Translated {
  std::string text;  // the record
  std::vector<Step> steps;
  Rulings rulings;
  bool no_board = false;           // only points and treasures matter
  std::vector<int> actions;        // of entry n + 1: the index of the vector's action that it spells
  std::vector<std::string> wrong;  // what can't be translated; then nothing else counts

  int action_of(std::uint32_t entry) const { return entry == 0 || entry > actions.size() ? -1 : actions[entry - 1]; }
};
Translated translate(const rapidjson::Value& vector);

// "TR-22" and "per_monument": "te.monument_vp"; empty if there is none.
std::string ruling_name(std::string_view ruling, std::string_view value);

// "A may choose H8 or J11": {"vector": the vector with the first of them chosen, "expect": what comes of it}.
rapidjson::Document choice_in_words(std::string_view words, const rapidjson::Value& vector);

}  // namespace arbiter::vectors
