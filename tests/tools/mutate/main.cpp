// arbiter-mutate LOG... [--seed S] [--count N]: changes each log in N ways of each kind, one at a time, and tells which
// changes a check finds; then as many again at lines drawn evenly, as slips happen. What it does not find is proven
// harmless (the same positions after it) or listed as missed.
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>

#include "arbiter/replay.hpp"
#include "formats/tsreplayer.hpp"
#include "tools/mutate/mutation.hpp"

namespace {

using namespace arbiter;
using mutate::Mutation;
using mutate::What;

struct Judged {
  std::set<std::string> findings;  // code, message and line of those that count
  std::vector<std::vector<std::byte>> states;
  std::map<std::string, std::uint32_t> first_line;
};

// Positions at each heading and at the end.
std::vector<std::vector<std::byte>> states_of(const Record& r) {
  std::vector<std::vector<std::byte>> states;
  for (std::uint32_t i = 0; i < r.entries.size(); ++i)
    if (r.entries[i].kind == EntryKind::heading) states.push_back(replay_to(r, {}, i + 1)->state);
  states.push_back(replay_to(r, {}, 0)->state);
  return states;
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

struct Original {
  std::vector<std::string> lines;
  std::set<std::string> findings;
  std::vector<std::vector<std::byte>> states;
};

Verdict judge(const Original& original, const Mutation& m) {
  const Result<Record> r = read_tsreplayer(m.text, "mutated");
  if (!r.ok()) return Verdict::found;
  for (const std::string& f : findings_of(r.value()))
    if (original.findings.count(f) == 0) return Verdict::found;
  return states_of(r.value()) == original.states ? Verdict::harmless : Verdict::missed;
}

// True when nothing was missed beyond 2%.
bool print(const char* title, const std::map<What, std::array<int, 3>>& tally) {
  std::printf("%s:\n", title);
  int found = 0, harmless = 0, missed = 0;
  for (const auto& [what, n] : tally) {
    std::printf("  %-9s %5d found, %4d proven harmless, %4d missed\n",
                mutate::kNames[static_cast<std::size_t>(what)].data(), n[0], n[1], n[2]);
    found += n[0];
    harmless += n[1];
    missed += n[2];
  }
  const int all = found + harmless + missed;
  if (all == 0) return false;
  std::printf(
      "  %d mutations: %d found (%.2f%%), %d proven harmless, %d missed; of those that change anything %.2f%% found\n",
      all, found, 100.0 * found / all, harmless, missed, 100.0 * found / (found + missed));
  return missed * 50 <= all;
}

}  // namespace

int main(int argc, char** argv) {
  std::uint64_t seed = 1;
  int count = 10;
  std::vector<std::string> files;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--seed") == 0 && i + 1 < argc) {
      seed = std::strtoull(argv[++i], nullptr, 10);
    } else if (std::strcmp(argv[i], "--count") == 0 && i + 1 < argc) {
      count = std::atoi(argv[++i]);
    } else {
      files.emplace_back(argv[i]);
    }
  }
  if (files.empty()) {
    std::fputs("usage: arbiter-mutate LOG... [--seed S] [--count N]   (N changes of each kind and log)\n", stderr);
    return 2;
  }
  std::map<What, std::array<int, 3>> tally, evenly;
  for (const std::string& file : files) {
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const Result<Record> r = read_tsreplayer(text, file);
    if (!r.ok()) {
      std::fprintf(stderr, "%s\n", r.error().to_string().c_str());
      return 2;
    }
    const Original original{mutate::split_lines(text), findings_of(r.value()), states_of(r.value())};
    Random random(seed);
    const auto try_one = [&](What what, auto& tallies) {
      const auto m = mutate::mutate(original.lines, what, random);
      if (!m) return;
      const Verdict v = judge(original, *m);
      ++tallies[m->what][static_cast<std::size_t>(v)];
      if (v == Verdict::missed)
        std::printf("missed: %s:%zu %s: '%s' -> '%s'\n", file.c_str(), m->line + 1,
                    mutate::kNames[static_cast<std::size_t>(what)].data(), m->before.c_str(), m->after.c_str());
    };
    for (std::size_t kind = 0; kind < mutate::kNames.size(); ++kind)
      for (int n = 0; n < count; ++n) try_one(static_cast<What>(kind), tally);
    for (int n = 0; n < count * static_cast<int>(mutate::kNames.size()); ++n)
      try_one(mutate::what_fits_a_line(original.lines, random), evenly);
  }
  const bool enough = print("each kind equally often", tally);
  return print("lines drawn evenly", evenly) && enough ? 0 : 1;
}
