// 6.1, 6.3: a card is used for its event, for an operation, for Reserves, for Reassessment.
#include <algorithm>

#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

namespace {

bool belongs_to(int id, Side side) {
  return card(id).association == (side == Side::US ? Association::us : Association::jihadist);
}

// 6.3.2: the other side's event; 9.4: none of the US's in the solitaire Jihadist's plays. 6.3.1: US Election always.
bool event_follows(const State& s, int id, Side side) {
  if (id == us_election) return true;
  return belongs_to(id, other(side)) && (s.solo == 0 || side == Side::US) && rule_on("LAB-6.3.2");
}

OptionSet uses_without(int use_option, bool unless) {
  const OptionSet all = OptionSet::range(use::event, use::reassessment);
  return unless ? all : all.without(use_option);
}

// 7.6.2: the other card of the phase, printed 3 as well.
OptionSet second_cards(const State& s) {
  OptionSet found;
  const OptionSet held = may_hold(s, Side::US);
  for (int id = held.first(); id >= 0; id = held.next(id))
    if (card(id).ops == 3) found.add(id);
  return found;
}

bool may_reassess(const State& s, Side side, int id, CardPlay how) {
  return side == Side::US && how != CardPlay::extra && first_card_of_phase(s) && card(id).ops == 3 && s.hand[0] > 0 &&
         second_cards(s).any();
}

Ask how_to_use(const State& s, Side side, int id, CardPlay how) {
  const bool jihadist_bot = s.solo != 0 && side == Side::Jihadist;
  return question(side, Key::use, OptionSet::range(use::event, use::reassessment))
      .require("LAB-6.3.1", uses_without(use::event, id != us_election))
      .require("LAB-6.2.5", uses_without(use::event, !belongs_to(id, other(side))))
      .require("LAB-6.2.6", uses_without(use::event, can_occur(s, id, side)))
      .require("LAB-card-47", uses_without(use::event, !jihadist_bot || !s.in_effect(door_of_itjihad_us)))
      .require("LAB-6.3.3", uses_without(use::reserves, card(id).ops < 3))
      .require("LAB-9.4", uses_without(use::reserves, !jihadist_bot))
      .require("LAB-5.2.4", uses_without(use::discard, how == CardPlay::last_of_us))
      .require("LAB-7.6.2", uses_without(use::reassessment, may_reassess(s, side, id, how)))
      .may_be_missing()
      .owed("LAB-6.1.1");
}

// 6.3.2.1.
bool event_comes_first(State& s, Table& t, Side side, int id) {
  if (s.solo != 0 && side == Side::Jihadist) return true;  // US Election (9.4)
  return t.choose(question(side, Key::order, OptionSet::of(order::event_first, order::operation_first))
                      .may_be_missing()
                      .owed(id == us_election ? "LAB-6.3.1" : "LAB-6.3.2.1")) == order::event_first;
}

// Something is done with a card whose event may follow: in either order. Returns whether the event occurred.
template <class Deed>
bool with_its_event(State& s, Table& t, Side side, int id, const Deed& deed) {
  if (!event_follows(s, id, side)) {
    deed(false);
    return false;
  }
  const Side player = event_player(id, side);
  if (event_comes_first(s, t, side, id)) {
    const bool occurred = trigger_event(s, t, id, player);
    deed(occurred && belongs_to(id, Side::US));
    return occurred;
  }
  const bool event_is_off = deed(false);
  return !event_is_off && trigger_event(s, t, id, player);
}

bool for_operation(State& s, Table& t, Side side, int id) {
  return with_its_event(s, t, side, id, [&](bool us_event_happened) {
    Operation o;
    o.ops = add_reserves(s, t, side, card(id).ops);
    o.card = id;
    o.event_happened = us_event_happened;
    const int kind = conduct_operation(s, t, side, o);
    check_victory(s, t, side);
    return is_first_plot(s, t, side, id, kind) && id != us_election;
  });
}

// 6.3.3.
bool for_reserves(State& s, Table& t, Side side, int id) {
  return with_its_event(s, t, side, id, [&](bool) {
    const int n = std::min(kMostReserves, s.reserves[index(side)] + card(id).ops);
    t.set(s, Field::reserves, index(side), n, "LAB-6.3.3");
    return false;
  });
}

void into_first_plot_box(State& s, Table& t, int id) {
  if (s.first_plot == id && s.place[id] == in_discards) t.set(s, Field::place, id, in_box, "LAB-8.5.3");
}

// 7.6: both cards' events may come before or after the flip.
void reassess(State& s, Table& t, int first) {
  const int second = t.choose(question(Side::US, Key::card, all_cards())
                                  .require("LAB-5.2.8", may_hold(s, Side::US))
                                  .require("LAB-7.6.2", second_cards(s))
                                  .unsure(second_cards(s) - surely_holds(s, Side::US))
                                  .owed("LAB-7.6.2"));
  take_from_hand(s, t, Side::US, second, "LAB-7.6.2");
  t.set(s, Field::card_index, 0, 2, "LAB-7.6.2");
  const std::array<int, 2> both = {first, second};
  std::array<bool, 2> later{}, occurred{};
  for (std::size_t i = 0; i < 2; ++i) {
    if (!event_follows(s, both[i], Side::US)) continue;
    later[i] = !event_comes_first(s, t, Side::US, both[i]);
    if (!later[i]) occurred[i] = trigger_event(s, t, both[i], event_player(both[i], Side::US));
  }
  set_posture(s, t, united_states, opposite(us_posture(s)), "LAB-7.6.1");
  for (std::size_t i = 0; i < 2; ++i)
    if (later[i]) occurred[i] = trigger_event(s, t, both[i], event_player(both[i], Side::US));
  for (std::size_t i = 0; i < 2; ++i)
    put_away(s, t, both[i], occurred[i], event_player(both[i], Side::US), "LAB-5.2.2");
}

bool for_event(State& s, Table& t, Side side, int id) {
  const bool occurred = trigger_event(s, t, id, side);
  // 9.4.1: after an unassociated event the solitaire Jihadist uses the ops too.
  if (s.solo != 0 && side == Side::Jihadist && card(id).association == Association::none) {
    Operation o;
    o.ops = card(id).ops;
    o.card = id;
    conduct_operation(s, t, side, o);
    check_victory(s, t, side);
  }
  return occurred;
}

}  // namespace

// 8.5.3: the turn's first card used for a Plot goes into its box; a US event on it doesn't happen.
bool is_first_plot(State& s, Table& t, Side side, int id, int kind) {
  if (side != Side::Jihadist || kind != op::plot || s.solo != 0 || s.first_plot_done != 0) return false;
  t.set(s, Field::first_plot_done, 0, 1, "LAB-8.5.3");
  t.set(s, Field::first_plot, 0, id, "LAB-8.5.3");
  return rule_on("LAB-8.5.3");
}

int add_reserves(State& s, Table& t, Side side, int ops) {
  if (s.reserves[index(side)] == 0 || ops >= kMaxOps) return ops;
  const OptionSet both = OptionSet::of(answer::yes, answer::no);
  if (t.choose(question(side, Key::reserves, both).unless_said(answer::no).owed("LAB-6.3.3.1")) == answer::no)
    return ops;
  ops = std::min(kMaxOps, ops + s.reserves[index(side)]);
  t.set(s, Field::reserves, index(side), 0, "LAB-6.3.3.1");
  return ops;
}

void play_card(State& s, Table& t, Side side, int id, CardPlay how) {
  t.set(s, Field::card, 0, id, "LAB-6.1.1");
  const Side player = event_player(id, side);
  bool occurred = false;
  switch (t.choose(how_to_use(s, side, id, how))) {
    case use::event:
      occurred = for_event(s, t, side, id);
      break;
    case use::operation:
      occurred = for_operation(s, t, side, id);
      break;
    case use::reserves:
      occurred = for_reserves(s, t, side, id);
      break;
    case use::reassessment:
      reassess(s, t, id);
      break;
    default:
      discard(s, t, id, side, "LAB-5.2.4");
      break;
  }
  put_away(s, t, id, occurred, player, "LAB-5.2.2");
  into_first_plot_box(s, t, id);
  t.set(s, Field::card, 0, no_card, "LAB-5.2.2");
}

}  // namespace arbiter::lab
