#include "core/script.hpp"

namespace arbiter {

namespace {

std::int16_t small(int n) {
  return static_cast<std::int16_t>(n > 32767 ? 32767 : n < -32768 ? -32768 : n);
}

void add_picks(const TableIndex& index, const Record& record, const Entry& e, Item item, std::vector<Item>& items) {
  const auto add = [&](const Value& v) {
    item.word = v.text;
    item.option =
        item.key < 0
            ? kUnknownName
            : small(named_option(index, index.tables().keys[static_cast<std::size_t>(item.key)].domain, v.text));
    items.push_back(item);
  };
  if (e.pick.kind == ValueKind::list) {
    for (std::uint32_t i = 0; i < e.pick.count; ++i) add(record.items[e.pick.first + i]);
  } else if (!e.pick.is_none()) {
    add(e.pick);
  }
}

}  // namespace

TableIndex::TableIndex(const GameTables& tables)
    : tables_(&tables), keys_(tables.keys.size()), fields_(tables.fields.size()) {
  for (std::size_t i = 0; i < tables.keys.size(); ++i) keys_.add(tables.keys[i].name, static_cast<int>(i));
  for (std::size_t i = 0; i < tables.fields.size(); ++i) fields_.add(tables.fields[i].name, static_cast<int>(i));
  for (const Domain& d : tables.domains) {
    NameIndex& names = names_.emplace_back(d.names.size());
    for (std::size_t i = 0; i < d.names.size(); ++i) names.add(d.names[i], static_cast<int>(i));
  }
}

Remarked split_remark(const TableIndex& index, int domain, std::string_view spelling) {
  const std::size_t open = spelling.ends_with(')')   ? spelling.rfind(" (")
                           : spelling.ends_with(']') ? spelling.rfind(" [")
                                                     : std::string_view::npos;
  if (open == std::string_view::npos || index.option(domain, spelling) >= 0) return {spelling, {}};
  return {spelling.substr(0, open), spelling.substr(open + 2, spelling.size() - open - 3)};
}

int named_option(const TableIndex& index, int domain, std::string_view spelling) {
  const int option = index.option(domain, spelling);
  if (option >= 0) return option;
  const Remarked remarked = split_remark(index, domain, spelling);
  const int named = remarked.remark.empty() ? -1 : index.option(domain, remarked.name);
  return named >= 0 ? named : kUnknownName;
}

int fact_value(const GameTables& tables, const FieldInfo& field, const Value& value) {
  if (value.kind == ValueKind::boolean) return value.text == "true" ? 1 : 0;
  if (field.values >= 0) {
    const int named = tables.find_option(field.values, value.text);
    if (named >= 0) return named;
  }
  return value.integer(kUnknownValue);
}

void compile(const TableIndex& index, const Record& record, std::uint32_t from, std::uint32_t to,
             std::vector<Item>& items) {
  const GameTables& tables = index.tables();
  for (std::uint32_t i = from; i < to; ++i) {
    const Entry& e = record.entries[i];
    Item item;
    item.entry = i;
    switch (e.kind) {
      case EntryKind::choice: {
        item.kind = ItemKind::choice;
        item.key = small(index.key(e.key));
        const int side = e.by.empty() ? kNobody : tables.side(e.by);
        item.side = static_cast<std::int8_t>(side < 0 ? kNobody : side);
        add_picks(index, record, e, item, items);
        break;
      }
      case EntryKind::chance:
        if (e.key == "die") {
          const auto add_die = [&](const Value& v) {
            item.kind = ItemKind::die;
            item.word = e.subject;
            item.option = small(v.integer(kUnknownName));
            items.push_back(item);
          };
          if (e.pick.kind == ValueKind::list) {
            for (std::uint32_t j = 0; j < e.pick.count; ++j) add_die(record.items[e.pick.first + j]);
          } else {
            add_die(e.pick);
          }
        } else {
          item.kind = ItemKind::draw;
          item.key = small(index.key(e.key));
          const int side = tables.side(e.subject);
          item.side = static_cast<std::int8_t>(side < 0 ? kNobody : side);
          add_picks(index, record, e, item, items);
          if (e.count > 0 && item.key >= 0) {
            item.option = small(
                tables.domains[static_cast<std::size_t>(tables.keys[static_cast<std::size_t>(item.key)].domain)].none);
            item.word = "unseen";
            for (int n = 0; n < e.count && n < 256; ++n) items.push_back(item);
          }
        }
        break;
      case EntryKind::changed: {
        bool changed_before = false;
        for (std::uint32_t j = 0; j < e.facts; ++j) {
          const Fact& f = record.facts[e.first_fact + j];
          item.kind = ItemKind::fact;
          item.fact = e.first_fact + j;
          item.field = small(index.field(f.field));
          item.has_by = !f.by.is_none();
          item.has_to = !f.to.is_none();
          item.by = small(f.by.integer());
          item.subject = 0;
          if (item.field >= 0) {
            const FieldInfo& info = tables.fields[static_cast<std::size_t>(item.field)];
            if (info.domain >= 0) item.subject = small(named_option(index, info.domain, f.subject));
            if (item.has_to) item.to = small(fact_value(tables, info, f.to));
          }
          item.companion = item.has_by && item.by == 0 && changed_before;
          if (!item.has_by || item.by != 0) changed_before = true;
          items.push_back(item);
        }
        break;
      }
      default:
        break;
    }
  }
}

}  // namespace arbiter
