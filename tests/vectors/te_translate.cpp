#include "vectors/te_translate.hpp"

#include <algorithm>
#include <map>

#include "games/tigris/names.hpp"
#include "games/tigris/rulings.hpp"
#include "vectors/readers.hpp"

namespace arbiter::vectors {
namespace {

using Json = rapidjson::Value;
using te::Key;

struct TrName {
  std::string_view ruling, name;
};
constexpr TrName kTrNames[] = {
    {"TR-1", "te.leader_move.lift_first"},
    {"TR-2", "te.leader_move.same_space"},
    {"TR-7", "te.union_tile.counts"},
    {"TR-11", "te.choose_war.infer"},
    {"TR-12", "te.commit.missing"},
    {"TR-12", "te.commit.order"},
    {"TR-13", "te.english.attacker_surplus"},
    {"TR-15", "te.priest_war.protect"},
    {"TR-17", "te.treasure.chooser"},
    {"TR-18", "te.special_border.advanced"},
    {"TR-22", "te.monument_vp"},
    {"TR-24", "te.vp_supply"},
    {"TR-25", "te.bag_end"},
    {"TR-25", "te.bag_end.in_swap_scores_monuments"},
    {"TR-26", "te.refill.order"},
    {"TR-28", "te.catastrophe.on_catastrophe"},
    {"TR-33", "te.building.bonus_kingdom"},
    {"TR-34", "te.building.move_within_line"},
    {"TR-36", "te.wonder.building_on_cells"},
    {"TR-38", "te.wonder.treasure_origin"},
    {"TR-41", "te.hand.at_turn_start"},
    {"TE-12.1", "te.refill.time"},
};

std::string dynasty(std::string_view player) {
  const int seat = player.size() == 1 ? player[0] - 'A' : -1;
  return seat < 0 || seat >= te::kDynasties ? std::string("?")
                                            : std::string(te::kDynastyNames[static_cast<std::size_t>(seat)]);
}

std::string quoted(std::string_view text) {
  return '"' + std::string(text) + '"';
}
// One more member of a JSON object.
void add(std::string& object, std::string_view name, const std::string& value) {
  object += (object.empty() ? "" : ", ") + quoted(name) + ": " + value;
}

bool is_true(const Json& object, const char* name) {
  const Json* value = find_member(object, name);
  return value != nullptr && value->IsBool() && value->GetBool();
}

class Translator {
 public:
  explicit Translator(const Json& vector) : vector_(vector) {}

  Translated all() {
    std::string setup;
    const Json* seats = list_member(vector_, "seats");
    std::string sides;
    for (unsigned i = 0; i < (seats == nullptr ? 2 : seats->Size()); ++i) {
      last_ = std::string(te::kDynastyNames[i]);
      sides += (i == 0 ? "{\"side\": " : ", {\"side\": ") + quoted(last_) + '}';
    }
    add(setup, "board", quoted(text_member(vector_, "board")));
    options(setup);
    out_.no_board = text_member(vector_, "base") == "none";
    add(setup, "position", '{' + position() + '}');
    play();
    out_.text = "@ arbiter 1\n@ game tigris\n@ sides [" + sides + "]\n@ setup {" + setup + "}\n" + text_;
    return std::move(out_);
  }

 private:
  void wrong(std::string what) { out_.wrong.push_back(std::move(what)); }

  void options(std::string& setup) {
    const Json* options = find_member(vector_, "options");
    for (auto m = options == nullptr ? Json::ConstMemberIterator() : options->MemberBegin();
         options != nullptr && m != options->MemberEnd(); ++m) {
      const std::string name = m->name.GetString();
      if (name == "english_variant" || name == "buildings" || name == "wonder") {
        add(setup, name == "english_variant" ? "english" : name, m->value.IsTrue() ? "true" : "false");
      } else if (m->value.IsString()) {
        out_.rulings.emplace_back("te." + name, m->value.GetString());
      } else {
        wrong("option '" + name + "' must be a string");
      }
    }
  }

  // --- the position
  void put_base() {
    const bool advanced = text_member(vector_, "board") == "advanced";
    const te::BoardFacts& facts = te::board_facts(advanced ? te::advanced_board : te::standard_board);
    if (out_.no_board) {  // a game that ends with this turn
      for (const char* cell : {"A1", "C1"}) treasures_[cell] = 1;
      return;
    }
    start_treasures_ = facts.temples.count();
    for (int cell = facts.temples.first(); cell >= 0; cell = facts.temples.next(cell)) {
      tiles_[std::string(te::cell_name(cell))] = "red";
      treasures_[std::string(te::cell_name(cell))] = 1;
    }
  }
  void put_piece(const Json& p) {
    const std::string_view piece = text_member(p, "piece"), colour = text_member(p, "colour");
    const std::string cell(text_member(p, "cell"));
    treasures_.erase(cell);
    tiles_.erase(cell);
    if (piece == "tile") {
      tiles_[cell] = (is_true(p, "face_down") ? "face-down " : "") + std::string(colour);
      if (is_true(p, "treasure")) treasures_[cell] = 1;
      if (find_member(p, "building") != nullptr) buildings_[std::string(colour)] = cell;
    } else if (piece == "leader") {
      leaders_[dynasty(text_member(p, "owner")) + " " + std::string(colour)] = cell;
    } else if (piece == "catastrophe") {
      tiles_[cell] = "catastrophe";
    } else if (piece == "treasure") {  // on the wonder
      tiles_[cell] = "wonder";
      treasures_[cell] = 1;
    } else if (piece == "wonder_centre") {
      wonder_ = cell;
      const int centre = te::find_cell(cell);
      for (const int c : {centre, centre - 1, centre + 1, centre - te::kColumns, centre + te::kColumns}) {
        tiles_[std::string(te::cell_name(c))] = "wonder";
        treasures_.erase(std::string(te::cell_name(c)));
      }
    } else {
      wrong("unknown piece '" + std::string(piece) + "'");
    }
  }
  static std::string object_of(const std::map<std::string, std::string>& members) {
    std::string all;
    for (const auto& [name, value] : members) add(all, name, quoted(value));
    return '{' + all + '}';
  }
  // Members by player, each an object by colour or a number.
  void by_player(const char* name, std::string_view field, bool by_colour, std::string& all) {
    const Json* value = find_member(vector_, name);
    if (value == nullptr) return;
    std::string numbers;
    for (auto m = value->MemberBegin(); m != value->MemberEnd(); ++m) {
      std::string colours;
      if (by_colour)
        for (auto c = m->value.MemberBegin(); c != m->value.MemberEnd(); ++c)
          add(colours, c->name.GetString(), std::to_string(c->value.GetInt()));
      if (by_colour) add(all, std::string(field) + dynasty(m->name.GetString()), '{' + colours + '}');
      if (!by_colour) add(numbers, dynasty(m->name.GetString()), std::to_string(m->value.GetInt()));
    }
    if (!by_colour) add(all, field, '{' + numbers + '}');
  }
  void hands(std::string& all) {
    const Json* value = find_member(vector_, "hands");
    if (value == nullptr) return;
    for (auto m = value->MemberBegin(); m != value->MemberEnd(); ++m) {
      std::string list;
      int n = 0;
      const auto put = [&list, &n](std::string_view colour) { list += (n++ == 0 ? "" : ", ") + quoted(colour); };
      for (auto c = m->value.MemberBegin(); c != m->value.MemberEnd(); ++c)
        for (int i = 0; i < c->value.GetInt(); ++i) put(c->name.GetString());
      const bool all_told = m->value.MemberCount() == te::kColours;
      while (!all_told && n < te::kHandSize) put("unseen");
      add(all, "hand." + dynasty(m->name.GetString()), '[' + list + ']');
    }
  }
  std::string position() {
    put_base();
    if (const Json* pieces = list_member(vector_, "position"))
      for (const Json& p : pieces->GetArray()) put_piece(p);
    std::string all, treasures, monuments;
    add(all, "turn", "1");
    add(all, "active", quoted(dynasty(text_member(vector_, "active"))));
    add(all, "tile", object_of(tiles_));
    for (const auto& [cell, n] : treasures_) add(treasures, cell, std::to_string(n));
    add(all, "treasure", '{' + treasures + '}');
    add(all, "leader", object_of(leaders_));
    if (const Json* list = list_member(vector_, "monuments"))
      for (const Json& m : list->GetArray())
        add(monuments, text_member(m, "monument"), quoted(text_member(m, "top_left")));
    if (!monuments.empty()) add(all, "monument", '{' + monuments + '}');
    if (!buildings_.empty()) add(all, "building", object_of(buildings_));
    if (!wonder_.empty()) add(all, "wonder", quoted(wonder_));
    hands(all);
    by_player("vp_before", "vp.", true, all);
    if (find_member(vector_, "treasures_before") != nullptr) {
      by_player("treasures_before", "treasures", false, all);
    } else {  // whoever took the ones that are missing
      const int gone = start_treasures_ - static_cast<int>(treasures_.size());
      add(all, "treasures", "{" + quoted(last_) + ": " + std::to_string(std::max(gone, 0)) + '}');
    }
    by_player("catastrophes_left", "catastrophes", false, all);
    if (const Json* bag = find_member(vector_, "bag")) add(all, "bag", std::to_string(bag->GetInt()));
    return all;
  }

  // --- what is played
  void heading(bool end) {
    out_.steps.push_back({end, {}});
    text_ += "== Turn " + std::to_string(turn_) + " " + dynasty(active_) +
             (end ? " end" : " action " + std::to_string(++actions_)) + "\n";
    out_.actions.push_back(at_);
  }
  void say(std::string_view player, Key key, const std::string& pick) {
    const KeyInfo& info = te::tables().keys[static_cast<std::size_t>(key)];
    const std::string by = dynasty(player);
    text_ += by + " " + std::string(info.name) + " " + pick + "\n";
    out_.actions.push_back(at_);
    const int option = te::tables().find_option(info.domain, pick);
    if (option < 0) wrong("'" + pick + "' is no answer for '" + std::string(info.name) + "'");
    out_.steps.back().answers.push_back({te::find_dynasty(by), key, option});
  }

  void begin_action(std::string_view player, const char* kind) {
    heading(false);
    say(player, Key::action, kind);
  }
  void pass_the_rest() {
    if (actions_ >= 2 || passed_) return;
    begin_action(active_, "pass");
    passed_ = true;
  }
  static std::string cell_or(const Json& a, const char* name, const char* none) {
    const std::string_view cell = text_member(a, name);
    return cell.empty() ? std::string(none) : std::string(cell);
  }

  // The active player is the next one clockwise after an end of turn.
  void next_turn() {
    const Json* seats = list_member(vector_, "seats");
    const auto n = static_cast<char>(seats == nullptr ? 2 : seats->Size());
    active_[0] = static_cast<char>('A' + (active_[0] - 'A' + 1) % n);
    ++turn_;
    actions_ = 0;
    passed_ = ended_ = false;
  }

  void translate_action(const Json& a) {
    const std::string_view kind = text_member(a, "kind"), player = text_member(a, "player");
    const std::string colour(text_member(a, "colour"));
    const Json* count = find_member(a, "count");
    if (ended_ && kind != "wonder_point") next_turn();
    const std::string n = count != nullptr && count->IsInt() ? std::to_string(count->GetInt()) : "?";
    if (kind == "leader") {
      begin_action(player, "leader");
      say(player, Key::leader, dynasty(a.HasMember("owner") ? text_member(a, "owner") : player) + " " + colour);
      say(player, Key::to, cell_or(a, "to", "off"));
    } else if (kind == "tile") {
      begin_action(player, "tile");
      say(player, Key::tile, colour);
      say(player, Key::to, cell_or(a, "to", "?"));
    } else if (kind == "catastrophe") {
      begin_action(player, "catastrophe");
      say(player, Key::to, cell_or(a, "to", "?"));
    } else if (kind == "swap") {
      begin_action(player, "swap");
      say(player, Key::swap, n);
      if (const Json* discarded = list_member(a, "discarded"))
        for (const Json& tile : discarded->GetArray()) say(player, Key::discard, tile.GetString());
    } else if (kind == "pass") {
      begin_action(player, "pass");
      passed_ = true;
    } else if (kind == "commit") {
      say(player, Key::commit, n);
      if (n != "0") say(player, Key::support, colour);
    } else if (kind == "choose_war") {
      say(player, Key::choose_war, colour);
    } else if (kind == "building") {
      say(player, Key::building, cell_or(a, "cell", "off"));
    } else if (kind == "monument") {
      say(player, Key::monument, cell_or(a, "monument", "none"));
      if (a.HasMember("monument")) say(player, Key::square, cell_or(a, "top_left", "?"));
    } else if (kind == "wonder") {
      say(player, Key::wonder, cell_or(a, "centre", "off"));
    } else if (kind == "treasure") {
      say(player, Key::treasure, cell_or(a, "cell", "?"));
    } else if (kind == "end_turn" || kind == "final_score") {
      pass_the_rest();
      heading(true);
      ended_ = true;
    } else if (kind == "wonder_point") {
      say(player, Key::wonder_point, colour);
    } else if (kind != "query") {
      wrong("unknown action '" + std::string(kind) + "'");
    }
  }
  void play() {
    const Json* actions = list_member(vector_, "action");
    if (actions == nullptr) return wrong("it needs 'action', a list");
    active_ = text_member(vector_, "active");
    if (active_.size() != 1) return wrong("it needs 'active', a player");
    for (const Json& a : actions->GetArray()) {
      translate_action(a);
      ++at_;
    }
    const Json* expected = find_member(vector_, "expect");
    if (ended_ || actions_ == 0 || (expected != nullptr && is_true(*expected, "game_over"))) return;
    // What comes next: so that the last action isn't taken for one whose record breaks off.
    text_ += "== Turn " + std::to_string(turn_) + " " + dynasty(active_) +
             (actions_ >= 2 || passed_ ? " end\n" : " action 2\n");
    out_.actions.push_back(at_ - 1);
  }

  const Json& vector_;
  Translated out_;
  std::map<std::string, std::string> tiles_, leaders_, buildings_;
  std::map<std::string, int> treasures_;
  std::string wonder_, text_, last_;
  int start_treasures_ = 0;
  int at_ = 0, actions_ = 0;
  int turn_ = 1;
  std::string active_;
  bool passed_ = false, ended_ = false;
};

}  // namespace

Translated translate(const Json& vector) {
  return Translator(vector).all();
}

std::string ruling_name(std::string_view ruling, std::string_view value) {
  for (const TrName& n : kTrNames) {
    if (n.ruling != ruling) continue;
    for (const RulingSwitch& s : te::rulings())
      if (s.name == n.name)
        for (const std::string_view v : s.values)
          if (v == value) return std::string(n.name);
  }
  return {};
}

rapidjson::Document choice_in_words(std::string_view words, const Json& vector) {
  rapidjson::Document d(rapidjson::kObjectType);
  auto& memory = d.GetAllocator();
  Json cells(rapidjson::kArrayType);
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find_first_of(" ,", at), words.size());
    const std::string word(words.substr(at, end - at));
    if (te::find_cell(word) >= 0 && word.size() > 1) cells.PushBack(Json(word.c_str(), memory), memory);
    at = end + 1;
  }
  const std::string who(words.substr(0, 1)), first = cells.Empty() ? std::string("off") : cells[0].GetString();
  Json pick(rapidjson::kObjectType), expected(rapidjson::kObjectType), taken(rapidjson::kArrayType);
  pick.AddMember("kind", "treasure", memory);
  pick.AddMember("player", Json(who.c_str(), memory), memory);
  pick.AddMember("cell", Json(first.c_str(), memory), memory);
  Json copy(vector, memory);
  copy["action"].PushBack(pick, memory);
  taken.PushBack(Json((who + ":" + first).c_str(), memory), memory);
  expected.AddMember("treasures", taken, memory);
  expected.AddMember("treasure_cells", cells, memory);
  d.AddMember("vector", copy, memory);
  d.AddMember("expect", expected, memory);
  return d;
}

}  // namespace arbiter::vectors
