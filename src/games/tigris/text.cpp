#include "games/tigris/text.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "core/words.hpp"
#include "games/tigris/names.hpp"
#include "games/tigris/rules.hpp"

namespace arbiter::te {

namespace {

std::string in_words(const std::array<int, kColours + 1>& counts) {
  std::string text;
  for (std::size_t colour = 0; colour <= kColours; ++colour)
    if (counts[colour] > 0)
      text += (text.empty() ? "" : ", ") + std::to_string(counts[colour]) + " " +
              std::string(colour < kColours ? kColourNames[colour] : "unseen");
  return text.empty() ? "nothing" : text;
}

std::string join(const std::array<int, kColours>& points) {
  std::string text;
  for (const int n : points) text += (text.empty() ? "" : ", ") + std::to_string(n);
  return text;
}

// A hand as a list: every tile must be one that the hand may hold.
void judge_hand(const State& s, int dynasty, const std::vector<std::string_view>& words, std::string& wrong) {
  std::array<int, kColours + 1> told{}, held{};
  for (const std::string_view word : words) {
    const int tile = find_tile(word);
    if (tile < 0) {
      wrong = "unknown tile '" + std::string(word) + "' in the hand of " +
              std::string(kDynastyNames[static_cast<std::size_t>(dynasty)]);
      return;
    }
    ++told[static_cast<std::size_t>(tile)];
  }
  for (std::size_t i = 0; i <= kColours; ++i) held[i] = s.hand[dynasty][i];
  bool fits = static_cast<int>(words.size()) == hand_size(s, dynasty);
  int unseen = 0;
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const int more = told[colour] - held[colour];
    fits = fits && more <= s.pool[colour] && (more >= 0 || told[kUnseen] >= -more);
    unseen += std::max(more, 0);
  }
  if (!fits || unseen > held[kUnseen])
    wrong = "hand." + std::string(kDynastyNames[static_cast<std::size_t>(dynasty)]) + " is " + in_words(held) +
            ", the record expects " + in_words(told);
}

// The bag by colour: exact where every other tile is known.
void judge_bag(const State& s, const Fact& fact, std::string& wrong) {
  const int colour = find_colour(fact.subject);
  const int told = fact.to.integer(-1);
  if (colour < 0) {
    wrong = "unknown colour '" + std::string(fact.subject) + "' in bag";
    return;
  }
  int elsewhere = s.discarded[kUnseen];
  for (const auto& hand : s.hand) elsewhere += hand[kUnseen];
  const int most = s.pool[colour], least = std::max(0, s.pool[colour] - elsewhere);
  if (told >= least && told <= most) return;
  wrong = "the bag holds " +
          (least == most ? std::to_string(most) : std::to_string(least) + " to " + std::to_string(most)) + " " +
          std::string(kColourNames[static_cast<std::size_t>(colour)]) + " tiles, the record expects " +
          std::string(fact.to.text);
}

void judge_points(const State& s, int dynasty, const std::vector<std::string_view>& words, std::string& wrong) {
  const std::array<int, kColours> points = final_points(s, dynasty);
  std::string told;
  for (const std::string_view word : words) told += (told.empty() ? "" : ", ") + std::string(word);
  if (told == join(points)) return;
  wrong = "the points of " + std::string(kDynastyNames[static_cast<std::size_t>(dynasty)]) + " are " + join(points) +
          " with treasures, the weakest first; the record expects " + told;
}

}  // namespace

bool judge_fact(const State& s, const Fact& fact, const Record& record, std::string& wrong) {
  const std::size_t dot = fact.field.find('.');
  const int dynasty = dot == std::string_view::npos ? -1 : find_dynasty(fact.field.substr(dot + 1));
  if (dynasty >= 0 && fact.subject.empty()) {
    if (fact.field.starts_with("hand.")) {
      judge_hand(s, dynasty, texts_of(fact.to, &record.items), wrong);
      return true;
    }
    if (fact.field.starts_with("points.")) {
      judge_points(s, dynasty, texts_of(fact.to, &record.items), wrong);
      return true;
    }
  }
  if (fact.field == "bag" && !fact.subject.empty()) {
    judge_bag(s, fact, wrong);
    return true;
  }
  return false;
}

std::string result(const State& s) {
  if (s.phase != Phase::over) return {};
  std::string winners, others, points;
  int sharing = 0;
  for (int place = 1; place <= kDynasties; ++place)
    for (int i = 0; i < s.players; ++i) {
      const int dynasty = s.seat[i];
      if (s.rank[dynasty] != place) continue;
      const std::string name(kDynastyNames[static_cast<std::size_t>(dynasty)]);
      if (place > 1) {
        others += (others.empty() ? "" : ", ") + name + " " + join(final_points(s, dynasty));
      } else {
        winners += (sharing++ > 0 ? " and " : "") + name;
        points = join(final_points(s, dynasty));
      }
    }
  std::string text = winners + (sharing == 1 ? " wins with " : " share the win with ") + points;
  if (!others.empty()) text += " against " + others;
  return text + (s.ending == Ending::bag ? "; the bag is empty" : "; one or two treasures are left");
}

}  // namespace arbiter::te
