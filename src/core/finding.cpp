#include "arbiter/finding.hpp"

namespace arbiter {

std::string_view kind_name(Kind kind) {
  static constexpr std::array<std::string_view, kKinds> names = {"illegal",    "deviation", "questionable", "ruling",
                                                                 "mismatch",   "sequence",  "chance",       "unread",
                                                                 "unverified", "note"};
  return names[static_cast<std::size_t>(kind)];
}

std::string_view severity_name(Severity severity) {
  static constexpr std::array<std::string_view, 3> names = {"info", "warning", "error"};
  return names[static_cast<std::size_t>(severity)];
}

std::string_view certainty_name(Certainty certainty) {
  static constexpr std::array<std::string_view, 3> names = {"proven", "possible", "not checkable"};
  return names[static_cast<std::size_t>(certainty)];
}

std::string_view consequence_name(Consequence consequence) {
  static constexpr std::array<std::string_view, 3> names = {"position", "number", "cosmetic"};
  return names[static_cast<std::size_t>(consequence)];
}

Severity severity_of(Kind kind) {
  switch (kind) {
    case Kind::illegal:
    case Kind::sequence:
    case Kind::mismatch:
    case Kind::chance:
      return Severity::error;
    case Kind::deviation:
    case Kind::ruling:
    case Kind::unread:
      return Severity::warning;
    case Kind::questionable:
    case Kind::unverified:
    case Kind::note:
      return Severity::info;
  }
  return Severity::info;
}

std::array<std::uint32_t, kKinds> GameReport::counts() const {
  std::array<std::uint32_t, kKinds> n{};
  for (const Finding& f : findings) ++n[static_cast<std::size_t>(f.kind)];
  return n;
}

}  // namespace arbiter
