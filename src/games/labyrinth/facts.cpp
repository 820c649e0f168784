#include "games/labyrinth/facts.hpp"

#include "games/labyrinth/facts_data.hpp"

namespace arbiter::lab {
namespace {

constexpr const CountryFacts& facts_of(int id) {
  return kCountryFacts[static_cast<std::size_t>(id)];
}

template <class Predicate>
constexpr OptionSet countries_where(Predicate holds) {
  OptionSet found;
  for (int id = 0; id < kCountries; ++id)
    if (holds(facts_of(id))) found.add(id);
  return found;
}

constexpr OptionSet kSchengen = countries_where([](const CountryFacts& c) { return c.schengen; });
constexpr OptionSet kBase = countries_where([](const CountryFacts& c) { return c.base; });
constexpr OptionSet kOil = countries_where([](const CountryFacts& c) { return c.oil; });
constexpr OptionSet kLinked = countries_where([](const CountryFacts& c) { return c.schengen_link; });

// 4.1.1 lines; 4.5: each Schengen country is adjacent to the others and to every link.
constexpr auto kNeighbours = [] {
  std::array<OptionSet, kCountries> next{};
  for (const auto& [a, b] : kLines) {
    next[static_cast<std::size_t>(a)].add(b);
    next[static_cast<std::size_t>(b)].add(a);
  }
  for (int id = 0; id < kCountries; ++id) {
    OptionSet& of = next[static_cast<std::size_t>(id)];
    if (facts_of(id).schengen) of |= (kSchengen | kLinked).without(id);
    if (facts_of(id).schengen_link) of |= kSchengen;
  }
  return next;
}();

constexpr auto kByAssociation = [] {
  std::array<OptionSet, 3> cards{};
  for (int id = 1; id < kCards; ++id)
    cards[static_cast<std::size_t>(kCardFacts[static_cast<std::size_t>(id)].association)].add(id);
  return cards;
}();

constexpr int count_base(Kind kind) {
  return (countries_where([kind](const CountryFacts& c) { return c.kind == kind; }) & kBase).count();
}
constexpr int base_resources() {
  int n = 0;
  for (int id = 0; id < kCountries; ++id) n += facts_of(id).base ? facts_of(id).resources : 0;
  return n;
}
static_assert(kBase.count() == 38 && count_base(Kind::muslim) == 18 && count_base(Kind::non_muslim) == 19);
static_assert(kSchengen.count() == 7 && kLinked.count() == 10 && base_resources() == 34);
static_assert((kOil & kBase).count() == 7);
static_assert(kCardFacts[kBaseCards].id == "120 US Election" && kCardFacts[gtmo].id.starts_with("114 "));

}  // namespace

const CountryFacts& country(int id) {
  return facts_of(id >= 0 && id < kCountries ? id : 0);
}
OptionSet all_countries() {
  return OptionSet::range(0, kCountries - 1);
}
OptionSet base_countries() {
  return kBase;
}
OptionSet schengen_countries() {
  return kSchengen;
}
OptionSet oil_exporters() {
  return kOil;
}
OptionSet printed_neighbours(int id) {
  return id >= 0 && id < kCountries ? kNeighbours[static_cast<std::size_t>(id)] : OptionSet();
}
const CardFacts& card(int id) {
  return kCardFacts[static_cast<std::size_t>(id > 0 && id < kCards ? id : 0)];
}
OptionSet all_cards() {
  return OptionSet::range(1, kCards - 1);
}
OptionSet cards_of(Association association) {
  return kByAssociation[static_cast<std::size_t>(association)];
}

}  // namespace arbiter::lab
