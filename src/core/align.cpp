// Headings and the turn sequence: steps that a record leaves out, names wrongly or plays out of turn.
#include <algorithm>
#include <cstring>

#include "core/replayer.hpp"

namespace arbiter {

// Plays the step that is due without any entry; false if that can't be.
bool Replayer::pass_silently() {
  items_.clear();
  table_.begin_step(items_, working_.data());
  table_.set_holes(Holes::none);
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
  if (table_.clean()) std::memcpy(state_.data(), working_.data(), size_);
  return table_.clean();
}

// The other worlds are brought before the step that the first one has been brought to, without a word.
void Replayer::align_others(int ordinal) {
  const World lead = as_world();
  for (World& w : others_) {
    std::memcpy(state_.data(), w.state.data(), size_);
    DueStep due = game_.due(state_.data());
    while (due.ordinal < ordinal && !due.over && pass_silently()) due = game_.due(state_.data());
    for (int step = due.ordinal; step < ordinal && !due.over; ++step) game_.lose_track(state_.data(), step);
    if (due.over || (due.ordinal != ordinal && !game_.go_to(state_.data(), ordinal))) {
      w.state.clear();
      continue;
    }
    std::memcpy(w.state.data(), state_.data(), size_);
  }
  std::erase_if(others_, [](const World& w) { return w.state.empty(); });
  load(lead);
}

// Brings the step that is due and the heading together. False: the segment is not to be played.
bool Replayer::align(const Segment& segment) {
  if (others_.empty()) return align_first(segment);
  prefer_worlds_due(segment);
  const bool played = align_first(segment);
  align_others(game_.due(state_.data()).ordinal);
  return played;
}

// Worlds in which the step that the heading names is due rule out those in which another one is, or none any more.
void Replayer::prefer_worlds_due(const Segment& segment) {
  const int ordinal = segment.text.empty() ? kNoStep : game_.read_heading(segment.text, state_.data());
  const auto fits = [&](const World& w) {
    const DueStep due = game_.due(w.state.data());
    return !due.over && (ordinal == kNoStep || due.automatic || due.ordinal == ordinal);
  };
  std::vector<World> all = std::move(others_);
  all.insert(all.begin(), as_world());
  if (std::any_of(all.begin(), all.end(), fits)) std::erase_if(all, [&](const World& w) { return !fits(w); });
  take_over(std::move(all));
  tell_decided(segment.heading);
}

bool Replayer::align_first(const Segment& segment) {
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
    if (plays(segment) && !over_told_) {
      over_told_ = true;
      add_finding(Kind::sequence, "REC-after-the-end",
                  "play after the end: " + game_.result(state_.data()) + "; nothing from here on counts",
                  segment.heading)
          .follows = doubts_.any_root();
    }
    return false;
  }
  // Steps in between that a record may leave out: nothing was recorded of them, so they must go through in silence.
  const std::size_t findings_before = report_.findings.size();
  while (due.ordinal < ordinal && !due.over) {
    if (pass_silently()) {
      due = game_.due(state_.data());
      continue;
    }
    if (report_.findings.size() == findings_before)
      add_finding(Kind::sequence, "REC-step-missing",
                  game_.step_name(due.ordinal) + " is missing before " + game_.step_name(ordinal), segment.heading);
    Finding& found = report_.findings.back();
    found.follows = doubts_.any_root();
    found.step = game_.step_name(due.ordinal);
    found.recorded = game_.step_name(ordinal);
    found.legal = {game_.step_name(due.ordinal)};
    if (found.rule.empty()) found.rule = table_.faults().front().rule;
    if (others_.empty()) found.message += propose_missing(segment, ordinal);
    doubts_.doubt_all(static_cast<int>(report_.findings.size()));
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
        .follows = doubts_.any_root();
    return false;
  }
  if (due.ordinal == ordinal) return true;
  if (due.ordinal < ordinal) return game_.go_to(state_.data(), ordinal);
  // The heading names a step that is over.
  const auto late = std::find(missed_.begin(), missed_.end(), ordinal);
  Finding& f = add_finding(Kind::sequence, "REC-step-out-of-turn", "", segment.heading);
  f.message = game_.step_name(due.ordinal) + " is due, the record has " + game_.step_name(ordinal);
  f.recorded = game_.step_name(ordinal);
  f.legal = {game_.step_name(due.ordinal)};
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
