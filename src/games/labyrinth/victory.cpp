// 2 and 9.1: who wins, and when.
#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

namespace {

Ending us_has_won(const State& s) {
  if (good_resources(s) >= 12 && rule_on("LAB-2.1.1")) return Ending::good_resources;
  if (fair_or_good(s) >= 15 && rule_on("LAB-2.1.1")) return Ending::fair_good;
  // 9.1: not in the solitaire game.
  if ((s.solo == 0 || !rule_on("LAB-9.1")) && all_cells(s) == 0 && rule_on("LAB-2.1.1")) return Ending::no_cells;
  return Ending::none;
}

bool two_adjacent(const State& s, const OptionSet& countries) {
  return (adjacent_to(s, countries) & countries).any();
}

Ending jihadist_has_won(const State& s) {
  const bool together = (s.solo != 0 && rule_on("LAB-9.1")) || two_adjacent(s, islamist_rule(s));
  if (islamist_resources(s) >= 6 && together && rule_on("LAB-2.1.2")) return Ending::islamist_resources;
  if (s.prestige == 1 && poor_or_islamist(s) >= 15 && rule_on("LAB-2.1.2")) return Ending::prestige_poor;
  return Ending::none;
}

// 9.1: what the US needs at least, by the number of decks.
int solo_minimum(const State& s) {
  return 3 + 3 * s.length;
}

}  // namespace

void end_game(State& s, Table& t, Ending how, Side winner, Rule rule) {
  t.set(s, Field::ending, 0, static_cast<int>(how), rule);
  t.set(s, Field::winner, 0, index(winner), rule);
  t.set(s, Field::phase, 0, static_cast<int>(Phase::over), rule);
  throw GameOver{};
}

void check_victory(State& s, Table& t, Side acting) {
  const Ending us = us_has_won(s), jihadist = jihadist_has_won(s);
  if (us == Ending::none && jihadist == Ending::none) return;
  bool us_wins = us != Ending::none;
  // 2.2 for Oil Price Spike; R-25 for anything else.
  if (us_wins && jihadist != Ending::none)
    us_wins = acting == Side::US || t.ruling(RulingId::simultaneous_victory) != 0;
  if (us_wins) end_game(s, t, us, Side::US, "LAB-2.1.1");
  end_game(s, t, jihadist, Side::Jihadist, "LAB-2.1.2");
}

// 2.3: a country with a green marker counts as Islamist Rule (4.8.2).
void end_by_deck(State& s, Table& t) {
  int islamist = islamist_resources(s), good = good_resources(s);
  const OptionSet fresh = regime_change_countries(s) - islamist_rule(s);
  for (int id = fresh.first(); id >= 0; id = fresh.next(id))
    if (s.regime_change[id] == 1) islamist += resources(s, id);
  const bool enough = s.solo == 0 || good >= solo_minimum(s) || !rule_on("LAB-9.1");
  const bool us_wins = good > 2 * islamist && enough;
  end_game(s, t, Ending::deck, us_wins ? Side::US : Side::Jihadist, "LAB-2.3");
}

}  // namespace arbiter::lab
