// The cards 91 to 120 in English: effect, conditions, edges.
#include "games/labyrinth/texts.hpp"

namespace arbiter::lab {
namespace {

constexpr RuleText kTexts[] = {
    {"LAB-card-91", "Regional al-Qaeda",
     "Jihadist event, 3 ops. Playable with two unmarked Muslim countries. The Jihadist picks two and places a cell in "
     "each, two in each if some country is under Islamist Rule; both are tested. Edges: with too few cells the "
     "Jihadist divides them; a country without a cell is not tested.",
     "Card text, second edition",
     "Sudan is under Islamist Rule, three cells are on the track: two go to one country and one to the other."},
    {"LAB-card-92", "Saddam",
     "Jihadist event, 3 ops. Playable with Iraq a Poor Adversary; Saddam Captured (LAB-card-27) blocks it. Funding "
     "becomes 9.",
     "Card text, second edition", "Funding 3 becomes 9."},
    {"LAB-card-93", "Taliban",
     "Jihadist event, 3 ops. Afghanistan is tested and besieged, a cell is placed in Afghanistan and one in Pakistan, "
     "which is tested too. Prestige -1, or -3 if either of the two is under Islamist Rule. Edges: each part by itself; "
     "of a single cell left the Jihadist picks the country; the marker is placed whatever the governance.",
     "Card text, second edition", "Pakistan is under Islamist Rule: Prestige 5 becomes 2."},
    {"LAB-card-94", "The door of Itjihad was closed",
     "Jihadist event, 3 ops. Playable if a Muslim country became Fair or Good, by a test or by improving, in this "
     "Action Phase or the one before it. The Jihadist picks such a country that is still Fair or Good; it worsens one "
     "level. Edges: never to Islamist Rule; a governance rolled by Regime Change counts as tested.",
     "Card text, second edition", "A War of Ideas made Egypt Good in the last phase: it becomes Fair."},
    {"LAB-card-95", "Wahhabism",
     "Jihadist event, 3 ops. Funding rises by the governance number of Saudi Arabia: 1 if Good, 2 if Fair, 3 if Poor. "
     "Under Islamist Rule Funding becomes 9.",
     "Card text, second edition", "Saudi Arabia is Poor, Funding 4: 7."},
    {"LAB-card-96", "Danish Cartoons",
     "Unassociated event, 1 op, removed after its event. The US sets Scandinavia to Hard or Soft. Then the Jihadist, "
     "whoever played the card, places a Plot 1 in a Muslim country that is not under Islamist Rule, or any available "
     "plot if some country is. Edges: no cell is needed; a WMD can't stand for the Plot 1; the country is tested; "
     "without such a plot only the posture changes.",
     "Card text, second edition", "No country is under Islamist Rule, no Plot 1 is available: no plot is placed."},
    {"LAB-card-97", "Fatwa",
     "Unassociated event, 1 op. Playable if each side holds another card. Each gives the other a random card, both at "
     "once; then the side that played the card carries out an operation of 1 op. Edges: the card that a side received "
     "isn't given back; Reserves are not added; a Plot may be the turn's first (LAB-8.5.3).",
     "Card text, second edition", "The US gives Al-Azhar and gets Kashmir, then disrupts in Israel with 1 op."},
    {"LAB-card-98", "Gaza Withdrawal",
     "Unassociated event, 1 op, removed after its event. Played by the US: Funding -1. Played by the Jihadist: place a "
     "cell in Israel.",
     "Card text, second edition", "Funding 5: the US makes it 4."},
    {"LAB-card-99", "HAMAS Elected",
     "Unassociated event, 1 op, removed after its event. The US picks a card of its hand and discards it; Prestige -1, "
     "Funding -1. The same whoever plays it. Edges: with an empty hand only the tracks move; a discarded US Election "
     "happens (LAB-6.3.1).",
     "Card text, second edition", "The US discards its weakest card; Prestige 5 and Funding 5 become 4."},
    {"LAB-card-100", "Hizb Ut-Tahrir",
     "Unassociated event, 1 op. Funding +2 if the troops on the track show Overstretch, -2 if Low Intensity; nothing "
     "at War.",
     "Card text, second edition", "Four troops are on the track: Funding 5 becomes 7."},
    {"LAB-card-101", "Kosovo",
     "Unassociated event, 1 op. Prestige +1, and Serbia takes the posture opposite to that of the US. Edges: no test, "
     "also where it is marked already.",
     "Card text, second edition", "The US is Hard: Serbia becomes Soft."},
    {"LAB-card-102", "Former Soviet Union",
     "Unassociated event, 2 ops. Central Asia becomes Neutral, and its governance is rolled as by a test: 1 to 4 Poor, "
     "5 or 6 Fair, whatever it was. Edges: Good and Islamist Rule are rolled too; markers stay; a Fair result counts "
     "as tested (LAB-card-94).",
     "Card text, second edition", "Central Asia is under Islamist Rule: a 5 makes it Fair Neutral."},
    {"LAB-card-103", "Hizballah",
     "Unassociated event, 2 ops. Played by the US: remove a cell from a Shia-Mix country at most three steps from "
     "Lebanon, Lebanon included. Played by the Jihadist: Lebanon becomes Poor Neutral, marked or not. Edges: Sadr may "
     "be removed; the last cell leaves a cadre (LAB-4.8.4); steps lead through any country.",
     "Card text, second edition",
     "Saudi Arabia is three steps away, by Syria and Jordan: the US may remove a cell there."},
    {"LAB-card-104", "Iran",
     "Unassociated event, 2 ops. The side that plays it picks a Shia-Mix country, which is tested. The US then removes "
     "a cell there or in Iran. The Jihadist instead rolls two Jihad dice in that country without needing cells: each "
     "at most its governance worsens it one level, not to Islamist Rule, and removes an Aid marker; failures do "
     "nothing. Edges: both dice count against the governance before the roll (LAB-8.1.2); without a cell in either "
     "place the US only tests.",
     "Card text, second edition", "Turkey is Fair with two Aid markers: 2 and 1 make it Poor and take both."},
    {"LAB-card-105", "Iran", "Unassociated event, 2 ops. A further copy of Iran, LAB-card-104.",
     "Card text, second edition", ""},
    {"LAB-card-106", "Jaysh al-Mahdi",
     "Unassociated event, 2 ops. Playable with a Shia-Mix country that holds a cell (Sadr counts) and troops. The side "
     "that plays it picks one: the US removes one or two cells there, the Jihadist worsens its governance one level, "
     "not to Islamist Rule. Edges: the last cell leaves a cadre (LAB-4.8.4); a Poor country stays Poor.",
     "Card text, second edition", "Iraq is Fair with two cells and troops: the Jihadist makes it Poor."},
    {"LAB-card-107", "Kurdistan",
     "Unassociated event, 2 ops. Played by the US: place an Aid marker in Iraq. Played by the Jihadist: test Turkey, "
     "then worsen Turkey or Iraq one level, not to Islamist Rule. Edges: only a country better than Poor can be "
     "picked; with none there is only the test. Iraq is not tested for the Aid.",
     "Card text, second edition", "Turkey is tested Fair: it may become Poor."},
    {"LAB-card-108", "Musharraf",
     "Unassociated event, 2 ops. Playable with a cell in Pakistan; Benazir Bhutto (LAB-card-33) blocks it. The side "
     "that plays it removes a cell there, and Pakistan becomes a Poor Ally. Edges: from any governance and alignment; "
     "a last cell leaves a cadre; WMD that became available stay so.",
     "Card text, second edition", "Pakistan is under Islamist Rule with a cell: it becomes a Poor Ally with a cadre."},
    {"LAB-card-109", "Tora Bora",
     "Unassociated event, 2 ops, removed after its event. Playable with a Regime Change country that holds two cells "
     "(Sadr counts). The side that plays it removes two cells from one, Prestige is rolled, and that side draws a "
     "card. Edges: last cells leave a cadre (LAB-4.8.4).",
     "Card text, second edition", "Afghanistan holds three cells: one is left."},
    {"LAB-card-110", "Zarqawi",
     "Unassociated event, 2 ops, removed after the US played it. Playable with troops in Iraq, Syria, Lebanon or "
     "Jordan. Played by the US: Prestige +3, and the card leaves the game. Played by the Jihadist: place three cells "
     "and a Plot 2 in one of these countries that has troops. Edges: as many cells as the Funding track holds; without "
     "an available Plot 2 no plot; the card goes to the discards.",
     "Card text, second edition", "Troops in Jordan: the Jihadist places three cells and a Plot 2 there."},
    {"LAB-card-111", "Zawahiri",
     "Unassociated event, 2 ops, removed after the US played it. Played by the US, only with no country under Islamist "
     "Rule and neither FATA (LAB-card-80) nor Al-Anbar (LAB-card-58) marked: Funding -2, and the card leaves the game. "
     "Played by the Jihadist, always: Prestige -1, or -3 if a country is under Islamist Rule.",
     "Card text, second edition", "FATA is marked: the US can't play it."},
    {"LAB-card-112", "Bin Ladin",
     "Unassociated event, 3 ops, removed after the US played it. Played by the US, only with no country under Islamist "
     "Rule and neither FATA (LAB-card-80) nor Al-Anbar (LAB-card-58) marked: Funding -4, Prestige +1, and the card "
     "leaves the game. Played by the Jihadist, always: Prestige -2, or -4 if a country is under Islamist Rule.",
     "Card text, second edition", "Sudan is under Islamist Rule, Prestige 7: the Jihadist makes it 3."},
    {"LAB-card-113", "Darfur",
     "Unassociated event, 3 ops. Test Sudan. With Prestige High or Very High (7 and more) it gets an Aid marker and "
     "shifts one box toward Ally; with lower Prestige it is besieged and shifts one box toward Adversary. The same "
     "whoever plays it.",
     "Card text, second edition", "Prestige 6, Sudan Neutral: it becomes a besieged Adversary."},
    {"LAB-card-114", "GTMO",
     "Unassociated event, 3 ops. Prestige is rolled. Lapsing: until the end of the turn there are no Recruit "
     "operations, and Detainee Release (LAB-card-61) is blocked. Edges: recruiting by events and cells placed by "
     "events are allowed.",
     "Card text, second edition", "The Jihadist uses a card to recruit in the same turn: not allowed."},
    {"LAB-card-115", "Hambali",
     "Unassociated event, 3 ops, removed after the US played it. Playable with a cell in Indonesia/Malaysia or a "
     "country adjacent to it that is an Ally or Hard. The side that plays it picks one. The US removes a cell there, "
     "draws two cards, and the card leaves the game. The Jihadist places an available plot there. Edges: the last cell "
     "leaves a cadre (LAB-4.8.4); without an available plot nothing happens.",
     "Card text, second edition", "The Philippines are Hard with a cell: the US removes it and draws two cards."},
    {"LAB-card-116", "KSM",
     "Unassociated event, 3 ops, removed after the US played it. Played by the US, with a plot in an Ally or a "
     "non-Muslim country, the US itself included: every plot in such countries is revealed and removed, WMD out of the "
     "game; the US draws two cards, and the card leaves the game. Played by the Jihadist, with a cell in a country not "
     "under Islamist Rule: place an available plot in such a country. Edges: Iran, neither Muslim nor non-Muslim "
     "(LAB-4.4), keeps its plots.",
     "Card text, second edition", "Plots in Spain and in Neutral Egypt: only the one in Spain is removed."},
    {"LAB-card-117", "Oil Price Spike",
     "Unassociated event, 3 ops. The side that plays it picks a card other than Oil Price Spike from the discards, the "
     "Lapsing box or the box of the first Plot, shows it and takes it into its hand. Lapsing: until the end of the "
     "turn every Oil Exporter has one resource more; two copies add up. Edges: the effect of a card taken out of a box "
     "goes on; victory is checked with the raised values at once.",
     "Card text, second edition", "Saudi Arabia counts 4 resources, 5 with both copies."},
    {"LAB-card-118", "Oil Price Spike", "Unassociated event, 3 ops. A further copy of Oil Price Spike, LAB-card-117.",
     "Card text, second edition", ""},
    {"LAB-card-119", "Saleh",
     "Unassociated event, 3 ops. Test Yemen. Played by the US: it becomes an Ally and gets an Aid marker, unless it is "
     "under Islamist Rule. Played by the Jihadist: it shifts one box toward Adversary and is besieged.",
     "Card text, second edition", "Yemen is a Poor Adversary: the US makes it a Poor Ally with Aid."},
    {"LAB-card-120", "US Election",
     "Unassociated event, 3 ops. Never chosen as an event: it happens whenever the card is used for an operation or "
     "discarded, by either side, also by other events. The US posture is rolled (die +1, 5 and more is Hard); then "
     "Prestige +1 without a GWOT penalty, -1 with one. Edges: the side that uses it picks whether it happens before or "
     "after the operation.",
     "Card text, second edition", "A 4 makes the US Hard; the World is Hard 2: Prestige +1."},
};

}  // namespace

std::span<const RuleText> cards_en_091_120() {
  return kTexts;
}

}  // namespace arbiter::lab
