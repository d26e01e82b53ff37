#include "ai/euchre/drawbacks.h"

#include "ai/euchre/bid_reasons.h"
#include "ai/euchre/card_reasons.h"
#include "ai/euchre/danger.h"
#include "ai/euchre/strength.h"

#include <algorithm>

namespace parlour::euchre {

namespace {

// Of a card that is played or discarded.
class CardDrawbacks {
public:
    CardDrawbacks(const Observation& view, Card card, Card advised)
        : m_view(view),
          m_pub(view.pub),
          m_card(card),
          m_advised(advised),
          m_tricks(view),
          m_trick(view),
          m_danger(view, m_trick),
          m_trumps(cardsOf(m_trick.trump, m_trick.trump)),
          m_suit(suitOf(card, m_trick.trump)),
          m_advisedSuit(suitOf(advised, m_trick.trump)),
          m_partner(Reason::player(partnerOf(view.seat))) {}

    Drawbacks ofDiscard() {
        if (!m_pub.sitsOut(m_view.seat)) {
            addThrown();
            addHand();
        }
        return m_list;
    }
    Drawbacks ofPlay() {
        if (m_tricks.isDecided()) return {};
        if (m_trick.isLead())
            isTrump(m_card) ? addTrumpLead() : addSideLead();
        else
            m_trick.beats(m_card) ? addTaking() : addLosing();
        addHand();
        return m_list;
    }

private:
    template <class... Args> void add(const Wording& wording, const Args&... args) {
        m_list.push_back(because(wording, args...));
    }
    const Phrase& called(Card card) const { return cardCalled(card, m_trick.trump); }
    Reason::Arg own() const { return Reason::own(called(m_card)); }

    bool isTrump(Card card) const { return m_trumps.contains(card); }
    CardSet kept(Card without) const { return m_view.hand - CardSet{without}; }
    CardSet ofSuit(CardSet cards, int suit) const { return cards & cardsOf(suit, m_trick.trump); }
    int trumpsOut() const { return (m_danger.held() & m_trumps).size(); }
    bool isHigher(Card card, Card other) const {
        const int suit = suitOf(card, m_trick.trump);
        return value(card, m_trick.trump, suit) > value(other, m_trick.trump, suit);
    }
    // Whether no card of its suit is higher, in whatever hand.
    bool isHighest(Card card) const {
        return m_danger.isHighest(card) &&
               std::ranges::none_of(ofSuit(m_view.hand, suitOf(card, m_trick.trump)),
                                    [&](Card other) { return isHigher(other, card); });
    }
    // Whether it would take the trick if it were led.
    bool isSureLead(Card card) const {
        return m_danger.isHighest(card) && (isTrump(card) || !m_danger.opponentsMayTrump());
    }
    bool hasTwoOpponents() const {
        const Seat opponent = leftOf(m_view.seat);
        return !m_pub.sitsOut(opponent) && !m_pub.sitsOut(partnerOf(opponent));
    }
    // A card of another suit that only a trump beats.
    bool isPlainWinner(Card card) const { return !isTrump(card) && m_danger.isHighest(card); }

    void addTrumpLead() {
        if (m_danger.isHighest(m_card)) addSpentWinner();
        if ((kept(m_card) & m_trumps).empty())
            add({PARLOUR_PHRASE("Euchre drawbacks", "After this you have no trump left."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "After this %0 has no trump left.")});
        if (!m_tricks.isMaker && m_pub.options.trumpBy == TrumpBy::Bids)
            add({PARLOUR_PHRASE("Euchre drawbacks", "A trump lead helps %1, who chose this trump."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "A trump lead helps %1, who chose this trump.")},
                Reason::player(m_pub.maker));
        addMayLose();
        addOutranked();
    }

    void addSideLead() {
        const bool mayBeTrumped = m_danger.opponentsMayTrump();
        if (const Seat opponent = m_danger.opponentWithout(m_suit);
            opponent != kNoSeat && m_danger.opponentWithout(m_advisedSuit) == kNoSeat)
            add({PARLOUR_PHRASE("Euchre drawbacks", "%1 has no %2 and may trump this."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "%1 has no %2 and may trump this.")},
                Reason::player(opponent), french::suitName(m_suit));
        if (!isTrump(m_advised)) {
            addMayLose();
        } else if (!mayBeTrumped) {
            if (hasTwoOpponents())
                add({PARLOUR_PHRASE("Euchre drawbacks",
                                    "With your %1 first, the opponents have to throw cards away."),
                     PARLOUR_PHRASE("Euchre drawback thoughts",
                                    "With the %1 first, the opponents have to throw cards away.")},
                    called(m_advised));
        } else if (m_danger.isHighest(m_card)) {
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "A trump can still beat this: it is safer once trumps are drawn."),
                 PARLOUR_PHRASE(
                     "Euchre drawback thoughts",
                     "A trump can still beat this: it is safer once trumps are drawn.")});
        } else {
            m_list.push_back(counted(
                trumpsOut(),
                {PARLOUR_PHRASE("Euchre drawbacks", "This draws no trump, and one is still out."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This draws no trump, and one is still out.")},
                {PARLOUR_PHRASE("Euchre drawbacks", "This draws no trumps, and %1 are still out."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This draws no trumps, and %1 are still out.")}));
        }
        addOutranked();
        if (isPlainWinner(m_advised) && mayBeTrumped && m_card != m_advised)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "If you wait, your %1 is more likely to be trumped."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "If the %1 waits, it is more likely to be trumped.")},
                called(m_advised));
    }

    // That the advised card would take the trick.
    void addMayLose() {
        if (isSureLead(m_advised) && m_danger.mayLose(m_card))
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This may lose the trick, which your %1 would take for certain."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This may lose the trick, which the %1 would take for certain.")},
                called(m_advised));
    }

    // That more cards of its suit beat it than the advised one.
    void addOutranked() {
        const CardSet higher = m_danger.higher(m_card);
        if (higher.size() <= m_danger.higher(m_advised).size() || isTrump(m_card)) return;
        if (higher.size() == 1)
            add({PARLOUR_PHRASE("Euchre drawbacks", "The %1 is still out and beats this."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "The %1 is still out and beats this.")},
                called(higher.lowest()));
        else
            add({PARLOUR_PHRASE("Euchre drawbacks", "%1 higher cards of its suit are still out."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "%1 higher cards of its suit are still out.")},
                higher.size());
    }

    void addSpentWinner() {
        add({PARLOUR_PHRASE("Euchre drawbacks",
                            "This spends your %1, which takes a trick whenever you play it."),
             PARLOUR_PHRASE("Euchre drawback thoughts",
                            "This spends the %1, which takes a trick whenever it is played.")},
            own());
    }

    bool partnerHasIt() const {
        return m_trick.partnerIsWinning && m_danger.isSafe(m_trick.best());
    }
    void addTaking() {
        if (partnerHasIt()) addSpentOnPartner();
        if (!m_trick.beats(m_advised) && isTrump(m_card) && m_danger.isHighest(m_card))
            addSpentWinner();
        if (m_trick.beats(m_advised) && m_trick.count(m_card) > m_trick.count(m_advised))
            addEnough();
        if (m_trick.partnerIsWinning || m_danger.partnerMayTake()) addMaySpendOnPartner();
        addThreats();
    }

    void addSpentOnPartner() {
        add({PARLOUR_PHRASE("Euchre drawbacks",
                            "This spends your %2 on a trick that %1 already has."),
             PARLOUR_PHRASE("Euchre drawback thoughts",
                            "This spends the %2 on a trick that %1 already has.")},
            m_partner, own());
    }
    void addMaySpendOnPartner() {
        add({PARLOUR_PHRASE("Euchre drawbacks",
                            "This spends your %2 on a trick that %1 may take anyway."),
             PARLOUR_PHRASE("Euchre drawback thoughts",
                            "This spends the %2 on a trick that %1 may take anyway.")},
            m_partner, own());
    }

    // That the advised card, a lower one, is enough.
    void addEnough() {
        if (m_danger.isSafe(m_advised))
            add({PARLOUR_PHRASE("Euchre drawbacks", "Your %1 would be enough for this trick."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "The %1 would be enough for this trick.")},
                called(m_advised));
        else
            add({PARLOUR_PHRASE("Euchre drawbacks", "Your %1 may be enough for this trick."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "The %1 may be enough for this trick.")},
                called(m_advised));
    }

    // That an opponent may beat it in this trick with several cards.
    void addThreats() {
        const int threats = m_danger.threats(m_card).size();
        if (threats > 1) m_list.push_back(isBeatenBy(threats));
    }

    void addLosing() {
        if (!m_trick.partnerIsWinning && !m_danger.partnerMayTake()) addLost();
        if (m_trick.beats(m_advised)) m_trick.partnerIsWinning ? addNotOver() : addLeft();
        addThrown();
    }

    // What the trick decides, which is lost.
    void addLost() {
        if (m_tricks.isMaker && m_tricks.theirs == 2)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "With this trick the opponents euchre your side."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "With this trick the opponents euchre %0's side.")});
        if (!m_tricks.isMaker && m_tricks.theirs == 2)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "After this trick %1 can't be euchred any more."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "After this trick %1 can't be euchred any more.")},
                Reason::player(m_pub.maker));
        if (m_tricks.isMaker && m_tricks.own >= 3)
            add({PARLOUR_PHRASE("Euchre drawbacks", "After this trick the march is gone."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "After this trick the march is gone.")});
    }

    // The advised card takes the trick over from the partner.
    void addNotOver() {
        if (m_danger.threats(m_advised) == m_danger.threats(m_trick.best()))
            add({PARLOUR_PHRASE("Euchre drawbacks", "If %1 takes this trick, you don't lead next."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "If %1 takes this trick, %0 doesn't lead next.")},
                m_partner);
        else
            add({PARLOUR_PHRASE("Euchre drawbacks", "%1's card is easier to beat than your %2."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "%1's card is easier to beat than the %2.")},
                m_partner, called(m_advised));
    }

    // The advised card may take the trick, from an opponent.
    void addLeft() {
        const Phrase& card = called(m_advised);
        if (m_danger.partnerMayTake())
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "Only %1 could still take this trick for your side."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "Only %1 could still take this trick for %0's side.")},
                m_partner);
        else if (!m_danger.isSafe(m_advised))
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This gives up the trick, which your %1 might take."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This gives up the trick, which the %1 might take.")},
                card);
        else if (m_danger.opponentToPlay() == kNoSeat)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This leaves the trick to %1; your %2 would take it."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This leaves the trick to %1; the %2 would take it.")},
                Reason::player(m_pub.winning().seat), card);
        else
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This leaves the trick to the opponents; your %1 would take it."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This leaves the trick to the opponents; the %1 would take it.")},
                card);
    }

    // It does not take a trick.
    void addThrown() {
        if (isTrump(m_card) && !m_trick.isLead() && isHighest(m_card))
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "Your %1 would be the highest trump left after this trick."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "The %1 would be the highest trump left after this trick.")},
                called(m_card));
        if (isTrump(m_card) && m_trick.lead != m_trick.trump) {
            if (partnerHasIt())
                addSpentOnPartner();
            else if (m_trick.partnerIsWinning)
                addMaySpendOnPartner();
            else
                add({PARLOUR_PHRASE("Euchre drawbacks", "This throws away a trump, the %1."),
                     PARLOUR_PHRASE("Euchre drawback thoughts",
                                    "This throws away a trump, the %1.")},
                    own());
        }
        if (!isTrump(m_card) && isHighest(m_card))
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This throws away your %1, the highest of its suit left."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This throws away the %1, the highest of its suit left.")},
                own());
        addBare();
    }

    // What it does to the rest of the hand.
    void addHand() {
        addFollows();
        if (isWorthMore()) m_list.push_back(spends(called(m_card)));
        addMoreOut();
    }

    // That it leaves a card alone, which the only higher one then takes. That may fall in this
    // trick if it is of the suit led.
    void addBare() {
        const CardSet rest = ofSuit(kept(m_card), m_suit);
        if (isTrump(m_card) || m_suit == m_trick.lead || rest.size() != 1) return;
        const CardSet higher = m_danger.higher(rest.lowest());
        if (higher.size() == 1 && isHigher(rest.lowest(), m_card))
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This leaves your %1 alone, and the %2 would take it."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This leaves the %1 alone, and the %2 would take it.")},
                called(rest.lowest()), called(higher.lowest()));
    }

    // Whether its suit can be trumped without it.
    bool opensSuit(Card card) const {
        const int suit = suitOf(card, m_trick.trump);
        return !isTrump(card) && ofSuit(kept(card), suit).empty() &&
               !(kept(card) & m_trumps).empty() && !ofSuit(outstanding(m_view), suit).empty();
    }
    void addFollows() {
        if (!isTrump(m_card) && !opensSuit(m_card) && opensSuit(m_advised))
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This keeps your %1, so you must follow in %2 instead of "
                                "trumping."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This keeps the %1, so %0 must follow in %2 instead of "
                                "trumping.")},
                called(m_advised), french::suitName(m_advisedSuit));
    }

    // That it may win a later trick, since more of its suit are out than of the advised card's.
    void addMoreOut() {
        const bool mayWin = m_card.rank() >= m_advised.rank();
        const CardSet out = outstanding(m_view);
        if (!m_trick.beats(m_card) && mayWin && !isTrump(m_card) && !isTrump(m_advised) &&
            ofSuit(out, m_suit).size() > ofSuit(out, m_advisedSuit).size())
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "More %1 than %2 are still out and may be led."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "More %1 than %2 are still out and may be led.")},
                french::suitName(m_suit), french::suitName(m_advisedSuit));
    }

    // Whether it is worth keeping rather than the advised card.
    bool isWorthMore() const {
        if (isTrump(m_card) != isTrump(m_advised)) return isTrump(m_card);
        if (m_suit == m_advisedSuit) return isHigher(m_card, m_advised);
        if (isPlainWinner(m_card) != isPlainWinner(m_advised)) return isPlainWinner(m_card);
        return m_card.rank() > std::max<int>(m_advised.rank(), french::Jack);
    }

    const Observation& m_view;
    const Public& m_pub;
    const Card m_card;
    const Card m_advised;
    const TricksSoFar m_tricks;
    const Trick m_trick;
    const Danger m_danger;
    const CardSet m_trumps;
    const int m_suit;
    const int m_advisedSuit;
    const Reason::Arg m_partner;
    Drawbacks m_list;
};

// Of a bid, in either round.
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
            addHandGivenUp();
            m_pub.phase == Phase::Order ? addOrderPass() : addCallPass();
            return m_list;
        }
        if (m_move.alone && !m_advised.alone) addAlone();
        if (isPass(m_advised))
            addRatherPass();
        else if (m_trump != trumpOf(m_advised))
            addOtherSuit(trumpOf(m_advised));
        if (m_advised.alone && !m_move.alone)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "Together all five tricks count only 2 points, alone 4."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "Together all five tricks count only 2 points, alone 4.")});
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
    // The lowest card, of the dealer's after the discard.
    Card weakest() const {
        CardSet hand = m_view.hand;
        if (isDealer() && m_trump == m_pub.upcard.suit()) {
            hand.insert(m_pub.upcard);
            hand.erase(lowest(hand, m_trump));
        }
        return lowest(hand, m_trump);
    }

    void addHandGivenUp() {
        if (m_with.hasRight && m_with.hasLeft)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "In %1 you would hold both bowers, two sure tricks."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "In %1 %0 would hold both bowers, two sure tricks.")},
                m_suit);
        if (m_with.trumps >= 3)
            add({PARLOUR_PHRASE("Euchre drawbacks", "In %1 you would hold %2 of the 7 trumps."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "In %1 %0 would hold %2 of the 7 trumps.")},
                m_suit, std::min(m_with.trumps, kHandSize));
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
        if (isForDealer())
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
        else if (!m_with.hasRight)
            add({PARLOUR_PHRASE(
                     "Euchre drawbacks",
                     "An opponent with the right bower would take one of the five tricks."),
                 PARLOUR_PHRASE(
                     "Euchre drawback thoughts",
                     "An opponent with the right bower would take one of the five tricks.")});
        else if (suitOf(weakest(), m_trump) != m_trump)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "To take all five tricks alone, even your %1 must win one."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "To take all five tricks alone, even the %1 must win one.")},
                french::cardName(weakest()));
    }

    void addFewTrumps() {
        if (m_with.trumps == 0)
            add({PARLOUR_PHRASE("Euchre drawbacks", "You would hold no trump."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "%0 would hold no trump.")});
        else
            m_list.push_back(counted(
                m_with.trumps,
                {PARLOUR_PHRASE("Euchre drawbacks", "You would hold only one trump."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "%0 would hold only one trump.")},
                {PARLOUR_PHRASE("Euchre drawbacks", "You would hold only %1 trumps."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "%0 would hold only %1 trumps.")}));
    }

    void addRatherPass() {
        const bool isFirstRound = m_pub.phase == Phase::Order;
        if (const auto better = isFirstRound ? betterSuit(m_view) : std::nullopt)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "You are stronger in %1 and may name them in the next round."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "%0 is stronger in %1 and may name them in the next round.")},
                french::suitName(*better));
        if (m_with.trumps <= 1) addFewTrumps();
        if (isFirstRound && isAgainstDealer())
            add({PARLOUR_PHRASE("Euchre drawbacks", "This gives %1 a trump, the %2."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "This gives %1 a trump, the %2.")},
                dealer(), upcard());
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

// Of defending alone, or not, against a lone maker.
Drawbacks ofDefence(const Observation& view, Move move, Move advised) {
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

} // namespace

Drawbacks drawbacksOf(const Observation& view, Move move, Move advised) {
    switch (view.pub.phase) {
    case Phase::Order:
    case Phase::Call: return BidDrawbacks(view, move, advised).list();
    case Phase::Discard: return CardDrawbacks(view, move.card, advised.card).ofDiscard();
    case Phase::Play: return CardDrawbacks(view, move.card, advised.card).ofPlay();
    case Phase::Defend: return ofDefence(view, move, advised);
    case Phase::Over: break;
    }
    return {};
}

} // namespace parlour::euchre
