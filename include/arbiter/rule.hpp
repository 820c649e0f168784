// Rule numbers as the code cites them.
#pragma once

namespace arbiter {

// The id of a rule in the catalogue: "TS-7.2", "TS-card-42".
using Rule = const char*;

// Whether a rule is in force. Always, except in the test build that switches one rule off (the environment variable
// ARBITER_DISABLED_RULE) to prove that some test notices.
#ifdef ARBITER_RULE_MUTANTS
bool rule_on(Rule rule);
#else
constexpr bool rule_on(Rule) {
  return true;
}
#endif

}  // namespace arbiter
