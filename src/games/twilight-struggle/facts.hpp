// Facts of Twilight Struggle (Deluxe Edition): look-ups and country sets, all usable in constant expressions.
#pragma once

#include "arbiter/option_set.hpp"
#include "games/twilight-struggle/facts_data.hpp"
#include "games/twilight-struggle/facts_types.hpp"

namespace arbiter::ts {

std::string_view region_name(Region region);  // as on the board: "Middle East"

// ---- Countries

// The facts of `no_country` stand for any number that is no country.
constexpr const CountryFacts& country(CountryId id) {
  return kCountryFacts[static_cast<std::size_t>(id >= 0 && id < kCountries ? id : no_country)];
}

// Countries for which `holds(facts)` is true.
template <class Predicate>
constexpr OptionSet countries_where(Predicate holds) {
  OptionSet found;
  for (CountryId id = 0; id < kCountries; ++id)
    if (holds(country(id))) found.add(id);
  return found;
}

namespace detail {
inline constexpr std::array<OptionSet, 7> kRegionSets = [] {
  std::array<OptionSet, 7> sets{};
  for (std::size_t r = 0; r < sets.size(); ++r)
    sets[r] = countries_where([r](const CountryFacts& c) { return c.region == static_cast<Region>(r); });
  sets[static_cast<std::size_t>(Region::SoutheastAsia)] =
      countries_where([](const CountryFacts& c) { return c.southeast_asia; });
  return sets;
}();
inline constexpr OptionSet kWesternEurope = countries_where([](const CountryFacts& c) { return c.western_europe; });
inline constexpr OptionSet kEasternEurope = countries_where([](const CountryFacts& c) { return c.eastern_europe; });
inline constexpr OptionSet kBattlegrounds = countries_where([](const CountryFacts& c) { return c.battleground; });
inline constexpr OptionSet kBesideUs = countries_where([](const CountryFacts& c) { return c.adjacent_us; });
inline constexpr OptionSet kBesideUssr = countries_where([](const CountryFacts& c) { return c.adjacent_ussr; });
inline constexpr std::array<OptionSet, 6> kStabilityAtMost = [] {
  std::array<OptionSet, 6> sets{};
  for (std::size_t s = 0; s < sets.size(); ++s)
    sets[s] = countries_where([s](const CountryFacts& c) { return c.stability <= s; });
  return sets;
}();
}  // namespace detail

constexpr OptionSet all_countries() {
  return OptionSet::range(0, kCountries - 1);
}
constexpr OptionSet in_region(Region region) {
  return detail::kRegionSets[static_cast<std::size_t>(region)];
}
constexpr OptionSet western_europe() {
  return detail::kWesternEurope;
}
constexpr OptionSet eastern_europe() {
  return detail::kEasternEurope;
}
constexpr OptionSet southeast_asia() {
  return in_region(Region::SoutheastAsia);
}
constexpr OptionSet battlegrounds() {
  return detail::kBattlegrounds;
}
constexpr OptionSet adjacent_to(CountryId id) {
  const CountryBits& bits = country(id).adjacent;
  return {{bits.lo, bits.hi, 0, 0}};
}
// Countries beside the superpower space of `side`.
constexpr OptionSet adjacent_to_superpower(Side side) {
  return side == Side::US ? detail::kBesideUs : detail::kBesideUssr;
}
constexpr OptionSet stability_at_most(int stability) {
  return detail::kStabilityAtMost[static_cast<std::size_t>(stability < 0 ? 0 : stability > 5 ? 5 : stability)];
}
// Where DEFCON forbids coups and realignments.
constexpr OptionSet barred_by_defcon(int defcon) {
  OptionSet barred;
  if (defcon <= 4) barred |= in_region(Region::Europe);
  if (defcon <= 3) barred |= in_region(Region::Asia);
  if (defcon <= 2) barred |= in_region(Region::MiddleEast);
  return barred;
}

// ---- Cards

// The facts of `no_card` stand for any number that is no card.
constexpr const CardFacts& card(CardId id) {
  return kCardFacts[static_cast<std::size_t>(id >= 0 && id < kCards ? id : no_card)];
}

// Cards 1 to 110 for which `holds(facts)` is true.
template <class Predicate>
constexpr OptionSet cards_where(Predicate holds) {
  OptionSet found;
  for (CardId id = 1; id < kCards; ++id)
    if (holds(card(id))) found.add(id);
  return found;
}

namespace detail {
inline constexpr OptionSet kScoringCards = cards_where([](const CardFacts& c) { return c.scoring; });
inline constexpr OptionSet kWarCards = cards_where([](const CardFacts& c) { return c.war; });
inline constexpr OptionSet kOptionalCards = cards_where([](const CardFacts& c) { return c.optional; });
inline constexpr std::array<OptionSet, 3> kOwnerCards = [] {
  std::array<OptionSet, 3> sets{};
  for (std::size_t o = 0; o < sets.size(); ++o)
    sets[o] = cards_where([o](const CardFacts& c) { return c.owner == static_cast<Owner>(o); });
  return sets;
}();
inline constexpr std::array<OptionSet, 3> kEraCards = [] {
  std::array<OptionSet, 3> sets{};
  for (std::size_t e = 0; e < sets.size(); ++e)
    sets[e] = cards_where([e](const CardFacts& c) { return c.era == static_cast<Era>(e); });
  return sets;
}();
}  // namespace detail

constexpr Owner owner_of(Side side) {
  return side == Side::US ? Owner::us : Owner::ussr;
}
constexpr OptionSet all_cards() {
  return OptionSet::range(1, kCards - 1);
}
constexpr OptionSet scoring_cards() {
  return detail::kScoringCards;
}
constexpr OptionSet war_cards() {
  return detail::kWarCards;
}
constexpr OptionSet optional_cards() {
  return detail::kOptionalCards;
}
constexpr OptionSet cards_of(Owner owner) {
  return detail::kOwnerCards[static_cast<std::size_t>(owner)];
}
// Cards shuffled in with this era, The China Card (early) included.
constexpr OptionSet cards_of_era(Era era) {
  return detail::kEraCards[static_cast<std::size_t>(era)];
}

// ---- Scoring

constexpr const ScoringFacts& scoring(Region region) {
  return kScoringFacts[static_cast<std::size_t>(region)];
}
// The region that a scoring card scores; `id` must be one.
constexpr Region scored_region(CardId id) {
  for (std::size_t r = 0; r < kScoringFacts.size(); ++r)
    if (kScoringFacts[r].card == id) return static_cast<Region>(r);
  return Region::Europe;
}
// Southeast Asia Scoring: victory points for controlling one of its countries.
constexpr int southeast_asia_vp(CountryId id) {
  return id == thailand ? 2 : southeast_asia().has(id) ? 1 : 0;
}

// ---- Space race

inline constexpr int kLastSpaceBox = 8;
// Boxes whose ability belongs to the side that is there or beyond while the other is not.
inline constexpr int kBoxTwoAttempts = 2;
inline constexpr int kBoxSeesHeadline = 4;
inline constexpr int kBoxDiscardsHeld = 6;
inline constexpr int kBoxEightRounds = 8;

// Boxes 1 to 8; 0 is the start.
constexpr const SpaceBox& space_box(int box) {
  return kSpaceBoxes[static_cast<std::size_t>(box < 0 ? 0 : box > kLastSpaceBox ? kLastSpaceBox : box)];
}

// ---- Turns

inline constexpr int kLastTurn = 10;
inline constexpr int kMaxDefcon = 5;
inline constexpr int kMaxMilitaryOps = 5;
inline constexpr int kWinningVp = 20;
inline constexpr int kFreeInfluenceUssr = 6;  // in Eastern Europe, placed first
inline constexpr int kFreeInfluenceUs = 7;    // in Western Europe

constexpr Era era_of(int turn) {
  return turn <= 3 ? Era::early : turn <= 7 ? Era::mid : Era::late;
}
// Hand limit; The China Card is not counted.
constexpr int hand_size(int turn) {
  return turn <= 3 ? 8 : 9;
}
// Action rounds without an eighth.
constexpr int action_rounds(int turn) {
  return turn <= 3 ? 6 : 7;
}

}  // namespace arbiter::ts
