#include "formats/bga_turns.hpp"

#include <algorithm>

#include "formats/bga_words.hpp"
#include "games/tigris/names.hpp"

namespace arbiter::formats::bga {

using rapidjson::Value;

namespace {

constexpr int kActionsATurn = 2;

}  // namespace

Turns::Handler Turns::handler(std::string_view type) {
  constexpr std::pair<std::string_view, Handler> kHandlers[] = {
      {"placeLeader", &Turns::place_leader},
      {"leaderReturned", &Turns::leader_returned},
      {"placeTile", &Turns::place_tile},
      {"tileReturned", &Turns::tile_returned},
      {"catastrophe", &Turns::catastrophe},
      {"discardNotif", &Turns::swap},
      {"discard", &Turns::swapped_tiles},
      {"leaderSelected", &Turns::leader_selected},
      {"leaderUnSelected", &Turns::leader_unselected},
      {"placeSupport", &Turns::support},
      {"revoltConcluded", &Turns::concluded},
      {"warConcluded", &Turns::concluded},
      {"allWarsEnded", &Turns::wars_ended},
      {"buildCivilizationBuilding", &Turns::building},
      {"placeMonument", &Turns::monument},
      {"placeWonder", &Turns::wonder},
      {"pickedTreasure", &Turns::treasure},
      {"playerScore", &Turns::score},
      {"drawTilesNotif", &Turns::drawn},
      {"drawTiles", &Turns::drawn_tiles},
      {"gameEnding", &Turns::ending},
      {"lastTileDrawn", &Turns::ending},
      {"finalScores", &Turns::final_scores},
  };
  for (const auto& [name, handler] : kHandlers)
    if (name == type) return handler;
  return nullptr;
}

std::string Turns::take(const Notification& n, const Value& args, std::uint32_t at) {
  at_ = at;
  const Handler handle = handler(n.type);
  if (handle == nullptr) return "no notification of this game that is known";
  if (!args.IsObject()) return "args is no object, or too large a one";
  if (n.packet != packet_) followed_ = {};
  packet_ = n.packet;
  if (n.type != "playerScore") flush_monuments();
  std::string wrong = (this->*handle)(n, args);
  if (wrong.empty()) ++understood_;
  return wrong;
}

int Turns::dynasty(const Notification& n, const Value& args) const {
  const int seat = seats_.find(player_id(n, args));
  const int dynasty = seat < 0 ? -1 : seats_.players()[index(seat)].dynasty;
  return dynasty < te::kDynasties ? dynasty : -1;
}

int Turns::seat_of(int dynasty) const {
  for (int seat = 0; seat < seats_.size(); ++seat)
    if (seats_.players()[index(seat)].dynasty == dynasty) return seat;
  return 0;
}

int Turns::next_dynasty(int dynasty) const {
  return seats_.players()[index((seat_of(dynasty) + 1) % seats_.size())].dynasty;
}

// --- turns

// The next turn that something is told of is that dynasty's: whoever is active with fewer than two actions has passed,
// and so has everyone between.
void Turns::begin_turn(int dynasty) {
  if (turn_ > 0 && taken_ < kActionsATurn && !ending_turn_) pass();
  active_ = turn_ == 0 ? seats_.players().front().dynasty : next_dynasty(active_);
  ++turn_;
  taken_ = 0;
  ending_turn_ = false;
  for (int skipped = 0; active_ != dynasty && skipped < te::kDynasties; ++skipped) {
    pass();
    ++turn_;
    active_ = next_dynasty(active_);
  }
  active_ = dynasty;
}

void Turns::begin_action(int dynasty) {
  if (turn_ == 0 || ending_turn_ || dynasty != active_ || taken_ >= kActionsATurn) begin_turn(dynasty);
  action_began_ = out_.record().entries.size();
  can_cancel_ = true;
  war_chosen_ = 0;
  attacker_ = defender_ = swapping_ = -1;
  followed_ = {};
  unseen_ = {};
  ++taken_;
  out_.heading(turn_, active_, taken_ == 1 ? "action 1" : "action 2", at_);
}

void Turns::pass() {
  out_.heading(turn_, active_, taken_ == 0 ? "action 1" : "action 2", at_);
  out_.choice(active_, "action", "pass", at_);
}

// Draws and points that no action of the turn brought belong to its end. Monuments pay the active player alone.
void Turns::begin_end(int paid) {
  if (paid >= 0 && turn_ > 0 && paid != active_) {
    flush_monuments();  // of the turn before, whose points were the last that was told of it
    begin_turn(paid);
  }
  if (ending_turn_ || turn_ == 0) return;
  if (taken_ < kActionsATurn) pass();
  ending_turn_ = true;
  can_cancel_ = false;
  out_.heading(turn_, active_, "end", at_);
}

void Turns::flush_monuments() {
  for (int dynasty = 0; dynasty < te::kDynasties; ++dynasty)
    for (int colour = 0; colour < te::kColours; ++colour) {
      int& points = monument_points_[index(dynasty)][index(colour)];
      if (points > 0) stated(tigris::vp_field(dynasty), colour_name(colour), points);
      points = 0;
    }
}

void Turns::finish(std::uint32_t at) {
  at_ = at;
  flush_monuments();
  if (game_end_.empty()) return;
  out_.expect(at_);
  out_.fact("ending", "", game_end_);
}

void Turns::stated(std::string_view field, std::string_view subject, int by) {
  out_.changed(at_);
  out_.fact_only_by(field, subject, by);
}

// --- taking back

void Turns::cut_to(std::size_t entries) {
  Record& r = out_.record();
  if (entries >= r.entries.size()) return;
  r.facts.resize(r.entries[entries].first_fact);
  r.entries.resize(entries);
}

void Turns::cancel_action(std::string_view what) {
  if (!can_cancel_ || taken_ == 0) {
    out_.comment("taken back: " + std::string(what) + ", but no action stands open", at_);
    return;
  }
  cut_to(action_began_);
  --taken_;
  can_cancel_ = false;
  out_.comment("taken back: " + std::string(what), at_);
}

std::string Turns::tile_returned(const Notification&, const Value&) {
  cancel_action("a tile");
  return {};
}

std::string Turns::leader_unselected(const Notification&, const Value&) {
  if (war_chosen_ != 0) cut_to(war_chosen_);
  war_chosen_ = 0;
  out_.comment("taken back: the choice of a war", at_);
  return {};
}

// --- actions

std::string Turns::place_leader(const Notification& n, const Value& args) {
  const int player = dynasty(n, args), colour = colour_of(member(args, "color"));
  const std::string_view to = cell_of(args);
  if (player < 0) return "player_id names no player";
  if (colour < 0) return "color names no leader";
  if (to.empty()) return "x and y are off the board";
  begin_action(player);
  const int shape = dynasty_of_shape(text_of(member(args, "shape")));
  out_.choice(player, "action", "leader", at_);
  out_.choice(player, "leader", tigris::leader_name(shape < 0 ? player : shape, colour), at_);
  out_.choice(player, "to", to, at_);
  return {};
}

std::string Turns::leader_returned(const Notification& n, const Value& args) {
  if (is_true(member(args, "undo"))) {
    cancel_action("a leader");
    return {};
  }
  const Value& leader = member(args, "leader");
  const Value& kind = member(leader, "kind");
  const int colour = colour_of(kind.IsString() ? kind : member(leader, "color"));
  int owner = dynasty_of_shape(text_of(member(leader, "shape")));
  if (owner < 0) {
    const int seat = seats_.find(id_of(member(leader, "owner")));
    owner = seat < 0 ? dynasty(n, args) : seats_.players()[index(seat)].dynasty;
  }
  if (colour < 0 || owner < 0 || owner >= te::kDynasties) return "leader names none";
  if (followed_.empty()) {  // taken back by its owner
    begin_action(owner);
    out_.choice(owner, "action", "leader", at_);
    out_.choice(owner, "leader", tigris::leader_name(owner, colour), at_);
    out_.choice(owner, "to", "off", at_);
    return {};
  }
  out_.changed(at_);
  out_.fact("leader", tigris::leader_name(owner, colour), "off");
  return {};
}

std::string Turns::place_tile(const Notification& n, const Value& args) {
  const int player = dynasty(n, args);
  const bool unites = text_of(member(args, "color")) == "union";
  const int colour = colour_of(member(args, unites ? "war_color" : "color"));
  const std::string_view to = cell_of(args);
  if (player < 0) return "player_id names no player";
  if (colour < 0) return "color names no tile";
  if (to.empty()) return "x and y are off the board";
  begin_action(player);
  followed_ = "placeTile";
  out_.choice(player, "action", "tile", at_);
  out_.choice(player, "tile", colour_name(colour), at_);
  out_.choice(player, "to", to, at_);
  if (!unites) return {};
  out_.changed(at_);
  out_.fact("union", "", to);
  return {};
}

std::string Turns::catastrophe(const Notification& n, const Value& args) {
  const int player = dynasty(n, args);
  const std::string_view to = cell_of(args);
  if (player < 0) return "player_id names no player";
  if (to.empty()) return "x and y are off the board";
  begin_action(player);
  followed_ = "catastrophe";
  out_.choice(player, "action", "catastrophe", at_);
  out_.choice(player, "to", to, at_);
  each(member(args, "removed_leaders"), [this](const Value& leader) {
    const int owner = dynasty_of_shape(text_of(member(leader, "shape")));
    const Value& kind = member(leader, "kind");
    const int colour = colour_of(kind.IsString() ? kind : member(leader, "color"));
    if (owner < 0 || colour < 0) return;
    out_.changed(at_);
    out_.fact("leader", tigris::leader_name(owner, colour), "off");
  });
  return {};
}

std::string Turns::swap(const Notification& n, const Value& args) {
  const int player = dynasty(n, args);
  const std::optional<int> count = count_of(member(args, "count"));
  if (player < 0) return "player_id names no player";
  if (!count) return "count is no number of tiles";
  begin_action(player);
  swapping_ = player;
  out_.choice(player, "action", "swap", at_);
  out_.number(player, "swap", *count, at_);
  write_discards(discards_[index(player)], player);
  return {};
}

// Told privately: which tiles are swapped away, by their ids.
std::string Turns::swapped_tiles(const Notification& n, const Value& args) {
  const int player = dynasty(n, args);
  if (player < 0) return "player_id names no player";
  tigris::Tiles known{};
  each(member(args, "tile_ids"), [&](const Value& id) {
    const auto found = tiles_.find(id_of(id));
    if (found != tiles_.end()) ++known[index(found->second)];
  });
  if (swapping_ == player)
    write_discards(known, player);
  else
    discards_[index(player)] = known;
  return {};
}

void Turns::write_discards(tigris::Tiles& tiles, int player) {
  for (int colour = 0; colour < te::kColours; ++colour)
    for (int n = 0; n < tiles[index(colour)]; ++n) out_.choice(player, "discard", colour_name(colour), at_);
  tiles = {};
}

}  // namespace arbiter::formats::bga
