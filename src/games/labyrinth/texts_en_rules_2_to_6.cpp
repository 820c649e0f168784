// The rules 2 to 6 in English: victory, set-up, components, sequence of play, cards.
#include "games/labyrinth/texts.hpp"

namespace arbiter::lab {
namespace {

constexpr RuleText kTexts[] = {
    {"LAB-2.1.1", "How the US wins",
     "The US wins as soon as Good Muslim countries have 12 resources or more, 15 or more Muslim countries are "
     "Fair or Good, or, with two players, no country holds a cell (the Sadr marker is one). Judged when an "
     "event, operation or plot is done.",
     "Rulebook, second edition, 2.1", ""},
    {"LAB-2.1.2", "How the Jihadist wins",
     "The Jihadist wins as soon as countries under Islamist Rule have 6 resources or more and two of them are "
     "adjacent, Prestige is 1 while 15 or more Muslim countries are Poor or under Islamist Rule, or a WMD plot "
     "is resolved in the United States.",
     "Rulebook, second edition, 2.1", ""},
    {"LAB-2.3", "The end of the deck",
     "The US wins if the resources of Good countries are more than twice those under Islamist Rule; otherwise "
     "the Jihadist does. A country with a green Regime Change marker counts as under Islamist Rule here.",
     "Rulebook, second edition, 2.3, 4.8.2", ""},
    {"LAB-3.2", "Set-up",
     "The scenario's countries, tracks and markers; the rest of the cells and troops on their tracks; its "
     "cards removed. In Anaconda the Jihadist places a cell in each of three countries other than the US; in "
     "Mission Accomplished? he rolls the posture of the Schengen countries and may roll one of them again.",
     "Rulebook, second edition, 3.2, scenarios", ""},
    {"LAB-3.3", "The length of the game",
     "The game ends at the first time that a card must be drawn from an empty pile (standard), the second "
     "(tournament) or the third (campaign).",
     "Rulebook, second edition, 3.3", ""},
    {"LAB-4.2.6", "Oil exporters", "Each Oil Price Spike in effect adds 1 to the resources of an oil exporter.",
     "Rulebook, second edition, 4.2.6", ""},
    {"LAB-4.6.2", "Fifteen cells", "Cells are limited: with none on the Funding track nothing places one.",
     "Rulebook, second edition, 4.6.2", ""},
    {"LAB-4.7.2", "The posture of the US",
     "The US posture lies on the GWOT track; a roll for it adds 1: 5 or more is Hard.",
     "Rulebook, second edition, 4.7.2", ""},
    {"LAB-4.7.2.1", "The GWOT penalty",
     "Where World posture and US posture differ, the penalty is the World's value, 1 to 3; otherwise 0.",
     "Rulebook, second edition, 4.7.2", ""},
    {"LAB-4.7.4.2", "Available cells",
     "Recruit operations may place only the cells in the box of the Funding marker and the boxes left of it. "
     "Events may place any cell of the track.",
     "Rulebook, second edition, 4.7.4", ""},
    {"LAB-4.7.7.2", "The 1st Plot box",
     "The card first used for a Plot this turn lies here until the end of the turn. A card taken out early "
     "leaves the marker behind.",
     "Rulebook, second edition, 4.7.7", ""},
    {"LAB-4.7.8", "The Available Plots box", "Only markers in this box can be placed.",
     "Rulebook, second edition, 4.7.8", ""},
    {"LAB-4.8.4", "Cadres",
     "When the last cell leaves a country by Disrupt or an event, a cadre is placed, unless one is there. A "
     "cell placed from the track takes it off. The Jihadist may take any cadre off in his Action Phases.",
     "Rulebook, second edition, 4.8.4", ""},
    {"LAB-4.9.2", "Modifiers of War of Ideas",
     "Prestige -1 to +2; the GWOT penalty; -1 from Fair Ally to Good; +1 for each Aid; +1 beside a Good Ally.",
     "Rulebook, second edition, 4.9.2", ""},
    {"LAB-4.9.4", "Tests",
     "An unmarked country is rolled when it becomes the target of an operation, a cell or plot is placed "
     "there, or an event says so. Muslim: 1-4 Poor, 5-6 Fair, Neutral. Non-Muslim: 1-4 Soft, 5-6 Hard.",
     "Rulebook, second edition, 4.9.4", ""},
    {"LAB-4.9.4.1", "A test is carried through",
     "Whatever the test gives, the operation goes on; a card too small for the governance that came up fails "
     "at War of Ideas.",
     "Rulebook, second edition, 4.9.4", ""},
    {"LAB-5.2.1", "A turn",
     "A turn ends when both sides have used their cards, or the Jihadist has and the US keeps its last one.",
     "Rulebook, second edition, 5.2.1", ""},
    {"LAB-5.2.2", "Action Phases",
     "The Jihadist, then the US, plays two cards, one after the other; one if only one is left. A played card "
     "goes to the discards unless it lapses, is the first Plot, or is removed.",
     "Rulebook, second edition, 5.2.2", ""},
    {"LAB-5.2.3", "Plots resolve", "At the end of every US Action Phase all plots on the map are resolved.",
     "Rulebook, second edition, 5.2.3", ""},
    {"LAB-5.2.4", "The last US card",
     "With exactly one card left in its Action Phase the US may play it, discard it or hold it.",
     "Rulebook, second edition, 5.2.4", ""},
    {"LAB-5.2.5", "Upkeep",
     "Funding -1; Prestige -1 if a country is under Islamist Rule; then Prestige +1 if the World is at 3 on "
     "the side of the US.",
     "Rulebook, second edition, 5.2.5", ""},
    {"LAB-5.2.6", "Lapsing events end", "Cards of the Lapsing and 1st Plot boxes are discarded and their effects end.",
     "Rulebook, second edition, 5.2.6", ""},
    {"LAB-5.2.7", "Reserves end", "Reserves of both sides go to 0.", "Rulebook, second edition, 5.2.7", ""},
    {"LAB-5.2.8", "The deal",
     "Both are dealt cards in turn, the Jihadist first: 7, 8 or 9 by Funding, 9, 8 or 7 by the Troops track. A "
     "card held is kept besides. Only a card of the hand can be played.",
     "Rulebook, second edition, 5.2.8", ""},
    {"LAB-5.2.9", "Regime Change markers turn", "Green Regime Change markers are turned to tan.",
     "Rulebook, second edition, 5.2.9", ""},
    {"LAB-5.3.1", "An empty pile",
     "When a card must be drawn and the pile is empty, the deck marker moves. Unless this ends the game, the "
     "discards and the cards of the boxes are shuffled into a new pile.",
     "Rulebook, second edition, 5.3.1", ""},
    {"LAB-5.3.2", "Open piles", "Discards, removed cards and cards in boxes may be looked at by both sides.",
     "Rulebook, second edition, 5.3.2", ""},
    {"LAB-6.1.1", "One use for a card", "A card is played for its event or for operations, or put into Reserves.",
     "Rulebook, second edition, 6.1", ""},
    {"LAB-6.2.1", "An event",
     "An event is carried out at once; its operations value does not matter unless the text says so.",
     "Rulebook, second edition, 6.2.1", ""},
    {"LAB-6.2.5", "Whose event",
     "Only the side a card belongs to may play it for the event; unassociated ones are open to both.",
     "Rulebook, second edition, 6.2.5", ""},
    {"LAB-6.2.6", "Preconditions", "A card's precondition must hold for its event to be played or triggered.",
     "Rulebook, second edition, 6.2.6", ""},
    {"LAB-6.2.7", "Lapsing events", "The effect of a Lapsing event lasts until the end of the turn.",
     "Rulebook, second edition, 6.2.7", ""},
    {"LAB-6.2.8", "Blocked events", "A blocked event can't happen; blocking ends the marker of the blocked event.",
     "Rulebook, second edition, 6.2.8", ""},
    {"LAB-6.2.9", "Removed cards",
     "A card that says so leaves the game when its event has happened, not when it is used otherwise.",
     "Rulebook, second edition, 6.2.9", ""},
    {"LAB-6.3", "A card for operations", "A card's value is used for one type of operation.",
     "Rulebook, second edition, 6.3", ""},
    {"LAB-6.3.1", "US Election",
     "Its event happens whenever the card is played or discarded; it is not chosen as an event.",
     "Rulebook, second edition, 6.3", ""},
    {"LAB-6.3.2", "The other side's event",
     "A card of the other side used for operations or Reserves triggers its event if it can happen then.",
     "Rulebook, second edition, 6.3.2", ""},
    {"LAB-6.3.2.1", "Event first or operation first",
     "The side that plays the card chooses the order; whether the event can happen is judged at its moment.",
     "Rulebook, second edition, 6.3.2", ""},
    {"LAB-6.3.3", "Reserves", "A card of 1 or 2 ops adds its value to the side's Reserves, at most 2.",
     "Rulebook, second edition, 6.3.3", ""},
    {"LAB-6.3.3.1", "Spending Reserves",
     "All Reserves are added to a card played for an operation, up to 3 in all; none for Reassessment or an "
     "event.",
     "Rulebook, second edition, 6.3.3", ""},
};

}  // namespace

std::span<const RuleText> rules_en_2_to_6() {
  return kTexts;
}

}  // namespace arbiter::lab
