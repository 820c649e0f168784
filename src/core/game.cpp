#include "arbiter/game.hpp"

#include <cstring>

#ifdef ARBITER_RULE_MUTANTS
#include <cstdlib>
#endif

namespace arbiter {

namespace {

template <class Row>
int find_row(std::span<const Row> rows, std::string_view name) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].name == name) return static_cast<int>(i);
  return -1;
}

bool means_none(std::string_view s) {
  return s == "none" || s == "done" || s == "pass" || s == "decline" || s == "nothing";
}

}  // namespace

OptionSet Game::sides_in_play(const void*) const {
  return OptionSet::range(0, static_cast<int>(tables().sides.size()) - 1);
}

std::string Game::what_is_right(const void*, int, int, std::string_view, std::string_view) const {
  return {};
}

std::string Game::picture(const void*) const {
  return {};
}

#ifdef ARBITER_RULE_MUTANTS
bool rule_on(Rule rule) {
  static const char* const disabled = std::getenv("ARBITER_DISABLED_RULE");
  return disabled == nullptr || std::strcmp(disabled, rule) != 0;
}
#endif

int GameTables::side(std::string_view name) const {
  for (std::size_t i = 0; i < sides.size(); ++i)
    if (sides[i] == name) return static_cast<int>(i);
  return -1;
}
int GameTables::key(std::string_view name) const {
  return find_row(keys, name);
}
int GameTables::field(std::string_view name) const {
  return find_row(fields, name);
}
int GameTables::ruling(std::string_view name) const {
  return find_row(rulings, name);
}
int GameTables::profile(std::string_view name) const {
  return find_row(profiles, name);
}

std::string GameTables::option_name(int domain, int option) const {
  if (domain >= 0 && option >= 0) {
    const Domain& d = domains[static_cast<std::size_t>(domain)];
    if (static_cast<std::size_t>(option) < d.names.size())
      return std::string(d.names[static_cast<std::size_t>(option)]);
  }
  return std::to_string(option);
}

int GameTables::find_option(int domain, std::string_view spelling) const {
  if (domain < 0) return -1;
  const Domain& d = domains[static_cast<std::size_t>(domain)];
  if (d.none >= 0 && means_none(spelling)) return d.none;
  if (d.find != nullptr) return d.find(spelling);
  for (std::size_t i = 0; i < d.names.size(); ++i)
    if (d.names[i] == spelling) return static_cast<int>(i);
  return -1;
}

int field_value(const FieldInfo& f, const void* state, int subject) {
  if (f.offset < 0) return 0;
  const char* p = static_cast<const char*>(state) + f.offset + subject * f.width;
  if (f.width == 1) return static_cast<signed char>(*p);
  std::int16_t v = 0;
  std::memcpy(&v, p, sizeof v);
  return v;
}

void set_field_value(const FieldInfo& f, void* state, int subject, int value) {
  if (f.offset < 0) return;
  char* p = static_cast<char*>(state) + f.offset + subject * f.width;
  if (f.width == 1) {
    *p = static_cast<char>(value);
    return;
  }
  const auto v = static_cast<std::int16_t>(value);
  std::memcpy(p, &v, sizeof v);
}

std::string Game::explain(std::span<const Counted>, const Questioned&) const {
  return {};
}

}  // namespace arbiter
