#include "games/twilight-struggle/texts.hpp"

#include <array>

namespace arbiter::ts {

RuleTexts texts(std::string_view language) {
  static const std::array<std::span<const RuleText>, 6> english{
      rules_en_board_to_cards(), rules_en_operations_to_events(),
      cards_en_early(),          cards_en_mid(),
      cards_en_late(),           rulings_en()};
  if (language == "en") return english;
  return {};
}

}  // namespace arbiter::ts
