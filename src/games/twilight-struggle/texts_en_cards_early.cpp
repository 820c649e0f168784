// The cards 1 to 35 in English: effect, conditions, edges.
#include "games/twilight-struggle/texts.hpp"

namespace arbiter::ts {
namespace {

constexpr RuleText kTexts[] = {
    {"TS-card-1", "Asia Scoring",
     "Scoring card, Early War. Score Asia (see TS-12.1). Edges: Shuttle Diplomacy and Formosan Resolution apply "
     "(TS-card-73, TS-card-35).",
     "Card text, Deluxe Edition",
     "The US controls Japan, South Korea and Australia, the USSR North Korea: 7 + 2 against 3 + 1, US +5."},
    {"TS-card-2", "Europe Scoring",
     "Scoring card, Early War. Score Europe. A side holding Control of Europe wins the game at once. Edges: Control "
     "wins even if the other side would reach 20 VP by the same net award.",
     "Card text, Deluxe Edition",
     "The US controls more countries than the USSR and all five battlegrounds: it wins at once."},
    {"TS-card-3", "Middle East Scoring", "Scoring card, Early War. Score Middle East (see TS-12.1).",
     "Card text, Deluxe Edition", "The USSR controls only Syria, the US nothing: presence, USSR +3."},
    {"TS-card-4", "Duck and Cover",
     "US event, 3 ops, Early War. DEFCON -1, then US gains (5 - new DEFCON) VP. Edges: DEFCON 1 ends the game before "
     "the VP award; the phasing player loses, also as his headline.",
     "Card text, Deluxe Edition", "DEFCON 4: it falls to 3, and the US gains 2 VP."},
    {"TS-card-5", "Five Year Plan",
     "US event, 3 ops, Early War. USSR loses one random hand card (China Card excluded). If it carries a US event "
     "that can occur, that event happens at once (removed afterwards if starred); any other card (USSR, neutral, "
     "scoring, US event with unmet condition) is discarded without effect. Empty hand: nothing. Edges: A drawn "
     "scoring card is discarded unscored: legal way to get rid of it. Defectors drawn in a USSR action round: see "
     "ts.r25. Defectors drawn in the headline phase before the USSR headline is resolved cancels that headline; "
     "afterwards nothing. The USSR stays phasing when it plays the card: a drawn Duck and Cover at DEFCON 2 loses "
     "the game for the USSR.",
     "Card text, Deluxe Edition; official FAQ 4.2",
     "NATO is drawn before Warsaw Pact Formed and Marshall Plan: it is discarded without effect."},
    {"TS-card-6", "The China Card",
     "4 ops, no event. +1 op if every point is spent in Asia (incl. Southeast Asia; also a coup there or when all "
     "realignment rolls are there). Goes face down to the enemy as soon as it is played, face up at end of turn. "
     "Holder at end of turn 10 gains 1 VP. When the US plays it (space race included), Formosan Resolution ends. "
     "Edges: May not be played if that prevents the play of a scoring card still in hand. Never compelled: a player "
     "whose hand is otherwise empty may pass. Uses up one action round, so an extra hand card may be held. May be "
     "played again only from the next turn on, unless an event hands it over face up (TS-card-58, TS-card-76). Never "
     "a discard for events or traps.",
     "Card text, Deluxe Edition", "Four points in Japan and one in India: five points, all in Asia."},
    {"TS-card-7", "Socialist Governments",
     "USSR event, 3 ops, Early War. Remove 3 US influence from Western Europe, at most 2 per country (as much as "
     "possible). Cannot occur once The Iron Lady has occurred.",
     "Card text, Deluxe Edition", "Italy holds 3 US influence, Greece 1: 2 go from Italy, 1 from Greece."},
    {"TS-card-8", "Fidel",
     "USSR event, 2 ops, Early War, removed after its event. Remove all US influence from Cuba; raise USSR influence "
     "there to the control level.",
     "Card text, Deluxe Edition", "Cuba holds 2 US and 1 USSR influence: it ends with no US and 3 USSR influence."},
    {"TS-card-9", "Vietnam Revolts",
     "USSR event, 2 ops, Early War, removed after its event. USSR +2 in Vietnam. This turn USSR cards get +1 op when "
     "all their points are spent in Southeast Asia.",
     "Card text, Deluxe Edition", "A 3-ops card of the USSR in Laos/Cambodia, Thailand and Burma places 4 markers."},
    {"TS-card-10", "Blockade",
     "USSR event, 1 op, Early War, removed after its event. US either discards a card worth 3+ ops (after modifiers) "
     "or loses all influence in West Germany.",
     "Card text, Deluxe Edition", "The US has no card worth 3 or more: West Germany loses all US influence."},
    {"TS-card-11", "Korean War",
     "USSR event, 2 ops, Early War, removed after its event. War on South Korea: die -1 per US-controlled country "
     "adjacent to it; 4+ succeeds: USSR +2 VP and every US influence there becomes USSR influence. USSR military ops "
     "+2 in any case.",
     "Card text, Deluxe Edition",
     "The US controls Japan and Taiwan: die 5 - 2 = 3 fails, the USSR military operations still rise by 2."},
    {"TS-card-12", "Romanian Abdication",
     "USSR event, 1 op, Early War, removed after its event. Remove all US influence from Romania; raise USSR "
     "influence there to the control level.",
     "Card text, Deluxe Edition", "Romania holds 1 US influence: it ends with no US and 3 USSR influence."},
    {"TS-card-13", "Arab-Israeli War",
     "USSR event, 2 ops, Early War. War on Israel: die -1 if the US controls Israel and -1 per US-controlled "
     "adjacent country; 4+ succeeds: USSR +2 VP and US influence there becomes USSR. USSR military ops +2 in any "
     "case. Cannot occur once Camp David Accords has occurred.",
     "Card text, Deluxe Edition", "The US controls Israel and Egypt: die 6 - 2 = 4 succeeds."},
    {"TS-card-14", "COMECON",
     "USSR event, 3 ops, Early War, removed after its event. USSR +1 in each of 4 different Eastern Europe countries "
     "not controlled by the US.",
     "Card text, Deluxe Edition", "Poland is US-controlled: the four countries are others of Eastern Europe."},
    {"TS-card-15", "Nasser",
     "USSR event, 1 op, Early War, removed after its event. USSR +2 in Egypt; US loses half its influence there, "
     "rounded up.",
     "Card text, Deluxe Edition", "Egypt holds 3 US influence: 2 go, 1 stays."},
    {"TS-card-16", "Warsaw Pact Formed",
     "USSR event, 3 ops, Early War, removed after its event. Either remove all US influence from 4 Eastern Europe "
     "countries (all such countries if there are fewer), or add 5 USSR influence in Eastern Europe, at most 2 per "
     "country. Makes NATO playable. Edges: The removal half may not be stopped early while another country with US "
     "influence is left. The adding half is the only one if no US influence is there.",
     "Card text, Deluxe Edition", "Adding: 2 in Poland, 2 in Hungary and 1 in Romania."},
    {"TS-card-17", "De Gaulle Leads France",
     "USSR event, 3 ops, Early War, removed after its event. France: US -2, USSR +1. NATO no longer protects France.",
     "Card text, Deluxe Edition", "France holds 1 US influence: it ends with no US influence and 1 more of the USSR."},
    {"TS-card-18", "Captured Nazi Scientist",
     "Neutral event, 1 op, Early War, removed after its event. Player advances 1 box on the space race (takes VP and "
     "ability of that box, no die). Edges: Not a space attempt: does not use up the attempt of the turn. At box 8: "
     "nothing.",
     "Card text, Deluxe Edition; official FAQ 4.2", "The US moves to box 1 first: 2 VP."},
    {"TS-card-19", "Truman Doctrine",
     "US event, 1 op, Early War, removed after its event. Remove all USSR influence from one European country "
     "controlled by nobody. Edges: No uncontrolled European country with USSR influence: no effect, still removed.",
     "Card text, Deluxe Edition",
     "Greece (stability 2) holds 1 US and 2 USSR influence: nobody controls it, so the 2 may be removed."},
    {"TS-card-20", "Olympic Games",
     "Neutral event, 2 ops, Early War. Opponent takes part or boycotts. Takes part: both roll, sponsor +2, reroll "
     "ties; higher total gains 2 VP. Boycott: DEFCON -1 and the sponsor may conduct operations as with a 4-ops card. "
     "Edges: Boycott at DEFCON 2: DEFCON 1, the phasing player (normally the sponsor) loses. Modifiers on the 4 ops: "
     "yes by default (ts.r02).",
     "Card text, Deluxe Edition", "Sponsor rolls 3, opponent 5: 3 + 2 = 5 against 5, both roll again."},
    {"TS-card-21", "NATO",
     "US event, 4 ops, Early War, removed after its event. USSR may not coup or realign US-controlled European "
     "countries, nor attack them with Brush War. De Gaulle lifts it for France, Willy Brandt for West Germany. "
     "Condition: the event of Warsaw Pact Formed or Marshall Plan has occurred. Edges: Protects only US-controlled "
     "countries, only against the USSR; control is checked at each coup and each realignment roll.",
     "Card text, Deluxe Edition",
     "The US controls Italy: the USSR may not coup or realign there. If control is lost, it may."},
    {"TS-card-22", "Independent Reds",
     "US event, 2 ops, Early War, removed after its event. Pick Yugoslavia, Romania, Bulgaria, Hungary or "
     "Czechoslovakia: US influence there is raised to equal the USSR influence. Edges: US influence is never "
     "lowered; if the chosen country has no USSR lead nothing changes, the card is removed all the same.",
     "Card text, Deluxe Edition", "Hungary holds 1 US and 3 USSR influence: it ends with 3 of each."},
    {"TS-card-23", "Marshall Plan",
     "US event, 4 ops, Early War, removed after its event. US +1 in each of 7 different Western Europe countries not "
     "controlled by the USSR. Makes NATO playable.",
     "Card text, Deluxe Edition", "The USSR controls Italy: no marker goes there."},
    {"TS-card-24", "Indo-Pakistani War",
     "Neutral event, 2 ops, Early War. Player attacks India or Pakistan: die -1 per enemy-controlled country "
     "adjacent to the target; 4+ succeeds: player +2 VP and enemy influence there becomes his. Military ops +2 in "
     "any case. Edges: A target without enemy influence is legal. An enemy superpower space adjacent to the target "
     "counts as a controlled country.",
     "Card text, Deluxe Edition", "India attacked by the USSR while the US controls Pakistan: die 4 - 1 = 3 fails."},
    {"TS-card-25", "Containment",
     "US event, 3 ops, Early War, removed after its event. For the rest of the turn US operations cards are worth +1 "
     "(max 4). Edges: A 4-ops card stays 4; Red Scare/Purge is netted first (ts.r01).",
     "Card text, Deluxe Edition",
     "A 3-ops card of the US makes a coup of value 4 and moves its military operations by 4."},
    {"TS-card-26", "CIA Created",
     "US event, 1 op, Early War, removed after its event. USSR shows its hand (at that moment only); the US may then "
     "conduct operations with this card's ops value (1, modified). Edges: Played by the USSR at DEFCON 2 and the US "
     "coups a battleground: DEFCON 1, the USSR (phasing) loses.",
     "Card text, Deluxe Edition", "The US spends the 1 op on a marker in Iran."},
    {"TS-card-27", "US/Japan Mutual Defense Pact",
     "US event, 4 ops, Early War, removed after its event. US influence in Japan is raised to the control level. "
     "USSR may never again coup or realign Japan. Edges: It stops USSR coups and realignments in Japan whoever "
     "controls it.",
     "Card text, Deluxe Edition", "Japan holds 1 US influence and none of the USSR: it is raised to 4."},
    {"TS-card-28", "Suez Crisis",
     "USSR event, 3 ops, Early War, removed after its event. Remove 4 US influence from France, UK, Israel, at most "
     "2 per country. Edges: France, UK and Israel together may hold fewer removable markers: remove what is possible.",
     "Card text, Deluxe Edition", "2 go from the UK and 2 from Israel."},
    {"TS-card-29", "East European Unrest",
     "US event, 3 ops, Early War. Early/Mid War: USSR -1 in each of 3 Eastern Europe countries. Late War (turns "
     "8-10): USSR -2 in each of 3. Edges: Fewer than 3 countries with USSR influence: all of them.",
     "Card text, Deluxe Edition", "On turn 8 each of the three countries loses 2 USSR influence."},
    {"TS-card-30", "Decolonization",
     "USSR event, 2 ops, Early War. USSR +1 in each of 4 different countries of Africa and/or Southeast Asia.",
     "Card text, Deluxe Edition", "One marker each in Angola, Zaire, Thailand and Burma."},
    {"TS-card-31", "Red Scare/Purge",
     "Neutral event, 4 ops, Early War. For the rest of the turn the opponent's operations cards are worth -1 (min "
     "1). Edges: A second Red Scare/Purge by the same side in one turn stacks; both sides may be under it at the "
     "same time. Affects every use of a card's value: space minimum, military operations, trap discards, Blockade.",
     "Card text, Deluxe Edition", "A 2-ops card of the opponent is worth 1: no space attempt with it."},
    {"TS-card-32", "UN Intervention",
     "Neutral event, 1 op, Early War. Play together with a hand card that carries the opponent's event: that event "
     "does not happen, its modified ops value is used for operations, and that card goes to the discard pile (also "
     "if starred). UN Intervention is discarded too. Gives USSR 1 VP when U2 Incident is in effect this turn, "
     "whoever plays it. Condition: a card with an opponent's event in hand. Edges: The paired card may be one drawn "
     "with Grain Sales. A neutral card, an own card or a scoring card cannot be paired. No pairing while trapped "
     "(TS-card-42, TS-card-44). As an ordinary 1-op operations card it is no event: no VP for U2 Incident, no answer "
     "to We Will Bury You. A Missile Envy that must be used goes first: UN Intervention does not put it off. Whether "
     "the paired card may go to the space race is ts.r13.",
     "Card text, Deluxe Edition; official FAQ 4.2",
     "The US pairs it with Fidel: 2 ops, no event, Fidel goes to the discard pile."},
    {"TS-card-33", "De-Stalinization",
     "USSR event, 3 ops, Early War, removed after its event. USSR may move up to 4 of its influence to countries not "
     "controlled by the US, at most 2 placed in any one country. Edges: Sources may be any countries; targets are "
     "not bound to adjacency; every removed marker must be placed again.",
     "Card text, Deluxe Edition", "2 markers from East Germany go to Iraq and 2 from Poland to Libya."},
    {"TS-card-34", "Nuclear Test Ban",
     "Neutral event, 4 ops, Early War. Player gains (DEFCON - 2) VP, then DEFCON +2 (max 5).",
     "Card text, Deluxe Edition", "DEFCON 4: the player gains 2 VP, and DEFCON becomes 5."},
    {"TS-card-35", "Formosan Resolution",
     "US event, 2 ops, Early War, removed after its event. While the US controls Taiwan it counts as a battleground "
     "for Asia Scoring and final scoring only. Ends when the US plays The China Card. Edges: Control of Asia then "
     "needs Taiwan too (it is one of the battlegrounds while US-controlled).",
     "Card text, Deluxe Edition", "The US controls Taiwan at Asia Scoring: one battleground more for it."},
};

}  // namespace

std::span<const RuleText> cards_en_early() {
  return kTexts;
}

}  // namespace arbiter::ts
