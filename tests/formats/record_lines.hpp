// Records as short lines, for tests that compare them: the text spelling of records, with `@place` at the end.
#pragma once

#include <string>
#include <vector>

#include "arbiter/record.hpp"

namespace arbiter::test {

inline std::string fact_text(const Fact& f) {
  std::string s(f.field);
  if (!f.subject.empty()) s.append(" ").append(f.subject);
  if (!f.by.is_none()) s += (f.by.text.front() == '-' ? " " : " +") + std::string(f.by.text);
  if (!f.to.is_none()) s += " = " + std::string(f.to.text);
  return s;
}

inline std::string entry_text(const Record& r, const Entry& e) {
  const auto text = [](std::string_view v) { return std::string(v); };
  const std::string by = e.by.empty() ? "" : text(e.by) + " ";
  std::string s;
  switch (e.kind) {
    case EntryKind::heading:
      s = "== " + text(e.text);
      break;
    case EntryKind::choice:
      s = by + text(e.key) + " " + text(e.pick.text);
      break;
    case EntryKind::chance:
      s = text(e.key) + " " + text(e.pick.text) + (e.subject.empty() ? "" : " for " + text(e.subject));
      break;
    case EntryKind::comment:
      s = "# " + text(e.by) + ": " + text(e.text);
      break;
    case EntryKind::unread:
      s = "? " + text(e.text);
      break;
    default:
      s = e.kind == EntryKind::changed ? "states " : text(entry_kind_name(e.kind)) + " ";
      for (std::uint32_t i = 0; i < e.facts; ++i) {
        if (i != 0) s += "; ";
        s += fact_text(r.facts[e.first_fact + i]);
      }
  }
  return s + " @" + std::to_string(e.at);
}

inline std::vector<std::string> lines_of(const Record& r) {
  std::vector<std::string> lines;
  for (const Entry& e : r.entries) lines.push_back(test::entry_text(r, e));
  return lines;
}

inline std::vector<std::string> setup_of(const Record& r) {
  std::vector<std::string> lines;
  for (const Fact& f : r.header.setup) {
    lines.push_back(std::string(f.field) + (f.subject.empty() ? "" : " " + std::string(f.subject)) + " " +
                    std::string(f.to.text));
  }
  return lines;
}

}  // namespace arbiter::test
