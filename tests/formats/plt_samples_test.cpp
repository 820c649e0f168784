// The recorded games of plt, judged: results, treasures and findings as their index says.
#include <gtest/gtest.h>
#include <rapidjson/document.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"
#include "games/tigris/facts.hpp"

namespace arbiter::test {
namespace {

std::string file_text(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

class PltSamples : public testing::Test {
 protected:
  void SetUp() override {
    const char* shared = std::getenv("ARBITER_SHARED");
    folder_ =
        (shared != nullptr ? std::filesystem::path(shared) : std::filesystem::path(ARBITER_PROJECT_DIR) / "../shared") /
        "samples" / "tigris";
    if (!std::filesystem::is_directory(folder_)) GTEST_SKIP() << "no folder " << folder_ << "; set ARBITER_SHARED";
    index_.Parse(file_text(folder_ / "plt-index.json").c_str());
    ASSERT_TRUE(index_.IsObject());
  }

  std::filesystem::path folder_;
  rapidjson::Document index_;
};

// The findings that count, as "kind code action".
std::vector<std::string> serious(const GameReport& report) {
  std::vector<std::string> all;
  for (const Finding& f : report.findings)
    if (severity_of(f.kind) != Severity::info)
      all.push_back(std::string(kind_name(f.kind)) + " " + f.code + " " + std::to_string(f.line - 1));
  return all;
}

// The result that the index gives, as expectations: which treasures were taken isn't recorded, and of the positions
// that this leaves open the one that ends with these points is the true one.
void expect_result(Record& record, const rapidjson::Value& game) {
  record.add(EntryKind::expect);
  for (const auto& [player, dynasty] : {std::pair{"0", "archer"}, std::pair{"1", "bull"}}) {
    for (const std::string_view colour : te::kColourNames)
      record.add_fact("vp." + std::string(dynasty), colour).to =
          record.number(game["final_vp"][player][colour.data()].GetInt());
    const rapidjson::Value& taken = game["treasures"];
    record.add_fact("treasures", dynasty).to = record.number(taken.HasMember(player) ? taken[player].GetInt() : 0);
    std::vector<std::string> texts;
    for (const auto& n : game["sorted_scores_with_treasures"][player].GetArray())
      texts.push_back(std::to_string(n.GetInt()));
    record.add_fact("points." + std::string(dynasty)).to =
        record.list(std::vector<std::string_view>(texts.begin(), texts.end()));
  }
  record.add_fact("winner", "").to = Value::string(game["winner"].GetInt() == 0 ? "archer" : "bull");
  record.add_fact("ending", "").to = Value::string("bag");
}

TEST_F(PltSamples, ResultsAndFindingsAreThoseOfTheIndex) {
  int games = 0;
  for (const auto& g : index_["games"].GetArray()) {
    const std::string name = g["file"].GetString();
    if (!std::filesystem::exists(folder_ / name)) continue;
    ++games;
    SCOPED_TRACE(name);
    ReadGame game = std::move(read_records(file_text(folder_ / name), name).front());
    ASSERT_EQ(game.format, FormatKind::plt);
    ASSERT_FALSE(game.error);
    ASSERT_TRUE(game.notes.empty());
    expect_result(game.record, g);
    std::vector<std::string> expected;
    const CheckOptions options;
    for (const auto& f : g["findings_expected"].GetArray()) {
      const bool negative = std::string_view(f["finding"].GetString()) == "negative commit";
      expected.push_back((negative ? "mismatch REC-value " : "illegal TE-6.2 ") + std::to_string(f["action"].GetInt()));
    }
    const Result<GameReport> report = check(game.record, options);
    ASSERT_TRUE(report.ok());
    EXPECT_EQ(serious(report.value()), expected);
    EXPECT_EQ(report.value().unread, 0u);
    EXPECT_EQ(report.value().profile, "plt");
    EXPECT_EQ(report.value().unverified, 0u);
  }
  EXPECT_EQ(games, 16);
}

}  // namespace
}  // namespace arbiter::test
