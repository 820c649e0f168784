#include "core/doubts.hpp"

#include <algorithm>

namespace arbiter {

namespace {

std::uint32_t place(int field, int subject) {
  return static_cast<std::uint32_t>(field * 256 + subject);
}

}  // namespace

void Doubts::doubt(int field, int subject, int number) {
  const std::uint32_t s = place(field, subject);
  if (std::none_of(doubts_.begin(), doubts_.end(), [s](const Doubt& d) { return d.subject == s; }))
    doubts_.push_back({s, number});
}

void Doubts::doubt_all(int number) {
  if (all_by_ == 0) all_by_ = number;
  restated_.clear();
}

void Doubts::doubt_choices(const std::vector<Fault>& faults, int number) {
  domains_by_.resize(tables_.domains.size(), 0);
  for (const Fault& f : faults) {
    if (f.ask.key() < 0) continue;
    int& by = domains_by_[static_cast<std::size_t>(tables_.keys[static_cast<std::size_t>(f.ask.key())].domain)];
    if (by == 0) by = number;
  }
}

void Doubts::restated(std::span<const Item> items) {
  if (doubts_.empty() && all_by_ == 0) return;
  for (const Item& item : items) {
    if (item.kind != ItemKind::fact || !item.has_to || item.field < 0 || item.subject < 0) continue;
    const std::uint32_t s = place(item.field, item.subject);
    std::erase_if(doubts_, [s](const Doubt& d) { return d.subject == s; });
    if (all_by_ != 0 && std::find(restated_.begin(), restated_.end(), s) == restated_.end()) restated_.push_back(s);
  }
}

void Doubts::forget(int number) {
  std::erase_if(doubts_, [number](const Doubt& d) { return d.number == number; });
  if (all_by_ == number) all_by_ = 0;
  std::replace(domains_by_.begin(), domains_by_.end(), number, 0);
}

int Doubts::root_of(const Fault& fault) const {
  const bool own_value = fault.kind == FaultKind::wrong_value && fault.field >= 0 &&
                         tables_.fields[static_cast<std::size_t>(fault.field)].offset >= 0;
  if (!own_value) {
    if (!doubts_.empty()) return doubts_.front().number;
    if (all_by_ != 0 || fault.ask.key() < 0) return any_root();
    // Cards follow from cards, countries from countries.
    const int domain = tables_.keys[static_cast<std::size_t>(fault.ask.key())].domain;
    return domains_by_.empty() ? 0 : domains_by_[static_cast<std::size_t>(domain)];
  }
  const std::uint32_t s = place(fault.field, fault.subject);
  for (const Doubt& d : doubts_)
    if (d.subject == s) return d.number;
  return std::find(restated_.begin(), restated_.end(), s) == restated_.end() ? all_by_ : 0;
}

int Doubts::any_root() const {
  if (!doubts_.empty()) return doubts_.front().number;
  if (all_by_ != 0) return all_by_;
  int first = 0;
  for (const int number : domains_by_)
    if (number != 0 && (first == 0 || number < first)) first = number;
  return first;
}

}  // namespace arbiter
