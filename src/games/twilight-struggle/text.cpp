#include "games/twilight-struggle/text.hpp"

#include "core/words.hpp"
#include "games/twilight-struggle/names.hpp"
#include "games/twilight-struggle/position.hpp"
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

std::string result_in_words(const State& s) {
  const FieldInfo& ending = tables().fields[static_cast<std::size_t>(Field::ending)];
  const std::string how = tables().option_name(ending.values, static_cast<int>(s.ending));
  if (s.winner == kNone) return "draw by " + how;
  return std::string(side_name(side_of(s.winner))) + " wins by " + how;
}

bool judge_fact(const State& s, const Fact& fact, const Record& record, std::string& wrong) {
  // A side may give up at any time; then the position says nothing of the end.
  if (fact.field == "ending") return fact.to.text == "Forfeit" || fact.to.text == "Unknown";
  if (fact.field == "winner") return fact.to.text == "Unknown" || s.phase != Phase::over;
  const int place = place_of_list(fact.field);
  if (place == 0) return false;
  OptionSet expected;
  for (std::string_view name : texts_of(fact.to, &record.items)) {
    const std::optional<CardId> id = find_card(name);
    if (!id) {
      wrong = "unknown card '" + std::string(name) + "' in " + std::string(fact.field);
      return true;
    }
    expected.add(*id);
    if ((s.place[*id] & place) == 0) wrong = std::string(card(*id).id) + " can't be in " + std::string(fact.field);
  }
  const OptionSet sure = surely_in(s, place);
  for (int id = sure.first(); id >= 0 && wrong.empty(); id = sure.next(id))
    if (!expected.has(id) && id != the_china_card)
      wrong = std::string(card(id).id) + " is missing in " + std::string(fact.field);
  return true;
}

}  // namespace arbiter::ts
