// TE-15 tiles behind the screens, in the bag and out of the game: counts, since nobody may have recorded more.
#include <algorithm>

#include "games/tigris/rules.hpp"

namespace arbiter::te {

namespace {

int all_in_pool(const State& s) {
  int n = 0;
  for (const int count : s.pool) n += count;
  return n;
}

Field hand_of(int dynasty) {
  return of(Field::hand_archer, dynasty);
}

}  // namespace

int may_hold(const State& s, int dynasty, int colour) {
  return s.hand[dynasty][colour] + std::min<int>(s.hand[dynasty][kUnseen], s.pool[colour]);
}

int surely_holds(const State& s, int dynasty, int colour) {
  const int of_other_colours = all_in_pool(s) - s.pool[colour];
  return s.hand[dynasty][colour] + std::max(0, s.hand[dynasty][kUnseen] - of_other_colours);
}

void take_from_hand(State& s, Table& t, int dynasty, int colour, Rule rule) {
  if (s.hand[dynasty][colour] > 0) {
    t.change(s, hand_of(dynasty), colour, -1, rule);
  } else {
    t.change(s, hand_of(dynasty), kUnseen, -1, rule);
    t.change(s, Field::pool, colour, -1, rule);
  }
}

void take_unseen_from_hand(State& s, Table& t, int dynasty, Rule rule) {
  // It may be any tile of the hand: what was known of the hand isn't known of the rest.
  for (int colour = 0; colour < kColours; ++colour)
    for (int n = s.hand[dynasty][colour]; n > 0; --n) {
      t.change(s, hand_of(dynasty), colour, -1, rule);
      t.change(s, hand_of(dynasty), kUnseen, +1, rule);
      t.change(s, Field::pool, colour, +1, rule);
    }
  t.change(s, hand_of(dynasty), kUnseen, -1, rule);
  t.change(s, Field::discarded, kUnseen, +1, rule);
}

void put_out(State& s, Table& t, int colour, Rule rule) {
  t.change(s, Field::discarded, colour, +1, rule);
}

int draw_tiles(State& s, Table& t, int dynasty, int n, Rule rule) {
  int drawn = 0;
  for (; drawn < n && s.bag > 0; ++drawn) {
    Cells left;
    for (int colour = 0; colour < kColours; ++colour)
      if (s.pool[colour] > 0) left.add(colour);
    Ask ask = Ask::of(kChance, Key::draw, left).require(rule, left).for_side(dynasty).untold(kUnseen);
    for (int colour = 0; colour < kColours; ++colour) ask.odds(colour, s.pool[colour]);
    const int colour = t.choose(ask);
    t.change(s, hand_of(dynasty), colour, +1, rule);
    if (colour != kUnseen) t.change(s, Field::pool, colour, -1, rule);
    t.change(s, Field::bag, 0, -1, rule);
  }
  if (drawn > 0) t.tell(Field::drawn, dynasty, drawn, rule);
  return drawn;
}

}  // namespace arbiter::te
