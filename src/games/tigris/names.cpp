#include "games/tigris/names.hpp"

#include <algorithm>

#include "core/name_table.hpp"
#include "games/tigris/state.hpp"

namespace arbiter::te {
namespace {

constexpr NamedValue kDynasties[] = {
    {"archer", archer}, {"bow", archer}, {"íjász", archer}, {"bull", bull}, {"bika", bull},
    {"pot", pot},       {"urn", pot},    {"korsó", pot},    {"lion", lion}, {"oroszlán", lion},
};

constexpr NamedValue kColourNamesOfAll[] = {
    {"black", black},     {"settlement", black},
    {"king", black},      {"palace", black},
    {"fekete", black},    {"település", black},
    {"király", black},    {"palota", black},
    {"brick", black},     {"tégla", black},
    {"red", red},         {"temple", red},
    {"priest", red},      {"library", red},
    {"piros", red},       {"vörös", red},
    {"templom", red},     {"pap", red},
    {"könyvtár", red},    {"amulet", red},
    {"amulett", red},     {"blue", blue},
    {"farm", blue},       {"farmer", blue},
    {"granary", blue},    {"kék", blue},
    {"földműves", blue},  {"magtár", blue},
    {"crop", blue},       {"termény", blue},
    {"green", green},     {"market", green},
    {"trader", green},    {"market hall", green},
    {"zöld", green},      {"piac", green},
    {"kereskedő", green}, {"vásárcsarnok", green},
    {"goods", green},     {"áru", green},
    {"királya", black},   {"papja", red},
    {"földművese", blue}, {"kereskedője", green},
    {"tepmplom", red},
};

constexpr NamedValue kActionNames[] = {
    {"leader", act::leader},
    {"place leader", act::leader},
    {"move leader", act::leader},
    {"take back leader", act::leader},
    {"withdraw leader", act::leader},
    {"reposition leader", act::leader},
    {"vezér", act::leader},
    {"vezér mozgatása", act::leader},
    {"vezető", act::leader},
    {"felrakás", act::leader},
    {"áthelyezés", act::leader},
    {"levétel", act::leader},
    {"tile", act::tile},
    {"place tile", act::tile},
    {"civilization tile", act::tile},
    {"lapka", act::tile},
    {"civilizációlapka", act::tile},
    {"lapkalerakás", act::tile},
    {"lapka lerakása", act::tile},
    {"civilizációlapka lerakása", act::tile},
    {"catastrophe", act::catastrophe},
    {"disaster", act::catastrophe},
    {"catastrophe tile", act::catastrophe},
    {"place catastrophe", act::catastrophe},
    {"katasztrófa", act::catastrophe},
    {"katasztrófalapka", act::catastrophe},
    {"kataszrtófalapka", act::catastrophe},
    {"katasztrófalapka lerakása", act::catastrophe},
    {"swap", act::swap},
    {"exchange", act::swap},
    {"refresh", act::swap},
    {"swap tiles", act::swap},
    {"csere", act::swap},
    {"lapkacsere", act::swap},
    {"lapkák cseréje", act::swap},
    {"pass", act::pass},
    {"none", act::pass},
    {"passz", act::pass},
};

constexpr NamedValue kTileKinds[] = {
    {"none", static_cast<int>(Tile::none)},
    {"empty", static_cast<int>(Tile::none)},
    {"üres", static_cast<int>(Tile::none)},
    {"catastrophe", static_cast<int>(Tile::catastrophe)},
    {"catastrophe tile", static_cast<int>(Tile::catastrophe)},
    {"katasztrófa", static_cast<int>(Tile::catastrophe)},
    {"katasztrófalapka", static_cast<int>(Tile::catastrophe)},
    {"kataszrtófalapka", static_cast<int>(Tile::catastrophe)},
    {"wonder", static_cast<int>(Tile::wonder)},
    {"wonder tile", static_cast<int>(Tile::wonder)},
    {"csoda", static_cast<int>(Tile::wonder)},
    {"csodalapka", static_cast<int>(Tile::wonder)},
};

// Words beside the colours of a monument that tell nothing.
constexpr NamedValue kMonumentWords[] = {
    {"top", 0},   {"base", 0}, {"monument", 0}, {"and", 0},     {"on", 0},
    {"felső", 0}, {"alap", 0}, {"és", 0},       {"emlékmű", 0}, {"emlémű", 0},
};

template <std::size_t Slots, std::size_t N>
constexpr NameTable<Slots> table_of(const NamedValue (&names)[N]) {
  NameTable<Slots> table;
  for (const NamedValue& n : names) table.add(n.name, n.value);
  return table;
}

constexpr auto kDynastyTable = table_of<32>(kDynasties);
constexpr auto kColourTable = table_of<128>(kColourNamesOfAll);
constexpr auto kActionTable = table_of<128>(kActionNames);
constexpr auto kTileKindTable = table_of<32>(kTileKinds);
constexpr auto kMonumentWordTable = table_of<32>(kMonumentWords);
static_assert(kDynastyTable.sound() && kColourTable.sound() && kActionTable.sound() && kTileKindTable.sound() &&
              kMonumentWordTable.sound());

constexpr std::string_view kSeparators = " /-_,+&";

// Splits at the first separator; the second part is empty if there is none.
struct TwoWords {
  std::string_view first, second;
};
TwoWords split(std::string_view name) {
  name.remove_prefix(std::min(name.find_first_not_of(kSeparators), name.size()));
  const std::size_t at = name.find_first_of(kSeparators);
  if (at == std::string_view::npos) return {name, {}};
  const std::size_t next = name.find_first_not_of(kSeparators, at);
  return {name.substr(0, at), next == std::string_view::npos ? std::string_view{} : name.substr(next)};
}

// The monument of two colours, -1 if they are none or one.
int monument_of(int one, int other) {
  if (one < 0 || other < 0 || one == other) return -1;
  for (int m = 0; m < kMonuments; ++m)
    if (kMonumentFacts[static_cast<std::size_t>(m)].has(one) && kMonumentFacts[static_cast<std::size_t>(m)].has(other))
      return m;
  return -1;
}

}  // namespace

int find_dynasty(std::string_view name) {
  return kDynastyTable.find(FoldedName(name));
}

int find_colour(std::string_view name) {
  return kColourTable.find(FoldedName(name));
}

int find_leader(std::string_view name) {
  TwoWords words = split(name);
  if (words.first.ends_with("'s")) words.first.remove_suffix(2);
  int dynasty = find_dynasty(words.first), colour = find_colour(words.second);
  if (dynasty < 0) {  // "black archer"
    dynasty = find_dynasty(words.second);
    colour = find_colour(words.first);
  }
  return dynasty < 0 || colour < 0 ? -1 : leader_id(dynasty, colour);
}

int find_tile(std::string_view name) {
  const FoldedName folded(name);
  if (folded.view() == "unseen" || folded.view() == "unknown") return kUnseen;
  return kColourTable.find(folded);
}

int find_tile_kind(std::string_view name) {
  const FoldedName folded(name);
  if (const int kind = kTileKindTable.find(folded); kind >= 0) return kind;
  for (const std::string_view down : {"facedown", "flipped", "lefordított"})
    if (folded.view().starts_with(down)) {
      const int colour = find_colour(folded.view().substr(down.size()));
      return colour < 0 ? -1 : static_cast<int>(face_down(colour));
    }
  const int colour = kColourTable.find(folded);
  return colour < 0 ? -1 : static_cast<int>(face_up(colour));
}

int find_monument(std::string_view name) {
  const FoldedName folded(name);
  for (const std::string_view none : {"none", "decline", "declined", "nincs"})
    if (folded.view() == none) return kNoMonument;
  if (name.starts_with("M-") || name.starts_with("m-")) name.remove_prefix(2);
  if (name.find_first_of(kSeparators) == std::string_view::npos) {  // RedBlue
    const std::size_t capital = name.find_first_of("BRG", 1);
    return capital == std::string_view::npos
               ? -1
               : monument_of(find_colour(name.substr(0, capital)), find_colour(name.substr(capital)));
  }
  // "red/blue", "blue top, red base", "kék felső/piros alap": two colours among words that say no more.
  int colours[2] = {-1, -1};
  std::size_t found = 0;
  for (TwoWords words = split(name); !words.first.empty(); words = split(words.second)) {
    const int colour = find_colour(words.first);
    if (colour < 0 && kMonumentWordTable.find(FoldedName(words.first)) >= 0) continue;
    if (colour < 0 || found == 2) return -1;
    colours[found++] = colour;
  }
  return monument_of(colours[0], colours[1]);
}

int find_action(std::string_view name) {
  return kActionTable.find(FoldedName(name));
}

}  // namespace arbiter::te
