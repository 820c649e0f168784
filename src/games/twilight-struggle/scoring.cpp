// TS-12.1, 12.2, 12.5: scoring.
#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

namespace {

OptionSet scoring_battlegrounds(const State& s, Region region, bool formosan) {
  OptionSet found = in_region(region) & battlegrounds();
  // Card 35: only while US-controlled.
  if (formosan && region == Region::Asia && controls(s, Side::US, taiwan)) found.add(taiwan);
  return found;
}

struct RegionScore {
  Level level;
  int vp;
};

RegionScore count_region(const State& s, Side side, Region region, const OptionSet& ignored, bool formosan,
                         bool one_less) {
  const Level level = scoring_level(s, side, region, ignored, formosan, one_less);
  const ScoringFacts& f = scoring(region);
  const OptionSet mine = (controlled(s, side) & in_region(region)) - ignored;
  int vp = level == Level::control      ? f.control
           : level == Level::domination ? f.domination
           : level == Level::presence   ? f.presence
                                        : 0;
  vp += (mine & scoring_battlegrounds(s, region, formosan)).count();
  vp += (mine & adjacent_to_superpower(other(side))).count();
  return {level, vp};
}

// The countries that count, for the words of a finding.
void count_in_words(const State& s, Table& t, Region region, const OptionSet& ignored, bool formosan, bool one_less,
                    Rule rule) {
  if (!t.explaining()) return;
  const int r = static_cast<int>(region);
  const OptionSet fields = scoring_battlegrounds(s, region, formosan);
  const auto list = [&](Count what, const OptionSet& countries) {
    for (int id = countries.first(); id >= 0; id = countries.next(id)) t.count(what, id, 1, rule);
  };
  for (const Side side : {Side::US, Side::USSR}) {
    const bool us = side == Side::US;
    const RegionScore score = count_region(s, side, region, ignored, formosan, one_less);
    const OptionSet mine = (controlled(s, side) & in_region(region)) - ignored;
    t.count(us ? Count::level_us : Count::level_ussr, r, static_cast<int>(score.level), rule);
    t.count(us ? Count::points_us : Count::points_ussr, r, score.vp, rule);
    list(us ? Count::battleground_us : Count::battleground_ussr, mine & fields);
    list(us ? Count::other_us : Count::other_ussr, mine - fields);
    list(us ? Count::beside_ussr : Count::beside_us, mine & adjacent_to_superpower(other(side)));
  }
  list(Count::left_out, ignored);
  if ((fields - battlegrounds()).any()) t.count(Count::formosan, 0, 1, rule);
}

int net_score(const State& s, Region region, const OptionSet& ignored, bool formosan, bool one_less) {
  return count_region(s, Side::US, region, ignored, formosan, one_less).vp -
         count_region(s, Side::USSR, region, ignored, formosan, one_less).vp;
}

// Card 73: at the next Asia or Middle East scoring the US names a USSR battleground that is left out.
OptionSet left_out(State& s, Table& t, Region region) {
  if (!s.effect(shuttle_diplomacy) || (region != Region::Asia && region != Region::MiddleEast)) return {};
  OptionSet ignored;
  const Ask ask = Ask::of(Side::US, Key::shuttle, all_countries())
                      .require("TS-card-73", in_region(region) & battlegrounds() & controlled(s, Side::USSR))
                      .told_as(Field::chosen_shuttle)
                      .owed("TS-card-73");
  if (ask.any()) ignored.add(t.choose(ask));
  end_effect(s, t, shuttle_diplomacy, "TS-card-73");
  move_card(s, t, shuttle_diplomacy, in_discard_pile, "TS-card-73");
  return ignored;
}

}  // namespace

Level scoring_level(const State& s, Side side, Region region, const OptionSet& ignored, bool formosan, bool one_less) {
  const OptionSet here = in_region(region);
  const OptionSet fields = scoring_battlegrounds(s, region, formosan);
  const OptionSet mine = (controlled(s, side) & here) - ignored;
  const OptionSet theirs = (controlled(s, other(side)) & here) - ignored;
  if (mine.none()) return Level::none;
  if (!rule_on("TS-12.1")) return Level::presence;
  const bool more_countries = mine.count() > theirs.count();
  const int my_fields = (mine & fields).count(), their_fields = (theirs & fields).count();
  const OptionSet needed = one_less && side == Side::US ? fields - ignored : fields;
  if (more_countries && (needed - mine).none()) return Level::control;
  if (more_countries && my_fields > their_fields && my_fields > 0 && (mine - fields).any()) return Level::domination;
  return Level::presence;
}

void score_region(State& s, Table& t, Region region, Rule rule) {
  const OptionSet ignored = left_out(s, t, region);
  const bool formosan = s.effect(formosan_resolution);
  // TS-12.4: Europe Control wins, whatever the points.
  if (scoring(region).control_wins && rule_on("TS-12.4")) {
    for (const Side side : {Side::US, Side::USSR})
      if (scoring_level(s, side, region, {}, formosan) == Level::control)
        end_game(s, t, Ending::europe_control, index(side), "TS-12.4");
  }
  const bool one_less = ignored.any() && t.ruling(RulingId::shuttle_control) != 0;
  count_in_words(s, t, region, ignored, formosan, one_less, rule);
  award_net_vp(s, t, net_score(s, region, ignored, formosan, one_less), rule);
}

void score_southeast_asia(State& s, Table& t, Rule rule) {
  int net = 0;
  for (int id = 0; id < kCountries; ++id) {
    const int vp = southeast_asia_vp(id);
    if (vp == 0 || (!controls(s, Side::US, id) && !controls(s, Side::USSR, id))) continue;
    const int worth = controls(s, Side::US, id) ? vp : -vp;
    t.count(Count::worth, id, worth, rule);
    net += worth;
  }
  t.count(Count::net, 0, net, rule);
  award_net_vp(s, t, rule_on("TS-12.2") ? net : 0, rule);
}

// TS-12.5: one total of all six regions and The China Card; no stop at 20 VP in between.
void final_scoring(State& s, Table& t) {
  for (const Side side : {Side::US, Side::USSR})
    if (scoring_level(s, side, Region::Europe, {}, false) == Level::control)
      end_game(s, t, Ending::europe_control, index(side), "TS-12.5");
  int net = s.china_holder == index(Side::US) ? 1 : -1;
  t.count(Count::china_card, 0, net, "TS-12.5");
  const bool formosan = s.effect(formosan_resolution);
  for (int r = 0; r < kScoredRegions; ++r) {
    net += net_score(s, static_cast<Region>(r), {}, formosan, false);
    count_in_words(s, t, static_cast<Region>(r), {}, formosan, false, "TS-12.5");
  }
  t.count(Count::net, 0, net, "TS-12.5");
  t.change(s, Field::vp, 0, net, "TS-12.5");
  end_game(s, t, Ending::final_scoring, s.vp > 0 ? index(Side::US) : s.vp < 0 ? index(Side::USSR) : kNone, "TS-12.5");
}

}  // namespace arbiter::ts
