#include "support/lab_position.hpp"

#include <ostream>
#include <stdexcept>

#include "arbiter/formats.hpp"
#include "core/record_table.hpp"
#include "core/script.hpp"
#include "games/labyrinth/game.hpp"
#include "games/labyrinth/position.hpp"
#include "support/fault_name.hpp"

namespace arbiter::lab::tests {
namespace {

int country_named(std::string_view name) {
  const int id = tables().find_option(static_cast<int>(DomainId::countries), name);
  if (id < 0) throw std::invalid_argument("no country: " + std::string(name));
  return id;
}

std::int8_t small(int n) {
  return static_cast<std::int8_t>(n);
}

template <class Played>
Outcome run(const Position& position, std::string_view script, const Played& played) {
  Record record;
  if (!script.empty()) {
    Result<Record> read = read_text(script);
    if (!read) throw std::invalid_argument("no script: " + std::string(script));
    record = std::move(read.value());
  }
  std::vector<Item> items;
  compile(TableIndex(tables()), record, 0, static_cast<std::uint32_t>(record.entries.size()), items);
  Outcome out;
  out.state = position.state;
  SourceHabits habits;
  habits.states.assign(tables().fields.size(), 0);
  RecordTable table(tables(), position.rulings, habits);
  table.begin_step(items, &out.state);
  table.set_holes(Holes::none);
  table.begin_run();
  bool stuck = false;
  try {
    played(out.state, table, out);
  } catch (const GameOver&) {
    out.over = true;
  } catch (const NoOptions&) {
    stuck = true;
  } catch (const StepTooLong&) {
    stuck = true;
  }
  table.finish_run(stuck);
  out.over = out.over || out.state.phase == Phase::over;
  for (const Fault& f : table.faults()) out.findings.push_back(std::string(fault_name(f.kind)) + " " + f.rule);
  for (const Notice& n : table.notices())
    out.notes.emplace_back(n.ruling >= 0 ? tables().rulings[static_cast<std::size_t>(n.ruling)].name : n.rule);
  return out;
}

Side owner_or_us(int id) {
  return event_player(id, Side::US);
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const Land& land) {
  const GameTables& t = tables();
  out << t.option_name(static_cast<int>(DomainId::governances), static_cast<int>(land.governance_)) << ' '
      << t.option_name(static_cast<int>(DomainId::alignments), static_cast<int>(land.alignment_)) << ' '
      << t.option_name(static_cast<int>(DomainId::postures), static_cast<int>(land.posture_));
  const auto count = [&out](std::string_view what, int n) {
    if (n != 0) out << ", " << what << ' ' << n;
  };
  count("sleepers", land.sleepers_);
  count("active", land.active_);
  count("cadre", land.cadre_);
  count("troops", land.troops_);
  count("aid", land.aid_);
  count("besieged", land.besieged_);
  count("regime change", land.regime_change_);
  count("plots", land.plots_);
  return out;
}

Position::Position() : rulings(profiles()[0].values.begin(), profiles()[0].values.end()) {
  empty_position(state);
  state.turn = 2;
  state.phase = Phase::cards;
  state.length = 3;
  with("Iran", untested().sleepers(1));
}

Position& Position::with(std::string_view name, const Land& land) {
  const int id = country_named(name);
  if (state.kind[id] == Kind::muslim) state.governance[id] = land.governance_;
  state.alignment[id] = land.alignment_;
  if (id != israel && state.kind[id] == Kind::non_muslim && land.posture_ != Posture::unmarked)
    state.posture[id] = land.posture_;
  const int cells_before = state.sleepers[id] + state.active[id], troops_before = state.troops[id];
  state.sleepers[id] = small(land.sleepers_);
  state.active[id] = small(land.active_);
  state.cadre[id] = small(land.cadre_);
  state.troops[id] = small(land.troops_);
  state.aid[id] = small(land.aid_);
  state.besieged[id] = small(land.besieged_);
  state.regime_change[id] = small(land.regime_change_);
  state.cells_on_track = small(state.cells_on_track - land.sleepers_ - land.active_ + cells_before);
  state.troops[kTrack] = small(state.troops[kTrack] - land.troops_ + troops_before);
  return *this;
}
Position& Position::prestige(int n) {
  state.prestige = small(n);
  return *this;
}
Position& Position::funding(int n) {
  state.funding = small(n);
  return *this;
}
Position& Position::us(Posture p) {
  state.posture[united_states] = p;
  return *this;
}
Position& Position::cells_on_track(int n) {
  state.cells_on_track = small(n);
  return *this;
}
Position& Position::troops_on_track(int n) {
  state.troops[kTrack] = small(n);
  return *this;
}
Position& Position::reserves(Side side, int n) {
  state.reserves[index(side)] = small(n);
  return *this;
}
Position& Position::plot(std::string_view name, PlotKind kind) {
  ++state.plots[kind][country_named(name)];
  if (state.available[kind] > 0) --state.available[kind];
  return *this;
}
Position& Position::available(int ones, int twos, int threes, int wmds) {
  state.available[plot_1] = small(ones);
  state.available[plot_2] = small(twos);
  state.available[plot_3] = small(threes);
  state.available[wmd] = small(wmds);
  return *this;
}
Position& Position::marked(int id, std::string_view name) {
  state.in_play[id] = lab::marked;
  state.marker_at[id] = small(name == "none" ? static_cast<int>(kNoCountry) : country_named(name));
  return *this;
}
Position& Position::blocked(int id) {
  state.in_play[id] = blocked_side;
  return *this;
}
Position& Position::lapsing(int id) {
  state.lapsing[id] = 1;
  return *this;
}
Position& Position::hand(Side side, const std::vector<int>& cards) {
  for (const int id : cards) {
    state.place[id] = small(hand_bit(side));
    ++state.hand[index(side)];
    --state.draw_pile;
  }
  return *this;
}
Position& Position::hidden_hand(Side side, int n) {
  for (int id = 1; id < kCards; ++id)
    if ((state.place[id] & in_draw_pile) != 0) state.place[id] = small(state.place[id] | hand_bit(side));
  state.hand[index(side)] = static_cast<std::int16_t>(state.hand[index(side)] + n);
  state.draw_pile = static_cast<std::int16_t>(state.draw_pile - n);
  return *this;
}
Position& Position::discarded(const std::vector<int>& cards) {
  for (const int id : cards) {
    state.place[id] = in_discards;
    --state.draw_pile;
  }
  return *this;
}
Position& Position::acting(Side side, int card_of_phase) {
  state.acting = small(index(side));
  state.card_index = small(card_of_phase);
  return *this;
}
Position& Position::recent(std::string_view name, int bits) {
  state.recent[country_named(name)] = small(bits);
  return *this;
}
Position& Position::solo() {
  state.solo = 1;
  return *this;
}
Position& Position::ideology(Ideology level) {
  state.ideology = level;
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

Land Outcome::at(std::string_view name) const {
  const int id = country_named(name);
  Land land;
  if (state.kind[id] == Kind::muslim) land.governance_ = state.governance[id];
  land.alignment_ = state.alignment[id];
  land.posture_ = state.posture[id];
  land.sleepers_ = state.sleepers[id];
  land.active_ = state.active[id];
  land.cadre_ = state.cadre[id];
  land.troops_ = state.troops[id];
  land.aid_ = state.aid[id];
  land.besieged_ = state.besieged[id];
  land.regime_change_ = state.regime_change[id];
  land.plots_ = plots_in(state, id);
  return land;
}

Outcome after(const Position& position, int id, Side side, std::string_view script) {
  Position p = position;
  State& s = p.state;
  if ((s.place[id] & in_draw_pile) != 0) --s.draw_pile;
  s.place[id] = on_table;
  s.card = static_cast<std::int16_t>(id);
  const Side player = event_player(id, side);
  return run(p, script, [&](State& now, Table& t, Outcome& out) {
    out.occurred = trigger_event(now, t, id, player);
    put_away(now, t, id, out.occurred, player, "LAB-5.2.2");
  });
}

Outcome after(const Position& position, int id, std::string_view script) {
  return after(position, id, owner_or_us(id), script);
}

bool playable(const Position& position, int id, Side side) {
  return can_occur(position.state, id, event_player(id, side));
}
bool playable(const Position& position, int id) {
  return playable(position, id, owner_or_us(id));
}

Outcome operate(const Position& position, Side side, int ops, std::string_view script) {
  return run(position, script, [&](State& now, Table& t, Outcome&) {
    Operation o;
    o.ops = ops;
    conduct_operation(now, t, side, o);
    check_victory(now, t, side);
  });
}

Outcome step(const Position& position, std::string_view script) {
  return run(position, script, [](State& now, Table& t, Outcome&) { game().step(&now, t); });
}

Outcome after(const Position& position, Play play, std::string_view script) {
  return run(position, script, [&](State& now, Table& t, Outcome&) { play(now, t); });
}

}  // namespace arbiter::lab::tests
