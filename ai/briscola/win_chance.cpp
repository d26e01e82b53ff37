#include "ai/briscola/win_chance.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parlour::briscola {

WinChance::WinChance(const Observation& view) {
    const Public& pub = view.pub;
    int strongest = 0;
    for (Seat seat = 0; seat < pub.options.players; ++seat)
        if (!pub.areAllies(seat, view.seat)) strongest = std::max(strongest, pub.sidePoints(seat));
    m_lead = pub.sidePoints(view.seat) - strongest;

    if (pub.stock == 0) return;
    const CardSet unseen = view.unseen();
    int unseenPoints = 0;
    for (const Card card : unseen) unseenPoints += italian::points(card);
    const double inStock = pub.stock - 1; // unseen cards; the last of the stock is the trump card
    const double stockPoints =
        italian::points(pub.trumpCard) + unseenPoints * inStock / std::max(1, unseen.size());
    m_deviation = std::sqrt(kVariancePerPoint * stockPoints);
}

double WinChance::operator()(double gain) const {
    const double expected = m_lead + gain;
    if (m_deviation == 0) return expected > 0 ? 1.0 : expected < 0 ? 0.0 : 0.5;
    return 0.5 * std::erfc((kOptimism - expected) / (m_deviation * std::numbers::sqrt2));
}

} // namespace parlour::briscola
