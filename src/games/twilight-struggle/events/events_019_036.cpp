// Events of the Early War, cards 19 to 36.
#include "games/twilight-struggle/events/events_001_055.hpp"

namespace arbiter::ts::events {

// 19 Truman Doctrine: the USSR leaves one European country that nobody controls.
void truman_doctrine(State& s, Table& t, Side player) {
  const OptionSet uncontrolled = in_region(Region::Europe) - controlled(s, Side::US) - controlled(s, Side::USSR);
  remove_all_in(s, t, player, Side::USSR, 1, uncontrolled, "TS-card-19");
}

namespace {

// The side with the higher total; ties are thrown again. After ten ties (one game in 3,000 million) a last die decides.
Side olympic_winner(Table& t, Side sponsor) {
  constexpr int kThrows = 10, kSponsorBonus = 2;
  const Rule rule = "TS-card-20";
  const Side guest = other(sponsor);
  for (int n = 0; n < kThrows; ++n) {
    // With a 1 of the sponsor, the guest's die alone brings every result: enough where the dice are not told.
    const int own = t.roll({index(sponsor), side_name(sponsor), rule, 6, 1U << 1}) + kSponsorBonus;
    const unsigned bands = 1U << 1 | (own <= 6 ? 1U << own : 0U) | (own < 6 ? 1U << (own + 1) : 0U);
    const int theirs = t.roll({index(guest), side_name(guest), rule, 6, static_cast<std::uint8_t>(bands)});
    if (own != theirs) return own > theirs ? sponsor : guest;
  }
  return t.roll({kNobody, card(Card::olympic_games).title, rule, 2}) == 1 ? sponsor : guest;
}

}  // namespace

// 20 Olympic Games: the other side takes part, or boycotts at the price of DEFCON and of operations for the sponsor.
void olympic_games(State& s, Table& t, Side player) {
  const Rule rule = "TS-card-20";
  const Ask answer = Ask::of(other(player), Key::olympics, OptionSet::of(olympics::participate, olympics::boycott))
                         .told_as(Field::chosen_olympics)
                         .owed(rule);
  if (t.choose(answer) == olympics::participate) {
    gain_vp(s, t, olympic_winner(t, player), 2, rule);
    return;
  }
  change_defcon(s, t, -1, rule);
  conduct_operations(s, t, player, {.printed = 4, .optional = true, .rule = rule});
}

// 21 NATO: US-controlled Europe is safe from coups, realignments and Brush War of the USSR.
bool nato_possible(const State& s, Side) {
  return s.occurred[Card::warsaw_pact_formed] != 0 || s.occurred[Card::marshall_plan] != 0;
}
void nato(State& s, Table& t, Side) {
  begin_effect(s, t, Card::nato, "TS-card-21");
  end_effect(s, t, Card::marshall_plan, "TS-card-21");
  end_effect(s, t, Card::warsaw_pact_formed, "TS-card-21");
}

// 22 Independent Reds: the US draws level in one country of Eastern Europe.
void independent_reds(State& s, Table& t, Side player) {
  const Rule rule = "TS-card-22";
  const OptionSet reds = OptionSet::of(yugoslavia, romania, bulgaria, hungary, czechoslovakia);
  const auto lead = [&s](int c) { return influence(s, Side::USSR, c) - influence(s, Side::US, c); };
  Ask where = Ask::of(player, Key::place, all_countries()).require(rule, reds).seen_as(Field::influence_us, +1, true);
  for (int c = reds.first(); c >= 0; c = reds.next(c)) {
    if (lead(c) > 0) continue;
    where.unless_said(c);  // a choice that changes nothing
    break;
  }
  const int red = t.choose(where);
  if (lead(red) > 0) add_influence(s, t, Side::US, red, lead(red), rule);
}

// 23 Marshall Plan: one marker in each of seven countries of Western Europe. Opens the way to NATO.
void marshall_plan(State& s, Table& t, Side player) {
  place_markers(s, t, player, Side::US, 7, 1, western_europe() - controlled(s, Side::USSR), "TS-card-23");
  if (!s.effect(Card::nato)) begin_effect(s, t, Card::marshall_plan, "TS-card-23");
}

// 24 Indo-Pakistani War: an attack on India or Pakistan.
void indo_pakistani_war(State& s, Table& t, Side player) {
  war(s, t, player, {.targets = OptionSet::of(india, pakistan), .success = 4, .vp = 2, .military_ops = 2},
      "TS-card-24");
}

// 25 Containment: US cards are worth more this turn.
void containment(State& s, Table& t, Side) {
  begin_effect(s, t, Card::containment, "TS-card-25");
}

// 26 CIA Created: the USSR shows its hand, the US may conduct operations.
void cia_created(State& s, Table& t, Side player) {
  reveal_hand(s, t, Side::USSR, "TS-card-26");
  conduct_operations(s, t, player, {.printed = card(Card::cia_created).ops, .optional = true, .rule = "TS-card-26"});
}

// 27 US/Japan Mutual Defense Pact: the US controls Japan, which is safe from coups and realignments of the USSR.
void us_japan_mutual_defense_pact(State& s, Table& t, Side) {
  raise_to_control(s, t, Side::US, japan, "TS-card-27");
  begin_effect(s, t, Card::us_japan_mutual_defense_pact, "TS-card-27");
}

// 28 Suez Crisis: four US markers leave France, the UK and Israel.
void suez_crisis(State& s, Table& t, Side player) {
  remove_markers(s, t, player, Side::US, 4, 2, OptionSet::of(france, uk, israel), "TS-card-28");
}

// 29 East European Unrest: the USSR loses influence in three countries, more in the Late War.
void east_european_unrest(State& s, Table& t, Side player) {
  const Rule rule = "TS-card-29";
  const int loss = era_of(s.turn) == Era::late ? 2 : 1;
  OptionSet left = eastern_europe() & with_influence(s, Side::USSR);
  for (int n = 3; n > 0 && left.any(); --n) {
    const int where = t.choose(Ask::of(player, Key::remove, all_countries())
                                   .require(rule, left)
                                   .seen_as(Field::influence_ussr, -1, true)
                                   .group(n));
    remove_influence(s, t, Side::USSR, where, loss, rule);
    left.remove(where);
  }
}

// 30 Decolonization: one marker in each of four countries of Africa and Southeast Asia.
void decolonization(State& s, Table& t, Side player) {
  place_markers(s, t, player, Side::USSR, 4, 1, in_region(Region::Africa) | southeast_asia(), "TS-card-30");
}

// 31 Red Scare/Purge: the other side's cards are worth less this turn.
void red_scare_purge(State& s, Table& t, Side player) {
  t.change(s, Field::red_scare, index(other(player)), +1, "TS-card-31");
  begin_effect(s, t, Card::red_scare_purge, "TS-card-31");
}

namespace {

// Cards with an event of the other side that the player may have in hand.
OptionSet pairable(const State& s, Side player) {
  return may_hold(s, player) & cards_of(owner_of(other(player)));
}

}  // namespace

void use_without_event(State& s, Table& t, Side player, int pair) {
  const Rule rule = "TS-card-32";
  if (s.effect(u2_incident)) gain_vp(s, t, Side::USSR, 1, "TS-card-60");
  if (card(pair).war && s.effect(flower_power) && t.ruling(RulingId::flower_power_pairing) == 0)
    flower_power_points(s, t, player, pair);
  conduct_operations(s, t, player,
                     {.printed = card(pair).ops,
                      .card = pair,
                      .space_ruling = static_cast<int>(RulingId::un_intervention_space),
                      .rule = rule});
  put_away(s, t, pair, false, rule);
}

// 32 UN Intervention: a card with the other side's event is used for operations without its event.
bool un_intervention_possible(const State& s, Side player) {
  return pairable(s, player).any();
}
void un_intervention(State& s, Table& t, Side player) {
  const Rule rule = "TS-card-32";
  const OptionSet options = pairable(s, player);
  const int pair = t.choose(Ask::of(player, Key::pair, all_cards())
                                .require(rule, cards_of(owner_of(other(player))))
                                .require("TS-5.1", options)
                                .unsure(options - surely_in(s, hand_bit(player)))
                                .seen_as(of_side(Field::played_us, player)));
  take_from_hand(s, t, player, pair, rule);
  t.tell(of_side(Field::played_us, player), pair, 1, rule);
  use_without_event(s, t, player, pair);
}

// 33 De-Stalinization: up to four markers of the USSR move to countries that the US doesn't control.
void de_stalinization(State& s, Table& t, Side player) {
  const Rule rule = "TS-card-33";
  const int moved = remove_markers(s, t, player, Side::USSR, 4, 4, all_countries(), rule, true);
  place_markers(s, t, player, Side::USSR, moved, 2, all_countries() - controlled(s, Side::US), rule);
}

// 34 Nuclear Test Ban: VP by DEFCON, which then rises.
void nuclear_test_ban(State& s, Table& t, Side player) {
  if (s.defcon > 2) gain_vp(s, t, player, s.defcon - 2, "TS-card-34");
  change_defcon(s, t, +2, "TS-card-34");
}

// 35 Formosan Resolution: Taiwan counts as a battleground while the US controls it.
void formosan_resolution(State& s, Table& t, Side) {
  begin_effect(s, t, Card::formosan_resolution, "TS-card-35");
}

// 36 Brush War: an attack on a country of stability 1 or 2.
void brush_war(State& s, Table& t, Side player) {
  OptionSet targets = stability_at_most(2);
  for (int c = targets.first(); c >= 0 && player == Side::USSR; c = targets.next(c))
    if (nato_protects(s, c)) targets.remove(c);
  war(s, t, player, {.targets = targets, .success = 3, .vp = 1, .military_ops = 3}, "TS-card-36");
}

}  // namespace arbiter::ts::events
