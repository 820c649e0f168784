// The dice of Jihadist operations (8.1): where each is thrown, and the roll itself.
#pragma once

#include <array>

#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

// 8.1.2: all locations are declared before any die is thrown.
struct Declared {
  std::array<int, kMaxOps> at{};  // country of each die
  int count = 0;
  int dice_in(int country) const {
    int n = 0;
    for (int i = 0; i < count; ++i) n += at[static_cast<std::size_t>(i)] == country ? 1 : 0;
    return n;
  }
  OptionSet countries() const {
    OptionSet found;
    for (int i = 0; i < count; ++i) found.add(at[static_cast<std::size_t>(i)]);
    return found;
  }
};

// Asks for the country of each of up to `ops` dice; after the first, fewer are allowed. `ask` narrows the countries;
// `most` is the number of dice that a country can take.
template <class MostDice>
Declared declare(Table& t, const Ask& ask, int ops, const MostDice& most, Rule rule) {
  Declared d;
  const int limit = ops < kMaxOps ? ops : kMaxOps;
  while (d.count < limit) {
    OptionSet open;
    for (int id = 0; id < kCountries; ++id)
      if (d.dice_in(id) < most(id)) open.add(id);
    Ask next = ask;
    next.require(rule, open).group(1);
    if (!next.any()) break;
    if (d.count > 0) next.or_option(kNoCountry).unless_said(kNoCountry);
    const int at = t.choose(next);
    if (at == kNoCountry) break;
    d.at[static_cast<std::size_t>(d.count++)] = at;
  }
  return d;
}

// 8.1.1: a die for `country` succeeds at `needed` or less.
inline bool succeeds(Table& t, int country_id, int needed, Rule rule) {
  if (needed >= 6) return true;
  std::uint8_t bands = 1U << 1;
  if (needed + 1 <= 6) bands = static_cast<std::uint8_t>(bands | 1U << (needed + 1));
  return t.roll({index(Side::Jihadist), country(country_id).name, rule, 6, bands}) <= needed;
}

// Sleepers that become active because so many dice use cells of the country; the Jihadist may use active ones
// (8.4, 8.5.1).
inline void use_cells(State& s, Table& t, int at, int dice, Rule rule) {
  const int active = cells(s, at) - s.sleepers[at];
  const int least = dice > active ? dice - active : 0;
  const int most = dice < s.sleepers[at] ? dice : s.sleepers[at];
  int n = least;
  if (least < most) {
    n = t.choose(question(Side::Jihadist, Key::activate, OptionSet::range(0, kMostNumber))
                     .require(rule, OptionSet::range(least, most))
                     .unless_said(least)
                     .owed(rule));
  }
  activate(s, t, at, n, rule);
}

}  // namespace arbiter::lab
