// The catalogue's texts of cards agree with the data that the rules use.
#include <gtest/gtest.h>

#include <string>

#include "arbiter/catalogue.hpp"
#include "games/labyrinth/facts.hpp"
#include "games/labyrinth/texts.hpp"

namespace arbiter::lab {
namespace {

std::string expected_beginning(const CardFacts& c) {
  std::string text = c.association == Association::us         ? "US event, "
                     : c.association == Association::jihadist ? "Jihadist event, "
                                                              : "Unassociated event, ";
  text += std::to_string(c.ops) + (c.ops == 1 ? " op" : " ops");
  if (c.removed == Removed::always) text += ", removed after its event";
  if (c.removed == Removed::us_play) text += ", removed after the US played it";
  return text + ". ";
}

TEST(LabyrinthCardTexts, SayTheCardsAsTheRulesKnowThem) {
  int seen = 0;
  for (const std::span<const RuleText> part : texts("en"))
    for (const RuleText& text : part) {
      if (!text.id.starts_with("LAB-card-")) continue;
      ++seen;
      const int number = std::stoi(std::string(text.id.substr(9)));
      const CardFacts& c = card(number);
      EXPECT_EQ(std::to_string(number) + " " + std::string(text.title), c.id);
      EXPECT_TRUE(text.text.starts_with(expected_beginning(c))) << text.id << ": " << text.text.substr(0, 80);
      EXPECT_EQ(text.text.find("A further copy") != std::string_view::npos, c.same_as != 0) << text.id;
    }
  EXPECT_GT(seen, 0);
}

TEST(LabyrinthCardTexts, AreFoundInTheCatalogue) {
  for (int number = 61; number <= kBaseCards; ++number)
    EXPECT_NE(find_rule("lab-card-" + std::to_string(number)), nullptr) << number;
}

}  // namespace
}  // namespace arbiter::lab
