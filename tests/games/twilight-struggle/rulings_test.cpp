#include "games/twilight-struggle/rulings.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace arbiter::ts {
namespace {

const RulingSwitch& row(RulingId id) {
  return rulings()[static_cast<std::size_t>(id)];
}

std::string_view value(RulingId id, std::size_t profile) {
  return row(id).values[profiles()[profile].values[static_cast<std::size_t>(id)]];
}

TEST(TsRulings, RowsAreWellFormed) {
  ASSERT_EQ(rulings().size(), static_cast<std::size_t>(kRulings));
  std::string_view before;
  for (const RulingSwitch& r : rulings()) {
    SCOPED_TRACE(r.name);
    EXPECT_LT(before, r.name);
    before = r.name;
    EXPECT_TRUE(r.question.ends_with('?'));
    EXPECT_GE(r.values.size(), 2U);
    EXPECT_EQ(std::set<std::string_view>(r.values.begin(), r.values.end()).size(), r.values.size());
  }
}

TEST(TsRulings, EachIdStandsAtItsRow) {
  EXPECT_EQ(row(RulingId::missile_envy_rank).name, "ts.r05");
  EXPECT_EQ(row(RulingId::headline_position).name, "ts.r06");
  EXPECT_EQ(row(RulingId::stop_realignments).name, "ts.r08");
  EXPECT_EQ(row(RulingId::un_intervention_space).name, "ts.r13");
  EXPECT_EQ(row(RulingId::missile_envy_space).name, "ts.r14");
  EXPECT_EQ(row(RulingId::shuttle_control).name, "ts.r17");
  EXPECT_EQ(row(RulingId::flower_power_pairing).name, "ts.r19");
  EXPECT_EQ(row(RulingId::five_year_plan_defectors).name, "ts.r25");
  EXPECT_EQ(row(RulingId::cambridge_southeast_asia).name, "ts.r30");
  EXPECT_EQ(row(RulingId::wargames_tie).name, "ts.r31");
  EXPECT_EQ(row(RulingId::debt_crisis_star).name, "ts.r33");
  EXPECT_EQ(row(RulingId::held_card_or_military_vp).name, "ts.r34");
  EXPECT_EQ(row(RulingId::impossible_own_event).name, "ts.r38");
  EXPECT_EQ(row(RulingId::special_relationship).name, "ts.r39");
  EXPECT_EQ(row(RulingId::unrest_split).name, "ts.r40");
  EXPECT_EQ(row(RulingId::subs_free_coups).name, "ts.r44");
  EXPECT_EQ(row(RulingId::trap_scoring_cards).name, "ts.r47");
  EXPECT_EQ(row(RulingId::box_6_scoring_card).name, "ts.r49");
  EXPECT_EQ(row(RulingId::arms_race_compares).name, "ts.r50");
  EXPECT_EQ(row(RulingId::both_hold_scoring_cards).name, "ts.r54");
}

TEST(TsRulings, ProfilesGiveEachRulingAValue) {
  ASSERT_EQ(profiles().size(), 2U);
  EXPECT_EQ(profiles()[0].name, "rulebook");
  EXPECT_EQ(profiles()[1].name, "digital");
  for (const ProfileInfo& profile : profiles()) {
    ASSERT_EQ(profile.values.size(), rulings().size());
    for (std::size_t i = 0; i < rulings().size(); ++i) EXPECT_LT(profile.values[i], rulings()[i].values.size());
  }
  for (std::uint8_t index : profiles()[0].values) EXPECT_EQ(index, 0);
}

TEST(TsRulings, WhereTheProfilesDiffer) {
  std::set<std::string> differ;
  for (std::size_t i = 0; i < rulings().size(); ++i)
    if (profiles()[0].values[i] != profiles()[1].values[i]) differ.emplace(rulings()[i].name);
  EXPECT_EQ(differ, (std::set<std::string>{"ts.r13", "ts.r14", "ts.r25", "ts.r38", "ts.r39", "ts.r40"}));
  EXPECT_EQ(value(RulingId::un_intervention_space, 0), "yes");
  EXPECT_EQ(value(RulingId::un_intervention_space, 1), "note");
  EXPECT_EQ(value(RulingId::missile_envy_space, 1), "yes");
  EXPECT_EQ(value(RulingId::five_year_plan_defectors, 1), "us_gains_1");
  EXPECT_EQ(value(RulingId::impossible_own_event, 1), "no");
  EXPECT_EQ(value(RulingId::special_relationship, 1), "without_effect");
  EXPECT_EQ(value(RulingId::unrest_split, 1), "note");
}

TEST(TsRulings, LeaveReadsTheWord) {
  EXPECT_EQ(leave(RulingId::un_intervention_space, 0), Leave::yes);
  EXPECT_EQ(leave(RulingId::un_intervention_space, 1), Leave::note);
  EXPECT_EQ(leave(RulingId::un_intervention_space, 2), Leave::no);
  EXPECT_EQ(leave(RulingId::impossible_own_event, 0), Leave::note);
  EXPECT_EQ(leave(RulingId::impossible_own_event, 1), Leave::no);
  EXPECT_EQ(leave(RulingId::impossible_own_event, 2), Leave::yes);
  EXPECT_EQ(leave(RulingId::unrest_split, 0), Leave::no);
  EXPECT_EQ(leave(RulingId::unrest_split, -1), Leave::no);
  EXPECT_EQ(leave(RulingId::unrest_split, 9), Leave::no);
}

}  // namespace
}  // namespace arbiter::ts
