// The vector runner: what it runs, what it counts as failed or skipped, and its exit status.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "vectors/readers.hpp"

namespace arbiter::vectors {
namespace {

const std::string kFixture = ARBITER_PROJECT_DIR "/fixtures/vectors/twilight-struggle.json";

struct Ran {
  int status;
  std::string out, errors;
  std::string last_line() const {
    const std::string_view all = std::string_view(out).substr(0, out.size() - (out.empty() ? 0 : 1));
    return std::string(all.substr(all.rfind('\n') + 1));
  }
};

Ran run(const std::vector<std::string>& words) {
  std::ostringstream out, errors;
  const int status = run_command(words, out, errors);
  return {status, out.str(), errors.str()};
}

// A folder of its own that goes when the test ends.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "arbiter-vectors-XXXXXX").string();
    path_ = mkdtemp(name.data()) != nullptr ? name : std::string();
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string file(const std::string& name, const std::string& text) const {
    const std::string full = path_ + "/" + name;
    std::ofstream(full, std::ios::binary) << text;
    return full;
  }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// One legal space attempt; `expect` is what the test varies.
std::string one_vector(const std::string& expect, const std::string& more = "") {
  return R"({"format": "arbiter-vectors/1", "game": "twilight-struggle", "vectors": [{"id": "one", )" + more +
         R"("position": {"turn": 1, "round": 1, "acting": "US", "influence.US": {"UK": 5}, "hand.US": ["25 Containment"]},
             "play": ["== Turn 1 US AR1", "US card 25 Containment; US use space_race; die 1 for space_race"],
             "expect": )" +
         expect + "}]}";
}

Ran run_one(const std::string& expect, const std::string& more = "") {
  const Folder folder;
  return run({folder.file("one.json", one_vector(expect, more))});
}

TEST(Vectors, FixturesPass) {
  const Ran ran = run({"--quiet", kFixture});
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_EQ(ran.out.find("FAIL"), std::string::npos) << ran.out;
}

TEST(Vectors, AllSixtyPositionsInWordsPass) {
  const char* told = std::getenv("ARBITER_SHARED");
  const std::string shared = told != nullptr ? told : ARBITER_PROJECT_DIR "/../shared";
  const std::string file = shared + "/facts/twilight-struggle/vectors.json";
  if (!std::filesystem::exists(file)) GTEST_SKIP() << "no " << file << "; ARBITER_SHARED names the folder";
  const Ran ran = run({"--quiet", file});
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_EQ(ran.last_line(), "60 passed, 0 failed, 0 skipped");
}

TEST(Vectors, EveryExpectationCanFail) {
  EXPECT_EQ(run_one(R"({"legal": true, "after": {"space.US": 1, "vp": 2}})").last_line(),
            "1 passed, 0 failed, 0 skipped");
  for (const char* wrong :
       {R"({"legal": true, "after": {"space.US": 2}})", R"({"legal": true, "result": "US wins by DEFCON"})",
        R"({"legal": true, "notes": ["ts.r08"]})", R"({"legal": true, "after": {"no_such_field": 1}})",
        R"({"legal": false, "rule": "TS-10.1"})"}) {
    const Ran ran = run_one(wrong);
    EXPECT_EQ(ran.status, 1) << wrong;
    EXPECT_EQ(ran.last_line(), "0 passed, 1 failed, 0 skipped") << wrong;
  }
}

TEST(Vectors, AnIllegalOneMustBeFoundWithItsRuleAtItsEntry) {
  const Folder folder;
  const auto judged = [&folder](const std::string& expect) {
    return run({folder.file("two.json",
                            R"({"format": "arbiter-vectors/1", "game": "twilight-struggle", "vectors": [{"id": "two",
      "position": {"turn": 1, "round": 1, "acting": "US", "influence.US": {"UK": 5}, "space.US": 7, "hand.US": ["25 Containment"]},
      "play": ["== Turn 1 US AR1", "US card 25 Containment", "US use space_race", "die 1 for space_race"], "expect": )" +
                                expect + "}]}")})
        .status;
  };
  EXPECT_EQ(judged(R"({"legal": false, "rule": "TS-10.1", "entry": 3, "allowed": ["operations"]})"), 0);
  EXPECT_EQ(judged(R"({"legal": false, "rule": "TS-10.3", "entry": 3})"), 1);
  EXPECT_EQ(judged(R"({"legal": false, "rule": "TS-10.1", "entry": 2})"), 1);
  EXPECT_EQ(judged(R"({"legal": false, "kind": "sequence", "rule": "TS-10.1"})"), 1);
  EXPECT_EQ(judged(R"({"legal": false, "rule": "TS-10.1", "allowed": ["space_race"]})"), 1);
  EXPECT_EQ(judged(R"({"legal": false, "rule": "TS-10.1", "ruling": "ts.r13"})"), 1);
  EXPECT_EQ(judged(R"({"legal": true})"), 1);
}

TEST(Vectors, LegalMeansThatNothingWasGuessed) {
  const Folder folder;
  const std::string play =
      R"("play": ["== Turn 1 US AR1", "US card 25 Containment", "US use event"], "expect": {"legal": true}}]})";
  const std::string head =
      R"({"format": "arbiter-vectors/1", "game": "twilight-struggle", "vectors": [{"id": "a", "position": )";
  EXPECT_EQ(
      run({folder.file("known.json",
                       head + R"({"turn": 1, "round": 1, "acting": "US", "hand.US": ["25 Containment"]}, )" + play)})
          .status,
      0);
  const Ran unknown = run({folder.file("unknown.json", head + R"({"turn": 1, "round": 1, "acting": "US"}, )" + play)});
  EXPECT_EQ(unknown.status, 1);
  EXPECT_NE(unknown.out.find("tell the hands"), std::string::npos) << unknown.out;
}

TEST(Vectors, AMisspelledMemberFails) {
  EXPECT_NE(run_one(R"({"legal": true, "afer": {"space.US": 1}})").out.find("'afer'"), std::string::npos);
  EXPECT_NE(run_one(R"({"legal": true})", R"("profile": "digital", )").out.find("'profile'"), std::string::npos);
  EXPECT_EQ(run_one(R"({"legal": true})", R"("profiles": ["no-such"], )").status, 1);
  EXPECT_EQ(run_one(R"({"legal": true})", R"("profiles": ["digital"], "rulings": {"ts.r13": "no"}, )").status, 0);
}

TEST(Vectors, AnUnknownFormatIsSkipped) {
  const Folder folder;
  const std::string file = folder.file("x.json", R"({"format": "other-vectors/7", "vectors": []})");
  EXPECT_EQ(run({file}).status, 1);
  EXPECT_EQ(run({file}).last_line(), "0 passed, 0 failed, 1 skipped");
  EXPECT_NE(run({file}).out.find("other-vectors/7"), std::string::npos);
  EXPECT_EQ(run({"--allow-skip", file}).status, 0);
  EXPECT_EQ(run({folder.file("list.json", "[1, 2]")}).status, 1);
}

TEST(Vectors, WhatCannotBeReadIsStatus2) {
  const Folder folder;
  EXPECT_EQ(run({}).status, 2);
  EXPECT_EQ(run({"--no-such-option", kFixture}).status, 2);
  EXPECT_EQ(run({"--twins"}).status, 2);
  EXPECT_EQ(run({folder.path() + "/missing.json"}).status, 2);
  EXPECT_EQ(run({folder.file("broken.json", "{\"format\": ")}).status, 2);
  EXPECT_EQ(run({folder.file("deep.json", std::string(100'000, '['))}).status, 2);
  EXPECT_EQ(run({"--help"}).status, 0);
}

TEST(Vectors, WordsNeedTheirTwins) {
  const Folder folder;
  const auto words = [&folder](const std::string& more) {
    return folder.file("words.txt", R"({"format": "ts-vectors/1", "vectors": [{"id": "one", )" + more + "}]}");
  };
  const std::string good = R"("legal": true, "profile": "print", "ref": ["TS-10.1"])";
  EXPECT_EQ(run({"--twins", folder.path(), words(good)}).status, 1);  // no twin
  folder.file("one.json", one_vector(R"({"legal": true, "after": {"space.US": 1}})"));
  EXPECT_EQ(run({"--twins", folder.path(), words(good)}).status, 0);
  EXPECT_EQ(run({"--twins", folder.path(), words(R"("legal": false, "profile": "print", "ref": ["TS-10.1"])")}).status,
            1);
  EXPECT_EQ(run({"--twins", folder.path(), words(R"("legal": true, "profile": "both", "ref": ["TS-10.1"])")}).status,
            1);
  folder.file("one.json", one_vector(R"({"legal": true, "after": {"space.US": 2}})"));
  EXPECT_EQ(run({"--twins", folder.path(), words(good)}).status, 1);  // the twin fails
  EXPECT_EQ(run({"--twins", folder.path() + "/no-such-folder", words(good)}).status, 1);
}

TEST(Vectors, FixturesFitTheSchema) {
  if (std::system("python3 -c 'import jsonschema' 2>/dev/null") != 0)
    GTEST_SKIP() << "python3-jsonschema is not installed";
  const Folder folder;
  const std::string script =
      folder.file("check.py",
                  "import json, sys, jsonschema\n"
                  "schema = json.load(open(sys.argv[1]))\n"
                  "jsonschema.Draft7Validator.check_schema(schema)\n"
                  "errors = list(jsonschema.Draft7Validator(schema).iter_errors(json.load(open(sys.argv[2]))))\n"
                  "for e in errors: print(list(e.path), e.message)\n"
                  "sys.exit(1 if errors else 0)\n");
  const auto fits = [&](const std::string& file) {
    return std::system(("python3 '" + script + "' '" ARBITER_PROJECT_DIR "/formats/vectors.schema.json' '" + file + "'")
                           .c_str()) == 0;
  };
  EXPECT_TRUE(fits(kFixture));
  EXPECT_TRUE(fits(folder.file("good.json", one_vector(R"({"legal": true})"))));
  EXPECT_FALSE(fits(folder.file("afer.json", one_vector(R"({"legal": true, "afer": {}})"))));
  EXPECT_FALSE(fits(folder.file("no_rule.json", one_vector(R"({"legal": false})"))));
  EXPECT_FALSE(fits(folder.file("profile.json", one_vector(R"({"legal": true})", R"("profile": "digital", )"))));
}

}  // namespace
}  // namespace arbiter::vectors
