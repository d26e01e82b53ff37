#include "ai/euchre/chance_chart.h"

namespace parlour::euchre {

ChanceChart::ChanceChart(const Observation& view) {
    const Public& pub = view.pub;
    for (const Card card : view.hand) chance(view.seat, card) = 1;
    for (std::size_t i = 0; i < pub.played; ++i)
        chance(pub.history[i].seat, pub.history[i].card) = -1;

    std::array<int, kSeats> open{}; // unknown cards of each hand
    std::array<CardSet, kSeats> missing;
    for (Seat seat = 0; seat < kSeats; ++seat) {
        if (seat == view.seat) continue;
        open[static_cast<std::size_t>(seat)] = pub.handSize(seat);
        missing[static_cast<std::size_t>(seat)] = pub.missing(seat);
    }
    int hidden = kKitty; // unknown cards in nobody's hand
    if (pub.isUpcardTaken() && view.seat != pub.dealer) {
        const bool mayHold = pub.mayDealerHoldUpcard();
        if (mayHold) {
            chance(pub.dealer, pub.upcard) = 1;
            --open[static_cast<std::size_t>(pub.dealer)];
        }
        if (pub.phase != Phase::Discard && (mayHold || pub.playedCards.contains(pub.upcard)))
            ++hidden; // the discard is another card
    }

    for (const Card card : view.unseen()) {
        int places = hidden;
        for (std::size_t seat = 0; seat < kSeats; ++seat)
            if (!missing[seat].contains(card)) places += open[seat];
        for (Seat seat = 0; seat < kSeats; ++seat)
            if (const auto s = static_cast<std::size_t>(seat); !missing[s].contains(card))
                chance(seat, card) = static_cast<double>(open[s]) / places;
    }
}

bool ChanceChart::mayHold(Seat seat, CardSet cards) const {
    for (const Card card : cards)
        if (at(seat, card) > 0) return true;
    return false;
}

double ChanceChart::any(Seat seat, CardSet cards) const {
    double none = 1;
    for (const Card card : cards)
        if (at(seat, card) > 0) none *= 1 - at(seat, card);
    return 1 - none;
}

double ChanceChart::toBeat(Seat seat, Card card, int lead, int trump) const {
    const auto beating = [&](CardSet cards) {
        for (const Card other : cards)
            if (value(other, trump, lead) <= value(card, trump, lead)) cards.erase(other);
        return cards;
    };
    const CardSet ofLead = cardsOf(lead, trump);
    const double following = any(seat, beating(ofLead));
    if (lead == trump) return following;
    return following + (1 - any(seat, ofLead)) * any(seat, beating(cardsOf(trump, trump)));
}

} // namespace parlour::euchre
