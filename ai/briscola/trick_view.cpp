#include "ai/briscola/trick_view.h"

namespace parlour::briscola {

TrickView::TrickView(const Public& pub, Seat seat, int at)
    : cards(at % pub.options.players), trump(pub.trump()) {
    isLast = cards == pub.options.players - 1;
    for (int i = 0; i < cards; ++i) {
        const Play play = pub.history[static_cast<std::size_t>(at - cards + i)];
        points += italian::points(play.card);
        if (i > 0 && !beats(play.card, best, trump)) continue;
        best = play.card;
        partnerIsAhead = pub.areAllies(play.seat, seat);
    }
}

} // namespace parlour::briscola
