#include "games/twilight-struggle/facts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <string>

#include "games/twilight-struggle/shared_facts.hpp"

namespace arbiter::ts {
namespace {

using arbiter::testing::read_shared_json;
using arbiter::testing::text_of;

class TsBoardFile : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!read_shared_json("facts/twilight-struggle/board.json", board)) GTEST_SKIP() << "no shared facts";
  }
  rapidjson::Document board;
};

bool lists(const rapidjson::Value& array, const std::string& word) {
  for (const auto& item : array.GetArray())
    if (text_of(item) == word) return true;
  return false;
}

int id_of(const std::string& name) {
  for (CountryId id = 0; id < kCountries; ++id)
    if (country(id).name == name) return id;
  return -1;
}

TEST_F(TsBoardFile, CountriesAreThoseOfTheBoardFile) {
  const auto& rows = board["countries"];
  ASSERT_EQ(rows.Size(), static_cast<unsigned>(kCountries));
  for (CountryId id = 0; id < kCountries; ++id) {
    const auto& row = rows[static_cast<unsigned>(id)];
    const CountryFacts& c = country(id);
    SCOPED_TRACE(c.name);
    EXPECT_EQ(c.name, text_of(row["name"]));
    EXPECT_EQ(region_name(c.region), text_of(row["region"]));
    EXPECT_EQ(c.stability, row["stability"].GetInt());
    EXPECT_EQ(c.battleground, row["battleground"].GetBool());
    EXPECT_EQ(c.western_europe, lists(row["subregions"], "Western Europe"));
    EXPECT_EQ(c.eastern_europe, lists(row["subregions"], "Eastern Europe"));
    EXPECT_EQ(c.southeast_asia, lists(row["subregions"], "Southeast Asia"));
    EXPECT_EQ(c.start_us, row["start"]["us"].GetInt());
    EXPECT_EQ(c.start_ussr, row["start"]["ussr"].GetInt());
    EXPECT_EQ(c.adjacent_us, lists(row["adjacent_superpowers"], "USA"));
    EXPECT_EQ(c.adjacent_ussr, lists(row["adjacent_superpowers"], "USSR"));
    OptionSet neighbours;
    for (const auto& name : row["adjacent"].GetArray()) neighbours.add(id_of(text_of(name)));
    EXPECT_EQ(adjacent_to(id), neighbours);
  }
}

TEST(TsFacts, ConstantsNameTheirCountries) {
  EXPECT_EQ(country(austria).name, "Austria");
  EXPECT_EQ(country(spain_portugal).name, "Spain/Portugal");
  EXPECT_EQ(country(vietnam).name, "Vietnam");
  EXPECT_EQ(country(se_african_states).name, "SE African States");
  EXPECT_EQ(country(venezuela).name, "Venezuela");
  EXPECT_EQ(country(no_country).name, "none");
  EXPECT_EQ(country(-1).name, "none");
  EXPECT_EQ(country(255).name, "none");
}

TEST(TsFacts, CardsAreThoseOfTheCardFile) {
  rapidjson::Document file;
  if (!read_shared_json("facts/twilight-struggle/cards.json", file)) GTEST_SKIP() << "no shared facts";
  const std::map<std::string, Owner> owners{{"us", Owner::us}, {"ussr", Owner::ussr}, {"neutral", Owner::neutral}};
  const std::map<std::string, Era> eras{{"early", Era::early}, {"mid", Era::mid}, {"late", Era::late}};
  const auto& rows = file["cards"];
  ASSERT_EQ(rows.Size() + 1, static_cast<unsigned>(kCards));
  OptionSet wars;
  for (const auto& number : file["war_cards"].GetArray()) wars.add(number.GetInt());
  EXPECT_EQ(war_cards(), wars);
  for (const auto& row : rows.GetArray()) {
    const CardId id = row["number"].GetInt();
    const CardFacts& c = card(id);
    SCOPED_TRACE(c.id);
    EXPECT_EQ(c.id, std::to_string(id) + " " + text_of(row["name"]));
    EXPECT_EQ(c.title, text_of(row["name"]));
    EXPECT_EQ(c.log_name, text_of(row["log_name"]));
    EXPECT_EQ(c.owner, owners.at(text_of(row["side"])));
    EXPECT_EQ(c.ops, row["ops"].GetInt());
    EXPECT_EQ(c.era, eras.at(text_of(row["period"])));
    EXPECT_EQ(c.starred, row["starred"].GetBool());
    EXPECT_EQ(c.scoring, row["scoring"].GetBool());
    EXPECT_EQ(c.optional, row["optional"].GetBool());
    EXPECT_EQ(c.war, wars.has(id));
    EXPECT_EQ(scoring_cards().has(id), c.scoring);
    EXPECT_EQ(optional_cards().has(id), c.optional);
    EXPECT_TRUE(cards_of(c.owner).has(id));
    EXPECT_TRUE(cards_of_era(c.era).has(id));
    if (c.scoring) {
      EXPECT_EQ(region_name(scored_region(id)), text_of(row["region"]));
    }
  }
}

TEST(TsFacts, ConstantsNameTheirCards) {
  EXPECT_EQ(card(the_china_card).id, "6 The China Card");
  EXPECT_EQ(card(missile_envy).id, "49 Missile Envy");
  EXPECT_EQ(card(ask_not).log_name, "\"Ask Not What Your Country...\"*");
  EXPECT_EQ(card(iran_iraq_war).title, "Iran-Iraq War");
  EXPECT_EQ(card(defectors).title, "Defectors");
  EXPECT_EQ(card(no_card).title, "none");
  EXPECT_EQ(card(-3).title, "none");
  EXPECT_EQ(card(kCards).title, "none");
}

TEST(TsFacts, DeckSizes) {
  EXPECT_EQ(all_cards().count(), 110);
  EXPECT_EQ(optional_cards().count(), 7);
  EXPECT_EQ(scoring_cards().count(), 7);
  EXPECT_EQ((cards_of_era(Era::early) - optional_cards()).count(), 36);
  EXPECT_EQ((cards_of_era(Era::mid) - optional_cards()).count(), 46);
  EXPECT_EQ((cards_of_era(Era::late) - optional_cards()).count(), 21);
  EXPECT_EQ(cards_of(Owner::us).count() + cards_of(Owner::ussr).count() + cards_of(Owner::neutral).count(), 110);
}

TEST(TsFacts, RegionsPartitionTheBoard) {
  OptionSet seen;
  int total = 0;
  for (int r = 0; r < kScoredRegions; ++r) {
    seen |= in_region(static_cast<Region>(r));
    total += in_region(static_cast<Region>(r)).count();
  }
  EXPECT_EQ(total, 84);
  EXPECT_EQ(seen, all_countries());
  EXPECT_EQ(battlegrounds().count(), 29);
}

TEST(TsFacts, SetsByStability) {
  EXPECT_TRUE(stability_at_most(0).none());
  EXPECT_TRUE(stability_at_most(-1).none());
  EXPECT_TRUE(stability_at_most(2).has(italy));
  EXPECT_FALSE(stability_at_most(2).has(france));
  EXPECT_EQ(stability_at_most(5), all_countries());
  EXPECT_EQ(all_countries() - stability_at_most(4), OptionSet::of(uk));
}

TEST_F(TsBoardFile, SuperpowersAndTheirNeighbours) {
  for (Side side : {Side::US, Side::USSR}) {
    OptionSet beside;
    for (const auto& name : board["superpowers"][side == Side::US ? "us" : "ussr"]["adjacent"].GetArray())
      beside.add(id_of(text_of(name)));
    EXPECT_EQ(adjacent_to_superpower(side), beside) << side_name(side);
  }
  EXPECT_EQ(other(Side::US), Side::USSR);
  EXPECT_EQ(other(Side::USSR), Side::US);
  EXPECT_EQ(owner_of(Side::USSR), Owner::ussr);
}

TEST(TsFacts, StartingInfluenceAddsUp) {
  int us = 0;
  int ussr = 0;
  for (CountryId id = 0; id < kCountries; ++id) us += country(id).start_us, ussr += country(id).start_ussr;
  EXPECT_EQ(us, 18);
  EXPECT_EQ(ussr, 9);
}

TEST_F(TsBoardFile, ScoringTable) {
  for (int r = 0; r < kScoredRegions; ++r) {
    const auto region = static_cast<Region>(r);
    const auto& row = board["regions"][std::string(region_name(region)).c_str()];
    const ScoringFacts& facts = scoring(region);
    EXPECT_EQ(facts.presence, row["presence"].GetInt());
    EXPECT_EQ(facts.domination, row["domination"].GetInt());
    EXPECT_EQ(facts.card, row["scoring_card"].GetInt());
    EXPECT_EQ(facts.control_wins, row["control"].IsString());
    if (!facts.control_wins) {
      EXPECT_EQ(facts.control, row["control"].GetInt());
    }
  }
  const auto& southeast = board["southeast_asia_scoring"];
  EXPECT_EQ(scoring(Region::SoutheastAsia).card, southeast["card"].GetInt());
  OptionSet scored;
  for (const auto& name : southeast["countries"].GetArray()) scored.add(id_of(text_of(name)));
  for (CountryId id = 0; id < kCountries; ++id)
    EXPECT_EQ(southeast_asia_vp(id), scored.has(id) ? (id == thailand ? 2 : 1) : 0) << country(id).name;
}

TEST_F(TsBoardFile, SpaceRaceTable) {
  const auto& boxes = board["space_race"]["boxes"];
  ASSERT_EQ(boxes.Size(), static_cast<unsigned>(kLastSpaceBox));
  const std::map<std::string, int> abilities{{"two_space_attempts_per_turn", kBoxTwoAttempts},
                                             {"opponent_shows_headline_first", kBoxSeesHeadline},
                                             {"may_discard_one_held_card_at_end_of_turn", kBoxDiscardsHeld},
                                             {"eight_action_rounds", kBoxEightRounds}};
  for (const auto& row : boxes.GetArray()) {
    const SpaceBox& box = space_box(row["box"].GetInt());
    EXPECT_EQ(box.name, text_of(row["name"]));
    EXPECT_EQ(box.min_ops, row["min_ops"].GetInt());
    EXPECT_EQ(box.max_roll, row["success_max_roll"].GetInt());
    EXPECT_EQ(box.vp_first, row["vp_first"].GetInt());
    EXPECT_EQ(box.vp_second, row["vp_second"].GetInt());
    if (row["ability"].IsString()) {
      EXPECT_EQ(abilities.at(text_of(row["ability"])), row["box"].GetInt());
    }
  }
}

TEST_F(TsBoardFile, TurnTables) {
  const auto& turns = board["turns"];
  EXPECT_EQ(turns["count"].GetInt(), kLastTurn);
  for (const auto& [name, era] : {std::pair{"early", Era::early}, {"mid", Era::mid}, {"late", Era::late}})
    for (const auto& turn : turns["eras"][name].GetArray()) EXPECT_EQ(era_of(turn.GetInt()), era);
  for (int turn = 1; turn <= kLastTurn; ++turn) {
    const char* span = turn <= 3 ? "1-3" : "4-10";
    EXPECT_EQ(action_rounds(turn), turns["action_rounds"][span].GetInt());
    EXPECT_EQ(hand_size(turn), turns["hand_size"][span].GetInt());
  }
  EXPECT_EQ(board["setup"]["ussr_free"]["amount"].GetInt(), kFreeInfluenceUssr);
  EXPECT_EQ(board["setup"]["us_free"]["amount"].GetInt(), kFreeInfluenceUs);
  EXPECT_EQ(board["military_operations"]["track_max"].GetInt(), kMaxMilitaryOps);
  EXPECT_EQ(board["defcon"]["max"].GetInt(), kMaxDefcon);
  EXPECT_EQ(board["victory"]["vp_track"]["max"].GetInt(), kWinningVp);
}

TEST_F(TsBoardFile, DefconBarsRegions) {
  const auto& table = board["defcon"]["restrictions_on_coup_and_realignment"];
  for (int defcon = 2; defcon <= 5; ++defcon) {
    OptionSet barred;
    for (int r = 0; r < kScoredRegions; ++r) {
      const auto region = static_cast<Region>(r);
      if (lists(table[std::to_string(defcon).c_str()], std::string(region_name(region)))) barred |= in_region(region);
    }
    EXPECT_EQ(barred_by_defcon(defcon), barred) << defcon;
  }
}

}  // namespace
}  // namespace arbiter::ts
