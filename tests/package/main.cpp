// Uses the installed library: builds a record of one entry and reads it back.
#include <arbiter/record.hpp>
#include <cstdio>

int main() {
  arbiter::Record record;
  record.header.game = record.keep("twilight-struggle");
  record.add_choice("US", "target", "Iran");
  const arbiter::Entry& entry = record.entries.front();
  std::printf("%.*s %.*s\n", static_cast<int>(entry.by.size()), entry.by.data(),
              static_cast<int>(entry.pick.text.size()), entry.pick.text.data());
  return entry.pick.text == "Iran" ? 0 : 1;
}
