// Events of the Mid War, cards 37 to 55.
#include <algorithm>

#include "games/twilight-struggle/events/events_001_055.hpp"

namespace arbiter::ts::events {

// 37 Central America Scoring
void central_america_scoring(State& s, Table& t, Side) {
  score_region(s, t, Region::CentralAmerica, "TS-card-37");
}

// 38 Southeast Asia Scoring
void southeast_asia_scoring(State& s, Table& t, Side) {
  score_southeast_asia(s, t, "TS-card-38");
}

// 39 Arms Race: VP for more military operations than the other side, more if they also meet the requirement.
// In the other side's round a ruling says who is compared, so that any difference will do for the event to occur.
bool arms_race_possible(const State& s, Side player) {
  const int ahead = s.military_ops[index(player)] - s.military_ops[index(other(player))];
  return s.phasing == index(player) ? ahead > 0 : ahead != 0;
}
void arms_race(State& s, Table& t, Side player) {
  const Side compared = t.ruling(RulingId::arms_race_compares) == 0 ? player : side_of(s.phasing);
  const int own = s.military_ops[index(compared)];
  if (own > s.military_ops[index(other(compared))]) gain_vp(s, t, compared, own >= s.defcon ? 3 : 1, "TS-card-39");
}

// 40 Cuban Missile Crisis: DEFCON 2; the other side loses by any coup until it gives way.
void cuban_missile_crisis(State& s, Table& t, Side player) {
  set_defcon(s, t, 2, "TS-card-40");
  t.set(s, Field::crisis_against, 0, index(other(player)), "TS-card-40");
  begin_effect(s, t, Card::cuban_missile_crisis, "TS-card-40");
}

// 41 Nuclear Subs: US coups leave DEFCON alone this turn.
void nuclear_subs(State& s, Table& t, Side) {
  begin_effect(s, t, Card::nuclear_subs, "TS-card-41");
}

// 42 Quagmire: the US is trapped. Ends NORAD.
void quagmire(State& s, Table& t, Side) {
  begin_effect(s, t, Card::quagmire, "TS-card-42");
  end_effect(s, t, norad, "TS-card-42");
}

// 43 SALT Negotiations: DEFCON rises, coups are harder this turn, and a discarded card may come back.
void salt_negotiations(State& s, Table& t, Side player) {
  const Rule rule = "TS-card-43";
  change_defcon(s, t, +2, rule);
  const int taken = t.choose(Ask::of(player, Key::take, all_cards())
                                 .require(rule, cards_in(s, in_discard_pile))
                                 .require(rule, ~scoring_cards())
                                 .seen_as(of_side(Field::revealed_us, player))
                                 .or_option(no_card)
                                 .unless_said(no_card));
  if (taken != no_card) {
    move_card(s, t, taken, hand_bit(player), rule);
    reveal_card(s, t, player, taken, rule);
  }
  begin_effect(s, t, Card::salt_negotiations, rule);
}

// 44 Bear Trap: the USSR is trapped.
void bear_trap(State& s, Table& t, Side) {
  begin_effect(s, t, Card::bear_trap, "TS-card-44");
}

namespace {

// Regions that the side dominates or controls.
int dominated_regions(const State& s, Side side) {
  int n = 0;
  for (int r = 0; r < kScoredRegions; ++r)
    if (scoring_level(s, side, static_cast<Region>(r), OptionSet(), false) >= Level::domination) ++n;
  return n;
}

// A die of each side decides who dominates the Summit; a tie is nobody's (kNone).
int summit_winner(const State& s, Table& t) {
  const Rule rule = "TS-card-45";
  const int us = t.roll({index(Side::US), "US", rule}) + dominated_regions(s, Side::US);
  const int bonus = dominated_regions(s, Side::USSR);
  const int tie = us - bonus;  // the USSR's die that draws level
  unsigned bands = 1U << 1;
  if (tie >= 1 && tie <= 6) bands |= 1U << tie;
  if (tie >= 0 && tie < 6) bands |= 1U << (tie + 1);
  const int ussr = t.roll({index(Side::USSR), "USSR", rule, 6, static_cast<std::uint8_t>(bands)}) + bonus;
  return us == ussr ? kNone : us > ussr ? index(Side::US) : index(Side::USSR);
}

}  // namespace

// 45 Summit: the side that comes out ahead gains VP and may move DEFCON one step.
void summit(State& s, Table& t, Side) {
  const Rule rule = "TS-card-45";
  const int ahead = summit_winner(s, t);
  if (ahead == kNone) return;
  const Side winner = side_of(ahead);
  gain_vp(s, t, winner, 2, rule);
  const OptionSet steps = OptionSet::of(s.defcon - 1).with(s.defcon + 1);
  const int level = t.choose(Ask::of(winner, Key::defcon, OptionSet::range(1, kMaxDefcon))
                                 .require(rule, steps)
                                 .seen_as_value(Field::defcon)
                                 .or_option(kNoNumber)
                                 .unless_said(kNoNumber));
  if (level != kNoNumber) set_defcon(s, t, level, rule);
}

// 46 How I Learned to Stop Worrying: the player sets DEFCON and has done his military duty.
void how_i_learned_to_stop_worrying(State& s, Table& t, Side player) {
  const Rule rule = "TS-card-46";
  const int level = t.choose(Ask::of(player, Key::defcon, OptionSet::range(1, kMaxDefcon))
                                 .seen_as_value(Field::defcon)
                                 .unless_said(s.defcon)
                                 .owed(rule));
  set_defcon(s, t, level, rule);
  add_military_ops(s, t, player, kMaxMilitaryOps - s.military_ops[index(player)], rule);
}

// 47 Junta: influence in Latin America, then a free coup or free realignment rolls there.
void junta(State& s, Table& t, Side player) {
  const Rule rule = "TS-card-47";
  const OptionSet latin_america = in_region(Region::CentralAmerica) | in_region(Region::SouthAmerica);
  const int where = t.choose(Ask::of(player, Key::place, all_countries())
                                 .require(rule, latin_america)
                                 .seen_as(of_side(Field::influence_us, player), +1, true));
  add_influence(s, t, player, where, 2, rule);
  conduct_operations(s, t, player,
                     {.printed = card(Card::junta).ops,
                      .influence = false,
                      .optional = true,
                      .free = true,
                      .area = latin_america,
                      .rule = rule});
}

// 48 Kitchen Debates: VP for the US if it controls more battlegrounds.
bool kitchen_debates_possible(const State& s, Side) {
  return (controlled(s, Side::US) & battlegrounds()).count() > (controlled(s, Side::USSR) & battlegrounds()).count();
}
void kitchen_debates(State& s, Table& t, Side) {
  gain_vp(s, t, Side::US, 2, "TS-card-48");
}

namespace {

// Cards of the holder that may be those of the highest value: none worth less than a card that is surely in the hand.
OptionSet highest_cards(const State& s, Side holder, bool printed) {
  const auto value = [&](int c) { return printed ? card(c).ops : ops_value(s, holder, card(c).ops); };
  const OptionSet kept = scoring_cards().with(the_china_card);
  const OptionSet sure = surely_in(s, hand_bit(holder)) - kept;
  int most = 0;
  for (int c = sure.first(); c >= 0; c = sure.next(c)) most = std::max(most, value(c));
  OptionSet highest;
  const OptionSet held = may_hold(s, holder) - kept;
  for (int c = held.first(); c >= 0; c = held.next(c))
    if (value(c) >= most) highest.add(c);
  return highest;
}

bool may_hold_scoring_cards_only(const State& s, Side side) {
  return (surely_in(s, hand_bit(side)) - scoring_cards().with(the_china_card)).none() &&
         (may_hold(s, side) & scoring_cards()).count() >= s.hand[index(side)];
}

// The card that `giver` hands over for Missile Envy; no_card if he has none to give.
int envied_card(State& s, Table& t, Side giver, Rule rule) {
  const bool printed = t.ruling(RulingId::missile_envy_rank) != 0;
  const OptionSet highest = highest_cards(s, giver, printed);
  if (s.hand[index(giver)] == 0 || highest.none()) return no_card;
  Ask give = Ask::of(giver, Key::give, all_cards())
                 .require("TS-5.1", may_hold(s, giver))
                 .require(rule, highest)
                 .disputed(RulingId::missile_envy_rank, highest_cards(s, giver, !printed))
                 .unsure(highest - surely_in(s, hand_bit(giver)))
                 .seen_as(of_side(Field::revealed_us, giver));
  if (may_hold_scoring_cards_only(s, giver)) give.or_option(no_card).unless_said(no_card);
  return t.choose(give);
}

}  // namespace

// 49 Missile Envy: the other side hands over its best card, which is used at once, and is bound to use this one.
void missile_envy(State& s, Table& t, Side player) {
  const Rule rule = "TS-card-49";
  const Side giver = other(player);
  const int taken = envied_card(s, t, giver, rule);
  if (taken == no_card) return;
  reveal_card(s, t, giver, taken, rule);
  take_from_hand(s, t, giver, taken, rule);
  move_card(s, t, Card::missile_envy, hand_bit(giver), rule);
  t.set(s, Field::missile_envy_bound, 0, index(giver), rule);
  flower_power_points(s, t, player, taken);
  bool occurred = false;
  if (card(taken).owner != owner_of(giver)) {
    occurred = can_occur(s, taken, player) && trigger_event(s, t, taken, player);
    if (!occurred) t.tell(Field::event, taken, 1, rule);  // announced all the same
  } else {
    conduct_operations(s, t, player,
                       {.printed = card(taken).ops,
                        .card = taken,
                        .space_ruling = static_cast<int>(RulingId::missile_envy_space),
                        .rule = rule});
  }
  put_away(s, t, taken, occurred, "TS-13.5");
}

// 50 "We Will Bury You": DEFCON falls; the USSR gains unless the US answers with UN Intervention.
void we_will_bury_you(State& s, Table& t, Side) {
  change_defcon(s, t, -1, "TS-card-50");
  begin_effect(s, t, Card::we_will_bury_you, "TS-card-50");
}

// 51 Brezhnev Doctrine: USSR cards are worth more this turn.
void brezhnev_doctrine(State& s, Table& t, Side) {
  begin_effect(s, t, Card::brezhnev_doctrine, "TS-card-51");
}

// 52 Portuguese Empire Crumbles: influence in Angola and SE African States.
void portuguese_empire_crumbles(State& s, Table& t, Side) {
  add_influence(s, t, Side::USSR, angola, 2, "TS-card-52");
  add_influence(s, t, Side::USSR, se_african_states, 2, "TS-card-52");
}

// 53 South African Unrest: two markers in South Africa, or one there and two beside it.
void south_african_unrest(State& s, Table& t, Side player) {
  const Rule rule = "TS-card-53";
  const int part = t.choose(Ask::of(player, Key::half, OptionSet::of(half::one_country, half::two_countries))
                                .told_as(Field::chosen_half)
                                .owed(rule));
  t.tell(Field::event, Card::south_african_unrest, 1, rule);
  if (part == half::one_country) {
    add_influence(s, t, Side::USSR, south_africa, 2, rule);
    return;
  }
  add_influence(s, t, Side::USSR, south_africa, 1, rule);
  // The Deluxe text says one neighbour; a ruling may let the two markers be split.
  const Leave split = leave(RulingId::unrest_split, t.ruling(RulingId::unrest_split));
  const OptionSet beside = adjacent_to(south_africa);
  const auto place = [&](Ask where) {
    const int country = t.choose(where.seen_as(Field::influence_ussr, +1));
    add_influence(s, t, Side::USSR, country, 1, rule);
    return country;
  };
  const OptionSet same = OptionSet::of(place(Ask::of(player, Key::place, all_countries()).require(rule, beside)));
  Ask second = Ask::of(player, Key::place, all_countries()).require(rule, split == Leave::no ? same : beside);
  if (split == Leave::note) second.noted(RulingId::unrest_split, beside - same);
  place(second.disputed(RulingId::unrest_split, split == Leave::no ? beside : same));
}

// 54 Allende: influence in Chile.
void allende(State& s, Table& t, Side) {
  add_influence(s, t, Side::USSR, chile, 2, "TS-card-54");
}

// 55 Willy Brandt: West Germany turns to the East and away from NATO.
void willy_brandt(State& s, Table& t, Side) {
  gain_vp(s, t, Side::USSR, 1, "TS-card-55");
  add_influence(s, t, Side::USSR, west_germany, 1, "TS-card-55");
  begin_effect(s, t, Card::willy_brandt, "TS-card-55");
}

}  // namespace arbiter::ts::events
