// 5.2, 6.1, 6.3, 7.6: cards, Reserves, triggered events, Reassessment, Action Phases, the end of a turn.
#include <gtest/gtest.h>

#include "games/labyrinth/game.hpp"
#include "support/lab_position.hpp"

namespace arbiter::lab::tests {
namespace {

Position jihadist_turn(const std::vector<int>& hand) {
  return Position().acting(Side::Jihadist).hand(Side::Jihadist, hand).hand(Side::US, {us_election, backlash});
}
Position us_turn(const std::vector<int>& hand) {
  return Position().acting(Side::US).hand(Side::US, hand).hand(Side::Jihadist, {hariri_killed});
}

TEST(LabyrinthCards, AnEventOfOnesOwn) {
  const Outcome o = step(us_turn({al_azhar, backlash, biometrics}).funding(7).with("Egypt", neutral().fair()),
                         "US card 12; US use event");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.funding, 3);
  EXPECT_TRUE(o.in_discards(al_azhar));
  EXPECT_EQ(o.state.card_index, 2);
}

TEST(LabyrinthCards, TheOtherSidesEventIsNotForPlay) {  // 6.2.5
  const Outcome o = step(jihadist_turn({al_azhar, hariri_killed}), "Jihadist card 12; Jihadist use event");
  EXPECT_TRUE(says(o, "illegal_choice LAB-6.2.5"));
}

TEST(LabyrinthCards, ThePreconditionMustHold) {  // 6.2.6
  EXPECT_TRUE(says(step(us_turn({sanctions, backlash, nest}), "US card 6; US use event"), "illegal_choice LAB-6.2.6"));
}

TEST(LabyrinthCards, UsElectionIsNoEventToChoose) {  // 6.3.1
  EXPECT_TRUE(says(step(us_turn({us_election, backlash}), "US card 120; US use event"), "illegal_choice LAB-6.3.1"));
}

TEST(LabyrinthCards, TheEventOfTheOtherSideComesBeforeOrAfter) {  // 6.3.2
  const Position p = jihadist_turn({al_azhar, hariri_killed}).funding(9).with("Egypt", neutral().fair().active(1));
  const std::string play = "Jihadist card 12; Jihadist use operation; Jihadist order ";
  const std::string jihad = "; Jihadist operation jihad; Jihadist target Egypt; die 1 for Egypt";
  for (const std::string order : {"event-first", "operation-first"}) {
    const Outcome o = step(p, play + order + jihad);
    EXPECT_TRUE(o.clean()) << o.first_finding();
    EXPECT_EQ(o.state.funding, 5) << order;
    EXPECT_EQ(o.at("Egypt"), neutral().poor().active(1)) << order;
  }
}

TEST(LabyrinthCards, WhetherItIsPlayableIsJudgedWhenItWouldHappen) {  // 6.3.2.1
  const Position p = jihadist_turn({special_forces, hariri_killed})
                         .with("Iran", untested())
                         .with("Thailand", soft().sleepers(1))
                         .with("Iraq", neutral().fair().active(1).troops(1));
  // After the failed Jihad no cell is left for Special Forces.
  const Outcome o =
      step(p,
           "Jihadist card 8; Jihadist use operation; Jihadist order operation-first; Jihadist operation jihad;"
           "Jihadist target Iraq; die 6 for Iraq");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Iraq"), neutral().fair().troops(1));
}

TEST(LabyrinthCards, ATriggeredEventIsItsOwnersToDecide) {  // 6.3.2.2
  const Position p = jihadist_turn({special_forces, hariri_killed})
                         .with("Iraq", neutral().fair().active(1).troops(1))
                         .with("Jordan", neutral().fair().active(1));
  const std::string before = "Jihadist card 8; Jihadist use operation; Jihadist order event-first;";
  const std::string after_it = "Jihadist operation jihad; Jihadist target Iraq; die 1 for Iraq";
  EXPECT_EQ(step(p, before + "US target Jordan;" + after_it).at("Jordan"), neutral().fair().cadre());
}

TEST(LabyrinthCards, TheFirstPlotOfATurnSilencesTheUsEvent) {  // 8.5.3
  const Position p = jihadist_turn({al_azhar, al_azhar + 8}).funding(9).with("Iraq", neutral().poor().active(1));
  const Outcome o = step(p,
                         "Jihadist card 12; Jihadist use operation; Jihadist order operation-first;"
                         "Jihadist operation plot; Jihadist target Iraq; die 6 for Iraq");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.funding, 9);
  EXPECT_EQ(o.state.place[al_azhar], in_box);
  EXPECT_EQ(o.state.first_plot, al_azhar);
  // The second one triggers it.
  Position later = p;
  later.state.first_plot_done = 1;
  EXPECT_EQ(step(later,
                 "Jihadist card 12; Jihadist use operation; Jihadist order operation-first; Jihadist operation plot;"
                 "Jihadist target Iraq; die 6 for Iraq; die 2 for Egypt")
                .state.funding,
            5);
  // With the event first it can't be the first Plot any more.
  EXPECT_TRUE(says(step(p,
                        "Jihadist card 12; Jihadist use operation; Jihadist order event-first; die 2 for Egypt;"
                        "Jihadist operation plot; Jihadist target Iraq"),
                   "illegal_choice LAB-8.5.3"));
}

TEST(LabyrinthCards, ReservesAreSavedAndSpentWhole) {  // 6.3.3
  const Outcome saved = step(us_turn({al_azhar, backlash, nest}).reserves(Side::US, 1), "US card 12; US use reserves");
  EXPECT_EQ(saved.state.reserves[0], 2);
  EXPECT_TRUE(says(step(us_turn({renditions, backlash}), "US card 44; US use reserves"), "illegal_choice LAB-6.3.3"));
  const Position p = us_turn({al_azhar, backlash, nest}).reserves(Side::US, 2).with("Jordan", neutral().poor());
  const std::string play = "US card 12; US use operation;";
  const Outcome spent =
      step(p, play + "US reserves yes; US operation war-of-ideas; US target Jordan; die 5 for Jordan");
  EXPECT_TRUE(spent.clean()) << spent.first_finding();
  EXPECT_EQ(spent.at("Jordan"), ally().poor());
  EXPECT_EQ(spent.state.reserves[0], 0);
  EXPECT_TRUE(says(step(p, play + "US operation war-of-ideas; US target Jordan; die 5 for Jordan"),
                   "illegal_choice LAB-7.1.1"));
}

TEST(LabyrinthCards, ReservesDontOpenAWmdsNumberByRuling) {
  const Position p = jihadist_turn({hariri_killed, hariri_killed + 1})
                         .reserves(Side::Jihadist, 1)
                         .with("Iraq", neutral().poor().active(1));
  const std::string script =
      "Jihadist card 64; Jihadist use operation; Jihadist reserves yes; Jihadist operation plot; Jihadist target Iraq;"
      "die 1 for Iraq; Jihadist plot Plot 3";
  EXPECT_TRUE(step(p, script).clean());
  EXPECT_TRUE(says(step(Position(p).ruling(RulingId::plot_value_reserves, 1), script), "illegal_choice LAB-8.5.2"));
}

TEST(LabyrinthCards, ReassessmentTakesTwoCardsOfThree) {  // 7.6
  const Position p = us_turn({renditions, back_channel, backlash});
  const Outcome o = step(p, "US card 44; US use reassessment; US card 32");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(us_posture(o.state), Posture::soft);
  EXPECT_EQ(o.state.phase, Phase::plots);
  EXPECT_TRUE(says(step(p, "US card 44; US use reassessment; US card 1"), "illegal_choice LAB-7.6.2"));
  EXPECT_TRUE(says(step(us_turn({renditions, al_azhar}).reserves(Side::US, 2), "US card 44; US use reassessment"),
                   "illegal_choice LAB-7.6.2"));
  EXPECT_TRUE(
      says(step(Position(p).acting(Side::US, 2), "US card 44; US use reassessment"), "illegal_choice LAB-7.6.2"));
}

TEST(LabyrinthCards, OnlyACardOfTheHand) {
  EXPECT_TRUE(says(step(us_turn({al_azhar, nest}), "US card 44; US use operation; US operation alert"),
                   "illegal_choice LAB-5.2.8"));
}

TEST(LabyrinthLastCard, TheUsMayHoldOrDiscardIt) {  // 5.2.4
  const Outcome held = step(us_turn({al_azhar}), "");
  EXPECT_TRUE(held.clean()) << held.first_finding();
  EXPECT_EQ(held.state.hand[0], 1);
  EXPECT_EQ(held.state.us_held, 1);
  const Outcome gone = step(us_turn({al_azhar}).funding(5), "US card 12; US use discard");
  EXPECT_TRUE(gone.clean()) << gone.first_finding();
  EXPECT_TRUE(gone.in_discards(al_azhar));
  EXPECT_EQ(gone.state.funding, 5);
  EXPECT_TRUE(says(step(us_turn({al_azhar, nest}), "US card 12; US use discard"), "illegal_choice LAB-5.2.4"));
  EXPECT_FALSE(step(us_turn({al_azhar}).ideology(Ideology::infectious), "").clean());
}

TEST(LabyrinthLastCard, HoldingItEndsTheTurnWhenTheJihadistIsDone) {  // 5.2.3, R-51
  Position p = Position().acting(Side::US).hand(Side::US, {al_azhar});
  Position next;
  next.state = step(p, "").state;
  EXPECT_EQ(next.state.phase, Phase::plots);
  EXPECT_EQ(step(next, "").state.phase, Phase::end_of_turn);
  next.state.us_held = 0;  // two cards of three were played: the turn goes on
  EXPECT_EQ(step(next, "").state.phase, Phase::cards);
}

TEST(LabyrinthPhases, TwoCardsEach) {
  Position p = jihadist_turn({hariri_killed, hariri_killed + 1, al_ittihad_al_islami})
                   .with("Iraq", neutral().poor().sleepers(3));
  const std::string travel =
      "; Jihadist use operation; Jihadist operation travel; Jihadist from Iraq; Jihadist to Iraq";
  p.state = step(p, "Jihadist card 64" + travel).state;
  EXPECT_EQ(p.state.acting, index(Side::Jihadist));
  p.state = step(p, "Jihadist card 65" + travel).state;
  EXPECT_EQ(p.state.acting, index(Side::US));
  EXPECT_EQ(p.state.hand[1], 1);
}

TEST(LabyrinthPhases, TheJihadistMayTakeCadresOff) {  // 4.8.4
  const Position p =
      jihadist_turn({hariri_killed}).with("Iraq", neutral().poor().sleepers(1)).with("Sudan", neutral().poor().cadre());
  const Outcome o = step(p,
                         "Jihadist cadre Sudan; Jihadist card 64; Jihadist use operation; Jihadist operation travel;"
                         "Jihadist from Iraq; Jihadist to Iraq");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.at("Sudan"), neutral().poor());
  EXPECT_TRUE(says(step(p, "Jihadist cadre Iraq"), "illegal_choice LAB-4.8.4"));
}

Position at_the_end() {
  Position p = Position().funding(5).prestige(5);
  p.state.phase = Phase::end_of_turn;
  return p;
}

TEST(LabyrinthEndOfTurn, FundingAndPrestige) {  // 5.2.5
  EXPECT_EQ(step(at_the_end(), "").state.funding, 4);
  EXPECT_EQ(step(at_the_end(), "").state.prestige, 5);
  const Outcome rule = step(at_the_end().with("Sudan", adversary().islamist()), "");
  EXPECT_EQ(rule.state.prestige, 4);
  const Outcome world = step(at_the_end().with("Spain", hard()).with("Italy", hard()), "");
  EXPECT_EQ(world.state.prestige, 6);
  const Outcome against = step(at_the_end().us(Posture::soft).with("Spain", hard()).with("Italy", hard()), "");
  EXPECT_EQ(against.state.prestige, 5);
}

TEST(LabyrinthEndOfTurn, PiratesKeepTheFunding) {
  EXPECT_EQ(step(at_the_end().marked(pirates).with("Yemen", adversary().islamist()), "").state.funding, 5);
  EXPECT_EQ(step(at_the_end().marked(pirates).with("Yemen", ally().poor()), "").state.funding, 4);
}

TEST(LabyrinthEndOfTurn, BoxesReservesAndMarkers) {  // 5.2.6, 5.2.7, 5.2.9
  Position p =
      at_the_end().reserves(Side::US, 2).lapsing(biometrics).with("Iraq", ally().poor().troops(6).regime_change(1));
  p.state.place[biometrics] = in_box;
  --p.state.draw_pile;
  p.state.first_plot_done = 1;
  const Outcome o = step(p, "");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.reserves[0], 0);
  EXPECT_EQ(o.state.lapsing[biometrics], 0);
  EXPECT_TRUE(o.in_discards(biometrics));
  EXPECT_EQ(o.state.first_plot_done, 0);
  EXPECT_EQ(o.at("Iraq"), ally().poor().troops(6).regime_change(2));
  EXPECT_EQ(o.state.turn, 3);
}

TEST(LabyrinthEndOfTurn, HandsByFundingAndTroops) {  // 5.2.8
  const Outcome o = step(at_the_end().funding(8).troops_on_track(9).hand(Side::US, {al_azhar}), "");
  EXPECT_EQ(o.state.hand[1], 9);
  EXPECT_EQ(o.state.hand[0], 9);  // 8 beside the one it held
  EXPECT_EQ(step(at_the_end().funding(4).troops_on_track(4), "").state.hand[1], 7);
  EXPECT_EQ(step(at_the_end().funding(4).troops_on_track(4), "").state.hand[0], 7);
  EXPECT_EQ(step(at_the_end().funding(5).troops_on_track(10), "").state.hand[0], 9);
  EXPECT_EQ(step(at_the_end().funding(5).troops_on_track(10), "").state.hand[1], 8);
}

Position with_pile_of(int n) {
  Position p = at_the_end();
  std::vector<int> rest;
  for (int id = 1; id <= kBaseCards - n; ++id) rest.push_back(id);
  return p.discarded(rest);
}

TEST(LabyrinthDeck, IsReshuffledWhenACardMustBeDrawn) {  // 5.3.1
  const Outcome o = step(with_pile_of(10), "");
  EXPECT_FALSE(o.over);
  EXPECT_EQ(o.state.reshuffles, 1);
  EXPECT_EQ(o.state.draw_pile, 120 - 8 - 9);
  EXPECT_EQ(step(with_pile_of(17), "").state.reshuffles, 0);  // exactly enough
}

TEST(LabyrinthDeck, ItsEndEndsTheGame) {  // 3.3, 2.3
  Position p = with_pile_of(10);
  p.state.length = 1;
  const Outcome o = step(p, "");
  EXPECT_TRUE(o.over);
  EXPECT_EQ(o.state.ending, Ending::deck);
  EXPECT_EQ(o.state.winner, index(Side::Jihadist));
  p.state.length = 2;
  EXPECT_FALSE(step(p, "").over);
  p.state.reshuffles = 1;
  EXPECT_TRUE(step(p, "").over);
}

TEST(LabyrinthDeck, MiniDecksAreDealtInTurn) {  // 9.2
  Position p = at_the_end();
  p.solo();
  p.state.mini_decks = 1;
  p.state.mini_deck[0] = 47;
  p.state.mini_deck[1] = 48;
  p.state.mini_deck[2] = 25;
  const Outcome o =
      step(p, "draw Jihadist 100 Hizb Ut-Tahrir; draw Jihadist 64 Hariri Killed; draw Jihadist 12 Al-Azhar");
  EXPECT_TRUE(o.clean()) << o.first_finding();
  EXPECT_EQ(o.state.mini_deck[0] + o.state.mini_deck[1] + o.state.mini_deck[2],
            120 - o.state.hand[0] - o.state.hand[1]);
  EXPECT_TRUE(says(step(p, "draw Jihadist 12 Al-Azhar"), "illegal_choice LAB-9.2"));
}

TEST(LabyrinthHeadings, CountCardsThroughTheTurn) {
  const Game& g = game();
  State s = Position().acting(Side::US, 2).state;
  s.round = 1;
  const int ordinal = g.due(&s).ordinal;
  EXPECT_EQ(g.step_name(ordinal), "Turn 2 US card 4");
  EXPECT_EQ(g.read_heading("Turn 2 US card 4", &s), ordinal);
  EXPECT_EQ(g.read_heading("US card 4", &s), ordinal);
  EXPECT_EQ(g.step_name(g.read_heading("jihadist card 3", &s)), "Turn 2 Jihadist card 3");
  EXPECT_EQ(g.step_name(g.read_heading("plots", &s)), "Turn 2 plots 2");
  EXPECT_EQ(g.step_name(g.read_heading("Turn 5 end", &s)), "Turn 5 end");
  EXPECT_EQ(g.read_heading("US AR 3", &s), kNoStep);
  for (const int at : {ordinal, g.read_heading("plots 1", &s), g.read_heading("Turn 7 end", &s)}) {
    State moved = s;
    ASSERT_TRUE(g.go_to(&moved, at));
    EXPECT_EQ(g.due(&moved).ordinal, at);
  }
}

}  // namespace
}  // namespace arbiter::lab::tests
