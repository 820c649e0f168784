#include "games/labyrinth/names.hpp"

#include "core/name_table.hpp"
#include "games/labyrinth/state.hpp"

namespace arbiter::lab {
namespace {

constexpr NamedValue kSideNames[] = {
    {"US", 0},       {"USA", 0},       {"United States", 0}, {"Egyesült Államok", 0},
    {"Jihadist", 1}, {"Jihadists", 1}, {"dzsihádista", 1},   {"dzsihádisták", 1},
};

// Besides the board's names; "Irán" is a country here, and the name of a card among cards.
constexpr NamedValue kCountryAliases[] = {
    {"US", united_states},
    {"USA", united_states},
    {"UK", united_kingdom},
    {"U.K.", united_kingdom},
    {"Algeria", algeria_tunisia},
    {"Tunisia", algeria_tunisia},
    {"Indonesia", indonesia_malaysia},
    {"Malaysia", indonesia_malaysia},
    {"Kenya", kenya_tanzania},
    {"Tanzania", kenya_tanzania},
    {"Saudi", saudi_arabia},
    {"Gulf", gulf_states},
    {"Great Britain", united_kingdom},
    {"Benelux államok", benelux},
    {"Afganisztán", afghanistan},
    {"Algéria/Tunézia", algeria_tunisia},
    {"Benelux", benelux},
    {"Kanada", canada},
    {"Kaukázus", caucasus},
    {"Közép-Ázsia", central_asia},
    {"Kína", china},
    {"Kelet-Európa", eastern_europe},
    {"Egyiptom", egypt},
    {"Franciaország", france},
    {"Németország", germany},
    {"Öböl-országok", gulf_states},
    {"India", india},
    {"Indonézia/Malájzia", indonesia_malaysia},
    {"Irán", iran},
    {"Irak", iraq},
    {"Izrael", israel},
    {"Olaszország", italy},
    {"Jordánia", jordan},
    {"Kenya/Tanzánia", kenya_tanzania},
    {"Libanon", lebanon},
    {"Líbia", libya},
    {"Marokkó", morocco},
    {"Pakisztán", pakistan},
    {"Fülöp-szigetek", philippines},
    {"Oroszország", russia},
    {"Szaúd-Arábia", saudi_arabia},
    {"Skandinávia", scandinavia},
    {"Szerbia", serbia},
    {"Szomália", somalia},
    {"Spanyolország", spain},
    {"Szudán", sudan},
    {"Szíria", syria},
    {"Thaiföld", thailand},
    {"Törökország", turkey},
    {"Egyesült Királyság", united_kingdom},
    {"Egyesült Államok", united_states},
    {"Jemen", yemen},
};

// Titles that only one card has, or only one of the base game.
constexpr NamedValue kCardTitles[] = {
    {"Backlash", 1},
    {"Biometrics", 2},
    {"CTR", 3},
    {"Moro Talks", 4},
    {"NEST", 5},
    {"Abbas", 11},
    {"Al-Azhar", 12},
    {"Anbar Awakening", 13},
    {"Covert Action", 14},
    {"Ethiopia Strikes", 15},
    {"Euro-Islam", 16},
    {"FSB", 17},
    {"Intel Community", 18},
    {"Kemalist Republic", 19},
    {"King Abdullah", 20},
    {"Let's Roll!", 21},
    {"Mossad & Shin Bet", 22},
    {"Quartet", 26},
    {"Saddam Captured", 27},
    {"Sharia", 28},
    {"Tony Blair", 29},
    {"UN Nation Building", 30},
    {"Wiretapping", 31},
    {"Back Channel", 32},
    {"Benazir Bhutto", 33},
    {"Enhanced Measures", 34},
    {"Hijab", 35},
    {"Indo-Pakistani Talks", 36},
    {"Iraqi WMD", 37},
    {"Libyan Deal", 38},
    {"Libyan WMD", 39},
    {"Mass Turnout", 40},
    {"NATO", 41},
    {"Pakistani Offensive", 42},
    {"Patriot Act", 43},
    {"Renditions", 44},
    {"Safer Now", 45},
    {"Sistani", 46},
    {"Adam Gadahn", 48},
    {"Al-Ittihad al-Islami", 49},
    {"Ansar al-Islam", 50},
    {"FREs", 51},
    {"IEDs", 52},
    {"Madrassas", 53},
    {"Moqtada al-Sadr", 54},
    {"Uyghur Jihad", 55},
    {"Vieira de Mello Slain", 56},
    {"Abu Sayyaf", 57},
    {"Al-Anbar", 58},
    {"Amerithrax", 59},
    {"Bhutto Shot", 60},
    {"Detainee Release", 61},
    {"Ex-KGB", 62},
    {"Gaza War", 63},
    {"Hariri Killed", 64},
    {"HEU", 65},
    {"Homegrown", 66},
    {"Islamic Jihad Union", 67},
    {"Jemaah Islamiya", 68},
    {"Kazakh Strain", 69},
    {"Lashkar-e-Tayyiba", 70},
    {"Loose Nuke", 71},
    {"Opium", 72},
    {"Pirates", 73},
    {"Schengen Visas", 74},
    {"Schroeder & Chirac", 75},
    {"Abu Ghurayb", 76},
    {"Al-Jazeera", 77},
    {"Axis of Evil", 78},
    {"Clean Operatives", 79},
    {"FATA", 80},
    {"Foreign Fighters", 81},
    {"Jihadist Videos", 82},
    {"Kashmir", 83},
    {"Lebanon War", 86},
    {"Quagmire", 90},
    {"Regional al-Qaeda", 91},
    {"Saddam", 92},
    {"Taliban", 93},
    {"Wahhabism", 95},
    {"Danish Cartoons", 96},
    {"Fatwa", 97},
    {"Gaza Withdrawal", 98},
    {"HAMAS Elected", 99},
    {"Hizb Ut-Tahrir", 100},
    {"Kosovo", 101},
    {"Former Soviet Union", 102},
    {"Hizballah", 103},
    {"Jaysh al-Mahdi", 106},
    {"Kurdistan", 107},
    {"Musharraf", 108},
    {"Tora Bora", 109},
    {"Zarqawi", 110},
    {"Zawahiri", 111},
    {"Bin Ladin", 112},
    {"Darfur", 113},
    {"GTMO", 114},
    {"Hambali", 115},
    {"KSM", 116},
    {"Saleh", 119},
    {"US Election", 120},
    {"Advisors", 121},
    {"Humanitarian Aid", 123},
    {"Pearl Roundabout", 124},
    {"Peshmerga", 125},
    {"Arab Spring Fallout", 131},
    {"Battle of Sirte", 132},
    {"Benghazi Falls", 133},
    {"Civil Resistance", 134},
    {"Delta / SEALS", 135},
    {"Factional Infighting", 136},
    {"FMS", 137},
    {"Int'l Banking Regime", 139},
    {"Maersk Alabama", 140},
    {"Malala Yousafzai", 141},
    {"Militia", 142},
    {"Obama Doctrine", 143},
    {"Operation New Dawn", 144},
    {"Russian Aid", 145},
    {"Strike Eagle", 147},
    {"Tahrir Square", 148},
    {"UNSCR 1973", 150},
    {"UNSCR 2118", 151},
    {"Congress Acts", 152},
    {"Fracking", 155},
    {"Gulf Union", 156},
    {"Limited Deployment", 157},
    {"Operation Neptune Spear", 160},
    {"PRISM", 161},
    {"SCAF", 162},
    {"Status Quo", 163},
    {"Bloody Thursday", 164},
    {"Coup", 165},
    {"Ferguson", 166},
    {"Houthi Rebels", 167},
    {"Islamic Maghreb", 169},
    {"Theft of State", 170},
    {"Abu Ghraib Jail Break", 171},
    {"Al-Shabaab", 172},
    {"Arab Winter", 173},
    {"Boston Marathon", 174},
    {"Censorship", 175},
    {"Change of State", 176},
    {"Gaza Rockets", 177},
    {"Ghost Soldiers", 178},
    {"Korean Crisis", 179},
    {"Mosul Central Bank", 180},
    {"NPT Safeguards Ignored", 181},
    {"Paris Attacks", 182},
    {"Sequestration", 184},
    {"al-Maliki", 185},
    {"Boko Haram", 186},
    {"ISIL", 188},
    {"Muslim Brotherhood", 191},
    {"Snowden", 194},
    {"Taliban Resurgent", 195},
    {"Training Camps", 196},
    {"Unconfirmed", 197},
    {"US Atrocities", 198},
    {"US Consulate Attacked", 199},
    {"Critical Middle", 200},
    {"Cross Border Support", 201},
    {"Cyber Warfare", 202},
    {"Day of Rage", 203},
    {"Ebola Scare", 204},
    {"Erdogan Effect", 205},
    {"Friday of Anger", 206},
    {"JV / Copycat", 207},
    {"Kinder - Gentler", 208},
    {"Quds Force", 209},
    {"Sectarian Violence", 210},
    {"3 Cups of Tea", 214},
    {"Abu Bakr al-Baghdadi", 215},
    {"Abu Sayyaf (ISIL)", 216},
    {"Agitators", 217},
    {"Al-Nusra Front", 218},
    {"Ayman al-Zawahiri", 219},
    {"Daraa", 220},
    {"FlyPaper", 221},
    {"Hagel", 222},
    {"Iranian Elections", 223},
    {"Je Suis Charlie", 224},
    {"Jihadi John", 225},
    {"Operation Serval", 226},
    {"Prisoner Exchange", 229},
    {"Sellout", 230},
    {"Siege of Kobanigrad", 231},
    {"Trade Embargo", 232},
    {"UN Ceasefire", 233},
    {"Free Syrian Army", 234},
    {"Qadhafi", 235},
    {"Osama bin Ladin", 237},
    {"Revolution", 238},
    {"Truce", 239},
    {"Biometrikus azonosítás", 2},
    {"Hírszerző közösség", 18},
    {"ENSZ nemzetépítés", 30},
    {"Lehallgatás", 31},
    {"Nem hivatalos megbeszélés", 32},
    {"Fokozott intézkedések", 34},
    {"Iraki WMD", 37},
    {"Kiadatások", 44},
    {"Madrassa", 53},
    {"Szadr", 54},
    {"Volt KGB-sek", 62},
    {"Kazah vírustörzs", 69},
    {"Elveszett atombomba", 71},
    {"Schengeni vízumok", 74},
    {"A Gonosz tengelye", 78},
    {"Tiszta ügynökök", 79},
    {"Dzsihádista videók", 82},
    {"Libanoni háború", 86},
    {"Dán karikaturák", 96},
    {"Zarkávi", 110},
    {"Khalid Sheik Mohammed", 116},
    {"Választás az USA-ban", 120},
};

constexpr int number(Governance g) {
  return static_cast<int>(g);
}
constexpr NamedValue kGovernanceNames[] = {
    {"Good", number(Governance::good)},
    {"Fair", number(Governance::fair)},
    {"Poor", number(Governance::poor)},
    {"Islamist Rule", number(Governance::islamist_rule)},
    {"IR", number(Governance::islamist_rule)},
    {"jó", number(Governance::good)},
    {"tisztességes", number(Governance::fair)},
    {"gyenge", number(Governance::poor)},
    {"iszlámista uralom", number(Governance::islamist_rule)},
    {"unmarked", number(Governance::unmarked)},
    {"untested", number(Governance::unmarked)},
};
constexpr NamedValue kAlignmentNames[] = {
    {"Ally", static_cast<int>(Alignment::ally)},           {"Neutral", static_cast<int>(Alignment::neutral)},
    {"Adversary", static_cast<int>(Alignment::adversary)}, {"szövetséges", static_cast<int>(Alignment::ally)},
    {"semleges", static_cast<int>(Alignment::neutral)},    {"ellenséges", static_cast<int>(Alignment::adversary)},
};
// "gyenge" is Poor of a Muslim country, Soft of a posture: each domain has its own.
constexpr NamedValue kPostureNames[] = {
    {"Soft", static_cast<int>(Posture::soft)},         {"Hard", static_cast<int>(Posture::hard)},
    {"gyenge", static_cast<int>(Posture::soft)},       {"kemény", static_cast<int>(Posture::hard)},
    {"unmarked", static_cast<int>(Posture::unmarked)}, {"untested", static_cast<int>(Posture::unmarked)},
};
constexpr NamedValue kUseNames[] = {
    {"event", use::event},
    {"operation", use::operation},
    {"operations", use::operation},
    {"ops", use::operation},
    {"reserves", use::reserves},
    {"discard", use::discard},
    {"reassessment", use::reassessment},
    {"reassess", use::reassessment},
    {"esemény", use::event},
    {"művelet", use::operation},
    {"tartalék", use::reserves},
    {"átértékelés", use::reassessment},
};
constexpr NamedValue kOperationNames[] = {
    {"war of ideas", op::war_of_ideas},
    {"woi", op::war_of_ideas},
    {"ideológiák háborúja", op::war_of_ideas},
    {"deploy", op::deploy},
    {"bevetés", op::deploy},
    {"regime change", op::regime_change},
    {"rezsim váltás", op::regime_change},
    {"withdraw", op::withdraw},
    {"csapatkivonás", op::withdraw},
    {"disrupt", op::disrupt},
    {"megzavarás", op::disrupt},
    {"alert", op::alert},
    {"riadó", op::alert},
    {"recruit", op::recruit},
    {"toborzás", op::recruit},
    {"travel", op::travel},
    {"utazás", op::travel},
    {"jihad", op::jihad},
    {"minor jihad", op::jihad},
    {"major jihad", op::jihad},
    {"dzsihád", op::jihad},
    {"plot", op::plot},
    {"merénylet", op::plot},
    {"radicalization", op::radicalization},
    {"none", op::none},
};
constexpr NamedValue kPlotNames[] = {
    {"Plot 1", plot_1},
    {"1", plot_1},
    {"Plot 2", plot_2},
    {"2", plot_2},
    {"Plot 3", plot_3},
    {"3", plot_3},
    {"WMD", wmd},
    {"Plot WMD", wmd},
    {"unseen", unseen_plot},
    {"unknown", unseen_plot},
    {"unseen 2", unseen_plot_2},
    {"unseen 1", unseen_plot_1},
    {"none", kPlotKinds},
};

template <std::size_t Slots, std::size_t N>
constexpr NameTable<Slots> table_of(const NamedValue (&names)[N]) {
  NameTable<Slots> table;
  for (const NamedValue& n : names) table.add(n.name, n.value);
  return table;
}

constexpr auto kSideTable = table_of<32>(kSideNames);
constexpr auto kCountryTable = table_of<256>(kCountryAliases);
constexpr auto kCardTable = table_of<1024>(kCardTitles);
constexpr auto kGovernanceTable = table_of<32>(kGovernanceNames);
constexpr auto kAlignmentTable = table_of<16>(kAlignmentNames);
constexpr auto kPostureTable = table_of<16>(kPostureNames);
constexpr auto kUseTable = table_of<32>(kUseNames);
constexpr auto kOperationTable = table_of<64>(kOperationNames);
constexpr auto kPlotTable = table_of<32>(kPlotNames);
static_assert(kSideTable.sound() && kCountryTable.sound() && kCardTable.sound() && kGovernanceTable.sound());
static_assert(kAlignmentTable.sound() && kPostureTable.sound() && kUseTable.sound() && kOperationTable.sound() &&
              kPlotTable.sound());

bool same_title(std::string_view a, std::string_view b) {
  return FoldedName(a).view() == FoldedName(b).view();
}

}  // namespace

int find_side(std::string_view name) {
  return kSideTable.find(FoldedName(name));
}

int find_country(std::string_view name) {
  const FoldedName folded(name);
  for (int id = 0; id < kCountries; ++id)
    if (FoldedName(country(id).name).view() == folded.view()) return id;
  if (folded.view() == "track" || folded.view() == "troopstrack") return kTrack;
  return kCountryTable.find(folded);
}

int find_card(std::string_view name) {
  if (!name.empty() && name.front() == '#') name.remove_prefix(1);
  int numbered = 0;
  std::size_t digits = 0;
  while (digits < name.size() && name[digits] >= '0' && name[digits] <= '9' && numbered < kCards)
    numbered = numbered * 10 + (name[digits++] - '0');
  std::string_view rest = name.substr(digits);
  if (digits > 0 && (rest.empty() || rest.front() == ' ')) {
    if (numbered < 1 || numbered >= kCards) return -1;
    const std::string_view id = card(numbered).id;
    if (rest.empty() || same_title(rest, id.substr(id.find(' ')))) return numbered;
    return kCardTable.find(FoldedName(rest)) == numbered ? numbered : -1;
  }
  return kCardTable.find(FoldedName(name));
}

int find_governance(std::string_view name) {
  return kGovernanceTable.find(FoldedName(name));
}
int find_alignment(std::string_view name) {
  return kAlignmentTable.find(FoldedName(name));
}
int find_posture(std::string_view name) {
  return kPostureTable.find(FoldedName(name));
}
int find_use(std::string_view name) {
  return kUseTable.find(FoldedName(name));
}
int find_operation(std::string_view name) {
  return kOperationTable.find(FoldedName(name));
}
int find_plot(std::string_view name) {
  return kPlotTable.find(FoldedName(name));
}

}  // namespace arbiter::lab
