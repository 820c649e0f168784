// Situations that players of Twilight Struggle asked or argued about, each with its whole kind. Half of them are legal.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "games/twilight-struggle/facts.hpp"
#include "support/judge.hpp"

namespace arbiter::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using Strings = std::vector<std::string>;

std::string num(int n) {
  return std::to_string(n);
}

// --- operations of one kind
// -----------------------------------------------------------------------------------------------

constexpr const char* kThreePoints =
    R"("turn": 4, "round": 2, "acting": "US", "defcon": 5, "hand.US": ["25 Containment", "20 Olympic Games"],
  "influence.US": {"Iran": 1, "Libya": 1}, "influence.USSR": {"Angola": 1, "Iraq": 1})";

TEST(Cases, OperationsStayOfOneKind) {
  const std::string play = "== Turn 4 US AR2\nUS card 25 Containment\nUS use operations\nUS operation ";
  const std::string next = "\n== Turn 4 USSR AR3\nUSSR card 15 Nasser\nUSSR use event";
  // Markers and then a coup, a coup and then markers, two coups, a roll more than there are points.
  const std::string attack = "\nUS operation coup\nUS target Angola\ndie 6 for Angola";
  for (int spent = 1; spent <= 3; ++spent) {
    std::string markers = "influence";
    for (int i = 0; i < spent; ++i) markers += "\nUS place Iran";
    const GameReport r = judge(ts_record(kThreePoints, play + markers + attack + next));
    EXPECT_THAT(in_short(r), ElementsAre("illegal TS-5.1 " + num(5 + spent),
                                         "sequence REC-choice-not-asked " + num(6 + spent) + " after 1",
                                         "chance REC-roll-not-used " + num(7 + spent) + " after 1"));
    EXPECT_THAT(r.findings[0].message,
                HasSubstr("3 operation points (printed 3), " + num(spent) + " spent, " + num(3 - spent) + " left"));
  }
  // A marker too many in an enemy-controlled country: what it costs is told.
  const GameReport dear = judge(ts_record(
      R"("turn": 4, "round": 2, "acting": "US", "defcon": 5, "hand.US": ["25 Containment"],
      "influence.US": {"Iran": 1, "Libya": 1}, "influence.USSR": {"Egypt": 4})",
      play + "influence\nUS place Iran\nUS place Libya\nUS place Egypt" + next));
  EXPECT_THAT(in_short(dear), ElementsAre("illegal TS-7.1 7"));
  EXPECT_THAT(dear.findings[0].message, HasSubstr("3 operation points (printed 3), 2 spent, 1 left; Egypt costs 2"));
  const GameReport after_coup = judge(ts_record(
      kThreePoints, play + "coup\nUS target Angola\ndie 6 for Angola\nUS operation influence\nUS place Iran" + next));
  ASSERT_THAT(after_coup.findings, Not(IsEmpty()));
  EXPECT_THAT(in_short(after_coup), ElementsAre("illegal TS-5.1 7", "sequence REC-choice-not-asked 8 after 1"));
  EXPECT_THAT(after_coup.findings[0].message, HasSubstr("3 operation points (printed 3), 3 spent, 0 left"));
  const GameReport two = judge(ts_record(
      kThreePoints, play + "coup\nUS target Angola\ndie 1 for Angola\nUS target Iraq\ndie 5 for Iraq" + next));
  EXPECT_THAT(in_short(two), ElementsAre("illegal TS-8.7 7", "chance REC-roll-not-used 8 after 1"));
  EXPECT_THAT(two.findings[0].message, HasSubstr("one too many"));
  EXPECT_THAT(two.findings[0].message, HasSubstr("3 operation points (printed 3), 3 spent, 0 left"));
  std::string rolls = "realignment";
  for (int i = 0; i < 4; ++i) rolls += "\nUS target Iraq\ndie 3 for USSR\ndie 2 for US";
  const GameReport four = judge(ts_record(kThreePoints, play + rolls + next));
  ASSERT_THAT(four.findings, Not(IsEmpty()));
  EXPECT_EQ(four.findings[0].entry, 14U);
  EXPECT_EQ(four.findings[0].rule.substr(0, 4), "TS-9");
}

TEST(Cases, ThreeMarkersForFourPointsAreRight) {
  const std::string position =
      R"("turn": 4, "round": 2, "acting": "US", "defcon": 4, "hand.US": ["CARD"], "influence.US": {"France": 1},
    "influence.USSR": {"Italy": 2})";
  const auto markers = [&](const std::string& card, int n) {
    std::string p = position;
    p.replace(p.find("CARD"), 4, card);
    std::string entries = "== Turn 4 US AR2\nUS card " + card + "\nUS use operations\nUS operation influence";
    for (int i = 0; i < n; ++i) entries += "\nUS place Italy";
    return in_short(judge(ts_record(p, entries + "\n== Turn 4 USSR AR3\nUSSR card 15 Nasser\nUSSR use event")));
  };
  // 2 until the control is broken, then 1: two for 3 points, three for 4.
  EXPECT_THAT(markers("25 Containment", 2), IsEmpty());
  EXPECT_THAT(markers("23 Marshall Plan", 3), IsEmpty());
  EXPECT_THAT(markers("23 Marshall Plan", 4), ElementsAre("illegal TS-7.3 8"));
  EXPECT_THAT(markers("25 Containment", 3), ElementsAre("illegal TS-7.3 7"));
  EXPECT_THAT(markers("23 Marshall Plan", 2), ElementsAre(HasSubstr("sequence TS-7.3")));
}

// --- events
// -------------------------------------------------------------------------------------------------------------

TEST(Cases, TearDownThisWallAttacksInEuropeOnly) {
  for (int defcon = 2; defcon <= 5; ++defcon) {
    const std::string position =
        "\"turn\": 9, \"round\": 2, \"acting\": \"US\", \"defcon\": " + num(defcon) +
        R"(, "hand.US": ["96 Tear Down this Wall"], "influence.USSR": {"Poland": 3, "North Korea": 3, "Angola": 2, "Cuba": 2})";
    const std::string play = "== Turn 9 US AR2\nUS card 96 Tear Down this Wall\nUS use event\nUS operation ";
    for (const char* where : {"North Korea", "Angola", "Cuba"}) {
      const GameReport r = judge(
          ts_record(position, play + "coup\nUS target " + where + "\ndie 3 for " + where + "\n== Turn 9 USSR AR3"));
      ASSERT_THAT(in_short(r), Contains("illegal TS-card-96 5")) << where;
      EXPECT_THAT(r.findings[0].legal, ElementsAre("Poland"));
    }
    EXPECT_THAT(in_short(judge(
                    ts_record(position, play + "coup\nUS target Poland\ndie 3 for Poland\nexpect military_ops.US 0"))),
                IsEmpty())
        << defcon;
    EXPECT_THAT(
        in_short(judge(ts_record(
            position,
            play + "realignment\nUS target Poland\ndie 3 for US\ndie 3 for USSR\n"
                   "US target Poland\ndie 3 for US\ndie 3 for USSR\nUS target Poland\ndie 3 for US\ndie 3 for USSR"))),
        IsEmpty())
        << defcon;
  }
}

TEST(Cases, DefectorsGivesItsPointInUssrRoundsOnly) {
  const auto play = [](const std::string& side, const std::string& states) {
    const std::string position = "\"turn\": 8, \"round\": 2, \"acting\": \"" + side + "\", \"hand." + side +
                                 "\": [\"103 Defectors\"], \"influence." + side + "\": {\"Angola\": 1}, \"defcon\": 3";
    const std::string operations =
        side == "USSR" ? "\nUSSR operation influence\nUSSR place Angola\nUSSR place Angola" : "";
    const std::string next = side == "USSR" ? "\n== Turn 8 US AR2\nUS card 25\nUS use event"
                                            : "\n== Turn 8 USSR AR3\nUSSR card 15\nUSSR use event";
    return in_short(judge(ts_record(position,
                                    "== Turn 8 " + side + " AR2\n" + side + " card 103 Defectors\n" + side +
                                        " use event" + states + operations + next,
                                    "\"vp\"")));
  };
  EXPECT_THAT(play("USSR", "\nstates vp +1 = 1"), IsEmpty());
  EXPECT_THAT(play("USSR", ""), ElementsAre(HasSubstr("mismatch REC-effect-not-stated")));
  EXPECT_THAT(play("USSR", "\nstates vp +2 = 2"), ElementsAre("mismatch REC-amount 4"));
  EXPECT_THAT(play("US", ""), IsEmpty());
  EXPECT_THAT(play("US", "\nstates vp +1 = 1"), ElementsAre("mismatch REC-effect-not-due 4"));
}

TEST(Cases, WarsCountHostileNeighbours) {
  // Korean War: Japan, Taiwan and North Korea are the neighbours; only those that the US controls count.
  const Strings held = {R"("Japan": 4)", R"("Japan": 4, "Taiwan": 3)"};
  for (int neighbours = 0; neighbours <= 2; ++neighbours) {
    const std::string us =
        "\"South Korea\": 1" + (neighbours == 0 ? "" : ", " + held[static_cast<std::size_t>(neighbours - 1)]);
    const std::string position =
        "\"turn\": 2, \"round\": 2, \"acting\": \"USSR\", \"defcon\": 4, \"hand.USSR\": [\"11 Korean War\"], "
        "\"influence.US\": {" +
        us + "}";
    for (int die = 1; die <= 6; ++die) {
      const bool success = die - neighbours >= 4;
      std::string log = "== Turn 2 USSR AR2\nUSSR card 11 Korean War\nUSSR use event\ndie " + num(die) +
                        " for South Korea\nstates war_modifier South Korea = ";
      const std::string result = "\nstates success South Korea = " + num(success ? 1 : 0);
      EXPECT_THAT(in_short(judge(ts_record(position, log + num(-neighbours) + result))), IsEmpty());
      // "4, modified 4" although neighbours are hostile: the wrong number, and whether it would have changed the
      // result.
      const GameReport wrong = judge(ts_record(position, log + num(1 - neighbours) + result));
      ASSERT_THAT(in_short(wrong), ElementsAre("mismatch REC-value 5"));
      EXPECT_THAT(wrong.findings[0].legal, ElementsAre(num(-neighbours)));
      EXPECT_EQ(wrong.findings[0].consequence, Consequence::number);
      const bool by_record = die + 1 - neighbours >= 4;
      EXPECT_THAT(wrong.findings[0].message,
                  HasSubstr("die " + num(die) + ", modifier " + num(-neighbours) +
                            ", 4 or more needed: " + (success ? "a success" : "no success") +
                            (by_record == success ? ", with the stated number too"
                                                  : "; with the stated number it would be a success")));
      const GameReport both = judge(
          ts_record(position, log + num(1 - neighbours) + "\nstates success South Korea = " + num(success ? 0 : 1)));
      ASSERT_THAT(in_short(both), ElementsAre("mismatch REC-value 5", "mismatch REC-value 6 after 1"));
      EXPECT_EQ(both.findings[1].consequence, Consequence::position);
    }
  }
}

TEST(Cases, TrapsTakeTheModifiedValue) {
  struct Trap {
    const char *side, *trap, *worse, *better;
  };
  for (const Trap& t : {Trap{"US", "42 Quagmire", "\"US\": 1", "25 Containment"},
                        Trap{"USSR", "44 Bear Trap", "\"USSR\": 1", "51 Brezhnev Doctrine"}}) {
    const auto discard = [&](const std::string& card, const std::string& others) {
      const std::string side = t.side;
      const std::string position = "\"turn\": 5, \"round\": 2, \"acting\": \"" + side + "\", \"defcon\": 4, \"hand." +
                                   side + "\": [\"20 Olympic Games\", \"36 Brush War\", \"32 UN Intervention\"], " +
                                   others;
      return in_short(
          judge(ts_record(position, "== Turn 5 " + side + " AR2\n" + side + " card " + card + "\ndie 5 for trap")));
    };
    const std::string trapped = "\"in_play\": {\"" + std::string(t.trap) + "\": 1}";
    const std::string scared = trapped + ", \"red_scare\": {" + t.worse + "}";
    const std::string raised = "\"in_play\": {\"" + std::string(t.trap) + "\": 1, \"" + t.better + "\": 1}";
    EXPECT_THAT(discard("20 Olympic Games", trapped), IsEmpty());
    EXPECT_THAT(discard("32 UN Intervention", trapped), ElementsAre("illegal TS-13.1 2"));
    EXPECT_THAT(discard("20 Olympic Games", scared), ElementsAre("illegal TS-13.1 2"));
    EXPECT_THAT(discard("36 Brush War", scared), IsEmpty());
    EXPECT_THAT(discard("32 UN Intervention", raised), IsEmpty());
  }
}

// --- scoring
// ------------------------------------------------------------------------------------------------------------

TEST(Cases, AsiaScoringIsRecomputed) {
  const auto score = [](const std::string& us, const std::string& in_play, int stated) {
    const std::string position =
        "\"turn\": 3, \"round\": 2, \"acting\": \"US\", \"defcon\": 4, \"hand.US\": [\"1 Asia Scoring\"], "
        "\"influence.US\": {" +
        us + "}, \"influence.USSR\": {\"Afghanistan\": 2}, \"in_play\": {" + in_play + "}";
    return judge(ts_record(
        position,
        "== Turn 3 US AR2\nUS card 1 Asia Scoring\nUS use event\nstates vp +" + num(stated) + " = " + num(stated),
        "\"vp\""));
  };
  const std::string formosa = "\"35 Formosan Resolution\": 1";
  // Presence of both with Taiwan alone: without Formosan Resolution an ordinary country, with it a battleground too.
  // The US dominates with Japan, Taiwan and a third country; the USSR has presence (3).
  const std::string few = R"("Japan": 4, "Taiwan": 3, "Malaysia": 2)";
  for (const auto& [in_play, due] : {std::pair{std::string(), 5}, std::pair{formosa, 6}}) {
    EXPECT_THAT(in_short(score(few, in_play, due)), IsEmpty()) << in_play;
    const GameReport wrong = score(few, in_play, 1);
    ASSERT_THAT(in_short(wrong), ElementsAre("mismatch REC-amount 4"));
    EXPECT_THAT(wrong.findings[0].legal, ElementsAre("0 to " + num(due)));
    EXPECT_EQ(wrong.findings[0].rule, "TS-card-1");
    const std::string us = in_play.empty() ? "US 8: Domination, battlegrounds 1 (Japan), others 2 (Malaysia, Taiwan)"
                                           : "US 9: Domination, battlegrounds 2 (Japan, Taiwan), others 1 (Malaysia)";
    EXPECT_THAT(wrong.findings[0].message,
                HasSubstr("Asia +" + num(due) + " (" + us + "; USSR 3: Presence, others 1 (Afghanistan)"));
    EXPECT_EQ(wrong.findings[0].message.find("Formosan") != std::string::npos, !in_play.empty());
  }
}

TEST(Cases, ControlOfAsiaNeedsEveryBattleground) {
  const std::string all =
      R"("Japan": 4, "South Korea": 3, "North Korea": 3, "India": 3, "Pakistan": 2, "Thailand": 2, "Taiwan": TAIWAN)";
  const auto stated = [&](int taiwan, const std::string& in_play, int points) {
    std::string us = all;
    us.replace(us.find("TAIWAN"), 6, num(taiwan));
    const std::string position =
        "\"turn\": 5, \"round\": 2, \"acting\": \"US\", \"defcon\": 4, \"hand.US\": [\"1 Asia Scoring\"], "
        "\"influence.US\": {" +
        us + "}, \"in_play\": {" + in_play + "}";
    return in_short(judge(ts_record(
        position,
        "== Turn 5 US AR2\nUS card 1 Asia Scoring\nUS use event\nstates vp +" + num(points) + " = " + num(points),
        "\"vp\"")));
  };
  // Control 9, six battlegrounds, one of them beside the USSR; with Formosan Resolution Taiwan is a seventh.
  EXPECT_THAT(stated(3, "", 16), IsEmpty());
  EXPECT_THAT(stated(3, "\"35 Formosan Resolution\": 1", 17), IsEmpty());
  EXPECT_THAT(stated(3, "", 14), ElementsAre("mismatch REC-amount 4"));
}

TEST(Cases, EveryScoringListsItsCountries) {
  struct Scoring {
    const char *card, *ussr, *words;
  };
  for (const Scoring& c : {Scoring{"2 Europe Scoring", R"("Poland": 3, "East Germany": 3, "Romania": 3, "Canada": 4)",
                                   "Europe -10 (US 0: nothing; USSR 10: Domination, battlegrounds 2 (East Germany, "
                                   "Poland), others 2 (Canada, Romania), beside the US 1 (Canada))"},
                           Scoring{"3 Middle East Scoring", R"("Iraq": 3, "Syria": 2)",
                                   "Middle East -6 (US 0: nothing; USSR 6: Domination, battlegrounds 1 (Iraq), others "
                                   "1 (Syria))"},
                           Scoring{"37 Central America Scoring", R"("Cuba": 3, "Haiti": 1)",
                                   "Central America -5 (US 0: nothing; USSR 5: Domination, battlegrounds 1 (Cuba), "
                                   "others 1 (Haiti), beside the US 1 (Cuba))"},
                           Scoring{"79 Africa Scoring", R"("Angola": 1)",
                                   "Africa -2 (US 0: nothing; USSR 2: Presence, battlegrounds 1 (Angola))"},
                           Scoring{"81 South America Scoring", R"("Chile": 3)",
                                   "South America -3 (US 0: nothing; USSR 3: Presence, battlegrounds 1 (Chile))"},
                           Scoring{"38 Southeast Asia Scoring", R"("Thailand": 2, "Burma": 2)",
                                   "controlled here: Burma -1, Thailand -2; all together -3"}}) {
    const std::string position = "\"turn\": 5, \"round\": 2, \"acting\": \"US\", \"defcon\": 4, \"hand.US\": [\"" +
                                 std::string(c.card) + "\"], \"influence.USSR\": {" + c.ussr + "}";
    const GameReport r = judge(ts_record(
        position, "== Turn 5 US AR2\nUS card " + std::string(c.card) + "\nUS use event\nstates vp +19 = 19", "\"vp\""));
    ASSERT_THAT(in_short(r), ElementsAre("mismatch REC-amount 4")) << c.card;
    EXPECT_THAT(r.findings[0].message, HasSubstr(c.words));
  }
  const GameReport end = judge(ts_record(
      R"("turn": 10, "phase": 3, "round": 7, "acting": "US", "defcon": 2, "military_ops.US": 2, "military_ops.USSR": 2,
      "hand.US": [], "hand.USSR": [], "china_holder": "USSR",
      "influence.USSR": {"Angola": 1}, "influence.US": {"Chile": 3, "Thailand": 2})",
      "== Turn 10 cleanup\nstates vp +19 = 19", "\"vp\""));
  ASSERT_THAT(in_short(end), ElementsAre("mismatch REC-amount 2"));
  for (const char* words : {"Africa -2 (", "South America +3 (", "Asia +4 (US 4: Presence, battlegrounds 1 (Thailand)",
                            "Europe 0 (", "The China Card -1; all together +4"})
    EXPECT_THAT(end.findings[0].message, HasSubstr(words));
}

// --- Cuban Missile Crisis: "at any time"

TEST(Cases, TheCrisisEndsWheneverItsVictimPays) {
  const std::string us_plays =
      R"("turn": 4, "round": 2, "acting": "US", "defcon": 4, "hand.US": ["25 Containment", "20 Olympic Games", "7 Socialist Governments"],
    "in_play": {"40 Cuban Missile Crisis": 1}, "crisis_against": "US",
    "influence.US": {"West Germany": 2, "Turkey": 2, "Iran": 2, "Italy": 2, "France": 1}, "influence.USSR": {"Angola": 1, "Iraq": 1})";
  const std::string card = "== Turn 4 US AR2\nUS card 25 Containment", cancel = "\nUS cancel Turkey",
                    ops = "\nUS use operations", next = "\n== Turn 4 USSR AR3\nUSSR card 15 Nasser\nUSSR use event";
  const auto clean = [&](const std::string& entries) {
    EXPECT_THAT(in_short(judge(ts_record(us_plays, entries + next))), IsEmpty()) << entries;
  };
  const std::string attack = "\nUS operation coup" + std::string("\nUS target Angola\ndie 6 for Angola");
  clean(card + cancel + ops + attack);
  clean(card + ops + cancel + attack);
  clean(card + ops + "\nUS operation coup" + cancel + "\nUS target Angola\ndie 6 for Angola");
  const std::string place = "\nUS place Iran";
  clean(card + ops + "\nUS operation influence" + place + cancel + place + place);
  const std::string roll = "\nUS target Angola\ndie 1 for USSR\ndie 1 for US";
  clean(card + ops + "\nUS operation realignment" + roll + cancel + roll + roll);
  // Between the other side's event and the operations, and in the other side's round.
  const std::string theirs = "== Turn 4 US AR2\nUS card 7 Socialist Governments\nUS use event" +
                             std::string("\nUSSR remove Italy\nUSSR remove Italy\nUSSR remove France");
  clean(theirs + cancel + attack);
  EXPECT_THAT(judge(ts_record(us_plays, theirs + attack)).result_computed, "USSR wins by Cuban Missile Crisis");
  const std::string ussr_plays = R"("turn": 4, "round": 2, "acting": "USSR", "defcon": 4, "hand.USSR": ["15 Nasser"],
    "in_play": {"40 Cuban Missile Crisis": 1}, "crisis_against": "US", "influence.US": {"West Germany": 2})";
  EXPECT_THAT(
      in_short(judge(ts_record(ussr_plays,
                               "== Turn 4 USSR AR2\nUSSR card 15 Nasser\nUS cancel West Germany\nUSSR use event\n"
                               "expect influence.US \"West Germany\" 0, in_play \"40 Cuban Missile Crisis\" 0"))),
      IsEmpty());
  // A source of effects only shows it as what it takes away.
  EXPECT_THAT(
      in_short(judge(ts_record(
          us_plays, "== Turn 4 US AR2\nUS card 25 Containment\nUS use operations\nstates influence.US Turkey -2 = 0" +
                        attack + next))),
      IsEmpty());
}

// --- the end of a turn
// ------------------------------------------------------------------------------------------------------

TEST(Cases, MilitaryOperationsAreNettedAtTheEndOfTheTurn) {
  for (int us = 0; us <= 4; us += 2)
    for (int ussr = 0; ussr <= 4; ++ussr)
      for (int defcon = 2; defcon <= 5; ++defcon) {
        const int due = std::max(defcon - ussr, 0) - std::max(defcon - us, 0);
        const std::string position =
            "\"turn\": 3, \"phase\": 3, \"round\": 6, \"acting\": \"US\", \"defcon\": " + num(defcon) +
            ", \"military_ops.US\": " + num(us) + ", \"military_ops.USSR\": " + num(ussr) +
            ", \"hand.US\": [], \"hand.USSR\": []";
        const std::string next = "\n== Turn 4 headline\nUSSR headline 15 Nasser\nUS headline 25 Containment";
        const GameReport silent = judge(ts_record(position, "== Turn 3 cleanup" + next, "\"vp\""));
        if (due == 0) {
          EXPECT_THAT(in_short(silent), IsEmpty());
          continue;
        }
        ASSERT_THAT(in_short(silent), ElementsAre("mismatch REC-effect-not-stated 1"));
        EXPECT_EQ(silent.findings[0].rule, "TS-11.1");
        const auto side = [&](const char* name, int done) {
          return std::string(name) + ": military operations required " + num(defcon) + ", done " + num(done) +
                 ", missing " + num(std::max(defcon - done, 0));
        };
        EXPECT_THAT(silent.findings[0].message, HasSubstr(side("US", us) + "; " + side("USSR", ussr)));
        EXPECT_THAT(silent.findings[0].legal, ElementsAre(num(due)));
        const std::string right = "\nstates vp " + std::string(due > 0 ? "+" : "") + num(due) + " = " + num(due);
        EXPECT_THAT(in_short(judge(ts_record(position, "== Turn 3 cleanup" + right + next, "\"vp\""))), IsEmpty());
        const std::string half = "\nstates vp " + std::string(due > 0 ? "+" : "") + num(due * 2) + " = " + num(due * 2);
        EXPECT_THAT(in_short(judge(ts_record(position, "== Turn 3 cleanup" + half + next, "\"vp\""))),
                    ElementsAre("mismatch REC-amount 2"));
      }
}

TEST(Cases, AHeldScoringCardLosesIfItIsKnown) {
  const auto end = [](const std::string& hands) {
    return judge(
        ts_record("\"turn\": 3, \"phase\": 3, \"round\": 6, \"acting\": \"US\", \"defcon\": 2, \"military_ops.US\": 2, "
                  "\"military_ops.USSR\": 2, " +
                      hands,
                  "== Turn 3 cleanup\n== Turn 4 headline\nUSSR headline 15 Nasser\nUS headline 25 Containment"));
  };
  const GameReport us = end(R"("hand.US": ["1 Asia Scoring"], "hand.USSR": [])");
  EXPECT_EQ(us.result_computed, "USSR wins by Held Scoring Card");
  EXPECT_THAT(in_short(us), ElementsAre("sequence REC-after-the-end 2"));
  EXPECT_THAT(us.findings[0].message, HasSubstr("USSR wins by Held Scoring Card"));
  EXPECT_EQ(end(R"("hand.US": [], "hand.USSR": ["2 Europe Scoring"])").result_computed, "US wins by Held Scoring Card");
  // Hands that nobody saw: the game goes on, and what was played from them is counted as open.
  const GameReport unknown = end(R"("hand_size.US": 2, "hand_size.USSR": 2)");
  EXPECT_THAT(in_short(unknown), IsEmpty());
  EXPECT_EQ(unknown.result_computed, "");
  EXPECT_GT(unknown.unverified, 0U);
}

// --- headlines
// ------------------------------------------------------------------------------------------------------------

std::string headlines(const std::string& ussr, const std::string& us, const Strings& events) {
  std::string entries = "== Turn 2 headline\nUSSR headline " + ussr + "\nUS headline " + us;
  for (const std::string& e : events) entries += "\nstates event " + e;
  return ts_record(R"("turn": 2, "phase": 1, "defcon": 4)",
                   entries + "\n== Turn 2 USSR AR1\nUSSR card 15 Nasser\nUSSR use event\nstates event 15 Nasser",
                   "\"event\"");
}

TEST(Cases, HeadlinesAreResolvedByValue) {
  // 4 before 1, whoever headlined it; on a tie the US.
  const std::string scare = "31 Red Scare/Purge", test = "34 Nuclear Test Ban", nazi = "18 Captured Nazi Scientist";
  EXPECT_THAT(in_short(judge(headlines(scare, nazi, {scare, nazi}))), IsEmpty());
  EXPECT_THAT(in_short(judge(headlines(nazi, scare, {scare, nazi}))), IsEmpty());
  EXPECT_THAT(in_short(judge(headlines(scare, test, {test, scare}))), IsEmpty());
  EXPECT_THAT(in_short(judge(headlines(test, scare, {scare, test}))), IsEmpty());
  for (const auto& [ussr, us, events] :
       {std::tuple{scare, nazi, Strings{nazi, scare}}, std::tuple{nazi, scare, Strings{nazi, scare}},
        std::tuple{scare, test, Strings{scare, test}}}) {
    const GameReport r = judge(headlines(ussr, us, events));
    ASSERT_THAT(in_short(r), ElementsAre("sequence REC-order 4"));
    EXPECT_THAT(r.findings[0].message, HasSubstr(events[1] + " comes first"));
  }
}

TEST(Cases, AHeadlineCanStopTheOther) {
  // Defectors cancels the USSR headline; an event without its condition doesn't happen and isn't told.
  const std::string fidel = "8 Fidel", defectors = "103 Defectors", nato = "21 NATO",
                    nazi = "18 Captured Nazi Scientist";
  EXPECT_THAT(in_short(judge(headlines(fidel, defectors, {defectors}))), IsEmpty());
  EXPECT_THAT(in_short(judge(headlines(fidel, defectors, {defectors, fidel}))),
              ElementsAre("mismatch REC-effect-not-due 5"));
  EXPECT_THAT(in_short(judge(headlines(nazi, nato, {nazi}))), IsEmpty());
  EXPECT_THAT(in_short(judge(headlines(nazi, nato, {nato, nazi}))), ElementsAre("mismatch REC-effect-not-due 4"));
  EXPECT_THAT(in_short(judge(headlines(fidel, nazi, {nazi}))),
              ElementsAre(HasSubstr("mismatch REC-effect-not-stated")));
}

// --- notes behind a line

TEST(Cases, ANoteBehindALineIsJudged) {
  const auto play = [](const std::string& note) {
    return in_short(judge(ts_record(kThreePoints, "== Turn 4 US AR2\nUS card 25 Containment\nUS use event (" + note +
                                                      ")\n== Turn 4 USSR AR3\nUSSR card 15 Nasser\nUSSR use event")));
  };
  EXPECT_THAT(play("DEFCON 5, VP 0, military_ops.US 0"), IsEmpty());
  EXPECT_THAT(play("DEFCON 4"), ElementsAre(HasSubstr("mismatch ")));
  EXPECT_THAT(play("VP +4"), ElementsAre(HasSubstr("mismatch ")));
  EXPECT_THAT(play("DEFCON 5, US MilOps 1"), ElementsAre(HasSubstr("mismatch ")));
}

// At its place, where the record shows nothing of the effects: before the coup, DEFCON is still 5.
TEST(Cases, ANoteInTheMiddleOfAStepIsJudgedAtItsPlace) {
  const auto play = [](const std::string& note_on_use, const std::string& note_on_target, const std::string& last) {
    return in_short(judge(ts_record(kThreePoints, "== Turn 4 US AR2\nUS card 25 Containment\nUS use operations" +
                                                      note_on_use + "\nUS operation coup\nUS target Angola" +
                                                      note_on_target + "\ndie 1 for Angola" + last +
                                                      "\n== Turn 4 USSR AR3\nUSSR card 15 Nasser\nUSSR use event")));
  };
  EXPECT_THAT(play(" (DEFCON 5)", "", ""), IsEmpty());
  EXPECT_THAT(play(" (US MilOps 0)", "", " (US MilOps 3)"), IsEmpty());
  EXPECT_THAT(play("", " (DEFCON 4)", ""), IsEmpty());  // what the coup leads to
  EXPECT_THAT(play(" (DEFCON 3)", "", ""), ElementsAre("mismatch REC-expectation 4"));
  EXPECT_THAT(play("", " (DEFCON 3)", ""), ElementsAre("mismatch REC-expectation 6"));
  EXPECT_THAT(play("", "", " (DEFCON 5)"), ElementsAre("mismatch REC-expectation 7"));  // it is over then
}

// The end of turn has no heading: it is played behind the last round, but the note speaks of the round.
TEST(Cases, ANoteBeforeAnUnheadedEndOfTurnIsJudgedBeforeIt) {
  const auto play = [](const std::string& note) {
    return in_short(judge(ts_record(
        R"("turn": 4, "round": 7, "acting": "US", "defcon": 3, "military_ops.US": 4, "military_ops.USSR": 4,
        "hand.US": ["25 Containment"])",
        "== Turn 4 US AR7\nUS card 25 Containment\nUS use event" + note + "\n== Turn 5 headline\n")));
  };
  EXPECT_THAT(play(" (DEFCON 3, US MilOps 4)"), Not(Contains(HasSubstr("REC-expectation"))));
  EXPECT_THAT(play(" (DEFCON 2)"), Contains("mismatch REC-expectation 4"));
  EXPECT_THAT(play(" (US MilOps 1)"), Contains("mismatch REC-expectation 4"));
}

// --- data that an entry gives twice

TEST(Cases, RedundantDataMustAgreeWithTheName) {
  const auto play = [](const std::string& card, const std::string& place) {
    return judge(ts_record(kThreePoints, "== Turn 4 US AR2\n" + card + "\nUS use operations\nUS operation influence\n" +
                                             place +
                                             "\nUS place Libya\nUS place Libya\n== Turn 4 USSR AR3\n"
                                             "USSR card 15 Nasser\nUSSR use event"));
  };
  const auto choice = [](const std::string& key, const std::string& pick, const std::string& more) {
    return R"({"by": "US", "key": ")" + key + R"(", "pick": ")" + pick + "\", " + more + "}";
  };
  const std::string card = "US card 25 Containment", place = "US place Iran";
  const std::vector<std::pair<std::string, std::string>> agreeing = {
      {card, "US place Iran (Middle East)"},
      {card, "US place Iran (middle-east)"},
      {card, "US place Iran (his last marker)"},
      {card, choice("place", "Iran", R"("region": "Middle East", "stability": 2, "battleground": true)")},
      {card, choice("place", "Iran", R"("region": "nowhere", "colour": "Africa", "stability": [1])")},
      {"US card 25 (Containment)", place},
      {"US card Containment (25)", place},
      {"US card Containment (3)", place},  // its value
      {choice("card", "25", R"("number": 25, "title": "Containment", "ops": 3)"), place},
      {choice("card", "Containment", R"("number": "25", "title": "a card")"), place}};
  for (const auto& [c, p] : agreeing) EXPECT_THAT(in_short(play(c, p)), IsEmpty()) << c << " / " << p;
  const std::vector<std::array<std::string, 4>> contradicting = {
      {card, "US place Iran (Africa)", "5", "Middle East"},
      {card, "US place Iran (Southeast Asia)", "5", "Middle East"},
      {card, "US place Iran (Western Europe)", "5", "Middle East"},
      {card, choice("place", "Iran", R"("region": "Africa")"), "5", "Middle East"},
      {card, choice("place", "Iran", R"("stability": 3)"), "5", "2"},
      {card, choice("place", "Iran", R"("battleground": false)"), "5", "true"},
      {"US card 25 (Duck and Cover)", place, "2", "Containment"},
      {"US card Containment (26)", place, "2", "25"},
      {choice("card", "Containment", R"("number": 4)"), place, "2", "25"},
      {choice("card", "25", R"("title": "Nasser")"), place, "2", "Containment"}};
  for (const auto& [c, p, entry, right] : contradicting) {
    const GameReport r = play(c, p);
    ASSERT_THAT(in_short(r), ElementsAre("mismatch REC-redundant " + entry)) << c << " / " << p;
    EXPECT_THAT(r.findings[0].legal, ElementsAre(right)) << r.findings[0].message;
  }
}

TEST(Cases, RedundantDataInAStatedChangeMustAgreeToo) {
  const auto play = [](const std::string& subject) {
    return in_short(judge(ts_record(kThreePoints,
                                    "== Turn 4 US AR2\nUS card 25 Containment\nUS use operations\n"
                                    "US operation influence\nUS place Iran\nstates influence.US \"" +
                                        subject +
                                        "\" +1 = 2\nUS place Libya\nUS place Libya\n== Turn 4 USSR AR3\n"
                                        "USSR card 15 Nasser\nUSSR use event")));
  };
  EXPECT_THAT(play("Iran (Middle East)"), IsEmpty());
  EXPECT_THAT(play("Iran (Asia)"), ElementsAre("mismatch REC-redundant 6"));
}

}  // namespace
}  // namespace arbiter::test
