#include "ai/euchre/card_drawbacks.h"

#include "ai/euchre/weighed_card.h"

#include <algorithm>
#include <array>

namespace parlour::euchre {

namespace {

// At the beginning of a sentence, from two to six.
const Phrase& numberName(int number) {
    static constexpr int kLeast = 2;
    static constexpr std::array<Phrase, 5> kNames{
        PARLOUR_PHRASE("Euchre numbers", "Two"), PARLOUR_PHRASE("Euchre numbers", "Three"),
        PARLOUR_PHRASE("Euchre numbers", "Four"), PARLOUR_PHRASE("Euchre numbers", "Five"),
        PARLOUR_PHRASE("Euchre numbers", "Six")};
    return kNames[number - kLeast];
}

class CardDrawbacks : private WeighedCard {
public:
    CardDrawbacks(const Observation& view, Card card, Card advised)
        : WeighedCard(view, card, advised),
          m_advised(advised),
          m_advisedSuit(suitOf(advised, m_trick.trump)) {}

    Drawbacks ofDiscard() {
        if (!m_pub.sitsOut(m_view.seat)) {
            addThrown();
            addHand();
        }
        return m_list;
    }
    Drawbacks ofPlay() {
        if (m_tricks.isDecided()) return {};
        if (isAlike()) {
            addAlike();
            return m_list;
        }
        if (m_trick.isLead())
            isTrump(m_card) ? addTrumpLead() : addSideLead();
        else
            m_trick.beats(m_card) ? addTaking() : addLosing();
        if (!isNeedless()) addHand();
        return m_list;
    }

private:
    template <class... Args> void add(const Wording& wording, const Args&... args) {
        m_list.push_back(because(wording, args...));
    }

    // Whether nothing but guesses tells it from the advised card.
    bool isAlike() const {
        return m_card != m_advised && isAsHigh(m_card, m_advised) &&
               (m_trick.isLead() || !m_trick.beats(m_card) || isHigher(m_advised, m_card));
    }
    void addAlike() {
        if (m_trick.beats(m_card)) addHidden();
        const CardSet both{m_card, m_advised};
        const Card low = m_trick.lowest(both), high = m_trick.highest(both);
        if (!between(low, high, outstanding(m_view)).empty()) return;
        add({PARLOUR_PHRASE("Euchre drawbacks", "This should do just as well: no card still out "
                                                "comes between the two."),
             PARLOUR_PHRASE("Euchre drawback thoughts",
                            "This should do just as well: no card still out comes between the "
                            "two.")},
            called(m_card)); // others as good don't say it of this one
    }

    // Whether it goes on a trick that the partner may have without it, or that the advised card, a
    // lower one, takes as well. What else it does hardly counts then.
    bool isNeedless() const {
        if (m_trick.isLead()) return false;
        if (m_trick.beats(m_advised)) return m_trick.count(m_card) > m_trick.count(m_advised);
        return m_trick.partnerIsWinning && (m_trick.beats(m_card) || isTrumpedIn());
    }

    CardSet without(Card card) const { return m_view.hand - CardSet{card}; }

    void addTrumpLead() {
        if (m_danger.isHighest(m_card)) addSpentWinner();
        if (m_view.hand.size() == 2 && !isTrump(kept().lowest()))
            addOnlyLeft();
        else if ((kept() & m_trumps).empty())
            add({PARLOUR_PHRASE("Euchre drawbacks", "After this you have no trump left."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "After this %0 has no trump left."),
                 Topic::Kept},
                called(m_card));
        if (!m_tricks.isMaker && m_pub.options.trumpBy == TrumpBy::Bids)
            add({PARLOUR_PHRASE("Euchre drawbacks", "A trump lead helps %1, who made trump."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "A trump lead helps %1, who made trump.")},
                Reason::player(m_pub.maker));
        addMayLose();
        addOutranked();
        if (!isTrump(m_advised) && m_view.hand.size() > 2) addFewHigher();
    }

    // Of the last two cards.
    void addOnlyLeft() {
        add({PARLOUR_PHRASE("Euchre drawbacks", "This leaves only your %1 for the last trick."),
             PARLOUR_PHRASE("Euchre drawback thoughts",
                            "This leaves only the %1 for the last trick."),
             Topic::Kept},
            called(kept().lowest()), called(m_card));
    }

    void addSideLead() {
        const bool mayBeTrumped = m_danger.opponentsMayTrump();
        if (const Seat opponent = m_danger.opponentWithout(m_suit);
            opponent != kNoSeat && m_danger.opponentWithout(m_advisedSuit) == kNoSeat)
            add({PARLOUR_PHRASE("Euchre drawbacks", "%1 has no %2 and may trump this."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "%1 has no %2 and may trump this."),
                 Topic::Beaten},
                Reason::player(opponent), french::suitName(m_suit));
        if (!isTrump(m_advised)) {
            addHidden();
            addMayLose();
            if (mayBeTrumped) addLengths();
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
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "A trump can still beat this: it is safer once trumps are drawn."),
                 Topic::Safe});
        } else if (const CardSet out = m_danger.held() & m_trumps; out.size() == 1) {
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This draws no trump, and the %1 may still be out."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This draws no trump, and the %1 may still be out.")},
                called(out.lowest()));
        } else {
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "%1 trumps are still out, and this draws none."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "%1 trumps are still out, and this draws none.")},
                numberName(out.size()));
        }
        addOutranked();
        if (isSideWinner(m_advised) && mayBeTrumped && m_card != m_advised)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "If you wait, your %1 is more likely to be trumped."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "If the %1 waits, it is more likely to be trumped.")},
                called(m_advised));
    }

    // That it is likelier to be trumped now than the advised card, or less likely later, if only
    // trumps beat either: the more of a suit are out, the likelier everybody follows.
    void addLengths() {
        const int higher = m_danger.higher(m_card).size();
        if (higher > 1 || higher != m_danger.higher(m_advised).size()) return;
        if (m_suit == m_advisedSuit || m_danger.partnerMayTrump(m_advisedSuit)) return;
        for (const int suit : {m_suit, m_advisedSuit})
            if (m_danger.opponentWithout(suit) != kNoSeat) return;
        const CardSet out = outstanding(m_view);
        const int own = ofSuit(out, m_suit).size(), its = ofSuit(out, m_advisedSuit).size();
        const Phrase& suit = french::suitName(m_suit);
        const Phrase& other = french::suitName(m_advisedSuit);
        if (own < its)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "Fewer %1 than %2 are still out, so this is likelier to be "
                                "trumped."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "Fewer %1 than %2 are still out, so this is likelier to be "
                                "trumped.")},
                suit, other);
        else if (own > its)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "More %1 than %2 are still out, so this can wait: it is less "
                                "likely to be trumped later."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "More %1 than %2 are still out, so this can wait: it is less "
                                "likely to be trumped later.")},
                suit, other);
    }

    // That the partner does not know of the advised card, without which this one could be beaten.
    void addHidden() {
        if (!isTrump(m_card) && suitOf(m_advised, m_trick.trump) == m_suit &&
            isHigher(m_advised, m_card) && m_danger.isHighest(m_card) &&
            m_danger.partnerMayBeat(m_card))
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "%1 can't know that you hold the %2, and may waste a trump on "
                                "this."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "%1 can't know that %0 holds the %2, and may waste a trump on "
                                "this.")},
                m_partner, called(m_advised));
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
        const CardSet higher = m_danger.opponentsHigher(m_card);
        if (higher.size() > m_danger.opponentsHigher(m_advised).size() &&
            (!isTrump(m_card) || isTrump(m_advised)))
            addHigher(higher);
    }
    // Which trumps beat it, so few that they tell more than how many are kept.
    void addFewHigher() {
        if (const CardSet higher = m_danger.opponentsHigher(m_card); higher.size() <= 2)
            addHigher(higher);
    }
    void addHigher(CardSet higher) {
        if (higher.size() == 1)
            add({PARLOUR_PHRASE("Euchre drawbacks", "The %1 is still out and beats this."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "The %1 is still out and beats this.")},
                called(higher.lowest()));
        else if (higher.size() == 2)
            addTwoHigher(higher);
        else if (!higher.empty() && isTrump(m_card))
            add({PARLOUR_PHRASE("Euchre drawbacks", "%1 higher trumps are still out."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "%1 higher trumps are still out.")},
                numberName(higher.size()));
        else if (!higher.empty())
            add({PARLOUR_PHRASE("Euchre drawbacks", "%1 higher %2 are still out."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "%1 higher %2 are still out.")},
                numberName(higher.size()), french::suitName(m_suit));
    }

    void addTwoHigher(CardSet higher) {
        const Card first = m_trick.highest(higher);
        const Card second = (higher - CardSet{first}).lowest();
        if (isBower(first))
            add({PARLOUR_PHRASE("Euchre drawbacks", "The %1 and the %2 are still out."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "The %1 and the %2 are still out.")},
                called(first), called(second));
        else
            add({PARLOUR_PHRASE("Euchre drawbacks", "The %1 and the %2 of %3 are still out."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "The %1 and the %2 of %3 are still out.")},
                rankName(first), rankName(second), french::suitName(first.suit()));
    }

    void addSpentWinner() {
        add({PARLOUR_PHRASE("Euchre drawbacks",
                            "This takes a trick whenever you play it, so there is no hurry."),
             PARLOUR_PHRASE("Euchre drawback thoughts",
                            "This takes a trick whenever it is played, so there is no hurry."),
             Topic::Kept},
            called(m_card));
    }

    void addTaking() {
        if (partnerHasIt()) addSpentOnPartner();
        if (needsBoth() && !m_trick.beats(m_advised)) addOnlyLeft();
        addHidden();
        if (!m_trick.beats(m_advised) && isTrump(m_card) && m_danger.isHighest(m_card))
            addSpentWinner();
        if (m_trick.beats(m_advised) && m_trick.count(m_card) > m_trick.count(m_advised))
            addEnough();
        if (m_trick.partnerIsWinning || m_danger.partnerMayTake()) addMaySpendOnPartner();
        if (!isNeedless()) addThreats();
    }

    bool isTrumpedIn() const { return isTrump(m_card) && m_trick.lead != m_trick.trump; }
    void addSpentOnPartner() {
        if (isTrumpedIn())
            add({PARLOUR_PHRASE("Euchre drawbacks", "This spends a trump for nothing."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "This spends a trump for nothing."),
                 Topic::TrumpsHeld});
        else
            add({PARLOUR_PHRASE("Euchre drawbacks", "%1 has this trick without it."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "%1 has this trick without it."),
                 Topic::Safe},
                m_partner);
    }
    void addMaySpendOnPartner() {
        if (isTrumpedIn())
            add({PARLOUR_PHRASE("Euchre drawbacks", "This may spend a trump for nothing."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "This may spend a trump for nothing."),
                 Topic::TrumpsHeld});
        else
            add({PARLOUR_PHRASE("Euchre drawbacks", "%1 may take this trick without it."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "%1 may take this trick without it."),
                 Topic::Safe},
                m_partner);
    }

    // That the advised card, a lower one, is enough.
    void addEnough() {
        if (m_danger.isSafe(m_advised))
            add({PARLOUR_PHRASE("Euchre drawbacks", "Your %1 would be enough for this trick."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "The %1 would be enough for this trick."),
                 Topic::Kept},
                called(m_advised));
        else
            add({PARLOUR_PHRASE("Euchre drawbacks", "Your %1 may be enough for this trick."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "The %1 may be enough for this trick."),
                 Topic::Kept},
                called(m_advised));
    }

    // That an opponent may beat it in this trick with several cards; of another suit than trump,
    // with those of its own.
    void addThreats() {
        const CardSet threats = m_danger.threats(m_card);
        if (!isTrump(m_card))
            addHigher(ofSuit(threats, m_suit));
        else if (threats.size() > 1)
            addHigher(threats);
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
        const bool isAsHard = m_danger.threats(m_advised) == m_danger.threats(m_trick.best());
        if (isAsHard && haveGoodLead(without(m_advised)))
            add({PARLOUR_PHRASE("Euchre drawbacks", "If %1 takes this trick, you don't lead next."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "If %1 takes this trick, %0 doesn't lead next."),
                 Topic::LeadLeft},
                m_partner);
        else if (!isAsHard)
            add({PARLOUR_PHRASE("Euchre drawbacks", "%1's card is easier to beat than your %2."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "%1's card is easier to beat than the %2."),
                 Topic::Beaten},
                m_partner, called(m_advised));
    }

    // The advised card may take the trick, from an opponent.
    void addLeft() {
        const Phrase& card = called(m_advised);
        Reason::Arg winner = Reason::player(m_pub.winning().seat);
        winner.match = Reason::Arg::Match::Any; // whoever it is
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
                                "This leaves the trick to %1; the %2 would take it."),
                 Topic::Safe},
                winner, card);
        else
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This leaves the trick to the opponents; your %1 would take it."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This leaves the trick to the opponents; the %1 would take it."),
                 Topic::Safe},
                card);
    }

    // It does not take a trick.
    void addThrown() {
        if (isTrump(m_card) && !m_trick.isLead() && isHighestLeft(m_card)) {
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "Your %1 would be the highest trump left after this trick."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "The %1 would be the highest trump left after this trick."),
                 Topic::Kept},
                called(m_card));
        } else if (isTrumpedIn()) {
            if (partnerHasIt())
                addSpentOnPartner();
            else if (m_trick.partnerIsWinning)
                addMaySpendOnPartner();
            else
                add({PARLOUR_PHRASE("Euchre drawbacks", "This throws away a trump."),
                     PARLOUR_PHRASE("Euchre drawback thoughts", "This throws away a trump.")});
        }
        if (isSideWinnerLeft(m_card) && !isSideWinnerLeft(m_advised)) addThrownWinner();
        addBare();
    }

    bool isSideWinnerLeft(Card card) const { return !isTrump(card) && isHighestLeft(card); }
    void addThrownWinner() {
        using Arg = Reason::Arg;
        // One such card is as good as another, but only this one may be told to be kept.
        const Arg card{Arg::Kind::Words, 0, called(m_card), Arg::Match::NoLess};
        if (m_card.rank() == french::Ace)
            add({PARLOUR_PHRASE("Euchre drawbacks", "This throws away an ace."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "This throws away an ace."),
                 Topic::Kept},
                card);
        else if (isOut(m_suit))
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This throws away the highest card left in %1."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This throws away the highest card left in %1."),
                 Topic::Kept},
                Reason::own(french::suitName(m_suit)), card);
    }

    // What it does to the rest of the hand.
    void addHand() {
        addFollows();
        if (isWorthMore(m_card, m_advised) && !isAsHigh(m_card, m_advised)) addWorth();
        addMoreOut();
    }

    // Why it is worth more than the advised card, as far as that can be told.
    void addWorth() {
        const CardSet higher = m_danger.higher(m_card);
        const CardSet trumps = kept() & m_trumps;
        const bool isPlayed = m_pub.phase == Phase::Play;
        using Arg = Reason::Arg;
        if (isTrump(m_card) && isPlayed && trumps.empty())
            add({PARLOUR_PHRASE("Euchre drawbacks", "This spends your only trump."),
                 PARLOUR_PHRASE("Euchre drawback thoughts", "This spends %0's only trump."),
                 Topic::Kept},
                called(m_card));
        else if (isTrump(m_card) && isPlayed && m_trick.isLead() && isTrump(m_advised) &&
                 !m_danger.opponentsHigher(m_card).empty())
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This might fall to a higher trump, and your %1 draws trumps as "
                                "well."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This might fall to a higher trump, and the %1 draws trumps as "
                                "well."),
                 Topic::Kept},
                called(m_advised));
        else if (isTrump(m_card) && isPlayed && m_trick.isLead() && trumps.size() == 1)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "After this you have only one trump left, the %1."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "After this %0 has only one trump left, the %1.")},
                Arg{Arg::Kind::Words, 0, called(trumps.lowest()), Arg::Match::Any}); // whichever
        else if (isTrump(m_card) && isPlayed && m_trick.isLead() && trumps.size() == 2)
            add({PARLOUR_PHRASE("Euchre drawbacks", "After this you have only two trumps left."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "After this %0 has only two trumps left.")});
        else if (isTrump(m_card) || !m_danger.areTrumpsOut())
            addMayTake();
        else if (m_trick.isLead() ? !higher.empty() || !isPlayed : !m_trick.beats(m_card))
            addRarelyBeaten(higher);
    }
    // At most two cards of its suit beat the card, and trumps: said where the hint does not keep
    // it.
    void addRarelyBeaten(CardSet higher) {
        if (higher.empty())
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This is worth keeping: only a trump can beat it."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This is worth keeping: only a trump can beat it."),
                 Topic::Kept},
                called(m_card));
        else if (higher.size() == 1)
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This is worth keeping: except for trumps, only the %1 can beat "
                                "it."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This is worth keeping: except for trumps, only the %1 can beat "
                                "it."),
                 Topic::Kept},
                Reason::own(called(higher.lowest())), called(m_card));
        else
            addMayTake();
    }
    void addMayTake() {
        add({PARLOUR_PHRASE("Euchre drawbacks",
                            "This is worth keeping: it may take a trick later."),
             PARLOUR_PHRASE("Euchre drawback thoughts",
                            "This is worth keeping: it may take a trick later."),
             Topic::Kept},
            called(m_card));
    }

    // That it leaves a card alone, which the only higher one then takes. That may fall in this
    // trick if it is of the suit led.
    void addBare() {
        const CardSet rest = ofSuit(kept(), m_suit);
        if (isTrump(m_card) || m_suit == m_trick.lead || rest.size() != 1) return;
        const CardSet higher = m_danger.higher(rest.lowest());
        if (higher.size() == 1 && isHigher(rest.lowest(), m_card))
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This leaves your %1 alone, and the %2 would take it."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This leaves the %1 alone, and the %2 would take it.")},
                called(rest.lowest()), called(higher.lowest()));
    }

    // Whether its suit can be trumped without it, also by a trump that would not win anyway.
    bool opensSuit(Card card) const {
        const int suit = suitOf(card, m_trick.trump);
        const CardSet trumps = m_view.hand & m_trumps;
        return !isTrump(card) && ofSuit(without(card), suit).empty() &&
               std::ranges::any_of(trumps, [&](Card own) { return !m_danger.isHighest(own); }) &&
               !ofSuit(outstanding(m_view), suit).empty();
    }
    void addFollows() {
        if (!isTrump(m_card) && !opensSuit(m_card) && opensSuit(m_advised))
            add({PARLOUR_PHRASE("Euchre drawbacks",
                                "This keeps your %1, so when %2 are led you must follow instead of "
                                "trumping."),
                 PARLOUR_PHRASE("Euchre drawback thoughts",
                                "This keeps the %1, so when %2 are led %0 must follow instead of "
                                "trumping."),
                 Topic::Kept},
                called(m_advised), french::suitName(m_advisedSuit));
    }

    // That it may win a later trick, since more of its suit are out than of the advised card's.
    void addMoreOut() {
        const bool mayWin = m_card.rank() >= m_advised.rank();
        const CardSet out = outstanding(m_view);
        if (!m_trick.beats(m_card) && mayWin && !isTrump(m_card) && !isTrump(m_advised) &&
            isOut(m_advisedSuit) &&
            ofSuit(out, m_suit).size() > ofSuit(out, m_advisedSuit).size() &&
            m_danger.higher(m_card).size() <= m_danger.higher(m_advised).size())
            add({PARLOUR_PHRASE(
                     "Euchre drawbacks",
                     "More %1 than %2 are still out, so this is likelier to win a trick later."),
                 PARLOUR_PHRASE(
                     "Euchre drawback thoughts",
                     "More %1 than %2 are still out, so this is likelier to win a trick later."),
                 Topic::Kept},
                french::suitName(m_suit), french::suitName(m_advisedSuit));
    }

    const Card m_advised;
    const int m_advisedSuit;
    Drawbacks m_list;
};

} // namespace

Drawbacks discardDrawbacks(const Observation& view, Card card, Card advised) {
    return CardDrawbacks(view, card, advised).ofDiscard();
}

Drawbacks playDrawbacks(const Observation& view, Card card, Card advised) {
    return CardDrawbacks(view, card, advised).ofPlay();
}

} // namespace parlour::euchre
