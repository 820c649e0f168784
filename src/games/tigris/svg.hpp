// The position as a picture, for reports, lessons and annotated replays.
#pragma once

#include <string>

#include "games/tigris/state.hpp"

namespace arbiter::te {

enum class Legend { with, without };

// An SVG document that stands alone or inside a page: no ids, no style sheet, no fonts of its own, sized by its
// viewBox. Every piece is a group with data-piece ("tile red", "leader bull black"), data-cell ("E5") and a <title>.
// What has data-role="ground" carries what is drawn after it in its group. Any position is drawn, unsound ones too.
std::string draw_svg(const State& s, Legend legend = Legend::with);

}  // namespace arbiter::te
