// What the readers of Tigris & Euphrates records share: writing entries in the spelling of formats/tigris.md.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "formats/reading.hpp"
#include "games/tigris/facts.hpp"

namespace arbiter::formats::tigris {

using Tiles = std::array<int, te::kColours>;  // a number of tiles by colour
int sum(const Tiles& tiles);

// "E5" of a row and a column that count from 0; empty for a place that isn't on the board.
std::string_view cell_at(int row, int column);
// Of a dynasty's number, which is also the player's: players take the dynasties in order.
std::string_view dynasty_name(int player);
// "archer red"; empty for players beyond the fourth.
std::string_view leader_name(int player, int colour);
// The field of a row of four that belongs to a player: "hand.archer", "vp.bull".
std::string_view hand_field(int player);
std::string_view vp_field(int player);

// Appends entries to a game's record as long as the limits allow.
class Entries {
 public:
  Entries(Reading& reading, ReadGame& game) : reading_(reading), game_(game), r_(game.record) {}

  // Game, ruleset, profile and format; `players` sides with the dynasties in order. A player beyond the fourth becomes
  // a side that no dynasty has.
  void header(std::string_view format, int players);

  void heading(std::string_view text, std::uint32_t at);
  // "Turn 12 bull action 1", "Turn 12 bull end".
  void heading(int turn, int player, std::string_view step, std::uint32_t at);
  void choice(std::string_view by, std::string_view key, std::string_view pick, std::uint32_t at);
  void choice(int player, std::string_view key, std::string_view pick, std::uint32_t at) {
    choice(dynasty_name(player), key, pick, at);
  }
  void number(int player, std::string_view key, int n, std::uint32_t at);
  // Tiles drawn, seen by the record or not; none: no entry.
  void draw(int player, const Tiles& tiles, std::uint32_t at);
  void draw_unseen(int player, int n, std::uint32_t at);
  // A stated change or an expectation; its facts follow.
  void changed(std::uint32_t at) { add(EntryKind::changed, at); }
  void expect(std::uint32_t at) { add(EntryKind::expect, at); }
  void adjust(std::uint32_t at) { add(EntryKind::adjust, at); }
  void fact(std::string_view field, std::string_view subject, int to);
  void fact(std::string_view field, std::string_view subject, std::string_view to);
  // A stated change "by n" beside its value afterwards.
  void fact_by(std::string_view field, std::string_view subject, int by, int to);
  void fact_only_by(std::string_view field, std::string_view subject, int by);
  void fact_list(std::string_view field, const std::vector<int>& numbers);
  void comment(std::string_view text, std::uint32_t at);
  // A piece of the source that isn't understood, and why.
  void unread(std::string_view text, std::uint32_t at, std::string_view why);

  // A limit was hit: nothing more is added, the game's error says which one it was.
  bool full() const { return full_; }
  Record& record() { return r_; }

 private:
  Entry* add(EntryKind kind, std::uint32_t at);
  Fact* add_fact(std::string_view field, std::string_view subject);
  void stop(std::size_t Limits::*limit);

  Reading& reading_;
  ReadGame& game_;
  Record& r_;
  bool full_ = false;
};

}  // namespace arbiter::formats::tigris
