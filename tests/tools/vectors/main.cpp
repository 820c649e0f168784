// arbiter-vectors: runs vector files and says of each vector whether the engine agrees.
#include <iostream>

#include "vectors/readers.hpp"

int main(int argc, char** argv) {
  return arbiter::vectors::run_command(std::vector<std::string>(argv + 1, argv + argc), std::cout, std::cerr);
}
