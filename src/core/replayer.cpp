#include "core/replayer.hpp"

#include <algorithm>
#include <cstring>

#include "arbiter/catalogue.hpp"

namespace arbiter {

namespace {

constexpr std::size_t kMaxSnapshots = 256;

SourceHabits habits_of(const TableIndex& index, const Source& source) {
  SourceHabits h;
  h.states.assign(index.tables().fields.size(), 0);
  for (std::string_view name : source.states) {
    const int field = index.field(name);
    if (field >= 0) h.states[static_cast<std::size_t>(field)] = 1;
    if (name == "die") h.states_dice = true;
    h.states_something = true;
  }
  h.silent = source.silent;
  h.unrecorded.assign(index.tables().keys.size(), 0);
  for (std::string_view name : source.silent)
    if (const int key = index.key(name); key >= 0) h.unrecorded[static_cast<std::size_t>(key)] = 1;
  return h;
}

}  // namespace

Replayer::Replayer(const Game& game, const Record& record, const CheckOptions& options, const RulingChoice& rulings)
    : game_(game),
      tables_(game.tables()),
      record_(record),
      options_(options),
      index_(game.index()),
      habits_(habits_of(index_, record.header.source)),
      rulings_(rulings.values),
      profile_(rulings.profile),
      differing_(rulings.differing),
      table_(tables_, rulings_, habits_),
      size_(game.state_size()),
      doubts_(tables_) {
  stated_.assign(tables_.fields.size(), 0);
  matched_.assign(tables_.fields.size(), 0);
  table_.set_most_faults(options.max_findings + 1);
}

Result<bool> Replayer::begin() {
  Result<bool> ok = game_.begin(record_, rulings_, state_.data());
  if (ok && !record_.header.position.empty()) tell_broken_position();
  return ok;
}

// A recorded position is taken as it is; what can't be is told before the first entry ("TE-18.1: 67 red tiles, ...").
void Replayer::tell_broken_position() {
  for (const std::string& broken : game_.broken_invariants(state_.data())) {
    Finding f;
    f.kind = Kind::mismatch;
    f.code = "REC-position";
    f.message = "the recorded position can't be: " + broken;
    const std::size_t colon = broken.find(": ");
    if (colon != std::string::npos && find_rule(broken.substr(0, colon)) != nullptr) f.rule = broken.substr(0, colon);
    keep(std::move(f));
  }
}

void Replayer::watch(std::uint32_t entry) {
  watched_entry_ = entry;
  table_.watch(entry, &watched_, &watched_state_, size_);
}

std::vector<Replayer::Segment> Replayer::segments(std::uint32_t end) const {
  std::vector<Segment> all;
  Segment now{0, 0, 0, {}};
  bool open = false;
  for (std::uint32_t i = 0; i < end; ++i) {
    const Entry& e = record_.entries[i];
    if (e.kind == EntryKind::heading) {
      if (open) {
        now.to = i;
        all.push_back(now);
      }
      now = {i, i + 1, i + 1, e.text};
      open = true;
    } else if (!open) {
      now = {i, i, i, {}};
      open = true;
    }
  }
  if (open) {
    now.to = end;
    all.push_back(now);
  }
  return all;
}

void Replayer::play(std::uint32_t end) {
  std::vector<Segment> all = segments(end);
  play_segments(all, 0, all.size());
}

void Replayer::play_segments(std::vector<Segment>& all, std::size_t from, std::size_t to) {
  segments_ = &all;
  for (std::size_t i = from; i < to && !stopped_; ++i) {
    if (swapped_with_next(all, i)) std::swap(all[i], all[i + 1]);
    next_segment_ = i + 1;
    const std::uint32_t end = all[i].to;
    last_ = i + 1 == all.size() && end == record_.entries.size();
    std::string_view next_heading;
    if (i + 1 < all.size()) {
      next_heading = all[i + 1].text;
    } else if (end < record_.entries.size() && record_.entries[end].kind == EntryKind::heading) {
      next_heading = record_.entries[end].text;  // not played, but an automatic step that it names stays due
    }
    play_segment(all[i], next_heading);
  }
}

// The step that is due stands behind this one: the two are played in the order of the rules.
bool Replayer::swapped_with_next(const std::vector<Segment>& all, std::size_t i) {
  if (i + 1 >= all.size() || all[i].text.empty() || all[i + 1].text.empty()) return false;
  const DueStep due = game_.due(state_.data());
  if (due.over || game_.read_heading(all[i + 1].text, state_.data()) != due.ordinal) return false;
  const int early = game_.read_heading(all[i].text, state_.data());
  if (early <= due.ordinal) return false;
  Finding& f = add_finding(Kind::sequence, "REC-step-out-of-turn",
                           game_.step_name(due.ordinal) + " is due, the record has " + game_.step_name(early) + "; " +
                               game_.step_name(due.ordinal) +
                               " stands behind it: were the two swapped? They are played in the right order",
                           all[i].heading);
  f.step = game_.step_name(due.ordinal);
  f.recorded = game_.step_name(early);
  f.legal = {game_.step_name(due.ordinal)};
  return true;
}

void Replayer::set_place(Finding& f, std::uint32_t entry_index) const {
  if (entry_index >= record_.entries.size()) return;
  f.entry = entry_index + 1;
  f.line = line_of(record_, entry_index);
  f.source_line = record_.source_line(f.line);
}

Finding& Replayer::add_finding(Kind kind, std::string code, std::string message, std::uint32_t entry_index) {
  Finding f;
  f.kind = kind;
  f.code = std::move(code);
  f.message = std::move(message);
  set_place(f, entry_index);
  return keep(std::move(f));
}

// No input may fill the memory: beyond the limit the game is judged no further.
Finding& Replayer::keep(Finding f) {
  if (cut_worlds_ > 0 && severity_of(f.kind) != Severity::info && f.certainty == Certainty::proven)
    f.certainty = Certainty::possible;  // perhaps not in one of the positions that were not followed
  if (!full_ && report_.findings.size() >= options_.max_findings) {
    full_ = stopped_ = true;
    Finding last;
    last.kind = Kind::unread;
    last.code = "REC-limit-findings";
    last.message = "above the limit of " + std::to_string(options_.max_findings) +
                   " findings in one game; nothing from here on is judged";
    last.entry = f.entry;
    last.line = f.line;
    last.source_line = f.source_line;
    report_.findings.push_back(std::move(last));
  }
  if (full_) return surplus_ = std::move(f);
  report_.findings.push_back(std::move(f));
  return report_.findings.back();
}

// Something in it is part of a step.
bool Replayer::plays(const Segment& segment) const {
  return std::any_of(record_.entries.begin() + segment.from, record_.entries.begin() + segment.to, [](const Entry& e) {
    return e.kind == EntryKind::choice || e.kind == EntryKind::chance || e.kind == EntryKind::changed;
  });
}

void Replayer::play_segment(const Segment& segment, std::string_view next_heading) {
  automatic_behind_ = false;
  next_heading_ = next_heading;
  if (!segment.text.empty() || plays(segment)) {
    if (align(segment) && !stopped_) {
      if (snapshots_.size() == kMaxSnapshots) snapshots_.erase(snapshots_.begin());
      snapshots_.push_back({{state_.begin(), state_.begin() + static_cast<std::ptrdiff_t>(size_)},
                            report_.findings.size(),
                            guesses_,
                            others_});
      items_.clear();
      compile(index_, record_, segment.from, segment.to, items_);
      table_.set_relaxed(std::any_of(record_.entries.begin() + segment.from, record_.entries.begin() + segment.to,
                                     [](const Entry& e) { return e.kind == EntryKind::unread; }));
      step_begin_ = segment.heading;
      step_end_ = segment.to;
      run_step(next_heading);
      judge_redundant(segment);
      if (resume_ordinal_ != kNoStep) {
        game_.go_to(state_.data(), resume_ordinal_);
        for (World& w : others_) game_.go_to(w.state.data(), resume_ordinal_);
        resume_ordinal_ = kNoStep;
      }
    }
  }
  after_step(segment);
}

// One run of the step and of the automatic steps behind it that have no heading of their own. True: clean.
bool Replayer::run_once(std::string_view next_heading) {
  constexpr std::uint64_t kRun = 50;  // what a run costs beside its items
  work_ += kRun + items_.size();
  std::memcpy(working_.data(), state_.data(), size_);
  table_.begin_run();
  bool stuck = false;
  try {
    game_.step(working_.data(), table_);
    automatic_behind_ = false;
    for (int n = 0; n < 20; ++n) {
      const DueStep due = game_.due(working_.data());
      if (due.over || !due.automatic) break;
      if (!next_heading.empty() && game_.read_heading(next_heading, working_.data()) == due.ordinal) break;
      if (!automatic_behind_) std::memcpy(own_end_.data(), working_.data(), size_);
      automatic_behind_ = true;
      game_.step(working_.data(), table_);
    }
  } catch (const StepTooLong&) {
    stuck = true;
  } catch (const NoOptions&) {
    stuck = true;
  }
  table_.finish_run(stuck);
  return table_.clean();
}

// A record may break off within its last step: what is missing there is no fault, as long as all that stands there
// fits.
bool Replayer::merely_unfinished(const std::vector<Fault>& faults) const {
  if (!last_ || !table_.all_items_used()) return false;
  return std::all_of(faults.begin(), faults.end(), [this](const Fault& f) {
    if (f.kind == FaultKind::illegal_choice && f.item >= 0) {
      const int none =
          tables_.domains[static_cast<std::size_t>(tables_.keys[static_cast<std::size_t>(f.ask.key())].domain)].none;
      return none >= 0 && f.option == none;  // "no card": the game stopped here
    }
    return f.kind == FaultKind::no_answer || f.kind == FaultKind::no_roll || f.kind == FaultKind::not_stated ||
           f.kind == FaultKind::stuck;
  });
}

// Runs the step with each combination of missing answers until one is clean.
bool Replayer::search(std::string_view next_heading) {
  constexpr std::uint32_t kFew = 20;
  for (std::uint32_t runs = 0; runs < options_.max_runs && (runs < kFew || !worn_out()); ++runs) {
    if (run_once(next_heading)) return true;
    if (!table_.next_alternative()) return false;
  }
  return false;
}

// Plays the step with the answers of the record and, where it lacks some, with those that make the step clean.
bool Replayer::find_answers(std::string_view next_heading) {
  table_.begin_step(items_, working_.data());
  if (search(next_heading)) {
    holes_ = table_.holes();
    return true;
  }
  holes_ = 0;
  if (table_.tried_answers() || table_.guesses() == 0) return false;
  // Perhaps an answer was given to the wrong ask: to one that the record leaves silent.
  table_.set_guessing(true);
  return search(next_heading);
}

// The run that a finding is told from: no owed answer is tried, so that the missing one is the fault. Of the answers
// that are naturally missing, those with which the step gets furthest.
void Replayer::run_as_recorded(std::string_view next_heading) {
  constexpr int kMostRuns = 64;
  table_.begin_step(items_, working_.data());
  table_.set_holes(Holes::natural);
  if (run_once(next_heading) || !table_.branched()) return;
  Faulty best = faulty_run(0);
  for (int n = 1; n < kMostRuns && table_.next_alternative(); ++n) {
    if (run_once(next_heading)) return;
    Faulty run = faulty_run(0);
    if (run.better_than(best)) best = std::move(run);
  }
  table_.begin_step(items_, working_.data());
  table_.set_holes(Holes::natural);
  table_.set_trail(best.trail);
  run_once(next_heading);
}

// The ruling under whose other value the faulty step would be clean; -1 if none of those it consulted does.
int Replayer::settling_ruling(std::string_view next_heading, std::uint64_t consulted, int& value) {
  for (std::size_t r = 0; r < rulings_.size(); ++r) {
    if ((consulted >> r & 1U) == 0 || worn_out()) continue;
    const std::uint8_t in_force = rulings_[r];
    for (std::size_t v = 0; v < tables_.rulings[r].values.size(); ++v) {
      if (v == in_force) continue;
      rulings_[r] = static_cast<std::uint8_t>(v);
      const bool clean = find_answers(next_heading);
      rulings_[r] = in_force;
      if (!clean) continue;
      value = static_cast<int>(v);
      return static_cast<int>(r);
    }
  }
  return -1;
}

void Replayer::tell_unfinished(const std::vector<Fault>& faults, const std::string& step) {
  // What was computed to the very end (a DEFCON of 1, the final scoring) stands; a broken-off step leaves no result.
  const bool ended = game_.due(working_.data()).over &&
                     std::none_of(faults.begin(), faults.end(), [](const Fault& f) { return f.drained; });
  if (ended) std::memcpy(state_.data(), working_.data(), size_);
  Finding& f = add_finding(Kind::note, "REC-unfinished",
                           ended ? "the record ends here; computed from there: " + game_.result(state_.data())
                                 : "the record breaks off within " + step,
                           items_.empty() ? step_begin_ : items_.back().entry);
  f.step = step;
  f.consequence = Consequence::cosmetic;
}

void Replayer::run_step(std::string_view next_heading) {
  const bool one_world = others_.empty();
  const bool clean = one_world && find_answers(next_heading);
  const bool branched = !one_world || table_.branched();
  if (branched && step_in_all_worlds(next_heading)) return;
  if (clean && !branched) {
    report_.inferred += static_cast<std::uint32_t>(holes_);
    count_step();
    if (!table_.notices().empty()) tell_notices(table_.notices(), game_.step_name(game_.due(state_.data()).ordinal));
    std::memcpy(state_.data(), working_.data(), size_);
    doubts_.restated(items_);
    return;
  }
  std::vector<Faulty> runs;
  if (branched) {
    runs = faulty_runs(next_heading);
    table_.begin_step(items_, working_.data());
    find_answers(next_heading);  // which rulings it consults
  }
  const std::string step = game_.step_name(game_.due(state_.data()).ordinal);
  const std::uint64_t consulted = table_.consulted_in_step();
  run_as_recorded(next_heading);
  if (table_.clean()) {
    count_step();
    std::memcpy(state_.data(), working_.data(), size_);
    cut_worlds_ += static_cast<std::uint32_t>(others_.size());
    others_.clear();
    return;
  }
  if (merely_unfinished(table_.faults())) {
    count_step();
    tell_unfinished(table_.faults(), step);
    return;
  }
  int value = 0;
  const int ruling = settling_ruling(next_heading, consulted, value);
  run_as_recorded(next_heading);
  count_step();
  // In the order of the record: what was left over is found out at the end only.
  std::vector<Fault> faults = table_.faults();
  const auto place = [](const Fault& f) { return f.item >= 0 ? 2 * f.item : 2 * f.after + 1; };
  std::stable_sort(faults.begin(), faults.end(), [&](const Fault& a, const Fault& b) { return place(a) < place(b); });
  const std::size_t first = report_.findings.size();
  if (ruling >= 0) {
    tell_faults(faults, step);
    const RulingSwitch& r = tables_.rulings[static_cast<std::size_t>(ruling)];
    Finding& f = report_.findings[first];
    f.kind = Kind::ruling;
    f.ruling = r.name;
    f.message += "; under " + std::string(r.name) + "=" + std::string(r.values[static_cast<std::size_t>(value)]) +
                 " this step is as the rules want it (" + std::string(r.question) + ")";
  } else if (explain_away(next_heading, faults, step)) {
    if (branched) explain_others(next_heading);
    return;
  } else {
    tell_faults(faults, step);
  }
  if (branched && !worlds_agree_)
    for (std::size_t i = first; i < report_.findings.size(); ++i) report_.findings[i].certainty = Certainty::possible;
  const World lead = branched ? as_world() : World{};
  const OnIllegal how = repair(faults, static_cast<int>(first) + 1, next_heading);
  if (branched) repair_others(runs, lead, how, next_heading);
}

void Replayer::count_step() {
  ++report_.steps;
  report_.choices += table_.choices_answered();
  report_.unverified += table_.choices_unsure();
  const auto illegal =
      static_cast<std::uint32_t>(std::count_if(table_.faults().begin(), table_.faults().end(), [](const Fault& f) {
        return f.kind == FaultKind::illegal_choice || f.kind == FaultKind::unknown_pick;
      }));
  const std::uint32_t doubtful = table_.choices_unsure() + illegal;
  report_.proven += table_.choices_answered() > doubtful ? table_.choices_answered() - doubtful : 0;
  table_.count_fields(stated_, matched_);
}

void Replayer::tell_faults(const std::vector<Fault>& faults, const std::string& step) {
  const auto stored = [this](const Fault& f) {
    return f.field >= 0 && tables_.fields[static_cast<std::size_t>(f.field)].offset >= 0;
  };
  const int first_number = static_cast<int>(report_.findings.size()) + 1;
  const Fault first = faults.front();
  // A misprinted value of the position has no consequences within its step.
  const bool misprint = first.kind == FaultKind::wrong_value && stored(first);
  for (std::size_t i = 0; i < faults.size() && !full_; ++i) {
    const Fault& fault = faults[i];
    Finding f = describe_fault(game_, record_, items_, fault);
    f.step = step;
    if (f.entry == 0 || (fault.item < 0 && fault.after < 0)) set_place(f, step_begin_);
    f.follows = i > 0 && (!misprint || (fault.field == first.field && fault.subject == first.subject))
                    ? first_number
                    : doubts_.root_of(fault);
    int value = 0;
    if (fault.kind == FaultKind::wrong_value && fault.item >= 0 && stored(fault) &&
        settled_later(fault.field, fault.subject, value)) {
      const FieldInfo& info = tables_.fields[static_cast<std::size_t>(fault.field)];
      f.message += "; later entries go on from " + tables_.option_name(info.values, value);
      if (value == fault.computed) f.message += ", so it looks like a misprint here";
    }
    keep(std::move(f));
  }
}

void Replayer::tell_notices(const std::vector<Notice>& notices, const std::string& step) {
  for (const Notice& n : notices) {
    Finding f;
    f.kind = Kind::note;
    f.consequence = Consequence::cosmetic;
    f.step = step;
    f.rule = n.rule;
    set_place(f, n.item >= 0 ? items_[static_cast<std::size_t>(n.item)].entry : step_begin_);
    if (n.ruling >= 0) {
      const RulingSwitch& r = tables_.rulings[static_cast<std::size_t>(n.ruling)];
      f.code = f.ruling = r.name;
      const int domain = tables_.keys[static_cast<std::size_t>(n.key)].domain;
      f.recorded = tables_.option_name(domain, n.option);
      f.message = "'" + f.recorded + "' is allowed here by a ruling: " + std::string(r.question);
    } else {
      f.code = n.rule;
      f.message = "legal, though it may look wrong";
    }
    keep(std::move(f));
  }
}

}  // namespace arbiter
