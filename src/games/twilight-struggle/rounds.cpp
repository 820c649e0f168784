// TS-5: playing a card in an action round; TS-13.1: the traps.
#include <algorithm>

#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

bool may_take_eighth_round(const State& s, Side side) {
  if (s.turn >= 4 && has_space_ability(s, side, kBoxEightRounds)) return true;
  return side == Side::US && s.effect(north_sea_oil);
}

namespace {

int rounds_of(const State& s, Side side) {
  return action_rounds(s.turn) + (may_take_eighth_round(s, side) ? 1 : 0);
}

// Card 49: the side that got Missile Envy must play it for operations in its next round.
bool owes_missile_envy(const State& s, Side side) {
  return s.missile_envy_bound == index(side);
}

bool bound_by_missile_envy(const State& s, Side side) {
  return owes_missile_envy(s, side) && (s.place[missile_envy] & hand_bit(side)) != 0;
}

void missile_envy_is_played(State& s, Table& t, Side side) {
  if (owes_missile_envy(s, side)) t.set(s, Field::missile_envy_bound, 0, kNone, "TS-card-49");
}

// TS-5.8: as many scoring cards as regular rounds left: Missile Envy, a trap and The China Card give way to them now.
bool scoring_cards_come_first(const State& s, Side side) {
  const int left = std::max(action_rounds(s.turn), static_cast<int>(s.round)) - s.round + 1;
  const bool before_card_text = rule_on("TS-5.9") || !bound_by_missile_envy(s, side);  // TS-5.9: the one rule that is
  return rule_on("TS-5.8") && before_card_text && (surely_in(s, hand_bit(side)) & scoring_cards()).count() >= left;
}

bool china_playable(const State& s, Side side) {
  return s.china_holder == index(side) && s.china_face_up != 0;
}

int trap_of(Side side) {
  return side == Side::US ? quagmire : bear_trap;
}

bool trapped(const State& s, Side side) {
  return s.effect(trap_of(side)) && rule_on("TS-13.1");
}

OptionSet pairable(const State& s, Side side) {
  return (may_hold(s, side) & cards_of(owner_of(other(side)))) - scoring_cards();
}

Ask card_to_play(const State& s, Side side) {
  const OptionSet held = may_hold(s, side);
  OptionSet playable = held;
  if (china_playable(s, side)) playable.add(the_china_card);
  Ask ask = Ask::of(side, Key::card, all_cards())
                .require("TS-3.6", ~OptionSet::of(no_card))
                .require("TS-5.1", playable)
                .unsure(held - surely_in(s, hand_bit(side)))
                .seen_as(of_side(Field::card_played_us, side))
                .owed("TS-3.6");
  if (scoring_cards_come_first(s, side)) {
    // No play is forced: the event of another card may still discard the scoring card.
    ask.require("TS-5.8", bound_by_missile_envy(s, side) ? scoring_cards() : all_cards().without(the_china_card));
  } else if (bound_by_missile_envy(s, side)) {
    ask.require("TS-card-49", OptionSet::of(missile_envy));
  }
  // TS-3.6: nobody passes while he holds a card; TS-3.5: the eighth round is optional.
  const bool optional = s.round > action_rounds(s.turn) || s.hand[index(side)] == 0 || !rule_on("TS-3.6");
  if (optional) ask.or_option(no_card).unless_said(no_card);
  return ask;
}

// For an enemy event "event" means: the event first.
bool is_enemy_event(Side side, int id) {
  return card(id).owner == owner_of(other(side));
}

// TS-5.4: whether choosing the event does anything; UN Intervention needs a card to go with it.
bool event_can_be_played(const State& s, Table& t, Side side, int id) {
  if (id == un_intervention && pairable(s, side).none()) return false;
  return can_occur(s, id, is_enemy_event(side, id) ? other(side) : side) || only_announced(t, id);
}

// TS-5.5: an event that can't occur is no use of its card; of an own card's event a ruling decides.
void leave_out_impossible_event(Ask& ask, Table& t, bool enemy) {
  const OptionSet event = OptionSet::of(use::event);
  if (enemy) {
    ask.require("TS-5.5", ~event);
    return;
  }
  switch (leave(RulingId::impossible_own_event, t.ruling(RulingId::impossible_own_event))) {
    case Leave::no:
      ask.require("TS-5.5", ~event).disputed(RulingId::impossible_own_event, event);
      return;
    case Leave::note:
      ask.noted(RulingId::impossible_own_event, event);
      return;
    case Leave::yes:
      return;
  }
}

// TS-5.1: as event, for operations, or in the space race.
Ask how_to_use(const State& s, Table& t, Side side, int id) {
  const CardFacts& c = card(id);
  const OptionSet event = OptionSet::of(use::event);
  const OptionSet ways = OptionSet::of(use::event, use::operations, use::space_race);
  Ask ask = Ask::of(side, Key::use, ways).told_as(Field::chosen_use).owed("TS-5.1");
  ask.require("TS-5.1", c.scoring ? event : ways);
  if (id == the_china_card) {
    ask.require("TS-card-6", ~event);
  } else if (!c.scoring && !event_can_be_played(s, t, side, id)) {
    if (id == un_intervention) {
      ask.require("TS-card-32", ~event);
    } else {
      leave_out_impossible_event(ask, t, is_enemy_event(side, id));
    }
  }
  if (id == missile_envy && owes_missile_envy(s, side)) ask.require("TS-card-49", OptionSet::of(use::operations));
  if (const Rule barred = space_race_barred_by(s, side, c.ops); barred != nullptr)
    ask.require(barred, ways.without(use::space_race));
  return ask;
}

// Card 50: the USSR gains 3 before anything else of the US round, unless the US plays UN Intervention as event.
void answer_we_will_bury_you(State& s, Table& t, Side side, int id, int way) {
  if (side != Side::US || !s.effect(we_will_bury_you)) return;
  end_effect(s, t, we_will_bury_you, "TS-card-50");
  if (id != un_intervention || way != use::event) gain_vp(s, t, Side::USSR, 3, "TS-card-50");
}

void use_card(State& s, Table& t, Side side, int id, int way) {
  const CardFacts& c = card(id);
  const bool enemy = is_enemy_event(side, id) && rule_on("TS-5.3");
  if (way == use::space_race) {
    // TS-10.2: no event, whoever owns it; TS-10.5: no Flower Power.
    if (!rule_on("TS-10.5")) flower_power_points(s, t, side, id);
    space_race(s, t, side, c.ops);
    put_away(s, t, id, !rule_on("TS-10.2"), "TS-10.2");
    return;
  }
  bool occurred = false;
  if (way == use::event) {
    flower_power_points(s, t, side, id);
    occurred = trigger_event(s, t, id, enemy ? other(side) : side);
  }
  if (way == use::operations || enemy) {
    if (way == use::operations) flower_power_points(s, t, side, id);
    conduct_operations(s, t, side, {.printed = c.ops, .card = id, .rule = "TS-5.1"});
    if (enemy && way == use::operations) occurred = trigger_event(s, t, id, other(side));
  }
  put_away(s, t, id, occurred, "TS-5.6");
}

// The China Card goes to the other side face down; the US play ends Formosan Resolution.
void pass_china_card(State& s, Table& t, Side side) {
  if (side == Side::US) end_effect(s, t, formosan_resolution, "TS-card-35");
  if (rule_on("TS-13.3")) give_china_card(s, t, other(side), false, "TS-card-6");
}

// --- TS-13.1, the traps: each own round a discard worth 2 or more and a roll; without such a card the scoring cards,
// one a round; then the side sits out

OptionSet may_discard_in_trap(const State& s, Side side) {
  const OptionSet worth_two = worth_at_least(s, side, 2);
  return bound_by_missile_envy(s, side) && worth_two.has(missile_envy) ? OptionSet::of(missile_envy) : worth_two;
}

bool surely_holds_one_of(const State& s, Side side, const OptionSet& cards) {
  return (cards & surely_in(s, hand_bit(side))).any();
}

Ask card_for_trap(const State& s, Table& t, Side side) {
  const OptionSet held = may_hold(s, side), scoring = held & scoring_cards(), discards = may_discard_in_trap(s, side);
  const bool scoring_first = scoring_cards_come_first(s, side);
  const bool has_discard = surely_holds_one_of(s, side, discards);
  OptionSet cards;
  if (!scoring_first) cards |= discards;
  if (scoring_first || !has_discard) cards |= scoring;
  Ask ask = Ask::of(side, Key::card, all_cards())
                .require("TS-5.1", held)
                .require("TS-13.1", cards)
                .unsure(held - surely_in(s, hand_bit(side)))
                .seen_as(of_side(Field::card_played_us, side))
                .owed("TS-13.1");
  const bool extra_round = s.round > action_rounds(s.turn);
  const bool may_sit_out = !ask.any() || !has_discard || extra_round;
  if (!may_sit_out) return ask;
  const bool can_only_score = hand_is_known(s, side) && scoring.any() && !extra_round;
  if (!can_only_score || t.ruling(RulingId::trap_scoring_cards) != 0) {
    ask.or_option(no_card).unless_said(no_card);
  } else if (!scoring_first) {
    ask.disputed(RulingId::trap_scoring_cards, OptionSet::of(no_card));
  }
  return ask;
}

void score_in_trap(State& s, Table& t, Side side, int id) {
  take_from_hand(s, t, side, id, "TS-13.1");
  t.set(s, Field::card, 0, id, "TS-13.1");
  const bool occurred = trigger_event(s, t, id, side);
  put_away(s, t, id, occurred, "TS-5.6");
}

// 1-4 frees, from the next round on.
void roll_to_leave_trap(State& s, Table& t, Side side, Rule rule) {
  constexpr int kFrees = 4;
  const int die = t.roll({index(side), "trap", rule});
  t.count(Count::die, 0, die, rule);
  t.count(Count::needed, 0, kFrees, rule);
  t.count(Count::low_wins, 0, 1, rule);
  t.count(Count::needed_field, 0, static_cast<int>(Field::trap_needed), rule);
  t.tell(Field::trap_needed, 0, kFrees, rule);
  t.tell(Field::success, kTrapSubject, die <= kFrees ? 1 : 0, rule);
  if (die <= kFrees) end_effect(s, t, trap_of(side), rule);
}

void trap_round(State& s, Table& t, Side side) {
  const int id = t.choose(card_for_trap(s, t, side));
  if (id != no_card) t.tell(of_side(Field::card_played_us, side), id, 1, "TS-13.1");
  answer_we_will_bury_you(s, t, side, no_card, use::operations);
  if (id == no_card) return;
  if (scoring_cards().has(id)) return score_in_trap(s, t, side, id);
  const Rule rule = trap_of(side) == quagmire ? "TS-card-42" : "TS-card-44";
  if (id == missile_envy) missile_envy_is_played(s, t, side);
  discard_from_hand(s, t, side, id, rule);
  roll_to_leave_trap(s, t, side, rule);
}

void norad_bonus(State& s, Table& t) {
  if (!s.effect(norad) || s.defcon_fell_to_2 == 0 || !controls(s, Side::US, canada)) return;
  place_markers(s, t, Side::US, Side::US, 1, 1, with_influence(s, Side::US), "TS-card-106", true);
}

// TS-3.5: the USSR first in each round; an eighth round for those who may.
void next_round(State& s, Table& t) {
  const int last = std::max(rounds_of(s, Side::USSR), rounds_of(s, Side::US));
  int round = s.round, acting = s.acting;
  do {
    if (acting == index(Side::US)) ++round;
    acting = 1 - acting;
  } while (round <= last && round > rounds_of(s, side_of(acting)));
  t.set(s, Field::round, 0, round, "TS-3.5");
  t.set(s, Field::acting, 0, acting, "TS-3.5");
  if (round <= last) return;
  t.set(s, Field::phase, 0, static_cast<int>(Phase::cleanup), "TS-3.7");
}

}  // namespace

void play_card(State& s, Table& t, Side side, int id) {
  const int way = t.choose(how_to_use(s, t, side, id));
  use_card(s, t, side, id, way);
}

void action_round(State& s, Table& t) {
  const Side side = side_of(s.acting);
  t.set(s, Field::phasing, 0, index(side), "TS-12.4");
  t.set(s, Field::defcon_fell_to_2, 0, 0, "TS-card-106");
  mark_round_start(s, t);
  crisis_window(s, t);
  if (trapped(s, side)) {
    trap_round(s, t, side);
  } else {
    const int id = t.choose(card_to_play(s, side));
    if (id == no_card) {
      answer_we_will_bury_you(s, t, side, no_card, use::operations);
    } else {
      t.tell(of_side(Field::card_played_us, side), id, 1, "TS-5.1");
      crisis_window(s, t);
      const int way = t.choose(how_to_use(s, t, side, id));
      take_from_hand(s, t, side, id, "TS-5.1");
      t.set(s, Field::card, 0, id, "TS-5.1");
      if (id == missile_envy) missile_envy_is_played(s, t, side);
      answer_we_will_bury_you(s, t, side, id, way);
      if (id == the_china_card && side == Side::US) end_effect(s, t, formosan_resolution, "TS-card-35");
      use_card(s, t, side, id, way);
      if (id == the_china_card) pass_china_card(s, t, side);
    }
  }
  norad_bonus(s, t);
  t.set(s, Field::card, 0, no_card, "TS-5.6");
  next_round(s, t);
}

}  // namespace arbiter::ts
