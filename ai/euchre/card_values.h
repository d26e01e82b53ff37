// Values of the cards in a trick, as players compare them; the rules have their own (core/euchre).
#pragma once

#include "core/euchre/cards.h"

namespace parlour::euchre {

// A value for each field of the thesis' figure 1.2: nine to ace of trumps, of another suit that was
// led, of the suit of the trumps' colour and of the rest. The jack of trumps is the right bower,
// that of their colour the left, whatever was led.
using CardValues = std::array<std::int16_t, kCards>;

inline constexpr CardValues kFigureValues{100, 200, 1500, 400, 500, 600, // trumps
                                          10,  20,  30,   40,  50,  60,  // led
                                          1,   2,   1000, 4,   5,   6,   // the trumps' colour
                                          1,   2,   3,    4,   5,   6};  // the rest

// Learned, as section 6.1 proposes; only their order counts.
extern const CardValues kLearnedValues;

// `lead` may be kNoSuit. Precondition: there is a trump suit.
constexpr int valueIn(const CardValues& values, Card card, int trump, int lead) {
    const int row = card.suit() == trump               ? 0
                    : card == leftBower(trump)         ? 2
                    : card.suit() == lead              ? 1
                    : card.suit() == sameColour(trump) ? 2
                                                       : 3;
    return values[static_cast<std::size_t>(row * 6 + card.rank() - french::Nine)];
}

} // namespace parlour::euchre
