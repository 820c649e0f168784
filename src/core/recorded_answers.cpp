// How the record answers an ask: by a choice of its own, or by a stated change that shows the choice. All of these give
// the option, -1 where the record says nothing, -2 where it says what can't be carried out.
#include "core/record_table.hpp"

namespace arbiter {

int RecordTable::recorded_answer(const Ask& ask) {
  int pick = take_choice(ask, false);
  if (pick == -1) pick = take_seen(ask);
  if (pick == -1 && ask.unsaid() < 0) pick = take_choice(ask, true);
  return pick;
}

// The next recorded choice or draw of this side and key; one of another key may come before it only
// `beyond_other_keys`.
int RecordTable::take_choice(const Ask& ask, bool beyond_other_keys) {
  const ItemKind kind = ask.who() == kChance ? ItemKind::draw : ItemKind::choice;
  int illegal = -1, passed_over = -1;
  for (std::size_t i = first_open_; i < items_.size(); ++i) {
    const Item& item = items_[i];
    if (runs_[i].used || item.kind != kind) continue;
    const int asked_side = ask.who() == kChance ? ask.for_side() : ask.who();
    if (item.key != ask.key()) {
      if (!beyond_other_keys && illegal < 0) break;
      continue;
    }
    if (item.side != kNobody && asked_side != kNobody && item.side != asked_side) {
      if (passed_over < 0) passed_over = static_cast<int>(i);
      continue;
    }
    const int option = item.word == "unseen" && ask.untold() >= 0 ? ask.untold() : item.option;
    if (option >= 0 && ask.legal(option)) {
      runs_[i].used = true;
      note_ask(ask, option, static_cast<int>(i));
      if (passed_over >= 0 && ask.order_ruling() >= 0) judge_order(ask, static_cast<int>(i), passed_over);
      return option;
    }
    if (illegal < 0) illegal = static_cast<int>(i);
    if (ask.group() == 0) break;
  }
  if (illegal < 0) return -1;
  return accept_illegal(ask, illegal, items_[static_cast<std::size_t>(illegal)].option);
}

// The answer `item` stands behind one that another side owes later, `before`.
void RecordTable::judge_order(const Ask& ask, int item, int before) {
  if (!ask.strict_order()) {
    notices_.push_back(
        {item, ask.order_ruling(), items_[static_cast<std::size_t>(item)].option, ask.key(), ask.owed_rule()});
    return;
  }
  Fault f;
  f.kind = FaultKind::out_of_order;
  f.item = before;
  f.option = item;
  f.rule = ask.owed_rule();
  add_fault(f, false);
}

// How many answers a stated change can stand for.
int RecordTable::seen_amount(const Item& item) const {
  const FieldInfo& f = tables_.fields[static_cast<std::size_t>(item.field)];
  if (item.has_by) return item.by < 0 ? -item.by : item.by;
  if (item.has_to && f.offset >= 0) {
    const int n = item.to - field_value(f, state_, item.subject);
    return n < 0 ? -n : n;
  }
  return 1;
}

// The next stated change that shows an option of the ask.
int RecordTable::take_seen(const Ask& ask) {
  if (ask.seen_count() == 0) return -1;
  int illegal = -1, illegal_option = -1;
  for (std::size_t i = first_open_; i < items_.size(); ++i) {
    const Item& item = items_[i];
    if (runs_[i].used) continue;
    if (item.kind == ItemKind::choice) {
      if (ask.who() != kChance || item.key != ask.key()) break;
      continue;
    }
    if (item.kind != ItemKind::fact || item.field < 0 || item.companion) continue;
    for (int n = 0; n < ask.seen_count(); ++n) {
      const SeenAs& seen = ask.seen(n);
      if (seen.field != item.field) continue;
      if (seen.sign != 0 && item.has_by && (item.by < 0) != (seen.sign < 0)) continue;
      const int amount = seen_amount(item);
      if (runs_[i].seen >= (seen.whole ? 1 : amount)) continue;
      const int option = seen.by_value ? item.to : item.subject;
      if (ask.legal(option)) {
        runs_[i].seen = static_cast<std::int16_t>(seen.whole ? amount + 1 : runs_[i].seen + 1);
        note_ask(ask, option, static_cast<int>(i));
        return option;
      }
      if (illegal < 0) {
        illegal = static_cast<int>(i);
        illegal_option = option;
      }
    }
    if (tables_.fields[static_cast<std::size_t>(item.field)].boundary) break;
  }
  if (illegal < 0 || ask.unsaid() >= 0) return -1;
  runs_[static_cast<std::size_t>(illegal)].seen =
      static_cast<std::int16_t>(runs_[static_cast<std::size_t>(illegal)].seen + 1);
  return accept_illegal(ask, illegal, illegal_option);
}

}  // namespace arbiter
