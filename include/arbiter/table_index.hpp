// The names of a game's tables, quick to look up: what Game::index() hands out.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "arbiter/game.hpp"

namespace arbiter {

// Finds the number of a name among a few hundred, without allocation: a hash table filled once.
class NameIndex {
 public:
  explicit NameIndex(std::size_t expected) {
    std::size_t size = 16;
    while (size < expected * 2) size *= 2;
    slots_.resize(size);
  }
  // The first number given for a name stays.
  void add(std::string_view name, int number) {
    std::size_t i = hash(name) & (slots_.size() - 1);
    while (slots_[i].number >= 0) {
      if (slots_[i].name == name) return;
      i = (i + 1) & (slots_.size() - 1);
    }
    slots_[i] = {name, number};
  }
  // -1 if there is no such name.
  int find(std::string_view name) const {
    std::size_t i = hash(name) & (slots_.size() - 1);
    while (slots_[i].number >= 0) {
      if (slots_[i].name == name) return slots_[i].number;
      i = (i + 1) & (slots_.size() - 1);
    }
    return -1;
  }

 private:
  struct Slot {
    std::string_view name;
    int number = -1;
  };
  static std::size_t hash(std::string_view s) {
    std::uint64_t h = 1469598103934665603ULL;
    for (const char c : s) h = (h ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    return static_cast<std::size_t>(h ^ (h >> 29));
  }
  std::vector<Slot> slots_;
};

// The numbers of all names of a game. A game makes one from its tables, once, and hands it out as Game::index().
class TableIndex {
 public:
  explicit TableIndex(const GameTables& tables);
  // -1 if unknown.
  int key(std::string_view name) const { return keys_.find(name); }
  int field(std::string_view name) const { return fields_.find(name); }
  // As GameTables::find_option, quick for the exact names; -1 for a name that is unknown, and where there is no domain
  // (< 0).
  int option(int domain, std::string_view spelling) const {
    const int exact = domain < 0 ? -1 : names_[static_cast<std::size_t>(domain)].find(spelling);
    return exact >= 0 ? exact : tables_->find_option(domain, spelling);
  }
  const GameTables& tables() const { return *tables_; }

 private:
  const GameTables* tables_;
  NameIndex keys_, fields_;
  std::vector<NameIndex> names_;  // by domain
};

}  // namespace arbiter
