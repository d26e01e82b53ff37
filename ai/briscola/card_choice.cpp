#include "ai/briscola/card_choice.h"

#include <algorithm>
#include <array>

namespace parlour::briscola {

const Phrase& rankName(Card card) {
    static constexpr std::array<Phrase, italian::kRanks> kNames{
        PARLOUR_PHRASE("Italian ranks", "two"),    PARLOUR_PHRASE("Italian ranks", "four"),
        PARLOUR_PHRASE("Italian ranks", "five"),   PARLOUR_PHRASE("Italian ranks", "six"),
        PARLOUR_PHRASE("Italian ranks", "seven"),  PARLOUR_PHRASE("Italian ranks", "jack"),
        PARLOUR_PHRASE("Italian ranks", "knight"), PARLOUR_PHRASE("Italian ranks", "king"),
        PARLOUR_PHRASE("Italian ranks", "three"),  PARLOUR_PHRASE("Italian ranks", "ace")};
    return kNames[static_cast<std::size_t>(card.rank())];
}

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

CardSet CardChoice::richElsewhere() const {
    CardSet cards;
    for (const Card rich : elsewhere)
        if (!isTrump(rich) && italian::points(rich) >= kManyPoints) cards.insert(rich);
    return cards;
}

bool CardChoice::areAcesAndThreesElsewhere() const {
    const CardSet cards = richElsewhere();
    const auto isAce = [](Card rich) { return italian::points(rich) > kManyPoints; };
    return std::ranges::any_of(cards, isAce) && !std::ranges::all_of(cards, isAce);
}

std::optional<Card> CardChoice::trumpToDraw() const {
    const CardSet trumps = CardSet::suit(pub.trump());
    const CardSet hidden = view.unseen() & trumps;
    if (!isLoserToDrawTrump(pub) || hidden.empty()) return std::nullopt;
    const Card highest = hidden.highest();
    const CardSet known = (kept() | CardSet{pub.trumpCard}) & trumps;
    if (italian::points(highest) == 0 || (!known.empty() && known.highest() > highest))
        return std::nullopt;
    return highest;
}

bool CardChoice::areTwins(Card a, Card b) const {
    // Takes this trick or another one for certain, and so brings home its points.
    const auto isSure = [this](Card any) {
        return isTrump(any) && trick.takes(any) && higherOfSuit(any).empty();
    };
    if (a == b || a.suit() != b.suit() || trick.takes(a) != trick.takes(b)) return false;
    if (italian::points(a) != italian::points(b) && !(isSure(a) && isSure(b))) return false;
    return std::ranges::none_of(elsewhere & CardSet::suit(a.suit()), [&](Card between) {
        return (between.rank() > a.rank()) != (between.rank() > b.rank());
    });
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

} // namespace parlour::briscola
