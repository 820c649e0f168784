// 8.3 Travel.
#include "games/labyrinth/dice.hpp"

namespace arbiter::lab {

namespace {

struct Move {
  int from = 0, piece = piece::sleeper, to = 0;
};

// The cells that have not been named yet: each travels once a card (8.3.3).
struct CellsLeft {
  std::array<std::int8_t, kPlaces> sleepers{}, active{};
  explicit CellsLeft(const State& s) {
    for (std::size_t id = 0; id < kCountries; ++id) {
      sleepers[id] = s.sleepers[id];
      active[id] = s.active[id];
    }
  }
  OptionSet countries() const {
    OptionSet found;
    for (std::size_t id = 0; id < kCountries; ++id)
      if (sleepers[id] + active[id] > 0) found.add(static_cast<int>(id));
    return found;
  }
};

int choose_traveller(Table& t, Side who, CellsLeft& left, int from, Rule rule) {
  const auto at = static_cast<std::size_t>(from);
  int kind = left.active[at] > 0 ? piece::active : piece::sleeper;
  if (left.active[at] > 0 && left.sleepers[at] > 0) {
    const OptionSet both = OptionSet::of(piece::sleeper, piece::active);
    kind = t.choose(question(who, Key::piece, both).require(rule, both).unless_said(piece::active).group(1).owed(rule));
  }
  --(kind == piece::active ? left.active : left.sleepers)[at];
  return kind;
}

// Card 2: only to adjacent countries.
OptionSet open_to(const State& s, int from) {
  if (!s.in_effect(biometrics)) return all_countries();
  return neighbours(s, from).with(from);
}

// 8.3.1; card 2: a Good country beside it asks for a roll.
bool is_automatic(const State& s, const Move& m) {
  if (m.from == m.to || s.governance[m.to] == Governance::islamist_rule) return true;
  if (!adjacent(s, m.from, m.to)) return false;
  return !s.in_effect(biometrics) || s.governance[m.to] != Governance::good;
}

void arrive(State& s, Table& t, const Move& m) {
  test(s, t, m.to, "LAB-4.9.4");
  if ((is_automatic(s, m) && rule_on("LAB-8.3.1")) || succeeds(t, m.to, governance_number(s, m.to), "LAB-8.3")) {
    move_cell(s, t, m.from, m.piece, m.to, "LAB-8.3.1");
    return;
  }
  // 8.3.2: to the track, without a cadre.
  if ((m.piece == piece::sleeper ? s.sleepers[m.from] : s.active[m.from]) == 0) return;
  t.change(s, m.piece == piece::sleeper ? Field::sleepers : Field::active_cells, m.from, -1, "LAB-8.3.2");
  t.change(s, Field::cells_on_track, 0, +1, "LAB-8.3.2");
}

}  // namespace

int travel(State& s, Table& t, int ops) {
  CellsLeft left(s);
  std::array<Move, kMaxOps> moves{};
  int count = 0;
  while (count < ops && count < kMaxOps) {
    Ask from = question(Side::Jihadist, Key::from, all_countries())
                   .require("LAB-8.3.1", with_cells(s))
                   .require("LAB-8.3.3", left.countries())
                   .group(1)
                   .owed("LAB-8.3.1");
    if (!from.any()) break;
    if (count > 0) from.or_option(kNoCountry).unless_said(kNoCountry);
    Move m;
    m.from = t.choose(from);
    if (m.from == kNoCountry) break;
    m.piece = choose_traveller(t, Side::Jihadist, left, m.from, "LAB-8.3.3");
    m.to = t.choose(question(Side::Jihadist, Key::to, all_countries())
                        .require("LAB-8.3.1", on_board(s))
                        .require("LAB-card-2", open_to(s, m.from))
                        .group(1)
                        .owed("LAB-8.3.1"));
    moves[static_cast<std::size_t>(count++)] = m;
  }
  for (int i = 0; i < count; ++i) arrive(s, t, moves[static_cast<std::size_t>(i)]);
  return count;
}

void travel_free(State& s, Table& t, Side who, int n, const OptionSet& destinations, Rule rule) {
  CellsLeft left(s);
  std::array<Move, kMaxOps> moves{};
  int count = 0;
  while (count < n && count < kMaxOps) {
    const Ask from = question(who, Key::from, all_countries()).require(rule, left.countries()).group(1).owed(rule);
    if (!from.any()) break;
    Move m;
    m.from = t.choose(from);
    m.piece = choose_traveller(t, who, left, m.from, rule);
    m.to =
        t.choose(question(who, Key::to, all_countries()).require(rule, destinations & on_board(s)).group(1).owed(rule));
    moves[static_cast<std::size_t>(count++)] = m;
  }
  for (int i = 0; i < count; ++i) {
    const Move& m = moves[static_cast<std::size_t>(i)];
    test(s, t, m.to, rule);
    const bool empties = cells(s, m.from) == 1 && m.from != m.to;
    move_cell(s, t, m.from, m.piece, m.to, rule);
    if (empties && t.ruling(RulingId::cadre_on_event_move) != 0) place_cadre(s, t, m.from, "LAB-4.8.4");
  }
}

}  // namespace arbiter::lab
