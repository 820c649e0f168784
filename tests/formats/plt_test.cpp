// The reader of plt records: what each action and each difference of states becomes.
#include <gtest/gtest.h>

#include "formats/record_lines.hpp"
#include "support/records.hpp"

namespace arbiter::test {
namespace {

constexpr std::string_view kHand0 = R"(["temple","temple","farm","farm","market","settlement"])";
constexpr std::string_view kHand1 = R"(["temple","farm","farm","farm","market","market"])";

std::string state(std::string_view hand0, std::string_view hand1, std::string_view bag) {
  return "{\"PlayerHand\":[" + std::string(hand0) + "," + std::string(hand1) + "],\"RemainingTiles\":{" +
         std::string(bag) + "}}";
}
constexpr std::string_view kBag = R"("farm":31,"market":27,"settlement":29,"temple":44)";

std::string game(std::string_view actions, std::string_view states) {
  return "{\"ActionArray\":[" + std::string(actions) + "],\"InitialState\":" + state(kHand0, kHand1, kBag) +
         ",\"StateArray\":[" + std::string(states) + "]}";
}

ReadGame read(const std::string& text) {
  std::vector<ReadGame> games = read_records(text, "g.json");
  EXPECT_EQ(games.size(), 1u);
  return std::move(games.front());
}

// The entries' lines without expectations.
std::vector<std::string> moves(const ReadGame& g) {
  std::vector<std::string> lines;
  for (std::string& line : lines_of(g.record))
    if (line.find("expect ") != 0) lines.push_back(std::move(line));
  return lines;
}

std::string draw_of(const ReadGame& g, std::size_t nth) {
  for (const Entry& e : g.record.entries) {
    if (e.kind != EntryKind::chance || nth-- != 0) continue;
    std::string text(e.subject);
    for (std::uint32_t i = 0; i < e.pick.count; ++i) text += " " + std::string(g.record.items[e.pick.first + i].text);
    if (e.count > 0) text += " unseen " + std::to_string(e.count);
    return text;
  }
  return "none";
}

constexpr std::string_view kTile0 = R"({"actionID":0,"playerID":0,"position_i":0,"position_j":4,"tile_type":"farm"})";
constexpr std::string_view kLeader0 =
    R"({"actionID":1,"playerID":0,"position_i":1,"position_j":2,"leader_type":"king"})";

TEST(Plt, IsToldByItsMembers) {
  EXPECT_EQ(sniff(game("", "")), FormatKind::plt);
  EXPECT_EQ(sniff(R"( {"StateArray" : [)"), FormatKind::plt);
  EXPECT_EQ(sniff(R"({"note":"x","InitialState":{}})"), FormatKind::plt);
  EXPECT_NE(sniff(R"({"arbiter":1,"game":"tigris","entries":[{"comment":"ActionArray"}]})"), FormatKind::plt);
  EXPECT_NE(sniff(R"(["ActionArray"])"), FormatKind::plt);
}

TEST(Plt, TheHeaderNamesSidesProfileAndBoard) {
  const ReadGame g = read(game("", ""));
  ASSERT_TRUE(g.readable);
  EXPECT_EQ(g.record.header.game, "tigris");
  EXPECT_EQ(g.record.header.source.format, "plt");
  ASSERT_EQ(g.record.header.sides.size(), 2u);
  EXPECT_EQ(g.record.header.sides[1].side, "bull");
  EXPECT_EQ(setup_of(g.record), std::vector<std::string>{"board standard"});
  EXPECT_EQ(draw_of(g, 0), "archer black red red blue blue green");
  EXPECT_EQ(draw_of(g, 1), "bull red blue blue blue green green");
}

TEST(Plt, ATurnOfTwoActionsAndTheDrawsBehindIt) {
  const std::string after_tile = state(R"(["temple","temple","farm","market","settlement"])", kHand1, kBag);
  // The refill (a farm) shows in the state after the other player's first action.
  const std::string bull_tile = R"({"actionID":0,"playerID":1,"position_i":0,"position_j":5,"tile_type":"farm"})";
  const std::string after_bull =
      state(R"(["temple","temple","farm","market","settlement","farm"])",
            R"(["temple","farm","farm","market","market"])", R"("farm":30,"market":27,"settlement":29,"temple":44)");
  const ReadGame g = read(game(std::string(kTile0) + "," + std::string(kLeader0) + "," + bull_tile,
                               after_tile + "," + after_tile + "," + after_bull));
  EXPECT_EQ(moves(g), (std::vector<std::string>{
                          "== setup @0",
                          "draw  for archer @0",
                          "draw  for bull @0",
                          "== Turn 1 archer action 1 @1",
                          "archer action tile @1",
                          "archer tile blue @1",
                          "archer to E1 @1",
                          "== Turn 1 archer action 2 @2",
                          "archer action leader @2",
                          "archer leader archer black @2",
                          "archer to C2 @2",
                          "== Turn 1 archer end @2",
                          "draw  for archer @2",
                          "== Turn 2 bull action 1 @3",
                          "bull action tile @3",
                          "bull tile blue @3",
                          "bull to F1 @3",
                      }));
  EXPECT_EQ(draw_of(g, 2), "archer blue");
}

TEST(Plt, ASwapsDrawsStandAtTheEndOfTheHand) {
  const std::string after_tile = state(R"(["temple","temple","farm","market","settlement"])", kHand1, kBag);
  const std::string after_leader = after_tile;
  // Bull's first action is a swap: archer drew a market for his lost farm, bull draws a temple for a market.
  const std::string swap = R"({"actionID":3,"playerID":1,"discard":["market"]})";
  const std::string after_swap = state(R"(["temple","temple","farm","market","settlement","market"])",
                                       R"(["temple","farm","farm","farm","market","temple"])",
                                       R"("farm":31,"market":26,"settlement":29,"temple":43)");
  const ReadGame g = read(game(std::string(kTile0) + "," + std::string(kLeader0) + "," + swap,
                               after_tile + "," + after_leader + "," + after_swap));
  EXPECT_EQ(draw_of(g, 2), "archer green");
  EXPECT_EQ(draw_of(g, 3), "bull red");
  EXPECT_EQ(draw_of(g, 4), "none");
}

TEST(Plt, CommitsMonumentsAndLeadersTakenBack) {
  const std::string s = state(kHand0, kHand1, kBag);
  const std::string attack =
      R"({"actionID":5,"additionalSupporters":0,"conflictType":0,"playerID":0,"warLeaderType":"trader"})";
  const std::string defence =
      R"({"actionID":6,"additionalSupporters":-4,"attackerSupporters":7,"conflictType":0,"playerID":1,"warLeaderType":"trader"})";
  const std::string build =
      R"({"actionID":4,"build":true,"color_1":"red","color_2":"black","playerID":0,"position_i":2,"position_j":3})";
  const std::string back = R"({"actionID":7,"leaderType":"priest","playerID":0,"position_i":-1,"position_j":-1})";
  const ReadGame g = read(game(std::string(kLeader0) + "," + attack + "," + defence + "," + build + "," + back,
                               s + "," + s + "," + s + "," + s + "," + s));
  const std::vector<std::string> all = moves(g);
  EXPECT_EQ(std::vector<std::string>(all.begin() + 7, all.end()), (std::vector<std::string>{
                                                                      "archer choose_war green @2",
                                                                      "archer commit 0 @2",
                                                                      "bull commit 0 @3",
                                                                      "states committed bull = -4 @3",
                                                                      "states attack archer = 7 @3",
                                                                      "archer monument M-RED-BLACK @4",
                                                                      "archer square D3 @4",
                                                                      "== Turn 1 archer action 2 @5",
                                                                      "archer action leader @5",
                                                                      "archer leader archer red @5",
                                                                      "archer to off @5",
                                                                  }));
}

// The program asks again after an action it rejects: the action has no state of its own.
TEST(Plt, ARejectedActionIsKeptInTheStepThatTheNextOneTakes) {
  const std::string after_tile = state(R"(["temple","temple","farm","market","settlement"])", kHand1, kBag);
  const std::string after_second = state(R"(["temple","temple","farm","market"])", kHand1, kBag);
  const std::string catastrophe = R"({"actionID":2,"playerID":0,"position_i":6,"position_j":8})";
  const std::string second = R"({"actionID":0,"playerID":0,"position_i":5,"position_j":13,"tile_type":"settlement"})";
  const ReadGame g =
      read(game(std::string(kTile0) + "," + catastrophe + "," + second, after_tile + "," + after_second));
  std::vector<std::string> headings;
  for (const std::string& line : moves(g))
    if (line.find("==") == 0) headings.push_back(line);
  EXPECT_EQ(headings, (std::vector<std::string>{"== setup @0", "== Turn 1 archer action 1 @1",
                                                "== Turn 1 archer action 2 @2", "== Turn 1 archer action 2 @3"}));
  // The rejected try leaves no expectation behind.
  for (const Entry& e : g.record.entries) EXPECT_FALSE(e.kind == EntryKind::expect && e.at == 2);
}

TEST(Plt, WhatIsNotUnderstoodIsKeptAtItsAction) {
  const std::string s = state(kHand0, kHand1, kBag);
  for (const std::string_view bad :
       {R"({"actionID":9,"playerID":0})", R"({"playerID":0})", R"({"actionID":"tile","playerID":0})",
        R"({"actionID":0,"playerID":4,"position_i":0,"position_j":4,"tile_type":"farm"})",
        R"({"actionID":0,"playerID":0,"position_i":11,"position_j":4,"tile_type":"farm"})",
        R"({"actionID":0,"playerID":0,"position_i":0,"position_j":16,"tile_type":"farm"})",
        R"({"actionID":0,"playerID":0,"position_i":0,"tile_type":"farm"})",
        R"({"actionID":0,"playerID":0,"position_i":0,"position_j":4,"tile_type":"castle"})",
        R"({"actionID":1,"playerID":0,"position_i":-1,"position_j":-1,"leader_type":"king"})",
        R"({"actionID":3,"playerID":0,"discard":"farm"})", R"({"actionID":3,"playerID":0,"discard":[]})",
        R"({"actionID":4,"playerID":0,"build":1})",
        R"({"actionID":5,"playerID":0,"conflictType":2,"additionalSupporters":0,"warLeaderType":"king"})",
        R"({"actionID":5,"playerID":0,"conflictType":0,"additionalSupporters":1e99,"warLeaderType":"king"})",
        R"({"actionID":5,"playerID":0,"conflictType":0,"additionalSupporters":99999999999,"warLeaderType":"king"})",
        R"(7)", R"([[]])", R"({"actionID":0,)"}) {
    const ReadGame g = read(game(std::string(kTile0) + "," + std::string(bad), s + "," + s));
    ASSERT_TRUE(g.readable) << bad;
    const auto unread = std::find_if(g.record.entries.begin(), g.record.entries.end(),
                                     [](const Entry& e) { return e.kind == EntryKind::unread; });
    if (std::string_view(bad).ends_with(",")) continue;  // the brackets of the file don't match: an error instead
    ASSERT_NE(unread, g.record.entries.end()) << bad;
    EXPECT_EQ(unread->text, bad);
    EXPECT_EQ(unread->at, 2u);
    EXPECT_EQ(g.notes.size(), 1u) << bad;
  }
}

TEST(Plt, FiveHandsGiveASideThatNoDynastyHas) {
  std::string text = game("", "");
  text.replace(text.find("\"PlayerHand\":["), 14, "\"PlayerHand\":[[],[],[],");
  const ReadGame g = read(text);
  ASSERT_EQ(g.record.header.sides.size(), 5u);
  EXPECT_EQ(g.record.header.sides[4].side, "player 5");
}

TEST(Plt, AFileCutOffIsReadAsFarAsItGoes) {
  const std::string s = state(kHand0, kHand1, kBag);
  const std::string whole = game(std::string(kTile0) + "," + std::string(kLeader0), s + "," + s);
  for (std::size_t n = 0; n < whole.size(); ++n) {
    const ReadGame g = std::move(read_records_as(FormatKind::plt, whole.substr(0, n), "cut.json").front());
    ASSERT_TRUE(g.error) << n;
    EXPECT_TRUE(g.error->code == "REC-truncated" || g.error->code == "REC-not-a-record") << n << g.error->code;
  }
  const ReadGame half = read(whole.substr(0, whole.find(kLeader0) + 20));
  ASSERT_TRUE(half.readable);
  EXPECT_EQ(moves(half).back(), "archer to E1 @1");
}

TEST(Plt, LimitsHold) {
  const std::string s = state(kHand0, kHand1, kBag);
  std::string actions(kTile0), states = s;
  for (int i = 0; i < 200; ++i) actions += "," + std::string(kTile0), states += "," + s;
  Limits limits;
  limits.entries = 50;
  ReadGame g = std::move(read_records(game(actions, states), "g.json", limits).front());
  ASSERT_TRUE(g.error);
  EXPECT_EQ(g.error->code, "REC-limit-entries");
  limits = {};
  limits.facts = 100;
  g = std::move(read_records(game(actions, states), "g.json", limits).front());
  ASSERT_TRUE(g.error);
  EXPECT_EQ(g.error->code, "REC-limit-facts");
  const std::string deep = game(std::string(100, '[') + std::string(100, ']'), s);
  g = std::move(read_records(deep, "g.json").front());
  ASSERT_TRUE(g.error);
  EXPECT_EQ(g.error->code, "REC-limit-nesting");
}

}  // namespace
}  // namespace arbiter::test
