#include "support/ts_position.hpp"

#include <algorithm>
#include <cstring>
#include <ostream>
#include <stdexcept>

#include "core/record_table.hpp"
#include "core/replayer.hpp"
#include "core/script.hpp"
#include "games/twilight-struggle/names.hpp"
#include "support/fault_name.hpp"

namespace arbiter::ts::test {
namespace {

int country_named(std::string_view name) {
  const int id = tables().find_option(static_cast<int>(DomainId::countries), name);
  if (id < 0 || id >= kCountries) throw std::invalid_argument("no country: " + std::string(name));
  return id;
}

std::string_view trimmed(std::string_view s) {
  while (!s.empty() && (s.front() == ' ' || s.front() == '\n')) s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\n')) s.remove_suffix(1);
  return s;
}

// The first word of `s`, which loses it.
std::string_view word(std::string_view& s) {
  s = trimmed(s);
  const std::size_t n = std::min(s.find(' '), s.size());
  const std::string_view first = s.substr(0, n);
  s = trimmed(s.substr(n));
  return first;
}

void add_picks(Record& record, std::string_view list, Entry& entry) {
  std::vector<std::string_view> picks;
  for (;;) {
    const std::size_t comma = std::min(list.find(','), list.size());
    picks.push_back(record.keep(trimmed(list.substr(0, comma))));
    if (comma == list.size()) break;
    list.remove_prefix(comma + 1);
  }
  if (picks.size() == 1) {
    entry.pick = Value::string(picks[0]);
  } else {
    const Value all = record.list(picks);
    record.entries.back().pick = all;
  }
}

// "states influence.US Iran +1": the last word is the change.
void add_stated(Record& record, std::string_view rest) {
  record.add(EntryKind::changed);
  const std::string_view field = record.keep(word(rest));
  const std::size_t space = rest.rfind(' ');
  const std::string_view subject =
      space == std::string_view::npos ? std::string_view() : record.keep(trimmed(rest.substr(0, space)));
  const std::string_view value = record.keep(space == std::string_view::npos ? rest : rest.substr(space + 1));
  Fact& fact = record.add_fact(field, subject);
  if (value.starts_with('=')) {
    fact.to = Value::number(value.substr(1));
  } else {
    fact.by = Value::number(value.starts_with('+') ? value.substr(1) : value);
  }
}

void add_line(Record& record, std::string_view line) {
  std::string_view rest = line;
  const std::string_view first = word(rest);
  if (first.empty()) return;
  if (first == "die") {
    const int value = std::stoi(std::string(word(rest)));
    if (!rest.empty()) word(rest);  // "for"
    record.add_die(record.keep(rest), value);
  } else if (first == "states") {
    add_stated(record, rest);
  } else if (first == "draw") {
    Entry& entry = record.add(EntryKind::chance);
    entry.by = "chance";
    entry.key = "draw";
    entry.subject = record.keep(word(rest));
    add_picks(record, rest, entry);
  } else {
    const std::string_view key = word(rest);
    add_picks(record, rest, record.add_choice(record.keep(first), record.keep(key), {}));
  }
}

template <class Played>
Outcome run(const Position& position, std::string_view script, const Played& played) {
  Record record;
  for (;;) {
    const std::size_t end = std::min(script.find(';'), script.size());
    add_line(record, trimmed(script.substr(0, end)));
    if (end == script.size()) break;
    script.remove_prefix(end + 1);
  }
  std::vector<Item> items;
  compile(TableIndex(tables()), record, 0, static_cast<std::uint32_t>(record.entries.size()), items);

  Outcome out;
  out.state = position.state;
  State& s = out.state;
  std::memcpy(s.round_start, s.influence, sizeof s.round_start);
  for (auto& side : s.round_start)
    for (auto& there : side) there = there > 0 ? 1 : 0;
  SourceHabits habits;
  habits.states.assign(tables().fields.size(), 0);
  RecordTable table(tables(), position.rulings, habits);
  table.begin_step(items, &s);
  table.set_holes(Holes::none);
  table.begin_run();
  bool stuck = false;
  try {
    played(s, table, out);
  } catch (const GameOver&) {
    out.over = true;
  } catch (const NoOptions&) {
    stuck = true;
  } catch (const StepTooLong&) {
    stuck = true;
  }
  table.finish_run(stuck);
  for (const Fault& f : table.faults()) {
    out.findings.push_back(std::string(fault_name(f.kind)) + " " + f.rule);
    if (const int ruling = deciding_ruling(tables(), items, f); ruling >= 0)
      out.rulings.emplace_back(tables().rulings[static_cast<std::size_t>(ruling)].name);
  }
  for (const Notice& n : table.notices())
    out.notes.emplace_back(n.ruling >= 0 ? tables().rulings[static_cast<std::size_t>(n.ruling)].name : n.rule);
  return out;
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const Influence& i) {
  return out << "US " << i.us << ", USSR " << i.ussr;
}

Position::Position() : rulings(profiles()[0].values.begin(), profiles()[0].values.end()) {
  std::memset(&state, 0, sizeof state);
  for (int c = 1; c < kCards; ++c) state.place[c] = in_draw_pile;
  state.draw_pile = kCards - 2;
  china(Side::USSR, true);
  state.defcon = kMaxDefcon;
  state.turn = 4;
  state.phase = Phase::action_rounds;
  state.round = 1;
  state.acting = index(Side::USSR);
  state.optional_cards = 1;
  state.crisis_against = state.missile_envy_bound = state.chernobyl_region = kNone;
  state.winner = kNone;
}

Position& Position::with(std::string_view country, int us, int ussr) {
  const int id = country_named(country);
  state.influence[0][id] = static_cast<std::int8_t>(us);
  state.influence[1][id] = static_cast<std::int8_t>(ussr);
  return *this;
}
Position& Position::defcon(int level) {
  state.defcon = static_cast<std::int8_t>(level);
  return *this;
}
Position& Position::vp(int us_positive) {
  state.vp = static_cast<std::int16_t>(us_positive);
  return *this;
}
Position& Position::turn(int n) {
  state.turn = static_cast<std::int8_t>(n);
  return *this;
}
Position& Position::round(int n, Side side) {
  state.round = static_cast<std::int8_t>(n);
  return phasing(side);
}
Position& Position::headline(Side owner) {
  state.phase = Phase::headline;
  state.round = 0;
  return phasing(owner);
}
Position& Position::phasing(Side side) {
  state.phasing = static_cast<std::int8_t>(index(side));
  state.acting = state.phasing;
  phasing_told = true;
  return *this;
}
Position& Position::military_ops(int us, int ussr) {
  state.military_ops[0] = static_cast<std::int8_t>(us);
  state.military_ops[1] = static_cast<std::int8_t>(ussr);
  return *this;
}
Position& Position::space(int us, int ussr) {
  state.space[0] = static_cast<std::int8_t>(us);
  state.space[1] = static_cast<std::int8_t>(ussr);
  return *this;
}
Position& Position::hand(Side side, const std::vector<int>& cards) {
  for (const int c : cards) {
    state.place[c] = static_cast<std::int8_t>(hand_bit(side));
    ++state.hand[index(side)];
    --state.draw_pile;
  }
  return *this;
}
Position& Position::hidden_hand(Side side, int n) {
  for (int c = 1; c < kCards; ++c)
    if (state.place[c] & in_draw_pile) state.place[c] = static_cast<std::int8_t>(state.place[c] | hand_bit(side));
  state.hand[index(side)] = static_cast<std::int8_t>(state.hand[index(side)] + n);
  state.draw_pile = static_cast<std::int8_t>(state.draw_pile - n);
  return *this;
}
Position& Position::discarded(const std::vector<int>& cards) {
  for (const int c : cards) {
    state.place[c] = in_discard_pile;
    --state.draw_pile;
  }
  return *this;
}
Position& Position::china(Side holder, bool face_up) {
  state.place[the_china_card] = on_table;
  state.china_holder = static_cast<std::int8_t>(index(holder));
  state.china_face_up = face_up ? 1 : 0;
  return *this;
}
Position& Position::in_play(int card) {
  state.in_play[card] = 1;
  return occurred(card);
}
Position& Position::occurred(int card) {
  state.occurred[card] = 1;
  return *this;
}
Position& Position::profile(std::string_view name) {
  for (const ProfileInfo& p : profiles())
    if (p.name == name) rulings.assign(p.values.begin(), p.values.end());
  return *this;
}
Position& Position::ruling(RulingId id, int value) {
  rulings[static_cast<std::size_t>(id)] = static_cast<std::uint8_t>(value);
  return *this;
}

Influence Outcome::at(std::string_view country) const {
  const int id = country_named(country);
  return {state.influence[0][id], state.influence[1][id]};
}

Outcome after(const Position& position, int card, Side side, std::string_view script) {
  Position p = position;
  State& s = p.state;
  if (!p.phasing_told) p.phasing(side);
  if ((s.place[card] & in_draw_pile) != 0) --s.draw_pile;
  s.place[card] = on_table;
  s.card = static_cast<std::int8_t>(card);
  const Owner owner = ts::card(card).owner;
  const Side player = owner == Owner::neutral ? side : owner == Owner::us ? Side::US : Side::USSR;
  return run(p, script, [&](State& now, Table& t, Outcome& out) {
    out.occurred = trigger_event(now, t, card, player);
    put_away(now, t, card, out.occurred, "TS-5.6");
  });
}

Outcome after(const Position& position, int card, std::string_view script) {
  return after(position, card, ts::card(card).owner == Owner::ussr ? Side::USSR : Side::US, script);
}

Outcome after(const Position& position, Play play, std::string_view script) {
  return run(position, script, [&](State& now, Table& t, Outcome&) { play(now, t); });
}

Outcome play_set_up(const Position& position, std::string_view script) {
  return after(position, set_up, script);
}
Outcome play_headlines(const Position& position, std::string_view script) {
  return after(position, headline_phase, script);
}
Outcome play_round(const Position& position, std::string_view script) {
  return after(position, action_round, script);
}
Outcome play_turn_end(const Position& position, std::string_view script) {
  return after(position, end_of_turn, script);
}

}  // namespace arbiter::ts::test
