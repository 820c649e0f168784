// Reads the game logs of BoardGameArena for Tigris & Euphrates (packets of notifications): formats/bga.md.
#pragma once

#include <string_view>

#include "formats/reading.hpp"

namespace arbiter::formats {

// Whether the head of a JSON text holds notifications of a log.
bool looks_like_bga(std::string_view head);

// The file as one game. Says by form alone what each notification tells; knows no rule of the game.
void read_bga(Reading& reading, const Slice& slice, ReadGame& game);

}  // namespace arbiter::formats
