// What the laws of the conformance suite need of any game: random games, and tables that watch or break off.
#pragma once

#include <cstring>
#include <string>
#include <vector>

#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"
#include "arbiter/table.hpp"
#include "core/random.hpp"

namespace arbiter::laws {

// Number of seeded games a law is tried on: ARBITER_GAMES, else `usual`.
int games(int usual = 200);

// One way to start a game of the suite: a game with a variant of set-up.
struct Variant {
  const Game* game;
  std::string name;
  std::vector<Fact> setup;
};
std::vector<Variant> variants();

Record random_game(const Variant& v, std::uint64_t seed);

struct Position {
  alignas(16) std::array<std::byte, kMaxState> bytes{};
};

// Answers at random; can drain from the nth ask on; keeps the changes it is told.
class WatchingTable final : public Table {
 public:
  WatchingTable(const Game& game, std::span<const std::uint8_t> rulings, std::uint64_t seed)
      : Table(game.tables().fields, rulings), random_(seed) {}
  void begin_step(int drain_at = -1, int illegal_percent = 0) {
    asks_ = 0;
    answered = 0;
    draining_ = false;
    drain_at_ = drain_at;
    illegal_percent_ = illegal_percent;
    changes.clear();
  }
  int asks() const { return asks_; }

  std::vector<Change> changes;
  int answered = 0;
  int refusals = 0;

 private:
  int answer(const Ask& ask) override {
    if (answered++ == drain_at_) {
      draining_ = true;
      return -1;
    }
    OptionSet from = ask.options();
    if (illegal_percent_ > 0 && static_cast<int>(random_.below(100)) < illegal_percent_ &&
        (ask.universe() - from).any())
      from = ask.universe() - from;
    return from.nth(static_cast<int>(random_.below(static_cast<std::uint32_t>(from.count()))));
  }
  int throw_die(const Roll& roll) override { return 1 + static_cast<int>(random_.below(roll.faces)); }
  void told(const void*, const Change& c) override { changes.push_back(c); }
  void refused(const Change&) override { ++refusals; }

  Random random_;
  int drain_at_ = -1;
  int illegal_percent_ = 0;
};

}  // namespace arbiter::laws
