#include "games/labyrinth/game.hpp"

#include <string>

#include "arbiter/table.hpp"
#include "arbiter/table_index.hpp"
#include "core/words.hpp"
#include "games/labyrinth/position.hpp"
#include "games/labyrinth/rules.hpp"
#include "games/labyrinth/scenarios.hpp"
#include "games/labyrinth/text.hpp"

namespace arbiter::lab {

namespace {

// Steps in order: the set-up 0; of turn t, round r (a Jihadist and a US Action Phase): 256 t + 8 r, plus the Jihadist's
// two cards, the two of the US, the plots; the end of the turn comes last.
constexpr int kTurn = 256, kRound = 8, kPlots = 4, kEnd = 255, kMostRounds = 30;

int ordinal_of(const State& s) {
  if (s.phase == Phase::setup) return 0;
  const int round = kTurn * s.turn + kRound * s.round;
  if (s.phase == Phase::end_of_turn) return kTurn * s.turn + kEnd;
  if (s.phase == Phase::plots) return round + kPlots;
  return round + (s.acting == index(Side::Jihadist) ? 0 : 2) + s.card_index - 1;
}

// What needs no entry: the deal, plots, the end of a turn; the last card of the US, which it may keep (5.2.4); a
// Jihadist phase without cards.
bool is_automatic(const State& s) {
  if (s.phase == Phase::setup) return scenario(s.scenario).opening == Opening::none;
  if (s.phase != Phase::cards) return true;
  return s.hand[s.acting] == 0 || (s.acting == index(Side::US) && s.hand[0] == 1);
}

class Labyrinth final : public Game {
 public:
  const GameTables& tables() const override { return lab::tables(); }
  const TableIndex& index() const override { return index_; }
  std::string_view title() const override { return "Labyrinth: The War on Terror, 2nd edition"; }
  std::size_t state_size() const override { return sizeof(State); }

  Result<bool> begin(const Record& record, const RulingValues&, void* state) const override {
    return read_setup(record.header, &record.items, *static_cast<State*>(state));
  }

  DueStep due(const void* state) const override {
    const State& s = *static_cast<const State*>(state);
    return {ordinal_of(s), is_automatic(s), s.phase == Phase::over};
  }

  std::string step_name(int ordinal) const override {
    if (ordinal < kTurn) return "setup";
    const std::string turn = "Turn " + std::to_string(ordinal / kTurn) + " ";
    const int step = ordinal % kTurn;
    if (step == kEnd) return turn + "end";
    const int round = step / kRound, k = step % kRound;
    if (k >= kPlots) return turn + "plots " + std::to_string(round + 1);
    return turn + (k < 2 ? "Jihadist card " : "US card ") + std::to_string(2 * round + k % 2 + 1);
  }

  // "setup", "Turn 2 Jihadist card 3", "Turn 2 plots 2", "Turn 2 end"; without "Turn n" the turn that is due. Cards
  // count through the turn, two for each Action Phase.
  int read_heading(std::string_view text, const void* state) const override {
    const State& s = *static_cast<const State*>(state);
    int turn = s.turn;
    std::string_view word = next_word(text);
    if (same_word(word, "setup")) return 0;
    if (same_word(word, "turn")) {
      turn = whole_number(next_word(text)).value_or(-1);
      word = next_word(text);
    }
    if (turn < 1 || turn > 100) return kNoStep;
    if (same_word(word, "end")) return kTurn * turn + kEnd;
    if (same_word(word, "plots")) {
      const std::string_view which = next_word(text);
      const int round = which.empty() ? s.round : whole_number(which).value_or(-1) - 1;
      return round >= 0 && round <= kMostRounds ? kTurn * turn + kRound * round + kPlots : kNoStep;
    }
    const int side = same_word(word, "us") ? 0 : same_word(word, "jihadist") ? 1 : kNobody;
    if (side == kNobody || !same_word(next_word(text), "card")) return kNoStep;
    const int n = whole_number(next_word(text)).value_or(-1) - 1;
    if (n < 0 || n / 2 > kMostRounds) return kNoStep;
    return kTurn * turn + kRound * (n / 2) + (side == 1 ? 0 : 2) + n % 2;
  }

  bool go_to(void* state, int ordinal) const override {
    State& s = *static_cast<State*>(state);
    const int turn = ordinal / kTurn, step = ordinal % kTurn;
    if (turn < 1 || turn > 100 || (step != kEnd && step / kRound > kMostRounds)) return false;
    s.turn = static_cast<std::int8_t>(turn);
    s.ending = Ending::none;
    s.winner = kNone;
    if (step == kEnd) {
      s.phase = Phase::end_of_turn;
      return true;
    }
    const int k = step % kRound;
    if (k > kPlots) return false;
    s.round = static_cast<std::int8_t>(step / kRound);
    s.phase = k == kPlots ? Phase::plots : Phase::cards;
    s.acting = static_cast<std::int8_t>(lab::index(k < 2 ? Side::Jihadist : Side::US));
    s.card_index = static_cast<std::int8_t>(k % 2 + 1);
    return true;
  }

  // A card of the hand was played, nobody knows which: its cards are unseen from here on.
  void lose_track(void* state, int ordinal) const override {
    State& s = *static_cast<State*>(state);
    const int k = ordinal % kTurn % kRound;
    if (ordinal < kTurn || ordinal % kTurn == kEnd || k >= kPlots) return;
    const Side side = k < 2 ? Side::Jihadist : Side::US;
    for (int id = 1; id < kCards; ++id)
      if ((s.place[id] & hand_bit(side)) != 0) s.place[id] = static_cast<std::int8_t>(s.place[id] | in_draw_pile);
  }

  void step(void* state, Table& table) const override {
    State& s = *static_cast<State*>(state);
    try {
      switch (s.phase) {
        case Phase::setup:
          return set_up(s, table);
        case Phase::cards:
          return play_card_step(s, table);
        case Phase::plots:
          return plots_step(s, table);
        case Phase::end_of_turn:
          return end_of_turn(s, table);
        case Phase::over:
          return;
      }
    } catch (const GameOver&) {  // the position says so
    }
  }

  std::vector<std::string> broken_invariants(const void* state) const override {
    return lab::broken_invariants(*static_cast<const State*>(state));
  }

  std::string result(const void* state) const override { return lab::result(*static_cast<const State*>(state)); }

  int winner(const void* state) const override {
    const State& s = *static_cast<const State*>(state);
    return s.phase == Phase::over && s.winner != kNone ? s.winner : kNobody;
  }

  bool judge_fact(const void* state, const Fact& fact, const Record& record, std::string& wrong) const override {
    return lab::judge_fact(*static_cast<const State*>(state), fact, record, wrong);
  }

  std::string describe(const void*, int, bool) const override { return {}; }

 private:
  TableIndex index_{lab::tables()};
};

}  // namespace

const Game& game() {
  static const Labyrinth the_game;
  return the_game;
}

}  // namespace arbiter::lab
