// The cards 82 to 110 in English: effect, conditions, edges.
#include "games/twilight-struggle/texts.hpp"

namespace arbiter::ts {
namespace {

constexpr RuleText kTexts[] = {
    {"TS-card-82", "Iranian Hostage Crisis",
     "USSR event, 3 ops, Late War, removed after its event. Iran: remove all US influence, USSR +2. Terrorism played "
     "by the USSR hits the US twice.",
     "Card text, Deluxe Edition", "Iran holds 2 US influence: it ends with none and 2 more of the USSR."},
    {"TS-card-83", "The Iron Lady",
     "US event, 3 ops, Late War, removed after its event. US +1 VP; USSR +1 in Argentina; remove all USSR influence "
     "from the UK. Socialist Governments may no longer be played as event.",
     "Card text, Deluxe Edition", "The UK holds 1 USSR influence: it goes; Argentina gets 1 USSR influence."},
    {"TS-card-84", "Reagan Bombs Libya",
     "US event, 2 ops, Late War, removed after its event. US +1 VP per 2 USSR influence in Libya (rounded down). "
     "Edges: 0 VP still counts as played: removed.",
     "Card text, Deluxe Edition", "Libya holds 5 USSR influence: the US gains 2 VP."},
    {"TS-card-85", "Star Wars",
     "US event, 2 ops, Late War, removed after its event. If the US is ahead on the space race: pick a non-scoring "
     "card from the discard pile; its event happens at once. Condition: the US is ahead on the space race. Edges: A "
     "USSR event may be chosen: the USSR carries it out. Only an event that can occur may be chosen; the printed "
     "text is silent about it. Chosen starred card is removed; US is phasing only in its own round.",
     "Card text, Deluxe Edition",
     "The US stands on box 5, the USSR on box 4: the US picks Duck and Cover from the discards."},
    {"TS-card-86", "North Sea Oil",
     "US event, 3 ops, Late War, removed after its event. OPEC may no longer be played as event. This turn the US "
     "may take 8 action rounds. Edges: The 8th round is optional; 8 rounds even in the turn of the headline.",
     "Card text, Deluxe Edition", "The USSR plays OPEC later: it may use it for operations only."},
    {"TS-card-87", "The Reformer",
     "USSR event, 3 ops, Late War, removed after its event. USSR +4 influence in Europe, or +6 if USSR leads in VP, "
     "at most 2 per country. USSR may no longer coup in Europe. Improves Glasnost. Edges: 6 instead of 4 only with a "
     "USSR lead in VP when the event resolves. Realignments in Europe stay legal; the coup ban covers free coups.",
     "Card text, Deluxe Edition", "The USSR leads by 3: 6 influence, 2 each in France, Italy and Spain/Portugal."},
    {"TS-card-88", "Marine Barracks Bombing",
     "USSR event, 2 ops, Late War, removed after its event. Remove all US influence from Lebanon and 2 more US "
     "influence anywhere in the Middle East. Edges: The 2 may also come from one country.",
     "Card text, Deluxe Edition", "Lebanon is emptied, then 1 goes from Israel and 1 from Iran."},
    {"TS-card-89", "Soviets Shoot Down KAL-007",
     "US event, 4 ops, Late War, removed after its event. DEFCON -1; US +2 VP. If the US controls South Korea, US "
     "may place influence or realign as with a 4-ops card (no coup). Edges: DEFCON 1 ends the game before the VP. "
     "Operations are optional, value modified.",
     "Card text, Deluxe Edition", "The US controls South Korea: 4 points of influence, or 4 realignment rolls."},
    {"TS-card-90", "Glasnost",
     "USSR event, 4 ops, Late War, removed after its event. USSR +2 VP; DEFCON +1. If The Reformer is in effect, "
     "USSR may place influence or realign as with a 4-ops card (no coup). Edges: Operations are optional, value "
     "modified.",
     "Card text, Deluxe Edition", "The Reformer was played: the USSR places influence with 4 points."},
    {"TS-card-91", "Ortega Elected in Nicaragua",
     "USSR event, 2 ops, Late War, removed after its event. Remove all US influence from Nicaragua; USSR may make "
     "one free coup (ops value of this card) in a country adjacent to Nicaragua. Edges: Neighbours: Cuba, Honduras, "
     "Costa Rica; Cuba is a battleground, DEFCON drops. No military ops.",
     "Card text, Deluxe Edition", "A free coup in Cuba at DEFCON 3: DEFCON falls to 2, no military operations."},
    {"TS-card-92", "Terrorism",
     "Neutral event, 2 ops, Late War. Opponent discards 1 random hand card; the US 2 if the USSR plays it with "
     "Iranian Hostage Crisis in effect. No events happen. Edges: The US as player: the USSR discards 1, also with "
     "Iranian Hostage Crisis in effect. Discarded scoring cards are not scored; China Card safe.",
     "Card text, Deluxe Edition", "The USSR plays it after Iranian Hostage Crisis: the US loses two random cards."},
    {"TS-card-93", "Iran-Contra Scandal",
     "USSR event, 2 ops, Late War, removed after its event. For the rest of the turn every US realignment die has "
     "-1. Edges: Counts for the US die also when the USSR rolls the realignment.",
     "Card text, Deluxe Edition", "The US rolls 4 in a realignment: it counts 3."},
    {"TS-card-94", "Chernobyl",
     "US event, 3 ops, Late War, removed after its event. US names a region: for the rest of the turn USSR may not "
     "place influence there with operations points (events still may). Edges: Coups (including the markers they "
     "add), realignments and events in the region stay legal.",
     "Card text, Deluxe Edition", "Africa is named: USSR coups in Africa stay allowed, placing there does not."},
    {"TS-card-95", "Latin American Debt Crisis",
     "USSR event, 2 ops, Late War. Unless the US discards a card worth 3+ ops (after modifiers), USSR doubles its "
     "influence in 2 South America countries. Edges: Whether it leaves the game is ts.r33. USSR may double fewer "
     "than 2; only South America countries with USSR influence matter. A 2-op card raised to 3 is enough.",
     "Card text, Deluxe Edition", "Argentina holds 2 USSR influence and Peru 1: they end with 4 and 2."},
    {"TS-card-96", "Tear Down this Wall",
     "US event, 3 ops, Late War, removed after its event. US +3 in East Germany; then US may make a free coup or "
     "free realignments in Europe with the ops value of this card. Ends and forbids Willy Brandt. Edges: DEFCON area "
     "limits are ignored for the coup and for the realignments; a coup in East Germany or Poland lowers DEFCON.",
     "Card text, Deluxe Edition",
     "East Germany gets 3 US influence, then the US makes a free coup in Poland with 3 ops."},
    {"TS-card-97", "An Evil Empire",
     "US event, 3 ops, Late War, removed after its event. US +1 VP. Ends and forbids Flower Power.",
     "Card text, Deluxe Edition", "Flower Power is in effect: US war cards cost nothing from now on."},
    {"TS-card-98", "Aldrich Ames Remix",
     "USSR event, 3 ops, Late War, removed after its event. US hand stays open for the rest of the turn; USSR picks "
     "one US hand card, which is discarded. Edges: Older printings let the USSR fix the order of the US plays; "
     "Deluxe text only shows the hand and discards one card.",
     "Card text, Deluxe Edition", "The USSR sees the hand and has a scoring card discarded."},
    {"TS-card-99", "Pershing II Deployed",
     "USSR event, 3 ops, Late War, removed after its event. USSR +1 VP; remove 1 US influence from each of 3 Western "
     "Europe countries (all if fewer). Edges: Older printings say up to 3; the Deluxe text takes all 3.",
     "Card text, Deluxe Edition", "France, Italy and the UK lose 1 US influence each."},
    {"TS-card-100", "Wargames",
     "Neutral event, 4 ops, Late War, removed after its event. Only at DEFCON 2: player may end the game at once, "
     "without final scoring, after giving the opponent 6 VP. Higher score wins. Condition: DEFCON is 2. Edges: May "
     "be declined; only at DEFCON 2 (otherwise the card stays in the game). The 6 VP may bring the opponent to 20, "
     "who then wins.",
     "Card text, Deluxe Edition",
     "The player leads by 8 at DEFCON 2: after 6 VP to the opponent the player still leads by 2 and wins."},
    {"TS-card-101", "Solidarity",
     "US event, 2 ops, Late War, removed after its event. US +3 in Poland. Condition: the event of John Paul II "
     "Elected Pope has occurred.",
     "Card text, Deluxe Edition", "John Paul II Elected Pope was played before: Poland gets 3 US influence."},
    {"TS-card-102", "Iran-Iraq War",
     "Neutral event, 2 ops, Late War, removed after its event. Player attacks Iran or Iraq: die -1 per "
     "enemy-controlled adjacent country; 4+ succeeds: +2 VP and enemy influence there becomes his. Military ops +2 "
     "in any case.",
     "Card text, Deluxe Edition", "Iran attacked by the US while the USSR controls Iraq: die 5 - 1 = 4 succeeds."},
    {"TS-card-103", "Defectors",
     "US event, 2 ops, Early War. As US headline: cancels the USSR headline before anything is resolved, whatever "
     "the ops values; that card is discarded unplayed (scoring cards too). Played for operations by the USSR in an "
     "action round (not on the space race, not discarded): US gains 1 VP. Played by the US in an action round as "
     "event: nothing happens. Edges: As USSR headline: nothing at all, no VP.",
     "Card text, Deluxe Edition; official FAQ 4.2", "The USSR plays it for 2 points of influence: US +1."},
    {"TS-card-104", "The Cambridge Five",
     "USSR event, 2 ops, Early War, optional card. US shows all scoring cards in its hand; USSR may add 1 influence "
     "in one country of a region named on one of them. No event in Late War. Edges: In turns 8 to 10 it gives "
     "operations only. No scoring card in the US hand: nothing.",
     "Card text, Deluxe Edition", "The US shows Africa Scoring: the USSR adds 1 influence in Angola."},
    {"TS-card-105", "Special Relationship",
     "US event, 2 ops, Early War, optional card. If the US controls the UK: without NATO in effect, US +1 in one "
     "country adjacent to the UK; with NATO in effect, US +2 in one Western Europe country and +2 VP. Otherwise "
     "nothing. Condition: the US controls the UK. Edges: Without US control of the UK nothing happens (ts.r39). Both "
     "markers go to one country.",
     "Card text, Deluxe Edition", "The US controls the UK and NATO is in effect: 2 influence in Italy and 2 VP."},
    {"TS-card-106", "NORAD",
     "US event, 3 ops, Early War, removed after its event, optional card. From now on, at the end of every action "
     "round in which DEFCON moved to 2 while the US controls Canada, US may add 1 influence to a country that "
     "already holds US influence. Edges: Moved to 2 in that round is enough, whoever moved it and whatever DEFCON is "
     "at the end of the round. US needs influence somewhere; Canada control is checked at the end of the round.",
     "Card text, Deluxe Edition",
     "A coup in Angola moves DEFCON to 2 while the US controls Canada: the US adds 1 influence where it has some."},
    {"TS-card-107", "Che",
     "USSR event, 3 ops, Mid War, optional card. USSR may coup (ops value of this card) a non-battleground country "
     "in Central America, South America or Africa; if that removed any US influence, a second such coup in a "
     "different country. Edges: Ordinary coups for military ops; both may be declined; the second only if the first "
     "removed US influence.",
     "Card text, Deluxe Edition", "A coup in Zimbabwe removes 1 US influence: a second one in Haiti is allowed."},
    {"TS-card-108", "Our Man in Tehran",
     "US event, 2 ops, Mid War, removed after its event, optional card. If the US controls a Middle East country: US "
     "looks at the top 5 draw-pile cards, may reveal and discard any of them without events; the others go back and "
     "the pile is shuffled. Condition: the US controls a Middle East country. Edges: With fewer than 5 cards left "
     "the discard pile is shuffled in; the printed text is silent about it. Discarded scoring cards are not scored.",
     "Card text, Deluxe Edition", "The US controls Israel: it discards two of the five cards, three go back."},
    {"TS-card-109", "Yuri and Samantha",
     "USSR event, 2 ops, Late War, removed after its event, optional card. For the rest of the turn USSR gains 1 VP "
     "per US coup attempt. Edges: Free coups count too; the VP comes before the roll.",
     "Card text, Deluxe Edition", "Two US coups in the turn: USSR +2."},
    {"TS-card-110", "AWACS Sale to Saudis",
     "US event, 3 ops, Late War, removed after its event, optional card. US +2 in Saudi Arabia. Muslim Revolution "
     "may no longer be played as event.",
     "Card text, Deluxe Edition",
     "Saudi Arabia gets 2 US influence; Muslim Revolution is operations only from now on."},
};

}  // namespace

std::span<const RuleText> cards_en_late() {
  return kTexts;
}

}  // namespace arbiter::ts
