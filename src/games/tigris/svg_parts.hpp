// The parts of the picture of a position: its colours, its symbols, its shapes.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/tigris/state.hpp"

namespace arbiter::te::svg {

// Symbols and text have a contrast of at least 4.5 with their ground, grounds one of 3 with what they lie on.
inline constexpr std::string_view kPage = "#FBF7EC", kInk = "#2E2414", kLand = "#F3E6C8", kGrid = "#6F5B2E";
inline constexpr std::string_view kRiver = "#CFE6F2", kWaves = "#1F5E86", kOutline = "#6A1B9A", kWhite = "#FFFFFF";
inline constexpr std::string_view kGold = "#FFC72C", kGoldInk = "#3A2800", kClay = "#D8C7A2", kClayInk = "#4F3F26";
inline constexpr std::string_view kDisc = "#FFFAEE", kMarble = "#F4EBDD", kMarbleInk = "#5A2A6E";
inline constexpr std::array<std::string_view, kColours> kInkOf = {"#262626", "#B3261E", "#1D5FA8", "#1E7238"};

inline constexpr int kCell = 60;

enum class Anchor { start, middle, end };

// An SVG document as it grows.
struct Canvas {
  std::string out;
  bool shared_symbols = false;

  // In a picture that shares its symbols: refers to this one. Else draws nothing and returns false.
  bool refer(std::string_view symbol, int which = 0);
  // <g> at a place, its inside drawn around (0, 0) and made smaller to `percent`. Closed by `close`.
  void open(int x, int y, int percent = 100);
  // The same for a piece of the game: with its name for programs and for people.
  void open_piece(std::string_view piece, std::string_view cell, std::string_view title, int x, int y,
                  int percent = 100);
  void close() { out += "</g>\n"; }
  void shape(std::string_view d, std::string_view fill, std::string_view stroke = {}, std::string_view width = "2");
  void ground(std::string_view d, std::string_view fill, std::string_view stroke = {}, std::string_view width = "2");
  void lines(std::string_view d, std::string_view stroke, std::string_view width);
  void circle(std::string_view r, std::string_view fill, std::string_view stroke = {}, std::string_view width = "2");
  void text(int x, int y, std::string_view words, int size, std::string_view fill = kInk, Anchor anchor = Anchor::start,
            bool bold = false);
};

// `text` with what XML reserves written as entities.
std::string escaped(std::string_view text);

// svg_symbols.cpp: symbols between -12 and 12, and the pieces made of them, around their middle.
void emblem(Canvas& c, int colour, std::string_view ink, std::string_view ground);
void dynasty_symbol(Canvas& c, int dynasty, std::string_view ink, std::string_view ground);
void draw_tile(Canvas& c, int colour);
void draw_face_down(Canvas& c);
void draw_leader(Canvas& c, int dynasty, int colour);
void draw_monument(Canvas& c, int monument);
void draw_building(Canvas& c, int colour);
void draw_wonder_sign(Canvas& c);
void draw_catastrophe(Canvas& c);
void draw_treasure(Canvas& c);
void draw_union(Canvas& c);
void draw_special_border(Canvas& c);
void draw_unseen(Canvas& c);

// svg_outline.cpp: the outline of a set of cells as path data, `inset` within it, corners rounded.
std::string outline(const Cells& cells, int inset, int radius);

// svg_panel.cpp: what stands beside the board. Each draws from `y` down and returns where it ends.
int draw_heading(Canvas& c, const State& s, int y);
int draw_players(Canvas& c, const State& s, int y);
int draw_supply(Canvas& c, const State& s, int y);
int draw_legend(Canvas& c, const State& s, int y);

// What is seen of a position that may be unsound: a dynasty, a cell or kOff.
constexpr int dynasty_in(int value) {
  return value < 0 || value >= kDynasties ? 0 : value;
}
constexpr int cell_in(int value) {
  return value < 0 || value >= kCells ? kOff : value;
}
constexpr int players_of(const State& s) {
  return s.players < 0 ? 0 : s.players > kDynasties ? kDynasties : s.players;
}

}  // namespace arbiter::te::svg
