// The position as a terminal shows it: tracks, effects, the board by regions side by side, where the cards are.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

#include "arbiter/report.hpp"
#include "games/twilight-struggle/rules.hpp"
#include "games/twilight-struggle/text.hpp"

namespace arbiter::ts {
namespace {

struct Colours {
  bool on;
  std::string_view us() const { return on ? "\x1b[1;34m" : ""; }
  std::string_view ussr() const { return on ? "\x1b[1;31m" : ""; }
  std::string_view bold() const { return on ? "\x1b[1m" : ""; }
  std::string_view off() const { return on ? "\x1b[0m" : ""; }
  std::string_view of(Side side) const { return side == Side::US ? us() : ussr(); }
};

std::string cards_in_words(const OptionSet& cards) {
  std::string s;
  for (int id = cards.first(); id >= 0; id = cards.next(id))
    s += fmt::format("{}{}", s.empty() ? "" : ", ", card(id).id);
  return s;
}

// "  label        text", continued under the text.
std::string labelled(std::string_view label, std::string_view text, std::size_t width) {
  constexpr std::size_t kLabel = 16;
  std::string lines = wrapped(text, std::string(kLabel, ' '), width);
  if (!lines.empty()) lines.replace(2, label.size(), label);
  return lines;
}

// ---- The turn and the tracks

std::string headline_of(const State& s) {
  if (s.phase == Phase::over) return fmt::format("Turn {}: the game is over, {}", s.turn, result_in_words(s));
  switch (s.phase) {
    case Phase::setup:
      return "Set-up";
    case Phase::headline:
      return fmt::format("Turn {}, headline phase", s.turn);
    case Phase::cleanup:
      return fmt::format("Turn {}, clean-up", s.turn);
    default:
      return fmt::format("Turn {}, action round {}: {}", s.turn, s.round, side_name(side_of(s.acting)));
  }
}

// The score between -20 (USSR) and +20 (US) as a line.
std::string score_track(int vp) {
  std::string line(41, '.');
  line[20] = '|';
  line[static_cast<std::size_t>(std::clamp(vp, -kWinningVp, kWinningVp) + kWinningVp)] = 'X';
  return fmt::format("USSR [{}] US", line);
}

std::string space_of(const State& s, Side side) {
  const int box = s.space[index(side)];
  return fmt::format("{} {} {}", side_name(side), box, space_box(box).name);
}

std::string tracks(const State& s, const Colours& c, std::size_t width) {
  const Side ahead = s.vp >= 0 ? Side::US : Side::USSR;
  std::string out = s.vp == 0 ? labelled("Score", "0", width)
                              : fmt::format("  Score         {}{} +{}{}\n", c.of(ahead), side_name(ahead),
                                            s.vp > 0 ? s.vp : -s.vp, c.off());
  out += fmt::format("                {}\n", score_track(s.vp));
  std::string barred;
  for (const Region region : {Region::Europe, Region::Asia, Region::MiddleEast})
    if ((in_region(region) & barred_by_defcon(s.defcon)).any())
      barred += fmt::format("{}{}", barred.empty() ? "" : ", ", region_name(region));
  out += labelled("DEFCON",
                  fmt::format("{}{}", s.defcon, barred.empty() ? "" : "  (no coups or realignments in " + barred + ")"),
                  width);
  out += labelled("Military ops",
                  fmt::format("US {}, USSR {}  ({} required)", s.military_ops[0], s.military_ops[1], s.defcon), width);
  out += labelled("Space race", fmt::format("{}; {}", space_of(s, Side::US), space_of(s, Side::USSR)), width);
  out += labelled("China Card",
                  fmt::format("{}, face {}", side_name(side_of(s.china_holder)), s.china_face_up != 0 ? "up" : "down"),
                  width);
  return out;
}

std::string under_way(const State& s, std::size_t width) {
  std::string out;
  if (s.card != no_card) out += labelled("Being played", card(s.card).id, width);
  std::string headlines;
  for (const Side side : {Side::US, Side::USSR})
    if (s.headline[index(side)] != no_card && s.headline_open[index(side)] != 0)
      headlines +=
          fmt::format("{}{}: {}", headlines.empty() ? "" : "; ", side_name(side), card(s.headline[index(side)]).id);
  if (!headlines.empty()) out += labelled("Headlines", headlines, width);
  OptionSet effects;
  for (int id = 1; id < kCards; ++id)
    if (s.effect(id)) effects.add(id);
  if (effects.any()) out += labelled("In play", cards_in_words(effects), width);
  std::string more;
  const auto add = [&more](std::string text) { more += (more.empty() ? "" : "; ") + text; };
  for (const Side side : {Side::US, Side::USSR})
    if (s.red_scare[index(side)] != 0)
      add(fmt::format("Red Scare/Purge: {} cards -{} this turn", side_name(side), s.red_scare[index(side)]));
  if (s.crisis_against != kNone)
    add(fmt::format("Cuban Missile Crisis: a coup by the {} ends the game", side_name(side_of(s.crisis_against))));
  if (s.missile_envy_bound != kNone)
    add(fmt::format("the {} must play Missile Envy", side_name(side_of(s.missile_envy_bound))));
  if (s.chernobyl_region != kNone)
    add(fmt::format("Chernobyl: no USSR influence into {}", region_name(static_cast<Region>(s.chernobyl_region))));
  if (s.us_hand_open != 0) add("the US hand lies open");
  if (!more.empty()) out += labelled("Also", more, width);
  return out;
}

// ---- The board

constexpr std::size_t kCell = 33;  // columns of one country
constexpr std::size_t kGap = 3;

std::string_view level_name(Level level) {
  switch (level) {
    case Level::presence:
      return "presence";
    case Level::domination:
      return "domination";
    case Level::control:
      return "control";
    case Level::none:
      break;
  }
  return "none";
}

struct Line {
  std::string text;     // with colour codes
  std::size_t columns;  // as shown
};

Line plain(std::string text) {
  const std::size_t columns = text.size();
  return {std::move(text), columns};
}

Line country_line(const State& s, int id, const Colours& c) {
  const CountryFacts& facts = country(id);
  const int us = s.influence[0][id], ussr = s.influence[1][id];
  const std::string_view holder = controls(s, Side::US, id) ? "US" : controls(s, Side::USSR, id) ? "USSR" : "";
  const std::string_view colour = holder.empty() ? "" : c.of(holder == "US" ? Side::US : Side::USSR);
  const auto number = [](int n) { return n == 0 ? std::string(".") : std::to_string(n); };
  std::string text =
      fmt::format("{}{}{:<20}{}{} {:>2} {:>2} {:<4}{}", facts.battleground ? '*' : ' ', colour, facts.name,
                  facts.stability, "", number(us), number(ussr), holder, holder.empty() ? "" : c.off());
  return {std::move(text), kCell};
}

std::vector<Line> region_block(const State& s, Region region, const Colours& c) {
  std::vector<Line> lines;
  const auto level = [&](Side side) {
    return level_name(scoring_level(s, side, region, {}, region == Region::Asia && s.effect(formosan_resolution)));
  };
  lines.push_back({fmt::format("{}{}{}", c.bold(), region_name(region), c.off()), region_name(region).size()});
  lines.push_back(plain(fmt::format(" US {}, USSR {}", level(Side::US), level(Side::USSR))));
  std::string head(kCell, ' ');
  head.replace(21, 9, "S US SU C");
  lines.push_back(plain(std::move(head)));
  const OptionSet all = in_region(region);
  const OptionSet first = all - southeast_asia();
  for (int id = first.first(); id >= 0; id = first.next(id)) lines.push_back(country_line(s, id, c));
  if (const OptionSet rest = all & southeast_asia(); rest.any()) {
    lines.push_back(plain(" Southeast Asia"));
    for (int id = rest.first(); id >= 0; id = rest.next(id)) lines.push_back(country_line(s, id, c));
  }
  lines.push_back(plain(""));
  return lines;
}

std::string board(const State& s, const Colours& c, std::size_t width) {
  const std::size_t columns = std::clamp<std::size_t>((width + kGap) / (kCell + kGap), 1, 3);
  std::vector<std::vector<Line>> filled(columns);
  for (const Region region : {Region::Europe, Region::Asia, Region::Africa, Region::MiddleEast, Region::CentralAmerica,
                              Region::SouthAmerica}) {
    std::vector<Line>& shortest = *std::min_element(filled.begin(), filled.end(),
                                                    [](const auto& a, const auto& b) { return a.size() < b.size(); });
    for (Line& line : region_block(s, region, c)) shortest.push_back(std::move(line));
  }
  std::size_t rows = 0;
  for (const auto& column : filled) rows = std::max(rows, column.size());
  std::string out;
  for (std::size_t row = 0; row < rows; ++row) {
    std::string line;
    std::size_t owed = 0;  // blanks before the next text
    for (const auto& column : filled) {
      const Line cell = row < column.size() ? column[row] : plain("");
      if (cell.columns > 0) {
        line += std::string(owed, ' ') + cell.text;
        owed = 0;
      }
      owed += kCell - std::min(kCell, cell.columns) + kGap;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  }
  return out + "* battleground   S stability   US, SU influence   C controlled by\n";
}

// ---- Cards

std::string places_in_words(int place) {
  std::string s;
  const auto add = [&](int bit, std::string_view name) {
    if ((place & bit) != 0) s += fmt::format("{}{}", s.empty() ? "" : " or ", name);
  };
  add(in_draw_pile, "draw pile");
  add(in_us_hand, "US hand");
  add(in_ussr_hand, "USSR hand");
  add(in_discard_pile, "discard pile");
  add(out_of_game, "out of the game");
  add(in_later_era, "later eras");
  add(on_table, "on the table");
  return s;
}

std::string cards(const State& s, std::size_t width) {
  std::string out = fmt::format("\nCards: US hand {}, USSR hand {}, draw pile {}\n", s.hand[0], s.hand[1], s.draw_pile);
  std::map<int, OptionSet> by_place;
  for (int id = 1; id < kCards; ++id)
    if (id != the_china_card) by_place[s.place[id]].add(id);
  std::vector<std::pair<int, OptionSet>> order(by_place.begin(), by_place.end());
  // What is known comes first, the long list of hidden cards last.
  std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) {
    const auto open = [](int place) { return (place & (place - 1)) == 0 ? 0 : 1; };
    return open(a.first) < open(b.first);
  });
  for (const auto& [place, set] : order) {
    if (place == in_later_era) {
      out += fmt::format("  {} ({})\n", places_in_words(place), set.count());
      continue;
    }
    out +=
        fmt::format("  {} ({}):\n{}", places_in_words(place), set.count(), wrapped(cards_in_words(set), "    ", width));
  }
  return out;
}

}  // namespace

std::string describe(const State& s, int columns, bool colour) {
  const auto width = static_cast<std::size_t>(std::clamp(columns, 40, 200));
  const Colours c{colour};
  return fmt::format("{}{}{}\n", c.bold(), headline_of(s), c.off()) + tracks(s, c, width) + under_way(s, width) + "\n" +
         board(s, c, width) + cards(s, width);
}

}  // namespace arbiter::ts
