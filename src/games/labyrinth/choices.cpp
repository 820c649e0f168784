// Questions that many chapters ask.
#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

Ask question(Side who, Key key, const OptionSet& universe) {
  return Ask::of(who, key, universe).told_as(chosen(key));
}

int choose_country(Table& t, Side who, Key key, const OptionSet& allowed, Rule rule) {
  const Ask ask = question(who, key, all_countries()).require(rule, allowed).owed(rule);
  return ask.any() ? t.choose(ask) : kNoCountry;
}

int choose_country_or_none(Table& t, Side who, Key key, const OptionSet& allowed, Rule rule) {
  Ask ask = question(who, key, all_countries()).require(rule, allowed).owed(rule);
  if (!ask.any()) return kNoCountry;
  return t.choose(ask.or_option(kNoCountry).unless_said(kNoCountry));
}

OptionSet choose_countries(Table& t, Side who, Key key, const OptionSet& allowed, int n, Rule rule) {
  OptionSet chosen_ones;
  while (chosen_ones.count() < n) {
    const Ask ask =
        question(who, key, all_countries()).require(rule, allowed).require(rule, ~chosen_ones).group(1).owed(rule);
    if (!ask.any()) break;
    const int id = t.choose(ask);
    if (chosen_ones.has(id)) break;
    chosen_ones.add(id);
  }
  return chosen_ones;
}

int random_country(Table& t, const OptionSet& allowed, Rule rule) {
  const Ask ask =
      Ask::of(kChance, Key::random_country, all_countries()).require(rule, allowed).may_be_missing().owed(rule);
  return ask.any() ? t.choose(ask) : kNoCountry;
}

bool accepts(Table& t, Side who, Rule rule) {
  return t.choose(
             question(who, Key::accept, OptionSet::of(answer::yes, answer::no)).unless_said(answer::no).owed(rule)) ==
         answer::yes;
}

int choose_option(Table& t, Side who, int n, Rule rule) {
  return t.choose(question(who, Key::option, OptionSet::range(0, n - 1)).may_be_missing().owed(rule));
}

}  // namespace arbiter::lab
