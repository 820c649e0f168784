// The cards 36 to 81 in English: effect, conditions, edges.
#include "games/twilight-struggle/texts.hpp"

namespace arbiter::ts {
namespace {

constexpr RuleText kTexts[] = {
    {"TS-card-36", "Brush War",
     "Neutral event, 3 ops, Mid War. Attack any country of stability 1 or 2: die -1 per enemy-controlled adjacent "
     "country; 3+ succeeds: player +1 VP and enemy influence there becomes his. Military ops +3 in any case. "
     "NATO-protected countries are barred to the USSR. Edges: Stability 1 or 2, any region, DEFCON irrelevant. No "
     "enemy influence needed.",
     "Card text, Deluxe Edition", "Nicaragua attacked by the US while the USSR controls Cuba: die 4 - 1 = 3 succeeds."},
    {"TS-card-37", "Central America Scoring", "Scoring card, Mid War. Score Central America (see TS-12.1).",
     "Card text, Deluxe Edition",
     "The US controls Panama, the USSR Cuba and Haiti: 1 + 1 against 1 + 1 and 1 more for Cuba beside the USA, USSR "
     "+1."},
    {"TS-card-38", "Southeast Asia Scoring",
     "Scoring card, Mid War, removed after its event. Each side gains 1 VP per controlled Southeast Asia country, "
     "Thailand 2; net difference.",
     "Card text, Deluxe Edition", "The US controls Thailand and Malaysia, the USSR Vietnam: US +2."},
    {"TS-card-39", "Arms Race",
     "Neutral event, 3 ops, Mid War. If the player has more military ops than the opponent: +1 VP, or +3 VP instead "
     "when he also meets the requirement (military ops >= DEFCON). Condition: the player has more military "
     "operations than the opponent. Edges: Used in the other side's round (TS-card-67, TS-card-85): see ts.r50.",
     "Card text, Deluxe Edition", "DEFCON 3, the player has 3 military operations and the opponent 2: 3 VP."},
    {"TS-card-40", "Cuban Missile Crisis",
     "Neutral event, 3 ops, Mid War, removed after its event. DEFCON becomes 2. For the rest of the turn any coup "
     "attempt by the opponent loses him the game. The opponent may end this at any time: USSR by removing 2 of its "
     "influence from Cuba, US by removing 2 of its influence from West Germany, or 2 from Turkey. Edges: Both "
     "markers come from the same country; with fewer than 2 there it cannot be ended. At any time includes the other "
     "side's action rounds and the instant before his own coup. Later DEFCON changes do not end it. A coup granted "
     "by an event of the other side (Junta, Tear Down, Che ...) loses too; this beats the phasing-player rule and "
     "Nuclear Subs. Realignments stay legal.",
     "Card text, Deluxe Edition", "The US is threatened: it takes 2 of its influence off Turkey and may coup again."},
    {"TS-card-41", "Nuclear Subs",
     "US event, 2 ops, Mid War, removed after its event. For the rest of the turn coups in battlegrounds made with "
     "US operations do not lower DEFCON. Events that move DEFCON still do. Does not help against Cuban Missile "
     "Crisis. Edges: Free coups of events in the same turn: see ts.r44.",
     "Card text, Deluxe Edition", "A US coup in Panama at DEFCON 2: DEFCON stays 2."},
    {"TS-card-42", "Quagmire",
     "USSR event, 3 ops, Mid War, removed after its event. At the start of each US action round: US must discard a "
     "hand card worth 2+ ops (after modifiers, no event, China Card excluded) and roll; 1-4 ends the effect from the "
     "next round on, otherwise it repeats. The round is used up. Without such a card US must play its scoring cards, "
     "one per round, and then sits out the remaining rounds of the turn. Ends NORAD. Edges: Does not touch "
     "headlines, lasts across turns. If the scoring cards in hand are as many as the rounds left, a scoring card "
     "must be played instead of the discard. Missile Envy that must be used next is the forced discard if its value "
     "is still 2+. A 1-op card raised to 2 qualifies, a 2-op card lowered to 1 does not. UN Intervention as event, "
     "operations, space race and the China Card are impossible; an optional 8th round may be passed.",
     "Card text, Deluxe Edition", "The US discards a 2-ops card and rolls 4: free from the next round on."},
    {"TS-card-43", "SALT Negotiations",
     "Neutral event, 3 ops, Mid War, removed after its event. DEFCON +2. For the rest of the turn all coups have -1 "
     "to the roll (both sides). Player may take one non-scoring card from the discard pile into hand after showing "
     "it. Edges: The taken card may bring the hand above its limit; it is not an extra action. Applies to both sides "
     "and to free coups.",
     "Card text, Deluxe Edition", "DEFCON 3 becomes 5, and the player takes a discarded 4-ops card."},
    {"TS-card-44", "Bear Trap",
     "US event, 3 ops, Mid War, removed after its event. At the start of each USSR action round: USSR must discard a "
     "hand card worth 2+ ops (after modifiers, no event, China Card excluded) and roll; 1-4 ends the effect from the "
     "next round on, otherwise it repeats. The round is used up. Without such a card USSR must play its scoring "
     "cards, one per round, and then sits out the remaining rounds of the turn. Edges: Does not touch headlines, "
     "lasts across turns. If the scoring cards in hand are as many as the rounds left, a scoring card must be played "
     "instead of the discard. Missile Envy that must be used next is the forced discard if its value is still 2+. A "
     "1-op card raised to 2 qualifies, a 2-op card lowered to 1 does not. UN Intervention as event, operations, "
     "space race and the China Card are impossible; an optional 8th round may be passed.",
     "Card text, Deluxe Edition", "The USSR discards a 2-ops card and rolls 5: still trapped."},
    {"TS-card-45", "Summit",
     "Neutral event, 1 op, Mid War. Both roll, each +1 per region he dominates or controls; higher total gains 2 VP "
     "and may move DEFCON one step either way. Ties: nothing, no reroll. Edges: Winner's DEFCON change may end the "
     "game: the phasing player loses, not the winner.",
     "Card text, Deluxe Edition", "The US dominates two regions: its die counts 2 more."},
    {"TS-card-46", "How I Learned to Stop Worrying",
     "Neutral event, 2 ops, Mid War, removed after its event. Player sets DEFCON to any value 1-5 and his military "
     "ops to 5. Edges: Setting 1 is legal and loses the game for the phasing player, so an enemy who triggers it "
     "through Grain Sales or Star Wars in your round wins.",
     "Card text, Deluxe Edition", "DEFCON is set to 5, the marker of the player to 5."},
    {"TS-card-47", "Junta",
     "Neutral event, 2 ops, Mid War. Player +2 influence in one Central or South America country, then may make one "
     "free coup or free realignment rolls (ops value of this card, modified) in Central or South America. Edges: "
     "Influence first, then coup or realignments; the second half may be declined. DEFCON area limits ignored, a "
     "battleground coup still lowers DEFCON, no military ops.",
     "Card text, Deluxe Edition", "2 influence in Panama, then a free coup in Cuba at DEFCON 3: DEFCON 2."},
    {"TS-card-48", "Kitchen Debates",
     "US event, 1 op, Mid War, removed after its event. Only if the US controls more battlegrounds than the USSR on "
     "the whole board: US +2 VP. Condition: the US controls more battlegrounds than the USSR. Edges: Equal or fewer: "
     "the event does not occur, the card stays in the game.",
     "Card text, Deluxe Edition", "The US controls 8 battlegrounds and the USSR 7: US +2."},
    {"TS-card-49", "Missile Envy",
     "Neutral event, 2 ops, Mid War. Opponent hands over the card of highest modified value in his hand (his choice "
     "on ties, no China Card, no scoring card). If it carries the player's event or a neutral event that can occur, "
     "that event happens at once; if it carries the opponent's event, the player uses its ops (with his own "
     "modifiers) without the event. Missile Envy goes to the opponent, who must use it for operations in his next "
     "action round. Edges: The highest value is the holder's modified value: with Brezhnev Doctrine in effect a 3-op "
     "and a 4-op card tie (ts.r05). The received Missile Envy cannot be headlined, spaced or held in the next action "
     "round; it gives no event. Scoring card obligation comes first: if it fills the last round, Missile Envy waits "
     "for the next turn's first action round. In the headline phase the obligation starts with action round 1. An "
     "opponent with scoring cards only, or with no card, hands over nothing. Event half with unmet condition: "
     "nothing happens, the card is discarded.",
     "Card text, Deluxe Edition",
     "The opponent holds a 3-ops and two 4-ops cards: one of the two 4-ops cards is handed over."},
    {"TS-card-50", "We Will Bury You",
     "USSR event, 4 ops, Mid War, removed after its event. DEFCON -1. Unless the US plays UN Intervention as event "
     "in its next action round, USSR gains 3 VP, before any US VP award of that round. Edges: The 3 VP come before "
     "anything the US card of that round does. Missile Envy forced on the US in that round does not excuse it.",
     "Card text, Deluxe Edition", "The US plays a coup in its next round: the USSR gains 3 VP before the coup."},
    {"TS-card-51", "Brezhnev Doctrine",
     "USSR event, 3 ops, Mid War, removed after its event. For the rest of the turn USSR operations cards are worth "
     "+1 (max 4).",
     "Card text, Deluxe Edition", "A 2-ops card of the USSR places 3 markers."},
    {"TS-card-52", "Portuguese Empire Crumbles",
     "USSR event, 2 ops, Mid War, removed after its event. USSR +2 in Angola and +2 in SE African States.",
     "Card text, Deluxe Edition", ""},
    {"TS-card-53", "South African Unrest",
     "USSR event, 2 ops, Mid War. Either USSR +2 in South Africa, or +1 in South Africa and +2 in one country "
     "adjacent to it (Angola or Botswana). Edges: Older printings let the 2 be split over both neighbours: see "
     "ts.r40.",
     "Card text, Deluxe Edition", "1 marker in South Africa and 2 in Angola."},
    {"TS-card-54", "Allende", "USSR event, 1 op, Mid War, removed after its event. USSR +2 in Chile.",
     "Card text, Deluxe Edition", ""},
    {"TS-card-55", "Willy Brandt",
     "USSR event, 2 ops, Mid War, removed after its event. USSR +1 VP and +1 in West Germany. NATO no longer "
     "protects West Germany. Cannot occur once Tear Down this Wall has occurred.",
     "Card text, Deluxe Edition", "After NATO the USSR may coup in West Germany again."},
    {"TS-card-56", "Muslim Revolution",
     "USSR event, 4 ops, Mid War. Remove all US influence from 2 of: Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, "
     "Syria, Jordan. Cannot occur once AWACS Sale to Saudis has occurred.",
     "Card text, Deluxe Edition", "Iran and Egypt lose all US influence."},
    {"TS-card-57", "ABM Treaty",
     "Neutral event, 4 ops, Mid War. DEFCON +1, then the player conducts operations as with a 4-ops card. Edges: "
     "Operations are part of the event, so they happen in the headline phase and through Missile Envy or Star Wars "
     "too.",
     "Card text, Deluxe Edition", "DEFCON 3 becomes 4, so Asia opens for a coup of value 4."},
    {"TS-card-58", "Cultural Revolution",
     "USSR event, 3 ops, Mid War, removed after its event. If the US holds The China Card, USSR takes it face up "
     "(playable). If USSR already holds it, USSR +1 VP.",
     "Card text, Deluxe Edition", "The USSR already holds The China Card: it gains 1 VP."},
    {"TS-card-59", "Flower Power",
     "USSR event, 4 ops, Mid War, removed after its event. USSR gains 2 VP each time the US plays a war card "
     "(TS-card-11, TS-card-13, TS-card-24, TS-card-36, TS-card-102) for event, headline or operations; not when sent "
     "to the space race or discarded. Cannot occur once An Evil Empire has occurred. Edges: Arab-Israeli War made "
     "unplayable by Camp David Accords no longer triggers it. A war card paired with UN Intervention: see ts.r19.",
     "Card text, Deluxe Edition; official FAQ 4.2", "The US plays Brush War as its headline: USSR +2 before the war."},
    {"TS-card-60", "U2 Incident",
     "USSR event, 3 ops, Mid War, removed after its event. USSR +1 VP; +1 VP more if UN Intervention is played as "
     "event by either side later this turn. Edges: Only an event play of UN Intervention counts.",
     "Card text, Deluxe Edition",
     "The US plays UN Intervention as event later in the turn: the USSR gains another VP."},
    {"TS-card-61", "OPEC",
     "USSR event, 3 ops, Mid War. USSR +1 VP per USSR-controlled country among Egypt, Iran, Libya, Saudi Arabia, "
     "Iraq, Gulf States, Venezuela. Cannot occur once North Sea Oil has occurred.",
     "Card text, Deluxe Edition", "The USSR controls Iran, Iraq and Venezuela: 3 VP."},
    {"TS-card-62", "Lone Gunman",
     "USSR event, 1 op, Mid War, removed after its event. US shows its hand (at that moment only); the USSR may then "
     "conduct operations with this card's ops value (1, modified). Edges: Played by the US at DEFCON 2 and the USSR "
     "coups a battleground: DEFCON 1, the US (phasing) loses. Under Cuban Missile Crisis against the USSR that coup "
     "loses for the USSR instead.",
     "Card text, Deluxe Edition", "The USSR spends the 1 op on a marker in Angola."},
    {"TS-card-63", "Colonial Rear Guards",
     "US event, 2 ops, Mid War. US +1 in each of 4 different countries of Africa and/or Southeast Asia.",
     "Card text, Deluxe Edition", "One marker each in Kenya, Nigeria, Indonesia and Vietnam."},
    {"TS-card-64", "Panama Canal Returned",
     "US event, 1 op, Mid War, removed after its event. US +1 in Panama, Costa Rica and Venezuela.",
     "Card text, Deluxe Edition", ""},
    {"TS-card-65", "Camp David Accords",
     "US event, 2 ops, Mid War, removed after its event. US +1 VP and +1 in Israel, Jordan and Egypt. Arab-Israeli "
     "War may no longer be played as event.",
     "Card text, Deluxe Edition", "The USSR plays Arab-Israeli War later: it may use it for operations only."},
    {"TS-card-66", "Puppet Governments",
     "US event, 2 ops, Mid War, removed after its event. US may add 1 influence in each of up to 3 countries that "
     "hold no influence of either side.",
     "Card text, Deluxe Edition", "Iran, Nigeria and Chile are empty: one marker each."},
    {"TS-card-67", "Grain Sales to Soviets",
     "US event, 2 ops, Mid War. US draws one random USSR hand card (China Card excluded) and either plays it (event, "
     "operations or space race under normal rules, with US modifiers; a scoring card is scored) or gives it back. If "
     "given back, or USSR hand is empty, US may conduct operations with the value of this card. Edges: Played in a "
     "USSR round the USSR stays phasing: any drop to DEFCON 1 loses for the USSR. May be combined with UN "
     "Intervention from the US hand. Drawn Defectors in the headline phase may be played at once and cancels a USSR "
     "headline that is not resolved yet. USSR modifiers (Brezhnev) do not pass to the US.",
     "Card text, Deluxe Edition",
     "The US draws Flower Power: it may play it for 4 ops, and the USSR has its event, or give it back and use 2 ops."},
    {"TS-card-68", "John Paul II Elected Pope",
     "US event, 2 ops, Mid War, removed after its event. Poland: USSR -2, US +1. Makes Solidarity playable.",
     "Card text, Deluxe Edition", ""},
    {"TS-card-69", "Latin American Death Squads",
     "Neutral event, 2 ops, Mid War. For the rest of the turn, coups in Central and South America: player +1, "
     "opponent -1 to the roll. Edges: A second play in the same turn stacks or cancels out.",
     "Card text, Deluxe Edition", "Played by the US: US coups in Chile get +1, USSR coups there -1."},
    {"TS-card-70", "OAS Founded",
     "US event, 1 op, Mid War, removed after its event. US +2 influence in Central and/or South America.",
     "Card text, Deluxe Edition", ""},
    {"TS-card-71", "Nixon Plays the China Card",
     "US event, 2 ops, Mid War, removed after its event. If the US holds The China Card: US +2 VP. Otherwise US "
     "takes it face down (not playable this turn).",
     "Card text, Deluxe Edition", "The USSR holds The China Card face up: it lies before the US face down."},
    {"TS-card-72", "Sadat Expels Soviets",
     "US event, 1 op, Mid War, removed after its event. Egypt: remove all USSR influence, US +1.",
     "Card text, Deluxe Edition",
     "Egypt holds 2 USSR and 1 US influence: it ends with none of the USSR and 2 of the US."},
    {"TS-card-73", "Shuttle Diplomacy",
     "US event, 3 ops, Mid War. Stays in front of the US. At the next Asia or Middle East scoring (not Southeast "
     "Asia) one USSR battleground of that region, chosen by the US, is ignored entirely: not a country, not a "
     "battleground, no adjacency point. Then this card goes to the discard pile. Not used in final scoring. Edges: "
     "If the ignored country was the only USSR one, the USSR has no presence. The number of battlegrounds needed for "
     "Control stays the same, so the USSR cannot reach Control; for the US see ts.r17. With no USSR battleground in "
     "the region it is discarded without effect.",
     "Card text, Deluxe Edition; official FAQ 4.2",
     "Middle East Scoring: the USSR controls Iraq and Libya; Libya is left out, Iraq is scored."},
    {"TS-card-74", "The Voice of America",
     "US event, 2 ops, Mid War. Remove 4 USSR influence from non-European countries, at most 2 per country.",
     "Card text, Deluxe Edition", "2 go from Angola and 2 from Iran; none may go from Poland."},
    {"TS-card-75", "Liberation Theology",
     "USSR event, 2 ops, Mid War. USSR +3 influence in Central America, at most 2 per country.",
     "Card text, Deluxe Edition", "2 in Cuba and 1 in Nicaragua."},
    {"TS-card-76", "Ussuri River Skirmish",
     "US event, 3 ops, Mid War, removed after its event. If the USSR holds The China Card, US takes it face up "
     "(playable). If the US already holds it: US +4 influence in Asia, at most 2 per country.",
     "Card text, Deluxe Edition", "The US holds The China Card: 2 influence in India and 2 in Pakistan."},
    {"TS-card-77", "Ask Not What Your Country Can Do For You...",
     "US event, 3 ops, Mid War, removed after its event. US may discard any number of hand cards (scoring cards too) "
     "and draw as many; the number is fixed before drawing. Edges: The China Card cannot be discarded; drawing may "
     "cause a reshuffle that includes the cards just discarded.",
     "Card text, Deluxe Edition", "Three cards are discarded, among them Asia Scoring, and three are drawn."},
    {"TS-card-78", "Alliance for Progress",
     "US event, 3 ops, Mid War, removed after its event. US +1 VP per US-controlled battleground in Central and "
     "South America. Edges: 0 VP still counts as played: removed.",
     "Card text, Deluxe Edition", "The US controls Mexico, Panama and Chile: 3 VP."},
    {"TS-card-79", "Africa Scoring", "Scoring card, Mid War. Score Africa (see TS-12.1).", "Card text, Deluxe Edition",
     "The USSR controls Angola and Zimbabwe, the US nothing: 4 + 1, USSR +5."},
    {"TS-card-80", "One Small Step...",
     "Neutral event, 2 ops, Mid War. If the player is behind on the space race: advance 2 boxes, taking the VP of "
     "the second box only. Condition: the player is behind on the space race. Edges: Box passed through counts as "
     "reached (its ability, and ending the enemy's), but gives no VP. Not a space attempt.",
     "Card text, Deluxe Edition", "From box 1 to box 3: the points of box 3, none of box 2."},
    {"TS-card-81", "South America Scoring", "Scoring card, Mid War. Score South America (see TS-12.1).",
     "Card text, Deluxe Edition", "The US controls Chile, Argentina and Peru, the USSR nothing: 5 + 2, US +7."},
};

}  // namespace

std::span<const RuleText> cards_en_mid() {
  return kTexts;
}

}  // namespace arbiter::ts
