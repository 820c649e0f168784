// Cards 1 to 20.
#include <gtest/gtest.h>

#include "support/lab_position.hpp"

namespace arbiter::lab::tests {
namespace {

TEST(LabyrinthEvents, SanctionsTakesTwoFunding) {
  const Position p = Position().marked(patriot_act, "United States").funding(5);
  EXPECT_EQ(after(p, sanctions).state.funding, 3);
  EXPECT_EQ(after(Position(p).funding(2), sanctions_2).state.funding, 1);
}

TEST(LabyrinthEvents, SanctionsNeedsPatriotAct) {
  EXPECT_FALSE(playable(Position(), sanctions));
  EXPECT_TRUE(playable(Position().marked(patriot_act, "United States"), sanctions));
}

TEST(LabyrinthEvents, SpecialForcesTakesACellBesideTroops) {
  const Position p = Position()
                         .with("Pakistan", neutral().poor().sleepers(1))
                         .with("Saudi Arabia", ally().poor().troops(2))
                         .with("Gulf States", ally().fair().active(1))
                         .with("Sudan", neutral().poor().active(1));
  EXPECT_EQ(after(p, special_forces, "US target Gulf States").at("Gulf States"), ally().fair().cadre());
  EXPECT_TRUE(says(after(p, special_forces, "US target Sudan"), "illegal_choice LAB-card-8"));
  EXPECT_TRUE(says(after(p, special_forces, "US target Pakistan"), "illegal_choice LAB-card-8"));
}

TEST(LabyrinthEvents, SpecialForcesNeedsACellInReach) {
  EXPECT_FALSE(playable(Position().with("Sudan", neutral().poor().active(1)), special_forces));
}

TEST(LabyrinthEvents, AlAzharTestsEgypt) {
  const Outcome o = after(Position().funding(9), al_azhar, "die 5 for Egypt");
  EXPECT_EQ(o.at("Egypt"), neutral().fair());
  EXPECT_EQ(o.state.funding, 5);
}

TEST(LabyrinthEvents, AlAzharCountsHalfUnderIslamistRule) {
  const Position p = Position().funding(9).with("Egypt", ally().poor()).with("Sudan", adversary().islamist());
  EXPECT_EQ(after(p, al_azhar).state.funding, 7);
}

}  // namespace
}  // namespace arbiter::lab::tests
