// What anyone gains (TE-5.6, TR-24).
#include <algorithm>

#include "games/tigris/rules.hpp"

namespace arbiter::te {

void gain_vp(State& s, Table& t, int dynasty, int colour, int points, Rule rule) {
  if (t.ruling(RulingId::vp_supply) != 0) {
    int given = 0;
    for (const auto& vp : s.vp) given += vp[colour];
    points = std::clamp(kPointsOfAColour - given, 0, points);
  }
  if (points > 0) t.change(s, of(Field::vp_archer, dynasty), colour, points, rule);
}

}  // namespace arbiter::te
