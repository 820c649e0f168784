// The cheap explanations of a fault, and what the rest of the record says about it.
#include <algorithm>
#include <cstring>

#include "core/replayer.hpp"

namespace arbiter {

namespace {

constexpr int kMostTries = 400;                 // runs of one step
constexpr std::uint32_t kMostExplained = 1000;  // faulty steps of one game
constexpr int kMostLookAheads = 512;            // in one game
constexpr std::uint32_t kFarthest = 20000;      // entries
constexpr std::size_t kMostSuspects = 6;

bool sided(const Item& item) {
  return item.kind == ItemKind::choice && (item.side == 0 || item.side == 1);
}
void flip(Item& item) {
  item.side = static_cast<std::int8_t>(1 - item.side);
}

// Where the step may have gone wrong: at the faults, at what was taken before them, and the entry behind.
std::vector<std::size_t> suspects(const std::vector<Fault>& faults, std::size_t items) {
  std::vector<std::size_t> found;
  for (const Fault& f : faults)
    for (const int first : {f.item, f.after})
      for (const int i : {first, first + 1}) {
        const auto n = static_cast<std::size_t>(i);
        if (first >= 0 && n < items && found.size() < kMostSuspects &&
            std::find(found.begin(), found.end(), n) == found.end())
          found.push_back(n);
      }
  return found;
}

std::string entry_words(const Item& item) {
  return "entry " + std::to_string(item.entry + 1);
}

}  // namespace

bool Replayer::is_misprint(const Fault& f) const {
  if (f.kind != FaultKind::wrong_value || f.field < 0 || f.item < 0) return false;
  const Item& item = items_[static_cast<std::size_t>(f.item)];
  return tables_.fields[static_cast<std::size_t>(f.field)].offset >= 0 && item.has_by &&
         item.by == f.computed - f.before;
}

// One finding for a step that a slip explains; the game goes on from the step without it.
bool Replayer::explain_away(std::string_view next_heading, const std::vector<Fault>& faults, const std::string& step) {
  if (options_.on_illegal == OnIllegal::skip) return false;
  // Values alone that are wrong while the amounts are right: misprints, nothing else would explain them.
  if (std::all_of(faults.begin(), faults.end(), [this](const Fault& f) { return is_misprint(f); })) return false;
  const std::optional<Explanation> why = find_explanation(next_heading, faults);
  if (!why) return false;
  std::memcpy(state_.data(), working_.data(), size_);
  stopped_ = options_.on_illegal == OnIllegal::stop;
  tell_faults({faults.front()}, step);
  if (full_) return true;
  Finding& f = report_.findings.back();
  f.message += "; " + why->words;
  if (why->entry != ~0U) set_place(f, why->entry);
  doubts_.restated(items_);
  return true;
}

// The step with the items as they now are.
bool Replayer::in_order(std::string_view next_heading, int& tries) {
  if (++tries > kMostTries || worn_out()) return false;
  run_as_recorded(next_heading);
  return table_.clean();
}

// Tries what people get wrong when they write a game down: a side, a die, a name, one entry too many, two entries
// swapped. With the one returned the whole step is in order, and `working_` holds that run.
std::optional<Replayer::Explanation> Replayer::find_explanation(std::string_view next_heading,
                                                                const std::vector<Fault>& faults) {
  if (++explained_ > kMostExplained) return std::nullopt;
  const std::vector<Item> recorded = items_;
  int tries = 0;
  std::optional<Explanation> found = try_other_sides(next_heading, faults, tries);
  // Without stated effects nearly anything could be explained away.
  if (!found && !record_.header.source.states.empty()) found = try_other_dice(next_heading, tries);
  if (!found && !record_.header.source.states.empty()) found = try_other_picks(next_heading, faults, tries);
  if (!found && !record_.header.source.states.empty()) found = try_other_order(next_heading, faults, tries);
  if (found) explained_items_ = items_;
  items_ = recorded;
  if (!found) {
    // The faults are still to be repaired: back to the run that met them.
    run_as_recorded(next_heading);
  }
  return found;
}

std::optional<Replayer::Explanation> Replayer::try_other_sides(std::string_view next_heading,
                                                               const std::vector<Fault>& faults, int& tries) {
  if (tables_.sides.size() != 2) return std::nullopt;
  const std::vector<Item> recorded = items_;
  std::vector<std::size_t> tried = suspects(faults, recorded.size());
  // One that stands alone among entries of the other side is suspect wherever the fault showed.
  for (const std::int8_t side : {std::int8_t{0}, std::int8_t{1}}) {
    const auto by_side = [&](const Item& item) { return sided(item) && item.side == side; };
    if (std::count_if(recorded.begin(), recorded.end(), by_side) == 1)
      tried.push_back(
          static_cast<std::size_t>(std::find_if(recorded.begin(), recorded.end(), by_side) - recorded.begin()));
  }
  std::size_t first = recorded.size();
  for (const std::size_t i : tried) {
    if (!sided(recorded[i])) continue;
    if (first == recorded.size()) first = i;
    flip(items_[i]);
    if (in_order(next_heading, tries))
      return Explanation{"everything fits if " + entry_words(recorded[i]) + " is by " +
                             std::string(tables_.sides[static_cast<std::size_t>(items_[i].side)]) +
                             ": were the sides swapped?",
                         recorded[i].entry};
    items_ = recorded;
  }
  if (first == recorded.size()) return std::nullopt;
  const bool mixed = std::any_of(recorded.begin(), recorded.end(),
                                 [&](const Item& item) { return sided(item) && item.side != recorded[first].side; });
  if (mixed) return std::nullopt;
  for (Item& item : items_)
    if (sided(item)) flip(item);
  if (in_order(next_heading, tries))
    return Explanation{"everything fits if the whole step is by " +
                           std::string(tables_.sides[static_cast<std::size_t>(items_[first].side)]) +
                           ": were the sides swapped?",
                       recorded[first].entry};
  items_ = recorded;
  return std::nullopt;
}

std::optional<Replayer::Explanation> Replayer::try_other_dice(std::string_view next_heading, int& tries) {
  for (Item& item : items_) {
    if (item.kind != ItemKind::die) continue;
    const std::int16_t recorded = item.option;
    for (std::int16_t face = 1; face <= 6; ++face) {
      item.option = face;
      if (face != recorded && in_order(next_heading, tries))
        return Explanation{"everything fits if the die of " + entry_words(item) + " is a " + std::to_string(face), ~0U};
    }
    item.option = recorded;
  }
  return std::nullopt;
}

// Another pick: one that a stated effect of the step names, or any legal one.
std::optional<Replayer::Explanation> Replayer::try_other_picks(std::string_view next_heading,
                                                               const std::vector<Fault>& faults, int& tries) {
  constexpr int kFew = 10;
  for (const std::size_t i : suspects(faults, items_.size())) {
    Item& item = items_[i];
    if (item.kind != ItemKind::choice || item.key < 0) continue;
    const std::int16_t recorded = item.option;
    const int domain = tables_.keys[static_cast<std::size_t>(item.key)].domain;
    OptionSet others;
    for (const Item& fact : items_)
      if (fact.kind == ItemKind::fact && fact.field >= 0 && fact.subject >= 0 &&
          tables_.fields[static_cast<std::size_t>(fact.field)].domain == domain)
        others.add(fact.subject);
    const auto names = static_cast<int>(tables_.domains[static_cast<std::size_t>(domain)].names.size());
    if (names < kFew) others |= OptionSet::range(0, names - 1);
    for (const Fault& f : faults)
      if (f.item == static_cast<int>(i) && f.ask.key() == item.key) others |= f.ask.options();
    for (int option = others.first(); option >= 0; option = others.next(option)) {
      item.option = static_cast<std::int16_t>(option);
      if (option != recorded && in_order(next_heading, tries))
        return Explanation{"everything fits if " + entry_words(item) + " picks " + tables_.option_name(domain, option),
                           item.entry};
    }
    item.option = recorded;
  }
  return std::nullopt;
}

std::optional<Replayer::Explanation> Replayer::try_other_order(std::string_view next_heading,
                                                               const std::vector<Fault>& faults, int& tries) {
  const std::vector<Item> recorded = items_;
  for (const std::size_t i : suspects(faults, recorded.size())) {
    if (recorded[i].kind == ItemKind::draw) continue;
    items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(i));
    if (in_order(next_heading, tries))
      return Explanation{"everything fits without " + entry_words(recorded[i]), recorded[i].entry};
    items_ = recorded;
    if (i + 1 == recorded.size()) continue;
    std::swap(items_[i], items_[i + 1]);
    if (in_order(next_heading, tries))
      return Explanation{
          "everything fits if " + entry_words(recorded[i]) + " and " + entry_words(recorded[i + 1]) + " change places",
          recorded[i].entry};
    items_ = recorded;
  }
  return std::nullopt;
}

// The value that the record itself goes on from: what it had before its next change, or what it is expected to be.
bool Replayer::settled_later(int field, int subject, int& value) const {
  if (++look_aheads_ > kMostLookAheads) return false;
  const FieldInfo& info = tables_.fields[static_cast<std::size_t>(field)];
  const auto entries = static_cast<std::uint32_t>(record_.entries.size());
  const std::uint32_t end = entries - step_end_ > kFarthest ? step_end_ + kFarthest : entries;
  for (std::uint32_t i = step_end_; i < end; ++i) {
    const Entry& e = record_.entries[i];
    if (e.kind == EntryKind::undo) return false;
    if (e.kind != EntryKind::changed && e.kind != EntryKind::expect && e.kind != EntryKind::adjust) continue;
    for (std::uint32_t j = 0; j < e.facts; ++j) {
      const Fact& f = record_.facts[e.first_fact + j];
      if (index_.field(f.field) != field) continue;
      if (info.domain >= 0 && tables_.find_option(info.domain, f.subject) != subject) continue;
      if (e.kind == EntryKind::adjust || f.to.is_none()) return false;
      const int to = fact_value(tables_, info, f.to);
      if (e.kind == EntryKind::changed && f.by.is_none()) return false;
      value = e.kind == EntryKind::expect ? to : to - f.by.integer();
      return value >= info.min && value <= info.max;
    }
  }
  return false;
}

// What was shown by luck since a fault: whoever goes back there knows it.
void Replayer::count_revealed() {
  std::vector<std::uint32_t> dice(record_.entries.size() + 1, 0), draws(record_.entries.size() + 1, 0);
  for (std::size_t i = record_.entries.size(); i-- > 0;) {
    const Entry& e = record_.entries[i];
    dice[i] = dice[i + 1] + (e.kind == EntryKind::chance && e.key == "die" ? 1 : 0);
    draws[i] = draws[i + 1] + (e.kind == EntryKind::chance && e.key != "die" ? 1 : 0);
  }
  for (Finding& f : report_.findings) {
    if (f.follows != 0 || f.entry == 0 || f.consequence != Consequence::position ||
        severity_of(f.kind) != Severity::error)
      continue;
    const std::uint32_t d = dice[f.entry], c = draws[f.entry];
    if (d + c != 0)
      f.trace.push_back("shown by luck since: " + std::to_string(d) + " dice, " + std::to_string(c) + " draws");
  }
}

}  // namespace arbiter
