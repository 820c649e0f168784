// How many ways there are to play on from ten positions, counted by the rules and by a brute force that shares nothing
// with them ("perft"). The numbers stand here, so that a change of either shows.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "arbiter/formats.hpp"
#include "arbiter/table.hpp"
#include "games/tigris/game.hpp"
#include "games/tigris/perft_positions.hpp"
#include "games/tigris/rules.hpp"
#include "support/laws.hpp"
#include "support/te_brute_force.hpp"

namespace arbiter::te {
namespace {

// Answers every ask in turn with each of its options, one run each. Draws take the first colour that there is; tiles
// are swapped in the order of their colours, since any other order is the same swap.
class SearchTable final : public Table {
 public:
  SearchTable() : Table(te::tables().fields, te::tables().profiles[0].values) {}

  void begin_run() {
    next_ = 0;
    asks_ = 0;
    last_discard_ = 0;
    dead = false;
    text.clear();
  }
  bool next_run() {
    while (!made_.empty() && made_.back().index + 1 == made_.back().of) made_.pop_back();
    if (made_.empty()) return false;
    ++made_.back().index;
    return true;
  }

  std::string text;
  bool dead = false;  // an order of a swap that was tried before

 private:
  struct Made {
    int index, of;
  };

  int answer(const Ask& ask) override {
    if (ask.who() == kChance) return ask.options().first();
    const Key key = static_cast<Key>(ask.key());
    OptionSet options = ask.options();
    if (key == Key::discard) options = options & OptionSet::range(last_discard_, kColours - 1);
    if (options.none()) {
      dead = true;
      return ask.first_legal();
    }
    if (next_ == made_.size()) made_.push_back({0, options.count()});
    const int pick = options.nth(made_[next_++].index);
    if (key == Key::discard) last_discard_ = pick;
    const bool always = key <= Key::discard;
    if (always || options.count() > 1)
      text +=
          std::string(te::tables().keys[static_cast<std::size_t>(ask.key())].name) + " " + std::to_string(pick) + "; ";
    return pick;
  }
  int throw_die(const Roll&) override { return 1; }
  void told(const void*, const Change&) override {}
  void refused(const Change& c) override {
    ADD_FAILURE() << "out of bounds: field " << c.field << " by " << c.rule << " after " << text;
  }

  std::vector<Made> made_;
  std::size_t next_ = 0;
  int last_discard_ = 0;
};

// One entry a way to carry out the step that is due.
std::map<std::string, State> plays_by_the_rules(const State& s) {
  std::map<std::string, State> all;
  SearchTable table;
  do {
    State after = s;
    table.begin_run();
    game().step(&after, table);
    if (table.dead) continue;
    const bool fresh = all.emplace(table.text, after).second;
    EXPECT_TRUE(fresh) << "twice: " << table.text;
  } while (table.next_run());
  return all;
}

// The same, counted only.
long count_by_the_rules(const State& s) {
  long n = 0;
  SearchTable table;
  do {
    State after = s;
    table.begin_run();
    game().step(&after, table);
    if (!table.dead) ++n;
  } while (table.next_run());
  return n;
}

// Ways to play `depth` actions; the ends of turns between them don't count as any. Both ways must agree all along.
long count_both(const State& s, const brute::Position& p, int depth, const std::string& path, int& complaints) {
  if (s.phase == Phase::over) return 0;
  if (s.phase == Phase::actions && depth == 1 && !path.empty()) {  // one by one would take too long
    const long n = count_by_the_rules(s);
    if (const long literal = brute::count_plays(p); literal != n && ++complaints <= 8)
      ADD_FAILURE() << n << " ways by the rules, " << literal << " by brute force\n  after " << path;
    return n;
  }
  const std::map<std::string, State> rules = plays_by_the_rules(s);
  const brute::Plays literal = brute::plays(p);
  const bool action = s.phase == Phase::actions;
  const auto complain = [&](const std::string& what) {
    if (++complaints <= 8) ADD_FAILURE() << what << "\n  after " << path;
  };
  for (const auto& [text, state] : rules)
    if (literal.count(text) == 0) complain("by the rules only: " + text);
  long n = 0;
  for (const auto& [text, position] : literal) {
    const auto found = rules.find(text);
    if (found == rules.end()) {
      complain("by brute force only: " + text);
      continue;
    }
    if (const std::string wrong = brute::Position::of(found->second).differs(position); !wrong.empty())
      complain(text + ": " + wrong);
    if (complaints > 8) return n;
    n += action && depth == 1
             ? 1
             : count_both(found->second, position, action ? depth - 1 : depth, path + "[" + text + "] ", complaints);
  }
  return n;
}

// The words of a line.
std::vector<std::string> words(const char* text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), std::istream_iterator<std::string>()};
}

// A member of a JSON object, with a comma before it where it isn't the first.
void add(std::string& object, const std::string& name, const std::string& value) {
  object += (object.empty() ? "\"" : ", \"") + name + "\": " + value;
}

std::string setup_of(const CrowdedBoard& b) {
  std::string tiles, treasures, leaders, setup, hands;
  for (int cell = 0; cell < kCells; ++cell)
    if (const auto colour = std::string("krbg").find(b.cells[cell]); colour != std::string::npos)
      add(tiles, std::string(cell_name(cell)), '"' + std::string(kColourNames[colour]) + '"');
  for (const std::string& cell : words(b.treasures)) add(treasures, cell, "1");
  for (std::string leader : words(b.leaders)) {
    const auto at = leader.find('@');
    leader[leader.find('.')] = ' ';
    add(leaders, leader.substr(0, at), '"' + leader.substr(at + 1) + '"');
  }
  std::string all;
  add(all, "turn", "5");
  add(all, "active", "\"archer\"");
  add(all, "tile", '{' + tiles + '}');
  add(all, "treasure", '{' + treasures + '}');
  const auto taken = board_facts(b.advanced ? advanced_board : standard_board).temples.count() -
                     static_cast<int>(words(b.treasures).size());
  add(all, "treasures", "{\"bull\": " + std::to_string(taken) + '}');
  add(all, "leader", '{' + leaders + '}');
  for (const std::string& hand : words(b.hands)) {
    std::string list;
    for (const char tile : hand.substr(hand.find('=') + 1)) {
      const auto colour = std::string("krbg").find(tile);
      list += (list.empty() ? "\"" : ", \"") +
              std::string(colour == std::string::npos ? "unseen" : kColourNames[colour]) + '"';
    }
    add(all, "hand." + hand.substr(0, hand.find('=')), '[' + list + ']');
  }
  if (*b.more != '\0') all += std::string(", ") + b.more;
  add(setup, "players", std::to_string(b.players));
  add(setup, "board", b.advanced ? "\"advanced\"" : "\"standard\"");
  for (const std::string& option : words(b.options)) add(setup, option, "true");
  add(setup, "position", '{' + all + '}');
  return '{' + setup + '}';
}

State position(const CrowdedBoard& b) {
  State s{};
  const std::string text = "@ arbiter 1\n@ game tigris\n@ setup " + setup_of(b) + "\n";
  const std::vector<ReadGame> games = read_records_as(FormatKind::text, text, "test");
  if (games.size() != 1 || !games[0].readable) {
    ADD_FAILURE() << text;
    return s;
  }
  const Result<bool> begun = game().begin(games[0].record, {}, &s);
  EXPECT_TRUE(begun) << (begun ? "" : begun.error().to_string());
  for (const std::string& broken : game().broken_invariants(&s)) ADD_FAILURE() << broken;
  return s;
}

class Perft : public testing::TestWithParam<CrowdedBoard> {};

TEST_P(Perft, RulesAndBruteForceAgree) {
  const CrowdedBoard& f = GetParam();
  const State s = position(f);
  const int deepest = std::getenv("ARBITER_FULL") != nullptr ? f.deepest : f.usual;
  for (int depth = 1; depth <= deepest; ++depth) {
    int complaints = 0;
    EXPECT_EQ(count_both(s, brute::Position::of(s), depth, "", complaints),
              f.counts[static_cast<std::size_t>(depth - 1)])
        << depth << " actions";
    if (complaints > 0) break;
  }
}

INSTANTIATE_TEST_SUITE_P(Tigris, Perft, testing::ValuesIn(kCrowdedBoards),
                         [](const testing::TestParamInfo<CrowdedBoard>& info) { return std::string(info.param.name); });

// TE-18.5, TE-18.6, TE-8.13, TE-2.6: in games at random from these positions, after every step.
TEST(TeAtRest, WarsAndBuildingsAreFewAndNobodyIsStranded) {
  int fought = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed)
    for (const CrowdedBoard& board : kCrowdedBoards) {
      State s = position(board);
      laws::WatchingTable table(game(), te::tables().profiles[0].values, seed);
      for (int step = 0; step < 40 && s.phase != Phase::over; ++step) {
        table.begin_step();
        game().step(&s, table);
        std::array<int, kColours> wars{};
        int unions = 0, buildings = 0, monuments = 0;
        for (const Change& c : table.changes) {
          const auto field = static_cast<Field>(c.field);
          if (field == Field::war) ++wars[static_cast<std::size_t>(c.subject)];
          if (field == Field::union_tile && c.after != kOff) ++unions;
          if (field == Field::building && c.after != kOff) ++buildings;
          if (field == Field::monument || field == Field::wonder) ++monuments;
        }
        for (const int n : wars) {
          EXPECT_LE(n, 1);
          fought += n;
        }
        EXPECT_LE(unions, 1);
        EXPECT_LE(buildings, 1);
        EXPECT_LE(monuments, 1);
        EXPECT_EQ(s.union_tile, kOff);
        const Board b = look(s);
        EXPECT_TRUE((b.all_leaders - beside(b.tiles[red])).none());
      }
    }
  EXPECT_GT(fought, 0);
}

}  // namespace
}  // namespace arbiter::te
