// Plays a record step by step: finds the step that each heading belongs to, runs it, repairs after a fault.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/replay.hpp"
#include "core/doubts.hpp"
#include "core/record_table.hpp"
#include "core/worlds.hpp"

namespace arbiter {

class Replayer {
 public:
  Replayer(const Game& game, const Record& record, const CheckOptions& options, const RulingChoice& rulings);

  // Writes the position before the first step.
  Result<bool> begin();
  // Plays entries up to, and not including, index `end`; the step that `end` lies in is played as far as it is
  // recorded.
  void play(std::uint32_t end);
  // Notes which asks entry index `entry` answers, and the position at the first of them (empty if it answers none).
  void watch(std::uint32_t entry);

  const std::byte* state() const { return state_.data(); }
  const std::vector<WatchedAsk>& watched() const { return watched_; }
  const std::vector<std::byte>& watched_state() const { return watched_state_; }
  // Completes the report: counts by field, result.
  GameReport& finish();

 private:
  struct Segment {
    std::uint32_t heading;  // index of its heading; `from` when there is none
    std::uint32_t from, to;
    std::string_view text;  // of the heading; empty: none
  };
  struct Explanation {
    std::string words;
    std::uint32_t entry;  // index of the entry that is wrong; ~0U: either of two may be
  };
  struct Snapshot {
    std::vector<std::byte> state;
    std::size_t findings;  // told before the step
    std::vector<Guess> guesses;
    std::vector<World> others;
  };
  // A run that ended in faults, and how to repeat it.
  struct Faulty {
    std::size_t world;
    std::vector<Hole> trail;
    std::size_t faults;
    int reached;  // twice the first fault's place among the items
    Fault first;

    bool as_good_as(const Faulty& o) const { return faults == o.faults && reached == o.reached; }
    bool better_than(const Faulty& o) const { return faults != o.faults ? faults < o.faults : reached > o.reached; }
  };

  void tell_broken_position();
  std::vector<Segment> segments(std::uint32_t end) const;
  void play_segments(std::vector<Segment>& all, std::size_t from, std::size_t to);
  bool plays(const Segment& segment) const;
  // align.cpp
  bool align(const Segment& segment);
  bool align_first(const Segment& segment);
  void prefer_worlds_due(const Segment& segment);
  void align_others(int ordinal);
  bool pass_silently();
  // missing_step.cpp
  bool tells_of_before(const Segment& segment) const;
  bool fits_next(const Segment& segment);
  bool bring_to(int ordinal);
  std::string propose_missing(const Segment& segment, int ordinal);
  void play_segment(const Segment& segment, std::string_view next_heading);
  void run_step(std::string_view next_heading);
  bool find_answers(std::string_view next_heading);
  void run_as_recorded(std::string_view next_heading);
  int settling_ruling(std::string_view next_heading, std::uint64_t consulted, int& value);
  void tell_unfinished(const std::vector<Fault>& faults, const std::string& step);
  bool search(std::string_view next_heading);
  bool run_once(std::string_view next_heading);
  std::uint32_t place_of(const Fault& fault) const;
  // several_worlds.cpp: positions that a missing answer leaves open, carried side by side.
  bool step_in_all_worlds(std::string_view next_heading);
  bool try_world(World& world, std::string_view next_heading);
  World as_world() const;
  void load(const World& world);
  void take_over(std::vector<World> worlds);
  void keep_world(World world);
  void add_guesses(World& world, const std::vector<Hole>& trail) const;
  void tell_decided(std::uint32_t cause);
  void tell_open();
  void forget_disproved();
  Faulty faulty_run(std::size_t world) const;
  std::vector<Faulty> faulty_runs(std::string_view next_heading);
  void repair_others(const std::vector<Faulty>& runs, const World& lead_before, OnIllegal how,
                     std::string_view next_heading);
  void explain_others(std::string_view next_heading);
  void worlds_that_expect(const Entry& entry, std::uint32_t index);
  int wrong_facts(const std::byte* state, const Entry& entry) const;
  bool merely_unfinished(const std::vector<Fault>& faults) const;
  // repairs.cpp
  OnIllegal choose_repair(const std::vector<Fault>& faults, std::string_view next_heading);
  std::size_t findings_after(OnIllegal how, const std::vector<Fault>& faults, std::string_view next_heading);
  std::size_t findings_ahead(OnIllegal how) const;
  void tell_repair(OnIllegal how, int number);
  OnIllegal repair(const std::vector<Fault>& faults, int number, std::string_view next_heading);
  std::vector<Fault> repair_position(OnIllegal how, const std::vector<Fault>& faults, std::string_view next_heading);
  bool swapped_with_next(const std::vector<Segment>& all, std::size_t i);
  // redundant.cpp
  void judge_redundant(const Segment& segment);
  void tell_if_wrong(int domain, std::string_view spelling, const Entry& entry, std::uint32_t index);
  // moments.cpp: at which moments of its step an expectation may hold.
  bool holds_at_another_moment(const Entry& entry, std::uint32_t index);
  bool state_when_asked(std::uint32_t entry, std::vector<std::byte>& state);
  // after_step.cpp: what stands between steps.
  void after_step(const Segment& segment);
  void take_back(const Snapshot& before, std::uint32_t entry_index);
  void judge_expectation(const Entry& entry, std::uint32_t index);
  void adjust(const Entry& entry);
  void tell_faults(const std::vector<Fault>& faults, const std::string& step);
  // slips.cpp: what would make sense of a fault, and what came of it later.
  bool is_misprint(const Fault& fault) const;
  bool explain_away(std::string_view next_heading, const std::vector<Fault>& faults, const std::string& step);
  std::optional<Explanation> find_explanation(std::string_view next_heading, const std::vector<Fault>& faults);
  std::optional<Explanation> try_other_sides(std::string_view next_heading, const std::vector<Fault>& faults,
                                             int& tries);
  std::optional<Explanation> try_other_dice(std::string_view next_heading, int& tries);
  std::optional<Explanation> try_other_picks(std::string_view next_heading, const std::vector<Fault>& faults,
                                             int& tries);
  std::optional<Explanation> try_other_order(std::string_view next_heading, const std::vector<Fault>& faults,
                                             int& tries);
  bool in_order(std::string_view next_heading, int& tries);
  bool settled_later(int field, int subject, int& value) const;
  void count_revealed();
  void tell_notices(const std::vector<Notice>& notices, const std::string& step);
  void set_place(Finding& f, std::uint32_t entry_index) const;
  Finding& add_finding(Kind kind, std::string code, std::string message, std::uint32_t entry_index);
  Finding& keep(Finding finding);
  void count_step();
  // So much was tried in this game that looking for answers and explanations has come to an end.
  bool worn_out() const { return work_ > options_.max_work; }

  const Game& game_;
  const GameTables& tables_;
  const Record& record_;
  const CheckOptions& options_;
  const TableIndex& index_;
  SourceHabits habits_;
  RulingValues rulings_;
  std::string profile_;
  std::vector<std::pair<std::string, std::string>> differing_;
  RecordTable table_;
  std::size_t size_;
  alignas(16) std::array<std::byte, kMaxState> state_{};
  alignas(16) std::array<std::byte, kMaxState> working_{};
  alignas(16) std::array<std::byte, kMaxState> own_end_{};  // of the step, before the automatic ones behind it
  bool automatic_behind_ = false;                           // there were some
  std::string_view next_heading_;                           // behind the step being played
  std::vector<Item> items_;
  std::vector<Snapshot> snapshots_;   // before each step played, the oldest first
  std::vector<int> missed_;           // ordinals that a heading skipped
  bool proposing_ = true;             // not in a trial, of which only the number of findings counts
  std::size_t missing_searches_ = 0;  // for the moves of steps that are missing
  Doubts doubts_;
  std::vector<Guess> guesses_;                      // open ones of the world in `state_`
  std::vector<World> others_;                       // the other worlds, if any
  std::vector<World> next_;                         // those being found for the step under way
  std::vector<Guess> decided_;                      // so far
  std::uint32_t cut_worlds_ = 0;                    // worlds that were not followed, so far
  const std::vector<Segment>* segments_ = nullptr;  // being played
  std::size_t next_segment_ = 0;                    // index of the one behind the one being played
  int repairs_tried_ = 0;
  std::array<int, 5> wins_{};          // by repair, of those tried
  bool worlds_agree_ = true;           // on the first fault of the step
  std::vector<Item> explained_items_;  // the step as the latest explanation has it
  std::uint32_t runs_left_ = 0;        // of the step under way
  std::uint32_t cause_ = 0;            // index of the entry that ruled a world out
  std::uint32_t step_begin_ = 0;       // index of the heading of the step being played
  std::uint32_t step_end_ = 0;         // index of the entry behind the step being played
  mutable int look_aheads_ = 0;        // searches of the rest of the record, which are limited
  std::uint32_t explained_ = 0;        // steps for which an explanation was looked for
  int resume_ordinal_ = kNoStep;       // due step to go back to after a late one
  int holes_ = 0;                      // answers found for the step being played
  bool stopped_ = false;
  bool full_ = false;  // no more findings are kept
  Finding surplus_;    // the latest of those
  std::uint64_t work_ = 0;
  bool last_ = false;                            // the record's last segment is being played
  bool over_told_ = false;                       // play after the end was reported
  std::vector<std::uint32_t> stated_, matched_;  // stated changes by field
  std::optional<std::uint32_t> watched_entry_;
  std::vector<WatchedAsk> watched_;
  std::vector<std::byte> watched_state_;
  GameReport report_;
};

// A fault in words: kind, code, rule, place, what was recorded and what would have been legal. `items` are those of its
// step. The step's name and what the finding follows from are for the caller.
Finding describe_fault(const Game& game, const Record& record, const std::vector<Item>& items, const Fault& fault);

// Where entry index `entry` stands: its place in the source, else its line in the file it was read from; 0: unknown.
std::uint32_t line_of(const Record& record, std::uint32_t entry);

// The ruling of which another value would make the fault's pick legal, or its silence; -1: none does.
int deciding_ruling(const GameTables& tables, const std::vector<Item>& items, const Fault& fault);

// "influence.US of Iran", "defcon".
std::string field_in_words(const GameTables& tables, int field, int subject);

}  // namespace arbiter
