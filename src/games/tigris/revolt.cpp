// TE-7 revolts.
#include "games/tigris/rules.hpp"

namespace arbiter::te {

void revolt(State& s, Table& t, int dynasty, int colour, int other) {
  t.tell(Field::revolt, colour, 1, "TE-7.1");
  const Cells temples = look(s).tiles[red];
  const auto strength = [&](int owner) { return (beside(s.leader[owner][colour]) & temples).count(); };
  Conflict c;
  c.support = rule_on("TE-7.4") ? red : colour;
  c.attacker = dynasty;
  c.defender = other;
  c.attack = rule_on("TE-7.2") ? strength(dynasty) : 0;
  c.defence = rule_on("TE-7.2") ? strength(other) : 0;
  const bool attacker_wins = fight(s, t, c);
  send_home(s, t, attacker_wins ? other : dynasty, colour, "TE-7.6");
  gain_vp(s, t, attacker_wins ? dynasty : other, red, 1, "TE-7.6");
}

}  // namespace arbiter::te
