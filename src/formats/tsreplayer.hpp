// Reads the text logs that the digital version of Twilight Struggle exports. The format: formats/tsreplayer.md.
#pragma once

#include <string_view>

#include "arbiter/error.hpp"
#include "arbiter/record.hpp"

namespace arbiter {

struct Limits;

// Whether the first line with text is one that such a log begins with (`SETUP:` or an entry's header).
bool looks_like_tsreplayer(std::string_view bytes);

// One log as a record. Says by form alone what each line states; knows no rule of the game. A line of no known form
// becomes an `unread` entry. `file` is the name as the user gave it.
// Errors: IMP-not-tsreplayer (no entry header among the first 1,000 lines), IMP-too-large (4 GiB or more),
// REC-limit-entries, REC-limit-facts.
Result<Record> read_tsreplayer(std::string_view bytes, std::string_view file, const Limits& limits);
// The same with the usual limits.
Result<Record> read_tsreplayer(std::string_view bytes, std::string_view file);

}  // namespace arbiter
