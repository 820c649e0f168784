// One finding as people read it.
#include <fmt/format.h>

#include <algorithm>

#include "arbiter/catalogue.hpp"
#include "arbiter/report.hpp"
#include "reports/paint.hpp"
#include "reports/source_marker.hpp"

namespace arbiter {
namespace {

using reports::Paint;

constexpr std::size_t kLegalShown = 12;

std::string place(const GameReport& report, const Finding& f) {
  std::string s = printable(report.id.empty() ? report.file : report.id);
  if (report.lines > 0 && f.line != 0) return s + fmt::format(":{}", f.line);
  if (f.entry != 0) s += fmt::format(": entry {}", f.entry);
  if (f.line != 0) s += fmt::format("{} line {}", f.entry != 0 ? "," : ":", f.line);
  return s;
}

// A labelled paragraph: "  legal     Iran, Iraq, ...", continued under its first word.
std::string labelled(std::string_view label, std::string_view text, std::size_t width) {
  constexpr std::size_t kLabel = 12;
  std::string lines = wrapped(printable(text), std::string(kLabel, ' '), width);
  if (lines.empty()) return lines;
  lines.replace(2, label.size(), label);
  return lines;
}

std::string shortened(const std::vector<std::string>& names) {
  const std::size_t shown = names.size() > kLegalShown + 3 ? kLegalShown : names.size();
  std::string s;
  for (std::size_t i = 0; i < shown; ++i) s += (i == 0 ? "" : ", ") + names[i];
  if (shown < names.size()) s += fmt::format(", ... and {} more ({} in all)", names.size() - shown, names.size());
  return s;
}

std::string rule_lines(std::string_view label, std::string_view id, const TextStyle& style, bool in_full) {
  const RuleText* rule = find_rule(id);
  if (rule == nullptr) return labelled(label, id, style.width);
  if (!in_full) return labelled(label, fmt::format("{} {}", rule->id, rule->title), style.width);
  return labelled(label, fmt::format("{} {}: {}", rule->id, rule->title, rule->text), style.width);
}

void append_source(std::string& out, const Finding& f, const TextStyle& style, const Paint& paint) {
  if (f.source_line.empty()) return;
  const std::string number = f.line != 0 ? std::to_string(f.line) : std::string("-");
  const std::size_t gutter = std::max<std::size_t>(number.size(), 5);
  const reports::MarkedLine line = reports::mark(f.source_line, f.recorded, style.width - gutter - 3);
  out += fmt::format("{}{:>{}} |{} {}\n", paint.dim(), number, gutter, paint.off(), line.text);
  if (line.count == 0) return;
  out += fmt::format("{}{:>{}} |{} {}{}^{}{}\n", paint.dim(), "", gutter, paint.off(), std::string(line.from, ' '),
                     paint.of(severity_of(f.kind)), std::string(line.count - 1, '~'), paint.off());
}

}  // namespace

std::string text_finding(const GameReport& report, const Finding& f, std::size_t number, const TextStyle& style,
                         std::vector<std::string>& told) {
  const Paint paint{style.colour};
  const Severity severity = severity_of(f.kind);
  std::string head(severity_name(severity));
  if (head != kind_name(f.kind)) head += fmt::format(" {}", kind_name(f.kind));
  std::string out = fmt::format("{}{}: {}{}{} [{}]: {}\n", paint.bold(), place(report, f), paint.of(severity), head,
                                paint.off(), printable(f.code), printable(f.message));
  append_source(out, f, style, paint);
  if (severity == Severity::info && !style.verbose) return out;
  if (!f.recorded.empty() && f.recorded != f.source_line) out += labelled("recorded", f.recorded, style.width);
  if (!f.legal.empty())
    out += labelled(f.kind == Kind::mismatch || f.kind == Kind::chance ? "computed" : "legal", shortened(f.legal),
                    style.width);
  if (!f.advised.empty()) out += labelled("advised", shortened(f.advised), style.width);
  std::vector<std::string_view> here;
  const auto tell = [&](std::string_view label, std::string_view id) {
    if (id.empty() || std::find(here.begin(), here.end(), id) != here.end()) return;
    here.push_back(id);
    if (id == f.code && find_rule(id) == nullptr) return;
    const bool known = std::find(told.begin(), told.end(), id) != told.end();
    if (!known) told.emplace_back(id);
    out += rule_lines(label, id, style, !known);
  };
  tell("rule", f.rule);
  if (f.code != f.rule && f.rule.empty()) tell("meaning", f.code);
  for (const std::string& reason : f.reasons) tell("also", reason);
  tell("ruling", f.ruling);
  for (const std::string& line : f.trace) out += labelled("trace", line, style.width);
  std::string where = fmt::format("number {} of this game", number);
  if (!f.step.empty()) where += fmt::format("; step {}", f.step);
  if (f.certainty != Certainty::proven) where += fmt::format("; {}", certainty_name(f.certainty));
  if (f.consequence != Consequence::position)
    where += fmt::format("; concerns {}", f.consequence == Consequence::number ? "a number only" : "the look only");
  if (f.follows != 0) where += fmt::format("; may follow from number {}", f.follows);
  return out += labelled("finding", where, style.width);
}

}  // namespace arbiter
