#include "formats/tsreplayer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "formats/record_lines.hpp"

namespace arbiter {
namespace {

using test::lines_of;
using Lines = std::vector<std::string>;

Record read(std::string_view log) {
  Result<Record> r = read_tsreplayer(log, "game.txt");
  EXPECT_TRUE(r.ok()) << (r.ok() ? "" : r.error().to_string());
  return r.ok() ? std::move(r.value()) : Record{};
}

// What the lines of one entry become, the heading and the card left out.
Lines within(std::string header, std::string_view detail) {
  const Record r = read(header.append(detail));
  Lines all = lines_of(r);
  EXPECT_GE(all.size(), 2u);
  all.erase(all.begin(), all.begin() + std::min<std::ptrdiff_t>(2, std::ssize(all)));
  return all;
}
Lines us_plays_fidel(std::string_view detail) {
  return within("Turn 3, US AR2: Fidel*: ", detail);
}

// One detail line in a place where it decides nothing about the card.
Lines detail(std::string_view line) {
  return within("Turn 3, US AR2: :\n", line);
}

TEST(Tsreplayer, HeaderOfTheRecord) {
  const Record r = read(
      "SETUP: : Olga will play as USSR.\nAnn Lee will play as USA.\nHandicap influence: US +2\nScenario: Standard\n"
      "Optional Cards Added\nTime per Player: 45 Minutes\nUSSR +4 in Poland [0][4]\n");
  const Header& h = r.header;
  EXPECT_EQ(h.game, "twilight-struggle");
  EXPECT_EQ(h.ruleset, "ts-deluxe");
  EXPECT_EQ(h.profile, "");
  ASSERT_EQ(h.sides.size(), 2u);
  EXPECT_EQ(h.sides[0].side, "US");
  EXPECT_EQ(h.sides[0].name, "Ann Lee");
  EXPECT_EQ(h.sides[0].kind, "human");
  EXPECT_EQ(h.sides[1].side, "USSR");
  EXPECT_EQ(h.sides[1].name, "Olga");
  EXPECT_EQ(h.source.format, "tsreplayer");
  EXPECT_EQ(h.source.file, "game.txt");
  EXPECT_NE(std::find(h.source.states.begin(), h.source.states.end(), "influence.US"), h.source.states.end());
  EXPECT_EQ(h.source.silent, (std::vector<std::string_view>{"TS-3.10", "TS-11.1 military_ops.US",
                                                            "TS-11.1 military_ops.USSR", "TS-11.1 vp"}));
  EXPECT_EQ(test::setup_of(r), (Lines{"handicap US 2", "optional_cards true", "scenario Standard", "time 45 Minutes"}));
  EXPECT_EQ(lines_of(r), (Lines{"== setup @1", "states influence.USSR Poland +4 = 4; influence.US Poland +0 = 0 @7"}));
}

TEST(Tsreplayer, TheNewerExporterTellsMilitaryOperations) {
  const Record r = read(
      "SETUP: Olga will play as USSR.\nTurn 1, USSR AR1: Fidel*\n\nTurn 1, Cleanup\n"
      "Turn 9, Cleanup: USSR gains 2 VP. Score is even.\n");
  EXPECT_EQ(std::find(r.header.source.silent.begin(), r.header.source.silent.end(), "TS-11.1 vp"),
            r.header.source.silent.end());
  EXPECT_EQ(r.header.sides[1].name, "Olga");
  EXPECT_EQ(test::setup_of(r), (Lines{"optional_cards false"}));
  EXPECT_EQ(lines_of(r), (Lines{"== setup @1", "== Turn 1 USSR AR1 @2", "USSR card 8 Fidel @2", "== cleanup @4",
                                "== cleanup @5", "states vp -2 = 0 @5"}));
}

TEST(Tsreplayer, TheNewerExporterLeavesOutEmptyParts) {
  EXPECT_EQ(lines_of(read("SETUP: Olga will play as USSR.\nTurn 8, US AR8\n")),
            (Lines{"== setup @1", "== Turn 8 US AR8 @2", "US card none @2"}));
  // In the older exporter's files such a line is cut off.
  EXPECT_EQ(lines_of(read("SETUP: : Olga will play as USSR.\nTurn 8, US AR8\n")),
            (Lines{"== setup @1", "? Turn 8, US AR8 @2"}));
}

TEST(Tsreplayer, Bids) {
  const Record r = read(
      "SETUP: : Olga will play as USSR.\nAnn bids 3 Influence for USSR\nAdditional Influence from bidding: US +3\n");
  EXPECT_EQ(test::setup_of(r), (Lines{"bid US 3", "optional_cards false"}));
  EXPECT_EQ(lines_of(r), (Lines{"== setup @1", "# Ann: bids 3 Influence for USSR @2"}));
}

TEST(Tsreplayer, TimeUnits) {
  for (const char* time : {"45 Minutes", "1 Hour", "3 Hours", "10 Days"}) {
    const Record r = read("SETUP: : O will play as USSR.\nTime per Player: " + std::string(time) + "\n");
    EXPECT_EQ(test::setup_of(r), (Lines{"optional_cards false", "time " + std::string(time)}));
  }
  EXPECT_EQ(lines_of(read("SETUP: : Time per Player: 3 Weeks\n")).back(), "? SETUP: : Time per Player: 3 Weeks @1");
}

TEST(Tsreplayer, SetupLinesCountOnlyInTheSetupAndOnce) {
  for (const char* line :
       {"Ann will play as USA.", "Scenario: Standard", "Optional Cards Added", "Handicap influence: US +2",
        "Time per Player: 1 Hour", "Ann bids 3 Influence for US", "Additional Influence from bidding: US +3"}) {
    EXPECT_EQ(detail(line), (Lines{"? " + std::string(line) + " @2"}));
  }
  EXPECT_EQ(lines_of(read("SETUP: : A will play as USSR.\nB will play as USSR.\n")),
            (Lines{"== setup @1", "? B will play as USSR. @2"}));
  EXPECT_EQ(lines_of(read("SETUP: : A will play as USSR.\nSETUP: : B will play as USA.\n")).back(),
            "? SETUP: : B will play as USA. @2");
}

TEST(Tsreplayer, Headline) {
  EXPECT_EQ(lines_of(read("Turn 2, Headline Phase: Blockade* & NATO*: DEFCON improves to 3\n*RESHUFFLE*\n"
                          "USSR Headlines Blockade*\nUS Headlines NATO*\nEvent: NATO*\n")),
            (Lines{"== Turn 2 headline @1", "states defcon = 3 @1", "states reshuffle +1 @2",
                   "USSR headline 10 Blockade @3", "US headline 21 NATO @4", "states event 21 NATO +1 @5"}));
}

TEST(Tsreplayer, HeadlineOfAnUnfinishedGame) {
  EXPECT_EQ(lines_of(read("Turn 8, Headline Phase: NATO*: DEFCON improves to 3\nUS Headlines NATO*")),
            (Lines{"== Turn 8 headline @1", "states defcon = 3 @1", "US headline 21 NATO @2"}));
  EXPECT_EQ(lines_of(read("Turn 8, Headline Phase: NATO* & Fidel*:\nUS Headlines NATO*\n")),
            (Lines{"== Turn 8 headline @1", "US headline 21 NATO @2"}));
  EXPECT_EQ(lines_of(read("Turn 8, Headline Phase: :\n")), (Lines{"== Turn 8 headline @1"}));
}

TEST(Tsreplayer, HeadlineThatContradictsItsHeader) {
  EXPECT_EQ(lines_of(read("Turn 2, Headline Phase: Blockade* & NATO*: USSR Headlines Fidel*\nUS Headlines NATO*\n")),
            (Lines{"== Turn 2 headline @1", "USSR headline 8 Fidel @1",
                   "? Turn 2, Headline Phase: Blockade* & NATO*: USSR Headlines Fidel* @1", "US headline 21 NATO @2"}));
  // The other order.
  EXPECT_EQ(lines_of(read("Turn 2, Headline Phase: Blockade* & NATO*:\nUS Headlines NATO*\n"
                          "USSR Headlines Blockade*\n")),
            (Lines{"== Turn 2 headline @1", "US headline 21 NATO @2", "? US Headlines NATO* @2",
                   "USSR headline 10 Blockade @3"}));
  // A missing one, in an entry that isn't the last.
  EXPECT_EQ(lines_of(read("Turn 2, Headline Phase: Blockade* & NATO*: USSR Headlines Blockade*\nTurn 2, US AR1: :\n")),
            (Lines{"== Turn 2 headline @1", "USSR headline 10 Blockade @1",
                   "? Turn 2, Headline Phase: Blockade* & NATO*: USSR Headlines Blockade* @1", "== Turn 2 US AR1 @2",
                   "US card none @2"}));
}

TEST(Tsreplayer, ActionRoundHeaders) {
  EXPECT_EQ(lines_of(read("Turn 10, USSR AR8: \"One Small Step...\": *RESHUFFLE*\n")),
            (Lines{"== Turn 10 USSR AR8 @1", "USSR card 80 \"One Small Step...\" @1", "states reshuffle +1 @1"}));
  EXPECT_EQ(lines_of(read("Turn 6, US AR7: South America Scoring:")),
            (Lines{"== Turn 6 US AR7 @1", "US card 81 South America Scoring @1"}));
  EXPECT_EQ(lines_of(read("Turn 5, US AR1: :\n")), (Lines{"== Turn 5 US AR1 @1", "US card none @1"}));
  EXPECT_EQ(lines_of(read("Turn 5, US AR1: : *RESHUFFLE*\n")),
            (Lines{"== Turn 5 US AR1 @1", "US card none @1", "states reshuffle +1 @1"}));
  EXPECT_EQ(lines_of(read(": :\n")), (Lines{"== cleanup @1"}));
  EXPECT_EQ(lines_of(read(": : US gains 28 VP. Score is US 34.\n")), (Lines{"== cleanup @1", "states vp +28 = 34 @1"}));
}

TEST(Tsreplayer, UseByForm) {
  EXPECT_EQ(us_plays_fidel("Place Influence (2 Ops):\nUS +1 in Iran [1][0]\n\nEvent: Fidel*\n"),
            (Lines{"US use operations @1", "US operation influence @1", "states operation_ops influence = 2 @1",
                   "states influence.US Iran +1 = 1; influence.USSR Iran +0 = 0 @2", "states event 8 Fidel +1 @4"}));
  EXPECT_EQ(us_plays_fidel("Space Race (2 Ops):\n"),
            (Lines{"US use space_race @1", "states operation_ops space_race = 2 @1"}));
  EXPECT_EQ(us_plays_fidel("Event: Fidel*\nRealignment (2 Ops):\n"),
            (Lines{"US use event @1", "states event 8 Fidel +1 @1", "operation realignment @2",
                   "states operation_ops realignment = 2 @2"}));
  // Points and lapsing effects before the block are no block.
  EXPECT_EQ(us_plays_fidel("USSR gains 2 VP. Score is USSR 3.\nNATO* is no longer in play.\nEvent: Fidel*\n"),
            (Lines{"states vp -2 = -3 @1", "states in_play 21 NATO = 0 @2", "US use event @3",
                   "states event 8 Fidel +1 @3"}));
  // Another card's event first: not told.
  EXPECT_EQ(us_plays_fidel("Event: NATO*\nEvent: Fidel*\n"),
            (Lines{"states event 21 NATO +1 @1", "states event 8 Fidel +1 @2"}));
}

TEST(Tsreplayer, TrapRound) {
  EXPECT_EQ(us_plays_fidel("US discards Fidel*\nTrap Roll: 3 <= 4 -- Trap Escaped\nQuagmire* is no longer in play.\n"),
            (Lines{"states discarded.US 8 Fidel +1 @1", "die 3 for trap @2",
                   "states trap_needed = 4; success trap = 1 @2", "states in_play 42 Quagmire = 0 @3"}));
  EXPECT_EQ(detail("Trap Roll: 6 > 4 -- Trap Remains in Effect"),
            (Lines{"die 6 for trap @2", "states trap_needed = 4; success trap = 0 @2"}));
}

TEST(Tsreplayer, NoUseIsGuessedPastAnUnreadLine) {
  EXPECT_EQ(us_plays_fidel("Plaec Influence (2 Ops):\nEvent: Fidel*\n"),
            (Lines{"? Turn 3, US AR2: Fidel*: Plaec Influence (2 Ops): @1", "states event 8 Fidel +1 @2"}));
}

TEST(Tsreplayer, CoupOfTheHeadersCard) {
  EXPECT_EQ(us_plays_fidel("Coup (3 Ops):\nTarget: Iran\nSUCCESS: 6 [ + 3 - 2x2 = 5 ]\nUSSR -2 in Iran [0][0]\n"
                           "US +3 in Iran [3][0]\nUS Military Ops to 3\nDEFCON degrades to 3\n"),
            (Lines{"US use operations @1", "US operation coup @1", "states operation_ops coup = 3 @1",
                   "US target Iran @2", "die 6 for Iran @3",
                   "states coup_ops Iran = 3; coup_stability Iran = 4; coup_modifier Iran = 0; coup_result Iran = 5; "
                   "success Iran = 1 @3",
                   "states influence.USSR Iran -2 = 0; influence.US Iran +0 = 0 @4",
                   "states influence.US Iran +3 = 3; influence.USSR Iran +0 = 0 @5", "states military_ops.US = 3 @6",
                   "states defcon = 3 @7"}));
}

TEST(Tsreplayer, CoupWithAModifierAndANegativeResult) {
  EXPECT_EQ(detail("FAILURE: 1 [ + 1 (-1)  - 2x2 = -3 ]"),
            (Lines{"die 1 @2",
                   "states coup_ops = 1; coup_stability = 4; coup_modifier = -1; coup_result = -3; success = 0 @2"}));
}

TEST(Tsreplayer, SideOfAnEventsOperationsComesFromItsResults) {
  const auto who = [](std::string_view lines) {
    const Lines all = us_plays_fidel("Event: Fidel*\n" + std::string(lines));
    return Lines{all[2], all[4]};
  };
  EXPECT_EQ(who("Coup (2 Ops):\nTarget: Iran\nFAILURE: 1 [ + 2 - 2x2 = -1 ]\nUSSR Military Ops to 5\n"),
            (Lines{"USSR operation coup @2", "USSR target Iran @3"}));
  EXPECT_EQ(who("Coup (2 Ops):\nTarget: Iran\nSUCCESS: 6 [ + 2 - 2x2 = 4 ]\nUS -1 in Iran [0][0]\n"),
            (Lines{"USSR operation coup @2", "USSR target Iran @3"}));
  EXPECT_EQ(who("Coup (2 Ops):\nTarget: Iran\nFAILURE: 1 [ + 2 - 2x2 = -1 ]\n\nUSSR Military Ops to 5\n"),
            (Lines{"operation coup @2", "target Iran @3"}));
  // Before the roll it is the price of ending the Cuban Missile Crisis, by whichever side.
  EXPECT_EQ(who("Coup (2 Ops):\nTarget: Iran\nUSSR -2 in Cuba [0][1]\nUS Military Ops to 5\n"),
            (Lines{"operation coup @2", "target Iran @3"}));
  EXPECT_EQ(who("Realignment (2 Ops):\nTarget: Iran\nUSSR rolls 2\nUS rolls 4\nUSSR -2 in Iran [0][1]\n"),
            (Lines{"operation realignment @2", "target Iran @3"}));
  EXPECT_EQ(who("Place Influence (1 Ops):\nUSSR +1 in Iran [0][1]\n")[0], "USSR operation influence @2");
  EXPECT_EQ(who("Place Influence (1 Ops):\n\nUSSR +1 in Iran [0][1]\n")[0], "operation influence @2");
}

TEST(Tsreplayer, RealignmentOfTheHeadersCard) {
  EXPECT_EQ(us_plays_fidel("Realignment (2 Ops):\nTarget: Brazil\nUSSR rolls 6 (+2) = 8\nUS rolls 4\n"),
            (Lines{"US use operations @1", "US operation realignment @1", "states operation_ops realignment = 2 @1",
                   "US target Brazil @2", "die 6 for USSR @3", "states roll_modifier USSR = 2; roll_total USSR = 8 @3",
                   "die 4 for US @4", "states roll_modifier US = 0; roll_total US = 4 @4"}));
}

TEST(Tsreplayer, SpaceRace) {
  EXPECT_EQ(detail("Die roll: 2 -- Success! (Needed 3 or less)"),
            (Lines{"die 2 for space_race @2", "states space_needed = 3; success space_race = 1 @2"}));
  EXPECT_EQ(detail("Die roll: 5 -- Failed! (Needed 3 or less)"),
            (Lines{"die 5 for space_race @2", "states space_needed = 3; success space_race = 0 @2"}));
  EXPECT_EQ(detail("US advances to 1 in the Space Race."), (Lines{"states space.US = 1 @2"}));
}

TEST(Tsreplayer, Wars) {
  EXPECT_EQ(detail("War in Iraq\nVICTORY: 6 (-2)  >= 4\n"),
            (Lines{"states war Iraq +1 @2", "die 6 for Iraq @3",
                   "states war_modifier Iraq = -2; war_needed Iraq = 4; success Iraq = 1 @3"}));
  EXPECT_EQ(detail("War in Iraq\nDEFEAT: 1 < 4\n"),
            (Lines{"states war Iraq +1 @2", "die 1 for Iraq @3",
                   "states war_modifier Iraq = 0; war_needed Iraq = 4; success Iraq = 0 @3"}));
}

TEST(Tsreplayer, SingleEffects) {
  const std::pair<const char*, const char*> cases[] = {
      {"USSR -12 in South Korea [3][10]",
       "states influence.USSR South Korea -12 = 10; influence.US South Korea +0 = 3 @2"},
      {"USSR Military Ops to 3", "states military_ops.USSR = 3 @2"},
      {"DEFCON degrades to 1", "states defcon = 1 @2"},
      {"DEFCON improves to 5", "states defcon = 5 @2"},
      {"US gains 1 VP. Score is US 2.", "states vp +1 = 2 @2"},
      {"US gains 1 VP. Score is USSR 2.", "states vp +1 = -2 @2"},
      {"USSR gains 3 VP. Score is even.", "states vp -3 = 0 @2"},
      {"No VP awarded. Score is USSR 12.", "states vp +0 = -12 @2"},
      {"No VP awarded. Score is even.", "states vp +0 = 0 @2"},
      {"Event: \"Ask Not What Your Country...\"*",
       "states event 77 \"Ask Not What Your Country Can Do For You...\" +1 @2"},
      {"US/Japan Mutual Defense Pact* is now in play.", "states in_play 27 US/Japan Mutual Defense Pact = 1 @2"},
      {"Vietnam Revolts* is no longer in play.", "states in_play 9 Vietnam Revolts = 0 @2"},
      {"US discards Mideast Scoring", "states discarded.US 3 Middle East Scoring +1 @2"},
      {"USSR reveals NATO*", "states revealed.USSR 21 NATO +1 @2"},
      {"USSR reveals NATO* from hand", "states revealed_from_hand.USSR 21 NATO +1 @2"},
      {"US plays NATO*", "states played.US 21 NATO +1 @2"},
      {"US returns NATO* to USSR", "states returned.US 21 NATO +1 @2"},
      {"USSR returns NATO* to US", "states returned.USSR 21 NATO +1 @2"},
      {"US has no cards to reveal", "states nothing_to_reveal.US +1 @2"},
      {"USSR has no cards to discard", "states nothing_to_discard.USSR +1 @2"},
      {"US chooses to participate in the Olympics", "US olympics participate @2"},
      {"USSR chooses to boycott the Olympics", "USSR olympics boycott @2"},
      {"US chooses Central America", "US region Central America @2"},
      {"*RESHUFFLE*", "states reshuffle +1 @2"},
      {"US wins by Final Scoring", "expect winner = US; ending = Final Scoring @2"},
      {"USSR wins by WarGames", "expect winner = USSR; ending = WarGames @2"},
      {"Unknown wins by Unknown", "expect winner = Unknown; ending = Unknown @2"},
  };
  for (const auto& [line, expected] : cases) EXPECT_EQ(detail(line), (Lines{expected})) << line;
}

// Each is a known line with one thing wrong.
TEST(Tsreplayer, LinesThatAreNearlyRight) {
  for (const char* line : {"US +0 in Iran [1][2]",
                           "US 1 in Iran [1][2]",
                           "US +1 in Irna [1][2]",
                           "US +1 in Iran [1] [2]",
                           "US +1 in Iran [1][2",
                           "US +1 in Iran [1][2] (12)",
                           "US +01 in Iran [1][2]",
                           "US +1 in Iran [-1][2]",
                           "US +12345 in Iran [1][2]",
                           "us +1 in Iran [1][2]",
                           "USA +1 in Iran [1][2]",
                           "Target: ",
                           "Target: Atlantis",
                           "Coup (3 ops):",
                           "Coup ( Ops):",
                           "Place Influence (3 Ops)",
                           "SUCCESS: 7 [ + 3 - 2x2 = 6 ]",
                           "SUCCESS: 0 [ + 3 - 2x2 = -1 ]",
                           "SUCCESS: 6 [ + 3 (-1) - 2x2 = 4 ]",
                           "SUCCESS: 6 [ + 3 - 2x2 = 5",
                           "US rolls 0",
                           "US rolls 4 (+1)",
                           "US rolls 4 = 4",
                           "DEFCON degrades to",
                           "DEFCON falls to 3",
                           "US Military Ops to",
                           "Die roll: 2 -- Success! (Needed 3 or more)",
                           "US advances to 1 in the Space Race",
                           "US gains VP. Score is US 3.",
                           "US gains 1 VP.",
                           "US gains 1 VP. Score is US.",
                           "US gains 1 VP. Score is odd.",
                           "No VP awarded.",
                           "War in the East",
                           "VICTORY: 6 < 4",
                           "DEFEAT: 6 >= 4",
                           "VICTORY: 6 (-2) >= 4",
                           "Event: Fidel",
                           "Event: ",
                           "US Headlines Fidel",
                           "Fidel is now in play.",
                           "Fidel* is now in play",
                           "US discards",
                           "US reveals NATO",
                           "US returns NATO* to US",
                           "US returns NATO*",
                           "US has no cards to play",
                           "Trap Roll: 5 <= 4 -- Trap Remains in Effect",
                           "Trap Roll: 5 > 4 -- Trap Escaped",
                           "US chooses Atlantis",
                           "US chooses ",
                           "US chooses Southeast Asia",
                           "US chooses Chernobyl* is now in play.",
                           "*RESHUFFLE",
                           "US wins by luck",
                           "Nobody wins by Forfeit",
                           "US",
                           "USSR ",
                           "Turn",
                           "Turn 3",
                           "Turn 3, US",
                           "Turn 3, US AR",
                           "Turn 3, US AR2: Fidel*",
                           "Turn 3, UK AR2: :",
                           "Turn x, US AR2: :",
                           "Turn 3, Headline",
                           "Turn 3, Cleanups",
                           ": :x",
                           ":",
                           ": "}) {
    std::string shown = line;
    while (!shown.empty() && shown.back() == ' ') shown.pop_back();
    EXPECT_EQ(detail(line), (Lines{"? " + shown + " @2"})) << line;
  }
}

TEST(Tsreplayer, UnknownCardInAHeader) {
  EXPECT_EQ(lines_of(read("Turn 3, US AR2: Fidle*: Coup (3 Ops):\nTarget: Cuba\n")),
            (Lines{"== Turn 3 US AR2 @1", "? Turn 3, US AR2: Fidle*: Coup (3 Ops): @1", "operation coup @1",
                   "states operation_ops coup = 3 @1", "target Cuba @2"}));
  EXPECT_EQ(lines_of(read("Turn 3, Headline Phase: Fidle* & NATO*: USSR Headlines Fidel*\nUS Headlines NATO*\n")),
            (Lines{"== Turn 3 headline @1", "? Turn 3, Headline Phase: Fidle* & NATO*: USSR Headlines Fidel* @1",
                   "USSR headline 8 Fidel @1", "US headline 21 NATO @2"}));
}

TEST(Tsreplayer, LineEnds) {
  const std::string unix_log =
      "SETUP: : O will play as USSR.\nA will play as USA.\n\nTurn 3, US AR2: Fidel*:\n*RESHUFFLE*\n";
  std::string dos_log;
  for (char c : unix_log) dos_log += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const Lines expected = lines_of(read(unix_log));
  EXPECT_EQ(lines_of(read(dos_log)), expected);
  EXPECT_EQ(lines_of(read("\xEF\xBB\xBF" + unix_log)), expected);
  EXPECT_EQ(lines_of(read(unix_log.substr(0, unix_log.size() - 1))), expected);
  EXPECT_EQ(read(dos_log).source_line(4), "Turn 3, US AR2: Fidel*:");
  EXPECT_EQ(read(dos_log).source_lines.size(), 5u);
}

TEST(Tsreplayer, LastLineCutOff) {
  const std::string log = "Turn 3, US AR2: :\nUS +1 in Saudi Arabia [1][0]";
  for (std::size_t cut = log.size() - 1; cut > 18; --cut) {
    const Lines all = lines_of(read(log.substr(0, cut)));
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all[2].substr(0, 1), "?") << cut;
  }
  const std::string header = "Turn 3, US AR2: :\nTurn 4, US AR2: The Reformer*";
  for (std::size_t cut = header.size(); cut > 19; --cut) {
    const Lines all = lines_of(read(header.substr(0, cut)));
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all[2].substr(0, 1), "?") << cut;
  }
}

TEST(Tsreplayer, TextThatIsNotUtf8) {
  EXPECT_EQ(lines_of(read("SETUP: : Zo\xC3\xAB will play as USSR.\nB\xFF will play as USA.\n")),
            (Lines{"== setup @1", "? B\xFF will play as USA. @2"}));
}

TEST(Tsreplayer, WhatIsNoSuchLog) {
  const std::string garbage_line = "nothing of the kind\n";
  std::string long_garbage;
  for (int i = 0; i < 5000; ++i) long_garbage += garbage_line;
  for (const std::string& text : {std::string(), std::string("\n\n"), garbage_line, long_garbage,
                                  std::string("\0\1\2\xFF", 4), std::string("{\"arbiter\": 1}")}) {
    const Result<Record> r = read_tsreplayer(text, "x.txt");
    ASSERT_FALSE(r.ok());
    EXPECT_EQ(r.error().code, "IMP-not-tsreplayer");
    EXPECT_EQ(r.error().file, "x.txt");
    EXPECT_FALSE(looks_like_tsreplayer(text));
  }
  EXPECT_TRUE(looks_like_tsreplayer("SETUP: : Olga will play as USSR.\n"));
  EXPECT_TRUE(looks_like_tsreplayer("\xEF\xBB\xBF\r\nTurn 1, Headline Phase: Fidel* & NATO*:\n"));
  EXPECT_TRUE(looks_like_tsreplayer("Turn 1, USSR AR1: Fidel*:\n"));
  EXPECT_FALSE(looks_like_tsreplayer("Turn 1, the Jihadist player\n"));
}

TEST(Tsreplayer, NotesBehindALineBecomeExpectations) {
  const std::string iran = "states influence.US Iran +1 = 1; influence.USSR Iran +0 = 2 @2";
  EXPECT_EQ(detail("US +1 in Iran [1][2] (DEFCON 3, VP +4)"), (Lines{iran, "expect defcon = 3 @2", "expect vp = 4 @2"}));
  EXPECT_EQ(detail("US +1 in Iran [1][2] (VP USSR 4, US MilOps 2, well played)"),
            (Lines{iran, "# : well played @2", "expect vp = -4 @2", "expect military_ops.US = 2 @2"}));
  EXPECT_EQ(detail("US +1 in Iran [1][2] (his last hope)"), (Lines{iran, "# : his last hope @2"}));
  // What a later line of the entry states anew says nothing of its end; the next entry closes it.
  EXPECT_EQ(detail("US +1 in Iran [1][2] (DEFCON 3, VP 4)\nDEFCON degrades to 2"),
            (Lines{iran, "states defcon = 2 @3", "expect vp = 4 @2"}));
  // A note doesn't make a line of an unknown form known.
  EXPECT_EQ(detail("US plus 1 in Iran (DEFCON 3)"), (Lines{"? US plus 1 in Iran (DEFCON 3) @2"}));
}

}  // namespace
}  // namespace arbiter
