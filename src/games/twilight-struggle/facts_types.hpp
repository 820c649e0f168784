// The kinds of facts about Twilight Struggle: sides, countries, cards, regions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arbiter::ts {

enum class Side : std::int8_t { US = 0, USSR = 1 };
constexpr Side other(Side side) {
  return side == Side::US ? Side::USSR : Side::US;
}
constexpr std::string_view side_name(Side side) {
  return side == Side::US ? "US" : "USSR";
}

enum class Region : std::uint8_t {
  Europe,
  Asia,
  MiddleEast,
  Africa,
  CentralAmerica,
  SouthAmerica,
  SoutheastAsia,  // part of Asia, scored apart by card 38; no country's `region`
};
inline constexpr int kScoredRegions = 6;  // those with presence, domination and control

// Countries, also as options of an ask.
enum Country : std::uint8_t {
  austria,
  benelux,
  bulgaria,
  canada,
  czechoslovakia,
  denmark,
  east_germany,
  finland,
  france,
  greece,
  hungary,
  italy,
  norway,
  poland,
  romania,
  spain_portugal,
  sweden,
  turkey,
  uk,
  west_germany,
  yugoslavia,
  egypt,
  gulf_states,
  iran,
  iraq,
  israel,
  jordan,
  lebanon,
  libya,
  saudi_arabia,
  syria,
  afghanistan,
  australia,
  burma,
  india,
  indonesia,
  japan,
  laos_cambodia,
  malaysia,
  north_korea,
  pakistan,
  philippines,
  south_korea,
  taiwan,
  thailand,
  vietnam,
  algeria,
  angola,
  botswana,
  cameroon,
  ethiopia,
  ivory_coast,
  kenya,
  morocco,
  nigeria,
  se_african_states,
  saharan_states,
  somalia,
  south_africa,
  sudan,
  tunisia,
  west_african_states,
  zaire,
  zimbabwe,
  costa_rica,
  cuba,
  dominican_republic,
  el_salvador,
  guatemala,
  haiti,
  honduras,
  mexico,
  nicaragua,
  panama,
  argentina,
  bolivia,
  brazil,
  chile,
  colombia,
  ecuador,
  paraguay,
  peru,
  uruguay,
  venezuela,
  kCountries = 84,
  no_country = 84,  // the option "none"
};
using CountryId = int;

// Cards by their printed numbers, also as options of an ask.
enum Card : std::uint8_t {
  no_card = 0,  // the option "none"
  asia_scoring = 1,
  europe_scoring,
  middle_east_scoring,
  duck_and_cover,
  five_year_plan,
  the_china_card,
  socialist_governments,
  fidel,
  vietnam_revolts,
  blockade,
  korean_war,
  romanian_abdication,
  arab_israeli_war,
  comecon,
  nasser,
  warsaw_pact_formed,
  de_gaulle_leads_france,
  captured_nazi_scientist,
  truman_doctrine,
  olympic_games,
  nato,
  independent_reds,
  marshall_plan,
  indo_pakistani_war,
  containment,
  cia_created,
  us_japan_mutual_defense_pact,
  suez_crisis,
  east_european_unrest,
  decolonization,
  red_scare_purge,
  un_intervention,
  de_stalinization,
  nuclear_test_ban,
  formosan_resolution,
  brush_war,
  central_america_scoring,
  southeast_asia_scoring,
  arms_race,
  cuban_missile_crisis,
  nuclear_subs,
  quagmire,
  salt_negotiations,
  bear_trap,
  summit,
  how_i_learned_to_stop_worrying,
  junta,
  kitchen_debates,
  missile_envy,
  we_will_bury_you,
  brezhnev_doctrine,
  portuguese_empire_crumbles,
  south_african_unrest,
  allende,
  willy_brandt,
  muslim_revolution,
  abm_treaty,
  cultural_revolution,
  flower_power,
  u2_incident,
  opec,
  lone_gunman,
  colonial_rear_guards,
  panama_canal_returned,
  camp_david_accords,
  puppet_governments,
  grain_sales_to_soviets,
  john_paul_ii_elected_pope,
  latin_american_death_squads,
  oas_founded,
  nixon_plays_the_china_card,
  sadat_expels_soviets,
  shuttle_diplomacy,
  the_voice_of_america,
  liberation_theology,
  ussuri_river_skirmish,
  ask_not,
  alliance_for_progress,
  africa_scoring,
  one_small_step,
  south_america_scoring,
  iranian_hostage_crisis,
  the_iron_lady,
  reagan_bombs_libya,
  star_wars,
  north_sea_oil,
  the_reformer,
  marine_barracks_bombing,
  soviets_shoot_down_kal_007,
  glasnost,
  ortega_elected_in_nicaragua,
  terrorism,
  iran_contra_scandal,
  chernobyl,
  latin_american_debt_crisis,
  tear_down_this_wall,
  an_evil_empire,
  aldrich_ames_remix,
  pershing_ii_deployed,
  wargames,
  solidarity,
  iran_iraq_war,
  defectors,
  the_cambridge_five,
  special_relationship,
  norad,
  che,
  our_man_in_tehran,
  yuri_and_samantha,
  awacs_sale_to_saudis = 110,
  kCards = 111,
};
using CardId = int;

// A set of countries in two words.
struct CountryBits {
  std::uint64_t lo = 0;  // countries 0 to 63
  std::uint64_t hi = 0;  // countries 64 to 83
  friend constexpr bool operator==(const CountryBits&, const CountryBits&) = default;
};

template <class... Countries>
constexpr CountryBits neighbours(Countries... countries) {
  CountryBits bits;
  [[maybe_unused]] const auto add = [&bits](int id) { (id < 64 ? bits.lo : bits.hi) |= std::uint64_t{1} << (id & 63); };
  (add(countries), ...);
  return bits;
}

struct CountryFacts {
  std::string_view name;  // as on the board: "Laos/Cambodia"
  Region region;
  std::uint8_t stability;
  bool battleground;
  bool western_europe;
  bool eastern_europe;  // Austria and Finland are in both parts
  bool southeast_asia;
  std::uint8_t start_us;  // influence before the free placements
  std::uint8_t start_ussr;
  bool adjacent_us;  // beside the USA
  bool adjacent_ussr;
  CountryBits adjacent;  // neighbouring countries; the superpower spaces are not among them
};

enum class Owner : std::uint8_t { us, ussr, neutral };  // whose event it is
enum class Era : std::uint8_t { early, mid, late };

struct CardFacts {
  std::string_view id;        // "4 Duck and Cover"
  std::string_view title;     // "Duck and Cover"
  std::string_view log_name;  // as the digital version's logs spell it: "Fidel*"
  Owner owner;
  std::uint8_t ops;  // printed; 0 for a scoring card
  Era era;           // when it is shuffled in
  bool starred;      // leaves the game once its event occurred
  bool scoring;
  bool optional;
  bool war;  // the cards that Flower Power names
};

struct ScoringFacts {
  std::uint8_t presence;
  std::uint8_t domination;
  std::uint8_t control;  // 0 where control wins the game
  bool control_wins;
  Card card;  // the scoring card of the region
};

struct SpaceBox {
  std::string_view name;
  std::uint8_t min_ops;    // modified value needed to try for this box
  std::uint8_t max_roll;   // highest die that succeeds
  std::uint8_t vp_first;   // for the first side to enter
  std::uint8_t vp_second;  // for the second
};

}  // namespace arbiter::ts
