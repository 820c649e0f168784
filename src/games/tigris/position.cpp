#include "games/tigris/position.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "core/setup.hpp"
#include "core/words.hpp"
#include "games/tigris/names.hpp"
#include "games/tigris/rules.hpp"

namespace arbiter::te {

void start_position(State& s, const GameSetup& setup) {
  std::memset(static_cast<void*>(&s), 0, sizeof s);
  const BoardFacts& facts = board_facts(setup.board);
  s.board = static_cast<std::int8_t>(setup.board);
  s.buildings = setup.buildings ? 1 : 0;
  s.wonder_variant = setup.wonder ? 1 : 0;
  s.english = setup.english ? 1 : 0;
  s.players = static_cast<std::int8_t>(setup.seats.size());
  for (std::size_t i = 0; i < setup.seats.size(); ++i) s.seat[i] = static_cast<std::int8_t>(setup.seats[i]);
  for (auto& leaders : s.leader)
    for (auto& cell : leaders) cell = kOff;
  for (auto& cell : s.monument) cell = kOff;
  for (auto& cell : s.building) cell = kOff;
  s.wonder = s.union_tile = kOff;
  // TE-1.2, TE-1.3.
  for (int colour = 0; colour < kColours; ++colour)
    s.pool[colour] = static_cast<std::int8_t>(kTiles[static_cast<std::size_t>(colour)]);
  if (rule_on("TE-1.2"))
    for (int cell = facts.temples.first(); cell >= 0; cell = facts.temples.next(cell)) {
      s.tile[cell] = Tile::red;
      s.treasure[cell] = 1;
      --s.pool[red];
    }
  for (const int n : s.pool) s.bag = static_cast<std::int16_t>(s.bag + n);
  for (const int dynasty : setup.seats) s.catastrophes[dynasty] = kCatastrophesEach;  // TE-1.5
  s.active = static_cast<std::int8_t>(setup.start);
  s.turn = 1;
  s.action = 1;
  s.winner = kNobodyYet;
}

std::span<const std::string_view> setup_members() {
  static constexpr std::array<std::string_view, 6> kMembers = {"players",   "start",  "board",
                                                               "buildings", "wonder", "english"};
  return kMembers;
}

namespace {

// true or false; `ok` becomes false for anything else.
bool flag(const Fact& f, bool& ok) {
  ok = f.to.text == "true" || f.to.text == "false" || f.to.text == "1" || f.to.text == "0";
  return f.to.text == "true" || f.to.text == "1";
}

Result<bool> read_seats(const Header& header, GameSetup& setup) {
  for (const SideInfo& side : header.sides) {
    const int dynasty = find_dynasty(side.side);
    if (dynasty < 0)
      return setup_error("there is no dynasty '" + std::string(side.side) + "': archer, bull, pot or lion (TE-1.5)");
    if (std::find(setup.seats.begin(), setup.seats.end(), dynasty) != setup.seats.end())
      return setup_error("two players have the dynasty '" + std::string(side.side) +
                         "': give each of them one of their own, archer, bull, pot or lion (TE-1.5)");
    setup.seats.push_back(dynasty);
  }
  int players = header.sides.empty() ? 2 : static_cast<int>(setup.seats.size());
  for (const Fact& f : header.setup)
    if (f.field == "players") players = f.to.integer(-1);
  if (players < 2 || players > kDynasties)
    return setup_error(std::to_string(players) +
                       " players: the game is for 2 to 4; name them in sides, or set setup.players");
  if (!setup.seats.empty() && players != static_cast<int>(setup.seats.size()))
    return setup_error("setup.players is " + std::to_string(players) + ", but " + std::to_string(setup.seats.size()) +
                       " sides are named: leave out setup.players, or name them all");
  for (int dynasty = 0; static_cast<int>(setup.seats.size()) < players; ++dynasty) setup.seats.push_back(dynasty);
  setup.start = setup.seats.front();
  return true;
}

Result<bool> read_members(const Header& header, GameSetup& setup) {
  for (const Fact& f : header.setup) {
    bool ok = true;
    if (f.field == "board") {
      ok = f.to.text == "standard" || f.to.text == "advanced";
      setup.board = f.to.text == "advanced" ? advanced_board : standard_board;
    } else if (f.field == "buildings") {
      setup.buildings = flag(f, ok);
    } else if (f.field == "wonder") {
      setup.wonder = flag(f, ok);
    } else if (f.field == "english") {
      setup.english = flag(f, ok);
    } else if (f.field == "start") {
      const int dynasty = find_dynasty(f.to.text);
      ok = std::find(setup.seats.begin(), setup.seats.end(), dynasty) != setup.seats.end();
      if (ok) setup.start = dynasty;
    }
    if (!ok)
      return setup_error("setup." + std::string(f.field) + " can't be '" + std::string(f.to.text) + "': " +
                         (f.field == "board"   ? "standard or advanced"
                          : f.field == "start" ? "a dynasty that plays"
                                               : "true or false"));
  }
  return true;
}

// The dynasty of "hand.bull"; -1 for another field.
int dynasty_of_hand(std::string_view field) {
  return field.starts_with("hand.") ? find_dynasty(field.substr(5)) : -1;
}

// Takes all from the board that a recorded position tells of by itself.
void clear_board(State& s, const std::vector<Fact>& position) {
  const auto told = [&position](std::string_view field) {
    return std::any_of(position.begin(), position.end(), [field](const Fact& f) { return f.field == field; });
  };
  if (told("tile")) std::fill(std::begin(s.tile), std::end(s.tile), Tile::none);
  if (told("treasure")) std::memset(s.treasure, 0, sizeof s.treasure);
}

std::string unknown_subject(const Fact& f, const FieldInfo& field, const std::string& name) {
  const bool cells = field.domain == static_cast<int>(DomainId::cells);
  std::string message =
      f.subject.empty() ? name + " names nothing" : "unknown name '" + std::string(f.subject) + "' in " + name;
  if (field.domain < 0) return message;
  const auto& names = tables().domains[static_cast<std::size_t>(field.domain)].names;
  return message + ": " + (cells ? "cells are A1 to P11, " : "") + "as in {\"" + std::string(names.front()) +
         "\": ...}";
}

Result<bool> read_fact(const Fact& f, const std::vector<Value>* items, State& s) {
  const std::string name = "setup.position." + std::string(f.field);
  const int hand = dynasty_of_hand(f.field);
  if (hand >= 0 && f.subject.empty()) {  // a list of tiles
    const std::vector<std::string_view> words = texts_of(f.to, items);
    if (words.size() > kHandSize)
      return setup_error(name + " has " + std::to_string(words.size()) + " tiles; a hand holds at most 6 (TE-1.6)");
    for (const std::string_view word : words) {
      const int tile = find_tile(word);
      if (tile < 0)
        return setup_error("unknown tile '" + std::string(word) + "' in " + name +
                           ": a list of black, red, blue, green; or counts, {\"red\": 2, \"unseen\": 4}");
      ++s.hand[hand][tile];
    }
    return true;
  }
  if (const int field = tables().field(f.field); field >= 0) {
    const FieldInfo& info = tables().fields[static_cast<std::size_t>(field)];
    const int subject = info.domain < 0 ? 0 : tables().find_option(info.domain, f.subject);
    const bool off = info.domain == static_cast<int>(DomainId::cells) && subject == kOff;
    if (subject < 0 || off) return setup_error(unknown_subject(f, info, name));
  }
  const Result<int> read = read_position_field(tables(), f, &s, hand >= 0);
  if (!read) return read.error();
  return true;
}

int tiles_on_board(const State& s, int colour) {
  int n = 0;
  for (int cell = 0; cell < kCells; ++cell)
    if ((is_face_up(s.tile[cell]) || is_face_down(s.tile[cell])) && colour_of(s.tile[cell]) == colour) ++n;
  return n;
}

// What the position doesn't tell of hands, bag and tiles out of the game follows from the rest.
void count_the_rest(State& s, const std::vector<Fact>& position) {
  bool bag_told = false, pool_told = false;
  bool hand_told[kDynasties] = {};
  for (const Fact& f : position) {
    bag_told = bag_told || f.field == "bag";
    pool_told = pool_told || f.field == "pool";
    if (const int hand = dynasty_of_hand(f.field); hand >= 0) hand_told[hand] = true;
  }
  int unseen = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    int left = kTiles[static_cast<std::size_t>(colour)] - tiles_on_board(s, colour) - s.discarded[colour];
    for (const auto& hand : s.hand) left -= hand[colour];
    if (!pool_told) s.pool[colour] = static_cast<std::int8_t>(std::max(left, 0));
    unseen += s.pool[colour];
  }
  for (int i = 0; i < s.players; ++i) {
    const int dynasty = s.seat[i];
    if (!hand_told[dynasty]) s.hand[dynasty][kUnseen] = static_cast<std::int8_t>(std::min(unseen, kHandSize));
    unseen -= s.hand[dynasty][kUnseen];
  }
  const int rest = std::max(unseen - s.discarded[kUnseen], 0);
  if (!bag_told) {
    s.bag = static_cast<std::int16_t>(rest);
  } else if (rest > s.bag) {
    s.discarded[kUnseen] = static_cast<std::int16_t>(s.discarded[kUnseen] + rest - s.bag);
  }
}

}  // namespace

Result<bool> read_setup(const Header& header, const std::vector<Value>* items, State& s) {
  GameSetup setup;
  if (const Result<bool> ok = read_seats(header, setup); !ok) return ok.error();
  if (const Result<bool> ok = read_members(header, setup); !ok) return ok.error();
  start_position(s, setup);
  if (header.position.empty()) return true;
  clear_board(s, header.position);
  s.phase = Phase::actions;
  for (const Fact& f : header.position)
    if (const Result<bool> ok = read_fact(f, items, s); !ok) return ok.error();
  if (std::find(setup.seats.begin(), setup.seats.end(), s.active) == setup.seats.end())
    return setup_error("setup.position.active can't be '" +
                       std::string(kDynastyNames[static_cast<std::size_t>(s.active)]) + "': nobody plays that dynasty");
  count_the_rest(s, header.position);
  return true;
}

std::vector<std::string> broken_invariants(const State& s) {
  std::vector<std::string> broken;
  const auto want = [&broken](bool holds, std::string what) {
    if (!holds) broken.push_back(std::move(what));
  };
  const Board b = look(s);
  const BoardFacts& facts = board_facts(s.board);
  // TE-18.1: by colour, the tiles nobody has seen in `pool`.
  int unseen = s.bag + s.discarded[kUnseen], pool = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    int n = tiles_on_board(s, colour) + s.discarded[colour] + s.pool[colour];
    for (const auto& hand : s.hand) n += hand[colour];
    pool += s.pool[colour];
    want(n == kTiles[static_cast<std::size_t>(colour)],
         "TE-18.1: " + std::to_string(n) + " " + std::string(kColourNames[static_cast<std::size_t>(colour)]) +
             " tiles, there are " + std::to_string(kTiles[static_cast<std::size_t>(colour)]));
  }
  for (const auto& hand : s.hand) unseen += hand[kUnseen];
  want(pool == unseen, "TE-18.1: " + std::to_string(pool) + " tiles not seen for " + std::to_string(unseen) +
                           " places in the bag, hands and out of the game");
  // TE-18.2.
  const Kingdoms k = kingdoms(b);
  for (int i = 0; i < k.count; ++i) {
    const Cells& area = k.area[static_cast<std::size_t>(i)];
    const std::string where = " in the kingdom of " + std::string(cell_name(area.first()));
    for (std::size_t colour = 0; colour < kColours; ++colour)
      want((b.leaders[colour] & area).count() <= 1,
           "TE-18.2: two leaders, " + std::string(kLeaderNames[colour]) + where);
    want((b.leaders[green] & area).none() || (b.treasures & area).count() <= 1,
         "TE-18.2: a trader and " + std::to_string((b.treasures & area).count()) + " treasures" + where);
  }
  const Cells by_a_temple = beside(b.tiles[red]);
  for (int cell = b.all_leaders.first(); cell >= 0; cell = b.all_leaders.next(cell)) {
    want(by_a_temple.has(cell), "TE-18.2: no temple beside the leader on " + std::string(cell_name(cell)));
    want(!facts.river.has(cell), "TE-18.2: a leader on the river space " + std::string(cell_name(cell)));
    want(s.tile[cell] == Tile::none, "TE-18.2: two pieces on " + std::string(cell_name(cell)));
  }
  for (int cell = 0; cell < kCells; ++cell)
    if (is_face_up(s.tile[cell]))
      want((colour_of(s.tile[cell]) == blue) == facts.river.has(cell),
           "TE-18.2: a " + std::string(kTileNames[static_cast<std::size_t>(colour_of(s.tile[cell]))]) +
               " on the wrong ground at " + std::string(cell_name(cell)));
  for (int m = 0; m < kMonuments; ++m) {
    const int corner = s.monument[m];
    if (corner == kOff) continue;
    const bool fits = corner % kColumns < kColumns - 1 && corner / kColumns < kRows - 1;
    want(fits && is_face_down(s.tile[corner]) && is_face_down(s.tile[corner + 1]) &&
             is_face_down(s.tile[corner + kColumns]) && is_face_down(s.tile[corner + kColumns + 1]),
         "TE-9.2: no four face-down tiles under the monument " +
             std::string(kMonumentFacts[static_cast<std::size_t>(m)].id) + " at " + std::string(cell_name(corner)));
  }
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const int cell = s.building[colour];
    want(cell == kOff || is_face_up(s.tile[cell]),
         "TE-11.1: no tile under the " + std::string(kBuildingNames[colour]) + " at " + std::string(cell_name(cell)));
  }
  want(s.wonder == kOff || b.wonder.has(s.wonder), "TE-13.1: the wonder isn't at " + std::string(cell_name(s.wonder)));
  // How many are left needn't be told of a position.
  want(b.catastrophes.count() <= kCatastrophesEach * s.players, "TE-18.2: " + std::to_string(b.catastrophes.count()) +
                                                                    " catastrophes on the board, there are " +
                                                                    std::to_string(kCatastrophesEach * s.players));
  // TE-18.3, TE-18.4.
  int treasures = treasures_on_board(s);
  want(treasures >= 1, "TE-18.3: no treasure is left on the board");
  for (const int n : s.treasures) treasures += n;
  want(treasures == facts.temples.count(),
       "TE-18.3: " + std::to_string(treasures) + " treasures, there are " + std::to_string(facts.temples.count()));
  for (int i = 0; i < s.players; ++i)
    want(hand_size(s, s.seat[i]) <= kHandSize, "TE-18.4: more than 6 tiles in the hand of " +
                                                   std::string(kDynastyNames[static_cast<std::size_t>(s.seat[i])]));
  return broken;
}

}  // namespace arbiter::te
