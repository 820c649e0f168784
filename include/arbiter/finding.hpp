// Findings: what a check has to tell, and the counts beside them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

// illegal: no legal order or hidden card explains it. sequence: a step or answer missing or out of turn. mismatch: a
// stated effect is not the computed one. chance: dice and draws. deviation, questionable: a bot's choice against its
// procedure. ruling: legal under another value of a ruling. unread: text that nobody understood. unverified, note: no
// faults.
enum class Kind : std::uint8_t {
  illegal,
  deviation,
  questionable,
  ruling,
  mismatch,
  sequence,
  chance,
  unread,
  unverified,
  note
};
inline constexpr int kKinds = 10;
enum class Severity : std::uint8_t { info, warning, error };
// How sure a finding is: hidden cards may leave it open.
enum class Certainty : std::uint8_t { proven, possible, not_checkable };
// What the fault spoilt: the position, a number in the record, or only the look of it.
enum class Consequence : std::uint8_t { position, number, cosmetic };

std::string_view kind_name(Kind kind);                       // as the enumerator is spelled: "illegal"
std::string_view severity_name(Severity severity);           // "info", "warning", "error"
std::string_view certainty_name(Certainty certainty);        // "proven", "possible", "not checkable"
std::string_view consequence_name(Consequence consequence);  // "position", "number", "cosmetic"
// error: illegal, sequence, mismatch, chance; warning: deviation, ruling, unread; info: the rest.
Severity severity_of(Kind kind);

struct Finding {
  Kind kind = Kind::note;
  Certainty certainty = Certainty::proven;
  Consequence consequence = Consequence::position;
  int follows = 0;     // number (from 1) of the finding in this game that this one may follow from; 0: independent
  std::string code;    // stable: "TS-7.2", "REC-effect-not-stated"
  std::string rule;    // id of the rule cited; empty if none
  std::string ruling;  // name of the ruling that decides
  std::string side;
  std::string step;         // name of the step
  std::uint32_t entry = 0;  // from 1; 0: the record as a whole
  std::uint32_t line = 0;   // place in the source; 0: not told
  std::string source_line;
  std::string message;
  std::string recorded;
  std::vector<std::string> legal;    // what would have been legal
  std::vector<std::string> reasons;  // for `recorded`: every requirement that excludes it, "TS-7.2: text"
  std::vector<std::string> advised;
  std::vector<std::string> trace;
};

// How many stated changes of one field the record has, and how many the replay reproduced.
struct FieldCount {
  std::string field;
  std::uint32_t stated = 0;
  std::uint32_t matched = 0;
};

// The outcome of replaying one record.
struct GameReport {
  std::string file, id, game, ruleset, profile;
  std::vector<std::pair<std::string, std::string>> rulings;  // those that differ from the profile
  std::vector<std::pair<std::string, std::string>> sides;    // side, name
  std::uint32_t lines = 0, entries = 0, choices = 0, steps = 0, expectations = 0, unread = 0;
  std::vector<std::uint32_t> unread_lines;
  std::uint32_t proven = 0;      // choices proven legal
  std::uint32_t unverified = 0;  // choices that hidden information leaves open
  std::uint32_t inferred = 0;    // answers that the record doesn't give and the stated effects decided
  std::vector<FieldCount> fields;
  std::vector<Finding> findings;
  std::string result_recorded, result_computed;
  std::array<std::uint32_t, kKinds> counts() const;  // findings by kind
};

}  // namespace arbiter
