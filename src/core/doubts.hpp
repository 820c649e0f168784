// What a fault left uncertain, until the source states it again: from which finding a later one may follow.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/record_table.hpp"
#include "core/script.hpp"

namespace arbiter {

// Findings are told by their number, from 1; 0: none.
class Doubts {
 public:
  explicit Doubts(const GameTables& tables) : tables_(tables) {}

  // One value is in doubt since finding `number`.
  void doubt(int field, int subject, int number);
  // The whole position is; a finding that left it so before stays the cause.
  void doubt_all(int number);
  // The outcome of illegal choices that no stated effect confirms: what was really done may have been another thing.
  void doubt_choices(const std::vector<Fault>& faults, int number);
  // What the step states is in doubt no longer.
  void restated(std::span<const Item> items);
  // The finding was taken back.
  void forget(int number);

  bool all() const { return all_by_ != 0; }
  // The finding that this fault may follow from. A value follows from a doubt about it; what depends on the position as
  // a whole (a choice, a modifier, the outcome of a scoring) from any doubt.
  int root_of(const Fault& fault) const;
  // The first finding that left anything in doubt.
  int any_root() const;

 private:
  struct Doubt {
    std::uint32_t subject;  // field * 256 + subject
    int number;
  };
  const GameTables& tables_;
  std::vector<Doubt> doubts_;
  int all_by_ = 0;
  std::vector<std::uint32_t> restated_;  // since then
  std::vector<int> domains_by_;          // by domain; empty: none
};

}  // namespace arbiter
