// The reader of BoardGameArena logs: whole simulated games told as logs, and each notification by itself.
#include <gtest/gtest.h>

#include <cstring>

#include "arbiter/replay.hpp"
#include "formats/bga_log_of.hpp"
#include "formats/record_lines.hpp"
#include "games/tigris/state.hpp"

namespace arbiter::test {
namespace {

Record simulated(std::uint64_t seed, int players, bool advanced) {
  Header header;
  header.game = header.ruleset = "tigris";
  header.profile = "bga";
  const std::string n = std::to_string(players);
  header.setup.push_back({"players", {}, {}, Value::number(n)});
  header.setup.push_back({"board", {}, {}, Value::string("standard")});
  if (advanced) {
    header.setup.push_back({"buildings", {}, {}, Value::string("true")});
    header.setup.push_back({"wonder", {}, {}, Value::string("true")});
  }
  Result<Record> record = simulate(*find_game("tigris"), header, {}, seed);
  EXPECT_TRUE(record.ok());
  return std::move(record.value());
}

te::State end_of(const Record& record) {
  te::State s{};
  const Result<Moment> moment = replay_to(record, {}, 0);
  EXPECT_TRUE(moment.ok());
  if (moment.ok()) std::memcpy(static_cast<void*>(&s), moment.value().state.data(), sizeof s);
  return s;
}

class BgaGames : public testing::TestWithParam<int> {};

TEST_P(BgaGames, AGameToldAsALogIsJudgedTheSame) {
  const int seed = GetParam();
  const int players = 2 + seed % 3;
  const Record original = simulated(static_cast<std::uint64_t>(seed), players, seed % 2 == 1);
  LogShape shape;
  shape.logs_object = seed % 2 == 0;
  shape.strings = seed % 3 == 0;
  shape.private_to = seed % 4;
  shape.private_first = seed % 5 < 2;
  const std::string log = LogOf(original, shape).text();
  ASSERT_EQ(sniff(log), FormatKind::bga);
  const ReadGame game = std::move(read_records(log, "log.json").front());
  ASSERT_FALSE(game.error) << game.error->to_string();
  EXPECT_TRUE(game.notes.empty());
  ASSERT_EQ(game.record.header.sides.size(), static_cast<std::size_t>(players));
  EXPECT_EQ(game.record.header.sides[0].name, "Player of archer");
  const Result<GameReport> report = check(game.record, {});
  ASSERT_TRUE(report.ok()) << report.error().to_string();
  EXPECT_EQ(report.value().profile, "bga");
  EXPECT_EQ(report.value().unread, 0u);
  for (const Finding& f : report.value().findings)
    EXPECT_TRUE(severity_of(f.kind) == Severity::info) << f.line << " " << f.code << " " << f.message;
  const te::State expected = end_of(original), got = end_of(game.record);
  EXPECT_EQ(std::memcmp(expected.vp, got.vp, sizeof got.vp), 0);
  EXPECT_EQ(std::memcmp(expected.leader, got.leader, sizeof got.leader), 0);
  EXPECT_EQ(std::memcmp(expected.tile, got.tile, sizeof got.tile), 0);
  EXPECT_EQ(std::memcmp(expected.treasures, got.treasures, sizeof got.treasures), 0);
}

INSTANTIATE_TEST_SUITE_P(Seeds, BgaGames, testing::Range(1, 19));

// --- notifications one by one

std::string note(std::string_view type, std::string_view args) {
  return "{\"type\":\"" + std::string(type) + "\",\"args\":{" + std::string(args) + "}}";
}
std::string packets(const std::vector<std::string>& notes) {
  std::string all = "[";
  int n = 0;
  for (const std::string& one : notes) {
    if (++n > 1) all += ",";
    all += "{\"move_id\":\"" + std::to_string(n) + "\",\"data\":[" + one + "]}";
  }
  return all + "]";
}
constexpr std::string_view kAnna = R"("player_id":"7","player_name":"Anna")";
constexpr std::string_view kBert = R"("player_id":8,"player_name":"Bert")";
std::string by(std::string_view player, std::string_view rest) {
  return std::string(player) + "," + std::string(rest);
}
const std::string kLeader =
    note("placeLeader", by(kAnna, R"("leader_id":1,"x":"5","y":"1","color":"blue","shape":"lion","moved":false)"));
const std::string kTile = note("placeTile", by(kAnna, R"("tile_id":44,"x":4,"y":1,"color":"blue")"));
const std::string kBertsTile = note("placeTile", by(kBert, R"("tile_id":45,"x":0,"y":4,"color":"black")"));

std::vector<std::string> lines(const std::vector<std::string>& notes) {
  const ReadGame game = std::move(read_records(packets(notes), "log.json").front());
  EXPECT_FALSE(game.error);
  std::vector<std::string> all = lines_of(game.record);
  // The deal: a heading and a draw for each of the two.
  return {all.begin() + std::min<std::ptrdiff_t>(3, static_cast<std::ptrdiff_t>(all.size())), all.end()};
}
using Lines = std::vector<std::string>;

TEST(Bga, ShapesTellDynastiesAndTurnsTellSeats) {
  const ReadGame game = std::move(read_records(packets({kLeader, kTile, kBertsTile}), "log.json").front());
  ASSERT_EQ(game.record.header.sides.size(), 2u);
  EXPECT_EQ(game.record.header.sides[0].side, "lion");
  EXPECT_EQ(game.record.header.sides[0].name, "Anna");
  EXPECT_EQ(game.record.header.sides[1].side, "archer");
  EXPECT_EQ(game.record.header.sides[1].name, "Bert");
  EXPECT_EQ(
      lines({kLeader, kTile, kBertsTile}),
      (Lines{"== Turn 1 lion action 1 @1", "lion action leader @1", "lion leader lion blue @1", "lion to F2 @1",
             "== Turn 1 lion action 2 @2", "lion action tile @2", "lion tile blue @2", "lion to E2 @2",
             "== Turn 2 archer action 1 @3", "archer action tile @3", "archer tile black @3", "archer to A5 @3"}));
}

TEST(Bga, ANewPlayerBeforeTwoActionsMeansAPass) {
  EXPECT_EQ(lines({kLeader, kBertsTile}),
            (Lines{"== Turn 1 lion action 1 @1", "lion action leader @1", "lion leader lion blue @1", "lion to F2 @1",
                   "== Turn 1 lion action 2 @2", "lion action pass @2", "== Turn 2 archer action 1 @2",
                   "archer action tile @2", "archer tile black @2", "archer to A5 @2"}));
  // A third action in a row: the other one passed his whole turn. Draws end a turn, too.
  const Lines all = lines({kBertsTile, kLeader, kTile, note("drawTilesNotif", by(kAnna, "\"count\":\"1\"")), kLeader});
  EXPECT_EQ(
      Lines(all.end() - 8, all.end()),
      (Lines{"== Turn 2 lion end @4", "draw  for lion @4", "== Turn 3 archer action 1 @5", "archer action pass @5",
             "== Turn 4 lion action 1 @5", "lion action leader @5", "lion leader lion blue @5", "lion to F2 @5"}));
}

TEST(Bga, AUniteTileHasItsColourElsewhere) {
  const std::string unite =
      note("placeTile", by(kAnna, R"("tile_id":"44","x":"4","y":"1","color":"union","war_color":"green")"));
  const std::string selected = note("leaderSelected", R"("color":"red")");
  const std::string attack = note("placeSupport", by(kAnna, R"("number":"2","side":"attacker","kind":"red")"));
  const std::string defence = note("placeSupport", by(kBert, R"("number":0,"side":"defender","kind":"red")"));
  const std::string concluded = note(
      "warConcluded",
      R"("winner_strength":"5","loser_strength":3,"loser_id":8,"winning_side":"attacker","kind":"red","tiles_removed":["1","2"])");
  const std::string back = note("leaderReturned", R"("leader":{"id":4,"shape":"bow","kind":"red"})");
  const std::string over = note("allWarsEnded", R"("pos_x":4,"pos_y":1,"tile_color":"green")");
  const Lines all = lines({kBertsTile, unite, selected, attack, defence + "," + concluded + "," + back + "," + over});
  EXPECT_EQ(Lines(all.begin() + 6, all.end()),
            (Lines{"== Turn 2 bull action 1 @2", "bull action tile @2", "bull tile green @2", "bull to E2 @2",
                   "states union = E2 @2", "bull choose_war red @3", "bull commit 2 @4", "archer commit 0 @5",
                   "states attack bull = 5; defence archer = 3; won bull = 1 @6", "states removed red = 2 @6",
                   "states leader archer red = off @7", "states union = off @8"}));
}

TEST(Bga, WhatFollowsATile) {
  const std::string build = note("buildCivilizationBuilding", R"("building":{"id":2},"kind":"blue","coords":"E2")");
  const std::string monument =
      note("placeMonument", R"("color1":"blue","color2":"red","flip_ids":[1,2,3,4],"pos_x":"3","pos_y":"0")");
  const std::string wonder = note("placeWonder", R"("flip_ids":[1,2,3,4,5],"pos_x":4,"pos_y":2)");
  const std::string picked = note("pickedTreasure", by(kBert, "\"tile_id\":\"12\""));
  const std::string bonus = note("playerScore", by(kBert, R"("color":"blue","points":"1","source":"building","id":3)"));
  const std::string own = note("playerScore", by(kAnna, R"("color":"blue","points":1,"source":"leader","id":1)"));
  const Lines all =
      lines({kBertsTile, kTile + "," + bonus + "," + own + "," + build + "," + monument + "," + wonder + "," + picked});
  EXPECT_EQ(Lines(all.begin() + 10, all.end()),
            (Lines{"states vp.archer blue +1 @3", "states vp.bull blue +1 @4", "bull building E2 @5",
                   "bull monument M-BLUE-RED @6", "bull square D1 @6", "bull wonder E3 @7",
                   "states treasures archer +1 @8"}));
}

TEST(Bga, TheEndOfATurn) {
  const std::string one = note("playerScore", by(kAnna, R"("color":"red","points":1,"source":"monument","id":2)"));
  const std::string two = note("playerScore", by(kAnna, R"("color":"red","points":"1","source":"monument","id":"3")"));
  const std::string wonder = note("playerScore", by(kAnna, R"("color":"blue","points":1,"source":"monument","id":6)"));
  const std::string draw = note("drawTilesNotif", by(kAnna, "\"count\":2"));
  const Lines all = lines({kLeader, kTile, one + "," + two + "," + wonder + "," + draw});
  EXPECT_EQ(Lines(all.begin() + 8, all.end()),
            (Lines{"== Turn 1 lion end @3", "lion wonder_point blue @5", "states vp.lion red +2 @6",
                   "states vp.lion blue +1 @6", "draw  for lion @6"}));
}

TEST(Bga, SwapsAndPrivateNotifications) {
  const std::string swap = note("discardNotif", by(kAnna, "\"count\":\"2\""));
  const std::string draw = note("drawTilesNotif", by(kAnna, "\"count\":2"));
  const std::string tiles = note("drawTiles", R"("tiles":[{"id":"70","kind":"red"},{"id":71,"kind":"green"}])");
  const std::string discards = note("discard", by(kAnna, R"("tile_ids":["70",71])"));
  const auto own = [](const std::string& n) { return "{\"channel\":\"/player/p7\",\"data\":[" + n + "]}"; };
  const auto table = [](const std::string& n) { return "{\"channel\":\"/table/t1\",\"data\":[" + n + "]}"; };
  for (const bool before : {false, true}) {
    std::string log = "[" + table(swap) + ",";
    log += before ? own(tiles) + "," + table(draw) : table(draw) + "," + own(tiles);
    log += "," + table(swap) + "," + own(discards) + "," + table(draw) + "]";
    const ReadGame game = std::move(read_records(log, "log.json").front());
    const Record& r = game.record;
    std::vector<std::string> draws;
    for (const Entry& e : r.entries) {
      if (e.kind != EntryKind::chance || e.at == 0) continue;
      std::string text = std::to_string(e.count);
      for (std::uint32_t i = 0; i < e.pick.count; ++i) text += " " + std::string(r.items[e.pick.first + i].text);
      draws.push_back(text);
    }
    EXPECT_EQ(draws, (std::vector<std::string>{"0 red green", "2"}));
    const Lines all = lines_of(r);
    EXPECT_EQ(std::count(all.begin(), all.end(), "archer discard red @5"), 1);
    EXPECT_EQ(std::count(all.begin(), all.end(), "archer discard green @5"), 1);
    EXPECT_EQ(std::count_if(all.begin(), all.end(), [](const std::string& l) { return l.find("end") != l.npos; }), 0);
  }
}

TEST(Bga, UndoneStepsAreDroppedAndNoted) {
  const std::string score = note("playerScore", by(kAnna, R"("color":"blue","points":1,"source":"leader","id":1)"));
  const std::string minus = note("playerScore", by(kAnna, R"("color":"blue","points":-1,"source":"leader","id":1)"));
  const std::string tile_back = note("tileReturned", by(kAnna, "\"tile_id\":44"));
  const std::string leader_back =
      note("leaderReturned", by(kAnna, R"("undo":true,"leader":{"id":1,"shape":"lion","kind":"blue"})"));
  EXPECT_EQ(lines({kLeader, kTile + "," + score, minus + "," + tile_back, kTile}),
            (Lines{"== Turn 1 lion action 1 @1", "lion action leader @1", "lion leader lion blue @1", "lion to F2 @1",
                   "# : taken back: a tile @5", "== Turn 1 lion action 2 @6", "lion action tile @6",
                   "lion tile blue @6", "lion to E2 @6"}));
  EXPECT_EQ(lines({kLeader, leader_back, kTile}), (Lines{"# : taken back: a leader @2", "== Turn 1 lion action 1 @3",
                                                         "lion action tile @3", "lion tile blue @3", "lion to E2 @3"}));
  const std::string unite =
      note("placeTile", by(kAnna, R"("tile_id":4,"x":4,"y":1,"color":"union","war_color":"green")"));
  const Lines all = lines({kLeader, unite, note("leaderSelected", "\"color\":\"red\""), note("leaderUnSelected", ""),
                           note("leaderSelected", "\"color\":\"black\"")});
  EXPECT_EQ(Lines(all.end() - 2, all.end()),
            (Lines{"# : taken back: the choice of a war @4", "lion choose_war black @5"}));
}

TEST(Bga, ALeaderTakenBackIsAnAction) {
  const std::string back = note("leaderReturned", by(kAnna, R"("leader":{"id":1,"shape":"lion","kind":"blue"})"));
  const Lines all = lines({kLeader, back});
  EXPECT_EQ(Lines(all.begin() + 4, all.end()), (Lines{"== Turn 1 lion action 2 @2", "lion action leader @2",
                                                      "lion leader lion blue @2", "lion to off @2"}));
}

TEST(Bga, WhatIsNotUnderstoodKeepsNoName) {
  for (const std::string& bad :
       {note("placeTile", by(kAnna, R"("x":99,"y":1,"color":"blue")")),
        note("placeTile", by(kAnna, R"("x":1,"y":1,"color":"pink")")),
        note("placeTile", by(kAnna, R"("x":[],"y":{},"color":7)")),
        note("placeSupport", by(kAnna, R"("number":-3,"side":"attacker")")),
        note("placeSupport", by(kAnna, R"("number":1e30,"side":"attacker")")),
        note("discardNotif", by(kAnna, R"("count":99999999999999)")),
        note("playerScore", by(kAnna, R"("color":"red","points":123456)")),
        note("placeLeader", R"("player_id":"9","x":1,"y":1,"color":"red")"),
        note("warConcluded", by(kAnna, R"("winner_strength":1)")), note("aNewThing", by(kAnna, ""))}) {
    const std::string log = packets({kLeader, bad, kBertsTile});
    const ReadGame game = std::move(read_records(log, "log.json").front());
    ASSERT_FALSE(game.error) << bad;
    const auto unread = std::find_if(game.record.entries.begin(), game.record.entries.end(),
                                     [](const Entry& e) { return e.kind == EntryKind::unread; });
    if (bad.find("placeLeader") != bad.npos) continue;  // a third player, whose first turn this is
    ASSERT_NE(unread, game.record.entries.end()) << bad;
    EXPECT_EQ(unread->at, 2u);
    EXPECT_EQ(unread->text.find("Anna"), std::string_view::npos) << unread->text;
    EXPECT_EQ(game.notes.size(), 1u);
  }
}

TEST(Bga, OtherGamesAndCutFiles) {
  EXPECT_EQ(read_records(packets({note("diceRolled", "\"n\":3")}), "log.json").front().error->code, "REC-not-a-record");
  const std::string whole = packets({kLeader, kTile, kBertsTile});
  for (std::size_t n = 1; n < whole.size(); ++n) {
    const ReadGame g = std::move(read_records_as(FormatKind::bga, whole.substr(0, n), "cut.json").front());
    ASSERT_TRUE(g.error) << n;
    EXPECT_TRUE(g.error->code == "REC-truncated" || g.error->code == "REC-not-a-record") << n << g.error->code;
  }
  const ReadGame half = std::move(read_records(whole.substr(0, whole.find(kBertsTile) + 30), "cut.json").front());
  ASSERT_TRUE(half.readable);
  EXPECT_EQ(lines_of(half.record).back(), "lion to E2 @2");
  const std::string deep = std::string(70, '[') + std::string(70, ']');
  EXPECT_EQ(read_records_as(FormatKind::bga, deep, "deep.json").front().error->code, "REC-limit-nesting");
}

TEST(Bga, FiveAtATable) {
  std::vector<std::string> notes{kLeader};
  for (int i = 0; i < 4; ++i)
    notes.push_back(note("placeTile", "\"player_id\":" + std::to_string(20 + i) + R"(,"x":0,"y":4,"color":"black")"));
  const ReadGame game = std::move(read_records(packets(notes), "log.json").front());
  ASSERT_EQ(game.record.header.sides.size(), 5u);
  const Result<GameReport> report = check(game.record, {});
  ASSERT_FALSE(report.ok());
  EXPECT_EQ(report.error().code, "REC-setup");
  // Two players with one dynasty.
  const std::string other = note("placeLeader", by(kBert, R"("leader_id":1,"x":5,"y":1,"color":"red","shape":"lion")"));
  const ReadGame twice = std::move(read_records(packets({kLeader, other}), "log.json").front());
  const Result<GameReport> refused = check(twice.record, {});
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, "REC-setup");
}

}  // namespace
}  // namespace arbiter::test
