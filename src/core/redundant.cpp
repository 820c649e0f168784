// What an entry says twice: a remark in brackets behind a name, a member beside a pick ("region": "Africa").
#include <rapidjson/document.h>

#include "core/replayer.hpp"

namespace arbiter {

namespace {

std::string in_words(const rapidjson::Value& value) {
  if (value.IsBool()) return value.GetBool() ? "true" : "false";
  return value.IsString() ? std::string(value.GetString(), value.GetStringLength()) : std::string();
}

}  // namespace

void Replayer::tell_if_wrong(int domain, std::string_view spelling, const Entry& entry, std::uint32_t entry_index) {
  const Remarked pick = split_remark(index_, domain, spelling);
  const int option = index_.option(domain, pick.name);
  if (option < 0) return;
  const void* before = snapshots_.back().state.data();
  const auto judge = [&](std::string_view member, std::string_view said) {
    const std::string right = game_.what_is_right(before, domain, option, member, said);
    if (right.empty()) return;
    const std::string what = member.empty() ? "" : std::string(member) + " ";
    Finding& f = add_finding(Kind::mismatch, "REC-redundant",
                             "the entry says " + what + "'" + std::string(said) + "' of " +
                                 tables_.option_name(domain, option) + "; it is " + right,
                             entry_index);
    f.recorded = said;
    f.legal = {right};
    f.consequence = Consequence::cosmetic;
  };
  if (!pick.remark.empty()) judge({}, pick.remark);
  if (entry.extra.empty()) return;
  constexpr unsigned kFlags = rapidjson::kParseIterativeFlag | rapidjson::kParseNumbersAsStringsFlag;
  const std::string text = "{" + std::string(entry.extra) + "}";
  rapidjson::Document members;
  members.Parse<kFlags>(text.data(), text.size());
  if (members.HasParseError() || !members.IsObject()) return;
  for (const auto& m : members.GetObject())
    if (const std::string said = in_words(m.value); !said.empty())
      judge({m.name.GetString(), m.name.GetStringLength()}, said);
}

void Replayer::judge_redundant(const Segment& segment) {
  const auto remarked = [](std::string_view s) { return s.ends_with(')') || s.ends_with(']'); };
  for (std::uint32_t i = segment.from; i < segment.to && !stopped_; ++i) {
    const Entry& e = record_.entries[i];
    if (e.kind == EntryKind::choice || e.kind == EntryKind::chance) {
      if (e.pick.kind != ValueKind::list && e.extra.empty() && !remarked(e.pick.text)) continue;
      const int key = index_.key(e.key);
      if (key < 0) continue;
      const int domain = tables_.keys[static_cast<std::size_t>(key)].domain;
      if (e.pick.kind == ValueKind::list) {
        for (std::uint32_t n = 0; n < e.pick.count; ++n)
          if (const std::string_view name = record_.items[e.pick.first + n].text; remarked(name))
            tell_if_wrong(domain, name, {}, i);
      } else {
        tell_if_wrong(domain, e.pick.text, e, i);
      }
    } else if (e.kind == EntryKind::changed) {
      for (std::uint32_t n = 0; n < e.facts; ++n) {
        const Fact& fact = record_.facts[e.first_fact + n];
        const int field = remarked(fact.subject) ? index_.field(fact.field) : -1;
        if (field >= 0) tell_if_wrong(tables_.fields[static_cast<std::size_t>(field)].domain, fact.subject, {}, i);
      }
    }
  }
}

}  // namespace arbiter
