// The text spelling: one statement a line, or several with `;` between them. formats/record.md describes it.
#include <algorithm>
#include <charconv>

#include "core/words.hpp"
#include "formats/annotation.hpp"
#include "formats/json_check.hpp"
#include "formats/json_text.hpp"
#include "formats/reading.hpp"
#include "formats/text_words.hpp"

namespace arbiter::formats {

namespace {

// The text from the start of one word to the end of another; quotes taken off if it's one quoted word.
std::optional<std::string> joined(const std::vector<std::string_view>& words, std::size_t first, std::size_t last) {
  if (first >= last) return std::string();
  if (last - first == 1) return unquote(words[first]);
  const char* from = words[first].data();
  const char* to = words[last - 1].data() + words[last - 1].size();
  return std::string(from, static_cast<std::size_t>(to - from));
}

class TextReader {
 public:
  TextReader(Reading& reading, const Slice& slice, ReadGame& game)
      : reading_(reading), slice_(slice), game_(game), r_(game.record) {}
  void read();

 private:
  bool header_line(std::string_view line, std::string& json);
  void line(std::string_view text);
  void statement(std::string_view text);
  bool understood(std::string_view text);
  bool chance(const std::vector<std::string_view>& words, std::string_view text);
  bool facts(EntryKind kind, std::string_view text);
  bool change(const std::vector<std::string_view>& words, Fact& f);
  bool expectation(const std::vector<std::string_view>& words, Fact& f);
  bool choice(const std::vector<std::string_view>& words);
  bool unread(std::string_view text);
  std::string_view keep(std::string_view s) { return r_.keep(s); }
  // Begins an entry; undone by the caller if its statement turns out not to be understood.
  Entry& add(EntryKind kind) { return r_.add(kind, at_); }

  Reading& reading_;
  const Slice& slice_;
  ReadGame& game_;
  Record& r_;
  std::uint32_t line_ = 1;
  std::uint32_t at_ = 0;
};

bool TextReader::header_line(std::string_view line, std::string& json) {
  const std::vector<std::string_view> words = words_of(line.substr(0, std::min<std::size_t>(line.size(), 4096)));
  if (words.size() < 2 || words[0] != "@") return false;
  const auto name = unquote(words[1]);
  if (!name) return false;
  const std::string_view value =
      trim(line.substr(static_cast<std::size_t>(words[1].data() + words[1].size() - line.data())));
  std::string member;
  append_member(member, *name, value);
  if (value.empty() || !is_json_object('{' + member + '}', reading_.limits.nesting)) {
    std::string text;
    append_json_string(text, value);
    member.clear();
    append_member(member, *name, text);
  }
  if (json.size() > 1) json += ',';
  json += member;
  return true;
}

bool TextReader::change(const std::vector<std::string_view>& words, Fact& f) {
  std::size_t last = words.size();
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[i] != "=") continue;
    if (i + 2 != words.size()) return false;
    const auto to = parse_text_value(r_, words[i + 1]);
    if (!to) return false;
    f.to = *to;
    last = i;
    break;
  }
  if (last > 1 && (words[last - 1].starts_with('+') || words[last - 1].starts_with('-'))) {
    std::string_view by = words[last - 1];
    if (by.starts_with('+')) by.remove_prefix(1);
    if (!is_json_number(by)) return false;
    f.by = Value::number(keep(by));
    --last;
  }
  const auto subject = joined(words, 1, last);
  if (!subject) return false;
  f.subject = keep(*subject);
  return true;
}

bool TextReader::expectation(const std::vector<std::string_view>& words, Fact& f) {
  if (words.size() < 2) return false;
  const auto to = parse_text_value(r_, words.back());
  const auto subject = joined(words, 1, words.size() - 1);
  if (!to || !subject) return false;
  f.to = *to;
  f.subject = keep(*subject);
  return true;
}

bool TextReader::facts(EntryKind kind, std::string_view text) {
  add(kind);
  for (const std::string_view part : split_outside(text, ',')) {
    const std::vector<std::string_view> words = words_of(part);
    if (words.empty() || words[0].starts_with('"')) return false;
    Fact f;
    f.field = keep(words[0]);
    if (kind == EntryKind::changed ? !change(words, f) : !expectation(words, f)) return false;
    if (!reading_.take_facts(1)) {
      game_.error = reading_.limit_error(&Limits::facts, line_);
      return false;
    }
    r_.facts.push_back(f);
    ++r_.entries.back().facts;
  }
  return true;
}

bool TextReader::chance(const std::vector<std::string_view>& words, std::string_view text) {
  const std::string_view verb = words[0];
  if (words.size() < 2) return false;
  Entry& e = add(EntryKind::chance);
  e.by = "chance";
  e.key = keep(verb);
  if (verb == "die") {
    if (!is_json_number(words[1])) return false;
    e.pick = Value::number(keep(words[1]));
    if (words.size() == 2) return true;
    if (words.size() < 4 || words[2] != "for") return false;
    const auto subject = joined(words, 3, words.size());
    if (!subject) return false;
    e.subject = keep(*subject);
    return true;
  }
  const auto subject = unquote(words[1]);
  if (!subject || words.size() < 3) return false;
  e.subject = keep(*subject);
  if (words[2] == "unseen") {
    const auto n = words.size() == 4 ? whole_number(words[3]) : std::nullopt;
    if (!n) return false;
    e.count = *n;
    return true;
  }
  std::vector<Value> items;
  for (const std::string_view part :
       split_outside(text.substr(static_cast<std::size_t>(words[2].data() - text.data())), ',')) {
    const auto item = parse_text_value(r_, part);
    if (!item || item->is_none() || item->kind == ValueKind::list || trim(part).empty()) return false;
    items.push_back(*item);
  }
  if (!reading_.take_facts(items.size())) {
    game_.error = reading_.limit_error(&Limits::facts, line_);
    return false;
  }
  r_.entries.back().pick = {
      ValueKind::list, static_cast<std::uint32_t>(r_.items.size()), static_cast<std::uint32_t>(items.size()), {}};
  r_.items.insert(r_.items.end(), items.begin(), items.end());
  return true;
}

bool TextReader::choice(const std::vector<std::string_view>& words) {
  std::size_t key = 0;
  std::string by;
  if (begins_with_side(words[0], r_.header)) {
    const auto side = unquote(words[0]);
    if (!side) return false;
    by = *side;
    key = 1;
  }
  if (words.size() < key + 2 || !is_text_key(words[key])) return false;
  Entry& e = add(EntryKind::choice);
  e.by = keep(by);
  e.key = keep(words[key]);
  const char* from = words[key + 1].data();
  const auto pick =
      parse_text_value(r_, {from, static_cast<std::size_t>(words.back().data() + words.back().size() - from)});
  if (!pick || pick->is_none()) return false;
  r_.entries.back().pick = *pick;
  return true;
}

bool TextReader::understood(std::string_view text) {
  if (text.starts_with("==")) {
    const auto heading = unquote(trim(text.substr(2)));
    if (!heading) return false;
    add(EntryKind::heading).text = keep(*heading);
    return true;
  }
  const std::vector<std::string_view> words = words_of(text);
  const std::string_view verb = words[0];
  const std::string_view rest = trim(text.substr(verb.size()));
  if (verb == "die" || verb == "draw" || verb == "deal") return chance(words, text);
  if (verb == "states") return facts(EntryKind::changed, rest);
  if (verb == "expect") return facts(EntryKind::expect, rest);
  if (verb == "adjust") return facts(EntryKind::adjust, rest);
  if (verb == "undo") {
    const auto n = rest.empty() ? 1 : whole_number(rest);
    if (!n) return false;
    add(EntryKind::undo).count = *n;
    return true;
  }
  return choice(words);
}

bool TextReader::unread(std::string_view text) {
  add(EntryKind::unread).text = keep(text);
  return true;
}

void TextReader::statement(std::string_view text) {
  const Annotated parts = split_annotation(text);
  const bool noted = !text.starts_with("==") && Annotations::tells_something(parts.note);
  if (noted) text = parts.line;
  const std::size_t entries = r_.entries.size();
  const std::size_t facts_before = r_.facts.size();
  const std::size_t items_before = r_.items.size();
  if (!understood(text)) {
    r_.entries.resize(entries);
    r_.facts.resize(facts_before);
    r_.items.resize(items_before);
    unread(text);
    reading_.note(game_, "REC-text-unread", "this statement isn't understood; it's kept as unread: " + excerpt(text, 0),
                  line_);
  }
  if (!noted) return;
  Annotations note;
  note.take(parts.note, at_, r_);
  note.finish(r_);
}

void TextReader::line(std::string_view text) {
  const std::string_view whole = text;
  at_ = 0;
  if (text.size() > 1 && text[0] == '@' && text[1] >= '0' && text[1] <= '9') {
    const std::size_t end = std::min(text.find(' '), text.size());
    const auto [stop, error] = std::from_chars(text.data() + 1, text.data() + end, at_);
    if (error == std::errc() && stop == text.data() + end)
      text = trim(text.substr(end));
    else
      at_ = 0;
    if (text.empty()) return;
  }
  if (text.starts_with('#')) {
    Entry& e = add(EntryKind::comment);
    if (text.starts_with("#:")) {
      e.text = keep(trim(text.substr(2)));
      return;
    }
    std::string_view rest;
    const std::string_view author = comment_author(trim(text.substr(1)), rest);
    const auto name = unquote(author);
    e.by = keep(name.value_or(""));
    e.text = keep(name ? rest : trim(text.substr(1)));
    return;
  }
  if (text.starts_with('?')) {
    unread(trim(text.substr(1)));
    return;
  }
  if (text.starts_with('{')) {
    const std::size_t entries = r_.entries.size();
    if (read_json_entry(reading_, Slice{text, line_}, game_)) {
      r_.entry_lines.resize(entries);  // set by the caller, as for the other lines
      if (r_.entries.size() > entries && r_.entries.back().at == 0) r_.entries.back().at = at_;
    } else if (!game_.error) {
      r_.entries.resize(entries);
      r_.entry_lines.resize(entries);
      unread(whole);
      reading_.note(game_, "REC-json-syntax", "not well-formed JSON; the line is kept as unread", line_);
    }
    return;
  }
  for (const std::string_view part : split_outside(text, ';')) {
    if (!trim(part).empty()) statement(trim(part));
  }
}

void TextReader::read() {
  std::string header = "{";
  const auto each_line = [&](auto&& take) {
    line_ = slice_.line;
    for (std::size_t from = 0; from < slice_.text.size() && !game_.error; ++line_) {
      const std::size_t end = std::min(slice_.text.find('\n', from), slice_.text.size());
      const std::string_view text = trim(slice_.text.substr(from, end - from));
      if (!text.empty()) take(text, from, end);
      from = end + 1;
    }
  };
  each_line([&](std::string_view text, std::size_t, std::size_t) {
    if (text.starts_with("@ ")) header_line(text, header);
  });
  header += '}';
  if (header != "{}") {
    read_json(reading_, Slice{header, slice_.line}, game_);
    if (game_.error) {
      game_.error->column = 0;
      game_.readable = true;
      if (game_.error->code == "REC-not-a-record") game_.error.reset();
    }
    r_.entries.clear();  // `@ entries` is no way to write entries
    r_.entry_lines.clear();
    r_.facts.clear();
  }
  game_.readable = true;
  each_line([&](std::string_view text, std::size_t from, std::size_t end) {
    if (text.starts_with("@ ")) return;
    const std::size_t before = r_.entries.size();
    line(text);
    const std::size_t added = r_.entries.size() - before;
    if (!text.starts_with('{') && !reading_.take_entries(added)) {
      game_.error = reading_.limit_error(&Limits::entries, line_);
      return;
    }
    r_.entry_lines.resize(r_.entries.size(), line_);
    if (added == 0) return;
    if (const std::string_view bytes = reading_.replaced_bytes(slice_, from, end); !bytes.empty()) {
      Entry& e = r_.entries.back();
      if (e.extra.find("\"bytes\":") != std::string_view::npos) return;
      std::string members(e.extra);
      keep_bytes(reading_, game_, members, bytes, line_);
      e.extra = keep(members);
    }
  });
  r_.entry_lines.resize(r_.entries.size(), line_);
}

}  // namespace

void read_text_game(Reading& reading, const Slice& slice, ReadGame& game) {
  TextReader(reading, slice, game).read();
}

std::vector<Slice> split_text(std::string_view text, std::size_t most) {
  std::vector<Slice> slices;
  std::size_t start = 0;
  std::uint32_t line = 1;
  std::uint32_t start_line = 1;
  bool started = false;  // the slice holds more than blank lines and comments
  for (std::size_t from = 0; from < text.size() && slices.size() <= most;) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const std::string_view now = trim(text.substr(from, end - from));
    if (started && (now == "@ arbiter" || now.starts_with("@ arbiter "))) {
      slices.push_back({text.substr(start, from - start), start_line});
      start = from;
      start_line = line;
    }
    if (!now.empty() && !now.starts_with('#')) started = true;
    from = end + 1;
    ++line;
  }
  if (start < text.size()) slices.push_back({text.substr(start), start_line});
  return slices;
}

}  // namespace arbiter::formats
