// The cards 31 to 60 in English: effect, conditions, edges.
#include "games/labyrinth/texts.hpp"

namespace arbiter::lab {
namespace {

constexpr std::string_view kSource = "Card text, second edition";

constexpr RuleText kTexts[] = {
    {"LAB-card-31", "Wiretapping",
     "US event, 2 ops. Playable with a cell, a cadre or a plot in the US, the United Kingdom or Canada, unless Leak "
     "has "
     "turned its marker. All cells, cadres and plots there are removed, the US draws a card, mark Wiretapping. Edges: "
     "no "
     "cadre stays; a WMD leaves the game. The marker does nothing but let Leak be played.",
     kSource, "A cell in the US and a plot in Canada: both go, and the US has one card more."},
    {"LAB-card-32", "Back Channel",
     "US event, 3 ops. Playable if the US is Soft and holds another card whose value equals the resources of an "
     "Adversary. The US may discard such a card: the Adversary becomes Neutral and gets an Aid marker. Edges: Reserves "
     "don't raise the card (LAB-6.3.3.1); Oil Price Spike raises an oil exporter's resources; a discarded US Election "
     "happens.",
     kSource, "Libya, worth 1, is an Adversary: a card of value 1 makes it Neutral."},
    {"LAB-card-33", "Benazir Bhutto",
     "US event, 3 ops, removed after its event. Playable if neither Pakistan nor a country adjacent to it is under "
     "Islamist Rule; Bhutto Shot blocks it. A Poor Pakistan becomes Fair. Mark it: no Jihad in Pakistan, and Musharraf "
     "is blocked. Edges: the alignment stays; an unmarked Pakistan isn't tested.",
     kSource, "Pakistan is a Good Ally: it stays so, only the marker comes."},
    {"LAB-card-34", "Enhanced Measures",
     "US event, 3 ops. Playable if the US is Hard and a Disrupt is possible, unless Leak has turned its marker. The US "
     "disrupts as with a card of 3, takes a random card of the Jihadist into its hand, mark Enhanced Measures. Edges: "
     "an "
     "empty hand is no bar; the Disrupt counts for Detainee Release.",
     kSource, "It disrupts in Yemen and takes Fatwa."},
    {"LAB-card-35", "Hijab",
     "US event, 3 ops, removed after its event. Playable if no country is under Islamist Rule. Test Turkey, then "
     "improve "
     "its governance one level; the US sets the posture of France; Funding -2. Edges: a Turkey that becomes Good loses "
     "its markers (LAB-7.2.1).",
     kSource, "Turkey is unmarked, a 3 makes it Poor: it ends as Fair."},
    {"LAB-card-36", "Indo-Pakistani Talks",
     "US event, 3 ops, removed after its event. Playable if Pakistan is Good or Fair. Pakistan becomes an Ally, the US "
     "sets the posture of India, mark it: Lashkar-e-Tayyiba and Kashmir are blocked. Edges: the marker goes when a "
     "plot "
     "resolves in India.",
     kSource, "Pakistan is a Fair Adversary: a Fair Ally."},
    {"LAB-card-37", "Iraqi WMD",
     "US event, 3 ops, removed after its event. Playable if the US is Hard and Iraq an Adversary. Mark Iraq: Regime "
     "Change is allowed there whatever its governance. The US may do it at once with this card, or later with another. "
     "Edges: all of LAB-7.3.4 holds, six Troops from one place too; the marker goes once it is done.",
     kSource, "Poor Iraq, ten Troops on the track: six of them change its regime at once."},
    {"LAB-card-38", "Libyan Deal",
     "US event, 3 ops, removed after its event. Playable if Libya is Poor and Iraq or Syria an Ally. Libya becomes an "
     "Ally, Prestige +1, the US sets the postures of two Schengen countries, mark it: Libyan WMD is blocked, and ends "
     "if "
     "it is in play.",
     kSource, "France is set to Hard and Spain to Soft; twice the same country is not allowed."},
    {"LAB-card-39", "Libyan WMD",
     "US event, 3 ops, removed after its event. Playable if the US is Hard and Libya an Adversary; Libyan Deal blocks "
     "it. Mark Libya: Regime Change is allowed there whatever its governance, at once with this card or later with "
     "another. Edges: as LAB-card-37.",
     kSource, "The US declines: the marker stays for a later card."},
    {"LAB-card-40", "Mass Turnout",
     "US event, 3 ops. Playable with a Regime Change country. The US improves the governance of one by one level. "
     "Edges: "
     "one that becomes Good loses its Regime Change, Aid and Besieged markers.",
     kSource, "Fair Afghanistan becomes Good, its markers go, its Troops stay."},
    {"LAB-card-41", "NATO",
     "US event, 3 ops. Playable if the GWOT penalty is 0 and there is a Regime Change country. Place an Aid marker and "
     "NATO in one. NATO counts as two Troops there in all respects. Edges: on the map already, it moves; it doesn't "
     "come "
     "from the track, and leaves the map when deployed away.",
     kSource, "Iraq without Troops gets NATO: the US may disrupt there, and wins Prestige."},
    {"LAB-card-42", "Pakistani Offensive",
     "US event, 3 ops. Playable if Pakistan is an Ally and FATA is marked. FATA ends. Edges: FATA may be played again.",
     kSource, "FATA is in play: its marker goes, Pakistan may be disrupted."},
    {"LAB-card-43", "Patriot Act",
     "US event, 3 ops, removed after its event. Mark the United States: it is adjacent to Canada only, for Travel and "
     "all else. Sanctions becomes playable.",
     kSource, "A cell in the United Kingdom now needs a roll to reach the US."},
    {"LAB-card-44", "Renditions",
     "US event, 3 ops. Playable if the US is Hard, unless Leak has turned its marker. The US disrupts, if it can, as "
     "with "
     "a card of 3; the Jihadist discards a random card; mark Renditions, which blocks Detainee Release. Edges: neither "
     "a "
     "target nor a card in his hand is needed; a discarded US Election happens.",
     kSource, "No cell can be disrupted: only the card goes, and the marker comes."},
    {"LAB-card-45", "Safer Now",
     "US event, 3 ops. Playable if no country is under Islamist Rule and no Good country, the US among them, has a "
     "cell "
     "or a plot. Roll the posture of the US (LAB-4.7.2: +1), Prestige +3, and the US sets the posture of one "
     "non-Muslim "
     "country other than itself and Israel.",
     kSource, "A 4 makes the US Hard; Prestige 5 rises to 8."},
    {"LAB-card-46", "Sistani",
     "US event, 3 ops. Playable with a Shia-Mix Regime Change country that has a cell; Sadr is one. The US improves "
     "the "
     "governance of one such country by one level.",
     kSource, "Poor Iraq with a cell becomes Fair; Libya is Sunni and can't be picked."},
    {"LAB-card-47", "The door of Itjihad was closed",
     "US event, 3 ops, lapsing. Until the end of the turn the Jihadist draws each card that he plays at random from "
     "his "
     "hand. In the solitaire game he carries out no Jihadist or unassociated event in his Action Phases instead. "
     "Edges: "
     "how he uses the card stays his choice; US Election still happens. Card 94 has the same name.",
     kSource, "He holds three cards and would play Fatwa: chance says which one he plays."},
    {"LAB-card-48", "Adam Gadahn",
     "Jihadist event, 1 op. Playable as the first card of a Jihadist Action Phase with a cell available. His second "
     "card "
     "is used at once to recruit in the US: a die for each op, 1 or 2 places an available cell. Edges: no cell or "
     "cadre "
     "is needed there; a US event on that card doesn't happen, US Election does; without a second card nothing "
     "happens.",
     kSource, "The second card has 3 ops; 2, 3 and 1 place two cells."},
    {"LAB-card-49", "Al-Ittihad al-Islami",
     "Jihadist event, 1 op, removed after its event. Place a cell in Somalia, which is tested first. Edges: with no "
     "cell "
     "on the track nothing happens, and the card is removed all the same.",
     kSource, "Unmarked Somalia: a 3 makes it Poor, with a sleeper cell."},
    {"LAB-card-50", "Ansar al-Islam",
     "Jihadist event, 1 op, removed after its event. Playable if Iraq is tested and worse than Good. The Jihadist "
     "places "
     "a cell in Iraq or Iran. Edges: with no cell on the track the card is removed all the same (LAB-6.2.6).",
     kSource, "Iraq is Fair: the cell goes to Iran."},
    {"LAB-card-51", "FREs",
     "Jihadist event, 1 op. Playable with Troops in Iraq. Place 4 cells in Iraq, or 2 if Saddam Captured is marked. "
     "Edges: as many as the track holds, whatever the Funding.",
     kSource, "Three cells on the track: three are placed."},
    {"LAB-card-52", "IEDs",
     "Jihadist event, 1 op. Playable with a cell in a Regime Change country; Sadr is one. The US discards a random "
     "card. "
     "Edges: an empty hand loses nothing; a discarded US Election happens.",
     kSource, "The US holds two cards: one of them goes to the discards."},
    {"LAB-card-53", "Madrassas",
     "Jihadist event, 1 op. Playable as the first card of a Jihadist Action Phase. He recruits with the op of this "
     "card, "
     "then with those of his second card, with all cells of the track whatever the Funding. Poor countries and those "
     "under Islamist Rule need no cell or cadre. Edges: a US event on the second card doesn't happen, US Election "
     "does.",
     kSource, "Poor Yemen is empty: a 3 places a cell there."},
    {"LAB-card-54", "Moqtada al-Sadr",
     "Jihadist event, 1 op, removed after its event. Playable with Troops in Iraq. Sadr's marker is placed in Iraq. It "
     "counts as an active cell that never travels and can't be disrupted. Edges: it may be used for Jihad and Plot; "
     "removed as a cell it leaves the game; it is none of the fifteen cells.",
     kSource, "Iraq has Sadr and no cell: Predator can take him, Disrupt can't."},
    {"LAB-card-55", "Uyghur Jihad",
     "Jihadist event, 1 op, removed after its event. Test China. If it is Hard, place a cell in Central Asia, tested "
     "first; if it is Soft, in China. Edges: China is tested even with no cell on the track.",
     kSource, "A 4 makes China Soft: the cell is placed there."},
    {"LAB-card-56", "Vieira de Mello Slain",
     "Jihadist event, 1 op, removed after its event. Playable with a cell in a Regime Change country. Prestige -1, "
     "mark "
     "it: UN Nation Building is blocked.",
     kSource, "Prestige 5: 4."},
    {"LAB-card-57", "Abu Sayyaf",
     "Jihadist event, 2 ops, removed after its event; Moro Talks blocks it. Place a cell in the Philippines, tested "
     "first, and mark it: the US may deploy Troops there, and each plot placed there costs 1 Prestige unless Troops "
     "outnumber cells there. Edges: the marker comes even with no cell on the track; Moro Talks ends it.",
     kSource, "Two Troops and one cell there: a plot placed there costs nothing yet."},
    {"LAB-card-58", "Al-Anbar",
     "Jihadist event, 2 ops, removed after its event; Anbar Awakening blocks it. Place a cell in Iraq, tested first, "
     "and "
     "mark it: a Disrupt in Iraq or Syria hits one cell only and no cadre, and the US can't play Zawahiri or Bin "
     "Ladin. "
     "Edges: the marker comes even with no cell on the track; Anbar Awakening ends it.",
     kSource, "Six Troops and two active cells in Iraq: a Disrupt removes one."},
    {"LAB-card-59", "Amerithrax",
     "Jihadist event, 2 ops. The US discards the US card of the highest value that it holds, and picks among equals. "
     "Edges: without a US card in hand nothing happens; Reserves don't count.",
     kSource, "It holds Sanctions (1), Sharia (2) and Quartet (2): Sharia or Quartet goes."},
    {"LAB-card-60", "Bhutto Shot",
     "Jihadist event, 2 ops, removed after its event. Playable with a cell in Pakistan. Mark it: Benazir Bhutto is "
     "blocked, and ends if it is in play. Edges: Jihad in Pakistan and Musharraf are allowed again.",
     kSource, "Benazir Bhutto is marked: her marker goes."},
};

}  // namespace

std::span<const RuleText> cards_en_031_060() {
  return kTexts;
}

}  // namespace arbiter::lab
