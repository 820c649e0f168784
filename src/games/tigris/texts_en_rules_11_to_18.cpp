// The rules TE-11 to TE-18 in English: buildings, end of a turn, wonder, end of the game, what is hidden, variants, and
// what follows from all of them.
#include "games/tigris/texts.hpp"

namespace arbiter::te {
namespace {

constexpr RuleText kTexts[] = {
    {"TE-11.1", "Civilization buildings",
     "An option. There are four: palace (black), library (red), granary (blue), market hall (green). When a placed "
     "tile is part of an unbroken line, across or down, of three or more face-up tiles of its colour, the active "
     "player may set the building of that colour on any tile of the line.",
     "Rule book, Civilizációs épületek",
     "A settlement on K8 lengthens the settlements on K6 and K7 to a line: the palace may be set on any of the three."},
    {"TE-11.2", "A bent group is no line", "Tiles that turn a corner are no line.", "Rule book, Civilizációs épületek",
     "Markets on C10, D10 and D11: no market hall."},
    {"TE-11.3", "Moving a building",
     "If that building is on the board it may be moved to a tile of the new line only if the new line is longer than "
     "the line where it stands; if it stands on a crossing, longer than both. See TR-34.",
     "Rule book, Civilizációs épületek",
     "The granary stands on a line of three farms. A new line of three does not move it, a new line of four may."},
    {"TE-11.4", "The order of building", "Conflicts come before buildings, buildings before a monument or the wonder.",
     "Rule book, Civilizációs épületek", ""},
    {"TE-11.5", "Two points instead of one",
     "A tile placed in a kingdom that holds the building of its colour gives 2 points instead of 1, to whom TE-5.3 "
     "names, be it the owner of the king. Points for conflicts and monuments are not changed. See TR-33.",
     "Rule book, Civilizációs épületek",
     "The granary is in the kingdom, and a king but no farmer: a farm there gives the king's owner 2 blue points."},
    {"TE-11.6", "The tile under a building",
     "It still counts in conflicts, and a temple under the library as a leader's temple, but it can't be removed, and "
     "gives no point for that.",
     "Rule book, Civilizációs épületek", ""},
    {"TE-11.7", "No catastrophe on a building", "A catastrophe may not be set on a tile with a building.",
     "Rule book, Civilizációs épületek", ""},
    {"TE-11.8", "A building on a turned tile",
     "If its tile is turned face down for a monument the building goes back beside the board and may be built again.",
     "Rule book, Civilizációs épületek", ""},
    {"TE-12.1", "Points of monuments",
     "At the end of the turn, for the active player only: each own leader in a kingdom with a monument of its colour "
     "gives 1 point of that colour. It is one a leader, not one a monument, see TR-22. One monument can pay for two "
     "leaders. The king does not stand in for others here.",
     "Rule book, A kör vége; Emlékmű építése",
     "The bull's farmer is in the kingdom of the red and blue monument: 1 blue point at the end of the bull's turn."},
    {"TE-12.2", "Filling up the hands",
     "Then the active player draws up to six tiles, and after that every other player who has fewer. See TR-26.",
     "Rule book, A kör vége; Háborúk", ""},
    {"TE-12.3", "Is the game over?",
     "Then the ends of TE-14.1 are checked. If there is none the next player is active.",
     "Follows from the rule book, A kör vége; A játék vége és a győztes", ""},
    {"TE-13.1", "Building the wonder",
     "An option. When a placed tile completes a cross of five face-up tiles of one colour, it being one of the five, "
     "the active player may build the wonder: the five tiles leave the game and the wonder takes their spaces. There "
     "is only one wonder. For a building on one of the tiles see TR-36.",
     "Rule book, A csoda változat", ""},
    {"TE-13.2", "What the wonder does",
     "It can't be destroyed. It connects, and has no colour and no other use. All other rules of monuments hold: when "
     "it is built (TE-9.3), wars first (TE-9.5), leaders that lose their temple (TE-9.6).",
     "Rule book, A csoda változat", ""},
    {"TE-13.3", "Treasures on the wonder",
     "Treasures of the five tiles are put on the wonder and can still be collected. See TR-38.",
     "Rule book, A templomokról", ""},
    {"TE-13.4", "The wonder's point",
     "At the end of the turn, if the active player's king is in the wonder's kingdom, it gives 1 point of a colour of "
     "the player's choice.",
     "Rule book, A csoda változat", ""},
    {"TE-14.1", "When the game ends",
     "At the end of a player's turn if only one or two treasures are left on the board (TE-14.1a), or as soon as a "
     "player must draw a tile and the bag is empty (TE-14.1b).",
     "Rule book, A játék vége és a győztes", ""},
    {"TE-14.1a", "One or two treasures are left",
     "The game ends at the end of the turn after which only one or two treasures lie on the board. Others do not "
     "finish the round.",
     "Rule book, A játék vége és a győztes", ""},
    {"TE-14.1b", "The bag is empty",
     "The game ends as soon as a player must draw a tile and can't. To draw the very last tile does not end it. See "
     "TR-25.",
     "Rule book, A játék vége és a győztes", ""},
    {"TE-14.2", "The score",
     "Each player spreads the own treasures freely over the four colours. The score is the number of points in the "
     "weakest colour; the highest wins.",
     "Rule book, A játék vége és a győztes",
     "Points 4, 6, 7, 9 and three treasures: 7 in the weakest colour would need four, so it is 6, with 6, 7, 7, 9."},
    {"TE-14.3", "Ties", "The next weakest colours are compared, and so on. Who is equal in all four shares the win.",
     "Rule book, A játék vége és a győztes", "5, 6, 8, 9 against 5, 7, 7, 7: the second wins."},
    {"TE-15.1", "What is hidden",
     "Points, treasures and tiles behind the screens; the number of tiles in the bag, which may not be counted; tiles "
     "out of the game, which lie face down and may not be looked at.",
     "Rule book, Rejtett információk", ""},
    {"TE-15.2", "What is public",
     "The printed rules name leaders, catastrophe and unification tiles, and tiles added to a conflict. The rest "
     "follows: the board, each gain of points as it happens, the number of tiles swapped or drawn, and from which "
     "space a treasure was taken.",
     "Rule book, Előkészületek; Lázadások; Háborúk", ""},
    {"TE-15.3", "What a record of a table game can know",
     "All totals of points, all tiles ever played, and the size of each hand. It may not know hands, swapped tiles and "
     "draws; what hangs on these is told as unverified.",
     "Follows from the rule book, Rejtett információk", ""},
    {"TE-16.1", "The English variant",
     "In revolts and wars the attacker may add tiles only if that makes the attacker stronger than the defender. The "
     "defender may add only exactly as many as make a tie, or none. See TR-13.",
     "Rule book, Az angol változat", "The attacker has 5, the defender 2: the defender adds exactly 3 tiles or none."},
    {"TE-16.2", "The advanced board",
     "Fourteen temples with treasures, and other rivers. All other rules are the same; special borders are emptied "
     "first here too.",
     "Rule book, A haladó játéktábla", ""},
    {"TE-16.3", "Variants together",
     "Buildings, wonder and English variant can be used singly or together, on either side of the board.",
     "Follows from the rule book, Haladó játékszabályok", ""},
    {"TE-16.4", "Two, three or four players",
     "No rule differs. With two players the active player is part of every conflict.",
     "Follows from the rule book as a whole, which prints no number of players", ""},
    {"TE-17", "The order inside one action",
     "Moving a leader: may it go there, it is placed, revolt (attacker adds, defender adds, result), treasures. Taking "
     "a leader back or a swap: its effect. Catastrophe: may it go there, the tile under it leaves, leaders without a "
     "temple go home. Tile: may it go there, it is placed, its point or else the union (wars one by one, then the "
     "unification tile comes off), building, monument or wonder, leaders without a temple go home, treasures. End of "
     "the turn: points of monuments and wonder, the active player's hand is filled up, then the others' clockwise, is "
     "the game over.",
     "Follows from the rule book, Konfliktusok; Emlékmű építése; Civilizációs épületek; Kincsek szétosztása", ""},
    {"TE-18.1", "All tiles are somewhere",
     "57 red, 30 green, 30 black and 36 blue tiles are in the bag, in hands, on the board (face up or down) or out of "
     "the game.",
     "Follows from the rule book, Játékelemek", ""},
    {"TE-18.2", "A board at rest",
     "No kingdom has two leaders of one colour, none with a trader has two treasures, every leader is beside a face-up "
     "temple, farms lie on river spaces and all else on land, and no player has placed more than two catastrophes.",
     "Follows from the rule book as a whole", ""},
    {"TE-18.3", "All treasures are somewhere",
     "Treasures on the board and taken are 10 or 14 together. One at least stays on the board, since taking always "
     "leaves one.",
     "Follows from the rule book, Kincsek szétosztása", ""},
    {"TE-18.4", "The size of a hand", "It is six when a turn begins, as long as the game goes on, and never more.",
     "Follows from the rule book, Civilizációlapka lerakása; A kör vége", ""},
    {"TE-18.5", "At most one of each",
     "One war a colour and union, one monument or wonder an action, one move of a building an action.",
     "Follows from the rule book as a whole", ""},
    {"TE-18.6", "Wars strand no other leader",
     "The tiles that a war removes never were the last temple of a leader other than the defeated one: TE-8.9 protects "
     "them.",
     "Follows from the rule book, A konfliktusok eredménye", ""},
};

}  // namespace

std::span<const RuleText> rules_en_buildings_to_invariants() {
  return kTexts;
}

}  // namespace arbiter::te
