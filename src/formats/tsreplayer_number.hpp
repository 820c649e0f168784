// Numbers as values of a record.
#pragma once

#include "arbiter/record.hpp"

namespace arbiter::tsreplayer {

// The numbers that logs hold are spelled in a table made at compile time; others are kept by `record`.
Value number_value(int n, Record& record);

}  // namespace arbiter::tsreplayer
