#include "ai/briscola/hybrid_form.h"

namespace parlour::briscola {

int HybridForm::input(const Observation& view, Card card, TrumpInput reading) {
    const Public& pub = view.pub;
    if (view.hand.set().contains(card)) return 1;
    for (int i = 0; i < pub.onTable; ++i)
        if (pub.tableCard(i).card == card) return 2;
    const bool wasPlayed = pub.playedCards.contains(card);
    const bool isHigh =
        reading == TrumpInput::Card ? card == pub.trumpCard : card.suit() == pub.trump();
    if (isHigh && !(wasPlayed && reading == TrumpInput::Unplayed)) return -2;
    return wasPlayed ? -1 : 0;
}

void HybridForm::features(const Observation& view, std::span<std::int8_t> out) {
    auto next = out.begin();
    for (int action = 0; action < kActions; ++action)
        for (const TrumpInput reading :
             {TrumpInput::Always, TrumpInput::Unplayed, TrumpInput::Card})
            *next++ = static_cast<std::int8_t>(input(view, cardOf(action), reading));
}

} // namespace parlour::briscola
