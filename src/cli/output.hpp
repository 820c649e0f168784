// Files that commands write.
#pragma once

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/error.hpp"
#include "arbiter/formats.hpp"
#include "cli/command_line.hpp"

namespace arbiter::cli {

// --format
void add_format_option(boost::program_options::options_description& group, std::optional<FormatKind>& format);

// The format to write: `given`, else by the ending of the name; JSON for "-". An error for any other ending.
Result<FormatKind> output_format(std::string_view path, std::optional<FormatKind> given);

// A file that is written whole or not at all: under another name first, renamed by `finish`. "-" is standard output;
// what is no regular file (a pipe, /dev/null) is written to directly.
class OutputFile {
 public:
  explicit OutputFile(std::string path) : path_(std::move(path)) {}
  ~OutputFile();  // throws away what was not finished
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  // Each returns the error that stood in the way (REC-write); after one, nothing more is written.
  std::optional<Error> write(std::string_view bytes);
  std::optional<Error> finish();

 private:
  std::optional<Error> open();
  Error failed() const;

  std::string path_, name_;  // name_: what is open, where that is not path_
  std::FILE* file_ = nullptr;
};

// The same in one go.
std::optional<Error> write_output(const std::string& path, std::string_view bytes);

}  // namespace arbiter::cli
