#include <fmt/format.h>

#include <fstream>
#include <string>

#include "cli/options.hpp"

namespace arbiter::cli {

namespace {

constexpr std::size_t kMaxProfileBytes = 1 << 20;

}  // namespace

Result<CheckOptions> check_options(const RuleOptions& options) {
  CheckOptions result;
  result.on_illegal = options.on_illegal;
  result.max_findings = options.max_findings;
  result.max_work = options.max_work;
  result.rulings = options.rulings;
  if (!is_profile_file(options.profile)) {
    result.profile = options.profile;
    return result;
  }
  std::ifstream file(options.profile, std::ios::binary);
  std::string text(kMaxProfileBytes + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (!file.is_open() || file.bad()) {
    return Error{"REC-unreadable", "the profile can't be read", options.profile, 0, 0, {}};
  }
  text.resize(static_cast<std::size_t>(file.gcount()));
  if (text.size() > kMaxProfileBytes) {
    return Error{"REC-limit-profile",
                 fmt::format("a profile may have {} bytes at most", kMaxProfileBytes),
                 options.profile,
                 0,
                 0,
                 {}};
  }
  Result<Profile> profile = read_profile(text, options.profile);
  if (!profile) return profile.error();
  result.own = std::move(profile.value());
  return result;
}

}  // namespace arbiter::cli
