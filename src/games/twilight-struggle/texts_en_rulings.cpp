// The contested points in English: question, answer, values, which profile uses which.
#include "games/twilight-struggle/texts.hpp"

namespace arbiter::ts {
namespace {

constexpr RuleText kTexts[] = {
    {"ts.r01", "Containment or Brezhnev Doctrine together with Red Scare/Purge",
     "Both are added first, then the value is limited to 1 to 4: a 4-ops card with +1 and -1 stays 4. Not a switch: "
     "both profiles read it so.",
     "Deluxe rule book, 7.4; all digital logs agree", ""},
    {"ts.r02", "Do the modifiers apply to operations that an event grants \"as with a card of n ops\"?",
     "Yes, and to the operations that follow an event too. The FAQ of 2008 exempts event operations from Red "
     "Scare/Purge; that is older wording and is not used. Not a switch: both profiles read it so.",
     "Deluxe rule book, 7.4.2; all digital logs agree", "CIA Created under Containment gives 2 ops."},
    {"ts.r03", "Area bonuses of The China Card and Vietnam Revolts",
     "Each is +1 outside the limit of 4, and both may be had together: 6 points all in Southeast Asia, 5 under Red "
     "Scare/Purge. The minimum of 1 is taken last: a 1-op card under Red Scare/Purge with the bonus of Vietnam "
     "Revolts is worth 1. Not a switch: both profiles read it so.",
     "Deluxe rule book, 7.4", ""},
    {"ts.r04", "Does the order of headlines use modified values?",
     "No, the printed values; on a tie the US card is first. Not a switch: both profiles read it so.",
     "Deluxe rule book, 4.5C; all digital logs agree", ""},
    {"ts.r05", "Which value do discards, the space minimum and Missile Envy use?",
     "The modified value. For Missile Envy it is the modified value in the hand of the giver; VASSAL compares "
     "printed values. Values: modified, printed. Both profiles: modified.",
     "Deluxe rule book, 7.4.2", "With Containment a 2-ops card of the US satisfies Blockade."},
    {"ts.r06", "From which position is influence placed in operations?",
     "From the position at the start of the action round: countries reached only by markers of the same action are "
     "not open, and influence lost in the same round still counts. Operations inside a headline event use the "
     "position before that event; the printed rules do not name this case. Values: before_event, before_operations. "
     "Both profiles: before_event.",
     "Deluxe rule book, 6.1.1", ""},
    {"ts.r07", "What does a marker cost after control breaks within one action?",
     "The cost is judged anew for every marker. Not a switch: both profiles read it so.",
     "Deluxe rule book, 6.1.2; all digital logs agree", ""},
    {"ts.r08", "May operations points be left unused?",
     "Influence points must be spent while any placement is legal. Realignment rolls were never seen to stop while a "
     "target was left; whether they may is not said, so a stop earns a note and no error. Values: note, yes, no. "
     "Both profiles: note.",
     "Deluxe rule book, 6.0, 6.2", ""},
    {"ts.r09", "Does a failed coup in a battleground lower DEFCON?", "Yes. Not a switch: both profiles read it so.",
     "Deluxe rule book, 6.3; all digital logs agree", ""},
    {"ts.r10", "Free coups and free realignments of Junta, Ortega and Tear Down this Wall",
     "They give no military operations, and the areas that DEFCON bars do not bind them. Not a switch: both profiles "
     "read it so.",
     "Deluxe rule book, 6.3.5, 8.2.5; all digital logs agree", ""},
    {"ts.r11", "Are the coups of Che free?",
     "No: both count as military operations. Not a switch: both profiles read it so.",
     "Card text, Deluxe Edition; digital logs", ""},
    {"ts.r12",
     "Coups from CIA Created, Lone Gunman, ABM Treaty, an Olympic boycott, Grain Sales, Missile Envy and UN "
     "Intervention",
     "They are ordinary operations: DEFCON limits and military operations apply. Not a switch: both profiles read it "
     "so.",
     "Deluxe rule book, 6", ""},
    {"ts.r13", "May the card paired with UN Intervention go to the space race?",
     "The printed rules count the space race among the operations, so it may. The digital version was never seen to "
     "do it: there it earns a note. Values: yes, note, no. Profile rulebook: yes; profile digital: note.",
     "Deluxe rule book, 6.0; VASSAL", ""},
    {"ts.r14", "May a card taken with Missile Envy go to the space race?",
     "The digital version lets it, also in the headline phase. The printed rules are unclear, so it earns a note. A "
     "card drawn with Grain Sales may go there in any case, as it is played normally. The attempt counts for that "
     "turn. Operations granted by ABM Treaty, Olympic Games, CIA Created and Lone Gunman have no card to spend and "
     "cannot go to space. Values: note, yes, no. Profile rulebook: note; profile digital: yes.",
     "Digital logs; Deluxe rule book, 6.4", ""},
    {"ts.r15", "Does a realignment target need enemy influence?", "Yes. Not a switch: both profiles read it so.",
     "Deluxe rule book, 6.2", ""},
    {"ts.r16", "The eighth action round",
     "It is optional. Both eighth rounds come after round 7, the USSR first. Not a switch: both profiles read it so.",
     "Deluxe rule book, 4.5D; digital logs", ""},
    {"ts.r17", "Shuttle Diplomacy",
     "The US names one USSR-controlled battleground of the region; it is ignored as country, as battleground and for "
     "adjacency (only Japan has that point). Presence can vanish. The number of battlegrounds that Control needs is "
     "unchanged; whether the US may do with one less is unclear. It applies to Asia and Middle East Scoring only, "
     "not to Southeast Asia, not to final scoring. Values: unchanged, one_less. Both profiles: unchanged.",
     "Official FAQ 4.2; digital logs", ""},
    {"ts.r18", "Formosan Resolution",
     "Taiwan is one of the battlegrounds for Control, Domination and the point, only while the US controls it; in "
     "Asia Scoring and final scoring, for no other purpose. Not a switch: both profiles read it so.",
     "Official FAQ 4.2", ""},
    {"ts.r19", "When does Flower Power pay?",
     "2 VP once for each war card that the US plays, not in the space race, not for a discard: before the event when "
     "the US plays it as event or headline, before the operations when it is played for operations (after the enemy "
     "event if that came first). Not for Arab-Israeli War after Camp David Accords. A war card paired with UN "
     "Intervention counts as played for operations; no text names that case. Values: yes, no. Both profiles: yes.",
     "Official FAQ 4.2; digital logs", ""},
    {"ts.r19a", "When does NORAD trigger?",
     "At the end of action rounds only, of either side, never after headlines. Not a switch: both profiles read it "
     "so.",
     "Digital logs", ""},
    {"ts.r20", "Who is the player of a war when the opponent plays the card?",
     "The side that owns the event; for a neutral card the side that plays it. Military operations go to that side. "
     "Adjacent control includes the enemy superpower space. Not a switch: both profiles read it so.",
     "Deluxe rule book, 5.2; all digital logs agree", ""},
    {"ts.r21", "When does We Will Bury You pay?",
     "3 VP at the start of the next US action round, unless the US plays UN Intervention as event in it. If it was a "
     "headline, that is the first US action round. It comes before any VP of the US play and may win first. A "
     "trapped US, or one bound to Missile Envy, does not escape. Not a switch: both profiles read it so.",
     "Card text, Deluxe Edition; digital logs", ""},
    {"ts.r22", "What does NATO need?",
     "Warsaw Pact Formed or Marshall Plan as event; without it NATO is good for operations only. Not a switch: both "
     "profiles read it so.",
     "Card text, Deluxe Edition", ""},
    {"ts.r23", "Events with fewer fitting countries or markers than named",
     "As many as possible, never fewer by choice unless the card says may or up to. Not a switch: both profiles read "
     "it so.",
     "Card texts, Deluxe Edition; all digital logs agree", ""},
    {"ts.r24", "Defectors as event in a US action round",
     "Nothing happens; it may be used so. The digital version prints the event all the same. Not a switch: both "
     "profiles read it so.",
     "Card text, Deluxe Edition", ""},
    {"ts.r25", "What happens to a card that Five Year Plan draws?",
     "A scoring card is discarded unscored, a US event that cannot occur is discarded. Defectors drawn in a USSR "
     "round: the digital version gives the US 1 VP; the printed rules do not say so, and nothing happens there. "
     "Values: nothing, us_gains_1. Profile rulebook: nothing; profile digital: us_gains_1.",
     "Digital logs", ""},
    {"ts.r26", "Missile Envy that must be used while trapped",
     "It must be the discard if its modified value is 2 or more. At value 1 another card is discarded and the duty "
     "stays. Not a switch: both profiles read it so.",
     "Official FAQ 4.2; VASSAL", ""},
    {"ts.r27", "Scoring cards discarded by Ask Not or Our Man in Tehran",
     "They are discarded without scoring. Not a switch: both profiles read it so.", "Deluxe rule book, 5.3", ""},
    {"ts.r28", "Which countries are adjacent to the UK for Special Relationship?",
     "Canada, France, Norway and Benelux. Not a switch: both profiles read it so.", "Map of the Deluxe Edition", ""},
    {"ts.r29", "Which regions count for Summit?",
     "The six scoring regions, +1 each for domination or control. Southeast Asia is none of them; Shuttle Diplomacy "
     "and Formosan Resolution do not count. Not a switch: both profiles read it so.",
     "Card text, Deluxe Edition", ""},
    {"ts.r30", "The Cambridge Five shows Southeast Asia Scoring: where may the influence go?",
     "To a country of Southeast Asia. No printed text says so; one implementation agrees. Values: southeast_asia, "
     "asia, nowhere. Both profiles: southeast_asia.",
     "An implementation; no printed source", ""},
    {"ts.r31", "Who wins when Wargames leaves the score at 0?",
     "It is a draw. Older digital releases were said to give ties to the US. Values: draw, us_wins. Both profiles: "
     "draw.",
     "No printed source", ""},
    {"ts.r32", "What does Chernobyl stop?",
     "Placement by operations only. Southeast Asia belongs to Asia. Not a switch: both profiles read it so.",
     "Card text, Deluxe Edition", ""},
    {"ts.r33", "Does Latin American Debt Crisis leave the game after its event?",
     "No: the Deluxe list and the digital version show no star. One implementation stars it. Values: not_starred, "
     "starred. Both profiles: not_starred.",
     "Deluxe card list; digital version", ""},
    {"ts.r34", "Military operations and held scoring cards: which comes first?",
     "Military operations give VP first, then held scoring cards are revealed. A side that reaches 20 VP in the "
     "first while it holds a scoring card loses; read literally, the order of the Deluxe rules would let it win. A "
     "note gives both readings. Values: held_card_loses, military_vp_wins. Both profiles: held_card_loses.",
     "Deluxe rule book, 4.5E, 4.5F; newer rule text; VASSAL", ""},
    {"ts.r35", "Does a face-down China Card give its point after turn 10?",
     "Yes. Not a switch: both profiles read it so.", "Deluxe rule book, 10.3.2; digital logs", ""},
    {"ts.r36", "Final scoring", "One net award; the score may pass 20. Not a switch: both profiles read it so.",
     "Deluxe rule book, 10.3.2", ""},
    {"ts.r37", "An event that cannot occur and one without effect",
     "The first leaves a starred card in the game; the second counts as played, and a starred card is removed. Not a "
     "switch: both profiles read it so.",
     "Deluxe rule book, 5.2; all digital logs agree", ""},
    {"ts.r38", "May an own or neutral event that cannot occur be chosen, just to discard the card?",
     "VASSAL and the digital version forbid it. The printed rules are silent, so there it earns a note. Values: "
     "note, no, yes. Profile rulebook: note; profile digital: no.",
     "VASSAL; digital version", ""},
    {"ts.r39", "Conditions of Kitchen Debates, One Small Step, Star Wars, Our Man in Tehran and Special Relationship",
     "They are real conditions: without them the event does not occur. For Special Relationship without US control "
     "of the UK the digital version prints the event, which then has no effect. Values: does_not_occur, "
     "without_effect. Profile rulebook: does_not_occur; profile digital: without_effect.",
     "Card texts, Deluxe Edition; digital logs", ""},
    {"ts.r40", "South African Unrest: may the 2 markers be split over both neighbours?",
     "The Deluxe text puts both into one country. The digital version allowed a split: there it earns a note. "
     "Values: no, note, yes. Profile rulebook: no; profile digital: note.",
     "Card text, Deluxe Edition; digital logs", ""},
    {"ts.r41", "Warsaw Pact Formed and Pershing II Deployed",
     "Exactly 4 and 3 countries, as far as there are so many; older texts say up to. Not a switch: both profiles "
     "read it so.",
     "Card texts, Deluxe Edition", ""},
    {"ts.r42", "Which operations granted by events are optional?",
     "Those of CIA Created, Lone Gunman, an Olympic boycott, a returned Grain Sales card, Junta, Ortega, Che, Tear "
     "Down this Wall, KAL-007 and Glasnost. Not a switch: both profiles read it so.",
     "Card texts, Deluxe Edition", ""},
    {"ts.r43", "Cuban Missile Crisis",
     "Both markers come from one country; it may be ended at any moment; it beats the blame of the phasing player "
     "and Nuclear Subs; it covers free coups. Not a switch: both profiles read it so.",
     "Card text, Deluxe Edition", ""},
    {"ts.r44", "Does Nuclear Subs cover free coups of events?",
     "Yes, as in VASSAL. The printed text names operations only; no case is on record. Values: exempt, "
     "lowers_defcon. Both profiles: exempt.",
     "VASSAL; card text, Deluxe Edition", ""},
    {"ts.r45", "Red Scare/Purge or Latin American Death Squads twice in one turn",
     "The effects add up. Not a switch: both profiles read it so.", "Card texts, Deluxe Edition; VASSAL", ""},
    {"ts.r46", "Scoring cards against Missile Envy, traps and The China Card",
     "The duty to play scoring cards comes first. Not a switch: both profiles read it so.",
     "Deluxe rule book, 10.1.5, 9.5; digital logs", ""},
    {"ts.r47", "A trapped side without a fitting discard",
     "It must play its scoring cards, one a round, then it sits out. Older text and VASSAL: it may. Values: must, "
     "may. Both profiles: must.",
     "Card texts, Deluxe Edition", ""},
    {"ts.r48", "Defectors reached through another card in the headline phase",
     "Drawn by Grain Sales or Five Year Plan it cancels the USSR headline if that is not resolved yet. Not a switch: "
     "both profiles read it so.",
     "Official FAQ 4.2", ""},
    {"ts.r49", "May the ability of space box 6 discard a scoring card?",
     "No: it would be held at the check. No printed text decides it; VASSAL checks hands first. Values: no, note, "
     "yes. Both profiles: no.",
     "VASSAL; no printed source", ""},
    {"ts.r50", "Whose military operations does Arms Race compare in the other side's round?",
     "Those of the player of the event. The text says phasing player. Values: player, phasing_player. Both profiles: "
     "player.",
     "Card text, Deluxe Edition", ""},
    {"ts.r51", "May Star Wars choose an enemy event?",
     "Yes; the enemy carries it out. Not a switch: both profiles read it so.", "Card text, Deluxe Edition", ""},
    {"ts.r52", "Which rolls does Iran-Contra Scandal touch?",
     "The US die of every realignment roll, whoever started it. Not a switch: both profiles read it so.",
     "Card text, Deluxe Edition; all digital logs agree", ""},
    {"ts.r53", "NATO, US/Japan Mutual Defense Pact and The Reformer",
     "Their bans are strict; no digital log breaks one. Not a switch: both profiles read it so.",
     "Card texts, Deluxe Edition; all digital logs agree", ""},
    {"ts.r54", "Both sides hold a scoring card at the end of a turn",
     "No source decides it: it is reported and taken as a draw. Values: draw, us_loses, ussr_loses. Both profiles: "
     "draw.",
     "No source", ""},
};

}  // namespace

std::span<const RuleText> rulings_en() {
  return kTexts;
}

}  // namespace arbiter::ts
