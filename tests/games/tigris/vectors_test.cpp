// Positions of Tigris & Euphrates: the project's own, the rule book's examples, and those of the shared facts.
#include <gtest/gtest.h>
#include <rapidjson/document.h>

#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "games/tigris/texts.hpp"
#include "vectors/readers.hpp"

namespace arbiter::te {
namespace {

using vectors::Tally;

const std::string kOwn = ARBITER_PROJECT_DIR "/fixtures/vectors/tigris.json";
const std::string kExamples = ARBITER_PROJECT_DIR "/fixtures/vectors/tigris-examples.json";

std::string shared_file(const std::string& name) {
  const char* told = std::getenv("ARBITER_SHARED");
  return std::string(told != nullptr ? told : ARBITER_PROJECT_DIR "/../shared") + "/facts/tigris/" + name;
}

struct Ran {
  int passed, failed;
  std::string report;
};
Ran run(const std::string& file) {
  std::ostringstream out, errors;
  Tally tally(out, true);
  vectors::run_file(file, {}, tally, errors);
  return {tally.passed(), tally.failed() + tally.skipped(), out.str() + errors.str()};
}

TEST(TeVectors, OwnPositionsPass) {
  const Ran ran = run(kOwn);
  EXPECT_GE(ran.passed, 170);
  EXPECT_EQ(ran.failed, 0) << ran.report;
}

TEST(TeVectors, ExamplesOfTheRuleBookPass) {
  const Ran ran = run(kExamples);
  EXPECT_GE(ran.passed, 15);
  EXPECT_EQ(ran.failed, 0) << ran.report;
}

TEST(TeVectors, AllSeventyFiveSharedPositionsPass) {
  const std::string file = shared_file("vectors.json");
  if (!std::filesystem::exists(file)) GTEST_SKIP() << "no " << file << "; ARBITER_SHARED names the folder";
  const Ran ran = run(file);
  EXPECT_EQ(ran.passed, 75);
  EXPECT_EQ(ran.failed, 0) << ran.report;
}

std::set<std::string> strings(const rapidjson::Value& document, const char* list, const char* member) {
  std::set<std::string> all;
  for (const auto& value : document[list].GetArray()) {
    const auto& m = value[member];
    if (m.IsString()) all.insert(m.GetString());
    for (rapidjson::SizeType i = 0; m.IsArray() && i < m.Size(); ++i) all.insert(m[i].GetString());
  }
  return all;
}

TEST(TeVectors, EveryExampleHasItsTwin) {
  rapidjson::Document words, twins;
  if (!vectors::parse_file(shared_file("examples.json"), words).empty()) GTEST_SKIP() << "no shared examples";
  ASSERT_EQ(vectors::parse_file(kExamples, twins), "");
  std::set<std::string> found;
  for (const std::string& id : strings(twins, "vectors", "id")) found.insert(id.substr(0, id.find('-', 3)));
  found.insert("TE-EX5");  // the rule text has none
  EXPECT_EQ(found, strings(words, "examples", "id"));
}

// Every rule and contested point is the subject of a position, but for those that rules_setup_test.cpp (TE-1, TE-18)
// and rulings_in_play_test.cpp try.
TEST(TeVectors, EveryRuleAndContestedPointHasAPosition) {
  std::set<std::string> named;
  for (const std::string& file : {kOwn, kExamples}) {
    rapidjson::Document d;
    ASSERT_EQ(vectors::parse_file(file, d), "");
    named.merge(strings(d, "vectors", "rules"));
  }
  std::set<std::string> without, known;
  for (const std::span<const RuleText> part : texts("en"))
    for (const RuleText& text : part) {
      if (!text.id.starts_with("TE-") && !text.id.starts_with("TR-")) continue;
      known.emplace(text.id);
      if (!named.contains(std::string(text.id))) without.emplace(text.id);
    }
  EXPECT_EQ(without, (std::set<std::string>{"TE-1.2", "TE-1.3", "TE-1.4", "TE-1.5", "TE-1.6", "TE-1.7", "TE-18.1",
                                            "TE-18.2", "TE-18.3", "TE-18.5", "TE-18.6", "TR-19", "TR-44"}));
  for (const std::string& id : named) EXPECT_TRUE(known.contains(id)) << id;
}

// --- the runner itself: whatever is expected wrongly fails

// A war of traders, a monument declined, a treasure.
std::string document(const std::string& expect, const std::string& more = {}) {
  return R"({"format": "te-vectors/1", "vectors": [{"id": "one", "board": "standard", "base": "setup", "options": {},
    "seats": ["A", "B"], "active": "A", "position": [
      {"cell": "G5", "piece": "tile", "colour": "red"}, {"cell": "G4", "piece": "leader", "owner": "A", "colour": "green"},
      {"cell": "I5", "piece": "tile", "colour": "red"}, {"cell": "I4", "piece": "leader", "owner": "B", "colour": "green"},
      {"cell": "J5", "piece": "tile", "colour": "green"}], )" +
         more + R"("action": [{"kind": "tile", "player": "A", "colour": "black", "to": "H5"},
      {"kind": "commit", "player": "A", "role": "attacker", "colour": "green", "count": 2},
      {"kind": "commit", "player": "B", "role": "defender", "colour": "green", "count": 0}],
    "expect": )" +
         expect + "}]}";
}
bool passes(const std::string& text) {
  rapidjson::Document d;
  d.Parse(text.c_str());
  EXPECT_FALSE(d.HasParseError()) << text;
  std::ostringstream out;
  Tally tally(out, true);
  vectors::run_te_vectors(d, {}, tally);
  return tally.passed() == 1 && tally.failed() == 0;
}

struct Member {
  const char* name;
  const char* right;
  const char* wrong;
};
constexpr Member kMembers[] = {
    {"vp", R"({"A": {"green": 2}})", R"({"A": {"green": 3}})"},
    {"home", R"(["B.green"])", "[]"},
    {"removed", R"(["J5"])", R"(["I5"])"},
    {"conflicts",
     R"([{"type": "war", "colour": "green", "attacker": "A", "strengths": [[0, 2], [1, 0]], "winner": "A"}])",
     R"([{"type": "war", "colour": "green", "attacker": "A", "strengths": [[0, 2], [2, 0]], "winner": "A"}])"},
    {"union", "true", "false"},
    {"wars", R"(["green"])", R"(["black"])"},
    {"open_wars_after", "[]", R"(["black"])"},
    {"treasures", "[]", R"(["A:F3"])"},
    {"end_vp", "{}", R"({"A": {"green": 1}})"},
    {"flipped", "[]", R"(["H5"])"},
    {"wonder", "[]", R"(["H5"])"},
    {"building_cells", "[]", R"(["H5"])"},
    {"leaders_after", R"(["A.green@G4"])", "[]"},
    {"kingdoms_after", R"([["G4", "G5", "H5", "I5"]])", R"([["G4", "G5", "H5"]])"},
    {"regions", R"([["F3"]])", R"([["G5"]])"},
    {"game_over", "false", "true"},
    {"drawn", "{}", R"({"A": 1})"},
};

TEST(TeVectors, EveryExpectationCanFail) {
  const auto expect = [](const char* changed) {
    std::string all = R"({"verdict": "legal")";
    for (const Member& m : kMembers)
      all += std::string(", \"") + m.name +
             "\": " + (changed != nullptr && m.name == std::string(changed) ? m.wrong : m.right);
    return all + "}";
  };
  EXPECT_TRUE(passes(document(expect(nullptr))));
  for (const Member& m : kMembers) EXPECT_FALSE(passes(document(expect(m.name)))) << m.name;
}

TEST(TeVectors, AVerdictCanFail) {
  const std::string short_hand = R"("hands": {"A": {"green": 1, "black": 5, "red": 0, "blue": 0}}, )";
  const std::string illegal = R"({"verdict": "illegal", "rule": "TE-8.6", "at": 1})";
  EXPECT_TRUE(passes(document(illegal, short_hand)));
  EXPECT_FALSE(passes(document(illegal)));
  EXPECT_FALSE(passes(document(R"({"verdict": "illegal", "rule": "TE-8.5", "at": 1})", short_hand)));
  EXPECT_FALSE(passes(document(R"({"verdict": "illegal", "rule": "TE-8.6", "at": 2})", short_hand)));
  EXPECT_TRUE(
      passes(document(R"({"verdict": "illegal", "rule": "TE-8.5", "rule_also": ["TE-8.6"], "at": 1})", short_hand)));
  EXPECT_FALSE(
      passes(document(R"({"verdict": "illegal", "rule": "TE-8.6", "at": 1, "ruling": "te.bag_end"})", short_hand)));
  EXPECT_FALSE(passes(document(R"({"verdict": "perhaps"})", short_hand)));
  EXPECT_FALSE(passes(document(R"({"verdict": "legal"})", short_hand)));
}

TEST(TeVectors, OtherValuesOfARulingAreRun) {
  const std::string base =
      R"({"verdict": "legal", "vp": {"A": {"green": 2}}, "home": ["B.green"], "removed": ["J5"], "conflicts": [)"
      R"({"type": "war", "colour": "green", "attacker": "A", "strengths": [[0, 2], [1, 0]], "winner": "A"}], "depends": )";
  EXPECT_TRUE(passes(document(base + R"({"ruling": "TR-24", "limited": {"vp": {"A": {"green": 2}}}}})")));
  EXPECT_FALSE(passes(document(base + R"({"ruling": "TR-24", "limited": {"vp": {"A": {"green": 1}}}}})")));
  EXPECT_FALSE(passes(document(base + R"({"ruling": "TR-24", "no such value": {}}})")));
  EXPECT_FALSE(passes(document(base + R"({"ruling": "TR-18", "bga": "A may choose H8 or J11"}})")));
}

}  // namespace
}  // namespace arbiter::te
