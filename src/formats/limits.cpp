#include <array>

#include "arbiter/formats.hpp"

namespace arbiter {

std::span<const LimitOption> limit_options() {
  static constexpr std::array<LimitOption, 12> options = {{
      {"max-file-size", &Limits::file_size, "bytes in one file"},
      {"max-nesting", &Limits::nesting, "levels of nesting"},
      {"max-records", &Limits::records, "games in one file"},
      {"max-entries", &Limits::entries, "entries in one file"},
      {"max-facts", &Limits::facts, "facts and list items in one file"},
      {"max-bad-bytes", &Limits::bad_bytes, "bytes that aren't UTF-8"},
      {"max-xml-size", &Limits::xml_size, "bytes of XML"},
      {"max-zip-entries", &Limits::zip_entries, "entries in a zip"},
      {"max-zip-total", &Limits::zip_total, "bytes unpacked from one zip"},
      {"max-zip-ratio", &Limits::zip_ratio, "times the packed size"},
      {"max-zip-depth", &Limits::zip_depth, "levels of zips"},
      {"max-notes", &Limits::notes, "notes about one file"},
  }};
  return options;
}

}  // namespace arbiter
