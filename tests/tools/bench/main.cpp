// arbiter-bench [--only WORD] [LOG...]: how fast random games are played and records checked, beside what RapidJSON
// alone needs to parse the same bytes, and how long the list of all legal actions of a position takes. WORD: only games
// and variants of set-up whose name holds it. Ratios are measured in one run, turn by turn, so that they hold on a busy
// machine; absolute figures belong to the machine.
#include <rapidjson/document.h>
#include <rapidjson/reader.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"
#include "formats/tsreplayer.hpp"
#include "support/laws.hpp"

namespace {

using namespace arbiter;
using Clock = std::chrono::steady_clock;

double seconds(Clock::time_point since) {
  return std::chrono::duration<double>(Clock::now() - since).count();
}

double median(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  return v.empty() ? 0 : v[v.size() / 2];
}

struct Tally {
  std::uint64_t choices = 0, findings = 0;
};

void tally(const Result<GameReport>& report, Tally& t) {
  if (!report.ok()) return;
  t.choices += report->choices;
  t.findings += report->findings.size();
}

void parse_to_document(const std::string& json) {
  rapidjson::Document document;
  document.Parse(json.c_str());
}

// RapidJSON's tokenizer alone: nothing is kept.
void scan_only(const std::string& json) {
  rapidjson::BaseReaderHandler<> handler;
  rapidjson::Reader reader;
  rapidjson::StringStream stream(json.c_str());
  reader.Parse(stream, handler);
}

// What the absolute figures belong to.
void print_machine() {
  std::string model = "unknown processor", line;
  for (std::ifstream cpus("/proc/cpuinfo"); std::getline(cpus, line);)
    if (line.starts_with("model name")) {
      model = line.substr(std::min(line.find(':') + 2, line.size()));
      break;
    }
  std::printf("%s, %u threads; compiled with %s\n", model.c_str(), std::thread::hardware_concurrency(), __VERSION__);
}

constexpr int kRounds = 15;

void bench_json(const std::vector<std::string>& games) {
  std::vector<double> ratios, scan_ratios, checks;
  Tally t;
  double bytes = 0;
  for (const std::string& g : games) bytes += static_cast<double>(g.size());
  for (int round = 0; round < kRounds; ++round) {
    const auto a = Clock::now();
    for (const std::string& g : games) parse_to_document(g);
    const double parse = seconds(a);
    const auto c = Clock::now();
    for (const std::string& g : games) scan_only(g);
    const double scan = seconds(c);
    const auto b = Clock::now();
    t = {};
    for (const std::string& g : games)
      for (const ReadGame& r : read_records_as(FormatKind::json, g, "bench")) tally(check(r.record, {}), t);
    const double whole = seconds(b);
    ratios.push_back(whole / parse);
    scan_ratios.push_back(whole / scan);
    checks.push_back(whole);
  }
  const double time = median(checks);
  std::printf(
      "canonical records: %zu games, %.1f MB; read and checked at %.0f games/s, %.2f million choices/s; %.2f times the "
      "time RapidJSON needs to parse them, %.2f times its bare scan (medians of %d)\n",
      games.size(), bytes / 1e6, static_cast<double>(games.size()) / time, static_cast<double>(t.choices) / time / 1e6,
      median(ratios), median(scan_ratios), kRounds);
}

void bench_logs(const std::vector<std::string>& logs) {
  std::vector<double> times, reading;
  Tally t;
  for (int round = 0; round < kRounds; ++round) {
    const auto a = Clock::now();
    for (const std::string& l : logs) (void)read_tsreplayer(l, "bench");
    reading.push_back(seconds(a));
    const auto b = Clock::now();
    t = {};
    for (const std::string& l : logs) {
      const Result<Record> r = read_tsreplayer(l, "bench");
      if (r.ok()) tally(check(r.value(), {}), t);
    }
    times.push_back(seconds(b));
  }
  const double time = median(times), n = static_cast<double>(logs.size());
  std::printf("logs: %zu games read and checked at %.0f games/s, %.2f million choices/s; reading alone %.0f games/s\n",
              logs.size(), n / time, static_cast<double>(t.choices) / time / 1e6, n / median(reading));
}

// Whole turns of Tigris & Euphrates end under a heading of their own; other games are counted in steps.
struct Length {
  double steps = 0, turns = 0;
};
Length length_of(const std::vector<std::string>& games) {
  Length n;
  for (const std::string& g : games)
    for (const ReadGame& r : read_records_as(FormatKind::json, g, "bench"))
      for (const Entry& e : r.record.entries) {
        if (e.kind != EntryKind::heading) continue;
        ++n.steps;
        if (e.text.ends_with(" end")) ++n.turns;
      }
  return n;
}

void print_speed(const char* what, const Length& n, double time) {
  std::printf("%s: %.0f steps/s", what, n.steps / time);
  if (n.turns > 0) std::printf(", %.0f turns/s", n.turns / time);
  std::printf("\n");
}

// The time of `openings` in the positions of random games in which somebody is asked, in microseconds.
void bench_legal(const laws::Variant& v) {
  const Game& game = *v.game;
  const RulingValues rulings = choose_rulings(game, {}, {}).value().values;
  constexpr int kGames = 5, kMostSteps = 1000, kRepeated = 5;
  std::vector<double> times;
  double questions = 0;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    Record r;
    r.header.setup = v.setup;
    laws::Position p;
    if (!game.begin(r, rulings, p.bytes.data()).ok()) return;
    laws::WatchingTable table(game, rulings, seed);
    for (int n = 0; n < kMostSteps && !game.due(p.bytes.data()).over; ++n) {
      std::vector<double> again;
      std::size_t found = 0;
      for (int i = 0; i < kRepeated; ++i) {
        const auto a = Clock::now();
        found = openings(game, rulings, p.bytes.data()).size();
        again.push_back(1e6 * seconds(a));
      }
      if (found > 0) {
        times.push_back(median(again));
        questions += static_cast<double>(found);
      }
      table.begin_step();
      game.step(p.bytes.data(), table);
    }
  }
  if (times.empty()) return;
  std::sort(times.begin(), times.end());
  std::printf(
      "all legal actions of a position: median %.1f microseconds, 95%% within %.1f (%zu positions, %.1f questions)\n",
      median(times), times[times.size() * 95 / 100], times.size(), questions / static_cast<double>(times.size()));
}

void bench_variant(const laws::Variant& v) {
  constexpr int kGames = 50;
  CheckOptions to_the_first_end;
  to_the_first_end.long_games = 0;
  Header header;
  header.setup = v.setup;
  std::vector<Record> records;
  const auto a = Clock::now();
  for (std::uint64_t seed = 1; seed <= kGames; ++seed)
    records.push_back(std::move(simulate(*v.game, header, to_the_first_end, seed).value()));
  const double playing = seconds(a);
  std::vector<std::string> texts;
  for (const Record& r : records) texts.push_back(write_json(r));
  std::printf("\n%s: %.0f random games/s, recorded\n", v.name.c_str(), kGames / playing);
  const Length length = length_of(texts);
  print_speed("random games", length, playing);
  std::vector<double> checks;
  for (int round = 0; round < kRounds; ++round) {
    const auto b = Clock::now();
    for (const Record& r : records) (void)check(r, {});
    checks.push_back(seconds(b));
  }
  print_speed("check", length, median(checks));
  bench_json(texts);
  bench_legal(v);
}

}  // namespace

int main(int argc, char** argv) {
  std::string only;
  std::vector<std::string> logs;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--help") == 0 || std::strcmp(argv[i], "-h") == 0) {
      std::puts(
          "usage: arbiter-bench [--only WORD] [LOG...]\nTimes random games, checks, and the list of legal actions of "
          "every "
          "game and variant of\nset-up whose name holds WORD (default: all), and the reading and checking of the "
          "LOGs.");
      return 0;
    }
    if (std::strcmp(argv[i], "--only") == 0 && i + 1 < argc) {
      only = argv[++i];
      continue;
    }
    std::ifstream in(argv[i], std::ios::binary);
    logs.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  print_machine();
  for (const laws::Variant& v : laws::variants())
    if (v.name.find(only) != std::string::npos) bench_variant(v);
  if (!logs.empty()) bench_logs(logs);
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  std::printf("peak memory: %.1f MB\n", static_cast<double>(usage.ru_maxrss) / 1024);
  return 0;
}
