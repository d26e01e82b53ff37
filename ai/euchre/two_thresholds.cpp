#include "ai/euchre/two_thresholds.h"

namespace parlour::euchre {

namespace {

// Whether a card that is the best of the trick so far probably stays so.
bool probablyHolds(const Observation& view, const Trick& trick, const ChanceChart& chart,
                   Card card) {
    const int lead = trick.isLead() ? suitOf(card, trick.trump) : trick.lead;
    double chance = 1;
    int left = view.pub.active - view.pub.onTable - 1;
    for (Seat seat = view.pub.nextActive(view.seat); left > 0;
         --left, seat = view.pub.nextActive(seat))
        if (seat != partnerOf(view.seat)) chance *= 1 - chart.toBeat(seat, card, lead, trick.trump);
    return chance >= 0.5;
}

} // namespace

CardPlayer::Choice TwoThresholdPlayer::choose(const Observation& view, CardSet legal, Rng&) const {
    const Trick trick(view);
    const Share share(view);
    if (share.isAtLeast(m_params.highFrom))
        return {
            trick.highest(legal),
            because(PARLOUR_PHRASE("Euchre reasons",
                                   "Holds %1 percent of what is left in play, so it plays high."),
                    share.percent())};
    if (!share.isAtLeast(m_params.lowBelow))
        return {trick.lowest(legal),
                because(PARLOUR_PHRASE(
                            "Euchre reasons",
                            "Holds only %1 percent of what is left in play, so it plays low."),
                        share.percent())};

    const ChanceChart chart(view);
    if (trick.partnerIsWinning && probablyHolds(view, trick, chart, trick.best()))
        return {trick.lowest(legal),
                because(PARLOUR_PHRASE("Euchre reasons", "Leaves the trick to the partner."))};
    CardSet takers;
    for (const Card card : trick.winners(legal))
        if (probablyHolds(view, trick, chart, card)) takers.insert(card);
    if (!takers.empty())
        return {trick.lowest(takers),
                because(PARLOUR_PHRASE("Euchre reasons",
                                       "Its lowest card that will probably take the trick."))};
    return {trick.lowest(legal),
            because(PARLOUR_PHRASE("Euchre reasons", "Will probably not take the trick, so it "
                                                     "throws its lowest card."))};
}

} // namespace parlour::euchre
