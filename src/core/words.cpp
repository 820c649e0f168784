#include "core/words.hpp"

#include <algorithm>
#include <charconv>

namespace arbiter {

std::string_view next_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(" ,"), text.size()));
  const std::string_view word = text.substr(0, text.find_first_of(" ,"));
  text.remove_prefix(word.size());
  return word;
}

bool same_word(std::string_view a, std::string_view lower_case) {
  return std::equal(a.begin(), a.end(), lower_case.begin(), lower_case.end(),
                    [](char x, char y) { return (x >= 'A' && x <= 'Z' ? static_cast<char>(x + 32) : x) == y; });
}

std::optional<int> whole_number(std::string_view s) {
  int n = 0;
  const auto [end, error] = std::from_chars(s.data(), s.data() + s.size(), n);
  if (s.empty() || error != std::errc() || end != s.data() + s.size()) return std::nullopt;
  return n;
}

std::vector<std::string_view> texts_of(const Value& value, const std::vector<Value>* items) {
  std::vector<std::string_view> texts;
  if (value.kind == ValueKind::list && items != nullptr) {
    for (std::uint32_t i = 0; i < value.count; ++i) texts.push_back((*items)[value.first + i].text);
  } else if (!value.text.empty()) {
    texts.push_back(value.text);
  }
  return texts;
}

}  // namespace arbiter
