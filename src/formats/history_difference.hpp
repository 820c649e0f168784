// What differs between two states of a history, and the entries that it becomes.
#pragma once

#include <array>
#include <vector>

#include "formats/history_state.hpp"

namespace arbiter::formats::history {

using Kinds = std::array<std::string_view, te::kCells>;  // what lies on each cell

struct Difference {
  struct Cell {
    int cell;
    std::string_view kind, before;
  };
  struct Leader {
    int player, colour, to;
  };
  std::vector<Cell> tiles;
  std::vector<Leader> leaders;
  te::Cells treasures_gone, treasures_new;
  Tiles played{};                             // that left a hand: all by the one who decides
  std::array<Tiles, te::kDynasties> drawn{};  // by each player
  bool draws_fit = false;                     // hands and bag explain each other
};
Difference difference(const HistoryState& before, const HistoryState& after, const Kinds& kinds);

// The deal of a start, and how it differs from the printed one: expected, then set by hand.
void write_start(tigris::Entries& out, const HistoryState& s);
// Another beginning: header.setup.position.
void write_position(tigris::Entries& out, const HistoryState& s, const Kinds& kinds);
// The choices that the difference shows, where it has one plain reading.
void write_choices(tigris::Entries& out, const HistoryState& before, const HistoryState& after, const Difference& d,
                   std::uint32_t at);
void write_changes(tigris::Entries& out, const HistoryState& before, const HistoryState& after, const Difference& d,
                   std::uint32_t at);
// What the state before shows still though it's over: expected, and so reported.
void write_left_over(tigris::Entries& out, const HistoryState& before, const HistoryState& after, std::uint32_t at);
void write_draws(tigris::Entries& out, const HistoryState& before, const Difference& d, std::uint32_t at);

}  // namespace arbiter::formats::history
