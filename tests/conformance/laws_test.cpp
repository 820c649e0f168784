// The laws that every game keeps (the conformance suite). ARBITER_GAMES sets how many random games each law is tried
// on.
#include "support/laws.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstring>

namespace arbiter::laws {
namespace {

class Laws : public testing::TestWithParam<Variant> {
 protected:
  const Game& game() const { return *GetParam().game; }
  std::size_t size() const { return game().state_size(); }
  RulingValues rulings() const {
    const auto r = choose_rulings(game(), {}, {});
    return r.value().values;
  }
  void begin(Position& p) const {
    Record r;
    r.header.setup = GetParam().setup;
    ASSERT_TRUE(game().begin(r, rulings(), p.bytes.data()).ok());
  }
  bool over(const Position& p) const { return game().due(p.bytes.data()).over; }
};

std::string first_finding(const GameReport& r, std::uint64_t seed) {
  std::string s = "seed " + std::to_string(seed);
  for (const Finding& f : r.findings)
    if (severity_of(f.kind) != Severity::info)
      return s + ", entry " + std::to_string(f.entry) + ": " + f.code + " " + f.message;
  return s;
}

// Every record of a random game replays without a finding, reaches the same result, and no answer has to be guessed.
TEST_P(Laws, ARandomGamesRecordIsClean) {
  for (int seed = 1; seed <= games(); ++seed) {
    const Record r = random_game(GetParam(), static_cast<std::uint64_t>(seed));
    const Result<GameReport> report = check(r, {});
    ASSERT_TRUE(report.ok());
    for (const Finding& f : report->findings)
      ASSERT_EQ(severity_of(f.kind), Severity::info) << first_finding(report.value(), static_cast<std::uint64_t>(seed));
    ASSERT_EQ(report->inferred, 0U) << "seed " << seed;
    ASSERT_FALSE(report->result_computed.empty()) << "seed " << seed;
    for (const FieldCount& f : report->fields) ASSERT_EQ(f.stated, f.matched) << f.field << ", seed " << seed;
  }
}

// Without its choices, what is left of the record (headings, luck, effects) replays as clean, to the same result.
TEST_P(Laws, EffectsAloneReplayClean) {
  for (int seed = 1; seed <= games(); ++seed) {
    Record r = random_game(GetParam(), static_cast<std::uint64_t>(seed));
    const Result<GameReport> whole = check(r, {});
    std::erase_if(r.entries, [](const Entry& e) { return e.kind == EntryKind::choice; });
    const Result<GameReport> report = check(r, {});
    ASSERT_TRUE(report.ok());
    for (const Finding& f : report->findings)
      ASSERT_EQ(severity_of(f.kind), Severity::info) << first_finding(report.value(), static_cast<std::uint64_t>(seed));
    ASSERT_EQ(report->result_computed, whole->result_computed) << "seed " << seed;
  }
}

// The same answers give the same changes and the same state; changes applied to the state before give the state after;
// invariants hold after every step; nothing is refused.
TEST_P(Laws, ChangesToldMakeTheStateAfter) {
  const RulingValues values = rulings();
  for (int seed = 1; seed <= games(); ++seed) {
    Position now, again;
    begin(now);
    WatchingTable table(game(), values, static_cast<std::uint64_t>(seed));
    WatchingTable twin(game(), values, static_cast<std::uint64_t>(seed));
    for (int n = 0; n < 1000 && !over(now); ++n) {
      const Position before = now;
      again = now;
      table.begin_step();
      game().step(now.bytes.data(), table);
      twin.begin_step();
      game().step(again.bytes.data(), twin);
      ASSERT_EQ(0, std::memcmp(now.bytes.data(), again.bytes.data(), size())) << "seed " << seed << ", step " << n;
      ASSERT_EQ(table.changes.size(), twin.changes.size());
      ASSERT_EQ(table.refusals, 0);
      Position rebuilt = before;
      for (const Change& c : table.changes) {
        if (!c.kept) continue;
        const FieldInfo& f = game().tables().fields[static_cast<std::size_t>(c.field)];
        ASSERT_EQ(field_value(f, rebuilt.bytes.data(), c.subject), c.before)
            << f.name << ", seed " << seed << ", step " << n;
        set_field_value(f, rebuilt.bytes.data(), c.subject, c.after);
      }
      ASSERT_EQ(0, std::memcmp(now.bytes.data(), rebuilt.bytes.data(), size()))
          << "a change that was not told; seed " << seed << ", step "
          << game().step_name(game().due(before.bytes.data()).ordinal);
      const std::vector<std::string> broken = game().broken_invariants(now.bytes.data());
      ASSERT_TRUE(broken.empty()) << broken.front() << "; seed " << seed << ", step " << n;
    }
    ASSERT_TRUE(over(now)) << "seed " << seed << ": no end after 1,000 steps";
  }
}

// A step that is given up at any of its asks still returns.
TEST_P(Laws, AStepDrainedAtAnyAskReturns) {
  const RulingValues values = rulings();
  for (int seed = 1; seed <= games(40); ++seed) {
    Position now;
    begin(now);
    WatchingTable table(game(), values, static_cast<std::uint64_t>(seed));
    for (int n = 0; n < 1000 && !over(now); ++n) {
      const Position before = now;
      table.begin_step();
      game().step(now.bytes.data(), table);
      const int asked = table.answered;
      for (int at = 0; at < asked; ++at) {
        Position copy = before;
        WatchingTable drained(game(), values, static_cast<std::uint64_t>(seed * 1000 + n));
        drained.begin_step(at);
        game().step(copy.bytes.data(), drained);
        ASSERT_LT(drained.asks(), kMaxAsks);
      }
    }
  }
}

// Whatever illegal picks are carried out, no bound of a field breaks.
TEST_P(Laws, AcceptedIllegalPicksNeverBreakABound) {
  const RulingValues values = rulings();
  for (int seed = 1; seed <= games(); ++seed) {
    Position now;
    begin(now);
    WatchingTable table(game(), values, static_cast<std::uint64_t>(seed));
    for (int n = 0; n < 300 && !over(now); ++n) {
      table.begin_step(-1, 5);
      try {
        game().step(now.bytes.data(), table);
      } catch (const NoOptions&) {
        break;
      } catch (const StepTooLong&) {
        FAIL() << "seed " << seed << ", step " << n;
      }
      for (const FieldInfo& f : game().tables().fields) {
        if (f.offset < 0) continue;
        const std::size_t subjects =
            f.domain < 0 ? 1 : game().tables().domains[static_cast<std::size_t>(f.domain)].names.size();
        for (std::size_t i = 0; i < subjects; ++i) {
          const int v = field_value(f, now.bytes.data(), static_cast<int>(i));
          if (f.name == "phase" || (v >= f.min && v <= f.max)) continue;
          // Subjects that are the domain's "none" have no value.
          ASSERT_EQ(v, 0) << f.name << " of " << i << ", seed " << seed;
        }
      }
    }
  }
}

// Neighbouring entries of one group may change places: the result is the same, and nothing is found.
TEST_P(Laws, TheOrderWithinAGroupDoesNotMatter) {
  for (int seed = 1; seed <= games(60); ++seed) {
    Record r = random_game(GetParam(), static_cast<std::uint64_t>(seed));
    const Result<GameReport> plain = check(r, {});
    int swapped = 0;
    // A marker placed and its change are two entries; two such pairs of different countries in a row change places.
    std::size_t i = 1;  // the set-up places two groups with one key: it is left as it is
    while (i < r.entries.size() && r.entries[i].kind != EntryKind::heading) ++i;
    for (; i + 3 < r.entries.size(); ++i) {
      const auto is_pair = [&r](std::size_t at) {
        return r.entries[at].kind == EntryKind::choice && r.entries[at].key == "place" &&
               r.entries[at + 1].kind == EntryKind::changed;
      };
      if (!is_pair(i) || !is_pair(i + 2) || r.entries[i].by != r.entries[i + 2].by ||
          r.entries[i].pick.text == r.entries[i + 2].pick.text)
        continue;
      // Only within one operation: the last marker of a step may be another event's (NORAD), so of another group.
      if (i + 4 >= r.entries.size() || r.entries[i + 4].kind == EntryKind::heading) continue;
      std::size_t before = i;
      while (before > 1 && (is_pair(before - 2))) before -= 2;
      const Entry& first = r.entries[before - 1];
      if (first.kind != EntryKind::changed || r.facts[first.first_fact].field != "operation_ops") continue;
      std::swap(r.entries[i], r.entries[i + 2]);
      std::swap(r.entries[i + 1], r.entries[i + 3]);
      ++swapped;
      i += 3;
    }
    const Result<GameReport> report = check(r, {});
    ASSERT_EQ(report->result_computed, plain->result_computed);
    for (const Finding& f : report->findings)
      ASSERT_EQ(severity_of(f.kind), Severity::info)
          << swapped << " swaps; " << first_finding(report.value(), static_cast<std::uint64_t>(seed));
  }
}

std::vector<std::string> lines_of(const Record& r) {
  std::vector<std::string> lines;
  for (const Entry& e : r.entries) lines.push_back(entry_json(r, e));
  return lines;
}

// JSON, NDJSON, XML, text and zip give back the record.
TEST_P(Laws, EverySpellingGivesBackTheRecord) {
  for (int seed = 1; seed <= games(6); ++seed) {
    const Record r = random_game(GetParam(), static_cast<std::uint64_t>(seed));
    const std::string json = write_json(r);
    for (const FormatKind kind :
         {FormatKind::json, FormatKind::ndjson, FormatKind::xml, FormatKind::zip, FormatKind::text}) {
      const NamedRecord named{"game", &r};
      const Result<std::string> bytes = write_records(kind, std::span(&named, 1));
      ASSERT_TRUE(bytes.ok()) << format_name(kind);
      const std::vector<ReadGame> back = read_records(bytes.value(), "game");
      ASSERT_EQ(back.size(), 1U) << format_name(kind);
      ASSERT_FALSE(back.front().error.has_value()) << format_name(kind) << ": " << back.front().error->message;
      ASSERT_EQ(lines_of(back.front().record), lines_of(r)) << format_name(kind) << ", seed " << seed;
      ASSERT_EQ(write_json(back.front().record), json) << format_name(kind) << ", seed " << seed;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Laws, testing::ValuesIn(variants()), [](const testing::TestParamInfo<Variant>& info) {
  std::string name = info.param.name;
  for (char& c : name)
    if ((c < 'a' || c > 'z') && (c < 'A' || c > 'Z')) c = '_';
  return name;
});

}  // namespace
}  // namespace arbiter::laws
