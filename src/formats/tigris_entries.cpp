#include "formats/tigris_entries.hpp"

#include <string>
#include <vector>

namespace arbiter::formats::tigris {

namespace {

constexpr std::array<std::string_view, te::kDynasties> kHandFields = {"hand.archer", "hand.bull", "hand.pot",
                                                                      "hand.lion"};
constexpr std::array<std::string_view, te::kDynasties> kVpFields = {"vp.archer", "vp.bull", "vp.pot", "vp.lion"};
constexpr std::array<std::string_view, te::kDynasties* te::kColours> kLeaders = {
    "archer black", "archer red", "archer blue", "archer green", "bull black", "bull red", "bull blue", "bull green",
    "pot black",    "pot red",    "pot blue",    "pot green",    "lion black", "lion red", "lion blue", "lion green"};

bool is_player(int player) {
  return player >= 0 && player < te::kDynasties;
}

}  // namespace

int sum(const Tiles& tiles) {
  int n = 0;
  for (const int count : tiles) n += count;
  return n;
}

std::string_view cell_at(int row, int column) {
  if (row < 0 || row >= te::kRows || column < 0 || column >= te::kColumns) return {};
  return te::cell_name(row * te::kColumns + column);
}

std::string_view dynasty_name(int player) {
  return is_player(player) ? te::kDynastyNames[static_cast<std::size_t>(player)] : std::string_view{};
}

std::string_view leader_name(int player, int colour) {
  return is_player(player) ? kLeaders[static_cast<std::size_t>(player * te::kColours + colour)] : std::string_view{};
}

std::string_view hand_field(int player) {
  return is_player(player) ? kHandFields[static_cast<std::size_t>(player)] : std::string_view{};
}

std::string_view vp_field(int player) {
  return is_player(player) ? kVpFields[static_cast<std::size_t>(player)] : std::string_view{};
}

void Entries::stop(std::size_t Limits::*limit) {
  if (!full_) game_.error = reading_.limit_error(limit);
  full_ = true;
}

Entry* Entries::add(EntryKind kind, std::uint32_t at) {
  if (!full_ && !reading_.take_entries(1)) stop(&Limits::entries);
  return full_ ? nullptr : &r_.add(kind, at);
}

Fact* Entries::add_fact(std::string_view field, std::string_view subject) {
  if (!full_ && !reading_.take_facts(1)) stop(&Limits::facts);
  return full_ ? nullptr : &r_.add_fact(field, subject);
}

void Entries::header(std::string_view format, int players) {
  Header& h = r_.header;
  h.game = h.ruleset = "tigris";
  h.source.format = format;
  h.source.file = r_.keep(reading_.file);
  for (int i = 0; i < players && reading_.take_facts(1); ++i) {
    SideInfo side;
    side.side = is_player(i) ? dynasty_name(i) : r_.keep("player " + std::to_string(i + 1));
    h.sides.push_back(side);
  }
  game_.readable = true;
}

void Entries::heading(std::string_view text, std::uint32_t at) {
  if (Entry* e = add(EntryKind::heading, at)) e->text = r_.keep(text);
}

void Entries::heading(int turn, int player, std::string_view step, std::uint32_t at) {
  std::string text = "Turn " + std::to_string(turn) + " ";
  text.append(dynasty_name(player)).append(" ").append(step);
  heading(text, at);
}

void Entries::choice(std::string_view by, std::string_view key, std::string_view pick, std::uint32_t at) {
  Entry* e = add(EntryKind::choice, at);
  if (e == nullptr) return;
  e->by = r_.keep(by);
  e->key = r_.keep(key);
  e->pick = Value::string(r_.keep(pick));
}

void Entries::number(int player, std::string_view key, int n, std::uint32_t at) {
  Entry* e = add(EntryKind::choice, at);
  if (e == nullptr) return;
  e->by = dynasty_name(player);
  e->key = r_.keep(key);
  e->pick = r_.number(n);
}

void Entries::draw(int player, const Tiles& tiles, std::uint32_t at) {
  std::vector<std::string_view> names;
  for (std::size_t colour = 0; colour < te::kColours; ++colour)
    for (int n = 0; n < tiles[colour]; ++n) names.push_back(te::kColourNames[colour]);
  if (names.empty()) return;
  if (!full_ && !reading_.take_facts(names.size())) stop(&Limits::facts);
  Entry* e = add(EntryKind::chance, at);
  if (e == nullptr) return;
  e->by = "chance";
  e->key = "draw";
  e->subject = dynasty_name(player);
  e->pick = r_.list(names);
}

void Entries::draw_unseen(int player, int n, std::uint32_t at) {
  if (n <= 0) return;
  Entry* e = add(EntryKind::chance, at);
  if (e == nullptr) return;
  e->by = "chance";
  e->key = "draw";
  e->subject = dynasty_name(player);
  e->count = n;
}

void Entries::fact(std::string_view field, std::string_view subject, int to) {
  if (Fact* f = add_fact(field, subject)) f->to = r_.number(to);
}

void Entries::fact(std::string_view field, std::string_view subject, std::string_view to) {
  if (Fact* f = add_fact(field, subject)) f->to = Value::string(r_.keep(to));
}

void Entries::fact_by(std::string_view field, std::string_view subject, int by, int to) {
  Fact* f = add_fact(field, subject);
  if (f == nullptr) return;
  f->by = r_.number(by);
  f->to = r_.number(to);
}

void Entries::fact_only_by(std::string_view field, std::string_view subject, int by) {
  if (Fact* f = add_fact(field, subject)) f->by = r_.number(by);
}

void Entries::fact_list(std::string_view field, const std::vector<int>& numbers) {
  if (!full_ && !reading_.take_facts(numbers.size())) stop(&Limits::facts);
  Fact* f = add_fact(field, {});
  if (f == nullptr) return;
  std::vector<std::string> texts;
  for (const int n : numbers) texts.push_back(std::to_string(n));
  f->to = r_.list(std::vector<std::string_view>(texts.begin(), texts.end()));
}

void Entries::comment(std::string_view text, std::uint32_t at) {
  if (Entry* e = add(EntryKind::comment, at)) e->text = r_.keep(text);
}

void Entries::unread(std::string_view text, std::uint32_t at, std::string_view why) {
  Entry* e = add(EntryKind::unread, at);
  if (e == nullptr) return;
  e->text = r_.keep(text);
  reading_.note(game_, "REC-entry-shape", std::string(why) + "; it's kept as unread", at);
}

}  // namespace arbiter::formats::tigris
