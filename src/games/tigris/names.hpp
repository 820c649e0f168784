// Finding the pieces of Tigris & Euphrates by what people call them: English and Hungarian words of the rulebooks and
// the spellings of the programs that record games. Letter case, spaces and punctuation do not matter. -1: unknown.
#pragma once

#include <string_view>

namespace arbiter::te {

int find_dynasty(std::string_view name);    // "archer", "bow", "íjász"
int find_colour(std::string_view name);     // "black", "settlement", "king", "palace", "település"
int find_leader(std::string_view name);     // "archer black", "bull king": option of the domain of leaders
int find_tile(std::string_view name);       // a colour, or "unseen"
int find_tile_kind(std::string_view name);  // "temple", "face-down red", "catastrophe", "wonder", "none"
int find_monument(std::string_view name);   // "M-BLUE-RED", "red/blue", "RedBlue", "none"
int find_action(std::string_view name);     // "leader", "tile", "catastrophe", "swap", "pass"

}  // namespace arbiter::te
