#include "games/tigris/names.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "games/tigris/state.hpp"
#include "games/twilight-struggle/shared_facts.hpp"

namespace arbiter::te {
namespace {

using testing::read_shared_json;
using testing::text_of;

int at(const auto& names, std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == name) return static_cast<int>(i);
  return -1;
}
int kind(Tile tile) {
  return static_cast<int>(tile);
}
int monument(std::string_view id) {
  for (int m = 0; m < kMonuments; ++m)
    if (kMonumentFacts[static_cast<std::size_t>(m)].id == id) return m;
  return -1;
}

TEST(TeNames, HungarianNamesOfTheGlossary) {
  rapidjson::Document glossary;
  if (!read_shared_json("facts/glossary-hu.json", glossary)) GTEST_SKIP() << "no shared facts";
  const std::map<std::string, int> actions{
      {"move_leader", act::leader}, {"place_leader", act::leader},           {"reposition_leader", act::leader},
      {"leader", act::leader},      {"withdraw_leader", act::leader},        {"place_tile", act::tile},
      {"tile", act::tile},          {"place_catastrophe", act::catastrophe}, {"swap_tiles", act::swap}};
  std::map<std::string, int> tested;
  for (const auto& row : glossary["tigris"].GetArray()) {
    if (!row.HasMember("id")) continue;
    const std::string of = text_of(row["kind"]), id = text_of(row["id"]), name = text_of(row["hu"]);
    SCOPED_TRACE(name);
    if (of == "dynasty" && id != "dynasty") {
      EXPECT_EQ(find_dynasty(name), at(kDynastyNames, id));
    } else if (of == "colour" || (of == "points" && at(kColourNames, id) >= 0)) {
      EXPECT_EQ(find_colour(name), at(kColourNames, id));
    } else if (of == "leader" && id != "leader") {
      EXPECT_EQ(find_colour(name), at(kLeaderNames, id));
      EXPECT_EQ(find_leader("bika " + name), leader_id(bull, at(kLeaderNames, id)));
    } else if (of == "tile" && at(kTileNames, id) >= 0) {
      EXPECT_EQ(find_tile(name), at(kTileNames, id));
      EXPECT_EQ(find_tile_kind(name), kind(face_up(at(kTileNames, id))));
    } else if (id == "catastrophe" || id == "wonder") {
      EXPECT_EQ(find_tile_kind(name), kind(id == "wonder" ? Tile::wonder : Tile::catastrophe));
    } else if (of == "building" && id != "building") {
      EXPECT_EQ(find_colour(name), id == "market_hall" ? green : at(kBuildingNames, id));
    } else if (id.starts_with("M-")) {
      EXPECT_EQ(find_monument(name), monument(id));
    } else if (actions.contains(id)) {
      EXPECT_EQ(find_action(name), actions.at(id));
    } else {
      continue;
    }
    ++tested[of];
  }
  const std::map<std::string, int> expected{{"action", 9}, {"building", 4}, {"colour", 4}, {"dynasty", 4},
                                            {"leader", 5}, {"monument", 7}, {"points", 4}, {"tile", 8}};
  EXPECT_EQ(tested, expected);
}

TEST(TeNames, ColoursByAnyOfTheirPieces) {
  for (int colour = 0; colour < kColours; ++colour) {
    const auto c = static_cast<std::size_t>(colour);
    for (const std::string_view name : {kColourNames[c], kTileNames[c], kLeaderNames[c], kBuildingNames[c]}) {
      EXPECT_EQ(find_colour(name), colour) << name;
      EXPECT_EQ(find_tile(name), colour) << name;
    }
  }
  EXPECT_EQ(find_colour("FÖLDMŰVES"), blue);
  EXPECT_EQ(find_colour("Vásár-csarnok"), green);
  EXPECT_EQ(find_colour("market_hall"), green);
  EXPECT_EQ(find_colour("brown"), -1);
  EXPECT_EQ(find_colour(""), -1);
  EXPECT_EQ(find_tile("unseen"), kUnseen);
}

TEST(TeNames, LeadersByDynastyAndColour) {
  for (int dynasty = 0; dynasty < kDynasties; ++dynasty)
    for (int colour = 0; colour < kColours; ++colour) {
      const auto d = static_cast<std::size_t>(dynasty), c = static_cast<std::size_t>(colour);
      const std::string owner(kDynastyNames[d]), leader(kLeaderNames[c]), tint(kColourNames[c]);
      for (const std::string& name : {owner + " " + tint, owner + "'s " + leader, tint + " " + owner})
        EXPECT_EQ(find_leader(name), leader_id(dynasty, colour)) << name;
    }
  EXPECT_EQ(find_leader("oroszlán kereskedője"), leader_id(lion, green));
  EXPECT_EQ(find_leader("urn priest"), leader_id(pot, red));
  for (const std::string_view no : {"bull", "king", "bull bull", "black king", "", " ", "bull  ", "bull king king"})
    EXPECT_EQ(find_leader(no), -1) << no;
}

TEST(TeNames, TilesOnTheBoard) {
  EXPECT_EQ(find_tile_kind("empty"), kind(Tile::none));
  EXPECT_EQ(find_tile_kind("katasztrófalapka"), kind(Tile::catastrophe));
  EXPECT_EQ(find_tile_kind("csodalapka"), kind(Tile::wonder));
  EXPECT_EQ(find_tile_kind("face-down temple"), kind(Tile::down_red));
  EXPECT_EQ(find_tile_kind("flipped blue"), kind(Tile::down_blue));
  EXPECT_EQ(find_tile_kind("lefordított piac"), kind(Tile::down_green));
  EXPECT_EQ(find_tile_kind("lefordított lapka"), -1);
  EXPECT_EQ(find_tile_kind("egyesüléslapka"), -1);
}

TEST(TeNames, MonumentsByTheirTwoColours) {
  for (const Monument& m : kMonumentFacts) {
    const std::string top(kColourNames[static_cast<std::size_t>(m.top)]),
        base(kColourNames[static_cast<std::size_t>(m.base)]);
    const int id = monument(m.id);
    for (const std::string& name :
         {std::string(m.id), top + "/" + base, base + " & " + top, top + " top, " + base + " base"})
      EXPECT_EQ(find_monument(name), id) << name;
  }
  EXPECT_EQ(find_monument("RedBlue"), monument("M-BLUE-RED"));
  EXPECT_EQ(find_monument("BlackGreen"), monument("M-GREEN-BLACK"));
  EXPECT_EQ(find_monument("piros és kék emlékmű"), monument("M-BLUE-RED"));
  EXPECT_EQ(find_monument("none"), kNoMonument);
  for (const std::string_view no :
       {"red", "red/red", "RedRed", "red/blue/green", "red/brown", "M-", "/", "", "B", "top base"})
    EXPECT_EQ(find_monument(no), -1) << no;
}

TEST(TeNames, SlipsOfTheHungarianPrint) {
  EXPECT_EQ(find_colour("tepmplom"), red);
  EXPECT_EQ(find_action("kataszrtófalapka"), act::catastrophe);
  EXPECT_EQ(find_tile_kind("kataszrtófalapka"), kind(Tile::catastrophe));
  EXPECT_EQ(find_monument("kék felső, piros alap emlémű"), monument("M-BLUE-RED"));
}

TEST(TeNames, Actions) {
  EXPECT_EQ(find_action("swap"), act::swap);
  EXPECT_EQ(find_action("Lapkák cseréje"), act::swap);
  EXPECT_EQ(find_action("levétel"), act::leader);
  EXPECT_EQ(find_action("pass"), act::pass);
  EXPECT_EQ(find_action("revolt"), -1);
}

}  // namespace
}  // namespace arbiter::te
