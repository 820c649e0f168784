// TS-9: realignment rolls.
#include <algorithm>
#include <array>

#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

namespace {

// TS-9.2 without Iran-Contra, which the digital log leaves out of what it prints.
int roll_modifier(const State& s, Side side, int id) {
  int m = controlled_neighbours(s, side, id);
  if (influence(s, side, id) > influence(s, other(side), id)) ++m;
  return m;
}

int one_die(State& s, Table& t, Side side, int id) {
  const int m = roll_modifier(s, side, id);
  const int die = t.roll({index(side), side_name(side), "TS-9.2"});
  t.tell(Field::roll_modifier, index(side), m, "TS-9.2");
  t.tell(Field::roll_total, index(side), die + m, "TS-9.2");
  return die + m - (side == Side::US && s.effect(iran_contra_scandal) ? 1 : 0);
}

}  // namespace

void realign(State& s, Table& t, Side side, const Operations& o) {
  AllIn all;
  for (int rolls = 0;; ++rolls) {
    crisis_window(s, t);
    count_points(s, t, side, o, rolls);
    const OptionSet targets = realignment_targets(s, side, o);
    OptionSet within;  // TS-9.3: a bonus roll must be made where the bonus is earned
    for (int id = targets.first(); id >= 0; id = targets.next(id))
      if (rolls < points_in(s, side, o.printed, area_bonus(s, side, o.card, id, all))) within.add(id);
    if (within.none()) return;
    Ask ask = realignment_target_ask(s, side, o).require("TS-9.3", within);
    if (rolls > 0) {
      const Leave stop = leave(RulingId::stop_realignments, t.ruling(RulingId::stop_realignments));
      if (stop != Leave::no) ask.or_option(kNoCountry).unless_said(kNoCountry);
      if (stop == Leave::note) ask.noted(RulingId::stop_realignments, OptionSet::of(kNoCountry));
      if (stop == Leave::no) ask.disputed(RulingId::stop_realignments, OptionSet::of(kNoCountry));
    }
    const int id = t.choose(ask);
    if (id == kNoCountry) return;
    if (rule_on("TS-9.3")) all.add(id);
    const int ussr = one_die(s, t, Side::USSR, id);
    const int us = one_die(s, t, Side::US, id);
    if (us > ussr) remove_influence(s, t, Side::USSR, id, us - ussr, "TS-9.2");
    if (ussr > us) remove_influence(s, t, Side::US, id, ussr - us, "TS-9.2");
  }
}

}  // namespace arbiter::ts
