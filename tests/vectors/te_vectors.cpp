// te-vectors/1: positions of Tigris & Euphrates with what the rules make of them. Each is judged twice: as a record
// that is checked (legal or not, the rule, the place), and played by its answers (what comes of it).
#include <algorithm>
#include <set>

#include "arbiter/formats.hpp"
#include "arbiter/replay.hpp"
#include "games/tigris/game.hpp"
#include "games/tigris/names.hpp"
#include "games/tigris/rules.hpp"
#include "vectors/readers.hpp"
#include "vectors/te_play.hpp"
#include "vectors/te_translate.hpp"

namespace arbiter::vectors {
namespace {

using Json = rapidjson::Value;
using Differences = std::vector<std::string>;

std::string leader_text(std::pair<int, int> leader) {
  return std::string(1, static_cast<char>('A' + leader.first)) + "." +
         std::string(te::kColourNames[static_cast<std::size_t>(leader.second)]);
}

// Lists compare as texts, in order or sorted.
std::string joined(std::vector<std::string> items, bool sorted) {
  if (sorted) std::sort(items.begin(), items.end());
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : " ") + item;
  return text;
}
std::vector<std::string> cells(const std::vector<int>& numbers) {
  std::vector<std::string> names;
  for (const int cell : numbers) names.emplace_back(te::cell_name(cell));
  return names;
}
std::vector<std::string> texts(const Json* list) {
  std::vector<std::string> all;
  if (list == nullptr || !list->IsArray()) return all;
  for (const Json& item : list->GetArray()) all.emplace_back(item.IsString() ? item.GetString() : "?");
  return all;
}

class Judge {
 public:
  Judge(const Json& expected, const Json* instead, const Translated& vector, const Played& played)
      : expected_(expected), instead_(instead), vector_(vector), played_(played) {}

  Differences all() {
    wrong_ = played_.wrong;
    points("vp", 0);
    points("end_vp", 1);
    list("home", leaders(played_.home), false, true);
    list("removed", cells(played_.removed), true, true);
    list("treasures", treasures(), true, true);
    list("flipped", cells(played_.flipped), true, false);
    list("wonder", cells(played_.wonder), true, false);
    list("building_cells", cells(played_.building_cells), true, false);
    list("treasure_cells", cells(played_.treasure_cells), true, false);
    list("leaders_after", leaders_on_board(), true, false);
    flag("union", played_.united);
    flag("game_over", played_.state.phase == te::Phase::over);
    fights();
    if (find("wars") != nullptr) list("wars", war_colours(), true, false);
    if (find("open_wars_after") != nullptr) list("open_wars_after", open_wars(), true, false);
    groups("kingdoms_after", true);
    groups("kingdoms", true);
    groups("regions", false);
    drawn();
    final_scores();
    return wrong_;
  }

 private:
  const Json* find(const char* name) const {
    if (instead_ != nullptr)
      if (const Json* value = find_member(*instead_, name)) return value;
    return find_member(expected_, name);
  }
  void want(const char* what, const std::string& expected, const std::string& got) {
    if (expected != got) wrong_.push_back(std::string(what) + ": '" + got + "' instead of '" + expected + "'");
  }
  void list(const char* name, const std::vector<std::string>& got, bool sorted, bool absent_means_none) {
    const Json* value = find(name);
    if (value == nullptr && !absent_means_none) return;
    want(name, joined(texts(value), sorted), joined(got, sorted));
  }
  void flag(const char* name, bool got) {
    const Json* value = find(name);
    if (value != nullptr) want(name, value->IsBool() && value->GetBool() ? "yes" : "no", got ? "yes" : "no");
  }

  static std::vector<std::string> leaders(const std::vector<std::pair<int, int>>& those) {
    std::vector<std::string> all;
    for (const auto& leader : those) all.push_back(leader_text(leader));
    return all;
  }
  std::vector<std::string> leaders_on_board() const {
    std::vector<std::string> all;
    for (int d = 0; d < te::kDynasties; ++d)
      for (int c = 0; c < te::kColours; ++c)
        if (const int cell = played_.state.leader[d][c]; cell != te::kOff)
          all.push_back(leader_text({d, c}) + "@" + std::string(te::cell_name(cell)));
    return all;
  }
  std::vector<std::string> treasures() const {
    std::vector<std::string> all;
    for (const auto& [dynasty, cell] : played_.treasures)
      all.push_back(std::string(1, static_cast<char>('A' + dynasty)) + ":" + std::string(te::cell_name(cell)));
    return all;
  }
  std::vector<std::string> war_colours() const {
    std::vector<std::string> all;
    for (const Fight& f : played_.fights)
      if (f.war) all.emplace_back(te::kColourNames[static_cast<std::size_t>(f.colour)]);
    return all;
  }
  // Colours with two leaders in a kingdom: a war that has not been fought.
  std::vector<std::string> open_wars() const {
    std::vector<std::string> all;
    const te::Board b = te::look(played_.state);
    const te::Kingdoms k = te::kingdoms(b);
    for (int i = 0; i < k.count; ++i)
      for (std::size_t c = 0; c < te::kColours; ++c)
        if ((b.leaders[c] & k.area[static_cast<std::size_t>(i)]).count() > 1) all.emplace_back(te::kColourNames[c]);
    return all;
  }

  void points(const char* name, int when) {
    const Json* value = find(name);
    if (value == nullptr && std::string_view(name) == "end_vp") return;
    std::string expected, got;
    for (int d = 0; d < te::kDynasties; ++d)
      for (std::size_t c = 0; c < te::kColours; ++c) {
        const std::string colour(te::kColourNames[c]), whose(1, static_cast<char>('A' + d));
        const auto add = [&](std::string& to, int n) {
          if (n != 0) to += whose + " " + colour + " " + std::to_string(n) + " ";
        };
        const Json* mine = value == nullptr ? nullptr : find_member(*value, whose.c_str());
        const Json* n = mine == nullptr ? nullptr : find_member(*mine, colour.c_str());
        add(expected, n != nullptr && n->IsInt() ? n->GetInt() : 0);
        add(got, played_.points[when][d][c]);
      }
    want(name, expected, got);
  }

  void fights() {
    std::string expected, got;
    if (const Json* value = find("conflicts"))
      for (const Json& f : value->GetArray()) {
        expected += std::string(text_member(f, "type")) + " " + std::string(text_member(f, "colour")) + " " +
                    std::string(text_member(f, "attacker"));
        for (const Json& side : find_member(f, "strengths")->GetArray())
          expected += " " + std::to_string(side[0].GetInt()) + "+" + std::to_string(side[1].GetInt());
        expected += " " + std::string(text_member(f, "winner")) + "; ";
      }
    for (const Fight& f : played_.fights) {
      got += std::string(f.war ? "war " : "revolt ") +
             std::string(te::kColourNames[static_cast<std::size_t>(f.colour)]) + " " +
             static_cast<char>('A' + f.attacker);
      for (int side = 0; side < 2; ++side)
        got += " " + std::to_string(f.strength[side] - f.committed[side]) + "+" + std::to_string(f.committed[side]);
      got += std::string(" ") + static_cast<char>('A' + f.winner) + "; ";
    }
    want("conflicts", expected, got);
  }

  // Every kingdom; or each region listed, since the others are start temples.
  void groups(const char* name, bool kingdoms) {
    const Json* value = find(name);
    if (value == nullptr) return;
    const te::Board b = te::look(played_.state);
    std::vector<std::string> expected, got;
    const auto names = [](const te::Cells& area) {
      std::vector<int> all;
      for (int cell = area.first(); cell >= 0; cell = area.next(cell)) all.push_back(cell);
      return joined(cells(all), true);
    };
    for (const Json& group : value->GetArray()) {
      expected.push_back(joined(texts(&group), true));
      const int cell = te::find_cell(group[0].GetString());
      if (kingdoms || cell < 0) continue;
      const te::Cells area = te::group_at(b, cell);
      got.push_back((b.joining.has(cell) && (area & b.all_leaders).none() ? "" : "no region: ") + names(area));
    }
    const te::Kingdoms k = te::kingdoms(b);
    for (int i = 0; kingdoms && i < k.count; ++i) got.push_back(names(k.area[static_cast<std::size_t>(i)]));
    for (std::string& group : expected) group = "[" + group + "]";
    for (std::string& group : got) group = "[" + group + "]";
    want(name, joined(expected, true), joined(got, true));
  }

  void drawn() {
    const Json* value = find("drawn");
    if (value == nullptr) return;
    for (int d = 0; d < played_.state.players; ++d) {
      const Json* n = find_member(*value, std::string(1, static_cast<char>('A' + d)).c_str());
      want("drawn", std::to_string(n == nullptr ? 0 : n->GetInt()), std::to_string(played_.drawn[d]));
    }
  }

  void final_scores() {
    if (const Json* value = find("sorted_scores"))
      for (auto m = value->MemberBegin(); m != value->MemberEnd(); ++m) {
        std::string expected, got;
        for (const Json& n : m->value.GetArray()) expected += std::to_string(n.GetInt()) + " ";
        for (const int n : te::final_points(played_.state, m->name.GetString()[0] - 'A'))
          got += std::to_string(n) + " ";
        want("sorted_scores", expected, got);
      }
    if (const Json* value = find("ranking")) {
      int place = 1;
      for (const Json& group : value->GetArray()) {
        for (const std::string& who : texts(&group))
          want("ranking", std::to_string(place), std::to_string(played_.state.rank[who[0] - 'A']));
        place += static_cast<int>(group.Size());
      }
    }
  }

  const Json& expected_;
  const Json* instead_;
  const Translated& vector_;
  const Played& played_;
  Differences wrong_;
};

std::string in_words(const Finding& f) {
  return std::string(kind_name(f.kind)) + " " + f.code + " (" + f.rule + ") at entry " + std::to_string(f.entry) +
         ": " + f.message;
}

// "TE-4.1(d)" and "TE-4.1d" are one rule.
std::string plain(std::string rule) {
  std::erase_if(rule, [](char c) { return c == '(' || c == ')'; });
  return rule;
}

// What the check must say of the record.
Differences judge_verdict(const Json& expected, const Translated& vector, const GameReport& report) {
  Differences wrong;
  const Finding* fault = nullptr;
  for (const Finding& f : report.findings)
    if (f.kind != Kind::note && f.kind != Kind::unverified && fault == nullptr) fault = &f;
  const std::string_view verdict = text_member(expected, "verdict");
  if (verdict == "legal") {
    if (fault != nullptr) wrong.push_back("legal, but: " + in_words(*fault));
    return wrong;
  }
  if (verdict != "illegal") return {"'verdict' is neither legal nor illegal"};
  if (fault == nullptr) return {"illegal by " + std::string(text_member(expected, "rule")) + ", but nothing was found"};
  std::vector<std::string> rules = texts(find_member(expected, "rule_also"));
  rules.emplace_back(text_member(expected, "rule"));
  if (std::none_of(rules.begin(), rules.end(), [&](const std::string& r) { return plain(r) == plain(fault->rule); }))
    wrong.push_back("expected " + rules.back() + ", got " + in_words(*fault));
  const Json* at = find_member(expected, "at");
  if (at != nullptr && vector.action_of(fault->entry) != at->GetInt())
    wrong.push_back("expected action " + std::to_string(at->GetInt()) + ", got " + in_words(*fault));
  const Json* named = find_member(expected, "ruling");
  const std::string_view ruling = text_member(expected, "ruling");
  if (named != nullptr && ruling != fault->ruling)
    wrong.push_back("expected ruling '" + std::string(ruling) + "', got '" + fault->ruling + "'");
  return wrong;
}

// Runs a vector under its rulings and those of `more`; `instead`: expectations that differ there.
Differences run(const Json& vector, const Rulings& more, const Json* instead) {
  Translated t = translate(vector);
  if (!t.wrong.empty()) return t.wrong;
  t.rulings.insert(t.rulings.end(), more.begin(), more.end());
  const Json& expected = *find_member(vector, "expect");
  const std::vector<ReadGame> games = read_records_as(FormatKind::text, t.text, "vector");
  if (games.size() != 1 || games[0].error) return {"not one record: " + t.text};
  if (!games[0].notes.empty()) return {games[0].notes[0].to_string()};
  CheckOptions options;
  options.rulings = t.rulings;
  const Record& record = games[0].record;
  const Result<RulingChoice> rulings = choose_rulings(te::game(), record.header, options);
  if (!rulings) return {rulings.error().to_string()};
  te::State state{};
  if (const Result<bool> begun = te::game().begin(record, rulings->values, &state); !begun)
    return {begun.error().to_string()};
  Differences wrong;
  if (!t.no_board) {
    for (const std::string& broken : te::game().broken_invariants(&state))
      if (!broken.starts_with("TE-18.1") && !broken.starts_with("TE-18.3")) wrong.push_back("the position: " + broken);
    const Result<GameReport> report = check(record, options);
    if (!report) return {report.error().to_string()};
    const Json* verdict_here = instead == nullptr ? nullptr : find_member(*instead, "verdict");
    for (const std::string& d : judge_verdict(verdict_here != nullptr ? *instead : expected, t, report.value()))
      wrong.push_back(d);
    if (text_member(verdict_here != nullptr ? *instead : expected, "verdict") == "illegal") return wrong;
  }
  const Played played = play(state, t.steps, rulings->values);
  for (const std::string& d : Judge(expected, instead, t, played).all()) wrong.push_back(d);
  return wrong;
}

// Under another value of a ruling: expectations of their own, or cells in words among which the trader's owner chooses.
Differences run_otherwise(const Json& vector, const Json& depends) {
  Differences wrong;
  const std::string ruling(text_member(depends, "ruling"));
  for (auto m = depends.MemberBegin(); m != depends.MemberEnd(); ++m) {
    const std::string value(m->name.GetString());
    if (value == "ruling") continue;
    const std::string name = ruling_name(ruling, value);
    if (name.empty()) {
      wrong.push_back(ruling + " has no value '" + value + "'");
      continue;
    }
    rapidjson::Document words;
    const Json* instead = &m->value;
    if (m->value.IsString()) {
      words = choice_in_words(m->value.GetString(), vector);
      instead = &words["expect"];
    }
    const Json& played = m->value.IsString() ? words["vector"] : vector;
    for (const std::string& d : run(played, {{name, value}}, instead)) wrong.push_back(value + ": " + d);
  }
  return wrong;
}

}  // namespace

void run_te_vectors(const Json& document, const std::string&, Tally& tally) {
  const Json* list = list_member(document, "vectors");
  if (list == nullptr) return tally.result("vectors", {"the file needs 'vectors', a list"});
  for (const Json& vector : list->GetArray()) {
    const std::string id(text_member(vector, "id"));
    const Json* expected = find_member(vector, "expect");
    Differences wrong;
    if (expected == nullptr || !expected->IsObject()) {
      wrong.emplace_back("it needs 'expect'");
    } else {
      wrong = run(vector, {}, nullptr);
      if (const Json* depends = find_member(*expected, "depends"))
        for (const std::string& d : run_otherwise(vector, *depends)) wrong.push_back(d);
    }
    tally.result(id.empty() ? "(no id)" : id, wrong);
  }
}

}  // namespace arbiter::vectors
