// The catalogue: what every rule number, card, ruling and message code means, in words.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace arbiter {

struct RuleText {
  std::string_view id;       // "TS-7.2", "TS-card-42", "ts.r13", "REC-json-syntax"
  std::string_view title;    // a few words
  std::string_view text;     // the rule in our words: one paragraph
  std::string_view source;   // where it comes from: "Deluxe rule book, 6.1.2"
  std::string_view example;  // a small case in words; empty where the text is clear enough
};

// The texts of one game or area in one language, in reading order and in as many parts as there are files; empty where
// the language has none.
using RuleTexts = std::span<const std::span<const RuleText>>;

// The text of a code; letter case does not matter. Codes without a text in `language` ("en", "hu") fall back to
// English. Null for an unknown code.
const RuleText* find_rule(std::string_view id, std::string_view language = "en");

// Every text of the catalogue in reading order, with English where `language` has none.
std::vector<const RuleText*> all_rules(std::string_view language = "en");

// The known code nearest to a misspelt one; empty when none is near.
std::string_view nearest_rule(std::string_view id);

}  // namespace arbiter
