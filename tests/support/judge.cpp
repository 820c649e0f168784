#include "support/judge.hpp"

#include <algorithm>

namespace arbiter::test {

std::string ts_record(std::string_view members, std::string_view entries, std::string_view states) {
  std::string text = "@ arbiter 1\n@ game twilight-struggle\n@ setup {\"position\": {" + std::string(members) + "}}\n";
  std::replace(text.begin() + static_cast<std::ptrdiff_t>(text.find("setup")), text.end() - 1, '\n',
               ' ');  // a header member is one line
  if (!states.empty()) text += "@ source {\"format\": \"by hand\", \"states\": [" + std::string(states) + "]}\n";
  return text + std::string(entries) + "\n";
}

namespace {

GameReport judge_under(const Game* game, std::string_view text, const CheckOptions& options) {
  GameReport failed;
  failed.findings.emplace_back().code = "TEST";
  const std::vector<ReadGame> games = read_records(text, "test");
  if (games.size() != 1 || !games.front().readable) {
    failed.findings.front().message =
        games.empty() || !games.front().error ? "not one record" : games.front().error->message;
    return failed;
  }
  const Record& record = games.front().record;
  Result<GameReport> report = game == nullptr ? check(record, options) : check(*game, record, options);
  if (report) return std::move(report.value());
  failed.findings.front().message = report.error().message;
  return failed;
}

}  // namespace

GameReport judge(std::string_view text, const CheckOptions& options) {
  return judge_under(nullptr, text, options);
}

GameReport judge(const Game& game, std::string_view text, const CheckOptions& options) {
  return judge_under(&game, text, options);
}

std::vector<std::string> in_short(const GameReport& report) {
  std::vector<std::string> all;
  for (const Finding& f : report.findings) {
    std::string s = std::string(kind_name(f.kind)) + " " + f.code + " " + std::to_string(f.entry);
    if (f.follows != 0) s += " after " + std::to_string(f.follows);
    all.push_back(std::move(s));
  }
  return all;
}

}  // namespace arbiter::test
