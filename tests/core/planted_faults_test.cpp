// Faults planted into simulated games: each is found where it was planted, and by one finding; whatever else is told
// may follow from it.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>

#include "core/random.hpp"
#include "support/judge.hpp"

namespace arbiter::test {
namespace {

Record game(std::uint64_t seed) {
  Record header;
  Result<Record> record = simulate(*find_game("twilight-struggle"), header.header, {}, seed);
  EXPECT_TRUE(record);
  return std::move(record.value());
}

// The entries of the kind wanted, by index.
std::vector<std::uint32_t> entries(const Record& r, const std::function<bool(const Entry&)>& wanted) {
  std::vector<std::uint32_t> found;
  for (std::uint32_t i = 0; i < r.entries.size(); ++i)
    if (wanted(r.entries[i])) found.push_back(i);
  return found;
}

struct Planted {
  std::uint32_t first = 0, last = 0;  // indexes of the entries between which it must be found
};
// Changes the record; none if there is nothing to change.
using Plant = std::optional<Planted> (*)(Record&, Random&);

std::optional<Planted> stated_value(Record& r, Random& random) {
  const auto where = entries(r, [&](const Entry& e) {
    const std::string_view field = e.kind == EntryKind::changed ? r.facts[e.first_fact].field : std::string_view();
    return field.starts_with("influence.") || field == "vp" || field == "defcon";
  });
  const std::uint32_t i = where[random.below(static_cast<std::uint32_t>(where.size()))];
  Fact& f = r.facts[r.entries[i].first_fact];
  f.to = r.number(f.to.integer() + 1);
  return Planted{i, i};
}

std::optional<Planted> other_side(Record& r, Random& random) {
  const auto where = entries(r, [](const Entry& e) { return e.kind == EntryKind::choice; });
  const std::uint32_t i = where[random.below(static_cast<std::uint32_t>(where.size()))];
  r.entries[i].by = r.entries[i].by == "US" ? "USSR" : "US";
  return Planted{i, i};
}

std::optional<Planted> other_card(Record& r, Random& random) {
  const auto where = entries(
      r, [](const Entry& e) { return e.kind == EntryKind::choice && e.key == "card" && e.pick.text != "none"; });
  const std::uint32_t i = where[random.below(static_cast<std::uint32_t>(where.size()))];
  const std::string card = std::to_string(1 + random.below(110));
  if (r.entries[i].pick.text.starts_with(card + " ")) return std::nullopt;
  r.entries[i].pick = Value::string(r.keep(card));
  return Planted{i, i};
}

// The die stands apart from what is told of it: the finding is at the first number that doesn't fit.
std::optional<Planted> other_coup_die(Record& r, Random& random) {
  const auto where = entries(r, [&](const Entry& e) {
    const std::size_t next = static_cast<std::size_t>(&e - r.entries.data()) + 1;
    return e.kind == EntryKind::chance && e.key == "die" && next < r.entries.size() &&
           r.entries[next].kind == EntryKind::changed && r.facts[r.entries[next].first_fact].field == "coup_ops";
  });
  if (where.empty()) return std::nullopt;
  const std::uint32_t i = where[random.below(static_cast<std::uint32_t>(where.size()))];
  r.entries[i].pick = r.number(1 + r.entries[i].pick.integer() % 6);
  return Planted{i, i + 4};
}

// Two rounds change places, where neither is the first or last of its turn.
std::optional<Planted> swapped_rounds(Record& r, Random& random) {
  const auto headings = entries(r, [](const Entry& e) { return e.kind == EntryKind::heading; });
  std::vector<std::size_t> pairs;
  for (std::size_t n = 0; n + 2 < headings.size(); ++n)
    if (r.entries[headings[n]].text.find(" AR") != std::string_view::npos &&
        r.entries[headings[n + 1]].text.find(" AR") != std::string_view::npos)
      pairs.push_back(n);
  const std::size_t n = pairs[random.below(static_cast<std::uint32_t>(pairs.size()))];
  std::rotate(r.entries.begin() + headings[n], r.entries.begin() + headings[n + 1],
              r.entries.begin() + headings[n + 2]);
  return Planted{headings[n], headings[n]};
}

std::optional<Planted> missing_round(Record& r, Random& random) {
  const auto headings = entries(r, [](const Entry& e) { return e.kind == EntryKind::heading; });
  std::vector<std::size_t> rounds;
  for (std::size_t n = 0; n + 1 < headings.size(); ++n)
    if (r.entries[headings[n]].text.find("AR2") != std::string_view::npos) rounds.push_back(n);
  const std::size_t n = rounds[random.below(static_cast<std::uint32_t>(rounds.size()))];
  // A round that is passed in silence isn't missed.
  if (r.entries[headings[n] + 1].pick.text == "none") return std::nullopt;
  r.entries.erase(r.entries.begin() + headings[n], r.entries.begin() + headings[n + 1]);
  return Planted{headings[n], headings[n]};
}

// `independent`: findings that follow from nothing, over all games, at most one each but for this share in a hundred.
void plant(Plant how, int percent_with_more) {
  int games = 0, more = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Record r = game(seed);
    Random random(seed);
    const std::optional<Planted> at = how(r, random);
    if (!at) continue;
    const Result<GameReport> report = check(r, {});
    ASSERT_TRUE(report);
    std::vector<Finding> errors;
    for (const Finding& f : report->findings)
      if (severity_of(f.kind) != Severity::info) errors.push_back(f);
    ASSERT_FALSE(errors.empty()) << "seed " << seed;
    EXPECT_GE(errors.front().entry, at->first + 1) << "seed " << seed << ": " << errors.front().message;
    EXPECT_LE(errors.front().entry, at->last + 1) << "seed " << seed << ": " << errors.front().message;
    ++games;
    if (std::count_if(errors.begin(), errors.end(), [](const Finding& f) { return f.follows == 0; }) > 1) ++more;
  }
  EXPECT_GE(games, 20);
  EXPECT_LE(more * 100, games * percent_with_more);
}

TEST(PlantedFaults, AStatedValue) {
  plant(stated_value, 0);
}
TEST(PlantedFaults, TheSideOfAChoice) {
  plant(other_side, 0);
}
TEST(PlantedFaults, TheCardThatIsPlayed) {
  plant(other_card, 0);
}
TEST(PlantedFaults, TheDieOfACoup) {
  plant(other_coup_die, 0);
}
TEST(PlantedFaults, TwoRoundsSwapped) {
  plant(swapped_rounds, 5);
}
TEST(PlantedFaults, ARoundLeftOut) {
  plant(missing_round, 15);
}

}  // namespace
}  // namespace arbiter::test
