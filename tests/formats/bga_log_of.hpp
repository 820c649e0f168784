// A game record written as a log of BoardGameArena would tell it: what the tests of its reader read.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "games/tigris/facts.hpp"
#include "games/tigris/names.hpp"
#include "support/records.hpp"

namespace arbiter::test {

// How a log is packed, and what it shows.
struct LogShape {
  bool logs_object = false;  // {"data":{"logs":[...]}} instead of a list of packets
  bool strings = false;      // numbers as strings
  int private_to = -1;       // dynasty whose private notifications are part of the log
  bool private_first = false;
};

class LogOf {
 public:
  LogOf(const Record& record, LogShape shape) : r_(record), shape_(shape) {}

  std::string text() {
    for (std::size_t i = 0; i < r_.entries.size(); ++i) entry(i);
    close_packet();
    std::string all;
    for (const std::string& p : packets_) all += (all.empty() ? "" : ",\n") + p;
    return shape_.logs_object ? "{\"status\":1,\"data\":{\"logs\":[" + all + "]}}" : "[" + all + "]";
  }

 private:
  std::string num(int n) const { return shape_.strings ? '"' + std::to_string(n) + '"' : std::to_string(n); }
  static std::string str(std::string_view s) { return '"' + std::string(s) + '"'; }
  std::string id(std::string_view dynasty) const { return num(101 + te::find_dynasty(dynasty)); }
  std::string player(std::string_view dynasty) const {
    return "\"player_id\":" + id(dynasty) + ",\"player_name\":\"Player of " + std::string(dynasty) + "\"";
  }
  std::string place(std::string_view cell, const char* x = "x", const char* y = "y") const {
    const int n = te::find_cell(cell);
    return str(x) + ":" + num(n % te::kColumns) + "," + str(y) + ":" + num(n / te::kColumns);
  }

  void note(std::string_view type, const std::string& args) {
    notes_ += (notes_.empty() ? "" : ",") +
              ("{\"uid\":\"u\",\"type\":" + str(type) + ",\"log\":\"\",\"args\":{" + args + "}}");
  }
  void close_packet() { close_packet("/table/t7"); }
  void close_packet(const std::string& channel) {
    if (notes_.empty()) return;
    ++number_;
    packets_.push_back("{\"channel\":" + str(channel) + ",\"packet_id\":" + num(number_) +
                       ",\"move_id\":" + num(number_) + ",\"time\":" + num(1600000000) + "," +
                       (shape_.logs_object ? "\"data\":[" : "\"notifications\":[") + notes_ + "]}");
    notes_.clear();
  }

  // The first fact of an entry: field and subject, or empty.
  const Fact* fact(const Entry& e) const {
    return e.kind == EntryKind::changed && e.facts > 0 ? &r_.facts[e.first_fact] : nullptr;
  }
  // The next entry of the same step that states `field`.
  const Fact* coming(std::size_t i, std::string_view field) const {
    for (++i; i < r_.entries.size() && r_.entries[i].kind != EntryKind::heading; ++i)
      if (const Fact* f = fact(r_.entries[i]); f != nullptr && f->field == field) return f;
    return nullptr;
  }

  void entry(std::size_t i) {
    const Entry& e = r_.entries[i];
    if (e.kind == EntryKind::heading) {
      close_packet();
      ended_ = e.text.ends_with("end");
      setup_ = e.text == "setup";
      revolt_ = swap_ = conflict_ = false;
      if (e.text.ends_with("action 1")) {
        const std::string_view turn = e.text.substr(0, e.text.find(" action"));
        note("gameStateChange", "\"name\":\"playerTurn\",\"active_player\":" + id(turn.substr(turn.rfind(' ') + 1)));
      }
    } else if (e.kind == EntryKind::choice) {
      choice(i, e);
    } else if (e.kind == EntryKind::chance) {
      const std::size_t n = e.pick.kind == ValueKind::list ? e.pick.count : 1;
      for (std::size_t k = 0; k < n; ++k)
        kinds_.push_back(e.pick.kind == ValueKind::list ? r_.items[e.pick.first + k].text : e.pick.text);
    } else if (const Fact* f = fact(e)) {
      effect(i, *f);
    }
  }

  void choice(std::size_t i, const Entry& e) {
    const std::string_view pick = e.pick.text;
    if (e.key == "action") action_ = pick;
    if (e.key == "leader") leader_ = pick;
    if (e.key == "tile") tile_ = pick;
    if (e.key == "to") to(i, e, pick);
    if (e.key == "swap") {
      swap_ = true;
      note("discardNotif", player(e.by) + ",\"count\":" + num(e.pick.integer()));
    }
    if (e.key == "choose_war") note("leaderSelected", "\"color\":" + str(pick));
    if (e.key == "commit") {
      close_packet();
      note("placeSupport", player(e.by) + ",\"number\":" + num(e.pick.integer()) +
                               ",\"side\":" + (conflict_ ? "\"defender\"" : "\"attacker\"") + ",\"kind\":\"red\"");
      (conflict_ ? defender_ : attacker_) = e.by;
      conflict_ = !conflict_;
    }
    if (e.key == "building" && pick != "off")
      note("buildCivilizationBuilding", "\"building\":{\"id\":1},\"kind\":" + str(tile_) + ",\"coords\":" + str(pick));
    if (e.key == "monument") monument_ = pick;
    if (e.key == "square") {
      const te::Monument& m = te::kMonumentFacts[static_cast<std::size_t>(te::find_monument(monument_))];
      note("placeMonument", "\"color1\":" + str(te::kColourNames[static_cast<std::size_t>(m.top)]) +
                                ",\"color2\":" + str(te::kColourNames[static_cast<std::size_t>(m.base)]) +
                                ",\"flip_ids\":[1,2,3,4]," + place(pick, "pos_x", "pos_y"));
    }
    if (e.key == "wonder" && pick != "off")
      note("placeWonder", "\"flip_ids\":[1,2,3,4,5]," + place(pick, "pos_x", "pos_y"));
    if (e.key == "wonder_point") wonder_point_ = true;
    if (e.key == "treasure") note("pickedTreasure", player(e.by) + ",\"tile_id\":" + num(9));
  }

  void to(std::size_t i, const Entry& e, std::string_view cell) {
    if (action_ == "leader") {
      const std::string_view dynasty = leader_.substr(0, leader_.find(' ')),
                             colour = leader_.substr(leader_.find(' ') + 1);
      if (cell == "off") {
        note("leaderReturned", player(e.by) + ",\"leader\":{\"id\":3,\"shape\":" + str(shape_of(dynasty)) +
                                   ",\"kind\":" + str(colour) + "}");
      } else {
        note("placeLeader", player(e.by) + ",\"leader_id\":3," + place(cell) + ",\"color\":" + str(colour) +
                                ",\"shape\":" + str(shape_of(dynasty)) + ",\"moved\":false");
      }
    } else if (action_ == "tile") {
      const bool unites = coming(i, "union") != nullptr;
      note("placeTile", player(e.by) + ",\"tile_id\":" + num(60) + "," + place(cell) +
                            ",\"color\":" + (unites ? "\"union\",\"war_color\":" + str(tile_) : str(tile_)));
    } else {
      note("catastrophe", player(e.by) + "," + place(cell) + ",\"removed_tile\":false,\"removed_leaders\":[]");
    }
  }
  static std::string_view shape_of(std::string_view dynasty) {
    if (dynasty == "archer") return "bow";
    return dynasty == "pot" ? "urn" : dynasty;
  }

  void effect(std::size_t i, const Fact& f) {
    if (f.field == "revolt") revolt_ = true;
    if (f.field == "attack") attack_ = f.to.integer();
    if (f.field == "defence") defence_ = f.to.integer();
    if (f.field == "war") colour_ = f.subject;
    if (f.field == "won") {
      const bool attacker = attack_ > defence_;
      const Fact* removed = revolt_ ? nullptr : coming(i, "removed");
      note(revolt_ ? "revoltConcluded" : "warConcluded",
           "\"winner_strength\":" + num(attacker ? attack_ : defence_) + ",\"loser_strength\":" +
               num(attacker ? defence_ : attack_) + ",\"loser_id\":" + id(attacker ? defender_ : attacker_) +
               ",\"winning_side\":" + (attacker ? "\"attacker\"" : "\"defender\"") +
               ",\"kind\":" + str(revolt_ ? "red" : colour_) +
               ",\"tiles_removed\":" + num(removed != nullptr ? removed->to.integer() : 0));
    }
    if (f.field == "leader" && f.to.text == "off" && attack_ >= 0)
      note("leaderReturned",
           "\"leader\":{\"id\":3,\"shape\":" + str(shape_of(f.subject.substr(0, f.subject.find(' ')))) +
               ",\"kind\":" + str(f.subject.substr(f.subject.find(' ') + 1)) + "}");
    if (f.field == "union" && f.to.text == "off")
      note("allWarsEnded", "\"pos_x\":1,\"pos_y\":1,\"tile_color\":\"red\"");
    if (f.field == "removed" || f.field.starts_with("vp.")) attack_ = defence_ = -1;
    if (f.field.starts_with("vp."))
      note("playerScore",
           player(f.field.substr(3)) + ",\"color\":" + str(f.subject) + ",\"points\":" + num(f.by.integer()) +
               ",\"source\":" + (ended_ ? "\"monument\"" : "\"leader\"") + ",\"id\":" + num(wonder_point_ ? 6 : 0));
    if (f.field.starts_with("vp.")) wonder_point_ = false;
    if (f.field == "drawn") drawn(f);
    if (f.field == "ending") note("gameEnding", "\"remaining_treasures\":2");
  }

  void drawn(const Fact& f) {
    if (!setup_) {
      const bool shown = te::find_dynasty(f.subject) == shape_.private_to;
      if (shown && shape_.private_first) tell_tiles(f.subject);
      note("drawTilesNotif", player(f.subject) + ",\"count\":" + num(f.to.integer()));
      if (shown && !shape_.private_first) tell_tiles(f.subject);
    }
    kinds_.clear();
  }
  // In a packet of its own, for one player's eyes.
  void tell_tiles(std::string_view dynasty) {
    close_packet();
    std::string tiles;
    for (const std::string_view kind : kinds_)
      tiles += (tiles.empty() ? "" : ",") + ("{\"id\":" + num(++tile_id_) + ",\"kind\":" + str(kind) + "}");
    note("drawTiles", "\"tiles\":[" + tiles + "]");
    close_packet("/player/p" + std::to_string(101 + te::find_dynasty(dynasty)));
  }

  const Record& r_;
  LogShape shape_;
  std::vector<std::string> packets_;
  std::string notes_;
  int number_ = 0, tile_id_ = 100, attack_ = -1, defence_ = -1;
  std::string_view monument_, action_, leader_, tile_, attacker_, defender_, colour_;
  bool ended_ = false, setup_ = false, revolt_ = false, swap_ = false, conflict_ = false, wonder_point_ = false;
  std::vector<std::string_view> kinds_;
};

}  // namespace arbiter::test
