// The rules TS-7 to TS-13 in English: operations, space race, scoring, lasting events.
#include "games/twilight-struggle/texts.hpp"

namespace arbiter::ts {
namespace {

constexpr RuleText kTexts[] = {
    {"TS-7.1", "Cost of a marker",
     "Cost 1 per marker in a country not enemy-controlled, 2 in an enemy-controlled one. Control is re-checked for "
     "every marker.",
     "Deluxe rule book, 6.1.2",
     "Italy (stability 2) holds 2 USSR influence: the first US marker costs 2 and ends control, the next costs 1."},
    {"TS-7.2", "Where influence may be placed",
     "Allowed countries: those holding own influence, those adjacent to one holding own influence, and those "
     "adjacent to the own superpower. All judged on the position at the start of the action round, so markers placed "
     "in this round open nothing new, and markers lost in this round to an enemy event resolved first still count. "
     "For operations inside a headline event: the position before that event; see ts.r06.",
     "Deluxe rule book, 6.1.1",
     "From influence in Iran a marker may go to Pakistan, but in the same round none goes on to India."},
    {"TS-7.3", "All points are spent",
     "All points must be spent; points are lost only when no legal placement is left.", "Deluxe rule book, 6.0",
     "One point is left and every country in reach is enemy-controlled: it is lost."},
    {"TS-7.4", "Influence by events",
     "Influence placed or moved by events ignores adjacency and costs 1 each unless the card says otherwise. DEFCON "
     "never limits placement. Chernobyl forbids the USSR placement by operations in the named region.",
     "Deluxe rule book, 6.1", "Decolonization places in Africa although the USSR holds nothing near."},
    {"TS-8.1", "Coup targets",
     "Target: any country with enemy influence, no own influence or adjacency needed, allowed by DEFCON (4: not "
     "Europe; 3: also not Asia; 2: also not Middle East). The USSR may not coup: US-controlled European countries "
     "under NATO (except France after De Gaulle, West Germany under Willy Brandt), Japan under US/Japan, Europe "
     "under The Reformer.",
     "Deluxe rule book, 6.3.1, 8.1.5", "At DEFCON 3 Italy and Pakistan are barred, Iran is allowed."},
    {"TS-8.2", "The coup roll",
     "Roll 1 die + ops value + modifiers (SALT -1, Latin American Death Squads +1/-1) - 2 x stability. If positive, "
     "remove that much enemy influence; the remainder is added as own influence.",
     "Deluxe rule book, 6.3",
     "Iran (stability 2), 3 ops, die 4: 4 + 3 - 4 = 3. With 2 US influence there both go and the USSR gets 1."},
    {"TS-8.3", "Coups in battlegrounds",
     "A coup attempt in a battleground lowers DEFCON by 1 whatever the result (exception: Nuclear Subs for the US). "
     "Legal at DEFCON 2, but the phasing player loses.",
     "Deluxe rule book, 6.3", "A coup in Panama fails at DEFCON 4: DEFCON falls to 3 all the same."},
    {"TS-8.4", "Military operations of a coup",
     "Military ops rise by the ops value used (max 5), unless the event calls the coup free (Junta, Ortega, Tear "
     "Down this Wall).",
     "Deluxe rule book, 8.2.5",
     "A coup with 3 ops moves the marker from 1 to 4; the free coup of Junta leaves it at 1."},
    {"TS-8.5", "Free coups and realignments",
     "Free coups and free realignments of an event that names a region ignore the DEFCON area limits; a battleground "
     "coup still lowers DEFCON.",
     "Deluxe rule book, 6.3.5", "Tear Down this Wall at DEFCON 3: a coup in Poland is allowed, and DEFCON falls to 2."},
    {"TS-8.6", "Coups under Cuban Missile Crisis",
     "Cuban Missile Crisis against the player: starting any coup, also one granted by an enemy card in the enemy's "
     "round, loses at once, before phasing blame is asked.",
     "Card text, Deluxe Edition",
     "The crisis of the US is in effect; the US plays Che and the USSR takes its coup: the USSR loses."},
    {"TS-8.7", "One target", "One coup uses the whole card; one target.", "Deluxe rule book, 6.3",
     "A 4-ops card makes one coup of value 4, not two of value 2."},
    {"TS-9.1", "Realignment targets",
     "One roll per ops point, one target per roll, chosen after the previous result; the same country may be "
     "targeted again. Targets need enemy influence and are limited by DEFCON like coups, and by NATO and US/Japan "
     "(not by The Reformer, Nuclear Subs or Cuban Missile Crisis). Own influence or adjacency is not needed.",
     "Deluxe rule book, 6.2", "Three ops: two rolls in Cuba, then, after their results, one in Nicaragua."},
    {"TS-9.2", "The realignment roll",
     "Both roll. Each adds +1 per adjacent country he controls, +1 if the own superpower is adjacent, +1 if he has "
     "more influence in the target than the other, and the modifiers (Iran-Contra: US -1, whoever started the roll). "
     "The higher total removes up to the difference from the other's influence, also when the phasing player is the "
     "loser. Ties: nothing. No influence is added, DEFCON does not move, no military ops.",
     "Deluxe rule book, 6.2",
     "Italy: US 4, USSR 3, the US controls France. Dice 3 and 4: 3 + 1 + 1 = 5 against 4, one USSR influence goes."},
    {"TS-9.3", "The bonus roll",
     "The China Card / Vietnam bonus roll is available if all rolls are in Asia / Southeast Asia; it must be there "
     "too.",
     "Deluxe rule book, 6.2",
     "Four rolls in Asia with The China Card: a fifth in Japan is allowed, one in Iran is not."},
    {"TS-10.1", "Space attempts",
     "One attempt per turn with a card of the needed modified ops value; the box entered gives the ops minimum and "
     "the die limit. Success on roll <= limit. Two attempts for a side that stands on box 2 or more while the other "
     "does not; the second is available in the same turn in which box 2 was reached.",
     "Deluxe rule book, 6.4.1-4", "From box 1 to box 2: a value of 2 and a die of 1 to 4."},
    {"TS-10.2", "The card spent in space",
     "The card is discarded without its event, whoever owns it (starred cards are not removed). Scoring cards cannot "
     "be used; The China Card can (it is passed on). After box 8 no more attempts.",
     "Deluxe rule book, 6.4.5, 6.4.6", "The US spends Fidel on the space race: no event, and the card is discarded."},
    {"TS-10.3", "Points and abilities",
     "VP as in the table (first or second to reach). Abilities (boxes 2, 4, 6, 8) belong to the side that is there "
     "or beyond while the other is not; they start and end at once. A box jumped over by One Small Step counts as "
     "reached, without its VP.",
     "Deluxe rule book, 6.4", "The US is first on box 1: 2 VP. The USSR follows: 1 VP."},
    {"TS-10.4", "Moves by events", "Events that move the marker (TS-card-18, TS-card-80) are not attempts.",
     "Deluxe rule book, 6.4",
     "Captured Nazi Scientist moves the marker, and the attempt of the turn is still to come."},
    {"TS-10.5", "Cards in space cost no points", "No Flower Power for a war card, no Defectors VP, in the space race.",
     "Card text, Deluxe Edition", "The US spends Korean War on the space race under Flower Power: no VP for the USSR."},
    {"TS-11.1", "The check",
     "At the check each side compares its marker with the current DEFCON value; the enemy gets the shortfall as VP. "
     "Both shortfalls are netted into one move. Then both go to 0.",
     "Deluxe rule book, 8.2.1", "DEFCON 4, US 2, USSR 3: the US lacks 2 and the USSR 1, so the USSR gains 1 VP."},
    {"TS-11.2", "What counts",
     "Coups count with their modified value, war cards with the number in their text, for the side whose event it "
     "is, even if the other side played the card. Realignments, free coups and a war event that did not occur count "
     "nothing.",
     "Deluxe rule book, 8.2.2-5, 7.6",
     "The US plays Korean War for operations: the war moves the marker of the USSR by 2."},
    {"TS-12.1", "Scoring a region",
     "Region scoring: level (presence / domination / control), +1 per controlled battleground, +1 per controlled "
     "country adjacent to the enemy superpower. Domination needs at least one battleground and one non-battleground "
     "besides more of both counts. Net of both sides. Shuttle Diplomacy and Formosan Resolution change this: "
     "TS-card-73, TS-card-35.",
     "Deluxe rule book, 10.1",
     "Middle East: the US controls Israel, Iran and Lebanon, the USSR Iraq. Domination 5 + 2 against presence 3 + 1: "
     "US +3."},
    {"TS-12.2", "Southeast Asia Scoring", "Southeast Asia Scoring: 1 VP each, Thailand 2; removed after play.",
     "Card text, Deluxe Edition",
     "The US controls Thailand and the Philippines, the USSR Vietnam: 3 against 1, US +2."},
    {"TS-12.3", "20 victory points",
     "20 VP ends the game at once, after all VP of the same event or scoring are netted; separate events in one "
     "round are checked one after another.",
     "Deluxe rule book, 10.2.3, 10.3.1",
     "At US 18 a scoring worth US 4 against USSR 3 leads to US 19: the game goes on."},
    {"TS-12.4", "Sudden ends",
     "Europe Control at Europe Scoring wins. DEFCON 1: the phasing player loses at once, no matter whose event or "
     "choice moved it; the rest of the event does not happen. Cuban Missile Crisis coup and Wargames end it too: see "
     "TS-card-40 and TS-card-100.",
     "Deluxe rule book, 8.1, 10.3",
     "The US plays Lone Gunman at DEFCON 2, the USSR coups Panama with it: DEFCON 1, the US loses."},
    {"TS-12.5", "Final scoring",
     "Final scoring after turn 10: Europe Control wins outright; otherwise all six regions as if scored now plus 1 "
     "VP for the holder of The China Card (face up or down), one total, no 20-VP stop in between. Formosan "
     "Resolution counts, Shuttle Diplomacy does not, Southeast Asia is not scored apart. Positive for the US wins "
     "for the US; 0 is a draw. Order of regions is irrelevant.",
     "Deluxe rule book, 10.3.2",
     "After turn 10 the regions give US +3, and the USSR holds The China Card: US +2 is added to the score."},
    {"TS-13.1", "Traps",
     "Traps (TS-card-42, TS-card-44): at the start of each own action round the trapped player must discard a card "
     "with modified value 2+ (not The China Card) and roll, 1-4 frees from the next round on. Without such a card he "
     "must play his scoring cards, one per round, then sits out. Scoring obligation (TS-5.8) goes first. A bound "
     "Missile Envy of value 2+ is the forced discard. Headlines are not affected; a trap lasts over turn ends.",
     "Card texts, Deluxe Edition; official FAQ 4.2",
     "In Bear Trap the USSR discards a 3-ops card and rolls a 5: the trap goes on, the round is over."},
    {"TS-13.2", "NATO",
     "NATO needs Warsaw Pact Formed or Marshall Plan as prior event. De Gaulle and Willy Brandt lift it for their "
     "country even if they came first; Tear Down this Wall ends Willy Brandt and restores West Germany's protection.",
     "Card texts, Deluxe Edition; official FAQ 4.2",
     "NATO is in effect and Willy Brandt too: the USSR may coup in West Germany, not in US-controlled Italy."},
    {"TS-13.3", "The China Card changes hands",
     "The China Card: Cultural Revolution and Ussuri move it face up, Nixon face down. The Formosan Resolution ends "
     "with a US play of it.",
     "Card texts, Deluxe Edition; official FAQ 4.2",
     "After Nixon Plays the China Card the US has it face down and may use it on the next turn."},
    {"TS-13.4", "Blame for DEFCON 1",
     "DEFCON 1 blame: Duck and Cover, We Will Bury You, KAL-007, a boycotted Olympic Games, Summit, How I Learned, "
     "coups granted by enemy events (Che, Ortega, CIA Created, Lone Gunman, Tear Down this Wall, Junta), Five Year "
     "Plan or Grain Sales into such a card: whoever is phasing loses.",
     "Card texts, Deluxe Edition; official FAQ 4.2",
     "The USSR plays Duck and Cover for operations at DEFCON 2: the USSR loses."},
    {"TS-13.5", "Events that bring a second card",
     "Star Wars, Missile Envy, Five Year Plan and Grain Sales make a second card's event happen: that card is then "
     "treated as played for its event (removed if starred and it occurred).",
     "Card texts, Deluxe Edition; official FAQ 4.2",
     "Star Wars chooses Nuclear Test Ban from the discards: it occurs, and goes back to the discards."},
};

}  // namespace

std::span<const RuleText> rules_en_operations_to_events() {
  return kTexts;
}

}  // namespace arbiter::ts
