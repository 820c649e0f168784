#include "formats/tsreplayer.hpp"
#include "fuzz/read_fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace arbiter;
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  (void)looks_like_tsreplayer(bytes);
  const Result<Record> record = read_tsreplayer(bytes, "fuzz");
  if (record) {
    const std::vector<ReadGame> again = read_records_as(FormatKind::json, write_json(record.value()), "again");
    test::must(again.size() == 1 && !again[0].error, "the record of a log can't be read back\n");
    test::must(again[0].record.entries.size() == record.value().entries.size(), "entries were lost\n");
  }
  return 0;
}
