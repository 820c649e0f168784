// The parts of the JSON handler that open and close entries and keep what the model has no place for.
#include <algorithm>
#include <map>
#include <utility>

#include "formats/json_handler.hpp"
#include "formats/json_text.hpp"

namespace arbiter::formats {

// ---- Entries ----

bool JsonHandler::start_entry() {
  if (!reading_.take_entries(1)) return refuse(reading_.limit_error(&Limits::entries, line_of(tell())));
  entry_start_ = tell();
  if (r_.entries.empty()) first_entry_ = entry_start_;
  facts_before_ = r_.facts.size();
  items_before_ = r_.items.size();
  r_.add(EntryKind::comment);
  r_.entry_lines.push_back(line_of(entry_start_));
  extra_.clear();
  seen_ = 0;
  bad_ = false;
  entry_open_ = true;
  enter(In::entry);
  return true;
}

bool JsonHandler::end_entry() {
  leave();
  entry_open_ = false;
  Entry& e = r_.entries.back();
  const unsigned kinds = seen_ & kKinds;
  if ((kinds & (kinds - 1)) != 0 || ((seen_ & undo) != 0 && (seen_ & unseen) != 0)) bad_ = true;
  std::string_view code = "REC-entry-shape";
  if (kinds == 0) {
    if ((seen_ & (key | pick | unseen)) == 0) {
      code = bad_ ? code : "REC-unknown-entry";
      bad_ = true;
    }
    e.kind = e.by == "chance" ? EntryKind::chance : EntryKind::choice;
  } else if ((kinds & kFactMembers) != 0) {
    e.kind = kinds == changed ? EntryKind::changed : kinds == expect ? EntryKind::expect : EntryKind::adjust;
  }
  const std::uint32_t line = r_.entry_lines.back();
  const std::size_t end = tell() + 1;
  if (bad_) {
    r_.facts.resize(facts_before_);
    r_.items.resize(items_before_);
    const bool is_scalar = slice_.text[entry_start_] != '{' && slice_.text[entry_start_] != '[';
    const std::string_view text =
        is_scalar ? e.text : r_.keep(compact_json(slice_.text.substr(entry_start_, end - entry_start_)));
    e = Entry{};
    e.kind = EntryKind::unread;
    e.first_fact = static_cast<std::uint32_t>(facts_before_);
    e.text = text;
    extra_.clear();
    reading_.note(game_, code,
                  code == "REC-entry-shape" ? "an entry has members that don't fit together; it's kept as unread"
                                            : "an entry of an unknown kind; it's kept as unread",
                  line);
  }
  e.facts = static_cast<std::uint32_t>(r_.facts.size()) - e.first_fact;
  if (const std::string_view bytes = reading_.replaced_bytes(slice_, entry_start_, end); !bytes.empty()) {
    keep_bytes(reading_, game_, extra_, bytes, line);
  }
  if (!extra_.empty()) e.extra = r_.keep(extra_);
  return true;
}

void JsonHandler::drop_open_entry() {
  if (!entry_open_) return;
  entry_open_ = false;
  r_.entries.pop_back();
  r_.entry_lines.pop_back();
  r_.facts.resize(facts_before_);
  r_.items.resize(items_before_);
}

bool JsonHandler::add_unread(std::size_t from, std::size_t to) {
  if (!reading_.take_entries(1)) return refuse(reading_.limit_error(&Limits::entries, line_of(from)));
  r_.add_unread(slice_.text.substr(from, to - from));
  r_.entry_lines.push_back(line_of(from));
  std::string members;
  if (const std::string_view bytes = reading_.replaced_bytes(slice_, from, to); !bytes.empty()) {
    keep_bytes(reading_, game_, members, bytes, r_.entry_lines.back());
    r_.entries.back().extra = r_.keep(members);
  }
  return true;
}

// ---- What the model has no place for ----

bool JsonHandler::start_raw(char bracket) {
  raw_.assign(1, bracket);
  nest_ = 1;
  enter(In::raw);
  return true;
}

bool JsonHandler::start_skip() {
  nest_ = 1;
  enter(In::skip);
  return true;
}

bool JsonHandler::end_raw(char bracket) {
  raw_ += bracket;
  if (--nest_ != 0) return true;
  leave();
  return unknown(raw_);
}

void JsonHandler::raw_separator() {
  const char last = raw_.back();
  if (last != '{' && last != '[' && last != ':') raw_ += ',';
}

std::string JsonHandler::json_of(const Value& v) const {
  std::string text;
  append_json_value(text, r_, v);
  return text;
}

std::string JsonHandler::unknown_name() const {
  std::string name;
  if (in_ == In::rulings) name = "rulings.";
  if (in_ == In::record && key_ == "arbiter") name = "unknown.";  // the writer has one of its own
  if (in_ == In::fact_inner) {
    name = "changed." + std::string(r_.facts.back().field) + "." + std::string(r_.facts.back().subject) + ".";
  }
  return name += key_;
}

std::string& JsonHandler::members() {
  switch (in_) {
    case In::side:
      return side_extra_;
    case In::source:
      return source_extra_;
    case In::entry:
    case In::fact_inner:
      return extra_;
    default:
      return header_extra_;
  }
}

bool JsonHandler::unknown(std::string_view json) {
  if (in_ == In::sides) {  // no object where a side should be
    if (!take_fact()) return false;
    std::string text;
    append_member(text, "unread", json);
    r_.header.sides.emplace_back();
    r_.header.sides.back().extra = r_.keep(text);
    return true;
  }
  const std::string name = unknown_name();
  note_unknown(name);
  append_member(members(), name, json);
  return true;
}

void JsonHandler::note_unknown(std::string_view name) {
  constexpr std::size_t kNames = 20;  // each name is noted once
  if (entry_open_ && is_redundant_member(name)) return;
  if (name == "bytes" || noted_.size() >= kNames || std::find(noted_.begin(), noted_.end(), name) != noted_.end())
    return;
  noted_.emplace_back(name);
  reading_.note(game_, "REC-unknown-member",
                "member \"" + excerpt(name, 0) + "\" isn't known here; it's kept as it stands", line_of(tell()));
}

void JsonHandler::spoil() {
  if (entry_open_)
    bad_ = true;
  else
    spoiled_ = true;
}

// ---- Set-up: members of any shape ----

void JsonHandler::start_setup_member() {
  setup_key_ = key_;
  member_start_ = tell();
  setup_items_ = r_.items.size();
  spoiled_ = false;
}

void JsonHandler::end_setup_member() {
  std::vector<Fact>& facts = setup_key_ == "position" ? r_.header.position : r_.header.setup;
  if (!spoiled_ && facts.size() > setup_before_) return;
  facts.resize(setup_before_);
  r_.items.resize(setup_items_);
  keep_setup_member(setup_key_);
}

void JsonHandler::keep_setup_member(std::string_view name) {
  append_member(setup_extra_, name, compact_json(slice_.text.substr(member_start_, tell() + 1 - member_start_)));
  spoiled_ = false;
}

void JsonHandler::drop_duplicates(std::vector<Fact>& facts, std::string_view what) {
  std::map<std::string_view, std::vector<Fact>> by_field;
  std::vector<std::string_view> order;
  std::map<std::pair<std::string_view, std::string_view>, std::size_t> places;
  bool dropped = false;
  for (const Fact& f : facts) {
    std::vector<Fact>& group = by_field[f.field];
    if (group.empty()) order.push_back(f.field);
    if (!group.empty() && (f.subject.empty() || group.front().subject.empty())) {
      for (const Fact& old : group) places.erase({old.field, old.subject});
      group.clear();
      dropped = true;
    }
    const auto [place, is_new] = places.try_emplace({f.field, f.subject}, group.size());
    if (is_new) {
      group.push_back(f);
    } else {
      group[place->second] = f;
      dropped = true;
    }
  }
  facts.clear();
  for (const std::string_view field : order) {
    const std::vector<Fact>& group = by_field[field];
    facts.insert(facts.end(), group.begin(), group.end());
  }
  if (dropped) {
    reading_.note(game_, "REC-duplicate-member", std::string(what) + " holds a member twice; the last one counts",
                  slice_.line);
  }
}

void JsonHandler::finish() {
  Header& h = r_.header;
  drop_duplicates(h.setup, "\"setup\"");
  drop_duplicates(h.position, "\"setup.position\"");
  const std::size_t header_end = r_.entries.empty() ? slice_.text.size() : std::min(first_entry_, slice_.text.size());
  if (const std::string_view bytes = reading_.replaced_bytes(slice_, 0, header_end); !bytes.empty()) {
    keep_bytes(reading_, game_, header_extra_, bytes, slice_.line);
  }
  h.extra = r_.keep(header_extra_);
  h.setup_extra = r_.keep(setup_extra_);
  h.source.extra = r_.keep(source_extra_);
  if (r_.version > 1) {
    reading_.note(game_, "REC-newer-version",
                  "format version " + std::to_string(r_.version) + " is newer than 1: read as far as it's known",
                  slice_.line);
  }
}

}  // namespace arbiter::formats
