#include "support/records.hpp"

#include <array>
#include <random>
#include <set>

namespace arbiter::test {

namespace {

void put(std::string& out, std::string_view name, std::string_view text) {
  out += name;
  out += '(' + std::to_string(text.size()) + ':';
  out += text;
  out += ')';
}

void put(std::string& out, std::string_view name, const Record& r, const Value& v) {
  out += name;
  out += '<' + std::to_string(static_cast<int>(v.kind)) + ' ';
  if (v.kind == ValueKind::list) {
    for (std::uint32_t i = 0; i < v.count; ++i) put(out, "item", r, r.items.at(v.first + i));
  } else {
    put(out, "text", v.text);
  }
  out += '>';
}

void put(std::string& out, const Record& r, const Fact& f) {
  put(out, "field", f.field);
  put(out, "subject", f.subject);
  put(out, "by", r, f.by);
  put(out, "to", r, f.to);
  out += '\n';
}

// Random pieces that records are made of.
class Dice {
 public:
  explicit Dice(std::uint32_t seed) : engine_(seed) {}
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(engine_() % n); }
  bool one_in(std::uint32_t n) { return below(n) == 0; }

  std::string text() {
    static const std::array<std::string, 40> pieces = {"Iran",
                                                       "4 Duck and Cover",
                                                       "a b",
                                                       " lead",
                                                       "trail ",
                                                       "two  spaces",
                                                       "5",
                                                       "-0.50",
                                                       "1e400",
                                                       "true",
                                                       "null",
                                                       "false",
                                                       ";",
                                                       ",",
                                                       "=",
                                                       "\"quoted\"",
                                                       "'",
                                                       "<&>]]>",
                                                       "\n",
                                                       "\r\n",
                                                       "\t",
                                                       std::string("\0", 1),
                                                       "\x01\x1f",
                                                       "\x7f",
                                                       "\xC2\x85",
                                                       "ű",
                                                       "\xEF\xBF\xBE",
                                                       "\xEF\xBF\xBF",
                                                       "\xF0\x9F\x8E\xB2",
                                                       "\xEF\xBF\xBD",
                                                       "\xE2\x80\xA8",
                                                       "[",
                                                       "{",
                                                       "]}",
                                                       "\\",
                                                       "\\u0041",
                                                       "# x: y",
                                                       "== ",
                                                       "for",
                                                       "@ 1"};
    if (one_in(3)) return pieces[below(3)];
    std::string s;
    for (std::uint32_t n = below(4) + 1; n > 0; --n) s += pieces[below(pieces.size())];
    return s;
  }
  std::string maybe(std::uint32_t n) { return one_in(n) ? text() : std::string(); }
  std::string json() {  // a member's value that no version knows
    static const std::array<std::string, 8> values = {"1",
                                                      "-0.0E+5",
                                                      "\"x\\u0001\\\\\"",
                                                      "[1,[2,{}]]",
                                                      "{\"a\":{\"b\":null}}",
                                                      "true",
                                                      "[]",
                                                      "123456789012345678901234567890"};
    return values[below(values.size())];
  }
  std::string members() {
    std::string s = "\"x-" + std::to_string(below(100)) + "\":" + json();
    if (one_in(2)) s += ",\"ű \\\" ;\":" + json();
    return s;
  }
  Value scalar(Record& r) {
    static const std::array<std::string_view, 7> numbers = {"0",    "-7", "3.50", "1E9", "99999999999999999999",
                                                            "1e-3", "12"};
    switch (below(4)) {
      case 0:
        return Value::number(numbers[below(numbers.size())]);
      case 1:
        return {ValueKind::boolean, 0, 0, one_in(2) ? "true" : "false"};
      default:
        return Value::string(r.keep(text()));
    }
  }
  Value value(Record& r) {
    if (!one_in(5)) return scalar(r);
    Value list{ValueKind::list, static_cast<std::uint32_t>(r.items.size()), below(4), {}};
    for (std::uint32_t i = 0; i < list.count; ++i) r.items.push_back(scalar(r));
    return list;
  }

 private:
  std::mt19937 engine_;
};

void random_facts(Dice& dice, Record& r, EntryKind kind) {
  for (std::uint32_t n = dice.below(5); n > 0; --n) {
    static const std::array<std::string_view, 5> fields = {"influence.US", "defcon", "by", "to", "odd field"};
    Fact& f = r.add_fact(dice.one_in(6) ? r.keep(dice.text()) : fields[dice.below(fields.size())],
                         dice.one_in(3)   ? ""
                         : dice.one_in(3) ? "Iran"
                                          : r.keep(dice.text()));
    const std::size_t at = r.facts.size() - 1;
    (void)f;
    if (kind != EntryKind::changed) {
      const Value to = dice.one_in(9) ? Value{} : dice.value(r);
      r.facts[at].to = to;
      continue;
    }
    if (!dice.one_in(3)) r.facts[at].by = dice.value(r);
    if (!dice.one_in(3)) r.facts[at].to = dice.value(r);
  }
}

void random_entry(Dice& dice, Record& r) {
  const auto kind = static_cast<EntryKind>(dice.below(kEntryKinds));
  r.add(kind, dice.one_in(2) ? dice.below(100000) : 0);
  const auto entry = [&]() -> Entry& { return r.entries.back(); };
  switch (kind) {
    case EntryKind::heading:
    case EntryKind::unread:
      entry().text = r.keep(dice.maybe(1));
      break;
    case EntryKind::comment:
      entry().text = r.keep(dice.text());
      entry().by = r.keep(dice.maybe(2));
      break;
    case EntryKind::undo:
      entry().count = static_cast<std::int32_t>(dice.below(5));
      break;
    case EntryKind::choice: {
      entry().by = dice.one_in(2) ? "US" : r.keep(dice.maybe(2));
      if (entry().by == "chance") entry().by = "US";
      entry().key = dice.one_in(2) ? "target" : r.keep(dice.maybe(2));
      entry().subject = r.keep(dice.maybe(5));
      const Value pick = dice.one_in(9) ? Value{} : dice.value(r);
      entry().pick = pick;
      break;
    }
    case EntryKind::chance: {
      static const std::array<std::string_view, 4> keys = {"die", "draw", "deal", "shuffle"};
      entry().by = "chance";
      entry().key = keys[dice.below(keys.size())];
      entry().subject = r.keep(dice.maybe(2));
      const Value pick = dice.one_in(3) ? Value{} : dice.value(r);
      entry().pick = pick;
      if (pick.is_none()) entry().count = static_cast<std::int32_t>(dice.below(4));
      break;
    }
    case EntryKind::changed:
    case EntryKind::expect:
    case EntryKind::adjust:
      random_facts(dice, r, kind);
      break;
  }
  if (dice.one_in(6)) entry().extra = r.keep(dice.members());
}

}  // namespace

std::string dump(const Record& r) {
  std::string out = "version " + std::to_string(r.version) + '\n';
  const Header& h = r.header;
  put(out, "game", h.game);
  put(out, "ruleset", h.ruleset);
  put(out, "variant", h.variant);
  put(out, "profile", h.profile);
  put(out, "extra", h.extra);
  put(out, "setup_extra", h.setup_extra);
  out += '\n';
  for (const Ruling& ruling : h.rulings) {
    put(out, "ruling", ruling.name);
    put(out, "value", r, ruling.value);
  }
  for (const SideInfo& s : h.sides) {
    put(out, "side", s.side);
    put(out, "name", s.name);
    put(out, "kind", s.kind);
    put(out, "bot", s.bot);
    put(out, "extra", s.extra);
  }
  put(out, "format", h.source.format);
  put(out, "file", h.source.file);
  put(out, "sha256", h.source.sha256);
  put(out, "extra", h.source.extra);
  for (const auto s : h.source.states) put(out, "states", s);
  for (const auto s : h.source.silent) put(out, "silent", s);
  out += "\nsetup\n";
  for (const Fact& f : h.setup) put(out, r, f);
  out += "position\n";
  for (const Fact& f : h.position) put(out, r, f);
  for (const Entry& e : r.entries) {
    out += std::string(entry_kind_name(e.kind)) + " at " + std::to_string(e.at) + " count " + std::to_string(e.count) +
           ' ';
    put(out, "by", e.by);
    put(out, "key", e.key);
    put(out, "for", e.subject);
    put(out, "text", e.text);
    put(out, "extra", e.extra);
    put(out, "pick", r, e.pick);
    out += '\n';
    for (std::uint32_t i = 0; i < e.facts; ++i) put(out, r, r.facts.at(e.first_fact + i));
  }
  return out;
}

Record sample_record() {
  const std::string_view json = R"({
    "arbiter": 1, "game": "twilight-struggle", "ruleset": "ts-deluxe", "variant": "deluxe", "profile": "digital",
    "rulings": {"ts.r08": "other", "ts.flag": true},
    "sides": [{"side": "US", "name": "Anna", "kind": "human"}, {"side": "USSR", "kind": "bot", "bot": "soloplay", "elo": 1500}],
    "source": {"format": "tsreplayer", "file": "game.txt", "sha256": "00ff", "states": ["defcon", "influence.US"], "silent": ["TS-6.1"],
               "tool": {"name": "x"}},
    "setup": {"optional_cards": true, "handicap": {"US": 2}, "deck": ["4 Duck and Cover"], "odd": {"deep": {"er": 1}},
              "position": {"defcon": 3, "influence.US": {"Iran": 2, "UK": 5}}},
    "tournament": {"round": 4},
    "entries": [
      {"step": "Turn 1 headline", "at": 12},
      {"by": "US", "key": "target", "pick": "Iran"},
      {"by": "chance", "key": "die", "for": "Iran", "pick": 5},
      {"by": "chance", "key": "draw", "for": "US", "pick": ["4 Duck and Cover", "5 Five Year Plan"]},
      {"by": "chance", "key": "draw", "for": "USSR", "unseen": 3},
      {"changed": {"influence.US": {"Iran": {"by": 1, "to": 2}, "South Korea": {"by": -1}}, "defcon": {"to": 4}}},
      {"expect": {"defcon": 4, "influence.US": {"Iran": 2}, "hand.US": ["4 Duck and Cover"]}},
      {"adjust": {"vp": -6}, "why": "a miscount"},
      {"undo": 1},
      {"comment": "the textbook opening", "by": "Anna"},
      {"unread": "raw text", "at": 77},
      {"changed": [{"vp": {"to": 1}}, {"vp": {"to": 2}}]}]})";
  return std::move(only_game(json).record);
}

Record random_record(std::uint32_t seed) {
  Dice dice(seed);
  Record r;
  Header& h = r.header;
  h.game = r.keep(dice.one_in(2) ? "twilight-struggle" : dice.text());
  h.ruleset = r.keep(dice.maybe(2));
  h.profile = r.keep(dice.maybe(3));
  for (std::uint32_t n = dice.below(3); n > 0; --n) h.rulings.push_back({r.keep(dice.text()), dice.value(r)});
  for (std::uint32_t n = dice.below(3); n > 0; --n) {
    h.sides.push_back({r.keep(dice.text()), r.keep(dice.maybe(2)), "human", r.keep(dice.maybe(3)),
                       r.keep(dice.one_in(3) ? dice.members() : "")});
  }
  h.source.file = r.keep(dice.maybe(2));
  for (std::uint32_t n = dice.below(3); n > 0; --n) h.source.states.push_back(r.keep(dice.text()));
  for (std::uint32_t n = dice.below(2); n > 0; --n) h.source.silent.push_back(r.keep(dice.text()));
  if (dice.one_in(4)) h.source.extra = r.keep(dice.members());
  std::set<std::string> fields = {"position"};
  for (std::uint32_t n = dice.below(3); n > 0; --n) {
    const std::string field = dice.text();
    if (!fields.insert(field).second) continue;
    const bool nested = dice.one_in(2);
    const Value to = dice.value(r);
    h.setup.push_back({r.keep(field), nested ? r.keep(dice.text()) : "", {}, to});
  }
  for (std::uint32_t n = dice.below(4); n > 0; --n) {
    h.position.push_back({"influence.US", r.keep("country " + std::to_string(n)), {}, dice.scalar(r)});
  }
  if (dice.one_in(3)) h.setup_extra = r.keep("\"s\":{\"t\":{}}");
  if (dice.one_in(3)) h.extra = r.keep(dice.members());
  for (std::uint32_t n = dice.below(12); n > 0; --n) random_entry(dice, r);
  return r;
}

ReadGame only_game(std::string_view bytes, const Limits& limits) {
  std::vector<ReadGame> games = read_records(bytes, "game.dat", limits);
  if (games.size() == 1) return std::move(games.front());
  ReadGame none;
  none.error = Error{"TEST", std::to_string(games.size()) + " games where one was expected", "", 0, 0, ""};
  return none;
}

bool has_note(const ReadGame& game, std::string_view code) {
  for (const Error& note : game.notes) {
    if (note.code == code) return true;
  }
  return false;
}

}  // namespace arbiter::test
