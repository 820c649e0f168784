// The cards 1 to 30 in English: effect, conditions, edges.
#include "games/labyrinth/texts.hpp"

namespace arbiter::lab {
namespace {

constexpr std::string_view kSource = "Card text, second edition";

constexpr RuleText kTexts[] = {
    {"LAB-card-1", "Backlash",
     "US event, 1 op. Playable if a plot without a Backlash tag lies in a Muslim country; Iran is none. The US tags "
     "one "
     "such marker, unseen. When it resolves, its Funding change is turned round: -1, or -2 in a Good country; a WMD "
     "sets Funding to 1. Edges: everything else about the plot stays; the tag goes with its marker.",
     kSource, "A tagged Plot 3 resolves in Poor Yemen at Funding 5: Funding 4."},
    {"LAB-card-2", "Biometrics",
     "US event, 1 op, lapsing. Until the end of the turn no cell may Travel to a country that isn't adjacent, and "
     "Travel "
     "to an adjacent Good country needs a die of 1. Edges: moving within a country stays automatic; so does the travel "
     "that Clean Operatives or Schengen Visas grants, and that of Radicalization (LAB-9.4.3).",
     kSource, "A cell in Pakistan may go to Poor Afghanistan without a roll, but not to Morocco."},
    {"LAB-card-3", "CTR",
     "US event, 1 op. Playable if the US is Soft. Place a CTR marker in Russia, and one in Central Asia if that is "
     "Ally "
     "or Neutral. The markers bar HEU, Kazakh Strain and Loose Nuke from their countries. Edges: an unmarked Central "
     "Asia gets none and isn't tested; Ex-KGB takes off the marker in Russia only.",
     kSource, "Central Asia is an Adversary: only Russia is marked."},
    {"LAB-card-4", "Moro Talks",
     "US event, 1 op, removed after its event. Test the Philippines, Funding -1, mark the Philippines. Abu Sayyaf is "
     "blocked from now on, and ends if it is in play. Edges: Troops already there stay.",
     kSource, "Abu Sayyaf is marked: its marker goes, and plots there cost no Prestige any more."},
    {"LAB-card-5", "NEST",
     "US event, 1 op, removed after its event. Mark the United States: WMD plots there are placed and kept face up; in "
     "the solitaire game all plots there, while the Jihadist has a WMD. Edges: it changes what the US sees, not what "
     "it "
     "may do.",
     kSource, "A WMD is placed in the United States: everybody sees it, and Alert can look for it."},
    {"LAB-card-6", "Sanctions",
     "US event, 1 op. Playable if Patriot Act is marked. Funding -2. Edges: Funding never falls below 1. Card 7 is the "
     "same event.",
     kSource, "Funding 2: it falls to 1."},
    {"LAB-card-7", "Sanctions", "The same event as LAB-card-6.", kSource, ""},
    {"LAB-card-8", "Special Forces",
     "US event, 1 op. Playable if a cell is in a country with Troops or adjacent to one. The US removes one such cell. "
     "Edges: NATO counts as Troops, Sadr as a cell; Iran's cells may be taken; Patriot Act cuts the US off; the last "
     "cell leaves a cadre (LAB-4.8.4). Cards 9 and 10 are the same event.",
     kSource, "Troops in Saudi Arabia: the active cell in the Gulf States is removed, a cadre stays."},
    {"LAB-card-9", "Special Forces", "The same event as LAB-card-8.", kSource, ""},
    {"LAB-card-10", "Special Forces", "The same event as LAB-card-8.", kSource, ""},
    {"LAB-card-11", "Abbas",
     "US event, 2 ops, removed after its event. Mark Abbas, which makes Quartet playable. Unless Troops are in "
     "Overstretch or a country adjacent to Israel is under Islamist Rule: Prestige +1, Funding -2. Edges: the marker "
     "comes in any case; it goes when a plot resolves in Israel.",
     kSource, "Troops in Overstretch: Abbas is marked, and that is all."},
    {"LAB-card-12", "Al-Azhar",
     "US event, 2 ops. Test Egypt. Funding -4, or -2 if a country is under Islamist Rule. Edges: an Egypt already "
     "tested isn't tested again.",
     kSource, "Sudan is under Islamist Rule, Funding 9: it falls to 7."},
    {"LAB-card-13", "Anbar Awakening",
     "US event, 2 ops. Playable with Troops in Iraq or Syria. Place an Aid marker in one of the two that has Troops, "
     "Prestige +1, mark Anbar Awakening: Al-Anbar is blocked, and ends if it is in play. Edges: the marker stays for "
     "the game.",
     kSource, "Troops in Iraq only: the Aid goes to Iraq, not to Syria."},
    {"LAB-card-14", "Covert Action",
     "US event, 2 ops. Playable if a country is an Adversary. The US picks one and rolls: 4 to 6 makes it Neutral. "
     "Edges: a country under Islamist Rule may be picked; its governance stays.",
     kSource, "Libya is an Adversary: a 4 makes it Neutral, a 3 does nothing."},
    {"LAB-card-15", "Ethiopia Strikes",
     "US event, 2 ops, removed after its event. Playable if Somalia or Sudan is under Islamist Rule. One of them "
     "becomes "
     "Poor and Neutral; the US picks if both are. Edges: pieces there stay.",
     kSource, "Both are under Islamist Rule: the US frees Somalia, Sudan stays as it is."},
    {"LAB-card-16", "Euro-Islam",
     "US event, 2 ops, removed after its event. The US sets the posture of Benelux, marked or not. Funding -1 if no "
     "country is under Islamist Rule.",
     kSource, "Funding 5, no Islamist Rule: Benelux is set to Soft, Funding 4."},
    {"LAB-card-17", "FSB",
     "US event, 2 ops. The Jihadist discards Loose Nuke, HEU and Kazakh Strain, those that he holds. Only if he holds "
     "none of them, the US removes a cell from Russia or Central Asia. Edges: always playable; the last cell leaves a "
     "cadre.",
     kSource, "HEU is in his hand: it is discarded, and the cell in Russia stays."},
    {"LAB-card-18", "Intel Community",
     "US event, 2 ops. The US sees the Jihadist's hand and conducts one operation of value 1. Then it may play one "
     "more "
     "card from its hand in any way, which doesn't count among the two of the phase. Edges: Reserves can't raise the "
     "operation (LAB-6.3.3.1); the extra card can't serve Reassessment.",
     kSource, "It moves Troops to the track with 1 op, then plays Sharia, and still has its second card."},
    {"LAB-card-19", "Kemalist Republic",
     "US event, 2 ops. Turkey becomes a Fair Ally, whatever it was. Edges: no test; a Good Turkey falls to Fair, "
     "Islamist Rule ends.",
     kSource, "Turkey is unmarked: it is a Fair Ally now."},
    {"LAB-card-20", "King Abdullah",
     "US event, 2 ops, removed after its event. Jordan becomes a Fair Ally, whatever it was. Prestige +1, Funding -1.",
     kSource, "Prestige 5, Funding 5: 6 and 4."},
    {"LAB-card-21", "Let's Roll!",
     "US event, 2 ops. Playable with a plot in an Ally or in a Good country, the US among them. The US removes one "
     "such "
     "marker and reveals it, draws a card, and sets the posture of one non-Muslim country other than the US and "
     "Israel. "
     "Edges: a WMD leaves the game; Iran has no posture.",
     kSource, "A plot in Jordan, an Ally: it goes back to the Available Plots, and Spain is set to Hard."},
    {"LAB-card-22", "Mossad & Shin Bet",
     "US event, 2 ops. Playable with a cell in Israel, Jordan or Lebanon. All cells in the three countries are "
     "removed. "
     "Edges: each country that is emptied gets a cadre.",
     kSource, "A cell in Israel and two in Lebanon: all three go to the track, two cadres stay."},
    {"LAB-card-23", "Predator",
     "US event, 2 ops. Playable with a cell in a Muslim country; Iran is none. The US removes one such cell. Edges: "
     "Islamist Rule is no shelter; the last cell leaves a cadre. Cards 24 and 25 are the same event.",
     kSource, "A sleeper and an active cell in Yemen: the US says which one goes."},
    {"LAB-card-24", "Predator", "The same event as LAB-card-23.", kSource, ""},
    {"LAB-card-25", "Predator", "The same event as LAB-card-23.", kSource, ""},
    {"LAB-card-26", "Quartet",
     "US event, 2 ops. Playable if Abbas is marked, Troops aren't in Overstretch, and no country adjacent to Israel is "
     "under Islamist Rule. Prestige +2, Funding -3.",
     kSource, "Prestige 5, Funding 5: 7 and 2. Lebanon under Islamist Rule: not playable."},
    {"LAB-card-27", "Saddam Captured",
     "US event, 2 ops, removed after its event. Playable with Troops in Iraq. Place an Aid marker in Iraq, Prestige "
     "+1, "
     "mark Saddam Captured: Saddam is blocked, and FREs places 2 cells in place of 4.",
     kSource, "Prestige 5: 6, and Iraq has one Aid more."},
    {"LAB-card-28", "Sharia",
     "US event, 2 ops. The US takes one Besieged Regime marker off. Edges: an unmarked country may have one; with none "
     "on the map the event does nothing.",
     kSource, "Somalia begins the game with a marker: it goes."},
    {"LAB-card-29", "Tony Blair",
     "US event, 2 ops, removed after its event. The United Kingdom takes the posture of the US. The US may roll War of "
     "Ideas in up to three different Schengen countries. Edges: each roll that ends in the posture of the US is "
     "Prestige +1 (LAB-7.2.3); the United Kingdom gives none.",
     kSource, "A Hard US talks to France and rolls 5: France is Hard, Prestige +1."},
    {"LAB-card-30", "UN Nation Building",
     "US event, 2 ops. Playable with a Regime Change country; Vieira de Mello Slain blocks it. Place an Aid marker in "
     "one, then roll War of Ideas there without the GWOT penalty. Edges: the new Aid counts; Troops need not exceed "
     "cells by 5 (LAB-7.2.1.2); the governance doesn't matter.",
     kSource,
     "Prestige 5, a penalty of 2, Neutral Iraq: the die gets +1 for Aid and nothing off, a 4 makes it an Ally."},
};

}  // namespace

std::span<const RuleText> cards_en_001_030() {
  return kTexts;
}

}  // namespace arbiter::lab
