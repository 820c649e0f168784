// Reads the shared facts files for tests; they stay outside the project.
#pragma once

#include <rapidjson/document.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

namespace arbiter::testing {

inline std::string shared_path(const std::string& name) {
  const char* folder = std::getenv("ARBITER_SHARED");
  return (folder != nullptr ? std::string(folder) : std::string(ARBITER_PROJECT_DIR) + "/../shared") + "/" + name;
}

// False when the file is missing.
inline bool read_shared_json(const std::string& name, rapidjson::Document& document) {
  std::ifstream in(shared_path(name), std::ios::binary);
  if (!in) return false;
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  document.Parse(text.c_str());
  return !document.HasParseError();
}

inline std::string text_of(const rapidjson::Value& value) {
  return {value.GetString(), value.GetStringLength()};
}

}  // namespace arbiter::testing
