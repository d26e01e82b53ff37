#include "ai/briscola/card_choice.h"

namespace parlour::briscola {

bool isLoserToDrawTrump(const Public& pub) {
    return pub.options.players == 2 && !pub.options.fixedDraw && pub.stock == 2;
}

CardChoice::CardChoice(const Observation& observation, Card played, std::optional<Card> worse,
                       CardSet alike)
    : view(observation),
      pub(observation.pub),
      trick(observation.pub, observation.seat),
      card(played),
      points(italian::points(played)),
      other(worse),
      name(Reason::own(italian::cardName(played))),
      asGood(alike),
      elsewhere(observation.unseen()) {
    if (!pub.playedCards.contains(pub.trumpCard) && !view.hand.set().contains(pub.trumpCard))
        elsewhere.insert(pub.trumpCard);
}

CardSet CardChoice::beaters(Card any) const {
    CardSet cards;
    for (const Card beater : elsewhere)
        if (beats(beater, any, pub.trump())) cards.insert(beater);
    return cards;
}

CardSet CardChoice::richOver(Card any) const {
    return beatersNow(any) &
           CardSet{makeCard(any.suit(), italian::Three), makeCard(any.suit(), italian::Ace)};
}

CardSet CardChoice::answers(bool areAllies) const {
    if (trick.isLast) return {};
    const int players = pub.options.players;
    const Seat taker = pub.trumpTaker;
    const bool isToPlay =
        taker != kNoSeat && (taker - view.seat + players) % players < players - trick.cards;
    CardSet cards = elsewhere;
    if (!isToPlay || pub.areAllies(taker, view.seat) != areAllies) cards.erase(pub.trumpCard);
    return cards;
}

CardSet CardChoice::takers() const {
    CardSet cards;
    for (const Card taker : view.hand.set())
        if (trick.takes(taker)) cards.insert(taker);
    return cards;
}

std::optional<Card> CardChoice::cheapestAsGood() const {
    std::optional<Card> cheapest;
    for (const Card good : asGood)
        if (!isTrump(good) && italian::points(good) <= points &&
            (!cheapest || isCheaper(good, *cheapest)))
            cheapest = good;
    return cheapest;
}

} // namespace parlour::briscola
