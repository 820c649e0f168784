// TS-10: the space race.
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

bool has_space_ability(const State& s, Side side, int box) {
  const bool alone = s.space[index(other(side))] < box || !rule_on("TS-10.3");
  return s.space[index(side)] >= box && alone;
}

Rule space_race_barred_by(const State& s, Side side, int printed_ops) {
  const int at = s.space[index(side)];
  if (at >= kLastSpaceBox) return "TS-10.1";
  if (!rule_on("TS-10.1")) return nullptr;
  if (ops_value(s, side, printed_ops) < space_box(at + 1).min_ops) return "TS-10.1";
  const int attempts = s.space_attempts[index(side)];
  if (attempts < (has_space_ability(s, side, kBoxTwoAttempts) ? 2 : 1)) return nullptr;
  // A second attempt that the other side's arrival in box 2 has taken away.
  return attempts == 1 && at >= kBoxTwoAttempts ? "TS-10.3" : "TS-10.1";
}

bool can_try_space_race(const State& s, Side side, int printed_ops) {
  return space_race_barred_by(s, side, printed_ops) == nullptr;
}

void space_race(State& s, Table& t, Side side, int printed_ops) {
  const SpaceBox& next = space_box(s.space[index(side)] + 1);
  t.change(s, Field::space_attempts, index(side), 1, "TS-10.1");
  t.tell(Field::operation_ops, op::space_race, ops_value(s, side, printed_ops), "TS-10.1");
  const int die = t.roll({index(side), "space_race", "TS-10.1"});
  t.count(Count::die, 0, die, "TS-10.1");
  t.count(Count::needed, 0, next.max_roll, "TS-10.1");
  t.count(Count::low_wins, 0, 1, "TS-10.1");
  t.count(Count::needed_field, 0, static_cast<int>(Field::space_needed), "TS-10.1");
  const bool success = die <= next.max_roll;
  t.tell(Field::space_needed, 0, next.max_roll, "TS-10.1");
  t.tell(Field::success, kSpaceRaceSubject, success ? 1 : 0, "TS-10.1");
  if (success) advance_space(s, t, side, 1, "TS-10.1");
}

}  // namespace arbiter::ts
