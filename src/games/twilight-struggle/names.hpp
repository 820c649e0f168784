// Finding sides, regions, countries and cards of Twilight Struggle by what people call them.
//
// Letter case, spaces and punctuation do not matter ("W. Germany", `"Lone Gunman"*`, "laos_cambodia"). Accepted are the
// names of the facts, the ids, the spelling of the digital logs with or without its asterisk, usual short names, and
// the Hungarian names. Nothing is allocated.
#pragma once

#include <optional>
#include <string_view>

#include "games/twilight-struggle/facts.hpp"

namespace arbiter::ts {

// Each gives nothing for an unknown name.
std::optional<Side> find_side(std::string_view name);
std::optional<Region> find_region(std::string_view name);
std::optional<CountryId> find_country(std::string_view name);

// Also by number ("4", "#4") and by id ("4 Duck and Cover"); a number and a title that disagree find nothing.
std::optional<CardId> find_card(std::string_view name);

}  // namespace arbiter::ts
