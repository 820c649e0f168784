// Input that is broken, too large or meant to do harm: a clear error, bounded work, and what was good before it is
// kept.
#include <gtest/gtest.h>
#include <zip.h>

#include <filesystem>
#include <fstream>

#include "formats/zip.hpp"
#include "support/records.hpp"

namespace arbiter::test {
namespace {

std::string record_with(std::string_view entries) {
  return "{\"arbiter\":1,\n\"game\":\"g\",\n\"entries\":[\n" + std::string(entries) + "\n]}\n";
}

const std::string kGood = "{\"by\":\"US\",\"key\":\"target\",\"pick\":\"Iran\"}";

std::string code_of(const ReadGame& game) {
  return game.error ? game.error->code : "";
}

std::string zipped(const std::vector<std::pair<std::string, std::string>>& files) {
  return formats::pack(files).value();
}

// ---- JSON ----

TEST(HostileJson, ThousandsOfLevelsHitTheLimit) {
  for (const std::size_t depth : {10'000U, 1'000'000U}) {
    const std::string deep(depth, '[');
    const ReadGame bare = only_game(deep);
    EXPECT_EQ(code_of(bare), "REC-limit-nesting");
    const ReadGame inside = only_game(record_with(kGood + ",\n{\"by\":\"US\",\"key\":\"k\",\"x\":" + deep));
    EXPECT_EQ(code_of(inside), "REC-limit-nesting");
    EXPECT_EQ(inside.error->line, 5U);
    EXPECT_EQ(inside.record.entries.size(), 1U);
    std::string objects;
    for (std::size_t i = 0; i < depth; ++i) objects += "{\"a\":";
    EXPECT_EQ(code_of(only_game(objects)), "REC-limit-nesting");
  }
  const ReadGame fine =
      only_game(record_with("{\"by\":\"US\",\"key\":\"k\",\"x\":" + std::string(50, '[') + std::string(50, ']') + "}"));
  EXPECT_FALSE(fine.error);
}

// F08: everything before a damaged tail is usable. Cut after each byte.
TEST(HostileJson, CutOffAnywhereItKeepsTheEntriesBefore) {
  const std::string whole = write_json(sample_record());
  const std::size_t entries_from = whole.find("\"entries\"");
  for (std::size_t cut = 1; cut + 2 < whole.size(); ++cut) {
    const ReadGame game = only_game(std::string_view(whole).substr(0, cut));
    ASSERT_TRUE(game.error) << cut;
    if (cut <= entries_from) continue;
    EXPECT_TRUE(game.readable) << cut;
    EXPECT_EQ(code_of(game), "REC-truncated") << cut;
    std::size_t whole_lines = 0;
    for (std::size_t at = whole.find('\n', entries_from); at < cut; at = whole.find('\n', at + 1)) ++whole_lines;
    EXPECT_GE(game.record.entries.size() + 1, whole_lines) << cut;
    EXPECT_LE(game.record.entries.size(), whole_lines) << cut;
  }
}

TEST(HostileJson, CutOffNdjsonKeepsTheLinesBefore) {
  const std::string whole = write_ndjson(sample_record());
  const std::size_t last = whole.rfind('\n', whole.size() - 2);
  const ReadGame game = only_game(std::string_view(whole).substr(0, last + 8));
  EXPECT_EQ(code_of(game), "REC-truncated");
  EXPECT_EQ(game.record.entries.size(), sample_record().entries.size() - 1);
}

TEST(HostileJson, AnErrorShowsItsLineColumnAndTheLineItself) {
  const ReadGame game = only_game(record_with(kGood + ",\n" + "{\"by\":\"ű\",\"key\" \"k\"}"));
  ASSERT_EQ(code_of(game), "REC-json-syntax");
  EXPECT_EQ(game.error->file, "game.dat");
  EXPECT_EQ(game.error->line, 5U);
  EXPECT_EQ(game.error->column, 17U);  // in characters, not bytes
  EXPECT_EQ(game.error->source_line, "{\"by\":\"ű\",\"key\" \"k\"}");
  EXPECT_EQ(game.record.entries.size(), 1U);
}

// E05: a stray bracket.
TEST(HostileJson, UnbalancedBrackets) {
  for (const std::string& bad :
       std::vector<std::string>{kGood + "]]", kGood + "}", "]", "}", kGood + ",,", kGood + "[", "\"", kGood + ",\n]"}) {
    const ReadGame game = only_game(record_with(bad));
    EXPECT_TRUE(game.error) << bad;
    EXPECT_LE(game.record.entries.size(), 1U) << bad;
  }
  const std::vector<ReadGame> games = read_records("[" + record_with(kGood) + "]]]] , {", "x");
  ASSERT_FALSE(games.empty());
  EXPECT_FALSE(games.front().error);
}

// F02: an unknown kind of entry in the middle.
TEST(HostileJson, AnUnknownKindOfEntryIsKeptAndTheRestRead) {
  const ReadGame game = only_game(record_with(kGood + ",\n{\"weather\": {\"rain\": [1, 2]}, \"at\": 3},\n" + kGood));
  EXPECT_FALSE(game.error);
  ASSERT_EQ(game.record.entries.size(), 3U);
  EXPECT_EQ(game.record.entries[1].kind, EntryKind::unread);
  EXPECT_EQ(game.record.entries[1].text, "{\"weather\":{\"rain\":[1,2]},\"at\":3}");
  EXPECT_EQ(game.record.entries[2].pick.text, "Iran");
  ASSERT_TRUE(has_note(game, "REC-unknown-entry"));
  EXPECT_EQ(game.notes[0].line, 5U);
}

TEST(HostileJson, EntriesThatAreNoObjectsOrDontFitTogether) {
  for (const std::string& odd : std::vector<std::string>{"5",
                                                         "\"text\"",
                                                         "null",
                                                         "[[1,{\"a\":2}]]",
                                                         "{\"by\":5,\"key\":\"k\"}",
                                                         "{\"pick\":{\"a\":1}}",
                                                         "{\"pick\":[[1]]}",
                                                         "{\"pick\":[{}]}",
                                                         "{\"by\":\"a\",\"by\":\"b\",\"key\":\"k\"}",
                                                         "{\"step\":\"a\",\"comment\":\"b\"}",
                                                         "{\"undo\":\"x\"}",
                                                         "{\"undo\":1.5}",
                                                         "{\"expect\":5}",
                                                         "{\"expect\":[5]}",
                                                         "{\"expect\":{\"a\":{\"b\":{\"c\":1}}}}",
                                                         "{\"changed\":{\"a\":{\"b\":{\"to\":{}}}}}",
                                                         "{\"changed\":{\"a\":{\"\":1}}}",
                                                         "{\"step\":[1]}",
                                                         "{\"at\":1}",
                                                         "{}"}) {
    const ReadGame game = only_game(record_with(kGood + ",\n" + odd + ",\n" + kGood));
    EXPECT_FALSE(game.error) << odd;
    ASSERT_EQ(game.record.entries.size(), 3U) << odd;
    const bool changed = game.record.entries[1].kind == EntryKind::changed;  // keeps the odd member aside instead
    EXPECT_TRUE(game.record.entries[1].kind == EntryKind::unread || changed) << odd;
    EXPECT_FALSE(game.notes.empty()) << odd;
    EXPECT_EQ(game.record.entries[2].pick.text, "Iran") << odd;
    EXPECT_EQ(dump(only_game(write_xml(game.record)).record), dump(game.record)) << odd;
  }
}

// F09: members that nobody knows, everywhere.
TEST(HostileJson, UnknownMembersAreKeptEverywhere) {
  const ReadGame game = only_game(
      "{\"arbiter\":1,\"game\":\"g\",\"a\":[1],\"rulings\":{\"r\":{\"b\":2},\"s\":[[3]]},\"sides\":[{\"side\":\"US\","
      "\"c\":{}},7],"
      "\"source\":{\"d\":null},\"setup\":{\"e\":{\"f\":{\"g\":1}},\"h\":{},\"position\":{\"i\":{\"j\":{}}}},"
      "\"entries\":[{\"step\":\"x\",\"k\":1},{\"changed\":{\"m\":{\"n\":{\"by\":1,\"o\":[2]}}}}]}");
  EXPECT_FALSE(game.error);
  const std::string json = write_json(game.record);
  for (const std::string_view kept :
       {"\"a\":[1]", "\"rulings.r\":{\"b\":2}", "\"rulings.s\":[[3]]", "\"c\":{}", "\"unread\":7", "\"d\":null",
        "\"e\":{\"f\":{\"g\":1}}", "\"h\":{}", "\"position\":{\"i\":{\"j\":{}}}", "\"k\":1", "\"changed.m.n.o\":[2]"}) {
    EXPECT_NE(json.find(kept), std::string::npos) << kept << " in " << json;
  }
  EXPECT_EQ(dump(only_game(json).record), dump(game.record));
}

// F01: a newer version is named and read as far as it's known.
TEST(HostileJson, ANewerVersionIsNamed) {
  const ReadGame game = only_game("{\"arbiter\":7,\"game\":\"g\",\"entries\":[" + kGood + "]}");
  EXPECT_FALSE(game.error);
  EXPECT_TRUE(has_note(game, "REC-newer-version"));
  EXPECT_EQ(game.record.version, 7);
  EXPECT_EQ(game.record.entries.size(), 1U);
  EXPECT_NE(write_json(game.record).find("\"arbiter\":7"), std::string::npos);
  EXPECT_TRUE(has_note(only_game("<record arbiter=\"9\" game=\"g\"/>"), "REC-newer-version"));
}

TEST(HostileJson, HugeNumbers) {
  const std::string digits(300, '9');
  const ReadGame game = only_game(record_with("{\"by\":\"US\",\"key\":\"k\",\"pick\":" + digits + ",\"at\":" + digits +
                                              "},{\"undo\":" + digits + "}"));
  ASSERT_FALSE(game.error);
  ASSERT_EQ(game.record.entries.size(), 2U);
  EXPECT_EQ(game.record.entries[0].pick.text, digits);
  EXPECT_EQ(game.record.entries[0].pick.integer(-1), -1);
  EXPECT_EQ(game.record.entries[0].at, 0U);
  EXPECT_EQ(game.record.entries[0].extra, "\"at\":" + digits);
  EXPECT_EQ(game.record.entries[1].kind, EntryKind::unread);
  for (const std::string& beyond : {std::string(5000, '9'), std::string("1e400"), std::string("1e999999999999")}) {
    const ReadGame bad = only_game(record_with(kGood + ",\n{\"by\":\"US\",\"key\":\"k\",\"pick\":" + beyond + "}"));
    EXPECT_EQ(code_of(bad), "REC-json-syntax");
    EXPECT_EQ(bad.error->line, 5U);
    EXPECT_EQ(bad.record.entries.size(), 1U);
  }
}

TEST(HostileJson, BytesThatAreNotUtf8BecomeAMarkAndAreKept) {
  const std::string line = "{\"comment\":\"caf\xE9 \xC0\x80 \xED\xA0\x80 ok\"}";
  for (const std::string& bytes :
       std::vector<std::string>{record_with(kGood + ",\n" + line), "{\"arbiter\":1}\n" + kGood + "\n" + line + "\n"}) {
    const ReadGame game = only_game(bytes);
    EXPECT_FALSE(game.error);
    ASSERT_EQ(game.record.entries.size(), 2U);
    EXPECT_EQ(game.record.entries[1].text,
              "caf\xEF\xBF\xBD \xEF\xBF\xBD\xEF\xBF\xBD \xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD ok");
    EXPECT_EQ(game.record.entries[1].extra, "\"bytes\":\"eyJjb21tZW50IjoiY2Fm6SDAgCDtoIAgb2sifQ==\"");
    EXPECT_TRUE(has_note(game, "REC-encoding"));
    EXPECT_TRUE(game.record.entries[0].extra.empty());
    EXPECT_EQ(dump(only_game(write_json(game.record)).record), dump(game.record));
  }
  const ReadGame text = only_game("@ arbiter 1\n# caf\xE9\n");
  EXPECT_EQ(text.record.entries.at(0).text, "caf\xEF\xBF\xBD");
  EXPECT_EQ(text.record.entries.at(0).extra, "\"bytes\":\"IyBjYWbp\"");
  const ReadGame xml =
      only_game("<record game=\"g\"><entries><step>a</step><comment>caf\xE9</comment></entries></record>");
  ASSERT_EQ(xml.record.entries.size(), 2U);
  EXPECT_EQ(xml.record.entries[1].text, "caf\xEF\xBF\xBD");
  EXPECT_NE(xml.record.entries[1].extra.find("\"bytes\":"), std::string_view::npos);
  EXPECT_TRUE(xml.record.entries[0].extra.empty());
  Limits few;
  few.bad_bytes = 10;
  EXPECT_EQ(code_of(only_game(record_with("{\"comment\":\"" + std::string(11, '\xE9') + "\"}"), few)),
            "REC-limit-bad-bytes");
}

TEST(HostileJson, LoneSurrogates) {
  const ReadGame game = only_game(record_with("{\"comment\":\"\\ud83c\\udfb2 \\udc00 \\ud800x \\\\ud800\"}"));
  EXPECT_FALSE(game.error);
  EXPECT_EQ(game.record.entries.at(0).text, "\xF0\x9F\x8E\xB2 \xEF\xBF\xBD \xEF\xBF\xBDx \\ud800");
  EXPECT_TRUE(has_note(game, "REC-encoding"));
}

TEST(HostileJson, EveryCountHasALimit) {
  std::string many = kGood;
  for (int i = 0; i < 20; ++i) many += ",\n" + kGood;
  Limits limits;
  limits.entries = 10;
  EXPECT_EQ(code_of(only_game(record_with(many), limits)), "REC-limit-entries");
  EXPECT_EQ(only_game(record_with(many), limits).record.entries.size(), 10U);
  limits = {};
  limits.facts = 5;
  EXPECT_EQ(code_of(only_game(record_with("{\"by\":\"chance\",\"key\":\"draw\",\"pick\":[1,2,3,4,5,6]}"), limits)),
            "REC-limit-facts");
  EXPECT_EQ(
      code_of(only_game(record_with("{\"expect\":{\"a\":{\"1\":1,\"2\":1,\"3\":1,\"4\":1,\"5\":1,\"6\":1}}}"), limits)),
      "REC-limit-facts");
  EXPECT_EQ(code_of(only_game("{\"arbiter\":1,\"sides\":[{},{},{},{},{},{}]}", limits)), "REC-limit-facts");
  limits = {};
  limits.records = 3;
  EXPECT_EQ(code_of(only_game("[{},{},{},{}]", limits)), "REC-limit-records");
  EXPECT_EQ(code_of(only_game("{\"arbiter\":1}\n{\"arbiter\":1}\n{\"arbiter\":1}\n{\"arbiter\":1}\n", limits)),
            "REC-limit-records");
  limits = {};
  limits.file_size = 100;
  EXPECT_EQ(code_of(only_game(record_with(many), limits)), "REC-limit-file-size");
  limits = {};
  limits.notes = 4;
  std::string odd = "5";
  for (int i = 0; i < 50; ++i) odd += ",5";
  EXPECT_LE(only_game(record_with(odd), limits).notes.size(), 5U);
  for (const LimitOption& option : limit_options()) EXPECT_TRUE(option.name.starts_with("max-"));
}

TEST(HostileJson, OtherJsonIsNoRecord) {
  EXPECT_EQ(code_of(only_game("{\"name\":\"package\",\"version\":\"1\"}")), "REC-not-a-record");
  EXPECT_EQ(code_of(only_game("{\"entries\":5}")), "REC-shape");
  EXPECT_EQ(code_of(only_game("[]")), "REC-no-record");
}

// E07, F07: one bad game doesn't touch its neighbours.
TEST(HostileJson, ABadGameInAListLeavesTheOthers) {
  const std::string list =
      "[" + record_with(kGood) + ",{\"arbiter\":1,\"entries\":[nonsense]}," + record_with(kGood) + "]";
  const std::vector<ReadGame> games = read_records(list, "list");
  ASSERT_EQ(games.size(), 3U);
  EXPECT_FALSE(games[0].error);
  EXPECT_EQ(code_of(games[1]), "REC-json-syntax");
  EXPECT_EQ(games[1].id, "list#2");
  EXPECT_EQ(games[1].error->line, 6U);
  EXPECT_FALSE(games[2].error);
  EXPECT_EQ(games[2].record.entries.size(), 1U);
}

// ---- XML ----

TEST(HostileXml, DoctypeIsRefused) {
  for (const std::string_view doctype :
       {"<!DOCTYPE record [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;\">]>",
        "<!DOCTYPE record SYSTEM \"file:///etc/passwd\">", "<!DOCTYPE r [<!ENTITY x SYSTEM \"http://localhost/\">]>"}) {
    const ReadGame game = only_game("<?xml version=\"1.0\"?>\n" + std::string(doctype) +
                                    "<record game=\"g\"><entries><step>&b;&x;</step></entries></record>");
    EXPECT_EQ(code_of(game), "REC-xml-doctype") << doctype;
    EXPECT_EQ(game.error->line, 2U);
    EXPECT_TRUE(game.record.entries.empty());
  }
  const ReadGame unknown = only_game("<record game=\"g\"><entries><step>&b; &lt;&#65;</step></entries></record>");
  EXPECT_EQ(unknown.record.entries.at(0).text, "&b; <A");
}

TEST(HostileXml, BrokenDeepAndForeign) {
  EXPECT_TRUE(code_of(only_game("<record game=\"g\"><entries><step>a</step><step>b")).starts_with("REC-truncated"));
  EXPECT_EQ(only_game("<record game=\"g\"><entries><step>a</step><step>b").record.entries.at(0).text, "a");
  EXPECT_EQ(code_of(only_game("<record game=\"g\"><entries><step>a</stop></entries></record>")), "REC-xml-syntax");
  EXPECT_EQ(code_of(only_game("<html><body/></html>")), "REC-not-a-record");
  std::string deep = "<record>";
  for (int i = 0; i < 100'000; ++i) deep += "<a>";
  EXPECT_EQ(code_of(only_game(deep)), "REC-limit-nesting");
  EXPECT_EQ(code_of(only_game("<?xml version=\"1.0\" encoding=\"ISO-8859-2\"?><record game=\"g\"/>")),
            "REC-xml-encoding");
  Limits small;
  small.xml_size = 20;
  EXPECT_EQ(code_of(only_game("<record game=\"twilight-struggle\"/>", small)), "REC-limit-xml-size");
}

TEST(HostileXml, UnknownPartsAreKept) {
  const ReadGame game = only_game(
      "<record game=\"g\" edition=\"2\"><weather wet=\"yes\"/><entries><!-- hm --><storm at=\"3\">x</storm>"
      "<choice by=\"US\" key=\"k\" pick=\"1\" mood=\"fair\"><sub/></choice></entries></record>");
  EXPECT_FALSE(game.error);
  ASSERT_EQ(game.record.entries.size(), 2U);
  EXPECT_EQ(game.record.header.extra, "\"edition\":\"2\",\"weather\":\"<weather wet=\\\"yes\\\"/>\"");
  EXPECT_EQ(game.record.entries[0].kind, EntryKind::unread);
  EXPECT_EQ(game.record.entries[0].text, "<storm at=\"3\">x</storm>");
  EXPECT_EQ(game.record.entries[1].extra, "\"mood\":\"fair\",\"sub\":\"<sub/>\"");
  EXPECT_EQ(dump(only_game(write_json(game.record)).record), dump(game.record));
}

TEST(HostileXml, TextThatIsNoJsonWhereJsonShouldBe) {
  const ReadGame game = only_game(
      "<record game=\"g\"><extra>{broken</extra><entries><step><t enc=\"json\">\"unclosed</t></step>"
      "<step><extra>[1]</extra>a</step></entries></record>");
  EXPECT_EQ(game.record.entries.size(), 2U);
  EXPECT_EQ(dump(only_game(write_json(game.record)).record), dump(game.record));
}

// ---- Zip ----

TEST(HostileZip, BombsHitALimit) {
  const std::string zeros = record_with("{\"comment\":\"" + std::string(20'000'000, ' ') + "\"}");
  const std::vector<ReadGame> bomb =
      read_records(zipped({{"bomb.json", zeros}, {"good.json", record_with(kGood)}}), "z");
  ASSERT_EQ(bomb.size(), 2U);
  EXPECT_EQ(code_of(bomb[0]), "REC-limit-zip-ratio");
  EXPECT_FALSE(bomb[1].error);
  Limits limits;
  limits.zip_ratio = 100'000;
  limits.zip_total = 1'000'000;
  EXPECT_EQ(code_of(read_records(zipped({{"bomb.json", zeros}}), "z", limits)[0]), "REC-limit-zip-total");
  limits.zip_total = std::size_t{1} << 30;
  limits.file_size = 1'000'000;
  EXPECT_EQ(code_of(read_records(zipped({{"bomb.json", zeros}}), "z", limits)[0]), "REC-limit-file-size");
  limits = {};
  limits.zip_entries = 2;
  const std::string one = record_with(kGood);
  const std::vector<ReadGame> many = read_records(zipped({{"1", one}, {"2", one}, {"3", one}}), "z", limits);
  ASSERT_EQ(many.size(), 3U);
  EXPECT_EQ(code_of(many[2]), "REC-limit-zip-entries");
  std::string nest = zipped({{"a.json", one}});
  EXPECT_EQ(read_records(zipped({{"in.zip", nest}}), "z").at(0).name, "in.zip/a.json");
  for (int i = 0; i < 4; ++i) nest = zipped({{"in.zip", nest}});
  EXPECT_EQ(code_of(read_records(nest, "z").at(0)), "REC-limit-zip-depth");
}

TEST(HostileZip, NamesThatLeadOut) {
  const std::string one = record_with(kGood);
  for (const std::string& name : std::vector<std::string>{"../evil.json", "a/../../evil.json", "/etc/evil.json",
                                                          "..\\evil.json", "C:evil.json", ".."}) {
    const std::vector<ReadGame> games = read_records(zipped({{name, one}, {"good.json", one}}), "z");
    ASSERT_EQ(games.size(), 2U) << name;
    EXPECT_EQ(code_of(games[0]), "REC-zip-name") << name;
    EXPECT_FALSE(games[1].error) << name;
  }
  EXPECT_TRUE(formats::is_safe_name("a..b/c..json"));
}

// D14: truncated, no end record, an entry of length zero.
TEST(HostileZip, CutOffAnywhereItGivesAnError) {
  const std::string whole = zipped({{"a.json", record_with(kGood)}, {"b.json", write_json(sample_record())}});
  for (std::size_t cut = 4; cut < whole.size(); ++cut) {
    const std::vector<ReadGame> games = read_records(std::string_view(whole).substr(0, cut), "z");
    ASSERT_FALSE(games.empty());
    EXPECT_TRUE(games[0].error) << cut;
  }
  for (std::size_t at = 0; at < whole.size(); ++at) {  // F06: each byte wrong once
    std::string bytes = whole;
    bytes[at] = static_cast<char>(bytes[at] ^ 0x55);
    EXPECT_FALSE(read_records(bytes, "z").empty());
  }
  const std::vector<ReadGame> zero = read_records(zipped({{"zero.json", ""}, {"a.json", record_with(kGood)}}), "z");
  ASSERT_EQ(zero.size(), 1U);
  EXPECT_FALSE(zero[0].error);
  EXPECT_TRUE(has_note(zero[0], "REC-zip-skipped"));
  EXPECT_EQ(code_of(read_records(zipped({{"zero.json", ""}}), "z").at(0)), "REC-no-record");
  EXPECT_EQ(code_of(read_records(zipped({}), "z").at(0)), "REC-no-record");
}

// E07: one bad game among fifty; assets beside them.
TEST(HostileZip, OneBadGameAmongFiftyAndAssetsBeside) {
  std::vector<std::pair<std::string, std::string>> files = {{"readme.txt", "hello"},
                                                            {"board.png", std::string("\x89PNG\0\0\0", 7)},
                                                            {"package.json", "{\"name\":1}"},
                                                            {"desktop.ini", "[.ShellClassInfo]\r\nIconIndex=0\r\n"}};
  for (int i = 1; i <= 50; ++i)
    files.emplace_back("g" + std::to_string(i) + ".json",
                       i == 20 ? "{\"arbiter\":1,\"entries\":[x]}" : record_with(kGood));
  const std::vector<ReadGame> games = read_records(zipped(files), "event.zip");
  ASSERT_EQ(games.size(), 50U);
  int good = 0;
  for (const ReadGame& game : games) good += game.error ? 0 : 1;
  EXPECT_EQ(good, 49);
  EXPECT_EQ(games[19].name, "g20.json");
  EXPECT_EQ(games[19].id, "event.zip#20");
  EXPECT_EQ(code_of(games[19]), "REC-json-syntax");
  EXPECT_TRUE(has_note(games[0], "REC-zip-skipped"));
}

TEST(HostileZip, TheSameRecordsGiveTheSameBytes) {
  const Record record = sample_record();
  const std::vector<NamedRecord> named = {{"../../x:y", &record}, {"", &record}, {"2.json", &record}};
  const std::string first = write_records(FormatKind::zip, named).value();
  EXPECT_EQ(write_records(FormatKind::zip, named).value(), first);
  const std::vector<ReadGame> games = read_records(first, "z");
  ASSERT_EQ(games.size(), 3U);
  for (const ReadGame& game : games) EXPECT_FALSE(game.error) << game.name;
  EXPECT_NE(games[1].name, games[2].name);
}

// ---- Files ----

TEST(HostileFile, MissingFolderAndTooLarge) {
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / "arbiter-formats-test";
  std::filesystem::create_directories(folder);
  EXPECT_EQ(read_file((folder / "none").string()).error().code, "REC-file-missing");
  EXPECT_EQ(read_file(folder.string()).error().code, "REC-file-directory");
  const std::string path = (folder / "some.json").string();
  std::ofstream(path) << "123456";
  EXPECT_EQ(read_file(path).value(), "123456");
  Limits limits;
  limits.file_size = 5;
  EXPECT_EQ(read_file(path, limits).error().code, "REC-limit-file-size");
  EXPECT_EQ(read_file("/dev/zero", limits).error().code, "REC-limit-file-size");
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace arbiter::test
