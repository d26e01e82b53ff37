// Who may hold which card, as far as one seat can know, in rows for the table.
#pragma once

#include "core/euchre/rules.h"

#include <array>
#include <vector>

namespace parlour {

// Cards of a suit with the same chances share a row.
struct ChanceRow {
    int suit = 0; // which they count as
    std::vector<Card> cards;
    std::array<double, euchre::kSeats - 1> chances{}; // of the others, from the observer's left
    double nobody() const;
};

std::array<Seat, euchre::kSeats - 1> othersThan(Seat seat);
// For all cards that the observer has not seen, trumps first.
std::vector<ChanceRow> chanceRows(const euchre::Observation& view);

} // namespace parlour
