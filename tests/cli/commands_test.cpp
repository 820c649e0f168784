// convert, games, legal, show, simulate; and every example of the help.
#include "cli/commands.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "cli/scratch.hpp"
#include "support/run.hpp"

namespace arbiter::test {
namespace {

TEST(HelpExamples, AllRun) {
  const Scratch scratch;
  ASSERT_EQ(run_arbiter({"simulate", "twilight-struggle", "--format", "text", "-o", scratch.path("game.txt")}).status,
            0);
  ASSERT_EQ(run_arbiter({"convert", scratch.path("game.txt"), scratch.path("game.json")}).status, 0);
  ASSERT_EQ(run_arbiter({"simulate", "tigris", "-o", scratch.path("tigris.json")}).status, 0);
  ASSERT_EQ(run_arbiter({"simulate", "twilight-struggle", "--games", "2", "-o", scratch.path("league.zip")}).status, 0);
  scratch.file("league/one.txt", kCleanGame);
  int ran = 0;
  for (const cli::Command& command : cli::commands()) {
    std::istringstream help(run_arbiter({std::string(command.name), "--help"}).out);
    bool examples = false;
    for (std::string line; std::getline(help, line);) {
      if (!examples) {
        examples = line == "Examples:";
        continue;
      }
      const std::string example = line.substr(2, line.find("    ", 2) - 2);
      const std::string shell = "cd '" + scratch.path() + "' && PATH=\"$(dirname '" ARBITER_BINARY "'):$PATH\" && " +
                                example + " >out.tmp 2>err.tmp";
      const std::string quiet = has(example, " > ") ? shell.substr(0, shell.rfind(" >out.tmp")) : shell;
      EXPECT_EQ(std::system(quiet.c_str()), 0) << example << "\n" << read_back(scratch.path("err.tmp"));
      ++ran;
    }
    EXPECT_TRUE(examples) << command.name;
  }
  EXPECT_GT(ran, 20);
}

TEST(Convert, GoesRoundThroughEveryFormat) {
  const Scratch scratch;
  const auto at = [&](const char* name) { return scratch.path(name); };
  ASSERT_EQ(run_arbiter({"simulate", "twilight-struggle", "--games", "2", "--seed", "3", "-o", at("0.json")}).status,
            0);
  const char* chain[] = {"0.json", "1.xml", "2.ndjson", "3.zip", "4.txt", "5.json"};
  for (std::size_t i = 0; i + 1 < std::size(chain); ++i) {
    const Ran ran = run_arbiter({"convert", at(chain[i]), at(chain[i + 1])});
    ASSERT_EQ(ran.status, 0) << chain[i + 1] << ran.err;
  }
  EXPECT_EQ(read_back(at("0.json")), read_back(at("5.json")));
}

TEST(Convert, TakesStandardInputAndNamesItsMistakes) {
  const Ran ran = run_arbiter({"convert", "--format", "xml", "-", "-"}, kCleanGame);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "<record")) << ran.out;
  const Ran unnamed = run_arbiter({"convert", "-", "out.dat"}, kCleanGame);
  EXPECT_EQ(unnamed.status, 2);
  EXPECT_TRUE(has(unnamed.err, "--format")) << unnamed.err;
  EXPECT_EQ(run_arbiter({"convert", "--format", "tsreplayer", "-", "-"}, kCleanGame).status, 2);
  EXPECT_EQ(run_arbiter({"convert", "-"}, kCleanGame).status, 2);
}

TEST(Convert, Anonymizes) {
  const std::string log =
      "@ game twilight-struggle\n@ sides "
      "[{\"side\":\"US\",\"name\":\"Ottokar\"},{\"side\":\"USSR\",\"name\":\"Zenobia\"}]\n# Zenobia: good game, "
      "Ottokar\n";
  const Ran ran = run_arbiter({"convert", "--anonymize", "-", "-"}, log);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_FALSE(has(ran.out, "Ottokar") || has(ran.out, "Zenobia")) << ran.out;
  const Ran checked = run_arbiter({"check", "--anonymize", "--report", "ndjson", "-"}, log);
  EXPECT_FALSE(has(checked.out, "Ottokar") || has(checked.out, "Zenobia")) << checked.out;
}

TEST(Games, TellsRulingsByProfileKeysAndCards) {
  const Ran ran = run_arbiter({"games"});
  EXPECT_EQ(ran.status, 0);
  for (const char* part : {"twilight-struggle: ", "ts-deluxe", "rulebook", "digital",
                           "ts.r13 = yes|note|no  rulebook: yes  digital: note", "    headline ", "Cards: 110"})
    EXPECT_TRUE(has(ran.out, part)) << part;
  EXPECT_TRUE(has(run_arbiter({"games", "--cards"}).out, "    110 AWACS Sale to Saudis\n"));
  const Ran unknown = run_arbiter({"games", "twilight-strugle"});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_TRUE(has(unknown.err, "try: arbiter games twilight-struggle")) << unknown.err;
}

// A game with a placement as its fifth entry.
const std::string kPlacement =
    kRoundOne +
    "== USSR AR1\nUSSR card 4\nUSSR use operations\nUSSR operation influence\nUSSR place Iran\nUSSR place Iraq\n";

TEST(Legal, ListsAnswersAndTheRuleThatExcludesTheOthers) {
  const Ran ran = run_arbiter({"legal", "-", "--at", "5"}, kPlacement);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "USSR chooses a country for one influence marker [place]\n  answer: Iran (legal)\n"))
      << ran.out;
  EXPECT_TRUE(has(ran.out, "  legal (")) << ran.out;
  EXPECT_TRUE(has(ran.out, "  excluded by TS-7.2 ")) << ran.out;
}

TEST(Legal, SaysSoWhenAnEntryAnswersNothing) {
  const std::string record = kPlacement + "# Anna: he had to\nexpect defcon 5\n";
  for (const auto& [entry, what] : {std::pair("7", "It is a comment"), std::pair("8", "It is an expectation")}) {
    const Ran ran = run_arbiter({"legal", "-", "--at", entry}, record);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "in step: Turn 1 USSR AR1")) << ran.out;
    EXPECT_TRUE(has(ran.out, std::string("Nothing was asked that this entry answers. ") + what)) << ran.out;
  }
}

TEST(Legal, ListsAllThatMayBeDoneInTheStepOfAHeading) {
  const Ran ran = run_arbiter({"legal", "-", "--at", "1"}, kPlacement);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "in step: Turn 1 USSR AR1\n")) << ran.out;
  EXPECT_TRUE(has(ran.out, "\nUSSR: a card to play in this action round [card]\n  legal (")) << ran.out;
  EXPECT_TRUE(has(ran.out, "4 Duck and Cover")) << ran.out;
  EXPECT_TRUE(has(ran.out, "  excluded by TS-5.1 ")) << ran.out;
  EXPECT_FALSE(has(ran.out, "Nothing was asked")) << ran.out;
}

TEST(Legal, NeedsAnEntryThatExists) {
  EXPECT_EQ(run_arbiter({"legal", "-"}, kPlacement).status, 2);
  const Ran ran = run_arbiter({"legal", "-", "--at", "99"}, kPlacement);
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(has(ran.err, "[REC-no-such-entry]")) << ran.err;
  EXPECT_EQ(run_arbiter({"legal", "-", "--at", "0"}, kPlacement).status, 2);
}

TEST(Show, DrawsTheBoardWithinTheWidth) {
  const Scratch scratch;
  ASSERT_EQ(run_arbiter({"simulate", "twilight-struggle", "--seed", "5", "-o", scratch.path("g.json")}).status, 0);
  for (const char* width : {"40", "80", "110", "200"}) {
    const Ran ran = run_arbiter({"show", scratch.path("g.json"), "--width", width});
    ASSERT_EQ(ran.status, 0) << ran.err;
    std::istringstream lines(ran.out);
    std::string line;
    std::getline(lines, line);  // names the file
    while (std::getline(lines, line)) EXPECT_LE(line.size(), std::max<std::size_t>(std::stoul(width), 70)) << line;
    EXPECT_TRUE(
        std::all_of(ran.out.begin(), ran.out.end(), [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }));
    for (const char* part : {"Europe", "Southeast Asia", "*West Germany", " Zimbabwe", "DEFCON", "Space race",
                             "China Card", "Cards: US hand"})
      EXPECT_TRUE(has(ran.out, part)) << part;
  }
  EXPECT_TRUE(has(run_arbiter({"show", scratch.path("g.json"), "--color", "always"}).out, "\x1b[1;34m"));
}

TEST(Show, TellsInfluenceControlTracksAndEffects) {
  const std::string log =
      "@ game twilight-struggle\n@ setup "
      "{\"position\":{\"turn\":4,\"round\":2,\"phase\":2,\"acting\":\"US\",\"vp\":-7,\"defcon\":3,\"influence.US\":{"
      "\"Iran\":3},"
      "\"influence.USSR\":{\"Iraq\":3,\"Iran\":0},\"in_play\":{\"21 NATO\":1},\"space.US\":2}}\n";
  const Ran ran = run_arbiter({"show", "-", "--width", "110"}, log);
  EXPECT_EQ(ran.status, 0) << ran.err;
  for (const char* part : {"Turn 4, action round 2: US", "USSR +7", "3 (no coups or realignments in Europe, Asia)",
                           "*Iran                2  3  . US", "*Iraq                3  .  3 USSR",
                           "In play       21 NATO", "US 2 Animal in Space"})
    EXPECT_TRUE(has(ran.out, part)) << part << "\n" << ran.out;
}

TEST(Show, GoesToAnEntryOrAStep) {
  const std::string two = kPlacement + "USSR place Iraq\n== US AR1\nUS card 5 Five Year Plan\nUS use event\n";
  EXPECT_TRUE(has(run_arbiter({"show", "-", "--step", "1"}, two).out, "*Iraq                3  .  1"));
  EXPECT_TRUE(has(run_arbiter({"show", "-", "--step", "2"}, two).out, "in step: Turn 1 US AR1"));
  EXPECT_EQ(run_arbiter({"show", "-", "--step", "1", "--at", "2"}, two).status, 2);
}

TEST(Show, DrawsAPictureIntoAFileThatIsNotThereYet) {
  const Scratch scratch;
  const std::string game = scratch.path("g.json"), svg = scratch.path("g.svg");
  ASSERT_EQ(run_arbiter({"simulate", "tigris", "--seed", "5", "-o", game}).status, 0);
  const Ran ran = run_arbiter({"show", game, "--svg", svg});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, " entries, drawn in " + svg)) << ran.out;
  const std::string drawn = read_back(svg);
  EXPECT_TRUE(drawn.starts_with("<svg ")) << drawn.substr(0, 80);
  EXPECT_EQ(run_arbiter({"show", game, "--svg", "-"}).out, drawn);

  const Ran again = run_arbiter({"show", game, "--step", "3", "--svg", svg});
  EXPECT_EQ(again.status, 2);
  EXPECT_TRUE(has(again.err, "is there already") && has(again.err, "--force")) << again.err;
  EXPECT_EQ(read_back(svg), drawn);
  EXPECT_EQ(run_arbiter({"show", game, "--step", "3", "--svg", svg, "--force"}).status, 0);
  EXPECT_NE(read_back(svg), drawn);
}

TEST(Show, SaysWhyThereIsNoPicture) {
  const Scratch scratch;
  const Ran ran = run_arbiter({"show", "-", "--svg", scratch.path("g.svg")}, kCleanGame);
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(has(ran.err, "Twilight Struggle") && has(ran.err, "has no pictures")) << ran.err;
  EXPECT_FALSE(std::filesystem::exists(scratch.path("g.svg")));
  const Ran nameless = run_arbiter({"show", "-", "--svg", ""}, kCleanGame);
  EXPECT_EQ(nameless.status, 2) << nameless.out;
}

TEST(Simulate, IsTheSameForASeedAndCleanWhenChecked) {
  const Scratch scratch;
  const std::string a = scratch.path("a.ndjson"), b = scratch.path("b.ndjson"), c = scratch.path("c.ndjson");
  for (const std::string& path : {a, b})
    ASSERT_EQ(run_arbiter({"simulate", "twilight-struggle", "--seed", "11", "--games", "3", "-o", path}).status, 0);
  ASSERT_EQ(run_arbiter({"simulate", "twilight-struggle", "--seed", "12", "--games", "1", "-o", c}).status, 0);
  EXPECT_EQ(read_back(a), read_back(b));
  EXPECT_NE(read_back(a).find(read_back(c)), std::string::npos) << "game 2 of seed 11 is game 1 of seed 12";
  EXPECT_EQ(run_arbiter({"check", "-q", a}).status, 0);
}

TEST(Simulate, TakesSetUpOptionsAndRulings) {
  const Ran ran = run_arbiter({"simulate", "twilight-struggle", "--set", "optional_cards=false", "--set",
                               "handicap.US=2", "--profile", "digital", "--ruling", "ts.r13=no", "-o", "-"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "\"optional_cards\":false") && has(ran.out, "\"handicap\":{\"US\":2}"))
      << ran.out.substr(0, 1000);
  EXPECT_TRUE(has(ran.out, "\"profile\":\"digital\"") && has(ran.out, "\"ts.r13\":\"no\"")) << ran.out.substr(0, 1000);
  EXPECT_FALSE(has(ran.out, "\"105 Special Relationship\""));
  EXPECT_EQ(run_arbiter({"check", "-q", "-"}, ran.out).status, 0);
}

TEST(Simulate, RefusesSetUpsAndNumbersThatDontExist) {
  const auto err = [](std::vector<std::string> more) {
    std::vector<std::string> args{"simulate", "twilight-struggle", "-o", "-"};
    args.insert(args.end(), more.begin(), more.end());
    const Ran ran = run_arbiter(args);
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    return ran.err;
  };
  const std::string unknown = err({"--set", "optinal_cards=false"});
  EXPECT_NE(unknown.find("the set-up of twilight-struggle has no 'optinal_cards'"), std::string::npos) << unknown;
  EXPECT_NE(unknown.find("--set optional_cards=false"), std::string::npos) << unknown;
  EXPECT_NE(err({"--set", "handicaps.US=2"}).find("--set handicap.US=2"), std::string::npos);
  EXPECT_NE(err({"--set", "handicap.UK=2"}).find("REC-setup"), std::string::npos);
  for (const char* option : {"--seed", "--games"})
    for (const char* value : {"-1", "1e3", "99999999999999999999999", ""})
      EXPECT_NE(err({option, value}).find(std::string(option) + " can't be '" + value + "': a whole number from "),
                std::string::npos)
          << option << value << err({option, value});
}

TEST(Look, NumbersOutOfRangeNameTheirRange) {
  for (const char* value : {"0", "-1", "1000000000000", "99999999999999999999999", "x"}) {
    const Ran ran = run_arbiter({"legal", "game.txt", "--at", value});
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.err.find("--at can't be '" + std::string(value) + "': a whole number from 1 to 4294967295"),
              std::string::npos)
        << ran.err;
  }
}

TEST(Simulate, NamesItsMistakes) {
  for (const std::vector<std::string>& args : {std::vector<std::string>{"simulate", "twilight-struggle"},
                                               {"simulate", "go", "-o", "-"},
                                               {"simulate", "twilight-struggle", "-o", "x.dat"},
                                               {"simulate", "twilight-struggle", "-o", "-", "--games", "0"},
                                               {"simulate", "twilight-struggle", "-o", "-", "--set", "handicap.US=x"},
                                               {"simulate", "twilight-struggle", "-o", "/no/such/folder/x.json"}}) {
    const Ran ran = run_arbiter(args);
    EXPECT_EQ(ran.status, 2) << args.back();
    EXPECT_EQ(ran.err.find("arbiter: "), 0U) << ran.err;
    EXPECT_EQ(ran.out, "");
  }
}

}  // namespace
}  // namespace arbiter::test
