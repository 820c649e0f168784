// A record's entries with their names resolved to the numbers of the game's tables: what the replayer works on.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "arbiter/ask.hpp"
#include "arbiter/game.hpp"
#include "arbiter/record.hpp"
#include "arbiter/table_index.hpp"

namespace arbiter {

enum class ItemKind : std::uint8_t { choice, die, draw, fact };

inline constexpr int kUnknownValue = -1'000'000;  // what fact_value gives for a text that is no value
inline constexpr int kUnknownName = -2;           // Item::option, subject: the spelling names nothing in its domain

struct Item {
  ItemKind kind = ItemKind::fact;
  bool has_by = false;
  bool has_to = false;
  bool companion = false;       // "by 0" beside a change in one entry: checked when that change is matched
  std::int8_t side = kNobody;   // choice: by whom; draw: for whom; kNobody: not told
  std::int16_t key = -1;        // choice, draw; -1 when the game has no such key
  std::int16_t option = -1;     // choice, draw: the pick; die: its value
  std::int16_t field = -1;      // fact; -1 when the game has no such field
  std::int16_t subject = 0;     // fact
  std::int16_t by = 0, to = 0;  // fact
  std::uint32_t entry = 0;      // index in Record::entries
  std::uint32_t fact = 0;       // index in Record::facts
  std::string_view word;        // die: "for"; choice, draw: the pick as spelled
};

// A name and the remark in brackets behind it.
struct Remarked {
  std::string_view name, remark;
};
// "Iran (his last marker)" is Iran with a remark, unless the domain has a name that is spelled so.
Remarked split_remark(const TableIndex& index, int domain, std::string_view spelling);
// The option that the spelling names, a remark apart; kUnknownName if there is none.
int named_option(const TableIndex& index, int domain, std::string_view spelling);

// Appends the items of entries [from, to) to `items`. Headings, comments, expectations and the like give none.
void compile(const TableIndex& index, const Record& record, std::uint32_t from, std::uint32_t to,
             std::vector<Item>& items);

// The value of a fact as a number: digits, or a name of the field's domain of values; kUnknownValue if neither.
int fact_value(const GameTables& tables, const FieldInfo& field, const Value& value);

}  // namespace arbiter
