// What every harness of a reader does: read, and check that what was read can be written and read again without loss.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "arbiter/formats.hpp"
#include "support/records.hpp"

namespace arbiter::test {

inline void must(bool holds, const char* what) {
  if (holds) return;
  std::fputs(what, stderr);
  std::abort();
}

inline Limits small_limits() {
  Limits limits;
  limits.file_size = std::size_t{1} << 20;
  limits.entries = 20'000;
  limits.facts = 20'000;
  limits.zip_total = std::size_t{4} << 20;
  return limits;
}

// Reads as `format`; each record read must come back the same through `back`.
inline void read_and_return(FormatKind format, FormatKind back, const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  (void)sniff(bytes);
  for (const ReadGame& game : read_records_as(format, bytes, "fuzz", small_limits())) {
    must(!game.id.empty(), "a game without an id\n");
    must(game.readable || game.error, "a game that is neither readable nor in error\n");
    const std::size_t lines = game.record.entry_lines.size();
    must(lines == 0 || lines == game.record.entries.size(), "lines and entries differ\n");
    if (!game.readable || game.error) continue;
    const NamedRecord named{"", &game.record};
    const Result<std::string> written = write_records(back, {&named, 1});
    must(written.ok(), "a record that can't be written\n");
    const std::vector<ReadGame> again = read_records_as(back, written.value(), "again");
    must(again.size() == 1, "one record was written, but not one came back\n");
    if (again[0].error && again[0].error->code == "REC-limit-nesting") continue;  // kept text may stand deeper now
    must(!again[0].error, "what was written is in error\n");
    if (dump(again[0].record) != dump(game.record)) {
      std::fprintf(stderr, "%s\n---\n%s\n---\n%s\n", written.value().c_str(), dump(game.record).c_str(),
                   dump(again[0].record).c_str());
      must(false, "a record changed on its way through a file\n");
    }
  }
}

}  // namespace arbiter::test
