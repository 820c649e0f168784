#include "formats/bga_log.hpp"

#include <algorithm>

#include "games/tigris/names.hpp"

namespace arbiter::formats::bga {

namespace {

using rapidjson::Value;

// A string or a number as text.
std::string word(const Value& v) {
  if (v.IsString()) return std::string(text_of(v));
  const std::optional<int> n = whole_number(v);
  return n ? std::to_string(*n) : std::string();
}

constexpr std::size_t kMostPlayers = 8;  // more than a table has: the rest is no player

}  // namespace

int dynasty_of_shape(std::string_view shape) {
  return te::find_dynasty(shape);
}

int colour_of(const Value& value) {
  return te::find_colour(text_of(value));
}

std::string_view cell_of(const Value& args) {
  const bool plain = args.IsObject() && args.HasMember("x");
  const std::optional<int> column = whole_number(member(args, plain ? "x" : "pos_x"));
  const std::optional<int> row = whole_number(member(args, plain ? "y" : "pos_y"));
  return column && row ? tigris::cell_at(*row, *column) : std::string_view{};
}

bool is_turn_action(std::string_view type) {
  return type == "placeLeader" || type == "placeTile" || type == "catastrophe" || type == "discardNotif";
}

std::string player_id(const Notification& n, const Value& args) {
  std::string id = word(member(args, "player_id"));
  if (!id.empty()) return id;
  const std::size_t at = n.channel.find("/player/p");
  if (at == std::string_view::npos) return {};
  for (std::size_t i = at + 9; i < n.channel.size() && n.channel[i] != '"'; ++i) id += n.channel[i];
  return id;
}

int Seats::find(std::string_view id) const {
  for (std::size_t i = 0; i < players_.size(); ++i)
    if (players_[i].id == id) return static_cast<int>(i);
  return -1;
}

Player& Seats::seat(std::string_view id) {
  for (auto* list : {&players_, &others_})
    for (Player& p : *list)
      if (p.id == id) return p;
  others_.push_back({std::string(id), {}, -1});
  return others_.back();
}

void Seats::learn(const Notification& n) {
  buildings = buildings || n.type == "buildCivilizationBuilding";
  wonder = wonder || n.type == "placeWonder";
  const JsonPiece json(n.args);
  const Value& args = json.root();
  const bool active = n.type == "gameStateChange";
  const std::string id = active ? word(member(args, "active_player")) : player_id(n, args);
  if (id.empty() || id == "0" || players_.size() + others_.size() >= kMostPlayers) return;
  Player& p = seat(id);
  if (p.name.empty()) p.name = text_of(member(args, "player_name"));
  if (n.type == "placeLeader" && p.dynasty < 0) p.dynasty = dynasty_of_shape(text_of(member(args, "shape")));
  if ((!is_turn_action(n.type) && !active) || find(id) >= 0) return;
  // His first turn: seats are filled in the order of play. Nobody is asked out of turn before he has played himself.
  const Player joining = p;
  std::erase_if(others_, [&](const Player& o) { return o.id == id; });
  players_.push_back(joining);
}

void Seats::settle() {
  players_.insert(players_.end(), others_.begin(), others_.end());
  others_.clear();
  while (players_.size() < 2) players_.push_back({});
  std::vector<int> taken;
  for (Player& p : players_) {
    if (std::find(taken.begin(), taken.end(), p.dynasty) != taken.end() && p.dynasty >= 0) continue;
    taken.push_back(p.dynasty);
  }
  int next = 0;
  for (Player& p : players_) {
    if (p.dynasty >= 0) continue;
    while (std::find(taken.begin(), taken.end(), next) != taken.end()) ++next;
    p.dynasty = next;
    taken.push_back(next);
  }
}

std::string Seats::without_names(std::string_view text) const {
  std::string out(text);
  for (const Player& p : players_) {
    if (p.name.empty() || p.dynasty < 0 || p.dynasty >= te::kDynasties) continue;
    const std::string_view alias = tigris::dynasty_name(p.dynasty);
    for (std::size_t at = out.find(p.name); at != std::string::npos; at = out.find(p.name, at + alias.size()))
      out.replace(at, p.name.size(), alias);
  }
  return out;
}

}  // namespace arbiter::formats::bga
