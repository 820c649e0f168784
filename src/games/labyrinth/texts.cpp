#include "games/labyrinth/texts.hpp"

#include <array>

namespace arbiter::lab {

RuleTexts texts(std::string_view language) {
  static const std::array<std::span<const RuleText>, 6> english{rules_en_2_to_6(),  rules_en_7_to_9(),
                                                                cards_en_001_030(), cards_en_031_060(),
                                                                cards_en_061_090(), cards_en_091_120()};
  if (language == "en") return english;
  return {};
}

}  // namespace arbiter::lab
