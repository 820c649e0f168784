// The kinds of faults as tests name them.
#pragma once

#include <string_view>

#include "core/record_table.hpp"

namespace arbiter {

// "illegal_choice", "no_answer", ...; "stuck" for the rest.
std::string_view fault_name(FaultKind kind);

}  // namespace arbiter
