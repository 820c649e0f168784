// The rules TE-7 to TE-10 in English: revolts, wars, monuments, treasures.
#include "games/tigris/texts.hpp"

namespace arbiter::te {
namespace {

constexpr RuleText kTexts[] = {
    {"TE-7.1", "What starts a revolt",
     "A leader is set into a kingdom that has a leader of that colour. Only the move of a leader starts a revolt. Who "
     "moved it is the attacker, the other leader's owner the defender.",
     "Rule book, Konfliktusok; Lázadások", ""},
    {"TE-7.2", "Strength in a revolt",
     "The strength of each side is the number of face-up temples beside its leader. One temple may count for both.",
     "Rule book, Lázadások; A templomokról",
     "The pot's leader has three temples beside it, the bull's two; one of them is beside both: 3 against 2."},
    {"TE-7.3", "Adding temples",
     "First the attacker, then the defender may add any number of temples from the hand, once each, openly.",
     "Rule book, Lázadások", "The pot attacks with 3 and adds 2, the bull has 2 and adds 3: 5 against 5."},
    {"TE-7.4", "Red tiles only", "Only temples are added in a revolt, whatever the colour of the leaders.",
     "Rule book, Lázadások", "Two traders fight: markets are of no use."},
    {"TE-7.5", "Who wins a revolt", "The higher total wins; a tie is the defender's.", "Rule book, Lázadások",
     "5 against 5: the defender wins."},
    {"TE-7.6", "After a revolt",
     "The loser's leader goes home. The winner gains exactly 1 red point, whatever the leaders' colour. All added "
     "temples leave the game, of both sides. No tile of the board is removed.",
     "Rule book, Lázadások; A konfliktusok eredménye",
     "The bull wins 5 to 5: it gains 1 red point, the pot's leader goes home, and the five added temples leave the "
     "game."},
    {"TE-7.7", "Hands after a revolt", "Added tiles are replaced only at the end of the turn: TE-12.2.",
     "Rule book, A kör vége; Háborúk", ""},
    {"TE-8.1", "A tile unites two kingdoms",
     "A tile that joins exactly two kingdoms gets the active player's unification tile on it. Only a tile unites "
     "kingdoms, and only a union brings a war. Where no two kingdoms are joined, but regions, or regions with one "
     "kingdom, there is no unification tile.",
     "Rule book, Háborúk; Egyesüléslapka kijátszása", ""},
    {"TE-8.2", "The uniting tile gives no point", "It gives none, whatever follows.",
     "Rule book, Háborúk; Egyesüléslapka kijátszása", ""},
    {"TE-8.3", "Which wars there are",
     "If no two leaders of one colour are in the new kingdom, the unification tile comes off and there is no conflict. "
     "Else there is a war for each colour that has two; they are settled one at a time, and the active player picks "
     "the next among those still open, also when not part of any. See TR-46 for what follows a union without war.",
     "Rule book, Háborúk",
     "Two traders and two kings are in the new kingdom: the active player lets the traders fight first."},
    {"TE-8.4", "Who attacks",
     "The active player, if one of the two leaders is theirs; else the first of the two owners clockwise from the "
     "active player. The other one defends.",
     "Rule book, Háborúk", ""},
    {"TE-8.5", "Strength in a war",
     "The strength of each side is the number of its supporters: tiles of the leaders' colour connected with that "
     "leader on its own side of the unification tile. They need not be adjacent to it. The tile under the unification "
     "tile belongs to neither side, see TR-7.",
     "Rule book, Háborúk", "The lion's trader has one market on its side, the pot's trader two: 1 against 2."},
    {"TE-8.6", "Adding supporters",
     "First the attacker, then the defender may add tiles of the leaders' colour from the hand, once each, openly. "
     "Adding tiles that change nothing is legal, but not in the English variant (TE-16.1).",
     "Rule book, Háborúk",
     "The lion has 1 and adds four markets, the pot has 2 and adds one that can't help it, to be rid of it: 5 against "
     "3."},
    {"TE-8.7", "Who wins a war, and what is removed",
     "The higher total wins; a tie is the defender's. The loser's leader goes home, and all its supporters on the "
     "board leave the game, but for those that TE-8.9 and TE-11.6 keep. All added tiles leave the game, of both sides.",
     "Rule book, Háborúk",
     "The lion wins 5 to 3: the pot's trader and its two markets leave the board, the five added markets leave the "
     "game."},
    {"TE-8.8", "Points for a war",
     "The winner gains points of the war's colour: 1 for the leader and 1 for each supporter really taken off the "
     "board. Added tiles give none.",
     "Rule book, Háborúk; A konfliktusok eredménye", "A trader and two markets leave the board: 3 green points."},
    {"TE-8.9", "Temples that stay in a war of priests",
     "A temple of the loser stays, and gives no point, if a treasure lies on it or if it is beside a leader other than "
     "the defeated priest. See TR-15.",
     "Rule book, A konfliktusok eredménye; A templomokról",
     "The defeated priest has four temples: one with a treasure and one beside a king stay. The winner gains 3 red "
     "points."},
    {"TE-8.10", "After each war look again",
     "Removed tiles may have split the kingdom. Leaders of one colour that are no longer connected are no longer in "
     "conflict. What conflicts remain are settled by TE-8.3, with strengths counted anew.",
     "Rule book, Háborúk",
     "The markets that linked the two kings are gone after the traders' war: the kings do not fight."},
    {"TE-8.11", "The unification tile comes off",
     "When no conflict is left it returns to its owner, for later unions without limit. The tile below stays and is an "
     "ordinary tile again.",
     "Rule book, Háborúk; Egyesüléslapka kijátszása", ""},
    {"TE-8.12", "Hands after a war",
     "Added tiles are replaced only at the end of the active player's turn, for all players: TE-12.2.",
     "Rule book, Háborúk", ""},
    {"TE-8.13", "One unification tile at a time", "At most one lies on the board, and none between actions.",
     "Rule book, Egyesüléslapka kijátszása", ""},
    {"TE-8.14", "A region that hangs on the uniting tile alone",
     "Tiles of a region that is joined to the kingdoms only by the covered tile belong to neither side: they support "
     "nobody and are not removed.",
     "Follows from the rule book, Háborúk", ""},
    {"TE-9.1", "The six monuments",
     "There is one for each pair of colours: blue and red, green and black, blue and black, green and blue, red and "
     "green, red and black.",
     "Rule book, Az emlékművek összeállítása; Emlékmű építése", ""},
    {"TE-9.2", "Building a monument",
     "When a placed tile completes a square of two by two face-up tiles of one colour, it being one of the four, the "
     "active player may turn the four face down and set on them a monument that is still beside the board and has that "
     "colour.",
     "Rule book, Emlékmű építése",
     "The bull's temple completes a square of temples. The bull turns them face down and builds the red and blue "
     "monument."},
    {"TE-9.3", "Now or not at all",
     "Only as the end of the very action that completed the square. Else the tiles stay face up, and the square can't "
     "be used later as long as it stands whole. Broken and completed anew it is a new square. If no monument of the "
     "colour is left nothing is turned.",
     "Rule book, Emlékmű építése", ""},
    {"TE-9.4", "Tiles turned face down",
     "They still connect, but have no colour and no other use: they are no supporters, no temples, and no part of a "
     "line or square.",
     "Rule book, Emlékmű építése", ""},
    {"TE-9.5", "War comes first",
     "If the tile caused a war, that is settled first, and the square must still be whole.",
     "Rule book, Emlékmű építése", ""},
    {"TE-9.6", "Leaders beside the turned temples",
     "Leaders that lose their last temple as tiles are turned go home at once: TE-4.6.",
     "Rule book, Emlékmű építése; A templomokról",
     "The lion's trader had its only temple in the square: it goes home."},
    {"TE-9.7", "A treasure on a turned temple", "It stays there and can still be collected.",
     "Rule book, Emlékmű építése; A templomokról", ""},
    {"TE-9.8", "Monuments stay", "A monument can't be destroyed or moved, and belongs to nobody.",
     "Rule book, Emlékmű építése", ""},
    {"TE-9.9", "A square needs no kingdom",
     "Neither a kingdom nor an own leader is needed: a square in a region will do. Tiles with treasures may be part of "
     "it.",
     "Follows from the rule book, Emlékmű építése; A templomokról", ""},
    {"TE-10.1", "Taking treasures",
     "At the end of an action that moves a leader or places a tile, anyone's: if a kingdom has two or more treasures "
     "and a trader, the trader's owner takes all but one. It is not optional.",
     "Rule book, Kincsek szétosztása",
     "The lion's farm joins two temples with treasures in a kingdom where the lion's trader is: the lion takes one."},
    {"TE-10.2", "Without a trader", "The treasures stay until a trader is in the kingdom.",
     "Rule book, Kincsek szétosztása", ""},
    {"TE-10.3", "Special borders first",
     "Treasures on spaces with a special border are taken before others. Beyond that the trader's owner chooses, see "
     "TR-17 and TR-18.",
     "Rule book, Kincsek szétosztása; A haladó játéktábla",
     "Treasures lie on P2, which has the special border, and on N5: the one on P2 is taken."},
    {"TE-10.4", "What a treasure is worth",
     "One point of any colour, which its owner names at the end of the game. It is kept behind the screen.",
     "Rule book, Kincsek szétosztása; Rejtett információk", ""},
};

}  // namespace

std::span<const RuleText> rules_en_conflicts_to_treasures() {
  return kTexts;
}

}  // namespace arbiter::te
