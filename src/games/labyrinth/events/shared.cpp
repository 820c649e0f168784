#include "games/labyrinth/events/shared.hpp"

namespace arbiter::lab {

bool calm_around_israel(const State& s) {
  return troop_level(s) != TroopLevel::overstretch && (neighbours(s, israel) & islamist_rule(s)).none();
}

void set_posture_somewhere(State& s, Table& t, Side player, Rule rule) {
  const OptionSet allowed = non_muslims(s).without(united_states).without(israel);
  const int at = choose_country(t, player, Key::target, allowed, rule);
  if (at != kNoCountry) choose_posture(s, t, player, at, rule);
}

}  // namespace arbiter::lab
