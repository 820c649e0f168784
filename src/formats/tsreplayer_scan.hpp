// A cursor over one line of a log: each question moves on only when the answer is yes.
#pragma once

#include <string_view>

#include "formats/tsreplayer_names.hpp"

namespace arbiter::tsreplayer {

enum class Side { us, ussr };

constexpr Side other(Side s) {
  return s == Side::us ? Side::ussr : Side::us;
}
constexpr std::string_view side_name(Side s) {
  return s == Side::us ? "US" : "USSR";
}

class Scan {
 public:
  explicit Scan(std::string_view line) : rest_(line) {}

  std::string_view rest() const { return rest_; }
  bool done() const { return rest_.empty(); }

  bool literal(std::string_view s) {
    if (rest_.substr(0, s.size()) != s) return false;
    rest_.remove_prefix(s.size());
    return true;
  }

  // The last thing of a line.
  bool ends_with(std::string_view s) const { return rest_ == s; }

  // Up to four digits, no leading zero.
  bool number(int& n) {
    std::size_t digits = 0;
    int value = 0;
    while (digits < rest_.size() && rest_[digits] >= '0' && rest_[digits] <= '9') {
      if (digits == 4) return false;
      value = value * 10 + (rest_[digits] - '0');
      ++digits;
    }
    if (digits == 0 || (digits > 1 && rest_.front() == '0')) return false;
    rest_.remove_prefix(digits);
    n = value;
    return true;
  }

  // `+n` or `-n`.
  bool signed_number(int& n) {
    if (rest_.empty() || (rest_.front() != '+' && rest_.front() != '-')) return false;
    Scan after(rest_.substr(1));
    int value = 0;
    if (!after.number(value)) return false;
    n = rest_.front() == '-' ? -value : value;
    *this = after;
    return true;
  }

  // `n` or `-n`.
  bool whole_number(int& n) { return number(n) || (!rest_.empty() && rest_.front() == '-' && signed_number(n)); }

  // One throw of a die.
  bool die(int& n) {
    if (rest_.empty() || rest_.front() < '1' || rest_.front() > '6') return false;
    return number(n) && n <= 6;
  }

  bool side(Side& s) {
    if (literal("USSR")) {
      s = Side::ussr;
      return true;
    }
    s = Side::us;
    return literal("US");
  }

  // A country up to `stop`, which is passed over too; an empty `stop` is the end of the line.
  bool country(std::string_view stop, std::string_view& name) { return named(stop, name, country_name); }
  bool card(std::string_view stop, std::string_view& name) { return named(stop, name, card_name); }

 private:
  bool named(std::string_view stop, std::string_view& name, std::string_view (*known)(std::string_view)) {
    const std::size_t size = stop.empty() ? rest_.size() : rest_.find(stop);
    if (size == std::string_view::npos) return false;
    const std::string_view found = known(rest_.substr(0, size));
    if (found.empty()) return false;
    name = found;
    rest_.remove_prefix(size + stop.size());
    return true;
  }

  std::string_view rest_;
};

}  // namespace arbiter::tsreplayer
