// Headings and the turn sequence: steps that a record leaves out, names wrongly or plays out of turn.
#include <algorithm>
#include <cstring>

#include "core/replayer.hpp"

namespace arbiter {

// Brings the step that is due and the heading together. False: the segment is not to be played.
bool Replayer::align(const Segment& segment) {
  int ordinal = segment.text.empty() ? kNoStep : game_.read_heading(segment.text, state_.data());
  DueStep due = game_.due(state_.data());
  if (ordinal == kNoStep) {
    if (!segment.text.empty())
      add_finding(Kind::unread, "REC-unknown-heading",
                  "the heading '" + std::string(segment.text) + "' names no step; it is taken for " +
                      (due.over ? "a remark after the end" : game_.step_name(due.ordinal)),
                  segment.heading);
    if (!due.over) return true;
    ordinal = due.ordinal + 1;
  }
  if (due.over) {
    bool plays = false;
    for (std::uint32_t i = segment.from; i < segment.to; ++i) {
      const EntryKind k = record_.entries[i].kind;
      plays = plays || k == EntryKind::choice || k == EntryKind::chance || k == EntryKind::changed;
    }
    if (plays && !over_told_) {
      over_told_ = true;
      add_finding(Kind::sequence, "REC-after-the-end",
                  "play after the end: " + game_.result(state_.data()) + "; nothing from here on counts",
                  segment.heading)
          .follows = any_root();
    }
    return false;
  }
  // Steps in between that a record may leave out: nothing was recorded of them, so they must go through in silence.
  const std::size_t findings_before = report_.findings.size();
  while (due.ordinal < ordinal && !due.over) {
    items_.clear();
    table_.begin_step(items_, working_.data());
    table_.set_use_holes(false);
    std::memcpy(working_.data(), state_.data(), size_);
    table_.begin_run();
    bool stuck = false;
    try {
      game_.step(working_.data(), table_);
    } catch (const StepTooLong&) {
      stuck = true;
    } catch (const NoOptions&) {
      stuck = true;
    }
    table_.finish_run(stuck);
    if (table_.clean()) {
      std::memcpy(state_.data(), working_.data(), size_);
      due = game_.due(state_.data());
      continue;
    }
    if (report_.findings.size() == findings_before)
      add_finding(Kind::sequence, "REC-step-missing",
                  game_.step_name(due.ordinal) + " is missing before " + game_.step_name(ordinal), segment.heading);
    Finding& found = report_.findings.back();
    found.follows = any_root();
    found.step = game_.step_name(due.ordinal);
    found.recorded = game_.step_name(ordinal);
    found.legal = {game_.step_name(due.ordinal)};
    if (found.rule.empty()) found.rule = table_.faults().front().rule;
    if (all_doubted_by_ == 0) all_doubted_by_ = static_cast<int>(report_.findings.size());
    restated_.clear();
    // The rest of the way is not played: the record does not say how.
    for (int step = due.ordinal; step < ordinal; ++step) {
      missed_.push_back(step);
      game_.lose_track(state_.data(), step);
    }
    if (!game_.go_to(state_.data(), ordinal)) return false;
    due = game_.due(state_.data());
    break;
  }
  if (due.over) {
    add_finding(Kind::sequence, "REC-after-the-end", "play after the end: " + game_.result(state_.data()),
                segment.heading)
        .follows = any_root();
    return false;
  }
  if (due.ordinal == ordinal) return true;
  if (due.ordinal < ordinal) return game_.go_to(state_.data(), ordinal);
  // The heading names a step that is over.
  const auto late = std::find(missed_.begin(), missed_.end(), ordinal);
  Finding& f = add_finding(Kind::sequence, "REC-step-out-of-turn", "", segment.heading);
  f.message = game_.step_name(due.ordinal) + " is due, the record has " + game_.step_name(ordinal);
  if (late != missed_.end()) {
    f.message += " (it was missing above: were the two swapped?)";
    missed_.erase(late);
    for (std::size_t i = 0; i + 1 < report_.findings.size(); ++i)
      if (report_.findings[i].code == "REC-step-missing") f.follows = static_cast<int>(i) + 1;
  }
  resume_ordinal_ = due.ordinal;
  return game_.go_to(state_.data(), ordinal);
}

}  // namespace arbiter
