// The notifications of a BoardGameArena log, whatever packets they come in, and the seats that they tell of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/json_pieces.hpp"
#include "formats/tigris_entries.hpp"

namespace arbiter::formats::bga {

// One notification. Views point into the text of the log.
struct Notification {
  std::string_view type, args, whole;
  std::string_view channel;  // "/table/t1", "/player/p2"; empty if not told
  std::size_t packet = 0;    // number of the packet that it stands in, from 1
};

// Calls `take` with each notification of the text in order, until it returns false.
struct WalkResult {
  std::size_t notifications = 0;
  JsonPieces::Fault fault = JsonPieces::Fault::none;
  std::size_t at = 0;  // of the fault
};
template <class Take>
WalkResult walk(std::string_view text, std::size_t nesting, Take take);

// What a player has told of himself.
struct Player {
  std::string id, name;
  int dynasty = -1;
};

// Who plays, clockwise, as far as the log shows.
class Seats {
 public:
  // Learns from one notification; called for all of them before anything is written.
  void learn(const Notification& n);
  // Gives dynasties to those whose leaders never show; two players at least.
  void settle();

  int size() const { return static_cast<int>(players_.size()); }
  const std::vector<Player>& players() const { return players_; }
  // The seat of a player's id, -1 if nobody has it.
  int find(std::string_view id) const;
  bool buildings = false, wonder = false;
  // The text with players' names replaced by their dynasties.
  std::string without_names(std::string_view text) const;

 private:
  Player& seat(std::string_view id);
  std::vector<Player> players_;
  std::vector<Player> others_;  // seen, but not yet in a turn of their own
};

// The id of the player that a notification is about: of its arguments, else of its private channel.
std::string player_id(const Notification& n, const rapidjson::Value& args);
// An action of a turn, by its type alone.
bool is_turn_action(std::string_view type);
// "bull" by the word that the platform uses for a leader's shape; -1 for none.
int dynasty_of_shape(std::string_view shape);
// A colour's number, -1 for another word.
int colour_of(const rapidjson::Value& value);
// The cell of members x and y, or pos_x and pos_y; empty if they name none.
std::string_view cell_of(const rapidjson::Value& args);

// --- the walk

namespace detail {

template <class Take>
class Walker {
 public:
  Walker(std::size_t nesting, Take& take) : nesting_(nesting), take_(take) {}

  // False: the walk is over.
  bool value(std::string_view text, std::size_t offset, std::size_t depth, std::string_view channel) {
    if (text.empty() || (text.front() != '{' && text.front() != '[')) return true;
    if (depth >= nesting_) return fail(JsonPieces::Fault::too_deep, offset);
    if (depth > kDeepest) return true;
    return text.front() == '{' ? object(text, offset, depth, channel) : list(text, offset, depth, channel);
  }

  WalkResult result;

 private:
  bool fail(JsonPieces::Fault fault, std::size_t at) {
    result.fault = fault;
    result.at = at;
    return false;
  }

  bool list(std::string_view text, std::size_t offset, std::size_t depth, std::string_view channel) {
    JsonPieces all(text, nesting_ - depth);
    while (all.next())
      if (!value(all.value(), offset + all.offset(), depth + 1, channel)) return false;
    return all.fault() == JsonPieces::Fault::none || tail(text, offset, all, depth, channel) ||
           fail(all.fault(), offset + all.at());
  }

  // The text ends within the last piece: what is whole in it is read all the same.
  bool tail(std::string_view text, std::size_t offset, const JsonPieces& all, std::size_t depth,
            std::string_view channel) {
    const std::size_t at = offset + all.offset();
    if (all.fault() != JsonPieces::Fault::truncated || at <= last_tail_) return false;
    last_tail_ = at;
    value(text.substr(all.offset()), at, depth + 1, channel);
    return false;
  }

  bool object(std::string_view text, std::size_t offset, std::size_t depth, std::string_view channel) {
    std::string_view type, args;
    bool packet = false;
    JsonPieces all(text, nesting_ - depth);
    while (all.next()) {
      if (all.key() == "type" && all.value().front() == '"') type = all.value();
      if (all.key() == "args") args = all.value();
      if (all.key() == "channel" && all.value().size() >= 2) channel = all.value();
      if (all.key() == "data" || all.key() == "notifications" || all.key() == "packet_id") packet = true;
    }
    if (!type.empty() && !args.empty() && all.fault() == JsonPieces::Fault::none) {
      ++result.notifications;
      return take_(Notification{type.substr(1, type.size() - 2), args, text, channel, packets_});
    }
    if (packet) ++packets_;
    JsonPieces again(text, nesting_ - depth);
    while (again.next())
      if (!value(again.value(), offset + again.offset(), depth + 1, channel)) return false;
    return again.fault() == JsonPieces::Fault::none || tail(text, offset, again, depth, channel) ||
           fail(again.fault(), offset + again.at());
  }

  static constexpr std::size_t kDeepest = 12;  // levels at which notifications are looked for

  std::size_t nesting_;
  Take& take_;
  std::size_t packets_ = 0, last_tail_ = 0;
};

}  // namespace detail

template <class Take>
WalkResult walk(std::string_view text, std::size_t nesting, Take take) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  detail::Walker<Take> walker(nesting, take);
  if (first != std::string_view::npos) walker.value(text.substr(first), first, 0, {});
  return walker.result;
}

}  // namespace arbiter::formats::bga
