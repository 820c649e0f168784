// Turns the events of a JSON reader into a record. One handler reads one game.
#pragma once

#include <rapidjson/reader.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/reading.hpp"

namespace arbiter::formats {

// Strings that the events bring must live as long as the record (they are views into its own buffer).
class JsonHandler {
 public:
  // `slice` is the text as it was; the stream reads a copy of it that it decodes in place.
  JsonHandler(Reading& reading, const Slice& slice, ReadGame& game)
      : reading_(reading), slice_(slice), game_(game), r_(game.record) {}

  // The stream whose events come next; `base` is the offset of its first byte in the slice.
  void follow(rapidjson::InsituStringStream& stream, std::size_t base) {
    stream_ = &stream;
    base_ = base;
  }
  // The next value is the record or the header line of NDJSON / one entry.
  void expect_record() {
    reset_line();
    in_ = In::start;
  }
  void expect_entry() {
    reset_line();
    in_ = In::entries;
  }
  // Forgets the places that a broken line left open.
  void reset_line() { depth_ = depth_in_ = nest_ = 0; }

  // Takes back the entry that stands open when the text ends too early.
  void drop_open_entry();
  // Checks what can only be checked when the header is complete.
  void finish();
  // Keeps a piece of the slice that is no JSON as an unread entry.
  bool add_unread(std::size_t from, std::size_t to);

  bool is_record() const { return has_arbiter_ || has_game_ || has_entries_; }
  // What the handler itself refused; the parser then reports a termination.
  std::optional<Error> refused;

  // Events of rapidjson::Reader.
  bool Null() { return scalar({}); }
  bool Bool(bool b) { return scalar({ValueKind::boolean, 0, 0, b ? "true" : "false"}); }
  bool Int(int) { return false; }
  bool Uint(unsigned) { return false; }
  bool Int64(std::int64_t) { return false; }
  bool Uint64(std::uint64_t) { return false; }
  bool Double(double) { return false; }
  bool RawNumber(const char* s, rapidjson::SizeType n, bool) { return scalar(Value::number({s, n})); }
  bool String(const char* s, rapidjson::SizeType n, bool) { return scalar(Value::string({s, n})); }
  bool Key(const char* s, rapidjson::SizeType n, bool);
  bool StartObject();
  bool EndObject(rapidjson::SizeType);
  bool StartArray();
  bool EndArray(rapidjson::SizeType);

 private:
  // Where the next event belongs.
  enum class In : std::uint8_t {
    start,
    record,
    rulings,
    sides,
    side,
    source,
    strings,
    setup,
    setup_field,
    position,
    position_field,
    entries,
    entry,
    facts_list,
    facts,
    fact,
    fact_inner,
    list,
    raw,
    skip
  };
  enum Member : std::uint16_t {
    by = 1,
    key = 2,
    subject = 4,
    pick = 8,
    at = 16,
    unseen = 32,
    undo = 64,
    step = 128,
    comment = 256,
    unread = 512,
    changed = 1024,
    expect = 2048,
    adjust = 4096,
    other = 0
  };
  static constexpr unsigned kFactMembers = changed | expect | adjust;
  static constexpr unsigned kKinds = undo | step | comment | unread | changed | expect | adjust;

  static Member member_of(std::string_view name);

  void enter(In in) {
    stack_[depth_in_++] = in_;
    in_ = in;
  }
  void leave() { in_ = stack_[--depth_in_]; }
  bool open();                   // counts a level of nesting
  bool start_raw(char bracket);  // the compound that begins is kept as JSON text
  bool start_skip();             // the compound that begins is dropped: something else keeps it
  bool end_raw(char bracket);
  void raw_separator();
  bool scalar(const Value& v);  // also called with a finished list
  bool header_scalar(const Value& v);
  bool entry_scalar(const Value& v);
  bool fact_scalar(const Value& v);
  bool unknown(std::string_view json);  // a member nobody knows, complete
  std::string& members();               // where unknown members of the current place go
  std::string unknown_name() const;
  std::string json_of(const Value& v) const;

  bool start_entry();
  bool end_entry();
  bool start_list();
  bool add_fact(std::string_view field, std::string_view subject_name, const Value& by_value, const Value& to_value);
  void spoil();  // the member or entry has a shape that the model can't hold
  void start_setup_member();
  void end_setup_member();
  void keep_setup_member(std::string_view name);
  void drop_duplicates(std::vector<Fact>& facts, std::string_view what);
  void note_unknown(std::string_view name);
  std::uint32_t line_of(std::size_t offset) { return lines_.line(slice_, offset); }
  std::size_t tell() const { return base_ + stream_->Tell(); }
  bool refuse(Error e) {
    refused = std::move(e);
    return false;
  }
  bool take_fact() { return reading_.take_facts(1) || refuse(reading_.limit_error(&Limits::facts, line_of(tell()))); }

  Reading& reading_;
  const Slice& slice_;
  ReadGame& game_;
  Record& r_;
  rapidjson::InsituStringStream* stream_ = nullptr;
  std::size_t base_ = 0;

  In in_ = In::start;
  std::array<In, 16> stack_{};
  std::size_t depth_in_ = 0;
  std::size_t depth_ = 0;  // levels of nesting in the text
  std::size_t nest_ = 0;   // levels inside raw or skip

  std::string_view key_;    // the last key of the place we are in
  std::string_view field_;  // of the fact that is open
  std::string raw_;
  std::string extra_;  // unknown members of the open entry
  std::string header_extra_, setup_extra_, source_extra_, side_extra_;

  Member member_ = other;
  unsigned seen_ = 0;  // members of the open entry
  bool bad_ = false;   // the open entry is kept as unread
  bool entry_open_ = false;
  std::size_t first_entry_ = 0;  // where the first entry starts in the slice
  std::size_t entry_start_ = 0, facts_before_ = 0, items_before_ = 0;
  std::size_t field_facts_ = 0;  // facts when the open field began
  std::size_t scalar_fact_ = 0;  // the open field's fact without a subject: its index plus 1

  bool spoiled_ = false;
  std::size_t member_start_ = 0, setup_before_ = 0, setup_items_ = 0;
  std::string_view setup_key_;
  Value list_;
  std::size_t list_start_ = 0;
  std::vector<std::string_view>* strings_ = nullptr;

  bool has_arbiter_ = false, has_game_ = false, has_entries_ = false;
  LineCounter lines_;
  std::vector<std::string> noted_;
};

}  // namespace arbiter::formats
