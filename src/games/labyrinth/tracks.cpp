// 4.7: Prestige and Funding.
#include <algorithm>

#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

void set_prestige(State& s, Table& t, int to, Rule rule) {
  t.set(s, Field::prestige, 0, std::clamp(to, 1, kMostPrestige), rule);
}
void change_prestige(State& s, Table& t, int by, Rule rule) {
  set_prestige(s, t, s.prestige + by, rule);
}

void roll_prestige(State& s, Table& t, Rule rule) {
  const int penalty = gwot_penalty(s) > 0 ? 1 : 0;
  const int direction = t.roll({kNobody, "prestige", rule}) - penalty;
  const int one = t.roll({kNobody, "prestige", rule}), other_die = t.roll({kNobody, "prestige", rule});
  const int by = std::min(one, other_die);
  change_prestige(s, t, direction >= 5 ? by : -by, rule);
}

void set_funding(State& s, Table& t, int to, Rule rule) {
  t.set(s, Field::funding, 0, std::clamp(to, 1, kMostFunding), rule);
}
void change_funding(State& s, Table& t, int by, Rule rule) {
  set_funding(s, t, s.funding + by, rule);
}

}  // namespace arbiter::lab
