#include "core/nearest.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace arbiter {
namespace {

constexpr std::array<std::string_view, 4> kNames{"Iran", "Iraq", "Thailand", "West Germany"};

TEST(NearestName, TakesTheFewestEdits) {
  EXPECT_EQ(nearest_name("Irak", kNames), "Iran");  // Iraq is as near, Iran comes first
  EXPECT_EQ(nearest_name("Iraqq", kNames), "Iraq");
  EXPECT_EQ(nearest_name("Thialand", kNames), "Thailand");
  EXPECT_EQ(nearest_name("tailand", kNames), "Thailand");
  EXPECT_EQ(nearest_name("WEST GERMANY", kNames), "West Germany");
}

TEST(NearestName, CountsASwapAsOneEdit) {
  constexpr std::array<std::string_view, 1> names{"ab"};
  EXPECT_EQ(nearest_name("ba", names), "ab");
}

TEST(NearestName, HasALimit) {
  EXPECT_EQ(nearest_name("Peru", kNames), "");
  EXPECT_EQ(nearest_name("Thai", kNames), "");
  EXPECT_EQ(nearest_name("", kNames), "");
  EXPECT_EQ(nearest_name("Iran", {}), "");
}

TEST(NearestName, IgnoresOverlongWords) {
  const std::string longest(64, 'x');
  const std::string overlong(65, 'x');
  const std::array<std::string_view, 2> names{overlong, longest};
  EXPECT_EQ(nearest_name(longest, names), longest);
  EXPECT_EQ(nearest_name(overlong, names), "");
}

}  // namespace
}  // namespace arbiter
