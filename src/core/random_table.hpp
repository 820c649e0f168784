// The table that answers at random among the legal options, and writes down what happens.
#pragma once

#include "arbiter/record.hpp"
#include "arbiter/table.hpp"
#include "core/random.hpp"

namespace arbiter {

// Thrown when the rules want a change out of bounds in a legal game: a fault of the rules.
struct RefusedChange {
  Change change;
};

class RandomTable final : public Table {
 public:
  // `out` may be null: nothing is written down then.
  RandomTable(const GameTables& tables, std::span<const std::uint8_t> rulings, Random& random, Record* out);
  // To be called before each step: the limit of asks counts from here.
  void begin_step() { asks_ = 0; }

 private:
  int answer(const Ask& ask) override;
  int draw(const Ask& ask);
  int throw_die(const Roll& roll) override;
  void told(const void* state, const Change& change) override;
  void refused(const Change& change) override;

  const GameTables& tables_;
  Random& random_;
  Record* out_;
};

}  // namespace arbiter
