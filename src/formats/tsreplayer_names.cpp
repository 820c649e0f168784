#include "formats/tsreplayer_names.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/twilight-struggle/facts.hpp"

namespace arbiter::tsreplayer {
namespace {

constexpr std::size_t kLongestName = 64;

constexpr std::uint32_t hash(std::string_view s) {
  std::uint32_t h = 2166136261u;
  for (char c : s) h = (h ^ static_cast<unsigned char>(c)) * 16777619u;
  return h ^ (h >> 15);
}

// Open addressing over the numbers `first` to `last`, four slots a name or more, so that a look-up seldom takes a
// second step.
constexpr std::size_t kSlots = 512;
constexpr std::uint8_t kFree = 0xFF;
using Slots = std::array<std::uint8_t, kSlots>;

template <class NameOf>
constexpr Slots index(int first, int last, NameOf name_of) {
  Slots slots{};
  for (std::uint8_t& slot : slots) slot = kFree;
  for (int i = first; i <= last; ++i) {
    std::size_t at = hash(name_of(i)) % kSlots;
    while (slots[at] != kFree) at = (at + 1) % kSlots;
    slots[at] = static_cast<std::uint8_t>(i);
  }
  return slots;
}

constexpr std::string_view log_name(int id) {
  return ts::kCardFacts[static_cast<std::size_t>(id)].log_name;
}
constexpr std::string_view land_name(int id) {
  return ts::kCountryFacts[static_cast<std::size_t>(id)].name;
}

constexpr Slots kCardSlots = index(1, ts::kCards - 1, log_name);
constexpr Slots kCountrySlots = index(0, ts::kCountries - 1, land_name);

// The number with this name, or -1.
template <class NameOf>
int find(const Slots& slots, std::string_view name, NameOf name_of) {
  if (name.size() > kLongestName) return -1;
  for (std::size_t at = hash(name) % kSlots; slots[at] != kFree; at = (at + 1) % kSlots) {
    if (name_of(slots[at]) == name) return slots[at];
  }
  return -1;
}

}  // namespace

std::string_view card_name(std::string_view name) {
  const int id = find(kCardSlots, name, log_name);
  return id < 0 ? std::string_view{} : ts::kCardFacts[static_cast<std::size_t>(id)].id;
}

std::string_view country_name(std::string_view name) {
  const int id = find(kCountrySlots, name, land_name);
  return id < 0 ? std::string_view{} : land_name(id);
}

std::string_view region_name(std::string_view name) {
  for (int r = 0; r < ts::kScoredRegions; ++r) {
    const std::string_view region = ts::region_name(static_cast<ts::Region>(r));
    if (region == name) return region;
  }
  return {};
}

}  // namespace arbiter::tsreplayer
