#include "tools/mutate/mutation.hpp"

#include "games/twilight-struggle/facts.hpp"

namespace arbiter::mutate {

namespace {

bool starts(std::string_view s, std::string_view with) {
  return s.substr(0, with.size()) == with;
}

std::string replaced(std::string_view s, std::size_t at, std::size_t size, std::string_view with) {
  return std::string(s.substr(0, at)) + std::string(with) + std::string(s.substr(at + size));
}

// The number that begins at `at`, changed by one up or down, never below `least`.
std::optional<std::string> nudged(std::string_view s, std::size_t at, int least, Random& random) {
  std::size_t n = 0;
  while (at + n < s.size() && s[at + n] >= '0' && s[at + n] <= '9') ++n;
  if (n == 0 || n > 3) return std::nullopt;
  const int value = std::stoi(std::string(s.substr(at, n)));
  const int other = value > least && random.below(2) == 0 ? value - 1 : value + 1;
  return replaced(s, at, n, std::to_string(other));
}

bool is_influence(std::string_view s) {
  return (starts(s, "US ") || starts(s, "USSR ")) && s.find(" in ") != s.npos && s.back() == ']';
}

std::optional<std::string> change_count(std::string_view s, Random& random) {
  if (!is_influence(s)) return std::nullopt;
  const std::size_t sign = s.find_first_of("+-");
  return sign == s.npos ? std::nullopt : nudged(s, sign + 1, 1, random);
}

std::optional<std::string> change_bracket(std::string_view s, Random& random) {
  if (!is_influence(s)) return std::nullopt;
  const std::size_t first = s.find('[');
  return nudged(s, (random.below(2) == 0 ? first : s.find('[', first + 1)) + 1, 0, random);
}

std::optional<std::string> change_die(std::string_view s, Random& random) {
  std::size_t at = s.npos;
  for (std::string_view before :
       {"SUCCESS: ", "FAILURE: ", "Die roll: ", "VICTORY: ", "DEFEAT: ", "Trap Roll: ", "US rolls ", "USSR rolls "})
    if (starts(s, before)) at = before.size();
  if (at == s.npos || at >= s.size() || s[at] < '1' || s[at] > '6') return std::nullopt;
  char die = s[at];
  while (die == s[at]) die = static_cast<char>('1' + random.below(6));
  return replaced(s, at, 1, std::string(1, die));
}

std::optional<std::string> change_score(std::string_view s, Random& random) {
  const std::size_t at = s.find("Score is U");
  if (at == s.npos) return std::nullopt;
  if (const std::size_t gains = s.find(" gains "); gains != s.npos && random.below(2) == 0)
    return nudged(s, gains + 7, 1, random);
  return nudged(s, s.find(' ', at + 9) + 1, 1, random);
}

std::string_view a_card(Random& random, std::string_view not_this) {
  for (;;) {
    const std::string_view name = ts::card(static_cast<int>(1 + random.below(110))).log_name;
    if (name != not_this) return name;
  }
}

std::optional<std::string> change_card(std::string_view s, Random& random) {
  if (starts(s, "SETUP")) return std::nullopt;
  std::size_t best = s.npos;
  std::string_view found;
  for (int id = 1; id <= 110; ++id) {
    const std::string_view name = ts::card(id).log_name;
    const std::size_t at = s.find(name);
    if (at != s.npos && (found.empty() || name.size() > found.size())) {
      best = at;
      found = name;
    }
  }
  if (found.empty()) return std::nullopt;
  return replaced(s, best, found.size(), a_card(random, found));
}

std::optional<std::string> change_target(std::string_view s, Random& random) {
  std::size_t at = s.npos;
  for (std::string_view before : {"Target: ", "War in "})
    if (starts(s, before)) at = before.size();
  std::size_t size = s.size() - (at == s.npos ? 0 : at);
  if (is_influence(s)) {
    at = s.find(" in ") + 4;
    size = s.find(" [") - at;
  }
  if (at == s.npos) return std::nullopt;
  for (;;) {
    const std::string_view name = ts::country(static_cast<int>(random.below(84))).name;
    if (name != s.substr(at, size)) return replaced(s, at, size, name);
  }
}

std::optional<std::string> change_side(std::string_view s, Random&) {
  std::size_t at = s.npos;
  if (starts(s, "US ") || starts(s, "USSR ")) at = 0;
  if (starts(s, "Turn ") && s.find(" AR") != s.npos) at = s.find(", ") + 2;
  if (at == s.npos || s.find(" wins by ") != s.npos) return std::nullopt;
  const std::size_t size = starts(s.substr(at), "USSR") ? 4 : 2;
  return replaced(s, at, size, size == 4 ? "US" : "USSR");
}

std::optional<std::string> change(What what, std::string_view s, Random& random) {
  switch (what) {
    case What::count:
      return change_count(s, random);
    case What::bracket:
      return change_bracket(s, random);
    case What::die:
      return change_die(s, random);
    case What::score:
      return change_score(s, random);
    case What::card:
      return change_card(s, random);
    case What::target:
      return change_target(s, random);
    case What::side:
      return change_side(s, random);
    default:
      return std::nullopt;
  }
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& l : lines) text += l + "\n";
  return text;
}

}  // namespace

std::vector<std::string> split_lines(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    if (end == text.npos) break;
    text.remove_prefix(end + 1);
  }
  return lines;
}

What what_fits_a_line(const std::vector<std::string>& lines, Random& random) {
  for (;;) {
    const std::string& line = lines[random.below(static_cast<std::uint32_t>(lines.size()))];
    const auto what = static_cast<What>(random.below(static_cast<std::uint32_t>(kNames.size())));
    if (line.empty()) continue;
    if (what == What::deletion || what == What::swap) return what;
    if (change(what, line, random)) return what;
  }
}

std::optional<Mutation> mutate(const std::vector<std::string>& lines, What what, Random& random) {
  // The set-up's lines of names and options say nothing about play.
  constexpr std::size_t kFirst = 6;
  for (int tries = 0; tries < 2000; ++tries) {
    const std::size_t i = kFirst + random.below(static_cast<std::uint32_t>(lines.size() - kFirst));
    Mutation m;
    m.what = what;
    m.line = i;
    m.before = lines[i];
    std::vector<std::string> now = lines;
    if (what == What::deletion) {
      if (lines[i].empty()) continue;
      now.erase(now.begin() + static_cast<std::ptrdiff_t>(i));
    } else if (what == What::swap) {
      const std::size_t j = kFirst + random.below(static_cast<std::uint32_t>(lines.size() - kFirst));
      if (j == i || lines[i].empty() || lines[j].empty() || lines[i] == lines[j]) continue;
      std::swap(now[i], now[j]);
      m.after = lines[j];
    } else {
      const std::optional<std::string> changed = change(what, lines[i], random);
      if (!changed || *changed == lines[i]) continue;
      now[i] = m.after = *changed;
    }
    m.text = joined(now);
    return m;
  }
  return std::nullopt;
}

}  // namespace arbiter::mutate
