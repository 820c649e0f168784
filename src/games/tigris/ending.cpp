// TE-14 the end of the game and the winner.
#include <algorithm>
#include <array>

#include "games/tigris/rules.hpp"

namespace arbiter::te {

std::array<int, kColours> final_points(const State& s, int dynasty) {
  std::array<int, kColours> points{};
  for (std::size_t colour = 0; colour < kColours; ++colour) points[colour] = s.vp[dynasty][colour];
  for (int n = rule_on("TE-14.2") ? s.treasures[dynasty] : 0; n > 0; --n)
    ++*std::min_element(points.begin(), points.end());
  std::sort(points.begin(), points.end());
  return points;
}

void end_game(State& s, Table& t, Ending how, Rule rule) {
  std::array<std::array<int, kColours>, kDynasties> points{};
  for (int i = 0; i < s.players; ++i) {
    const int dynasty = s.seat[i];
    points[static_cast<std::size_t>(dynasty)] = final_points(s, dynasty);
    t.set(s, Field::score, dynasty, points[static_cast<std::size_t>(dynasty)][0], "TE-14.2");
  }
  // TE-14.3: the next weakest colour breaks a tie; who is equal in all four shares the place.
  int winner = kNobodyYet, winners = 0;
  for (int i = 0; i < s.players; ++i) {
    const int dynasty = s.seat[i];
    int better = 0;
    for (int j = 0; j < s.players; ++j)
      if (points[static_cast<std::size_t>(s.seat[j])] > points[static_cast<std::size_t>(dynasty)]) ++better;
    t.set(s, Field::rank, dynasty, better + 1, "TE-14.3");
    if (better > 0) continue;
    winner = dynasty;
    ++winners;
  }
  t.set(s, Field::winner, 0, winners == 1 ? winner : kNobodyYet, "TE-14.3");
  t.set(s, Field::ending, 0, static_cast<int>(how), rule);
  t.set(s, Field::phase, 0, static_cast<int>(Phase::over), rule);
  throw GameOver{};
}

}  // namespace arbiter::te
