// The cards 61 to 90 in English: effect, conditions, edges.
#include "games/labyrinth/texts.hpp"

namespace arbiter::lab {
namespace {

constexpr RuleText kTexts[] = {
    {"LAB-card-61", "Detainee Release",
     "Jihadist event, 2 ops. Playable if the US has disrupted in this Action Phase or the one before it, also across "
     "the end of a turn; Renditions (LAB-card-44) and GTMO (LAB-card-114) block it. The Jihadist places a cell in a "
     "country where such a Disrupt happened and draws a card. Edges: with no cell on the Funding track the card is "
     "still drawn. Disrupts that an event granted count.",
     "Card text, second edition",
     "The US disrupted in Germany in its last phase: a cell is placed in Germany, and the Jihadist draws."},
    {"LAB-card-62", "Ex-KGB",
     "Jihadist event, 2 ops. A CTR marker in Russia is taken off, and nothing else happens. Without one the Jihadist "
     "picks: Caucasus takes the posture opposite to that of the US, or Central Asia is tested and shifts one box "
     "toward Adversary. Edges: always playable; a pick that changes nothing is allowed.",
     "Card text, second edition", "The US is Hard and Russia has no CTR: Caucasus may be set to Soft."},
    {"LAB-card-63", "Gaza War",
     "Jihadist event, 2 ops. Funding +1, Prestige -1, and the US discards a random card. Edges: an empty US hand loses "
     "nothing; a discarded US Election happens (LAB-6.3.1).",
     "Card text, second edition", "Funding 5, Prestige 5: 6 and 4."},
    {"LAB-card-64", "Hariri Killed",
     "Jihadist event, 2 ops, removed after its event. Test Lebanon. Test Syria, set it to Adversary whatever its "
     "alignment, and worsen its governance one level, not below Poor. Edges: under Islamist Rule Syria stays as it is.",
     "Card text, second edition", "Syria is a Fair Ally: it becomes a Poor Adversary."},
    {"LAB-card-65", "HEU",
     "Jihadist event, 2 ops, removed after its event. Playable with a cell in Russia or Central Asia, in a country "
     "without a CTR marker. The Jihadist picks such a country and rolls a die: at most the governance there (always "
     "under Islamist Rule) moves one WMD from the box of loose WMD to the Available Plots. Otherwise one cell there is "
     "removed. Edges: the last cell leaves a cadre (LAB-4.8.4); with the box empty a success does nothing.",
     "Card text, second edition",
     "A cell in Poor Central Asia: 1 to 3 succeeds. In Russia, which is Fair, 1 or 2 does."},
    {"LAB-card-66", "Homegrown",
     "Jihadist event, 2 ops. Place a cell in the United Kingdom, which is tested first. Edges: no cell on the Funding "
     "track, no effect and no test.",
     "Card text, second edition", "The unmarked United Kingdom: a 5 makes it Hard, and a sleeper cell is there."},
    {"LAB-card-67", "Islamic Jihad Union",
     "Jihadist event, 2 ops, removed after its event. Place a cell in Central Asia and one in Afghanistan; each that "
     "is unmarked is tested. Edges: of a single cell left the Jihadist picks the country, and the other is not tested.",
     "Card text, second edition", "One cell is on the track: the Jihadist places it in Afghanistan."},
    {"LAB-card-68", "Jemaah Islamiya",
     "Jihadist event, 2 ops. Place two cells in Indonesia/Malaysia, which is tested first. Edges: as many as the "
     "Funding track holds.",
     "Card text, second edition", "Three cells are on the track: one is left."},
    {"LAB-card-69", "Kazakh Strain",
     "Jihadist event, 2 ops, removed after its event. Playable with a cell in Central Asia and no CTR marker there. "
     "The Jihadist rolls a die: at most the governance of Central Asia (always under Islamist Rule) moves one WMD from "
     "the box of loose WMD to the Available Plots. Otherwise one cell there is removed. Edges: the last cell leaves a "
     "cadre (LAB-4.8.4).",
     "Card text, second edition", "Central Asia is Fair: 1 or 2 succeeds."},
    {"LAB-card-70", "Lashkar-e-Tayyiba",
     "Jihadist event, 2 ops. Place a cell in Pakistan and one in India; each that is unmarked is tested. "
     "Indo-Pakistani Talks (LAB-card-36) block it. Edges: of a single cell left the Jihadist picks the country.",
     "Card text, second edition",
     "Both are unmarked: two tests, one on the governance table and one on the posture table."},
    {"LAB-card-71", "Loose Nuke",
     "Jihadist event, 2 ops, removed after its event. Playable with a cell in Russia and no CTR marker there. The "
     "Jihadist rolls a die: at most the governance of Russia moves one WMD from the box of loose WMD to the Available "
     "Plots. Otherwise one cell there is removed. Edges: the last cell leaves a cadre (LAB-4.8.4).",
     "Card text, second edition", "Russia is Fair: 1 or 2 succeeds, a 3 costs the cell."},
    {"LAB-card-72", "Opium",
     "Jihadist event, 2 ops. Playable with a cell in Afghanistan. Place three cells there; under Islamist Rule all "
     "that the Funding track holds. Edges: as many as the track holds.",
     "Card text, second edition", "Afghanistan is Poor, two cells are on the track: both are placed."},
    {"LAB-card-73", "Pirates",
     "Jihadist event, 2 ops, removed after its event. Playable with Somalia or Yemen under Islamist Rule. Marked: "
     "while one of the two is under Islamist Rule, Funding does not drop at the end of a turn (LAB-5.2.5). Edges: the "
     "marker stays when neither is, and works again when one is.",
     "Card text, second edition", "Somalia is under Islamist Rule, Funding 6: it is 6 after the turn."},
    {"LAB-card-74", "Schengen Visas",
     "Jihadist event, 2 ops. Two cells travel without a roll, from anywhere, also inside a country, to Schengen "
     "countries, and become sleepers. The Jihadist picks; unmarked destinations are tested. Edges: two different "
     "cells; with one cell on the map only it moves. The countries left keep no cadre (ruling "
     "lab.cadre_on_event_move).",
     "Card text, second edition", "An active cell in Germany becomes a sleeper by travelling inside Germany."},
    {"LAB-card-75", "Schroeder & Chirac",
     "Jihadist event, 2 ops, removed after its event. Playable with the US Hard. Germany and France become Soft, "
     "Prestige -1. Edges: no test, also where unmarked.",
     "Card text, second edition", "Germany is Hard, France unmarked: both are Soft."},
    {"LAB-card-76", "Abu Ghurayb",
     "Jihadist event, 3 ops, removed after its event. Playable with a cell (Sadr counts) in a Regime Change country. "
     "The Jihadist draws two cards, Prestige -2, and one Ally of the Jihadist's choice becomes Neutral. Edges: without "
     "an Ally the rest happens.",
     "Card text, second edition", "Pakistan is a Fair Ally: it may become Fair Neutral."},
    {"LAB-card-77", "Al-Jazeera",
     "Jihadist event, 3 ops. Playable with troops in Saudi Arabia or a country adjacent to it. The Jihadist picks such "
     "a country; it shifts one box toward Adversary. Edges: NATO counts as troops; an Adversary may be picked and "
     "stays one.",
     "Card text, second edition", "Troops in the Gulf States, an Ally: they become Neutral."},
    {"LAB-card-78", "Axis of Evil",
     "Jihadist event, 3 ops. The US discards every Iran (LAB-card-104), Hizballah (LAB-card-103) and Jaysh al-Mahdi "
     "(LAB-card-106) from its hand; its posture becomes Hard; Prestige is rolled. Edges: playable without such cards.",
     "Card text, second edition", "The US holds both copies of Iran: both are discarded, their events don't happen."},
    {"LAB-card-79", "Clean Operatives",
     "Jihadist event, 3 ops. Two cells travel without a roll, from anywhere, also inside a country, to anywhere, and "
     "become sleepers. The Jihadist picks; unmarked destinations are tested. Edges: two different cells; with one cell "
     "on the map only it moves. The countries left keep no cadre (ruling lab.cadre_on_event_move).",
     "Card text, second edition", "Two active cells in Yemen become sleepers in the United States."},
    {"LAB-card-80", "FATA",
     "Jihadist event, 3 ops. Place a cell in Pakistan, which is tested first. Marked in Pakistan: no Disrupt there "
     "unless it is a Regime Change country, and the US can't play Zawahiri (LAB-card-111) or Bin Ladin (LAB-card-112). "
     "Pakistani Offensive (LAB-card-42) ends it. Edges: the marker is placed without a cell, and the cell where the "
     "marker lies already.",
     "Card text, second edition", "The US picks Pakistan, an Ally with a cell, for a Disrupt: not allowed."},
    {"LAB-card-81", "Foreign Fighters",
     "Jihadist event, 3 ops. Playable with a Regime Change country on the map. The Jihadist picks one and places five "
     "cells there; it loses an Aid marker, or, if it has none, is besieged. Edges: as many cells as the Funding track "
     "holds; a country has at most one Besieged Regime marker.",
     "Card text, second edition", "Iraq has two Aid markers: one is left."},
    {"LAB-card-82", "Jihadist Videos",
     "Jihadist event, 3 ops. The Jihadist picks three different countries without cells, Iran and the US among the "
     "possible ones. Each is tested. In each one Recruit die is rolled (LAB-8.2: automatic under Islamist Rule and in "
     "Regime Change countries, against the recruit number where one is printed), with every cell of the Funding track "
     "usable. Each of the three that received no cell gets a cadre. Edges: with too few cells the Jihadist picks where "
     "they go; GTMO forbids operations, not this.",
     "Card text, second edition", "Egypt is Poor: 1 to 3 places a cell, otherwise a cadre."},
    {"LAB-card-83", "Kashmir",
     "Jihadist event, 3 ops. Pakistan, tested first, shifts one box toward Adversary; then a cell is placed there. "
     "Indo-Pakistani Talks (LAB-card-36) block it. Edges: each part by itself.",
     "Card text, second edition", "Pakistan is a Fair Ally: Neutral, with one cell more."},
    {"LAB-card-84", "Leak",
     "Jihadist event, 3 ops. Playable with the marker of Wiretapping (LAB-card-31), Enhanced Measures (LAB-card-34) or "
     "Renditions (LAB-card-44) in effect. The Jihadist turns one of them to its blocked side: its effect ends, and its "
     "event can't be played any more. Then the US posture is rolled, then Prestige, and one Ally of the Jihadist's "
     "choice becomes Neutral. Edges: without an Ally the rest happens.",
     "Card text, second edition", "Renditions is turned: Detainee Release (LAB-card-61) is no longer blocked."},
    {"LAB-card-85", "Leak", "Jihadist event, 3 ops. A further copy of Leak, LAB-card-84.", "Card text, second edition",
     ""},
    {"LAB-card-86", "Lebanon War",
     "Jihadist event, 3 ops. The US discards a random card, Prestige -1, and the Jihadist places a cell in a Shia-Mix "
     "country, which is tested first. Edges: each part by itself.",
     "Card text, second edition", "The cell goes to unmarked Lebanon: Lebanon is tested."},
    {"LAB-card-87", "Martyrdom Operation",
     "Jihadist event, 3 ops. Playable with a cell in a country that is not under Islamist Rule. The Jihadist removes a "
     "cell there and places any two available plots in that country. Edges: WMD are allowed; with fewer plots "
     "available those that there are; the last cell leaves a cadre (LAB-4.8.4). Iran and the US are possible.",
     "Card text, second edition", "The only cell of Spain is removed: a cadre and two plots are there."},
    {"LAB-card-88", "Martyrdom Operation", "Jihadist event, 3 ops. A further copy of Martyrdom Operation, LAB-card-87.",
     "Card text, second edition", ""},
    {"LAB-card-89", "Martyrdom Operation", "Jihadist event, 3 ops. A further copy of Martyrdom Operation, LAB-card-87.",
     "Card text, second edition", ""},
    {"LAB-card-90", "Quagmire",
     "Jihadist event, 3 ops. Playable with Prestige Low or Medium (1 to 6) and a cell (Sadr counts) in a Regime Change "
     "country. The US discards two random cards; the Jihadist events among them that are playable happen at once, as "
     "if the Jihadist had played them, with their marking and removal. Then the US posture becomes Soft. Edges: the "
     "Jihadist picks the order of two events, and each is judged when its turn comes; unassociated cards don't happen, "
     "but a discarded US Election does.",
     "Card text, second edition",
     "The US loses Homegrown and Al-Azhar: a cell is placed in the United Kingdom, Al-Azhar is only discarded."},
};

}  // namespace

std::span<const RuleText> cards_en_061_090() {
  return kTexts;
}

}  // namespace arbiter::lab
