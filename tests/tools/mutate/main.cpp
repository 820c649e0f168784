// arbiter-mutate LOG...|RECORD...|GAME... [--seed S] [--count N]: changes each log or record in N ways of each kind,
// one at a time, and tells which changes a check finds; then as many again at lines drawn evenly, as slips happen. What
// it does not find is proven harmless (the same positions at every heading) or listed as missed. The name of a game
// stands for random games of it, one of each kind of set-up that the conformance suite knows.
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"
#include "formats/tsreplayer.hpp"
#include "support/laws.hpp"
#include "tools/mutate/mutation.hpp"
#include "tools/mutate/record_mutation.hpp"

namespace {

using namespace arbiter;
using mutate::Mutation;
using mutate::RecordMutation;
using mutate::Slip;
using mutate::What;

// Positions at each heading, by its text, and at the end, under "". Before a step that needs no entry there is none to
// compare: the replayer may have played it already.
using Positions = std::map<std::string, std::vector<std::byte>>;
Positions positions_of(const Record& r) {
  const Game& game = *find_game(r.header.game);
  Positions positions;
  for (std::uint32_t i = 0; i < r.entries.size(); ++i)
    if (r.entries[i].kind == EntryKind::heading) {
      std::vector<std::byte> state = replay_to(r, {}, i + 1)->state;
      if (!game.due(state.data()).automatic) positions.emplace(r.entries[i].text, std::move(state));
    }
  positions.emplace("", replay_to(r, {}, 0)->state);
  return positions;
}

// A heading may be missing or stand elsewhere; where both records have it, the position is the same.
bool agree(const Positions& a, const Positions& b) {
  for (const auto& [heading, state] : a) {
    const auto same = b.find(heading);
    if (same != b.end() && same->second != state) return false;
  }
  return true;
}

std::set<std::string> findings_of(const Record& r) {
  std::set<std::string> found;
  const Result<GameReport> report = check(r, {});
  if (!report.ok()) return {report.error().code};
  for (const Finding& f : report->findings)
    if (severity_of(f.kind) != Severity::info) found.insert(f.code + " " + f.message);
  return found;
}

enum class Verdict { found, harmless, missed };
using Tally = std::map<std::string, std::array<int, 3>>;

struct Original {
  std::set<std::string> findings;
  Positions positions;
  explicit Original(const Record& r) : findings(findings_of(r)), positions(positions_of(r)) {}

  Verdict judge(const Record& mutated) const {
    for (const std::string& f : findings_of(mutated))
      if (findings.count(f) == 0) return Verdict::found;
    return agree(positions_of(mutated), positions) ? Verdict::harmless : Verdict::missed;
  }
};

// True when nothing was missed beyond 2%.
bool print(const char* title, const Tally& tally) {
  std::printf("%s:\n", title);
  int found = 0, harmless = 0, missed = 0;
  for (const auto& [what, n] : tally) {
    std::printf("  %-9s %5d found, %4d proven harmless, %4d missed\n", what.c_str(), n[0], n[1], n[2]);
    found += n[0];
    harmless += n[1];
    missed += n[2];
  }
  const int all = found + harmless + missed;
  if (all == 0) return false;
  std::printf(
      "  %d mutations: %d found (%.2f%%), %d proven harmless, %d missed; of those that change anything %.2f%% found\n",
      all, found, 100.0 * found / all, harmless, missed, found + missed == 0 ? 0 : 100.0 * found / (found + missed));
  return missed * 50 <= all;
}

struct Tallies {
  Tally by_kind, evenly;
};

// A log of the digital app: lines are changed.
void mutate_log(const std::string& name, const std::string& text, const Record& record, std::uint64_t seed, int count,
                Tallies& tallies) {
  const std::vector<std::string> lines = mutate::split_lines(text);
  const Original original(record);
  Random random(seed);
  const auto try_one = [&](What what, Tally& tally) {
    const auto m = mutate::mutate(lines, what, random);
    if (!m) return;
    const Result<Record> r = read_tsreplayer(m->text, "mutated");
    const Verdict v = r.ok() ? original.judge(r.value()) : Verdict::found;
    const std::string_view kind = mutate::kNames[static_cast<std::size_t>(what)];
    ++tally[std::string(kind)][static_cast<std::size_t>(v)];
    if (v == Verdict::missed)
      std::printf("missed: %s:%zu %s: '%s' -> '%s'\n", name.c_str(), m->line + 1, kind.data(), m->before.c_str(),
                  m->after.c_str());
  };
  for (std::size_t kind = 0; kind < mutate::kNames.size(); ++kind)
    for (int n = 0; n < count; ++n) try_one(static_cast<What>(kind), tallies.by_kind);
  for (int n = 0; n < count * static_cast<int>(mutate::kNames.size()); ++n)
    try_one(mutate::what_fits_a_line(lines, random), tallies.evenly);
}

// A record of any game: entries are changed, and put back.
void mutate_record(const std::string& name, Record& record, std::uint64_t seed, int count, Tallies& tallies) {
  const Game* game = find_game(record.header.game);
  if (game == nullptr) return;
  const Original original(record);
  Random random(seed);
  const auto try_one = [&](Slip slip, Tally& tally) {
    const std::vector<Entry> entries = record.entries;
    const std::vector<Fact> facts = record.facts;
    const std::vector<Value> items = record.items;
    if (const auto m = mutate::mutate(record, *game, slip, random)) {
      const Verdict v = original.judge(record);
      const std::string_view kind = mutate::kSlipNames[static_cast<std::size_t>(slip)];
      ++tally[std::string(kind)][static_cast<std::size_t>(v)];
      if (v == Verdict::missed)
        std::printf("missed: %s entry %zu %s: %s -> %s\n", name.c_str(), m->entry + 1, kind.data(), m->before.c_str(),
                    m->after.c_str());
    }
    record.entries = entries;
    record.facts = facts;
    record.items = items;
  };
  for (std::size_t kind = 0; kind < mutate::kSlipNames.size(); ++kind)
    for (int n = 0; n < count; ++n) try_one(static_cast<Slip>(kind), tallies.by_kind);
  for (int n = 0; n < count * static_cast<int>(mutate::kSlipNames.size()); ++n)
    try_one(mutate::what_fits_an_entry(record, *game, random), tallies.evenly);
}

// False: the file can't be read.
bool mutate_file(const std::string& file, std::uint64_t seed, int count, Tallies& tallies) {
  std::ifstream in(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  for (ReadGame& game : read_records(text, file)) {
    if (game.error) {
      std::fprintf(stderr, "%s\n", game.error->to_string().c_str());
      return false;
    }
    if (game.format == FormatKind::tsreplayer)
      mutate_log(file, text, game.record, seed, count, tallies);
    else
      mutate_record(game.id, game.record, seed, count, tallies);
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  std::uint64_t seed = 1;
  int count = 10;
  std::vector<std::string> names;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--seed") == 0 && i + 1 < argc) {
      seed = std::strtoull(argv[++i], nullptr, 10);
    } else if (std::strcmp(argv[i], "--count") == 0 && i + 1 < argc) {
      count = std::atoi(argv[++i]);
    } else {
      names.emplace_back(argv[i]);
    }
  }
  if (names.empty()) {
    std::fputs("usage: arbiter-mutate LOG...|RECORD...|GAME... [--seed S] [--count N]   (N changes of each kind)\n",
               stderr);
    return 2;
  }
  Tallies tallies;
  for (const std::string& name : names) {
    if (find_game(name) == nullptr) {
      if (!mutate_file(name, seed, count, tallies)) return 2;
      continue;
    }
    for (const laws::Variant& variant : laws::variants()) {
      if (variant.game != find_game(name)) continue;
      Record record = laws::random_game(variant, seed);
      mutate_record(variant.name, record, seed, count, tallies);
    }
  }
  const bool enough = print("each kind equally often", tallies.by_kind);
  return print("lines drawn evenly", tallies.evenly) && enough ? 0 : 1;
}
