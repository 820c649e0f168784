#include "cli/output.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "core/nearest.hpp"

namespace arbiter::cli {
namespace {

constexpr std::array<std::pair<std::string_view, FormatKind>, 7> kEndings{{{".json", FormatKind::json},
                                                                           {".ndjson", FormatKind::ndjson},
                                                                           {".jsonl", FormatKind::ndjson},
                                                                           {".xml", FormatKind::xml},
                                                                           {".zip", FormatKind::zip},
                                                                           {".txt", FormatKind::text},
                                                                           {".text", FormatKind::text}}};

}  // namespace

void add_format_option(boost::program_options::options_description& group, std::optional<FormatKind>& format) {
  auto take = [&format](const std::string& name) {
    const std::optional<FormatKind> kind = format_by_name(name);
    if (!kind || (*kind >= FormatKind::tsreplayer && *kind <= FormatKind::bga))
      throw BadUsage(fmt::format("--format can't be '{}'", name), "--format json|ndjson|xml|zip|text");
    format = kind;
  };
  group.add_options()("format", boost::program_options::value<std::string>()->notifier(take)->value_name("FORMAT"),
                      "json, ndjson, xml, zip or text; default: what the name of the output says, json for -");
}

Result<FormatKind> output_format(std::string_view path, std::optional<FormatKind> given) {
  if (given) return *given;
  if (path == "-") return FormatKind::json;
  for (const auto& [ending, kind] : kEndings)
    if (path.ends_with(ending)) return kind;
  return Error{"REC-write",
               "the name doesn't tell the format; end it in .json, .ndjson, .xml, .zip or .txt, or give --format",
               std::string(path),
               0,
               0,
               {}};
}

Error OutputFile::failed() const {
  return {"REC-write", fmt::format("can't be written: {}", std::strerror(errno)), path_, 0, 0, {}};
}

std::optional<Error> OutputFile::open() {
  if (path_ == "-") {
    file_ = stdout;
    return std::nullopt;
  }
  std::error_code ignored;
  const auto status = std::filesystem::status(path_, ignored);
  const bool direct = std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
  if (!direct) name_ = fmt::format("{}.{}.part", path_, getpid());
  file_ = std::fopen(direct ? path_.c_str() : name_.c_str(), direct ? "wb" : "wbx");
  if (file_ != nullptr) return std::nullopt;
  Error error = failed();
  name_.clear();
  return error;
}

std::optional<Error> OutputFile::write(std::string_view bytes) {
  errno = 0;
  if (file_ == nullptr)
    if (std::optional<Error> error = open()) return error;
  if (std::fwrite(bytes.data(), 1, bytes.size(), file_) != bytes.size()) return failed();
  return std::nullopt;
}

std::optional<Error> OutputFile::finish() {
  errno = 0;
  if (file_ == nullptr)
    if (std::optional<Error> error = open()) return error;
  if (std::fflush(file_) != 0 || std::ferror(file_) != 0) return failed();
  if (file_ == stdout) return std::nullopt;
  const bool closed = std::fclose(file_) == 0;
  file_ = nullptr;
  if (!closed) return failed();
  if (name_.empty()) return std::nullopt;
  if (std::rename(name_.c_str(), path_.c_str()) != 0) return failed();
  name_.clear();
  return std::nullopt;
}

OutputFile::~OutputFile() {
  if (file_ != nullptr && file_ != stdout) std::fclose(file_);
  if (!name_.empty()) std::remove(name_.c_str());
}

std::optional<Error> write_output(const std::string& path, std::string_view bytes) {
  OutputFile file(path);
  if (std::optional<Error> error = file.write(bytes)) return error;
  return file.finish();
}

}  // namespace arbiter::cli
