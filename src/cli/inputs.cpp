#include "cli/inputs.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

Error unreadable(std::string path, const std::error_code& why) {
  return {"REC-unreadable", "can't be read: " + why.message(), std::move(path), 0, 0, {}};
}

void add_folder(const std::string& folder, Inputs& inputs) {
  std::vector<std::string> paths;
  std::vector<fs::path> open{fs::path(folder)};
  while (!open.empty()) {
    fs::path here = std::move(open.back());
    open.pop_back();
    std::error_code error;
    fs::directory_iterator it(here, error), end;
    for (; !error && it != end; it.increment(error)) {
      if (it->path().filename().native().front() == '.') continue;
      std::error_code ignored;
      if (it->is_directory(ignored) && !it->is_symlink(ignored)) {
        open.push_back(it->path());
      } else if (it->is_regular_file(ignored)) {
        paths.push_back(it->path().native());
      }
    }
    if (error) inputs.problems.push_back(unreadable(here.native(), error));
  }
  std::sort(paths.begin(), paths.end());
  for (std::string& path : paths) inputs.files.push_back({std::move(path), true});
}

}  // namespace

Inputs collect_inputs(const std::vector<std::string>& arguments) {
  Inputs inputs;
  bool stdin_taken = false;
  for (const std::string& argument : arguments) {
    if (argument == "-") {
      if (!stdin_taken) inputs.files.push_back({argument, false});
      stdin_taken = true;
      continue;
    }
    std::error_code error;
    fs::file_status status = fs::status(argument, error);
    if (status.type() == fs::file_type::not_found) {
      error = std::make_error_code(std::errc::no_such_file_or_directory);
    }
    if (error) {
      inputs.problems.push_back(unreadable(argument, error));
    } else if (fs::is_directory(status)) {
      std::size_t before = inputs.files.size(), problems = inputs.problems.size();
      add_folder(argument, inputs);
      if (inputs.files.size() == before && inputs.problems.size() == problems) {
        inputs.problems.push_back(
            {"REC-empty-folder", "holds no files, so there is nothing to read", argument, 0, 0, {}});
      }
    } else {
      inputs.files.push_back({argument, false});
    }
  }
  return inputs;
}

}  // namespace arbiter::cli
