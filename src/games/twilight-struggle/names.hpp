// Finding sides, regions, countries and cards of Twilight Struggle by what people call them.
//
// Letter case, spaces and punctuation do not matter ("W. Germany", `"Lone Gunman"*`, "laos_cambodia"). Accepted are the
// names of the facts, the ids, the spelling of the digital logs with or without its asterisk, usual short names, and
// the Hungarian names. Nothing is allocated.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "games/twilight-struggle/facts.hpp"

namespace arbiter::ts {

std::optional<Side> find_side(std::string_view name);
std::optional<Region> find_region(std::string_view name);
std::optional<CountryId> find_country(std::string_view name);

// Also by number ("4", "#4") and by id ("4 Duck and Cover"); a number and a title that disagree find nothing.
std::optional<CardId> find_card(std::string_view name);

// The board names of the 84 countries and the titles of cards 1 to 110, in order.
std::span<const std::string_view> country_names();
std::span<const std::string_view> card_titles();

// The board name or title nearest to a misspelt one; empty when none is near.
std::string_view nearest_country(std::string_view word);
std::string_view nearest_card(std::string_view word);

}  // namespace arbiter::ts
