#include "formats/history_difference.hpp"

#include <algorithm>
#include <string>

namespace arbiter::formats::history {

namespace {

std::size_t at_index(int n) {
  return static_cast<std::size_t>(n);
}

std::string_view place(int cell) {
  return te::cell_name(cell);  // "off" beyond the board
}

std::string_view colour_name(std::size_t colour) {
  return te::kColourNames[colour];
}

// The only cell of a difference at which a piece of that kind appeared; null if there's none or more.
template <class Wanted>
const Difference::Cell* only(const Difference& d, Wanted wanted) {
  const Difference::Cell* found = nullptr;
  for (const Difference::Cell& c : d.tiles) {
    if (!wanted(c)) continue;
    if (found != nullptr) return nullptr;
    found = &c;
  }
  return found;
}

bool is_colour(std::string_view kind) {
  return std::find(te::kColourNames.begin(), te::kColourNames.end(), kind) != te::kColourNames.end();
}

}  // namespace

Difference difference(const HistoryState& before, const HistoryState& after, const Kinds& kinds) {
  Difference d;
  for (int cell = 0; cell < te::kCells; ++cell) {
    const std::string_view was = kinds[at_index(cell)], is = tile_kind(after, cell, was);
    if (is != was) d.tiles.push_back({cell, is, was});
  }
  for (int player = 0; player < before.players; ++player)
    for (int colour = 0; colour < te::kColours; ++colour) {
      const int to = after.leader[at_index(player)][at_index(colour)];
      if (to != before.leader[at_index(player)][at_index(colour)]) d.leaders.push_back({player, colour, to});
    }
  d.treasures_gone = before.treasures - after.treasures;
  d.treasures_new = after.treasures - before.treasures;
  // Only the one who decides plays tiles; the rest that hands and bag changed by was drawn.
  d.draws_fit = true;
  for (std::size_t c = 0; c < te::kColours; ++c) {
    d.played[c] = before.bag[c] - after.bag[c];
    for (int player = 0; player < before.players; ++player)
      d.played[c] += before.hand[at_index(player)][c] - after.hand[at_index(player)][c];
    d.draws_fit = d.draws_fit && d.played[c] >= 0;
  }
  for (int player = 0; player < before.players; ++player)
    for (std::size_t c = 0; c < te::kColours; ++c) {
      int& n = d.drawn[at_index(player)][c];
      n = after.hand[at_index(player)][c] - before.hand[at_index(player)][c];
      if (player == before.decider) n += d.played[c];
      d.draws_fit = d.draws_fit && n >= 0;
    }
  return d;
}

void write_start(tigris::Entries& out, const HistoryState& s) {
  out.heading("setup", 1);
  for (int player = 0; player < s.players; ++player) out.draw(player, s.hand[at_index(player)], 1);
  // The printed start is data of the board, not a rule: where the file has another one, both are told.
  const te::Cells printed = te::board_facts(te::standard_board).temples;
  struct Other {
    int cell;
    std::string_view kind;
    int treasure;
  };
  std::vector<Other> others;
  for (int cell = 0; cell < te::kCells; ++cell) {
    const std::string_view kind = tile_kind(s, cell, "none");
    const bool treasure = s.treasures.has(cell);
    if ((kind == "red") == printed.has(cell) && (is_colour(kind) == printed.has(cell)) && treasure == printed.has(cell))
      continue;
    others.push_back({cell, kind, treasure ? 1 : 0});
  }
  Tiles left{};  // in the bag, were the start the printed one
  for (std::size_t c = 0; c < te::kColours; ++c) {
    left[c] = te::kTiles[c];
    for (int player = 0; player < s.players; ++player) left[c] -= s.hand[at_index(player)][c];
  }
  left[te::red] -= printed.count();
  out.expect(1);
  for (const Other& o : others) out.fact("tile", place(o.cell), o.kind);
  for (const Other& o : others) out.fact("treasure", place(o.cell), o.treasure);
  for (std::size_t c = 0; c < te::kColours; ++c) out.fact("bag", colour_name(c), s.bag[c]);
  if (others.empty() && left == s.bag) return;
  out.adjust(1);
  for (const Other& o : others) out.fact("tile", place(o.cell), o.kind);
  for (const Other& o : others) out.fact("treasure", place(o.cell), o.treasure);
  if (left == s.bag) return;
  out.fact("bag", "", tigris::sum(s.bag));
  for (std::size_t c = 0; c < te::kColours; ++c)
    if (left[c] != s.bag[c]) out.fact("pool", colour_name(c), s.bag[c]);
}

void write_position(tigris::Entries& out, const HistoryState& s, const Kinds& kinds) {
  Record& r = out.record();
  std::vector<Fact>& facts = r.header.position;
  const auto number = [&](std::string_view field, std::string_view subject, int n) {
    facts.push_back({field, subject, {}, r.number(n)});
  };
  const auto text = [&](std::string_view field, std::string_view subject, std::string_view value) {
    facts.push_back({field, subject, {}, Value::string(value)});
  };
  for (int cell = 0; cell < te::kCells; ++cell) {
    if (kinds[at_index(cell)] != "none" || cell == 0) text("tile", place(cell), kinds[at_index(cell)]);
    if (s.treasures.has(cell) || cell == 0) number("treasure", place(cell), s.treasures.has(cell) ? 1 : 0);
  }
  for (int m = 0; m < te::kMonuments; ++m)
    if (s.monument[at_index(m)] != te::kCells)
      text("monument", te::kMonumentFacts[at_index(m)].id, place(s.monument[at_index(m)]));
  for (int player = 0; player < s.players; ++player) {
    for (int colour = 0; colour < te::kColours; ++colour) {
      const int cell = s.leader[at_index(player)][at_index(colour)];
      if (cell != te::kCells) text("leader", tigris::leader_name(player, colour), place(cell));
      number(tigris::vp_field(player), colour_name(at_index(colour)), s.vp[at_index(player)][at_index(colour)]);
      number(tigris::hand_field(player), colour_name(at_index(colour)), s.hand[at_index(player)][at_index(colour)]);
    }
    number("treasures", tigris::dynasty_name(player), s.treasures_taken[at_index(player)]);
    number("catastrophes", tigris::dynasty_name(player), s.catastrophes_left[at_index(player)]);
  }
  number("bag", "", tigris::sum(s.bag));
  for (std::size_t c = 0; c < te::kColours; ++c) number("pool", colour_name(c), s.bag[c]);
  number("action_number", "", s.actions_left == 1 ? 2 : 1);
}

namespace {

void write_action(tigris::Entries& out, const HistoryState& before, const Difference& d, std::uint32_t at) {
  const int player = before.decider;
  const Difference::Cell* tile =
      only(d, [](const Difference::Cell& c) { return is_colour(c.kind) && !is_colour(c.before); });
  const Difference::Cell* catastrophe = only(d, [](const Difference::Cell& c) { return c.kind == "catastrophe"; });
  int own_moves = 0, set = 0, others = 0;
  const Difference::Leader* moved = nullptr;
  for (const Difference::Leader& l : d.leaders) {
    if (l.player != player) {
      ++others;
      continue;
    }
    ++own_moves;
    set += l.to != te::kCells ? 1 : 0;
    if (moved == nullptr || l.to != te::kCells) moved = &l;
  }
  if (catastrophe != nullptr && tile == nullptr) {
    out.choice(player, "action", "catastrophe", at);
    out.choice(player, "to", place(catastrophe->cell), at);
  } else if (tile != nullptr && catastrophe == nullptr && set == 0) {
    out.choice(player, "action", "tile", at);
    out.choice(player, "tile", tile->kind, at);
    out.choice(player, "to", place(tile->cell), at);
  } else if (d.tiles.empty() && (set == 1 || (set == 0 && own_moves == 1))) {
    out.choice(player, "action", "leader", at);
    out.choice(player, "leader", tigris::leader_name(player, moved->colour), at);
    out.choice(player, "to", place(moved->to), at);
  } else if (d.tiles.empty() && own_moves + others == 0 && d.draws_fit) {
    const int n = tigris::sum(d.played);
    out.choice(player, "action", n > 0 ? "swap" : "pass", at);
    if (n == 0) return;
    out.number(player, "swap", n, at);
    if (n > te::kAllTiles) return;
    for (std::size_t c = 0; c < te::kColours; ++c)
      for (int i = 0; i < d.played[c]; ++i) out.choice(player, "discard", colour_name(c), at);
  }
}

void write_monument(tigris::Entries& out, const HistoryState& before, const HistoryState& after, std::uint32_t at) {
  for (std::size_t m = 0; m < te::kMonuments; ++m) {
    if (after.monument[m] == before.monument[m] || after.monument[m] == te::kCells) continue;
    out.choice(before.decider, "monument", te::kMonumentFacts[m].id, at);
    out.choice(before.decider, "square", place(after.monument[m]), at);
  }
}

}  // namespace

void write_choices(tigris::Entries& out, const HistoryState& before, const HistoryState& after, const Difference& d,
                   std::uint32_t at) {
  using Decision = HistoryState::Decision;
  switch (before.decision) {
    case Decision::action:
      write_action(out, before, d, at);
      break;
    case Decision::commit:
      if (d.draws_fit) out.number(before.decider, "commit", d.played[at_index(before.decision_colour)], at);
      break;
    case Decision::choose_war:
      if (after.decision == Decision::commit)
        out.choice(before.decider, "choose_war", colour_name(at_index(after.decision_colour)), at);
      break;
    case Decision::treasure:
      for (int cell = d.treasures_gone.first(); cell >= 0; cell = d.treasures_gone.next(cell))
        out.choice(before.decider, "treasure", place(cell), at);
      break;
    case Decision::other:
      break;
  }
  write_monument(out, before, after, at);
}

void write_changes(tigris::Entries& out, const HistoryState& before, const HistoryState& after, const Difference& d,
                   std::uint32_t at) {
  bool open = false;  // the entry is begun with its first fact
  const auto begin = [&] {
    if (!open) out.changed(at);
    open = true;
  };
  const auto number = [&](std::string_view field, std::string_view subject, int was, int is) {
    if (is == was) return;
    begin();
    out.fact_by(field, subject, is - was, is);
  };
  const auto text = [&](std::string_view field, std::string_view subject, std::string_view value) {
    begin();
    out.fact(field, subject, value);
  };
  for (const Difference::Leader& l : d.leaders) text("leader", tigris::leader_name(l.player, l.colour), place(l.to));
  for (const Difference::Cell& c : d.tiles) text("tile", place(c.cell), c.kind);
  if (after.union_cell != before.union_cell) text("union", "", place(after.union_cell));
  for (std::size_t m = 0; m < te::kMonuments; ++m)
    if (after.monument[m] != before.monument[m]) text("monument", te::kMonumentFacts[m].id, place(after.monument[m]));
  const te::Cells treasures = d.treasures_gone | d.treasures_new;
  for (int cell = treasures.first(); cell >= 0; cell = treasures.next(cell))
    number("treasure", place(cell), before.treasures.has(cell) ? 1 : 0, after.treasures.has(cell) ? 1 : 0);
  for (int player = 0; player < before.players; ++player) {
    const std::size_t p = at_index(player);
    for (std::size_t c = 0; c < te::kColours; ++c) {
      number(tigris::vp_field(player), colour_name(c), before.vp[p][c], after.vp[p][c]);
      number(tigris::hand_field(player), colour_name(c), before.hand[p][c], after.hand[p][c]);
    }
    const std::string_view dynasty = tigris::dynasty_name(player);
    number("treasures", dynasty, before.treasures_taken[p], after.treasures_taken[p]);
    number("catastrophes", dynasty, before.catastrophes_left[p], after.catastrophes_left[p]);
  }
  number("bag", "", tigris::sum(before.bag), tigris::sum(after.bag));
  // Tiles played and drawn anew in one: the hand is as it was. Behind the bag, since that is complete when all are
  // drawn.
  for (int player = 0; player < before.players && open && d.draws_fit; ++player)
    for (std::size_t c = 0; c < te::kColours; ++c) {
      const std::size_t p = at_index(player);
      if (d.drawn[p][c] > 0 && after.hand[p][c] == before.hand[p][c])
        out.fact_by(tigris::hand_field(player), colour_name(c), 0, after.hand[p][c]);
    }
}

void write_left_over(tigris::Entries& out, const HistoryState& before, const HistoryState& after, std::uint32_t at) {
  if (before.union_cell == te::kCells || after.union_cell != te::kCells || after.marker == te::kCells) return;
  out.expect(at);
  out.fact("union", "", place(after.marker));
}

void write_draws(tigris::Entries& out, const HistoryState& before, const Difference& d, std::uint32_t at) {
  if (!d.draws_fit) return;
  for (int n = 0; n < before.players; ++n) {
    const int player = (before.decider + n) % before.players;
    out.draw(player, d.drawn[at_index(player)], at);
  }
}

}  // namespace arbiter::formats::history
