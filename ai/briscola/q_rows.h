// The states that Briscola's Q-learning tells apart, and their numbers: the rows of its table (H.
// Konduru et al., section III-B and Appendix A).
#pragma once

#include "core/briscola/state.h"

#include <array>
#include <cstdint>
#include <optional>

namespace parlour::briscola {

// What the learner looks at. The order of the hand does not matter.
struct QState {
    Card trumpCard;
    Hand hand;                // not empty
    std::optional<Card> card; // the opponent's card to answer; none: the learner leads
};

enum class QRows : std::uint8_t {
    // As published: 40 trump cards x 9139 hands of three of the other cards x 37 opponent's cards.
    // It has no rows for the lead, for fewer than three cards, or for the trump card in the hand.
    Appendix,
    // Ours: all states between two players, one row for those that are the same once suits are
    // renamed.
    Symmetric,
    // The same with the suit of the trump card only, as section III-B has it ("the high suit").
    Suit
};

struct QRow {
    std::uint32_t number = 0; // below qRowCount()
    // The index in the hand of the card that each action plays.
    std::array<std::uint8_t, kHandSize> places{};
};

std::uint32_t qRowCount(QRows rows);

// Nothing if the table has no row for the state.
std::optional<QRow> qRowOf(QRows rows, const QState& state);

} // namespace parlour::briscola
