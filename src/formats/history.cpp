#include "formats/history.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "formats/history_difference.hpp"
#include "formats/history_state.hpp"
#include "formats/json_pieces.hpp"

namespace arbiter::formats {

namespace {

using history::HistoryState;
using tigris::Tiles;
using Decision = HistoryState::Decision;

constexpr int kActionsATurn = 2;

class HistoryReader {
 public:
  HistoryReader(Reading& reading, const Slice& slice, ReadGame& game)
      : reading_(reading), slice_(slice), game_(game), out_(reading, game) {}

  void read() {
    JsonPieces list(slice_.text, reading_.limits.nesting);
    std::string_view before;
    for (; list.next() && !out_.full(); before = list.value()) {
      if (++number_ == 1) {
        if (!first(list.value())) return;
      } else if (list.value() == before) {
        out_.unread(list.value(), number_, place() + " is the same as the one before it");
      } else {
        next(list.value());
      }
    }
    if (number_ == 0) game_.error = reading_.error("REC-not-a-record", "the list of states is empty");
    if (list.fault() == JsonPieces::Fault::too_deep)
      game_.error = reading_.limit_error(&Limits::nesting, line_at(slice_, list.at()));
    else if (list.fault() == JsonPieces::Fault::truncated)
      game_.error = reading_.error_at("REC-truncated", "the file ends in the middle", slice_, list.at());
    else if (list.fault() == JsonPieces::Fault::syntax)
      game_.error = reading_.error_at("REC-json-syntax", "not well-formed JSON", slice_, list.at());
  }

 private:
  std::string place() const { return "state " + std::to_string(number_ - 1) + " (from 0)"; }

  // The header and the position that the history begins with; false: it can't be told.
  bool first(std::string_view piece) {
    now_ = history::read_history_state(piece);
    if (!now_.wrong.empty()) {
      game_.error = reading_.error("REC-shape", "the first state isn't understood: " + now_.wrong);
      return false;
    }
    out_.header("0b01", now_.players);
    Header& h = out_.record().header;
    for (std::size_t i = 0; i < h.sides.size(); ++i)
      h.sides[i].name = out_.record().keep("Player" + std::to_string(i + 1));
    h.source.states = {"tile", "treasure", "leader", "monument", "union", "treasures", "catastrophes"};
    for (int player = 0; player < now_.players; ++player) h.source.states.push_back(tigris::vp_field(player));
    h.setup.push_back({"board", {}, {}, Value::string("standard")});
    h.setup.push_back({"start", {}, {}, Value::string(tigris::dynasty_name(now_.decider))});
    kinds_.fill("none");
    for (int cell = 0; cell < te::kCells; ++cell) kinds_[static_cast<std::size_t>(cell)] = kind(now_, cell);
    if (now_.is_start()) {
      history::write_start(out_, now_);
    } else {
      history::write_position(out_, now_, kinds_);
    }
    return true;
  }

  std::string_view kind(const HistoryState& s, int cell) const {
    return history::tile_kind(s, cell, kinds_[static_cast<std::size_t>(cell)]);
  }

  void next(std::string_view piece) {
    HistoryState after = history::read_history_state(piece);
    if (after.wrong.empty() && after.players != now_.players) after.wrong = "it has another number of players";
    if (!after.wrong.empty()) return out_.unread(piece, number_, place() + ": " + after.wrong);
    const std::uint32_t at = number_ - 1;  // the move was made in the state before
    if (now_.decision == Decision::action) {
      begin_action();
      out_.heading(turn_, now_.decider, action_ == 1 ? "action 1" : "action 2", at);
    }
    history::Difference d = history::difference(now_, after, kinds_);
    history::write_choices(out_, now_, after, d, at);
    history::write_changes(out_, now_, after, d, at);
    history::write_draws(out_, now_, d, at);
    history::write_left_over(out_, now_, after, at);
    for (const history::Difference::Cell& c : d.tiles) kinds_[static_cast<std::size_t>(c.cell)] = c.kind;
    now_ = std::move(after);
  }

  // The stack holds the actions that are left of the turn: as many as at its beginning, or the second one.
  void begin_action() {
    const bool new_turn =
        turn_ == 0 || now_.decider != active_ || now_.actions_left >= kActionsATurn || action_ >= kActionsATurn;
    if (new_turn) ++turn_;
    action_ = new_turn && now_.actions_left >= kActionsATurn ? 1 : new_turn && turn_ > 1 ? 1 : kActionsATurn;
    active_ = now_.decider;
  }

  Reading& reading_;
  const Slice& slice_;
  ReadGame& game_;
  tigris::Entries out_;
  std::uint32_t number_ = 0;  // of the state being read, from 1
  HistoryState now_;          // the last one understood
  history::Kinds kinds_{};    // what lies on each cell of it
  int turn_ = 0, action_ = 0, active_ = -1;
};

}  // namespace

bool looks_like_history(std::string_view head) {
  const std::size_t first = head.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos || head[first] != '[') return false;
  JsonPieces state(head.substr(first + 1), 64);
  const auto named = [&state] { return state.key() == "board" || state.key() == "play_action_stack"; };
  while (state.next())
    if (named()) return true;
  return state.is_object() && named();
}

void read_history(Reading& reading, const Slice& slice, ReadGame& game) {
  HistoryReader(reading, slice, game).read();
}

}  // namespace arbiter::formats
