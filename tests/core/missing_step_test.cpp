// A step that was not recorded: the moves after which the next one is as the rules want it.
#include <gtest/gtest.h>

#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"

namespace arbiter {
namespace {

GameReport judged(std::string_view text) {
  const std::vector<ReadGame> games = read_records(text, "game");
  return check(games.front().record, {}).value();
}

// Nobody has influence in Cuba, yet the US coups there and takes 2 of 3: Fidel must have been played before.
TEST(MissingStep, TheMoveThatMakesTheNextOneFitIsProposed) {
  const GameReport report = judged(R"(@ game twilight-struggle
@ source {"states":["influence.US","influence.USSR"]}
@ setup {"position":{"turn":1,"round":1,"defcon":4,"hand.USSR":["8 Fidel","12 Romanian Abdication"],"hand.US":["23 Marshall Plan","4 Duck and Cover"]}}
== Turn 1 US AR1
US card 23 Marshall Plan
US use operations
US operation coup
US target Cuba
die 4 for Cuba
states influence.USSR Cuba -2 = 1
)");
  ASSERT_FALSE(report.findings.empty());
  const Finding& f = report.findings.front();
  EXPECT_EQ(f.code, "REC-step-missing");
  EXPECT_NE(f.message.find("card 8 Fidel; use event"), std::string::npos) << f.message;
  EXPECT_EQ(f.message.find("Romanian"), std::string::npos) << f.message;
}

TEST(MissingStep, WhereEveryMoveWouldDoNothingIsProposed) {
  const GameReport report = judged(R"(@ game twilight-struggle
@ setup {"position":{"turn":1,"round":1,"defcon":4,"hand.USSR":["8 Fidel","12 Romanian Abdication"],"hand.US":["23 Marshall Plan","4 Duck and Cover"]}}
== Turn 1 US AR1
US card 23 Marshall Plan
US use space_race
die 6 for space_race
)");
  ASSERT_FALSE(report.findings.empty());
  EXPECT_EQ(report.findings.front().code, "REC-step-missing");
  EXPECT_EQ(report.findings.front().message.find("moves tried"), std::string::npos);
}

// At DEFCON 2 every coup in a battleground that is tried for the missing step ends the game: that is the end of the
// trial.
TEST(MissingStep, AMoveThatEndsTheGameIsNotPlayedOn) {
  const GameReport report = judged(R"(@ game twilight-struggle
@ setup {"position":{"turn":4,"round":1,"defcon":2,"influence.US":{"Zaire":2,"Nigeria":2,"UK":5},"influence.USSR":{"Angola":2,"Poland":3},"hand.USSR":["8 Fidel","12 Romanian Abdication"],"hand.US":["23 Marshall Plan","4 Duck and Cover"]}}
== Turn 4 US AR1
US card 23 Marshall Plan
US use space_race
die 6 for space_race
)");
  ASSERT_FALSE(report.findings.empty());
  EXPECT_EQ(report.findings.front().code, "REC-step-missing");
}

}  // namespace
}  // namespace arbiter
