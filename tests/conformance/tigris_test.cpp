// Random games of Tigris & Euphrates for 2, 3 and 4 players on both boards with every choice of variants: what always
// holds (TE-18), after every choice and after every action; and that they come by all that the rules know.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <set>
#include <string>

#include "games/tigris/game.hpp"
#include "games/tigris/rules.hpp"
#include "support/laws.hpp"

namespace arbiter::te {
namespace {

// What a game came by.
struct Seen {
  int wars = 0, revolts = 0, monuments = 0, treasures = 0, buildings = 0, wonders = 0, catastrophes = 0, swaps = 0;
  int by_treasures = 0, by_bag = 0;
};

std::string conserved(const State& s) {
  // TE-18.1: 153 tiles, by colour as printed; those nobody saw are in the pool.
  for (int colour = 0; colour < kColours; ++colour) {
    int n = s.pool[colour] + s.discarded[colour];
    for (const auto& hand : s.hand) n += hand[colour];
    for (int cell = 0; cell < kCells; ++cell)
      if ((is_face_up(s.tile[cell]) || is_face_down(s.tile[cell])) && colour_of(s.tile[cell]) == colour) ++n;
    if (n != kTiles[static_cast<std::size_t>(colour)])
      return std::to_string(n) + " " + std::string(kColourNames[static_cast<std::size_t>(colour)]) + " tiles";
  }
  int pool = 0, hidden = s.bag;
  for (const int n : s.pool) pool += n;
  for (const auto& hand : s.hand) hidden += hand[kUnseen];
  if (pool != hidden + s.discarded[kUnseen]) return "tiles out of sight: " + std::to_string(pool);
  // Four leaders each, on spaces of their own.
  std::set<int> stands;
  for (int dynasty = 0; dynasty < kDynasties; ++dynasty)
    for (const int cell : s.leader[dynasty])
      if (cell < 0 || cell > kOff || (cell != kOff && (s.tile[cell] != Tile::none || !stands.insert(cell).second)))
        return "a leader of dynasty " + std::to_string(dynasty) + " on " + std::to_string(cell);
  // TE-18.3: as many treasures as the board began with.
  int treasures = treasures_on_board(s);
  for (const int n : s.treasures) treasures += n;
  if (treasures != board_facts(s.board).temples.count()) return std::to_string(treasures) + " treasures";
  // Two catastrophes for each player.
  int catastrophes = 0;
  for (int i = 0; i < s.players; ++i) catastrophes += s.catastrophes[s.seat[i]];
  for (int cell = 0; cell < kCells; ++cell) catastrophes += s.tile[cell] == Tile::catastrophe ? 1 : 0;
  if (catastrophes > kCatastrophesEach * s.players) return std::to_string(catastrophes) + " catastrophes";
  return {};
}

// Answers at random, by the odds; looks at the position before each question.
class CountingTable final : public Table {
 public:
  CountingTable(const Game& game, std::span<const std::uint8_t> rulings, std::uint64_t seed)
      : Table(game.tables().fields, rulings), random_(seed) {}
  void begin_step(const State& s) {
    asks_ = 0;
    state_ = &s;
  }

  Seen seen;
  std::string wrong;

 private:
  int answer(const Ask& ask) override {
    if (wrong.empty()) wrong = conserved(*state_);
    std::uint32_t weights = 0;
    for (int o = ask.options().first(); o >= 0; o = ask.options().next(o))
      weights += static_cast<std::uint32_t>(ask.weight(o));
    if (weights == 0) return ask.first_legal();
    auto drawn = static_cast<int>(random_.below(weights));
    int option = ask.options().first();
    for (; drawn >= ask.weight(option); option = ask.options().next(option)) drawn -= ask.weight(option);
    return option;
  }
  int throw_die(const Roll&) override { return 1; }
  void told(const void*, const Change& c) override {
    const auto count = [&c](Field field, int& n, bool counts = true) {
      if (c.field == static_cast<int>(field) && counts) ++n;
    };
    count(Field::war, seen.wars);
    count(Field::revolt, seen.revolts);
    count(Field::monument, seen.monuments);
    count(Field::treasures, seen.treasures);
    count(Field::building, seen.buildings, c.after != kOff);
    count(Field::wonder, seen.wonders, c.after != kOff);
    count(Field::catastrophes, seen.catastrophes);
    count(Field::swapped, seen.swaps);
    count(Field::ending, seen.by_treasures, c.after == static_cast<int>(Ending::treasures));
    count(Field::ending, seen.by_bag, c.after == static_cast<int>(Ending::bag));
  }
  void refused(const Change& c) override { wrong = "refused: a change under " + std::string(c.rule); }

  Random random_;
  const State* state_ = nullptr;
};

struct Setting {
  int players;
  BoardSide board;
  bool buildings, wonder, english;
};

std::vector<Setting> every_setting() {
  std::vector<Setting> all;
  for (const int players : {2, 3, 4})
    for (const BoardSide board : {standard_board, advanced_board})
      for (int options = 0; options < 8; ++options)
        all.push_back({players, board, (options & 1) != 0, (options & 2) != 0, (options & 4) != 0});
  return all;
}

std::string name_of(const Setting& v) {
  return std::to_string(v.players) + " players, " + std::string(board_facts(v.board).name) +
         (v.buildings ? ", buildings" : "") + (v.wonder ? ", wonder" : "") + (v.english ? ", english" : "");
}

Record setup_of(const Setting& v, Record r = {}) {
  const auto fact = [&r](std::string_view field, Value to) { r.header.setup.push_back({field, "", {}, to}); };
  fact("players", r.number(v.players));
  fact("board", Value::string(board_facts(v.board).name));
  if (v.buildings) fact("buildings", {ValueKind::boolean, 0, 0, "true"});
  if (v.wonder) fact("wonder", {ValueKind::boolean, 0, 0, "true"});
  if (v.english) fact("english", {ValueKind::boolean, 0, 0, "true"});
  return r;
}

void add(Seen& all, const Seen& one) {
  for (int Seen::*n : {&Seen::wars, &Seen::revolts, &Seen::monuments, &Seen::treasures, &Seen::buildings,
                       &Seen::wonders, &Seen::catastrophes, &Seen::swaps, &Seen::by_treasures, &Seen::by_bag})
    all.*n += one.*n;
}

// ARBITER_GAMES sets the number of games in each of the 48 settings.
TEST(TeConformance, RandomGamesKeepTheInvariantsAndComeByEverything) {
  Seen all;
  std::set<std::string> strange;  // settings where a variant's piece came without the variant, or never with it
  const RulingValues rulings = choose_rulings(game(), {}, {}).value().values;
  for (const Setting& v : every_setting()) {
    Seen here;
    for (int seed = 1; seed <= laws::games(25); ++seed) {
      State s;
      ASSERT_TRUE(game().begin(setup_of(v), rulings, &s).ok());
      CountingTable table(game(), rulings, static_cast<std::uint64_t>(seed));
      const auto where = [&] {
        return name_of(v) + ", seed " + std::to_string(seed) + ", turn " + std::to_string(s.turn);
      };
      for (int n = 0; s.phase != Phase::over; ++n) {
        ASSERT_LT(n, 1000) << where();
        table.begin_step(s);
        game().step(&s, table);
        ASSERT_EQ(table.wrong, "") << where();
        ASSERT_EQ(conserved(s), "") << where();
        const std::vector<std::string> broken = game().broken_invariants(&s);
        ASSERT_TRUE(broken.empty()) << broken.front() << "; " << where();
        ASSERT_EQ(s.union_tile, kOff) << where();
      }
      add(here, table.seen);
    }
    if ((here.buildings > 0) != v.buildings || (here.wonders > 0 && !v.wonder)) strange.insert(name_of(v));
    add(all, here);
  }
  const auto print = [&all] {
    return testing::Message() << "wars " << all.wars << ", revolts " << all.revolts << ", monuments " << all.monuments
                              << ", buildings " << all.buildings << ", wonders " << all.wonders << ", treasures "
                              << all.treasures << ", catastrophes " << all.catastrophes << ", swaps " << all.swaps
                              << ", ends by treasures " << all.by_treasures << ", by the bag " << all.by_bag;
  };
  SCOPED_TRACE(print());
  std::printf("%s\n", print().GetString().c_str());
  if (laws::games(25) < 20) return;  // too few to come by everything
  EXPECT_THAT(strange, testing::IsEmpty());
  EXPECT_GT(all.wars, 0);
  EXPECT_GT(all.revolts, 0);
  EXPECT_GT(all.monuments, 0);
  EXPECT_GT(all.treasures, 0);
  EXPECT_GT(all.wonders, 0);
  EXPECT_GT(all.catastrophes, 0);
  EXPECT_GT(all.swaps, 0);
  EXPECT_GT(all.by_treasures, 0);
  EXPECT_GT(all.by_bag, 0);
}

}  // namespace
}  // namespace arbiter::te
