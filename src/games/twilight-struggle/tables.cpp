// The names and fields of Twilight Struggle as the core sees them.
#include <array>
#include <cstddef>

#include "games/twilight-struggle/names.hpp"
#include "games/twilight-struggle/rulings.hpp"
#include "games/twilight-struggle/state.hpp"

namespace arbiter::ts {

namespace {

using std::string_view;

constexpr auto kCountryNames = [] {
  std::array<string_view, kCountries + 1> names{};
  for (int i = 0; i < kCountries; ++i) names[static_cast<std::size_t>(i)] = country(i).name;
  names[kCountries] = "none";
  return names;
}();

constexpr auto kCardNames = [] {
  std::array<string_view, kCards> names{};
  names[0] = "none";
  for (int i = 1; i < kCards; ++i) names[static_cast<std::size_t>(i)] = card(i).id;
  return names;
}();

constexpr auto kRollSubjects = [] {
  std::array<string_view, kCountries + 3> names{};
  for (std::size_t i = 0; i <= kCountries; ++i) names[i] = kCountryNames[i];
  names[kSpaceRaceSubject] = "space_race";
  names[kTrapSubject] = "trap";
  return names;
}();

constexpr std::array<string_view, 3> kUses = {"event", "operations", "space_race"};
constexpr std::array<string_view, 5> kOperations = {"influence", "coup", "realignment", "none", "space_race"};
constexpr std::array<string_view, 7> kRegions = {"Europe",          "Asia",          "Middle East",   "Africa",
                                                 "Central America", "South America", "Southeast Asia"};
constexpr std::array<string_view, 21> kNumbers = {"0",  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",   "10",
                                                  "11", "12", "13", "14", "15", "16", "17", "18", "19", "none"};
constexpr std::array<string_view, 2> kSides = {"US", "USSR"};
constexpr std::array<string_view, 2> kGrain = {"play", "return"};
constexpr std::array<string_view, 4> kHalves = {"remove", "add", "one_country", "two_countries"};
constexpr std::array<string_view, 2> kOlympics = {"participate", "boycott"};
constexpr std::array<string_view, 2> kYesNo = {"yes", "no"};
constexpr std::array<string_view, 9> kEndings = {"none",   "Victory Points",    "Europe Control",       "Final Scoring",
                                                 "DEFCON", "Held Scoring Card", "Cuban Missile Crisis", "WarGames",
                                                 "Forfeit"};
constexpr std::array<string_view, 5> kPhases = {"setup", "headline", "action_rounds", "cleanup", "over"};
constexpr std::array<string_view, 1> kRulesets = {"ts-deluxe"};

int country_option(string_view s) {
  const std::optional<CountryId> c = find_country(s);
  return c ? *c : -1;
}
int card_option(string_view s) {
  const std::optional<CardId> c = find_card(s);
  return c ? *c : -1;
}
int region_option(string_view s) {
  const std::optional<Region> r = find_region(s);
  return r ? static_cast<int>(*r) : -1;
}
int roll_subject_option(string_view s) {
  if (s == "space_race") return kSpaceRaceSubject;
  if (s == "trap") return kTrapSubject;
  return country_option(s);
}

constexpr std::array<Domain, static_cast<std::size_t>(DomainId::kCount)> kDomains = {{
    {"country", kCountryNames, kNoCountry, country_option},
    {"card", kCardNames, no_card, card_option},
    {"use", kUses, -1, nullptr},
    {"operation", kOperations, op::none, nullptr},
    {"region", kRegions, -1, region_option},
    {"number", kNumbers, kNoNumber, nullptr},
    {"side", kSides, -1, nullptr},
    {"answer", kGrain, -1, nullptr},
    {"half", kHalves, -1, nullptr},
    {"answer", kOlympics, -1, nullptr},
    {"answer", kYesNo, -1, nullptr},
    {"subject", kRollSubjects, -1, roll_subject_option},
    {"ending", kEndings, -1, nullptr},
    {"phase", kPhases, -1, nullptr},
}};

constexpr KeyInfo key(string_view name, DomainId domain, string_view prompt) {
  return {name, static_cast<int>(domain), prompt};
}

constexpr std::array<KeyInfo, static_cast<std::size_t>(Key::kCount)> kKeys = {{
    key("place", DomainId::countries, "a country for one influence marker"),
    key("remove", DomainId::countries, "a country to take influence from"),
    key("headline", DomainId::cards, "a card for the headline phase"),
    key("card", DomainId::cards, "a card to play in this action round"),
    key("use", DomainId::uses, "how to use the card"),
    key("operation", DomainId::operations, "the kind of operations"),
    key("target", DomainId::countries, "the target country"),
    key("discard", DomainId::cards, "a card to discard"),
    key("pair", DomainId::cards, "the card to play together with UN Intervention"),
    key("give", DomainId::cards, "the card to hand over for Missile Envy"),
    key("take", DomainId::cards, "a card from the discard pile"),
    key("play_or_return", DomainId::play_or_return, "whether to play or to return the card"),
    key("half", DomainId::halves, "which half of the event"),
    key("olympics", DomainId::olympics, "whether to take part in the Olympic Games"),
    key("defcon", DomainId::numbers, "the new DEFCON value"),
    key("cancel", DomainId::countries, "where to remove 2 influence to end the Cuban Missile Crisis"),
    key("region", DomainId::regions, "a region"),
    key("shuttle", DomainId::countries, "the battleground that Shuttle Diplomacy leaves out"),
    key("end_game", DomainId::yes_no, "whether to end the game"),
    key("draw", DomainId::cards, "a card from the draw pile"),
    key("random_card", DomainId::cards, "a card drawn at random from a hand"),
    key("reveal", DomainId::cards, "a card that is shown"),
    key("renew", DomainId::yes_no, "whether an exactly emptied draw pile is renewed at once"),
}};

constexpr int at(std::size_t offset) {
  return static_cast<int>(offset);
}
constexpr int kNoDomain = -1;
constexpr int kCountryDomain = static_cast<int>(DomainId::countries);
constexpr int kCardDomain = static_cast<int>(DomainId::cards);
constexpr int kSideDomain = static_cast<int>(DomainId::sides);
constexpr int kRollDomain = static_cast<int>(DomainId::roll_subjects);

// A field that sources state.
constexpr FieldInfo stated(string_view name, int domain, std::size_t offset, int min, int max, int width = 1) {
  return {name, domain, at(offset), width, min, max, -1, false, false, false};
}
// Bookkeeping: what resync takes over from the run that met a fault.
constexpr FieldInfo kept(string_view name, int domain, std::size_t offset, int min, int max,
                         DomainId values = DomainId::kCount) {
  return {name, domain, at(offset), 1, min, max, values == DomainId::kCount ? -1 : static_cast<int>(values),
          true, true,   false};
}
constexpr FieldInfo told(string_view name, int domain, bool boundary = false) {
  return {name, domain, -1, 1, -128, 127, -1, false, false, boundary};
}
constexpr FieldInfo outcome(FieldInfo f) {
  f.outcome = true;
  return f;
}
constexpr FieldInfo carried(FieldInfo f) {
  f.carried = true;
  return f;
}

constexpr std::array<FieldInfo, static_cast<std::size_t>(Field::kCount)> kFields = {{
    stated("influence.US", kCountryDomain, offsetof(State, influence), 0, 99),
    stated("influence.USSR", kCountryDomain, offsetof(State, influence) + kCountries + 1, 0, 99),
    stated("vp", kNoDomain, offsetof(State, vp), -200, 200, 2),
    stated("defcon", kNoDomain, offsetof(State, defcon), 1, 5),
    carried(stated("military_ops.US", kNoDomain, offsetof(State, military_ops), 0, 5)),
    carried(stated("military_ops.USSR", kNoDomain, offsetof(State, military_ops) + 1, 0, 5)),
    stated("space.US", kNoDomain, offsetof(State, space), 0, 8),
    stated("space.USSR", kNoDomain, offsetof(State, space) + 1, 0, 8),
    carried(stated("in_play", kCardDomain, offsetof(State, in_play), 0, 1)),
    kept("turn", kNoDomain, offsetof(State, turn), 1, 10),
    kept("phase", kNoDomain, offsetof(State, phase), 0, 4, DomainId::phases),
    kept("round", kNoDomain, offsetof(State, round), 0, 9),
    kept("acting", kNoDomain, offsetof(State, acting), 0, 1, DomainId::sides),
    kept("phasing", kNoDomain, offsetof(State, phasing), 0, 1, DomainId::sides),
    kept("card", kNoDomain, offsetof(State, card), 0, 110, DomainId::cards),
    kept("headline.US", kNoDomain, offsetof(State, headline), 0, 110, DomainId::cards),
    kept("headline.USSR", kNoDomain, offsetof(State, headline) + 1, 0, 110, DomainId::cards),
    kept("headline_open", kSideDomain, offsetof(State, headline_open), 0, 1),
    kept("place", kCardDomain, offsetof(State, place), 0, 127),
    kept("occurred", kCardDomain, offsetof(State, occurred), 0, 1),
    kept("hand_size.US", kNoDomain, offsetof(State, hand), 0, 110),
    kept("hand_size.USSR", kNoDomain, offsetof(State, hand) + 1, 0, 110),
    kept("draw_pile", kNoDomain, offsetof(State, draw_pile), 0, 110),
    kept("china_holder", kNoDomain, offsetof(State, china_holder), 0, 1, DomainId::sides),
    kept("china_face_up", kNoDomain, offsetof(State, china_face_up), 0, 1),
    kept("space_attempts", kSideDomain, offsetof(State, space_attempts), 0, 10),
    kept("round_start.US", kCountryDomain, offsetof(State, round_start), 0, 1),
    kept("round_start.USSR", kCountryDomain, offsetof(State, round_start) + kCountries + 1, 0, 1),
    kept("defcon_fell_to_2", kNoDomain, offsetof(State, defcon_fell_to_2), 0, 1),
    kept("red_scare", kSideDomain, offsetof(State, red_scare), 0, 10),
    kept("death_squads", kNoDomain, offsetof(State, death_squads), -10, 10),
    kept("crisis_against", kNoDomain, offsetof(State, crisis_against), -1, 1, DomainId::sides),
    kept("missile_envy_bound", kNoDomain, offsetof(State, missile_envy_bound), -1, 1, DomainId::sides),
    kept("chernobyl_region", kNoDomain, offsetof(State, chernobyl_region), -1, 6, DomainId::regions),
    kept("us_hand_open", kNoDomain, offsetof(State, us_hand_open), 0, 1),
    // How the game ended is for the rules to say: a repaired step doesn't end it.
    {"ending", kNoDomain, at(offsetof(State, ending)), 1, 0, 8, static_cast<int>(DomainId::endings), false, true,
     false},
    {"winner", kNoDomain, at(offsetof(State, winner)), 1, -1, 1, kSideDomain, false, true, false},
    told("event", kCardDomain, true),
    told("operation_ops", static_cast<int>(DomainId::operations), true),
    told("coup_ops", kCountryDomain),
    told("coup_modifier", kCountryDomain),
    told("coup_stability", kCountryDomain),
    told("coup_result", kCountryDomain),
    outcome(told("success", kRollDomain)),
    told("roll_modifier", kSideDomain),
    told("roll_total", kSideDomain),
    told("war", kCountryDomain),
    told("war_modifier", kCountryDomain),
    told("war_needed", kCountryDomain),
    told("space_needed", kNoDomain),
    told("trap_needed", kNoDomain),
    told("discarded.US", kCardDomain),
    told("discarded.USSR", kCardDomain),
    told("revealed.US", kCardDomain),
    told("revealed.USSR", kCardDomain),
    told("revealed_from_hand.US", kCardDomain),
    told("revealed_from_hand.USSR", kCardDomain),
    told("played.US", kCardDomain),
    told("played.USSR", kCardDomain),
    told("returned.US", kCardDomain),
    told("returned.USSR", kCardDomain),
    told("nothing_to_reveal.US", kNoDomain),
    told("nothing_to_reveal.USSR", kNoDomain),
    told("nothing_to_discard.US", kNoDomain),
    told("nothing_to_discard.USSR", kNoDomain),
    told("reshuffle", kNoDomain),
    told("card_played.US", kCardDomain, true),
    told("card_played.USSR", kCardDomain, true),
    told("headlined.US", kCardDomain, true),
    told("headlined.USSR", kCardDomain, true),
    told("chosen.use", static_cast<int>(DomainId::uses), true),
    told("chosen.target", static_cast<int>(DomainId::countries), true),
    told("chosen.region", static_cast<int>(DomainId::regions), true),
    told("chosen.shuttle", static_cast<int>(DomainId::countries), true),
    told("chosen.half", static_cast<int>(DomainId::halves), true),
    told("chosen.olympics", static_cast<int>(DomainId::olympics), true),
    told("chosen.play_or_return", static_cast<int>(DomainId::play_or_return), true),
    told("chosen.end_game", static_cast<int>(DomainId::yes_no), true),
    told("chosen.pair", kCardDomain, true),
    told("chosen.take", kCardDomain, true),
}};

}  // namespace

const GameTables& tables() {
  static const GameTables all{"twilight-struggle", kSides, kRulesets, kDomains, kKeys, kFields, rulings(), profiles()};
  return all;
}

}  // namespace arbiter::ts
