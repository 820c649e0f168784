// The course of a game as the notifications of a log tell it, one after the other: turns, actions, what follows them.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "formats/bga_log.hpp"

namespace arbiter::formats::bga {

class Turns {
 public:
  Turns(tigris::Entries& out, const Seats& seats) : out_(out), seats_(seats) {}

  // Writes what the notification tells; `at` is its number. Returns why it isn't understood; empty if it is.
  std::string take(const Notification& n, const rapidjson::Value& args, std::uint32_t at);
  // The log has ended.
  void finish(std::uint32_t at);
  // Notifications of this game so far.
  std::size_t understood() const { return understood_; }

 private:
  using Args = const rapidjson::Value&;
  using Handler = std::string (Turns::*)(const Notification&, Args);
  static Handler handler(std::string_view type);

  std::string place_leader(const Notification& n, Args args);
  std::string leader_returned(const Notification& n, Args args);
  std::string place_tile(const Notification& n, Args args);
  std::string tile_returned(const Notification& n, Args args);
  std::string catastrophe(const Notification& n, Args args);
  std::string swap(const Notification& n, Args args);
  std::string swapped_tiles(const Notification& n, Args args);
  std::string leader_selected(const Notification& n, Args args);
  std::string leader_unselected(const Notification& n, Args args);
  std::string support(const Notification& n, Args args);
  std::string concluded(const Notification& n, Args args);
  std::string wars_ended(const Notification& n, Args args);
  std::string building(const Notification& n, Args args);
  std::string monument(const Notification& n, Args args);
  std::string wonder(const Notification& n, Args args);
  std::string treasure(const Notification& n, Args args);
  std::string score(const Notification& n, Args args);
  std::string drawn(const Notification& n, Args args);
  std::string drawn_tiles(const Notification& n, Args args);
  std::string ending(const Notification& n, Args args);
  std::string final_scores(const Notification& n, Args args);

  // The dynasty of the player a notification is about; -1 for nobody of the game.
  int dynasty(const Notification& n, Args args) const;
  int seat_of(int dynasty) const;
  int next_dynasty(int dynasty) const;
  void begin_action(int dynasty);
  void begin_turn(int dynasty);
  void begin_end(int paid);
  void pass();
  void write_discards(tigris::Tiles& tiles, int player);
  void flush_monuments();
  // Takes the entries back to those before the latest action, and says so.
  void cancel_action(std::string_view what);
  void cut_to(std::size_t entries);
  void stated(std::string_view field, std::string_view subject, int by);

  tigris::Entries& out_;
  const Seats& seats_;
  std::uint32_t at_ = 0;
  std::size_t understood_ = 0, packet_ = 0;

  int turn_ = 0, active_ = -1, taken_ = 0;
  bool ending_turn_ = false;      // the heading of the turn's end is written
  std::size_t action_began_ = 0;  // entries before the heading of the latest action
  bool can_cancel_ = false;
  std::size_t war_chosen_ = 0;         // entries before the latest choice of a war; 0: none
  int attacker_ = -1, defender_ = -1;  // of the conflict under way
  int swapping_ = -1;                  // who has yet to draw for a swap
  std::string_view followed_;          // type of the notification whose consequences may come; empty: none
  std::string_view game_end_;          // what ended the game, as field `ending` names it

  std::map<std::string, int, std::less<>> tiles_;         // colours of tiles seen by their ids
  std::array<tigris::Tiles, te::kDynasties> seen_{};      // drawn, told privately before the public word came
  std::array<std::size_t, te::kDynasties> unseen_{};      // index of a draw whose tiles may be told yet, plus 1
  std::array<tigris::Tiles, te::kDynasties> discards_{};  // told privately before the swap
  std::array<tigris::Tiles, te::kDynasties> monument_points_{};
};

}  // namespace arbiter::formats::bga
