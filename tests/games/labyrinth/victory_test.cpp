// 2 and 9.1: how a game is won; 4.7: the totals.
#include <gtest/gtest.h>

#include "support/lab_position.hpp"

namespace arbiter::lab::tests {
namespace {

Outcome judged(const Position& p, Side acting = Side::US) {
  return after(p, acting == Side::US ? Play([](State& s, Table& t) { check_victory(s, t, Side::US); })
                                     : Play([](State& s, Table& t) { check_victory(s, t, Side::Jihadist); }));
}
Outcome by_deck(const Position& p) {
  return after(p, [](State& s, Table& t) { end_by_deck(s, t); });
}

Position good(std::initializer_list<const char*> countries) {
  Position p;
  for (const char* name : countries) p.with(name, ally().good());
  return p;
}

TEST(LabyrinthVictory, TwelveGoodResources) {  // 2.1.1
  const Outcome won = judged(good({"Egypt", "Iraq", "Saudi Arabia", "Gulf States"}));
  EXPECT_EQ(won.state.ending, Ending::good_resources);
  EXPECT_EQ(won.state.winner, index(Side::US));
  EXPECT_FALSE(judged(good({"Egypt", "Iraq", "Saudi Arabia", "Turkey"})).over);
}

TEST(LabyrinthVictory, FifteenFairOrGood) {
  Position p;
  int n = 0;
  const OptionSet all = muslims(p.state);
  for (int id = all.first(); id >= 0 && n < 14; id = all.next(id), ++n) p.with(country(id).name, ally().fair());
  EXPECT_FALSE(judged(p).over);
  p.with("Yemen", neutral().fair());
  EXPECT_EQ(judged(p).state.ending, Ending::fair_good);
}

TEST(LabyrinthVictory, NoCellButNotInTheSolitaireGame) {  // 2.1.1 c, 9.1
  const Position p = Position().with("Iran", untested());
  EXPECT_EQ(judged(p).state.ending, Ending::no_cells);
  EXPECT_FALSE(judged(Position(p).solo()).over);
  EXPECT_FALSE(judged(Position(p).marked(moqtada_al_sadr, "Iraq")).over);
}

TEST(LabyrinthVictory, SixIslamistResourcesSideBySide) {  // 2.1.2 a, 9.1
  const Position apart = Position().with("Egypt", adversary().islamist()).with("Iraq", adversary().islamist());
  EXPECT_FALSE(judged(apart).over);
  EXPECT_EQ(judged(Position(apart).solo()).state.ending, Ending::islamist_resources);
  const Outcome together = judged(Position(apart).with("Sudan", adversary().islamist()));
  EXPECT_EQ(together.state.winner, index(Side::Jihadist));
}

TEST(LabyrinthVictory, PrestigeOneAndFifteenPoor) {  // 2.1.2 b
  Position p = Position().prestige(1);
  int n = 0;
  const OptionSet all = muslims(p.state);
  for (int id = all.first(); id >= 0 && n < 15; id = all.next(id), ++n) p.with(country(id).name, neutral().poor());
  EXPECT_EQ(judged(p).state.ending, Ending::prestige_poor);
  EXPECT_FALSE(judged(p.prestige(2)).over);
}

TEST(LabyrinthVictory, BothAtOnceIsTheActingSides) {  // 2.2, R-25
  Position p = good({"Egypt", "Iraq", "Saudi Arabia"});
  p.with("Libya", adversary().islamist())
      .with("Algeria/Tunisia", adversary().islamist())
      .with("Sudan", adversary().islamist());
  EXPECT_FALSE(judged(p).over);
  p.lapsing(oil_price_spike);
  p.with("Turkey", ally().good());
  EXPECT_EQ(judged(p, Side::US).state.winner, index(Side::US));
  EXPECT_EQ(judged(p, Side::Jihadist).state.winner, index(Side::Jihadist));
  EXPECT_EQ(judged(p.ruling(RulingId::simultaneous_victory, 1), Side::Jihadist).state.winner, index(Side::US));
}

TEST(LabyrinthVictory, AtTheEndOfTheDeckMoreThanDouble) {                         // 2.3, R-69
  Position p = good({"Egypt", "Jordan"});                                         // 4
  p.with("Sudan", adversary().islamist()).with("Yemen", adversary().islamist());  // 2
  EXPECT_EQ(by_deck(p).state.winner, index(Side::Jihadist));
  EXPECT_EQ(by_deck(p.with("Lebanon", ally().good())).state.winner, index(Side::US));
  // 4.8.2: a country with a green marker counts as Islamist Rule.
  EXPECT_EQ(by_deck(p.with("Afghanistan", ally().poor().troops(6).regime_change(1))).state.winner,
            index(Side::Jihadist));
  EXPECT_EQ(by_deck(p.with("Afghanistan", ally().poor().troops(6).regime_change(2))).state.winner, index(Side::US));
}

TEST(LabyrinthVictory, TheSolitaireUsNeedsSixNineOrTwelve) {  // 9.1
  Position p = good({"Egypt", "Turkey", "Jordan"}).solo();    // 6
  p.state.length = 1;
  EXPECT_EQ(by_deck(p).state.winner, index(Side::US));
  p.state.length = 2;
  EXPECT_EQ(by_deck(p).state.winner, index(Side::Jihadist));
}

TEST(LabyrinthBoard, OilPriceSpikeRaisesExporters) {  // 4.2.6
  Position p;
  EXPECT_EQ(resources(p.state, iraq), 3);
  p.lapsing(oil_price_spike).lapsing(oil_price_spike_2);
  EXPECT_EQ(resources(p.state, iraq), 5);
  EXPECT_EQ(resources(p.state, egypt), 3);
}

TEST(LabyrinthBoard, WorldPosture) {  // 4.7.2, the printed example
  Position p = Position().with("France", soft()).with("Spain", soft()).with("Italy", soft());
  p.with("Germany", hard()).with("Canada", hard()).with("India", hard()).with("Russia", hard());
  EXPECT_EQ(world_posture(p.state), 2);
  EXPECT_EQ(gwot_penalty(p.state), 0);
  EXPECT_EQ(gwot_penalty(p.us(Posture::soft).state), 2);
  p.with("China", soft()).with("Thailand", soft());
  EXPECT_EQ(world_posture(p.state), 0);
  EXPECT_EQ(gwot_penalty(p.state), 0);
}

TEST(LabyrinthBoard, TroopLevels) {  // 4.7.3, the printed example: 8 on the track are War
  EXPECT_EQ(troop_level(Position().troops_on_track(8).state), TroopLevel::war);
  EXPECT_EQ(troop_level(Position().troops_on_track(4).state), TroopLevel::overstretch);
  EXPECT_EQ(troop_level(Position().troops_on_track(10).state), TroopLevel::low_intensity);
  EXPECT_EQ(troop_level(Position().troops_on_track(15).state), TroopLevel::low_intensity);
}

TEST(LabyrinthBoard, Schengen) {  // 4.5
  const State s = Position().state;
  EXPECT_TRUE(adjacent(s, france, eastern_europe));
  EXPECT_TRUE(adjacent(s, morocco, italy));
  EXPECT_FALSE(adjacent(s, lebanon, turkey));  // two links
  EXPECT_TRUE(within(s, lebanon, 2).has(turkey));
}

TEST(LabyrinthBoard, TestRollsOnce) {  // 4.9.4
  const auto tested = [](State& s, Table& t) { test(s, t, sudan, "LAB-4.9.4"); };
  EXPECT_EQ(after(Position(), tested, "die 4 for Sudan").at("Sudan"), neutral().poor());
  EXPECT_EQ(after(Position(), tested, "die 5 for Sudan").at("Sudan"), neutral().fair());
  EXPECT_EQ(after(Position().with("Sudan", ally().poor()), tested, "die 5 for Sudan").first_finding(),
            "roll_not_used ");
}

TEST(LabyrinthBoard, PrestigeMovesByTheLowerDie) {  // 4.7.1
  const auto rolled = [](State& s, Table& t) { roll_prestige(s, t, "LAB-4.7.1"); };
  EXPECT_EQ(after(Position(), rolled, "die 5 for prestige; die 2 for prestige; die 6 for prestige").state.prestige, 7);
  EXPECT_EQ(after(Position(), rolled, "die 4 for prestige; die 2 for prestige; die 3 for prestige").state.prestige, 3);
  // -1 with a penalty: the World is Hard 1 against a Soft US.
  EXPECT_EQ(after(Position().us(Posture::soft), rolled, "die 5 for prestige; die 2 for prestige; die 6 for prestige")
                .state.prestige,
            3);
}

}  // namespace
}  // namespace arbiter::lab::tests
