// Positions of Twilight Struggle written as differences from an empty board, and what an event makes of them.
//
//   const Position p = Position().with("Iran", 2, 0).defcon(3);
//   EXPECT_EQ(after(p, brush_war, Side::USSR, "USSR target Iran; die 4 for Iran").at("Iran"), (Influence{0, 2}));
#pragma once

#include <algorithm>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts::test {

struct Influence {
  int us = 0, ussr = 0;
  friend bool operator==(const Influence&, const Influence&) = default;
};
std::ostream& operator<<(std::ostream& out, const Influence& influence);

// An action round of turn 4 on an empty board: DEFCON 5, both hands empty, every card in the draw pile, The China Card
// face up with the USSR, all hands known. The profile is rulebook.
class Position {
 public:
  Position();
  Position& with(std::string_view country, int us, int ussr);
  Position& defcon(int level);
  Position& vp(int us_positive);
  Position& turn(int n);
  Position& round(int n, Side side);  // the action round of `side`
  Position& headline(Side owner);     // the headline phase; `owner` is blamed for DEFCON 1
  Position& phasing(Side side);       // otherwise: the side that carries out the event
  Position& military_ops(int us, int ussr);
  Position& space(int us, int ussr);
  Position& hand(Side side, const std::vector<int>& cards);
  Position& hidden_hand(Side side, int n);  // n cards that nobody has seen, besides those of hand(); call it last
  Position& discarded(const std::vector<int>& cards);
  Position& china(Side holder, bool face_up);
  Position& in_play(int card);  // its effect holds (and its event occurred)
  Position& occurred(int card);
  Position& profile(std::string_view name);
  Position& ruling(RulingId id, int value);

  State state;
  std::vector<std::uint8_t> rulings;
  bool phasing_told = false;
};

// What came of an event.
struct Outcome {
  State state;
  bool occurred = false;
  bool over = false;                  // the game ended
  std::vector<std::string> findings;  // "illegal_choice TS-card-7"; empty: every answer was legal and used
  std::vector<std::string> rulings;   // names of the rulings that decide one of the findings
  std::vector<std::string> notes;     // what the step has noted: the ruling's name, or the rule

  Influence at(std::string_view country) const;
  int vp() const { return state.vp; }
  int defcon() const { return state.defcon; }
  bool clean() const { return findings.empty(); }
  std::string first_finding() const { return findings.empty() ? std::string() : findings.front(); }
};

// Whether one of the findings reads just so.
inline bool says(const Outcome& outcome, std::string_view finding) {
  return std::find(outcome.findings.begin(), outcome.findings.end(), finding) != outcome.findings.end();
}

// `side` plays the card for its event (an enemy's event is carried out by its owner), answered by `script`, entries in
// the text spelling of records, separated by ";": "US place Iran, Iran", "die 4 for Iran", "draw USSR 4 Duck and
// Cover", "states revealed.US 4 Duck and Cover =1" (checked against what the event tells). Every answer must be there.
Outcome after(const Position& position, int card, Side side, std::string_view script = {});
// The same for a card of one side, played by its owner, or a neutral card, played by the US.
Outcome after(const Position& position, int card, std::string_view script = {});
// Any rules function in place of an event.
using Play = void (*)(State&, Table&);
Outcome after(const Position& position, Play play, std::string_view script = {});
// The steps of a game: the set-up, a headline phase with the deal before it, an action round, the end of a turn.
Outcome play_set_up(const Position& position, std::string_view script = {});
Outcome play_headlines(const Position& position, std::string_view script = {});
Outcome play_round(const Position& position, std::string_view script = {});
Outcome play_turn_end(const Position& position, std::string_view script = {});

}  // namespace arbiter::ts::test
