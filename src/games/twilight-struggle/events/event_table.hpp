// The events by card number: what they do and when they can occur.
#pragma once

#include "games/twilight-struggle/rules.hpp"

namespace arbiter::ts {

// A condition of one card for its event to occur (TS-5.4a); `player` as for the event.
using ConditionFunction = bool (*)(const State&, Side player);

// The condition printed on the card; nullptr if there is none.
ConditionFunction condition_function(int card);
// The card whose event, once it has occurred, forbids this card's event for good; no_card if there is none.
int blocking_card(int card);
// The condition holds and nothing forbids the event for good. False for a card without an event (The China Card).
bool conditions_met(const State& s, int card, Side player);

}  // namespace arbiter::ts
