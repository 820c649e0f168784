// The events by card number: what they do and when they can occur. Each file events_<first>_<last>.cpp brings the rows
// of its cards.
#pragma once

#include <array>
#include <span>

#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

// Carries the event out: `player` is the side it belongs to, for an unassociated card the one who plays it. It asks
// with the helpers of rules.hpp, changes through them, and cites "LAB-card-<number>". Telling the event, the Lapsing
// effect and where the card goes are not its business.
using EventFunction = void (*)(State&, Table&, Side player);
// The precondition printed on the card (6.2.6), judged when the event would happen.
using ConditionFunction = bool (*)(const State&, Side player);

struct EventRow {
  EventFunction event = nullptr;
  ConditionFunction playable = nullptr;  // null: none is printed
  // Cards whose marker or Lapsing effect blocks this event (6.2.8). The marker of a card turned to its blocked side
  // blocks that card by itself.
  std::array<Card, 3> blocked_by{};
};

// Row 0 is the first card of the range.
std::span<const EventRow> events_001_020();
std::span<const EventRow> events_021_040();
std::span<const EventRow> events_041_060();
std::span<const EventRow> events_061_080();
std::span<const EventRow> events_081_100();
std::span<const EventRow> events_101_120();

// The row of a card; one without an event for a card that has none.
const EventRow& event_row(int card);

}  // namespace arbiter::lab
