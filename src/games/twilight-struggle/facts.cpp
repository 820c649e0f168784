// Names, and the laws that the data must keep, checked when it is compiled.
#include "games/twilight-struggle/facts.hpp"

namespace arbiter::ts {
namespace {

constexpr bool adjacency_is_mutual() {
  for (CountryId a = 0; a < kCountries; ++a) {
    if (adjacent_to(a).has(a) || (adjacent_to(a) - all_countries()).any()) return false;
    for (CountryId b = 0; b < kCountries; ++b)
      if (adjacent_to(a).has(b) != adjacent_to(b).has(a)) return false;
  }
  return true;
}

constexpr int count_in(Region region, bool only_battlegrounds) {
  return (only_battlegrounds ? in_region(region) & battlegrounds() : in_region(region)).count();
}

static_assert(adjacency_is_mutual());
static_assert(kCountryFacts[no_country].name == "none" && kCardFacts[no_card].id == "none");
static_assert(yugoslavia == 20 && venezuela == 83 && awacs_sale_to_saudis == 110 && defectors == 103);
static_assert(count_in(Region::Europe, false) == 21 && count_in(Region::Europe, true) == 5);
static_assert(count_in(Region::MiddleEast, false) == 10 && count_in(Region::MiddleEast, true) == 6);
static_assert(count_in(Region::Asia, false) == 15 && count_in(Region::Asia, true) == 6);
static_assert(count_in(Region::Africa, false) == 18 && count_in(Region::Africa, true) == 5);
static_assert(count_in(Region::CentralAmerica, false) == 10 && count_in(Region::CentralAmerica, true) == 3);
static_assert(count_in(Region::SouthAmerica, false) == 10 && count_in(Region::SouthAmerica, true) == 4);
static_assert((southeast_asia() - in_region(Region::Asia)).none() && southeast_asia().count() == 7);
static_assert((western_europe() & eastern_europe()) == OptionSet::of(austria, finland));
static_assert((western_europe() | eastern_europe()) == in_region(Region::Europe));
static_assert(war_cards() == OptionSet::of(korean_war, arab_israeli_war, indo_pakistani_war, brush_war, iran_iraq_war));

}  // namespace

std::string_view region_name(Region region) {
  switch (region) {
    case Region::Europe:
      return "Europe";
    case Region::Asia:
      return "Asia";
    case Region::MiddleEast:
      return "Middle East";
    case Region::Africa:
      return "Africa";
    case Region::CentralAmerica:
      return "Central America";
    case Region::SouthAmerica:
      return "South America";
    case Region::SoutheastAsia:
      return "Southeast Asia";
  }
  return "";
}

}  // namespace arbiter::ts
