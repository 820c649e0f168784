// One recorded game in memory: header, set-up, entries. The spelling on disk is in formats/record.md.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

enum class EntryKind : std::uint8_t {
  heading,  // a step (or a block inside it) begins
  choice,   // what a side decided: key and pick
  chance,   // what luck decided: a die, a draw
  changed,  // effects as the source tells them, with the value after
  expect,   // facts that hold at the end of the step they stand in
  adjust,   // values set by hand
  undo,     // takes back the last `count` steps
  comment,
  unread,  // text that no reader understood, kept as it stands
};
inline constexpr int kEntryKinds = 9;

// The name of a kind as the JSON member and the XML element spell it ("step" for a heading).
std::string_view entry_kind_name(EntryKind kind);

enum class ValueKind : std::uint8_t { none, string, number, boolean, list };

// A value of a pick, a fact or a header member. Views point into the record's own text.
struct Value {
  ValueKind kind = ValueKind::none;
  std::uint32_t first = 0;  // list: index of its first item in Record::items
  std::uint32_t count = 0;  // list: number of items
  std::string_view text;    // string: the text; number and boolean: the spelling as recorded

  // The value as an integer; `otherwise` when it is no integer that fits in 32 bits.
  int integer(int otherwise = 0) const;
  bool is_none() const { return kind == ValueKind::none; }
  static Value string(std::string_view s) { return {ValueKind::string, 0, 0, s}; }
  static Value number(std::string_view spelling) { return {ValueKind::number, 0, 0, spelling}; }
};

// One field of a stated change, an expectation or an adjustment: "influence.US of Iran: by +1, to 2".
// `subject` is empty for a field without subjects (defcon). Either of `by` and `to` may be none.
struct Fact {
  std::string_view field;
  std::string_view subject;
  Value by;
  Value to;
};

struct Entry {
  EntryKind kind = EntryKind::comment;
  std::uint32_t at = 0;          // place in the source (line, command number) from 1; 0: not told
  std::uint32_t first_fact = 0;  // changed, expect, adjust: range in Record::facts
  std::uint32_t facts = 0;
  std::int32_t count = 0;    // undo: steps taken back; chance: number of unseen cards drawn
  std::string_view by;       // choice: the side (empty: not told); chance: "chance"; comment: its author
  std::string_view key;      // choice, chance: what was asked
  std::string_view subject;  // choice, chance: whom or what it is for ("for" on disk)
  std::string_view text;     // heading, comment, unread: the text
  Value pick;                // choice, chance: the answer; none when only `count` is told
  std::string_view extra;    // members that this version doesn't know, as JSON text `"a":1,"b":[2]`
};

struct SideInfo {
  std::string_view side, name, kind, bot;  // kind: "human", "bot", "random"; bot: which procedure it plays by
  std::string_view extra;
};

struct Source {
  std::string_view format, file, sha256;
  std::vector<std::string_view> states;  // fields that the source always states
  std::vector<std::string_view> silent;  // what the source may leave out: "TS-3.10", "TS-11.1 vp"
  std::string_view extra;
};

struct Ruling {
  std::string_view name;
  Value value;
};

struct Header {
  std::string_view game, ruleset, variant, profile;
  std::vector<Ruling> rulings;
  std::vector<SideInfo> sides;
  Source source;
  std::vector<Fact> setup;       // scalar members: field = name; members of objects: field = name, subject = key
  std::vector<Fact> position;    // setup.position: a recorded position, spelled as in `expect`
  std::string_view extra;        // unknown members of the header, JSON text as in Entry::extra
  std::string_view setup_extra;  // members of `setup` that are no scalar and no object of scalars
};

// One game. Owns the text that its views point to; moves, never copies.
class Record {
 public:
  Record() = default;
  Record(Record&&) = default;
  Record& operator=(Record&&) = default;
  Record(const Record&) = delete;
  Record& operator=(const Record&) = delete;

  Header header;
  std::vector<Entry> entries;
  std::vector<Fact> facts;
  std::vector<Value> items;  // items of list values
  int version = 1;           // member "arbiter" of the header; higher ones are read as far as known

  // Copies `s` into the record and returns a view that lives as long as the record (also after a move).
  std::string_view keep(std::string_view s);
  // Takes over a whole buffer, so that views into it stay good.
  std::string_view adopt(std::unique_ptr<char[]> buffer, std::size_t size);

  // The source text, line by line, when the record came from a text log; empty otherwise. Lines count from 1.
  std::string_view source_text;
  std::vector<std::uint32_t> source_lines;                 // offset of each line in source_text
  std::string_view source_line(std::uint32_t line) const;  // without its line end; empty for a line that isn't there
  // Line of each entry in the JSON, NDJSON, XML or text file that the record was read from; empty for other sources.
  std::vector<std::uint32_t> entry_lines;

  // Appends an entry; the reference is good until the next append.
  Entry& add(EntryKind kind, std::uint32_t at = 0);
  // As add, with the members of the kind set; the texts are copied into the record.
  Entry& add_heading(std::string_view text, std::uint32_t at = 0);
  Entry& add_choice(std::string_view by, std::string_view key, std::string_view pick, std::uint32_t at = 0);
  Entry& add_die(std::string_view subject, int value, std::uint32_t at = 0);
  Entry& add_unread(std::string_view raw, std::uint32_t at = 0);
  // Appends a fact to the last entry, which must be of kind changed, expect or adjust.
  Fact& add_fact(std::string_view field, std::string_view subject = {});
  // A number as a Value whose spelling the record keeps.
  Value number(long long n);
  // A list of strings as a Value.
  Value list(const std::vector<std::string_view>& strings);

 private:
  std::vector<std::unique_ptr<char[]>> buffers_;
  char* free_ = nullptr;
  std::size_t left_ = 0;
};

}  // namespace arbiter
