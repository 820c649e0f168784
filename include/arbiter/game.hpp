// What a game gives to the core: its tables of names and fields, and its steps.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/error.hpp"
#include "arbiter/option_set.hpp"
#include "arbiter/record.hpp"
#include "arbiter/rule.hpp"

namespace arbiter {

class Table;
class TableIndex;

// A small named set that options and subjects come from. Option n is names[n].
struct Domain {
  std::string_view name;
  std::span<const std::string_view> names;
  int none = -1;                            // the option that means nothing, done, pass; -1: there is none
  int (*find)(std::string_view) = nullptr;  // option of a spelling, -1 if unknown; null: exact names only
};

// One question of a game. Key n of an ask is keys[n].
struct KeyInfo {
  std::string_view name;    // "target"
  int domain = -1;          // what its options come from
  std::string_view prompt;  // the question in words: "country for one marker"
  Rule rule = "";           // told of a recorded answer that nobody asked for; empty: none in particular
};

// One row of a game's table of fields. Fields without storage (offset < 0) are told while they happen, not kept.
struct FieldInfo {
  std::string_view name;
  int domain = -1;  // subjects; -1: one value
  int offset = -1;  // of subject 0 in the state, in bytes
  int width = 1;    // bytes of one value: 1 or 2 (signed)
  int min = 0;
  int max = 0;
  int values = -1;        // domain that names the values; -1: plain numbers
  bool carried = false;   // resync takes it from the run that met the fault (place in the turn sequence, cards)
  bool quiet = false;     // bookkeeping that no source states: never matched, never written to a record
  bool boundary = false;  // an ask doesn't look past an unmatched stated fact of this field
  bool outcome = false;   // told, not kept, but what happens next depends on it ("success")
};

// One contested point with two or more readings. Ruling n is rulings[n]; a value is told by its index in `values`.
struct RulingSwitch {
  std::string_view name;  // "ts.r13"
  std::string_view question;
  std::span<const std::string_view> values;  // the first is the rulebook's
};

// A named set of rulings that the game brings with it.
struct ProfileInfo {
  std::string_view name;
  std::string_view about;
  std::span<const std::uint8_t> values;  // one value index a ruling, in the order of the rulings
};

// All names of a game, in the order of their numbers. The views live as long as the program.
struct GameTables {
  std::string_view game;
  std::span<const std::string_view> sides;
  std::span<const std::string_view> rulesets;
  std::span<const Domain> domains;
  std::span<const KeyInfo> keys;
  std::span<const FieldInfo> fields;
  std::span<const RulingSwitch> rulings;
  std::span<const ProfileInfo> profiles;

  int side(std::string_view name) const;  // -1 if unknown; likewise below
  int key(std::string_view name) const;
  int field(std::string_view name) const;
  int ruling(std::string_view name) const;
  int profile(std::string_view name) const;
  // Name of an option, or its number when the domain has no such name.
  std::string option_name(int domain, int option) const;
  // The option that `spelling` names in the domain; -1 if none. "none", "done", "pass", "decline" and "nothing" name
  // Domain::none.
  int find_option(int domain, std::string_view spelling) const;
};

// The value of a field in a position; 0 where it has no storage. `subject` is an option of the field's domain, 0
// without one.
int field_value(const FieldInfo& f, const void* state, int subject);
// Writes it, bounds unchecked; nothing where the field has no storage.
void set_field_value(const FieldInfo& f, void* state, int subject, int value);

// The step that is due.
struct DueStep {
  int ordinal = 0;         // grows along the game
  bool automatic = false;  // needs no entry in a record
  bool over = false;       // the game has ended: nothing is due
};

inline constexpr int kNoStep = -1;      // a heading that names no step: it begins whatever is due
inline constexpr int kMaxState = 4096;  // bytes

// A number that the rules counted with on the way to an ask or a change ("2 points spent"), noted by Table::count.
// What `what` and `subject` mean is the game's own affair.
struct Counted {
  int what = 0;
  int subject = 0;
  int value = 0;
  Rule rule = "";
};
// What a finding is about: a field with the value that the record states for it, or a pick. Not given: -1, empty.
struct Questioned {
  int field = -1;
  int subject = 0;
  std::optional<int> stated;
  int pick = -1;
};

using RulingValues = std::vector<std::uint8_t>;  // value index of each ruling

// One game. Stateless; a position is a plain block of `state_size()` bytes that the core copies and compares.
class Game {
 public:
  virtual ~Game() = default;
  virtual const GameTables& tables() const = 0;  // the same object at every call
  virtual const TableIndex& index() const = 0;   // of the names in tables(), see table_index.hpp
  virtual std::string_view title() const = 0;    // with the edition, for people
  virtual std::size_t state_size() const = 0;    // at most kMaxState
  // The members of header.setup that the game reads, `position` apart. Records may have others, which are kept.
  virtual std::span<const std::string_view> setup_members() const { return {}; }
  // Writes the position before the first step. Errors: unknown set-up members or values (REC-setup).
  virtual Result<bool> begin(const Record& record, const RulingValues& rulings, void* state) const = 0;
  virtual DueStep due(const void* state) const = 0;
  // As a heading spells it: "Turn 3 USSR AR4".
  virtual std::string step_name(int ordinal) const = 0;
  // The ordinal that a heading names; kNoStep if it names none.
  virtual int read_heading(std::string_view text, const void* state) const = 0;
  // Moves the place in the turn sequence, nothing else. Returns false for an ordinal that doesn't exist.
  virtual bool go_to(void* state, int ordinal) const = 0;
  // Step `ordinal` was played, but nothing is recorded of it: what it may have changed becomes uncertain.
  virtual void lose_track(void* state, int ordinal) const = 0;
  // Plays the step that is due; nothing once the game is over. Lets StepTooLong and NoOptions through.
  virtual void step(void* state, Table& table) const = 0;
  // The sides that take part in the game of this position. By default all sides of the game do.
  virtual OptionSet sides_in_play(const void* state) const;
  // Broken invariants, in words; empty for a sound position.
  virtual std::vector<std::string> broken_invariants(const void* state) const = 0;
  // The result in words ("US wins: 20 VP"), empty while nothing has ended the game.
  virtual std::string result(const void* state) const = 0;
  // The side that wins by `result`; kNobody for a draw or no end yet.
  virtual int winner(const void* state) const = 0;
  // Judges an expectation that the table of fields alone doesn't decide ("hand.US": a list of cards). False: not known
  // to the game. `wrong` says what differs; it stays empty when the fact holds or can't be checked.
  virtual bool judge_fact(const void* state, const Fact& fact, const Record& record, std::string& wrong) const = 0;
  // Data beside a name that say nothing new: a remark in brackets ("Iran (Africa)", `member` empty) or a member of the
  // entry ("region": "Africa"). What is right instead; empty where `said` fits, and where the game can't tell. `state`
  // is the position before the step.
  virtual std::string what_is_right(const void* state, int domain, int option, std::string_view member,
                                    std::string_view said) const;
  // What the rules counted with, in words, for a finding about `about`; empty: nothing to add.
  virtual std::string explain(std::span<const Counted> counted, const Questioned& about) const;
  // The position in words and as a board for a terminal `width` columns wide.
  virtual std::string describe(const void* state, int width, bool colour) const = 0;
  // The position as an SVG document; empty for a game that draws none, which is the default.
  virtual std::string picture(const void* state) const;
};

// The games that this build knows.
std::span<const Game* const> all_games();
// The game of that name; nullptr if unknown.
const Game* find_game(std::string_view name);

}  // namespace arbiter
