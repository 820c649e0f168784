// The switches in English: question, values, which profile uses which. The answers with their grounds are TR-*.
#include "games/tigris/texts.hpp"

namespace arbiter::te {
namespace {

constexpr RuleText kTexts[] = {
    {"te.leader_move.lift_first", "Is a moving leader lifted before its new space is judged?",
     "\"true\": the new space is judged on the board without the leader. \"false\": the old space still links and its "
     "kingdom still counts. See TR-1. Values: true, false. All profiles: true.",
     "Rule book, A vezér mozgatása, which does not say; BoardGameArena lifts first", ""},
    {"te.leader_move.same_space", "May a leader be moved to the space it stands on?",
     "\"allow\" lets a leader be set down where it was. See TR-2. Values: forbid, allow. All profiles: forbid.",
     "Rule book, A vezér mozgatása; BoardGameArena forbids it", ""},
    {"te.union_tile.counts", "Is the winner of a war paid for the tile that united the kingdoms?",
     "\"yes\" gives the winner 1 point more if the uniting tile has the colour of the war. See TR-7. Values: no, yes. "
     "All profiles: no.",
     "Rule book, Háborúk; Egyesüléslapka kijátszása; BoardGameArena plays it so", ""},
    {"te.choose_war.infer", "May the choice of the next war be left out of a record?",
     "\"true\": if a record with two or more open wars does not say which comes next, each is tried and what follows "
     "decides. See TR-11. Values: true, false. All profiles: true.",
     "A matter of records, not of the rule book", ""},
    {"te.commit.missing", "What is a conflict without a record of the tiles added?",
     "\"zero\": no entry is no tile. \"error\": the answer is missing. See TR-12. Values: zero, error. All profiles: "
     "zero.",
     "A matter of records; the order at the table is that of the rule book, Lázadások; Háborúk", ""},
    {"te.commit.order", "May the defender's tiles be recorded before the attacker's?",
     "\"lenient\" accepts the defender's entry before the attacker's. See TR-12. Values: strict, lenient. All "
     "profiles: strict.",
     "A matter of records; the order at the table is that of the rule book, Lázadások; Háborúk", ""},
    {"te.english.attacker_surplus", "English variant: may an attacker who is ahead add tiles?",
     "\"forbid\": an attacker who leads on the board adds none. See TR-13. Values: allow, forbid. All profiles: allow.",
     "Rule book, Az angol változat; BoardGameArena plays it so", ""},
    {"te.priest_war.protect", "Which leaders keep the temples beside them in a war of priests?",
     "\"other_leaders\": any leader but the defeated priest. \"other_colours\": king, farmer and trader. Both give the "
     "same in every legal game. See TR-15. Values: other_leaders, other_colours. All profiles: other_leaders.",
     "Rule book, A konfliktusok eredménye; A templomokról; BoardGameArena plays it so", ""},
    {"te.treasure.chooser", "Who chooses the treasures that are taken?",
     "\"active_player\": the trader's owner takes them, but the active player says which. See TR-17. Values: "
     "trader_owner, active_player. All profiles: trader_owner.",
     "Rule book, Kincsek szétosztása, where \"the player\" chooses; BoardGameArena asks the trader's owner", ""},
    {"te.special_border.advanced", "Which spaces of the advanced board have the special border?",
     "\"printed\": B3, P6, A8, E10, J11, O11. \"bga\": I11 in place of J11. See TR-18. Values: printed, bga. Profiles: "
     "rulebook: printed, bga: bga, plt: printed, 0b01: printed.",
     "The printed board, blue frame", ""},
    {"te.monument_vp", "Two monuments of one colour in a kingdom: how many points for a leader?",
     "\"per_leader\": one point however many monuments of the colour there are. \"per_monument\": one for each. "
     "\"either\": the record's own points tell which, for records whose house rule is unknown. See TR-22. Values: "
     "per_leader, per_monument, either. Profiles: rulebook: per_leader, bga: per_monument, plt: per_monument, 0b01: "
     "per_leader.",
     "Rule book, Emlékmű építése", ""},
    {"te.vp_supply", "Do the points of a colour run out?",
     "\"limited\": no more than 95 points of a colour are given. See TR-24. Values: unlimited, limited. All profiles: "
     "unlimited.",
     "Rule book, Játékelemek", ""},
    {"te.building.bonus_kingdom", "A building's second point: in the kingdom before or after the placement?",
     "\"before\": the building must have been in a kingdom beside the space before the tile was placed. See TR-33. "
     "Values: after, before. All profiles: after.",
     "Rule book, Civilizációs épületek; BoardGameArena plays it so", ""},
    {"te.building.move_within_line", "May a building be moved along the line it stands on?",
     "\"allow\": lengthening the line where the building stands lets it move along that line. See TR-34. Values: "
     "forbid, allow. All profiles: forbid.",
     "Rule book, Civilizációs épületek; BoardGameArena, but that it compares the longest line through the chosen space",
     ""},
    {"te.wonder.building_on_cells", "May the wonder take a tile with a building?",
     "\"return\": the building goes back beside the board. \"forbid\": the wonder may not be built there. See TR-36. "
     "Values: return, forbid. All profiles: return.",
     "Rule book, A csoda változat; Civilizációs épületek; BoardGameArena returns it", ""},
    {"te.wonder.treasure_origin", "Does a treasure on the wonder keep its space's special border?",
     "\"keep\": a treasure from a special border is still taken first. \"lose\": on the wonder it is like any other. "
     "See TR-38. Values: keep, lose. All profiles: keep.",
     "Rule book, A templomokról, which does not say; BoardGameArena keeps the space", ""},
    {"te.catastrophe.on_catastrophe", "May a catastrophe be set on a catastrophe?",
     "\"allow\": it may, as BoardGameArena's server does not reject it. See TR-28. Values: forbid, allow. Profiles: "
     "rulebook: forbid, bga: allow, plt: forbid, 0b01: forbid.",
     "Rule book, Katasztrófalapka lerakása; Lapkák és színek", ""},
    {"te.bag_end", "When does an empty bag end the game?",
     "\"failed_draw\": the game ends when a tile can't be drawn. \"when_empty\": also when the last tile has been "
     "drawn at the end of a turn. See TR-25. Values: failed_draw, when_empty. All profiles: failed_draw.",
     "Rule book, A kör vége; A játék vége és a győztes; BoardGameArena plays it so", ""},
    {"te.bag_end.in_swap_scores_monuments", "Do monuments give points when the game ends in a swap?",
     "\"true\": the active player's monuments and wonder give their points first. See TR-25. Values: false, true. All "
     "profiles: false.",
     "Rule book, A kör vége; A játék vége és a győztes; BoardGameArena plays it so", ""},
    {"te.refill.order", "In which order are hands filled up?",
     "\"active_then_clockwise\": the active player draws first. \"seat_order\": the first seat does. See TR-26. "
     "Values: active_then_clockwise, seat_order. Profiles: rulebook: active_then_clockwise, bga: seat_order, plt: "
     "active_then_clockwise, 0b01: active_then_clockwise.",
     "Rule book, A kör vége", ""},
    {"te.refill.time", "Are hands filled up before the monuments give their points?",
     "\"before_monuments\": if the bag runs out, the last points of monuments are lost. TE-12.1 has them first. See "
     "TR-25. Values: after_monuments, before_monuments. Profiles: rulebook: after_monuments, bga: after_monuments, "
     "plt: before_monuments, 0b01: after_monuments.",
     "Rule book, A kör vége; A játék vége és a győztes; BoardGameArena plays it so", ""},
    {"te.hand.at_turn_start", "May a hand have fewer than 6 tiles when its turn begins?",
     "\"must_be_6\" earns a note where a hand has fewer. \"any\" is silent. See TR-41. Values: must_be_6, any. All "
     "profiles: must_be_6.",
     "Rule book, Civilizációlapka lerakása; A kör vége", ""},
    {"te.open_scoring", "Are points and bag open? No verdict hangs on it.",
     "It is told for the record only. See TR-44. Values: false, true. All profiles: false.",
     "Rule book, Rejtett információk; settings of BoardGameArena", ""},
};

}  // namespace

std::span<const RuleText> switches_en() {
  return kTexts;
}

}  // namespace arbiter::te
