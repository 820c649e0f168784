// Recorded positions: what they say, and what follows from it.
#include "games/twilight-struggle/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "arbiter/formats.hpp"
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {
namespace {

State position(std::string json) {
  std::replace(json.begin(), json.end(), '\n', ' ');  // a header member is one line
  State s{};
  const std::vector<ReadGame> games = read_records_as(
      FormatKind::text, "@ arbiter 1\n@ game twilight-struggle\n@ setup {\"position\":" + json + "}\n", "position");
  const Result<bool> ok = read_setup(games.at(0).record.header, &games.at(0).record.items, s);
  EXPECT_TRUE(ok.ok()) << (ok ? "" : ok.error().message);
  EXPECT_EQ(broken_invariants(s), std::vector<std::string>{});
  return s;
}

TEST(RecordedPosition, TellingInfluenceEmptiesTheRestOfTheBoard) {
  const State told = position(R"({"turn": 2, "round": 1, "acting": "US", "influence.USSR": {"Poland": 3}})");
  EXPECT_EQ(influence(told, Side::USSR, poland), 3);
  EXPECT_EQ(influence(told, Side::US, uk), 0);
  EXPECT_EQ(influence(position(R"({"turn": 2})"), Side::US, uk), 5);
}

TEST(RecordedPosition, EffectsWithASidePutTheirCardInPlay) {
  const State s = position(R"({"turn": 8, "round": 2, "acting": "US", "crisis_against": "US", "red_scare": {"USSR": 2},
                               "death_squads": -1, "chernobyl_region": "Africa", "missile_envy_bound": "USSR",
                               "hand.USSR": ["49 Missile Envy"]})");
  EXPECT_EQ(s.crisis_against, index(Side::US));
  EXPECT_EQ(s.missile_envy_bound, index(Side::USSR));
  EXPECT_EQ(s.chernobyl_region, static_cast<int>(Region::Africa));
  for (const int id : {cuban_missile_crisis, red_scare_purge, latin_american_death_squads, chernobyl}) {
    EXPECT_TRUE(s.effect(id)) << id;
    EXPECT_EQ(s.occurred[id], 1) << id;
  }
  EXPECT_FALSE(s.effect(aldrich_ames_remix));
  EXPECT_EQ(s.place[cuban_missile_crisis], out_of_game);
  EXPECT_EQ(s.place[red_scare_purge], in_discard_pile);
}

TEST(RecordedPosition, CardsWhoseEventsHappenedAreWhereTheyMustBe) {
  const State s =
      position(R"({"turn": 5, "round": 1, "acting": "US", "in_play": {"73 Shuttle Diplomacy": 1, "21 NATO": 1},
                               "occurred": {"19 Truman Doctrine": 1, "10 Blockade": 1}, "hand.US": ["10 Blockade"]})");
  EXPECT_EQ(s.place[shuttle_diplomacy], on_table);
  EXPECT_EQ(s.place[nato], out_of_game);
  EXPECT_EQ(s.place[truman_doctrine], out_of_game);
  EXPECT_EQ(s.place[blockade], in_us_hand);  // what is told goes first
  EXPECT_EQ(s.place[the_reformer], in_later_era);
  EXPECT_EQ(s.hand[0], 1);
}

// The error of a set-up, as `"member": value` of "setup"; empty: there is none.
std::string setup_mistake(const std::string& members) {
  State s{};
  const std::vector<ReadGame> games =
      read_records_as(FormatKind::text, "@ arbiter 1\n@ game twilight-struggle\n@ setup {" + members + "}\n", "setup");
  const Result<bool> ok = read_setup(games.at(0).record.header, &games.at(0).record.items, s);
  return ok ? std::string() : ok.error().message;
}

TEST(RecordedSetup, OptionalCardsAreInOrOut) {
  for (const char* good : {"true", "false", "1", "0", "\"true\""})
    EXPECT_EQ(setup_mistake(std::string("\"optional_cards\":") + good), "") << good;
  for (const char* bad : {"\"maybe\"", "2", "-1", "\"\""})
    EXPECT_NE(setup_mistake(std::string("\"optional_cards\":") + bad).find("optional_cards must be true or false"),
              std::string::npos)
        << bad;
}

TEST(RecordedSetup, HandsHoldNoMoreCardsThanThereAre) {
  EXPECT_EQ(setup_mistake(R"("position":{"turn":2,"hand_size.US":8,"hand_size.USSR":8})"), "");
  for (const char* members : {R"("hand_size.US":110)", R"("hand_size.US":60,"hand_size.USSR":60)"})
    EXPECT_NE(setup_mistake(R"("position":{"turn":2,)" + std::string(members) + "}").find("setup.position can't be"),
              std::string::npos)
        << members;
}

TEST(RecordedSetup, ACardStandsInOnePlace) {
  EXPECT_EQ(setup_mistake(R"("position":{"turn":2,"hand.US":["4","5"],"hand.USSR":["7"]})"), "");
  for (const char* twice : {R"("hand.US":["4"],"hand.USSR":["4"])", R"("hand.US":["4","4"])",
                            R"("discard":["4"],"removed":["4 Duck and Cover"])"})
    EXPECT_NE(setup_mistake(R"("position":{"turn":2,)" + std::string(twice) + "}").find("stands twice"),
              std::string::npos)
        << twice;
}

TEST(RecordedSetup, NamesWhatNoGameCanComeTo) {
  struct Case {
    const char *members, *says;
  };
  for (const Case& c :
       {Case{R"("hand.US":["4"],"hand.USSR":["4"])",
             "setup.position.hand.USSR: 4 Duck and Cover stands twice, in hand.US too"},
        Case{R"("hand.US":["4","4"])", "setup.position.hand.US: 4 Duck and Cover stands twice, both times here"},
        Case{R"("hand.US":["6"])", "setup.position.hand.US: 6 The China Card is in no hand or pile"},
        Case{R"("discard":["96 Tear Down this Wall"])",
             "setup.position.discard: 96 Tear Down this Wall joins the game in a later turn"},
        Case{R"("defcon":9)", "setup.position.defcon can't be '9' (1 to 5)"},
        Case{R"("defcon":1)", "setup.position.defcon can't be 1 while the game goes on"},
        Case{R"("defcon":{"US":3})", "setup.position.defcon is one value, not one for 'US'"},
        Case{R"("vp":20)", "setup.position.vp can't be 20 while the game goes on"},
        Case{R"("vp":-20)", "setup.position.vp can't be -20 while the game goes on"},
        Case{R"("influence.US":{"Iran":100})", "setup.position.influence.US of Iran can't be '100' (0 to 99)"},
        Case{R"("influence.US":{"none":3})", "unknown name 'none' in setup.position.influence.US"},
        Case{R"("round":7)", "setup.position.round can't be 7 in turn 2, only 1 to 6"}})
    EXPECT_NE(setup_mistake(R"("position":{"turn":2,)" + std::string(c.members) + "}").find(c.says), std::string::npos)
        << c.members << ": " << setup_mistake(R"("position":{"turn":2,)" + std::string(c.members) + "}");
  EXPECT_NE(setup_mistake(R"("optional_cards":false,"position":{"turn":9,"hand.US":["104"]})")
                .find("104 The Cambridge Five is not in the game"),
            std::string::npos);
  for (const char* possible : {R"("vp":19)", R"("defcon":1,"phase":"over")", R"("round":6)",
                               R"("round":7,"acting":"US","in_play":{"86 North Sea Oil":1})"})
    EXPECT_EQ(setup_mistake(R"("position":{"turn":2,)" + std::string(possible) + "}"), "") << possible;
}

TEST(RecordedPosition, NamesItsPhase) {
  EXPECT_EQ(position(R"({"turn": 10, "phase": "cleanup"})").phase, Phase::cleanup);
  EXPECT_EQ(position(R"({"turn": 3})").phase, Phase::headline);
  EXPECT_EQ(position(R"({"turn": 3, "round": 2})").phase, Phase::action_rounds);
}

}  // namespace
}  // namespace arbiter::ts
