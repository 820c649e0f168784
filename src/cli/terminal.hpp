// What the command line says to people: errors with a way out, colour.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

#include "arbiter/error.hpp"
#include "arbiter/report.hpp"

namespace arbiter::cli {

inline constexpr int kExitClean = 0;     // nothing found
inline constexpr int kExitFindings = 1;  // findings at or above --fail-on
inline constexpr int kExitFailed = 2;    // could not run: usage, unreadable input, output that can't be written

enum class ColorMode { automatic, always, never };

// Whether to write in colour. `automatic`: to a terminal that can show it, unless NO_COLOR is set and not empty.
// `no_color` and `term` are the environment's values, empty when unset.
bool wants_color(ColorMode mode, bool is_terminal, std::string_view no_color, std::string_view term);

// The same for `stream`, with the environment of this process.
bool wants_color(ColorMode mode, std::FILE* stream);

// "arbiter: message\n" and, with `way_out`, "  try: way_out\n", on stderr.
void complain(std::string_view message, std::string_view way_out = {});

// The same for an error value, with its place, its code and, if known, the source line with a caret.
void complain(const Error& error);

}  // namespace arbiter::cli
