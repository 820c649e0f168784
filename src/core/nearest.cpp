#include "core/nearest.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace arbiter {
namespace {

constexpr std::size_t kMaxLength = 64;

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// Optimal string alignment distance; both words at most kMaxLength long.
std::size_t distance(std::string_view a, std::string_view b) {
  std::array<std::array<std::size_t, kMaxLength + 1>, 3> rows{};
  for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    auto& row = rows[i % 3];
    const auto& above = rows[(i + 2) % 3];
    const auto& two_above = rows[(i + 1) % 3];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = lower(a[i - 1]) == lower(b[j - 1]);
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]);
      if (swapped) row[j] = std::min(row[j], two_above[j - 2] + 1);
    }
  }
  return rows[a.size() % 3][b.size()];
}

}  // namespace

std::string_view nearest_name(std::string_view word, std::span<const std::string_view> names) {
  if (word.empty() || word.size() > kMaxLength) return {};
  std::string_view best;
  std::size_t best_distance = kMaxLength + 1;
  for (std::string_view name : names) {
    if (name.empty() || name.size() > kMaxLength) continue;
    const std::size_t reach = std::max<std::size_t>(1, std::max(word.size(), name.size()) / 3);
    const std::size_t gap = word.size() > name.size() ? word.size() - name.size() : name.size() - word.size();
    if (gap > reach || gap >= best_distance) continue;
    const std::size_t edits = distance(word, name);
    if (edits <= reach && edits < best_distance) {
      best = name;
      best_distance = edits;
    }
  }
  return best;
}

}  // namespace arbiter
