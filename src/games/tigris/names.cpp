#include "games/tigris/names.hpp"

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
};

constexpr NamedValue kActionNames[] = {
    {"leader", act::leader},
    {"place leader", act::leader},
    {"move leader", act::leader},
    {"vezér", act::leader},
    {"vezető", act::leader},
    {"tile", act::tile},
    {"place tile", act::tile},
    {"lapka", act::tile},
    {"catastrophe", act::catastrophe},
    {"disaster", act::catastrophe},
    {"katasztrófa", act::catastrophe},
    {"swap", act::swap},
    {"exchange", act::swap},
    {"refresh", act::swap},
    {"csere", act::swap},
    {"pass", act::pass},
    {"none", act::pass},
    {"passz", act::pass},
};

template <std::size_t Slots, std::size_t N>
constexpr NameTable<Slots> table_of(const NamedValue (&names)[N]) {
  NameTable<Slots> table;
  for (const NamedValue& n : names) table.add(n.name, n.value);
  return table;
}

constexpr auto kDynastyTable = table_of<32>(kDynasties);
constexpr auto kColourTable = table_of<128>(kColourNamesOfAll);
constexpr auto kActionTable = table_of<64>(kActionNames);
static_assert(kDynastyTable.sound() && kColourTable.sound() && kActionTable.sound());

constexpr std::string_view kSeparators = " /-_,+&";

// Splits at the first separator; the second part is empty if there is none.
struct TwoWords {
  std::string_view first, second;
};
TwoWords split(std::string_view name) {
  const std::size_t at = name.find_first_of(kSeparators);
  if (at == std::string_view::npos) return {name, {}};
  const std::size_t next = name.find_first_not_of(kSeparators, at);
  return {name.substr(0, at), next == std::string_view::npos ? std::string_view{} : name.substr(next)};
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
  const int dynasty = find_dynasty(words.first);
  const int colour = find_colour(words.second);
  return dynasty < 0 || colour < 0 ? -1 : leader_id(dynasty, colour);
}

int find_tile(std::string_view name) {
  const FoldedName folded(name);
  if (folded.view() == "unseen" || folded.view() == "unknown") return kUnseen;
  return kColourTable.find(folded);
}

int find_tile_kind(std::string_view name) {
  const FoldedName folded(name);
  if (folded.view() == "none" || folded.view() == "empty") return static_cast<int>(Tile::none);
  if (folded.view() == "catastrophe" || folded.view() == "katasztrófa") return static_cast<int>(Tile::catastrophe);
  if (folded.view() == "wonder" || folded.view() == "csoda") return static_cast<int>(Tile::wonder);
  for (const std::string_view down : {"facedown", "flipped"})
    if (folded.view().starts_with(down)) {
      const int colour = find_colour(folded.view().substr(down.size()));
      return colour < 0 ? -1 : static_cast<int>(face_down(colour));
    }
  const int colour = kColourTable.find(folded);
  return colour < 0 ? -1 : static_cast<int>(face_up(colour));
}

int find_monument(std::string_view name) {
  const FoldedName folded(name);
  if (folded.view() == "none" || folded.view() == "decline" || folded.view() == "declined") return kNoMonument;
  if (name.starts_with("M-") || name.starts_with("m-")) name.remove_prefix(2);
  TwoWords words = split(name);
  if (words.second.empty()) {  // RedBlue
    const std::size_t capital = name.find_first_of("BRG", 1);
    if (capital == std::string_view::npos) return -1;
    words = {name.substr(0, capital), name.substr(capital)};
  }
  const int one = find_colour(words.first), other = find_colour(words.second);
  if (one < 0 || other < 0 || one == other) return -1;
  for (int m = 0; m < kMonuments; ++m)
    if (kMonumentFacts[static_cast<std::size_t>(m)].has(one) && kMonumentFacts[static_cast<std::size_t>(m)].has(other))
      return m;
  return -1;
}

int find_action(std::string_view name) {
  return kActionTable.find(FoldedName(name));
}

}  // namespace arbiter::te
