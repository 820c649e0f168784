// From the arguments of a command to the files it reads.
#pragma once

#include <string>
#include <vector>

#include "arbiter/error.hpp"

namespace arbiter::cli {

struct Input {
  std::string path;        // as given, or the folder as given plus the path below it; "-" for standard input
  bool in_folder = false;  // found in a folder; such a file may be no record at all
};

struct Inputs {
  std::vector<Input> files;     // in the order of the arguments; those of a folder by the bytes of their paths
  std::vector<Error> problems;  // arguments or folders that could not be read; the command ends with kExitFailed
};

// Folders are read with everything below them, apart from hidden names (".git") and what is no regular file.
// Links to folders are not followed, so the walk ends.
Inputs collect_inputs(const std::vector<std::string>& arguments);

}  // namespace arbiter::cli
