// The names and fields of Labyrinth as the core sees them.
#include <array>
#include <cstddef>

#include "games/labyrinth/facts_data.hpp"
#include "games/labyrinth/names.hpp"
#include "games/labyrinth/rulings.hpp"
#include "games/labyrinth/scenarios.hpp"
#include "games/labyrinth/state.hpp"

namespace arbiter::lab {

namespace {

using std::string_view;

constexpr auto kCountryNames = [] {
  std::array<string_view, kPlaces> names{};
  for (std::size_t id = 0; id < kCountries; ++id) names[id] = kCountryFacts[id].name;
  names[kTrack] = "track";
  names[kNoCountry] = "none";
  return names;
}();

constexpr auto kCardNames = [] {
  std::array<string_view, kCards> names{};
  for (std::size_t id = 0; id < kCards; ++id) names[id] = kCardFacts[id].id;
  return names;
}();

constexpr std::array<string_view, 5> kUses = {"event", "operation", "reserves", "discard", "reassessment"};
constexpr std::array<string_view, 2> kOrders = {"event-first", "operation-first"};
constexpr std::array<string_view, 12> kOperations = {"war-of-ideas", "deploy", "regime-change",  "withdraw",
                                                     "disrupt",      "alert",  "recruit",        "travel",
                                                     "jihad",        "plot",   "radicalization", "none"};
constexpr std::array<string_view, 5> kPieces = {"sleeper", "active", "Sadr", "cadre", "none"};
constexpr std::array<string_view, kMostNumber + 2> kNumbers = {"0",  "1",  "2",  "3",  "4",  "5",   "6",  "7",
                                                               "8",  "9",  "10", "11", "12", "13",  "14", "15",
                                                               "16", "17", "18", "19", "20", "none"};
constexpr std::array<string_view, 2> kSides = {"US", "Jihadist"};
constexpr std::array<string_view, 3> kPostures = {"unmarked", "Soft", "Hard"};
constexpr std::array<string_view, 5> kGovernances = {"unmarked", "Good", "Fair", "Poor", "Islamist Rule"};
constexpr std::array<string_view, 4> kAlignments = {"none", "Ally", "Neutral", "Adversary"};
constexpr std::array<string_view, 4> kKinds = {"Muslim", "non-Muslim", "Iran", "not in play"};
constexpr std::array<string_view, kPlotKinds + 1> kPlots = {"Plot 1", "Plot 2",   "Plot 3",   "WMD",
                                                            "unseen", "unseen 2", "unseen 1", "none"};
constexpr std::array<string_view, 5> kOptions = {"first", "second", "third", "fourth", "none"};
constexpr std::array<string_view, 2> kYesNo = {"yes", "no"};
constexpr std::array<string_view, kPlotRows> kPlotRowNames = {"Plot 1",
                                                              "Plot 2",
                                                              "Plot 3",
                                                              "WMD",
                                                              "unseen",
                                                              "unseen 2",
                                                              "unseen 1",
                                                              "backlash Plot 1",
                                                              "backlash Plot 2",
                                                              "backlash Plot 3",
                                                              "backlash WMD",
                                                              "backlash unseen",
                                                              "backlash unseen 2",
                                                              "backlash unseen 1"};
constexpr std::array<string_view, 3> kAssociations = {"US", "Jihadist", "Unassociated"};
constexpr std::array<string_view, 3> kMarkerStates = {"no", "marked", "blocked"};
constexpr std::array<string_view, 3> kRegimeChanges = {"none", "green", "tan"};
constexpr std::array<string_view, 5> kPhases = {"setup", "cards", "plots", "end_of_turn", "over"};
constexpr std::array<string_view, 8> kEndings = {"none",
                                                 "Good resources",
                                                 "Fair and Good countries",
                                                 "no cells",
                                                 "Islamist resources",
                                                 "Prestige and Poor countries",
                                                 "WMD in the United States",
                                                 "end of the deck"};
constexpr std::array<string_view, 6> kIdeologies = {"normal", "coherent",   "attractive",
                                                    "potent", "infectious", "virulent"};
constexpr std::array<string_view, 3> kRulesets = {"labyrinth-2e", "awakening-playtest", "awakening-published"};
constexpr std::array<string_view, kScenarios> kScenarioNames = {"lets_roll", "you_can_call_me_al", "anaconda",
                                                                "mission_accomplished"};

constexpr std::array<Domain, static_cast<std::size_t>(DomainId::kCount)> kDomains = {{
    {"country", kCountryNames, kNoCountry, find_country},
    {"card", kCardNames, no_card, find_card},
    {"use", kUses, -1, find_use},
    {"order", kOrders, -1, nullptr},
    {"operation", kOperations, op::none, find_operation},
    {"piece", kPieces, piece::none, nullptr},
    {"number", kNumbers, kNoNumber, nullptr},
    {"side", kSides, -1, find_side},
    {"posture", kPostures, 0, find_posture},
    {"governance", kGovernances, 0, find_governance},
    {"alignment", kAlignments, 0, find_alignment},
    {"kind", kKinds, -1, nullptr},
    {"plot", kPlots, kPlotKinds, find_plot},
    {"option", kOptions, option::none, nullptr},
    {"answer", kYesNo, -1, nullptr},
    {"plot", kPlotRowNames, -1, nullptr},
    {"association", kAssociations, -1, nullptr},
    {"marker", kMarkerStates, 0, nullptr},
    {"marker", kRegimeChanges, 0, nullptr},
    {"phase", kPhases, -1, nullptr},
    {"ending", kEndings, -1, nullptr},
    {"scenario", kScenarioNames, -1, nullptr},
    {"ideology", kIdeologies, -1, nullptr},
    {"ruleset", kRulesets, -1, nullptr},
}};

constexpr KeyInfo key(string_view name, DomainId domain, string_view prompt) {
  return {name, static_cast<int>(domain), prompt};
}

constexpr std::array<KeyInfo, static_cast<std::size_t>(Key::kCount)> kKeys = {{
    key("card", DomainId::cards, "a card to play"),
    key("use", DomainId::uses, "how to use the card"),
    key("order", DomainId::orders, "whether the other side's event or the operation comes first"),
    key("reserves", DomainId::yes_no, "whether to add the Reserves"),
    key("operation", DomainId::operations, "the kind of operation"),
    key("target", DomainId::countries, "the target country"),
    key("from", DomainId::countries, "where from"),
    key("to", DomainId::countries, "where to"),
    key("place", DomainId::countries, "a country to place in"),
    key("remove", DomainId::countries, "a country to remove from"),
    key("piece", DomainId::pieces, "which piece"),
    key("major", DomainId::countries, "a country where the Jihad is a Major one"),
    key("activate", DomainId::numbers, "how many sleeper cells to use"),
    key("troops", DomainId::numbers, "how many troops"),
    key("nato", DomainId::yes_no, "whether NATO leaves too"),
    key("posture", DomainId::postures, "the posture to set"),
    key("plot", DomainId::plots, "the plot marker to place"),
    key("resolve", DomainId::countries, "the country of the plot to resolve next"),
    key("discard", DomainId::cards, "a card to discard"),
    key("take", DomainId::cards, "a card to take"),
    key("give", DomainId::cards, "a card to hand over"),
    key("cadre", DomainId::countries, "a cadre to take off"),
    key("reroll", DomainId::countries, "a posture to roll again"),
    key("accept", DomainId::yes_no, "whether to do what the event offers"),
    key("option", DomainId::options, "which part of the event"),
    key("marker", DomainId::cards, "the marker of which event"),
    key("draw", DomainId::cards, "a card from the draw pile"),
    key("random_card", DomainId::cards, "a card drawn at random from a hand"),
    key("reveal", DomainId::cards, "a card that is shown"),
    key("reveal_plot", DomainId::plot_rows, "the plot marker that is turned up"),
    key("random_plot", DomainId::plots, "a plot marker drawn at random"),
    key("random_country", DomainId::countries, "a country drawn at random"),
}};

constexpr int kNoDomain = -1;
constexpr int in(DomainId domain) {
  return static_cast<int>(domain);
}
constexpr int kByCountry = in(DomainId::countries), kByCard = in(DomainId::cards), kBySide = in(DomainId::sides),
              kByPlot = in(DomainId::plots);

// A field that sources state.
constexpr FieldInfo stated(string_view name, int domain, std::size_t offset, int max, int values = -1) {
  return {name, domain, static_cast<int>(offset), 1, 0, max, values, false, false, false};
}
constexpr FieldInfo at_least(int min, FieldInfo f) {
  f.min = min;
  return f;
}
constexpr FieldInfo carried(FieldInfo f) {
  f.carried = true;
  return f;
}
// Bookkeeping that no source states.
constexpr FieldInfo kept(string_view name, int domain, std::size_t offset, int min, int max, int width = 1,
                         int values = -1) {
  return {name, domain, static_cast<int>(offset), width, min, max, values, true, true, false};
}
constexpr FieldInfo told(string_view name, DomainId domain, bool boundary = false) {
  return {name, in(domain), -1, 1, -128, 127, -1, false, false, boundary};
}
constexpr FieldInfo plots(string_view name, int row) {
  return carried(stated(name, kByCountry, offsetof(State, plots) + static_cast<std::size_t>(row) * kPlaces, 9));
}
constexpr FieldInfo choice(string_view name, Key key) {
  return {name, kKeys[static_cast<std::size_t>(key)].domain, -1, 1, -128, 127, -1, false, false, true};
}

constexpr std::array<FieldInfo, static_cast<std::size_t>(Field::kCount)> kFields = {{
    stated("governance", kByCountry, offsetof(State, governance), 4, in(DomainId::governances)),
    stated("alignment", kByCountry, offsetof(State, alignment), 3, in(DomainId::alignments)),
    stated("posture", kByCountry, offsetof(State, posture), 2, in(DomainId::postures)),
    stated("sleepers", kByCountry, offsetof(State, sleepers), 30),
    stated("active_cells", kByCountry, offsetof(State, active), 30),
    stated("cadre", kByCountry, offsetof(State, cadre), 1),
    stated("troops", kByCountry, offsetof(State, troops), 30),
    stated("militia", kByCountry, offsetof(State, militia), 30),
    stated("aid", kByCountry, offsetof(State, aid), 30),
    stated("besieged", kByCountry, offsetof(State, besieged), 1),
    stated("regime_change", kByCountry, offsetof(State, regime_change), 2, in(DomainId::regime_changes)),
    stated("ctr", kByCountry, offsetof(State, ctr), 1),
    at_least(1, stated("prestige", kNoDomain, offsetof(State, prestige), kMostPrestige)),
    at_least(1, stated("funding", kNoDomain, offsetof(State, funding), kMostFunding)),
    carried(stated("reserves", kBySide, offsetof(State, reserves), kMostReserves)),
    stated("cells_on_track", kNoDomain, offsetof(State, cells_on_track), 30),
    carried(stated("in_play", kByCard, offsetof(State, in_play), 2, in(DomainId::marker_states))),
    carried(stated("marker_at", kByCard, offsetof(State, marker_at), kNoCountry, kByCountry)),
    carried(stated("lapsing", kByCard, offsetof(State, lapsing), 1)),
    plots("plots.1", plot_1),
    plots("plots.2", plot_2),
    plots("plots.3", plot_3),
    plots("plots.wmd", wmd),
    plots("plots.unseen", unseen_plot),
    plots("plots.unseen_2", unseen_plot_2),
    plots("plots.unseen_1", unseen_plot_1),
    plots("backlash.1", kTagged + plot_1),
    plots("backlash.2", kTagged + plot_2),
    plots("backlash.3", kTagged + plot_3),
    plots("backlash.wmd", kTagged + wmd),
    plots("backlash.unseen", kTagged + unseen_plot),
    plots("backlash.unseen_2", kTagged + unseen_plot_2),
    plots("backlash.unseen_1", kTagged + unseen_plot_1),
    carried(stated("available_plots", kByPlot, offsetof(State, available), 12)),
    carried(stated("wmd_cache", kByCountry, offsetof(State, wmd_cache), 6)),
    carried(stated("loose_wmd", kNoDomain, offsetof(State, loose_wmd), 6)),
    stated("civil_war", kByCountry, offsetof(State, civil_war), 1),
    stated("awakening", kByCountry, offsetof(State, awakening), 30),
    stated("reaction", kByCountry, offsetof(State, reaction), 30),
    stated("caliphate", kByCountry, offsetof(State, caliphate), 1),
    stated("advisors", kByCountry, offsetof(State, advisors), 9),
    carried(stated("resolved_plots", kByPlot, offsetof(State, resolved), 6)),
    stated("off_map_troops", kNoDomain, offsetof(State, off_map_troops), 15),
    stated("caliphate_capital", kNoDomain, offsetof(State, caliphate_capital), kNoCountry, kByCountry),
    kept("kind", kByCountry, offsetof(State, kind), 0, 3, 1, in(DomainId::kinds)),
    kept("plot_pool", kByPlot, offsetof(State, plot_pool), 0, 12),
    kept("set_aside", kByPlot, offsetof(State, set_aside), 0, 6),
    kept("pakistan_fell", kNoDomain, offsetof(State, pakistan_fell), 0, 1),
    kept("recent", kByCountry, offsetof(State, recent), 0, 15),
    kept("place", kByCard, offsetof(State, place), 0, 127),
    kept("draw_pile", kNoDomain, offsetof(State, draw_pile), 0, 240, 2),
    kept("hand_size", kBySide, offsetof(State, hand), 0, 240, 2),
    kept("mini_deck", in(DomainId::associations), offsetof(State, mini_deck), 0, 120),
    kept("first_plot", kNoDomain, offsetof(State, first_plot), 0, 240, 2, kByCard),
    kept("first_plot_done", kNoDomain, offsetof(State, first_plot_done), 0, 1),
    kept("card", kNoDomain, offsetof(State, card), 0, 240, 2, kByCard),
    kept("turn", kNoDomain, offsetof(State, turn), 1, 100),
    kept("phase", kNoDomain, offsetof(State, phase), 0, 4, 1, in(DomainId::phases)),
    kept("acting", kNoDomain, offsetof(State, acting), 0, 1, 1, kBySide),
    kept("round", kNoDomain, offsetof(State, round), 0, 30),
    kept("card_index", kNoDomain, offsetof(State, card_index), 1, 2),
    kept("us_held", kNoDomain, offsetof(State, us_held), 0, 1),
    kept("reshuffles", kNoDomain, offsetof(State, reshuffles), 0, 3),
    kept("scenario", kNoDomain, offsetof(State, scenario), 0, kScenarios - 1, 1, in(DomainId::scenarios)),
    kept("length", kNoDomain, offsetof(State, length), 1, 3),
    kept("solo", kNoDomain, offsetof(State, solo), 0, 1),
    kept("ideology", kNoDomain, offsetof(State, ideology), 0, 5, 1, in(DomainId::ideologies)),
    kept("mini_decks", kNoDomain, offsetof(State, mini_decks), 0, 1),
    kept("ruleset", kNoDomain, offsetof(State, ruleset), 0, 2, 1, in(DomainId::rulesets)),
    kept("awakening_rules", kNoDomain, offsetof(State, awakening_rules), 0, 1),
    // How the game ended is for the rules to say: a repaired step doesn't end it.
    {"ending", kNoDomain, static_cast<int>(offsetof(State, ending)), 1, 0, 7, in(DomainId::endings), false, true,
     false},
    {"winner", kNoDomain, static_cast<int>(offsetof(State, winner)), 1, -1, 1, kBySide, false, true, false},
    told("event", DomainId::cards, true),
    told("roll_total", DomainId::countries),
    told("success", DomainId::countries),
    told("resolved_plot", DomainId::countries, true),
    told("revealed_plot", DomainId::plot_rows),
    told("discarded.US", DomainId::cards),
    told("discarded.Jihadist", DomainId::cards),
    told("drawn", DomainId::sides),
    {"reshuffle", kNoDomain, -1, 1, 0, 127, -1, false, false, false},
    told("revealed.US", DomainId::cards),
    told("revealed.Jihadist", DomainId::cards),
    choice("chosen.card", Key::card),
    choice("chosen.use", Key::use),
    choice("chosen.order", Key::order),
    choice("chosen.reserves", Key::reserves),
    choice("chosen.operation", Key::operation),
    choice("chosen.target", Key::target),
    choice("chosen.from", Key::from),
    choice("chosen.to", Key::to),
    choice("chosen.place", Key::place),
    choice("chosen.remove", Key::remove),
    choice("chosen.piece", Key::piece),
    choice("chosen.major", Key::major),
    choice("chosen.activate", Key::activate),
    choice("chosen.troops", Key::troops),
    choice("chosen.nato", Key::nato),
    choice("chosen.posture", Key::posture),
    choice("chosen.plot", Key::plot),
    choice("chosen.resolve", Key::resolve),
    choice("chosen.discard", Key::discard),
    choice("chosen.take", Key::take),
    choice("chosen.give", Key::give),
    choice("chosen.cadre", Key::cadre),
    choice("chosen.reroll", Key::reroll),
    choice("chosen.accept", Key::accept),
    choice("chosen.option", Key::option),
    choice("chosen.marker", Key::marker),
}};

}  // namespace

const GameTables& tables() {
  static const GameTables all{"labyrinth", kSides, kRulesets, kDomains, kKeys, kFields, rulings(), profiles()};
  return all;
}

}  // namespace arbiter::lab
