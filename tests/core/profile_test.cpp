#include <gtest/gtest.h>

#include "arbiter/replay.hpp"

namespace arbiter {
namespace {

TEST(ProfileFile, IsReadInItsOrder) {
  Result<Profile> profile = read_profile(
      R"({"profile": "my-event", "about": "2026", "base": "digital", "rulings": {"ts.r13": "no", "ts.r08": "other"}})",
      "e.json");
  ASSERT_TRUE(profile) << profile.error().to_string();
  EXPECT_EQ(profile->name, "my-event");
  EXPECT_EQ(profile->base, "digital");
  using Pairs = std::vector<std::pair<std::string, std::string>>;
  EXPECT_EQ(profile->rulings, (Pairs{{"ts.r13", "no"}, {"ts.r08", "other"}}));
  EXPECT_EQ(read_profile(R"({"profile": "plain"})", "e.json")->base, "rulebook");
}

TEST(ProfileFile, MistakesAreErrorsWithTheirPlace) {
  for (const char* json :
       {"", "[]", "3", R"({"base": "digital"})", R"({"profile": 3})", R"({"profile": "a", "base": {}})",
        R"({"profile": "a", "rulings": []})", R"({"profile": "a", "rulings": {"ts.r13": 1}})",
        R"({"profile": "a", "ruling": {}})", "{\"profile\": \"\xff\"}", R"({"profile": "a"} x)"}) {
    Result<Profile> profile = read_profile(json, "e.json");
    ASSERT_FALSE(profile) << json;
    EXPECT_EQ(profile.error().code, "REC-profile") << json;
    EXPECT_EQ(profile.error().file, "e.json") << json;
  }
  Result<Profile> broken = read_profile("{\"profile\": \"a\",\n \"rulings\" {}}", "e.json");
  ASSERT_FALSE(broken);
  EXPECT_EQ(broken.error().line, 2U);
  EXPECT_EQ(broken.error().column, 12U);
  EXPECT_EQ(broken.error().source_line, " \"rulings\" {}}");
}

TEST(ProfileFile, DeepNestingIsNoDanger) {
  EXPECT_FALSE(read_profile(R"({"profile": )" + std::string(1'000'000, '['), "e.json"));
  EXPECT_FALSE(read_profile(std::string(500'000, '[') + std::string(500'000, ']'), "e.json"));
}

}  // namespace
}  // namespace arbiter
