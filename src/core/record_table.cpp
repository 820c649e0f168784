#include "core/record_table.hpp"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace arbiter {

RecordTable::RecordTable(const GameTables& tables, std::span<const std::uint8_t> rulings, const SourceHabits& habits)
    : Table(tables.fields, rulings), tables_(tables), habits_(habits) {}

void RecordTable::begin_step(std::span<const Item> items, const void* state) {
  items_ = items;
  state_ = state;
  trail_.clear();
  set_holes(Holes::all);
  guessing_ = false;
  tried_ = false;
  consulted_ = consulted_before_ = 0;
}

void RecordTable::begin_run() {
  if (watched_ != nullptr && !items_.empty() && items_.front().entry <= watched_entry_ &&
      items_.back().entry >= watched_entry_)
    watched_->clear();  // of the runs of a step the last one counts
  runs_.assign(items_.size(), Run{});
  pending_.clear();
  faults_.clear();
  notices_.clear();
  counted_.clear();
  unmatched_.clear();
  last_asks_.clear();
  hole_ = 0;
  first_open_ = 0;
  asks_ = 0;
  consulted_before_ |= consulted_;
  consulted_ = 0;
  draining_ = lenient_ = false;
  all_stated_ = true;
  last_taken_ = last_boundary_ = -1;
  answered_ = unsure_ = 0;
  guesses_ = 0;
}

void RecordTable::watch(std::uint32_t entry, std::vector<WatchedAsk>* asked, std::vector<std::byte>* state,
                        std::size_t state_size) {
  watched_entry_ = entry;
  watched_ = asked;
  watched_state_ = state;
  state_size_ = state_size;
}

void RecordTable::note_ask(const Ask& ask, int pick, int item) {
  ++answered_;
  if (item >= 0) last_taken_ = item;
  if (ask.unsure().has(pick)) ++unsure_;
  // What the rules' own guesses led to was not the record's doing.
  const bool made_up = item < 0 && (hole_ > 0 || draining_);
  if (ask.noted().has(pick) && !made_up)
    notices_.push_back({last_taken_, ask.noted_ruling(), pick, ask.key(), ask.owed_rule()});
  if (watched_ == nullptr || item < 0 || items_[static_cast<std::size_t>(item)].entry != watched_entry_) return;
  if (watched_->empty()) {
    watched_state_->resize(state_size_);
    std::memcpy(watched_state_->data(), state_, state_size_);
  }
  watched_->push_back({ask, pick, watched_entry_});
}

void RecordTable::add_fault(Fault fault, bool drain) {
  if (draining_) return;
  if (faults_.size() >= most_faults_) {
    draining_ = true;
    return;
  }
  // An answer that was only tried is given up at the first contradiction.
  if (holes_ == Holes::all && !trail_.empty()) drain = true;
  fault.drained = drain;
  fault.after = last_taken_;
  const std::string_view rule = fault.rule, owed = fault.ask.key() >= 0 ? fault.ask.owed_rule() : rule;
  for (const Counted& n : counted_)
    if (n.rule == rule || n.rule == owed) fault.counted.push_back(n);
  faults_.push_back(std::move(fault));
  if (drain) draining_ = true;
}

void RecordTable::counted(const Counted& c) {
  for (Counted& n : counted_) {
    if (n.what != c.what || n.subject != c.subject || std::string_view(n.rule) != c.rule) continue;
    n.value = c.value;
    return;
  }
  counted_.push_back(c);
}

// header.source.silent, what the source may leave out: "TS-11.1" for all effects of a rule, "TS-11.1 vp" for one field.
bool RecordTable::is_silent(const Change& c) const {
  const std::string_view rule(c.rule);
  for (std::string_view s : habits_.silent) {
    if (!s.starts_with(rule)) continue;
    s.remove_prefix(rule.size());
    if (s.empty() || (s.front() == ' ' && s.substr(1) == tables_.fields[static_cast<std::size_t>(c.field)].name))
      return true;
  }
  return false;
}

// --- asks
// -------------------------------------------------------------------------------------------------------------

int RecordTable::answer(const Ask& ask) {
  if (faults_.empty()) {
    // Kept for the finding, should something be left over: rules often ask the same key many times.
    const auto same = std::find_if(last_asks_.begin(), last_asks_.end(),
                                   [&](const Ask& a) { return a.key() == ask.key() && a.who() == ask.who(); });
    if (same != last_asks_.end()) {
      *same = ask;
    } else {
      last_asks_.push_back(ask);
    }
  }
  while (first_open_ < items_.size() && runs_[first_open_].used) ++first_open_;
  // A recorded draw is never meant for another draw.
  const bool may_be_silent = ask.silent() >= 0 && ask.who() != kChance;
  int pick = -1;
  if (guessing_ && may_be_silent && hole_ < trail_.size()) {
    if (trail_[hole_].now != ask.silent()) pick = recorded_answer(ask);
    ++hole_;
  } else {
    pick = recorded_answer(ask);
    if (pick >= 0 && pick != ask.silent() && may_be_silent) {
      ++guesses_;
      if (guessing_ && !draining_) {
        trail_.push_back({OptionSet::of(ask.silent()), pick, false, -1, -1, -1, {}});
        ++hole_;
      }
    }
  }
  if (pick == -1 && ask.unsaid() >= 0 && !(ask.is_always_shown() && !relaxed_ && all_seen_would_be_stated(ask))) {
    pick = ask.unsaid();
    note_ask(ask, pick, -1);
  }
  if (pick == -1 && items_.empty() && ask.left_out() >= 0) {
    pick = ask.left_out();
    note_ask(ask, pick, -1);
  }
  if (pick == -1) pick = try_hole(ask);
  if (pick == -1) pick = answered_again(ask);
  if (pick >= 0) return pick;
  if (!draining_) {
    Fault f;
    f.kind = FaultKind::no_answer;
    f.rule = ask.owed_rule();
    f.expected_side = ask.who();
    f.ask = ask;
    for (std::size_t i = first_open_; i < items_.size(); ++i) {  // the same choice by another side?
      const Item& item = items_[i];
      if (runs_[i].used || item.kind != ItemKind::choice || item.key != ask.key()) continue;
      f.item = static_cast<int>(i);
      f.option = item.option;
      break;
    }
    add_fault(f, true);
  }
  return -1;
}

// The record has no answer but goes back to a question that this side has answered ("operation influence ... operation
// coup"): that is the fault, and it means that the side stops here, where the rules can take that.
int RecordTable::answered_again(const Ask& ask) {
  const int none =
      tables_.domains[static_cast<std::size_t>(tables_.keys[static_cast<std::size_t>(ask.key())].domain)].none;
  if (draining_ || none < 0 || !ask.universe().has(none)) return -1;
  for (std::size_t i = first_open_; i < items_.size(); ++i) {
    const Item& item = items_[i];
    if (runs_[i].used || item.kind != ItemKind::choice) continue;
    const Ask* earlier = item.key == ask.key() ? nullptr : last_ask_of(item.key);
    if (earlier == nullptr || earlier->who() != ask.who() || (item.side != kNobody && item.side != ask.who()))
      return -1;
    runs_[i].used = true;
    Fault f;
    f.kind = FaultKind::choice_not_asked;
    f.item = static_cast<int>(i);
    f.option = item.option;
    f.ask = *earlier;
    f.rule = earlier->owed_rule();
    f.instead_of = ask.key();
    add_fault(std::move(f), false);
    return none;
  }
  return -1;
}

// Reports the pick; carries it out all the same where the rules can take it, so that its effects are still judged.
int RecordTable::accept_illegal(const Ask& ask, int item, int option) {
  if (draining_) return -2;
  const Item& it = items_[static_cast<std::size_t>(item)];
  if (it.kind != ItemKind::fact) runs_[static_cast<std::size_t>(item)].used = true;
  Fault f;
  f.kind = option < 0 ? FaultKind::unknown_pick : FaultKind::illegal_choice;
  f.item = item;
  f.option = option;
  f.ask = ask;
  const Rule excluded = option < 0 ? nullptr : ask.excluded_by(option);
  const int none =
      tables_.domains[static_cast<std::size_t>(tables_.keys[static_cast<std::size_t>(ask.key())].domain)].none;
  const bool possible = option >= 0 && ask.universe().has(option);
  f.rule = excluded != nullptr && (option != none || possible) ? excluded : ask.owed_rule();
  note_ask(ask, option, item);
  add_fault(f, !possible);
  lenient_ = possible;
  return possible ? option : -2;
}

bool RecordTable::all_seen_would_be_stated(const Ask& ask) const {
  if (ask.seen_count() == 0) return false;
  for (int n = 0; n < ask.seen_count(); ++n)
    if (habits_.states[static_cast<std::size_t>(ask.seen(n).field)] == 0) return false;
  return true;
}

// No stated effect could tell one answer from another: to try them would be to make one up.
bool RecordTable::nothing_would_tell() const {
  if (habits_.states_something) return false;
  for (std::size_t i = first_open_; i < items_.size(); ++i)
    if (!runs_[i].used && items_[i].kind == ItemKind::fact) return false;
  return true;
}

bool RecordTable::is_natural(const Ask& ask) const {
  const auto key = static_cast<std::size_t>(ask.key());
  return ask.is_naturally_missing() || (key < habits_.unrecorded.size() && habits_.unrecorded[key] != 0);
}

// Nothing else was possible, and nothing that the record says is meant for this ask.
bool RecordTable::goes_without_saying(const Ask& ask) const {
  if (ask.options().count() != 1 || ask.ruling() >= 0 || items_.empty()) return false;
  for (std::size_t i = first_open_; i < items_.size(); ++i)
    if (!runs_[i].used && items_[i].kind == ItemKind::choice && items_[i].key == ask.key()) return false;
  return true;
}

// The record has a legal answer to just this, given by a side that isn't asked: that is the fault, not a missing
// answer.
bool RecordTable::answered_by_another(const Ask& ask) const {
  for (std::size_t i = first_open_; i < items_.size(); ++i) {
    const Item& item = items_[i];
    if (runs_[i].used || item.kind != ItemKind::choice) continue;
    return item.key == ask.key() && item.side != kNobody && item.side != ask.who() && ask.legal(item.option);
  }
  return false;
}

int RecordTable::try_hole(const Ask& ask) {
  constexpr int kMostOptions = 16;
  if (draining_ || ask.options().none() || all_seen_would_be_stated(ask)) return -1;
  const int options = ask.options().count();
  const bool natural = options > 1 && is_natural(ask) && !answered_by_another(ask);
  if (holes_ == Holes::none || (holes_ == Holes::natural && !natural && !goes_without_saying(ask))) return -1;
  if (hole_ < trail_.size()) return trail_[hole_++].now;
  if (!natural && (options > kMostOptions || (ask.who() != kChance && options > 1 && nothing_would_tell()))) return -1;
  Hole h;
  h.now = ask.options().first();
  h.rest = ask.options().without(h.now);
  h.natural = natural;
  if (natural) {
    h.after = static_cast<std::int16_t>(last_taken_);
    h.key = static_cast<std::int16_t>(ask.key());
    h.who = static_cast<std::int16_t>(ask.who());
    h.candidates = ask.options();
  }
  trail_.push_back(h);
  tried_ = true;
  ++hole_;
  return h.now;
}

bool RecordTable::next_alternative() {
  if (hole_ < trail_.size()) trail_.resize(hole_);
  while (!trail_.empty()) {
    Hole& h = trail_.back();
    if (h.rest.any()) {
      h.now = h.rest.first();
      h.rest.remove(h.now);
      return true;
    }
    trail_.pop_back();
  }
  return false;
}

void RecordTable::settle_owed() {
  for (Hole& h : trail_)
    if (!h.natural) h.rest = {};
}

void RecordTable::set_trail(const std::vector<Hole>& trail) {
  trail_ = trail;
  for (Hole& h : trail_) h.rest = {};
}

bool RecordTable::branched() const {
  return std::any_of(trail_.begin(), trail_.end(), [](const Hole& h) { return h.natural; });
}

// --- dice
// ---------------------------------------------------------------------------------------------------------------

int RecordTable::throw_die(const Roll& roll) {
  for (std::size_t i = first_open_; i < items_.size(); ++i) {
    const Item& item = items_[i];
    if (runs_[i].used || item.kind != ItemKind::die) continue;
    if (!item.word.empty() && !roll.subject.empty() && item.word != roll.subject) continue;
    runs_[i].used = true;
    last_taken_ = static_cast<int>(i);
    if (item.option >= 1 && item.option <= roll.faces) return item.option;
    Fault f;
    f.kind = FaultKind::unknown_pick;
    f.item = static_cast<int>(i);
    f.option = item.option;
    f.rule = roll.rule;
    f.computed = roll.faces;
    add_fault(f, true);
    return 1;
  }
  if (holes_ == Holes::all && !habits_.states_dice && !nothing_would_tell()) {
    if (hole_ < trail_.size()) return trail_[hole_++].now;
    Hole h;
    for (int face = 1; face <= roll.faces; ++face)
      if (roll.bands == 0 || (roll.bands >> face & 1) != 0) h.rest.add(face);
    h.now = h.rest.first();
    h.rest.remove(h.now);
    trail_.push_back(h);
    tried_ = true;
    ++hole_;
    return h.now;
  }
  Fault f;
  f.kind = FaultKind::no_roll;
  f.rule = roll.rule;
  f.expected_side = roll.who;
  add_fault(f, true);
  return 1;
}

// --- changes
// --------------------------------------------------------------------------------------------------------------

RecordTable::Pending& RecordTable::pending(const Change& c) {
  for (Pending& p : pending_)
    if (p.field == c.field && p.subject == c.subject) return p;
  pending_.push_back(
      {static_cast<std::int16_t>(c.field), static_cast<std::int16_t>(c.subject), 0, c.before, c.before, c.rule});
  return pending_.back();
}

namespace {

Fault fault_of(FaultKind kind, const Change& c) {
  Fault f;
  f.kind = kind;
  f.field = c.field;
  f.subject = c.subject;
  f.before = c.before;
  f.computed = c.after;
  f.rule = c.rule;
  return f;
}

}  // namespace

void RecordTable::refused(const Change& c) {
  add_fault(fault_of(FaultKind::out_of_bounds, c), false);
}

void RecordTable::told(const void* state, const Change& c) {
  if (tables_.fields[static_cast<std::size_t>(c.field)].quiet) return;
  if (c.kept && habits_.states[static_cast<std::size_t>(c.field)] == 0) all_stated_ = false;
  match_fact(state, c);
}

namespace {

// The statement says just this change and nothing else.
bool fits_alone(const Item& item, const Change& c) {
  return (!item.has_by || item.by == c.amount) && (!item.has_to || item.to == c.after);
}

}  // namespace

// What the source may leave out counts as stated only if a statement fits at once.
void RecordTable::match_fact(const void* state, const Change& c) {
  // The first two open statements about this subject: the second one only counts if it fits at once and the first does
  // not.
  std::size_t first = items_.size(), second = items_.size();
  for (std::size_t i = first_open_; i < items_.size(); ++i) {
    const Item& item = items_[i];
    if (runs_[i].used || item.kind != ItemKind::fact || item.field != c.field || item.subject != c.subject ||
        item.companion)
      continue;
    // Nothing moves: only "no change", or the value repeated, speaks of it.
    if (c.amount == 0 && c.kept && (item.has_by ? item.by != 0 : item.to != c.after)) continue;
    if (first == items_.size()) {
      first = i;
    } else {
      second = i;
      break;
    }
  }
  if (c.amount == 0 && c.kept && first == items_.size()) return;
  if (!habits_.silent.empty() && (first == items_.size() || !fits_alone(items_[first], c)) && is_silent(c)) return;
  if (first == items_.size()) {
    if (!relaxed_ && habits_.states[static_cast<std::size_t>(c.field)] != 0) {
      add_fault(fault_of(FaultKind::not_stated, c), false);
      unmatched_.push_back(static_cast<std::uint32_t>(c.field * 256 + c.subject));
    }
    return;
  }
  Pending& p = pending(c);
  if (p.sum == 0) p.before = c.before;
  p.sum = c.kept ? p.sum + c.amount : c.amount;
  p.after = c.after;
  p.rule = c.rule;
  const auto fits = [&](const Item& item) {
    if (item.has_by) return p.sum == item.by && (c.kept || !item.has_to || item.to == c.after);
    return !item.has_to || c.after == item.to;
  };
  std::size_t hit = items_.size();
  if (fits(items_[first])) {
    hit = first;
  } else if (second < items_.size() && fits(items_[second]) &&
             (!items_[second].has_to || items_[second].to == c.after)) {
    hit = second;  // the first one is judged as left over
  } else if (!c.kept) {
    hit = first;
  }
  if (hit == items_.size()) return;
  const Item& item = items_[hit];
  runs_[hit].used = true;
  last_taken_ = static_cast<int>(hit);
  if (tables_.fields[static_cast<std::size_t>(c.field)].boundary) {
    if (last_taken_ < last_boundary_) {
      Fault f;
      f.kind = FaultKind::out_of_order;
      f.item = last_taken_;
      f.option = last_boundary_;
      f.field = c.field;
      f.subject = c.subject;
      f.rule = c.rule;
      add_fault(f, false);
    }
    last_boundary_ = std::max(last_boundary_, last_taken_);
  }
  if ((item.has_to && item.to != c.after) || (!c.kept && item.has_by && item.by != c.amount)) {
    Fault f;
    f.kind = FaultKind::wrong_value;
    f.item = static_cast<int>(hit);
    f.field = c.field;
    f.subject = c.subject;
    f.before = p.before;
    f.computed = c.after;
    f.rule = c.rule;
    add_fault(f, false);
  }
  p = pending_.back();
  pending_.pop_back();
  if (hit + 1 < items_.size() && items_[hit + 1].companion) check_companions(state, hit);
}

void RecordTable::check_companions(const void* state, std::size_t hit) {
  for (std::size_t i = hit + 1; i < items_.size() && items_[i].entry == items_[hit].entry; ++i) {
    const Item& item = items_[i];
    if (!item.companion || item.field < 0 || item.subject < 0) continue;
    runs_[i].used = true;
    const FieldInfo& info = tables_.fields[static_cast<std::size_t>(item.field)];
    if (state == nullptr || info.offset < 0 || !item.has_to) continue;
    const int value = field_value(info, state, item.subject);
    if (value == item.to) continue;
    Fault f;
    f.kind = FaultKind::wrong_value;
    f.item = static_cast<int>(i);
    f.field = item.field;
    f.subject = item.subject;
    f.before = f.computed = value;
    add_fault(f, false);
  }
}

// --- the end of a run
// --------------------------------------------------------------------------------------------------------

const Ask* RecordTable::last_ask_of(int key) const {
  for (const Ask& a : last_asks_)
    if (a.key() == key) return &a;
  return nullptr;
}

const Ask* RecordTable::last_ask_seeing(const Item& item) const {
  for (const Ask& a : last_asks_)
    for (int n = 0; n < a.seen_count(); ++n)
      if (a.seen(n).field == item.field && !taken_away(item, a, a.seen(n)) &&
          (a.seen(n).sign == 0 || !item.has_by || (item.by < 0) == (a.seen(n).sign < 0)))
        return &a;
  return nullptr;
}

// A piece that is stated to leave its place shows no choice of one.
bool RecordTable::taken_away(const Item& item, const Ask& ask, const SeenAs& seen) const {
  const int domain = seen.by_value ? tables_.keys[static_cast<std::size_t>(ask.key())].domain
                                   : tables_.fields[static_cast<std::size_t>(item.field)].values;
  return domain >= 0 && item.has_to && item.to == tables_.domains[static_cast<std::size_t>(domain)].none;
}

void RecordTable::judge_left_over(std::size_t i) {
  const Item& item = items_[i];
  Fault f;
  f.item = static_cast<int>(i);
  f.field = item.field;
  f.subject = item.subject;
  switch (item.kind) {
    case ItemKind::choice:
    case ItemKind::draw: {
      f.kind = FaultKind::choice_not_asked;
      f.option = item.option;
      if (const Ask* a = last_ask_of(item.key)) {
        f.ask = *a;
        f.rule = a->owed_rule();
      } else if (item.key >= 0) {
        f.rule = tables_.keys[static_cast<std::size_t>(item.key)].rule;
      }
      break;
    }
    case ItemKind::die:
      f.kind = FaultKind::roll_not_used;
      f.option = item.option;
      break;
    case ItemKind::fact: {
      if (item.companion) return;
      f.kind = FaultKind::not_due;
      bool moved = false;
      for (const Pending& p : pending_) {
        if (p.field != item.field || p.subject != item.subject) continue;
        moved = true;
        if (p.sum == 0) continue;
        f.kind = FaultKind::wrong_amount;
        f.before = p.before;
        f.computed = p.after;
        f.rule = p.rule;
      }
      if (f.kind == FaultKind::not_due && item.field >= 0 && item.subject >= 0 && !moved) {
        if (const Ask* a = last_ask_seeing(item)) {
          f.kind = FaultKind::too_many;
          f.ask = *a;
          f.rule = a->owed_rule();
        }
      }
      break;
    }
  }
  add_fault(f, false);
}

void RecordTable::finish_run(bool stuck) {
  if (stuck && !draining_) {
    Fault f;
    f.kind = FaultKind::stuck;
    add_fault(f, true);
  }
  if (draining_) return;
  for (std::size_t i = 0; i < items_.size(); ++i) {
    if (holes_ == Holes::all && !faults_.empty())
      return;  // nothing is told from a run that looks for answers: one fault decides
    if (!runs_[i].used) judge_left_over(i);
  }
}

bool RecordTable::all_items_used() const {
  for (std::size_t i = 0; i < items_.size(); ++i)
    if (!runs_[i].used) return false;
  return true;
}

void RecordTable::count_fields(std::vector<std::uint32_t>& stated, std::vector<std::uint32_t>& matched) const {
  for (std::size_t i = 0; i < items_.size(); ++i) {
    const Item& item = items_[i];
    if (item.kind != ItemKind::fact || item.companion || item.field < 0) continue;
    ++stated[static_cast<std::size_t>(item.field)];
    if (runs_[i].used) ++matched[static_cast<std::size_t>(item.field)];
  }
  for (const Fault& f : faults_)
    if (f.kind == FaultKind::wrong_value && f.item >= 0) {
      const Item& item = items_[static_cast<std::size_t>(f.item)];
      if (item.kind == ItemKind::fact && !item.companion && item.field >= 0)
        --matched[static_cast<std::size_t>(item.field)];
    }
}

}  // namespace arbiter
