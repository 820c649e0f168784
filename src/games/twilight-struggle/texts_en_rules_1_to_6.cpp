// The rules TS-1 to TS-6 in English: board, set-up, turn, headlines, playing cards, value.
#include "games/twilight-struggle/texts.hpp"

namespace arbiter::ts {
namespace {

constexpr RuleText kTexts[] = {
    {"TS-1.1", "Countries and regions",
     "84 countries in 6 regions. Europe has Western and Eastern parts (Austria and Finland are in both); Asia "
     "contains Southeast Asia. Libya and Egypt are Middle East, Canada and Turkey are Europe.",
     "Deluxe rule book, 2.1",
     "Austria counts for Warsaw Pact Formed (Eastern Europe) and for Marshall Plan (Western Europe)."},
    {"TS-1.2", "Control",
     "A side controls a country when its influence minus the enemy's is at least the country's stability.",
     "Deluxe rule book, 2.1.7",
     "Italy has stability 2: with 3 US and 1 USSR influence the US controls it, with 3 and 2 nobody does."},
    {"TS-1.3", "The superpower spaces",
     "The two superpower spaces count as countries controlled by their owner for realignment, wars and other events, "
     "and as a source of adjacency for placing influence. Nobody places, coups or realigns there.",
     "Deluxe rule book, 2.1.5, 6.1.4", "A realignment roll in Cuba gives the US +1, because Cuba lies beside the USA."},
    {"TS-1.4", "Influence has no upper limit",
     "Influence never goes below 0 and has no upper limit. Removing \"all\" or \"n\" when fewer are there removes "
     "what is there.",
     "Deluxe rule book, 2.1", "Suez Crisis takes off 4, but France, UK and Israel hold 3 US influence in all: 3 go."},
    {"TS-2.1", "The start",
     "Fixed influence on the board: 9 USSR, 18 US. VP 0, DEFCON 5, space and military markers 0, turn 1.",
     "Deluxe rule book, 3", "The UK starts with 5 US influence, East Germany with 3 USSR influence."},
    {"TS-2.2", "First deal",
     "Draw pile: Early War cards only (The China Card apart). Deal 8 each (hands are known before placing). The "
     "China Card starts face up with the USSR and is playable on turn 1.",
     "Deluxe rule book, 3", "The USSR holds eight cards and, besides them, The China Card."},
    {"TS-2.3", "Free placement", "USSR places 6 influence anywhere in Eastern Europe, then the US 7 in Western Europe.",
     "Deluxe rule book, 3",
     "USSR: 4 in Poland, 1 in East Germany, 1 in Yugoslavia. US: 4 in West Germany, 3 in Italy."},
    {"TS-2.4", "Handicap or bid",
     "Handicap or bid: extra influence for one side (normally the US), agreed or won by bidding for the side, placed "
     "after both free placements, only in countries where that side already has influence. Common tournament cap: at "
     "most 2 above what control needs. The printed rules have only an example (US +4).",
     "Custom of tournaments and the digital version; the rule book has an example",
     "US +2: both go to Iran, where 1 US influence is on the board already."},
    {"TS-3.1", "DEFCON improves", "DEFCON +1 if below 5 (turn 1: nothing to do).", "Deluxe rule book, 4.5A",
     "Turn 2 begins at DEFCON 3: it becomes 4."},
    {"TS-3.2", "The deal",
     "Deal up to the hand limit: 8 on turns 1-3, 9 on turns 4-10, alternately, USSR first. The China Card is not "
     "counted. Before the deal of turn 4 the Mid War cards, of turn 8 the Late War cards are shuffled into what is "
     "left of the draw pile; discards stay in the discard pile then.",
     "Deluxe rule book, 4.3, 4.4",
     "A player who held one card at the end of turn 3 is dealt eight new ones on turn 4."},
    {"TS-3.3", "Reshuffle",
     "When the draw pile runs out, shuffle all discards into a new pile and go on; the last cards of the old pile "
     "are dealt first. In hand and removed cards stay out. The same happens when an event draws (TS-card-77, "
     "TS-card-108). An auditor cannot see whether an exactly emptied pile was renewed at once or at the next draw; "
     "both are accepted.",
     "Deluxe rule book, 4",
     "Three cards are left and nine are owed: the three are dealt, the discards are shuffled, six more are dealt."},
    {"TS-3.4", "Headlines come before the action rounds", "After the deal comes the headline phase (TS-4).",
     "Deluxe rule book, 4", "On turn 1 both sides reveal a headline before the USSR plays its first card."},
    {"TS-3.5", "Action rounds",
     "Action rounds: 6 on turns 1-3, 7 on turns 4-10, USSR first in each. A side alone on space box 8 (turn 4 on), "
     "or the US in the turn of North Sea Oil, may take an 8th, after round 7. The 8th is optional.",
     "Deluxe rule book, 4.5D, 6.4.4", "The USSR alone has reached box 8: after round 7 it may play one card more."},
    {"TS-3.6", "No passing",
     "A player who holds a card must play one in each regular round; no passing, no plain discarding. Who has no "
     "card left, or only The China Card, sits out.",
     "Deluxe rule book, 5.1, 9.8", "In round 6 a player holds Fidel and nothing else: it must be played."},
    {"TS-3.7", "The check comes after the last round",
     "After the last action round come the military operations and their check (TS-11).", "Deluxe rule book, 4.5E",
     "A coup in the last action round still counts for the check."},
    {"TS-3.8", "Held cards",
     "Held cards: any number may be held, but no scoring card. With the ability of space box 6 a player may discard "
     "one held card of his choice. Whoever holds a scoring card loses (ts.r34 for the order).",
     "Deluxe rule book, 4.5F, 11.1.2", "The US ends turn 5 with Africa Scoring in hand: the USSR wins."},
    {"TS-3.9", "The China Card turns face up", "The China Card, if face down, turns face up.", "Deluxe rule book, 4.5G",
     "The USSR plays The China Card on turn 3: it lies face down before the US and can be used on turn 4."},
    {"TS-3.10", "Effects of the turn end",
     "The effects that last for the turn end, and the next turn begins. After turn 10: final scoring (TS-12).",
     "Deluxe rule book, 4.5", "Containment of turn 2 counts no more on turn 3."},
    {"TS-4.1", "Choosing headlines",
     "Each picks one hand card in secret; not The China Card, not UN Intervention, not a Missile Envy he is bound to "
     "use. Scoring cards are allowed (value 0). Everybody must headline, also when only enemy events are in hand. "
     "Both are revealed; with space box 4 (alone) the enemy reveals first, before the owner chooses.",
     "Deluxe rule book, 4.5C",
     "The USSR alone stands on box 4: the US shows its headline, then the USSR chooses its own."},
    {"TS-4.2", "Order of headlines",
     "Only events happen; operations only if the event itself grants them. The card with the higher printed ops "
     "value resolves first; on a tie (also of two scoring cards) the US card first.",
     "Deluxe rule book, 4.5C",
     "Fidel (2) meets Duck and Cover (3): Duck and Cover is resolved first. Nasser (1) meets Truman Doctrine (1): "
     "the US card is first."},
    {"TS-4.3", "Whose event, whose blame",
     "Whose event it names does not matter for who resolves: an event of the enemy is carried out by the enemy, but "
     "the headline's owner is the phasing player and is blamed for DEFCON 1.",
     "Deluxe rule book, 4.5C",
     "The USSR headlines Duck and Cover at DEFCON 2: DEFCON 1 in its own headline, the USSR loses."},
    {"TS-4.4", "Defectors as headline",
     "US Defectors cancels the USSR headline entirely, before any resolution and whatever the ops values: it is "
     "discarded without event, also a scoring card. USSR Defectors as headline does nothing.",
     "Card text, Deluxe Edition",
     "US Defectors (2) meets We Will Bury You (4): the USSR card is discarded without event."},
    {"TS-4.5", "A headline that cannot occur",
     "Headline of an event that cannot occur: no effect, the card is discarded and not removed (TS-5.4).",
     "Deluxe rule book, 4.5C",
     "Kitchen Debates while the US has no lead in battlegrounds: it is discarded and may come back."},
    {"TS-5.1", "One card, one way",
     "One card, one way: event; or operations of one kind (influence, coup, realignments or space race); a scoring "
     "card is scored.",
     "Deluxe rule book, 5", "Red Scare/Purge is played for its event, or for its operations; never for both."},
    {"TS-5.2", "Own and neutral events",
     "Event: own or neutral event, all of it. Parts the card words as \"may\" are optional, everything else is done "
     "as far as possible.",
     "Deluxe rule book, 5",
     "Puppet Governments lets the US choose fewer than three countries; Marshall Plan must name seven."},
    {"TS-5.3", "Enemy events",
     "Operations with a card of an enemy event: the event happens too if it can; the player chooses whether before "
     "or after the operations, the whole event on one side. The enemy makes the choices of his event and is treated "
     "as its player (military operations, VP), the phasing player remains phasing. A space race play never triggers "
     "the event.",
     "Deluxe rule book, 5.2",
     "The US plays Fidel for operations, places influence elsewhere, and then Cuba loses all US influence."},
    {"TS-5.4", "What cannot occur, what has no effect",
     "Three cases for an enemy event: (a) prerequisite or condition unmet, or blocked by another event: it does not "
     "occur, starred cards are not removed; (b) it occurs without effect: it counts as played, starred cards are "
     "removed; (c) normal.",
     "Deluxe rule book, 5.2",
     "Truman Doctrine without a fitting country is removed; NATO before Warsaw Pact Formed and Marshall Plan is "
     "discarded."},
    {"TS-5.5", "Events that cannot occur are no way to play",
     "An own or neutral event of case (a) of TS-5.4 may not be chosen as the way to play the card. The printed rules "
     "do not say so outright; see ts.r38.",
     "VASSAL and the digital version; the printed rules are silent",
     "A player without more military operations than the enemy may not choose Arms Race as event."},
    {"TS-5.6", "Where the card goes",
     "Then the card goes to the discard pile, or out of the game if it is starred and its event occurred. Lasting "
     "effects stay recorded.",
     "Deluxe rule book, 5",
     "Fidel after its event leaves the game; Fidel spent on the space race goes to the discard pile."},
    {"TS-5.7", "Discards have no event",
     "A card discarded because of an event has no event of its own; a scoring card discarded so is not scored. A "
     "discard of \"n or more\" is met by any higher modified value.",
     "Deluxe rule book, 5.3, 5.4",
     "Europe Scoring drawn by Five Year Plan is discarded, and Europe is not scored. A 4-ops card is enough for "
     "Blockade."},
    {"TS-5.8", "Scoring cards must be playable",
     "Nobody can be forced by events to hold a scoring card: with as many scoring cards in hand as rounds left they "
     "come before Missile Envy and traps. The China Card may not be played if that keeps a scoring card from being "
     "played. Getting rid of a scoring card through a discarding event is legal.",
     "Deluxe rule book, 10.1.5, 9.5",
     "One round is left and Asia Scoring is in hand beside a bound Missile Envy: Asia Scoring is played."},
    {"TS-5.9", "Card text beats the rules", "Card text beats the rules, except TS-5.8.", "Deluxe rule book, 5.5",
     "Tear Down this Wall allows a coup in Poland at DEFCON 4, which the rules alone forbid."},
    {"TS-6.1", "Value of a card",
     "The value is max(1, min(4, printed + own bonuses - maluses) + area bonuses); scoring cards stay 0. Own "
     "bonuses: Containment (US), Brezhnev (USSR) +1 each; maluses: 1 per Red Scare/Purge against the side.",
     "Deluxe rule book, 7.4, 9.6, 9.7", "Under Containment Duck and Cover is worth 4 to the US, and NATO (4) stays 4."},
    {"TS-6.2", "Area bonuses",
     "Area bonuses: +1 for The China Card if every point is spent in Asia, +1 for any USSR card under Vietnam "
     "Revolts if every point is spent in Southeast Asia. They can exceed 4 (China Card in Southeast Asia: 6; under "
     "Red Scare 5; a 1-op card under Red Scare and Vietnam Revolts: 1).",
     "Deluxe rule book, 7.4",
     "The China Card spent on Japan, South Korea and Taiwan has 5 points; with one point in Iran it has 4."},
    {"TS-6.3", "The user counts",
     "The side that uses the card counts, not the side it came from (Grain Sales, Missile Envy).",
     "Deluxe rule book, 7.4.1",
     "The US plays a USSR card taken with Grain Sales to Soviets under Brezhnev Doctrine: no +1."},
    {"TS-6.4", "One value for every purpose",
     "The value is used for every purpose: influence, coups and their military operations, realignments, space "
     "minimum, Blockade / Latin American Debt Crisis / trap discards, Missile Envy ranking (in the hand of the "
     "giver), operations granted by events (ts.r02). Not for headline order.",
     "Deluxe rule book, 7.4.2",
     "Under Red Scare/Purge a 2-ops card is worth 1: too little for a space attempt or a trap."},
    {"TS-6.5", "Bonus points stay in the area",
     "Area bonuses: a coup in the area gets them; a point or roll earned by the bonus must also be spent in the area.",
     "Deluxe rule book, 7.4", "The fifth realignment roll of The China Card needs all five targets in Asia."},
};

}  // namespace

std::span<const RuleText> rules_en_board_to_cards() {
  return kTexts;
}

}  // namespace arbiter::ts
