// A game as people read it, and the summary of a run.
#include <fmt/format.h>

#include <algorithm>

#include "arbiter/report.hpp"
#include "reports/paint.hpp"

namespace arbiter {
namespace {

using reports::Paint;

template <class Counts>
std::string counts_in_words(const Counts& counts) {
  std::string s;
  for (std::size_t kind = 0; kind < counts.size(); ++kind)
    if (counts[kind] != 0)
      s += fmt::format("{}{} {}", s.empty() ? "" : ", ", counts[kind], kind_name(static_cast<Kind>(kind)));
  return s.empty() ? "no findings" : s;
}

template <class Counts>
std::uint64_t of_severity(const Counts& counts, Severity severity) {
  std::uint64_t n = 0;
  for (std::size_t kind = 0; kind < counts.size(); ++kind)
    if (severity_of(static_cast<Kind>(kind)) == severity) n += counts[kind];
  return n;
}

template <class Counts>
std::string verdict(const Counts& counts, const Paint& paint) {
  if (of_severity(counts, Severity::error) != 0)
    return fmt::format("{}{}{}", paint.red(),
                       counts[static_cast<std::size_t>(Kind::illegal)] != 0 ? "ILLEGAL" : "FAULTY", paint.off());
  if (of_severity(counts, Severity::warning) != 0) return fmt::format("{}warnings{}", paint.yellow(), paint.off());
  return fmt::format("{}ok{}", paint.green(), paint.off());
}

std::string fields_table(const GameReport& report, const TextStyle& style) {
  std::size_t name_width = 0, number_width = 0;
  for (const FieldCount& f : report.fields) {
    name_width = std::max(name_width, f.field.size());
    number_width = std::max({number_width, std::to_string(f.stated).size(), std::to_string(f.matched).size()});
  }
  if (report.fields.empty()) return {};
  const Paint paint{style.colour};
  const std::size_t cell = name_width + 2 * number_width + 7;
  const std::size_t columns = std::max<std::size_t>(1, (style.width - 2) / cell);
  std::string out = "  stated changes that the rules reproduce, of those stated:\n";
  for (std::size_t i = 0; i < report.fields.size(); ++i) {
    const FieldCount& f = report.fields[i];
    const bool all = f.matched == f.stated;
    out += fmt::format("{}{:<{}} {}{:>{}}/{:<{}}{}{}", i % columns == 0 ? "  " : "", f.field, name_width,
                       all ? "" : paint.red(), f.matched, number_width, f.stated, number_width, all ? " " : "!",
                       all ? "" : paint.off());
    const bool ends = i % columns == columns - 1 || i + 1 == report.fields.size();
    if (ends) out.erase(out.find_last_not_of(' ') + 1);
    out += ends ? "\n" : "    ";
  }
  return out;
}

std::size_t first_with_code(const GameReport& report, const Finding& finding) {
  for (std::size_t i = 0; i < report.findings.size(); ++i)
    if (report.findings[i].code == finding.code && report.findings[i].kind == finding.kind) return i;
  return report.findings.size();
}

// "  and 3 more of [ts.r08]: entries 5, 8, 13 (--verbose shows them)"
std::string more_with_code(const GameReport& report, std::size_t first) {
  constexpr std::size_t kShown = 8;
  std::size_t n = 0;
  std::string entries;
  for (std::size_t i = first + 1; i < report.findings.size(); ++i) {
    const Finding& f = report.findings[i];
    if (f.code != report.findings[first].code || f.kind != report.findings[first].kind) continue;
    if (f.entry != 0 && n < kShown) entries += fmt::format("{}{}", entries.empty() ? "" : ", ", f.entry);
    ++n;
  }
  if (n == 0) return {};
  return fmt::format("  and {} more of [{}]{}{} (--verbose shows them)\n", n, printable(report.findings[first].code),
                     entries.empty() ? "" : ", entries " + entries, n > kShown && !entries.empty() ? ", ..." : "");
}

std::string facts_of_game(const GameReport& report, const TextStyle& style) {
  std::string rulings;
  for (const auto& [name, value] : report.rulings) rulings += fmt::format(", {}={}", name, value);
  std::string s = fmt::format("{}, {}, profile {}{}", report.game, report.ruleset, report.profile, rulings);
  for (const auto& [side, name] : report.sides)
    if (!name.empty()) s += fmt::format("; {}: {}", side, name);
  s += fmt::format(". {} steps, {} choices ({} proven legal", report.steps, report.choices, report.proven);
  if (report.unverified != 0) s += fmt::format(", {} open because of what is hidden", report.unverified);
  s += ")";
  if (report.expectations != 0) s += fmt::format(", {} expectations", report.expectations);
  if (report.inferred != 0) s += fmt::format(", {} answers found from their effects", report.inferred);
  s += ".";
  return wrapped(printable(s), "  ", style.width);
}

std::string read_part(const GameReport& report) {
  const std::uint64_t total = report.lines != 0 ? report.lines : report.entries;
  std::string s = fmt::format("read: {} of {} {}, {}", total - std::min<std::uint64_t>(report.unread, total), total,
                              report.lines != 0 ? "lines" : "entries",
                              coverage(total - std::min<std::uint64_t>(report.unread, total), total));
  if (report.unread_lines.empty()) return s;
  s += "; unread:";
  constexpr std::size_t kShown = 10;
  for (std::size_t i = 0; i < report.unread_lines.size() && i < kShown; ++i)
    s += fmt::format("{} {}", i == 0 ? "" : ",", report.unread_lines[i]);
  if (report.unread_lines.size() > kShown) s += ", ...";
  return s;
}

std::string result_part(const GameReport& report) {
  std::string s;
  if (!report.result_recorded.empty()) s += fmt::format("result recorded: {}", report.result_recorded);
  if (!report.result_computed.empty())
    s += fmt::format("{}result computed: {}", s.empty() ? "" : "; ", report.result_computed);
  return s.empty() ? "no result: the record ends before the game does" : s;
}

}  // namespace

std::string text_report(const GameReport& report, const TextStyle& style) {
  const Paint paint{style.colour};
  const auto counts = report.counts();
  const std::string name = printable(report.id.empty() ? report.file : report.id);
  std::string out;
  std::vector<std::string> told;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const Finding& f = report.findings[i];
    const bool brief = severity_of(f.kind) == Severity::info && !style.verbose;
    if (brief && first_with_code(report, f) != i) continue;
    out += text_finding(report, f, i + 1, style, told);
    if (brief) out += more_with_code(report, i);
    out += "\n";
  }
  out += fmt::format("{}{}{}: {}: {}; {} choices; {}\n", paint.bold(), name, paint.off(), verdict(counts, paint),
                     counts_in_words(counts), report.choices, printable(read_part(report)));
  if (!report.findings.empty() || style.verbose) {
    out += facts_of_game(report, style);
    out += wrapped(printable(result_part(report)), "  ", style.width);
  }
  if (style.verbose) out += fields_table(report, style);
  if (!report.findings.empty() || style.verbose) out += "\n";
  return out;
}

std::string text_skipped(const NotJudged& skipped, const TextStyle& style) {
  const Paint paint{style.colour};
  return fmt::format("{}: {}{}{}: {}\n", printable(skipped.id), skipped.no_record ? paint.dim() : paint.red(),
                     skipped.no_record ? "skipped" : "NOT JUDGED", paint.off(), printable(skipped.error.message));
}

void Summary::add(const GameReport& report) {
  ++games_;
  const auto counts = report.counts();
  for (std::size_t i = 0; i < counts.size(); ++i) counts_[i] += counts[i];
  if (of_severity(counts, Severity::error) != 0) {
    faulty_.push_back({report.id.empty() ? report.file : report.id, counts});
  } else if (of_severity(counts, Severity::warning) == 0) {
    ++clean_;
  }
  lines_ += report.lines != 0 ? report.lines : report.entries;
  unread_ += report.unread;
  choices_ += report.choices;
  unverified_ += report.unverified;
  for (const FieldCount& f : report.fields) {
    stated_ += f.stated;
    matched_ += f.matched;
  }
}

void Summary::add(const NotJudged&, bool failed) {
  ++(failed ? failed_ : skipped_);
}

std::string Summary::text(const TextStyle& style) const {
  const Paint paint{style.colour};
  constexpr std::size_t kNamed = 50;
  std::string out;
  if (!faulty_.empty()) {
    out += fmt::format("{}GAMES WITH ERRORS: {} of {}{}\n", paint.red(), faulty_.size(), games_, paint.off());
    for (std::size_t i = 0; i < faulty_.size() && i < kNamed; ++i)
      out += fmt::format("  {}{}{}: {}\n", paint.red(), printable(faulty_[i].id), paint.off(),
                         counts_in_words(faulty_[i].counts));
    if (faulty_.size() > kNamed) out += fmt::format("  ... and {} more\n", faulty_.size() - kNamed);
  }
  out += fmt::format("{}{} game{} checked: {} ok, {} with warnings only, {} with errors{}\n", paint.bold(), games_,
                     games_ == 1 ? "" : "s", clean_, games_ - clean_ - faulty_.size(), faulty_.size(), paint.off());
  std::string line = fmt::format("{}; {} choices", counts_in_words(counts_), choices_);
  if (unverified_ != 0) line += fmt::format(", {} of them open because of what is hidden", unverified_);
  line += fmt::format("; {} of {} stated changes reproduced; {} of what the records hold was read", matched_, stated_,
                      coverage(lines_ - std::min(unread_, lines_), lines_));
  out += wrapped(line, "  ", style.width);
  if (skipped_ != 0) out += fmt::format("  {} file{} skipped: no record\n", skipped_, skipped_ == 1 ? "" : "s");
  if (failed_ != 0) out += fmt::format("  {}{} could not be judged{}\n", paint.red(), failed_, paint.off());
  return out;
}

}  // namespace arbiter
