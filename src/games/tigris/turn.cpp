// TE-1.6 the deal, TE-3 a turn's actions, TE-12 its end.
#include "games/tigris/rules.hpp"

namespace arbiter::te {

void set_up(State& s, Table& t) {
  for (int i = 0; i < s.players; ++i) draw_tiles(s, t, s.seat[i], kHandSize - hand_size(s, s.seat[i]), "TE-1.6");
  t.set(s, Field::phase, 0, static_cast<int>(Phase::actions), "TE-1.7");
}

namespace {

// What the active player may do (TE-3.2).
Ask action_choice(const State& s, Table& t, const View& v) {
  const int dynasty = s.active;
  const OptionSet all = OptionSet::range(act::leader, act::pass);
  const auto only_if = [&all](bool possible, int action) { return possible ? all : all.without(action); };
  return Ask::of(dynasty, Key::action, all)
      .require("TE-4.1", only_if(can_move_leader(s, t, v, dynasty), act::leader))
      .require("TE-5.1", only_if(can_place_tile(s, v, dynasty), act::tile))
      .require("TE-6.1", only_if(catastrophe_target(s, t, v, dynasty).any(), act::catastrophe))
      .require("TE-6.6", only_if(hand_size(s, dynasty) > 0, act::swap))
      .odds(act::leader, 6)
      .odds(act::tile, 12)
      .odds(act::catastrophe, 1)
      .odds(act::swap, 1)
      .odds(act::pass, 1)
      .told_as(Field::chosen_action)
      .may_be_missing()
      .when_left_out(act::pass)  // TR-32
      .owed("TE-3.1");
}

void next_action(State& s, Table& t, bool passed) {
  if (passed || s.action >= 2) {
    t.set(s, Field::phase, 0, static_cast<int>(Phase::end_of_turn), "TE-3.4");
  } else {
    t.set(s, Field::action, 0, s.action + 1, "TE-3.1");
  }
}

}  // namespace

void take_action(State& s, Table& t) {
  const int dynasty = s.active;
  if (s.action == 1 && s.bag > 0 && hand_size(s, dynasty) < kHandSize && t.ruling(RulingId::hand_at_turn_start) == 0)
    t.note("TR-41");
  const View before = view(s);
  const int action = t.choose(action_choice(s, t, before));
  switch (action) {
    case act::leader:
      move_leader(s, t, before, dynasty);
      break;
    case act::tile:
      place_tile(s, t, before, dynasty);
      break;
    case act::catastrophe:
      place_catastrophe(s, t, before, dynasty);
      break;
    case act::swap:
      swap_tiles(s, t, dynasty);
      break;
    default:
      break;
  }
  next_action(s, t, action == act::pass);
}

namespace {

// TE-12.2: the active player first, then the others (TR-26).
void refill(State& s, Table& t) {
  const int first = t.ruling(RulingId::refill_order) == 0 ? s.active : s.seat[0];
  for (int i = 0, dynasty = first; i < s.players; ++i, dynasty = next_clockwise(s, dynasty)) {
    const int missing = kHandSize - hand_size(s, dynasty);
    if (missing <= 0 || !rule_on("TE-12.2")) continue;
    if (draw_tiles(s, t, dynasty, missing, "TE-12.2") < missing) end_game(s, t, Ending::bag, "TE-14.1b");
  }
  if (s.bag == 0 && t.ruling(RulingId::bag_end) != 0) end_game(s, t, Ending::bag, "TE-14.1b");  // TR-25
}

}  // namespace

void end_turn(State& s, Table& t) {
  const bool refill_first = t.ruling(RulingId::refill_first) != 0;
  if (refill_first) refill(s, t);
  monument_points(s, t);
  if (!refill_first) refill(s, t);
  // TE-14.1a: one or two treasures are left.
  if (treasures_on_board(s) <= 2) end_game(s, t, Ending::treasures, "TE-14.1a");
  t.set(s, Field::active, 0, next_clockwise(s, s.active), "TE-3.4");
  t.set(s, Field::turn, 0, s.turn + 1, "TE-3.4");
  t.set(s, Field::action, 0, 1, "TE-3.4");
  t.set(s, Field::phase, 0, static_cast<int>(Phase::actions), "TE-3.4");
}

}  // namespace arbiter::te
