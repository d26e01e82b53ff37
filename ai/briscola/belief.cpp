#include "ai/briscola/belief.h"

#include <algorithm>
#include <tuple>

namespace parlour::briscola {

std::vector<Thought::CardBelief> beliefs(const Observation& view) {
    const Public& pub = view.pub;
    const CardSet unseen = view.unseen();
    Thought::CardBelief belief;
    belief.elsewhere = 1;
    for (Seat seat = 0; seat < pub.options.players; ++seat) {
        if (seat == view.seat) continue;
        const bool holdsTrumpCard =
            seat == pub.trumpTaker && !pub.playedCards.contains(pub.trumpCard);
        const double chance =
            static_cast<double>(pub.handSize(seat) - holdsTrumpCard) / unseen.size();
        belief.seats[static_cast<std::size_t>(seat)] = chance;
        belief.elsewhere -= chance;
    }

    std::vector<Card> cards(unseen.begin(), unseen.end());
    std::ranges::sort(cards, std::greater{}, [&](Card card) {
        return std::tuple(card.suit() == pub.trump(), card.rank(), card.suit());
    });
    std::vector<Thought::CardBelief> result;
    for (const Card card : cards) {
        belief.card = italian::toText(card);
        result.push_back(belief);
    }
    return result;
}

} // namespace parlour::briscola
