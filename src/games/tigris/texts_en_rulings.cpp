// The contested points in English: question and answer. Those that are switches name them; values and profiles are in
// texts_en_switches.cpp.
#include "games/tigris/texts.hpp"

namespace arbiter::te {
namespace {

constexpr RuleText kTexts[] = {
    {"TR-1", "Does a leader that moves still count where it stood?",
     "No: it is lifted first, and its new space is judged on the board without it. Its old kingdom may stop being one, "
     "or fall apart. Switch: te.leader_move.lift_first.",
     "Rule book, A vezér mozgatása, which does not say; BoardGameArena lifts first", ""},
    {"TR-2", "May a leader be moved to the space it stands on?",
     "No: the rule book speaks of another space, and of an empty one. It is another matter to enter a space again "
     "after the leader was sent home. Switch: te.leader_move.same_space.",
     "Rule book, A vezér mozgatása; BoardGameArena forbids it", ""},
    {"TR-3", "May a leader join several regions, or regions and one kingdom?",
     "Yes: only joining kingdoms is forbidden. Not a switch.",
     "Rule book, A vezér mozgatása; a FAQ confirmed by the designer", ""},
    {"TR-4", "The leader that moves was the only link of its kingdom",
     "After it is lifted the parts are judged apart. To set it between two parts that are both kingdoms is illegal, "
     "even if they were one before. Not a switch: it follows from TR-1.",
     "Follows from the rule book, A vezér mozgatása", ""},
    {"TR-5", "How are the kingdoms counted that a piece would join?",
     "The different kingdoms that touch the space before the placement. One that touches it on two sides counts once; "
     "regions never count. A tile that joins two kingdoms and any number of regions is legal. Not a switch.",
     "Rule book, Civilizációlapka lerakása; Háborúk", ""},
    {"TR-6", "A trader is set by a revolt into a kingdom with treasures",
     "The revolt first, then the owner of the trader that is left takes the treasures. Not a switch.",
     "Rule book, A kör lefolyása; Kincsek szétosztása", ""},
    {"TR-7", "Does the uniting tile support a side?",
     "No: it belongs to no side, is never counted and never removed while it is covered, even if it has the war's "
     "colour, and gives no point. The engine 0b01 pays 1 point for it. Switch: te.union_tile.counts.",
     "Rule book, Háborúk; Egyesüléslapka kijátszása; BoardGameArena plays it so", ""},
    {"TR-8", "What is a leader's side in a later war?",
     "All that is connected with it without passing the uniting tile, on the board as it is now. Not a switch.",
     "Rule book, Háborúk; BoardGameArena plays it so", ""},
    {"TR-9", "Which leaders are in conflict after tiles were removed?",
     "Leaders of one colour that are connected, the uniting tile being a link too. Not a switch.", "Rule book, Háborúk",
     ""},
    {"TR-10", "Who attacks if the active player is not involved?",
     "The first involved player clockwise from the active one. The active player picks the order of wars in any case. "
     "Not a switch.",
     "Rule book, Háborúk; FAQ of the publisher", ""},
    {"TR-11", "May a record leave out which war comes next?",
     "With one open war there is nothing to choose. With more, the choice can be taken from the colour of the tiles "
     "added next. Switch: te.choose_war.infer.",
     "A matter of records, not of the rule book", ""},
    {"TR-12", "A conflict without a record of the tiles added, or with the defender's first",
     "What is missing counts as no tiles. Entries in the other order are accepted if the numbers are legal in either. "
     "Switches: te.commit.missing, te.commit.order.",
     "A matter of records; the order at the table is that of the rule book, Lázadások; Háborúk", ""},
    {"TR-13", "The English variant in numbers",
     "The attacker adds none, or any number that makes the total strictly higher than the defender's strength on the "
     "board. An attacker who is ahead may still add. The defender adds none, or exactly what makes a tie; who ties or "
     "leads already adds none. Switch: te.english.attacker_surplus.",
     "Rule book, Az angol változat; BoardGameArena plays it so",
     "The attacker has 2, the defender 4: the attacker adds 0, or 3 or more."},
    {"TR-14", "Can tiles that were added be taken back?", "No: all lie open and count. Not a switch.",
     "Rule book, Lázadások; Háborúk", ""},
    {"TR-15", "Which temples stay in a war of priests?",
     "Those with a treasure, and those beside any leader but the defeated priest, whoever owns it, judged at one "
     "moment before anything is removed. The winning priest is on the other side, so it never guards one: both "
     "readings of the rule book give the same. Switch: te.priest_war.protect.",
     "Rule book, A konfliktusok eredménye; A templomokról; BoardGameArena plays it so", ""},
    {"TR-16", "The loser has no supporters",
     "The winner gains 1 point, for the leader. No strength on either side is a tie: the defender wins. Not a switch.",
     "Rule book, Háborúk; A konfliktusok eredménye", ""},
    {"TR-17", "Who takes treasures, and which?",
     "The trader's owner takes all but one, also when not active: those on special borders first. If more of these lie "
     "there than may be taken, the choice among them is free, and so is it among the rest. It matters which one stays: "
     "its temple is safe from catastrophes and in wars of priests. A record may name them one by one or as a set. "
     "Switch: te.treasure.chooser.",
     "Rule book, Kincsek szétosztása, where \"the player\" chooses; BoardGameArena asks the trader's owner", ""},
    {"TR-18", "Special borders of the advanced board",
     "B3, P6, A8, E10, J11 and O11, as printed. BoardGameArena's table has I11 in place of J11, so the treasure of J11 "
     "is not taken first there. Switch: te.special_border.advanced.",
     "The printed board, blue frame", ""},
    {"TR-19", "Several kingdoms have treasures to be taken",
     "It can't happen in a legal game. In a position set up by hand all are served, clockwise from the active player. "
     "Not a switch.",
     "Follows from the rule book, Kincsek szétosztása", ""},
    {"TR-20", "The trader goes home in the same action",
     "No treasure is taken: that is done at the end of the action, when the trader is gone. Not a switch.",
     "Follows from the rule book, Kincsek szétosztása; Emlékmű építése", ""},
    {"TR-21", "Monument with a war pending, or with several squares",
     "Wars come first, then the square must be whole. If the tile completed several squares one of them is chosen; a "
     "record names its top left space. A square without the placed tile may never be used. Not a switch.",
     "Rule book, Emlékmű építése", ""},
    {"TR-22", "Two monuments of one colour in a kingdom",
     "A leader gives one point, however many monuments of its colour are there: the rule book counts leaders. "
     "BoardGameArena and plt count monuments. With \"either\" the record's own points tell, and the finding says that "
     "it depends on this ruling. Switch: te.monument_vp.",
     "Rule book, Emlékmű építése",
     "Two blue monuments and the own farmer in one kingdom: 1 blue point by the rule book, 2 at BoardGameArena."},
    {"TR-23", "May a building, monument or wonder be declined?",
     "Yes. What a record does not say was declined. Not a switch.",
     "Rule book, Emlékmű építése; Civilizációs épületek; A csoda változat", ""},
    {"TR-24", "Do the points of a colour run out?",
     "No: the tokens make 95 points of each colour, and the rule book is silent, so there is no limit. Switch: "
     "te.vp_supply.",
     "Rule book, Játékelemek", ""},
    {"TR-25", "When does the empty bag end the game?",
     "When a tile must be drawn and there is none; the very last tile may be taken. If only some of a draw are there "
     "they are drawn. In a swap the game ends at once: the second action and the points of monuments are lost. When "
     "hands are filled up the monuments have given their points; plt fills up first and loses them. Switches: "
     "te.bag_end, te.bag_end.in_swap_scores_monuments, te.refill.time.",
     "Rule book, A kör vége; A játék vége és a győztes; BoardGameArena plays it so", ""},
    {"TR-26", "Who draws first at the end of a turn?",
     "The active player, then the others clockwise. BoardGameArena goes by seats. It matters only when the bag is "
     "nearly empty or its order is recorded. Switch: te.refill.order.",
     "Rule book, A kör vége", ""},
    {"TR-27", "Both ends at once, and turns that others lack",
     "Both ends score alike. There is no rule of equal turns: the game ends after the turn, and nobody finishes the "
     "round. Not a switch.",
     "Rule book, A játék vége és a győztes", ""},
    {"TR-28", "May a catastrophe be set on a catastrophe?",
     "No: it goes on an empty space or on a tile, and \"tile\" always means a civilization tile; besides, the space of "
     "a catastrophe can never be used again. BoardGameArena's server does not reject it. Switch: "
     "te.catastrophe.on_catastrophe.",
     "Rule book, Katasztrófalapka lerakása; Lapkák és színek", ""},
    {"TR-29", "Catastrophes on an empty temple, an empty river space, or between kingdoms",
     "All legal. \"Empty temple\" is one whose treasure was taken. To split a kingdom brings neither conflict nor "
     "points. Not a switch.",
     "Rule book, Katasztrófalapka lerakása", ""},
    {"TR-30", "When do leaders without a temple go home?",
     "At once, before the action ends, and they don't come back in it. Not a switch.",
     "Rule book, A vezér mozgatása; Katasztrófalapka lerakása", ""},
    {"TR-31", "How many tiles may be swapped?",
     "One to six, and at most the hand. None is a pass. Catastrophe tiles can't be swapped. Two swaps in a turn are "
     "legal. Not a switch.",
     "Rule book, Lapkák cseréje", ""},
    {"TR-32", "May a player take fewer than two actions?",
     "Yes; a record may say so or say nothing. An action once begun can't be undone. What a platform's undo took back "
     "was no move. Not a switch.",
     "Rule book, A kör vége", ""},
    {"TR-33", "In which kingdom must the building be for the second point?",
     "In the kingdom as it is after the placement, also if the tile joined it with the region of the building. The "
     "rule book may also be read of the kingdom before. The point is for the tile, so it comes before a building that "
     "its line brings, and a union gives none. Switch: te.building.bonus_kingdom.",
     "Rule book, Civilizációs épületek; BoardGameArena plays it so", ""},
    {"TR-34", "Lines of buildings",
     "A line is measured in face-up tiles of its colour, at the moment of decision. A building stays when its line "
     "gets shorter. On a crossing the longer of both lines counts. Lengthening the line where the building stands "
     "gives no right to move it along. If the placed tile is on two lines the chosen space says which is compared. A "
     "tile with a treasure may hold a building. A new line has three tiles or more, even if the old one is shorter. "
     "Switch: te.building.move_within_line.",
     "Rule book, Civilizációs épületek; BoardGameArena, but that it compares the longest line through the chosen space",
     ""},
    {"TR-35", "A building in a war",
     "Its tile counts, stays, and gives no point. If the line is no longer whole after the war there is no building. "
     "Not a switch.",
     "Rule book, Civilizációs épületek", ""},
    {"TR-36", "A building stands on one of the five tiles of a wonder",
     "It goes back beside the board, as with monuments, since their rules hold for the wonder. A stricter reading of "
     "\"can't be taken off the board\" forbids the wonder there. Switch: te.wonder.building_on_cells.",
     "Rule book, A csoda változat; Civilizációs épületek; BoardGameArena returns it", ""},
    {"TR-37", "Wonder and monument are both possible",
     "Both need the placed tile, so only one is built, of the player's choice. Not a switch.",
     "Follows from the rule book, A csoda változat; Emlékmű építése", ""},
    {"TR-38", "Does a treasure on the wonder keep its space?",
     "It stays in the wonder's kingdom, and keeps its space for the rule of special borders. Switch: "
     "te.wonder.treasure_origin.",
     "Rule book, A templomokról, which does not say; BoardGameArena keeps the space", ""},
    {"TR-39", "Colour and place of the wonder",
     "Any colour will do, and five farms on a river too. Only the king gains by it. The colour of its point must be in "
     "the record; else it is known that there is one more point, not of which colour. Not a switch.",
     "Rule book, A csoda változat", ""},
    {"TR-40", "Which comes first, the wonder's point or the monuments'?",
     "It makes no difference. BoardGameArena gives the wonder's first. Not a switch.",
     "Rule book, A csoda változat; Emlékmű építése", ""},
    {"TR-41", "Fewer than six tiles when a turn begins",
     "That can't be in a legal game, unless the record began in its midst: it earns a note. Switch: "
     "te.hand.at_turn_start.",
     "Rule book, Civilizációlapka lerakása; A kör vége", ""},
    {"TR-42", "How are treasures spread at the end?",
     "Each goes to the colour that is the weakest then. No other way gives a better score or does better in a tie. Not "
     "a switch.",
     "Follows from the rule book, A játék vége és a győztes", "2, 5, 5, 8 and two treasures: 4, 5, 5, 8."},
    {"TR-43", "Equal in all four colours", "They share the win. Not a switch.", "Rule book, A játék vége és a győztes",
     ""},
    {"TR-44", "Were points and bag open?",
     "That is a setting of a platform; nothing the rules say hangs on it. Switch: te.open_scoring.",
     "Rule book, Rejtett információk; settings of BoardGameArena", ""},
    {"TR-45", "The order of seats",
     "Clockwise from the start player, whom chance finds. A record must name the seats in order; no rule ties a "
     "dynasty to a seat. Not a switch.",
     "Rule book, Előkészületek", ""},
    {"TR-46", "What follows a union without war?",
     "Only the conflict part of the action is over. A building, a monument or the wonder made by the tile can follow, "
     "and treasures are taken: a union often brings a second treasure to a trader. Not a switch.",
     "Rule book, Háborúk; A kör lefolyása", ""},
};

}  // namespace

std::span<const RuleText> rulings_en() {
  return kTexts;
}

}  // namespace arbiter::te
