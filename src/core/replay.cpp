#include "arbiter/replay.hpp"

#include <algorithm>
#include <cstring>

#include "core/nearest.hpp"
#include "core/replayer.hpp"

namespace arbiter {

namespace {

Error error(std::string code, std::string message) {
  Error e;
  e.code = std::move(code);
  e.message = std::move(message);
  return e;
}

// What an importer assumes when neither the user nor the record names a profile.
std::string_view importer_profile(std::string_view format) {
  if (format == "tsreplayer") return "digital";
  if (format == "plt" || format == "0b01" || format == "bga") return format;
  return "rulebook";
}

Result<bool> set_ruling(const GameTables& t, RulingValues& values, std::string_view name, std::string_view value) {
  const int ruling = t.ruling(name);
  if (ruling < 0) {
    std::vector<std::string_view> names;
    for (const RulingSwitch& r : t.rulings) names.push_back(r.name);
    const std::string_view near = nearest_name(name, names);
    std::string message = "unknown ruling '" + std::string(name) + "'";
    message += near.empty() ? "; `arbiter games` lists them" : "; did you mean " + std::string(near) + "?";
    return error("REC-unknown-ruling", message);
  }
  const RulingSwitch& r = t.rulings[static_cast<std::size_t>(ruling)];
  for (std::size_t i = 0; i < r.values.size(); ++i)
    if (r.values[i] == value || (value == "default" && i == 0)) {
      values[static_cast<std::size_t>(ruling)] = static_cast<std::uint8_t>(i);
      return true;
    }
  std::string message = "ruling " + std::string(name) + " has no value '" + std::string(value) + "'; it can be";
  for (std::size_t i = 0; i < r.values.size(); ++i) message += (i == 0 ? " " : ", ") + std::string(r.values[i]);
  return error("REC-unknown-value", message);
}

Result<bool> set_profile(const GameTables& t, RulingValues& values, std::string_view name) {
  const int profile = t.profile(name);
  if (profile < 0) {
    std::string message = "unknown profile '" + std::string(name) + "'; " + std::string(t.game) + " has";
    for (std::size_t i = 0; i < t.profiles.size(); ++i)
      message += (i == 0 ? " " : ", ") + std::string(t.profiles[i].name);
    return error("REC-unknown-profile", message);
  }
  const ProfileInfo& p = t.profiles[static_cast<std::size_t>(profile)];
  values.assign(p.values.begin(), p.values.end());
  return true;
}

Result<const Game*> game_of(const Record& record) {
  if (const Game* g = find_game(record.header.game)) return g;
  std::vector<std::string_view> names;
  for (const Game* g : all_games()) names.push_back(g->tables().game);
  std::string message = record.header.game.empty() ? std::string("the record names no game")
                                                   : "unknown game '" + std::string(record.header.game) + "'";
  message += "; this version knows";
  for (std::size_t i = 0; i < names.size(); ++i) message += (i == 0 ? " " : ", ") + std::string(names[i]);
  return error("REC-unknown-game", message);
}

void fill_header(const Record& record, const Game& game, GameReport& r) {
  r.game = game.tables().game;
  r.ruleset = record.header.ruleset.empty() ? game.tables().rulesets.front() : record.header.ruleset;
  for (const SideInfo& s : record.header.sides) r.sides.emplace_back(s.side, s.name);
  r.lines = static_cast<std::uint32_t>(record.source_lines.size());
  r.entries = static_cast<std::uint32_t>(record.entries.size());
}

}  // namespace

Result<RulingChoice> choose_rulings(const Game& game, const Header& header, const CheckOptions& options) {
  const GameTables& t = game.tables();
  RulingChoice c;
  c.profile = options.own                ? options.own->name
              : !options.profile.empty() ? options.profile
              : !header.profile.empty()  ? std::string(header.profile)
                                         : std::string(importer_profile(header.source.format));
  const std::string base = options.own ? options.own->base : c.profile;
  if (Result<bool> ok = set_profile(t, c.values, base); !ok) return ok.error();
  if (options.own)
    for (const auto& [name, value] : options.own->rulings)
      if (Result<bool> ok = set_ruling(t, c.values, name, value); !ok) return ok.error();
  const RulingValues of_profile = c.values;
  for (const Ruling& r : header.rulings)
    if (Result<bool> ok = set_ruling(t, c.values, r.name, r.value.text); !ok) return ok.error();
  for (const auto& [name, value] : options.rulings)
    if (Result<bool> ok = set_ruling(t, c.values, name, value); !ok) return ok.error();
  for (std::size_t i = 0; i < c.values.size(); ++i)
    if (c.values[i] != of_profile[i]) c.differing.emplace_back(t.rulings[i].name, t.rulings[i].values[c.values[i]]);
  return c;
}

Result<GameReport> check(const Record& record, const CheckOptions& options) {
  const Result<const Game*> game = game_of(record);
  if (!game) return game.error();
  return check(*game.value(), record, options);
}

Result<GameReport> check(const Game& game, const Record& record, const CheckOptions& options) {
  const Result<RulingChoice> rulings = choose_rulings(game, record.header, options);
  if (!rulings) return rulings.error();
  Replayer replayer(game, record, options, rulings.value());
  if (const Result<bool> ok = replayer.begin(); !ok) return ok.error();
  replayer.play(static_cast<std::uint32_t>(record.entries.size()));
  return std::move(replayer.finish());
}

Result<Moment> replay_to(const Record& record, const CheckOptions& options, std::uint32_t entry) {
  const Result<const Game*> game = game_of(record);
  if (!game) return game.error();
  const Game& g = *game.value();
  const auto entries = static_cast<std::uint32_t>(record.entries.size());
  if (entry > entries)
    return error("REC-no-such-entry",
                 "there is no entry " + std::to_string(entry) + "; the record has " + std::to_string(entries));
  const Result<RulingChoice> rulings = choose_rulings(g, record.header, options);
  if (!rulings) return rulings.error();
  Replayer replayer(g, record, options, rulings.value());
  if (const Result<bool> ok = replayer.begin(); !ok) return ok.error();
  Moment m;
  const std::size_t size = g.state_size();
  if (entry == 0) {
    replayer.play(entries);
    m.state.assign(replayer.state(), replayer.state() + size);
  } else {
    // Everything before the entry's step, then the step itself, to see which asks the entry answers.
    std::uint32_t begin = entry - 1, end = entry;
    while (begin > 0 && record.entries[begin].kind != EntryKind::heading) --begin;
    while (end < entries && record.entries[end].kind != EntryKind::heading) ++end;
    replayer.play(begin);
    m.state.assign(replayer.state(), replayer.state() + size);
    m.step = g.step_name(g.due(m.state.data()).ordinal);
    Replayer again(g, record, options, rulings.value());
    if (const Result<bool> ok = again.begin(); !ok) return ok.error();
    again.watch(entry - 1);
    again.play(end);
    for (const WatchedAsk& a : again.watched()) m.asked.push_back({a.ask, a.pick, a.entry + 1, m.step});
    if (!again.watched_state().empty()) m.state = again.watched_state();
    return m;
  }
  m.step = g.step_name(g.due(m.state.data()).ordinal);
  return m;
}

GameReport& Replayer::finish() {
  if (full_)
    report_.unread = static_cast<std::uint32_t>(std::count_if(
        record_.entries.begin(), record_.entries.end(), [](const Entry& e) { return e.kind == EntryKind::unread; }));
  fill_header(record_, game_, report_);
  if (!guesses_.empty() || cut_worlds_ > 0) tell_open();
  if (!report_.findings.empty()) count_revealed();
  report_.profile = profile_;
  report_.rulings = differing_;
  for (std::size_t i = 0; i < tables_.fields.size(); ++i)
    if (stated_[i] != 0) report_.fields.push_back({std::string(tables_.fields[i].name), stated_[i], matched_[i]});
  for (const Entry& e : record_.entries) {
    if (e.kind != EntryKind::expect) continue;
    std::string_view winner, ending;
    for (std::uint32_t j = 0; j < e.facts; ++j) {
      const Fact& f = record_.facts[e.first_fact + j];
      if (f.field == "winner") winner = f.to.text;
      if (f.field == "ending") ending = f.to.text;
    }
    if (!winner.empty())
      report_.result_recorded = std::string(winner) + " wins" + (ending.empty() ? "" : " by " + std::string(ending));
  }
  report_.result_computed = game_.result(state_.data());
  return report_;
}

}  // namespace arbiter
