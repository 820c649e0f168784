// arbiter-bench [LOG...]: how fast records are checked, beside what RapidJSON alone needs to parse the same bytes.
// Ratios are measured in one run, turn by turn, so that they hold on a busy machine; absolute figures belong to the
// machine.
#include <rapidjson/document.h>
#include <rapidjson/reader.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"
#include "formats/tsreplayer.hpp"

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

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> simulated;
  std::vector<double> rate;
  for (const Game* game : all_games()) {
    const auto a = Clock::now();
    std::vector<std::string> records;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
      const Result<Record> r = simulate(*game, {}, {}, seed);
      if (r.ok()) records.push_back(write_json(r.value()));
    }
    std::printf("%s: %.0f random games/s, written as JSON\n", game->tables().game.data(), 50 / seconds(a));
    bench_json(records);
  }
  std::vector<std::string> logs;
  for (int i = 1; i < argc; ++i) {
    std::ifstream in(argv[i], std::ios::binary);
    logs.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  if (!logs.empty()) bench_logs(logs);
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  std::printf("peak memory: %.1f MB\n", static_cast<double>(usage.ru_maxrss) / 1024);
  return 0;
}
