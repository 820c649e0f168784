#include "support/fault_name.hpp"

namespace arbiter {

std::string_view fault_name(FaultKind kind) {
  switch (kind) {
    case FaultKind::illegal_choice:
      return "illegal_choice";
    case FaultKind::unknown_pick:
      return "unknown_pick";
    case FaultKind::no_answer:
      return "no_answer";
    case FaultKind::no_roll:
      return "no_roll";
    case FaultKind::wrong_value:
      return "wrong_value";
    case FaultKind::wrong_amount:
      return "wrong_amount";
    case FaultKind::not_stated:
      return "not_stated";
    case FaultKind::not_due:
      return "not_due";
    case FaultKind::too_many:
      return "too_many";
    case FaultKind::choice_not_asked:
      return "choice_not_asked";
    case FaultKind::roll_not_used:
      return "roll_not_used";
    case FaultKind::out_of_bounds:
      return "out_of_bounds";
    default:
      return "stuck";
  }
}

}  // namespace arbiter
