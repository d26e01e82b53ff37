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
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "You hold %1 percent of what is left in play: play high."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 holds %1 percent of what is left in play and plays high.")},
                    share.percent())};
    if (!share.isAtLeast(m_params.lowBelow))
        return {
            trick.lowest(legal),
            because(
                {PARLOUR_PHRASE("Euchre reasons",
                                "You hold only %1 percent of what is left in play: play low."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 holds only %1 percent of what is left in play and plays low.")},
                share.percent())};

    const ChanceChart chart(view);
    if (trick.partnerIsWinning && probablyHolds(view, trick, chart, trick.best()))
        return {trick.lowest(legal),
                because({PARLOUR_PHRASE("Euchre reasons",
                                        "Leave this trick to your partner, who is ahead."),
                         PARLOUR_PHRASE("Euchre thoughts",
                                        "%0 leaves this trick to the partner, who is ahead.")})};
    CardSet takers;
    for (const Card card : trick.winners(legal))
        if (probablyHolds(view, trick, chart, card)) takers.insert(card);
    if (!takers.empty())
        return {trick.lowest(takers),
                because({PARLOUR_PHRASE("Euchre reasons",
                                        "Play the lowest card that will probably take the trick."),
                         PARLOUR_PHRASE(
                             "Euchre thoughts",
                             "%0 plays the lowest card that will probably take the trick.")})};
    return {
        trick.lowest(legal),
        because({PARLOUR_PHRASE("Euchre reasons",
                                "You will probably not take this trick: play your lowest card."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 will probably not take this trick and plays a low card.")})};
}

} // namespace parlour::euchre
