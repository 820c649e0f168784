// Pieces that the writers share.
#pragma once

#include <string>
#include <vector>

#include "arbiter/record.hpp"

namespace arbiter::formats {

// Facts of an entry that make one JSON object without a member twice: [first, last) in Record::facts.
struct FactRun {
  std::uint32_t first = 0, last = 0;
};
std::vector<FactRun> fact_runs(const Record& record, const Entry& entry);

// The header's members without the braces: `"arbiter":1,"game":"twilight-struggle"`; `separator` stands between two
// members.
void append_header_members(std::string& out, const Record& record, std::string_view separator);

void append_entry_json(std::string& out, const Record& record, const Entry& entry);

}  // namespace arbiter::formats
