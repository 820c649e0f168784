#include "arbiter/catalogue.hpp"

#include <algorithm>

#include "core/codes.hpp"
#include "core/nearest.hpp"
#include "games/labyrinth/texts.hpp"
#include "games/tigris/texts.hpp"
#include "games/twilight-struggle/texts.hpp"

namespace arbiter {
namespace {

// The texts of a game or area in a language; one line each.
using TextSource = RuleTexts (*)(std::string_view language);
constexpr TextSource kSources[] = {
    ts::texts,
    te::texts,
    lab::texts,
    code_texts,
};

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same_code(std::string_view a, std::string_view b) {
  return a.size() == b.size() &&
         std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lower(x) == lower(y); });
}

const RuleText* find_in(RuleTexts texts, std::string_view id) {
  for (std::span<const RuleText> part : texts)
    for (const RuleText& text : part)
      if (same_code(text.id, id)) return &text;
  return nullptr;
}

}  // namespace

const RuleText* find_rule(std::string_view id, std::string_view language) {
  for (TextSource texts : kSources)
    if (const RuleText* found = find_in(texts(language), id)) return found;
  if (language == "en") return nullptr;
  return find_rule(id, "en");
}

std::vector<const RuleText*> all_rules(std::string_view language) {
  std::vector<const RuleText*> rules;
  for (TextSource texts : kSources)
    for (std::span<const RuleText> part : texts("en"))
      for (const RuleText& english : part) {
        const RuleText* translated = language == "en" ? nullptr : find_in(texts(language), english.id);
        rules.push_back(translated != nullptr ? translated : &english);
      }
  return rules;
}

std::string_view nearest_rule(std::string_view id) {
  std::vector<std::string_view> ids;
  for (const RuleText* rule : all_rules()) ids.push_back(rule->id);
  return nearest_name(id, ids);
}

}  // namespace arbiter
