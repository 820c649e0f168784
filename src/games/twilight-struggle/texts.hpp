// The texts of Twilight Struggle for the catalogue: TS-1.1 to TS-13.5, TS-card-1 to TS-card-110, ts.r01 to ts.r54.
#pragma once

#include "arbiter/catalogue.hpp"

namespace arbiter::ts {

// A language is one row in texts.cpp and its files; languages without one have no texts.
RuleTexts texts(std::string_view language);

// The English files.
std::span<const RuleText> rules_en_board_to_cards();        // TS-1 to TS-6
std::span<const RuleText> rules_en_operations_to_events();  // TS-7 to TS-13
std::span<const RuleText> cards_en_early();                 // cards 1 to 35
std::span<const RuleText> cards_en_mid();                   // cards 36 to 81
std::span<const RuleText> cards_en_late();                  // cards 82 to 110
std::span<const RuleText> rulings_en();

}  // namespace arbiter::ts
