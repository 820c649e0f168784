// What actions lead to: conflicts, buildings and monuments, points, draws, the end.
#include <algorithm>

#include "formats/bga_turns.hpp"
#include "formats/bga_words.hpp"
#include "games/tigris/names.hpp"

namespace arbiter::formats::bga {

using rapidjson::Value;

// --- conflicts

std::string Turns::leader_selected(const Notification&, const Value& args) {
  const int colour = colour_of(member(args, "color"));
  if (colour < 0) return "color names no leader";
  war_chosen_ = out_.record().entries.size();
  out_.choice(active_, "choose_war", colour_name(colour), at_);
  return {};
}

std::string Turns::support(const Notification& n, const Value& args) {
  const int player = dynasty(n, args);
  const std::optional<int> number = count_of(member(args, "number"));
  if (player < 0) return "player_id names no player";
  if (!number) return "number is no number of tiles";
  (text_of(member(args, "side")) == "attacker" ? attacker_ : defender_) = player;
  can_cancel_ = false;
  out_.number(player, "commit", *number, at_);
  return {};
}

std::string Turns::concluded(const Notification& n, const Value& args) {
  const std::optional<int> winner = count_of(member(args, "winner_strength"));
  const std::optional<int> loser = count_of(member(args, "loser_strength"));
  const std::string_view side = text_of(member(args, "winning_side"));
  if (!winner || !loser) return "winner_strength and loser_strength are no numbers";
  if (side != "attacker" && side != "defender") return "winning_side is neither attacker nor defender";
  const bool attacker_won = side == "attacker";
  followed_ = "conflict";
  can_cancel_ = false;
  if (attacker_ >= 0 && defender_ >= 0) {
    out_.changed(at_);
    out_.fact("attack", tigris::dynasty_name(attacker_), attacker_won ? *winner : *loser);
    out_.fact("defence", tigris::dynasty_name(defender_), attacker_won ? *loser : *winner);
    out_.fact("won", tigris::dynasty_name(attacker_won ? attacker_ : defender_), 1);
  }
  const int colour = colour_of(member(args, "kind"));
  const std::optional<int> removed = count_of(member(args, "tiles_removed"));
  if (n.type == "warConcluded" && colour >= 0 && removed) {
    out_.changed(at_);
    out_.fact("removed", colour_name(colour), *removed);
  }
  attacker_ = defender_ = -1;
  return {};
}

std::string Turns::wars_ended(const Notification&, const Value&) {
  out_.changed(at_);
  out_.fact("union", "", "off");
  return {};
}

// --- what follows

std::string Turns::building(const Notification&, const Value& args) {
  const Value& coords = member(args, "coords");
  std::string_view cell = text_of(coords);
  if (te::find_cell(cell) < 0 || te::find_cell(cell) >= te::kCells) cell = cell_of(coords.IsObject() ? coords : args);
  if (cell.empty()) return "coords names no cell";
  out_.choice(active_, "building", cell, at_);
  return {};
}

std::string Turns::monument(const Notification&, const Value& args) {
  const int one = colour_of(member(args, "color1")), other = colour_of(member(args, "color2"));
  const std::string_view corner = cell_of(args);
  if (corner.empty()) return "pos_x and pos_y are off the board";
  for (const te::Monument& m : te::kMonumentFacts) {
    if (one < 0 || other < 0 || one == other || !m.has(one) || !m.has(other)) continue;
    followed_ = "monument";
    out_.choice(active_, "monument", m.id, at_);
    out_.choice(active_, "square", corner, at_);
    return {};
  }
  return "color1 and color2 are no two colours";
}

std::string Turns::wonder(const Notification&, const Value& args) {
  const Value& pos = member(args, "pos");
  const std::string_view centre = pos.IsObject() ? cell_of(pos) : pos.IsString() ? text_of(pos) : cell_of(args);
  if (te::find_cell(centre) < 0 || te::find_cell(centre) >= te::kCells) return "pos names no cell";
  followed_ = "wonder";
  out_.choice(active_, "wonder", centre, at_);
  return {};
}

// The tile's id says where only together with the platform's table of start temples: the place is left open.
std::string Turns::treasure(const Notification& n, const Value& args) {
  const int player = dynasty(n, args);
  if (player < 0) return "player_id names no player";
  if (const std::string_view cell = cell_of(args); !cell.empty()) out_.choice(player, "treasure", cell, at_);
  stated("treasures", tigris::dynasty_name(player), 1);
  return {};
}

std::string Turns::score(const Notification& n, const Value& args) {
  constexpr int kWonder = 6;  // its number among the monuments
  const int player = dynasty(n, args), colour = colour_of(member(args, "color"));
  const std::optional<int> points = whole_number(member(args, "points"));
  if (player < 0) return "player_id names no player";
  if (colour < 0) return "color names no colour";
  if (!points || *points > 999) return "points is no number of points";
  if (*points <= 0) return {};  // of a step that is taken back
  const std::string_view source = text_of(member(args, "source"));
  if (source != "monument") {
    flush_monuments();
    stated(tigris::vp_field(player), colour_name(colour), *points);
    return {};
  }
  begin_end(player);
  if (whole_number(member(args, "id")) == kWonder) out_.choice(player, "wonder_point", colour_name(colour), at_);
  monument_points_[index(player)][index(colour)] += *points;
  return {};
}

// --- draws

std::string Turns::drawn(const Notification& n, const Value& args) {
  const int player = dynasty(n, args);
  const std::optional<int> count = count_of(member(args, "count"));
  if (player < 0) return "player_id names no player";
  if (!count) return "count is no number of tiles";
  if (swapping_ != player) begin_end(-1);
  can_cancel_ = false;
  swapping_ = -1;
  tigris::Tiles& seen = seen_[index(player)];
  if (tigris::sum(seen) == *count) {
    out_.draw(player, seen, at_);
  } else {
    unseen_[index(player)] = out_.record().entries.size() + 1;
    out_.draw_unseen(player, *count, at_);
  }
  seen = {};
  return {};
}

// Told privately: which tiles they are.
std::string Turns::drawn_tiles(const Notification& n, const Value& args) {
  constexpr std::size_t kMostTiles = 1000;
  const int player = dynasty(n, args);
  if (player < 0) return "player_id names no player";
  tigris::Tiles tiles{};
  bool known = true;
  each(member(args, "tiles"), [&](const Value& tile) {
    const Value& kind = member(tile, "kind");
    const int colour = colour_of(kind.IsString() ? kind : member(tile, "color"));
    known = known && colour >= 0;
    if (colour < 0) return;
    ++tiles[index(colour)];
    if (const std::string id = id_of(member(tile, "id")); !id.empty() && tiles_.size() < kMostTiles)
      tiles_[id] = colour;
  });
  if (!known || tigris::sum(tiles) > te::kHandSize) return "tiles aren't understood";
  std::size_t& open = unseen_[index(player)];
  Record& r = out_.record();
  const bool fits = open != 0 && open <= r.entries.size() && r.entries[open - 1].count == tigris::sum(tiles);
  if (fits) {
    std::vector<std::string_view> names;
    for (int colour = 0; colour < te::kColours; ++colour)
      for (int i = 0; i < tiles[index(colour)]; ++i) names.push_back(colour_name(colour));
    r.entries[open - 1].count = 0;
    r.entries[open - 1].pick = r.list(names);
    open = 0;
  } else {
    seen_[index(player)] = tiles;
  }
  return {};
}

// --- the end

std::string Turns::ending(const Notification& n, const Value&) {
  game_end_ = n.type == "lastTileDrawn" ? "bag" : "treasures";
  return {};
}

// Points with treasures by player and colour, where the log gives them.
std::string Turns::final_scores(const Notification&, const Value& args) {
  for (const auto& m : args.GetObject()) {
    if (!m.value.IsObject()) continue;
    for (const auto& p : m.value.GetObject()) {
      const int seat = seats_.find(text_of(p.name));
      std::vector<int> points;
      for (const std::string_view colour : te::kColourNames)
        if (const std::optional<int> n = whole_number(member(p.value, colour.data()))) points.push_back(*n);
      if (seat < 0 || points.size() != te::kColours) continue;
      std::sort(points.begin(), points.end());
      out_.expect(at_);
      out_.fact_list("points." + std::string(tigris::dynasty_name(seats_.players()[index(seat)].dynasty)), points);
    }
  }
  return {};
}

}  // namespace arbiter::formats::bga
