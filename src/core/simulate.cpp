// Random legal games as records: every choice, every roll and every change that the rules told.
#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "arbiter/replay.hpp"
#include "arbiter/table.hpp"
#include "core/random.hpp"
#include "core/random_table.hpp"

namespace arbiter {

RandomTable::RandomTable(const GameTables& tables, std::span<const std::uint8_t> rulings, Random& random, Record* out)
    : Table(tables.fields, rulings), tables_(tables), random_(random), out_(out) {}

// Each option as often as the others, or as its odds say.
int RandomTable::draw(const Ask& ask) {
  OptionSet options = ask.options();
  // Luck takes no default while there is something else to come up.
  if (ask.who() == kChance && ask.silent() >= 0 && options.count() > 1) options.remove(ask.silent());
  std::uint32_t weights = 0;
  if (ask.has_odds())
    for (int o = options.first(); o >= 0; o = options.next(o)) weights += static_cast<std::uint32_t>(ask.weight(o));
  if (weights == 0) return options.nth(static_cast<int>(random_.below(static_cast<std::uint32_t>(options.count()))));
  auto drawn = static_cast<int>(random_.below(weights));
  int option = options.first();
  while (drawn >= ask.weight(option)) {
    drawn -= ask.weight(option);
    option = options.next(option);
  }
  return option;
}

int RandomTable::answer(const Ask& ask) {
  const int pick = ask.options().any() ? draw(ask) : ask.untold();
  const KeyInfo& key = tables_.keys[static_cast<std::size_t>(ask.key())];
  const Domain& domain = tables_.domains[static_cast<std::size_t>(key.domain)];
  // Where nothing can be done ("none" is all there is, and silence says so) there is nothing to write down.
  const bool idle = pick == domain.none && ask.silent() == pick && ask.options() == OptionSet::of(pick);
  if (out_ != nullptr && !idle) {
    Entry& e = out_->add(ask.who() == kChance ? EntryKind::chance : EntryKind::choice);
    e.key = key.name;
    e.by = ask.who() == kChance ? std::string_view("chance") : tables_.sides[static_cast<std::size_t>(ask.who())];
    if (ask.for_side() >= 0) e.subject = tables_.sides[static_cast<std::size_t>(ask.for_side())];
    const std::string_view name = domain.names[static_cast<std::size_t>(pick)];
    if (ask.who() == kChance) {
      e.pick = out_->list({name});
    } else {
      const bool number = name.find_first_not_of("0123456789") == std::string_view::npos;
      e.pick = number ? Value::number(name) : Value::string(name);
    }
  }
  return pick;
}

int RandomTable::throw_die(const Roll& roll) {
  const int die = 1 + static_cast<int>(random_.below(roll.faces));
  if (out_ != nullptr) {
    Entry& e = out_->add(EntryKind::chance);
    e.by = "chance";
    e.key = "die";
    e.subject = roll.subject;
    e.pick = out_->number(die);
  }
  return die;
}

void RandomTable::told(const void*, const Change& c) {
  const FieldInfo& f = tables_.fields[static_cast<std::size_t>(c.field)];
  if (f.quiet || out_ == nullptr) return;
  out_->add(EntryKind::changed);
  Fact fact;
  fact.field = f.name;
  if (f.domain >= 0)
    fact.subject = tables_.domains[static_cast<std::size_t>(f.domain)].names[static_cast<std::size_t>(c.subject)];
  if (f.values >= 0) {
    fact.to =
        Value::string(tables_.domains[static_cast<std::size_t>(f.values)].names[static_cast<std::size_t>(c.after)]);
  } else {
    if (c.kept) fact.by = out_->number(c.amount);
    fact.to = out_->number(c.after);
  }
  out_->facts.push_back(fact);
  out_->entries.back().facts = 1;
}

void RandomTable::refused(const Change& c) {
  throw RefusedChange{c};
}

namespace {

void copy_header(const Game& game, const Header& from, const RulingChoice& rulings, Record& out) {
  const GameTables& t = game.tables();
  Header& h = out.header;
  h.game = t.game;
  h.ruleset = from.ruleset.empty() ? t.rulesets.front() : out.keep(from.ruleset);
  h.variant = out.keep(from.variant);
  h.profile = out.keep(rulings.profile);
  for (const auto& [name, value] : rulings.differing)
    h.rulings.push_back({out.keep(name), Value::string(out.keep(value))});
  for (const SideInfo& s : from.sides) h.sides.push_back({out.keep(s.side), out.keep(s.name), "random", {}, {}});
  h.source.format = "simulated";
  for (const FieldInfo& f : t.fields)
    if (!f.quiet) h.source.states.push_back(f.name);
  h.source.states.push_back("die");
  const auto keep_facts = [&out](const std::vector<Fact>& facts, std::vector<Fact>& to) {
    for (Fact f : facts) {
      f.field = out.keep(f.field);
      f.subject = out.keep(f.subject);
      f.to.text = out.keep(f.to.text);
      to.push_back(f);
    }
  };
  keep_facts(from.setup, h.setup);
  keep_facts(from.position, h.position);
}

}  // namespace

Result<Record> simulate(const Game& game, const Header& header, const CheckOptions& options, std::uint64_t seed) {
  const Result<RulingChoice> rulings = choose_rulings(game, header, options);
  if (!rulings) return rulings.error();
  for (const Fact& f : header.position)
    if (f.to.kind == ValueKind::list) {  // its items are in the record that the header belongs to
      Error e;
      e.code = "REC-setup";
      e.message = "a simulated game can't begin with lists of cards: leave out " + std::string(f.field);
      return e;
    }
  Record out;
  copy_header(game, header, rulings.value(), out);
  alignas(16) std::array<std::byte, kMaxState> state{};
  if (Result<bool> ok = game.begin(out, rulings.value().values, state.data()); !ok) return ok.error();
  if (out.header.sides.empty()) {
    const OptionSet playing = game.sides_in_play(state.data());
    for (int side = playing.first(); side >= 0; side = playing.next(side))
      out.header.sides.push_back({game.tables().sides[static_cast<std::size_t>(side)], {}, "random", {}, {}});
  }
  Random random(seed);
  RandomTable table(game.tables(), rulings.value().values, random, &out);
  // A sudden end is taken back a few times, further each time, so that most games get to see the late turns.
  struct Moment {
    std::vector<std::byte> state;
    std::size_t entries, facts;
  };
  std::vector<Moment> past;
  constexpr int kMaxSteps = 4000;
  int taken_back = 0;
  for (int n = 0; n < kMaxSteps; ++n) {
    const DueStep due = game.due(state.data());
    if (due.over) {
      if (taken_back >= 4 * options.long_games || past.empty()) break;
      const std::size_t steps = std::min<std::size_t>(past.size(), 1 + static_cast<std::size_t>(taken_back++ % 4) * 2);
      past.resize(past.size() - steps + 1);
      std::memcpy(state.data(), past.back().state.data(), game.state_size());
      out.entries.resize(past.back().entries);
      out.facts.resize(past.back().facts);
      past.pop_back();
      continue;
    }
    past.push_back({{state.begin(), state.begin() + static_cast<std::ptrdiff_t>(game.state_size())},
                    out.entries.size(),
                    out.facts.size()});
    out.add_heading(game.step_name(due.ordinal));
    table.begin_step();
    game.step(state.data(), table);
  }
  return out;
}

}  // namespace arbiter
