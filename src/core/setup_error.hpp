// What a game says of a set-up that it can't begin with.
#pragma once

#include <string>

#include "arbiter/error.hpp"

namespace arbiter {

inline Error setup_error(std::string message) {
  Error e;
  e.code = "REC-setup";
  e.message = std::move(message);
  return e;
}

}  // namespace arbiter
