#include <sys/stat.h>

#include <cerrno>
#include <cstdio>
#include <memory>

#include "arbiter/formats.hpp"
#include "formats/reading.hpp"

namespace arbiter {

namespace {

struct CloseFile {
  void operator()(std::FILE* f) const { std::fclose(f); }
};

}  // namespace

Result<std::string> read_file(const std::string& path, const Limits& limits) {
  const formats::Reading reading{limits, path, {}};
  struct stat info {};
  if (stat(path.c_str(), &info) != 0) {
    if (errno == ENOENT || errno == ENOTDIR) return reading.error("REC-file-missing", "there is no such file");
    return reading.error("REC-file-read", "the file can't be read");
  }
  if (S_ISDIR(info.st_mode)) return reading.error("REC-file-directory", "this is a folder, not a file");
  if (S_ISREG(info.st_mode) && static_cast<std::size_t>(info.st_size) > limits.file_size)
    return reading.limit_error(&Limits::file_size);
  const std::unique_ptr<std::FILE, CloseFile> file(std::fopen(path.c_str(), "rb"));
  if (!file) return reading.error("REC-file-read", "the file can't be opened; check its permissions");
  std::string bytes;
  std::size_t room = S_ISREG(info.st_mode) ? static_cast<std::size_t>(info.st_size) + 1 : 65536;
  for (;;) {
    const std::size_t had = bytes.size();
    bytes.resize(had + room);
    const std::size_t n = std::fread(bytes.data() + had, 1, room, file.get());
    bytes.resize(had + n);
    if (bytes.size() > limits.file_size) return reading.limit_error(&Limits::file_size);
    if (n < room) break;
    room = 65536;
  }
  if (std::ferror(file.get()) != 0) return reading.error("REC-file-read", "reading the file failed");
  return bytes;
}

}  // namespace arbiter
