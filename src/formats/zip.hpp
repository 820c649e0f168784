// The zip container, read and written in memory by libzip.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/formats.hpp"

namespace arbiter::formats {

// A file unpacked from a zip, or why it couldn't be.
struct Unpacked {
  std::string name;  // as in the zip; zips within zips: "outer.zip/inner.json"
  std::string bytes;
  std::optional<Error> error;
};

// Unpacks one zip into memory, zips within it too, and hands over each file. Limits as named in Limits.
// An error of the zip as a whole comes as a file without a name.
class Unpacker {
 public:
  Unpacker(std::string_view file, const Limits& limits) : file_(file), limits_(limits) {}
  // Calls `take(Unpacked&&)` for each file; it returns false to stop.
  template <class Take>
  void each(std::string_view bytes, Take&& take) {
    unpack(
        bytes, "", 1,
        [](void* context, Unpacked&& file) {
          return (*static_cast<std::remove_reference_t<Take>*>(context))(std::move(file));
        },
        &take);
  }

 private:
  using Sink = bool (*)(void*, Unpacked&&);
  bool unpack(std::string_view bytes, const std::string& prefix, std::size_t depth, Sink sink, void* context);

  std::string_view file_;
  const Limits& limits_;
  std::size_t total_ = 0;
  std::size_t entries_ = 0;
};

// A zip of the given files (name, content) in this order; the same files give the same bytes. Error: REC-write.
Result<std::string> pack(const std::vector<std::pair<std::string, std::string>>& files);

// Is it a name that stays inside its folder: relative, without `..`, backslashes, drive letters or control characters?
bool is_safe_name(std::string_view name);

}  // namespace arbiter::formats
