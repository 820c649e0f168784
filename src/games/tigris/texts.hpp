// The texts of Tigris & Euphrates for the catalogue: TE-1.1 to TE-18.6, TR-1 to TR-46, and the switches te.*.
#pragma once

#include "arbiter/catalogue.hpp"

namespace arbiter::te {

// A language is one row in texts.cpp and its files; languages without one have no texts.
RuleTexts texts(std::string_view language);

// The English files.
std::span<const RuleText> rules_en_set_up_to_catastrophes();   // TE-1 to TE-6
std::span<const RuleText> rules_en_conflicts_to_treasures();   // TE-7 to TE-10
std::span<const RuleText> rules_en_buildings_to_invariants();  // TE-11 to TE-18
std::span<const RuleText> rulings_en();                        // TR-1 to TR-46
std::span<const RuleText> switches_en();                       // te.*, each with its values and who uses which

}  // namespace arbiter::te
