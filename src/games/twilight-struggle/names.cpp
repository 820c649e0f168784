#include "games/twilight-struggle/names.hpp"

#include "core/name_table.hpp"

namespace arbiter::ts {
namespace {

constexpr NamedValue kSideNames[] = {
    {"US", 0},           {"USA", 0},     {"United States", 0}, {"America", 0}, {"USSR", 1},
    {"Soviet Union", 1}, {"Soviets", 1}, {"Russia", 1},        {"SZU", 1},     {"Szovjetunió", 1},
};

constexpr int number(Region region) {
  return static_cast<int>(region);
}

constexpr NamedValue kRegionNames[] = {
    {"Europe", number(Region::Europe)},
    {"Európa", number(Region::Europe)},
    {"Asia", number(Region::Asia)},
    {"Ázsia", number(Region::Asia)},
    {"Middle East", number(Region::MiddleEast)},
    {"Mideast", number(Region::MiddleEast)},
    {"Közel-Kelet", number(Region::MiddleEast)},
    {"Közép-Kelet", number(Region::MiddleEast)},
    {"Africa", number(Region::Africa)},
    {"Afrika", number(Region::Africa)},
    {"Central America", number(Region::CentralAmerica)},
    {"Közép-Amerika", number(Region::CentralAmerica)},
    {"South America", number(Region::SouthAmerica)},
    {"Dél-Amerika", number(Region::SouthAmerica)},
    {"Southeast Asia", number(Region::SoutheastAsia)},
    {"SE Asia", number(Region::SoutheastAsia)},
    {"Délkelet-Ázsia", number(Region::SoutheastAsia)},
    {"DK-Ázsia", number(Region::SoutheastAsia)},
};

// Besides the board names.
constexpr NamedValue kCountryAliases[] = {
    {"E. Germany", east_germany},
    {"U.K.", uk},
    {"W. Germany", west_germany},
    {"N. Korea", north_korea},
    {"S. Korea", south_korea},
    {"Dominican Rep", dominican_republic},
    {"United Kingdom", uk},
    {"Great Britain", uk},
    {"Britain", uk},
    {"England", uk},
    {"Spain", spain_portugal},
    {"Portugal", spain_portugal},
    {"Czech", czechoslovakia},
    {"Yugo", yugoslavia},
    {"FRG", west_germany},
    {"GDR", east_germany},
    {"DDR", east_germany},
    {"Saudi", saudi_arabia},
    {"Saudis", saudi_arabia},
    {"Gulf", gulf_states},
    {"Laos", laos_cambodia},
    {"Cambodia", laos_cambodia},
    {"Myanmar", burma},
    {"Formosa", taiwan},
    {"DPRK", north_korea},
    {"ROK", south_korea},
    {"SE African", se_african_states},
    {"SE Africa", se_african_states},
    {"Southeast African States", se_african_states},
    {"West African", west_african_states},
    {"West Africa", west_african_states},
    {"W. African States", west_african_states},
    {"Sahara", saharan_states},
    {"S. Africa", south_africa},
    {"Congo", zaire},
    {"Cote d'Ivoire", ivory_coast},
    {"Dominican", dominican_republic},
    {"Dom Rep", dominican_republic},
    {"Dom. Republic", dominican_republic},
};

constexpr NamedValue kHungarianCountries[] = {
    {"Ausztria", austria},
    {"Bulgária", bulgaria},
    {"Kanada", canada},
    {"Csehszlovákia", czechoslovakia},
    {"Dánia", denmark},
    {"Kelet-Németország", east_germany},
    {"Finnország", finland},
    {"Franciaország", france},
    {"Görögország", greece},
    {"Magyarország", hungary},
    {"Olaszország", italy},
    {"Norvégia", norway},
    {"Lengyelország", poland},
    {"Románia", romania},
    {"Spanyolország", spain_portugal},
    {"Svédország", sweden},
    {"Törökország", turkey},
    {"Egyesült Királyság", uk},
    {"Nyugat-Németország", west_germany},
    {"Jugoszlávia", yugoslavia},
    {"Egyiptom", egypt},
    {"Öbölállamok", gulf_states},
    {"Irán", iran},
    {"Irak", iraq},
    {"Izrael", israel},
    {"Jordánia", jordan},
    {"Libanon", lebanon},
    {"Líbia", libya},
    {"Szaúd-Arábia", saudi_arabia},
    {"Szíria", syria},
    {"Afganisztán", afghanistan},
    {"Ausztrália", australia},
    {"Indonézia", indonesia},
    {"Japán", japan},
    {"Laosz/Kambodzsa", laos_cambodia},
    {"Malájzia", malaysia},
    {"Észak-Korea", north_korea},
    {"Pakisztán", pakistan},
    {"Fülöp-szigetek", philippines},
    {"Dél-Korea", south_korea},
    {"Tajvan", taiwan},
    {"Thaiföld", thailand},
    {"Vietnám", vietnam},
    {"Algéria", algeria},
    {"Kamerun", cameroon},
    {"Etiópia", ethiopia},
    {"Elefántcsont-part", ivory_coast},
    {"Elefántcsontpart", ivory_coast},
    {"Marokkó", morocco},
    {"Nigéria", nigeria},
    {"Délkelet-afrikai Államok", se_african_states},
    {"Szaharai Államok", saharan_states},
    {"Szomália", somalia},
    {"Dél-Afrika", south_africa},
    {"Szudán", sudan},
    {"Tunézia", tunisia},
    {"Nyugat-afrikai Államok", west_african_states},
    {"Kuba", cuba},
    {"Dominikai Köztársaság", dominican_republic},
    {"Mexikó", mexico},
    {"Argentína", argentina},
    {"Bolívia", bolivia},
    {"Brazília", brazil},
    {"Kolumbia", colombia},
};

// Besides the titles and the log names.
constexpr NamedValue kCardAliases[] = {
    {"ME Scoring", middle_east_scoring},
    {"SE Asia Scoring", southeast_asia_scoring},
    {"SEA Scoring", southeast_asia_scoring},
    {"CA Scoring", central_america_scoring},
    {"SA Scoring", south_america_scoring},
    {"5 Year Plan", five_year_plan},
    {"China Card", the_china_card},
    {"China", the_china_card},
    {"Socialist Govts", socialist_governments},
    {"Warsaw Pact", warsaw_pact_formed},
    {"De Gaulle", de_gaulle_leads_france},
    {"Nazi Scientist", captured_nazi_scientist},
    {"Captured Nazi Scientists", captured_nazi_scientist},
    {"Olympics", olympic_games},
    {"Indo-Pak War", indo_pakistani_war},
    {"CIA", cia_created},
    {"US/Japan", us_japan_mutual_defense_pact},
    {"US/Japan Pact", us_japan_mutual_defense_pact},
    {"Suez", suez_crisis},
    {"EE Unrest", east_european_unrest},
    {"Eastern European Unrest", east_european_unrest},
    {"Decol", decolonization},
    {"Red Scare", red_scare_purge},
    {"Purge", red_scare_purge},
    {"UN", un_intervention},
    {"Destal", de_stalinization},
    {"Test Ban", nuclear_test_ban},
    {"Formosan", formosan_resolution},
    {"CMC", cuban_missile_crisis},
    {"SALT", salt_negotiations},
    {"How I Learned", how_i_learned_to_stop_worrying},
    {"We'll Bury You", we_will_bury_you},
    {"WWBY", we_will_bury_you},
    {"Brezhnev", brezhnev_doctrine},
    {"Portuguese Empire", portuguese_empire_crumbles},
    {"SA Unrest", south_african_unrest},
    {"Brandt", willy_brandt},
    {"ABM", abm_treaty},
    {"U2", u2_incident},
    {"Colonial Rearguards", colonial_rear_guards},
    {"Panama Canal", panama_canal_returned},
    {"Camp David", camp_david_accords},
    {"Grain Sales", grain_sales_to_soviets},
    {"JPII", john_paul_ii_elected_pope},
    {"John Paul II", john_paul_ii_elected_pope},
    {"Death Squads", latin_american_death_squads},
    {"LADS", latin_american_death_squads},
    {"OAS", oas_founded},
    {"Nixon", nixon_plays_the_china_card},
    {"Sadat", sadat_expels_soviets},
    {"Shuttle", shuttle_diplomacy},
    {"Voice of America", the_voice_of_america},
    {"VOA", the_voice_of_america},
    {"Lib Theo", liberation_theology},
    {"Ussuri", ussuri_river_skirmish},
    {"Ask Not", ask_not},
    {"One Small Step for Man", one_small_step},
    {"Hostage Crisis", iranian_hostage_crisis},
    {"Iran Hostage Crisis", iranian_hostage_crisis},
    {"Iron Lady", the_iron_lady},
    {"Reagan", reagan_bombs_libya},
    {"SDI", star_wars},
    {"Reformer", the_reformer},
    {"Marine Barracks", marine_barracks_bombing},
    {"KAL-007", soviets_shoot_down_kal_007},
    {"KAL", soviets_shoot_down_kal_007},
    {"Ortega", ortega_elected_in_nicaragua},
    {"Iran-Contra", iran_contra_scandal},
    {"Debt Crisis", latin_american_debt_crisis},
    {"LADC", latin_american_debt_crisis},
    {"Tear Down", tear_down_this_wall},
    {"Tear Down that Wall", tear_down_this_wall},
    {"Evil Empire", an_evil_empire},
    {"Ames", aldrich_ames_remix},
    {"Aldrich Ames", aldrich_ames_remix},
    {"Pershing", pershing_ii_deployed},
    {"War Games", wargames},
    {"Cambridge Five", the_cambridge_five},
    {"Our Man in Teheran", our_man_in_tehran},
    {"OMIT", our_man_in_tehran},
    {"Yuri", yuri_and_samantha},
    {"AWACS", awacs_sale_to_saudis},
};

constexpr NamedValue kHungarianCards[] = {
    {"Fedezékbe!", duck_and_cover},
    {"Ötéves Terv", five_year_plan},
    {"Szocialista Kormányok", socialist_governments},
    {"Fidel", fidel},
    {"Zendülések Vietnamban", vietnam_revolts},
    {"Blokád", blockade},
    {"A koreai háború", korean_war},
    {"Koreai háború", korean_war},
    {"A román király lemondása", romanian_abdication},
    {"Az arab-izraeli háború", arab_israeli_war},
    {"KGST", comecon},
    {"Nasser", nasser},
    {"A varsói szerződés létrejötte", warsaw_pact_formed},
    {"De Gaulle Franciaország élén", de_gaulle_leads_france},
    {"Foglyul ejtett náci tudósok", captured_nazi_scientist},
    {"A Truman-doktrína", truman_doctrine},
    {"Olimpiai játékok", olympic_games},
    {"NATO", nato},
    {"Független vörösök", independent_reds},
    {"A Marshall-terv", marshall_plan},
    {"Az indiai-pakisztáni háború", indo_pakistani_war},
    {"Elszigetelés", containment},
    {"A CIA megalapítása", cia_created},
    {"USA és Japán közös védelmi paktuma", us_japan_mutual_defense_pact},
    {"A Szuezi válság", suez_crisis},
    {"Kelet-európai zavargások", east_european_unrest},
    {"Dekolonizáció", decolonization},
    {"Vörös pánik/tisztogatás", red_scare_purge},
    {"ENSZ beavatkozás", un_intervention},
    {"ENSZ Beavatkozás", un_intervention},
    {"Desztalinizáció", de_stalinization},
    {"Atomcsend Egyezmény", nuclear_test_ban},
    {"A Formosa-határozat", formosan_resolution},
    {"Disszidensek", defectors},
    {"A Panama-csatorna visszaszolgáltatása", panama_canal_returned},
    {"Álcázott háború", brush_war},
    {"Fegyverkezési verseny", arms_race},
    {"A kubai rakétaválság", cuban_missile_crisis},
    {"Atomtengeralattjárók", nuclear_subs},
    {"Quagmire", quagmire},
    {"Tárgyalások a stratégiai fegyverek korlátozásáról", salt_negotiations},
    {"Medvecsapda", bear_trap},
    {"Csúcstalálkozó", summit},
    {"Rájöttem, hogy nem kell félni", how_i_learned_to_stop_worrying},
    {"Katonai diktatúrák", junta},
    {"A konyhai vita", kitchen_debates},
    {"Rakétairigység", missile_envy},
    {"Elföldeljük magukat!", we_will_bury_you},
    {"A Brezsnyev-doktrína", brezhnev_doctrine},
    {"A portugál birodalom szétmorzsolódása", portuguese_empire_crumbles},
    {"Dél-afrikai zavarások", south_african_unrest},
    {"Allende", allende},
    {"Muzulmán forradalom", muslim_revolution},
    {"Rakétatilalmi egyezmény", abm_treaty},
    {"Kulturális forradalom", cultural_revolution},
    {"Flower Power", flower_power},
    {"Az U2-incidens", u2_incident},
    {"AzU2-incidens", u2_incident},
    {"A Háborús Játékok", wargames},
    {"Kína-kártya", the_china_card},
    {"Kínakártya", the_china_card},
    {"Ázsia Értékelő kártya", asia_scoring},
    {"Európa Értékelő kártya", europe_scoring},
    {"Közel-Kelet Értékelő kártya", middle_east_scoring},
    {"Közép-Amerika Értékelő kártya", central_america_scoring},
    {"Délkelet-Ázsia Értékelő kártya", southeast_asia_scoring},
    {"Afrika Értékelő kártya", africa_scoring},
    {"Dél-Amerika Értékelő kártya", south_america_scoring},
};

template <std::size_t Slots, std::size_t N>
constexpr void add_all(NameTable<Slots>& table, const NamedValue (&names)[N]) {
  for (const NamedValue& n : names) table.add(n.name, n.value);
}

constexpr NameTable<64> kSides = [] {
  NameTable<64> table;
  add_all(table, kSideNames);
  return table;
}();

constexpr NameTable<64> kRegions = [] {
  NameTable<64> table;
  add_all(table, kRegionNames);
  return table;
}();

constexpr NameTable<512> kCountryTable = [] {
  NameTable<512> table;
  for (CountryId id = 0; id < kCountries; ++id) table.add(country(id).name, id);
  add_all(table, kCountryAliases);
  add_all(table, kHungarianCountries);
  return table;
}();

constexpr NameTable<1024> kCardTable = [] {
  NameTable<1024> table;
  for (CardId id = 1; id < kCards; ++id) {
    table.add(card(id).title, id);
    table.add(card(id).log_name, id);
  }
  add_all(table, kCardAliases);
  add_all(table, kHungarianCards);
  return table;
}();

static_assert(kSides.sound() && kRegions.sound() && kCountryTable.sound() && kCardTable.sound());

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

}  // namespace

std::optional<Side> find_side(std::string_view name) {
  const int value = kSides.find(FoldedName(name));
  if (value < 0) return std::nullopt;
  return static_cast<Side>(value);
}

std::optional<Region> find_region(std::string_view name) {
  const int value = kRegions.find(FoldedName(name));
  if (value < 0) return std::nullopt;
  return static_cast<Region>(value);
}

std::optional<CountryId> find_country(std::string_view name) {
  const int value = kCountryTable.find(FoldedName(name));
  if (value < 0) return std::nullopt;
  return value;
}

std::optional<CardId> find_card(std::string_view name) {
  if (!name.empty() && name.front() == '#') name.remove_prefix(1);
  int numbered = 0;
  std::size_t digits = 0;
  while (digits < name.size() && is_digit(name[digits]) && numbered < kCards)
    numbered = numbered * 10 + (name[digits++] - '0');
  const std::string_view rest = name.substr(digits);
  const bool is_id = digits > 0 && (rest.empty() || rest.front() == ' ');
  if (is_id && (numbered < 1 || numbered >= kCards)) return std::nullopt;
  if (is_id && rest.empty()) return numbered;
  if (is_id && kCardTable.find(FoldedName(rest)) == numbered) return numbered;
  const int value = kCardTable.find(FoldedName(name));
  if (value < 0) return std::nullopt;
  return value;
}

}  // namespace arbiter::ts
