// The events of cards 1 to 55, one function a card; `player` carries it out: the owner's side, for a neutral card the
// side that plays it. `<event>_possible`: the card's own condition for its event to occur (TS-5.4a).
#pragma once

#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts::events {

void asia_scoring(State& s, Table& t, Side player);
void europe_scoring(State& s, Table& t, Side player);
void middle_east_scoring(State& s, Table& t, Side player);
void duck_and_cover(State& s, Table& t, Side player);
void five_year_plan(State& s, Table& t, Side player);
void socialist_governments(State& s, Table& t, Side player);
void fidel(State& s, Table& t, Side player);
void vietnam_revolts(State& s, Table& t, Side player);
void blockade(State& s, Table& t, Side player);
void korean_war(State& s, Table& t, Side player);
void romanian_abdication(State& s, Table& t, Side player);
void arab_israeli_war(State& s, Table& t, Side player);
void comecon(State& s, Table& t, Side player);
void nasser(State& s, Table& t, Side player);
void warsaw_pact_formed(State& s, Table& t, Side player);
void de_gaulle_leads_france(State& s, Table& t, Side player);
void captured_nazi_scientist(State& s, Table& t, Side player);
void truman_doctrine(State& s, Table& t, Side player);
void olympic_games(State& s, Table& t, Side player);
void nato(State& s, Table& t, Side player);
void independent_reds(State& s, Table& t, Side player);
void marshall_plan(State& s, Table& t, Side player);
void indo_pakistani_war(State& s, Table& t, Side player);
void containment(State& s, Table& t, Side player);
void cia_created(State& s, Table& t, Side player);
void us_japan_mutual_defense_pact(State& s, Table& t, Side player);
void suez_crisis(State& s, Table& t, Side player);
void east_european_unrest(State& s, Table& t, Side player);
void decolonization(State& s, Table& t, Side player);
void red_scare_purge(State& s, Table& t, Side player);
void un_intervention(State& s, Table& t, Side player);
void de_stalinization(State& s, Table& t, Side player);
void nuclear_test_ban(State& s, Table& t, Side player);
void formosan_resolution(State& s, Table& t, Side player);
void brush_war(State& s, Table& t, Side player);
void central_america_scoring(State& s, Table& t, Side player);
void southeast_asia_scoring(State& s, Table& t, Side player);
void arms_race(State& s, Table& t, Side player);
void cuban_missile_crisis(State& s, Table& t, Side player);
void nuclear_subs(State& s, Table& t, Side player);
void quagmire(State& s, Table& t, Side player);
void salt_negotiations(State& s, Table& t, Side player);
void bear_trap(State& s, Table& t, Side player);
void summit(State& s, Table& t, Side player);
void how_i_learned_to_stop_worrying(State& s, Table& t, Side player);
void junta(State& s, Table& t, Side player);
void kitchen_debates(State& s, Table& t, Side player);
void missile_envy(State& s, Table& t, Side player);
void we_will_bury_you(State& s, Table& t, Side player);
void brezhnev_doctrine(State& s, Table& t, Side player);
void portuguese_empire_crumbles(State& s, Table& t, Side player);
void south_african_unrest(State& s, Table& t, Side player);
void allende(State& s, Table& t, Side player);
void willy_brandt(State& s, Table& t, Side player);

// The operations of a card with the other side's event that UN Intervention stops; the card, on_table, is put away.
void use_without_event(State& s, Table& t, Side player, int card);

bool nato_possible(const State& s, Side player);
bool un_intervention_possible(const State& s, Side player);
bool arms_race_possible(const State& s, Side player);
bool kitchen_debates_possible(const State& s, Side player);

}  // namespace arbiter::ts::events
