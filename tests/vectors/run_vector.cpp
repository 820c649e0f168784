// Playing a vector as a record and comparing the report with what is expected.
#include <algorithm>

#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"
#include "vectors/vector.hpp"

namespace arbiter::vectors {
namespace {

// The vector as a record in the text spelling.
std::string text_of(const Vector& v) {
  std::string text = "@ arbiter 1\n@ game \"" + v.game + "\"\n@ setup " + v.setup + "\n@ source " + v.source + "\n";
  for (const std::string& line : v.play) text += line + "\n";
  if (!v.expected.after.empty()) text += "{\"expect\":" + v.expected.after + "}\n";
  return text;
}

std::string in_words(const Finding& f) {
  std::string s(kind_name(f.kind));
  s += " " + f.code;
  if (!f.rule.empty() && f.rule != f.code) s += " (" + f.rule + ")";
  if (!f.ruling.empty()) s += " (" + f.ruling + ")";
  if (f.entry != 0) s += " at entry " + std::to_string(f.entry);
  return s + ": " + f.message;
}

void judge_legal(const Expected& e, const GameReport& report, std::vector<std::string>& wrong) {
  std::vector<std::string> notes = e.notes;
  for (const Finding& f : report.findings) {
    const auto expected = f.kind == Kind::note ? std::find(notes.begin(), notes.end(), f.code) : notes.end();
    if (expected == notes.end()) {
      wrong.push_back("legal, but: " + in_words(f));
    } else {
      notes.erase(expected);
    }
  }
  for (const std::string& code : notes) wrong.push_back("the note " + code + " is missing");
  if (report.unverified != 0)
    wrong.push_back(std::to_string(report.unverified) + " choices could not be verified: tell the hands");
  if (report.inferred != 0)
    wrong.push_back(std::to_string(report.inferred) + " answers had to be inferred: tell them all");
  if (report.result_computed != e.result)
    wrong.push_back("result '" + report.result_computed + "' instead of '" + e.result + "'");
}

void judge_illegal(const Expected& e, const GameReport& report, std::vector<std::string>& wrong) {
  if (report.findings.empty()) return wrong.push_back("illegal by " + e.rule + ", but nothing was found");
  const Finding& f = report.findings.front();
  const bool cited = f.rule == e.rule || f.code == e.rule;
  if (kind_name(f.kind) != e.kind || !cited || (!e.ruling.empty() && f.ruling != e.ruling) ||
      (e.entry != 0 && f.entry != e.entry))
    wrong.push_back("expected " + e.kind + " " + e.rule + (e.ruling.empty() ? "" : " (" + e.ruling + ")") +
                    (e.entry == 0 ? "" : " at entry " + std::to_string(e.entry)) + ", got " + in_words(f));
  for (const std::string& option : e.allowed)
    if (std::find(f.legal.begin(), f.legal.end(), option) == f.legal.end())
      wrong.push_back("'" + option + "' isn't listed as legal");
  for (std::size_t i = 1; i < report.findings.size(); ++i)
    if (report.findings[i].follows == 0) wrong.push_back("another fault: " + in_words(report.findings[i]));
}

}  // namespace

std::vector<std::string> run_vector(const Vector& v, const std::string& profile) {
  const std::vector<ReadGame> games = read_records_as(FormatKind::text, text_of(v), v.id);
  if (games.size() != 1) return {"'play' must be one game"};
  if (games[0].error) return {games[0].error->to_string()};
  if (!games[0].notes.empty()) return {games[0].notes[0].to_string()};
  CheckOptions options;
  options.profile = profile;
  options.rulings = v.rulings;
  Result<GameReport> report = check(games[0].record, options);
  if (!report) return {report.error().to_string()};
  std::vector<std::string> wrong;
  if (v.expected.legal) {
    judge_legal(v.expected, report.value(), wrong);
  } else {
    judge_illegal(v.expected, report.value(), wrong);
  }
  return wrong;
}

}  // namespace arbiter::vectors
