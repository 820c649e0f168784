#include "arbiter/catalogue.hpp"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

#include "games/twilight-struggle/facts.hpp"
#include "games/twilight-struggle/rulings.hpp"
#include "games/twilight-struggle/shared_facts.hpp"
#include "games/twilight-struggle/texts.hpp"

namespace arbiter {
namespace {

std::vector<const RuleText*> texts_of_game() {
  std::vector<const RuleText*> found;
  for (std::span<const RuleText> part : ts::texts("en"))
    for (const RuleText& text : part) found.push_back(&text);
  return found;
}

bool is_numbered_rule(const RuleText& rule) {
  return rule.id.starts_with("TS-") && !rule.id.starts_with("TS-card-");
}

TEST(TsCatalogue, HasEveryRuleInOrder) {
  constexpr std::array<int, 13> items{4, 4, 10, 5, 9, 5, 4, 7, 3, 5, 2, 5, 5};
  std::vector<std::string> expected;
  for (std::size_t chapter = 0; chapter < items.size(); ++chapter)
    for (int item = 1; item <= items[chapter]; ++item)
      expected.push_back("TS-" + std::to_string(chapter + 1) + "." + std::to_string(item));
  std::vector<std::string> listed;
  for (const RuleText* rule : texts_of_game())
    if (is_numbered_rule(*rule)) listed.emplace_back(rule->id);
  EXPECT_EQ(listed, expected);
}

TEST(TsCatalogue, ChaptersHaveAsManyRulesAsTheFacts) {
  std::ifstream in(arbiter::testing::shared_path("facts/twilight-struggle/rules.md"));
  if (!in) GTEST_SKIP() << "no shared facts";
  const std::regex heading(R"(## TS-(\d+) .*)");
  const std::regex item(R"((\d+\. |- ).*)");
  std::map<std::string, int> in_facts;
  std::string chapter;
  for (std::string line; std::getline(in, line);) {
    std::smatch match;
    if (std::regex_match(line, match, heading)) chapter = match[1];
    if (!chapter.empty() && std::regex_match(line, item)) ++in_facts[chapter];
  }
  std::map<std::string, int> in_catalogue;
  for (const RuleText* rule : texts_of_game())
    if (is_numbered_rule(*rule)) ++in_catalogue[std::string(rule->id.substr(3, rule->id.find('.') - 3))];
  EXPECT_EQ(in_catalogue, in_facts);
}

TEST(TsCatalogue, HasEveryCardUnderItsTitle) {
  for (ts::CardId id = 1; id < ts::kCards; ++id) {
    const RuleText* text = find_rule("TS-card-" + std::to_string(id));
    ASSERT_NE(text, nullptr) << id;
    const ts::CardFacts& facts = ts::card(id);
    EXPECT_NE(facts.title.find(text->title), std::string_view::npos) << id;
    const bool has_ops = id != ts::the_china_card && !facts.scoring;
    const std::string ops = ", " + std::to_string(facts.ops) + (facts.ops == 1 ? " op, " : " ops, ");
    EXPECT_EQ(text->text.find(ops) != std::string_view::npos, has_ops) << id;
    EXPECT_EQ(text->text.find("removed after its event") != std::string_view::npos, facts.starred) << id;
    EXPECT_EQ(text->text.find("optional card") != std::string_view::npos, facts.optional) << id;
  }
  EXPECT_EQ(find_rule("TS-card-0"), nullptr);
  EXPECT_EQ(find_rule("TS-card-111"), nullptr);
}

TEST(TsCatalogue, HasEveryRuling) {
  std::set<std::string> expected{"ts.r19a"};
  for (int n = 1; n <= 54; ++n) expected.insert(n < 10 ? "ts.r0" + std::to_string(n) : "ts.r" + std::to_string(n));
  std::set<std::string> listed;
  for (const RuleText* rule : texts_of_game())
    if (rule->id.starts_with("ts.r")) listed.emplace(rule->id);
  EXPECT_EQ(listed, expected);
}

TEST(TsCatalogue, SwitchesSayTheirValuesAndProfiles) {
  const auto profiles = ts::profiles();
  std::set<std::string_view> switches;
  for (std::size_t i = 0; i < ts::rulings().size(); ++i) {
    const RulingSwitch& row = ts::rulings()[i];
    switches.insert(row.name);
    const RuleText* text = find_rule(row.name);
    ASSERT_NE(text, nullptr) << row.name;
    std::string values = " Values: ";
    for (std::string_view value : row.values) values.append(value).append(value == row.values.back() ? ". " : ", ");
    const std::string rulebook(row.values[profiles[0].values[i]]);
    const std::string digital(row.values[profiles[1].values[i]]);
    values += rulebook == digital ? "Both profiles: " + rulebook + "."
                                  : "Profile rulebook: " + rulebook + "; profile digital: " + digital + ".";
    EXPECT_TRUE(text->text.ends_with(values)) << row.name << values;
  }
  for (const RuleText* rule : texts_of_game())
    if (rule->id.starts_with("ts.r")) {
      EXPECT_EQ(rule->text.ends_with("Not a switch: both profiles read it so."), !switches.contains(rule->id))
          << rule->id;
    }
}

TEST(Catalogue, IsComplete) {
  std::set<std::string> ids;
  for (const RuleText* rule : all_rules()) {
    SCOPED_TRACE(rule->id);
    EXPECT_FALSE(rule->id.empty());
    EXPECT_FALSE(rule->title.empty());
    EXPECT_FALSE(rule->text.empty());
    EXPECT_FALSE(rule->source.empty());
    EXPECT_TRUE(rule->text.ends_with('.'));
    EXPECT_EQ(rule->text.find("  "), std::string_view::npos);
    if (is_numbered_rule(*rule)) {
      EXPECT_FALSE(rule->example.empty());
    }
    std::string folded;
    for (char c : rule->id) folded += static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
    EXPECT_TRUE(ids.insert(folded).second);
    EXPECT_EQ(find_rule(rule->id), rule);
  }
}

TEST(Catalogue, CodesNamedInTextsExist) {
  const std::regex code(R"(TS-card-\d+|TS-\d+\.\d+|ts\.r\d+a?)");
  int named = 0;
  for (const RuleText* rule : all_rules()) {
    const std::string text = std::string(rule->text) + " " + std::string(rule->example);
    for (std::sregex_iterator it(text.begin(), text.end(), code), end; it != end; ++it, ++named)
      EXPECT_NE(find_rule(it->str()), nullptr) << rule->id << " names " << it->str();
  }
  EXPECT_GT(named, 40);
}

TEST(Catalogue, FindsCodesInAnyCase) {
  ASSERT_NE(find_rule("ts-7.2"), nullptr);
  EXPECT_EQ(find_rule("ts-7.2")->id, "TS-7.2");
  EXPECT_EQ(find_rule("TS.R19A")->id, "ts.r19a");
  EXPECT_EQ(find_rule("TS-7"), nullptr);
  EXPECT_EQ(find_rule(""), nullptr);
  EXPECT_EQ(find_rule("TS-7.22"), nullptr);
}

TEST(Catalogue, FallsBackToEnglish) {
  EXPECT_TRUE(ts::texts("xx").empty());
  EXPECT_EQ(find_rule("TS-7.2", "xx"), find_rule("TS-7.2"));
  EXPECT_EQ(find_rule("nothing", "xx"), nullptr);
  EXPECT_EQ(all_rules("xx"), all_rules());
}

TEST(Catalogue, SuggestsTheNearestCode) {
  EXPECT_EQ(nearest_rule("TS-crad-42"), "TS-card-42");
  EXPECT_EQ(nearest_rule("something else entirely"), "");
}

}  // namespace
}  // namespace arbiter
