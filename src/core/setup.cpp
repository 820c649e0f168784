#include "core/setup.hpp"

namespace arbiter {

Error setup_error(std::string message) {
  Error e;
  e.code = "REC-setup";
  e.message = std::move(message);
  return e;
}

Result<int> read_position_field(const GameTables& tables, const Fact& f, void* state, bool none_counts) {
  constexpr int kNoValue = -1'000'000;
  const std::string name = "setup.position." + std::string(f.field), said(f.subject);
  const int field = tables.field(f.field);
  if (field < 0 || tables.fields[static_cast<std::size_t>(field)].offset < 0)
    return setup_error("setup.position has no field '" + std::string(f.field) + "'");
  const FieldInfo& info = tables.fields[static_cast<std::size_t>(field)];
  int subject = 0;
  if (info.domain >= 0) {
    subject = tables.find_option(info.domain, f.subject);
    const bool is_none = subject == tables.domains[static_cast<std::size_t>(info.domain)].none;
    if (subject < 0 || (is_none && !none_counts)) return setup_error("unknown name '" + said + "' in " + name);
  } else if (!f.subject.empty()) {
    return setup_error(name + " is one value, not one for '" + said + "'");
  }
  int value = info.values >= 0 ? tables.find_option(info.values, f.to.text) : -1;
  if (value < 0) value = f.to.integer(kNoValue);
  if (value < info.min || value > info.max)
    return setup_error(name + (said.empty() ? "" : " of " + said) + " can't be '" + std::string(f.to.text) + "' (" +
                       std::to_string(info.min) + " to " + std::to_string(info.max) + ")");
  set_field_value(info, state, subject, value);
  return field;
}

}  // namespace arbiter
