// What a record says of a leader, a tile or a monument beside its name, and what is right.
#include "games/tigris/names.hpp"
#include "games/tigris/state.hpp"
#include "games/tigris/text.hpp"

namespace arbiter::te {

namespace {

std::string named(DomainId domain, int option) {
  return tables().option_name(static_cast<int>(domain), option);
}

std::string unless_same(DomainId domain, int said, int right) {
  return said < 0 || said == right ? std::string() : named(domain, right);
}

std::string of_leader(const State& s, int leader, std::string_view member, std::string_view said) {
  const int dynasty = leader / kColours, colour = leader % kColours;
  if (member.empty() && said.starts_with("from ")) {
    member = "from";
    said.remove_prefix(5);
  }
  if (member == "from")
    return unless_same(DomainId::cells, tables().find_option(static_cast<int>(DomainId::cells), said),
                       s.leader[dynasty][colour]);
  const bool in_brackets = member.empty();
  if ((in_brackets || member == "dynasty") && find_dynasty(said) >= 0)
    return unless_same(DomainId::dynasties, find_dynasty(said), dynasty);
  if (in_brackets || member == "colour") return unless_same(DomainId::colours, find_colour(said), colour);
  return {};
}

}  // namespace

std::string what_is_right(const State& s, int domain, int option, std::string_view member, std::string_view said) {
  if (domain == static_cast<int>(DomainId::leaders)) return of_leader(s, option, member, said);
  if (!member.empty() && member != "colour") return {};
  if ((domain == static_cast<int>(DomainId::tiles) && option != kUnseen) ||
      domain == static_cast<int>(DomainId::colours))
    return unless_same(DomainId::colours, find_colour(said), option);
  if (domain == static_cast<int>(DomainId::monuments) && option != kNoMonument && find_monument(said) != kNoMonument)
    return unless_same(DomainId::monuments, find_monument(said), option);
  return {};
}

}  // namespace arbiter::te
