// Who may hold which card, and with what chance, as one seat knows it: the chanceChart of the
// thesis (section 3.4).
#pragma once

#include "core/euchre/state.h"

#include <array>

namespace parlour::euchre {

// 1 for a card that a seat is known to hold, 0 for one it cannot hold, -1 for one it has played,
// else between 0 and 1.
//
// The thesis does not say how the open chances come about. Here each unseen card lies with equal
// chance in every place where it can lie: the unknown cards of the hands that have not shown to
// lack its suit, the kitty, and the dealer's discard. A dealer who took the upcard up is taken to
// hold it until he plays it or shows that he put it away; the left bower belongs to the trump suit.
class ChanceChart {
public:
    explicit ChanceChart(const Observation& view);

    double at(Seat seat, Card card) const {
        return m_chances[static_cast<std::size_t>(seat)][place(card)];
    }
    bool mayHold(Seat seat, CardSet cards) const;
    // That the seat holds one of them at least, each taken for itself.
    double any(Seat seat, CardSet cards) const;

private:
    static std::size_t place(Card card) {
        return static_cast<std::size_t>(card.suit() * 6 + card.rank() - french::Nine);
    }
    double& chance(Seat seat, Card card) {
        return m_chances[static_cast<std::size_t>(seat)][place(card)];
    }

    std::array<std::array<double, kCards>, kSeats> m_chances{};
};

} // namespace parlour::euchre
