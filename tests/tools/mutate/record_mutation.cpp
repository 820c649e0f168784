#include "tools/mutate/record_mutation.hpp"

#include "arbiter/formats.hpp"

namespace arbiter::mutate {

namespace {

// Targets come from a domain that is at least as large.
constexpr std::size_t kManyNames = 20;

bool is_number(const Value& v) {
  return v.kind == ValueKind::number;
}

// The number, changed by one up or down, never below 0.
Value nudged(Record& r, const Value& v, Random& random) {
  const int n = v.integer();
  return r.number(n > 0 && random.below(2) == 0 ? n - 1 : n + 1);
}

// Another name of the domain.
std::optional<std::string_view> another(const Domain& domain, std::string_view name, Random& random) {
  if (domain.names.size() < 2) return std::nullopt;
  for (;;) {
    const std::string_view other = domain.names[random.below(static_cast<std::uint32_t>(domain.names.size()))];
    if (other != name) return other;
  }
}

const Domain* domain_of_key(const Game& game, std::string_view key) {
  const int k = game.tables().key(key);
  if (k < 0) return nullptr;
  return &game.tables().domains[static_cast<std::size_t>(game.tables().keys[static_cast<std::size_t>(k)].domain)];
}

bool change_pick(Record& r, const Game& game, std::size_t i, Slip slip, Random& random) {
  Entry& e = r.entries[i];
  const Domain* domain = domain_of_key(game, e.key);
  if (e.kind != EntryKind::choice || domain == nullptr) return false;
  if (is_number(e.pick)) {
    if (slip != Slip::number) return false;
    e.pick = nudged(r, e.pick, random);
    return true;
  }
  if (slip != (domain->names.size() >= kManyNames ? Slip::target : Slip::option)) return false;
  const auto other = another(*domain, e.pick.text, random);
  if (other) e.pick = Value::string(*other);
  return other.has_value();
}

bool change_draw(Record& r, const Game& game, std::size_t i, Random& random) {
  const Entry& e = r.entries[i];
  const Domain* domain = domain_of_key(game, e.key);
  if (e.kind != EntryKind::chance || domain == nullptr || e.pick.kind != ValueKind::list || e.pick.count == 0)
    return false;
  Value& drawn = r.items[e.pick.first + random.below(e.pick.count)];
  const auto other = another(*domain, drawn.text, random);
  if (other) drawn = Value::string(*other);
  return other.has_value();
}

bool change_stated(Record& r, const Game& game, std::size_t i, Random& random) {
  const Entry& e = r.entries[i];
  if (e.kind != EntryKind::changed || e.facts == 0) return false;
  Fact& f = r.facts[e.first_fact + random.below(e.facts)];
  const int field = game.tables().field(f.field);
  if (field < 0) return false;
  const FieldInfo& info = game.tables().fields[static_cast<std::size_t>(field)];
  if (info.domain >= 0 && random.below(3) == 0) {  // another subject
    const auto other = another(game.tables().domains[static_cast<std::size_t>(info.domain)], f.subject, random);
    if (other) f.subject = *other;
    return other.has_value();
  }
  if (info.values >= 0) {
    const auto other = another(game.tables().domains[static_cast<std::size_t>(info.values)], f.to.text, random);
    if (other) f.to = Value::string(*other);
    return other.has_value();
  }
  Value& v = !f.by.is_none() && random.below(2) == 0 ? f.by : f.to;
  if (v.is_none()) return false;
  v = nudged(r, v, random);
  return true;
}

// Another side that plays, in a choice, in a draw or in a heading that names one.
bool change_side(Record& r, const Game& game, std::size_t i, Random& random) {
  Entry& e = r.entries[i];
  const auto other_side = [&](std::string_view side) -> std::optional<std::string_view> {
    for (int tries = 0; tries < 20; ++tries) {
      const std::string_view other =
          r.header.sides[random.below(static_cast<std::uint32_t>(r.header.sides.size()))].side;
      if (other != side) return other;
    }
    return std::nullopt;
  };
  if (r.header.sides.size() < 2) return false;
  if (e.kind == EntryKind::choice || (e.kind == EntryKind::chance && game.tables().side(e.subject) >= 0)) {
    std::string_view& side = e.kind == EntryKind::choice ? e.by : e.subject;
    const auto other = other_side(side);
    if (other) side = *other;
    return other.has_value();
  }
  if (e.kind != EntryKind::heading) return false;
  for (const SideInfo& s : r.header.sides) {
    const std::size_t at = e.text.find(s.side);
    const auto other = other_side(s.side);
    if (at == e.text.npos || !other) continue;
    e.text = r.keep(std::string(e.text.substr(0, at)) + std::string(*other) +
                    std::string(e.text.substr(at + s.side.size())));
    return true;
  }
  return false;
}

bool change(Record& r, const Game& game, std::size_t i, Slip slip, Random& random) {
  switch (slip) {
    case Slip::target:
    case Slip::option:
    case Slip::number:
      return change_pick(r, game, i, slip, random);
    case Slip::draw:
      return change_draw(r, game, i, random);
    case Slip::stated:
      return change_stated(r, game, i, random);
    case Slip::side:
      return change_side(r, game, i, random);
    default:
      return false;
  }
}

}  // namespace

std::optional<RecordMutation> mutate(Record& record, const Game& game, Slip slip, Random& random) {
  const auto entries = static_cast<std::uint32_t>(record.entries.size());
  if (entries < 2) return std::nullopt;
  for (int tries = 0; tries < 20'000; ++tries) {
    RecordMutation m;
    m.slip = slip;
    m.entry = random.below(entries);
    m.before = entry_json(record, record.entries[m.entry]);
    if (record.entries[m.entry].kind == EntryKind::comment) continue;
    if (slip == Slip::deletion) {
      record.entries.erase(record.entries.begin() + static_cast<std::ptrdiff_t>(m.entry));
      return m;
    }
    if (slip == Slip::swap) {
      const std::size_t other = random.below(entries);
      m.after = entry_json(record, record.entries[other]);
      if (m.after == m.before || record.entries[other].kind == EntryKind::comment) continue;
      std::swap(record.entries[m.entry], record.entries[other]);
      return m;
    }
    if (!change(record, game, m.entry, slip, random)) continue;
    m.after = entry_json(record, record.entries[m.entry]);
    return m;
  }
  return std::nullopt;
}

Slip what_fits_an_entry(const Record& record, const Game& game, Random& random) {
  const auto fits = [&](const Entry& e, Slip slip) {
    const Domain* domain = domain_of_key(game, e.key);
    switch (slip) {
      case Slip::target:
      case Slip::option:
        return e.kind == EntryKind::choice && domain != nullptr && !is_number(e.pick) &&
               (domain->names.size() >= kManyNames) == (slip == Slip::target);
      case Slip::number:
        return e.kind == EntryKind::choice && is_number(e.pick);
      case Slip::draw:
        return e.kind == EntryKind::chance && e.pick.kind == ValueKind::list;
      case Slip::stated:
        return e.kind == EntryKind::changed;
      case Slip::side:
        return e.kind == EntryKind::choice || e.kind == EntryKind::chance || e.kind == EntryKind::heading;
      default:
        return e.kind != EntryKind::comment;
    }
  };
  for (;;) {
    const Entry& e = record.entries[random.below(static_cast<std::uint32_t>(record.entries.size()))];
    const auto slip = static_cast<Slip>(random.below(static_cast<std::uint32_t>(kSlipNames.size())));
    if (fits(e, slip)) return slip;
  }
}

}  // namespace arbiter::mutate
