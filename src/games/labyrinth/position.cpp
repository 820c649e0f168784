#include "games/labyrinth/position.hpp"

#include <algorithm>
#include <cstring>

#include "core/setup.hpp"
#include "core/words.hpp"
#include "games/labyrinth/names.hpp"
#include "games/labyrinth/rules.hpp"
#include "games/labyrinth/scenarios.hpp"

namespace arbiter::lab {

namespace {

void count_piles(State& s) {
  s.draw_pile = 0;
  std::fill(std::begin(s.mini_deck), std::end(s.mini_deck), std::int8_t{0});
  for (int id = 1; id < kCards; ++id) {
    if (s.place[id] != in_draw_pile) continue;
    ++s.draw_pile;
    ++s.mini_deck[static_cast<int>(card(id).association)];
  }
}

int total_on_map(const std::int8_t (&pieces)[kPlaces]) {
  int n = 0;
  for (int id = 0; id < kCountries; ++id) n += pieces[id];
  return n;
}

}  // namespace

void empty_position(State& s) {
  std::memset(static_cast<void*>(&s), 0, sizeof s);
  for (int id = 0; id < kPlaces; ++id) {
    s.kind[id] = Kind::not_in_play;
    if (id >= kCountries || !country(id).base) continue;
    s.kind[id] = country(id).kind;
    s.governance[id] = country(id).printed;
  }
  s.posture[israel] = Posture::hard;
  s.posture[united_states] = Posture::hard;
  s.prestige = s.funding = 5;
  s.troops[kTrack] = kTroops;
  s.cells_on_track = kCells;
  s.available[plot_1] = 3;  // 4.8.1
  s.available[plot_2] = 2;
  s.available[plot_3] = 1;
  s.wmd_cache[pakistan] = 3;
  s.loose_wmd = 3;
  s.caliphate_capital = kNoCountry;
  std::fill(std::begin(s.marker_at), std::end(s.marker_at), static_cast<std::int8_t>(kNoCountry));
  for (int id = 1; id <= kBaseCards; ++id) s.place[id] = in_draw_pile;
  count_piles(s);
  s.turn = 1;
  s.card_index = 1;
  s.acting = static_cast<std::int8_t>(index(Side::Jihadist));
  s.length = 1;
  s.winner = kNone;
}

void start_position(State& s, const GameSetup& setup) {
  empty_position(s);
  const Scenario& from = scenario(setup.scenario);
  s.scenario = static_cast<std::int8_t>(setup.scenario);
  s.length = static_cast<std::int8_t>(setup.length);
  s.solo = setup.solo ? 1 : 0;
  s.ideology = setup.ideology;
  s.mini_decks = setup.mini_decks ? 1 : 0;
  s.prestige = from.prestige;
  s.funding = from.funding;
  s.posture[united_states] = from.us_posture;
  for (const CountryStart& c : from.countries) {
    if (c.governance != Governance::unmarked) s.governance[c.id] = c.governance;
    if (c.alignment != Alignment::none) s.alignment[c.id] = c.alignment;
    if (c.posture != Posture::unmarked) s.posture[c.id] = c.posture;
    s.sleepers[c.id] = c.sleepers;
    s.troops[c.id] = c.troops;
    s.regime_change[c.id] = c.regime_change;
    s.besieged[c.id] = c.besieged ? 1 : 0;
  }
  s.troops[kTrack] = static_cast<std::int8_t>(kTroops - total_on_map(s.troops));
  s.cells_on_track = static_cast<std::int8_t>(kCells - total_on_map(s.sleepers));
  for (const MarkerStart& m : from.markers) {
    s.in_play[m.card] = marked;
    s.marker_at[m.card] = static_cast<std::int8_t>(m.country);
  }
  for (const Card removed : from.removed) s.place[removed] = out_of_game;
  count_piles(s);
}

namespace {

int scenario_number(std::string_view id) {
  for (int i = 0; i < kScenarios; ++i)
    if (scenario(i).id == id || scenario(i).title == id) return i;
  return -1;
}

int length_number(std::string_view text) {
  if (text == "standard" || text == "1") return 1;
  if (text == "tournament" || text == "2") return 2;
  return text == "campaign" || text == "3" ? 3 : -1;
}

Result<bool> read_members(const Header& header, GameSetup& setup) {
  if (!header.ruleset.empty() && header.ruleset != "labyrinth-2e")
    return setup_error("the ruleset '" + std::string(header.ruleset) + "' can't be played: labyrinth-2e");
  std::string_view variant = header.variant;
  for (const Fact& f : header.setup)
    if (f.field == "variant") variant = f.to.text;
  if (!variant.empty() && variant != "two-player" && variant != "solo")
    return setup_error("there is no variant '" + std::string(variant) + "': two-player or solo");
  setup.solo = variant == "solo";
  for (const SideInfo& side : header.sides)
    if (variant.empty() && side.kind == "bot" && find_side(side.side) == index(Side::Jihadist)) setup.solo = true;
  const GameTables& t = tables();
  for (const Fact& f : header.setup) {
    int value = 0;
    if (f.field == "scenario") {
      value = setup.scenario = scenario_number(f.to.text);
    } else if (f.field == "length") {
      value = setup.length = length_number(f.to.text);
    } else if (f.field == "ideology") {
      value = t.find_option(static_cast<int>(DomainId::ideologies), f.to.text);
      if (value >= 0) setup.ideology = static_cast<Ideology>(value);
    } else if (f.field == "deal") {
      value = f.to.text == "normal" || f.to.text == "mini-decks" ? 0 : -1;
      setup.mini_decks = f.to.text == "mini-decks";
    }
    if (value < 0) return setup_error("setup." + std::string(f.field) + " can't be '" + std::string(f.to.text) + "'");
  }
  return true;
}

// The place that a list of cards tells of; 0 for another field.
int place_of_list(std::string_view field) {
  if (field == "hand.US") return in_us_hand;
  if (field == "hand.Jihadist") return in_jihadist_hand;
  if (field == "discards") return in_discards;
  if (field == "removed") return out_of_game;
  return field == "boxes" ? static_cast<int>(in_box) : 0;
}

Result<bool> read_cards(const Fact& f, const std::vector<Value>* items, int place, State& s) {
  for (const std::string_view word : texts_of(f.to, items)) {
    const int id = find_card(word);
    if (id < 1)
      return setup_error("unknown card '" + std::string(word) + "' in setup.position." + std::string(f.field));
    s.place[id] = static_cast<std::int8_t>(place);
  }
  return true;
}

// What nobody tells of is hidden: in the pile, or in a hand that has more cards than are known.
void hide_the_rest(State& s, const std::array<bool, 2>& size_told) {
  int known[2] = {0, 0}, rest = 0;
  for (int id = 1; id < kCards; ++id) {
    if (s.place[id] == in_us_hand) ++known[0];
    if (s.place[id] == in_jihadist_hand) ++known[1];
    if (s.place[id] == in_draw_pile) ++rest;
  }
  int also = 0;
  for (int side = 0; side < 2; ++side) {
    if (!size_told[static_cast<std::size_t>(side)]) s.hand[side] = static_cast<std::int16_t>(known[side]);
    if (s.hand[side] > known[side]) also |= hand_bit(side_of(side));
    rest -= std::max(0, s.hand[side] - known[side]);
  }
  for (int id = 1; id < kCards; ++id)
    if (s.place[id] == in_draw_pile) s.place[id] = static_cast<std::int8_t>(in_draw_pile | also);
  s.draw_pile = static_cast<std::int16_t>(std::max(0, rest));
}

}  // namespace

Result<bool> read_setup(const Header& header, const std::vector<Value>* items, State& s) {
  GameSetup setup;
  if (Result<bool> ok = read_members(header, setup); !ok) return ok.error();
  start_position(s, setup);
  if (header.position.empty()) return true;
  std::array<bool, 2> size_told = {false, false};
  bool phase_told = false;
  for (const Fact& f : header.position) {
    const int place = place_of_list(f.field);
    if (place != 0) {
      if (const Result<bool> ok = read_cards(f, items, place, s); !ok) return ok.error();
    } else if (const Result<int> field = read_position_field(tables(), f, &s); !field) {
      return field.error();
    }
    if (f.field == "hand_size" && find_side(f.subject) >= 0)
      size_told[static_cast<std::size_t>(find_side(f.subject))] = true;
    phase_told = phase_told || f.field == "phase";
  }
  if (!phase_told) s.phase = Phase::cards;
  hide_the_rest(s, size_told);
  return true;
}

std::vector<std::string> broken_invariants(const State& s) {
  std::vector<std::string> broken;
  const auto want = [&broken](bool holds, std::string what) {
    if (!holds) broken.push_back(std::move(what));
  };
  const auto name = [](int id) { return std::string(country(id).name); };
  const int cells_out = total_on_map(s.sleepers) + total_on_map(s.active) + s.cells_on_track;
  want(cells_out == kCells, "LAB-4.6.1: " + std::to_string(cells_out) + " cells, there are 15");
  const int troops_out = total_on_map(s.troops) + s.troops[kTrack] + s.off_map_troops;
  want(troops_out == kTroops, "LAB-4.6.1: " + std::to_string(troops_out) + " troops, there are 15");
  int plots = 0, pool = 0, unseen = s.available[unseen_plot];
  for (int kind = 0; kind < kPlotNumbers; ++kind) {
    pool += s.plot_pool[kind];
    if (kind != wmd) plots += s.available[kind] + s.plot_pool[kind] + s.set_aside[kind] + s.resolved[kind];
  }
  for (int row = 0; row < kPlotRows; ++row) {
    const int kind = row % kPlotKinds;
    if (kind < wmd) plots += total_on_map(s.plots[row]);
    if (kind >= unseen_plot) unseen += total_on_map(s.plots[row]);
  }
  want(plots == 6, "LAB-4.8.1: " + std::to_string(plots) + " numbered plots, there are 6");
  want(pool == unseen, "LAB-4.8.1: the unseen plots don't add up");
  for (int id = 0; id < kCountries; ++id) {
    if (s.kind[id] == Kind::not_in_play) continue;
    const bool good = s.governance[id] == Governance::good, islamist = s.governance[id] == Governance::islamist_rule;
    if (muslim(s, id)) {
      want(s.governance[id] == Governance::unmarked || s.alignment[id] != Alignment::none,
           "LAB-4.2.4: " + name(id) + " is tested but has no alignment");
      want(s.governance[id] != Governance::unmarked || cells(s, id) + s.troops[id] + plots_in(s, id) == 0,
           "LAB-4.9.4: pieces in " + name(id) + ", which nobody has tested");
    }
    // Aid and Besieged Regime go when a country becomes Good; an event may place them there later.
    want(!good || !muslim(s, id) || s.regime_change[id] == 0,
         "LAB-7.2.1: a Regime Change marker in " + name(id) + ", which is Good");
    want(!islamist || s.regime_change[id] == 0, "LAB-8.4.4: a Regime Change marker in " + name(id));
  }
  int sure[3] = {0, 0, 0}, hidden = 0;
  for (int id = 1; id < kCards; ++id) {
    const int place = s.place[id];
    if ((place & kHidden) == 0) continue;
    want((place & ~kHidden) == 0, std::string(card(id).id) + " is both hidden and known");
    ++hidden;
    for (int p = 0; p < 3; ++p)
      if (place == 1 << p) ++sure[p];
  }
  const int room[3] = {s.draw_pile, s.hand[0], s.hand[1]};
  for (int p = 0; p < 3; ++p) want(sure[p] <= room[p], "more cards known in a hand or pile than it holds");
  want(hidden == room[0] + room[1] + room[2],
       "the cards in hands and draw pile don't add up: " + std::to_string(hidden) + " cards for " +
           std::to_string(room[0] + room[1] + room[2]) + " places");
  return broken;
}

}  // namespace arbiter::lab
