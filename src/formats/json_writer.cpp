// Canonical JSON and NDJSON: members in a fixed order, no white space, one entry a line.
#include <set>
#include <utility>

#include "arbiter/formats.hpp"
#include "formats/json_text.hpp"
#include "formats/writing.hpp"

namespace arbiter {

namespace formats {

namespace {

void member(std::string& out, std::string_view name, std::string_view text) {
  if (text.empty()) return;
  if (out.back() != '{') out += ',';
  out += '"';
  out += name;
  out += "\":";
  append_json_string(out, text);
}

void number_member(std::string& out, std::string_view name, long long n) {
  if (out.back() != '{') out += ',';
  out += '"';
  out += name;
  out += "\":";
  out += std::to_string(n);
}

void extra_members(std::string& out, std::string_view extra) {
  if (extra.empty()) return;
  if (out.back() != '{') out += ',';
  out += extra;
}

void append_strings(std::string& out, const std::vector<std::string_view>& strings) {
  out += '[';
  for (std::size_t i = 0; i < strings.size(); ++i) {
    if (i != 0) out += ',';
    append_json_string(out, strings[i]);
  }
  out += ']';
}

void append_change(std::string& out, const Record& record, const Fact& f) {
  if (!f.by.is_none()) {
    out += "\"by\":";
    append_json_value(out, record, f.by);
  }
  if (!f.to.is_none()) {
    if (!f.by.is_none()) out += ',';
    out += "\"to\":";
    append_json_value(out, record, f.to);
  }
}

// Facts as one object. `change`: each value is an object of `by` and `to`.
template <class Facts>
void append_facts(std::string& out, const Record& record, const Facts& facts, std::size_t first, std::size_t last,
                  bool change) {
  for (std::size_t i = first; i < last;) {
    if (i != first) out += ',';
    const Fact& f = facts[i];
    append_json_string(out, f.field);
    out += ':';
    if (!change && f.subject.empty()) {
      append_json_value(out, record, f.to);
      ++i;
      continue;
    }
    out += '{';
    const std::size_t group = i;
    for (; i < last && facts[i].field == f.field; ++i) {
      const Fact& g = facts[i];
      if (!change && g.subject.empty()) break;
      const bool nothing = g.subject.empty() && g.by.is_none() && g.to.is_none();
      if (i != group && !nothing && out.back() != '{') out += ',';
      if (g.subject.empty()) {
        append_change(out, record, g);
        continue;
      }
      append_json_string(out, g.subject);
      out += ':';
      if (change) {
        out += '{';
        append_change(out, record, g);
        out += '}';
      } else {
        append_json_value(out, record, g.to);
      }
    }
    out += '}';
  }
}

}  // namespace

std::vector<FactRun> fact_runs(const Record& record, const Entry& entry) {
  const std::uint32_t end = entry.first_fact + entry.facts;
  std::vector<FactRun> runs;
  std::set<std::string_view> fields;
  std::set<std::pair<std::string_view, std::string_view>> seen;
  std::string_view open;  // the field whose group stands open
  bool open_scalar = false;
  for (std::uint32_t i = entry.first_fact; i < end; ++i) {
    const Fact& f = record.facts[i];
    const bool first = i == entry.first_fact;
    const bool same_group = !first && f.field == open;
    const bool scalar = f.subject.empty();
    const bool twice = seen.contains({f.field, f.subject});
    // A field may not come back after another one; one with subjects takes no plain value beside them; and a change
    // without a subject and without values would vanish in a group.
    const bool clash =
        !first && ((!same_group && fields.contains(f.field)) || twice || (same_group && (scalar || open_scalar)));
    if (first || clash) {
      if (!first) runs.back().last = i;
      runs.push_back({i, end});
      fields.clear();
      seen.clear();
    }
    open = f.field;
    open_scalar = scalar;
    fields.insert(f.field);
    seen.insert({f.field, f.subject});
  }
  return runs;
}

void append_entry_json(std::string& out, const Record& record, const Entry& entry) {
  out += '{';
  switch (entry.kind) {
    case EntryKind::heading:
    case EntryKind::comment:
    case EntryKind::unread:
      out += '"';
      out += entry_kind_name(entry.kind);
      out += "\":";
      append_json_string(out, entry.text);
      break;
    case EntryKind::undo:
      number_member(out, "undo", entry.count);
      break;
    case EntryKind::changed:
    case EntryKind::expect:
    case EntryKind::adjust: {
      out += '"';
      out += entry_kind_name(entry.kind);
      out += "\":";
      const std::vector<FactRun> runs = fact_runs(record, entry);
      if (runs.size() > 1) out += '[';
      if (runs.empty()) out += "{}";
      for (const FactRun& run : runs) {
        if (&run != &runs.front()) out += ',';
        out += '{';
        append_facts(out, record, record.facts, run.first, run.last, entry.kind == EntryKind::changed);
        out += '}';
      }
      if (runs.size() > 1) out += ']';
      break;
    }
    case EntryKind::choice:
    case EntryKind::chance:
      break;
  }
  const bool asked = entry.kind == EntryKind::choice || entry.kind == EntryKind::chance;
  member(out, "by", entry.kind == EntryKind::chance && entry.by.empty() ? "chance" : entry.by);
  if (asked && entry.key.empty()) {
    if (out.back() != '{') out += ',';
    out += "\"key\":\"\"";
  }
  member(out, "key", entry.key);
  member(out, "for", entry.subject);
  if (!entry.pick.is_none()) {
    if (out.back() != '{') out += ',';
    out += "\"pick\":";
    append_json_value(out, record, entry.pick);
  }
  if (entry.count != 0 && entry.kind != EntryKind::undo) number_member(out, "unseen", entry.count);
  if (entry.at != 0) number_member(out, "at", entry.at);
  extra_members(out, entry.extra);
  out += '}';
}

void append_header_members(std::string& out, const Record& record, std::string_view separator) {
  const Header& h = record.header;
  out += "\"arbiter\":" + std::to_string(record.version);
  const auto start = [&](std::string_view name) {
    out += ',';
    out += separator;
    out += '"';
    out += name;
    out += "\":";
  };
  const auto text = [&](std::string_view name, std::string_view value) {
    if (value.empty()) return;
    start(name);
    append_json_string(out, value);
  };
  text("game", h.game);
  text("ruleset", h.ruleset);
  text("variant", h.variant);
  text("profile", h.profile);
  if (!h.rulings.empty()) {
    start("rulings");
    out += '{';
    for (const Ruling& ruling : h.rulings) {
      if (&ruling != &h.rulings.front()) out += ',';
      append_json_string(out, ruling.name);
      out += ':';
      append_json_value(out, record, ruling.value);
    }
    out += '}';
  }
  if (!h.sides.empty()) {
    start("sides");
    out += '[';
    for (const SideInfo& side : h.sides) {
      if (&side != &h.sides.front()) out += ',';
      out += '{';
      member(out, "side", side.side);
      member(out, "name", side.name);
      member(out, "kind", side.kind);
      member(out, "bot", side.bot);
      extra_members(out, side.extra);
      out += '}';
    }
    out += ']';
  }
  const Source& s = h.source;
  if (!s.format.empty() || !s.file.empty() || !s.sha256.empty() || !s.states.empty() || !s.silent.empty() ||
      !s.extra.empty()) {
    start("source");
    out += '{';
    member(out, "format", s.format);
    member(out, "file", s.file);
    member(out, "sha256", s.sha256);
    if (!s.states.empty()) {
      if (out.back() != '{') out += ',';
      out += "\"states\":";
      append_strings(out, s.states);
    }
    if (!s.silent.empty()) {
      if (out.back() != '{') out += ',';
      out += "\"silent\":";
      append_strings(out, s.silent);
    }
    extra_members(out, s.extra);
    out += '}';
  }
  if (!h.setup.empty() || !h.position.empty() || !h.setup_extra.empty()) {
    start("setup");
    out += '{';
    append_facts(out, record, h.setup, 0, h.setup.size(), false);
    if (!h.position.empty()) {
      if (out.back() != '{') out += ',';
      out += "\"position\":{";
      append_facts(out, record, h.position, 0, h.position.size(), false);
      out += '}';
    }
    extra_members(out, h.setup_extra);
    out += '}';
  }
  if (!h.extra.empty()) {
    out += ',';
    out += separator;
    out += h.extra;
  }
}

}  // namespace formats

std::string write_json(const Record& record) {
  std::string out = "{";
  out.reserve(record.entries.size() * 80 + 1024);
  formats::append_header_members(out, record, "\n");
  out += ",\n\"entries\":[";
  for (const Entry& entry : record.entries) {
    out += &entry == &record.entries.front() ? "\n" : ",\n";
    formats::append_entry_json(out, record, entry);
  }
  out += "\n]}\n";
  return out;
}

std::string write_ndjson(const Record& record) {
  std::string out = "{";
  out.reserve(record.entries.size() * 80 + 1024);
  formats::append_header_members(out, record, "");
  out += "}\n";
  for (const Entry& entry : record.entries) {
    formats::append_entry_json(out, record, entry);
    out += '\n';
  }
  return out;
}

std::string entry_json(const Record& record, const Entry& entry) {
  std::string out;
  formats::append_entry_json(out, record, entry);
  return out;
}

}  // namespace arbiter
