// Events of the Early War, cards 1 to 18.
#include "games/twilight-struggle/events/events_001_055.hpp"

namespace arbiter::ts::events {

// 1 Asia Scoring
void asia_scoring(State& s, Table& t, Side) {
  score_region(s, t, Region::Asia, "TS-card-1");
}

// 2 Europe Scoring
void europe_scoring(State& s, Table& t, Side) {
  score_region(s, t, Region::Europe, "TS-card-2");
}

// 3 Middle East Scoring
void middle_east_scoring(State& s, Table& t, Side) {
  score_region(s, t, Region::MiddleEast, "TS-card-3");
}

// 4 Duck and Cover: DEFCON falls; the lower it is, the more the US gains.
void duck_and_cover(State& s, Table& t, Side) {
  change_defcon(s, t, -1, "TS-card-4");
  gain_vp(s, t, Side::US, kMaxDefcon - s.defcon, "TS-card-4");
}

// 5 Five Year Plan: the USSR loses a random card; a US event on it happens.
void five_year_plan(State& s, Table& t, Side) {
  const Rule rule = "TS-card-5";
  const int drawn = random_card(s, t, Side::USSR, rule);
  if (drawn == no_card) {
    t.tell(Field::nothing_to_discard_ussr, 0, 1, rule);
    return;
  }
  t.tell(Field::discarded_ussr, drawn, 1, rule);
  const bool happens = rule_on(rule) && card(drawn).owner == Owner::us && can_occur(s, drawn, Side::US) &&
                       trigger_event(s, t, drawn, Side::US);
  if (drawn == Card::defectors && s.phase == Phase::action_rounds && s.phasing == index(Side::USSR) &&
      t.ruling(RulingId::five_year_plan_defectors) != 0)
    gain_vp(s, t, Side::US, 1, rule);
  put_away(s, t, drawn, happens, "TS-13.5");
}

// 7 Socialist Governments: 3 US markers leave Western Europe.
void socialist_governments(State& s, Table& t, Side player) {
  remove_markers(s, t, player, Side::US, 3, 2, western_europe(), "TS-card-7");
}

// 8 Fidel: Cuba changes sides.
void fidel(State& s, Table& t, Side) {
  remove_all_influence(s, t, Side::US, cuba, "TS-card-8");
  raise_to_control(s, t, Side::USSR, cuba, "TS-card-8");
}

// 9 Vietnam Revolts: influence in Vietnam, and a bonus in Southeast Asia this turn.
void vietnam_revolts(State& s, Table& t, Side) {
  add_influence(s, t, Side::USSR, vietnam, 2, "TS-card-9");
  begin_effect(s, t, Card::vietnam_revolts, "TS-card-9");
}

// 10 Blockade: the US discards a card of 3 or more, or loses West Germany.
void blockade(State& s, Table& t, Side) {
  const Rule rule = "TS-card-10";
  const OptionSet held = may_hold(s, Side::US);
  const OptionSet worth = worth_at_least(s, Side::US, 3);
  const int discard = t.choose(Ask::of(Side::US, Key::discard, all_cards())
                                   .require("TS-5.7", held)
                                   .require(rule, ~(held - worth))
                                   .unsure(worth - surely_in(s, hand_bit(Side::US)))
                                   .seen_as(Field::discarded_us)
                                   .or_option(no_card)
                                   .unless_said(no_card));
  if (discard == no_card) {
    remove_all_influence(s, t, Side::US, west_germany, rule);
  } else {
    discard_from_hand(s, t, Side::US, discard, rule);
  }
}

// 11 Korean War: North Korea invades South Korea.
void korean_war(State& s, Table& t, Side player) {
  war(s, t, player, {.targets = OptionSet::of(south_korea), .success = 4, .vp = 2, .military_ops = 2}, "TS-card-11");
}

// 12 Romanian Abdication: Romania changes sides.
void romanian_abdication(State& s, Table& t, Side) {
  remove_all_influence(s, t, Side::US, romania, "TS-card-12");
  raise_to_control(s, t, Side::USSR, romania, "TS-card-12");
}

// 13 Arab-Israeli War: Israel is invaded; its own control counts for its defence.
void arab_israeli_war(State& s, Table& t, Side player) {
  war(s, t, player,
      {.targets = OptionSet::of(israel), .success = 4, .vp = 2, .military_ops = 2, .target_control_counts = true},
      "TS-card-13");
}

// 14 COMECON: one marker in each of four countries of Eastern Europe.
void comecon(State& s, Table& t, Side player) {
  place_markers(s, t, player, Side::USSR, 4, 1, eastern_europe() - controlled(s, Side::US), "TS-card-14");
}

// 15 Nasser: the USSR gains, the US loses half of its influence in Egypt, rounded up.
void nasser(State& s, Table& t, Side) {
  add_influence(s, t, Side::USSR, egypt, 2, "TS-card-15");
  remove_influence(s, t, Side::US, egypt, (influence(s, Side::US, egypt) + 1) / 2, "TS-card-15");
}

// 16 Warsaw Pact Formed: the US leaves four countries, or the USSR gains in Eastern Europe. Opens the way to NATO.
void warsaw_pact_formed(State& s, Table& t, Side player) {
  const Rule rule = "TS-card-16";
  const bool us_is_there = (with_influence(s, Side::US) & eastern_europe()).any();
  const int part = t.choose(Ask::of(player, Key::half, OptionSet::of(half::remove, half::add))
                                .told_as(Field::chosen_half)
                                .require(rule, OptionSet::all_if(us_is_there).with(half::add)));
  t.tell(Field::event, Card::warsaw_pact_formed, 1, rule);
  if (part == half::remove) {
    remove_all_in(s, t, player, Side::US, 4, eastern_europe(), rule);
  } else {
    place_markers(s, t, player, Side::USSR, 5, 2, eastern_europe(), rule);
  }
  if (!s.effect(Card::nato)) begin_effect(s, t, Card::warsaw_pact_formed, rule);
}

// 17 De Gaulle Leads France: France turns away from the US and from NATO.
void de_gaulle_leads_france(State& s, Table& t, Side) {
  remove_influence(s, t, Side::US, france, 2, "TS-card-17");
  add_influence(s, t, Side::USSR, france, 1, "TS-card-17");
  begin_effect(s, t, Card::de_gaulle_leads_france, "TS-card-17");
}

// 18 Captured Nazi Scientist: one box on the space race.
void captured_nazi_scientist(State& s, Table& t, Side player) {
  advance_space(s, t, player, 1, "TS-card-18");
}

}  // namespace arbiter::ts::events
