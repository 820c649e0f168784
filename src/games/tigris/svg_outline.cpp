// Outlines of sets of cells.
#include <fmt/format.h>

#include <array>
#include <vector>

#include "games/tigris/svg_parts.hpp"

namespace arbiter::te::svg {
namespace {

constexpr int kEast = 0, kSouth = 1, kWest = 2, kNorth = 3;  // clockwise
constexpr std::array<int, 4> kDx = {1, 0, -1, 0}, kDy = {0, 1, 0, -1};

// The edges between a set and what lies beside it, each directed so that the set is on its right.
struct Edges {
  std::array<std::array<bool, 4>, (kColumns + 1) * (kRows + 1)> leaving{};

  static std::size_t corner(int x, int y) { return static_cast<std::size_t>(y * (kColumns + 1) + x); }
  bool& at(int x, int y, int direction) { return leaving[corner(x, y)][static_cast<std::size_t>(direction)]; }
};

Edges edges_of(const Cells& cells) {
  Edges e;
  const auto has = [&cells](int x, int y) {
    return x >= 0 && y >= 0 && x < kColumns && y < kRows && cells.has(y * kColumns + x);
  };
  for (int y = 0; y < kRows; ++y)
    for (int x = 0; x < kColumns; ++x) {
      if (!has(x, y)) continue;
      if (!has(x, y - 1)) e.at(x, y, kEast) = true;
      if (!has(x + 1, y)) e.at(x + 1, y, kSouth) = true;
      if (!has(x, y + 1)) e.at(x + 1, y + 1, kWest) = true;
      if (!has(x - 1, y)) e.at(x, y + 1, kNorth) = true;
    }
  return e;
}

struct Corner {
  int x, y, in, out;
};

// Follows the edges from one that begins at a corner until they lead back to it, turning right where two cells touch by
// their corners only.
std::vector<Corner> loop_from(Edges& e, int x, int y, int direction) {
  std::vector<Corner> corners;
  const int first_x = x, first_y = y, first_direction = direction;
  do {
    x += kDx[static_cast<std::size_t>(direction)];
    y += kDy[static_cast<std::size_t>(direction)];
    int next = direction;
    for (const int turn : {3, 0, 1})
      if (e.at(x, y, (direction + turn) % 4)) next = (direction + turn) % 4;
    if (next != direction) corners.push_back({x, y, direction, next});
    direction = next;
    e.at(x, y, direction) = false;
  } while (x != first_x || y != first_y || direction != first_direction);
  return corners;
}

void append(std::string& d, const std::vector<Corner>& corners, int inset, int radius) {
  const auto dx = [](int direction) { return kDx[static_cast<std::size_t>(direction % 4)]; };
  const auto dy = [](int direction) { return kDy[static_cast<std::size_t>(direction % 4)]; };
  char command = 'M';
  for (const Corner& c : corners) {
    const int x = c.x * kCell + inset * (dx(c.in + 1) + dx(c.out + 1));
    const int y = c.y * kCell + inset * (dy(c.in + 1) + dy(c.out + 1));
    d += fmt::format("{}{} {}Q{} {} {} {}", command, x - radius * dx(c.in), y - radius * dy(c.in), x, y,
                     x + radius * dx(c.out), y + radius * dy(c.out));
    command = 'L';
  }
  d += 'Z';
}

}  // namespace

std::string outline(const Cells& cells, int inset, int radius) {
  Edges e = edges_of(cells);
  std::string d;
  // Row by row: the first edge met of a loop begins at one of its corners.
  for (int y = 0; y <= kRows; ++y)
    for (int x = 0; x <= kColumns; ++x)
      while (e.at(x, y, kEast)) append(d, loop_from(e, x, y, kEast), inset, radius);
  return d;
}

}  // namespace arbiter::te::svg
