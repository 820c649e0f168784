#include "formats/bga.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "formats/bga_turns.hpp"

namespace arbiter::formats {

namespace {

using bga::Notification;
using rapidjson::Value;

// What the platform itself says beside the game, and what only repeats the game's other notifications.
bool says_nothing(std::string_view type) {
  constexpr std::string_view kTypes[] = {"gameStateChange",
                                         "gameStateChangePrivateArg",
                                         "gameStateMultipleActiveUpdate",
                                         "updateReflexionTime",
                                         "simpleNote",
                                         "simpleNode",
                                         "simplePause",
                                         "message",
                                         "tableInfosChanged",
                                         "yourturnack",
                                         "wakeupPlayers",
                                         "playerstatus",
                                         "history_history",
                                         "chat",
                                         "chatmessage",
                                         "newRematch",
                                         "tableDecision",
                                         "startingFinalScores",
                                         "undoRestorePoint",
                                         "playerConcedeGame",
                                         "archivenode"};
  return std::find(std::begin(kTypes), std::end(kTypes), type) != std::end(kTypes);
}

class BgaReader {
 public:
  BgaReader(Reading& reading, const Slice& slice, ReadGame& game)
      : reading_(reading), slice_(slice), game_(game), out_(reading, game), turns_(out_, seats_) {}

  void read() {
    const std::size_t nesting = reading_.limits.nesting;
    const bga::WalkResult seen = bga::walk(slice_.text, nesting, [this](const Notification& n) {
      seats_.learn(n);
      return ++count_ < reading_.limits.entries;
    });
    tell_fault(seen);
    if (count_ >= reading_.limits.entries) game_.error = reading_.limit_error(&Limits::entries);
    if (seen.notifications == 0) {
      if (!game_.error) game_.error = reading_.error("REC-not-a-record", "no notification of a game log was found");
      return;
    }
    seats_.settle();
    header();
    bga::walk(slice_.text, nesting, [this](const Notification& n) {
      take(n);
      return !out_.full() && number_ < count_;
    });
    turns_.finish(number_);
    if (turns_.understood() == 0 && !game_.error) {
      game_.readable = false;
      game_.error = reading_.error("REC-not-a-record", "a log of the platform, but not of this game");
    }
  }

 private:
  void tell_fault(const bga::WalkResult& walked) {
    if (walked.fault == JsonPieces::Fault::too_deep)
      game_.error = reading_.limit_error(&Limits::nesting, line_at(slice_, walked.at));
    else if (walked.fault == JsonPieces::Fault::truncated)
      game_.error = reading_.error_at("REC-truncated", "the file ends in the middle", slice_, walked.at);
    else if (walked.fault == JsonPieces::Fault::syntax)
      game_.error = reading_.error_at("REC-json-syntax", "not well-formed JSON", slice_, walked.at);
  }

  void header() {
    out_.header("bga", 0);
    Record& r = out_.record();
    for (const bga::Player& p : seats_.players()) {
      SideInfo side;
      const std::string_view dynasty = tigris::dynasty_name(p.dynasty);
      side.side = dynasty.empty() ? r.keep("player " + std::to_string(p.dynasty + 1)) : dynasty;
      side.name = r.keep(p.name);
      side.kind = "human";
      r.header.sides.push_back(side);
    }
    r.header.setup.push_back({"board", {}, {}, text_value("standard")});
    if (seats_.buildings) r.header.setup.push_back({"buildings", {}, {}, text_value("true")});
    if (seats_.wonder) r.header.setup.push_back({"wonder", {}, {}, text_value("true")});
    for (int seat = 0; seat < seats_.size(); ++seat)
      r.header.source.states.push_back(tigris::vp_field(seats_.players()[static_cast<std::size_t>(seat)].dynasty));
    std::erase_if(r.header.source.states, [](std::string_view field) { return field.empty(); });
    r.header.source.states.push_back("treasures");
    out_.heading("setup", 0);
    for (const bga::Player& p : seats_.players()) out_.draw_unseen(p.dynasty, te::kHandSize, 0);
  }
  static arbiter::Value text_value(std::string_view text) { return arbiter::Value::string(text); }

  void take(const Notification& n) {
    ++number_;
    const JsonPiece json(n.args);
    const std::string wrong = says_nothing(n.type) ? std::string() : turns_.take(n, json.root(), number_);
    if (!wrong.empty())
      out_.unread(seats_.without_names(n.whole), number_,
                  "notification " + std::to_string(number_) + " (" + std::string(n.type.substr(0, 40)) + "): " + wrong);
  }

  Reading& reading_;
  const Slice& slice_;
  ReadGame& game_;
  tigris::Entries out_;
  bga::Seats seats_;
  bga::Turns turns_;
  std::size_t count_ = 0;
  std::uint32_t number_ = 0;  // of the notification, from 1
};

bool has(std::string_view text, std::string_view word) {
  return text.find(word) != std::string_view::npos;
}

}  // namespace

bool looks_like_bga(std::string_view head) {
  if (has(head, "\"arbiter\"") || has(head, "\"entries\"") || !has(head, "\"type\"") || !has(head, "\"args\""))
    return false;
  for (const std::string_view word : {"\"packet_id\"", "\"move_id\"", "\"channel\"", "\"notifications\"", "\"logs\"",
                                      "\"placeTile\"", "\"placeLeader\"", "\"drawTilesNotif\""})
    if (has(head, word)) return true;
  return false;
}

void read_bga(Reading& reading, const Slice& slice, ReadGame& game) {
  BgaReader(reading, slice, game).read();
}

}  // namespace arbiter::formats
