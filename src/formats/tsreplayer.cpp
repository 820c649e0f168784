#include "formats/tsreplayer.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <memory>

#include "formats/annotation.hpp"
#include "formats/reading.hpp"
#include "formats/tsreplayer_detail.hpp"
#include "formats/tsreplayer_number.hpp"
#include "formats/utf8_check.hpp"

namespace arbiter {
namespace {

// Fields of Twilight Struggle whose every change such a log has a line for.
constexpr std::array<std::string_view, 35> kAlwaysStated = {"influence.US",
                                                            "influence.USSR",
                                                            "vp",
                                                            "defcon",
                                                            "military_ops.US",
                                                            "military_ops.USSR",
                                                            "space.US",
                                                            "space.USSR",
                                                            "in_play",
                                                            "event",
                                                            "operation_ops",
                                                            "coup_ops",
                                                            "coup_modifier",
                                                            "coup_stability",
                                                            "coup_result",
                                                            "success",
                                                            "roll_modifier",
                                                            "roll_total",
                                                            "war",
                                                            "war_modifier",
                                                            "war_needed",
                                                            "space_needed",
                                                            "trap_needed",
                                                            "discarded.US",
                                                            "discarded.USSR",
                                                            "revealed.US",
                                                            "revealed.USSR",
                                                            "revealed_from_hand.USSR",
                                                            "played.US",
                                                            "played.USSR",
                                                            "returned.US",
                                                            "nothing_to_reveal.US",
                                                            "nothing_to_discard.US",
                                                            "nothing_to_discard.USSR",
                                                            "reshuffle"};

using tsreplayer::Context;
using tsreplayer::Scan;
using tsreplayer::Side;

constexpr std::uint32_t kLinesWithoutHeader = 1000;

constexpr std::string_view kSetup = "SETUP:";
constexpr std::string_view kTurn = "Turn ";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

constexpr std::string_view kReasons[] = {"Victory Points", "Europe Control",    "Final Scoring",
                                         "DEFCON",         "Held Scoring Card", "Cuban Missile Crisis",
                                         "WarGames",       "Forfeit",           "Unknown"};

std::string_view without_trailing_blanks(std::string_view line) {
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t')) line.remove_suffix(1);
  return line;
}

bool drop_suffix(std::string_view& s, std::string_view suffix) {
  if (s.size() < suffix.size() || s.substr(s.size() - suffix.size()) != suffix) return false;
  s.remove_suffix(suffix.size());
  return true;
}

bool starts_with(std::string_view s, std::string_view prefix) {
  return s.substr(0, prefix.size()) == prefix;
}

class Reader {
 public:
  Reader(Record& record, std::string_view text, const Limits& limits) : r_(record), text_(text), limits_(limits) {}

  // False if this is no such log, or if it is above a limit.
  bool read() {
    const auto lines = static_cast<std::size_t>(std::count(text_.begin(), text_.end(), '\n')) + 1;
    // A line is an entry or more, blank ones aside.
    if (lines > limits_.entries) return stop_at(&Limits::entries);
    r_.source_lines.reserve(lines);
    r_.entries.reserve(std::min<std::size_t>(lines * 2, 8192));
    r_.facts.reserve(std::min<std::size_t>(lines * 3, 8192));
    ascii_ = is_ascii(text_);
    std::size_t from = 0;
    while (from < text_.size()) {
      const void* newline = std::memchr(text_.data() + from, '\n', text_.size() - from);
      terminated_ = newline != nullptr;
      const std::size_t to =
          terminated_ ? static_cast<std::size_t>(static_cast<const char*>(newline) - text_.data()) : text_.size();
      r_.source_lines.push_back(static_cast<std::uint32_t>(from));
      ++number_;
      std::string_view line = text_.substr(from, to - from);
      if (number_ == 1 && starts_with(line, kByteOrderMark)) line.remove_prefix(kByteOrderMark.size());
      read_line(without_trailing_blanks(line));
      if (number_ >= kLinesWithoutHeader && !header_seen_) return false;
      if (r_.entries.size() > limits_.entries) return stop_at(&Limits::entries);
      if (r_.facts.size() > limits_.facts) return stop_at(&Limits::facts);
      from = to + 1;
    }
    notes_.finish(r_);
    write_header();
    return header_seen_;
  }
  // The limit that stopped the reading, and the line; null: none did.
  std::size_t Limits::*limit() const { return limit_; }
  std::uint32_t line_number() const { return number_; }

 private:
  bool stop_at(std::size_t Limits::*limit) {
    limit_ = limit;
    return false;
  }
  void read_line(std::string_view line) {
    if (line.empty()) {
      tsreplayer::end_block(c_);
      return;
    }
    line_ = line;
    if (!ascii_ && !is_utf8(line)) {
      unread();
      return;
    }
    if (line.front() == 'T' && starts_with(line, kTurn)) {
      turn_header();
    } else if (starts_with(line, kSetup)) {
      setup_header();
    } else if (starts_with(line, ": :")) {
      nameless_header();
    } else if (!detail(line) && !outcome(line) && !annotated(line)) {
      unread();
    }
  }

  bool detail(std::string_view line) {
    if (c_.setup && setup_line(line)) return true;
    const bool understood = tsreplayer::read_detail(line, number_, c_, r_);
    if (!understood) return false;
    c_.first_detail = false;
    if (c_.contradiction && !incomplete_) unread();
    return true;
  }

  // A known line with a note behind it, which is kept as an expectation.
  bool annotated(std::string_view line) {
    const formats::Annotated parts = formats::split_annotation(line);
    if (!formats::has_words(parts.note) || !detail(parts.line)) return false;
    notes_.take(parts.note, number_, r_);
    return true;
  }

  void unread() {
    r_.add(EntryKind::unread, number_).text = line_;
    // The line may have told how the header's card is used, or a headline.
    c_.use_open = c_.first_detail = false;
    incomplete_ = true;
  }

  // The rest of a header line after its name and description. False if it has no known form.
  void header_detail(std::string_view line) {
    if (!line.empty() && !detail(line) && !annotated(line)) unread();
  }

  void begin_entry() {
    // Two cards named, but fewer shown: only a game that ends there may leave that open.
    if (c_.revealed < c_.headlines && !incomplete_) {
      r_.add(EntryKind::unread, header_number_).text = header_line_;
    }
    notes_.finish(r_);
    c_ = Context{};
    c_.first_detail = true;
    incomplete_ = false;
    header_seen_ = true;
    header_number_ = number_;
    header_line_ = line_;
  }

  void heading(std::string_view literal) { r_.add(EntryKind::heading, number_).text = literal; }

  // SETUP: : detail (older exporter) · SETUP: detail
  void setup_header() {
    Scan s(line_);
    if (setup_seen_ || !s.literal(kSetup) || !(s.done() || s.literal(" "))) return unread();
    setup_seen_ = true;
    begin_entry();
    old_exporter_ = s.ends_with(":") || s.literal(": ");
    c_.setup = true;
    heading("setup");
    if (!s.ends_with(":")) header_detail(s.rest());
  }

  // : : detail
  void nameless_header() {
    Scan s(line_);
    if (!s.literal(": :") || !(s.done() || s.literal(" "))) return unread();
    begin_entry();
    heading("cleanup");
    header_detail(s.rest());
  }

  void turn_header() {
    Scan s(line_);
    int turn = 0, round = 0;
    Side side{};
    if (!s.literal(kTurn) || !s.number(turn) || !s.literal(", ")) return unread();
    if (s.literal("Cleanup")) return cleanup_header(s);
    const std::string_view turn_text = line_.substr(0, line_.size() - s.rest().size() - 2);
    if (s.literal("Headline Phase")) return headline_header(s, turn_text);
    const std::string_view round_text = s.rest();
    if (!s.side(side) || !s.literal(" AR") || !s.number(round)) return unread();
    round_header(s, turn_text, round_text.substr(0, round_text.size() - s.rest().size()), side);
  }

  // Turn 9, Cleanup: detail. The number is wrong in these, so it is left out.
  void cleanup_header(Scan s) {
    if (!s.done() && !s.ends_with(":") && !s.literal(": ")) return unread();
    begin_entry();
    old_exporter_ = false;
    heading("cleanup");
    if (!s.ends_with(":")) header_detail(s.rest());
  }

  // What follows an entry's name: `: description: detail`, `: description:`, `: : detail`, `: :`; the newer exporter
  // leaves empty parts out. False if none of these.
  bool parts(Scan s, std::string_view& description, std::string_view& detail) const {
    description = detail = {};
    const bool may_end_here = !old_exporter_ && terminated_;
    if (s.done()) return may_end_here;
    if (!s.literal(": ")) return false;
    std::string_view rest = s.rest();
    if (rest == ":") return true;
    if (starts_with(rest, ": ")) {
      detail = rest.substr(2);
      return true;
    }
    const std::size_t end = rest.find(": ");
    if (end != std::string_view::npos) {
      description = rest.substr(0, end);
      detail = rest.substr(end + 2);
      return true;
    }
    description = rest;
    return drop_suffix(description, ":") || may_end_here;
  }

  // Turn 3, Headline Phase: CARD & CARD: detail
  void headline_header(Scan s, std::string_view turn) {
    std::string_view cards, rest;
    if (!parts(s, cards, rest)) return unread();
    begin_entry();
    joined_heading(turn, "headline");
    const std::size_t both = cards.find(" & ");
    const std::string_view first = tsreplayer::card_name(cards.substr(0, both));
    const std::string_view second =
        both == std::string_view::npos ? std::string_view{} : tsreplayer::card_name(cards.substr(both + 3));
    if (!cards.empty() && (first.empty() || (both != std::string_view::npos && second.empty()))) {
      unread();
      if (!rest.empty()) detail(rest);
      return;
    }
    c_.headline = {first, second};
    c_.headlines = second.empty() ? (first.empty() ? 0 : 1) : 2;
    header_detail(rest);
  }

  // Turn 3, US AR2: CARD: detail · Turn 3, US AR8: :
  void round_header(Scan s, std::string_view turn, std::string_view round, Side side) {
    std::string_view card, rest;
    if (!parts(s, card, rest)) return unread();
    begin_entry();
    joined_heading(turn, round);
    c_.has_side = true;
    c_.side = side;
    c_.card = card.empty() ? std::string_view{} : tsreplayer::card_name(card);
    if (!card.empty() && c_.card.empty()) {
      unread();
      if (!rest.empty()) detail(rest);
      return;
    }
    c_.use_open = !card.empty();
    Entry& e = r_.add(EntryKind::choice, number_);
    e.by = tsreplayer::side_name(side);
    e.key = "card";
    e.pick = Value::string(card.empty() ? std::string_view("none") : c_.card);
    header_detail(rest);
  }

  // `Turn 3` and `USSR AR4` as one heading.
  void joined_heading(std::string_view turn, std::string_view rest) {
    char joined[48];
    const std::size_t size = turn.size() + 1 + rest.size();
    std::memcpy(joined, turn.data(), turn.size());
    joined[turn.size()] = ' ';
    std::memcpy(joined + turn.size() + 1, rest.data(), rest.size());
    r_.add(EntryKind::heading, number_).text = r_.keep({joined, size});
  }

  bool setup_line(std::string_view line) {
    Scan s(line);
    Side side{};
    int n = 0;
    std::string_view name = line;
    if (drop_suffix(name, " will play as USSR.")) return player(name, ussr_);
    if (drop_suffix(name, " will play as USA.")) return player(name, us_);
    if (line == "Scenario: Standard") return told_once(scenario_, line.substr(10));
    if (line == "Optional Cards Added") return told_once(optional_cards_, "true");
    if (s.literal("Time per Player: ")) {
      const std::string_view time = s.rest();
      if (!s.number(n) || !s.literal(" ")) return false;
      for (std::string_view unit : {"Minute", "Hour", "Day"}) {
        if (s.literal(unit)) return (s.done() || s.ends_with("s")) && told_once(time_, time);
      }
      return false;
    }
    if (s.literal("Handicap influence: ")) return extra_influence(s, "handicap");
    if (s.literal("Additional Influence from bidding: ")) return extra_influence(s, "bid");
    // <name> bids 3 Influence for USSR
    const std::size_t bids = line.rfind(" bids ");
    if (bids == std::string_view::npos || bids == 0) return false;
    Scan bid(line.substr(bids + 6));
    if (!bid.number(n) || !bid.literal(" Influence for ") || !bid.side(side) || !bid.done()) return false;
    Entry& e = r_.add(EntryKind::comment, number_);
    e.by = line.substr(0, bids);
    e.text = line.substr(bids + 1);
    return true;
  }

  static bool told_once(std::string_view& field, std::string_view value) {
    if (!field.empty()) return false;
    field = value;
    return true;
  }

  static bool player(std::string_view name, std::string_view& field) { return !name.empty() && told_once(field, name); }

  bool extra_influence(Scan s, std::string_view field) {
    Side side{};
    int n = 0;
    if (!s.side(side) || !s.literal(" ") || !s.signed_number(n) || !s.done() || n <= 0) return false;
    for (const Fact& f : r_.header.setup) {
      if (f.field == field) return false;
    }
    r_.header.setup.push_back({field, tsreplayer::side_name(side), {}, tsreplayer::number_value(n, r_)});
    return true;
  }

  // US wins by Final Scoring
  bool outcome(std::string_view line) {
    Scan s(line);
    Side side{};
    const std::string_view winner = s.literal("Unknown") ? "Unknown" : s.side(side) ? tsreplayer::side_name(side) : "";
    if (winner.empty() || !s.literal(" wins by ")) return false;
    for (std::string_view reason : kReasons) {
      if (!s.ends_with(reason)) continue;
      r_.add(EntryKind::expect, number_);
      r_.facts.push_back({"winner", {}, {}, Value::string(winner)});
      r_.facts.push_back({"ending", {}, {}, Value::string(reason)});
      r_.entries.back().facts = 2;
      return true;
    }
    return false;
  }

  void write_header() {
    Header& h = r_.header;
    h.game = "twilight-struggle";
    h.ruleset = "ts-deluxe";
    h.sides = {{"US", us_, "human", {}, {}}, {"USSR", ussr_, "human", {}, {}}};
    h.source.format = "tsreplayer";
    h.source.states = {kAlwaysStated.begin(), kAlwaysStated.end()};
    // What ends with a turn is not always told; nor, by the old exporter, the military operations VP.
    h.source.silent = {"TS-3.10", "TS-11.1 military_ops.US", "TS-11.1 military_ops.USSR"};
    if (old_exporter_) h.source.silent.push_back("TS-11.1 vp");
    if (!setup_seen_) return;
    const bool optional = !optional_cards_.empty();
    h.setup.push_back({"optional_cards", {}, {}, {ValueKind::boolean, 0, 0, optional ? "true" : "false"}});
    if (!scenario_.empty()) h.setup.push_back({"scenario", {}, {}, Value::string(scenario_)});
    if (!time_.empty()) h.setup.push_back({"time", {}, {}, Value::string(time_)});
  }

  Record& r_;
  std::string_view text_;
  const Limits& limits_;
  std::size_t Limits::*limit_ = nullptr;
  bool ascii_ = true;

  std::uint32_t number_ = 0;  // of the line being read
  std::string_view line_;
  bool terminated_ = true;  // the line ends with a newline

  bool header_seen_ = false;
  bool setup_seen_ = false;
  bool old_exporter_ = true;
  std::string_view us_, ussr_, scenario_, time_, optional_cards_;

  Context c_;
  formats::Annotations notes_;  // of the entry being read
  bool incomplete_ = false;     // a line of this entry was not understood, or contradicts the header
  std::uint32_t header_number_ = 0;
  std::string_view header_line_;
};

}  // namespace

bool looks_like_tsreplayer(std::string_view bytes) {
  if (starts_with(bytes, kByteOrderMark)) bytes.remove_prefix(kByteOrderMark.size());
  while (!bytes.empty() && (bytes.front() == '\n' || bytes.front() == '\r')) bytes.remove_prefix(1);
  if (starts_with(bytes, "SETUP: ")) return true;
  Scan s(bytes);
  int n = 0;
  Side side{};
  if (!s.literal(kTurn) || !s.number(n) || !s.literal(", ")) return false;
  return s.literal("Headline Phase") || (s.side(side) && s.literal(" AR"));
}

Result<Record> read_tsreplayer(std::string_view bytes, std::string_view file, const Limits& limits) {
  Error error;
  error.file = std::string(file);
  if (bytes.size() >= std::numeric_limits<std::uint32_t>::max()) {
    error.code = "IMP-too-large";
    error.message = "a log of 4 GiB or more can't be read; split it into its games";
    return error;
  }
  Record record;
  auto copy = std::make_unique<char[]>(bytes.size() + 1);
  if (!bytes.empty()) std::memcpy(copy.get(), bytes.data(), bytes.size());
  record.source_text = record.adopt(std::move(copy), bytes.size());
  record.header.source.file = record.keep(file);
  Reader reader(record, record.source_text, limits);
  if (!reader.read()) {
    if (reader.limit() != nullptr)
      return formats::Reading{limits, file, {}}.limit_error(reader.limit(), reader.line_number());
    error.code = "IMP-not-tsreplayer";
    error.message =
        "no entry of a Twilight Struggle log was found (`SETUP: ...`, `Turn 1, Headline Phase: ...`); "
        "give the text log as the game exported it";
    return error;
  }
  return record;
}

Result<Record> read_tsreplayer(std::string_view bytes, std::string_view file) {
  return read_tsreplayer(bytes, file, Limits{});
}

}  // namespace arbiter
