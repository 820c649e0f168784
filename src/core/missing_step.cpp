// A step that a record leaves out: the moves after which what is recorded next is as the rules want it.
#include <algorithm>
#include <cstring>

#include "core/replayer.hpp"

namespace arbiter {

namespace {

constexpr std::size_t kMostMoves = 400;   // of one step that are tried
constexpr std::size_t kMostSearches = 4;  // in one game
constexpr std::size_t kMostNamed = 3;
constexpr std::size_t kFew = 10;  // moves, or one in so many: worth telling

// Gives the picks of a move, and after them what goes without saying, else the first legal answer.
class GivenTable final : public Table {
 public:
  GivenTable(const GameTables& tables, const RulingValues& rulings) : Table(tables.fields, rulings) {}
  void give(std::span<const std::pair<int, int>> picks) {
    picks_ = picks;
    asked_ = 0;
    asks_ = 0;
  }

 private:
  int answer(const Ask& ask) override {
    if (asked_ < picks_.size()) return picks_[asked_++].second;
    return ask.unsaid() >= 0 ? ask.unsaid() : ask.first_legal();
  }
  int throw_die(const Roll&) override { return 1; }
  void told(const void*, const Change&) override {}
  void refused(const Change&) override {}

  std::span<const std::pair<int, int>> picks_;
  std::size_t asked_ = 0;
};

}  // namespace

// Plays what needs no entry until `ordinal` is due; false if that can't be, or if the game is over before.
bool Replayer::bring_to(int ordinal) {
  DueStep due = game_.due(state_.data());
  while (!due.over && due.ordinal < ordinal && pass_silently()) due = game_.due(state_.data());
  return !due.over && due.ordinal == ordinal;
}

// Is something stated or expected of the segment that could tell one move from another?
bool Replayer::tells_of_before(const Segment& segment) const {
  return std::any_of(record_.entries.begin() + segment.from, record_.entries.begin() + segment.to, [](const Entry& e) {
    return e.kind == EntryKind::changed || e.kind == EntryKind::expect || e.kind == EntryKind::choice;
  });
}

// From the position in `state_`, in which its step is due: is the segment clean, and does what it expects hold?
bool Replayer::fits_next(const Segment& segment) {
  items_.clear();
  compile(index_, record_, segment.from, segment.to, items_);
  table_.begin_step(items_, working_.data());
  table_.set_holes(Holes::none);
  if (!run_once({})) return false;
  return std::none_of(
      record_.entries.begin() + segment.from, record_.entries.begin() + segment.to,
      [this](const Entry& e) { return e.kind == EntryKind::expect && wrong_facts(working_.data(), e) > 0; });
}

// The step that is due has no record, the one behind it is `segment`. Says which of the moves that begin with its
// first questions would fit, if they are few; the rest of a move is as silence has it.
std::string Replayer::propose_missing(const Segment& segment, int ordinal) {
  // After an earlier fault the position is too uncertain to search from.
  if (!proposing_ || doubts_.any_root() != 0 || !tells_of_before(segment) || worn_out()) return {};
  if (missing_searches_++ >= kMostSearches) return {};
  const std::array<std::byte, kMaxState> before = state_;
  const std::vector<Opening> all = openings(game_, rulings_, before.data(), true);
  GivenTable table(tables_, rulings_);
  std::vector<std::vector<std::pair<int, int>>> fitting;
  std::size_t tried = 0;
  for (const Opening& opening : all)
    for (int o = opening.answers.first(); o >= 0 && tried < kMostMoves; o = opening.answers.next(o)) {
      std::vector<std::pair<int, int>> picks = opening.picks;
      picks.emplace_back(opening.ask.key(), o);
      ++tried;
      state_ = before;
      table.give(picks);
      try {
        game_.step(state_.data(), table);
      } catch (const StepTooLong&) {
        continue;
      } catch (const NoOptions&) {
        continue;
      }
      if (!bring_to(ordinal)) continue;
      if (fits_next(segment)) fitting.push_back(std::move(picks));
    }
  state_ = before;
  if (fitting.empty() || (fitting.size() > kFew && fitting.size() * kFew > tried)) return {};  // tells too little
  const auto in_words = [this](const std::vector<std::pair<int, int>>& picks) {
    std::string s;
    for (const auto& [key, pick] : picks) {
      const KeyInfo& k = tables_.keys[static_cast<std::size_t>(key)];
      s += (s.empty() ? "" : "; ") + std::string(k.name) + " " + tables_.option_name(k.domain, pick);
    }
    return "'" + s + "'";
  };
  std::string words = "; of " + std::to_string(tried) + " moves tried there, what follows fits " +
                      (fitting.size() == 1 ? "after " : std::to_string(fitting.size()) + ", among them ");
  for (std::size_t i = 0; i < std::min(fitting.size(), kMostNamed); ++i)
    words += (i == 0 ? "" : ", ") + in_words(fitting[i]);
  return words;
}

}  // namespace arbiter
