#include "vectors/te_play.hpp"

#include "games/tigris/game.hpp"

namespace arbiter::vectors {
namespace {

using te::Field;
using te::Key;

std::vector<int> options_of(const OptionSet& set, int but) {
  std::vector<int> all;
  for (int o = set.first(); o >= 0; o = set.next(o))
    if (o != but) all.push_back(o);
  return all;
}

class ScriptTable final : public Table {
 public:
  ScriptTable(const RulingValues& rulings, Played& played) : Table(te::tables().fields, rulings), played_(played) {}

  void begin(const Step& step) {
    asks_ = 0;
    step_ = step;
    trader_ = -1;
  }
  void finish() {
    for (const Answer& a : step_.answers) wrong("nobody asks for '" + name(static_cast<int>(a.key)) + "'");
  }

 private:
  static std::string name(int key) { return std::string(te::tables().keys[static_cast<std::size_t>(key)].name); }
  void wrong(std::string what) { played_.wrong.push_back(std::move(what)); }

  int answer(const Ask& ask) override {
    const Key key = static_cast<Key>(ask.key());
    if (key == Key::building) played_.building_cells = options_of(ask.options(), te::kOff);
    if (key == Key::treasure && played_.treasure_cells.empty()) played_.treasure_cells = options_of(ask.options(), -1);
    for (auto a = step_.answers.begin(); a != step_.answers.end(); ++a) {
      if (a->key != key || a->by != ask.who()) continue;
      const int pick = a->pick;
      step_.answers.erase(a);
      if (ask.legal(pick)) return pick;
      const char* rule = ask.excluded_by(pick);
      wrong("'" + name(ask.key()) + "' can't be answered so by " + (rule == nullptr ? "its range" : rule));
      return ask.first_legal();
    }
    if (ask.unsaid() >= 0) return ask.unsaid();
    if (ask.options().count() != 1) wrong("'" + name(ask.key()) + "' must be told: " + ask.owed_rule());
    return ask.first_legal();
  }
  int throw_die(const Roll&) override { return 1; }
  void refused(const Change& c) override {
    wrong("out of bounds: " + std::string(te::tables().fields[static_cast<std::size_t>(c.field)].name));
  }

  void told(const void*, const Change& c) override {
    const auto field = static_cast<Field>(c.field);
    const std::string_view rule = c.rule;
    if (field >= Field::vp_archer && field <= Field::vp_lion)
      played_.points[step_.end_of_turn ? 1 : 0][c.field - static_cast<int>(Field::vp_archer)][c.subject] += c.amount;
    if (field == Field::tile) told_tile(c);
    if (field == Field::leader && c.after == te::kOff && rule != "TE-4.3")
      played_.home.emplace_back(c.subject / te::kColours, c.subject % te::kColours);
    if (field == Field::union_tile) played_.united = true;
    if (field == Field::revolt || field == Field::war) {
      played_.fights.emplace_back();
      played_.fights.back().war = field == Field::war;
      played_.fights.back().colour = c.subject;
      sides_ = 0;
    }
    if (!played_.fights.empty()) told_of_fight(field, c);
    if (field == Field::treasure && c.amount < 0) trader_ = c.subject;
    if (field == Field::treasures) played_.treasures.emplace_back(c.subject, trader_);
    if (field == Field::drawn) played_.drawn[c.subject] += c.after;
  }

  void told_tile(const Change& c) {
    const auto before = static_cast<te::Tile>(c.before), after = static_cast<te::Tile>(c.after);
    if (after == te::Tile::wonder) played_.wonder.push_back(c.subject);
    if (te::is_face_down(after)) played_.flipped.push_back(c.subject);
    if (te::is_face_up(before) && (after == te::Tile::none || after == te::Tile::catastrophe))
      played_.removed.push_back(c.subject);
  }

  void told_of_fight(Field field, const Change& c) {
    Fight& f = played_.fights.back();
    if (field == Field::committed && sides_ < 2) {
      if (sides_ == 0) f.attacker = c.subject;
      f.committed[sides_++] = c.after;
    }
    if (field == Field::attack) f.strength[0] = c.after;
    if (field == Field::defence) f.strength[1] = c.after;
    if (field == Field::won) f.winner = c.subject;
  }

  Played& played_;
  Step step_;
  int trader_ = -1;  // the cell of the treasure that is being taken
  int sides_ = 0;
};

}  // namespace

Played play(const te::State& state, const std::vector<Step>& steps, const RulingValues& rulings) {
  Played played;
  played.state = state;
  ScriptTable table(rulings, played);
  for (const Step& step : steps) {
    if (played.state.phase == te::Phase::over) {
      played.wrong.emplace_back("the game is over before all is played");
      return played;
    }
    table.begin(step);
    te::game().step(&played.state, table);
    table.finish();
  }
  return played;
}

}  // namespace arbiter::vectors
