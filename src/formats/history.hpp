// Reads the state histories of the engine 0b01 (a JSON list of whole positions): formats/history.md.
#pragma once

#include <string_view>

#include "formats/reading.hpp"

namespace arbiter::formats {

// Whether the head of a JSON text begins a list of such states.
bool looks_like_history(std::string_view head);

// The file as one game: what differs between neighbouring states becomes stated changes and, where it has one plain
// reading, the choices that made them. Knows no rule of the game.
void read_history(Reading& reading, const Slice& slice, ReadGame& game);

}  // namespace arbiter::formats
