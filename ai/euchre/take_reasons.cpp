#include "ai/euchre/take_reasons.h"

#include "ai/euchre/stakes.h"
#include "ai/euchre/weighed_card.h"

namespace parlour::euchre {

namespace {

class TakeReasons : private WeighedCard {
public:
    TakeReasons(const Observation& view, Card card, std::optional<Card> other)
        : WeighedCard(view, card, other), m_legal(Euchre::playable(view.pub, view.hand)) {}

    ReasonList list() {
        addTaking();
        return m_list;
    }

private:
    template <class... Args> void add(const Wording& wording, const Args&... args) {
        m_list.push_back(because(wording, args...));
    }

    void addTaking() {
        const CardSet threats = m_danger.threats(m_card);
        if (threats.empty()) isThirdSure() ? addMarch() : addStakes(m_view, m_card, m_list);
        const bool takesOver = m_trick.partnerIsWinning && haveGoodLead(kept()) &&
                               threats == m_danger.threats(m_trick.best());
        const auto next = goodLead();
        if (takesOver && !threats.empty() && next)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Overtake %1: if your %2 holds, you can lead your %3 next."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 overtakes %1: if the %2 holds, %0 can lead the %3 next."),
                 Topic::LeadLeft | Topic::Kept},
                m_partner, m_name, called(*next));
        else if (takesOver && !threats.empty())
            add({PARLOUR_PHRASE("Euchre reasons", "Overtake %1: if your %2 holds, you lead next."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 overtakes %1: if the %2 holds, %0 leads next."),
                 Topic::LeadLeft},
                m_partner, m_name);
        else if (takesOver && next)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Overtake %1, so that you can lead your %2 next."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 overtakes %1, to lead the %2 next."),
                 Topic::LeadLeft | Topic::Kept},
                m_partner, called(*next));
        else if (takesOver)
            add({PARLOUR_PHRASE("Euchre reasons", "Overtake %1, so that you lead next."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 overtakes %1, to lead next."),
                 Topic::LeadLeft},
                m_partner);
        else if (threats.empty() && m_trick.partnerIsWinning && !m_danger.isSafe(m_trick.best()))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Play the %1: %2's card can still be beaten, yours can't."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: %2's card can still be beaten, this one can't."),
                 Topic::Beaten},
                m_name, m_partner);
        if (sparesWinner() && !threats.empty() && threats == m_danger.threats(*m_other))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Play the %1: whatever beats it beats your %2 as well."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: whatever beats it beats the %2 as well.")},
                m_name, called(*m_other));
        else if (sparesWinner())
            addSpared(threats);
        if (const CardSet winners = m_trick.winners(m_legal);
            winners.size() == 1 && m_legal.size() > 1 && !m_trick.partnerIsWinning &&
            threats.empty())
            addOnlyWinner();
        if (m_trick.isLast)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Take it with the %1: you play last, so it is yours."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 plays last and takes it with the %1.")},
                m_name);
        else if (!isTrump(m_card) || m_trick.lead == m_trick.trump)
            addPlayed(threats);
        else
            isTrump(m_trick.best()) ? addOvertrumping(threats) : addTrumpingIn(threats);
    }

    // The other card is kept, or all higher trumps.
    void addSpared(CardSet threats) {
        const Phrase& other = called(*m_other);
        if (m_trick.partnerIsWinning && m_trick.winners(m_legal) == m_legal) {
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You have to overtake %2: use the %1 and keep your %3 for later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 has to overtake %2, uses the %1 and keeps the %3 for later."),
                 Topic::Kept},
                m_name, m_partner, other);
            return;
        }
        if (const CardSet trumps = higherOfOwn(); isTrump(m_card) && trumps.size() > 1)
            addTrumpsSpared(threats, called(m_trick.lowest(trumps)),
                            called(m_trick.highest(trumps)));
        if (threats.empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "The %1 is enough to take this: keep your %2 for later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "The %1 is enough to take this: %0 keeps the %2 for later."),
                 Topic::Kept},
                m_name, other);
        else
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Try the %1: it may be enough, and you still have the %2 for later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 tries the %1: it may be enough, and the %2 stays for later."),
                 Topic::Kept},
                m_name, other);
    }
    // They are named as well: nothing is kept that might as well be played.
    void addTrumpsSpared(CardSet threats, const Phrase& lowest, const Phrase& highest) {
        if (threats.empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "The %1 is enough to take this: keep your higher trumps for "
                                "later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "The %1 is enough to take this: %0 keeps higher trumps for later."),
                 Topic::Kept},
                m_name, lowest, highest);
        else
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Try the %1: it may be enough, and you still have higher trumps for later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 tries the %1: it may be enough, and higher trumps stay for "
                                "later."),
                 Topic::Kept},
                m_name, lowest, highest);
    }

    // Whether the makers need one more trick, and a trump takes it now or later.
    bool isThirdSure() const {
        return m_tricks.isMaker && m_tricks.own == 2 &&
               (keepsSureTrump() || (isTrump(m_card) && m_danger.isHighest(m_card)));
    }
    void addMarch() {
        if (m_tricks.theirs == 0 && !m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Take this one, too: your side has every trick so far, and the "
                                "march is still possible."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 takes this one, too: %0's side has every trick so far, and the "
                                "march is still possible.")});
    }

    // Nothing else takes the trick for certain.
    void addOnlyWinner() {
        if (m_legal == m_view.hand)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Take it with the %1: nothing else you hold beats the %2."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 takes it with the %1: nothing else in hand beats the %2."),
                 Topic::Safe},
                m_name, called(m_trick.best()));
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Take it with the %1: nothing else you may play beats the %2."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 takes it with the %1: nothing else that may "
                                                   "be played beats the %2."),
                 Topic::Safe},
                m_name, called(m_trick.best()));
    }

    // It trumps a card of another suit,
    void addTrumpingIn(CardSet threats) {
        if (threats.empty())
            add({PARLOUR_PHRASE("Euchre reasons", "Trump in with the %1: no opponent can beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 trumps in with the %1: no opponent can beat it."),
                 Topic::Beaten},
                m_name);
        else if (threats.size() == 1 && !mayPartnersUpcardBeat())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Trump in with the %1: only the %2 can still beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 trumps in with the %1: only the %2 can still beat it.")},
                m_name, called(threats.lowest()));
        else if (threats == bowers())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Trump in with the %1: %2 needs a bower to beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 trumps in with the %1: %2 needs a bower to beat it.")},
                m_name, nextOpponent());
        else if (threats.size() == 2 && !mayPartnersUpcardBeat())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Trump in with the %1: only the %2 and the %3 can still beat it."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 trumps in with the %1: only the %2 and the %3 can still beat it.")},
                m_name, called(m_trick.highest(threats)), called(m_trick.lowest(threats)));
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Trump in with the %1: %2 needs a higher trump to beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 trumps in with the %1: %2 needs a higher trump to beat it."),
                 Topic::Beaten},
                m_name, nextOpponent());
    }
    // or somebody else's trump.
    void addOvertrumping(CardSet threats) {
        if (threats.empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Overtrump with the %1: no opponent can beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 overtrumps with the %1: no opponent can beat it."),
                 Topic::Beaten},
                m_name);
        else if (threats.size() == 1 && !mayPartnersUpcardBeat())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Overtrump with the %1: only the %2 can still beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 overtrumps with the %1: only the %2 can still beat it.")},
                m_name, called(threats.lowest()));
        else if (threats == bowers())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Overtrump with the %1: %2 needs a bower to beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 overtrumps with the %1: %2 needs a bower to beat it.")},
                m_name, nextOpponent());
        else if (threats.size() == 2 && !mayPartnersUpcardBeat())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Overtrump with the %1: only the %2 and the %3 can still beat it."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 overtrumps with the %1: only the %2 and the %3 can still beat it.")},
                m_name, called(m_trick.highest(threats)), called(m_trick.lowest(threats)));
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Overtrump with the %1: %2 needs a higher trump to beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 overtrumps with the %1: %2 needs a higher trump to beat it."),
                 Topic::Beaten},
                m_name, nextOpponent());
    }

    // It follows suit.
    void addPlayed(CardSet threats) {
        if (threats.empty())
            add({PARLOUR_PHRASE("Euchre reasons", "Play the %1: no opponent can beat it."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 plays the %1: no opponent can beat it."),
                 Topic::Beaten},
                m_name);
        else if (threats.size() == 1 && !mayPartnersUpcardBeat())
            add({PARLOUR_PHRASE("Euchre reasons", "Play the %1: only the %2 can still beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: only the %2 can still beat it.")},
                m_name, called(threats.lowest()));
        else if (threats == bowers())
            add({PARLOUR_PHRASE("Euchre reasons", "Play the %1: %2 needs a bower to beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: %2 needs a bower to beat it.")},
                m_name, nextOpponent());
        else if (threats.size() == 2 && !mayPartnersUpcardBeat())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Play the %1: only the %2 and the %3 can still beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: only the %2 and the %3 can still beat it.")},
                m_name, called(threats.lowest()), called(threats.highest()));
        else if (const CardSet own = higherOfOwn();
                 !isTrump(m_card) && (threats - m_trumps).empty() && !own.empty())
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Play the %1: you hold the %2 yourself, so only a trump can beat it."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 plays the %1 and holds the %2, too: only a trump can beat it now."),
                 Topic::Beaten},
                m_name, called(m_trick.highest(own)));
        else if (!isTrump(m_card) && (threats - m_trumps).empty())
            add({PARLOUR_PHRASE("Euchre reasons", "Play the %1: only a trump can beat it now."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: only a trump can beat it now."),
                 Topic::Beaten},
                m_name);
        else if (const CardSet higher = threats - m_trumps; !isTrump(m_card) && higher.size() == 1)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Play the %1: except for trumps, only the %2 can still beat it."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 plays the %1: except for trumps, only the %2 can still beat it."),
                 Topic::Beaten},
                m_name, called(higher.lowest()));
        else if (isTrump(m_card))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Play the %1: %2 needs a higher trump to beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: %2 needs a higher trump to beat it."),
                 Topic::Beaten},
                m_name, nextOpponent());
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Play the %1: whoever wants this trick has to beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: whoever wants this trick has to beat it.")},
                m_name);
    }

    Reason::Arg nextOpponent() const { return Reason::player(m_danger.opponentToPlay()); }
    // Whether the partner, who plays after, may have picked up a card that beats this one as well.
    bool mayPartnersUpcardBeat() const {
        return m_trick.partnerIsToPlay && m_pub.dealer == partnerOf(m_view.seat) &&
               m_danger.held().contains(m_pub.upcard) &&
               m_trick.count(m_pub.upcard) > m_trick.count(m_card);
    }

    // The kept card that nobody can beat, or only with a trump; none: a low trump may have to do.
    std::optional<Card> goodLead() const {
        std::optional<Card> best;
        for (const Card card : kept())
            if (m_danger.isHighest(card) && (!best || isTrump(card))) best = card;
        return best;
    }
    CardSet bowers() const { return {rightBower(m_trick.trump), leftBower(m_trick.trump)}; }
    CardSet higherOfOwn() const { // of the same suit
        CardSet cards;
        for (const Card card : kept() & cardsOf(m_suit, m_trick.trump))
            if (m_trick.count(card) > m_trick.count(m_card)) cards.insert(card);
        return cards;
    }

    // Whether the other card, a higher one, would take the trick too.
    bool sparesWinner() const {
        return m_other && m_legal.contains(*m_other) &&
               m_trick.count(*m_other) > m_trick.count(m_card);
    }

    const CardSet m_legal;
    ReasonList m_list;
};

} // namespace

ReasonList takeReasons(const Observation& view, Card card, std::optional<Card> other) {
    return TakeReasons(view, card, other).list();
}

} // namespace parlour::euchre
