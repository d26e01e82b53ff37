#include "ai/euchre/throw_reasons.h"

#include "ai/euchre/weighed_card.h"

namespace parlour::euchre {

namespace {

class ThrowReasons : private WeighedCard {
public:
    ThrowReasons(const Observation& view, Card card, std::optional<Card> other)
        : WeighedCard(view, card, other), m_legal(Euchre::playable(view.pub, view.hand)) {}

    ReasonList list() {
        addLosing();
        return m_list;
    }
    Reasons any() {
        if (!m_trick.winners(m_legal).empty() || !areAllWeak()) return {};
        addAnyThrown();
        addWeak();
        return Reasons(m_list.begin(), m_list.end());
    }

private:
    template <class... Args> void add(const Wording& wording, const Args&... args) {
        m_list.push_back(because(wording, args...));
    }

    void addLosing() {
        const CardSet winners = m_trick.winners(m_legal);
        const bool sparesAny =
            m_other && isTrump(*m_other) && m_trick.partnerIsWinning && sparesTrumps(winners);
        const bool sparesOther = m_other && (sparesAny || winners.contains(*m_other));
        if (!winners.empty() && (sparesOther || !m_trick.partnerIsWinning))
            addSpared(winners, sparesOther ? *m_other : m_trick.lowest(winners));
        const bool mayWin = !winners.empty() && !m_trick.partnerIsWinning;
        if (winners.empty() && m_other && isNoLower(*m_other)) addNeverLed(*m_other);
        if (m_other && !winners.contains(*m_other) && isWorthKeeping(*m_other)) addKept(mayWin);
        if (m_suit != m_trick.lead && !isTrump(m_card) && mayTrumpIn() &&
            ofSuit(kept(), m_suit).empty() && isOut(m_suit) && m_view.hand.size() > 2)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Throw the %1: you have no other %2, so you can trump them later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 throws the %1, having no other %2, to trump them later."),
                 Topic::Kept | Topic::OnlyCard},
                m_name, Reason::own(french::suitName(m_suit)));
        if (mayWin || !m_list.empty()) return;
        if (isLastOfSuit()) addLastOfSuit();
        if (m_suit == m_trick.lead && m_card == m_trick.lowest(m_legal))
            addLowest();
        else
            addThrown();
    }

    // A card that could win the trick is kept.
    void addSpared(CardSet winners, Card spared) {
        const Phrase& winner = called(spared);
        const Topic about = Topic::Kept | Topic::Safe | // of whose trick it is
                            (isTrump(spared) ? Topic::TrumpsHeld : Topic::None);
        if (m_trick.partnerIsWinning && sparesTrumps(winners)) addTrumpsKept();
        if (partnerHasIt())
            add({PARLOUR_PHRASE("Euchre reasons", "%1 has this trick for certain: keep your %2."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 has this trick for certain: %0 keeps the %2."),
                 about},
                m_partner, winner);
        else if (m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE("Euchre reasons", "%1 is ahead in this trick: keep your %2."),
                 PARLOUR_PHRASE("Euchre thoughts", "%1 is ahead in this trick: %0 keeps the %2."),
                 about},
                m_partner, winner);
        else if (needsBoth() && m_danger.partnerMayTake() && mayWinLast(spared))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You need both tricks left: %2 may take this one, and your %1 "
                                "the last."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0's side needs both tricks left: %2 may take this one, and "
                                "the %1 the last."),
                 Topic::Kept},
                winner, m_partner);
        else if (m_danger.partnersUpcardBeats())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Keep your %1: %2 picked up the %3 and can take this trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 keeps the %1: %2 picked up the %3 and can take this trick."),
                 about},
                winner, m_partner, Reason::own(called(m_pub.upcard)));
        else if (m_danger.partnerMayTake())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Keep your %1: %2 still has to play and may take this trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 keeps the %1: %2 still has to play and may take this trick."),
                 about},
                winner, m_partner);
        else
            addLetGo(spared);
    }

    // "Your trumps" are named as well: nothing is kept that might as well be played.
    void addTrumpsKept() {
        const CardSet trumps = kept() & m_trumps;
        const Phrase& lowest = called(m_trick.lowest(trumps));
        const Phrase& highest = called(m_trick.highest(trumps));
        const Topic about = Topic::Kept | Topic::Safe | Topic::TrumpsHeld;
        if (partnerHasIt())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 has this trick for certain: keep your trumps."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 has this trick for certain: %0 keeps all trumps."),
                 about},
                m_partner, lowest, highest);
        else if (m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE("Euchre reasons", "%1 is ahead in this trick: keep your trumps."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 is ahead in this trick: %0 keeps all trumps."),
                 about},
                m_partner, lowest, highest);
        else
            add({PARLOUR_PHRASE("Euchre reasons", "You can't win this trick: keep your trumps for "
                                                  "later ones."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this trick and keeps all trumps for later ones."),
                 Topic::Kept | Topic::TrumpsHeld},
                lowest, highest);
    }

    // A card that could win the trick is kept, which goes to the opponents.
    void addLetGo(Card winner) {
        const bool isForThem = m_tricks.theirs == 2; // the makers' third, or a euchre
        if (isTrump(winner) && isHighestLeft(winner))
            addSureTrick(winner);
        else if (m_view.hand.size() > 2 && !isForThem)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Let this one go: your %1 may do more in a later trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 lets this one go: the %1 may do more in a later trick."),
                 Topic::Kept},
                called(winner));
        else if (m_view.hand.size() > 2 || mayWinLast(winner))
            addThrownRather(winner);
        // Without a worse card each is as good as another.
        if (!m_other || m_list.empty()) addAsGood();
    }
    void addSureTrick(Card trump) {
        add({PARLOUR_PHRASE(
                 "Euchre reasons",
                 "Keep your %1: after this trick it is the highest trump left, a sure trick."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 keeps the %1: after this trick it is the "
                                               "highest trump left, a sure trick."),
             Topic::Kept},
            called(trump));
    }
    void addThrownRather(Card keeping) {
        add({PARLOUR_PHRASE("Euchre reasons",
                            "Throw the %1 and keep your %2, which may win a later trick."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 throws the %1 and keeps the %2, which may win a later trick."),
             Topic::Kept},
            m_name, called(keeping));
    }
    // Often it is known only that the other card does more.
    void addDoesLess() {
        const Phrase& other = called(*m_other);
        if (const Seat opponent = m_danger.opponentWithout(m_suit);
            !isTrump(m_card) && opponent != kNoSeat &&
            m_danger.opponentWithout(suitOf(*m_other, m_trick.trump)) == kNoSeat)
            add({PARLOUR_PHRASE("Euchre reasons", "Throw the %1: %2 has no %3 and may trump it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 throws the %1: %2 has no %3 and may trump it."),
                 Topic::Beaten},
                m_name, Reason::player(opponent), french::suitName(m_suit));
        else if (m_view.hand.size() == 2)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Throw the %1: your %2 is likelier to win the last trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 throws the %1: the %2 is likelier to win the last trick."),
                 Topic::Kept},
                m_name, other);
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Throw the %1: your %2 should do more in a later trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 throws the %1: the %2 should do more in a later trick."),
                 Topic::Kept},
                m_name, other);
    }
    void addAsGood() {
        add({PARLOUR_PHRASE("Euchre reasons",
                            "Throw the %1: it is as good a card to part with as any."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 throws the %1, as good a card to part with as any.")},
            m_name);
    }

    // Whether several trumps are kept, and only trumps could win the trick.
    bool sparesTrumps(CardSet winners) const {
        return !isTrump(m_card) && m_trick.lead != m_trick.trump && (winners - m_trumps).empty() &&
               (m_view.hand & m_trumps).size() > 1;
    }

    // Whether nobody else can lead the card's suit any more; of another suit than trump.
    bool isLastOfSuit() const {
        return !isTrump(m_card) && m_suit != m_trick.lead &&
               ofSuit(outstanding(m_view), m_suit).empty();
    }
    void addLastOfSuit() {
        if (m_view.hand.size() == 2)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Throw the %1: nobody else has %2 left to lead, so it can't win "
                                "the last trick either."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 throws the %1: nobody else has %2 left to lead, so it couldn't "
                                "win the last trick.")},
                m_name, Reason::own(french::suitName(m_suit)));
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Throw the %1: nobody else has %2 left to lead, so it only wins if "
                                "you lead it yourself."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 throws the %1: nobody else has %2 left to lead, so it only "
                                "wins if %0 leads it.")},
                m_name, Reason::own(french::suitName(m_suit)));
    }

    // It follows suit, as low as possible.
    void addLowest() {
        if (partnerHasIt())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 has this trick for certain: follow as low as you can."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 has this trick for certain: %0 follows with a low card."),
                 Topic::Safe},
                m_partner);
        else if (m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 is ahead in this trick: follow as low as you can."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 is ahead in this trick: %0 follows with a low card."),
                 Topic::Safe},
                m_partner);
        else if (m_danger.partnersUpcardBeats())
            addPartnersUpcard();
        else if (m_danger.partnerMayTake())
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "You can't win this, though %1 still may: follow as low as you can."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 can't win this, though %1 still may, and follows with a low card.")},
                m_partner);
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You can't win this trick: follow as low as you can."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this trick and follows with a low card.")});
    }

    // It neither follows suit as low as possible nor can win. That the card is needed least is said
    // of the lowest only.
    void addThrown() {
        const CardSet side = kept() - m_trumps;
        const auto ranksAbove = [&](Card other) { return other.rank() > m_card.rank(); };
        const auto ranksBelow = [&](Card other) { return other.rank() < m_card.rank(); };
        const bool isLowest = !isTrump(m_card) && m_suit != m_trick.lead &&
                              std::ranges::none_of(side, ranksBelow) &&
                              std::ranges::any_of(side, ranksAbove);
        const bool isTied =
            std::ranges::any_of(side, [&](Card other) { return other.rank() == m_card.rank(); });
        if (isLowest && !isTied)
            addLeastNeeded();
        else if (m_other && isGuarded(*m_other) && bestOfSuit(*m_other) != *m_other)
            addGuarded(*m_other);
        else if (m_other && isBeatenMore(*m_other))
            addBeatenMore(*m_other, m_danger.higher(*m_other));
        else if (m_other && isBehind(*m_other))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Throw the %1: after your %2, your %3 may take a trick as well."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 throws the %1: after the %2, the %3 may take a trick as well."),
                 Topic::Kept},
                m_name, called(bestOfSuit(*m_other)), called(*m_other));
        else if (isLowest)
            addLeastNeeded();
        else if (m_other && isGuarded(*m_other))
            addGuarded(*m_other);
        else if (m_other && m_view.hand.size() == 2 && mayWinLast(*m_other))
            addDoesLess();
        else if (m_other && (isTrump(*m_other) || !ranksBelow(*m_other)) &&
                 m_card == m_trick.lowest(ofSuit(m_view.hand, m_suit)))
            addDoesLess();
        else if (const CardSet winners = m_trick.winners(m_legal); !winners.empty())
            addSpared(winners, m_trick.lowest(winners));
        else
            addAnyThrown();
    }

    // Whether the other card is one of two of its suit, kept, of which a single card beats the
    // better one: alone that would fall to it.
    bool isGuarded(Card other) const {
        const int suit = suitOf(other, m_trick.trump);
        return !isTrump(other) && suit != m_suit && ofSuit(kept(), suit).size() == 2 &&
               m_danger.higher(bestOfSuit(other)).size() == 1;
    }
    void addGuarded(Card other) {
        const CardSet pair = ofSuit(kept(), suitOf(other, m_trick.trump));
        const Card best = m_trick.highest(pair);
        add({PARLOUR_PHRASE("Euchre reasons",
                            "Throw the %1: while the %2 is out, your %3 needs the %4 beside it."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 throws the %1: while the %2 is out, the %3 needs the %4 beside "
                            "it."),
             Topic::Kept},
            m_name, called(m_danger.higher(best).lowest()), called(best),
            called(m_trick.lowest(pair)));
    }

    // Whether no rank speaks for throwing this card rather than the other one.
    bool isNoLower(Card other) const {
        return !isTrump(m_card) && !isTrump(other) && other.rank() <= m_card.rank();
    }
    // That nobody leads its suit: everybody else is out of it, or who leads next, if one trick is
    // left, or without a partner.
    void addNeverLed(Card other) {
        const Seat leader = m_pub.winning().seat;
        const bool isCertain = !m_danger.partnerMayTake() && m_danger.isSafe(m_trick.best());
        const bool leads = m_view.hand.size() == 2 ? isCertain : m_pub.sitsOut(partnerOf(leader));
        if (m_view.hand.size() == 2 && isLastOfSuit())
            addLastOfSuit();
        else if (leads && m_danger.lacks(leader, m_suit) &&
                 !m_danger.lacks(leader, suitOf(other, m_trick.trump)))
            add({PARLOUR_PHRASE("Euchre reasons", "Throw the %1: %2 has no %3 to lead."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 throws the %1: %2 has no %3 to lead.")},
                m_name, Reason::player(leader), french::suitName(m_suit));
    }

    // Whether more cards of its suit beat this one than beat the other, of another suit.
    bool isBeatenMore(Card other) const {
        return !isTrump(m_card) && !isTrump(other) && suitOf(other, m_trick.trump) != m_suit &&
               m_danger.higher(m_card).size() > m_danger.higher(other).size();
    }

    void addBeatenMore(Card other, CardSet higher) {
        if (higher.size() == 1 && m_danger.areTrumpsOut())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Throw the %1: except for trumps, only the %3 can beat your %2."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 throws the %1: except for trumps, only the %3 can beat the "
                                "%2."),
                 Topic::Beaten | Topic::Kept},
                m_name, called(other), called(higher.lowest()));
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Throw the %1: it is easier to beat than your %2."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 throws the %1: it is easier to beat than the %2."),
                 Topic::Beaten | Topic::Kept},
                m_name, called(other));
    }

    void addPartnersUpcard() {
        add({PARLOUR_PHRASE("Euchre reasons",
                            "You can't win this, but %1 picked up the %2 and can: play low."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 can't win this, but %1 picked up the %2 and can, so %0 plays "
                            "low.")},
            m_partner, called(m_pub.upcard));
    }

    void addLeastNeeded() {
        if (partnerHasIt())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 has this trick for certain: throw the lowest you have."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 has this trick for certain: %0 throws a low card."),
                 Topic::Safe},
                m_partner);
        else if (m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 is ahead in this trick: throw the lowest you have."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 is ahead in this trick: %0 throws a low card."),
                 Topic::Safe},
                m_partner);
        else if (m_danger.partnersUpcardBeats())
            addPartnersUpcard();
        else if (m_danger.partnerMayTake())
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "You can't win this, though %1 still may: throw the lowest you have."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this, though %1 still may, and throws a low card.")},
                m_partner);
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You can't win this trick: throw the lowest you have."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this trick and throws a low card.")});
    }

    void addAnyThrown() {
        if (partnerHasIt())
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "%1 has this trick for certain, and it hardly matters which card you play."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%1 has this trick for certain, and it hardly matters which card %0 plays."),
                 Topic::Safe},
                m_partner);
        else if (m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "%1 is ahead in this trick, and it hardly matters which card you play."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%1 is ahead in this trick, and it hardly matters which card %0 plays."),
                 Topic::Safe},
                m_partner);
        else if (m_danger.partnersUpcardBeats())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You can't win this, but %1 picked up the %2 and can; it hardly "
                                "matters which card you play."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this, but %1 picked up the %2 and can; it hardly "
                                "matters which card goes.")},
                m_partner, called(m_pub.upcard));
        else if (m_danger.partnerMayTake())
            add({PARLOUR_PHRASE("Euchre reasons", "You can't win this, though %1 still may; it "
                                                  "hardly matters which card you play."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 can't win this, though %1 still may; it "
                                                   "hardly matters which card goes.")},
                m_partner);
        else
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "You can't win this trick, and it hardly matters which card you play."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 can't win this trick, and it hardly matters which card goes.")});
    }

    // Whether several cards of its suit beat each card, and none is a trump.
    bool areAllWeak() const {
        return std::ranges::all_of(m_view.hand, [&](Card card) {
            return !isTrump(card) && m_danger.higher(card).size() > 1;
        });
    }
    void addWeak() {
        if (m_view.hand.size() == 2)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Neither of your cards is likely to win the last trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "Neither of %0's cards is likely to win the last trick.")});
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "None of your cards is likely to win a trick later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "None of %0's cards is likely to win a trick later.")});
    }

    // The highest kept card of the suit of this one.
    Card bestOfSuit(Card card) const {
        const int suit = suitOf(card, m_trick.trump);
        for (const Card other : kept() & cardsOf(suit, m_trick.trump))
            if (value(other, m_trick.trump, suit) > value(card, m_trick.trump, suit)) card = other;
        return card;
    }

    // Whether the card may win a trick after the best of its suit, which is kept as well, and is
    // the next best of those kept.
    bool isSecond(Card card) const {
        const Card best = bestOfSuit(card);
        const int suit = suitOf(card, m_trick.trump);
        return best != card && card.rank() >= french::Jack && isSideWinner(best) &&
               suit != m_suit && std::ranges::none_of(ofSuit(kept(), suit), [&](Card other) {
                   return isHigher(other, card) && isHigher(best, other);
               });
    }

    // Whether the best of its suit, of another one than this card's, is kept before the card.
    bool isBehind(Card card) const {
        const Card best = bestOfSuit(card);
        return best != card && isSideWinner(best) && suitOf(card, m_trick.trump) != m_suit &&
               m_danger.higher(card).size() <= 2;
    }

    // Whether the other card, which would not win the trick either, may do more later.
    bool isWorthKeeping(Card other) const {
        const bool isBetter = isWorthMore(other, m_card) || isLikelierLed(other);
        if (m_view.hand.size() > 2)
            return isBetter || (isSecond(other) && !m_trick.partnerIsWinning);
        return mayWinLast(other) && (isBetter || !mayWinLast(m_card));
    }

    bool mayWinLast(Card card) const { return isTrump(card) || m_danger.mayWinNext(card); }

    // Whether only trumps beat either card, and more of the suit of the other one are out.
    bool isLikelierLed(Card card) const {
        const auto out = [&](int suit) {
            return (outstanding(m_view) & cardsOf(suit, m_trick.trump)).size();
        };
        return isSideWinner(card) && isSideWinner(m_card) &&
               out(suitOf(card, m_trick.trump)) > out(m_suit);
    }

    // Whether the makers may still take all five tricks.
    bool mayStopMarch() const {
        return !m_tricks.isMaker && m_tricks.own == 0 && !keepsSureTrump();
    }

    // Those kept, of other suits than trump.
    CardSet sideAces() const {
        CardSet aces;
        for (const Card card : kept() - m_trumps)
            if (card.rank() == french::Ace) aces.insert(card);
        return aces;
    }

    // The other card, which would not win the trick either, is kept.
    void addKept(bool mayWin) {
        const Card best = bestOfSuit(*m_other);
        // What the other card would leave as well is no reason.
        if (isTrump(best) && best != *m_other && !isTrump(m_card) && !mayWin) {
            addTrumpsKept();
            return;
        }
        const Phrase& kept = called(best);
        const bool isLikelier = isLikelierLed(best) && isOut(m_suit);
        if (isTrump(best) && (m_danger.held() & m_trumps).empty() &&
            ofSuit(this->kept(), m_trick.trump).size() == 1)
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Keep your %1: after this trick it is the last trump, a sure trick."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 keeps the %1: after this trick it is the "
                                                   "last trump, a sure trick."),
                 Topic::Kept},
                kept);
        else if (isTrump(best) && m_danger.isHighest(best))
            addSureTrick(best);
        else if (mayWin)
            addThrownRather(best);
        else if (m_trick.partnerIsWinning && isLikelier)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 is ahead in this trick: keep your %2, since more %3 than %4 "
                                "are still out."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 is ahead in this trick: %0 keeps the %2, since more %3 than %4 "
                                "are still out."),
                 Topic::Kept},
                m_partner, kept, french::suitName(suitOf(best, m_trick.trump)),
                french::suitName(m_suit));
        else if (isLikelier)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You can't win this trick: keep your %1, since more %2 than %3 are "
                                "still out."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this trick and keeps the %1, since more %2 than %3 "
                                "are still out."),
                 Topic::Kept},
                kept, french::suitName(suitOf(best, m_trick.trump)), french::suitName(m_suit));
        else if (m_view.hand.size() == 2 && m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 is ahead in this trick: keep your %2 for the last one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 is ahead in this trick: %0 keeps the %2 for the last one."),
                 Topic::Kept},
                m_partner, kept);
        else if (m_view.hand.size() == 2 && mayStopMarch())
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Your %1 may still win the last trick and stop the march: keep it."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 keeps the %1, which may still win the last trick and stop the march."),
                 Topic::Kept},
                kept);
        else if (m_view.hand.size() == 2)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You can't win this trick, but your %1 may win the last one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this trick, but the %1 may win the last one."),
                 Topic::Kept},
                kept);
        else if (partnerHasIt())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 has this trick for certain: save your %2 for a later one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 has this trick for certain: %0 saves the %2 for a later one."),
                 Topic::Kept | Topic::Safe},
                m_partner, kept);
        else if (m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 is ahead in this trick: save your %2 for a later one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 is ahead in this trick: %0 saves the %2 for a later one."),
                 Topic::Kept | Topic::Safe},
                m_partner, kept);
        else if (isSecond(*m_other))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You can't win this trick: keep your %1 and %2 of %3, which may "
                                "win tricks later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this trick and keeps the %1 and the %2 of %3, which "
                                "may win tricks later."),
                 Topic::Kept},
                rankName(best), rankName(*m_other), french::suitName(best.suit()));
        else if (m_tricks.theirs > 0 && mayStopMarch())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You can't win this trick: keep your %1, which may still stop the "
                                "march."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 can't win this trick and keeps the %1, which may still stop the "
                     "march."),
                 Topic::Kept},
                kept);
        else if (const CardSet aces = sideAces(); best.rank() == french::Ace && aces.size() > 1)
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "You can't win this trick: keep your aces, which may win later ones."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 can't win this trick and keeps the aces, which may win later ones."),
                 Topic::Kept},
                called(aces.lowest()), called(aces.highest()));
        else
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "You can't win this trick: keep your %1, which may win a later one."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 can't win this trick and keeps the %1, which may win a later one."),
                 Topic::Kept},
                kept);
    }

    const CardSet m_legal;
    ReasonList m_list;
};

} // namespace

ReasonList throwReasons(const Observation& view, Card card, std::optional<Card> other) {
    return ThrowReasons(view, card, other).list();
}

Reasons whyAnyThrown(const Observation& view) {
    return ThrowReasons(view, view.hand.lowest(), std::nullopt).any();
}

} // namespace parlour::euchre
