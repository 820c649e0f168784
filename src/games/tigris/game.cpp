#include "games/tigris/game.hpp"

#include <string>

#include "arbiter/table.hpp"
#include "arbiter/table_index.hpp"
#include "core/words.hpp"
#include "games/tigris/board.hpp"
#include "games/tigris/names.hpp"
#include "games/tigris/position.hpp"
#include "games/tigris/rules.hpp"
#include "games/tigris/svg.hpp"
#include "games/tigris/text.hpp"

namespace arbiter::te {

namespace {

// Steps in order: the deal 0; of turn t of dynasty d: its actions 16 t + 4 d and + 1, its end + 2.
constexpr int kTurn = 16, kDynasty = 4, kEnd = 2;

int ordinal_of(const State& s) {
  if (s.phase == Phase::setup) return 0;
  const int turn = kTurn * s.turn + kDynasty * s.active;
  return turn + (s.phase == Phase::actions ? s.action - 1 : kEnd);
}

class Tigris final : public Game {
 public:
  const GameTables& tables() const override { return te::tables(); }
  const TableIndex& index() const override { return index_; }
  std::string_view title() const override { return "Tigris & Euphrates"; }
  std::size_t state_size() const override { return sizeof(State); }

  std::span<const std::string_view> setup_members() const override { return te::setup_members(); }

  Result<bool> begin(const Record& record, const RulingValues&, void* state) const override {
    return read_setup(record.header, &record.items, *static_cast<State*>(state));
  }

  DueStep due(const void* state) const override {
    const State& s = *static_cast<const State*>(state);
    return {ordinal_of(s), s.phase == Phase::end_of_turn || s.phase == Phase::setup, s.phase == Phase::over};
  }

  std::string step_name(int ordinal) const override {
    if (ordinal < kTurn) return "setup";
    const std::string turn = "Turn " + std::to_string(ordinal / kTurn) + " " +
                             std::string(kDynastyNames[static_cast<std::size_t>(ordinal % kTurn / kDynasty)]);
    const int step = ordinal % kDynasty;
    return turn + (step >= kEnd ? " end" : " action " + std::to_string(step + 1));
  }

  // "setup", "Turn 3 bull action 2", "Turn 3 bull end"; without "Turn n" the turn that is due.
  int read_heading(std::string_view text, const void* state) const override {
    const State& s = *static_cast<const State*>(state);
    int turn = s.turn;
    std::string_view word = next_word(text);
    if (same_word(word, "setup")) return 0;
    if (same_word(word, "turn")) {
      turn = whole_number(next_word(text)).value_or(-1);
      word = next_word(text);
    }
    const int dynasty = find_dynasty(word);
    if (turn < 1 || turn > 9999 || dynasty < 0 || !sides_in_play(state).has(dynasty)) return kNoStep;
    const std::string_view step = next_word(text);
    const int first = kTurn * turn + kDynasty * dynasty;
    if (same_word(step, "end")) return first + kEnd;
    const int action = same_word(step, "action") ? whole_number(next_word(text)).value_or(-1) : -1;
    return action == 1 || action == 2 ? first + action - 1 : kNoStep;
  }

  bool go_to(void* state, int ordinal) const override {
    State& s = *static_cast<State*>(state);
    const int dynasty = ordinal % kTurn / kDynasty, step = ordinal % kDynasty;
    if (ordinal < kTurn || ordinal / kTurn > 9999 || step > kEnd || !sides_in_play(state).has(dynasty)) return false;
    s.turn = static_cast<std::int16_t>(ordinal / kTurn);
    s.active = static_cast<std::int8_t>(dynasty);
    s.phase = step == kEnd ? Phase::end_of_turn : Phase::actions;
    s.action = static_cast<std::int8_t>(step == 1 ? 2 : 1);
    s.ending = Ending::none;
    s.winner = kNobodyYet;
    return true;
  }

  // Nobody knows what became of the hand: its tiles are unseen from here on.
  void lose_track(void* state, int ordinal) const override {
    State& s = *static_cast<State*>(state);
    const int dynasty = ordinal % kTurn / kDynasty;
    if (ordinal < kTurn) return;
    for (int colour = 0; colour < kColours; ++colour) {
      s.pool[colour] = static_cast<std::int8_t>(s.pool[colour] + s.hand[dynasty][colour]);
      s.hand[dynasty][kUnseen] = static_cast<std::int8_t>(s.hand[dynasty][kUnseen] + s.hand[dynasty][colour]);
      s.hand[dynasty][colour] = 0;
    }
  }

  void step(void* state, Table& table) const override {
    State& s = *static_cast<State*>(state);
    try {
      switch (s.phase) {
        case Phase::setup:
          return set_up(s, table);
        case Phase::actions:
          return take_action(s, table);
        case Phase::end_of_turn:
          return end_turn(s, table);
        case Phase::over:
          return;
      }
    } catch (const GameOver&) {  // the position says so
    }
  }

  OptionSet sides_in_play(const void* state) const override {
    const State& s = *static_cast<const State*>(state);
    OptionSet sides;
    for (int i = 0; i < s.players; ++i) sides.add(s.seat[i]);
    return sides;
  }

  std::vector<std::string> broken_invariants(const void* state) const override {
    return te::broken_invariants(*static_cast<const State*>(state));
  }

  std::string result(const void* state) const override { return te::result(*static_cast<const State*>(state)); }

  int winner(const void* state) const override {
    const State& s = *static_cast<const State*>(state);
    return s.phase == Phase::over && s.winner != kNobodyYet ? s.winner : kNobody;
  }

  bool judge_fact(const void* state, const Fact& fact, const Record& record, std::string& wrong) const override {
    return te::judge_fact(*static_cast<const State*>(state), fact, record, wrong);
  }

  std::string what_is_right(const void* state, int domain, int option, std::string_view member,
                            std::string_view said) const override {
    return te::what_is_right(*static_cast<const State*>(state), domain, option, member, said);
  }

  std::string describe(const void* state, int width, bool colour) const override {
    return te::describe(*static_cast<const State*>(state), width, colour);
  }
  std::string picture(const void* state) const override { return draw_svg(*static_cast<const State*>(state)); }

 private:
  TableIndex index_{te::tables()};
};

}  // namespace

const Game& game() {
  static const Tigris the_game;
  return the_game;
}

}  // namespace arbiter::te
