// The position as a picture, for reports, lessons and annotated replays.
#pragma once

#include <string>

#include "games/tigris/state.hpp"

namespace arbiter::te {

// How a position is drawn.
struct Drawing {
  bool legend = true;  // with the key to the symbols
  // Refers to the symbols of `symbol_sheet` instead of holding them: less than half the size, for a page of pictures.
  bool shared_symbols = false;
};

// An SVG document, sized by its viewBox. It stands alone or inside a page: no ids, no style sheet, no fonts of its own.
// Every piece is a group with data-piece ("tile red", "leader bull black"), data-cell ("E5") and a <title>. What has
// data-role="ground" carries what is drawn after it in its group. Any position is drawn, unsound ones too.
std::string draw_svg(const State& s, const Drawing& drawing = {});

// An invisible SVG element with the symbols that pictures with `shared_symbols` refer to, by ids that begin with "te-".
// A page needs it once.
std::string symbol_sheet();

}  // namespace arbiter::te
