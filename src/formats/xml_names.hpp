// What the XML reader and writer share.
#pragma once

#include <string>

#include "arbiter/record.hpp"

namespace arbiter::formats {

// Appends <record>...</record>.
void append_record_xml(std::string& out, const Record& record);

}  // namespace arbiter::formats
