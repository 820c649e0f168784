#include "formats/plt_state.hpp"

#include <algorithm>

#include "formats/json_pieces.hpp"
#include "games/tigris/names.hpp"

namespace arbiter::formats::plt {

namespace {

using rapidjson::Value;

std::size_t at(int n) {
  return static_cast<std::size_t>(n);
}

bool add_tile(const Value& word, std::vector<int>& colours) {
  const int colour = te::find_colour(text_of(word));
  if (colour < 0) return false;
  colours.push_back(colour);
  return true;
}

Tiles counted(const std::vector<int>& colours) {
  Tiles tiles{};
  for (const int colour : colours) ++tiles[at(colour)];
  return tiles;
}

Tiles minus(Tiles a, const Tiles& b) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] -= b[i];
  return a;
}

Tiles plus(Tiles a, const Tiles& b) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] += b[i];
  return a;
}

bool none_negative(const Tiles& tiles) {
  for (const int n : tiles)
    if (n < 0) return false;
  return true;
}

// A conflict's commits, with the words that tell them apart.
void read_commit(const Value& v, PltAction& a) {
  const std::optional<int> type = whole_number(member(v, "conflictType"));
  const std::optional<int> commit = whole_number(member(v, "additionalSupporters"));
  a.colour = te::find_colour(text_of(member(v, "warLeaderType")));
  if (!type || *type < 0 || *type > 1) {
    a.wrong = "conflictType is neither 0 nor 1";
  } else if (!commit || *commit < -100 || *commit > 100) {
    a.wrong = "additionalSupporters is no number of tiles";
  } else if (a.colour < 0) {
    a.wrong = "warLeaderType names no leader";
  } else {
    a.revolt = *type == 1;
    a.commit = *commit;
  }
  if (a.kind != ActionKind::defence) return;
  const Value& total = member(v, "attackerSupporters");
  a.attack = whole_number(total);
  if (!total.IsNull() && (!a.attack || *a.attack < 0 || *a.attack > 100))
    a.wrong = "attackerSupporters is no number of supporters";
}

void read_monument(const Value& v, PltAction& a) {
  const Value& build = member(v, "build");
  if (!build.IsBool()) {
    a.wrong = "build is neither true nor false";
    return;
  }
  a.build = build.GetBool();
  if (!a.build) return;
  a.colour = te::find_colour(text_of(member(v, "color_1")));
  a.colour_2 = te::find_colour(text_of(member(v, "color_2")));
  if (a.colour < 0 || a.colour_2 < 0 || a.colour == a.colour_2) a.wrong = "color_1 and color_2 are no two colours";
}

void read_swap(const Value& v, PltAction& a) {
  const Value& discard = member(v, "discard");
  std::vector<int> colours;
  bool ok = discard.IsArray() && discard.Size() > 0 && discard.Size() <= te::kAllTiles;
  if (ok)
    for (const Value& word : discard.GetArray()) ok = ok && add_tile(word, colours);
  if (!ok) a.wrong = "discard is no list of tiles";
  a.discard = counted(colours);
}

}  // namespace

Tiles PltState::tiles(int player) const {
  return counted(hand[at(player)]);
}

PltState read_state(std::string_view piece) {
  PltState s;
  const JsonPiece json(piece);
  const Value& hands = member(json.root(), "PlayerHand");
  const Value& bag = member(json.root(), "RemainingTiles");
  if (!hands.IsArray() || !bag.IsObject()) return s;
  s.ok = true;
  s.players = static_cast<int>(hands.Size());
  for (int player = 0; player < s.players && player < te::kDynasties; ++player) {
    const Value& words = hands[static_cast<rapidjson::SizeType>(player)];
    if (!words.IsArray() || words.Size() > te::kAllTiles) {
      s.ok = false;
      continue;
    }
    for (const Value& word : words.GetArray()) s.ok = add_tile(word, s.hand[at(player)]) && s.ok;
  }
  for (int colour = 0; colour < te::kColours; ++colour) {
    const std::optional<int> n = whole_number(member(bag, te::kTileNames[at(colour)].data()));
    s.ok = s.ok && n && *n >= 0 && *n <= te::kAllTiles;
    s.bag[at(colour)] = n.value_or(0);
  }
  return s;
}

Tiles PltAction::played() const {
  Tiles tiles{};
  if (kind == ActionKind::tile) ++tiles[at(colour)];
  if (kind == ActionKind::swap) tiles = discard;
  if ((kind == ActionKind::attack || kind == ActionKind::defence) && commit > 0)
    tiles[at(revolt ? te::red : colour)] += commit;
  return tiles;
}

PltAction read_action(std::string_view piece, int players) {
  PltAction a;
  const JsonPiece json(piece);
  const Value& v = json.root();
  if (!v.IsObject()) {
    a.wrong = "it's no object, or too large a one";
    return a;
  }
  const std::optional<int> id = whole_number(member(v, "actionID"));
  if (!id || *id < 0 || *id > 7) {
    a.wrong = "actionID is none of 0 to 7";
    return a;
  }
  constexpr std::array<ActionKind, 8> kKinds = {ActionKind::tile,    ActionKind::leader,   ActionKind::catastrophe,
                                                ActionKind::swap,    ActionKind::monument, ActionKind::attack,
                                                ActionKind::defence, ActionKind::leader};
  a.kind = kKinds[at(*id)];
  const std::optional<int> player = whole_number(member(v, "playerID"));
  if (!player || *player < 0 || *player >= players) {
    a.wrong = "playerID names no player of the game";
  } else {
    a.player = *player;
  }
  const std::optional<int> row = whole_number(member(v, "position_i"));
  const std::optional<int> column = whole_number(member(v, "position_j"));
  a.row = row.value_or(-2);
  a.column = column.value_or(-2);
  const bool on_board = !tigris::cell_at(a.row, a.column).empty();
  const bool needs_place =
      a.kind == ActionKind::tile || a.kind == ActionKind::leader || a.kind == ActionKind::catastrophe;
  switch (a.kind) {
    case ActionKind::tile:
      a.colour = te::find_colour(text_of(member(v, "tile_type")));
      if (a.colour < 0) a.wrong = "tile_type names no tile";
      break;
    case ActionKind::leader:
      a.colour = te::find_colour(text_of(member(v, *id == 1 ? "leader_type" : "leaderType")));
      if (a.colour < 0) a.wrong = "the type of leader names none";
      break;
    case ActionKind::swap:
      read_swap(v, a);
      break;
    case ActionKind::monument:
      read_monument(v, a);
      break;
    case ActionKind::attack:
    case ActionKind::defence:
      read_commit(v, a);
      break;
    default:
      break;
  }
  if (needs_place && !on_board && !(*id == 7 && a.off_board())) a.wrong = "position_i and position_j are off the board";
  if (a.kind == ActionKind::monument && a.build && !on_board) a.wrong = "position_i and position_j are off the board";
  return a;
}

namespace {

// `served`: the tiles of a swap left the hand and as many were drawn.
Draws try_draws(const PltState& before, const PltState& after, const PltAction& action, bool first, bool served) {
  Draws d;
  d.unserved = !served;
  d.lost = minus(before.bag, after.bag);
  const int players = std::min(before.players, te::kDynasties);
  for (int player = 0; player < players; ++player) {
    Tiles drawn = minus(after.tiles(player), before.tiles(player));
    if (player == action.player && served) drawn = plus(drawn, action.played());
    if (!none_negative(drawn)) return d;
    d.lost = minus(d.lost, drawn);
    if (player == action.player && served && action.kind == ActionKind::swap) {
      // The tiles drawn last stand at the end of the hand.
      const std::vector<int>& hand = after.hand[at(player)];
      int n = std::min(tigris::sum(action.discard), tigris::sum(drawn));
      for (std::size_t i = hand.size(); n > 0 && i > 0; --n) ++d.swap[at(hand[--i])];
      drawn = minus(drawn, d.swap);
      if (!none_negative(drawn)) return d;
    }
    if (!first && tigris::sum(drawn) > 0) return d;
    d.refill[at(player)] = drawn;
  }
  d.fit = none_negative(d.lost);
  return d;
}

}  // namespace

Draws draws_between(const PltState& before, const PltState& after, const PltAction& action, bool first) {
  if (!before.ok || !after.ok || before.players != after.players || !action.wrong.empty()) return {};
  const Draws served = try_draws(before, after, action, first, true);
  if (served.fit || action.kind != ActionKind::swap || tigris::sum(after.bag) > 0) return served;
  const Draws unserved = try_draws(before, after, action, first, false);
  return unserved.fit ? unserved : served;
}

Draws draws_at_end(const PltState& before, const PltState& after) {
  PltAction nothing;
  nothing.kind = ActionKind::leader;
  return draws_between(before, after, nothing, true);
}

}  // namespace arbiter::formats::plt
