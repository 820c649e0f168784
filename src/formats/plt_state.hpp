// One action and one state of a plt record, and what their difference says of tiles drawn.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "formats/tigris_entries.hpp"

namespace arbiter::formats::plt {

using tigris::Tiles;

// What lies in hands and bag, as far as the record tells.
struct PltState {
  bool ok = false;  // false: the piece isn't understood, nothing is known
  int players = 0;
  std::array<std::vector<int>, te::kDynasties> hand;  // colours in the order of the record
  Tiles bag{};

  Tiles tiles(int player) const;
  int size(int player) const { return static_cast<int>(hand[static_cast<std::size_t>(player)].size()); }
};
PltState read_state(std::string_view piece);

enum class ActionKind : std::int8_t { tile, leader, catastrophe, swap, monument, attack, defence, unknown };

struct PltAction {
  ActionKind kind = ActionKind::unknown;
  std::string_view wrong;  // what is wrong with it; empty for a sound one
  int player = -1;
  int colour = -1;    // of the tile, the leader, the conflict's leaders
  int colour_2 = -1;  // of a monument
  int row = -1, column = -1;
  Tiles discard{};
  bool build = false, revolt = false;
  int commit = 0;             // tiles from the hand; negative ones stand in such records
  std::optional<int> attack;  // what a defence says of the attacker's total

  // One of the two actions of a turn, not a decision within one.
  bool is_turn_action() const { return kind < ActionKind::monument || kind == ActionKind::unknown; }
  bool off_board() const { return row == -1 && column == -1; }
  // Tiles that leave the player's hand.
  Tiles played() const;
};
// `players` is the number of players of the game.
PltAction read_action(std::string_view piece, int players);

// Tiles drawn between two states while one action was carried out.
struct Draws {
  bool fit = false;                            // the states can follow each other with this action
  std::array<Tiles, te::kDynasties> refill{};  // before the action, at the end of the turn before
  Tiles swap{};                                // by the player who swaps
  bool unserved = false;                       // the bag couldn't serve the swap: the hand is told as before it
  Tiles lost{};                                // that left the bag and reached no hand: the game ended there
};
// `first`: the action is the first one of a turn, hands were filled up before it.
Draws draws_between(const PltState& before, const PltState& after, const PltAction& action, bool first);
// The same without an action: the state after the last refill.
Draws draws_at_end(const PltState& before, const PltState& after);

}  // namespace arbiter::formats::plt
