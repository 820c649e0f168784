// The general codes of findings and errors: what each means, what to do, and a tiny record that provokes it.
#pragma once

#include <span>
#include <string_view>

#include "arbiter/catalogue.hpp"

namespace arbiter {

struct CodeText {
  std::string_view code;     // "REC-value"
  std::string_view title;    // a few words
  std::string_view meaning;  // empty for the codes of readers and writers: theirs is in format_codes()
  std::string_view way_out;  // what to do about it; empty likewise
  std::string_view options;  // options of `arbiter check` with which `record` gives the code; empty: none are needed
  std::string_view record;   // a tiny file; empty where it takes more than a file of text, then `how` tells
  std::string_view how;      // how it comes about, in words
};

std::span<const CodeText> findings_en();  // codes of the replay and of commands
std::span<const CodeText> readers_en();   // codes of readers and writers

// Both as texts of the catalogue.
RuleTexts code_texts(std::string_view language);

}  // namespace arbiter
