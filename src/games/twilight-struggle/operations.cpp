// TS-6: the value of a card; TS-5.1: operations of one kind.
#include <algorithm>

#include "games/twilight-struggle/byte_masks.hpp"
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

namespace {

// TS-6.1: own bonuses and maluses, at most 4; the minimum of 1 comes last. TS-6.3: of the side that uses the card.
int value_before_minimum(const State& s, Side user, int printed) {
  if (printed == 0 || !rule_on("TS-6.1")) return printed;
  const Side user_counts = rule_on("TS-6.3") ? user : other(user);
  int value = printed;
  if (s.effect(user_counts == Side::US ? containment : brezhnev_doctrine)) ++value;
  value -= s.red_scare[index(user_counts)];
  return std::min(value, 4);
}

}  // namespace

int ops_value(const State& s, Side user, int printed) {
  // TS-6.4: for every purpose.
  return printed > 0 && rule_on("TS-6.4") ? std::max(1, value_before_minimum(s, user, printed)) : printed;
}

// TS-6.2: The China Card in Asia, any USSR card in Southeast Asia under Vietnam Revolts. They can exceed 4.
int area_bonus(const State& s, Side user, int card_used, int id, const AllIn& so_far) {
  if (!rule_on("TS-6.2")) return 0;
  int bonus = 0;
  if (so_far.asia && card_used == the_china_card && in(Region::Asia, id)) ++bonus;
  if (so_far.southeast_asia && user == Side::USSR && s.effect(vietnam_revolts) && in(Region::SoutheastAsia, id))
    ++bonus;
  return bonus;
}

void AllIn::add(int id) {
  asia = asia && in(Region::Asia, id);
  southeast_asia = southeast_asia && in(Region::SoutheastAsia, id);
}

int points_in(const State& s, Side user, int printed, int bonus) {
  return std::max(1, value_before_minimum(s, user, printed) + bonus);
}

void count_points(const State& s, Table& t, Side side, const Operations& o, int spent, const AllIn& so_far) {
  if (!t.explaining()) return;
  for (const Rule rule : {o.rule, "TS-7.3", "TS-8.7", "TS-9.1"}) {
    t.count(Count::printed, 0, o.printed, rule);
    t.count(Count::points, 0, points_in(s, side, o.printed, 0), rule);
    t.count(Count::bonus_asia, 0, so_far.asia && o.card == the_china_card ? 1 : 0, rule);
    t.count(Count::bonus_southeast_asia, 0,
            so_far.southeast_asia && side == Side::USSR && s.effect(vietnam_revolts) ? 1 : 0, rule);
    t.count(Count::spent, 0, spent, rule);
  }
}

void mark_round_start(State& s, Table& t) {
  for (const Side side : {Side::US, Side::USSR}) {
    const std::int8_t* noted = s.round_start[index(side)];
    const OptionSet now = with_influence(s, side);
    const OptionSet before = indices_where<kCountries>([noted](std::size_t i) { return noted[i] != 0; });
    const OptionSet differ = (now - before) | (before - now);
    for (int id = differ.first(); id >= 0; id = differ.next(id))
      t.set(s, of_side(Field::round_start_us, side), id, now.has(id) ? 1 : 0, "TS-7.2");
  }
}

void conduct_operations(State& s, Table& t, Side side, const Operations& o) {
  crisis_window(s, t);
  OptionSet kinds;
  if (o.influence && can_place_influence(s, t, side, o)) kinds.add(op::influence);
  if (o.coup && coup_targets(s, side, o).any()) kinds.add(op::coup);
  if (o.realignment && realignment_targets(s, side, o).any()) kinds.add(op::realignment);
  Leave space = Leave::no;
  const bool could_space = o.space_ruling != kNone && can_try_space_race(s, side, o.printed);
  if (could_space) space = leave(static_cast<RulingId>(o.space_ruling), t.ruling(o.space_ruling));
  if (space != Leave::no) kinds.add(op::space_race);
  if (kinds.none()) return;
  Ask ask = Ask::of(side, Key::operation, OptionSet::range(op::influence, op::space_race).without(op::none))
                .require(o.rule, kinds)
                .seen_as(Field::operation_ops)
                .owed(o.rule);
  if (o.optional) ask.or_option(op::none).unless_said(op::none);
  if (space == Leave::note) ask.noted(o.space_ruling, OptionSet::of(op::space_race));
  if (space == Leave::no && could_space) ask.disputed(o.space_ruling, OptionSet::of(op::space_race));
  const int kind = t.choose(ask);
  if (kind == op::none) return;
  // As the digital log prints it: the printed value, for a coup and the space race the modified one.
  const bool modified = kind == op::coup || kind == op::space_race;
  if (kind != op::space_race)
    t.tell(Field::operation_ops, kind, modified ? ops_value(s, side, o.printed) : o.printed, o.rule);
  switch (kind) {
    case op::influence:
      return place_influence(s, t, side, o);
    case op::coup:
      // TS-8.7: one target for all points.
      coup(s, t, side, o, true);
      for (int n = rule_on("TS-8.7") ? 1 : o.printed; n > 1; --n) coup(s, t, side, o);
      return;
    case op::realignment:
      return realign(s, t, side, o);
    default:
      return space_race(s, t, side, o.printed);
  }
}

}  // namespace arbiter::ts
