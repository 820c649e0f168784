// The contents page of the rules: every question and effect that chapters and events share. A chapter is one file, see
// README.md. Rule numbers are the rulebook's: "LAB-7.4.1", cards "LAB-card-47".
#pragma once

#include "arbiter/table.hpp"
#include "games/labyrinth/rulings.hpp"
#include "games/labyrinth/state.hpp"

namespace arbiter::lab {

// --- the board as a set of countries (board.cpp, 4.1 to 4.5) ---------------------------------------------------------
OptionSet on_board(const State& s);  // countries of this game
OptionSet muslims(const State& s);   // Sunni and Shia-Mix; Iran only once it has become one
OptionSet non_muslims(const State& s);
OptionSet shia_mix(const State& s);
OptionSet unmarked(const State& s);                         // 4.9.4: neither governance nor posture is known
OptionSet governance_is(const State& s, Governance g);      // Muslim or not; printed ones count
OptionSet governance_at_most(const State& s, int ops);      // Good 1, Fair 2, Poor 3; unmarked and Islamist Rule: not
OptionSet muslim_governance(const State& s, Governance g);  // Muslim countries only
OptionSet islamist_rule(const State& s);
OptionSet aligned(const State& s, Alignment a);     // tested Muslim countries
OptionSet with_posture(const State& s, Posture p);  // non-Muslim countries, the US and Israel included
OptionSet with_cells(const State& s, int n = 1);    // at least n, Sadr counts
OptionSet with_cadre(const State& s);
OptionSet with_troops(const State& s, int n = 1);  // at least n troops; NATO is 2, militia count
OptionSet with_plots(const State& s);
OptionSet with_aid(const State& s);
OptionSet with_besieged(const State& s);
OptionSet regime_change_countries(const State& s);            // 7.3.4.1
OptionSet neighbours(const State& s, int country);            // 4.1.1, 4.5; Patriot Act cuts the US off
OptionSet adjacent_to(const State& s, const OptionSet& set);  // neighbours of its members
bool adjacent(const State& s, int a, int b);
OptionSet within(const State& s, int country, int steps);  // the country itself included
OptionSet disrupted_lately(const State& s);                // in this Action Phase or the one before (card 61)
OptionSet raised_lately(const State& s);                   // tested or improved to Fair or Good (card 94)

// --- numbers of the board (board.cpp, 4.2, 4.6, 4.7) -----------------------------------------------------------------
bool muslim(const State& s, int country);
bool non_muslim(const State& s, int country);
int governance_number(const State& s, int country);  // 1 to 3, Islamist Rule 4, unmarked 0
int cells(const State& s, int country);              // sleepers, active ones, Sadr
int all_cells(const State& s);                       // on the map
bool has_sadr(const State& s, int country);
int us_troops(const State& s, int country);  // troops, and 2 for NATO
int cubes(const State& s, int country);      // troops as the rules count them: with NATO and militia
int plots_in(const State& s, int country);
int resources(const State& s, int country);  // 4.2.5, 4.2.6
int good_resources(const State& s);          // 2.1.1
int islamist_resources(const State& s);
int fair_or_good(const State& s);  // number of Muslim countries
int poor_or_islamist(const State& s);
Posture us_posture(const State& s);
int world_posture(const State& s);  // 4.7.2: 3 Hard = +3, 3 Soft = -3
int gwot_penalty(const State& s);   // 4.7.2.1: 0 to 3
enum class Level : std::int8_t { low, medium, high, very_high };
Level prestige_level(const State& s);  // 4.7.1: Low 1-3, Medium 4-6, High 7-9, Very High
Level funding_level(const State& s);   // 4.7.4.1: low = Tight, medium = Moderate, high = Ample
enum class TroopLevel : std::int8_t { low_intensity, war, overstretch };
TroopLevel troop_level(const State& s);                     // 4.7.3
int available_cells(const State& s);                        // 4.7.4.2: what Recruit operations may place
int recruit_number(const State& s, Table& t, int country);  // 4.3.4, 8.2.3: a die at most this succeeds; 6: automatic

// --- choices (choices.cpp) -------------------------------------------------------------------------------------------
// An ask that is told as chosen.<key>, so that a record of effects shows it.
Ask question(Side who, Key key, const OptionSet& universe);
// A country of `allowed` (kNoCountry if there is none: nothing is asked).
int choose_country(Table& t, Side who, Key key, const OptionSet& allowed, Rule rule);
// The same where "none" may be picked, and stands where the record is silent.
int choose_country_or_none(Table& t, Side who, Key key, const OptionSet& allowed, Rule rule);
// `n` different countries of `allowed`, as many as there are.
OptionSet choose_countries(Table& t, Side who, Key key, const OptionSet& allowed, int n, Rule rule);
// A country by chance: any of `allowed` (9.5).
int random_country(Table& t, const OptionSet& allowed, Rule rule);
bool accepts(Table& t, Side who, Rule rule);  // Key::accept; silence is no
// One of the first `n` (2 to 4) answers of an event that offers unlike things; from 0.
int choose_option(Table& t, Side who, int n, Rule rule);

// --- countries change (countries.cpp, 4.2, 4.9, 8.4.4) ---------------------------------------------------------------
void test(State& s, Table& t, int country, Rule rule);                          // 4.9.4: only an unmarked one
void improve(State& s, Table& t, int country, Rule rule);                       // one level; Good stays Good
void worsen(State& s, Table& t, int country, Rule rule);                        // one level, never to Islamist Rule
void fall_to_islamist_rule(State& s, Table& t, int country, Rule rule);         // 8.4.4 with all that follows
void set_governance(State& s, Table& t, int country, Governance g, Rule rule);  // Good: its markers go; 8.4.4 apart
void set_alignment(State& s, Table& t, int country, Alignment a, Rule rule);
// One box; an unmarked country is tested first. Ally and Adversary stay what they are.
void shift_toward_ally(State& s, Table& t, int country, Rule rule);
void shift_toward_adversary(State& s, Table& t, int country, Rule rule);
void place_aid(State& s, Table& t, int country, int n, Rule rule);
void remove_aid(State& s, Table& t, int country, int n, Rule rule);  // as far as there is any
void place_besieged(State& s, Table& t, int country, Rule rule);     // at most one (8.4.3.2)
void remove_besieged(State& s, Table& t, int country, Rule rule);
void set_posture(State& s, Table& t, int country, Posture p, Rule rule);     // never Israel, Iran, Muslims
Posture roll_posture(State& s, Table& t, int country, Side who, Rule rule);  // +1 in the US
void choose_posture(State& s, Table& t, Side who, int country, Rule rule);
Posture opposite(Posture p);

// --- tracks (tracks.cpp, 4.7) ----------------------------------------------------------------------------------------
void change_prestige(State& s, Table& t, int by, Rule rule);  // clamped, like the others
void set_prestige(State& s, Table& t, int to, Rule rule);
void roll_prestige(State& s, Table& t, Rule rule);  // 4.7.1: direction, then the lower of two dice
void change_funding(State& s, Table& t, int by, Rule rule);
void set_funding(State& s, Table& t, int to, Rule rule);

// --- cells and troops (pieces.cpp, 4.6, 4.8.4) -----------------------------------------------------------------------
// From the track, whatever the Funding, as Sleepers; tests, takes a cadre off. Returns how many there were.
int place_cells(State& s, Table& t, int country, int n, Rule rule);
// `n` cells, a question for each: `who` picks among `allowed`, at most `each` in one. Where fewer are left than
// countries to serve, this is the choice that the card leaves to the Jihadist.
int place_cells_among(State& s, Table& t, Side who, const OptionSet& allowed, int n, int each, Rule rule);
// To the track; `who` picks the piece where kinds differ. Leaves a cadre behind the last one (4.8.4). False: no cell.
bool remove_cell(State& s, Table& t, Side who, int country, Rule rule);
int remove_cells(State& s, Table& t, Side who, int country, int n, Rule rule);
void remove_all_cells(State& s, Table& t, int country, Rule rule, bool leaves_cadre = true);
void lose_used_cell(State& s, Table& t, int country, Rule rule);  // 8.4.3: an active one, no cadre
void place_cadre(State& s, Table& t, int country, Rule rule);     // nothing where there is a cadre
void remove_cadre(State& s, Table& t, int country, Rule rule);
void activate(State& s, Table& t, int country, int n, Rule rule);  // n sleepers become active
// One cell moves without a roll and becomes a Sleeper: what travel ends in. `piece` is one of piece::.
void move_cell(State& s, Table& t, int from, int piece, int to, Rule rule);
// Cards 74, 79: `n` cells travel without a roll, from anywhere to `destinations`; all are named first.
void travel_free(State& s, Table& t, Side who, int n, const OptionSet& destinations, Rule rule);
void move_troops(State& s, Table& t, int from, int to, int n, Rule rule);

// --- plots (plots.cpp, 4.7.8, 4.8.1, 8.5) ----------------------------------------------------------------------------
bool plot_available(const State& s, int most);  // one of a number up to `most` (1 to 3), or a WMD
bool plot_of_available(const State& s, PlotKind kind);
int plots_available(const State& s);  // markers in the Available box
// The Jihadist places a marker (solo: a random one, 9.3.2) of a number up to `most`, or a WMD. False: there is none.
bool place_plot(State& s, Table& t, int country, int most, Rule rule);
bool place_plot_of(State& s, Table& t, int country, PlotKind kind, Rule rule);  // named by a card; no WMD instead
// A marker unseen by the US is turned up and taken off: a WMD leaves the game (7.5.3).
void remove_plot(State& s, Table& t, int country, Rule rule);
void remove_all_plots(State& s, Table& t, int country, Rule rule);
void tag_plot(State& s, Table& t, int country, Rule rule);                 // Backlash
OptionSet with_untagged_plots(const State& s);                             // countries
void cache_becomes_available(State& s, Table& t, int country, Rule rule);  // 8.4.5: the WMD of a country
bool wmd_becomes_available(State& s, Table& t, Rule rule);                 // from the loose box (4.7.8.1)
void resolve_plots(State& s, Table& t);                                    // 5.2.3, 8.5.6

// --- markers of events (markers.cpp, 4.7.7, 6.2.7, 6.2.8) ------------------------------------------------------------
// The event's marker comes into play; markers of events that it blocks go. `country`: where it lies.
void mark(State& s, Table& t, int card, Rule rule, int country = kNoCountry);
void unmark(State& s, Table& t, int card, Rule rule);
void block(State& s, Table& t, int card, Rule rule);  // Leak: turned to its blocked side
void place_nato(State& s, Table& t, int country, Rule rule);

// --- cards and hands (cards.cpp, 5.3) --------------------------------------------------------------------------------
int hand_bit(Side side);
OptionSet may_hold(const State& s, Side side);      // cards that the side may have in hand
OptionSet surely_holds(const State& s, Side side);  // cards that it has
OptionSet in_discard_pile(const State& s);
bool hand_is_known(const State& s, Side side);
void draw_cards(State& s, Table& t, Side side, int n, Rule rule);  // 5.3.1: the end of the deck may end the game
void deal(State& s, Table& t, Rule rule);                          // 5.2.8
int hand_size_due(const State& s, Side side);                      // 5.2.8
// A card drawn at random from the hand and left on_table; no_card if it is empty.
int random_card(State& s, Table& t, Side side, Rule rule);
int discard_random(State& s, Table& t, Side side, Rule rule);
// `who` picks one of `allowed` in the hand of `side` and discards it; no_card if there is none, or he declined
// (`optional`; silence declines).
int discard_chosen(State& s, Table& t, Side who, Side side, const OptionSet& allowed, bool optional, Rule rule);
// Every card of `which` in the hand goes: the record, or what is known of the hand, says which there are. The number.
int discard_every(State& s, Table& t, Side side, const OptionSet& which, Rule rule);
// From the discards or a box into a hand: one of `allowed`.
int take_card(State& s, Table& t, Side who, const OptionSet& allowed, Rule rule);
OptionSet fetchable(const State& s);  // what lies in the discards, the Lapsing and the 1st Plot box
void move_to_hand(State& s, Table& t, int card, Side to, Rule rule);
void reveal_hand(State& s, Table& t, Side side, Rule rule);
void take_from_hand(State& s, Table& t, Side side, int card, Rule rule);  // onto the table
void discard(State& s, Table& t, int card, Side by, Rule rule);           // from the table; US Election happens (6.3.1)
// Cards 48, 53: the second card of the phase is used up now. It is left on_table; no_card if there is none.
int use_second_card(State& s, Table& t, Side side, Rule rule);
bool first_card_of_phase(const State& s);

// --- events (events.cpp, 6.2) ----------------------------------------------------------------------------------------
// Whether the event can be carried out now by `player` (6.2.6, 6.2.8).
bool can_occur(const State& s, int card, Side player);
// The side that carries out the event of a card when `user` plays it.
Side event_player(int card, Side user);
// Tells and carries out the event; false if it can't occur.
bool trigger_event(State& s, Table& t, int card, Side player);
// After its event or its use: to the discards, a box, or out of the game (5.2.2, 6.2.9).
void put_away(State& s, Table& t, int card, bool event_occurred, Side player, Rule rule);

// --- operations ------------------------------------------------------------------------------------------------------
struct Operation {
  int ops = 0;                  // with Reserves
  int card = no_card;           // no_card: granted by an event
  bool event_happened = false;  // 8.5.3: no first Plot then
  bool optional = false;        // "may"
  Rule rule = "LAB-6.3";
};
// Asks for the kind of operation and carries it out. Returns op::.
int conduct_operation(State& s, Table& t, Side side, const Operation& o);
// After an operation of `kind` with a card: whether it was the turn's first Plot, whose card goes into its box (8.5.3).
bool is_first_plot(State& s, Table& t, Side side, int card, int kind);
// 6.3.3.1: asks whether all Reserves are added to a card; returns the ops in all.
int add_reserves(State& s, Table& t, Side side, int ops);
// us_*.cpp, chapter 7
Ask war_of_ideas_target(const State& s, Table& t, int ops);
void war_of_ideas(State& s, Table& t, int ops);
struct WarOfIdeas {
  bool ignore_penalty = false;  // card 30
};
int war_of_ideas_modifier(const State& s, int country, const WarOfIdeas& w = {});         // 4.9.2
void war_of_ideas_roll(State& s, Table& t, int country, const WarOfIdeas& w, Rule rule);  // 7.2.1, or 7.2.3
Ask deploy_source(const State& s, Table& t, int ops);
void deploy(State& s, Table& t, int ops);
Ask regime_change_target(const State& s, Table& t);
void regime_change(State& s, Table& t, const OptionSet& targets, Rule rule);  // 7.3.4: source, troops, what follows
int movable_troops(const State& s, int from);                                 // 7.3.1
Ask withdraw_source(const State& s);
void withdraw(State& s, Table& t);
Ask disrupt_target(const State& s, int ops);
void disrupt(State& s, Table& t, int ops);
Ask alert_target(const State& s, Table& t);
void alert(State& s, Table& t);
// jihadist_*.cpp, chapter 8
Ask recruit_target(const State& s);
int recruit(State& s, Table& t, int ops);  // each returns the number of ops used
// Cards 48, 53, 82: rolls without the conditions of 8.2. `number`: a die at most this succeeds (6: automatic).
int recruit_roll(State& s, Table& t, int country, int number, bool any_funding, Rule rule);
// Card 53: a Recruit with the cells of the whole track, in the countries `also` too.
int recruit_anywhere(State& s, Table& t, int ops, const OptionSet& also, Rule rule);
int travel(State& s, Table& t, int ops);
Ask jihad_target(const State& s);
bool major_jihad_possible(const State& s, Table& t, int country, int dice);
int jihad(State& s, Table& t, int ops);
void jihad_roll_without_cells(State& s, Table& t, int country, int dice, Rule rule);  // card 104
Ask plot_target(const State& s);
int plot_operation(State& s, Table& t, int ops, int most);  // `most`: the highest plot number
void radicalize(State& s, Table& t, int ops);               // 9.4.3

// --- the turn (turn.cpp, end_of_turn.cpp, victory.cpp) ---------------------------------------------------------------
void set_up(State& s, Table& t);                                        // 3.2
void play_card_step(State& s, Table& t);                                // 5.2.2
enum class CardPlay : std::int8_t { of_the_phase, last_of_us, extra };  // extra: granted by an event (card 18)
// A card that lies on_table: its use, event and operation; then it is put away.
void play_card(State& s, Table& t, Side side, int card, CardPlay how);
void begin_phase(State& s, Table& t, Side side);
void plots_step(State& s, Table& t);   // 5.2.3
void end_of_turn(State& s, Table& t);  // 5.2.5 to 5.2.9
// 2.1, after an effect is done; `acting` wins where both conditions hold (2.2, R-25).
void check_victory(State& s, Table& t, Side acting);
[[noreturn]] void end_game(State& s, Table& t, Ending how, Side winner, Rule rule);
[[noreturn]] void end_by_deck(State& s, Table& t);  // 2.3

}  // namespace arbiter::lab
