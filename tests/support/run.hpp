// Runs the built program as a user would.
#pragma once

#include <string>
#include <vector>

namespace arbiter::test {

struct Ran {
  int status = -1;  // exit status; -1 if it ended otherwise
  std::string out;
  std::string err;
};

// `arguments` reach the program as they are; `input` is its standard input.
Ran run_arbiter(const std::vector<std::string>& arguments, const std::string& input = {});

}  // namespace arbiter::test
