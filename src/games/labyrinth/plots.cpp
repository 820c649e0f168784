// 4.7.8, 4.8.1, 8.5.2 to 8.5.4: plot markers, of which nobody need have seen the numbers.
#include "games/labyrinth/plots.hpp"

#include <algorithm>

namespace arbiter::lab {

namespace {

bool has_kind(const State& s, int kind) {
  return s.available[kind] > 0 || (s.available[unseen_plot] > 0 && s.plot_pool[kind] > 0);
}

// Kinds of the Available box with a number up to `most`, and WMD.
OptionSet kinds_available(const State& s, int most) {
  OptionSet kinds;
  for (int kind = 0; kind < kPlotNumbers; ++kind)
    if (has_kind(s, kind) && (kind == wmd || kind < most || !rule_on("LAB-8.5.2"))) kinds.add(kind);
  return kinds;
}

// The most that an unseen row can be; WMD always can.
int most_of(int row) {
  switch (row % kPlotKinds) {
    case unseen_plot_1:
      return 1;
    case unseen_plot_2:
      return 2;
    default:
      return 3;
  }
}

bool is_unseen(int row) {
  return row % kPlotKinds >= unseen_plot;
}

bool can_be(const State& s, int row, int kind) {
  return s.plot_pool[kind] > 0 && (kind == wmd || kind < most_of(row));
}

// Once every marker on the map is known, so are those in the box.
void settle_pool(State& s, Table& t, Rule rule) {
  for (int row = 0; row < kPlotRows; ++row)
    for (int id = 0; is_unseen(row) && id < kCountries; ++id)
      if (s.plots[row][id] > 0) return;
  if (s.available[unseen_plot] == 0) return;
  for (int kind = 0; kind < kPlotNumbers; ++kind) {
    const int n = s.plot_pool[kind];
    if (n == 0) continue;
    t.change(s, Field::plot_pool, kind, -n, rule);
    t.change(s, Field::available, kind, n, rule);
  }
  t.set(s, Field::available, unseen_plot, 0, rule);
}

void take_from_box(State& s, Table& t, int kind, Rule rule) {
  if (kind < kPlotNumbers) {
    if (s.available[kind] > 0) {
      t.change(s, Field::available, kind, -1, rule);
      return;
    }
    t.change(s, Field::available, unseen_plot, -1, rule);
    t.change(s, Field::plot_pool, kind, -1, rule);
    return;
  }
  // An unseen marker may be any of the box: what was known of the box isn't known of the rest.
  for (int known = 0; known < kPlotNumbers; ++known) {
    const int n = s.available[known];
    if (n == 0) continue;
    t.change(s, Field::available, known, -n, rule);
    t.change(s, Field::plot_pool, known, n, rule);
    t.change(s, Field::available, unseen_plot, n, rule);
  }
  t.change(s, Field::available, unseen_plot, -1, rule);
}

// Card 57: a plot placed in the Philippines, unless Troops outnumber cells.
void abu_sayyaf_prestige(State& s, Table& t, int id) {
  if (id == philippines && s.marked_event(abu_sayyaf) && us_troops(s, id) <= cells(s, id))
    change_prestige(s, t, -1, "LAB-card-57");
}

void put_on_map(State& s, Table& t, int id, int kind, Rule rule) {
  test(s, t, id, rule);
  take_from_box(s, t, kind, rule);
  t.change(s, plot_field(kind), id, +1, rule);
  abu_sayyaf_prestige(s, t, id);
}

}  // namespace

bool plot_available(const State& s, int most) {
  return kinds_available(s, most).any();
}

bool plot_of_available(const State& s, PlotKind kind) {
  return has_kind(s, kind);
}

int plots_available(const State& s) {
  int n = 0;
  for (const int count : s.available) n += count;
  return n;
}

bool place_plot(State& s, Table& t, int id, int most, Rule rule) {
  const OptionSet every = OptionSet::range(plot_1, wmd);
  if (s.solo != 0) {  // 9.3.2
    if (!plot_available(s, 3)) return false;
    const int kind = t.choose(Ask::of(kChance, Key::random_plot, every)
                                  .require("LAB-9.3.2", kinds_available(s, 3))
                                  .untold(unseen_plot)
                                  .owed("LAB-9.3.2"));
    put_on_map(s, t, id, kind, rule);
    return true;
  }
  if (!plot_available(s, most)) return false;
  const int unseen = most >= 3 ? unseen_plot : most == 2 ? unseen_plot_2 : unseen_plot_1;
  const int kind = t.choose(question(Side::Jihadist, Key::plot, every)
                                .require("LAB-4.7.8", kinds_available(s, 3))
                                .require("LAB-8.5.2", kinds_available(s, most))
                                .untold(unseen)
                                .owed(rule));
  put_on_map(s, t, id, kind, rule);
  return true;
}

bool place_plot_of(State& s, Table& t, int id, PlotKind kind, Rule rule) {
  if (!has_kind(s, kind)) return false;
  put_on_map(s, t, id, kind, rule);
  return true;
}

TurnedUp turn_up(State& s, Table& t, int id, Rule rule) {
  OptionSet possible;  // rows of known kinds
  for (int row = 0; row < kPlotRows; ++row) {
    if (s.plots[row][id] == 0) continue;
    const int tag = row >= kTagged ? kTagged : 0;
    if (!is_unseen(row)) possible.add(row);
    for (int kind = 0; is_unseen(row) && kind < kPlotNumbers; ++kind)
      if (can_be(s, row, kind)) possible.add(tag + kind);
  }
  const Ask ask = Ask::of(kChance, Key::reveal_plot, OptionSet::range(0, kPlotRows - 1))
                      .require(rule, possible)
                      .seen_as(Field::revealed_plot)
                      .may_be_missing()
                      .owed(rule);
  if (!ask.any()) return {};
  const int row = possible.count() == 1 ? possible.first() : t.choose(ask);
  TurnedUp up;
  up.kind = row % kPlotKinds;
  up.tagged = row >= kTagged;
  t.tell(Field::revealed_plot, row, 1, rule);
  if (up.kind < kPlotNumbers && s.plots[row][id] > 0) {
    t.change(s, plot_field(row), id, -1, rule);
    return up;
  }
  for (const int unseen : {unseen_plot_1, unseen_plot_2, unseen_plot}) {
    const int from = (up.tagged ? kTagged : 0) + unseen;
    if (up.kind >= kPlotNumbers || s.plots[from][id] == 0 || !can_be(s, from, up.kind)) continue;
    t.change(s, plot_field(from), id, -1, rule);
    t.change(s, Field::plot_pool, up.kind, -1, rule);
    return up;
  }
  return {};
}

void return_plot(State& s, Table& t, int kind, Rule rule) {
  if (kind != wmd) {
    t.change(s, s.awakening_rules != 0 ? Field::resolved_plots : Field::available, kind, +1, rule);
  } else if (s.solo != 0) {  // 9.3.3: the highest set-aside marker comes back
    for (int aside = plot_3; aside >= plot_1; --aside)
      if (s.set_aside[aside] > 0) {
        t.change(s, Field::set_aside, aside, -1, "LAB-9.3.3");
        t.change(s, Field::available, aside, +1, "LAB-9.3.3");
        break;
      }
  }
  settle_pool(s, t, rule);
}

void remove_plot(State& s, Table& t, int id, Rule rule) {
  const TurnedUp up = turn_up(s, t, id, rule);
  if (up.kind < kPlotNumbers) return_plot(s, t, up.kind, "LAB-7.5.3");
}

void remove_all_plots(State& s, Table& t, int id, Rule rule) {
  for (int n = plots_in(s, id); n > 0; --n) remove_plot(s, t, id, rule);
}

OptionSet with_untagged_plots(const State& s) {
  OptionSet found;
  for (int row = 0; row < kTagged; ++row)
    for (int id = 0; id < kCountries; ++id)
      if (s.plots[row][id] > 0) found.add(id);
  return found;
}

// The US doesn't see which marker it tags: where kinds differ, chance (the record) tells.
void tag_plot(State& s, Table& t, int id, Rule rule) {
  OptionSet rows;
  for (int row = 0; row < kTagged; ++row)
    if (s.plots[row][id] > 0) rows.add(row);
  if (rows.none()) return;
  const int row = rows.count() == 1 ? rows.first()
                                    : t.choose(Ask::of(kChance, Key::reveal_plot, OptionSet::range(0, kTagged - 1))
                                                   .require(rule, rows)
                                                   .may_be_missing()
                                                   .owed(rule));
  t.change(s, plot_field(row), id, -1, rule);
  t.change(s, plot_field(kTagged + row), id, +1, rule);
}

namespace {

// 9.3.3: in the solitaire game a WMD replaces the lowest plot in the box.
void wmd_into_box(State& s, Table& t, Rule rule) {
  t.change(s, Field::available, wmd, +1, rule);
  if (s.solo == 0) return;
  for (int kind = plot_1; kind <= plot_3; ++kind)
    if (has_kind(s, kind)) {
      take_from_box(s, t, kind, "LAB-9.3.3");
      t.change(s, Field::set_aside, kind, +1, "LAB-9.3.3");
      return;
    }
}

}  // namespace

void cache_becomes_available(State& s, Table& t, int id, Rule rule) {
  const int n = s.wmd_cache[id];
  t.set(s, Field::wmd_cache, id, 0, rule);
  if (!rule_on(rule)) return;
  for (int i = 0; i < n; ++i) wmd_into_box(s, t, rule);
}

bool wmd_becomes_available(State& s, Table& t, Rule rule) {
  if (s.loose_wmd == 0) return false;
  t.change(s, Field::loose_wmd, 0, -1, rule);
  wmd_into_box(s, t, rule);
  return true;
}

}  // namespace arbiter::lab
