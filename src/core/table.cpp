#include "arbiter/table.hpp"

namespace arbiter {

int Table::choose(const Ask& ask) {
  if (++asks_ > kMaxAsks) throw StepTooLong{};
  if (!ask.any()) {
    const int pick = lenient_ && !draining_ ? answer(ask) : -1;
    if (pick < 0) throw NoOptions{ask.key()};
    return pick;
  }
  if (draining_) return ask.first_legal();
  const int answered = answer(ask);
  const int pick = answered >= 0 ? answered : ask.first_legal();
  if (ask.told_as() >= 0 && pick != ask.unsaid()) tell_fact(ask.told_as(), pick, 1, ask.owed_rule());
  return pick;
}

int Table::roll(const Roll& roll) {
  if (++asks_ > kMaxAsks) throw StepTooLong{};
  return draining_ ? 1 : throw_die(roll);
}

void Table::apply(void* state, int field, int subject, int amount, Rule rule) {
  if (!rule_on(rule)) return;
  const FieldInfo& f = fields_[static_cast<std::size_t>(field)];
  Change c;
  c.field = field;
  c.subject = subject;
  c.before = field_value(f, state, subject);
  c.after = c.before + amount;
  c.amount = amount;
  c.rule = rule;
  if (c.after < f.min || c.after > f.max) {
    if (!draining_) refused(c);
    return;
  }
  set_field_value(f, state, subject, c.after);
  if (!draining_) told(state, c);
}

void Table::tell_fact(int field, int subject, int value, Rule rule) {
  if (draining_ || !rule_on(rule)) return;
  Change c;
  c.field = field;
  c.subject = subject;
  c.after = value;
  c.amount = value;
  c.rule = rule;
  c.kept = false;
  told(nullptr, c);
}

}  // namespace arbiter
