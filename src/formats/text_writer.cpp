// The text spelling. An entry that it has no form for is written as the JSON object of its NDJSON line.
#include <charconv>

#include "arbiter/formats.hpp"
#include "formats/json_check.hpp"
#include "formats/json_text.hpp"
#include "formats/text_words.hpp"
#include "formats/writing.hpp"

namespace arbiter {

namespace formats {

namespace {

// `s` as it stands if `plain`, else quoted.
void append_quoted_unless(std::string& out, bool plain, std::string_view s) {
  if (plain)
    out += s;
  else
    append_json_string(out, s);
}

bool one_line(std::string_view s) {
  if (s.empty() || trim(s).size() != s.size()) return false;
  for (const char c : s) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) return false;
  }
  return true;
}

// A value that ends a statement (`words`: more than one word may stand without quotes).
void append_value(std::string& out, const Record& record, const Value& v, bool words) {
  if (v.kind != ValueKind::string) {
    append_json_value(out, record, v);
    return;
  }
  const bool plain = (words ? is_plain_text(v.text) : is_plain_word(v.text)) && !looks_typed(v.text);
  append_quoted_unless(out, plain, v.text);
}

bool signed_number(std::string_view word) {
  return word.starts_with('+') || word.starts_with('-');
}

bool append_text_fact(std::string& out, const Record& record, const Fact& f, bool change) {
  if (!is_plain_word(f.field)) return false;
  out += f.field;
  if (!f.subject.empty()) {
    out += ' ';
    const std::size_t last = f.subject.rfind(' ');
    const std::string_view last_word = last == std::string_view::npos ? f.subject : f.subject.substr(last + 1);
    append_quoted_unless(out, is_plain_text(f.subject) && !signed_number(last_word), f.subject);
  }
  if (!change) {
    if (!f.by.is_none()) return false;
    out += ' ';
    append_value(out, record, f.to, false);
    return true;
  }
  if (!f.by.is_none()) {
    std::string_view n = f.by.text;
    if (n.starts_with('+')) n.remove_prefix(1);
    if (f.by.kind != ValueKind::number || !is_json_number(n)) return false;
    out += n.starts_with('-') ? " " : " +";
    out += n;
  }
  if (!f.to.is_none()) {
    out += " = ";
    append_value(out, record, f.to, false);
  }
  return true;
}

bool append_chance(std::string& out, const Record& record, const Entry& e) {
  if (e.by != "chance" && !e.by.empty()) return false;
  if (e.key == "die") {
    if (e.count != 0 || e.pick.kind != ValueKind::number || !is_json_number(e.pick.text)) return false;
    out += "die ";
    out += e.pick.text;
    if (!e.subject.empty()) {
      out += " for ";
      append_quoted_unless(out, is_plain_text(e.subject), e.subject);
    }
    return true;
  }
  if ((e.key != "draw" && e.key != "deal") || e.subject.empty()) return false;
  out += e.key;
  out += ' ';
  append_quoted_unless(out, is_plain_word(e.subject), e.subject);
  if (e.pick.is_none()) {
    if (e.count == 0) return false;
    out += " unseen " + std::to_string(e.count);
    return true;
  }
  if (e.count != 0 || e.pick.kind != ValueKind::list || e.pick.count == 0) return false;
  for (std::uint32_t i = 0; i < e.pick.count; ++i) {
    const Value& item = record.items[e.pick.first + i];
    out += i == 0 ? " " : ", ";
    if (item.kind == ValueKind::none) return false;
    if (item.kind == ValueKind::string && i == 0 && item.text.starts_with("unseen"))
      append_json_string(out, item.text);
    else
      append_value(out, record, item, true);
  }
  return true;
}

bool append_choice(std::string& out, const Record& record, const Entry& e) {
  if (!e.subject.empty() || e.count != 0 || e.pick.is_none() || !is_text_key(e.key)) return false;
  if (e.by.empty()) {
    if (is_text_verb(e.key) || begins_with_side(e.key, record.header)) return false;
  } else {
    append_quoted_unless(out, is_plain_word(e.by) && begins_with_side(e.by, record.header), e.by);
    out += ' ';
  }
  out += e.key;
  out += ' ';
  append_value(out, record, e.pick, true);
  return true;
}

bool append_statement(std::string& out, const Record& record, const Entry& e) {
  const bool bare = e.by.empty() && e.key.empty() && e.subject.empty() && e.pick.is_none() &&
                    (e.count == 0 || e.kind == EntryKind::undo);
  if (!e.extra.empty()) return false;
  switch (e.kind) {
    case EntryKind::heading:
      if (!bare) return false;
      out += "== ";
      append_quoted_unless(out, is_plain_text(e.text), e.text);
      return true;
    case EntryKind::choice:
      return append_choice(out, record, e);
    case EntryKind::chance:
      return append_chance(out, record, e);
    case EntryKind::changed:
    case EntryKind::expect:
    case EntryKind::adjust:
      if (!bare || e.facts == 0) return false;
      out += e.kind == EntryKind::changed ? std::string_view("states") : entry_kind_name(e.kind);
      for (std::uint32_t i = 0; i < e.facts; ++i) {
        out += i == 0 ? " " : ", ";
        if (!append_text_fact(out, record, record.facts[e.first_fact + i], e.kind == EntryKind::changed)) return false;
      }
      return true;
    case EntryKind::undo:
      if (!bare) return false;
      out += "undo " + std::to_string(e.count);
      return true;
    case EntryKind::comment: {
      if (!e.key.empty() || !e.subject.empty() || !e.pick.is_none() || e.count != 0 || !one_line(e.text)) return false;
      std::string_view rest;
      if (!e.by.empty()) {
        out += "# ";
        const bool plain = is_plain_word(e.by) && e.by.find(':') == std::string_view::npos;
        append_quoted_unless(out, plain, e.by);
        out += ": ";
      } else {
        out += comment_author(e.text, rest).empty() ? "# " : "#: ";
      }
      out += e.text;
      return true;
    }
    case EntryKind::unread:
      if (!bare || !one_line(e.text)) return false;
      out += "? ";
      out += e.text;
      return true;
  }
  return false;
}

}  // namespace

// Each member of the header's JSON as a line `@ name value`.
void append_header_text(std::string& out, const Record& record) {
  std::string json;
  append_header_members(json, record, "");
  std::string_view left = json;
  while (!left.empty()) {
    const std::size_t key_end = json_end(left);
    if (key_end == std::string_view::npos || key_end >= left.size()) return;
    const std::string_view quoted = left.substr(0, key_end);
    left.remove_prefix(key_end + 1);  // and the colon
    const bool closed = left.starts_with('"') || left.starts_with('{') || left.starts_with('[');
    const std::size_t end = std::min(closed ? json_end(left) : left.find(','), left.size());
    const std::string_view value = left.substr(0, end);
    left.remove_prefix(std::min(end + 1, left.size()));
    const std::string name = decode_json_string(quoted).value_or("");
    out += "@ ";
    append_quoted_unless(out, is_text_key(name), name);
    out += ' ';
    const std::string text = value.starts_with('"') ? decode_json_string(value).value_or("") : "";
    if (value.starts_with('"') && is_plain_text(text) && !looks_typed(text))
      out += text;
    else
      out += value;
    out += '\n';
  }
}

void append_entry_text(std::string& out, const Record& record, const Entry& entry) {
  const std::size_t start = out.size();
  if (entry.at != 0) out += '@' + std::to_string(entry.at) + ' ';
  if (append_statement(out, record, entry)) return;
  out.resize(start);
  append_entry_json(out, record, entry);
}

}  // namespace formats

std::string entry_text(const Record& record, const Entry& entry) {
  std::string out;
  formats::append_entry_text(out, record, entry);
  return out;
}

std::string write_text(const Record& record) {
  std::string out;
  out.reserve(record.entries.size() * 48 + 1024);
  formats::append_header_text(out, record);
  for (const Entry& entry : record.entries) {
    formats::append_entry_text(out, record, entry);
    out += '\n';
  }
  return out;
}

}  // namespace arbiter
