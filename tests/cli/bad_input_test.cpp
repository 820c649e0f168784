// What no input may do: crash, hang, use memory without bound, or pass for a clean game.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "cli/scratch.hpp"
#include "formats/zip.hpp"
#include "support/run.hpp"

namespace arbiter::test {
namespace {

std::string zip_of(const std::vector<std::pair<std::string, std::string>>& files) {
  Result<std::string> bytes = formats::pack(files);
  EXPECT_TRUE(bytes);
  return bytes ? bytes.value() : std::string();
}

Ran check_text(const std::string& bytes, const std::vector<std::string>& more = {}) {
  std::vector<std::string> args{"check", "-"};
  args.insert(args.end(), more.begin(), more.end());
  return run_arbiter(args, bytes);
}

void expect_error(const Ran& ran, std::string_view code, int status = 2) {
  EXPECT_EQ(ran.status, status) << ran.out << ran.err;
  EXPECT_TRUE(has(ran.err, "[" + std::string(code) + "]")) << ran.err;
}

TEST(BadInput, FilesThatAreNoRecordSayWhatTheyAre) {
  expect_error(check_text(""), "REC-empty");
  expect_error(check_text(" \n\n"), "REC-empty");
  expect_error(check_text(std::string("\x7f"
                                      "ELF\x02\x01\0\0\0\0",
                                      10)),
               "REC-binary");
  expect_error(check_text("[Event \"Casual game\"]\n[White \"Anna\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n"),
               "REC-unknown-format");
  expect_error(check_text("{\"arbiter\":1,\"game\":\"chess\",\"entries\":[]}\n"), "REC-unknown-game");
}

TEST(BadInput, FoldersWithoutRecords) {
  const Scratch scratch;
  expect_error(run_arbiter({"check", scratch.folder("empty")}), "REC-empty-folder");
  scratch.file("notes/diary.md", "Dear diary, today we played.");
  const Ran ran = run_arbiter({"check", scratch.path("notes")});
  EXPECT_EQ(ran.status, 2) << "nothing was judged: " << ran.out;
  expect_error(run_arbiter({"check", scratch.path("nowhere")}), "REC-unreadable");
}

TEST(BadInput, ATruncatedRecordIsJudgedAsFarAsItGoes) {
  const Ran ran = check_text(
      "{\"arbiter\":1,\"game\":\"twilight-struggle\",\n\"setup\":{\"position\":{\"turn\":1,\"round\":1,\"phase\":2}},\n"
      "\"entries\":[{\"step\":\"USSR AR1\"},\n{\"by\":\"USSR\",\"key\":\"card\",\"pi");
  expect_error(ran, "REC-truncated");
  EXPECT_TRUE(has(ran.out, "REC-truncated")) << ran.out;
  EXPECT_TRUE(has(ran.err, ":4:")) << ran.err;
}

TEST(BadInput, InvalidUtf8IsReplacedAndTold) {
  const Ran ran = check_text(kCleanGame + "# caf\xe9\n");
  EXPECT_EQ(ran.status, 1) << ran.out;  // what nobody could read counts as unread
  EXPECT_TRUE(has(ran.out, "[REC-encoding]")) << ran.out;
  EXPECT_FALSE(has(ran.out, "\xe9"));
}

TEST(BadInput, DeepJsonStopsAtTheLimit) {
  expect_error(check_text(std::string(10'000, '[')), "REC-limit-nesting");
  std::string deep = "{\"arbiter\":1,\"game\":\"twilight-struggle\",\"extra\":";
  for (int i = 0; i < 10'000; ++i) deep += "{\"a\":";
  expect_error(check_text(deep), "REC-limit-nesting");
}

TEST(BadInput, ZipBombsAndNamesThatLeadOut) {
  const Scratch scratch;
  const std::string bomb = zip_of({{"bomb.json", std::string(64 << 20, ' ')}});
  ASSERT_LT(bomb.size(), std::size_t{1} << 20);
  const Ran ran = check_text(bomb);
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(has(ran.err, "--max-zip-ratio")) << ran.err;

  const std::string out = scratch.path("inner/out.json");
  scratch.folder("inner");
  const std::string escape = scratch.file("inner/escape.zip", zip_of({{"../planted.txt", kCleanGame}}));
  EXPECT_EQ(run_arbiter({"check", escape}).status, 2);
  EXPECT_EQ(run_arbiter({"convert", escape, out}).status, 2);
  EXPECT_FALSE(std::filesystem::exists(scratch.path("planted.txt")));
  EXPECT_FALSE(std::filesystem::exists(out));
}

TEST(BadInput, NothingIsWrittenWhenAGameCantBeRead) {
  const Scratch scratch;
  const std::string in =
      scratch.file("in.json", "{\"arbiter\":1,\"game\":\"twilight-struggle\",\"entries\":[{\"step\":");
  EXPECT_EQ(run_arbiter({"convert", in, scratch.path("out.xml")}).status, 2);
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(scratch.path()), std::filesystem::directory_iterator()),
            1);
}

TEST(BadInput, UnknownNamesGetTheNearestOne) {
  const Ran country = check_text(
      kRoundOne + "== USSR AR1\nUSSR card 4\nUSSR use operations\nUSSR operation influence\nUSSR place Iram\n");
  EXPECT_EQ(country.status, 1);
  EXPECT_TRUE(has(country.out, "did you mean Iran?")) << country.out;
  const Ran card = check_text(kRoundOne + "== USSR AR1\nUSSR card 4 Duck and Clover\n");
  EXPECT_EQ(card.status, 1);
  EXPECT_TRUE(has(card.out, "did you mean 4 Duck and Cover?")) << card.out;
}

// A log in the digital game's form with as many lines as asked for.
std::string long_log(const Scratch& scratch, std::size_t lines) {
  const std::string path = scratch.path("long.txt");
  std::ofstream file(path, std::ios::binary);
  file << "SETUP: A will play as USSR.\nSETUP: B will play as US.\n";
  for (std::size_t i = 0; i < lines; ++i)
    file << (i % 20 == 0 ? "Turn 1, USSR AR1: Fidel*: Event: Fidel*\n" : "US +1 in Iran [2][1]\n");
  return path;
}

TEST(BadInput, ALongLogStopsAtALimitThatIsNamed) {
  const Scratch scratch;
  const std::size_t lines = std::getenv("ARBITER_FULL") != nullptr ? 10'000'000 : 200'000;
  const std::string path = long_log(scratch, lines);
  const std::string most = std::to_string(lines / 5);
  const Ran by_size = run_arbiter({"check", "-q", "--max-file-size", "100000", path});
  EXPECT_EQ(by_size.status, 2);
  EXPECT_TRUE(has(by_size.err, "--max-file-size")) << by_size.err;
  const Ran by_entries = run_arbiter({"check", "-q", "--max-entries", most, path});
  EXPECT_EQ(by_entries.status, 2);
  EXPECT_TRUE(has(by_entries.err, "--max-entries")) << by_entries.err;
  if (lines < 10'000'000) return;
  // With the limits as they come: an error within bounded memory.
  const Ran plain = run_arbiter({"check", "-q", path});
  EXPECT_EQ(plain.status, 2) << plain.err;
  rusage used{};
  getrusage(RUSAGE_CHILDREN, &used);
  EXPECT_LT(used.ru_maxrss, 3L << 20) << "kilobytes";
}

// ---- Cases of people who do this job

TEST(Cases, E02EveryFindingCarriesFileGameEntryAndLine) {
  const Scratch scratch;
  scratch.file("a.txt", kIllegalGame);
  scratch.file("b.zip", zip_of({{"one.txt", kCleanGame}, {"two.txt", kIllegalGame}}));
  const Ran ran = run_arbiter({"check", "--report", "ndjson", scratch.path()});
  EXPECT_EQ(ran.status, 1);
  std::istringstream rows(ran.out);
  int illegal = 0;
  for (std::string row; std::getline(rows, row);) {
    if (!has(row, "\"kind\":\"illegal\"")) continue;
    ++illegal;
    EXPECT_TRUE(has(row, "\"file\":\"" + scratch.path()) && has(row, "\"game\":\"twilight-struggle\"")) << row;
    EXPECT_TRUE(has(row, "\"entry\":2,\"line\":4,")) << row;
    EXPECT_TRUE(has(row, "a.txt\",\"game\"") || has(row, "b.zip#2\",\"game\"")) << row;
  }
  EXPECT_EQ(illegal, 2);
}

TEST(Cases, E03IllegalGamesOfAnEventFileCantBeMissed) {
  std::vector<std::pair<std::string, std::string>> games;
  for (int i = 0; i < 51; ++i)
    games.emplace_back("game-" + std::to_string(i) + ".txt", i % 8 == 3 ? kIllegalGame : kCleanGame);
  const Scratch scratch;
  const Ran ran = run_arbiter({"check", scratch.file("event.zip", zip_of(games))});
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.out, "GAMES WITH ERRORS: 6 of 51\n")) << ran.out;
  for (int i = 3; i < 51; i += 8)
    EXPECT_TRUE(has(ran.out, "\n  " + scratch.path("event.zip#" + std::to_string(i + 1)) + ": 1 illegal")) << i;
  EXPECT_TRUE(has(ran.out, "51 games checked: 45 ok, 0 with warnings only, 6 with errors"));
}

TEST(Cases, E06AnIllegalMoveThatStoodIsRedAndTheGameGoesOn) {
  const Ran ran = check_text(kIllegalGame, {"--on-illegal", "accept", "--color", "always"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.out, "\x1b[1;31merror illegal\x1b[0m")) << ran.out;
  EXPECT_TRUE(has(ran.out, "\x1b[1;31mILLEGAL\x1b[0m")) << ran.out;
  EXPECT_TRUE(has(ran.out, "2 steps")) << "the US round is not judged: " << ran.out;
}

TEST(Cases, E07OneBadGameOfFiftyLeavesFortyNineResults) {
  std::vector<std::pair<std::string, std::string>> games;
  for (int i = 0; i < 50; ++i)
    games.emplace_back("game-" + std::to_string(i) + ".json", i == 17 ? "{\"arbiter\":1,\"game\":" : "");
  for (auto& [name, bytes] : games)
    if (bytes.empty()) bytes = "{\"arbiter\":1,\"game\":\"twilight-struggle\",\"entries\":[]}\n";
  const Scratch scratch;
  const std::string file = scratch.file("all.zip", zip_of(games));
  const Ran ran = run_arbiter({"check", "--report", "ndjson", file});
  EXPECT_EQ(ran.status, 2);
  std::size_t judged = 0;
  for (std::size_t at = 0; (at = ran.out.find("{\"type\":\"game\"", at)) != std::string::npos; ++at) ++judged;
  EXPECT_EQ(judged, 49U);
  EXPECT_TRUE(has(ran.err, "game-17.json")) << ran.err;
}

TEST(Cases, E14FilesOfIllegalGamesFailAndNoGameIsMadeOfLeftovers) {
  EXPECT_EQ(check_text(kIllegalGame).status, 1);
  EXPECT_EQ(check_text(kIllegalGame, {"--fail-on", "error", "-q"}).status, 1);
  const Ran leftovers =
      check_text("{\"by\":\"US\",\"key\":\"target\",\"pick\":\"Iran\"}\n{\"undo\":1}\n", {"--report", "ndjson"});
  EXPECT_EQ(leftovers.status, 2) << leftovers.out;
  EXPECT_FALSE(has(leftovers.out, "{\"type\":\"game\"")) << leftovers.out;
}

TEST(Cases, F07AForeignAnEmptyAndABrokenFileDontEndTheRun) {
  const Scratch scratch;
  scratch.file("all/desktop.ini", "[.ShellClassInfo]\r\nIconResource=C:\\icons\\x.ico,0\r\n");
  scratch.file("all/empty.txt", "");
  scratch.file("all/game.txt", kCleanGame);
  const Ran foreign = run_arbiter({"check", scratch.path("all")});
  EXPECT_EQ(foreign.status, 0) << foreign.out << foreign.err;
  EXPECT_TRUE(has(foreign.out, "desktop.ini: skipped") && has(foreign.out, "empty.txt: skipped")) << foreign.out;
  EXPECT_TRUE(has(foreign.out, "game.txt: ok")) << foreign.out;
  EXPECT_TRUE(has(foreign.out, "2 files skipped: no record")) << foreign.out;

  scratch.file("all/broken.json", "{\"arbiter\":1,\"game\":\"twilight-struggle\",\"entries\":[}");
  const Ran broken = run_arbiter({"check", scratch.path("all")});
  EXPECT_EQ(broken.status, 2) << "a record that can't be read is no foreign file";
  EXPECT_TRUE(has(broken.out, "game.txt: ok")) << broken.out;
  EXPECT_TRUE(has(broken.err, "broken.json")) << broken.err;
}

TEST(Cases, B18InventedLinesAreKeptAndCounted) {
  std::string log = kCleanGame;
  for (int i = 0; i < 1000; ++i) log += "# remark " + std::to_string(i) + "\n";
  log += "? the cat walks over the board\n? somebody rings\n? tea\n";
  const Ran ran = run_arbiter({"check", "--report", "ndjson", "-"}, log);
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.out, "\"unread\":3,\"unread_lines\":[1006,1007,1008]")) << ran.out.substr(0, 3000);
  const Ran text = check_text(log);
  EXPECT_TRUE(has(text.out, "99.7%; unread: 1006, 1007, 1008")) << text.out;
}

// Beyond the number of findings that is asked for, judging stops, and says so.
TEST(BadInput, FindingsCanBeLimited) {
  const Ran ran =
      check_text(std::string(kIllegalGame) + "? one\n? two\n? three\n", {"--max-findings", "2", "--report", "ndjson"});
  EXPECT_NE(ran.out.find("REC-limit-findings"), std::string::npos) << ran.out << ran.err;
  EXPECT_EQ(ran.out.find("three"), std::string::npos) << ran.out;
  EXPECT_NE(check_text(kIllegalGame, {"--max-findings", "many"}).err.find("--max-findings can't be 'many'"),
            std::string::npos);
}

}  // namespace
}  // namespace arbiter::test
