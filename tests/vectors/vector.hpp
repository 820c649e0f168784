// One vector of an arbiter-vectors file: a position, what is played from it, and what the check must say.
// The format is described in formats/vectors.md.
#pragma once

#include <rapidjson/document.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/error.hpp"

namespace arbiter::vectors {

// What the check must say of the play.
struct Expected {
  bool legal = true;
  // Legal: facts that hold at the end (JSON of an expectation), the result ("" while the game goes on), notes by code.
  std::string after;
  std::string result;
  std::vector<std::string> notes;
  // Illegal: the first finding.
  std::string kind = "illegal";
  std::string rule;
  std::string ruling;
  std::uint32_t entry = 0;           // from 1; 0: any
  std::vector<std::string> allowed;  // among what the finding lists as legal
};

struct Vector {
  std::string id;
  std::string twin_of;  // id of the vector in words that this one spells out; else its own id
  std::string game;
  std::vector<std::string> profiles;
  std::vector<std::pair<std::string, std::string>> rulings;
  std::string setup = "{}";       // JSON of header.setup, position included
  std::string source = "{}";      // JSON of header.source: the fields that are always stated
  std::vector<std::string> play;  // lines of the text spelling, JSON entries among them
  Expected expected;
};

// Errors: VEC-shape where a member is missing, unknown or of the wrong kind.
Result<Vector> read_vector(const rapidjson::Value& value, std::string_view game);

// Runs the vector under one profile. What differs from the expected, in words; empty: it passes.
std::vector<std::string> run_vector(const Vector& vector, const std::string& profile);

}  // namespace arbiter::vectors
