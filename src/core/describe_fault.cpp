// Faults in words: what was recorded, which rule, what would have been legal.
#include <string>

#include "core/nearest.hpp"
#include "core/replayer.hpp"

namespace arbiter {

namespace {

constexpr std::size_t kMostListed = 100;

std::string side_name(const GameTables& t, int side) {
  if (side >= 0 && static_cast<std::size_t>(side) < t.sides.size())
    return std::string(t.sides[static_cast<std::size_t>(side)]);
  return side == kChance ? "chance" : "";
}

std::string value_name(const GameTables& t, int field, int value) {
  return t.option_name(t.fields[static_cast<std::size_t>(field)].values, value);
}

std::string signed_number(int n) {
  return (n > 0 ? "+" : "") + std::to_string(n);
}

std::vector<std::string> names_of(const GameTables& t, int key, const OptionSet& options) {
  std::vector<std::string> names;
  if (key < 0) return names;
  const int domain = t.keys[static_cast<std::size_t>(key)].domain;
  for (int o = options.first(); o >= 0 && names.size() < kMostListed; o = options.next(o))
    names.push_back(t.option_name(domain, o));
  return names;
}

std::string key_name(const GameTables& t, int key) {
  return key < 0 ? std::string() : std::string(t.keys[static_cast<std::size_t>(key)].name);
}

std::string key_prompt(const GameTables& t, int key) {
  return key < 0 ? std::string() : std::string(t.keys[static_cast<std::size_t>(key)].prompt);
}

// "influence.US Iran +1 = 2"
std::string fact_in_words(const Fact& f) {
  std::string s(f.field);
  if (!f.subject.empty()) s += " " + std::string(f.subject);
  if (!f.by.is_none())
    s += " " + (f.by.text.starts_with('-') || f.by.text == "0" ? "" : std::string("+")) + std::string(f.by.text);
  if (!f.to.is_none()) s += " = " + std::string(f.to.text);
  return s;
}

std::string item_in_words(const GameTables& t, const Record& record, const Item& item) {
  switch (item.kind) {
    case ItemKind::fact:
      return fact_in_words(record.facts[item.fact]);
    case ItemKind::die:
      return "die " + std::to_string(item.option) + (item.word.empty() ? "" : " for " + std::string(item.word));
    case ItemKind::choice:
    case ItemKind::draw: {
      const Entry& e = record.entries[item.entry];
      std::string s(e.by);
      if (!s.empty()) s += " ";
      return s + std::string(e.key.empty() ? std::string_view(key_name(t, item.key)) : e.key) + " " +
             std::string(item.word);
    }
  }
  return {};
}

std::string unknown_name(const GameTables& t, const Item& item, const Record& record) {
  std::string_view word = item.word;
  int domain = -1;
  if (item.kind == ItemKind::fact) {
    const Fact& f = record.facts[item.fact];
    if (item.field < 0) return "the game has no field '" + std::string(f.field) + "'";
    domain = t.fields[static_cast<std::size_t>(item.field)].domain;
    word = f.subject;
  } else {
    if (item.key < 0) return "the game asks for nothing called '" + std::string(record.entries[item.entry].key) + "'";
    domain = t.keys[static_cast<std::size_t>(item.key)].domain;
  }
  const Domain& d = t.domains[static_cast<std::size_t>(domain)];
  std::string s = "unknown " + std::string(d.name) + " '" + std::string(word) + "'";
  const std::string_view near = nearest_name(word, d.names);
  if (!near.empty()) s += "; did you mean " + std::string(near) + "?";
  return s;
}

void tell_unknown_name(Finding& f, const GameTables& t, const Item& item, const Record& record) {
  f.kind = Kind::unread;
  f.code = "REC-unknown-name";
  f.message = unknown_name(t, item, record);
}

std::string what_is_asked(const GameTables& t, const Fault& fault) {
  return fault.instead_of < 0 ? "nothing is left to choose"
                              : "asked for at this moment: " + key_prompt(t, fault.instead_of);
}

Questioned questioned(const Fault& fault, const Item* item) {
  Questioned about;
  about.field = fault.field;
  about.subject = fault.subject;
  about.pick = fault.option;
  if (item == nullptr || item->kind != ItemKind::fact) return about;
  if (item->has_to) about.stated = item->to;
  if (fault.kind == FaultKind::too_many) about.pick = item->subject;
  return about;
}

void explain_exclusion(const GameTables& t, const Fault& fault, Finding& f) {
  const Ask& ask = fault.ask;
  f.legal = names_of(t, ask.key(), ask.options());
  for (int i = 0; i < ask.requirement_count(); ++i)
    if (!ask.requirement(i).mask.has(fault.option)) f.reasons.emplace_back(ask.requirement(i).rule);
}

}  // namespace

std::uint32_t line_of(const Record& record, std::uint32_t entry) {
  const std::uint32_t at = record.entries[entry].at;
  return at == 0 && entry < record.entry_lines.size() ? record.entry_lines[entry] : at;
}

int deciding_ruling(const GameTables& tables, const std::vector<Item>& items, const Fault& fault) {
  if (fault.ask.ruling() < 0) return -1;
  int option = fault.option;
  if (fault.kind == FaultKind::no_answer) {
    option =
        tables.domains[static_cast<std::size_t>(tables.keys[static_cast<std::size_t>(fault.ask.key())].domain)].none;
  } else if (fault.kind == FaultKind::too_many) {
    option = items[static_cast<std::size_t>(fault.item)].subject;
  } else if (fault.kind != FaultKind::illegal_choice) {
    return -1;
  }
  return option >= 0 && fault.ask.disputed().has(option) ? fault.ask.ruling() : -1;
}

std::string field_in_words(const GameTables& tables, int field, int subject) {
  const FieldInfo& f = tables.fields[static_cast<std::size_t>(field)];
  std::string s(f.name);
  if (f.domain >= 0) s += " of " + tables.option_name(f.domain, subject);
  return s;
}

Finding describe_fault(const Game& game, const Record& record, const std::vector<Item>& items, const Fault& fault) {
  const GameTables& t = game.tables();
  Finding f;
  f.rule = fault.rule;
  const Item* item = fault.item >= 0 ? &items[static_cast<std::size_t>(fault.item)] : nullptr;
  const Item* place = item != nullptr    ? item
                      : fault.after >= 0 ? &items[static_cast<std::size_t>(fault.after)]
                                         : nullptr;
  const std::uint32_t entry = place != nullptr ? place->entry : items.empty() ? ~0U : items.front().entry;
  if (entry != ~0U) {
    f.entry = entry + 1;
    f.line = line_of(record, entry);
    f.source_line = record.source_line(f.line);
  }
  if (item != nullptr) f.recorded = item_in_words(t, record, *item);
  if (item != nullptr && item->kind == ItemKind::choice) f.side = record.entries[item->entry].by;
  switch (fault.kind) {
    case FaultKind::illegal_choice:
      f.kind = Kind::illegal;
      f.side = side_name(t, fault.ask.who());
      explain_exclusion(t, fault, f);
      f.message = t.option_name(t.keys[static_cast<std::size_t>(fault.ask.key())].domain, fault.option);
      if (fault.ask.who() == kChance)
        f.message = "luck can't bring " + f.message;
      else if (fault.option ==
                   t.domains[static_cast<std::size_t>(t.keys[static_cast<std::size_t>(fault.ask.key())].domain)].none &&
               !fault.ask.universe().has(fault.option))
        f.message = f.side + " has to choose, none is no answer here";
      else
        f.message = f.side + " may not choose " + f.message;
      f.message += " (" + key_prompt(t, fault.ask.key()) + ")";
      if (fault.ask.who() == kChance) f.kind = Kind::chance;
      f.code = fault.rule;
      break;
    case FaultKind::unknown_pick:
      if (item != nullptr && item->kind == ItemKind::die) {
        f.kind = Kind::chance;
        f.code = "REC-impossible-die";
        f.message = "no die shows " + std::to_string(fault.option);
      } else {
        f.kind = Kind::unread;
        f.code = "REC-unknown-name";
        f.message = item != nullptr ? unknown_name(t, *item, record) : "unknown name";
        f.legal = names_of(t, fault.ask.key(), fault.ask.options());
      }
      break;
    case FaultKind::no_answer:
      f.kind = Kind::sequence;
      f.side = side_name(t, fault.expected_side);
      f.code = *fault.rule != '\0' ? fault.rule : "REC-no-answer";
      f.message = f.side + " has to choose: " + key_prompt(t, fault.ask.key()) + "; the record has no answer";
      if (item != nullptr) {
        f.message =
            f.side + " has to choose: " + key_prompt(t, fault.ask.key()) + "; the record has '" + f.recorded + "'";
        if (fault.option >= 0 && fault.ask.legal(fault.option)) f.message += ", which would be legal for " + f.side;
      }
      f.legal = names_of(t, fault.ask.key(), fault.ask.options());
      break;
    case FaultKind::no_roll:
      f.kind = Kind::chance;
      f.code = "REC-roll-missing";
      f.message = "a die has to be rolled here, the record has none";
      break;
    case FaultKind::wrong_value:
      f.kind = Kind::mismatch;
      f.consequence =
          t.fields[static_cast<std::size_t>(fault.field)].outcome ? Consequence::position : Consequence::number;
      f.code = "REC-value";
      f.legal = {value_name(t, fault.field, fault.computed)};
      f.message =
          field_in_words(t, fault.field, fault.subject) + " is " + f.legal.front() + ", the record says " +
          (item != nullptr ? value_name(t, fault.field, item->has_to ? item->to : item->by) : std::string("otherwise"));
      break;
    case FaultKind::wrong_amount:
      f.kind = Kind::mismatch;
      f.code = "REC-amount";
      f.legal = {value_name(t, fault.field, fault.before) + " to " + value_name(t, fault.field, fault.computed)};
      f.message = field_in_words(t, fault.field, fault.subject) + " goes from " + f.legal.front() + " (" +
                  signed_number(fault.computed - fault.before) + "), the record says " + f.recorded;
      break;
    case FaultKind::not_stated:
      f.kind = Kind::mismatch;
      f.code = "REC-effect-not-stated";
      f.message = "the record leaves out an effect: " + field_in_words(t, fault.field, fault.subject);
      if (t.fields[static_cast<std::size_t>(fault.field)].offset >= 0)
        f.message +=
            " from " + value_name(t, fault.field, fault.before) + " to " + value_name(t, fault.field, fault.computed);
      f.legal = {value_name(t, fault.field, fault.computed)};
      break;
    case FaultKind::not_due:
      f.kind = Kind::mismatch;
      f.code = "REC-effect-not-due";
      f.message = "the rules produce no such effect here: " + f.recorded;
      if (item != nullptr && (item->field < 0 || item->subject < 0)) tell_unknown_name(f, t, *item, record);
      break;
    case FaultKind::out_of_order:
      f.kind = Kind::sequence;
      f.code = "REC-order";
      f.message = "told too early: " + f.recorded + "; by the rules " +
                  item_in_words(t, record, items[static_cast<std::size_t>(fault.option)]) + " comes first";
      break;
    case FaultKind::too_many:
      f.kind = Kind::illegal;
      f.code = *fault.rule != '\0' ? fault.rule : "REC-effect-not-due";
      f.side = side_name(t, fault.ask.who());
      f.message = "more than was allowed: " + f.recorded + " (" + key_prompt(t, fault.ask.key()) +
                  ": nothing is left to choose)";
      break;
    case FaultKind::choice_not_asked:
      f.kind = item != nullptr && fault.ask.key() >= 0 ? Kind::illegal : Kind::sequence;
      f.code = *fault.rule != '\0' ? fault.rule : "REC-choice-not-asked";
      f.message = fault.ask.key() < 0 ? "nobody is asked for this here: " + f.recorded
                                      : "one too many: " + f.recorded + " (" + key_prompt(t, fault.ask.key()) +
                                            "): " + what_is_asked(t, fault);
      if (item != nullptr && item->key < 0) tell_unknown_name(f, t, *item, record);
      break;
    case FaultKind::roll_not_used:
      f.kind = Kind::chance;
      f.code = "REC-roll-not-used";
      f.message = "no roll is due here: " + f.recorded;
      break;
    case FaultKind::out_of_bounds:
      f.kind = Kind::illegal;
      f.code = "REC-out-of-bounds";
      f.message = field_in_words(t, fault.field, fault.subject) + " can't become " + std::to_string(fault.computed);
      break;
    case FaultKind::stuck:
      f.kind = Kind::sequence;
      f.code = "REC-stuck";
      f.message = "after the fault above nothing legal is left in this step";
      break;
  }
  if (!fault.counted.empty()) {
    if (const std::string words = game.explain(fault.counted, questioned(fault, item)); !words.empty())
      f.message += "; " + words;
  }
  if (const int ruling = deciding_ruling(t, items, fault); ruling >= 0) {
    f.kind = Kind::ruling;
    f.ruling = t.rulings[static_cast<std::size_t>(ruling)].name;
  }
  return f;
}

}  // namespace arbiter
