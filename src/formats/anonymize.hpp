// Takes the names of players out of a record.
#pragma once

#include "arbiter/record.hpp"

namespace arbiter {

// Replaces the name of each side's player by `Player <side>`, as a whole word, wherever free text stands: sides,
// authors and texts of comments, texts of unread entries, the name of the source file, members of later versions, and
// the kept source text in lines that hold free text (set-up lines, comments, unread lines). Case matters, except in the
// file name. Lines that a reader understood as moves and effects stay as they are: they hold no free text.
void anonymize(Record& record);

}  // namespace arbiter
