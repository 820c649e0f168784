// Finding the names of Labyrinth by what people call them: English and, where the rules text has one, Hungarian. Letter
// case, spaces and punctuation do not matter. -1: unknown, or the title of several cards.
#pragma once

#include <string_view>

namespace arbiter::lab {

int find_side(std::string_view name);        // "US", "Jihadist", "dzsihádista"
int find_country(std::string_view name);     // "Pakistan", "Pakisztán", "track"
int find_card(std::string_view name);        // "47", "47 The door of Itjihad was closed", "NEST", "Zarkávi"
int find_governance(std::string_view name);  // "Poor", "gyenge"
int find_alignment(std::string_view name);   // "Ally", "szövetséges"
int find_posture(std::string_view name);     // "Soft", "gyenge"
int find_use(std::string_view name);         // "event", "művelet"
int find_operation(std::string_view name);   // "war-of-ideas", "riadó"
int find_plot(std::string_view name);        // "Plot 2", "2", "WMD", "unseen"

}  // namespace arbiter::lab
