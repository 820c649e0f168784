// What a record says of a country or a card beside its name, and what is right.
#include "core/name_table.hpp"
#include "core/words.hpp"
#include "games/twilight-struggle/names.hpp"
#include "games/twilight-struggle/state.hpp"
#include "games/twilight-struggle/text.hpp"

namespace arbiter::ts {

namespace {

// "Africa", "Southeast Asia", "Western Europe"; nothing for a word that is no region.
std::optional<bool> lies_in(const CountryFacts& c, std::string_view name) {
  const FoldedName folded(name);
  if (folded.view() == "westerneurope") return c.western_europe;
  if (folded.view() == "easterneurope") return c.eastern_europe;
  const std::optional<Region> region = find_region(name);
  if (!region) return std::nullopt;
  return *region == Region::SoutheastAsia ? c.southeast_asia : c.region == *region;
}

std::string of_country(const CountryFacts& c, std::string_view member, std::string_view said) {
  if (member.empty() || member == "region") {
    if (lies_in(c, said).value_or(true)) return {};
    const int regions = static_cast<int>(DomainId::regions);
    return tables().option_name(regions, static_cast<int>(c.region));
  }
  if (member == "stability") {
    const std::optional<int> n = whole_number(said);
    return n && *n != c.stability ? std::to_string(c.stability) : std::string();
  }
  if (member == "battleground" && (said == "true" || said == "false") && (said == "true") != c.battleground)
    return c.battleground ? "true" : "false";
  return {};
}

// A number in brackets may be the card's value.
std::string of_card(int id, std::string_view member, std::string_view said) {
  constexpr int kMostOps = 4;
  if (member.empty() || member == "number") {
    const std::optional<int> n = whole_number(said);
    const bool is_number = n && (*n > kMostOps || !member.empty());
    if (is_number) return *n == id ? std::string() : std::to_string(id);
  }
  if (member.empty() || member == "title") {
    const std::optional<CardId> titled = whole_number(said) ? std::nullopt : find_card(said);
    if (titled && *titled != id) return std::string(card(id).title);
  }
  return {};
}

}  // namespace

std::string what_is_right(int domain, int option, std::string_view member, std::string_view said) {
  if (domain == static_cast<int>(DomainId::countries) && option != kNoCountry)
    return of_country(country(option), member, said);
  if (domain == static_cast<int>(DomainId::cards) && option != no_card) return of_card(option, member, said);
  return {};
}

}  // namespace arbiter::ts
