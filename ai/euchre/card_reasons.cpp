#include "ai/euchre/card_reasons.h"

#include "ai/base/additions.h"
#include "ai/euchre/lead_reasons.h"
#include "ai/euchre/take_reasons.h"
#include "ai/euchre/throw_reasons.h"
#include "ai/euchre/weighed_card.h"

#include <algorithm>
#include <array>

namespace parlour::euchre {

namespace {

Reason forced(const Observation& view) {
    return view.hand.size() == 1
               ? because({PARLOUR_PHRASE("Euchre reasons", "It is your last card."),
                          PARLOUR_PHRASE("Euchre thoughts", "%0 has only this card left.")})
               : because({PARLOUR_PHRASE("Euchre reasons", "You have to follow suit, and this is "
                                                           "your only card of it."),
                          PARLOUR_PHRASE("Euchre thoughts",
                                         "%0 has to follow suit and has no other card of it.")});
}

bool isForced(const Observation& view) { return Euchre::playable(view.pub, view.hand).size() == 1; }

class CardAdditions : private WeighedCard {
public:
    CardAdditions(const Observation& view, Card card) : WeighedCard(view, card, std::nullopt) {}

    // The cards kept that may do more than others of their suit.
    Additions list() const {
        Additions list;
        if (isForced(m_view) || m_tricks.isDecided() || isLastToCount()) return list;
        const CardSet trumps = kept() & m_trumps;
        if (!isTrump(m_card) && trumps.size() > 1) list.push_back(keepsTrumps(trumps));
        for (const Card card : kept()) {
            const CardSet like = ofSuit(kept(), suitOf(card, m_trick.trump));
            const bool isHighest = m_danger.isHighest(card) && m_trick.highest(like) == card;
            if (isTrump(card) && isBower(card))
                list.push_back(keeps(called(card)));
            else if (isTrump(card) && isHighest)
                list.push_back(keepsHighestTrump(called(card)));
            else if (isTrump(card) ? trumps.size() == 1 : card.rank() == french::Ace)
                list.push_back(keeps(called(card)));
            else if (!isTrump(card) && isHighest && card.rank() >= french::Queen)
                list.push_back(keepsHighest(called(card)));
        }
        if (!isTrump(m_card) && ofSuit(kept(), m_suit).empty() && mayTrumpIn() && mayReturn() &&
            m_view.hand.size() > 2)
            list.push_back(mayTrump());
        return list;
    }

private:
    // Whether the trick goes to the observer's side for certain and decides the deal.
    bool isLastToCount() const {
        const bool takes = m_trick.isLead() ? isSureLead(m_card)
                                            : m_trick.beats(m_card) && m_danger.isSafe(m_card);
        return (takes || partnerHasIt()) && decides(m_view.seat);
    }

    // "Your trumps" are named as well: nothing is kept that might as well be played.
    Reason keepsTrumps(CardSet trumps) const {
        return because({PARLOUR_PHRASE("Euchre reasons", "You keep your trumps for later."),
                        PARLOUR_PHRASE("Euchre thoughts", "%0 keeps all trumps for later."),
                        Topic::Kept | Topic::OnlyCard}, // to trump with
                       called(m_trick.lowest(trumps)), called(m_trick.highest(trumps)));
    }

    // The card is the only one of its suit.
    Reason mayTrump() const {
        const auto suit = Reason::own(french::suitName(m_suit));
        if (!m_trick.isLead() && m_trick.lead != m_suit)
            return because(
                {PARLOUR_PHRASE("Euchre reasons",
                                "You have no other %1, so you can trump when they are led."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 has no other %1 and can trump when they are led."),
                 Topic::OnlyCard},
                suit);
        return because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "You have no other %1, so you can trump them next time."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 has no other %1 and can trump them next time."),
             Topic::OnlyCard},
            suit);
    }
};

// Why all cards that may be played come to the same.
class EvenCards : private WeighedCard {
public:
    explicit EvenCards(const Observation& view)
        : WeighedCard(view, view.hand.lowest(), std::nullopt),
          m_legal(Euchre::playable(view.pub, view.hand)) {}

    std::optional<Reason> why() const {
        if (m_tricks.isDecided()) // with cards to choose from only by a euchre
            return because({PARLOUR_PHRASE("Euchre reasons",
                                           "It makes no difference any more: %1 is euchred.")},
                           Reason::player(m_pub.maker));
        if (isOthers() && decides(m_pub.winning().seat))
            return because({PARLOUR_PHRASE("Euchre reasons", "%1 takes this trick whatever you "
                                                             "play, and that decides the deal."),
                            PARLOUR_PHRASE("Euchre thoughts",
                                           "%1 takes this trick whatever %0 plays, and that "
                                           "decides the deal.")},
                           Reason::player(m_pub.winning().seat));
        if (areAllLost())
            return because(
                {PARLOUR_PHRASE("Euchre reasons", "It makes no difference: neither of your cards "
                                                  "can win a trick any more."),
                 PARLOUR_PHRASE("Euchre thoughts", "It makes no difference: neither of %0's cards "
                                                   "can win a trick any more.")});
        if (takesTheRest()) return theRest();
        if (isAlike()) return alike();
        if (isWhoseverTrick()) return whosever();
        if (needsBothAlone())
            return because({PARLOUR_PHRASE("Euchre reasons",
                                           "For the march you need both tricks left, so it hardly "
                                           "matters which card goes first."),
                            PARLOUR_PHRASE("Euchre thoughts",
                                           "For the march %0 needs both tricks left, so it hardly "
                                           "matters which card goes first.")});
        if (isOwn() && decides(m_view.seat))
            return because({PARLOUR_PHRASE("Euchre reasons",
                                           "Your side takes this trick whatever you play, and that "
                                           "decides the deal."),
                            PARLOUR_PHRASE("Euchre thoughts",
                                           "%0's side takes this trick whatever %0 plays, and that "
                                           "decides the deal.")});
        if (areAllTrumpable())
            return because(
                {PARLOUR_PHRASE("Euchre reasons", "It makes no difference: an opponent "
                                                  "may trump whichever card you lead."),
                 PARLOUR_PHRASE("Euchre thoughts", "It makes no difference: an opponent may trump "
                                                   "whichever card %0 leads.")});
        return enoughTrumps();
    }

private:
    // Whether neither of the last two cards can win a trick, whatever is led.
    bool areAllLost() const {
        return m_view.hand.size() == 2 && !m_trick.isLead() && m_trick.winners(m_legal).empty() &&
               std::ranges::none_of(m_view.hand, [&](Card card) {
                   return isTrump(card) || ofSuit(m_danger.held(), suitOf(card, m_trick.trump)) !=
                                               m_danger.higher(card);
               });
    }

    // Whether whichever card is led, an opponent is known to have none of its suit.
    bool areAllTrumpable() const {
        return m_trick.isLead() && std::ranges::all_of(m_legal, [&](Card card) {
                   return !isTrump(card) &&
                          m_danger.opponentWithout(suitOf(card, m_trick.trump)) != kNoSeat;
               });
    }

    // Whether only the lone maker's last two cards together change the points. One that takes its
    // trick for certain goes first.
    bool needsBothAlone() const {
        return m_trick.isLead() && m_view.hand.size() == 2 && m_tricks.isMaker &&
               m_tricks.theirs == 0 && m_pub.sitsOut(partnerOf(m_view.seat)) &&
               std::ranges::none_of(m_view.hand, [&](Card card) { return isSureLead(card); });
    }

    // How many tricks change the points: those up to the third, or one that stops a march.
    int needed() const { return stopsMarch() ? 1 : 3 - m_tricks.own; }
    bool stopsMarch() const { return !m_tricks.isMaker && m_tricks.theirs >= 3; }

    // The highest trumps take all the tricks that still count.
    std::optional<Reason> enoughTrumps() const {
        const bool isMarchGone = !m_tricks.isMaker || m_tricks.theirs > 0;
        const auto isSure = [&](Card card) {
            return m_danger.isHighest(card) && m_trick.beats(card);
        };
        const CardSet trumps = m_view.hand & m_trumps;
        if (!isMarchGone || std::ranges::count_if(trumps, isSure) < needed()) return {};
        const Phrase& best = called(m_trick.highest(trumps));
        if (stopsMarch())
            return because({PARLOUR_PHRASE("Euchre reasons",
                                           "It makes no difference: your %1 stops the march, now "
                                           "or later."),
                            PARLOUR_PHRASE("Euchre thoughts",
                                           "It makes no difference: the %1 stops the march, now "
                                           "or later.")},
                           best);
        if (needed() == 1)
            return because({PARLOUR_PHRASE("Euchre reasons",
                                           "It makes no difference: your %1 takes your side's "
                                           "third trick, now or later."),
                            PARLOUR_PHRASE("Euchre thoughts",
                                           "It makes no difference: the %1 takes the third trick "
                                           "for %0's side, now or later.")},
                           best);
        return because({PARLOUR_PHRASE("Euchre reasons",
                                       "It makes no difference: your trumps take the tricks you "
                                       "still need, in any order."),
                        PARLOUR_PHRASE("Euchre thoughts",
                                       "It makes no difference: the trumps take the tricks that "
                                       "%0 still needs, in any order.")});
    }

    // Whether no card still out comes between them. That no opponent holds one has another cause.
    bool isAlike() const {
        return std::ranges::all_of(m_legal,
                                   [&](Card card) { return isAsHigh(card, m_legal.lowest()); }) &&
               between(m_trick.lowest(m_legal), m_trick.highest(m_legal), outstanding(m_view))
                   .empty();
    }
    // Only of one suit are all.
    Reason alike() const {
        const int suit = suitOf(m_legal.lowest(), m_trick.trump);
        if (suit == m_trick.trump) return alikeTrumps();
        const Phrase& name = french::suitName(suit);
        if (ofSuit(outstanding(m_view), suit).empty())
            return because({PARLOUR_PHRASE("Euchre reasons",
                                           "It makes no difference: you hold all the %1 that are "
                                           "left."),
                            PARLOUR_PHRASE("Euchre thoughts",
                                           "It makes no difference: %0 holds all the %1 that are "
                                           "left.")},
                           name);
        if (areNeighbours())
            return because({PARLOUR_PHRASE("Euchre reasons",
                                           "Your %1 are next to each other in rank, so it makes no "
                                           "difference which you play."),
                            PARLOUR_PHRASE("Euchre thoughts",
                                           "%0's %1 are next to each other in rank, so it makes no "
                                           "difference which one goes.")},
                           name);
        return because({PARLOUR_PHRASE("Euchre reasons",
                                       "Your %1 are worth the same now: no card still out comes "
                                       "between them."),
                        PARLOUR_PHRASE("Euchre thoughts",
                                       "%0's %1 are worth the same now: no card still out comes "
                                       "between them.")},
                       name);
    }
    Reason alikeTrumps() const {
        if (std::ranges::all_of(m_legal, [&](Card card) { return isBower(card); }))
            return because({PARLOUR_PHRASE(
                "Euchre reasons", "It makes no difference: either bower takes this trick.")});
        if (areNeighbours())
            return because({PARLOUR_PHRASE("Euchre reasons",
                                           "Your trumps are next to each other in rank, so it "
                                           "makes no difference which you play."),
                            PARLOUR_PHRASE("Euchre thoughts",
                                           "%0's trumps are next to each other in rank, so it "
                                           "makes no difference which one goes.")});
        return because({PARLOUR_PHRASE("Euchre reasons",
                                       "Your trumps are worth the same now: no card still out "
                                       "comes between them."),
                        PARLOUR_PHRASE("Euchre thoughts",
                                       "%0's trumps are worth the same now: no card still out "
                                       "comes between them.")});
    }
    // Whether no card of the deck comes between them, whatever was played. A jack that is the left
    // bower leaves a gap.
    bool areNeighbours() const {
        const Card low = m_trick.lowest(m_legal), high = m_trick.highest(m_legal);
        return isTrump(low) ? (between(low, high, m_trumps) - m_legal).empty()
                            : high.rank() - low.rank() == m_legal.size() - 1;
    }

    // Whether every trick left is the observer's, whatever goes first.
    bool takesTheRest() const {
        return std::ranges::all_of(m_view.hand, [&](Card card) {
            return m_danger.isHighest(card) && m_trick.beats(card) &&
                   (isTrump(card) || (m_trick.isLead() && !m_danger.areTrumpsOut()));
        });
    }
    Reason theRest() const {
        const bool isTrumps = (m_view.hand - m_trumps).empty();
        if (isTrumps && !m_danger.areTrumpsOut())
            return because({PARLOUR_PHRASE("Euchre reasons",
                                           "The opponents have no trumps left: the rest of the "
                                           "tricks are yours, in any order."),
                            PARLOUR_PHRASE("Euchre thoughts",
                                           "The opponents have no trumps left: %0 takes the rest "
                                           "of the tricks, in any order.")});
        if (isTrumps)
            return because({PARLOUR_PHRASE("Euchre reasons",
                                           "You hold the highest trumps: the rest of the tricks "
                                           "are yours, in any order."),
                            PARLOUR_PHRASE("Euchre thoughts",
                                           "%0 holds the highest trumps and takes the rest of the "
                                           "tricks, in any order.")});
        return because({PARLOUR_PHRASE("Euchre reasons",
                                       "It makes no difference: all the tricks left are yours."),
                        PARLOUR_PHRASE("Euchre thoughts",
                                       "It makes no difference: %0 takes all the tricks left.")});
    }

    // Whether the partner is ahead, and opponents beat that card with the very same ones as any
    // that beats it.
    bool isWhoseverTrick() const {
        if (!m_trick.partnerIsWinning) return false;
        const CardSet winners = m_trick.winners(m_legal);
        const CardSet threats = m_danger.threats(m_trick.best());
        return !winners.empty() && !threats.empty() && std::ranges::all_of(winners, [&](Card card) {
            return m_danger.threats(card) == threats;
        });
    }
    Reason whosever() const {
        return because({PARLOUR_PHRASE("Euchre reasons",
                                       "%1's card is as hard to beat as your %2, so it hardly "
                                       "matters which card you play."),
                        PARLOUR_PHRASE("Euchre thoughts",
                                       "%1's card is as hard to beat as the %2, so it hardly "
                                       "matters which card %0 plays.")},
                       m_partner, called(m_trick.highest(m_trick.winners(m_legal))));
    }

    // Whether whoever is ahead takes the trick, and whether the observer's side does, with any
    // card.
    bool isOthers() const {
        return !m_trick.isLead() && m_trick.winners(m_legal).empty() &&
               !m_danger.partnerMayTake() && m_danger.isSafe(m_trick.best());
    }
    bool isOwn() const {
        const auto takes = [&](Card card) { return m_trick.beats(card) && m_danger.isSafe(card); };
        return partnerHasIt() || (!m_trick.isLead() && std::ranges::all_of(m_legal, takes));
    }

    const CardSet m_legal;
};

// A card beside another one.
class ComparedCard : private WeighedCard {
public:
    ComparedCard(const Observation& view, Card card) : WeighedCard(view, card, std::nullopt) {}

    using WeighedCard::isAsHigh;
    bool isLike(Card other) const {
        return (m_trick.isLead() || !m_trick.beats(m_card)) && isAsHigh(m_card, other);
    }
};

} // namespace

const Phrase& rankName(Card card) {
    static constexpr std::array<Phrase, 6> kNames{
        PARLOUR_PHRASE("French ranks", "nine"), PARLOUR_PHRASE("French ranks", "ten"),
        PARLOUR_PHRASE("French ranks", "jack"), PARLOUR_PHRASE("French ranks", "queen"),
        PARLOUR_PHRASE("French ranks", "king"), PARLOUR_PHRASE("French ranks", "ace")};
    return kNames[static_cast<std::size_t>(card.rank() - french::Nine)];
}

const Phrase& cardCalled(Card card, int trump) {
    static constexpr Phrase kRight = PARLOUR_PHRASE("Euchre cards", "right bower");
    static constexpr Phrase kLeft = PARLOUR_PHRASE("Euchre cards", "left bower");
    if (card == rightBower(trump)) return kRight;
    return card == leftBower(trump) ? kLeft : french::cardName(card);
}

ReasonList cardReasons(const Observation& view, Card card, std::optional<Card> other) {
    if (isForced(view)) return {forced(view)};
    if (TricksSoFar(view).isDecided()) return {*whyEven(view)};
    const Trick trick(view);
    if (trick.isLead()) return leadReasons(view, card, other);
    return trick.beats(card) ? takeReasons(view, card, other) : throwReasons(view, card, other);
}

std::optional<Reason> whyEven(const Observation& view) { return EvenCards(view).why(); }

bool areAsHigh(const Observation& view, Card card, Card other) {
    return ComparedCard(view, card).isAsHigh(card, other);
}

bool areAlike(const Observation& view, Card card, Card other) {
    return ComparedCard(view, card).isLike(other);
}

Additions cardAdditions(const Observation& view, Card card) {
    return CardAdditions(view, card).list();
}

} // namespace parlour::euchre
