// TE-6.6 swapping tiles of the hand, and TR-25 the game's end in a swap.
#include <algorithm>

#include "games/tigris/rules.hpp"

namespace arbiter::te {

namespace {

void discard(State& s, Table& t, int dynasty) {
  const OptionSet colours = OptionSet::range(0, kColours - 1);
  OptionSet held, sure;
  for (int colour = 0; colour < kColours; ++colour) {
    if (may_hold(s, dynasty, colour) > 0) held.add(colour);
    if (surely_holds(s, dynasty, colour) > 0) sure.add(colour);
  }
  const int colour = t.choose(Ask::of(dynasty, Key::discard, colours)
                                  .require("TE-6.6", held)
                                  .unsure(colours - sure)
                                  .untold(kUnseen)
                                  .group(1)
                                  .seen_as(of(Field::hand_archer, dynasty), -1)
                                  .owed("TE-6.6"));
  if (colour == kUnseen) return take_unseen_from_hand(s, t, dynasty, "TE-6.6");
  take_from_hand(s, t, dynasty, colour, "TE-6.6");
  put_out(s, t, colour, "TE-6.6");
}

}  // namespace

void swap_tiles(State& s, Table& t, int dynasty) {
  const int held = hand_size(s, dynasty);
  const int n = t.choose(Ask::of(dynasty, Key::swap, OptionSet::range(0, kMostNumber))
                             .require("TE-6.6", OptionSet::range(1, std::min(held, kHandSize)))
                             .seen_as_value(Field::swapped)
                             .owed("TE-6.6"));
  t.tell(Field::swapped, dynasty, n, "TE-6.6");
  for (int i = 0; i < n; ++i) discard(s, t, dynasty);
  if (draw_tiles(s, t, dynasty, n, "TE-6.6") == n) return;
  // TE-14.1b: a tile had to be drawn and the bag is empty.
  if (t.ruling(RulingId::swap_end_scores) != 0) monument_points(s, t);
  end_game(s, t, Ending::bag, "TE-14.1b");
}

}  // namespace arbiter::te
