// The texts of the cards agree with the facts that the rules use.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/labyrinth/facts.hpp"
#include "games/labyrinth/texts.hpp"

namespace arbiter::lab::tests {
namespace {

std::vector<const RuleText*> card_texts() {
  std::vector<const RuleText*> found;
  for (std::span<const RuleText> part : texts("en"))
    for (const RuleText& text : part)
      if (text.id.starts_with("LAB-card-")) found.push_back(&text);
  return found;
}

bool has(const RuleText& text, std::string_view words) {
  return text.text.find(words) != std::string_view::npos;
}

std::string beginning(const CardFacts& c) {
  const std::string_view side = c.association == Association::us         ? "US"
                                : c.association == Association::jihadist ? "Jihadist"
                                                                         : "Unassociated";
  return std::string(side) + " event, " + std::to_string(c.ops) + (c.ops == 1 ? " op" : " ops");
}

TEST(LabyrinthCatalogue, HasEveryCardInOrderUnderItsName) {
  const std::vector<const RuleText*> found = card_texts();
  ASSERT_EQ(found.size(), static_cast<std::size_t>(kBaseCards));
  for (int id = 1; id <= kBaseCards; ++id) {
    const RuleText& text = *found[static_cast<std::size_t>(id - 1)];
    EXPECT_EQ(text.id, "LAB-card-" + std::to_string(id));
    EXPECT_EQ(std::to_string(id) + " " + std::string(text.title), card(id).id);
    EXPECT_FALSE(text.source.empty()) << text.id;
  }
}

TEST(LabyrinthCatalogue, TellsWhoseTheCardIsAndWhereItGoes) {
  const std::vector<const RuleText*> found = card_texts();
  for (int id = 1; id <= kBaseCards; ++id) {
    const RuleText& text = *found[static_cast<std::size_t>(id - 1)];
    const CardFacts& c = card(id);
    if (c.same_as != 0) {
      EXPECT_TRUE(has(text, "LAB-card-" + std::to_string(c.same_as))) << text.id;
      continue;
    }
    EXPECT_TRUE(text.text.starts_with(beginning(c))) << text.id << ": " << text.text.substr(0, 40);
    EXPECT_EQ(has(text, "removed after its event"), c.removed == Removed::always) << text.id;
    EXPECT_EQ(has(text, ", lapsing") || has(text, "Lapsing: "), c.lapsing) << text.id;
  }
}

}  // namespace
}  // namespace arbiter::lab::tests
