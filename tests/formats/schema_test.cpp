// The published contracts: examples of the pages and generated records against JSON Schema and XSD.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "support/records.hpp"

namespace arbiter::test {
namespace {

namespace fs = std::filesystem;

const fs::path kFormats = fs::path(ARBITER_PROJECT_DIR) / "formats";

std::string file_text(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

// The fenced blocks of a page in one language.
std::vector<std::string> examples(const std::string& page, const std::string& language) {
  const std::string text = file_text(kFormats / page);
  const std::string fence = "```" + language + "\n";
  std::vector<std::string> blocks;
  for (std::size_t at = text.find(fence); at != std::string::npos; at = text.find(fence, at)) {
    at += fence.size();
    blocks.push_back(text.substr(at, text.find("```", at) - at));
  }
  return blocks;
}

bool runs(const std::string& command) {
  return std::system((command + " >/dev/null 2>&1").c_str()) == 0;
}

// Files in a folder of this process's own, gone at the end.
class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "arbiter-schema-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) path_ = name;
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  fs::path put(const std::string& name, const std::string& text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
    return path_ / name;
  }
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

// Does every *.json file of the folder satisfy the schema?
bool json_valid(const Folder& folder) {
  const fs::path script = folder.put("check.py",
                                     "import glob, json, sys, jsonschema\n"
                                     "schema = json.load(open(sys.argv[1]))\n"
                                     "check = jsonschema.Draft7Validator(schema)\n"
                                     "jsonschema.Draft7Validator.check_schema(schema)\n"
                                     "files = glob.glob(sys.argv[2] + '/*.json')\n"
                                     "assert files\n"
                                     "for name in files:\n"
                                     "    for error in check.iter_errors(json.load(open(name, encoding='utf-8'))):\n"
                                     "        sys.exit(name + ': ' + error.message)\n");
  return runs("python3 " + script.string() + " " + (kFormats / "record.schema.json").string() + " " +
              folder.path().string());
}

bool xml_valid(const fs::path& file) {
  return runs("xmllint --noout --schema " + (kFormats / "record.xsd").string() + " " + file.string());
}

TEST(Schema, JsonOfExamplesAndRandomRecords) {
  if (!runs("python3 -c 'import jsonschema'")) GTEST_SKIP() << "python3-jsonschema is not installed";
  const Folder folder;
  for (const std::string& example : examples("record.md", "json")) folder.put("example.json", example);
  folder.put("sample.json", write_json(sample_record()));
  for (std::uint32_t seed = 1; seed <= 100; ++seed)
    folder.put(std::to_string(seed) + ".json", write_json(random_record(seed)));
  const Record a = random_record(1);
  const Record b = random_record(2);
  const NamedRecord two[] = {{"", &a}, {"", &b}};
  folder.put("list.json", write_records(FormatKind::json, two).value());
  EXPECT_TRUE(json_valid(folder));
}

TEST(Schema, JsonThatIsWrongIsRefused) {
  if (!runs("python3 -c 'import jsonschema'")) GTEST_SKIP() << "python3-jsonschema is not installed";
  for (const std::string wrong :
       {"{\"arbiter\":1}", "{\"arbiter\":\"1\",\"entries\":[]}", "{\"arbiter\":1,\"entries\":[{\"weather\":1}]}",
        "{\"arbiter\":1,\"entries\":[{\"step\":\"a\",\"undo\":1}]}", "{\"arbiter\":1,\"entries\":[{\"key\":1}]}",
        "{\"arbiter\":1,\"entries\":[{\"key\":\"k\",\"undo\":1,\"step\":\"x\"}]}"}) {
    const Folder folder;
    folder.put("wrong.json", wrong);
    EXPECT_FALSE(json_valid(folder)) << wrong;
  }
}

TEST(Schema, XmlOfExamplesAndRandomRecords) {
  if (!runs("xmllint --version")) GTEST_SKIP() << "xmllint (libxml2-utils) is not installed";
  const Folder folder;
  for (const std::string& example : examples("xml.md", "xml"))
    EXPECT_TRUE(xml_valid(folder.put("example.xml", example)));
  EXPECT_TRUE(xml_valid(folder.put("sample.xml", write_xml(sample_record()))));
  for (std::uint32_t seed = 1; seed <= 60; ++seed) {
    EXPECT_TRUE(xml_valid(folder.put("random.xml", write_xml(random_record(seed))))) << "seed " << seed;
  }
  EXPECT_FALSE(xml_valid(folder.put("wrong.xml", "<record arbiter=\"1\"><entries><storm/></entries></record>")));
  EXPECT_FALSE(xml_valid(folder.put("wrong.xml", "<record><entries/></record>")));
}

TEST(Schema, ExamplesOfThePagesAreRead) {
  int read = 0;
  for (const auto& [page, language, kind] :
       std::vector<std::tuple<std::string, std::string, FormatKind>>{{"record.md", "json", FormatKind::json},
                                                                     {"record.md", "ndjson", FormatKind::ndjson},
                                                                     {"record.md", "text", FormatKind::text},
                                                                     {"xml.md", "xml", FormatKind::xml}}) {
    for (const std::string& example : examples(page, language)) {
      const ReadGame game = only_game(example);
      EXPECT_FALSE(game.error) << example;
      EXPECT_TRUE(game.notes.empty()) << game.notes.front().to_string();
      EXPECT_EQ(game.format, kind);
      EXPECT_EQ(game.record.header.game, "twilight-struggle");
      EXPECT_GE(game.record.entries.size(), 2U);
      ++read;
    }
  }
  EXPECT_EQ(read, 4);
}

}  // namespace
}  // namespace arbiter::test
