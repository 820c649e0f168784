// Positions of Labyrinth written as differences from an empty board, and what an event or an operation makes of them.
//
//   const Position p = Position().with("Yemen", ally().poor().active(1).troops(2));
//   EXPECT_EQ(operate(p, Side::US, 3, "US operation disrupt; US target Yemen").at("Yemen"),
//             ally().poor().cadre().troops(2));
#pragma once

#include <algorithm>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "games/labyrinth/rules.hpp"

namespace arbiter::lab::tests {

// One country. Governance of a non-Muslim country is printed: it stays unmarked here.
struct Land {
  Governance governance_ = Governance::unmarked;
  Alignment alignment_ = Alignment::none;
  Posture posture_ = Posture::unmarked;
  int sleepers_ = 0, active_ = 0, cadre_ = 0, troops_ = 0, aid_ = 0, besieged_ = 0, regime_change_ = 0, plots_ = 0;

  Land good() const { return governed(Governance::good); }
  Land fair() const { return governed(Governance::fair); }
  Land poor() const { return governed(Governance::poor); }
  Land islamist() const { return governed(Governance::islamist_rule); }
  Land sleepers(int n) const { return with(&Land::sleepers_, n); }
  Land active(int n) const { return with(&Land::active_, n); }
  Land cadre(int n = 1) const { return with(&Land::cadre_, n); }
  Land troops(int n) const { return with(&Land::troops_, n); }
  Land aid(int n = 1) const { return with(&Land::aid_, n); }
  Land besieged(int n = 1) const { return with(&Land::besieged_, n); }
  Land regime_change(int state = 2) const { return with(&Land::regime_change_, state); }  // 1 green, 2 tan
  Land plots(int n) const { return with(&Land::plots_, n); }  // of any kind; Position::plot places them

  friend bool operator==(const Land&, const Land&) = default;

 private:
  Land with(int Land::*member, int n) const {
    Land land = *this;
    land.*member = n;
    return land;
  }
  Land governed(Governance g) const {
    Land land = *this;
    land.governance_ = g;
    return land;
  }
};
std::ostream& operator<<(std::ostream& out, const Land& land);

inline Land aligned_land(Alignment a) {
  Land land;
  land.alignment_ = a;
  return land;
}
inline Land ally() {
  return aligned_land(Alignment::ally);
}
inline Land neutral() {
  return aligned_land(Alignment::neutral);
}
inline Land adversary() {
  return aligned_land(Alignment::adversary);
}
inline Land posture(Posture p) {
  Land land;
  land.posture_ = p;
  return land;
}
inline Land hard() {
  return posture(Posture::hard);
}
inline Land soft() {
  return posture(Posture::soft);
}
inline Land untested() {
  return {};
}

// A two-player game in turn 2, first card of a Jihadist Action Phase: nothing tested but Israel, the US Hard, Prestige
// and Funding 5, 3 + 2 + 1 plots available, hands empty and known, all pieces on their tracks but a Sleeper in Iran,
// without which the US would have won (2.1.1). Profile rulebook.
class Position {
 public:
  Position();
  Position& with(std::string_view country, const Land& land);  // cells and troops come from their tracks
  Position& prestige(int n);
  Position& funding(int n);
  Position& us(Posture p);
  Position& cells_on_track(int n);
  Position& troops_on_track(int n);
  Position& reserves(Side side, int n);
  Position& plot(std::string_view country, PlotKind kind);  // from the Available box, while it lasts
  Position& available(int ones, int twos, int threes, int wmds = 0);
  Position& marked(int card, std::string_view country = "none");
  Position& blocked(int card);
  Position& lapsing(int card);
  Position& hand(Side side, const std::vector<int>& cards);
  Position& hidden_hand(Side side, int n);  // cards that nobody has seen, besides those of hand(); call it last
  Position& discarded(const std::vector<int>& cards);
  Position& acting(Side side, int card_of_phase = 1);
  Position& recent(std::string_view country, int bits);  // of Recent
  Position& solo();
  Position& ideology(Ideology level);
  Position& profile(std::string_view name);
  Position& ruling(RulingId id, int value);

  State state;
  std::vector<std::uint8_t> rulings;
};

// What came of it.
struct Outcome {
  State state;
  bool occurred = false;              // after(): the event did
  bool over = false;                  // the game ended
  std::vector<std::string> findings;  // "illegal_choice LAB-7.4.1"; empty: every answer was legal and used
  std::vector<std::string> notes;

  Land at(std::string_view country) const;
  bool has_marker(int card) const { return state.in_play[card] == lab::marked; }
  bool in_hand(Side side, int card) const { return state.place[card] == hand_bit(side); }
  bool in_discards(int card) const { return state.place[card] == lab::in_discards; }
  bool removed(int card) const { return state.place[card] == out_of_game; }
  bool clean() const { return findings.empty(); }
  std::string first_finding() const { return findings.empty() ? std::string() : findings.front(); }
};
inline bool says(const Outcome& outcome, std::string_view finding) {
  return std::find(outcome.findings.begin(), outcome.findings.end(), finding) != outcome.findings.end();
}

// The event of `card`, as if `side` had played the card, answered by `script`: statements in the text spelling of
// records, separated by ";": "US place Pakistan; die 4 for Iran; draw US 12 Al-Azhar". Every answer must be there. The
// card is put away afterwards.
Outcome after(const Position& position, int card, Side side, std::string_view script = {});
// The same for a card of one side, played by its owner, or an unassociated one, played by the US.
Outcome after(const Position& position, int card, std::string_view script = {});
// Whether the event's condition holds and nothing blocks it.
bool playable(const Position& position, int card, Side side);
bool playable(const Position& position, int card);
// An operation with so many ops: "US operation disrupt; US target Yemen".
Outcome operate(const Position& position, Side side, int ops, std::string_view script);
// The step that is due: "Jihadist card 70; Jihadist use event".
Outcome step(const Position& position, std::string_view script);
// Any rules function.
using Play = void (*)(State&, Table&);
Outcome after(const Position& position, Play play, std::string_view script = {});

}  // namespace arbiter::lab::tests
