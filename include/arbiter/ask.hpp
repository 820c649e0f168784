// An ask: a question that the rules put to a side or to chance, with the legal answers and the rule behind each
// narrowing.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "arbiter/option_set.hpp"
#include "arbiter/rule.hpp"

namespace arbiter {

inline constexpr int kChance = -1;  // Ask::who of a draw
inline constexpr int kNobody = -2;  // no side: a draw for nobody, a die that is nobody's

// How an option shows in a source that records effects only: as a change of `field` whose subject is the option.
struct SeenAs {
  std::int16_t field = -1;
  std::int8_t sign = 0;   // +1: the field goes up, -1: down, 0: either or the value is unknown
  bool whole = false;     // one answer stands for the whole change, not for one unit of it
  bool by_value = false;  // the option is the field's new value, not its subject
};

// One narrowing: `rule` leaves only the options of `mask`.
struct Requirement {
  Rule rule = nullptr;
  OptionSet mask;
};

// Built in one expression: Ask::of(...).require(...).owed(...). The setters return the ask itself.
class Ask {
 public:
  static constexpr int kMaxRequirements = 12;  // further ones narrow, but can't be cited
  static constexpr int kMaxOdds = 8;           // options of a draw that can be weighted

  // Asks `who` (a side's number, or kChance) for `key` (number in the game's table of keys) among `universe`.
  template <class Side, class Key>
  static Ask of(Side who, Key key, const OptionSet& universe) {
    Ask a;
    a.who_ = static_cast<std::int8_t>(who);
    a.key_ = static_cast<std::int16_t>(key);
    a.universe_ = universe;
    a.options_ = universe;
    return a;
  }

  // Keeps only the options in `mask`. The first requirement that leaves a pick out is the one a finding cites.
  Ask& require(Rule rule, const OptionSet& mask) {
    if (!rule_on(rule)) return *this;
    if (count_ < kMaxRequirements) requirements_[static_cast<std::size_t>(count_++)] = {rule, mask};
    options_ &= mask;
    return *this;
  }
  // A condition that holds for all options or for none.
  Ask& require(Rule rule, bool condition) { return require(rule, OptionSet::all_if(condition)); }
  // An option outside the domain's proper members ("none", "done") that is legal whatever was required before.
  Ask& or_option(int option) {
    universe_.add(option);
    options_.add(option);
    return *this;
  }
  Ask& or_if(bool condition, int option) { return condition ? or_option(option) : *this; }

  // The answer when the record is silent.
  Ask& unless_said(int option) {
    silent_ = static_cast<std::int16_t>(option);
    return *this;
  }
  // The answer in a step of which the record has nothing at all (an action that the player didn't take). Where it has
  // something, the answer is owed or missing as told otherwise.
  Ask& when_left_out(int option) {
    left_out_ = static_cast<std::int16_t>(option);
    return *this;
  }
  // Several sides answer this key one after the other: whether a record that tells them in another order is at fault
  // (`strict`) or only noted, by ruling number `ruling`.
  template <class RulingId>
  Ask& told_in_order(RulingId ruling, bool strict) {
    order_ruling_ = static_cast<std::int16_t>(ruling);
    strict_order_ = strict;
    return *this;
  }
  // An answer outside the domain's proper members that stands for "the record doesn't tell" (a tile swapped away face
  // down, a card drawn unseen): taken when the record has none, and legal when the record names it. Unlike a silent
  // default it is no option: nothing offers, draws or tries it while there is another one.
  Ask& untold(int option) {
    untold_ = static_cast<std::int16_t>(option);
    universe_.add(option);
    return *this;
  }
  // Records naturally lack this answer (which treasure a trader took, which war came first): where one doesn't tell,
  // every option is possible, and is followed up until later entries decide. Unlike this, an answer that is owed is
  // told as missing.
  Ask& may_be_missing() {
    may_be_missing_ = true;
    return *this;
  }
  // A draw where the options differ in likelihood (a bag of 30 red tiles and a green one): `n`, 0 to 65535, is the
  // weight of `option`, 0 to kMaxOdds - 1. An option without odds then weighs nothing. Luck in simulated games only;
  // what is legal doesn't depend on it.
  Ask& odds(int option, int n) {
    has_odds_ = true;
    odds_[static_cast<std::size_t>(option)] = static_cast<std::uint16_t>(n);
    return *this;
  }
  // Asks in a row with the same number `n` (from 1): their order does not matter.
  Ask& group(int n) {
    group_ = static_cast<std::int16_t>(n);
    return *this;
  }
  // How an option shows in a source of effects only, see SeenAs; at most three, further ones are ignored.
  template <class Field>
  Ask& seen_as(Field field, int sign = 0, bool whole = false) {
    if (seen_count_ < static_cast<int>(seen_.size()))
      seen_[static_cast<std::size_t>(seen_count_++)] = {static_cast<std::int16_t>(field),
                                                        static_cast<std::int8_t>(sign), whole, false};
    return *this;
  }
  // The option is the new value of `field` ("DEFCON 4").
  template <class Field>
  Ask& seen_as_value(Field field) {
    if (seen_count_ < static_cast<int>(seen_.size()))
      seen_[static_cast<std::size_t>(seen_count_++)] = {static_cast<std::int16_t>(field), 0, true, true};
    return *this;
  }
  // The pick is told as a fact of `field` (without storage, subject: the option), so that a source that records effects
  // only can show it; it is seen as that fact too.
  template <class Field>
  Ask& told_as(Field field) {
    told_as_ = static_cast<std::int16_t>(field);
    return seen_as(field, 0, true);
  }
  // `mask`: the options that are legal under another value of ruling number `ruling`.
  template <class RulingId>
  Ask& disputed(RulingId ruling, const OptionSet& mask) {
    ruling_ = static_cast<std::int16_t>(ruling);
    disputed_ = mask;
    return *this;
  }
  // `mask`: options that are legal only if hidden cards lie right.
  Ask& unsure(const OptionSet& mask) {
    unsure_ = mask;
    return *this;
  }
  // `mask`: options that are legal, but that ruling number `ruling` wants to be told of (a note, no fault).
  template <class RulingId>
  Ask& noted(RulingId ruling, const OptionSet& mask) {
    noted_ruling_ = static_cast<std::int16_t>(ruling);
    noted_ = mask;
    return *this;
  }
  // Whom a draw is for: a side's number. Unless it's told, kNobody.
  template <class Side>
  Ask& for_side(Side side) {
    for_side_ = static_cast<std::int8_t>(side);
    return *this;
  }
  // A source that always states what the ask is seen as can't be silent about it.
  Ask& always_shown() {
    always_shown_ = true;
    return *this;
  }
  // The rule to cite when the answer is missing.
  Ask& owed(Rule rule) {
    owed_ = rule;
    return *this;
  }

  // What was built. Numbers that were not given: silent, untold, told_as, ruling and noted_ruling -1, group 0.
  bool any() const { return options_.any() || untold_ >= 0; }  // is there a legal answer?
  bool legal(int option) const { return options_.has(option) || (option >= 0 && option == untold_); }
  int who() const { return who_; }
  int for_side() const { return for_side_; }
  int key() const { return key_; }
  // The legal options (untold() is not among them), and all that the question names: a pick outside the universe can't
  // be carried out.
  const OptionSet& options() const { return options_; }
  const OptionSet& universe() const { return universe_; }
  int silent() const { return silent_; }
  int untold() const { return untold_; }
  int order_ruling() const { return order_ruling_; }  // -1: any order will do
  bool strict_order() const { return strict_order_; }
  int left_out() const { return left_out_; }  // -1: none
  // What stands where the record says nothing: the silent default, else untold(); -1: an answer is needed.
  int unsaid() const { return silent_ >= 0 ? silent_ : untold_; }
  // An answer that is sure to be legal; -1 when there is none.
  int first_legal() const { return options_.any() ? options_.first() : untold_; }
  bool is_naturally_missing() const { return may_be_missing_; }
  bool has_odds() const { return has_odds_; }
  // The weight of an option among the others: as told by odds(); 1 when no odds were told.
  int weight(int option) const {
    if (!has_odds_) return 1;
    return option >= 0 && option < kMaxOdds ? odds_[static_cast<std::size_t>(option)] : 0;
  }
  int told_as() const { return told_as_; }
  bool is_always_shown() const { return always_shown_; }
  int group() const { return group_; }
  int ruling() const { return ruling_; }
  const OptionSet& disputed() const { return disputed_; }
  const OptionSet& unsure() const { return unsure_; }
  int noted_ruling() const { return noted_ruling_; }
  const OptionSet& noted() const { return noted_; }
  // The rule of a missing answer: as told by owed(), else that of the first requirement, else "".
  Rule owed_rule() const { return owed_ != nullptr ? owed_ : (count_ > 0 ? requirements_[0].rule : ""); }
  int requirement_count() const { return count_; }
  const Requirement& requirement(int i) const { return requirements_[static_cast<std::size_t>(i)]; }
  int seen_count() const { return seen_count_; }
  const SeenAs& seen(int i) const { return seen_[static_cast<std::size_t>(i)]; }
  // The rule of the first requirement that leaves `option` out; nullptr when none does (it is legal, or not in the
  // universe).
  Rule excluded_by(int option) const {
    for (int i = 0; i < count_; ++i)
      if (!requirements_[static_cast<std::size_t>(i)].mask.has(option))
        return requirements_[static_cast<std::size_t>(i)].rule;
    return nullptr;
  }

 private:
  std::int8_t who_ = kNobody;
  std::int8_t for_side_ = kNobody;
  std::int16_t key_ = -1;
  std::int16_t silent_ = -1;
  std::int16_t untold_ = -1;
  std::int16_t left_out_ = -1;
  std::int16_t order_ruling_ = -1;
  bool strict_order_ = false;
  std::int16_t told_as_ = -1;
  bool always_shown_ = false;
  bool may_be_missing_ = false;
  bool has_odds_ = false;
  std::int16_t group_ = 0;
  std::int16_t ruling_ = -1;
  std::int16_t noted_ruling_ = -1;
  int count_ = 0;
  int seen_count_ = 0;
  Rule owed_ = nullptr;
  std::array<SeenAs, 3> seen_{};
  std::array<std::uint16_t, kMaxOdds> odds_{};
  OptionSet universe_, options_, disputed_, unsure_, noted_;
  std::array<Requirement, kMaxRequirements> requirements_;
};

// A throw of one die.
struct Roll {
  int who = kNobody;         // whose die it is, kNobody if it is nobody's
  std::string_view subject;  // "for" in the record: a country, a side, what it decides
  Rule rule = "";
  std::uint8_t faces = 6;
  std::uint8_t bands = 0;  // bit n: trying face n is enough for all faces up to the next bit; 0: try all
};

}  // namespace arbiter
