// What the rules talk to. Rules ask, roll and change; who answers (a record, a random source, a search) they don't
// know.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "arbiter/ask.hpp"
#include "arbiter/game.hpp"

namespace arbiter {

// One effect of the rules on the state.
struct Change {
  int field = 0;
  int subject = 0;
  int before = 0;
  int after = 0;
  int amount = 0;  // as the rules asked for it; after - before where the field has storage
  Rule rule = "";
  bool kept = true;  // false: a told fact, not part of the position
};

// Thrown by the change that ends a game, caught by Game::step.
struct GameOver {};
// Thrown when a step asks more than kMaxAsks times.
struct StepTooLong {};
// Thrown when an ask has no option: only an accepted fault can lead there.
struct NoOptions {
  int key = -1;
};

inline constexpr int kMaxAsks = 1000;  // in one step

class Table {
 public:
  virtual ~Table() = default;

  // The answer to an ask: always one of its options, unless an illegal answer is being accepted; then one of its
  // universe. Throws NoOptions, StepTooLong.
  int choose(const Ask& ask);
  // A die: 1 to roll.faces. Throws StepTooLong like choose.
  int roll(const Roll& roll);
  // Adds `amount` to a field; `subject` is an option of the field's domain, 0 where it has none. Out of bounds: refused
  // and reported, nothing written. An `amount` of 0 is told too ("no VP awarded").
  template <class State, class Field>
  void change(State& s, Field field, int subject, int amount, Rule rule) {
    apply(&s, static_cast<int>(field), subject, amount, rule);
  }
  // Sets a field to `value`; no change is told when it has that value already.
  template <class State, class Field>
  void set(State& s, Field field, int subject, int value, Rule rule) {
    const FieldInfo& f = fields_[static_cast<std::size_t>(field)];
    const int before = field_value(f, &s, subject);
    if (value != before) apply(&s, static_cast<int>(field), subject, value - before, rule);
  }
  // Tells a fact that is not part of the position (a modifier, an event's beginning) with its value.
  template <class Field>
  void tell(Field field, int subject, int value, Rule rule) {
    tell_fact(static_cast<int>(field), subject, value, rule);
  }
  // The value index in force for a ruling. The table notes that it was consulted.
  template <class RulingId>
  int ruling(RulingId id) {
    consulted_ |= std::uint64_t{1} << static_cast<unsigned>(id);
    return rulings_[static_cast<std::size_t>(id)];
  }
  // Something legal that a reader may take for a fault: reported as a note under `rule`.
  void note(Rule rule) {
    if (!draining_) noted(rule);
  }
  // Whether this run is one that findings are told from: only then is it worth counting for their words.
  bool explaining() const { return explaining_ && !draining_; }
  // Notes a number that the rules count with, in place of an earlier one of the same `what`, subject and rule. A
  // finding under that rule tells it (Game::explain).
  template <class What>
  void count(What what, int subject, int value, Rule rule) {
    if (explaining()) counted({static_cast<int>(what), subject, value, rule});
  }
  // The rulings asked for so far, a bit each.
  std::uint64_t consulted() const { return consulted_; }

 protected:
  Table(std::span<const FieldInfo> fields, std::span<const std::uint8_t> rulings)
      : fields_(fields), rulings_(rulings) {}
  // What a kind of table does. None of them is called while the table is draining.
  virtual int answer(const Ask& ask) = 0;  // a pick; a negative number: there is none, and the first option will do
  virtual int throw_die(const Roll& roll) = 0;
  virtual void told(const void* state, const Change& change) = 0;  // after it was written; no state for a told fact
  virtual void refused(const Change& change) = 0;                  // out of bounds, not written
  virtual void noted(Rule) {}
  virtual void counted(const Counted&) {}

  std::span<const FieldInfo> fields_;
  std::span<const std::uint8_t> rulings_;
  std::uint64_t consulted_ = 0;  // rulings, a bit each: at most 64 in a game
  int asks_ = 0;                 // since the step, or the run of several, began
  bool explaining_ = false;
  bool lenient_ = false;   // an illegal answer was let stand: an ask without options may be answered as recorded
  bool draining_ = false;  // a broken step is only brought to its end: first options, nothing is told

 private:
  void apply(void* state, int field, int subject, int amount, Rule rule);
  void tell_fact(int field, int subject, int value, Rule rule);
};

}  // namespace arbiter
