#include "ai/euchre/bidding.h"

namespace parlour::euchre {

namespace {

Decision<Euchre> decision(Move move, const Reason& reason) { return {move, {reason}, {}, {}}; }

Decision<Euchre> pass(int trump, int count, const BidLimits& limits) {
    return decision(
        Move::pass(),
        because({PARLOUR_PHRASE("Euchre reasons",
                                "Pass: with %2 as trump your hand is worth %1, and %3 are needed."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 passes: with %2 as trump the hand is worth %1, and %3 are needed.")},
                count, french::suitName(trump), limits.make));
}

// A bid that names `trump`, alone if the hand is good enough.
Decision<Euchre> make(const Observation& view, int trump, int count, const BidLimits& limits) {
    const bool alone = view.pub.options.alone && count >= limits.alone;
    const Move move =
        view.pub.phase == Phase::Order ? Move::order(alone) : Move::call(trump, alone);
    if (alone)
        return decision(
            move,
            because({PARLOUR_PHRASE("Euchre reasons", "Go alone: with %2 as trump your hand is "
                                                      "worth %1, and %3 are enough for that."),
                     PARLOUR_PHRASE("Euchre thoughts", "%0 goes alone: with %2 as trump the hand "
                                                       "is worth %1, and %3 are enough for that.")},
                    count, french::suitName(trump), limits.alone));
    if (count < limits.make)
        return decision(
            move, because({PARLOUR_PHRASE("Euchre reasons",
                                          "You have to name a suit, and %1 fit your hand best."),
                           PARLOUR_PHRASE("Euchre thoughts",
                                          "%0 has to name a suit, and %1 fit the hand best.")},
                          french::suitName(trump)));
    return decision(
        move,
        because({PARLOUR_PHRASE("Euchre reasons",
                                "With %2 as trump your hand is worth %1, and %3 are enough."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "With %2 as trump %0's hand is worth %1, and %3 are enough.")},
                count, french::suitName(trump), limits.make));
}

Decision<Euchre> orderOrPass(const Observation& view, const BidLimits& limits) {
    const Public& pub = view.pub;
    const int trump = pub.upcard.suit();
    CardSet hand = view.hand;
    int count = 0;
    if (view.seat == pub.dealer) {
        Public ordered = pub;
        ordered.trump = static_cast<std::uint8_t>(trump);
        hand.insert(pub.upcard);
        hand.erase(Euchre::lowestDiscard(ordered, hand));
    } else {
        count = view.seat == partnerOf(pub.dealer) ? kUpcardCount : -kUpcardCount;
    }
    count += handCount(hand, trump);
    return count >= limits.make ? make(view, trump, count, limits) : pass(trump, count, limits);
}

Decision<Euchre> callOrPass(const Observation& view, const BidLimits& limits) {
    int best = kNoSuit;
    int most = -1;
    for (int suit = 0; suit < french::kSuits; ++suit) {
        if (suit == view.pub.upcard.suit()) continue;
        const int count = handCount(view.hand, suit);
        if (count > most) most = count, best = suit;
    }
    const bool mustCall = !Euchre::objection(view.pub, view.hand, Move::pass()).empty();
    return most >= limits.make || mustCall ? make(view, best, most, limits)
                                           : pass(best, most, limits);
}

Decision<Euchre> defendOrPass(const Observation& view, const BidLimits& limits) {
    const int count = handCount(view.hand, view.pub.trump);
    if (count >= limits.defend)
        return decision(
            Move::defendAlone(),
            because({PARLOUR_PHRASE("Euchre reasons", "Defend alone: your hand is worth %1 in the "
                                                      "maker's own suit, and %2 are enough."),
                     PARLOUR_PHRASE("Euchre thoughts", "%0 defends alone: the hand is worth %1 in "
                                                       "the maker's own suit, and %2 are enough.")},
                    count, limits.defend));
    return decision(
        Move::pass(),
        because(
            {PARLOUR_PHRASE(
                 "Euchre reasons",
                 "Pass: your hand is worth %1 in the maker's suit, and defending alone takes %2."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 passes: the hand is worth %1 in the maker's "
                                               "suit, and defending alone takes %2.")},
            count, limits.defend));
}

} // namespace

int handCount(CardSet hand, int trump) {
    // By rank from nine to ace; the bowers are counted below.
    constexpr std::array<int, 6> kTrumps{4, 4, 0, 4, 6, 8};
    constexpr std::array<int, 6> kOthers{0, 0, 0, 0, 2, 6};
    const CardSet trumps = hand & cardsOf(trump, trump);
    int count = 0;
    for (const Card card : hand) {
        const auto rank = static_cast<std::size_t>(card.rank() - french::Nine);
        if (card == rightBower(trump))
            count += 10;
        else if (card == leftBower(trump))
            count += 9;
        else
            count += trumps.contains(card) ? kTrumps[rank] : kOthers[rank];
    }
    for (int suit = 0; suit < french::kSuits && !trumps.empty(); ++suit)
        if (suit != trump && (hand & cardsOf(suit, trump)).empty()) count += 3;
    return count;
}

Decision<Euchre> bid(const Observation& view, const BidLimits& limits) {
    switch (view.pub.phase) {
    case Phase::Order: return orderOrPass(view, limits);
    case Phase::Call: return callOrPass(view, limits);
    case Phase::Defend: return defendOrPass(view, limits);
    default: break;
    }
    assert(view.pub.phase == Phase::Discard);
    return decision(
        Move::discard(Euchre::lowestDiscard(view.pub, view.hand)),
        because({PARLOUR_PHRASE("Euchre reasons", "Discard the card that is worth least."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 discards the card that is worth least.")}));
}

} // namespace parlour::euchre
