#include <array>
#include <string>
#include <vector>

#include "arbiter/formats.hpp"
#include "core/codes.hpp"

namespace arbiter {
namespace {

struct Built {
  std::vector<std::array<std::string, 2>> words;  // text and example of each; never resized once filled
  std::vector<RuleText> texts;
  std::span<const RuleText> part;
};

std::string sentence(std::string_view s) {
  std::string text(s);
  if (!text.empty() && text.back() != '.') text += '.';
  return text;
}

Built build() {
  Built b;
  std::vector<const CodeText*> codes;
  for (std::span<const CodeText> part : {findings_en(), readers_en()})
    for (const CodeText& code : part) codes.push_back(&code);
  b.words.reserve(codes.size());
  for (const CodeText* code : codes) {
    std::string_view meaning = code->meaning, way_out = code->way_out;
    for (const FormatCode& f : format_codes()) {
      if (f.code != code->code) continue;
      if (meaning.empty()) meaning = f.meaning;
      if (way_out.empty()) way_out = f.way_out;
    }
    std::string example(code->how);
    if (!code->record.empty()) {
      example = code->options.empty() ? "" : "with " + std::string(code->options) + "\n";
      example += code->record;
    }
    b.words.push_back({sentence(meaning) + " What to do: " + sentence(way_out), std::move(example)});
    b.texts.push_back({code->code, code->title, b.words.back()[0], "arbiter itself, no rule book", b.words.back()[1]});
  }
  b.part = b.texts;
  return b;
}

}  // namespace

RuleTexts code_texts(std::string_view language) {
  static const Built built = build();
  if (language == "en") return {&built.part, 1};
  return {};
}

}  // namespace arbiter
