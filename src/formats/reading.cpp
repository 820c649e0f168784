#include "formats/reading.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "formats/json_text.hpp"

namespace arbiter::formats {

Error Reading::error(std::string_view code, std::string message, std::uint32_t line, std::uint32_t column) const {
  Error e;
  e.code = code;
  e.message = std::move(message);
  e.file = file;
  e.line = line;
  e.column = column;
  return e;
}

Error Reading::limit_error(std::size_t Limits::*limit, std::uint32_t line) const {
  for (const LimitOption& option : limit_options()) {
    if (option.member != limit) continue;
    std::string code = "REC-limit-";
    code += option.name.substr(4);  // without "max-"
    std::string message = "above the limit of ";
    message += std::to_string(limits.*limit) + " " + std::string(option.meaning) + "; raise it with --" +
               std::string(option.name);
    return error(code, std::move(message), line);
  }
  return error("REC-limit", "a limit was hit", line);
}

std::uint32_t line_at(const Slice& slice, std::size_t offset) {
  const std::string_view before = slice.text.substr(0, std::min(offset, slice.text.size()));
  return slice.line + static_cast<std::uint32_t>(std::count(before.begin(), before.end(), '\n'));
}

std::uint32_t LineCounter::line(const Slice& slice, std::size_t offset) {
  offset = std::min(offset, slice.text.size());
  const std::size_t low = std::min(offset, offset_);
  const std::string_view step = slice.text.substr(low, std::max(offset, offset_) - low);
  std::uint32_t count = 0;
  for (std::size_t at = step.find('\n'); at != std::string_view::npos; at = step.find('\n', at + 1)) ++count;
  lines_ = offset >= offset_ ? lines_ + count : lines_ - count;
  offset_ = offset;
  return slice.line + lines_;
}

std::string excerpt(std::string_view line, std::size_t column) {
  constexpr std::size_t kWidth = 160;
  std::size_t from = 0;
  if (line.size() > kWidth && column > kWidth / 2) from = std::min(column - kWidth / 2, line.size() - kWidth);
  while (from > 0 && (static_cast<unsigned char>(line[from]) & 0xC0U) == 0x80) --from;
  std::size_t to = std::min(from + kWidth, line.size());
  while (to < line.size() && (static_cast<unsigned char>(line[to]) & 0xC0U) == 0x80) ++to;
  std::string text = from > 0 ? "..." : "";
  for (const char c : line.substr(from, to - from)) text += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
  if (to < line.size()) text += "...";
  return text;
}

Error Reading::error_at(std::string_view code, std::string message, const Slice& slice, std::size_t offset) const {
  const std::string_view text = slice.text;
  offset = std::min(offset, text.size());
  const std::size_t before = text.substr(0, offset).rfind('\n');
  const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
  const std::size_t end = std::min(text.find('\n', offset), text.size());
  std::size_t characters = 0;
  for (const char c : text.substr(start, offset - start)) characters += (static_cast<unsigned char>(c) & 0xC0U) != 0x80;
  Error e = error(code, std::move(message), line_at(slice, offset), static_cast<std::uint32_t>(characters + 1));
  e.source_line = excerpt(text.substr(start, end - start), offset - start);
  return e;
}

void Reading::note(ReadGame& game, std::string_view code, std::string message, std::uint32_t line) {
  if (notes > limits.notes) return;
  if (notes++ == limits.notes) {
    game.notes.push_back(error("REC-notes", "further notes about this file are left out (--max-notes)"));
    return;
  }
  game.notes.push_back(error(code, std::move(message), line));
}

std::string_view Reading::replaced_bytes(const Slice& slice, std::size_t from, std::size_t to) const {
  if (clean.replaced.empty()) return {};
  const std::less<const char*> less;
  if (less(slice.text.data(), clean.text.data()) || less(clean.text.data() + clean.text.size(), slice.text.data()))
    return {};
  const auto base = static_cast<std::size_t>(slice.text.data() - clean.text.data());
  if (!clean.touched(base + from, base + to)) return {};
  return clean.original_range(base + from, base + to);
}

bool is_redundant_member(std::string_view name) {
  static constexpr std::array<std::string_view, 8> kNames = {"region", "stability", "battleground", "number",
                                                             "title",  "from",      "colour",       "dynasty"};
  return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

void append_member(std::string& members, std::string_view name, std::string_view json) {
  if (!members.empty()) members += ',';
  append_json_string(members, name);
  members += ':';
  members += json;
}

void keep_bytes(Reading& reading, ReadGame& game, std::string& members, std::string_view bytes, std::uint32_t line) {
  append_member(members, "bytes", '"' + base64(bytes) + '"');
  reading.note(game, "REC-encoding",
               "not UTF-8: bytes were replaced by U+FFFD; the line as it was is kept as base64 in \"bytes\"", line);
}

}  // namespace arbiter::formats
