#include "support/doors.hpp"

#include <array>
#include <charconv>
#include <cstddef>

#include "arbiter/table.hpp"
#include "arbiter/table_index.hpp"

namespace arbiter::doors {
namespace {

enum class Key { tile, door, pay, lock };
enum class Field { turn, left, purse, bag, unseen, locks };

constexpr std::array<std::string_view, 3> kSides = {"Ann", "Ben", "Cleo"};
constexpr std::array<std::string_view, 1> kRulesets = {"doors"};
constexpr std::array<std::string_view, 4> kColours = {"red", "green", "blue", "none"};
constexpr std::array<Domain, 1> kDomains = {Domain{"colour", kColours, none, nullptr}};
constexpr std::array<KeyInfo, 4> kKeys = {KeyInfo{"tile", 0, "tile drawn"}, KeyInfo{"door", 0, "door to open"},
                                          KeyInfo{"pay", 0, "coin to pay with"}, KeyInfo{"lock", 0, "lock to turn"}};
constexpr int at(std::size_t offset) {
  return static_cast<int>(offset);
}
constexpr std::array<FieldInfo, 6> kFields = {
    FieldInfo{"turn", -1, at(offsetof(State, turn)), 1, 0, 10, -1, true, true},
    FieldInfo{"left", 0, at(offsetof(State, left)), 1, 0, 9},
    FieldInfo{"purse", 0, at(offsetof(State, purse)), 1, 0, 9},
    FieldInfo{"bag", 0, at(offsetof(State, bag)), 1, 0, 40},
    FieldInfo{"unseen", -1, at(offsetof(State, unseen)), 1, 0, 40},
    FieldInfo{"locks", 0, at(offsetof(State, locks)), 1, 0, 40},
};
constexpr std::array<ProfileInfo, 1> kProfiles = {ProfileInfo{"rulebook", "", {}}};
constexpr GameTables kTables = {"doors", kSides, kRulesets, kDomains, kKeys, kFields, {}, kProfiles};

OptionSet filled(const std::int8_t (&counts)[3]) {
  OptionSet s;
  for (int c = red; c <= blue; ++c)
    if (counts[c] > 0) s.add(c);
  return s;
}

class Doors final : public Game {
 public:
  const GameTables& tables() const override { return kTables; }
  const TableIndex& index() const override { return index_; }
  std::string_view title() const override { return "Doors"; }
  std::size_t state_size() const override { return sizeof(State); }
  Result<bool> begin(const Record& record, const RulingValues&, void* state) const override {
    State& s = *new (state) State;
    if (!record.header.sides.empty()) s.players = static_cast<std::int8_t>(record.header.sides.size());
    return true;
  }
  OptionSet sides_in_play(const void* state) const override {
    return OptionSet::range(0, static_cast<const State*>(state)->players - 1);
  }
  DueStep due(const void* state) const override {
    const State& s = *static_cast<const State*>(state);
    return {s.turn, false, s.over != 0};
  }
  std::string step_name(int ordinal) const override { return "turn " + std::to_string(ordinal); }
  int read_heading(std::string_view text, const void*) const override {
    int n = kNoStep;
    if (text.starts_with("turn ")) std::from_chars(text.data() + 5, text.data() + text.size(), n);
    return n;
  }
  bool go_to(void* state, int ordinal) const override {
    static_cast<State*>(state)->turn = static_cast<std::int8_t>(ordinal);
    return true;
  }
  void lose_track(void*, int) const override {}

  void step(void* state, Table& t) const override {
    State& s = *static_cast<State*>(state);
    if (s.over != 0) return;
    const int player = (s.turn - 1) % s.players;
    Ask tile = Ask::of(kChance, Key::tile, OptionSet::range(red, blue))
                   .require("D-1", filled(s.bag))
                   .for_side(player)
                   .untold(none);
    for (int c = red; c <= blue; ++c) tile.odds(c, s.bag[c]);
    if (const int drawn = t.choose(tile); drawn != none) {
      t.change(s, Field::bag, drawn, -1, "D-1");
    } else {
      t.change(s, Field::unseen, 0, 1, "D-1");
    }
    const Ask door = Ask::of(player, Key::door, OptionSet::range(red, blue))
                         .require("D-2", filled(s.left))
                         .may_be_missing()
                         .owed("D-2");
    if (door.any()) {
      const int open = t.choose(door);
      t.change(s, Field::left, open, -1, "D-2");
      t.change(s, Field::purse, open, 1, "D-2");
    }
    const int paid = t.choose(Ask::of(player, Key::pay, OptionSet::range(red, blue))
                                  .require("D-3", filled(s.purse))
                                  .or_option(none)
                                  .unless_said(none));
    if (paid != none) t.change(s, Field::purse, paid, -1, "D-3");
    if (s.turn % 2 == 0) {
      const int lock =
          t.choose(Ask::of(player, Key::lock, OptionSet::range(red, blue)).require("D-4", true).owed("D-4"));
      t.change(s, Field::locks, lock, 1, "D-4");
    }
    if (s.turn == 8) s.over = 1;
    t.set(s, Field::turn, 0, s.turn + 1, "D-5");
  }

  std::vector<std::string> broken_invariants(const void*) const override { return {}; }
  std::string result(const void* state) const override {
    return static_cast<const State*>(state)->over != 0 ? "all turns played" : "";
  }
  int winner(const void*) const override { return kNobody; }
  bool judge_fact(const void*, const Fact&, const Record&, std::string&) const override { return false; }
  std::string describe(const void*, int, bool) const override { return {}; }

 private:
  TableIndex index_{kTables};
};

}  // namespace

const Game& game() {
  static const Doors the_game;
  return the_game;
}

}  // namespace arbiter::doors
