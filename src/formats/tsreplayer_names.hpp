// Names as the digital logs of Twilight Struggle spell them.
#pragma once

#include <string_view>

namespace arbiter::tsreplayer {

// The card's name in records (`8 Fidel`) for its name in logs (`Fidel*`); empty if there is no such card.
std::string_view card_name(std::string_view log_name);

// The country's name as a literal; empty if there is no such country.
std::string_view country_name(std::string_view name);

// The region's name as a literal; empty if there is no such region.
std::string_view region_name(std::string_view name);

}  // namespace arbiter::tsreplayer
