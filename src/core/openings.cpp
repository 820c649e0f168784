// What may be done in the step that is due: its first questions, one behind the other until something changes.
#include <array>
#include <cstring>
#include <optional>

#include "arbiter/replay.hpp"
#include "arbiter/table.hpp"

namespace arbiter {

namespace {

constexpr int kMostAnswers = 16;
constexpr std::size_t kDeepest = 6;

// Gives the picks it was made with; the next ask after them, if nothing has changed by then, is kept.
class OpeningTable final : public Table {
 public:
  OpeningTable(const GameTables& tables, const RulingValues& rulings, bool past_told)
      : Table(tables.fields, rulings), past_told_(past_told) {}

  std::optional<Ask> next(const Game& game, const void* state, std::span<const std::pair<int, int>> picks) {
    alignas(16) std::array<std::byte, kMaxState> copy;
    std::memcpy(copy.data(), state, game.state_size());
    picks_ = picks;
    asked_ = 0;
    asks_ = 0;
    told_as_ = -1;
    draining_ = false;
    found_.reset();
    try {
      game.step(copy.data(), *this);
    } catch (const StepTooLong&) {
      return std::nullopt;
    } catch (const NoOptions&) {
      return std::nullopt;
    }
    return found_;
  }

 private:
  int answer(const Ask& ask) override {
    if (asked_ < picks_.size()) {
      told_as_ = ask.told_as();
      return picks_[asked_++].second;
    }
    if (ask.who() >= 0) found_ = ask;
    draining_ = true;
    return -1;
  }
  int throw_die(const Roll&) override {
    draining_ = true;
    return 1;
  }
  void told(const void*, const Change& c) override {
    // What comes before the first question is nobody's choice.
    if (asked_ == 0 || c.field == told_as_) return;
    if (!past_told_ || (c.kept && !fields_[static_cast<std::size_t>(c.field)].quiet)) draining_ = true;
  }
  void refused(const Change&) override {}

  std::span<const std::pair<int, int>> picks_;
  std::size_t asked_ = 0;
  int told_as_ = -1;
  bool past_told_;
  std::optional<Ask> found_;
};

void look_behind(const Game& game, const void* state, OpeningTable& table, Opening opening, std::vector<Opening>& all) {
  const Ask ask = opening.ask;
  bool leaf = ask.options().count() > kMostAnswers || opening.picks.size() >= kDeepest;
  std::vector<Opening> behind;
  OptionSet at_once;
  for (int o = ask.options().first(); o >= 0 && !leaf; o = ask.options().next(o)) {
    Opening further = opening;
    further.picks.emplace_back(ask.key(), o);
    const std::optional<Ask> next = table.next(game, state, further.picks);
    if (!next || next->who() != ask.who()) {
      at_once.add(o);
      continue;
    }
    further.ask = *next;
    behind.push_back(std::move(further));
  }
  leaf = leaf || behind.empty();
  if (leaf || at_once.any()) {
    opening.answers = leaf ? ask.options() : at_once;
    all.push_back(std::move(opening));
  }
  if (leaf) return;
  for (Opening& further : behind) look_behind(game, state, table, std::move(further), all);
}

}  // namespace

std::vector<Opening> openings(const Game& game, const RulingValues& rulings, const void* state, bool past_told) {
  std::vector<Opening> all;
  OpeningTable table(game.tables(), rulings, past_told);
  if (game.due(state).over) return all;
  const std::optional<Ask> first = table.next(game, state, {});
  if (first) look_behind(game, state, table, {{}, *first, {}}, all);
  return all;
}

}  // namespace arbiter
