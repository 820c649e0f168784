// The rows that programs read: formats/report.schema.json.
#include <charconv>

#include "arbiter/report.hpp"
#include "formats/json_text.hpp"

namespace arbiter {
namespace {

// Writes one row. Members come in the order of the calls.
class Row {
 public:
  explicit Row(std::string_view type) {
    out_ = "{";
    text("type", type);
  }
  void text(std::string_view name, std::string_view value) {
    member(name);
    formats::append_json_string(out_, value);
  }
  // null for an empty text
  void text_or_null(std::string_view name, std::string_view value) {
    if (!value.empty()) return text(name, value);
    member(name);
    out_ += "null";
  }
  void number(std::string_view name, std::uint64_t value) {
    member(name);
    append(value);
  }
  // null for 0
  void number_or_null(std::string_view name, std::uint64_t value) {
    if (value != 0) return number(name, value);
    member(name);
    out_ += "null";
  }
  template <class List>
  void texts(std::string_view name, const List& list) {
    open(name, '[');
    for (const auto& item : list) {
      comma();
      formats::append_json_string(out_, item);
    }
    close(']');
  }
  void numbers(std::string_view name, const std::vector<std::uint32_t>& list) {
    open(name, '[');
    for (const std::uint32_t n : list) {
      comma();
      append(n);
    }
    close(']');
  }
  void open(std::string_view name, char bracket) {
    member(name);
    out_ += bracket;
    first_ = true;
  }
  void close(char bracket) {
    out_ += bracket;
    first_ = false;
  }
  std::string finish() { return std::move(out_ += "}\n"); }

 private:
  void comma() {
    if (!first_) out_ += ',';
    first_ = false;
  }
  void member(std::string_view name) {
    comma();
    formats::append_json_string(out_, name);
    out_ += ':';
  }
  void append(std::uint64_t n) {
    char digits[24];
    out_.append(digits, std::to_chars(digits, digits + sizeof digits, n).ptr);
  }

  std::string out_;
  bool first_ = true;
};

}  // namespace

std::string finding_row(const GameReport& report, const Finding& f) {
  Row row("finding");
  row.text("file", report.file);
  row.text("id", report.id);
  row.text("game", report.game);
  row.text("kind", kind_name(f.kind));
  row.text("severity", severity_name(severity_of(f.kind)));
  row.text("certainty", certainty_name(f.certainty));
  row.text("consequence", consequence_name(f.consequence));
  row.number_or_null("follows", static_cast<std::uint64_t>(f.follows));
  row.text("code", f.code);
  row.text_or_null("rule", f.rule);
  row.text_or_null("ruling", f.ruling);
  row.text_or_null("side", f.side);
  row.text_or_null("step", f.step);
  row.number_or_null("entry", f.entry);
  row.number_or_null("line", f.line);
  row.text("message", f.message);
  row.text_or_null("source_line", f.source_line);
  row.text_or_null("recorded", f.recorded);
  row.texts("legal", f.legal);
  row.texts("reasons", f.reasons);
  row.texts("advised", f.advised);
  row.texts("trace", f.trace);
  return row.finish();
}

std::string game_row(const GameReport& report) {
  Row row("game");
  row.text("file", report.file);
  row.text("id", report.id);
  row.text("game", report.game);
  row.text("ruleset", report.ruleset);
  row.text("profile", report.profile);
  row.open("rulings", '{');
  for (const auto& [name, value] : report.rulings) row.text(name, value);
  row.close('}');
  row.open("sides", '{');
  for (const auto& [side, name] : report.sides) row.text(side, name);
  row.close('}');
  row.number("lines", report.lines);
  row.number("entries", report.entries);
  row.number("steps", report.steps);
  row.number("choices", report.choices);
  row.number("inferred", report.inferred);
  row.open("stated", '{');
  for (const FieldCount& f : report.fields) row.number(f.field, f.stated);
  row.close('}');
  row.open("matched", '{');
  for (const FieldCount& f : report.fields) row.number(f.field, f.matched);
  row.close('}');
  row.number("expectations", report.expectations);
  row.number("unread", report.unread);
  row.numbers("unread_lines", report.unread_lines);
  row.number("proven", report.proven);
  row.number("unverified", report.unverified);
  row.open("findings", '{');
  const auto counts = report.counts();
  for (std::size_t kind = 0; kind < counts.size(); ++kind) row.number(kind_name(static_cast<Kind>(kind)), counts[kind]);
  row.close('}');
  row.text_or_null("result_recorded", report.result_recorded);
  row.text_or_null("result_computed", report.result_computed);
  return row.finish();
}

std::string skipped_row(const NotJudged& skipped) {
  Row row("skipped");
  row.text("file", skipped.error.file);
  row.text("id", skipped.id);
  row.text("reason", skipped.error.message);
  row.text("code", skipped.error.code);
  row.number_or_null("line", skipped.error.line);
  return row.finish();
}

std::string ndjson_report(const GameReport& report) {
  std::string out;
  for (const Finding& f : report.findings) out += finding_row(report, f);
  return out += game_row(report);
}

}  // namespace arbiter
