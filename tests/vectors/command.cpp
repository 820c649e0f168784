// The command line of arbiter-vectors.
#include "vectors/readers.hpp"

namespace arbiter::vectors {
namespace {

constexpr const char* kUsage =
    "Usage: arbiter-vectors [OPTION]... FILE...\n"
    "Runs JSON vector files, told by their top-level \"format\", and prints pass or the difference for each vector.\n"
    "\n"
    "  --allow-skip     a file of an unknown format leaves the exit status alone\n"
    "  --twins FOLDER   where the machine-readable twins of vectors in words are\n"
    "  --quiet          print failures, skips and the summary only\n"
    "  --help           print this\n"
    "\n"
    "Formats:";

int usage(std::ostream& out, int status) {
  out << kUsage;
  for (const Reader& reader : readers()) out << ' ' << reader.format;
  out << "\nExit status: 0 all passed, 1 some failed or were skipped, 2 a file can't be read or the usage is wrong.\n";
  return status;
}

}  // namespace

int run_command(const std::vector<std::string>& words, std::ostream& out, std::ostream& errors) {
  std::vector<std::string> files;
  std::string twins = ARBITER_PROJECT_DIR "/fixtures/vectors";
  bool allow_skip = false, quiet = false, options = true;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (!options || !word.starts_with("-")) {
      files.push_back(word);
    } else if (word == "--") {
      options = false;
    } else if (word == "--help") {
      return usage(out, 0);
    } else if (word == "--allow-skip") {
      allow_skip = true;
    } else if (word == "--quiet") {
      quiet = true;
    } else if (word == "--twins" && i + 1 < words.size()) {
      twins = words[++i];
    } else {
      errors << "arbiter-vectors: unknown option, or one without its value: '" << word << "'\n";
      return usage(errors, 2);
    }
  }
  if (files.empty()) return usage(errors, 2);
  Tally tally(out, quiet);
  bool readable = true;
  for (const std::string& file : files) readable = run_file(file, twins, tally, errors) && readable;
  tally.summary();
  if (!readable) return 2;
  return tally.failed() > 0 || (tally.skipped() > 0 && !allow_skip) ? 1 : 0;
}

}  // namespace arbiter::vectors
