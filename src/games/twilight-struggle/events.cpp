// TS-5.2 to 5.7: events, and where cards go.
#include "games/twilight-struggle/events/event_table.hpp"
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

bool can_occur(const State& s, int id, Side player) {
  return conditions_met(s, id, player) || !rule_on("TS-5.4");
}

// the digital version announces Special Relationship even where it has no effect.
bool only_announced(Table& t, int id) {
  return id == special_relationship && t.ruling(RulingId::special_relationship) != 0;
}

bool trigger_event(State& s, Table& t, int id, Side player) {
  const EventFunction event = event_function(id);
  if (event == nullptr) return false;
  crisis_window(s, t);
  if (!can_occur(s, id, player)) {
    if (!only_announced(t, id)) return false;
    t.tell(Field::event, id, 1, "TS-card-105");
    return true;
  }
  t.tell(Field::event, id, 1, "TS-5.2");
  t.set(s, Field::occurred, id, 1, "TS-5.2");
  event(s, t, player);
  return true;
}

void flower_power_points(State& s, Table& t, Side side, int id) {
  if (side == Side::US && card(id).war && s.effect(flower_power) &&
      can_occur(s, id, card(id).owner == Owner::ussr ? Side::USSR : Side::US))
    gain_vp(s, t, Side::USSR, 2, "TS-card-59");
}

void put_away(State& s, Table& t, int id, bool event_occurred, Rule rule) {
  if (id == no_card || id == the_china_card || s.place[id] != on_table) return;
  if (s.effect(shuttle_diplomacy) && id == shuttle_diplomacy) return;  // stays in front of the US
  const bool starred =
      card(id).starred || (id == latin_american_debt_crisis && t.ruling(RulingId::debt_crisis_star) != 0);
  const bool gone = event_occurred && starred && rule_on("TS-5.6");
  move_card(s, t, id, gone ? out_of_game : in_discard_pile, rule);
}

}  // namespace arbiter::ts
