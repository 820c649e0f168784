#include "arbiter/catalogue.hpp"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "games/tigris/rulings.hpp"
#include "games/tigris/texts.hpp"
#include "games/twilight-struggle/shared_facts.hpp"

namespace arbiter::te {
namespace {

using Ids = std::set<std::string>;

Ids catalogue_ids(std::string_view beginning) {
  Ids ids;
  for (std::span<const RuleText> part : texts("en"))
    for (const RuleText& text : part)
      if (text.id.starts_with(beginning)) ids.emplace(text.id);
  return ids;
}

Ids matches_in(const std::filesystem::path& file, const std::regex& pattern, int group) {
  std::ifstream in(file);
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  Ids found;
  for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it)
    found.insert((*it)[static_cast<std::size_t>(group)].str());
  return found;
}

TEST(TeCatalogue, HasEveryRuleInOrder) {
  constexpr std::array<int, 18> items{7, 7, 4, 8, 6, 6, 7, 14, 9, 4, 8, 3, 4, 3, 3, 4, 0, 6};
  std::vector<std::string> expected;
  for (std::size_t chapter = 0; chapter < items.size(); ++chapter) {
    const std::string number = "TE-" + std::to_string(chapter + 1);
    if (items[chapter] == 0) expected.push_back(number);
    for (int item = 1; item <= items[chapter]; ++item) {
      expected.push_back(number + "." + std::to_string(item));
      const std::string_view letters = expected.back() == "TE-4.1" ? "abcd" : expected.back() == "TE-14.1" ? "ab" : "";
      for (const char letter : letters) expected.push_back(number + ".1" + letter);
    }
  }
  std::vector<std::string> listed;
  for (std::span<const RuleText> part : texts("en"))
    for (const RuleText& text : part)
      if (text.id.starts_with("TE-")) listed.emplace_back(text.id);
  EXPECT_EQ(listed, expected);
}

TEST(TeCatalogue, HasEveryRulingInOrder) {
  std::vector<std::string> expected, listed;
  for (int n = 1; n <= 46; ++n) expected.push_back("TR-" + std::to_string(n));
  for (const RuleText& text : rulings_en()) listed.emplace_back(text.id);
  EXPECT_EQ(listed, expected);
}

TEST(TeCatalogue, HasWhatTheFactsHave) {
  const std::filesystem::path facts = testing::shared_path("facts/tigris");
  if (!std::filesystem::exists(facts)) GTEST_SKIP() << "no shared facts";
  Ids rules = matches_in(facts / "rules.md", std::regex(R"((?:^|\n)(?:- |## )(TE-\d+(?:\.\d+)?) )"), 1);
  for (int chapter = 1; chapter <= 18; ++chapter)  // a chapter with items has no text of its own
    if (rules.contains("TE-" + std::to_string(chapter) + ".1")) rules.erase("TE-" + std::to_string(chapter));
  EXPECT_EQ(rules.size(), 104U);
  Ids ours;
  for (const std::string& id : catalogue_ids("TE-"))
    if (id.back() >= '0' && id.back() <= '9') ours.insert(id);
  EXPECT_EQ(ours, rules);
  EXPECT_EQ(catalogue_ids("TR-"), matches_in(facts / "rulings.md", std::regex(R"(\n- \*\*(TR-\d+) )"), 1));
}

TEST(TeCatalogue, SwitchesSayTheirValuesAndProfiles) {
  const auto profiles = te::profiles();
  ASSERT_EQ(switches_en().size(), rulings().size());
  for (std::size_t i = 0; i < rulings().size(); ++i) {
    const RulingSwitch& row = rulings()[i];
    const RuleText* text = find_rule(row.name);
    ASSERT_NE(text, nullptr) << row.name;
    EXPECT_EQ(text, &switches_en()[i]) << row.name;
    EXPECT_EQ(text->title, row.question);
    std::string values = " Values: ";
    for (std::string_view value : row.values) values.append(value).append(value == row.values.back() ? ". " : ", ");
    std::set<std::string_view> used;
    std::string each;
    for (const ProfileInfo& profile : profiles) {
      const std::string_view value = row.values[profile.values[i]];
      used.insert(value);
      each.append(each.empty() ? "" : ", ").append(profile.name).append(": ").append(value);
    }
    values += used.size() == 1 ? "All profiles: " + std::string(*used.begin()) + "." : "Profiles: " + each + ".";
    EXPECT_TRUE(text->text.ends_with(values)) << row.name << values;
  }
}

// A ruling that is a switch names it, the switch names the ruling, and the others say that they are none.
TEST(TeCatalogue, RulingsAndSwitchesNameEachOther) {
  const std::regex named(R"(te\.[a-z_]+(?:\.[a-z_]+)?)");
  Ids switches;
  for (const RuleText& ruling : rulings_en()) {
    const std::string text(ruling.text);
    const std::sregex_iterator first(text.begin(), text.end(), named), end;
    EXPECT_EQ(first == end, text.ends_with("Not a switch.") || ruling.id == "TR-4") << ruling.id;
    for (std::sregex_iterator it = first; it != end; ++it) {
      EXPECT_TRUE(switches.insert(it->str()).second) << it->str();
      const RuleText* found = find_rule(it->str());
      ASSERT_NE(found, nullptr) << it->str();
      EXPECT_NE(found->text.find("See " + std::string(ruling.id) + "."), std::string_view::npos) << it->str();
    }
  }
  EXPECT_EQ(switches, catalogue_ids("te."));
}

TEST(TeCatalogue, CodesNamedInTextsExist) {
  const std::regex code(R"(T[ER]-\d+(?:\.\d+[a-d]?)?)");
  int named = 0;
  for (std::span<const RuleText> part : texts("en"))
    for (const RuleText& rule : part) {
      const std::string text = std::string(rule.text) + " " + std::string(rule.example);
      for (std::sregex_iterator it(text.begin(), text.end(), code), end; it != end; ++it, ++named)
        EXPECT_NE(find_rule(it->str()), nullptr) << rule.id << " names " << it->str();
    }
  EXPECT_GT(named, 60);
}

// Every rule, ruling and switch that the game's sources cite can be explained.
TEST(TeCatalogue, ExplainsWhatTheSourcesCite) {
  const std::filesystem::path folder = std::filesystem::path(ARBITER_PROJECT_DIR) / "src/games/tigris";
  const std::regex code(R"((?:^|[^A-Za-z0-9-])(T[ER]-\d+(?:\.\d+[a-d]?)?))");
  const std::regex ruling_name(R"re("(te\.[a-z_.]+)")re");
  Ids cited;
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("texts")) continue;
    ++files;
    cited.merge(matches_in(entry.path(), code, 1));
    cited.merge(matches_in(entry.path(), ruling_name, 1));
  }
  EXPECT_GT(files, 25);
  EXPECT_GT(cited.size(), 90U);
  for (const std::string& id : cited) {
    if (std::regex_match(id, std::regex(R"(TE-\d+)"))) continue;  // a chapter
    EXPECT_NE(find_rule(id), nullptr) << id;
  }
}

TEST(TeCatalogue, FindsCodesInAnyCase) {
  ASSERT_NE(find_rule("te-4.1b"), nullptr);
  EXPECT_EQ(find_rule("te-4.1b")->id, "TE-4.1b");
  EXPECT_EQ(find_rule("TE.Monument_VP")->id, "te.monument_vp");
  EXPECT_EQ(find_rule("TE-4.1e"), nullptr);
  EXPECT_EQ(find_rule("TR-47"), nullptr);
  EXPECT_TRUE(texts("xx").empty());
}

}  // namespace
}  // namespace arbiter::te
