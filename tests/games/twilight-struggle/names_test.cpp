#include "games/twilight-struggle/names.hpp"

#include <gtest/gtest.h>

#include <string>

#include "games/twilight-struggle/shared_facts.hpp"

namespace arbiter::ts {
namespace {

using arbiter::testing::read_shared_json;
using arbiter::testing::text_of;

TEST(TsNames, EveryCountryByItsNamesInTheFacts) {
  rapidjson::Document board;
  if (!read_shared_json("facts/twilight-struggle/board.json", board)) GTEST_SKIP() << "no shared facts";
  CountryId id = 0;
  for (const auto& row : board["countries"].GetArray()) {
    EXPECT_EQ(find_country(text_of(row["name"])), id);
    EXPECT_EQ(find_country(text_of(row["id"])), id);
    if (row.HasMember("aliases"))
      for (const auto& alias : row["aliases"].GetArray()) {
        EXPECT_EQ(find_country(text_of(alias)), id);
      }
    ++id;
  }
}

TEST(TsNames, EveryCardByNumberIdTitleAndLogName) {
  for (CardId id = 1; id < kCards; ++id) {
    const std::string log_name(card(id).log_name);
    EXPECT_EQ(find_card(std::to_string(id)), id);
    EXPECT_EQ(find_card(card(id).id), id);
    EXPECT_EQ(find_card(card(id).title), id);
    EXPECT_EQ(find_card(log_name), id);
    EXPECT_EQ(find_card(log_name.back() == '*' ? log_name.substr(0, log_name.size() - 1) : log_name + "*"), id);
  }
}

TEST(TsNames, HungarianNamesOfTheGlossary) {
  rapidjson::Document glossary;
  if (!read_shared_json("facts/glossary-hu.json", glossary)) GTEST_SKIP() << "no shared facts";
  int countries = 0;
  int cards = 0;
  int regions = 0;
  for (const auto& row : glossary["twilight-struggle-soloplay"].GetArray()) {
    const std::string kind = text_of(row["kind"]);
    const std::string name = text_of(row["hu"]);
    SCOPED_TRACE(name);
    if (kind == "country") {
      const auto found = find_country(name);
      ASSERT_TRUE(found);
      EXPECT_EQ(country(*found).name, text_of(row["en"]));
      ++countries;
    } else if (kind == "card") {
      EXPECT_EQ(find_card(name), row["id"].GetInt());
      if (row.HasMember("forms"))
        for (const auto& form : row["forms"].GetArray()) {
          EXPECT_EQ(find_card(text_of(form)), row["id"].GetInt());
        }
      ++cards;
    } else if (kind == "region") {
      const auto found = find_region(name);
      ASSERT_TRUE(found);
      EXPECT_EQ(region_name(*found), text_of(row["en"]));
      ++regions;
    }
  }
  EXPECT_EQ(countries, 84);
  EXPECT_EQ(cards, 64);
  EXPECT_EQ(regions, 8);
}

TEST(TsNames, CaseSpacesAndPunctuationDoNotMatter) {
  EXPECT_EQ(find_country("w. germany"), west_germany);
  EXPECT_EQ(find_country("LAOS"), laos_cambodia);
  EXPECT_EQ(find_country(" Saudi "), saudi_arabia);
  EXPECT_EQ(find_country("ELEFÁNTCSONT-PART"), ivory_coast);
  EXPECT_EQ(find_country("OLASZORSZÁG"), italy);
  EXPECT_EQ(find_card("lone gunman"), lone_gunman);
  EXPECT_EQ(find_card("us_japan_mutual_defense_pact"), us_japan_mutual_defense_pact);
  EXPECT_EQ(find_card("ÖTÉVES TERV"), five_year_plan);
  EXPECT_EQ(find_card("#4"), duck_and_cover);
  EXPECT_EQ(find_card("5 Year Plan"), five_year_plan);
  EXPECT_EQ(find_side("usa"), Side::US);
  EXPECT_EQ(find_side("Szovjetunió"), Side::USSR);
  EXPECT_EQ(find_region("Mideast"), Region::MiddleEast);
}

TEST(TsNames, WhatIsNoNameFindsNothing) {
  for (const char* word : {"", " ", "*", "none", "Atlantis", "USA", "111", "0", "-1", "4294967300", "4 Fidel"}) {
    EXPECT_FALSE(find_country(word)) << word;
    EXPECT_FALSE(find_card(word)) << word;
  }
  EXPECT_FALSE(find_card("111 Duck and Cover"));
  EXPECT_FALSE(find_side("UK"));
  EXPECT_FALSE(find_region("Austria"));
  EXPECT_FALSE(find_country(std::string(100000, 'a')));
  EXPECT_FALSE(find_country("Iran" + std::string(100000, 'n')));
  EXPECT_FALSE(find_card(std::string(100000, '1')));
  EXPECT_FALSE(find_country(std::string("Iran\xff\xc3")));
  EXPECT_FALSE(find_country(std::string_view("Ir\0an\x80", 6)));
}

}  // namespace
}  // namespace arbiter::ts
