// The table that answers from a record: its choices, its stated changes, the silent default, and where all are missing
// the answers that the stated effects leave possible.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "arbiter/finding.hpp"
#include "arbiter/table.hpp"
#include "core/script.hpp"

namespace arbiter {

enum class FaultKind : std::uint8_t {
  illegal_choice,    // a recorded pick that no requirement allows
  unknown_pick,      // a pick that names nothing
  no_answer,         // the rules asked, the record has no answer
  no_roll,           // the rules rolled, the record has no die
  wrong_value,       // a stated value differs from the computed one
  wrong_amount,      // a stated change differs from the computed one
  not_stated,        // an effect that the source would have stated
  not_due,           // a stated effect that the rules don't produce
  out_of_order,      // an effect stated before another one (`option`: its item) that the rules bring first
  too_many,          // a stated effect beyond what an ask allowed
  choice_not_asked,  // a recorded choice that nobody asked for
  roll_not_used,
  out_of_bounds,  // a change that would leave the field's bounds
  stuck,          // an ask without options, or a step that never ends
};

// What went wrong, unformatted.
struct Fault {
  FaultKind kind = FaultKind::no_answer;
  int item = -1;     // the recorded item; -1: none
  int after = -1;    // the last recorded item that had been taken when the fault showed; -1: none yet
  int option = -1;   // illegal_choice: the pick
  int computed = 0;  // wrong_value, wrong_amount, not_stated: what the rules say
  int before = 0;    // value before the change
  Rule rule = "";    // of the change or the ask
  int field = -1;
  int subject = 0;
  int instead_of = -1;           // choice_not_asked: the key that was asked at that moment; -1: none
  int expected_side = kNobody;   // no_answer: who was asked
  bool drained = false;          // the rest of the step was not judged
  std::vector<Counted> counted;  // what the rules counted with
  Ask ask;                       // illegal_choice, no_answer, too_many, choice_not_asked (the last ask of that key)
};

// Legal, but worth a note: a ruling (with the ask and the pick) or a rule.
struct Notice {
  int item = -1;  // the pick's, else the last one taken before; -1: none
  int ruling = -1;
  int option = -1;
  int key = -1;
  Rule rule = "";
};

// What the record says of its source (header.source).
struct SourceHabits {
  std::vector<std::uint8_t> states;      // by field: 1 if the source always states it
  std::vector<std::uint8_t> unrecorded;  // by key: 1 if the source never records its answers; may be empty
  std::vector<std::string_view> silent;  // rules whose effects it never states
  bool states_dice = false;
  bool states_something = false;  // any field at all
};

// An ask and the entry that answered it, while watching one entry.
struct WatchedAsk {
  Ask ask;
  int pick = -1;
  std::uint32_t entry = 0;
};

// Which missing answers a run tries.
enum class Holes : std::uint8_t {
  none,     // the first one is a fault
  natural,  // those that records naturally lack, and those without an alternative; the run is judged in full
  all,      // each one that something could tell; the first contradiction ends the run
};

// An answer that the record lacks: the one being tried, and those still to be tried.
struct Hole {
  OptionSet rest;
  int now = -1;
  bool natural = false;     // a record may lack it; the members below are told of these only
  std::int16_t after = -1;  // the last item that had been taken
  std::int16_t key = -1;
  std::int16_t who = -1;
  OptionSet candidates;
};

class RecordTable final : public Table {
 public:
  RecordTable(const GameTables& tables, std::span<const std::uint8_t> rulings, const SourceHabits& habits);

  // The items of the step to play; they must outlive the runs. Forgets the answers found for the step before.
  void begin_step(std::span<const Item> items, const void* state);
  // Begins one run of that step. The same step can be run again: answers that the record lacks are tried in turn.
  void begin_run();
  // To be called when the run's steps have returned: judges what is left over. `stuck`: a step was left for want of an
  // option, or because it asked too often.
  void finish_run(bool stuck);
  // Moves on to the next combination of missing answers. False: all have been tried.
  bool next_alternative();
  // The run just made was clean: owed answers stay as they are, only those naturally missing are tried further.
  void settle_owed();
  // The missing answers of this run, in order; and a step to be run with just these.
  const std::vector<Hole>& trail() const { return trail_; }
  void set_trail(const std::vector<Hole>& trail);
  // This run went through a question that a record naturally leaves open, with several answers.
  bool branched() const;

  const std::vector<Fault>& faults() const { return faults_; }
  const std::vector<Notice>& notices() const { return notices_; }
  bool clean() const { return faults_.empty(); }
  // The source always states every field that this run changed.
  bool all_stated() const { return all_stated_; }
  // Everything recorded of the step was asked for, rolled or told.
  bool all_items_used() const;
  // Answers of this run that the record doesn't give and that were tried.
  int holes() const { return static_cast<int>(trail_.size()); }
  // Rulings that any run since begin_step consulted, a bit each.
  std::uint64_t consulted_in_step() const { return consulted_before_ | consulted(); }
  // Some answer was tried since begin_step.
  bool tried_answers() const { return tried_; }
  // Answers taken from the record to asks that a record may leave silent: each may be meant for a later ask.
  int guesses() const { return guesses_; }
  // Tries such asks both ways: answered, and silent.
  void set_guessing(bool guess) { guessing_ = guess; }
  // Part of the step could not be read: an effect that isn't stated is no fault then.
  void set_relaxed(bool relaxed) { relaxed_ = relaxed; }
  // Faults kept of one run; the rest of the step is not judged then.
  void set_most_faults(std::size_t most) { most_faults_ = most; }
  void set_holes(Holes holes) {
    holes_ = holes;
    explaining_ = holes != Holes::all;
  }

  std::uint32_t choices_answered() const { return answered_; }
  std::uint32_t choices_unsure() const { return unsure_; }
  // Adds this run's counts of stated and matched changes by field.
  void count_fields(std::vector<std::uint32_t>& stated, std::vector<std::uint32_t>& matched) const;
  // Subjects of fields changed in this run without a matching statement, as field * 256 + subject.
  const std::vector<std::uint32_t>& unmatched_changes() const { return unmatched_; }

  // Asks answered by entry `entry` (index) are noted in `asked`, with the state at the first of them.
  void watch(std::uint32_t entry, std::vector<WatchedAsk>* asked, std::vector<std::byte>* state,
             std::size_t state_size);

 private:
  struct Run {
    bool used = false;
    std::int16_t seen = 0;  // units of a stated change taken as answers
  };
  struct Pending {  // changes told for one subject that no stated change covers yet
    std::int16_t field, subject;
    int sum;
    int before, after;
    Rule rule;
  };

  int answer(const Ask& ask) override;
  int throw_die(const Roll& roll) override;
  void told(const void* state, const Change& change) override;
  void refused(const Change& change) override;
  void counted(const Counted& c) override;
  void noted(Rule rule) override { notices_.push_back({last_taken_, -1, -1, -1, rule}); }

  int take_choice(const Ask& ask, bool beyond_other_keys);
  void judge_order(const Ask& ask, int item, int before);
  int take_seen(const Ask& ask);
  int accept_illegal(const Ask& ask, int item, int option);
  int try_hole(const Ask& ask);
  bool nothing_would_tell() const;
  bool is_natural(const Ask& ask) const;
  bool goes_without_saying(const Ask& ask) const;
  bool answered_by_another(const Ask& ask) const;
  int recorded_answer(const Ask& ask);
  bool all_seen_would_be_stated(const Ask& ask) const;
  int seen_amount(const Item& item) const;
  void match_fact(const void* state, const Change& change);
  void check_companions(const void* state, std::size_t item);
  void add_fault(Fault fault, bool drain);
  int answered_again(const Ask& ask);
  void note_ask(const Ask& ask, int pick, int item);
  bool is_silent(const Change& c) const;
  Pending& pending(const Change& c);
  const Ask* last_ask_of(int key) const;
  const Ask* last_ask_seeing(const Item& item) const;
  bool taken_away(const Item& item, const Ask& ask, const SeenAs& seen) const;
  void judge_left_over(std::size_t i);

  const GameTables& tables_;
  const SourceHabits& habits_;
  std::span<const Item> items_;
  const void* state_ = nullptr;
  std::vector<Run> runs_;
  std::vector<Pending> pending_;
  std::vector<Fault> faults_;
  std::size_t most_faults_ = 10'000;
  std::vector<Notice> notices_;
  std::vector<Counted> counted_;
  std::vector<Hole> trail_;
  std::vector<Ask> last_asks_;  // the last ask of each key, in a run that is being judged in full
  std::vector<std::uint32_t> unmatched_;
  int last_taken_ = -1;
  int last_boundary_ = -1;  // the last item taken of a boundary field
  std::size_t hole_ = 0;
  std::size_t first_open_ = 0;  // items before it are used
  Holes holes_ = Holes::all;
  bool guessing_ = false;
  bool tried_ = false;
  std::uint64_t consulted_before_ = 0;
  bool relaxed_ = false;
  bool all_stated_ = true;
  int guesses_ = 0;
  std::uint32_t answered_ = 0, unsure_ = 0;
  std::uint32_t watched_entry_ = ~0U;
  std::vector<WatchedAsk>* watched_ = nullptr;
  std::vector<std::byte>* watched_state_ = nullptr;
  std::size_t state_size_ = 0;
};

}  // namespace arbiter
