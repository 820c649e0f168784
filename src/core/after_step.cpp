// What a record says once a step is played: expectations, values set by hand, steps taken back, unread text.
#include <algorithm>
#include <cstring>

#include "core/replayer.hpp"

namespace arbiter {

void Replayer::after_step(const Segment& segment) {
  for (std::uint32_t i = segment.from; i < segment.to && !stopped_; ++i) {
    const Entry& e = record_.entries[i];
    switch (e.kind) {
      case EntryKind::expect:
        judge_expectation(e, i);
        break;
      case EntryKind::adjust:
        adjust(e);
        break;
      case EntryKind::undo: {
        const auto n = static_cast<std::size_t>(e.count < 0 ? 0 : e.count);
        if (n == 0 || n > snapshots_.size()) {
          add_finding(Kind::sequence, "REC-undo-too-far",
                      "undo of " + std::to_string(e.count) + " steps, but only " + std::to_string(snapshots_.size()) +
                          " can be taken back",
                      i);
          break;
        }
        take_back(snapshots_[snapshots_.size() - n], i);
        snapshots_.resize(snapshots_.size() - n);
        break;
      }
      case EntryKind::unread:
        ++report_.unread;
        report_.unread_lines.push_back(e.at);
        add_finding(Kind::unread, "IMP-unread", "not understood: '" + std::string(e.text) + "'", i).recorded = e.text;
        break;
      default:
        break;
    }
  }
}

// Goes back to the position before a step. A fault in what is taken back has no consequence: it is told as a note.
void Replayer::take_back(const Snapshot& before, std::uint32_t entry_index) {
  std::memcpy(state_.data(), before.state.data(), size_);
  guesses_ = before.guesses;
  others_ = before.others;
  if (!others_.empty()) forget_disproved();
  for (std::size_t i = before.findings; i < report_.findings.size(); ++i) {
    Finding& f = report_.findings[i];
    if (severity_of(f.kind) != Severity::error && f.kind != Kind::ruling) continue;
    f.message = "taken back by entry " + std::to_string(entry_index + 1) + " (it was " +
                std::string(kind_name(f.kind)) + "): " + f.message;
    f.kind = Kind::note;
    f.consequence = Consequence::cosmetic;
    const int number = static_cast<int>(i) + 1;
    doubts_.forget(number);
  }
}

void Replayer::judge_expectation(const Entry& e, std::uint32_t entry_index) {
  if (wrong_facts(state_.data(), e) != 0 && holds_at_another_moment(e, entry_index)) {
    report_.expectations += e.facts;
    return;
  }
  if (!others_.empty()) worlds_that_expect(e, entry_index);
  for (std::uint32_t j = 0; j < e.facts; ++j) {
    const Fact& fact = record_.facts[e.first_fact + j];
    ++report_.expectations;
    const int field = index_.field(fact.field);
    std::string wrong;
    if (game_.judge_fact(state_.data(), fact, record_, wrong)) {
      if (!wrong.empty())
        add_finding(Kind::mismatch, "REC-expectation", wrong, entry_index).consequence = Consequence::number;
      continue;
    }
    if (field < 0 || tables_.fields[static_cast<std::size_t>(field)].offset < 0) {
      add_finding(Kind::unread, "REC-unknown-field", "the game has no field '" + std::string(fact.field) + "'",
                  entry_index);
      continue;
    }
    const FieldInfo& info = tables_.fields[static_cast<std::size_t>(field)];
    const int subject = info.domain < 0 ? 0 : named_option(index_, info.domain, fact.subject);
    const int expected = fact_value(tables_, info, fact.to);
    if (subject < 0 || expected == kUnknownValue) {
      add_finding(Kind::unread, "REC-unknown-name",
                  "unknown name in the expectation of " + std::string(fact.field) + ": '" +
                      std::string(subject < 0 ? fact.subject : fact.to.text) + "'",
                  entry_index);
      continue;
    }
    const int value = field_value(info, state_.data(), subject);
    if (value == expected) continue;
    Finding& f =
        add_finding(Kind::mismatch, "REC-expectation",
                    field_in_words(tables_, field, subject) + " is " + tables_.option_name(info.values, value) +
                        ", the record expects " + tables_.option_name(info.values, expected),
                    entry_index);
    f.recorded = tables_.option_name(info.values, expected);
    f.legal = {tables_.option_name(info.values, value)};
    f.consequence = Consequence::number;
    Fault fault;
    fault.kind = FaultKind::wrong_value;
    fault.field = field;
    fault.subject = subject;
    f.follows = doubts_.root_of(fault);
  }
}

void Replayer::adjust(const Entry& e) {
  for (std::uint32_t j = 0; j < e.facts; ++j) {
    const Fact& fact = record_.facts[e.first_fact + j];
    const int field = index_.field(fact.field);
    const auto index = static_cast<std::uint32_t>(&e - record_.entries.data());
    if (field < 0 || tables_.fields[static_cast<std::size_t>(field)].offset < 0) {
      add_finding(Kind::unread, "REC-unknown-field",
                  "the game has no field '" + std::string(fact.field) + "' to adjust", index);
      continue;
    }
    const FieldInfo& info = tables_.fields[static_cast<std::size_t>(field)];
    const int subject = info.domain < 0 ? 0 : named_option(index_, info.domain, fact.subject);
    const int value = fact_value(tables_, info, fact.to);
    if (subject < 0 || value == kUnknownValue || value < info.min || value > info.max) {
      add_finding(Kind::unread, "REC-unknown-name",
                  "the adjustment of " + std::string(fact.field) + " names no subject or value that exists", index);
      continue;
    }
    const int before = field_value(info, state_.data(), subject);
    set_field_value(info, state_.data(), subject, value);
    for (World& w : others_) set_field_value(info, w.state.data(), subject, value);
    Finding& f =
        add_finding(Kind::note, "REC-adjusted",
                    "set by hand: " + field_in_words(tables_, field, subject) + " from " +
                        tables_.option_name(info.values, before) + " to " + tables_.option_name(info.values, value),
                    index);
    f.recorded = std::string(fact.to.text);
  }
}

}  // namespace arbiter
