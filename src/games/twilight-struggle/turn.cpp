// TS-2 to TS-4: set-up, the start of a turn, the headline phase.
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

namespace {

// TS-2.3, TS-2.4: one marker an ask; the rule says where.
void place_free(State& s, Table& t, Side side, int n, const OptionSet& where, Rule rule) {
  if (n > 0) place_markers(s, t, side, side, n, n, where, rule);
}

}  // namespace

void set_up(State& s, Table& t) {
  deal(s, t, "TS-2.2");
  place_free(s, t, Side::USSR, kFreeInfluenceUssr, eastern_europe(), "TS-2.3");
  place_free(s, t, Side::US, kFreeInfluenceUs, western_europe(), "TS-2.3");
  for (const Side side : {Side::US, Side::USSR})
    place_free(s, t, side, s.handicap[index(side)], with_influence(s, side), "TS-2.4");
  t.set(s, Field::phase, 0, static_cast<int>(Phase::headline), "TS-3.4");
}

namespace {

void start_of_turn(State& s, Table& t) {
  if (s.turn == 1) return;  // dealt before the set-up
  if (s.defcon < kMaxDefcon) set_defcon(s, t, s.defcon + 1, "TS-3.1");
  if (s.turn == 4) add_era(s, t, Era::mid, "TS-3.2");
  if (s.turn == 8) add_era(s, t, Era::late, "TS-3.2");
  deal(s, t, "TS-3.2");
}

// TS-4.1: not The China Card, not UN Intervention, not a Missile Envy that must be used.
void choose_headline(State& s, Table& t, Side side) {
  OptionSet barred = OptionSet::of(un_intervention, the_china_card);
  if (s.missile_envy_bound == index(side)) barred.add(missile_envy);
  const OptionSet held = may_hold(s, side);
  Ask ask = Ask::of(side, Key::headline, all_cards())
                .require("TS-4.1", ~barred)
                .require("TS-5.1", held)
                .unsure(held - surely_in(s, hand_bit(side)))
                .seen_as(of_side(Field::headlined_us, side))
                .owed("TS-4.1");
  if (!ask.any() || s.hand[index(side)] == 0) return;
  const int id = t.choose(ask);
  t.tell(of_side(Field::headlined_us, side), id, 1, "TS-4.1");
  take_from_hand(s, t, side, id, "TS-4.1");
  t.set(s, of_side(Field::headline_us, side), 0, id, "TS-4.1");
  t.set(s, Field::headline_open, index(side), 1, "TS-4.1");
}

void resolve_headline(State& s, Table& t, Side side) {
  if (s.headline_open[index(side)] == 0) return;  // cancelled by Defectors
  const int id = s.headline[index(side)];
  // TS-4.3: the owner of the headline is phasing, the owner of the event carries it out.
  t.set(s, Field::phasing, 0, index(rule_on("TS-4.3") ? side : other(side)), "TS-4.3");
  t.set(s, Field::card, 0, id, "TS-4.2");
  t.set(s, Field::headline_open, index(side), 0, "TS-4.2");
  mark_round_start(s, t);
  crisis_window(s, t);
  const Owner owner = card(id).owner;
  const Side player = owner == Owner::neutral ? side : owner == Owner::us ? Side::US : Side::USSR;
  flower_power_points(s, t, side, id);
  // TS-4.5: what cannot occur is discarded, not removed.
  const bool occurred = trigger_event(s, t, id, player);
  put_away(s, t, id, occurred || !rule_on("TS-4.5"), "TS-4.5");
  t.set(s, Field::card, 0, no_card, "TS-4.2");
}

}  // namespace

void headline_phase(State& s, Table& t) {
  start_of_turn(s, t);
  // TS-4.1: with space box 4 alone a side sees the other headline first.
  const bool us_first = has_space_ability(s, Side::USSR, kBoxSeesHeadline);
  choose_headline(s, t, us_first ? Side::US : Side::USSR);
  choose_headline(s, t, us_first ? Side::USSR : Side::US);
  // TS-4.2: by printed value, the US first on a tie. TS-4.4: US Defectors before anything.
  const int us = s.headline[0], ussr = s.headline[1];
  const bool us_resolves_first =
      us != no_card && (ussr == no_card || card(us).ops >= card(ussr).ops || (us == defectors && rule_on("TS-4.4")));
  const bool in_order = rule_on("TS-4.2") ? us_resolves_first : !us_resolves_first;
  resolve_headline(s, t, in_order ? Side::US : Side::USSR);
  resolve_headline(s, t, in_order ? Side::USSR : Side::US);
  t.set(s, Field::headline_us, 0, no_card, "TS-4.2");
  t.set(s, Field::headline_ussr, 0, no_card, "TS-4.2");
  t.set(s, Field::phase, 0, static_cast<int>(Phase::action_rounds), "TS-3.4");
  t.set(s, Field::round, 0, 1, "TS-3.5");
  t.set(s, Field::acting, 0, index(Side::USSR), "TS-3.5");
}

}  // namespace arbiter::ts
