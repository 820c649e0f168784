#include "games/twilight-struggle/position.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <iterator>

#include "core/setup.hpp"
#include "core/words.hpp"
#include "games/twilight-struggle/names.hpp"
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

namespace {

struct List {
  std::string_view name;
  int place;
};
constexpr List kLists[] = {{"hand.US", in_us_hand},
                           {"hand.USSR", in_ussr_hand},
                           {"discard", in_discard_pile},
                           {"removed", out_of_game},
                           {"draw", in_draw_pile}};

std::string_view name_of_list(int place) {
  for (const List& l : kLists)
    if (l.place == place) return l.name;
  return {};
}

}  // namespace

void start_position(State& s, bool with_optional_cards) {
  std::memset(static_cast<void*>(&s), 0, sizeof s);
  for (int id = 0; id < kCountries; ++id) {
    s.influence[0][id] = rule_on("TS-2.1") ? static_cast<std::int8_t>(country(id).start_us) : std::int8_t{0};
    s.influence[1][id] = rule_on("TS-2.1") ? static_cast<std::int8_t>(country(id).start_ussr) : std::int8_t{0};
  }
  for (int id = 1; id < kCards; ++id) {
    const CardFacts& c = card(id);
    if (id == the_china_card) {
      s.place[id] = on_table;
    } else if (c.optional && !with_optional_cards) {
      s.place[id] = out_of_game;
    } else {
      s.place[id] = c.era == Era::early ? in_draw_pile : in_later_era;
      if (c.era == Era::early) ++s.draw_pile;
    }
  }
  s.defcon = kMaxDefcon;
  s.china_holder = 1;
  s.china_face_up = 1;
  s.turn = 1;
  s.acting = 1;
  s.phasing = 1;
  s.crisis_against = s.missile_envy_bound = s.chernobyl_region = kNone;
  s.winner = kNone;
  s.optional_cards = with_optional_cards ? 1 : 0;
}

int place_of_list(std::string_view name) {
  const auto* found = std::find_if(std::begin(kLists), std::end(kLists), [&](const auto& l) { return l.name == name; });
  return found == std::end(kLists) ? 0 : found->place;
}

std::span<const std::string_view> setup_members() {
  static constexpr std::array<std::string_view, 5> kMembers = {"optional_cards", "handicap", "bid", "scenario", "time"};
  return kMembers;
}

namespace {

struct KnownPlaces {
  std::int8_t place[kCards] = {};
  bool hand_told[2] = {};
};

// Effects with a side or a region hold while their card is in play.
void put_in_play(State& s) {
  const auto holds = [&s](int id, bool in_force) {
    if (in_force) s.in_play[id] = s.occurred[id] = 1;
  };
  for (int id = 0; id < kCards; ++id) holds(id, s.in_play[id] != 0);
  holds(cuban_missile_crisis, s.crisis_against != kNone);
  holds(red_scare_purge, s.red_scare[0] > 0 || s.red_scare[1] > 0);
  holds(latin_american_death_squads, s.death_squads != 0);
  holds(chernobyl, s.chernobyl_region != kNone);
  holds(aldrich_ames_remix, s.us_hand_open != 0);
}

// Where a card that the position places nowhere must be after its event; 0: that says nothing.
int place_after_event(const State& s, int id) {
  if (id == shuttle_diplomacy && s.effect(id)) return on_table;
  if (s.occurred[id] != 0 && card(id).starred) return out_of_game;
  return s.effect(id) ? in_discard_pile : 0;
}

// Puts the cards where the position says; those it doesn't name may be in the pile or in a hand it doesn't tell.
void place_cards(State& s, const KnownPlaces& known) {
  int unknown_places = in_draw_pile;
  int in_unknown_hands = 0;
  for (int side = 0; side < 2; ++side) {
    const int bit = hand_bit(side_of(side));
    int told = 0;
    for (int id = 1; id < kCards; ++id)
      if (known.place[id] == bit) ++told;
    if (known.hand_told[side]) {
      s.hand[side] = static_cast<std::int8_t>(told);
    } else if (s.hand[side] == 0 && s.phase != Phase::headline) {
      const int played = 1 + (s.round > 0 ? s.round - 1 : 0) + (s.acting == 0 && side == 1 ? 1 : 0);
      s.hand[side] = static_cast<std::int8_t>(std::max(hand_size(s.turn) - played, 0));
    }
    if (!known.hand_told[side] && s.hand[side] > 0) {
      unknown_places |= bit;
      in_unknown_hands += s.hand[side];
    }
  }
  int pile = 0;
  for (int id = 1; id < kCards; ++id) {
    if (id == the_china_card || (card(id).optional && s.optional_cards == 0)) continue;
    if (known.place[id] != 0) {
      s.place[id] = known.place[id];
      pile += known.place[id] == in_draw_pile ? 1 : 0;
      continue;
    }
    if (const int place = place_after_event(s, id); place != 0) {
      s.place[id] = static_cast<std::int8_t>(place);
      continue;
    }
    if (card(id).era > era_of(s.turn)) {
      s.place[id] = in_later_era;
      continue;
    }
    s.place[id] = static_cast<std::int8_t>(unknown_places);
    ++pile;
  }
  s.draw_pile = static_cast<std::int8_t>(std::clamp(pile - in_unknown_hands, 0, 110));
}

// Why a card can't stand in a list, by itself; empty: it can. `elsewhere`: its place in an earlier list, 0 if none.
std::string why_not_there(const State& s, int id, int elsewhere, std::string_view list) {
  if (elsewhere != 0) {
    const std::string_view other = name_of_list(elsewhere);
    return "stands twice, " + (other == list ? "both times here" : "in " + std::string(other) + " too");
  }
  if (id == the_china_card) return "is in no hand or pile; china_holder says who has it";
  if (card(id).optional && s.optional_cards == 0) return "is not in the game: optional_cards is false";
  return {};
}

// What no game can come to, in words; empty for a position that may be.
std::string impossible(const State& s, const KnownPlaces& known) {
  const bool over = s.phase == Phase::over;
  if (s.defcon == 1 && !over) return "defcon can't be 1 while the game goes on: TS-12.4 ends it";
  if (std::abs(s.vp) >= kWinningVp && !over)
    return "vp can't be " + std::to_string(s.vp) + " while the game goes on: TS-12.3 ends it at 20";
  const int most = action_rounds(s.turn) + (may_take_eighth_round(s, side_of(s.acting)) ? 1 : 0);
  if (s.phase == Phase::action_rounds && s.round > most)
    return "round can't be " + std::to_string(s.round) + " in turn " + std::to_string(s.turn) + ", only 1 to " +
           std::to_string(most);
  for (int id = 1; id < kCards; ++id)
    if (known.place[id] != 0 && card(id).era > era_of(s.turn))
      return std::string(name_of_list(known.place[id])) + ": " + card(id).id.data() + " joins the game in a later turn";
  return {};
}

}  // namespace

Result<bool> read_setup(const Header& header, const std::vector<Value>* items, State& s) {
  bool with_optional = true;
  for (const Fact& f : header.setup) {
    if (f.field != "optional_cards") continue;
    with_optional = f.to.text == "true" || f.to.text == "1";
    if (!with_optional && f.to.text != "false" && f.to.text != "0")
      return setup_error("optional_cards must be true or false, not '" + std::string(f.to.text) + "'");
  }
  start_position(s, with_optional);
  for (const Fact& f : header.setup) {
    if (f.field != "handicap" && f.field != "bid") continue;  // TS-2.4: agreed, or won by bidding
    const std::optional<Side> side = find_side(f.subject);
    const int n = f.to.integer(-1);
    if (!side || n < 0 || n > 20)
      return setup_error(std::string(f.field) + " of '" + std::string(f.subject) + "' must be 0 to 20 for US or USSR");
    s.handicap[index(*side)] = static_cast<std::int8_t>(s.handicap[index(*side)] + n);
  }
  if (header.position.empty()) return true;
  s.phase = Phase::headline;
  const bool board_told = std::any_of(header.position.begin(), header.position.end(),
                                      [](const Fact& f) { return f.field.starts_with("influence."); });
  if (board_told) std::memset(s.influence, 0, sizeof s.influence);
  KnownPlaces known;
  bool phase_told = false;
  for (const Fact& f : header.position) {
    if (const int place = place_of_list(f.field); place != 0) {
      if (place == in_us_hand || place == in_ussr_hand) known.hand_told[place == in_us_hand ? 0 : 1] = true;
      for (std::string_view name : texts_of(f.to, items)) {
        const std::optional<CardId> id = find_card(name);
        if (!id || *id <= 0)
          return setup_error("unknown card '" + std::string(name) + "' in setup.position." + std::string(f.field));
        if (std::string why = why_not_there(s, *id, known.place[*id], f.field); !why.empty())
          return setup_error("setup.position." + std::string(f.field) + ": " + card(*id).id.data() + " " + why);
        known.place[*id] = static_cast<std::int8_t>(place);
      }
      continue;
    }
    const Result<int> field = read_position_field(tables(), f, &s);
    if (!field) return field.error();
    phase_told = phase_told || field.value() == static_cast<int>(Field::phase);
  }
  put_in_play(s);
  if (!phase_told && s.round > 0) s.phase = Phase::action_rounds;
  if (const std::string why = impossible(s, known); !why.empty()) return setup_error("setup.position." + why);
  place_cards(s, known);
  if (const std::vector<std::string> broken = broken_invariants(s); !broken.empty())
    return setup_error("setup.position can't be: " + broken.front());
  return true;
}

std::vector<std::string> broken_invariants(const State& s) {
  std::vector<std::string> broken;
  const auto want = [&broken](bool holds, std::string what) {
    if (!holds) broken.push_back(std::move(what));
  };
  for (int side = 0; side < 2; ++side) {
    for (int id = 0; id < kCountries; ++id)
      want(s.influence[side][id] >= 0, "influence below 0 in " + std::string(country(id).name));
    want(s.military_ops[side] >= 0 && s.military_ops[side] <= kMaxMilitaryOps, "military operations out of range");
    want(s.space[side] >= 0 && s.space[side] <= kLastSpaceBox, "space race marker out of range");
  }
  want(s.defcon >= 1 && s.defcon <= kMaxDefcon, "DEFCON out of range");
  int sure[3] = {0, 0, 0}, hidden = 0;
  for (int id = 1; id < kCards; ++id) {
    if (id == the_china_card) continue;
    const int place = s.place[id];
    want(place != 0, std::string(card(id).id) + " is nowhere");
    if ((place & kHidden) != 0) {
      want((place & ~kHidden) == 0, std::string(card(id).id) + " is both hidden and known");
      ++hidden;
    }
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

}  // namespace arbiter::ts
