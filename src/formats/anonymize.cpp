#include "formats/anonymize.hpp"

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

namespace arbiter {
namespace {

struct Alias {
  std::string name;
  std::string alias;
};

bool word_byte(char c) {
  const auto b = static_cast<unsigned char>(c);
  return b >= 0x80 || (b >= '0' && b <= '9') || (b >= 'A' && b <= 'Z') || (b >= 'a' && b <= 'z');
}

// Longer names first, so that "Ann Lee" isn't taken for "Ann".
std::vector<Alias> aliases(const Record& record) {
  std::vector<Alias> all;
  for (const SideInfo& s : record.header.sides) {
    if (!s.name.empty()) all.push_back({std::string(s.name), "Player " + std::string(s.side)});
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Alias& a, const Alias& b) { return a.name.size() > b.name.size(); });
  return all;
}

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

enum class Case { matters, ignored };

bool same(std::string_view a, std::string_view b, Case letters) {
  if (letters == Case::matters) return a == b;
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

const Alias* name_at(const std::vector<Alias>& all, std::string_view text, std::size_t at, Case letters) {
  for (const Alias& a : all) {
    if (!same(text.substr(at, a.name.size()), a.name, letters)) continue;
    const std::size_t end = at + a.name.size();
    const bool begins = at == 0 || !word_byte(text[at - 1]) || !word_byte(text[at]);
    const bool ends = end == text.size() || !word_byte(text[end]) || !word_byte(text[end - 1]);
    if (begins && ends) return &a;
  }
  return nullptr;
}

std::string replaced(const std::vector<Alias>& all, std::string_view text, Case letters = Case::matters) {
  std::string out;
  std::size_t at = 0;
  while (at < text.size()) {
    if (const Alias* a = name_at(all, text, at, letters)) {
      out += a->alias;
      at += a->name.size();
    } else {
      out += text[at++];
    }
  }
  return out;
}

class Anonymizer {
 public:
  explicit Anonymizer(Record& record) : r_(record), all_(aliases(record)) {}

  void run() {
    if (all_.empty()) return;
    replace_source_text();
    Header& h = r_.header;
    for (SideInfo& s : h.sides) {
      if (!s.name.empty()) s.name = r_.keep("Player " + std::string(s.side));
      replace(s.extra);
    }
    replace(h.source.file, Case::ignored);
    replace(h.source.extra);
    replace(h.extra);
    replace(h.setup_extra);
    for (Entry& e : r_.entries) {
      if (e.kind == EntryKind::comment) replace(e.by);
      if (e.kind == EntryKind::comment || e.kind == EntryKind::unread) replace(e.text);
      replace(e.extra);
    }
  }

 private:
  void replace(std::string_view& text, Case letters = Case::matters) {
    if (text.empty()) return;
    const std::string now = replaced(all_, text, letters);
    if (now != text) text = r_.keep(now);
  }

  // Lines that no entry stands for hold set-up, among it the players' names.
  std::vector<bool> lines_of_moves() const {
    std::vector<bool> moves(r_.source_lines.size() + 1, false);
    for (const Entry& e : r_.entries) {
      if (e.at == 0 || e.at >= moves.size()) continue;
      const bool free_text = e.kind == EntryKind::comment || e.kind == EntryKind::unread ||
                             (e.kind == EntryKind::heading && e.text == "setup");
      moves[e.at] = moves[e.at] || !free_text;
    }
    for (const Entry& e : r_.entries) {
      if (e.kind == EntryKind::unread && e.at < moves.size()) moves[e.at] = false;
    }
    return moves;
  }

  void replace_source_text() {
    if (r_.source_text.empty()) return;
    const std::vector<bool> moves = lines_of_moves();
    std::string text;
    text.reserve(r_.source_text.size());
    std::vector<std::uint32_t> lines(r_.source_lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::size_t from = r_.source_lines[i];
      const std::size_t to = i + 1 < lines.size() ? r_.source_lines[i + 1] : r_.source_text.size();
      const std::string_view line = r_.source_text.substr(from, to - from);
      lines[i] = static_cast<std::uint32_t>(text.size());
      if (moves[i + 1]) {
        text += line;
      } else {
        text += replaced(all_, line);
      }
    }
    auto buffer = std::make_unique<char[]>(text.size() + 1);
    std::memcpy(buffer.get(), text.data(), text.size());
    r_.source_text = r_.adopt(std::move(buffer), text.size());
    r_.source_lines = std::move(lines);
  }

  Record& r_;
  std::vector<Alias> all_;
};

}  // namespace

void anonymize(Record& record) {
  Anonymizer(record).run();
}

}  // namespace arbiter
