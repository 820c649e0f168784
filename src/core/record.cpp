#include "arbiter/record.hpp"

#include <array>
#include <charconv>
#include <cstring>

#include "arbiter/error.hpp"
#include "core/words.hpp"

namespace arbiter {

std::string_view entry_kind_name(EntryKind kind) {
  static constexpr std::array<std::string_view, kEntryKinds> names = {
      "step", "choice", "chance", "changed", "expect", "adjust", "undo", "comment", "unread"};
  return names[static_cast<std::size_t>(kind)];
}

int Value::integer(int otherwise) const {
  const std::string_view digits = text.starts_with('+') ? text.substr(1) : text;
  return whole_number(digits).value_or(otherwise);
}

std::string_view Record::keep(std::string_view s) {
  if (s.empty()) return {};
  constexpr std::size_t kChunk = 16384;
  if (s.size() > left_) {
    const std::size_t size = s.size() > kChunk / 4 ? s.size() : kChunk;
    buffers_.push_back(std::make_unique<char[]>(size));
    if (size != kChunk) {
      std::memcpy(buffers_.back().get(), s.data(), s.size());
      return {buffers_.back().get(), s.size()};
    }
    free_ = buffers_.back().get();
    left_ = size;
  }
  std::memcpy(free_, s.data(), s.size());
  const std::string_view kept{free_, s.size()};
  free_ += s.size();
  left_ -= s.size();
  return kept;
}

std::string_view Record::adopt(std::unique_ptr<char[]> buffer, std::size_t size) {
  buffers_.push_back(std::move(buffer));
  return {buffers_.back().get(), size};
}

std::string_view Record::source_line(std::uint32_t line) const {
  if (line == 0 || line > source_lines.size()) return {};
  const std::size_t from = source_lines[line - 1];
  std::size_t to = line < source_lines.size() ? source_lines[line] : source_text.size();
  while (to > from && (source_text[to - 1] == '\n' || source_text[to - 1] == '\r')) --to;
  return source_text.substr(from, to - from);
}

Entry& Record::add(EntryKind kind, std::uint32_t at) {
  Entry e;
  e.kind = kind;
  e.at = at;
  e.first_fact = static_cast<std::uint32_t>(facts.size());
  entries.push_back(e);
  return entries.back();
}

Entry& Record::add_heading(std::string_view text, std::uint32_t at) {
  Entry& e = add(EntryKind::heading, at);
  e.text = keep(text);
  return e;
}

Entry& Record::add_choice(std::string_view by, std::string_view key, std::string_view pick, std::uint32_t at) {
  Entry& e = add(EntryKind::choice, at);
  e.by = keep(by);
  e.key = keep(key);
  e.pick = Value::string(keep(pick));
  return e;
}

Entry& Record::add_die(std::string_view subject, int value, std::uint32_t at) {
  Entry& e = add(EntryKind::chance, at);
  e.by = "chance";
  e.key = "die";
  e.subject = keep(subject);
  e.pick = number(value);
  return e;
}

Entry& Record::add_unread(std::string_view raw, std::uint32_t at) {
  Entry& e = add(EntryKind::unread, at);
  e.text = keep(raw);
  return e;
}

Fact& Record::add_fact(std::string_view field, std::string_view subject) {
  Fact f;
  f.field = keep(field);
  f.subject = keep(subject);
  facts.push_back(f);
  ++entries.back().facts;
  return facts.back();
}

Value Record::number(long long n) {
  std::array<char, 24> digits{};
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), n);
  (void)error;
  return Value::number(keep({digits.data(), static_cast<std::size_t>(end - digits.data())}));
}

Value Record::list(const std::vector<std::string_view>& strings) {
  Value v;
  v.kind = ValueKind::list;
  v.first = static_cast<std::uint32_t>(items.size());
  v.count = static_cast<std::uint32_t>(strings.size());
  for (std::string_view s : strings) items.push_back(Value::string(keep(s)));
  return v;
}

std::string Error::to_string() const {
  std::string s;
  if (!file.empty()) s += file;
  if (line != 0) s += (s.empty() ? "line " : ":") + std::to_string(line);
  if (column != 0) s += ":" + std::to_string(column);
  if (!s.empty()) s += ": ";
  s += message;
  if (!code.empty()) s += " [" + code + "]";
  return s;
}

}  // namespace arbiter
