// What the rules counted with, in words: the second half of a finding's message.
#include <array>
#include <string>
#include <vector>

#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

namespace {

// The numbers of one finding, looked up by what they are.
class Counts {
 public:
  explicit Counts(std::span<const Counted> all) : all_(all) {}

  bool has(Count what, int subject = 0) const { return find(what, subject) != nullptr; }
  int operator()(Count what, int subject = 0) const {
    const Counted* c = find(what, subject);
    return c == nullptr ? 0 : c->value;
  }
  OptionSet subjects(Count what) const {
    OptionSet found;
    for (const Counted& c : all_)
      if (c.what == static_cast<int>(what)) found.add(c.subject);
    return found;
  }

 private:
  const Counted* find(Count what, int subject) const {
    for (const Counted& c : all_)
      if (c.what == static_cast<int>(what) && c.subject == subject) return &c;
    return nullptr;
  }
  std::span<const Counted> all_;
};

std::string number(int n) {
  return std::to_string(n);
}

std::string with_sign(int n) {
  return (n > 0 ? "+" : "") + number(n);
}

std::string names_of(const OptionSet& countries) {
  std::string s;
  for (int id = countries.first(); id >= 0; id = countries.next(id))
    s += (s.empty() ? "" : ", ") + std::string(country(id).name);
  return s;
}

// "3 operation points (printed 3), 2 spent, 1 left; Italy costs 2"
std::string points(const Counts& n, const Questioned& about) {
  const int points = n(Count::points), spent = n(Count::spent);
  std::string s = number(points) + (points == 1 ? " operation point" : " operation points") + " (printed " +
                  number(n(Count::printed)) + "), " + number(spent) + " spent, " +
                  number(points > spent ? points - spent : 0) + " left";
  if (n(Count::bonus_asia) != 0) s += "; 1 more if all are spent in Asia";
  if (n(Count::bonus_southeast_asia) != 0) s += "; 1 more if all are spent in Southeast Asia";
  if (about.pick >= 0 && n.has(Count::cost, about.pick))
    s += "; " + std::string(country(about.pick).name) + " costs " + number(n(Count::cost, about.pick));
  return s;
}

std::string shortfalls(const Counts& n) {
  std::string s;
  for (const Side side : {Side::US, Side::USSR}) {
    const int required = n(Count::required, index(side)), done = n(Count::done, index(side));
    s += (s.empty() ? "" : "; ") + std::string(side_name(side)) + ": military operations required " + number(required) +
         ", done " + number(done) + ", missing " + number(required > done ? required - done : 0);
  }
  return s;
}

// --- scoring

constexpr std::array<const char*, 4> kLevels = {"nothing", "Presence", "Domination", "Control"};

struct SideCounts {
  Count level, points, battleground, other, beside_enemy;
};
constexpr std::array<SideCounts, 2> kOfSide = {{
    {Count::level_us, Count::points_us, Count::battleground_us, Count::other_us, Count::beside_ussr},
    {Count::level_ussr, Count::points_ussr, Count::battleground_ussr, Count::other_ussr, Count::beside_us},
}};

// ", battlegrounds 2 (Japan, Taiwan)"
std::string listed(const char* what, const OptionSet& countries) {
  if (countries.none()) return {};
  return std::string(", ") + what + " " + number(countries.count()) + " (" + names_of(countries) + ")";
}

// "US 6: Domination, battlegrounds 2 (...), others 1 (...), beside the USSR 1 (Japan)"
std::string score_of(const Counts& n, Side side, Region region) {
  const SideCounts& c = kOfSide[static_cast<std::size_t>(index(side))];
  const int r = static_cast<int>(region);
  const OptionSet here = in_region(region);
  return std::string(side_name(side)) + " " + number(n(c.points, r)) + ": " +
         kLevels[static_cast<std::size_t>(n(c.level, r))] + listed("battlegrounds", n.subjects(c.battleground) & here) +
         listed("others", n.subjects(c.other) & here) +
         listed(side == Side::US ? "beside the USSR" : "beside the US", n.subjects(c.beside_enemy) & here);
}

std::string region_scores(const Counts& n) {
  std::string s;
  const OptionSet regions = n.subjects(Count::points_us);
  for (int r = regions.first(); r >= 0; r = regions.next(r)) {
    const Region region = static_cast<Region>(r);
    s += (s.empty() ? "" : "; ") + std::string(region_name(region)) + " " +
         with_sign(n(Count::points_us, r) - n(Count::points_ussr, r)) + " (" + score_of(n, Side::US, region) + "; " +
         score_of(n, Side::USSR, region) + ")";
  }
  if (n.has(Count::formosan)) s += "; Taiwan is a battleground by Formosan Resolution";
  if (const OptionSet out = n.subjects(Count::left_out); out.any())
    s += "; " + names_of(out) + " is left out by Shuttle Diplomacy";
  if (n.has(Count::china_card))
    s += "; The China Card " + with_sign(n(Count::china_card)) + "; all together " + with_sign(n(Count::net));
  return s;
}

std::string single_countries(const Counts& n) {
  const OptionSet countries = n.subjects(Count::worth);
  std::string s;
  for (int id = countries.first(); id >= 0; id = countries.next(id))
    s += (s.empty() ? "" : ", ") + std::string(country(id).name) + " " + with_sign(n(Count::worth, id));
  return "controlled here: " + (s.empty() ? "nothing" : s) + "; all together " + with_sign(n(Count::net));
}

// --- rolls

// "die 4, modifier -2, 4 needed: no success; with the stated modifier 0 it would be a success"
std::string throw_in_words(const Counts& n, const Questioned& about) {
  const auto in_words = [](bool success) { return success ? "a success" : "no success"; };
  const int die = n(Count::die), needed = n(Count::needed), modifier = n(Count::modifier);
  const bool low_wins = n(Count::low_wins) != 0;
  const auto succeeds = [&](int m, int need) { return low_wins ? die + m <= need : die + m >= need; };
  const bool success = succeeds(modifier, needed);
  std::string s = "die " + number(die) + (low_wins ? "" : ", modifier " + with_sign(modifier)) + ", " + number(needed) +
                  (low_wins ? " or less needed: " : " or more needed: ") + in_words(success);
  if (!about.stated) return s;
  const auto is = [&](Count what) { return n.has(what) && n(what) == about.field; };
  bool by_record = success;
  if (is(Count::modifier_field)) by_record = succeeds(*about.stated, needed);
  if (is(Count::needed_field)) by_record = succeeds(modifier, *about.stated);
  if (is(Count::modifier_field) || is(Count::needed_field))
    s += by_record == success ? ", with the stated number too"
                              : std::string("; with the stated number it would be ") + in_words(by_record);
  return s;
}

// "die 3 + 2 operation points + modifier 0 - 4 (twice the stability) = 1: a success"
std::string coup_in_words(const Counts& n, const Questioned& about) {
  const int die = n(Count::die);
  int ops = n(Count::points), modifier = n(Count::modifier), stability = n(Count::stability);
  const int result = die + ops + modifier - stability;
  std::string s = "die " + number(die) + ", operation points " + number(ops) + ", modifier " + with_sign(modifier) +
                  ", twice the stability " + number(stability) + ": " + number(result) +
                  (result > 0 ? ", a success" : ", no success");
  if (!about.stated) return s;
  int by_record = result;
  if (about.field == static_cast<int>(Field::coup_ops)) by_record += *about.stated - ops;
  if (about.field == static_cast<int>(Field::coup_modifier)) by_record += *about.stated - modifier;
  if (about.field == static_cast<int>(Field::coup_stability)) by_record += stability - *about.stated;
  if (about.field == static_cast<int>(Field::coup_result)) by_record = *about.stated;
  if (by_record != result)
    s += "; with the stated number " + number(by_record) + (by_record > 0 ? ", a success" : ", no success");
  return s;
}

}  // namespace

std::string explain(std::span<const Counted> counted, const Questioned& about) {
  const Counts n(counted);
  if (n.has(Count::stability)) return coup_in_words(n, about);
  if (n.has(Count::die)) return throw_in_words(n, about);
  if (n.has(Count::required, index(Side::US))) return shortfalls(n);
  if (n.subjects(Count::points_us).any()) return region_scores(n);
  if (n.has(Count::net)) return single_countries(n);
  if (n.has(Count::printed)) return points(n, about);
  return {};
}

}  // namespace arbiter::ts
