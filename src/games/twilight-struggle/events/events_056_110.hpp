// The events of cards 56 to 110, one function a card. `player` carries the event out: its owner's side, for a neutral
// card the side that plays it.
#pragma once

#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts::events {

inline constexpr OptionSet kCentralAndSouthAmerica =
    in_region(Region::CentralAmerica) | in_region(Region::SouthAmerica);

// A coup that an event allows. It may be declined; without a target the word alone is left, as digital logs have it.
void offer_coup(State& s, Table& t, Side side, const Operations& o);

void muslim_revolution(State& s, Table& t, Side player);
void abm_treaty(State& s, Table& t, Side player);
void cultural_revolution(State& s, Table& t, Side player);
void flower_power(State& s, Table& t, Side player);
void u2_incident(State& s, Table& t, Side player);
void opec(State& s, Table& t, Side player);
void lone_gunman(State& s, Table& t, Side player);
void colonial_rear_guards(State& s, Table& t, Side player);
void panama_canal_returned(State& s, Table& t, Side player);
void camp_david_accords(State& s, Table& t, Side player);
void puppet_governments(State& s, Table& t, Side player);
void grain_sales_to_soviets(State& s, Table& t, Side player);
void john_paul_ii_elected_pope(State& s, Table& t, Side player);
void latin_american_death_squads(State& s, Table& t, Side player);
void oas_founded(State& s, Table& t, Side player);
void nixon_plays_the_china_card(State& s, Table& t, Side player);
void sadat_expels_soviets(State& s, Table& t, Side player);
void shuttle_diplomacy(State& s, Table& t, Side player);
void the_voice_of_america(State& s, Table& t, Side player);
void liberation_theology(State& s, Table& t, Side player);
void ussuri_river_skirmish(State& s, Table& t, Side player);
void ask_not(State& s, Table& t, Side player);
void alliance_for_progress(State& s, Table& t, Side player);
void africa_scoring(State& s, Table& t, Side player);
void one_small_step(State& s, Table& t, Side player);
void south_america_scoring(State& s, Table& t, Side player);
void iranian_hostage_crisis(State& s, Table& t, Side player);
void the_iron_lady(State& s, Table& t, Side player);
void reagan_bombs_libya(State& s, Table& t, Side player);
void star_wars(State& s, Table& t, Side player);
void north_sea_oil(State& s, Table& t, Side player);
void the_reformer(State& s, Table& t, Side player);
void marine_barracks_bombing(State& s, Table& t, Side player);
void soviets_shoot_down_kal_007(State& s, Table& t, Side player);
void glasnost(State& s, Table& t, Side player);
void ortega_elected_in_nicaragua(State& s, Table& t, Side player);
void terrorism(State& s, Table& t, Side player);
void iran_contra_scandal(State& s, Table& t, Side player);
void chernobyl(State& s, Table& t, Side player);
void latin_american_debt_crisis(State& s, Table& t, Side player);
void tear_down_this_wall(State& s, Table& t, Side player);
void an_evil_empire(State& s, Table& t, Side player);
void aldrich_ames_remix(State& s, Table& t, Side player);
void pershing_ii_deployed(State& s, Table& t, Side player);
void wargames(State& s, Table& t, Side player);
void solidarity(State& s, Table& t, Side player);
void iran_iraq_war(State& s, Table& t, Side player);
void defectors(State& s, Table& t, Side player);
void the_cambridge_five(State& s, Table& t, Side player);
void special_relationship(State& s, Table& t, Side player);
void norad(State& s, Table& t, Side player);
void che(State& s, Table& t, Side player);
void our_man_in_tehran(State& s, Table& t, Side player);
void yuri_and_samantha(State& s, Table& t, Side player);
void awacs_sale_to_saudis(State& s, Table& t, Side player);

// Conditions: whether the event can occur were `player` to carry it out. Events without one here have none; what
// another event forbids for good isn't asked here.
bool one_small_step_possible(const State& s, Side player);
bool star_wars_possible(const State& s, Side player);
bool wargames_possible(const State& s, Side player);
bool solidarity_possible(const State& s, Side player);
bool the_cambridge_five_possible(const State& s, Side player);
bool special_relationship_possible(const State& s, Side player);
bool our_man_in_tehran_possible(const State& s, Side player);

}  // namespace arbiter::ts::events
