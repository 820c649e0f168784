// Questions and mishaps that players of Tigris & Euphrates reported, each with its whole kind: what must be found, and
// what must be left alone.
#include <gtest/gtest.h>

#include <string>

#include "support/judge.hpp"

namespace arbiter::te {
namespace {

using Short = std::vector<std::string>;

constexpr const char* kTemples =
    R"("K1":"red","P2":"red","F3":"red","N5":"red","I7":"red","B8":"red","O9":"red","F10":"red","K11":"red","B2":"red")";
constexpr const char* kTreasures =
    R"("treasure":{"K1":1,"P2":1,"F3":1,"N5":1,"I7":1,"B8":1,"O9":1,"F10":1,"K11":1,"B2":1})";

// Three players on the standard board, all start temples in place: archer is active.
struct Board {
  std::string tiles, leaders;
  std::string more = kTreasures;
};
// "illegal TE-5.2 4", by rule; notes apart.
Short found(const Board& board, const std::string& entries) {
  const GameReport report = test::judge(
      "@ arbiter 1\n@ game tigris\n@ sides [{\"side\":\"archer\"},{\"side\":\"bull\"},{\"side\":\"pot\"}]\n"
      "@ setup {\"position\":{\"tile\":{" +
      std::string(kTemples) + (board.tiles.empty() ? "" : ",") + board.tiles + "},\"leader\":{" + board.leaders + "}," +
      board.more + "}}\n== Turn 1 archer action 1\n" + entries);
  Short all;
  for (const Finding& f : report.findings)
    if (f.kind != Kind::note && f.kind != Kind::unverified && f.follows == 0)
      all.push_back(std::string(kind_name(f.kind)) + " " + (f.rule.empty() ? f.code : f.rule) + " " +
                    std::to_string(f.entry));
  return all;
}
const std::string kNext = "== Turn 1 archer action 2\n";
const Short kClean;

// C01: the colour of support is that of the leaders, not of the uniting tile.
TEST(TeCases, SupportHasTheColourOfTheLeaders) {
  const Board across_the_river{R"("B3":"black","B5":"red")", R"("archer green":"A2","bull green":"A5")"};
  const std::string farm = "archer action tile\narcher tile blue\narcher to B4\n";
  const auto attack = [&](const std::string& colour) {
    return farm + "archer commit 1\narcher support " + colour + "\nbull commit 0\n" + kNext;
  };
  EXPECT_EQ(found(across_the_river, attack("green")), kClean);
  EXPECT_EQ(found(across_the_river, farm + "archer commit 1\nbull commit 0\n" + kNext), kClean);
  for (const char* wrong : {"blue", "black", "red"})
    EXPECT_EQ(found(across_the_river, attack(wrong)), Short{"illegal TE-8.6 6"}) << wrong;
  EXPECT_EQ(found(across_the_river, farm + "archer commit 0\nbull commit 2\nbull support blue\n" + kNext),
            Short{"illegal TE-8.6 7"});
  // The same in a revolt: temples only.
  const Board revolt{"", R"("bull green":"F2")"};
  const auto traders = [](const std::string& colour) {
    return "archer action leader\narcher leader archer green\narcher to G3\narcher commit 1\narcher support " + colour +
           "\nbull commit 0\n" + kNext;
  };
  EXPECT_EQ(found(revolt, traders("red")), kClean);
  EXPECT_EQ(found(revolt, traders("green")), Short{"illegal TE-7.4 6"});
}

// C03: the active player orders the wars, involved or not.
TEST(TeCases, TheActivePlayerOrdersTheWarsOfOthers) {
  const Board four_wars{R"("F5":"red","G5":"red","H5":"black","J5":"black","K5":"red","L5":"red")",
                        R"("bull black":"G4","bull red":"G6","bull blue":"F4","bull green":"F6",)"
                        R"("pot black":"K4","pot red":"K6","pot blue":"L4","pot green":"L6")"};
  const std::string tile = "archer action tile\narcher tile red\narcher to I5\n";
  const std::string none = "bull commit 0\npot commit 0\n";
  const auto order = [&](const std::string& who) {
    return tile + who + " choose_war red\n" + none + "archer choose_war blue\n" + none + "archer choose_war green\n" +
           none + none + kNext;
  };
  EXPECT_EQ(found(four_wars, order("archer")), kClean);
  for (const char* other : {"bull", "pot"}) {
    const Short wrong = found(four_wars, order(other));
    ASSERT_FALSE(wrong.empty()) << other;
    EXPECT_NE(wrong.front().find("TE-8.3 5"), std::string::npos) << wrong.front();
  }
}

// C04: a leader that lost a revolt may be set on the same space again.
TEST(TeCases, TheSameActionTwice) {
  const Board priest{"", R"("bull red":"F2")"};
  const std::string revolt =
      "archer action leader\narcher leader archer red\narcher to G3\narcher commit 0\nbull commit 0\n";
  EXPECT_EQ(found(priest, revolt + kNext + revolt + "== Turn 1 archer end\n"), kClean);
  // Not so where the first one won: it stands there.
  const std::string won =
      "archer action leader\narcher leader archer red\narcher to G3\narcher commit 1\nbull commit 0\n";
  EXPECT_EQ(found(priest, won + kNext + revolt + "== Turn 1 archer end\n").empty(), false);
}

// C05: a leader links loose groups, not kingdoms.
TEST(TeCases, ALeaderMayLinkLooseGroups) {
  const std::string set = "archer action leader\narcher leader archer black\narcher to G4\n" + kNext;
  EXPECT_EQ(found({R"("F4":"red","H4":"red","G5":"black")", R"("bull green":"E4")"}, set), kClean);
  EXPECT_EQ(found({R"("F4":"red","H4":"red","G5":"black")", ""}, set), kClean);
  EXPECT_EQ(found({R"("F4":"red","H4":"red","G5":"black")", R"("bull green":"E4","bull blue":"I4")"}, set),
            Short{"illegal TE-4.1d 4"});
}

// C06: treasures run out in the middle of a turn: the turn is played to its end.
TEST(TeCases, TheTurnIsPlayedToItsEnd) {
  const Board last_three{R"("G3":"green","H3":"green","I3":"black","J3":"black","K3":"black")",
                         R"("archer green":"F2")", R"("treasure":{"K1":1,"F3":1,"N5":1},"treasures":{"bull":7})"};
  const std::string link = "archer action tile\narcher tile green\narcher to K2\narcher treasure K1\n";
  const std::string second = kNext + "archer action tile\narcher tile black\narcher to A1\n";
  const std::string end = "== Turn 1 archer end\n", over = "expect ending treasures\n";
  EXPECT_EQ(found(last_three, link + second + end + over), kClean);
  EXPECT_EQ(found(last_three, link + end + over), kClean);              // one action is enough
  EXPECT_EQ(found(last_three, link + over + second + end).size(), 1U);  // it isn't over yet
  EXPECT_EQ(found(last_three, link + second + end + "== Turn 2 bull action 1\nbull action pass\n"),
            Short{"sequence REC-after-the-end 11"});
  // Taken back after the treasure was in hand: nothing is left of it.
  const std::string undo = "{\"undo\":1}\n";
  EXPECT_EQ(found(last_three, link + undo + "== Turn 1 archer action 1\narcher action pass\n" + end +
                                  "== Turn 2 bull action 1\nbull action pass\n"),
            kClean);
}

// C09: a tile may touch two kingdoms and loose groups, never three kingdoms.
TEST(TeCases, ThreeKingdomsAtOneTile) {
  const std::string tile = "archer action tile\narcher tile green\narcher to G5\n" + kNext;
  const std::string groups = R"("F5":"red","H5":"red","G4":"red","G6":"green")";
  EXPECT_EQ(found({groups, R"("bull green":"E5","archer black":"I5")"}, tile), kClean);
  EXPECT_EQ(found({groups, R"("bull green":"E5","archer black":"I5","bull blue":"G3")"}, tile),
            Short{"illegal TE-5.2 4"});
}

// C12: after a war the board is looked at again.
TEST(TeCases, AWarMayEndTheOther) {
  const Board chain{R"("G5":"red","K5":"red","I5":"green","J5":"green")",
                    R"("archer green":"G4","archer black":"G6","bull green":"K4","bull black":"K6")"};
  const std::string first = "archer action tile\narcher tile red\narcher to H5\narcher choose_war green\n";
  const std::string won = "archer commit 3\nbull commit 0\n", second = "archer commit 0\nbull commit 0\n";
  EXPECT_EQ(found(chain, first + won + kNext), kClean);
  EXPECT_NE(found(chain, first + won + "archer choose_war black\n" + second + kNext), kClean);
  EXPECT_NE(found(chain, first + won + second + kNext), kClean);
  // Where the first war removes nothing the second must be fought.
  EXPECT_EQ(found(chain, first + second + second + kNext), kClean);
}

// C14: a uniting tile pays nobody, conflict or not.
TEST(TeCases, AUnitingTilePaysNobody) {
  const Board two{R"("F5":"red","H5":"red")", R"("bull green":"E5","archer black":"I5")"};
  const std::string tile = "archer action tile\narcher tile black\narcher to G5\n";
  EXPECT_EQ(found(two, tile + "expect vp.archer black 0, union off\n" + kNext), kClean);
  EXPECT_EQ(found(two, tile + "states vp.archer black +1\n" + kNext).size(), 1U);
  EXPECT_EQ(found(two, tile + "expect vp.archer black 1\n" + kNext).size(), 1U);
  const Board at_war{R"("F5":"red","H5":"red")", R"("bull black":"E5","archer black":"I5")"};
  const std::string war = tile + "archer commit 1\nbull commit 0\n";
  EXPECT_EQ(found(at_war, war + "expect vp.archer black 1\n" + kNext), kClean);
  EXPECT_EQ(found(at_war, war + "expect vp.archer black 2\n" + kNext).size(), 1U);
}

// C16: treasures on framed spaces go first.
TEST(TeCases, FramedTreasuresFirst) {
  const Board framed{R"("P3":"green","O5":"blue","P5":"blue")", R"("archer green":"N6")"};
  const std::string farm = "archer action tile\narcher tile blue\narcher to P4\n";
  EXPECT_EQ(found(framed, farm + "archer treasure P2\n" + kNext), kClean);
  EXPECT_EQ(found(framed, farm + kNext), kClean);
  EXPECT_EQ(found(framed, farm + "archer treasure N5\n" + kNext), Short{"illegal TE-10.3 5"});
  // Two framed ones: either.
  const Board both{R"("B3":"black","B4":"blue","B6":"black","B7":"blue")", R"("archer green":"A2")"};
  for (const char* cell : {"B2", "B8"})
    EXPECT_EQ(found(both, "archer action tile\narcher tile black\narcher to B5\narcher treasure " + std::string(cell) +
                              "\n" + kNext),
              kClean)
        << cell;
}

}  // namespace
}  // namespace arbiter::te
