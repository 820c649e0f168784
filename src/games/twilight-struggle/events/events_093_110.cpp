// Events of the Late War and of the optional cards, cards 93 to 110.
#include <algorithm>

#include "games/twilight-struggle/events/events_056_110.hpp"

namespace arbiter::ts::events {
namespace {

// Scoring cards that the US may hold, shown one by one; a card that is surely in hand must be shown.
OptionSet show_scoring_cards(State& s, Table& t, Rule rule) {
  OptionSet shown;
  for (;;) {
    const OptionSet left = (may_hold(s, Side::US) & scoring_cards()) - shown;
    if (left.none() || shown.count() >= s.hand[index(Side::US)]) break;
    const OptionSet sure = left & surely_in(s, in_us_hand);
    Ask which = Ask::of(kChance, Key::reveal, all_cards())
                    .for_side(Side::US)
                    .require(rule, left)
                    .require(rule, sure.any() ? sure : left)
                    .or_if(sure.none(), no_card)
                    .seen_as(Field::revealed_us)
                    .group(1);
    if (sure.any()) {
      which.unless_said(sure.first());
    } else {
      which.unless_said(no_card);
    }
    const int card = t.choose(which);
    if (card == no_card) break;
    reveal_card(s, t, Side::US, card, rule);
    shown.add(card);
  }
  if (shown.none()) t.tell(Field::nothing_to_reveal_us, 0, 1, rule);
  return shown;
}

// Where influence may go for the shown scoring cards, Southeast Asia Scoring read by value `reading` of its ruling.
OptionSet named_on(const OptionSet& scoring_cards_shown, int reading) {
  OptionSet named;
  for (int id = scoring_cards_shown.first(); id >= 0; id = scoring_cards_shown.next(id)) {
    if (id != southeast_asia_scoring) named |= in_region(scored_region(id));
    if (id == southeast_asia_scoring && reading == 0) named |= southeast_asia();
    if (id == southeast_asia_scoring && reading == 1) named |= in_region(Region::Asia);
  }
  return named;
}

// A coup of Che. The country where it removed US influence, kNoCountry if it removed none.
int che_coup(State& s, Table& t, Side player, const OptionSet& area) {
  const State before = s;
  offer_coup(s, t, player,
             {.printed = card(ts::che).ops,
              .influence = false,
              .realignment = false,
              .optional = true,
              .area = area,
              .rule = "TS-card-107"});
  for (int country = 0; country < kCountries; ++country)
    if (area.has(country) && influence(s, Side::US, country) < influence(before, Side::US, country)) return country;
  return kNoCountry;
}

}  // namespace

void offer_coup(State& s, Table& t, Side side, const Operations& o) {
  if (coup_targets(s, side, o).any()) return conduct_operations(s, t, side, o);
  const int kind = t.choose(Ask::of(side, Key::operation, OptionSet::of(op::coup))
                                .seen_as(Field::operation_ops)
                                .or_option(op::none)
                                .unless_said(op::none));
  if (kind == op::coup) t.tell(Field::operation_ops, op::coup, ops_value(s, side, o.printed), o.rule);
}

// 93 Iran-Contra Scandal: -1 for the US in realignments, this turn.
void iran_contra_scandal(State& s, Table& t, Side) {
  begin_effect(s, t, ts::iran_contra_scandal, "TS-card-93");
}

// 94 Chernobyl: the US names the region where the USSR may place no influence by operations this turn.
void chernobyl(State& s, Table& t, Side player) {
  const int region = t.choose(Ask::of(player, Key::region, OptionSet::range(0, kScoredRegions - 1))
                                  .told_as(Field::chosen_region)
                                  .owed("TS-card-94"));
  t.set(s, Field::chernobyl_region, 0, region, "TS-card-94");
  begin_effect(s, t, ts::chernobyl, "TS-card-94");
}

// 95 Latin American Debt Crisis: a US discard worth 3, or the USSR doubles two countries of South America.
void latin_american_debt_crisis(State& s, Table& t, Side player) {
  const OptionSet held = may_hold(s, Side::US);
  const OptionSet worth = worth_at_least(s, Side::US, 3);
  const int paid = t.choose(Ask::of(Side::US, Key::discard, all_cards())
                                .require("TS-5.7", held)
                                .require("TS-card-95", ~(held - worth))
                                .unsure(worth - surely_in(s, in_us_hand))
                                .or_option(no_card)
                                .unless_said(no_card)
                                .seen_as(Field::discarded_us));
  if (paid != no_card) {
    discard_from_hand(s, t, Side::US, paid, "TS-card-95");
    return;
  }
  OptionSet left = in_region(Region::SouthAmerica) & with_influence(s, Side::USSR);
  for (int i = 0; i < 2 && left.any(); ++i) {
    const int doubled = t.choose(Ask::of(player, Key::place, all_countries())
                                     .require("TS-card-95", left)
                                     .or_option(kNoCountry)
                                     .unless_said(kNoCountry)
                                     .seen_as(Field::influence_ussr, +1, true)
                                     .group(1));
    if (doubled == kNoCountry) break;
    add_influence(s, t, Side::USSR, doubled, influence(s, Side::USSR, doubled), "TS-card-95");
    left.remove(doubled);
  }
}

// 96 Tear Down this Wall: East Germany, then a free coup or free realignments in Europe; ends Willy Brandt.
void tear_down_this_wall(State& s, Table& t, Side player) {
  const bool ends_willy_brandt = s.effect(willy_brandt);
  end_effect(s, t, willy_brandt, "TS-card-96");
  add_influence(s, t, Side::US, east_germany, 3, "TS-card-96");
  conduct_operations(s, t, player,
                     {.printed = card(ts::tear_down_this_wall).ops,
                      .influence = false,
                      .optional = true,
                      .free = true,
                      .area = in_region(Region::Europe),
                      .rule = "TS-card-96"});
  if (!ends_willy_brandt) begin_effect(s, t, ts::tear_down_this_wall, "TS-card-96");
}

// 97 "An Evil Empire": 1 VP; ends Flower Power.
void an_evil_empire(State& s, Table& t, Side) {
  const bool ends_flower_power = s.effect(ts::flower_power);
  end_effect(s, t, ts::flower_power, "TS-card-97");
  gain_vp(s, t, Side::US, 1, "TS-card-97");
  if (!ends_flower_power) begin_effect(s, t, ts::an_evil_empire, "TS-card-97");
}

// 98 Aldrich Ames Remix: the US hand lies open this turn; the USSR discards one of its cards.
void aldrich_ames_remix(State& s, Table& t, Side player) {
  t.set(s, Field::us_hand_open, 0, 1, "TS-card-98");
  reveal_hand(s, t, Side::US, "TS-card-98");
  if (s.hand[index(Side::US)] == 0) return;
  const Ask which = Ask::of(player, Key::discard, all_cards())
                        .require("TS-card-98", may_hold(s, Side::US))
                        .unsure(may_hold(s, Side::US) - surely_in(s, in_us_hand))
                        .seen_as(Field::discarded_us);
  if (which.any()) discard_from_hand(s, t, Side::US, t.choose(which), "TS-card-98");
}

// 99 Pershing II Deployed: 1 VP; 1 US influence goes in each of three countries of Western Europe.
void pershing_ii_deployed(State& s, Table& t, Side player) {
  gain_vp(s, t, Side::USSR, 1, "TS-card-99");
  remove_markers(s, t, player, Side::US, 3, 1, western_europe(), "TS-card-99");
}

// 100 Wargames: at DEFCON 2 the player may end the game after giving 6 VP.
bool wargames_possible(const State& s, Side) {
  return s.defcon == 2;
}
void wargames(State& s, Table& t, Side player) {
  const int decision = t.choose(Ask::of(player, Key::end_game, OptionSet::of(answer::yes, answer::no))
                                    .told_as(Field::chosen_end_game)
                                    .owed("TS-card-100"));
  if (decision != answer::yes) return;
  gain_vp(s, t, other(player), 6, "TS-card-100");
  const bool tie_to_us = t.ruling(RulingId::wargames_tie) == 1;
  const int winner = s.vp > 0 || (s.vp == 0 && tie_to_us) ? index(Side::US) : s.vp < 0 ? index(Side::USSR) : kNone;
  end_game(s, t, Ending::wargames, winner, "TS-card-100");
}

// 101 Solidarity: Poland, once John Paul II is Pope.
bool solidarity_possible(const State& s, Side) {
  return s.occurred[ts::john_paul_ii_elected_pope] != 0;
}
void solidarity(State& s, Table& t, Side) {
  add_influence(s, t, Side::US, poland, 3, "TS-card-101");
  end_effect(s, t, ts::john_paul_ii_elected_pope, "TS-card-101");
}

// 102 Iran-Iraq War
void iran_iraq_war(State& s, Table& t, Side player) {
  War w;
  w.targets = OptionSet::of(iran, iraq);
  war(s, t, player, w, "TS-card-102");
}

// 103 Defectors: in the headline phase it cancels the USSR headline; played for operations by the USSR, 1 VP for the
// US.
void defectors(State& s, Table& t, Side) {
  const int ussr = index(Side::USSR);
  if (s.phase == Phase::headline) {
    if (s.headline_open[ussr] == 0) return;
    move_card(s, t, s.headline[ussr], in_discard_pile, "TS-card-103");
    t.set(s, Field::headline_open, ussr, 0, "TS-card-103");
    return;
  }
  if (s.phasing == ussr && s.card == ts::defectors) gain_vp(s, t, Side::US, 1, "TS-card-103");
}

// 104 The Cambridge Five: the US shows its scoring cards, the USSR adds 1 in a region named on them. Not in the Late
// War.
bool the_cambridge_five_possible(const State& s, Side) {
  return era_of(s.turn) != Era::late;
}
void the_cambridge_five(State& s, Table& t, Side player) {
  const Rule rule = "TS-card-104";
  const OptionSet shown = show_scoring_cards(s, t, rule);
  const OptionSet widest = named_on(shown, 1);
  const OptionSet named =
      shown.has(southeast_asia_scoring) ? named_on(shown, t.ruling(RulingId::cambridge_southeast_asia)) : widest;
  if (widest.none()) return;
  const int where = t.choose(Ask::of(player, Key::place, all_countries())
                                 .require(rule, named)
                                 .disputed(RulingId::cambridge_southeast_asia, widest)
                                 .seen_as(Field::influence_ussr, +1)
                                 .or_option(kNoCountry)
                                 .unless_said(kNoCountry)
                                 .owed(rule));
  if (where != kNoCountry) add_influence(s, t, Side::USSR, where, 1, rule);
}

// 105 Special Relationship: with the UK, 1 beside it; under NATO 2 in Western Europe and 2 VP.
bool special_relationship_possible(const State& s, Side) {
  return controls(s, Side::US, uk);
}
void special_relationship(State& s, Table& t, Side player) {
  if (!controls(s, Side::US, uk)) return;
  if (!s.effect(nato)) {
    place_markers(s, t, player, Side::US, 1, 1, adjacent_to(uk), "TS-card-105");
    return;
  }
  const Ask where = Ask::of(player, Key::place, all_countries())
                        .require("TS-card-105", western_europe())
                        .seen_as(Field::influence_us, +1, true);
  if (where.any()) add_influence(s, t, Side::US, t.choose(where), 2, "TS-card-105");
  gain_vp(s, t, Side::US, 2, "TS-card-105");
}

// 106 NORAD: US influence after rounds in which DEFCON fell to 2.
void norad(State& s, Table& t, Side) {
  begin_effect(s, t, ts::norad, "TS-card-106");
}

// 107 Che: up to two coups outside the battlegrounds; the second if the first removed US influence.
void che(State& s, Table& t, Side player) {
  const OptionSet area = (kCentralAndSouthAmerica | in_region(Region::Africa)) - battlegrounds();
  const int hit = che_coup(s, t, player, area);
  if (hit != kNoCountry) che_coup(s, t, player, area.without(hit));
}

// 108 Our Man in Tehran: the US looks at five cards of the draw pile and discards any of them.
bool our_man_in_tehran_possible(const State& s, Side) {
  return (in_region(Region::MiddleEast) & controlled(s, Side::US)).any();
}
void our_man_in_tehran(State& s, Table& t, Side player) {
  OptionSet looked_at;
  int unseen = 0;
  if (s.draw_pile < 5) reshuffle(s, t, "TS-card-108");
  const int cards = std::min<int>(5, s.draw_pile);
  for (int i = 0; i < cards; ++i) {
    const int top = t.choose(Ask::of(kChance, Key::draw, all_cards())
                                 .for_side(player)
                                 .require("TS-card-108", cards_in(s, in_draw_pile) - looked_at)
                                 .untold(no_card));
    if (top == no_card) {
      ++unseen;
    } else {
      looked_at.add(top);
      t.set(s, Field::place, top, in_draw_pile, "TS-card-108");
    }
  }
  OptionSet left = unseen > 0 ? cards_in(s, in_draw_pile) : looked_at;
  for (int i = 0; i < cards && left.any(); ++i) {
    const int thrown = t.choose(Ask::of(player, Key::discard, all_cards())
                                    .require("TS-card-108", left)
                                    .unsure(left - surely_in(s, in_draw_pile))
                                    .or_option(no_card)
                                    .unless_said(no_card)
                                    .seen_as(Field::discarded_us)
                                    .group(2));
    if (thrown == no_card) break;
    if (looked_at.has(thrown)) {
      looked_at.remove(thrown);
    } else if (--unseen == 0) {
      left = looked_at;  // all that was not shown is thrown away: the rest is known
    }
    left.remove(thrown);
    t.tell(Field::discarded_us, thrown, 1, "TS-card-108");
    t.set(s, Field::place, thrown, in_draw_pile, "TS-card-108");
    move_card(s, t, thrown, in_discard_pile, "TS-card-108");
  }
}

// 109 Yuri and Samantha: 1 VP for each US coup, this turn.
void yuri_and_samantha(State& s, Table& t, Side) {
  begin_effect(s, t, ts::yuri_and_samantha, "TS-card-109");
}

// 110 AWACS Sale to Saudis: Saudi Arabia; no Muslim Revolution any more.
void awacs_sale_to_saudis(State& s, Table& t, Side) {
  add_influence(s, t, Side::US, saudi_arabia, 2, "TS-card-110");
  begin_effect(s, t, ts::awacs_sale_to_saudis, "TS-card-110");
}

}  // namespace arbiter::ts::events
