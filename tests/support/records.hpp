// Records for the tests of readers and writers: a sample of every kind, random ones, and comparing.
#pragma once

#include <cstdint>
#include <string>

#include "arbiter/formats.hpp"
#include "arbiter/record.hpp"

namespace arbiter::test {

// Everything a record says, spelled out in a form of its own (not by the writers under test).
std::string dump(const Record& record);

// A record with each kind of entry, header member and unknown member.
Record sample_record();

// A record with random content, the same for the same seed: odd strings, control characters, unknown members.
Record random_record(std::uint32_t seed);

// The only game in `bytes`; a game with error TEST if there isn't exactly one.
ReadGame only_game(std::string_view bytes, const Limits& limits = {});

// Does some note of the game have this code?
bool has_note(const ReadGame& game, std::string_view code);

}  // namespace arbiter::test
