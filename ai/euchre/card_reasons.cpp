#include "ai/euchre/card_reasons.h"

#include "ai/base/additions.h"
#include "ai/euchre/danger.h"

#include <algorithm>

namespace parlour::euchre {

namespace {

// Why a card is played rather than another one, if there is one.
class PlayReasons {
public:
    PlayReasons(const Observation& view, Card card, std::optional<Card> other)
        : m_view(view),
          m_pub(view.pub),
          m_card(card),
          m_other(other),
          m_name(Reason::own(cardCalled(card, view.pub.trump))),
          m_tricks(view),
          m_trick(view),
          m_danger(view, m_trick),
          m_legal(Euchre::playable(view.pub, view.hand)),
          m_trumps(cardsOf(m_trick.trump, m_trick.trump)),
          m_suit(suitOf(card, m_trick.trump)),
          m_partner(Reason::player(partnerOf(view.seat))) {}

    ReasonList list() {
        if (m_legal.size() == 1)
            addForced();
        else if (m_tricks.isDecided())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "It makes no difference any more: this deal is decided.")});
        else if (m_trick.isLead())
            addLead();
        else if (m_trick.beats(m_card))
            addTaking();
        else
            addLosing();
        return m_list;
    }

    // The cards kept that may do more than others of their suit.
    Additions additions() const {
        Additions list;
        if (m_legal.size() == 1 || m_tricks.isDecided()) return list;
        for (const Card card : kept()) {
            const CardSet ofSuit = kept() & cardsOf(suitOf(card, m_trick.trump), m_trick.trump);
            const bool isHighest = m_danger.isHighest(card) && m_trick.highest(ofSuit) == card;
            if (isTrump(card))
                list.push_back(isBower(card) ? keeps(called(card))
                               : isHighest   ? keepsHighestTrump(called(card))
                                             : keepsTrump(called(card)));
            else if (card.rank() == french::Ace)
                list.push_back(keeps(called(card)));
            else if (isHighest && card.rank() >= french::Queen)
                list.push_back(keepsHighest(called(card)));
        }
        if (!isTrump(m_card) && (kept() & cardsOf(m_suit, m_trick.trump)).empty() &&
            !(kept() & m_trumps).empty() && m_view.hand.size() > 2)
            list.push_back(because(
                {PARLOUR_PHRASE("Euchre reasons",
                                "The %1 is your only card in %2, so you can trump the next one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "The %1 is the only card in %2, so %0 can trump the next one.")},
                m_name, Reason::own(french::suitName(m_suit))));
        return list;
    }

private:
    template <class... Args> void add(const Wording& wording, const Args&... args) {
        m_list.push_back(because(wording, args...));
    }
    const Phrase& called(Card card) const { return cardCalled(card, m_trick.trump); }

    bool isTrump(Card card) const { return m_trumps.contains(card); }
    bool isBower(Card card) const {
        return card == rightBower(m_trick.trump) || card == leftBower(m_trick.trump);
    }
    CardSet kept() const { return m_view.hand - CardSet{m_card}; }
    // A card of another suit than trump that only a trump can beat.
    bool isSideWinner(Card card) const { return !isTrump(card) && m_danger.isHighest(card); }
    CardSet sideWinners() const { // kept
        CardSet cards;
        for (const Card card : kept())
            if (isSideWinner(card)) cards.insert(card);
        return cards;
    }
    // Whether it is worth keeping rather than the card played.
    bool isWorthMore(Card card) const {
        if (isTrump(card) != isTrump(m_card)) return isTrump(card);
        if (suitOf(card, m_trick.trump) == m_suit)
            return value(card, m_trick.trump, m_suit) > value(m_card, m_trick.trump, m_suit);
        if (isSideWinner(card) != isSideWinner(m_card)) return isSideWinner(card);
        return card.rank() > std::max<int>(m_card.rank(), french::Jack);
    }

    void addForced() {
        if (m_view.hand.size() == 1)
            add({PARLOUR_PHRASE("Euchre reasons", "It is your last card."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 has only this card left.")});
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You have to follow suit, and this is your only card of it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 has to follow suit and has no other card of it.")});
    }

    // What the trick decides if the card takes it for certain.
    void addStakes() {
        if (m_tricks.isMaker && m_tricks.own + 1 == 3)
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "The %1 takes your side's third trick, so you can't be euchred any more."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "The %1 takes the third trick for %0's side, so there is no euchre now.")},
                m_name);
        if (m_tricks.isMaker && m_tricks.own < 2 && m_tricks.theirs == 2)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "The %1 takes this trick: with one more the opponents would euchre "
                                "you."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "The %1 takes this trick: with one more the opponents would euchre "
                                "%0's side.")},
                m_name);
        if (!m_tricks.isMaker && m_tricks.own + 1 == 3)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "The %1 takes your side's third trick: %2 is euchred."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "The %1 takes the third trick for %0's side: %2 is euchred.")},
                m_name, Reason::player(m_pub.maker));
        if (!m_tricks.isMaker && m_tricks.own == 0 && m_tricks.theirs >= 3)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "One trick stops the march, and the %1 takes it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "One trick stops the march, and %0 takes it with the %1.")},
                m_name);
    }

    void addLead() {
        const bool isHighest = m_danger.isHighest(m_card);
        const bool isSure = isHighest && (isTrump(m_card) || !m_danger.opponentsMayTrump());
        if (isSure) addStakes();
        if (isTrump(m_card))
            addTrumpLead(isHighest);
        else
            addSideLead(isHighest, isSure);
    }

    void addTrumpLead(bool isHighest) {
        if (isHighest && m_danger.opponentsMayTrump())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: nobody can beat it, and it draws out trumps."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: nobody can beat it, and it draws out trumps.")},
                m_name);
        else if (isHighest)
            add({PARLOUR_PHRASE("Euchre reasons", "Lead the %1: nobody can beat it."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 leads the %1: nobody can beat it.")},
                m_name);
        const CardSet side = kept() - m_trumps;
        if (const CardSet safer = sideWinners();
            m_danger.opponentsMayTrump() && !safer.empty() && side != kept())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1 to draw trumps: your %2 is safer once they are gone."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 leads the %1 to draw trumps: the %2 is "
                                                   "safer once they are gone.")},
                m_name, called(*std::ranges::max_element(safer, {}, &Card::rank)));
        if (m_pub.maker == partnerOf(m_view.seat) && m_pub.options.trumpBy == TrumpBy::Bids)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: %2 chose this trump and should hold high ones."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: %2 chose this trump and should hold high ones.")},
                m_name, m_partner);
        if (side.empty())
            add({PARLOUR_PHRASE("Euchre reasons", "You have only trumps left to lead."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 has only trumps left to lead.")});
        else if (side.size() == 1)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: the more trumps are gone, the safer your %2 is."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: the more trumps are gone, the safer the %2 is.")},
                m_name, called(side.lowest()));
        else
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Lead the %1: the more trumps are gone, the fewer can beat your other cards."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 leads the %1: the more trumps are gone, the "
                                                   "fewer can beat the other cards.")},
                m_name);
    }

    void addSideLead(bool isHighest, bool isSure) {
        if (isSure)
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Lead the %1: it takes the trick, for the opponents have no trumps left."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 leads the %1: it takes the trick, for the "
                                                   "opponents have no trumps left.")},
                m_name);
        addTrumpable();
        if (const Seat out = m_danger.opponentWithout(m_suit); isHighest && out != kNoSeat)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: nothing but a trump can beat it, though %2 is out of "
                                "that suit."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: nothing but a trump can beat it, though %2 is "
                                "out of that suit.")},
                m_name, Reason::player(out));
        else if (isHighest)
            add({PARLOUR_PHRASE("Euchre reasons", "Lead the %1: only a trump can beat it."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 leads the %1: only a trump can beat it.")},
                m_name);
        if (m_danger.partnerMayTrump(m_suit))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: %2 is out of that suit and may trump it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: %2 is out of that suit and may trump it.")},
                m_name, m_partner);
        if (m_other && isWorthMore(*m_other)) addKeptLead(*m_other);
        const CardSet ofSuit = kept() & cardsOf(m_suit, m_trick.trump);
        const CardSet ownTrumps = kept() & m_trumps;
        if (ofSuit.empty() && !ownTrumps.empty() && m_view.hand.size() > 2)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1, your only card in %2: you can trump the next one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1, the only card in hand in %2, to "
                                "trump the next one.")},
                m_name, Reason::own(french::suitName(m_suit)));
        const CardSet higher = m_danger.higher(m_card);
        if (higher.size() == 1 && sideWinners().empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: except for trumps, only the %2 can beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: except for trumps, only the %2 can beat it.")},
                m_name, called(higher.lowest()));
        if (!ofSuit.empty() && m_view.hand.size() > 2)
            if (const Card best = m_trick.highest(ofSuit);
                isWorthMore(best) || (higher.size() == 1 && m_danger.higher(best) == higher))
                addUnblocked(best);
        if (!ownTrumps.empty()) addKeptLead(m_trick.highest(ownTrumps));
        const bool isLowest = std::ranges::none_of(
            kept() - m_trumps, [&](Card card) { return card.rank() < m_card.rank(); });
        const bool hasLowerTrump =
            std::ranges::any_of(ownTrumps, [&](Card card) { return card.rank() < m_card.rank(); });
        if (isLowest && hasLowerTrump)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1, your lowest card besides trumps: you have the least "
                                "to lose with it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1, the lowest card in hand besides trumps, and "
                                "loses the least with it.")},
                m_name);
        else if (isLowest)
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Lead the %1, your lowest card: you have the least to lose with it."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 leads the %1, the lowest card in hand, and loses the least with it.")},
                m_name);
        else if (m_list.empty() && ownTrumps.empty() &&
                 std::ranges::none_of(kept(),
                                      [&](Card card) { return card.rank() >= m_card.rank(); }))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: of your cards it is the likeliest to take a trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1, the likeliest card in hand to take a trick.")},
                m_name);
        else if (m_list.empty() && m_other)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: your other cards should be worth more later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: the other cards should be worth more later.")},
                m_name);
        else if (m_list.empty())
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Lead the %1: no lead stands out, and it does as well as any other."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 leads the %1: no lead stands out, and it does as well as any other.")},
                m_name);
    }

    // The best card kept of the suit may take a trick later.
    void addUnblocked(Card best) {
        const CardSet higher = m_danger.higher(best);
        if (higher.size() == 1)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: once the %3 is gone, your %2 may take a trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: once the %3 is gone, the %2 may take a trick.")},
                m_name, called(best), called(higher.lowest()));
        else if (higher.size() == 2)
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Lead the %1: once the higher cards are gone, your %2 may take a trick."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 leads the %1: once the higher cards are gone, the %2 may take a trick.")},
                m_name, called(best));
    }

    // An opponent may trump the other card, but not this one as far as anybody knows.
    void addTrumpable() {
        if (!m_other || isTrump(*m_other)) return;
        const int suit = suitOf(*m_other, m_trick.trump);
        const Seat opponent = m_danger.opponentWithout(suit);
        if (opponent != kNoSeat && m_danger.opponentWithout(m_suit) == kNoSeat)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: %2 has no %3 and may trump your %4."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: %2 has no %3 and may trump the %4.")},
                m_name, Reason::player(opponent), french::suitName(suit), called(*m_other));
    }

    void addKeptLead(Card card) {
        if (m_view.hand.size() == 2)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1 and keep your %2 for the last trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1 and keeps the %2 for the last trick.")},
                m_name, called(card));
        else if (isTrump(card) && m_danger.isHighest(card))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1 and keep your %2, which takes a trick whenever you "
                                "play it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1 and keeps the %2, which takes a trick whenever it "
                                "is played.")},
                m_name, called(card));
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1 and keep your %2: it may take a trick later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1 and keeps the %2, which may take a trick later.")},
                m_name, called(card));
    }

    void addTaking() {
        const CardSet threats = m_danger.threats(m_card);
        const bool trumpsIn = isTrump(m_card) && m_trick.lead != m_trick.trump;
        if (threats.empty()) addStakes();
        const bool takesOver =
            m_trick.partnerIsWinning && threats == m_danger.threats(m_trick.best());
        if (takesOver && !threats.empty())
            add({PARLOUR_PHRASE("Euchre reasons", "Overtake %1: if your %2 holds, you lead next."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 overtakes %1: if the %2 holds, %0 leads next.")},
                m_partner, m_name);
        else if (takesOver)
            add({PARLOUR_PHRASE("Euchre reasons", "Overtake %1, so that you lead next."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 overtakes %1, to lead next.")},
                m_partner);
        else if (threats.empty() && m_trick.partnerIsWinning && !m_danger.isSafe(m_trick.best()))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Play the %1: %2's card can still be beaten, yours can't."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: %2's card can still be beaten, this one can't.")},
                m_name, m_partner);
        if (sparesWinner() && !threats.empty() && threats == m_danger.threats(*m_other))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Play the %1: whatever beats it beats your %2 as well."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: whatever beats it beats the %2 as well.")},
                m_name, called(*m_other));
        else if (sparesWinner() && threats.empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "The %1 is enough to take this: keep your %2 for later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "The %1 is enough to take this: %0 keeps the %2 for later.")},
                m_name, called(*m_other));
        else if (sparesWinner())
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Try the %1: it may be enough, and you still have the %2 for later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 tries the %1: it may be enough, and the %2 stays for later.")},
                m_name, called(*m_other));
        if (const CardSet winners = m_trick.winners(m_legal);
            winners.size() == 1 && m_legal.size() > 1 && !m_trick.partnerIsWinning &&
            threats.empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Take it with the %1: nothing else you may play beats the %2."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 takes it with the %1: nothing else that may "
                                                   "be played beats the %2.")},
                m_name, called(m_trick.best()));
        if (m_trick.isLast)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Take it with the %1: you play last, so it is yours."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 plays last and takes it with the %1.")},
                m_name);
        else if (threats.empty() && trumpsIn)
            add({PARLOUR_PHRASE("Euchre reasons", "Trump in with the %1: no opponent can beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 trumps in with the %1: no opponent can beat it.")},
                m_name);
        else if (threats.empty())
            add({PARLOUR_PHRASE("Euchre reasons", "Play the %1: no opponent can beat it."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 plays the %1: no opponent can beat it.")},
                m_name);
        else if (threats.size() == 1 && trumpsIn)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Trump in with the %1: only the %2 can still beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 trumps in with the %1: only the %2 can still beat it.")},
                m_name, called(threats.lowest()));
        else if (threats.size() == 1)
            add({PARLOUR_PHRASE("Euchre reasons", "Play the %1: only the %2 can still beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: only the %2 can still beat it.")},
                m_name, called(threats.lowest()));
        else if (threats.size() == 2)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Play the %1: only the %2 and the %3 can still beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: only the %2 and the %3 can still beat it.")},
                m_name, called(threats.lowest()), called(threats.highest()));
        else if (trumpsIn)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Trump in with the %1: only a higher trump can beat it now."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 trumps in with the %1: only a higher trump can beat it now.")},
                m_name);
        else if (const CardSet own = higherOfOwn();
                 !isTrump(m_card) && (threats - m_trumps).empty() && !own.empty())
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Play the %1: you hold the %2 yourself, so only a trump can beat it."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 plays the %1 and holds the %2, too: only a trump can beat it now.")},
                m_name, called(m_trick.highest(own)));
        else if (!isTrump(m_card) && (threats - m_trumps).empty())
            add({PARLOUR_PHRASE("Euchre reasons", "Play the %1: only a trump can beat it now."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: only a trump can beat it now.")},
                m_name);
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Play the %1: whoever wants this trick has to beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: whoever wants this trick has to beat it.")},
                m_name);
    }

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

    void addLosing() {
        const bool partnerHasIt = m_trick.partnerIsWinning && m_danger.isSafe(m_trick.best());
        const CardSet winners = m_trick.winners(m_legal);
        const bool sparesOther = m_other && winners.contains(*m_other);
        if (!winners.empty() && (sparesOther || !m_trick.partnerIsWinning)) {
            const Phrase& winner = called(sparesOther ? *m_other : m_trick.lowest(winners));
            if (partnerHasIt)
                add({PARLOUR_PHRASE("Euchre reasons",
                                    "%1 has this trick for certain: keep your %2."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%1 has this trick for certain: %0 keeps the %2.")},
                    m_partner, winner);
            else if (m_trick.partnerIsWinning)
                add({PARLOUR_PHRASE("Euchre reasons", "%1 is ahead in this trick: keep your %2."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%1 is ahead in this trick: %0 keeps the %2.")},
                    m_partner, winner);
            else if (m_danger.partnerMayTake())
                add({PARLOUR_PHRASE("Euchre reasons",
                                    "Keep your %1: %2 still has to play and may take this trick."),
                     PARLOUR_PHRASE(
                         "Euchre thoughts",
                         "%0 keeps the %1: %2 still has to play and may take this trick.")},
                    winner, m_partner);
            else
                add({PARLOUR_PHRASE("Euchre reasons",
                                    "Let this one go: your %1 may do more in a later trick."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 lets this one go: the %1 may do more in a later trick.")},
                    winner);
        }
        const bool mayWin = !winners.empty() && !m_trick.partnerIsWinning;
        if (m_other && !winners.contains(*m_other) &&
            (isWorthMore(*m_other) || m_view.hand.size() == 2 ||
             (isSecond(*m_other) && !m_trick.partnerIsWinning)))
            addKept(partnerHasIt, mayWin);
        const CardSet ownTrumps = kept() & m_trumps;
        if (m_suit != m_trick.lead && !isTrump(m_card) && !ownTrumps.empty() &&
            (kept() & cardsOf(m_suit, m_trick.trump)).empty() && m_view.hand.size() > 2)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Throw the %1, your only card in %2: you can trump them later."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 throws the %1, the only card in hand in %2, to trump them later.")},
                m_name, Reason::own(french::suitName(m_suit)));
        if (mayWin) return;
        if (m_suit == m_trick.lead && m_card == m_trick.lowest(m_legal))
            addLowest(partnerHasIt);
        else
            addThrown(partnerHasIt);
    }

    // It follows suit, as low as possible.
    void addLowest(bool partnerHasIt) {
        if (partnerHasIt)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 has this trick for certain: follow with your lowest card."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 has this trick for certain: %0 follows with a low card.")},
                m_partner);
        else if (m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 is ahead in this trick: follow with your lowest card."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 is ahead in this trick: %0 follows with a low card.")},
                m_partner);
        else if (m_danger.partnerMayTake())
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "You can't win this, but %1 still has to play: follow with your lowest card."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 can't win this, but %1 still has to play: a low card will do.")},
                m_partner);
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You can't win this trick: follow with your lowest card."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this trick and follows with a low card.")});
    }

    // It neither follows suit as low as possible nor can win. That the card is needed least is said
    // of the lowest only.
    void addThrown(bool partnerHasIt) {
        const bool isLowest = !isTrump(m_card) && m_suit != m_trick.lead &&
                              std::ranges::none_of(kept() - m_trumps, [&](Card other) {
                                  return other.rank() < m_card.rank();
                              });
        if (isLowest)
            addLeastNeeded(partnerHasIt);
        else if (m_other && !m_trick.winners(m_legal).contains(*m_other) &&
                 (suitOf(*m_other, m_trick.trump) != m_suit || isWorthMore(*m_other)))
            addOthersWorthMore();
        if (m_list.empty() && m_other)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Throw the %1: you need it less than your other cards."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 throws the %1, which is needed less than the other cards.")},
                m_name);
        else if (m_list.empty() || (!isLowest && !m_other))
            addAnyThrown(partnerHasIt);
    }

    void addLeastNeeded(bool partnerHasIt) {
        if (partnerHasIt)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 has this trick for certain: throw the card you need least."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%1 has this trick for certain: %0 throws a card that is not needed.")},
                m_partner);
        else if (m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 is ahead in this trick: throw the card you need least."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 is ahead in this trick: %0 throws a card that is not needed.")},
                m_partner);
        else if (m_danger.partnerMayTake())
            add({PARLOUR_PHRASE("Euchre reasons", "You can't win this, but %1 still has to play: "
                                                  "throw the card you need least."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 can't win this, but %1 still has to play: a "
                                                   "card that is not needed will do.")},
                m_partner);
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You can't win this trick: throw the card you need least."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this trick and throws a card that is not needed.")});
    }

    // Another card would be worse, though it is not higher.
    void addOthersWorthMore() {
        if (m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 is ahead in this trick: play the %3, since your %2 should do "
                                "more for you later."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%1 is ahead in this trick: %0 plays the %3, since the %2 should do "
                     "more later.")},
                m_partner, called(*m_other), m_name);
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You can't win this trick: play the %2, since your %1 should do "
                                "more for you later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this trick and plays the %2, since the %1 should do "
                                "more later.")},
                called(*m_other), m_name);
    }

    void addAnyThrown(bool partnerHasIt) {
        if (partnerHasIt)
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "%1 has this trick for certain, and it hardly matters which card you play."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%1 has this trick for certain, and it hardly matters which card %0 plays.")},
                m_partner);
        else if (m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "%1 is ahead in this trick, and it hardly matters which card you play."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%1 is ahead in this trick, and it hardly matters which card %0 plays.")},
                m_partner);
        else if (m_danger.partnerMayTake())
            add({PARLOUR_PHRASE("Euchre reasons", "You can't win this, but %1 still has to play; "
                                                  "which card you play hardly matters."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 can't win this, but %1 still has to play; "
                                                   "which card goes hardly matters.")},
                m_partner);
        else
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "You can't win this trick, and it hardly matters which card you play."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 can't win this trick, and it hardly matters which card goes.")});
    }

    // The highest kept card of the suit of this one.
    Card bestOfSuit(Card card) const {
        const int suit = suitOf(card, m_trick.trump);
        for (const Card other : kept() & cardsOf(suit, m_trick.trump))
            if (value(other, m_trick.trump, suit) > value(card, m_trick.trump, suit)) card = other;
        return card;
    }

    // Whether the card may win a trick after the best of its suit, which is kept as well.
    bool isSecond(Card card) const {
        const Card best = bestOfSuit(card);
        return best != card && card.rank() >= french::Jack && isSideWinner(best) &&
               suitOf(card, m_trick.trump) != m_suit;
    }

    // Whether only trumps beat either card, and more of the suit of the other one are out.
    bool isLikelierLed(Card card) const {
        const auto out = [&](int suit) {
            return (outstanding(m_view) & cardsOf(suit, m_trick.trump)).size();
        };
        return isSideWinner(card) && isSideWinner(m_card) &&
               out(suitOf(card, m_trick.trump)) > out(m_suit);
    }

    // Several, of other suits than trump.
    bool keepsAces() const {
        return std::ranges::count(kept() - m_trumps, french::Ace, &Card::rank) > 1;
    }

    // The other card, which would not win the trick either, is kept.
    void addKept(bool partnerHasIt, bool mayWin) {
        const Card best = bestOfSuit(*m_other);
        const Phrase& kept = called(best);
        if (isTrump(best) && m_danger.isHighest(best))
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Keep your %1: after this trick it is the highest trump left, a sure trick."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 keeps the %1: after this trick it is the "
                                                   "highest trump left, a sure trick.")},
                kept);
        else if (mayWin)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Throw the %1 and keep your %2, which may win a later trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 throws the %1 and keeps the %2, which may win a later trick.")},
                m_name, kept);
        else if (m_view.hand.size() == 2 && m_trick.partnerIsWinning && isLikelierLed(best))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 is ahead in this trick: keep your %2, since more %3 than %4 "
                                "are still out."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 is ahead in this trick: %0 keeps the %2, since more %3 than %4 "
                                "are still out.")},
                m_partner, kept, french::suitName(suitOf(best, m_trick.trump)),
                french::suitName(m_suit));
        else if (m_view.hand.size() == 2 && m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 is ahead in this trick: keep your %2 for the last one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 is ahead in this trick: %0 keeps the %2 for the last one.")},
                m_partner, kept);
        else if (m_view.hand.size() == 2 && !m_tricks.isMaker && m_tricks.own == 0)
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Your %1 may still win the last trick and stop the march: keep it."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 keeps the %1, which may still win the last trick and stop the march.")},
                kept);
        else if (m_view.hand.size() == 2)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You can't win this trick, but your %1 may win the last one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this trick, but the %1 may win the last one.")},
                kept);
        else if (partnerHasIt)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 has this trick for certain: save your %2 for a later one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 has this trick for certain: %0 saves the %2 for a later one.")},
                m_partner, kept);
        else if (m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 is ahead in this trick: save your %2 for a later one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 is ahead in this trick: %0 saves the %2 for a later one.")},
                m_partner, kept);
        else if (isSecond(*m_other))
            add({PARLOUR_PHRASE("Euchre reasons", "You can't win this trick: keep your %1 and your "
                                                  "%2, which may win tricks later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this trick and keeps the %1 and the %2, which may "
                                "win two if that suit is led.")},
                kept, called(*m_other));
        else if (!m_tricks.isMaker && m_tricks.own == 0 && m_tricks.theirs > 0)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You can't win this trick: keep your %1, which may still stop the "
                                "march."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 can't win this trick and keeps the %1, which may still stop the "
                     "march.")},
                kept);
        else if (best.rank() == french::Ace && keepsAces())
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "You can't win this trick: keep your aces, which may win later ones."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 can't win this trick and keeps the aces, which may win later ones.")});
        else
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "You can't win this trick: keep your %1, which may win a later one."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 can't win this trick and keeps the %1, which may win a later one.")},
                kept);
    }

    const Observation& m_view;
    const Public& m_pub;
    const Card m_card;
    const std::optional<Card> m_other;
    const Reason::Arg m_name;
    const TricksSoFar m_tricks;
    const Trick m_trick;
    const Danger m_danger;
    const CardSet m_legal;
    const CardSet m_trumps;
    const int m_suit;
    const Reason::Arg m_partner;
    ReasonList m_list;
};

} // namespace

const Phrase& cardCalled(Card card, int trump) {
    static constexpr Phrase kRight = PARLOUR_PHRASE("Euchre cards", "right bower");
    static constexpr Phrase kLeft = PARLOUR_PHRASE("Euchre cards", "left bower");
    if (card == rightBower(trump)) return kRight;
    return card == leftBower(trump) ? kLeft : french::cardName(card);
}

ReasonList cardReasons(const Observation& view, Card card, std::optional<Card> other) {
    return PlayReasons(view, card, other).list();
}

Additions cardAdditions(const Observation& view, Card card) {
    return PlayReasons(view, card, std::nullopt).additions();
}

} // namespace parlour::euchre
