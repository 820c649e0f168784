#include "games/twilight-struggle/game.hpp"

#include <string>

#include "arbiter/table.hpp"
#include "arbiter/table_index.hpp"
#include "core/words.hpp"
#include "games/twilight-struggle/names.hpp"
#include "games/twilight-struggle/position.hpp"
#include "games/twilight-struggle/rules.hpp"
#include "games/twilight-struggle/text.hpp"

namespace arbiter::ts {

namespace {

// Steps in order: set-up 0; in turn t: headline 100 t, action rounds 100 t + 2 r (USSR) and + 2 r + 1 (US), clean-up
// 100 t + 90.
constexpr int kCleanup = 90;

int ordinal_of(const State& s) {
  const int turn = 100 * s.turn;
  switch (s.phase) {
    case Phase::setup:
      return 0;
    case Phase::headline:
      return turn;
    case Phase::action_rounds:
      return turn + 2 * s.round + (s.acting == 0 ? 1 : 0);
    case Phase::cleanup:
    case Phase::over:
      return turn + kCleanup;
  }
  return 0;
}

class TwilightStruggle final : public Game {
 public:
  const GameTables& tables() const override { return ts::tables(); }
  const TableIndex& index() const override { return index_; }
  std::string_view title() const override { return "Twilight Struggle (Deluxe Edition)"; }
  std::span<const std::string_view> setup_members() const override { return ts::setup_members(); }
  std::size_t state_size() const override { return sizeof(State); }

  Result<bool> begin(const Record& record, const RulingValues&, void* state) const override {
    return read_setup(record.header, &record.items, *static_cast<State*>(state));
  }

  DueStep due(const void* state) const override {
    const State& s = *static_cast<const State*>(state);
    return {ordinal_of(s), s.phase == Phase::cleanup, s.phase == Phase::over};
  }

  std::string step_name(int ordinal) const override {
    if (ordinal <= 0) return "setup";
    const int in_turn = ordinal % 100;
    std::string name = "Turn " + std::to_string(ordinal / 100);
    if (in_turn == 0) return name + " headline";
    if (in_turn >= kCleanup) return name + " cleanup";
    return name + (in_turn % 2 == 0 ? " USSR AR" : " US AR") + std::to_string(in_turn / 2);
  }

  // "setup", "Turn 3 headline", "Turn 3 USSR AR4", "Turn 3 cleanup"; without "Turn n" the turn that is due.
  int read_heading(std::string_view text, const void* state) const override {
    int turn = static_cast<const State*>(state)->turn;
    std::string_view word = next_word(text);
    if (same_word(word, "setup")) return 0;
    if (same_word(word, "turn")) {
      turn = whole_number(next_word(text)).value_or(-1);
      word = next_word(text);
    }
    if (turn < 1 || turn > kLastTurn) return kNoStep;
    if (same_word(word, "headline")) return 100 * turn;
    if (same_word(word, "cleanup")) return 100 * turn + kCleanup;
    const std::optional<Side> side = find_side(word);
    std::string_view round = next_word(text);
    if (!side || round.size() != 3 || !same_word(round.substr(0, 2), "ar")) return kNoStep;
    const int r = whole_number(round.substr(2)).value_or(-1);
    if (r < 1 || r > 8) return kNoStep;
    return 100 * turn + 2 * r + (*side == Side::US ? 1 : 0);
  }

  bool go_to(void* state, int ordinal) const override {
    State& s = *static_cast<State*>(state);
    const int turn = ordinal / 100, in_turn = ordinal % 100;
    if (ordinal <= 0 || turn < 1 || turn > kLastTurn) return false;
    s.turn = static_cast<std::int8_t>(turn);
    if (in_turn == 0) {
      s.phase = Phase::headline;
      s.round = 0;
    } else if (in_turn >= kCleanup) {
      s.phase = Phase::cleanup;
    } else {
      s.phase = Phase::action_rounds;
      s.round = static_cast<std::int8_t>(in_turn / 2);
      s.acting = in_turn % 2 == 0 ? 1 : 0;
    }
    s.ending = Ending::none;
    s.winner = kNone;
    return true;
  }

  // An unknown card has left the hand: each card that was there may be among the discards.
  void lose_track(void* state, int ordinal) const override {
    State& s = *static_cast<State*>(state);
    const int in_turn = ordinal % 100;
    const auto play_one = [&s](Side side) {
      if (s.hand[ts::index(side)] == 0) return;
      --s.hand[ts::index(side)];
      for (int id = 1; id < kCards; ++id)
        if (s.place[id] == hand_bit(side)) s.place[id] = static_cast<std::int8_t>(s.place[id] | in_discard_pile);
    };
    if (ordinal <= 0 || in_turn >= kCleanup) return;
    const int round = in_turn / 2;
    if (round > action_rounds(s.turn)) return;
    if (round == 0 || in_turn % 2 == 0) play_one(Side::USSR);
    if (round == 0 || in_turn % 2 == 1) play_one(Side::US);
  }

  void step(void* state, Table& table) const override {
    State& s = *static_cast<State*>(state);
    try {
      switch (s.phase) {
        case Phase::setup:
          return set_up(s, table);
        case Phase::headline:
          return headline_phase(s, table);
        case Phase::action_rounds:
          return action_round(s, table);
        case Phase::cleanup:
          return end_of_turn(s, table);
        case Phase::over:
          return;
      }
    } catch (const GameOver&) {
      s.phase = Phase::over;
    }
  }

  std::vector<std::string> broken_invariants(const void* state) const override {
    return ts::broken_invariants(*static_cast<const State*>(state));
  }

  std::string result(const void* state) const override {
    const State& s = *static_cast<const State*>(state);
    return s.phase == Phase::over ? result_in_words(s) : std::string();
  }

  int winner(const void* state) const override {
    const State& s = *static_cast<const State*>(state);
    return s.phase == Phase::over && s.winner != kNone ? s.winner : kNobody;
  }

  bool judge_fact(const void* state, const Fact& fact, const Record& record, std::string& wrong) const override {
    return ts::judge_fact(*static_cast<const State*>(state), fact, record, wrong);
  }

  std::string what_is_right(const void*, int domain, int option, std::string_view member,
                            std::string_view said) const override {
    return ts::what_is_right(domain, option, member, said);
  }

  std::string explain(std::span<const Counted> counted, const Questioned& about) const override {
    return ts::explain(counted, about);
  }

  std::string describe(const void* state, int width, bool colour) const override {
    return ts::describe(*static_cast<const State*>(state), width, colour);
  }

 private:
  TableIndex index_{ts::tables()};
};

}  // namespace

const Game& game() {
  static const TwilightStruggle the_game;
  return the_game;
}

}  // namespace arbiter::ts
