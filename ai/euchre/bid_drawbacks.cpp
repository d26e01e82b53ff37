#include "ai/euchre/bid_drawbacks.h"

#include "ai/euchre/bid_reasons.h"
#include "ai/euchre/card_reasons.h"
#include "ai/euchre/strength.h"

#include <algorithm>

namespace parlour::euchre {

namespace {

// In either round.
class BidDrawbacks {
public:
    BidDrawbacks(const Observation& view, Move move, Move advised)
        : m_view(view),
          m_pub(view.pub),
          m_move(move),
          m_advised(advised),
          m_trump(trumpOf(isPass(move) ? advised : move)),
          m_suit(french::suitName(m_trump)),
          m_with(view, m_trump) {}

    Drawbacks list() {
        if (m_move == m_advised) return {};
        if (isPass(m_move)) {
            m_pub.phase == Phase::Order ? addOrderPass() : addCallPass();
            return m_list;
        }
        if (m_move.alone && !m_advised.alone) addAlone();
        if (isPass(m_advised))
            addRatherPass();
        else if (m_trump != trumpOf(m_advised))
            addOtherSuit(trumpOf(m_advised));
        return m_list;
    }

private:
    template <class... Args> void add(const Wording& wording, const Args&... args) {
        m_list.push_back(because(wording, args...));
    }
    static bool isPass(Move move) { return move.kind == Move::Kind::Pass; }
    int trumpOf(Move move) const {
        return move.kind == Move::Kind::Order ? m_pub.upcard.suit() : move.suit;
    }
    bool isDealer() const { return m_view.seat == m_pub.dealer; }
    bool isAgainstDealer() const { return (m_view.seat ^ m_pub.dealer) & 1; }
    // Whether the dealer would take up the upcard for the partner.
    bool isForDealer() const {
        return m_pub.phase == Phase::Order && m_view.seat == partnerOf(m_pub.dealer);
    }
    Reason::Arg dealer() const { return Reason::player(m_pub.dealer); }
    Reason::Arg next() const { return Reason::player(leftOf(m_view.seat)); }
    const Phrase& upcard() const { return cardCalled(m_pub.upcard, m_trump); }

    static Card lowest(CardSet hand, int trump) {
        return *std::ranges::min_element(hand, {},
                                         [&](Card card) { return value(card, trump, kNoSuit); });
    }
    static Card highest(CardSet hand, int trump) {
        return *std::ranges::max_element(hand, {},
                                         [&](Card card) { return value(card, trump, kNoSuit); });
    }
    bool takesUp() const { return isDealer() && m_trump == m_pub.upcard.suit(); }
    // The lowest card, of the dealer's after the discard.
    Card weakest() const {
        CardSet hand = m_view.hand;
        if (takesUp()) {
            hand.insert(m_pub.upcard);
            hand.erase(lowest(hand, m_trump));
        }
        return lowest(hand, m_trump);
    }

    void addOrderPass() {
        if (isAgainstDealer()) {
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "If the %1 is turned down, you can't name %2 any more."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "If the %1 is turned down, %0 can't name %2 any more.")},
                french::cardName(m_pub.upcard), m_suit);
        } else if (isForDealer()) {
            add({PARLOUR_PHRASE("Euchre drawbacks", "After this %1 may turn the %2 down."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "After this %1 may turn the %2 down.")},
                dealer(), french::cardName(m_pub.upcard));
        } else {
            if (m_pub.upcard == rightBower(m_trump))
                add({PARLOUR_PHRASE("Euchre drawbacks",
                                    "This turns down the right bower, the highest trump."),
                     PARLOUR_PHRASE("Euchre drawback thoughts",
                                    "This turns down the right bower, the highest trump.")});
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "After this %1 is the first to name another suit."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "After this %1 is the first to name another suit.")},
                next());
        }
    }

    void addCallPass() {
        if (m_pub.passes + 1 == 2 * kSeats)
            add({PARLOUR_PHRASE("Euchre drawbacks", "If you pass too, nobody scores in this deal."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "With another pass nobody scores in this deal.")});
        else
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "You get no other chance to name trump, and %1 bids next."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "%0 gets no other chance to name trump, and %1 bids next.")},
                next());
    }

    void addAlone() {
        const bool isRightGiven = isForDealer() && m_pub.upcard == rightBower(m_trump);
        if (!isPass(m_advised) && !m_with.hasRight && !isRightGiven)
            add({PARLOUR_PHRASE(
                     "Euchre drawbacks",
                     "An opponent with the right bower would take one of the five tricks."),
                 PARLOUR_PHRASE(
                     "Euchre drawback thoughts",
                     "An opponent with the right bower would take one of the five tricks.")});
        else if (isForDealer())
            add({PARLOUR_PHRASE("Euchre drawbacks", "The %1 goes to %2, who then sits out."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "The %1 goes to %2, who then sits out.")},
                upcard(), dealer());
        else if (isPass(m_advised))
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "Alone you need three tricks without any help from %1."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "Alone %0 needs three tricks without any help from %1.")},
                Reason::player(partnerOf(m_view.seat)));
        else if (suitOf(weakest(), m_trump) != m_trump)
            addWeakest();
    }

    // What the dealer will discard is open, but one card as low stays.
    void addWeakest() {
        if (takesUp())
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "Going alone only pays with all five tricks, and even a card like "
                                "your %1 would have to take one."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "Going alone only pays with all five tricks, and even a card like "
                                "the %1 would have to take one.")},
                french::cardName(weakest()));
        else
            add({PARLOUR_PHRASE("Euchre drawbacks", "Going alone only pays with all five tricks, "
                                                    "and even your %1 would have to take one."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "Going alone only pays with all five tricks, and even the %1 would "
                                "have to take one.")},
                french::cardName(weakest()));
    }

    void addFewTrumps() {
        if (m_with.trumps == 0)
            add({PARLOUR_PHRASE("Euchre drawbacks", "You would hold no trump."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "%0 would hold no trump."),
                 Topic::TrumpsHeld});
        else if (m_with.trumps == 2 && !m_with.hasRight && !m_with.hasLeft)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "You would hold only two trumps, and neither bower."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "%0 would hold only two trumps, and neither bower."),
                 Topic::TrumpsHeld});
        else if (m_with.trumps == 2)
            add({PARLOUR_PHRASE("Euchre drawbacks", "You would hold only two trumps."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "%0 would hold only two trumps."),
                 Topic::TrumpsHeld});
        else
            m_list.push_back(counted(
                m_with.trumps,
                {PARLOUR_PHRASE("Euchre drawbacks", "You would hold only one trump."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "%0 would hold only one trump."),
                 Topic::TrumpsHeld},
                {PARLOUR_PHRASE("Euchre drawbacks", "You would hold only %1 trumps."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "%0 would hold only %1 trumps.")}));
    }

    void addRatherPass() {
        const bool isFirstRound = m_pub.phase == Phase::Order;
        if (const auto better = isFirstRound ? betterSuit(m_view) : std::nullopt)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "You are stronger in %1 and may name them in the next round."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "%0 is stronger in %1 and may name them in the next round."),
                 Topic::Kept},
                french::suitName(*better));
        if (m_with.trumps <= 1) addFewTrumps();
        if (isFirstRound && isAgainstDealer())
            add({PARLOUR_PHRASE("Euchre drawbacks", "This gives %1 a trump, the %2."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "This gives %1 a trump, the %2."),
                 Topic::UpcardGiven},
                dealer(), Reason::own(upcard()));
        if (m_with.trumps == 2) addFewTrumps();
    }

    void addOtherSuit(int other) {
        const Strength best(m_view, other);
        if (m_with.trumps < best.trumps) addFewTrumps();
        const Card top = highest(m_view.hand, m_trump);
        const Card bestTop = highest(m_view.hand, other);
        if (m_with.trumps > 0 && best.trumps > 0 &&
            value(top, m_trump, kNoSuit) < value(bestTop, other, kNoSuit))
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "Your highest trump would be the %1; in %2 it is the %3."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "The highest trump would be the %1; in %2 it is the %3.")},
                cardCalled(top, m_trump), french::suitName(other), cardCalled(bestTop, other));
    }

    const Observation& m_view;
    const Public& m_pub;
    const Move m_move;
    const Move m_advised;
    const int m_trump; // that of the move; of a pass: the advised one
    const Phrase& m_suit;
    const Strength m_with;
    Drawbacks m_list;
};

} // namespace

Drawbacks bidDrawbacks(const Observation& view, Move move, Move advised) {
    return BidDrawbacks(view, move, advised).list();
}

Drawbacks defenceDrawbacks(const Observation& view, Move move, Move advised) {
    if (move == advised) return {};
    if (move.kind == Move::Kind::Defend)
        return {because(
            {PARLOUR_PHRASE("Euchre drawbacks", "%1 would sit out and not help you against %2."),
             PARLOUR_PHRASE("Euchre drawback thoughts",
                            "%1 would sit out and not help %0 against %2.")},
            Reason::player(partnerOf(view.seat)), Reason::player(view.pub.maker))};
    return {because({PARLOUR_PHRASE("Euchre drawbacks",
                                    "If you both defend, a euchre counts only 2 points, not 4."),
                     PARLOUR_PHRASE("Euchre drawback thoughts",
                                    "If both defend, a euchre counts only 2 points, not 4.")})};
}

} // namespace parlour::euchre
