// The five war cards: the attacker is the side whose event it is.
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

void war(State& s, Table& t, Side player, const War& w, Rule rule) {
  const Side enemy = other(player);
  Ask target =
      Ask::of(player, Key::target, all_countries()).require(rule, w.targets).seen_as(Field::war, +1, true).owed(rule);
  if (w.targets.count() == 1) target.unless_said(w.targets.first());
  const int id = t.choose(target);
  t.tell(Field::war, id, 1, rule);
  int modifier = -controlled_neighbours(s, enemy, id);
  if (w.target_control_counts && controls(s, enemy, id)) --modifier;
  const int die = t.roll({index(player), country(id).name, rule});
  t.count(Count::die, 0, die, rule);
  t.count(Count::modifier, 0, modifier, rule);
  t.count(Count::needed, 0, w.success, rule);
  t.count(Count::modifier_field, 0, static_cast<int>(Field::war_modifier), rule);
  t.count(Count::needed_field, 0, static_cast<int>(Field::war_needed), rule);
  const bool success = die + modifier >= w.success;
  t.tell(Field::war_modifier, id, modifier, rule);
  t.tell(Field::war_needed, id, w.success, rule);
  t.tell(Field::success, id, success ? 1 : 0, rule);
  add_military_ops(s, t, player, w.military_ops, rule_on(rule) ? "TS-11.2" : rule);
  if (!success) return;
  const int there = influence(s, enemy, id);
  remove_all_influence(s, t, enemy, id, rule);
  add_influence(s, t, player, id, there, rule);
  gain_vp(s, t, player, w.vp, rule);
}

}  // namespace arbiter::ts
