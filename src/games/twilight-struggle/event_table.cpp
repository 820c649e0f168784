#include "games/twilight-struggle/events/event_table.hpp"

#include <array>

#include "games/twilight-struggle/events/events_001_055.hpp"
#include "games/twilight-struggle/events/events_056_110.hpp"

namespace arbiter::ts {
namespace {

struct EventRow {
  EventFunction event = nullptr;
  ConditionFunction condition = nullptr;
  Card blocked_by = no_card;
};

// Row n belongs to card n.
constexpr std::array<EventRow, kCards> kEvents{{
    {},
    {events::asia_scoring},
    {events::europe_scoring},
    {events::middle_east_scoring},
    {events::duck_and_cover},
    {events::five_year_plan},
    {},  // The China Card has no event
    {events::socialist_governments, nullptr, Card::the_iron_lady},
    {events::fidel},
    {events::vietnam_revolts},
    {events::blockade},
    {events::korean_war},
    {events::romanian_abdication},
    {events::arab_israeli_war, nullptr, Card::camp_david_accords},
    {events::comecon},
    {events::nasser},
    {events::warsaw_pact_formed},
    {events::de_gaulle_leads_france},
    {events::captured_nazi_scientist},
    {events::truman_doctrine},
    {events::olympic_games},
    {events::nato, events::nato_possible},
    {events::independent_reds},
    {events::marshall_plan},
    {events::indo_pakistani_war},
    {events::containment},
    {events::cia_created},
    {events::us_japan_mutual_defense_pact},
    {events::suez_crisis},
    {events::east_european_unrest},
    {events::decolonization},
    {events::red_scare_purge},
    {events::un_intervention, events::un_intervention_possible},
    {events::de_stalinization},
    {events::nuclear_test_ban},
    {events::formosan_resolution},
    {events::brush_war},
    {events::central_america_scoring},
    {events::southeast_asia_scoring},
    {events::arms_race, events::arms_race_possible},
    {events::cuban_missile_crisis},
    {events::nuclear_subs},
    {events::quagmire},
    {events::salt_negotiations},
    {events::bear_trap},
    {events::summit},
    {events::how_i_learned_to_stop_worrying},
    {events::junta},
    {events::kitchen_debates, events::kitchen_debates_possible},
    {events::missile_envy},
    {events::we_will_bury_you},
    {events::brezhnev_doctrine},
    {events::portuguese_empire_crumbles},
    {events::south_african_unrest},
    {events::allende},
    {events::willy_brandt, nullptr, Card::tear_down_this_wall},
    {events::muslim_revolution, nullptr, Card::awacs_sale_to_saudis},
    {events::abm_treaty},
    {events::cultural_revolution},
    {events::flower_power, nullptr, Card::an_evil_empire},
    {events::u2_incident},
    {events::opec, nullptr, Card::north_sea_oil},
    {events::lone_gunman},
    {events::colonial_rear_guards},
    {events::panama_canal_returned},
    {events::camp_david_accords},
    {events::puppet_governments},
    {events::grain_sales_to_soviets},
    {events::john_paul_ii_elected_pope},
    {events::latin_american_death_squads},
    {events::oas_founded},
    {events::nixon_plays_the_china_card},
    {events::sadat_expels_soviets},
    {events::shuttle_diplomacy},
    {events::the_voice_of_america},
    {events::liberation_theology},
    {events::ussuri_river_skirmish},
    {events::ask_not},
    {events::alliance_for_progress},
    {events::africa_scoring},
    {events::one_small_step, events::one_small_step_possible},
    {events::south_america_scoring},
    {events::iranian_hostage_crisis},
    {events::the_iron_lady},
    {events::reagan_bombs_libya},
    {events::star_wars, events::star_wars_possible},
    {events::north_sea_oil},
    {events::the_reformer},
    {events::marine_barracks_bombing},
    {events::soviets_shoot_down_kal_007},
    {events::glasnost},
    {events::ortega_elected_in_nicaragua},
    {events::terrorism},
    {events::iran_contra_scandal},
    {events::chernobyl},
    {events::latin_american_debt_crisis},
    {events::tear_down_this_wall},
    {events::an_evil_empire},
    {events::aldrich_ames_remix},
    {events::pershing_ii_deployed},
    {events::wargames, events::wargames_possible},
    {events::solidarity, events::solidarity_possible},
    {events::iran_iraq_war},
    {events::defectors},
    {events::the_cambridge_five, events::the_cambridge_five_possible},
    {events::special_relationship, events::special_relationship_possible},
    {events::norad},
    {events::che},
    {events::our_man_in_tehran, events::our_man_in_tehran_possible},
    {events::yuri_and_samantha},
    {events::awacs_sale_to_saudis},
}};

const EventRow& row(int card) {
  return kEvents[static_cast<std::size_t>(card > 0 && card < kCards ? card : no_card)];
}

}  // namespace

EventFunction event_function(int card) {
  return row(card).event;
}

ConditionFunction condition_function(int card) {
  return row(card).condition;
}

int blocking_card(int card) {
  return row(card).blocked_by;
}

bool conditions_met(const State& s, int card, Side player) {
  const EventRow& r = row(card);
  if (r.event == nullptr) return false;
  if (r.blocked_by != no_card && s.occurred[r.blocked_by] != 0) return false;
  return r.condition == nullptr || r.condition(s, player);
}

}  // namespace arbiter::ts
