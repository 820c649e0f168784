#include "fuzz/read_fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  arbiter::test::read_and_return(arbiter::FormatKind::bga, arbiter::FormatKind::json, data, size);
  return 0;
}
