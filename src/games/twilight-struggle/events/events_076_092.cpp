// Events of the Mid and Late War, cards 76 to 92.
#include <algorithm>

#include "games/twilight-struggle/events/events_056_110.hpp"

namespace arbiter::ts::events {

// 76 Ussuri River Skirmish: The China Card comes to the US, or influence in Asia if it is there.
void ussuri_river_skirmish(State& s, Table& t, Side player) {
  if (s.china_holder == index(Side::USSR)) {
    give_china_card(s, t, Side::US, true, "TS-card-76");
  } else {
    place_markers(s, t, player, Side::US, 4, 2, in_region(Region::Asia), "TS-card-76");
  }
}

// 77 "Ask Not What Your Country Can Do For You...": the US exchanges cards, all discards before the first draw.
void ask_not(State& s, Table& t, Side player) {
  int discarded = 0;
  while (s.hand[index(Side::US)] > 0 && may_hold(s, Side::US).any()) {
    const Ask which = Ask::of(player, Key::discard, all_cards())
                          .require("TS-card-77", may_hold(s, Side::US))
                          .unsure(may_hold(s, Side::US) - surely_in(s, in_us_hand))
                          .or_option(no_card)
                          .unless_said(no_card)
                          .seen_as(Field::discarded_us)
                          .group(1);
    const int chosen = t.choose(which);
    if (chosen == no_card) break;
    discard_from_hand(s, t, Side::US, chosen, "TS-card-77");
    ++discarded;
  }
  if (discarded > 0) draw_cards(s, t, Side::US, discarded, "TS-card-77");
}

// 78 Alliance for Progress: 1 VP for each battleground that the US controls in Central and South America.
void alliance_for_progress(State& s, Table& t, Side) {
  award_net_vp(s, t, (kCentralAndSouthAmerica & battlegrounds() & controlled(s, Side::US)).count(), "TS-card-78");
}

// 79 Africa Scoring
void africa_scoring(State& s, Table& t, Side) {
  score_region(s, t, Region::Africa, "TS-card-79");
}

// 80 "One Small Step...": whoever is behind in space moves on by two boxes.
bool one_small_step_possible(const State& s, Side player) {
  return s.space[index(player)] < s.space[index(other(player))];
}
void one_small_step(State& s, Table& t, Side player) {
  advance_space(s, t, player, std::min(2, kLastSpaceBox - s.space[index(player)]), "TS-card-80");
}

// 81 South America Scoring
void south_america_scoring(State& s, Table& t, Side) {
  score_region(s, t, Region::SouthAmerica, "TS-card-81");
}

// 82 Iranian Hostage Crisis: Iran falls; Terrorism hits the US twice from now on.
void iranian_hostage_crisis(State& s, Table& t, Side) {
  remove_all_influence(s, t, Side::US, iran, "TS-card-82");
  add_influence(s, t, Side::USSR, iran, 2, "TS-card-82");
  begin_effect(s, t, ts::iranian_hostage_crisis, "TS-card-82");
}

// 83 The Iron Lady: 1 VP, Argentina, the UK; no Socialist Governments any more.
void the_iron_lady(State& s, Table& t, Side) {
  gain_vp(s, t, Side::US, 1, "TS-card-83");
  add_influence(s, t, Side::USSR, argentina, 1, "TS-card-83");
  remove_all_influence(s, t, Side::USSR, uk, "TS-card-83");
  begin_effect(s, t, ts::the_iron_lady, "TS-card-83");
}

// 84 Reagan Bombs Libya: 1 VP for each two USSR influence in Libya.
void reagan_bombs_libya(State& s, Table& t, Side) {
  const int n = influence(s, Side::USSR, libya) / 2;
  if (n > 0) gain_vp(s, t, Side::US, n, "TS-card-84");
}

// 85 Star Wars: the US, ahead in space, lets an event of the discard pile happen.
bool star_wars_possible(const State& s, Side) {
  return s.space[index(Side::US)] > s.space[index(Side::USSR)];
}
void star_wars(State& s, Table& t, Side player) {
  const auto carried_out_by = [player](int id) {
    const Owner owner = card(id).owner;
    return owner == Owner::neutral ? player : owner == Owner::us ? Side::US : Side::USSR;
  };
  const OptionSet discards = cards_in(s, in_discard_pile);
  OptionSet possible;
  for (int id = discards.first(); id >= 0; id = discards.next(id))
    if (can_occur(s, id, carried_out_by(id))) possible.add(id);
  Ask which = Ask::of(player, Key::take, all_cards())
                  .require("TS-card-85", discards)
                  .require("TS-card-85", ~scoring_cards())
                  .require("TS-5.4", possible)
                  .unsure(discards - surely_in(s, in_discard_pile))
                  .seen_as(Field::event)
                  .told_as(Field::chosen_take);
  if (!which.any()) return;
  const int chosen = t.choose(which);
  move_card(s, t, chosen, on_table, "TS-card-85");
  flower_power_points(s, t, player, chosen);
  const bool occurred = trigger_event(s, t, chosen, carried_out_by(chosen));
  put_away(s, t, chosen, occurred, "TS-13.5");
}

// 86 North Sea Oil: no OPEC any more; eight action rounds for the US this turn.
void north_sea_oil(State& s, Table& t, Side) {
  begin_effect(s, t, ts::north_sea_oil, "TS-card-86");
}

// 87 The Reformer: the USSR adds 4 in Europe, 6 if it leads; no USSR coups in Europe any more.
void the_reformer(State& s, Table& t, Side player) {
  place_markers(s, t, player, Side::USSR, s.vp < 0 ? 6 : 4, 2, in_region(Region::Europe), "TS-card-87");
  begin_effect(s, t, ts::the_reformer, "TS-card-87");
}

// 88 Marine Barracks Bombing: Lebanon and 2 more in the Middle East.
void marine_barracks_bombing(State& s, Table& t, Side player) {
  remove_all_influence(s, t, Side::US, lebanon, "TS-card-88");
  remove_markers(s, t, player, Side::US, 2, 2, in_region(Region::MiddleEast), "TS-card-88");
}

// 89 Soviets Shoot Down KAL-007: DEFCON down, 2 VP; operations if the US controls South Korea.
void soviets_shoot_down_kal_007(State& s, Table& t, Side player) {
  change_defcon(s, t, -1, "TS-card-89");
  gain_vp(s, t, Side::US, 2, "TS-card-89");
  if (!controls(s, Side::US, south_korea)) return;
  conduct_operations(s, t, player, {.printed = 4, .coup = false, .optional = true, .rule = "TS-card-89"});
}

// 90 Glasnost: 2 VP, DEFCON up; operations under The Reformer.
void glasnost(State& s, Table& t, Side player) {
  gain_vp(s, t, Side::USSR, 2, "TS-card-90");
  change_defcon(s, t, +1, "TS-card-90");
  if (s.occurred[ts::the_reformer] == 0) return;
  conduct_operations(s, t, player, {.printed = 4, .coup = false, .optional = true, .rule = "TS-card-90"});
  end_effect(s, t, ts::the_reformer, "TS-card-90");  // as the digital log tells it; the ban on coups stays
}

// 91 Ortega Elected in Nicaragua: Nicaragua, and a free coup beside it.
void ortega_elected_in_nicaragua(State& s, Table& t, Side player) {
  remove_all_influence(s, t, Side::US, nicaragua, "TS-card-91");
  offer_coup(s, t, player,
             {.printed = card(ts::ortega_elected_in_nicaragua).ops,
              .influence = false,
              .realignment = false,
              .optional = true,
              .free = true,
              .area = adjacent_to(nicaragua),
              .rule = "TS-card-91"});
}

// 92 Terrorism: the opponent loses a card at random; the US two after Iranian Hostage Crisis.
void terrorism(State& s, Table& t, Side player) {
  const Side victim = other(player);
  const int cards = victim == Side::US && s.effect(ts::iranian_hostage_crisis) ? 2 : 1;
  for (int i = 0; i < cards; ++i) {
    const int lost = random_card(s, t, victim, "TS-card-92");
    if (lost == no_card) {
      if (i == 0) t.tell(of_side(Field::nothing_to_discard_us, victim), 0, 1, "TS-card-92");
      return;
    }
    t.tell(of_side(Field::discarded_us, victim), lost, 1, "TS-card-92");
    move_card(s, t, lost, in_discard_pile, "TS-card-92");
  }
}

}  // namespace arbiter::ts::events
