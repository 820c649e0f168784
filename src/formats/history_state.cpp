#include "formats/history_state.hpp"

#include <algorithm>

#include "formats/json_pieces.hpp"
#include "games/tigris/names.hpp"

namespace arbiter::formats::history {

namespace {

using rapidjson::Value;

constexpr int kMostPoints = 999;

std::size_t at(int n) {
  return static_cast<std::size_t>(n);
}

// Reads one piece, keeping the first thing that is wrong.
class StateParser {
 public:
  explicit StateParser(HistoryState& s) : s_(s) {}

  void read(const Value& v) {
    const Value& board = member(v, "board");
    const Value& players = member(v, "players");
    if (!board.IsObject()) return wrong("it has no board");
    if (!players.IsArray() || players.Size() < 1) return wrong("it has no players");
    s_.players = static_cast<int>(players.Size());
    if (s_.players > te::kDynasties) return wrong(std::to_string(s_.players) + " players");
    read_board(board);
    s_.monument.fill(te::kCells);
    read_monuments(member(v, "monuments"));
    for (int player = 0; player < s_.players; ++player)
      read_player(players[static_cast<rapidjson::SizeType>(player)], player);
    for (int colour = 0; colour < te::kColours; ++colour)
      s_.bag[at(colour)] = count(member(member(v, "bag"), te::kColourNames[at(colour)].data()), "bag", te::kAllTiles);
    read_union(board, v);
    read_stack(member(v, "play_action_stack"));
    check_leaders(board);
  }

 private:
  void wrong(std::string what) {
    if (s_.wrong.empty()) s_.wrong = std::move(what);
  }

  // 176 bits as a hexadecimal number, A1 lowest.
  te::Cells cells(const Value& board, const std::string& name) {
    te::Cells set;
    std::string_view digits = text_of(member(board, name.c_str()));
    if (!digits.starts_with("0x") || digits.size() < 3) {
      wrong(name + " is no hexadecimal number");
      return set;
    }
    digits.remove_prefix(2);
    int bit = 0;
    for (std::size_t i = digits.size(); i > 0; --i, bit += 4) {
      const char c = digits[i - 1];
      int value = -1;
      if (c >= '0' && c <= '9') value = c - '0';
      if (c >= 'a' && c <= 'f') value = c - 'a' + 10;
      if (c >= 'A' && c <= 'F') value = c - 'A' + 10;
      if (value < 0) {
        wrong(name + " is no hexadecimal number");
        return set;
      }
      for (int k = 0; k < 4; ++k) {
        if ((value >> k & 1) == 0) continue;
        if (bit + k >= te::kCells) {
          wrong(name + " has a bit beyond the 176 cells of the board");
          return set;
        }
        set.add(bit + k);
      }
    }
    return set;
  }

  void read_board(const Value& board) {
    for (int colour = 0; colour < te::kColours; ++colour)
      s_.tiles[at(colour)] = cells(board, "tile_" + std::string(te::kColourNames[at(colour)]));
    s_.catastrophes = cells(board, "catastrophes");
    s_.treasures = cells(board, "treasures");
    s_.under_monuments = cells(board, "monuments");
  }

  // {x: row, y: column}; kCells for null.
  int position(const Value& v, const char* name) {
    if (v.IsNull()) return te::kCells;
    const std::optional<int> row = whole_number(member(v, "x")), column = whole_number(member(v, "y"));
    if (!row || !column || tigris::cell_at(*row, *column).empty()) {
      wrong(std::string(name) + " is no cell of the board");
      return te::kCells;
    }
    return *row * te::kColumns + *column;
  }

  int count(const Value& v, const char* name, int most) {
    const std::optional<int> n = whole_number(v);
    if (n && *n >= 0 && *n <= most) return *n;
    wrong(std::string(name) + " is no number from 0 to " + std::to_string(most));
    return 0;
  }

  void read_player(const Value& v, int player) {
    if (!v.IsObject()) return wrong("player " + std::to_string(player + 1) + " is no object");
    for (int colour = 0; colour < te::kColours; ++colour) {
      const std::string name(te::kColourNames[at(colour)]);
      const Value& place = member(v, ("placed_" + name + "_leader").c_str());
      s_.leader[at(player)][at(colour)] = position(place, "the place of a leader");
      s_.hand[at(player)][at(colour)] = count(member(v, ("hand_" + name).c_str()), "a hand", te::kAllTiles);
      s_.vp[at(player)][at(colour)] = count(member(v, ("score_" + name).c_str()), "a score", kMostPoints);
    }
    s_.treasures_taken[at(player)] = count(member(v, "score_treasure"), "score_treasure", te::kAllTiles);
    s_.catastrophes_left[at(player)] = count(member(v, "num_catastrophes"), "num_catastrophes", te::kCatastrophesEach);
  }

  // The board tells leaders a second time.
  void check_leaders(const Value& board) {
    for (int colour = 0; colour < te::kColours; ++colour) {
      te::Cells placed;
      for (int player = 0; player < s_.players; ++player)
        if (const int cell = s_.leader[at(player)][at(colour)]; cell != te::kCells) placed.add(cell);
      const std::string name = "leader_" + std::string(te::kColourNames[at(colour)]);
      const te::Cells told = cells(board, name);
      if ((placed - told).any() || (told - placed).any())
        wrong(name + " and the places of the players' leaders differ");
    }
  }

  // Each with its type and its top left cell, whatever these members are called.
  void read_monuments(const Value& list) {
    if (!list.IsArray()) return;
    for (const Value& v : list.GetArray()) {
      int monument = -1, cell = te::kCells;
      if (v.IsObject())
        for (const auto& [name, value] : v.GetObject()) {
          if (value.IsString()) monument = te::find_monument(text_of(value));
          if (value.IsObject()) cell = position(value, "the place of a monument");
        }
      if (monument < 0 || monument >= te::kMonuments || cell == te::kCells) return wrong("a monument isn't understood");
      s_.monument[at(monument)] = cell;
    }
  }

  void read_union(const Value& board, const Value& v) {
    s_.marker = position(member(board, "unification_tile"), "unification_tile");
    const Value& conflict = member(v, "external_conflict");
    s_.union_cell = position(member(conflict, "unification_tile_pos"), "unification_tile_pos");
    const int colour = te::find_colour(text_of(member(conflict, "unification_tile_type")));
    if (s_.union_cell != te::kCells && colour >= 0) s_.tiles[at(colour)].add(s_.union_cell);
  }

  static bool is_action(const Value& v) { return v.IsArray() && v.Size() == 2 && text_of(v[1U]) == "Normal"; }

  // [["Player1", "Normal"], ["Player2", {"AddSupport": "Red"}]]
  void read_stack(const Value& stack) {
    if (!stack.IsArray() || stack.Empty()) return wrong("play_action_stack is no list of decisions");
    for (const Value& v : stack.GetArray()) s_.actions_left += is_action(v) ? 1 : 0;
    const Value& last = stack[stack.Size() - 1];
    if (!last.IsArray() || last.Size() != 2) return wrong("the last decision of play_action_stack isn't understood");
    const std::string_view name = text_of(last[0U]);
    for (int player = 0; player < s_.players; ++player)
      if (name == "Player" + std::to_string(player + 1)) s_.decider = player;
    if (s_.decider < 0) return wrong("play_action_stack names no player of the game");
    using Decision = HistoryState::Decision;
    const Value& what = last[1U];
    if (is_action(last)) {
      s_.decision = Decision::action;
    } else if (what.IsObject() && what.HasMember("AddSupport")) {
      s_.decision = Decision::commit;
      s_.decision_colour = te::find_colour(text_of(what["AddSupport"]));
      if (s_.decision_colour < 0) wrong("AddSupport names no colour");
    } else if (what.IsObject() && what.HasMember("SelectLeader")) {
      s_.decision = Decision::choose_war;
    } else if (what.IsObject() && what.HasMember("TakeTreasure")) {
      s_.decision = Decision::treasure;
    }
  }

  HistoryState& s_;
};

}  // namespace

bool HistoryState::is_start() const {
  for (int player = 0; player < players; ++player) {
    for (const int cell : leader[at(player)])
      if (cell != te::kCells) return false;
    if (tigris::sum(vp[at(player)]) > 0 || treasures_taken[at(player)] > 0) return false;
  }
  return catastrophes.none() && under_monuments.none() && union_cell == te::kCells;
}

HistoryState read_history_state(std::string_view piece) {
  HistoryState s;
  const JsonPiece json(piece);
  if (!json.ok() || !json.root().IsObject()) {
    s.wrong = "it's no object, or too large a one";
    return s;
  }
  StateParser(s).read(json.root());
  return s;
}

std::string_view tile_kind(const HistoryState& s, int cell, std::string_view before) {
  constexpr std::string_view kDown = "face-down ";
  constexpr std::array<std::string_view, te::kColours> kFaceDown = {"face-down black", "face-down red",
                                                                    "face-down blue", "face-down green"};
  const bool covered = s.under_monuments.has(cell);
  if (covered && before.starts_with(kDown)) return before;
  for (std::size_t colour = 0; colour < te::kColours; ++colour) {
    const bool here = s.tiles[colour].has(cell) || (covered && before == te::kColourNames[colour]);
    if (here) return covered ? kFaceDown[colour] : te::kColourNames[colour];
  }
  return s.catastrophes.has(cell) ? "catastrophe" : "none";
}

}  // namespace arbiter::formats::history
