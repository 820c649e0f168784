#include "formats/plt.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "formats/json_pieces.hpp"
#include "formats/plt_state.hpp"
#include "formats/tigris_entries.hpp"

namespace arbiter::formats {

namespace {

using plt::ActionKind;
using plt::Draws;
using plt::PltAction;
using plt::PltState;
using tigris::Tiles;

constexpr int kActionsATurn = 2;

class PltReader {
 public:
  PltReader(Reading& reading, const Slice& slice, ReadGame& game)
      : reading_(reading), slice_(slice), game_(game), out_(reading, game) {}

  void read() {
    if (!cut()) return;
    now_ = plt::read_state(initial_);
    if (!now_.ok) {
      reading_.note(game_, "REC-shape", "InitialState isn't understood: hands are taken for unseen");
      now_.players = 2;
    }
    out_.header("plt", now_.players);
    out_.record().header.setup.push_back({"board", {}, {}, Value::string("standard")});
    out_.heading("setup", 0);
    for (int player = 0; player < std::min(now_.players, te::kDynasties); ++player) {
      out_.draw(player, now_.tiles(player), 0);
      if (!now_.ok) out_.draw_unseen(player, te::kHandSize, 0);
    }
    expect_state(0);
    for (std::size_t i = 0; i < actions_.size() && !out_.full(); ++i) action(i);
    end();
  }

 private:
  // Cuts the file into its actions and states; false: it's no such file, or too long.
  bool cut() {
    JsonPieces top(slice_.text, reading_.limits.nesting);
    while (top.next()) {
      if (top.key() == "InitialState") initial_ = top.value();
      if (top.key() == "ActionArray" && !list(top, actions_)) return false;
      if (top.key() == "StateArray" && !list(top, states_)) return false;
    }
    if (top.fault() == JsonPieces::Fault::truncated && !list_of_rest(top)) return false;
    tell_fault(top, 0);
    if (actions_.empty() && initial_.empty() && !game_.error)
      game_.error = reading_.error("REC-not-a-record", "no InitialState and no ActionArray: no record of plt");
    return !game_.error || !actions_.empty() || !initial_.empty();
  }

  bool list(const JsonPieces& piece, std::vector<std::string_view>& elements) {
    JsonPieces all(piece.value(), reading_.limits.nesting - 1);
    return elements_of(all, piece.offset(), elements);
  }

  bool elements_of(JsonPieces& all, std::size_t offset, std::vector<std::string_view>& elements) {
    while (all.next()) {
      if (elements.size() == reading_.limits.entries) {
        game_.error = reading_.limit_error(&Limits::entries);
        return false;
      }
      elements.push_back(all.value());
    }
    tell_fault(all, offset);
    return true;
  }

  // The file ends within a list: its whole elements are read.
  bool list_of_rest(const JsonPieces& top) {
    std::vector<std::string_view>* elements = top.key() == "ActionArray"  ? &actions_
                                              : top.key() == "StateArray" ? &states_
                                                                          : nullptr;
    if (elements == nullptr || !elements->empty()) return true;
    JsonPieces all(slice_.text.substr(top.offset()), reading_.limits.nesting - 1);
    return elements_of(all, top.offset(), *elements);
  }

  void tell_fault(const JsonPieces& pieces, std::size_t offset) {
    if (game_.error || pieces.fault() == JsonPieces::Fault::none) return;
    const std::size_t at = offset + pieces.at();
    if (pieces.fault() == JsonPieces::Fault::too_deep)
      game_.error = reading_.limit_error(&Limits::nesting, line_at(slice_, at));
    else if (pieces.fault() == JsonPieces::Fault::truncated)
      game_.error = reading_.error_at("REC-truncated", "the file ends in the middle", slice_, at);
    else
      game_.error = reading_.error_at("REC-json-syntax", "not well-formed JSON", slice_, at);
  }

  // The number of action `i`, from 1, that its entries bear as their place.
  static std::uint32_t place(std::size_t i) { return static_cast<std::uint32_t>(i + 1); }

  PltAction at(std::size_t i) const { return plt::read_action(actions_[i], now_.players); }

  void action(std::size_t i) {
    const PltAction a = at(i);
    if (a.is_turn_action()) {
      if (i >= judged_) look_ahead(i);
      const bool new_turn = turn_ == 0 || taken_ >= kActionsATurn || (a.player >= 0 && a.player != active_);
      const Draws d = states_left() ? plt::draws_between(now_, next_state(), a, new_turn) : Draws{};
      if (new_turn) begin_turn(a, d);
      const bool kept_out = rejected(i);
      out_.heading(turn_, active_, taken_ == 0 ? "action 1" : "action 2", place(i));
      write(a, i);
      if (!kept_out) {
        ++taken_;
        go_on(a, d);
      }
    } else {
      const Draws d = states_left() ? plt::draws_between(now_, next_state(), a, false) : Draws{};
      write(a, i);
      go_on(a, d);
    }
    const bool step_ends = i + 1 == actions_.size() || at(i + 1).is_turn_action();
    if (step_ends && !rejected(i)) expect_state(place(i));
  }

  bool states_left() const { return state_ < states_.size(); }
  PltState next_state() const { return plt::read_state(states_[state_]); }
  bool rejected(std::size_t i) const { return std::find(rejected_.begin(), rejected_.end(), i) != rejected_.end(); }

  // Ends the turn before, with the tiles drawn then, and begins one of the action's player.
  void begin_turn(const PltAction& a, const Draws& d) {
    const std::uint32_t before = place_;
    if (turn_ > 0) {
      out_.heading(turn_, active_, "end", before);
      refill(d, before);
    }
    ++turn_;
    active_ = a.player >= 0 ? a.player : turn_ == 1 ? 0 : (active_ + 1) % std::max(now_.players, 1);
    taken_ = 0;
  }

  void refill(const Draws& d, std::uint32_t at) {
    const int players = std::min(std::max(now_.players, 1), te::kDynasties);
    for (int n = 0; n < players; ++n) {
      const int player = (active_ + n) % players;
      out_.draw(player, d.refill[static_cast<std::size_t>(player)], at);
      if (!d.fit) out_.draw_unseen(player, te::kHandSize, at);  // as many as it takes
    }
  }

  // The state after the action becomes the present one.
  void go_on(const PltAction& a, const Draws& d) {
    out_.draw(a.player, d.swap, place_);
    if (a.kind == ActionKind::swap && a.wrong.empty()) {
      if (d.fit) out_.draw(a.player, d.lost, place_);
      if (!d.fit) out_.draw_unseen(a.player, tigris::sum(a.discard), place_);
    }
    over_ = d.fit && (d.unserved || tigris::sum(d.lost) > 0);
    if (!states_left()) return;
    PltState next = next_state();
    next.players = now_.players;
    told_ = next.ok;
    if (next.ok) now_ = std::move(next);
    ++state_;
  }

  // Of three and more turn actions of one player in a row, those that the states can't hold were rejected by the
  // program: it asks again, so the last one never is.
  void look_ahead(std::size_t from) {
    constexpr std::size_t kLongest = 5, kWindow = 24;
    std::vector<PltAction> run;
    std::size_t turn_actions = 0;
    for (std::size_t i = from; i < actions_.size() && i < from + kWindow; ++i) {
      PltAction a = at(i);
      if (a.is_turn_action()) {
        if (!run.empty() && a.player != run.front().player) break;
        ++turn_actions;
      }
      run.push_back(std::move(a));
    }
    judged_ = from + run.size();
    rejected_.clear();
    if (turn_actions <= kActionsATurn || turn_actions > kLongest) return;
    std::vector<PltState> states{now_};
    for (std::size_t k = state_; k < states_.size() && states.size() <= run.size(); ++k)
      states.push_back(plt::read_state(states_[k]));
    std::vector<std::size_t> out;
    if (!fits(run, states, 0, 0, 0, out)) return;
    for (const std::size_t i : out) rejected_.push_back(from + i);
  }

  // Whether the run from `i` on leads through the states from `state` on when some of its actions are left out.
  static bool fits(const std::vector<PltAction>& run, const std::vector<PltState>& states, std::size_t i,
                   std::size_t state, int taken, std::vector<std::size_t>& out) {
    if (i == run.size()) return taken == kActionsATurn;
    const PltAction& a = run[i];
    const bool turn_action = a.is_turn_action();
    const bool may_be_taken = !turn_action || taken < kActionsATurn;
    if (may_be_taken && state + 1 < states.size() &&
        plt::draws_between(states[state], states[state + 1], a, turn_action && taken == 0).fit &&
        fits(run, states, i + 1, state + 1, taken + (turn_action ? 1 : 0), out))
      return true;
    if (!turn_action || i + 1 == run.size()) return false;
    out.push_back(i);
    if (fits(run, states, i + 1, state, taken, out)) return true;
    out.pop_back();
    return false;
  }

  void write(const PltAction& a, std::size_t i) {
    place_ = place(i);
    if (!a.wrong.empty()) {
      out_.unread(actions_[i], place_, "action " + std::to_string(i) + " (from 0): " + std::string(a.wrong));
      return;
    }
    const std::string_view to = tigris::cell_at(a.row, a.column);
    const std::size_t colour = static_cast<std::size_t>(std::max(a.colour, 0));
    switch (a.kind) {
      case ActionKind::tile:
        out_.choice(a.player, "action", "tile", place_);
        out_.choice(a.player, "tile", te::kColourNames[colour], place_);
        out_.choice(a.player, "to", to, place_);
        break;
      case ActionKind::leader:
        out_.choice(a.player, "action", "leader", place_);
        out_.choice(a.player, "leader", tigris::leader_name(a.player, a.colour), place_);
        out_.choice(a.player, "to", a.off_board() ? std::string_view("off") : to, place_);
        break;
      case ActionKind::catastrophe:
        out_.choice(a.player, "action", "catastrophe", place_);
        out_.choice(a.player, "to", to, place_);
        break;
      case ActionKind::swap:
        out_.choice(a.player, "action", "swap", place_);
        out_.number(a.player, "swap", tigris::sum(a.discard), place_);
        for (std::size_t c = 0; c < te::kColours; ++c)
          for (int n = 0; n < a.discard[c]; ++n) out_.choice(a.player, "discard", te::kColourNames[c], place_);
        break;
      case ActionKind::monument:
        monument(a, to);
        break;
      default:
        commit(a, te::kColourNames[colour]);
        break;
    }
  }

  void monument(const PltAction& a, std::string_view to) {
    if (!a.build) return out_.choice(a.player, "monument", "none", place_);
    for (const te::Monument& m : te::kMonumentFacts)
      if (m.has(a.colour) && m.has(a.colour_2)) out_.choice(a.player, "monument", m.id, place_);
    out_.choice(a.player, "square", to, place_);
  }

  void commit(const PltAction& a, std::string_view colour) {
    const bool attack = a.kind == ActionKind::attack;
    if (attack) {
      attacker_ = a.player;
      if (a.revolt) {
        out_.changed(place_);
        out_.fact("revolt", colour, 1);
      } else {
        out_.choice(active_, "choose_war", colour, place_);
      }
    }
    out_.number(a.player, "commit", std::max(a.commit, 0), place_);
    if (a.commit < 0) {
      out_.changed(place_);
      out_.fact("committed", tigris::dynasty_name(a.player), a.commit);
    }
    if (!attack && a.attack && attacker_ >= 0) {
      out_.changed(place_);
      out_.fact("attack", tigris::dynasty_name(attacker_), *a.attack);
    }
  }

  // What the state says of hands and bag, unless the bag ran out in between.
  void expect_state(std::uint32_t at) {
    if (!now_.ok || !told_ || over_) return;
    out_.expect(at);
    for (int player = 0; player < std::min(now_.players, te::kDynasties); ++player) {
      const Tiles tiles = now_.tiles(player);
      for (std::size_t c = 0; c < te::kColours; ++c)
        out_.fact(tigris::hand_field(player), te::kColourNames[c], tiles[c]);
    }
    for (std::size_t c = 0; c < te::kColours; ++c) out_.fact("bag", te::kColourNames[c], now_.bag[c]);
  }

  // The end of the last turn, if the record tells of it: one more state, after the last refill.
  void end() {
    if (taken_ < kActionsATurn || !states_left()) return;
    const PltState last = next_state();
    const Draws d = plt::draws_at_end(now_, last);
    out_.heading(turn_, active_, "end", place_);
    if (!d.fit) return;
    refill(d, place_);
    const int players = std::min(now_.players, te::kDynasties);
    for (int n = 0; n < players; ++n) {  // tiles that reached no hand were drawn by the first one that lacked some
      const int player = (active_ + n) % players;
      const int held = last.size(player);
      if (held >= te::kHandSize) continue;
      out_.draw(player, d.lost, place_);
      break;
    }
  }

  Reading& reading_;
  const Slice& slice_;
  ReadGame& game_;
  tigris::Entries out_;
  std::string_view initial_;
  std::vector<std::string_view> actions_, states_;

  PltState now_;             // before the action under way
  bool told_ = true;         // the record has this state
  bool over_ = false;        // the bag ran out on the way to it
  std::size_t state_ = 0;    // index of the next state
  std::uint32_t place_ = 0;  // of the latest action
  int turn_ = 0, active_ = 0, taken_ = 0, attacker_ = -1;
  std::size_t judged_ = 0;  // actions before this index have been looked at for rejected ones
  std::vector<std::size_t> rejected_;
};

}  // namespace

bool looks_like_plt(std::string_view head) {
  JsonPieces top(head, 64);
  const auto named = [&top] {
    return top.key() == "ActionArray" || top.key() == "StateArray" || top.key() == "InitialState";
  };
  while (top.next())
    if (named()) return true;
  // The head may end within the first of them.
  return !top.is_list() && named();
}

void read_plt(Reading& reading, const Slice& slice, ReadGame& game) {
  PltReader(reading, slice, game).read();
}

}  // namespace arbiter::formats
