// Influence, victory points, DEFCON, military operations and the space race as events and operations move them.
#include <algorithm>

#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

void add_influence(State& s, Table& t, Side side, int id, int n, Rule rule) {
  if (n > 0) t.change(s, of_side(Field::influence_us, side), id, n, rule);
}

// TS-1.4: "all" or "n" removes what is there.
void remove_influence(State& s, Table& t, Side side, int id, int n, Rule rule) {
  if (rule_on("TS-1.4")) n = std::min(n, influence(s, side, id));
  if (n > 0) t.change(s, of_side(Field::influence_us, side), id, -n, rule);
}

void remove_all_influence(State& s, Table& t, Side side, int id, Rule rule) {
  remove_influence(s, t, side, id, influence(s, side, id), rule);
}

void raise_to_control(State& s, Table& t, Side side, int id, Rule rule) {
  const int needed = influence(s, other(side), id) + country(id).stability;
  add_influence(s, t, side, id, needed - influence(s, side, id), rule);
}

int place_markers(State& s, Table& t, Side chooser, Side side, int n, int per_country, const OptionSet& allowed,
                  Rule rule, bool optional) {
  const Field field = of_side(Field::influence_us, side);
  const OptionSet where =
      rule_on("TS-7.4") ? allowed : allowed & reachable(s, side);  // TS-7.4: adjacency doesn't matter
  std::int8_t placed[kCountries] = {};
  OptionSet full;
  int done = 0;
  while (done < n) {
    Ask ask = Ask::of(chooser, Key::place, all_countries())
                  .require(rule, where)
                  .require(rule, ~full)
                  .group(1)
                  .seen_as(field, +1)
                  .owed(rule);
    if (!ask.any()) break;
    if (optional) ask.or_option(kNoCountry).unless_said(kNoCountry);
    const int id = t.choose(ask);
    if (id == kNoCountry) break;
    add_influence(s, t, side, id, 1, rule);
    ++done;
    if (++placed[id] >= per_country) full.add(id);
  }
  return done;
}

int remove_markers(State& s, Table& t, Side chooser, Side side, int n, int per_country, const OptionSet& allowed,
                   Rule rule, bool optional) {
  const Field field = of_side(Field::influence_us, side);
  std::int8_t removed[kCountries] = {};
  OptionSet full;
  int done = 0;
  while (done < n) {
    Ask ask = Ask::of(chooser, Key::remove, all_countries())
                  .require(rule, allowed)
                  .require("TS-1.4", with_influence(s, side))
                  .require(rule, ~full)
                  .group(2)
                  .seen_as(field, -1)
                  .owed(rule);
    if (!ask.any()) break;
    if (optional) ask.or_option(kNoCountry).unless_said(kNoCountry);
    const int id = t.choose(ask);
    if (id == kNoCountry) break;
    remove_influence(s, t, side, id, 1, rule);
    ++done;
    if (++removed[id] >= per_country) full.add(id);
  }
  return done;
}

void remove_all_in(State& s, Table& t, Side chooser, Side side, int n, const OptionSet& allowed, Rule rule) {
  const Field field = of_side(Field::influence_us, side);
  for (int i = 0; i < n; ++i) {
    const Ask ask = Ask::of(chooser, Key::remove, all_countries())
                        .require(rule, allowed)
                        .require("TS-1.4", with_influence(s, side))
                        .group(2)
                        .seen_as(field, -1, true)
                        .owed(rule);
    if (!ask.any()) return;
    remove_all_influence(s, t, side, t.choose(ask), rule);
  }
}

void end_game(State& s, Table& t, Ending ending, int winner, Rule rule) {
  t.set(s, Field::ending, 0, static_cast<int>(ending), rule);
  t.set(s, Field::winner, 0, winner, rule);
  t.set(s, Field::phase, 0, static_cast<int>(Phase::over), rule);
  throw GameOver{};
}

void award_net_vp(State& s, Table& t, int us_net, Rule rule) {
  t.change(s, Field::vp, 0, us_net, rule);
  // TS-12.3: at once, after all VP of one event are netted.
  if (!rule_on("TS-12.3")) return;
  if (s.vp >= kWinningVp) end_game(s, t, Ending::victory_points, index(Side::US), "TS-12.3");
  if (s.vp <= -kWinningVp) end_game(s, t, Ending::victory_points, index(Side::USSR), "TS-12.3");
}

void gain_vp(State& s, Table& t, Side side, int n, Rule rule) {
  if (n != 0) award_net_vp(s, t, side == Side::US ? n : -n, rule);
}

void set_defcon(State& s, Table& t, int value, Rule rule) {
  const int before = s.defcon;
  t.set(s, Field::defcon, 0, std::clamp(value, 1, kMaxDefcon), rule);
  if (before != 2 && s.defcon == 2) t.set(s, Field::defcon_fell_to_2, 0, 1, rule);
  // TS-12.4: at 1 the game is over. TS-13.4: the phasing player loses, whoever moved the marker.
  const int loser = rule_on("TS-13.4") ? s.phasing : 1 - s.phasing;
  if (s.defcon == 1 && rule_on("TS-12.4")) end_game(s, t, Ending::defcon, 1 - loser, "TS-12.4");
}

void change_defcon(State& s, Table& t, int by, Rule rule) {
  set_defcon(s, t, s.defcon + by, rule);
}

void add_military_ops(State& s, Table& t, Side side, int n, Rule rule) {
  const int now = s.military_ops[index(side)];
  // Told at 5 as well, where nothing moves: a log may repeat the 5.
  t.change(s, of_side(Field::military_ops_us, side), 0, std::min(n, kMaxMilitaryOps - now), rule);
}

// TS-10.3: the VP of the box entered last; a box jumped over counts as reached.
void advance_space(State& s, Table& t, Side side, int boxes, Rule rule) {
  const int from = s.space[index(side)];
  const int to = std::min(from + boxes, kLastSpaceBox);
  if (to == from) return;
  t.set(s, of_side(Field::space_us, side), 0, to, rule);
  if (!rule_on("TS-10.4")) t.change(s, Field::space_attempts, index(side), 1, "TS-10.1");  // a move is no attempt
  const SpaceBox& box = space_box(to);
  const bool first = s.space[index(other(side))] < to;
  gain_vp(s, t, side, first ? box.vp_first : box.vp_second, rule_on("TS-10.3") ? rule : "TS-10.3");
}

void begin_effect(State& s, Table& t, int id, Rule rule) {
  t.set(s, Field::in_play, id, 1, rule);
}
void end_effect(State& s, Table& t, int id, Rule rule) {
  t.set(s, Field::in_play, id, 0, rule);
}

}  // namespace arbiter::ts
