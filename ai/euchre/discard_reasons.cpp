#include "ai/euchre/discard_reasons.h"

#include <algorithm>

namespace parlour::euchre {

namespace {

// Whether more cards of its suit beat it than beat the other one, of another suit than it and
// trump.
bool isBeatenMore(const Observation& view, Card card, Card other) {
    const int trump = view.pub.trump;
    const auto higher = [&](Card own) {
        const CardSet out = cardsOf(own.suit(), trump) - view.hand;
        return std::ranges::count_if(out, [&](Card its) { return its.rank() > own.rank(); });
    };
    const int suit = suitOf(card, trump), another = suitOf(other, trump);
    return suit != trump && another != trump && suit != another && higher(card) > higher(other);
}

// Whether a card is likelier than the other one to take a trick, both of other suits than trump.
bool isLikelier(Card card, Card other) {
    return card.rank() > std::max<int>(other.rank(), french::Jack);
}

// Such a card of those kept, if a lower one of the same suit as the discard is kept as well.
std::optional<Card> likeliestBesideLower(CardSet kept, Card card) {
    const bool hasLower = std::ranges::any_of(
        kept, [&](Card held) { return held.suit() == card.suit() && held.rank() < card.rank(); });
    std::optional<Card> best;
    for (const Card held : kept)
        if (hasLower && isLikelier(held, best.value_or(card))) best = held;
    return best;
}

// Whether the card is the only one of the suit that lacks its jack, which is a trump.
bool isLoneOfShortSuit(const Observation& view, Card card) {
    const int trump = view.pub.trump, suit = suitOf(card, trump);
    return suit == leftBower(trump).suit() && (view.hand & cardsOf(suit, trump)).size() == 1;
}

Reason rather(Card card, Card keeping) {
    return because(
        {PARLOUR_PHRASE("Euchre reasons",
                        "Discard the %1 rather than the %2, which is likelier to take a trick."),
         PARLOUR_PHRASE(
             "Euchre thoughts",
             "%0 discards the %1 rather than the %2, which is likelier to take a trick."),
         Topic::Kept},
        Reason::own(french::cardName(card)), french::cardName(keeping));
}

} // namespace

ReasonList discardReasons(const Observation& view, Card card, std::optional<Card> other) {
    ReasonList list;
    const Reason::Arg name = Reason::own(french::cardName(card));
    const Public& pub = view.pub;
    const int trump = pub.trump;
    const int suit = suitOf(card, trump);
    if (pub.sitsOut(view.seat)) {
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "It makes no difference: you sit this deal out."),
             PARLOUR_PHRASE("Euchre thoughts", "It makes no difference: %0 sits this deal out.")}));
        return list;
    }
    const CardSet trumps = cardsOf(trump, trump);
    const CardSet kept = view.hand - CardSet{card};
    const bool opensSuit =
        suit != trump && (kept & cardsOf(suit, trump)).empty() && !(kept & trumps).empty();
    if (opensSuit)
        list.push_back(
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Discard the %1: then you are out of %2 and can trump them."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 discards the %1, to be out of %2 and trump them.")},
                    name, Reason::own(french::suitName(suit))));
    if (opensSuit && other && other->rank() <= card.rank() && isLoneOfShortSuit(view, *other))
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Discard the %1 to trump %2: they are led more often than %3, whose "
                            "jack is a trump."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 discards the %1 to trump %2: they are led more often than %3, "
                            "whose jack is a trump.")},
            name, Reason::own(french::suitName(suit)), french::suitName(other->suit())));
    const bool hasSideAce =
        std::ranges::any_of(kept - trumps, [](Card held) { return held.rank() == french::Ace; });
    const bool isLowest = suit != trump && std::ranges::none_of(kept - trumps, [&](Card held) {
                              return held.rank() < card.rank();
                          });
    if (isLowest)
        list.push_back(
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Discard the %1: it is the card least likely to take a trick."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 discards the %1, the card least likely to take a trick.")},
                    name));
    else if (suit != trump && other && trumps.contains(*other) && hasSideAce)
        list.push_back(because(
            {PARLOUR_PHRASE(
                 "Euchre reasons",
                 "Discard the %1: keep trumps and aces; which other card goes hardly matters."),
             PARLOUR_PHRASE(
                 "Euchre thoughts",
                 "%0 discards the %1 and keeps trumps and aces; which other card goes hardly "
                 "matters."),
             Topic::Kept},
            name));
    else if (suit != trump && other && trumps.contains(*other) && (kept & trumps).size() == 1)
        list.push_back(because(
            {PARLOUR_PHRASE(
                 "Euchre reasons",
                 "Discard the %1 and keep your only trump; which other card goes hardly matters."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 discards the %1 and keeps the only trump; which "
                                               "other card goes hardly matters."),
             Topic::Kept},
            name));
    else if (suit != trump && other && trumps.contains(*other))
        list.push_back(because(
            {PARLOUR_PHRASE(
                 "Euchre reasons",
                 "Discard the %1: keep your trumps; which other card goes hardly matters."),
             PARLOUR_PHRASE(
                 "Euchre thoughts",
                 "%0 discards the %1 and keeps the trumps; which other card goes hardly matters."),
             Topic::Kept},
            name));
    else if (suit != trump && other && isLikelier(*other, card))
        list.push_back(rather(card, *other));
    else if (other && isBeatenMore(view, card, *other))
        list.push_back(
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Discard the %1: more cards can beat it than your %2."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 discards the %1: more cards can beat it than the %2."),
                     Topic::Beaten | Topic::Kept},
                    name, french::cardName(*other)));
    else if (const auto best = likeliestBesideLower(kept - trumps, card);
             list.empty() && suit != trump && best)
        list.push_back(rather(card, *best));
    else if (list.empty())
        list.push_back(
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Discard the %1: your other cards should do more for you."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 discards the %1: the other cards should do more.")},
                    name));
    return list;
}

} // namespace parlour::euchre
