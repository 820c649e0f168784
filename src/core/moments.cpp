// An expectation tells no moment but its place in the record. Where it stands in the middle of a step, or before an end
// of turn that the record has no heading for, it may hold there.
#include <algorithm>
#include <cstring>
#include <optional>

#include "core/replayer.hpp"

namespace arbiter {

// Also true where that moment can't be found again: then the expectation stays unjudged.
bool Replayer::holds_at_another_moment(const Entry& e, std::uint32_t entry_index) {
  if (automatic_behind_ && wrong_facts(own_end_.data(), e) == 0) return true;
  if (snapshots_.empty() || entry_index < step_begin_ || entry_index >= step_end_) return false;
  std::optional<std::uint32_t> before, after;  // the choices on both sides of it
  bool in_the_middle = false;
  for (std::uint32_t i = step_begin_; i < step_end_; ++i) {
    const EntryKind kind = record_.entries[i].kind;
    if (kind == EntryKind::choice && i < entry_index) before = i;
    if (kind == EntryKind::choice && i > entry_index && !after) after = i;
    in_the_middle = in_the_middle || (i > entry_index && (kind == EntryKind::choice || kind == EntryKind::changed));
  }
  if (!in_the_middle) return false;
  if (!before && !after) return true;
  for (const std::optional<std::uint32_t>& choice : {after, before}) {
    std::vector<std::byte> state;
    if (choice && (!state_when_asked(*choice, state) || wrong_facts(state.data(), e) == 0)) return true;
  }
  return false;
}

// Plays the step once more to see the position in which the choice was asked for. False: it is not known.
bool Replayer::state_when_asked(std::uint32_t choice, std::vector<std::byte>& state) {
  if (worn_out()) return false;
  const std::array<std::byte, kMaxState> now = state_;
  std::vector<WatchedAsk> asked;
  table_.watch(choice, &asked, &state, size_);
  std::memcpy(state_.data(), snapshots_.back().state.data(), size_);
  const bool clean = find_answers(next_heading_);
  state_ = now;
  if (watched_entry_) {
    watch(*watched_entry_);
  } else {
    table_.watch(0, nullptr, nullptr, 0);
  }
  return clean && !asked.empty();
}

}  // namespace arbiter
