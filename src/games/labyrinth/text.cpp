#include "games/labyrinth/text.hpp"

#include <array>
#include <vector>

#include "core/words.hpp"
#include "games/labyrinth/names.hpp"
#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

namespace {

OptionSet told_cards(const Fact& fact, const Record& record, std::string& wrong) {
  OptionSet cards;
  for (const std::string_view word : texts_of(fact.to, &record.items)) {
    const int id = find_card(word);
    if (id < 1) {
      wrong = "unknown card '" + std::string(word) + "' in " + std::string(fact.field);
      return {};
    }
    cards.add(id);
  }
  return cards;
}

std::string names_of(const OptionSet& cards) {
  std::string text;
  for (int id = cards.first(); id >= 0; id = cards.next(id))
    text += (text.empty() ? "" : ", ") + std::string(card(id).id);
  return text.empty() ? "nothing" : text;
}

OptionSet lying_at(const State& s, int place) {
  OptionSet found;
  for (int id = 1; id < kCards; ++id)
    if (s.place[id] == place) found.add(id);
  return found;
}

void judge_hand(const State& s, Side side, const Fact& fact, const Record& record, std::string& wrong) {
  const OptionSet told = told_cards(fact, record, wrong);
  if (!wrong.empty()) return;
  const OptionSet missing = surely_holds(s, side) - told, alien = told - may_hold(s, side);
  if (missing.none() && alien.none() && told.count() == s.hand[index(side)]) return;
  wrong = std::string(fact.field) + " has " + std::to_string(s.hand[index(side)]) + " cards";
  if (missing.any()) wrong += ", among them " + names_of(missing);
  if (alien.any()) wrong += ", not " + names_of(alien);
  wrong += "; the record expects " + names_of(told);
}

void judge_pile(const State& s, int place, const Fact& fact, const Record& record, std::string& wrong) {
  const OptionSet told = told_cards(fact, record, wrong);
  if (!wrong.empty() || told == lying_at(s, place)) return;
  wrong = std::string(fact.field) + ": " + names_of(lying_at(s, place)) + "; the record expects " + names_of(told);
}

struct Total {
  std::string_view name;
  int (*value)(const State&);
};
constexpr std::array<Total, 6> kTotals = {{
    {"good_resources", good_resources},
    {"islamist_resources", islamist_resources},
    {"fair_good", fair_or_good},
    {"poor_islamist", poor_or_islamist},
    {"gwot_penalty", gwot_penalty},
    {"world_posture", world_posture},
}};

void judge_number(const Fact& fact, int is, std::string& wrong) {
  if (fact.to.integer(-1000) == is) return;
  wrong = std::string(fact.field) + (fact.subject.empty() ? "" : " of " + std::string(fact.subject)) + " is " +
          std::to_string(is) + ", the record expects " + std::string(fact.to.text);
}

}  // namespace

bool judge_fact(const State& s, const Fact& fact, const Record& record, std::string& wrong) {
  if (fact.field == "hand.US" || fact.field == "hand.Jihadist") {
    judge_hand(s, fact.field == "hand.US" ? Side::US : Side::Jihadist, fact, record, wrong);
    return true;
  }
  if (fact.field == "discards" || fact.field == "removed") {
    judge_pile(s, fact.field == "discards" ? in_discards : out_of_game, fact, record, wrong);
    return true;
  }
  for (const Total& total : kTotals)
    if (fact.field == total.name) {
      judge_number(fact, total.value(s), wrong);
      return true;
    }
  const int id = fact.subject.empty() ? -1 : find_country(fact.subject);
  if (id >= 0 && id < kCountries && (fact.field == "cells" || fact.field == "plots")) {
    judge_number(fact, fact.field == "cells" ? cells(s, id) : plots_in(s, id), wrong);
    return true;
  }
  return false;
}

std::string result(const State& s) {
  if (s.phase != Phase::over) return {};
  const GameTables& t = tables();
  const std::string how = t.option_name(static_cast<int>(DomainId::endings), static_cast<int>(s.ending));
  return std::string(s.winner == index(Side::US) ? "US" : "Jihadist") + " wins: " + how;
}

}  // namespace arbiter::lab
