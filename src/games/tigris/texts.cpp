#include "games/tigris/texts.hpp"

#include <array>

namespace arbiter::te {

RuleTexts texts(std::string_view language) {
  static const std::array<std::span<const RuleText>, 5> english{
      rules_en_set_up_to_catastrophes(), rules_en_conflicts_to_treasures(), rules_en_buildings_to_invariants(),
      rulings_en(), switches_en()};
  if (language == "en") return english;
  return {};
}

}  // namespace arbiter::te
