// The board and the cards of Labyrinth as constant data, and the sets made of them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "arbiter/option_set.hpp"

namespace arbiter::lab {

enum Country : std::int8_t {
  afghanistan,
  algeria_tunisia,
  benelux,
  canada,
  caucasus,
  central_asia,
  china,
  eastern_europe,
  egypt,
  france,
  germany,
  gulf_states,
  india,
  indonesia_malaysia,
  iran,
  iraq,
  israel,
  italy,
  jordan,
  kenya_tanzania,
  lebanon,
  libya,
  mali,
  morocco,
  nigeria,
  pakistan,
  philippines,
  russia,
  saudi_arabia,
  scandinavia,
  serbia,
  somalia,
  spain,
  sudan,
  syria,
  thailand,
  turkey,
  united_kingdom,
  united_states,
  yemen
};
inline constexpr int kCountries = 40;
inline constexpr int kTrack = kCountries;          // "track" of the domain of countries: the Troops track
inline constexpr int kNoCountry = kCountries + 1;  // "none"
inline constexpr int kPlaces = kCountries + 2;

enum class Kind : std::int8_t { muslim, non_muslim, iran_special, not_in_play };
enum class Sect : std::int8_t { none, sunni, shia_mix };
// 4.2.1: the number is what operations cost and dice are compared with; Islamist Rule has none in print.
enum class Governance : std::int8_t { unmarked, good, fair, poor, islamist_rule };
enum class Alignment : std::int8_t { none, ally, neutral, adversary };
enum class Posture : std::int8_t { unmarked, soft, hard };

struct CountryFacts {
  std::string_view name;
  Kind kind;
  Sect sect;
  std::int8_t resources;
  bool oil, schengen, schengen_link;
  Governance printed;
  std::int8_t rec;  // 4.3.4; 0: none
  bool base;        // on the board of the base game
};
const CountryFacts& country(int id);
OptionSet all_countries();       // of both games
OptionSet base_countries();      // of the base game
OptionSet schengen_countries();  // 4.5
OptionSet oil_exporters();       // 4.2.6, as printed
OptionSet printed_neighbours(int id);

enum class Association : std::int8_t { us, jihadist, none };
enum class Removed : std::int8_t { never, always, us_play, special };
enum class Marker : std::int8_t { none, global, country };
struct CardFacts {
  std::string_view id;  // "47 The door of Itjihad was closed"
  Association association;
  std::int8_t ops;
  Removed removed;
  Marker marker;
  bool lapsing;
  std::int16_t same_as;  // number of the first copy of the same event; 0: this is it
};
inline constexpr int kCards = 241;  // 1 to 120 base game, 121 to 240 Awakening (published numbers)
inline constexpr int kBaseCards = 120;
const CardFacts& card(int id);
OptionSet all_cards();                        // 1 to 240
OptionSet cards_of(Association association);  // of both games

// Cards 1 to 120 by name; further copies of a card are numbered.
enum Card : std::int16_t {
  no_card,
  backlash,
  biometrics,
  ctr,
  moro_talks,
  nest,
  sanctions,
  sanctions_2,
  special_forces,
  special_forces_2,
  special_forces_3,
  abbas,
  al_azhar,
  anbar_awakening,
  covert_action,
  ethiopia_strikes,
  euro_islam,
  fsb,
  intel_community,
  kemalist_republic,
  king_abdullah,
  lets_roll,
  mossad_and_shin_bet,
  predator,
  predator_2,
  predator_3,
  quartet,
  saddam_captured,
  sharia,
  tony_blair,
  un_nation_building,
  wiretapping,
  back_channel,
  benazir_bhutto,
  enhanced_measures,
  hijab,
  indo_pakistani_talks,
  iraqi_wmd,
  libyan_deal,
  libyan_wmd,
  mass_turnout,
  nato,
  pakistani_offensive,
  patriot_act,
  renditions,
  safer_now,
  sistani,
  door_of_itjihad_us,
  adam_gadahn,
  al_ittihad_al_islami,
  ansar_al_islam,
  fres,
  ieds,
  madrassas,
  moqtada_al_sadr,
  uyghur_jihad,
  vieira_de_mello_slain,
  abu_sayyaf,
  al_anbar,
  amerithrax,
  bhutto_shot,
  detainee_release,
  ex_kgb,
  gaza_war,
  hariri_killed,
  heu,
  homegrown,
  islamic_jihad_union,
  jemaah_islamiya,
  kazakh_strain,
  lashkar_e_tayyiba,
  loose_nuke,
  opium,
  pirates,
  schengen_visas,
  schroeder_and_chirac,
  abu_ghurayb,
  al_jazeera,
  axis_of_evil,
  clean_operatives,
  fata,
  foreign_fighters,
  jihadist_videos,
  kashmir,
  leak,
  leak_2,
  lebanon_war,
  martyrdom_operation,
  martyrdom_operation_2,
  martyrdom_operation_3,
  quagmire,
  regional_al_qaeda,
  saddam,
  taliban,
  door_of_itjihad_jihadist,
  wahhabism,
  danish_cartoons,
  fatwa,
  gaza_withdrawal,
  hamas_elected,
  hizb_ut_tahrir,
  kosovo,
  former_soviet_union,
  hizballah,
  iran_card,
  iran_card_2,
  jaysh_al_mahdi,
  kurdistan,
  musharraf,
  tora_bora,
  zarqawi,
  zawahiri,
  bin_ladin,
  darfur,
  gtmo,
  hambali,
  ksm,
  oil_price_spike,
  oil_price_spike_2,
  saleh,
  us_election,
};

inline constexpr int kCells = 15, kTroops = 15;  // 4.6
inline constexpr int kMostFunding = 9, kMostPrestige = 12, kMostReserves = 2;
inline constexpr int kMaxOps = 3;  // 6.3.3.1

}  // namespace arbiter::lab
