// The importer over the real games: every line read, and as many statements of each kind as plain patterns count.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <sstream>

#include "formats/record_lines.hpp"
#include "formats/tsreplayer.hpp"

namespace arbiter {
namespace {

using Counts = std::map<std::string, int>;

// Over the 13 games, as tests/tools/count-lines counts them.
const Counts kExpected = {
    {"coup", 261},
    {"coup_roll", 257},
    {"defcon", 285},
    {"discards", 74},
    {"event", 885},
    {"headings", 1496},
    {"headline", 213},
    {"in_play", 193},
    {"influence", 2366},
    {"military_ops", 296},
    {"no_cards", 15},
    {"olympics", 5},
    {"out_of_play", 89},
    {"outcome", 2},
    {"place_influence", 687},
    {"plays", 36},
    {"realignment", 34},
    {"realignment_roll", 146},
    {"region", 3},
    {"reshuffle", 22},
    {"returns", 1},
    {"reveals", 99},
    {"reveals_from_hand", 10},
    {"score", 271},
    {"score_none", 25},
    {"space_advance", 79},
    {"space_race", 119},
    {"space_roll", 119},
    {"target", 330},
    {"trap_roll", 16},
    {"war", 54},
    {"war_roll", 54},
};

struct Log {
  std::string path;
  std::string name;
  std::string text;
};

class TsreplayerSamples : public testing::Test {
 protected:
  void SetUp() override {
    const char* shared = std::getenv("ARBITER_SHARED");
    const std::filesystem::path folder =
        (shared != nullptr ? std::filesystem::path(shared) : std::filesystem::path(ARBITER_PROJECT_DIR) / "../shared") /
        "samples" / "twilight-struggle";
    if (!std::filesystem::is_directory(folder)) GTEST_SKIP() << "no folder " << folder << "; set ARBITER_SHARED";
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
      const std::string name = file.path().filename().string();
      if (name.substr(0, 5) != "game-" || file.path().extension() != ".txt") continue;
      std::ifstream in(file.path(), std::ios::binary);
      std::ostringstream text;
      text << in.rdbuf();
      logs_.push_back({file.path().string(), name, text.str()});
    }
    std::sort(logs_.begin(), logs_.end(), [](const Log& a, const Log& b) { return a.name < b.name; });
    ASSERT_EQ(logs_.size(), 13u);
  }
  std::vector<Log> logs_;
};

Record read(const std::string& text) {
  Result<Record> r = read_tsreplayer(text, "log");
  EXPECT_TRUE(r.ok());
  return r.ok() ? std::move(r.value()) : Record{};
}

std::vector<std::uint32_t> unread_lines(const Record& r) {
  std::vector<std::uint32_t> lines;
  for (const Entry& e : r.entries) {
    if (e.kind == EntryKind::unread) lines.push_back(e.at);
  }
  return lines;
}

// The kind of statement that a field stands for; each statement has one such field that is by its side alone.
std::string kind_of(const Fact& f) {
  static const std::map<std::string, std::string, std::less<>> kinds = {
      {"military_ops.US", "military_ops"},
      {"military_ops.USSR", "military_ops"},
      {"defcon", "defcon"},
      {"coup_result", "coup_roll"},
      {"roll_total", "realignment_roll"},
      {"space_needed", "space_roll"},
      {"space.US", "space_advance"},
      {"space.USSR", "space_advance"},
      {"war", "war"},
      {"war_needed", "war_roll"},
      {"trap_needed", "trap_roll"},
      {"event", "event"},
      {"discarded.US", "discards"},
      {"discarded.USSR", "discards"},
      {"revealed.US", "reveals"},
      {"revealed.USSR", "reveals"},
      {"revealed_from_hand.US", "reveals_from_hand"},
      {"revealed_from_hand.USSR", "reveals_from_hand"},
      {"played.US", "plays"},
      {"played.USSR", "plays"},
      {"returned.US", "returns"},
      {"returned.USSR", "returns"},
      {"nothing_to_reveal.US", "no_cards"},
      {"nothing_to_reveal.USSR", "no_cards"},
      {"nothing_to_discard.US", "no_cards"},
      {"nothing_to_discard.USSR", "no_cards"},
      {"reshuffle", "reshuffle"},
      {"winner", "outcome"}};
  if (f.field.substr(0, 10) == "influence.") return f.by.integer() != 0 ? "influence" : "";
  if (f.field == "vp") return f.by.integer() != 0 ? "score" : "score_none";
  if (f.field == "in_play") return f.to.integer() != 0 ? "in_play" : "out_of_play";
  if (f.field == "operation_ops") return f.subject == "influence" ? "place_influence" : std::string(f.subject);
  const auto found = kinds.find(f.field);
  return found == kinds.end() ? "" : found->second;
}

Counts count(const Record& r) {
  Counts counts;
  for (const Entry& e : r.entries) {
    if (e.kind == EntryKind::heading) ++counts["headings"];
    if (e.kind == EntryKind::choice &&
        (e.key == "headline" || e.key == "target" || e.key == "olympics" || e.key == "region")) {
      ++counts[std::string(e.key)];
    }
  }
  for (const Fact& f : r.facts) {
    const std::string kind = kind_of(f);
    if (!kind.empty()) ++counts[kind];
  }
  return counts;
}

TEST_F(TsreplayerSamples, OnlyTheCorruptLineIsUnread) {
  for (const Log& log : logs_) {
    const Record r = read(log.text);
    if (log.name == "game-57.txt") {
      EXPECT_EQ(unread_lines(r), (std::vector<std::uint32_t>{769}));
    } else {
      EXPECT_EQ(unread_lines(r), (std::vector<std::uint32_t>{})) << log.name;
    }
  }
}

TEST_F(TsreplayerSamples, StatesWhatPlainPatternsCount) {
  Counts all;
  for (const Log& log : logs_) {
    for (const auto& [kind, n] : count(read(log.text))) all[kind] += n;
  }
  EXPECT_EQ(all, kExpected);
}

TEST_F(TsreplayerSamples, TheCountingScriptAgrees) {
  if (std::system("python3 -c '' >/dev/null 2>&1") != 0) GTEST_SKIP() << "no python3";
  std::string command = "python3 '" ARBITER_PROJECT_DIR "/tests/tools/count-lines'";
  for (const Log& log : logs_) command += " '" + log.path + "'";
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
  ASSERT_NE(pipe, nullptr);
  Counts counted;
  std::array<char, 128> line{};
  while (std::fgets(line.data(), static_cast<int>(line.size()), pipe.get()) != nullptr) {
    std::istringstream words(line.data());
    std::string kind;
    int n = 0;
    words >> kind >> n;
    counted[kind] = n;
  }
  EXPECT_EQ(counted, kExpected);
}

TEST_F(TsreplayerSamples, SetupOfEach) {
  for (const Log& log : logs_) {
    const Record r = read(log.text);
    EXPECT_EQ(r.header.sides.at(0).name, "Player A") << log.name;
    EXPECT_EQ(r.header.sides.at(1).name, "Player S") << log.name;
    const bool newer = log.name == "game-26.txt" || log.name == "game-30.txt";
    const auto& silent = r.header.source.silent;
    EXPECT_EQ(std::find(silent.begin(), silent.end(), "TS-11.1 vp") == silent.end(), newer) << log.name;
    const std::vector<std::string> setup = test::setup_of(r);
    ASSERT_EQ(setup.size(), 4u);
    EXPECT_EQ(setup[0], "handicap US 2");
    EXPECT_EQ(setup[1], log.name == "game-35.txt" ? "optional_cards false" : "optional_cards true");
  }
}

// Every choice of an action round has a side, and every round but trap rounds and the last says how its card is used.
TEST_F(TsreplayerSamples, RoundsSayHowTheirCardIsUsed) {
  int cards = 0, uses = 0, traps = 0, passes = 0, operations_without_side = 0;
  for (const Log& log : logs_) {
    const Record r = read(log.text);
    for (const Entry& e : r.entries) {
      if (e.kind == EntryKind::choice && e.key == "card") ++(e.pick.text == "none" ? passes : cards);
      if (e.kind == EntryKind::choice && e.key == "use") ++uses;
      if (e.kind == EntryKind::choice && e.key == "operation" && e.by.empty()) ++operations_without_side;
    }
    for (const Fact& f : r.facts) traps += f.field == "trap_needed" ? 1 : 0;
  }
  EXPECT_EQ(cards, 1355);
  EXPECT_EQ(passes, 4);
  EXPECT_EQ(traps, 16);
  EXPECT_EQ(uses, cards - traps - 1);
  EXPECT_EQ(operations_without_side, 25);  // realignments, and failed coups with military operations at 5 already
}

TEST_F(TsreplayerSamples, NonsenseLinesAreEachUnread) {
  const std::vector<std::string> nonsense = {"the quick brown fox",
                                             "US +1 in Narnia [1][0]",
                                             "Event: Nothing",
                                             "DEFCON sideways to 3",
                                             "Turn 3, nobody",
                                             "12",
                                             "US gains many VP. Score is US 3.",
                                             "Target: the moon",
                                             "}{",
                                             "SUCCESS: maybe",
                                             "\xC3\x28",
                                             "USSR rolls dice"};
  std::mt19937 random(1);
  for (const Log& log : logs_) {
    std::vector<std::string> lines;
    std::istringstream in(log.text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    std::vector<std::size_t> places;
    for (int i = 0; i < 100; ++i) places.push_back(1 + random() % lines.size());
    std::sort(places.begin(), places.end());
    std::string text;
    std::vector<std::uint32_t> expected;
    std::uint32_t number = 0;
    std::size_t next = 0;
    for (std::size_t i = 0; i <= lines.size(); ++i) {
      for (; next < places.size() && places[next] == i; ++next) {
        text += nonsense[random() % nonsense.size()] + "\n";
        expected.push_back(++number);
      }
      if (i == lines.size()) break;
      text += lines[i] + "\n";
      ++number;
      if (lines[i] == "US chooses Chernobyl* is now in play.") expected.push_back(number);
    }
    EXPECT_EQ(unread_lines(read(text)), expected) << log.name;
  }
}

// The lines of text that no entry stands for.
std::set<std::uint32_t> silent_lines(const Record& r) {
  std::set<std::uint32_t> lines;
  for (std::uint32_t n = 1; n <= r.source_lines.size(); ++n) {
    if (r.source_line(n).find_first_not_of(" \t\r") != std::string_view::npos) lines.insert(n);
  }
  for (const Entry& e : r.entries) lines.erase(e.at);
  return lines;
}

TEST_F(TsreplayerSamples, NoLineIsLostWhateverIsBroken) {
  std::mt19937 random(2);
  for (const Log& log : logs_) {
    for (int i = 0; i < 25; ++i) {
      std::string text = log.text;
      for (int k = 0; k < 20; ++k) text[200 + random() % (text.size() - 200)] = static_cast<char>(random() % 256);
      const std::set<std::uint32_t> silent = silent_lines(read(text));
      EXPECT_TRUE(silent.empty() || *silent.rbegin() <= 6) << log.name;
    }
  }
}

TEST_F(TsreplayerSamples, CutAnywhere) {
  const Log& log = logs_.front();
  for (std::size_t size = 8; size < log.text.size(); size += 13) {
    const Record r = read(log.text.substr(0, size));
    for (std::uint32_t line : unread_lines(r)) EXPECT_EQ(line, r.source_lines.size());
  }
}

}  // namespace
}  // namespace arbiter
