// Every general code is in the catalogue, and the tiny record that stands there provokes it.
#include "core/codes.hpp"

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "arbiter/catalogue.hpp"
#include "cli/scratch.hpp"
#include "core/replayer.hpp"
#include "formats/tsreplayer.hpp"
#include "formats/zip.hpp"
#include "support/run.hpp"

namespace arbiter::test {
namespace {

std::vector<const CodeText*> all_codes() {
  std::vector<const CodeText*> codes;
  for (std::span<const CodeText> part : {findings_en(), readers_en()})
    for (const CodeText& code : part) codes.push_back(&code);
  return codes;
}

bool gives(const Ran& ran, std::string_view code) {
  return has(ran.out, "\"code\":\"" + std::string(code) + "\"") || has(ran.err, "[" + std::string(code) + "]");
}

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> found;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    found.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return found;
}

TEST(Codes, EachTinyRecordProvokesItsCode) {
  for (const CodeText* code : all_codes()) {
    if (code->record.empty()) continue;
    std::vector<std::string> args{"check", "--report", "ndjson", "-"};
    for (std::string& word : words(code->options)) args.push_back(std::move(word));
    const Ran ran = run_arbiter(args, std::string(code->record));
    EXPECT_TRUE(gives(ran, code->code)) << code->code << "\n" << code->record << "\n" << ran.out << ran.err;
  }
}

std::string zip_of(const std::vector<std::pair<std::string, std::string>>& files) {
  Result<std::string> bytes = formats::pack(files);
  EXPECT_TRUE(bytes);
  return bytes ? bytes.value() : std::string();
}

// Codes that take more than one file of text.
using Provoke = Ran (*)(const Scratch&);
const std::map<std::string_view, Provoke>& provocations() {
  static const std::map<std::string_view, Provoke> all{
      {"REC-binary",
       [](const Scratch&) {
         return run_arbiter({"check", "-"}, std::string("\x89PNG\r\n\0\0\0\x01", 10));
       }},
      {"REC-empty-folder",
       [](const Scratch& s) {
         return run_arbiter({"check", s.folder("empty")});
       }},
      {"REC-encoding",
       [](const Scratch&) {
         return run_arbiter({"check", "--report", "ndjson", "-"}, kRoundOne + "# caf\xe9\n");
       }},
      {"REC-file-directory",
       [](const Scratch& s) {
         return run_arbiter({"show", s.path()});
       }},
      {"REC-file-missing",
       [](const Scratch& s) {
         return run_arbiter({"show", s.path("no-such-file")});
       }},
      {"REC-limit-bad-bytes",
       [](const Scratch&) {
         return run_arbiter({"check", "--max-bad-bytes", "1", "-"}, kRoundOne + "# \xe9\xe9\xe9 \xe9\xe9\n");
       }},
      {"REC-limit-findings",
       [](const Scratch&) {
         std::string text = kRoundOne;
         for (int i = 0; i <= 10'000; ++i) text += "? nonsense\n";
         return run_arbiter({"check", "--report", "ndjson", "-"}, text);
       }},
      {"REC-limit-profile",
       [](const Scratch& s) {
         return run_arbiter(
             {"check", "--profile", s.file("big.json", std::string(2 << 20, ' ')), s.file("game.txt", kCleanGame)});
       }},
      {"REC-limit-zip-depth",
       [](const Scratch&) {
         std::string zip = zip_of({{"game.json", "{}"}});
         for (int i = 0; i < 4; ++i) zip = zip_of({{"inner.zip", zip}});
         return run_arbiter({"check", "-"}, zip);
       }},
      {"REC-limit-zip-entries",
       [](const Scratch&) {
         return run_arbiter({"check", "--max-zip-entries", "1", "-"},
                            zip_of({{"a.txt", kCleanGame}, {"b.txt", kCleanGame}}));
       }},
      {"REC-limit-zip-ratio",
       [](const Scratch&) {
         return run_arbiter({"check", "-"}, zip_of({{"bomb.json", std::string(20 << 20, ' ')}}));
       }},
      {"REC-limit-zip-total",
       [](const Scratch&) {
         return run_arbiter({"check", "--max-zip-total", "100", "-"},
                            zip_of({{"a.txt", kCleanGame}, {"b.txt", kCleanGame}}));
       }},
      {"REC-no-record",
       [](const Scratch&) {
         return run_arbiter({"check", "-"}, zip_of({{"picture.png", std::string("\x89PNG\0\0", 6)}}));
       }},
      {"REC-no-such-entry",
       [](const Scratch& s) {
         return run_arbiter({"show", "--at", "99", s.file("g.txt", kCleanGame)});
       }},
      {"REC-no-such-game",
       [](const Scratch& s) {
         return run_arbiter({"show", "--game", "3", s.file("g.txt", kCleanGame)});
       }},
      {"REC-no-such-step",
       [](const Scratch& s) {
         return run_arbiter({"show", "--step", "99", s.file("g.txt", kCleanGame)});
       }},
      {"REC-profile",
       [](const Scratch& s) {
         return run_arbiter({"check", "--profile", s.file("my.json", "[1]"), s.file("g.txt", kCleanGame)});
       }},
      {"REC-several-games",
       [](const Scratch& s) {
         return run_arbiter({"show", s.file("g.zip", zip_of({{"a.txt", kCleanGame}, {"b.txt", kCleanGame}}))});
       }},
      {"REC-unreadable",
       [](const Scratch& s) {
         return run_arbiter({"check", s.path("no-such-file")});
       }},
      {"REC-write",
       [](const Scratch& s) {
         return run_arbiter({"convert", s.file("g.txt", kCleanGame), s.path("no/such/folder/g.xml")});
       }},
      {"REC-zip-name",
       [](const Scratch&) {
         return run_arbiter({"check", "--report", "ndjson", "-"},
                            zip_of({{"../game.txt", kCleanGame}, {"b.txt", kCleanGame}}));
       }},
      {"REC-zip-skipped",
       [](const Scratch&) {
         return run_arbiter({"check", "--report", "ndjson", "-"},
                            zip_of({{"read.me", "Dear reader, enjoy."}, {"b.txt", kCleanGame}}));
       }},
  };
  return all;
}

// These can't be had from a small run: they need gigabytes, rights that root doesn't lack, or a fault behind a fault.
const std::set<std::string_view> kOnlyInWords{"IMP-not-tsreplayer", "IMP-too-large", "REC-file-read",    "REC-limit",
                                              "REC-no-answer",      "REC-stuck",     "REC-zip-encrypted"};

TEST(Codes, TheOthersAreProvokedByWhatTheyTell) {
  for (const CodeText* code : all_codes()) {
    if (!code->record.empty() || kOnlyInWords.count(code->code) != 0) continue;
    const auto found = provocations().find(code->code);
    if (found == provocations().end()) {
      ADD_FAILURE() << code->code << " has neither a record nor a provocation";
      continue;
    }
    const Scratch scratch;
    const Ran ran = found->second(scratch);
    EXPECT_TRUE(gives(ran, code->code)) << code->code << "\n" << ran.out << ran.err;
  }
}

TEST(Codes, TheReaderOfLogsRefusesOtherTexts) {
  const Result<Record> read = read_tsreplayer("words and words\n", "diary.txt");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, "IMP-not-tsreplayer");
}

TEST(Codes, FaultsBehindFaultsHaveTheirCodes) {
  const Game& game = *find_game("twilight-struggle");
  const Record record;
  Fault stuck;
  stuck.kind = FaultKind::stuck;
  EXPECT_EQ(describe_fault(game, record, {}, stuck).code, "REC-stuck");
  Fault silent;
  silent.kind = FaultKind::no_answer;
  silent.rule = "";
  EXPECT_EQ(describe_fault(game, record, {}, silent).code, "REC-no-answer");
}

TEST(Codes, EveryEntryIsComplete) {
  std::set<std::string_view> seen;
  for (const CodeText* code : all_codes()) {
    EXPECT_TRUE(seen.insert(code->code).second) << code->code << " stands twice";
    EXPECT_FALSE(code->title.empty()) << code->code;
    EXPECT_NE(code->record.empty(), code->how.empty()) << code->code;
    const RuleText* text = find_rule(code->code);
    ASSERT_NE(text, nullptr) << code->code;
    EXPECT_FALSE(text->text.starts_with(" What")) << code->code << " has no meaning";
    EXPECT_FALSE(text->text.ends_with("do: ")) << code->code << " has no way out";
  }
}

TEST(Codes, EveryCodeInTheSourcesHasAnEntry) {
  const std::regex code_pattern("\"((?:REC|IMP)-[a-z0-9-]*[a-z0-9])\"");
  std::set<std::string> used;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(ARBITER_PROJECT_DIR "/src")) {
    if (!entry.is_regular_file()) continue;
    const std::string text = read_back(entry.path().native());
    for (std::sregex_iterator it(text.begin(), text.end(), code_pattern), end; it != end; ++it) used.insert((*it)[1]);
  }
  EXPECT_GT(used.size(), 60U);
  for (const LimitOption& limit : limit_options())
    if (limit.name != "max-notes") used.insert("REC-limit-" + std::string(limit.name.substr(4)));
  for (const std::string& code : used) EXPECT_NE(find_rule(code), nullptr) << code << " is used, but explained nowhere";
  for (const CodeText* code : all_codes())
    EXPECT_TRUE(used.count(std::string(code->code)) != 0) << code->code << " is explained, but used nowhere";
}

}  // namespace
}  // namespace arbiter::test
