#include "formats/annotation.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "core/words.hpp"
#include "formats/text_words.hpp"

namespace arbiter::formats {

namespace {

struct Resource {
  std::string_view word, field;
  bool by_side;  // each side has its own: the field is field.US or field.USSR
};
constexpr std::array<Resource, 6> kResources = {{{"defcon", "defcon", false},
                                                 {"vp", "vp", false},
                                                 {"score", "vp", false},
                                                 {"milops", "military_ops", true},
                                                 {"military ops", "military_ops", true},
                                                 {"space", "space", true}}};

std::string lower(std::string_view s) {
  std::string r(s);
  for (char& c : r)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
  return r;
}

struct Said {
  std::string field;
  int value = 0;
};

// "US MilOps 2", "MilOps US 2", "VP USSR 4", "military_ops.US 2"
std::optional<Said> understood(std::string_view part) {
  std::vector<std::string_view> words = words_of(trim(part));
  if (words.size() < 2 || words.size() > 4) return std::nullopt;
  std::string_view last = words.back();
  if (last.starts_with('+')) last.remove_prefix(1);
  const std::optional<int> value = whole_number(last);
  if (!value) return std::nullopt;
  words.pop_back();
  if (words.size() == 1 && words[0].find_first_of("._") != std::string_view::npos && is_text_key(words[0]))
    return Said{std::string(words[0]), *value};
  std::string_view side;
  std::string name;
  for (const std::string_view word : words) {
    if (word == "US" || word == "USSR") {
      if (!side.empty()) return std::nullopt;
      side = word;
    } else {
      name += (name.empty() ? "" : " ") + lower(word);
    }
  }
  for (const Resource& r : kResources) {
    if (r.word != name || (r.by_side && side.empty())) continue;
    if (r.by_side) return Said{std::string(r.field) + "." + std::string(side), *value};
    if (r.field == "defcon" && !side.empty()) return std::nullopt;
    return Said{std::string(r.field), side == "USSR" ? -*value : *value};
  }
  return std::nullopt;
}

}  // namespace

Annotated split_annotation(std::string_view line) {
  const std::size_t open = line.ends_with(')') ? line.rfind(" (") : std::string_view::npos;
  if (open == std::string_view::npos || open == 0) return {line, {}};
  return {trim(line.substr(0, open)), line.substr(open + 2, line.size() - open - 3)};
}

bool has_words(std::string_view note) {
  const auto letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
  return std::adjacent_find(note.begin(), note.end(), [&](char a, char b) { return letter(a) && letter(b); }) !=
         note.end();
}

bool Annotations::tells_something(std::string_view note) {
  const std::vector<std::string_view> parts = split_outside(note, ',');
  return std::any_of(parts.begin(), parts.end(), [](std::string_view p) { return understood(p).has_value(); });
}

void Annotations::take(std::string_view note, std::uint32_t at, Record& record) {
  std::string rest;
  for (const std::string_view part : split_outside(note, ',')) {
    if (const std::optional<Said> said = understood(part)) {
      told_.erase(
          std::remove_if(told_.begin(), told_.end(), [&](const Told& t) { return t.fact.field == said->field; }),
          told_.end());
      told_.push_back({{record.keep(said->field), {}, {}, record.number(said->value)}, at, record.facts.size()});
    } else if (!trim(part).empty()) {
      rest += (rest.empty() ? "" : ", ") + std::string(trim(part));
    }
  }
  if (!rest.empty()) record.add(EntryKind::comment, at).text = record.keep(rest);
}

void Annotations::finish(Record& record) {
  for (const Told& t : told_) {
    const bool stated_later = std::any_of(record.facts.begin() + static_cast<std::ptrdiff_t>(t.facts),
                                          record.facts.end(), [&](const Fact& f) { return f.field == t.fact.field; });
    if (stated_later) continue;
    record.add(EntryKind::expect, t.at);
    record.facts.push_back(t.fact);
    record.entries.back().facts = 1;
  }
  told_.clear();
}

}  // namespace arbiter::formats
