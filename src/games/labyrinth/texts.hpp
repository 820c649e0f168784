// The texts of Labyrinth for the catalogue: LAB-2.1.1 to LAB-9.7, LAB-card-1 to LAB-card-120.
#pragma once

#include "arbiter/catalogue.hpp"

namespace arbiter::lab {

// A language is one row in texts.cpp and its files; languages without one have no texts.
RuleTexts texts(std::string_view language);

// The English files.
std::span<const RuleText> rules_en_2_to_6();
std::span<const RuleText> rules_en_7_to_9();
std::span<const RuleText> cards_en_001_030();
std::span<const RuleText> cards_en_031_060();
std::span<const RuleText> cards_en_061_090();
std::span<const RuleText> cards_en_091_120();

}  // namespace arbiter::lab
