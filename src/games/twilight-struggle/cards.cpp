// Hands, piles and the cards that nobody has seen.
#include <algorithm>
#include <array>

#include "games/twilight-struggle/byte_masks.hpp"
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

namespace {

Field hand_field(Side side) {
  return of_side(Field::hand_us, side);
}

OptionSet at_place(const State& s, int bit) {
  return indices_where<kCards>([&](std::size_t i) { return (s.place[i] & bit) != 0; });
}

// The unseen cards by the set of places where each may be, and how many cards each place holds.
struct HiddenCards {
  std::array<OptionSet, 8> cards;
  std::array<int, 8> with_mask{};
  std::array<int, 3> room{};

  explicit HiddenCards(const State& s) : room{s.draw_pile, s.hand[0], s.hand[1]} {
    const std::array<OptionSet, 3> at = {at_place(s, in_draw_pile), at_place(s, in_us_hand), at_place(s, in_ussr_hand)};
    for (std::size_t mask = 1; mask < 8; ++mask) {
      cards[mask] = ~OptionSet();
      for (std::size_t p = 0; p < 3; ++p) cards[mask] &= (mask >> p & 1U) != 0 ? at[p] : ~at[p];
      with_mask[mask] = cards[mask].count();
    }
  }
  // Every card can be given a place: for each set of places, the cards that must lie there fit.
  bool possible() const {
    for (unsigned places = 1; places < 8; ++places) {
      int there = 0, space = 0;
      for (unsigned m = 1; m < 8; ++m)
        if ((m & ~places) == 0) there += with_mask[m];
      for (unsigned p = 0; p < 3; ++p)
        if ((places >> p & 1U) != 0) space += room[p];
      if (there > space) return false;
    }
    return true;
  }
  // Possible with one card of this mask in the place.
  bool possible_with(std::size_t mask, std::size_t place_bit) {
    --with_mask[mask];
    ++with_mask[place_bit];
    const bool fits = possible();
    ++with_mask[mask];
    --with_mask[place_bit];
    return fits;
  }
};

void set_place(State& s, Table& t, int id, int places, Rule rule) {
  t.set(s, Field::place, id, places, rule);
}

void set_count(State& s, Table& t, Field field, int n, Rule rule) {
  t.set(s, field, 0, std::max(n, 0), rule);
}

// A card that left a place where it was known to be.
void leave_place(State& s, Table& t, int place, Rule rule) {
  if (place == in_draw_pile) set_count(s, t, Field::draw_pile, s.draw_pile - 1, rule);
  if (place == in_us_hand) set_count(s, t, Field::hand_us, s.hand[0] - 1, rule);
  if (place == in_ussr_hand) set_count(s, t, Field::hand_ussr, s.hand[1] - 1, rule);
}

}  // namespace

int hand_bit(Side side) {
  return side == Side::US ? in_us_hand : in_ussr_hand;
}

OptionSet cards_in(const State& s, int bits) {
  return at_place(s, bits);
}

OptionSet surely_in(const State& s, int bits) {
  return indices_where<kCards>([&](std::size_t i) { return (s.place[i] != 0) & ((s.place[i] & ~bits) == 0); });
}

namespace {

// Unseen and known cards that can be in the place: an assignment of all hidden cards exists.
OptionSet may_be_in(const State& s, int place_bit) {
  const auto bit = static_cast<std::size_t>(place_bit);
  HiddenCards hidden(s);
  OptionSet found;
  for (std::size_t mask = 1; mask < 8; ++mask)
    if ((mask & bit) != 0 && hidden.with_mask[mask] > 0 && (mask == bit || hidden.possible_with(mask, bit)))
      found |= hidden.cards[mask];
  return found;
}

}  // namespace

OptionSet may_hold(const State& s, Side side) {
  return may_be_in(s, hand_bit(side));
}

bool hand_is_known(const State& s, Side side) {
  return (surely_in(s, hand_bit(side)).without(the_china_card)).count() >= s.hand[index(side)];
}

bool can_be_in_hand(const State& s, Side side, int id) {
  return may_hold(s, side).has(id);
}

void move_card(State& s, Table& t, int id, int to, Rule rule) {
  leave_place(s, t, s.place[id], rule);
  set_place(s, t, id, to, rule);
  if (to == in_draw_pile) set_count(s, t, Field::draw_pile, s.draw_pile + 1, rule);
  if (to == in_us_hand) set_count(s, t, Field::hand_us, s.hand[0] + 1, rule);
  if (to == in_ussr_hand) set_count(s, t, Field::hand_ussr, s.hand[1] + 1, rule);
}

void take_from_hand(State& s, Table& t, Side side, int id, Rule rule) {
  if (id == the_china_card) return;
  set_place(s, t, id, on_table, rule);
  set_count(s, t, hand_field(side), s.hand[index(side)] - 1, rule);
}

void discard_from_hand(State& s, Table& t, Side side, int id, Rule rule) {
  t.tell(of_side(Field::discarded_us, side), id, 1, rule);
  take_from_hand(s, t, side, id, rule);
  set_place(s, t, id, in_discard_pile, rule);
}

int random_card(State& s, Table& t, Side side, Rule rule) {
  if (s.hand[index(side)] == 0) return no_card;
  const Ask ask = Ask::of(kChance, Key::random_card, all_cards())
                      .require(rule, may_hold(s, side))
                      .for_side(side)
                      .unsure(may_hold(s, side) - surely_in(s, hand_bit(side)))
                      .seen_as(of_side(Field::discarded_us, side))
                      .seen_as(of_side(Field::revealed_from_hand_us, side))
                      .owed(rule);
  if (!ask.any()) return no_card;
  const int id = t.choose(ask);
  take_from_hand(s, t, side, id, rule);
  return id;
}

// The discards become the pile. Nothing is left in the old one, so no unseen card can lie there any more.
void reshuffle(State& s, Table& t, Rule rule) {
  const bool empty = s.draw_pile == 0;
  int n = 0;
  for (int id = 1; id < kCards; ++id) {
    const int place = s.place[id];
    if (empty && (place & kHidden) != 0 && (place & in_draw_pile) != 0 && place != in_draw_pile)
      set_place(s, t, id, place & ~in_draw_pile, rule);
    if (place == in_discard_pile) {
      set_place(s, t, id, in_draw_pile, rule);
      ++n;
    }
  }
  if (n == 0) return;
  set_count(s, t, Field::draw_pile, s.draw_pile + n, rule);
  t.tell(Field::reshuffle, 0, 1, rule);
}

namespace {

// Draws up to `n` cards from what is left of the pile.
int draw_from_pile(State& s, Table& t, Side side, int n, Rule rule) {
  n = std::min<int>(n, s.draw_pile);
  for (int i = 0; i < n; ++i) {
    const int id = t.choose(Ask::of(kChance, Key::draw, all_cards())
                                .require(rule, may_be_in(s, in_draw_pile))
                                .for_side(side)
                                .untold(no_card)
                                .owed(rule));
    if (id != no_card) {
      set_place(s, t, id, hand_bit(side), rule);
    } else {  // unseen: each card of the pile may now be in the hand
      const OptionSet newly = cards_in(s, in_draw_pile) - cards_in(s, hand_bit(side));
      for (int c = newly.first(); c >= 0; c = newly.next(c)) set_place(s, t, c, s.place[c] | hand_bit(side), rule);
    }
    set_count(s, t, Field::draw_pile, s.draw_pile - 1, rule);
    set_count(s, t, hand_field(side), s.hand[index(side)] + 1, rule);
  }
  return n;
}

}  // namespace

namespace {

// TS-3.3: nobody can see whether an exactly emptied pile is renewed at once or at the next draw; both are accepted.
void renew_empty_pile(State& s, Table& t) {
  if (s.draw_pile > 0 || surely_in(s, in_discard_pile).none()) return;
  const int now = t.choose(Ask::of(kChance, Key::renew, OptionSet::of(answer::yes, answer::no))
                               .seen_as(Field::reshuffle)
                               .unless_said(answer::no)
                               .owed("TS-3.3"));
  if (now == answer::yes) reshuffle(s, t, "TS-3.3");
}

}  // namespace

// TS-3.3
void draw_cards(State& s, Table& t, Side side, int n, Rule rule) {
  const int drawn = draw_from_pile(s, t, side, n, rule);
  if (drawn < n && rule_on("TS-3.3")) {
    reshuffle(s, t, "TS-3.3");
    draw_from_pile(s, t, side, n - drawn, rule);
  }
  renew_empty_pile(s, t);
}

// TS-3.2: alternately, the USSR first. TS-3.3: the last cards of the old pile are dealt first.
void deal(State& s, Table& t, Rule rule) {
  const int limit = hand_size(s.turn);
  std::array<int, 2> owed = {std::max(limit - s.hand[0], 0), std::max(limit - s.hand[1], 0)};
  for (int pile = 0; pile < 2; ++pile) {
    std::array<int, 2> share = {0, 0};
    int left = s.draw_pile;
    for (std::size_t side = 1; left > 0 && (share[0] < owed[0] || share[1] < owed[1]); side = 1 - side)
      if (share[side] < owed[side]) {
        ++share[side];
        --left;
      }
    draw_from_pile(s, t, Side::USSR, share[1], rule);
    draw_from_pile(s, t, Side::US, share[0], rule);
    owed = {owed[0] - share[0], owed[1] - share[1]};
    if ((owed[0] == 0 && owed[1] == 0) || !rule_on("TS-3.3")) break;
    if (pile == 0) reshuffle(s, t, "TS-3.3");
  }
  renew_empty_pile(s, t);
}

void add_era(State& s, Table& t, Era era, Rule rule) {
  const OptionSet cards = cards_of_era(era);
  int n = 0;
  for (int id = cards.first(); id >= 0; id = cards.next(id))
    if (s.place[id] == in_later_era) {
      set_place(s, t, id, in_draw_pile, rule);
      ++n;
    }
  set_count(s, t, Field::draw_pile, s.draw_pile + n, rule);
}

void reveal_card(State& s, Table& t, Side side, int id, Rule rule) {
  t.tell(of_side(Field::revealed_us, side), id, 1, rule);
  if ((s.place[id] & hand_bit(side)) != 0) set_place(s, t, id, hand_bit(side), rule);
}

void reveal_hand(State& s, Table& t, Side side, Rule rule) {
  const int bit = hand_bit(side);
  OptionSet shown;
  const OptionSet known = surely_in(s, bit).without(the_china_card);
  for (int id = known.first(); id >= 0; id = known.next(id)) {
    reveal_card(s, t, side, id, rule);
    shown.add(id);
  }
  while (shown.count() < s.hand[index(side)]) {
    const OptionSet rest = may_hold(s, side) - shown;
    const int id = t.choose(Ask::of(kChance, Key::reveal, all_cards())
                                .require(rule, rest)
                                .for_side(side)
                                .untold(no_card)
                                .always_shown()
                                .seen_as(of_side(Field::revealed_us, side))
                                .owed(rule));
    if (id == no_card) break;
    reveal_card(s, t, side, id, rule);
    shown.add(id);
  }
  if (shown.none()) {
    if (s.hand[index(side)] == 0) t.tell(of_side(Field::nothing_to_reveal_us, side), 0, 1, rule);
    return;
  }
  if (shown.count() < s.hand[index(side)]) return;
  for (int id = 1; id < kCards; ++id)  // the whole hand was seen: nothing else is in it
    if (!shown.has(id) && (s.place[id] & bit) != 0) set_place(s, t, id, s.place[id] & ~bit, rule);
}

OptionSet worth_at_least(const State& s, Side side, int n) {
  OptionSet found;
  const OptionSet held = may_hold(s, side) - scoring_cards();
  for (int id = held.first(); id >= 0; id = held.next(id)) {
    const int value = ops_value(s, side, card(id).ops);
    if (value == n || (value > n && rule_on("TS-5.7"))) found.add(id);  // TS-5.7: a higher value will do
  }
  return found;
}

void give_china_card(State& s, Table& t, Side to, bool face_up, Rule rule) {
  t.set(s, Field::china_holder, 0, index(to), rule);
  t.set(s, Field::china_face_up, 0, face_up ? 1 : 0, rule);
}

}  // namespace arbiter::ts
