// Each seat's chance to hold each card, as one seat knows it: the chanceChart of the thesis
// (section 3.4).
#pragma once

#include "core/euchre/state.h"

#include <array>

namespace parlour::euchre {

// 1 for a card that the seat is known to hold, 0 for one it cannot hold, -1 for one it has played,
// otherwise between 0 and 1.
//
// The thesis does not say how the chances between are computed. Here each unseen card is equally
// likely to be in any place where it can be: the unknown cards of hands that have shown no void in
// its suit, the kitty and the dealer's discard. A dealer who picked up the upcard is assumed to
// hold it until it is played or a void shows that it was discarded. The left bower is a trump.
class ChanceChart {
public:
    explicit ChanceChart(const Observation& view);

    double at(Seat seat, Card card) const {
        return m_chances[static_cast<std::size_t>(seat)][index(card)];
    }
    bool mayHold(Seat seat, CardSet cards) const;
    // The chance that the seat holds at least one of the cards, as if these were independent.
    double any(Seat seat, CardSet cards) const;
    // The chance that the seat beats `card`, the best of a trick to which `lead` was led: in that
    // suit, or with a trump for want of it.
    double toBeat(Seat seat, Card card, int lead, int trump) const;

private:
    static std::size_t index(Card card) {
        return static_cast<std::size_t>(card.suit() * 6 + card.rank() - french::Nine);
    }
    double& chance(Seat seat, Card card) {
        return m_chances[static_cast<std::size_t>(seat)][index(card)];
    }

    std::array<std::array<double, kCards>, kSeats> m_chances{};
};

} // namespace parlour::euchre
