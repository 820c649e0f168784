// Cards 1 to 20.
#include "games/labyrinth/events/events.hpp"

namespace arbiter::lab {
namespace {

// 6, 7 Sanctions: Patriot Act gives the means.
bool sanctions_possible(const State& s, Side) {
  return s.marked_event(patriot_act);
}
void sanctions(State& s, Table& t, Side) {
  change_funding(s, t, -2, "LAB-card-6");
}

// 8 to 10 Special Forces: a cell with or beside Troops.
OptionSet special_forces_targets(const State& s) {
  const OptionSet troops = with_troops(s);
  return with_cells(s) & (troops | adjacent_to(s, troops));
}
bool special_forces_possible(const State& s, Side) {
  return special_forces_targets(s).any();
}
void special_forces(State& s, Table& t, Side player) {
  const int at = choose_country(t, player, Key::target, special_forces_targets(s), "LAB-card-8");
  if (at != kNoCountry) remove_cell(s, t, player, at, "LAB-card-8");
}

// 12 Al-Azhar.
void al_azhar(State& s, Table& t, Side) {
  test(s, t, egypt, "LAB-card-12");
  change_funding(s, t, islamist_rule(s).none() ? -4 : -2, "LAB-card-12");
}

constexpr std::array<EventRow, 20> kRows{{
    {},                                         // 1 Backlash
    {},                                         // 2 Biometrics
    {},                                         // 3 CTR
    {},                                         // 4 Moro Talks
    {},                                         // 5 NEST
    {sanctions, sanctions_possible},            // 6 Sanctions
    {sanctions, sanctions_possible},            // 7 Sanctions
    {special_forces, special_forces_possible},  // 8 Special Forces
    {special_forces, special_forces_possible},  // 9 Special Forces
    {special_forces, special_forces_possible},  // 10 Special Forces
    {},                                         // 11 Abbas
    {al_azhar},                                 // 12 Al-Azhar
    {},                                         // 13 Anbar Awakening
    {},                                         // 14 Covert Action
    {},                                         // 15 Ethiopia Strikes
    {},                                         // 16 Euro-Islam
    {},                                         // 17 FSB
    {},                                         // 18 Intel Community
    {},                                         // 19 Kemalist Republic
    {},                                         // 20 King Abdullah
}};

}  // namespace

std::span<const EventRow> events_001_020() {
  return kRows;
}

}  // namespace arbiter::lab
