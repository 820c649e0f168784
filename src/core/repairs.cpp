// After a fault: the position to go on from.
#include <algorithm>
#include <cstring>

#include "core/replayer.hpp"

namespace arbiter {

namespace {

constexpr int kMostTried = 10;          // repairs of one game that are tried against each other
constexpr std::size_t kMostWorlds = 8;  // a repair is tried in, beside the first one
constexpr std::size_t kStepsAhead = 5;  // that a repair is judged by

}  // namespace

// Which repair the record itself bears out: the one after which the next steps show the fewest faults.
OnIllegal Replayer::choose_repair(const std::vector<Fault>& faults, std::string_view next_heading) {
  const bool states_something = !record_.header.source.states.empty();
  const OnIllegal usual = states_something ? OnIllegal::resync : OnIllegal::accept;
  const bool all_stated = states_something && table_.all_stated() &&
                          std::none_of(faults.begin(), faults.end(), [](const Fault& f) { return f.drained; });
  if (all_stated || segments_ == nullptr || next_segment_ >= segments_->size() || worn_out()) return usual;
  const OnIllegal other = states_something ? OnIllegal::accept : OnIllegal::resync;
  const auto wins = [this](OnIllegal how) { return wins_[static_cast<std::size_t>(how)]; };
  if (repairs_tried_ >= kMostTried) {
    OnIllegal best = usual;
    for (const OnIllegal how : {OnIllegal::skip, other})
      if (wins(how) > wins(best)) best = how;
    return best;
  }
  ++repairs_tried_;
  OnIllegal best = usual;
  std::size_t fewest = 0;
  for (const OnIllegal how : {usual, OnIllegal::skip, other}) {
    const std::size_t findings = findings_after(how, faults, next_heading);
    if (how == usual || findings < fewest) {
      fewest = findings;
      best = how;
    }
    if (fewest == 0) break;
  }
  ++wins_[static_cast<std::size_t>(best)];
  return best;
}

// Errors of the next steps after a repair; of several worlds, in the one with the fewest.
std::size_t Replayer::findings_after(OnIllegal how, const std::vector<Fault>& faults, std::string_view next_heading) {
  const World lead = as_world();
  if (how != OnIllegal::skip) repair_position(how, faults, next_heading);
  std::size_t fewest = findings_ahead(how);
  for (std::size_t i = 0; i < others_.size() && i < kMostWorlds && fewest > 0; ++i) {
    load(others_[i]);
    run_as_recorded(next_heading);
    if (how != OnIllegal::skip) {
      if (table_.clean()) {
        std::memcpy(state_.data(), working_.data(), size_);
      } else {
        repair_position(how, table_.faults(), next_heading);
      }
    }
    fewest = std::min(fewest, findings_ahead(how));
  }
  load(lead);
  if (!others_.empty()) run_as_recorded(next_heading);  // back to the run that met the faults
  return fewest;
}

// Errors of the next steps, played on from the position as it is now.
std::size_t Replayer::findings_ahead(OnIllegal how) const {
  CheckOptions options = options_;
  options.on_illegal = how == OnIllegal::skip ? OnIllegal::accept : how;
  options.max_work = 200'000;
  options.max_runs = 1000;
  RulingChoice rulings;
  rulings.profile = profile_;
  rulings.values = rulings_;
  Replayer trial(game_, record_, options, rulings);
  trial.proposing_ = false;
  std::memcpy(trial.state_.data(), state_.data(), size_);
  std::vector<Segment> all(
      segments_->begin() + static_cast<std::ptrdiff_t>(next_segment_),
      segments_->begin() + static_cast<std::ptrdiff_t>(std::min(segments_->size(), next_segment_ + kStepsAhead + 1)));
  trial.play_segments(all, 0, std::min(all.size(), kStepsAhead));
  return static_cast<std::size_t>(
      std::count_if(trial.report_.findings.begin(), trial.report_.findings.end(),
                    [](const Finding& f) { return severity_of(f.kind) == Severity::error; }));
}

// How play goes on, where that isn't plain from the fault.
void Replayer::tell_repair(OnIllegal how, int number) {
  if (full_ || how != OnIllegal::skip) return;
  report_.findings[static_cast<std::size_t>(number) - 1].message += "; the move is taken as rejected";
}

// Finds the position to go on from.
OnIllegal Replayer::repair(const std::vector<Fault>& faults, int number, std::string_view next_heading) {
  const bool automatic = options_.on_illegal == OnIllegal::automatic;
  const OnIllegal how = automatic ? choose_repair(faults, next_heading) : options_.on_illegal;
  const bool drained = std::any_of(faults.begin(), faults.end(), [](const Fault& f) { return f.drained; });
  tell_repair(how, number);
  if (how == OnIllegal::stop) {
    stopped_ = true;
    return how;
  }
  if (how == OnIllegal::skip) return how;
  if (record_.header.source.states.empty()) doubts_.doubt_choices(faults, number);
  doubts_.restated(items_);
  for (const Fault& fault : repair_position(how, faults, next_heading))
    doubts_.doubt(fault.field, fault.subject, number);
  if (drained && !doubts_.all()) doubts_.doubt_all(number);  // what the rest of the step would have done is not known
  return how;
}

// Makes the position before the step (`state_`) and the run that met the faults (`working_`) one to go on from. Gives
// the faults about values that stay in doubt.
std::vector<Fault> Replayer::repair_position(OnIllegal how, const std::vector<Fault>& faults,
                                             std::string_view next_heading) {
  std::vector<Fault> unsettled;
  const bool drained = std::any_of(faults.begin(), faults.end(), [](const Fault& f) { return f.drained; });
  if (!drained) {
    std::memcpy(state_.data(), working_.data(), size_);
  } else if (game_.due(working_.data()).over) {
    // Bringing a broken step to its end must not end the game: it goes on where the record does.
    if (!next_heading.empty()) game_.go_to(state_.data(), game_.read_heading(next_heading, state_.data()));
  } else {
    // A broken step: only its place in the turn and the cards' places are taken from the run.
    for (const FieldInfo& f : tables_.fields) {
      if (!f.carried || f.offset < 0) continue;
      const std::size_t n = f.domain < 0 ? 1 : tables_.domains[static_cast<std::size_t>(f.domain)].names.size();
      std::memcpy(state_.data() + f.offset, working_.data() + f.offset, n * static_cast<std::size_t>(f.width));
    }
  }
  if (how == OnIllegal::resync || drained) {
    for (const Item& item : items_) {
      if (item.kind != ItemKind::fact || item.field < 0 || item.subject < 0 || !item.has_to) continue;
      const FieldInfo& f = tables_.fields[static_cast<std::size_t>(item.field)];
      if (f.offset >= 0) set_field_value(f, state_.data(), item.subject, std::clamp<int>(item.to, f.min, f.max));
    }
  }
  if (how != OnIllegal::resync) return unsettled;
  // Where the record goes on from a value of its own, that is the value; elsewhere it stays in doubt.
  for (const Fault& fault : faults) {
    if (fault.field < 0) continue;
    const FieldInfo& f = tables_.fields[static_cast<std::size_t>(fault.field)];
    if (f.offset < 0) continue;
    int value = 0;
    const bool doubted =
        doubts_.root_of(fault) != 0 || std::any_of(unsettled.begin(), unsettled.end(), [&fault](const Fault& u) {
          return u.field == fault.field && u.subject == fault.subject;
        });
    if (is_misprint(fault) && !doubted)  // more likely than a forgotten change
      set_field_value(f, state_.data(), fault.subject, fault.computed);
    if (settled_later(fault.field, fault.subject, value)) {
      set_field_value(f, state_.data(), fault.subject, std::clamp<int>(value, f.min, f.max));
    } else {
      unsettled.push_back(fault);
    }
  }
  return unsettled;
}

}  // namespace arbiter
