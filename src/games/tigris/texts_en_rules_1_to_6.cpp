// The rules TE-1 to TE-6 in English: set-up, kingdoms, turns, leaders, tiles, catastrophes and swaps.
#include "games/tigris/texts.hpp"

namespace arbiter::te {
namespace {

constexpr RuleText kTexts[] = {
    {"TE-1.1", "The side of the board",
     "One side of the board is chosen: the standard one (gold frame) or the advanced one (blue frame).",
     "Rule book, Előkészületek", ""},
    {"TE-1.2", "Start temples and treasures",
     "Every space with a winged bull gets a temple and a treasure on it: 10 on the standard side, 14 on the advanced "
     "one. These temples are some of the 57 red tiles. Treasures that are not needed go back to the box.",
     "Rule book, Előkészületek; A haladó játéktábla",
     "On the standard side the treasures lie on B2, F3, K1, P2, N5, I7, B8, O9, F10 and K11."},
    {"TE-1.3", "The bag",
     "All other civilization tiles go into the bag and are mixed: 143 with the standard side, 139 with the advanced "
     "one.",
     "Rule book, Előkészületek", "Two players draw 6 tiles each: 131 are left in the bag."},
    {"TE-1.4", "What lies beside the board",
     "Monuments and victory points lie beside the board; with these options on, so do the buildings and the wonder.",
     "Rule book, Előkészületek; Civilizációs épületek", ""},
    {"TE-1.5", "A dynasty each",
     "Each player takes one dynasty (archer, bull, pot or lion): four leaders, one unification tile, two catastrophe "
     "tiles and a screen. Leaders off the board, the catastrophe tiles and the unification tile lie in front of the "
     "screen for all to see.",
     "Rule book, Előkészületek",
     "The bull's king is black, its priest red, its farmer blue, its trader green. A dynasty has no colour of its "
     "own."},
    {"TE-1.6", "The first hands", "Each player draws six tiles from the bag and keeps them behind the screen.",
     "Rule book, Előkészületek", ""},
    {"TE-1.7", "Who begins",
     "The start player is found by chance; play goes clockwise. Pieces of dynasties that nobody plays go back to the "
     "box.",
     "Rule book, Előkészületek", ""},
    {"TE-2.1", "Adjacent",
     "Two pieces (tiles or leaders) are adjacent when their spaces share a side. A corner is not enough.",
     "Rule book, A királyságok", "E5 is adjacent to E4, E6, D5 and F5, not to F6."},
    {"TE-2.2", "Connected",
     "Pieces are connected when they are adjacent or a chain of adjacent tiles and leaders joins them; leaders are "
     "links like tiles. Catastrophes and empty spaces never link. The tiles turned face down under a monument and the "
     "wonder do.",
     "Rule book, A királyságok; Emlékmű építése; A csoda változat", ""},
    {"TE-2.3", "Region", "A connected group of one or more tiles without a leader.", "Rule book, A királyságok",
     "When the game begins each start temple is a region of its own."},
    {"TE-2.4", "Kingdom",
     "A connected group of one or more tiles and at least one leader. Its leaders may belong to any number of players.",
     "Rule book, A királyságok", "A king is set beside a start temple: king and temple are a kingdom."},
    {"TE-2.5", "Peace", "A kingdom at rest has at most one leader of each colour. Two of one colour are in conflict.",
     "Rule book, A királyságok; Konfliktusok", ""},
    {"TE-2.6", "A temple beside every leader",
     "Every leader on the board is beside a face-up temple at all times, so every kingdom holds a tile.",
     "Follows from the rule book, A vezér mozgatása; A templomokról", ""},
    {"TE-2.7", "What \"tile\" means",
     "Where a rule says just \"tile\" it means a civilization tile. Catastrophe, unification and wonder tiles are "
     "always named in full.",
     "Rule book, Lapkák és színek", ""},
    {"TE-3.1", "Two actions",
     "The active player takes up to two actions in any order, the same kind twice if wished. Fewer, or none, is legal.",
     "Rule book, A kör lefolyása; A kör vége", ""},
    {"TE-3.2", "What an action is",
     "An action is one of four: to move a leader (TE-4.1), to place a civilization tile (TE-5.1), to place a "
     "catastrophe "
     "tile (TE-6.1), or to swap tiles (TE-6.6).",
     "Rule book, A kör lefolyása", ""},
    {"TE-3.3", "When an action is complete",
     "Only when everything it caused is settled: points, conflicts, a building, a monument or the wonder, leaders sent "
     "home, treasures. TE-17 gives their order.",
     "Rule book, A kör lefolyása; Konfliktusok", ""},
    {"TE-3.4", "After the turn",
     "What TE-12.1 to TE-12.3 say is done at the end of the turn; then the next player clockwise is active.",
     "Rule book, A kör lefolyása; A kör vége", ""},
    {"TE-4.1", "Where a leader may go",
     "A leader is set from off the board, or moved from another space of the board, to a space that TE-4.1a to TE-4.1d "
     "allow. The space it stands on is no other space, see TR-2. A moving leader is lifted first, see TR-1.",
     "Rule book, A vezér mozgatása", ""},
    {"TE-4.1a", "A leader's space is empty", "The space has no tile, leader, catastrophe or wonder on it.",
     "Rule book, A vezér mozgatása", ""},
    {"TE-4.1b", "A leader's space is beside a temple",
     "The space shares a side with at least one face-up temple, anyone's or no one's.", "Rule book, A vezér mozgatása",
     "With nothing but the start temple on F3 there, F2, G3 and F4 will do, G4 won't."},
    {"TE-4.1c", "No leader on a river", "The space is not a river space.", "Rule book, A vezér mozgatása",
     "E3 is beside the start temple on F3, but it is a river space."},
    {"TE-4.1d", "Leaders join no kingdoms", "On that space the leader would not join two or more kingdoms.",
     "Rule book, A vezér mozgatása",
     "Between the temples of two kings there is one empty space: no leader may be set on it."},
    {"TE-4.2", "Leaders may join regions",
     "A leader may join regions that have no leader, with each other and with one kingdom. See TR-3.",
     "Follows from the rule book, A vezér mozgatása", ""},
    {"TE-4.3", "Taking a leader back", "To take one of one's leaders back from the board is an action.",
     "Rule book, A vezér mozgatása", ""},
    {"TE-4.4", "Own leaders only", "A player moves only leaders of the own dynasty.", "Rule book, A vezér mozgatása",
     ""},
    {"TE-4.5", "No point for moving a leader", "Placing a leader gives no point.", "Rule book, A vezér mozgatása", ""},
    {"TE-4.6", "A leader without a temple goes home",
     "A leader that loses its last adjacent face-up temple, because that is removed, covered or turned face down, "
     "returns to its owner at once.",
     "Rule book, A vezér mozgatása; A templomokról",
     "The four temples under a new monument are turned face down. The lion's trader had no other temple beside it: it "
     "goes home."},
    {"TE-4.7", "No leader, no points",
     "A player without a leader on the board can gain no points. Every source of points needs an own leader, so this "
     "follows from the other rules.",
     "Rule book, A vezér mozgatása", ""},
    {"TE-4.8", "A leader of the same colour is there",
     "If the kingdom that the leader is set into has a leader of its colour, a revolt breaks out: TE-7.1.",
     "Rule book, Konfliktusok; Lázadások", ""},
    {"TE-5.1", "Placing a tile",
     "A tile of the own hand is set face up on an empty space: a farm on a river space, a temple, settlement or market "
     "on land. It need not touch anything. A placed tile never moves.",
     "Rule book, Civilizációlapka lerakása", "A farm on E2 is legal, a temple there is not."},
    {"TE-5.2", "At most two kingdoms", "A tile may not join more than two kingdoms. Regions do not count. See TR-5.",
     "Rule book, Civilizációlapka lerakása; Háborúk", ""},
    {"TE-5.3", "The point for a tile",
     "A tile that lies in a kingdom after its placement, and did not unite two, gives 1 point of its colour at once: "
     "to the owner of the leader of that colour in the kingdom, else to the owner of the king there, else to nobody. "
     "That may be another player than the active one.",
     "Rule book, Győzelmi pontok szerzése",
     "A temple is placed in a kingdom that has a king and no priest: the king's owner gains 1 red point."},
    {"TE-5.4", "No point for a union", "A tile that unites two kingdoms gives no point, with or without a war.",
     "Rule book, Győzelmi pontok szerzése", ""},
    {"TE-5.5", "Regions are no union", "Joining regions to one kingdom unites nothing: the tile gives its point.",
     "Follows from the rule book, Győzelmi pontok szerzése; Egyesüléslapka kijátszása",
     "The lion's farm joins a kingdom and a region with a treasure. The bull's farmer is in the kingdom: the bull "
     "gains 1 blue point."},
    {"TE-5.6", "Ones and fives",
     "Points are taken as ones. Five ones may be changed for a five during one's own turn. This is bookkeeping only.",
     "Rule book, Győzelmi pontok szerzése", ""},
    {"TE-6.1", "Placing a catastrophe",
     "Each player has two catastrophe tiles for the whole game. One is set on an empty space, land or river, or on a "
     "civilization tile, which leaves the game.",
     "Rule book, Katasztrófalapka lerakása", ""},
    {"TE-6.2", "Where no catastrophe may go",
     "Not on a tile with a treasure, not on a tile of a monument or on the wonder, not on a leader, and not on a tile "
     "with a building. On another catastrophe: see TR-28.",
     "Rule book, Katasztrófalapka lerakása; Civilizációs épületek; A csoda változat",
     "While its treasure lies on B2, the temple there is safe."},
    {"TE-6.3", "A catastrophe's space is lost",
     "The catastrophe stays for the rest of the game and blocks its space: nothing can be set there any more.",
     "Rule book, Katasztrófalapka lerakása", ""},
    {"TE-6.4", "A catastrophe cuts connections",
     "It joins nothing, so a kingdom or region may fall apart. No point and no conflict comes of it.",
     "Rule book, Katasztrófalapka lerakása", ""},
    {"TE-6.5", "Leaders beside a lost temple",
     "Leaders that lose their last temple to a catastrophe go home at once: TE-4.6.",
     "Rule book, Katasztrófalapka lerakása; A templomokról", ""},
    {"TE-6.6", "Swapping tiles",
     "One to six tiles of the hand are put out of the game face down, and as many are drawn; no more than that, even "
     "if the hand has fewer than six. The new tiles may be used in the second action. Swapped tiles never come back.",
     "Rule book, Lapkák cseréje", ""},
};

}  // namespace

std::span<const RuleText> rules_en_set_up_to_catastrophes() {
  return kTexts;
}

}  // namespace arbiter::te
