// A folder for the files of one test, gone afterwards; and pieces of records.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace arbiter::test {

class Scratch {
 public:
  Scratch() {
    std::string pattern = (std::filesystem::temp_directory_path() / "arbiter-test-XXXXXX").native();
    if (mkdtemp(pattern.data()) == nullptr) std::abort();
    root_ = pattern;
  }
  ~Scratch() {
    std::error_code ignored;
    std::filesystem::remove_all(root_, ignored);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  // Writes a file and returns its path.
  std::string file(const std::string& name, const std::string& bytes) const {
    std::filesystem::create_directories((root_ / name).parent_path());
    std::ofstream(root_ / name, std::ios::binary) << bytes;
    return path(name);
  }
  std::string folder(const std::string& name) const {
    std::filesystem::create_directories(root_ / name);
    return path(name);
  }
  std::string path(const std::string& name = {}) const {
    return name.empty() ? root_.native() : (root_ / name).native();
  }

 private:
  std::filesystem::path root_;
};

inline std::string read_back(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The first action round of turn 1 is due.
inline const std::string kRoundOne =
    "@ game twilight-struggle\n@ setup {\"position\":{\"turn\":1,\"round\":1,\"phase\":2}}\n";
// A clean game in the text spelling, and one with an illegal choice.
inline const std::string kCleanGame = kRoundOne + "== USSR AR1\nUSSR card 8 Fidel\nUSSR use event\n";
inline const std::string kIllegalGame =
    kRoundOne + "== USSR AR1\nUSSR card 53 South African Unrest\nUSSR use event\n== US AR1\nUS card 5\nUS use event\n";

inline bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace arbiter::test
