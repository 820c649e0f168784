// The table of vector formats: one reader a format, told by the file's top-level "format".
#pragma once

#include <rapidjson/document.h>

#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::vectors {

// Counts and prints what came of each vector.
class Tally {
 public:
  explicit Tally(std::ostream& out, bool quiet = false) : out_(out), quiet_(quiet) {}
  // `differences` empty: the vector passed.
  void result(std::string_view id, const std::vector<std::string>& differences);
  void skip(std::string_view what, std::string_view why);
  void summary() const;  // "N passed, N failed, N skipped"
  int passed() const { return passed_; }
  int failed() const { return failed_; }
  int skipped() const { return skipped_; }

 private:
  std::ostream& out_;
  bool quiet_;
  int passed_ = 0, failed_ = 0, skipped_ = 0;
};

// Runs every vector of a file's document. `twins`: folder of the machine-readable twins of vectors in words.
using RunFile = void (*)(const rapidjson::Value& document, const std::string& twins, Tally& tally);

struct Reader {
  std::string_view format;
  RunFile run;
};
std::span<const Reader> readers();

// Runs one file. Counts it as skipped when no reader knows its format. False: it can't be read (told on `errors`).
bool run_file(const std::string& path, const std::string& twins, Tally& tally, std::ostream& errors);

// Parses a JSON file. The error in words; empty when it went well.
std::string parse_file(const std::string& path, rapidjson::Document& document);
// A member of an object; null where there is none.
const rapidjson::Value* find_member(const rapidjson::Value& object, const char* name);
// A member that is a string; empty where it isn't.
std::string_view text_member(const rapidjson::Value& object, const char* name);
// A member that is a list; null where it isn't.
const rapidjson::Value* list_member(const rapidjson::Value& object, const char* name);
// The top-level "format"; empty if there is none.
std::string_view format_of(const rapidjson::Value& document);

// The whole program: options and files in, report out. Returns the exit status (command.cpp).
int run_command(const std::vector<std::string>& words, std::ostream& out, std::ostream& errors);

// arbiter_vectors.cpp, te_vectors.cpp, ts_vectors.cpp
void run_arbiter_vectors(const rapidjson::Value& document, const std::string& twins, Tally& tally);
void run_te_vectors(const rapidjson::Value& document, const std::string& twins, Tally& tally);
void run_ts_vectors(const rapidjson::Value& document, const std::string& twins, Tally& tally);

}  // namespace arbiter::vectors
