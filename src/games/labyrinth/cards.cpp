// 5.2.8, 5.3: hands, piles and the cards that nobody has seen.
#include <algorithm>
#include <array>

#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

namespace {

constexpr std::array<int, 3> kHiddenPlaces = {in_draw_pile, in_us_hand, in_jihadist_hand};

OptionSet cards_at(const State& s, int bits) {
  OptionSet found;
  for (int id = 1; id < kCards; ++id)
    if ((s.place[id] & bits) != 0) found.add(id);
  return found;
}

OptionSet cards_only_at(const State& s, int bits) {
  OptionSet found;
  for (int id = 1; id < kCards; ++id)
    if (s.place[id] != 0 && (s.place[id] & ~bits) == 0) found.add(id);
  return found;
}

// The hidden cards grouped by where each may be, and how many cards each place holds.
struct HiddenCards {
  std::array<OptionSet, 8> cards;  // by set of places
  std::array<int, 8> count{};
  std::array<int, 3> room{};

  explicit HiddenCards(const State& s) : room{s.draw_pile, s.hand[0], s.hand[1]} {
    for (int id = 1; id < kCards; ++id) {
      const auto mask = static_cast<std::size_t>(s.place[id] & kHidden);
      if (mask == 0) continue;
      cards[mask].add(id);
      ++count[mask];
    }
  }
  // For each set of places, the cards that lie there for sure fit in.
  bool fits() const {
    for (unsigned places = 1; places < 8; ++places) {
      int there = 0, space = 0;
      for (unsigned mask = 1; mask < 8; ++mask)
        if ((mask & ~places) == 0) there += count[mask];
      for (unsigned p = 0; p < 3; ++p)
        if ((places >> p & 1U) != 0) space += room[p];
      if (there > space) return false;
    }
    return true;
  }
  bool fits_with(std::size_t mask, std::size_t place) {
    --count[mask];
    ++count[place];
    const bool ok = fits();
    ++count[mask];
    --count[place];
    return ok;
  }
};

// Cards that can be in the place: the others still find theirs.
OptionSet may_be_in(const State& s, int place) {
  const auto bit = static_cast<std::size_t>(place);
  HiddenCards hidden(s);
  OptionSet found;
  for (std::size_t mask = 1; mask < 8; ++mask)
    if ((mask & bit) != 0 && hidden.count[mask] > 0 && (mask == bit || hidden.fits_with(mask, bit)))
      found |= hidden.cards[mask];
  return found;
}

void set_place(State& s, Table& t, int id, int places, Rule rule) {
  t.set(s, Field::place, id, places, rule);
}

void resize_hand(State& s, Table& t, Side side, int by, Rule rule) {
  t.set(s, Field::hand, index(side), std::max(0, s.hand[index(side)] + by), rule);
}

void leave_pile(State& s, Table& t, Association of_card, Rule rule) {
  t.set(s, Field::draw_pile, 0, std::max(0, s.draw_pile - 1), rule);
  if (s.mini_decks != 0)
    t.set(s, Field::mini_deck, static_cast<int>(of_card), std::max(0, s.mini_deck[static_cast<int>(of_card)] - 1),
          rule);
}

// 5.3.1: discards and boxes become the pile; effects stay through their markers.
void reshuffle(State& s, Table& t) {
  const OptionSet pile = cards_at(s, in_discards | in_box);
  for (int id = 1; id < kCards; ++id) {  // nothing unseen is left in the old pile
    const int place = s.place[id];
    if ((place & in_draw_pile) != 0 && place != in_draw_pile) set_place(s, t, id, place & ~in_draw_pile, "LAB-5.3.1");
  }
  for (int id = pile.first(); id >= 0; id = pile.next(id)) {
    set_place(s, t, id, in_draw_pile, "LAB-5.3.1");
    const int deck = static_cast<int>(card(id).association);
    if (s.mini_decks != 0) t.set(s, Field::mini_deck, deck, s.mini_deck[deck] + 1, "LAB-9.2");
  }
  t.set(s, Field::draw_pile, 0, pile.count(), "LAB-5.3.1");
  t.set(s, Field::first_plot, 0, no_card, "LAB-4.7.7.2");
  t.tell(Field::reshuffle, 0, 1, "LAB-5.3.1");
}

// Makes sure that a card can be drawn. False: there are none at all.
bool pile_ready(State& s, Table& t) {
  if (s.draw_pile > 0) return true;
  if (rule_on("LAB-5.3.1")) t.set(s, Field::reshuffles, 0, std::min(3, s.reshuffles + 1), "LAB-5.3.1");
  if (s.reshuffles >= s.length && rule_on("LAB-3.3")) end_by_deck(s, t);
  reshuffle(s, t);
  return s.draw_pile > 0;
}

// 9.2: the mini-deck that the next card comes from: unassociated, Jihadist, US, those that still have cards.
struct MiniDecks {
  int next = 0;
  OptionSet cards(const State& s) {
    static constexpr std::array<Association, 3> kOrder = {Association::none, Association::jihadist, Association::us};
    for (int n = 0; n < 3; ++n) {
      const Association deck = kOrder[static_cast<std::size_t>(next++ % 3)];
      if (s.mini_deck[static_cast<int>(deck)] > 0) return cards_of(deck);
    }
    return all_cards();
  }
};

bool draw_one(State& s, Table& t, Side side, MiniDecks& decks, Rule rule) {
  if (!pile_ready(s, t)) return false;
  const OptionSet deck = s.mini_decks != 0 ? decks.cards(s) : all_cards();
  const Ask ask = Ask::of(kChance, Key::draw, all_cards())
                      .require(rule, may_be_in(s, in_draw_pile))
                      .require("LAB-9.2", deck)
                      .for_side(side)
                      .untold(no_card)
                      .owed(rule);
  const int id = t.choose(ask);
  const Association of_card = deck == all_cards() ? card(id).association : card(deck.first()).association;
  if (id != no_card) {
    set_place(s, t, id, hand_bit(side), rule);
  } else {  // unseen: each card of the pile (of its mini-deck) may now be in the hand
    const OptionSet newly = (cards_at(s, in_draw_pile) & deck) - cards_at(s, hand_bit(side));
    for (int c = newly.first(); c >= 0; c = newly.next(c)) set_place(s, t, c, s.place[c] | hand_bit(side), rule);
  }
  leave_pile(s, t, of_card, rule);
  resize_hand(s, t, side, +1, rule);
  return true;
}

void happens_when_discarded(State& s, Table& t, int id, Side by) {
  if (id == us_election) trigger_event(s, t, us_election, by);  // 6.3.1
}

Field discarded_field(Side side) {
  return of_side(Field::discarded_us, side);
}

}  // namespace

int hand_bit(Side side) {
  return side == Side::US ? in_us_hand : in_jihadist_hand;
}
OptionSet may_hold(const State& s, Side side) {
  return may_be_in(s, hand_bit(side));
}
OptionSet surely_holds(const State& s, Side side) {
  return cards_only_at(s, hand_bit(side));
}
OptionSet in_discard_pile(const State& s) {
  return cards_at(s, in_discards);
}
OptionSet fetchable(const State& s) {
  return cards_at(s, in_discards | in_box);
}
bool hand_is_known(const State& s, Side side) {
  return surely_holds(s, side).count() >= s.hand[index(side)];
}

void draw_cards(State& s, Table& t, Side side, int n, Rule rule) {
  MiniDecks decks;
  int drawn = 0;
  while (drawn < n && draw_one(s, t, side, decks, rule)) ++drawn;
  t.tell(Field::drawn, index(side), drawn, rule);
}

int hand_size_due(const State& s, Side side) {
  if (side == Side::Jihadist) return 7 + static_cast<int>(funding_level(s));
  switch (troop_level(s)) {
    case TroopLevel::low_intensity:
      return 9;
    case TroopLevel::war:
      return 8;
    default:
      return 7;
  }
}

// 5.2.8: alternately, the Jihadist first. With the mini-decks of 9.2 the Jihadist's whole hand comes first.
void deal(State& s, Table& t, Rule rule) {
  std::array<int, 2> due = {hand_size_due(s, Side::US), hand_size_due(s, Side::Jihadist)};
  const std::array<int, 2> all = due;
  std::array<MiniDecks, 2> decks;
  Side side = Side::Jihadist;
  while (due[0] + due[1] > 0) {
    int& left = due[static_cast<std::size_t>(index(side))];
    if (left > 0) {
      if (!draw_one(s, t, side, decks[static_cast<std::size_t>(index(side))], rule)) break;
      --left;
    }
    const bool stay = s.mini_decks != 0 && left > 0;
    if (!stay) side = other(side);
  }
  for (const Side each : {Side::Jihadist, Side::US})
    t.tell(Field::drawn, index(each), all[static_cast<std::size_t>(index(each))], rule);
}

void take_from_hand(State& s, Table& t, Side side, int id, Rule rule) {
  set_place(s, t, id, on_table, rule);
  resize_hand(s, t, side, -1, rule);
}

int random_card(State& s, Table& t, Side side, Rule rule) {
  if (s.hand[index(side)] == 0) return no_card;
  const OptionSet held = may_hold(s, side);
  const Ask ask = Ask::of(kChance, Key::random_card, all_cards())
                      .require(rule, held)
                      .for_side(side)
                      .unsure(held - surely_holds(s, side))
                      .seen_as(discarded_field(side))
                      .owed(rule);
  if (!ask.any()) return no_card;
  const int id = t.choose(ask);
  take_from_hand(s, t, side, id, rule);
  return id;
}

void discard(State& s, Table& t, int id, Side by, Rule rule) {
  if (id == no_card || s.place[id] != on_table) return;
  t.tell(discarded_field(by), id, 1, rule);
  set_place(s, t, id, in_discards, rule);
  happens_when_discarded(s, t, id, by);
}

int discard_random(State& s, Table& t, Side side, Rule rule) {
  const int id = random_card(s, t, side, rule);
  discard(s, t, id, side, rule);
  return id;
}

int discard_chosen(State& s, Table& t, Side who, Side side, const OptionSet& allowed, bool optional, Rule rule) {
  if (s.hand[index(side)] == 0) return no_card;
  const OptionSet held = may_hold(s, side);
  Ask ask = question(who, Key::discard, all_cards())
                .require("LAB-5.2.8", held)
                .require(rule, allowed)
                .unsure(held - surely_holds(s, side))
                .seen_as(discarded_field(side))
                .owed(rule);
  if (!ask.any()) return no_card;
  // A hand that isn't known may hold none of them.
  const bool may_have_none = (surely_holds(s, side) & allowed).none();
  if (optional || may_have_none) ask.or_option(no_card).unless_said(no_card);
  const int id = t.choose(ask);
  if (id == no_card) return no_card;
  take_from_hand(s, t, side, id, rule);
  discard(s, t, id, side, rule);
  return id;
}

int discard_every(State& s, Table& t, Side side, const OptionSet& which, Rule rule) {
  int done = 0;
  for (int n = which.count(); n > 0; --n) {
    if (discard_chosen(s, t, side, side, which, false, rule) == no_card) break;
    ++done;
  }
  return done;
}

int take_card(State& s, Table& t, Side who, const OptionSet& allowed, Rule rule) {
  const Ask ask =
      question(who, Key::take, all_cards()).require("LAB-5.3.2", fetchable(s)).require(rule, allowed).owed(rule);
  if (!ask.any()) return no_card;
  const int id = t.choose(ask);
  move_to_hand(s, t, id, who, rule);
  return id;
}

void move_to_hand(State& s, Table& t, int id, Side to, Rule rule) {
  if (id == s.first_plot) t.set(s, Field::first_plot, 0, no_card, "LAB-4.7.7.2");
  set_place(s, t, id, hand_bit(to), rule);
  resize_hand(s, t, to, +1, rule);
}

void reveal_hand(State& s, Table& t, Side side, Rule rule) {
  const Field shown_field = of_side(Field::revealed_us, side);
  const int bit = hand_bit(side);
  OptionSet shown = surely_holds(s, side);
  for (int id = shown.first(); id >= 0; id = shown.next(id)) t.tell(shown_field, id, 1, rule);
  for (int n = s.hand[index(side)] - shown.count(); n > 0; --n) {
    const OptionSet rest = may_hold(s, side) - shown;
    const int id = t.choose(Ask::of(kChance, Key::reveal, all_cards())
                                .require(rule, rest)
                                .for_side(side)
                                .untold(no_card)
                                .seen_as(shown_field)
                                .owed(rule));
    if (id == no_card) return;
    t.tell(shown_field, id, 1, rule);
    set_place(s, t, id, bit, rule);
    shown.add(id);
  }
  for (int id = 1; id < kCards; ++id)  // the whole hand was seen: nothing else is in it
    if (!shown.has(id) && (s.place[id] & bit) != 0) set_place(s, t, id, s.place[id] & ~bit, rule);
}

bool first_card_of_phase(const State& s) {
  return s.card_index == 1;
}

int use_second_card(State& s, Table& t, Side side, Rule rule) {
  if (s.hand[index(side)] == 0) return no_card;
  int id = no_card;
  if (side == Side::Jihadist && s.solo == 0 && s.in_effect(door_of_itjihad_us)) {
    id = random_card(s, t, side, "LAB-card-47");
  } else {
    const OptionSet held = may_hold(s, side);
    const Ask ask =
        question(side, Key::card, all_cards()).require(rule, held).unsure(held - surely_holds(s, side)).owed(rule);
    if (!ask.any()) return no_card;
    id = t.choose(ask);
    take_from_hand(s, t, side, id, rule);
  }
  t.set(s, Field::card_index, 0, 2, rule);
  return id;
}

}  // namespace arbiter::lab
