#include "ai/briscola/explain.h"

#include "ai/base/telling.h"
#include "ai/briscola/trick_view.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace parlour::briscola {

namespace {

constexpr int kWins = 61;       // points: more than half
constexpr int kManyPoints = 10; // of an ace or a three

// Whether a side has won already.
bool isDecided(const Public& pub) {
    for (Seat seat = 0; seat < pub.options.players; ++seat)
        if (pub.sidePoints(seat) >= kWins) return true;
    return false;
}

Wording winning() {
    return {PARLOUR_PHRASE("Briscola reasons", "That wins the game: it makes %1 points."),
            PARLOUR_PHRASE("Briscola thoughts", "That wins the game for %0: it makes %1 points.")};
}

// Why a card is played rather than another one, if there is one that is worse. `asGood`: others of
// the hand that are about as good.
class CardReasons {
public:
    CardReasons(const Observation& view, Card card, std::optional<Card> other, CardSet asGood = {})
        : m_view(view),
          m_pub(view.pub),
          m_trick(view.pub, view.seat),
          m_card(card),
          m_points(italian::points(card)),
          m_other(other),
          m_name(Reason::own(italian::cardName(card))),
          m_asGood(asGood),
          m_elsewhere(view.unseen()) {
        if (!m_pub.playedCards.contains(m_pub.trumpCard) &&
            !view.hand.set().contains(m_pub.trumpCard))
            m_elsewhere.insert(m_pub.trumpCard);
    }

    // The most telling one first.
    ReasonList list() {
        if (m_view.hand.size() == 1)
            add({PARLOUR_PHRASE("Briscola reasons", "It is your last card."),
                 PARLOUR_PHRASE("Briscola thoughts", "%0 has only this card left.")});
        else if (isDecided(m_pub))
            addDecided();
        else if (isLostWithTrick())
            add({PARLOUR_PHRASE("Briscola reasons",
                                "You can't take this trick, and %1 wins the game with it."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 can't take this trick, and %1 wins the game with it.")},
                Reason::player(Briscola::trickWinner(m_pub)));
        else {
            addStakes();
            if (m_trick.isLead())
                addLead();
            else if (m_trick.takes(m_card))
                addTaking();
            else
                addLosing();
        }
        return m_list;
    }

private:
    template <class... Args> void add(const Wording& wording, const Args&... args) {
        m_list.push_back(because(wording, args...));
    }
    static const Phrase& called(Card card) { return italian::cardName(card); }

    bool isTrump(Card card) const { return card.suit() == m_pub.trump(); }
    bool hasPartner() const { return m_pub.options.players == 4; }
    Seat partner() const { return m_view.seat ^ 2; }
    // The cards that others hold, or may still draw, and that beat this one.
    CardSet beaters(Card card) const {
        CardSet cards;
        for (const Card other : m_elsewhere)
            if (beats(other, card, m_pub.trump())) cards.insert(other);
        return cards;
    }
    CardSet higherOfSuit(Card card) const { return beaters(card) & CardSet::suit(card.suit()); }
    CardSet kept() const { return m_view.hand.set() - CardSet{m_card}; }
    // The aces and threes kept that only a trump can take.
    CardSet highestWithMany() const {
        CardSet cards;
        for (const Card card : kept())
            if (italian::points(card) >= kManyPoints && !isTrump(card) &&
                higherOfSuit(card).empty())
                cards.insert(card);
        return cards;
    }
    // Those of the hand that would take the trick.
    CardSet takers() const {
        CardSet cards;
        for (const Card card : m_view.hand.set())
            if (m_trick.takes(card)) cards.insert(card);
        return cards;
    }
    bool isCheaper(Card a, Card b) const { return cost(a, m_pub.trump()) < cost(b, m_pub.trump()); }
    // Whether the side of the card takes this trick for certain. Leads and cards that take only.
    bool isSure() const { return m_trick.isLast || beaters(m_card).empty(); }

    // Whether the side that is ahead wins the game with this trick, whatever is played.
    bool isLostWithTrick() const {
        if (!m_trick.isLast || m_trick.partnerIsAhead || !takers().empty()) return false;
        int least = m_points;
        for (const Card card : kept()) least = std::min(least, italian::points(card));
        return m_pub.sidePoints(Briscola::trickWinner(m_pub)) + m_trick.points + least >= kWins;
    }

    // Precondition: a side has won already.
    void addDecided() {
        const int own = m_pub.sidePoints(m_view.seat);
        if (own >= kWins && hasPartner())
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Your side has won already, with %1 points: play as you like."),
                 PARLOUR_PHRASE("Briscola thoughts", "%0's side has already won, with %1 points.")},
                own);
        else if (own >= kWins)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "You have won already, with %1 points: play as you like."),
                 PARLOUR_PHRASE("Briscola thoughts", "%0 has won already, with %1 points.")},
                own);
        for (Seat seat = 0; seat < m_pub.options.players && m_list.empty(); ++seat)
            if (m_pub.sidePoints(seat) >= kWins)
                add(PARLOUR_PHRASE("Briscola reasons",
                                   "%1 has won already, with %2 points: nothing can change that."),
                    Reason::player(seat), m_pub.sidePoints(seat));
    }

    // What this trick decides.
    void addStakes() {
        const int own = m_pub.sidePoints(m_view.seat) + m_trick.points + m_points;
        const bool isOwn =
            m_trick.takes(m_card) ? isSure() : m_trick.partnerIsAhead && m_trick.isLast;
        if (isOwn && own >= kWins) add(winning(), own);
        if (!m_trick.isLast || m_trick.partnerIsAhead || !m_trick.takes(m_card)) return;
        const Seat ahead = Briscola::trickWinner(m_pub);
        if (m_pub.sidePoints(ahead) + m_trick.points >= kWins)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "You have to take this: %1 would win the game with it."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 has to take this: %1 would win the game with it.")},
                Reason::player(ahead));
    }

    void addLead() {
        const CardSet above = beaters(m_card);
        const CardSet higher = higherOfSuit(m_card);
        if (above.empty() && m_points > 0)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1: nobody can take it, and its %2 points are safe."),
                 PARLOUR_PHRASE(
                     "Briscola thoughts",
                     "%0 leads the %1: nobody can take it, and its %2 points are safe.")},
                m_name, Reason::more(m_points));
        else if (above.empty())
            add({PARLOUR_PHRASE("Briscola reasons", "Lead the %1: nobody can take it."),
                 PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1: nobody can take it.")},
                m_name);
        else if (!isTrump(m_card) && higher.empty())
            addHighest();
        if (m_other && isTrump(*m_other) && !isTrump(m_card))
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1 and keep the %2: a trump is worth more when there are "
                                "points to take."),
                 PARLOUR_PHRASE(
                     "Briscola thoughts",
                     "%0 leads the %1 and keeps the %2: a trump is worth more when there "
                     "are points to take.")},
                m_name, called(*m_other));
        else if (!isTrump(m_card) && !above.empty() && isDangerous()) {
            addEither();
            addDanger();
        }
        if (isTrump(m_card)) {
            addTrumpLead(above);
            return;
        }
        const auto isHighest = [&](Card card) {
            return !isTrump(card) && higherOfSuit(card).empty();
        };
        const bool isEqualHighest = std::ranges::any_of(m_asGood, isHighest);
        const bool isOtherHighest = (m_other && isHighest(*m_other)) || isEqualHighest;
        const bool hasFallback = m_points < kManyPoints; // something else is said of it below
        const bool isTrumpKnown = m_view.knowsAll() && above.size() > higher.size();
        if (higher.size() == 1 && !((isTrumpKnown || isOtherHighest) && hasFallback))
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1: except for trumps, only the %2 can take it."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads the %1: except for trumps, only the %2 can take it.")},
                m_name, called(higher.lowest()));
        const CardSet many{makeCard(m_card.suit(), italian::Ace),
                           makeCard(m_card.suit(), italian::Three)};
        if (m_points < kManyPoints && (m_elsewhere & many).empty() && !isEqualHighest)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1: nobody can put the ace or the three of that suit on "
                                "it."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads the %1: nobody can put the ace or the three of that suit "
                                "on it.")},
                m_name);
        if (m_points > 0 && m_points < kManyPoints && m_other &&
            italian::points(*m_other) < m_points && higher.size() < higherOfSuit(*m_other).size())
            add({PARLOUR_PHRASE("Briscola reasons", "Lead the %1: fewer cards can beat it than can "
                                                    "beat the %2, and it costs you only "
                                                    "%3 points if it is taken."),
                 PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1: fewer cards can beat it "
                                                     "than can beat the %2, and it costs only "
                                                     "%3 points if it is taken.")},
                m_name, called(*m_other), Reason::fewer(m_points));
        if (m_points == 0) {
            addWorthless();
            return;
        }
        addEither();
        if (m_points < kManyPoints &&
            (m_list.empty() || isAlike() || (m_other && italian::points(*m_other) > m_points)))
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1: if it is taken, it costs you only %2 points."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads the %1: if it is taken, it costs only %2 points.")},
                m_name, Reason::fewer(m_points));
        if (isAlike()) addAlike();
    }

    // Of the cards that are as good and cost no more the cheapest, if it is no trump.
    std::optional<Card> cheapestAsGood() const {
        std::optional<Card> cheapest;
        for (const Card card : m_asGood)
            if (!isTrump(card) && italian::points(card) <= m_points &&
                (!cheapest || isCheaper(card, *cheapest)))
                cheapest = card;
        return cheapest;
    }

    // Another card that costs no more is as good a lead.
    void addEither() {
        const auto place = cheapestAsGood();
        if (m_points >= kManyPoints || !place) return;
        if (m_other && isTrump(*m_other)) return; // that the trump is kept says more
        const Card lower = *place;
        const bool isOtherDear = m_other && !isTrump(*m_other) &&
                                 italian::points(*m_other) > m_points && !beaters(*m_other).empty();
        const CardSet ofSuit = m_view.hand.set() & CardSet::suit(m_card.suit());
        const bool isWholeSuit = ofSuit == CardSet{m_card, lower};
        const Phrase& suit = italian::suitName(m_card.suit());
        if (isOtherDear && isWholeSuit)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead either of your %1 and keep the %2: its %3 points could be "
                                "taken."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads one of two %1 and keeps the %2, whose %3 points could be "
                                "taken.")},
                suit, called(*m_other), italian::points(*m_other));
        else if (isWholeSuit)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead either of your %1: neither costs you much if it is taken."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads one of two %1: neither costs much if it is taken.")},
                suit);
        else if (isOtherDear)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1 or the %2 and keep the %3: its %4 points could be "
                                "taken."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads the %1 and keeps the %3, whose %4 points could be taken; "
                                "the %2 would do as well.")},
                m_name, called(lower), called(*m_other), italian::points(*m_other));
        else
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1 or the %2: neither costs you much if it is taken."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads the %1; the %2 would do as well, and neither costs much "
                                "if it is taken.")},
                m_name, called(lower));
    }

    bool isAlike() const { return !m_other && !m_asGood.empty(); }

    // A lead that only a trump can take.
    void addHighest() {
        const bool holdsHigher = std::ranges::any_of(kept(), [&](Card card) {
            return beats(card, m_card, m_pub.trump()) && !isTrump(card);
        });
        if (m_points == 0)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1: only a trump can take it, and it has no points."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads the %1: only a trump can take it, and it has no "
                                "points.")},
                m_name);
        else if (holdsHigher)
            add({PARLOUR_PHRASE("Briscola reasons", "Lead the %1: only a trump can take it."),
                 PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1: only a trump can take it.")},
                m_name);
        else
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1, the highest of its suit left: only a trump can take "
                                "it."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads the %1, the highest of its suit left: only a trump can "
                                "take it.")},
                m_name);
    }

    void addAlike() {
        add({PARLOUR_PHRASE("Briscola reasons", "Lead the %1: your other cards are about as good."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1: the other cards are about as good.")},
            m_name);
    }

    void addTrumpLead(CardSet above) {
        if (above.size() == 1)
            add({PARLOUR_PHRASE("Briscola reasons", "Lead the %1: only the %2 can take it."),
                 PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1: only the %2 can take it.")},
                m_name, called(above.lowest()));
        if (above.size() > 1 && m_points > 0)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1: only a higher trump can take it."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads the %1: only a higher trump can take it.")},
                m_name);
        else if (above.size() > 1)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1, a small trump without points: whoever takes it has "
                                "to spend a higher one."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads the %1, a small trump without points: whoever takes it "
                                "has to spend a higher one.")},
                m_name);
        if (!isAlike()) return;
        addEither();
        addAlike();
    }

    // A lead without points.
    void addWorthless() {
        const bool isOtherWorthless =
            m_other && !isTrump(*m_other) && italian::points(*m_other) == 0;
        if (isOtherWorthless && m_other->suit() == m_card.suit() && *m_other > m_card)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1 and keep the %2, which may take a trick later."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads the %1 and keeps the %2, which may take a trick later.")},
                m_name, called(*m_other));
        if (isOtherWorthless && pointsLeft(m_card) < pointsLeft(*m_other))
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1: fewer points of its suit are still out than of the "
                                "suit of the %2."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads the %1: fewer points of its suit are still out than of "
                                "the suit of the %2.")},
                m_name, called(*m_other));
        addEither();
        add({PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1: it has no points, so you lose little if it is taken."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1: it has no points, so little is lost if it is "
                            "taken.")},
            m_name);
        if (isAlike()) addAlike();
    }

    // The points of the suit that others hold, or may still draw.
    int pointsLeft(Card card) const {
        int points = 0;
        for (const Card other : m_elsewhere& CardSet::suit(card.suit()))
            points += italian::points(other);
        return points;
    }

    // Whether the other card has more points, enough to matter, and could be taken if it was led.
    bool isDangerous() const {
        constexpr int kFew = 3;
        const auto isSafer = [&](Card card) {
            return !isTrump(card) && italian::points(card) < m_points;
        };
        return m_other && m_points < kManyPoints &&
               italian::points(*m_other) > (m_points > 0 ? m_points : kFew) && !isTrump(*m_other) &&
               !beaters(*m_other).empty() && std::ranges::none_of(kept(), isSafer);
    }
    void addDanger() {
        if (m_points > 0)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1: if it is taken, it costs you %2 points; the %3 would "
                                "cost %4."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads the %1: if it is taken, it costs %2 points; the %3 would "
                                "cost %4.")},
                m_name, Reason::fewer(m_points), called(*m_other), italian::points(*m_other));
        else
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lead the %1: if you led the %2 instead, its %3 points could be "
                                "taken."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leads the %1: the %2 would put %3 points at risk.")},
                m_name, called(*m_other), italian::points(*m_other));
    }

    void addTaking() {
        const int gain = m_trick.points + m_points;
        const CardSet above = beaters(m_card);
        const bool trumpsIn = isTrump(m_card) && !isTrump(m_trick.best);
        if (m_trick.isLast && m_trick.partnerIsAhead) {
            if (m_points > 0)
                add({PARLOUR_PHRASE("Briscola reasons",
                                    "Take over from %1: your %2 points are safe in this trick."),
                     PARLOUR_PHRASE("Briscola thoughts",
                                    "%0 takes over from %1: %2 points are safe in this trick.")},
                    Reason::player(partner()), m_points);
            else
                add({PARLOUR_PHRASE("Briscola reasons",
                                    "Take over from %1, so that you lead next."),
                     PARLOUR_PHRASE("Briscola thoughts", "%0 takes over from %1, to lead next.")},
                    Reason::player(partner()));
        }
        const bool isOwnOnly = m_trick.points == 0 && m_points > 0;
        if (m_trick.isLast && m_points >= kManyPoints && !isTrump(m_card) && m_other &&
            m_other->suit() == m_card.suit() && m_trick.takes(*m_other) &&
            higherOfSuit(*m_other).empty())
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Take it with the %1: its %2 points are safe, and then your %3 is "
                                "the highest of its suit."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 takes it with the %1: its %2 points are safe, and then the %3 "
                                "is the highest of its suit.")},
                m_name, m_points, called(*m_other));
        if (m_trick.isLast && !trumpsIn &&
            (isOwnOnly || (m_points >= kManyPoints && !isTrump(m_card))))
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Take it with the %1: nobody plays after you, so its %2 points are "
                                "safe."),
                 PARLOUR_PHRASE(
                     "Briscola thoughts",
                     "%0 takes it with the %1: nobody plays after that, so its %2 points "
                     "are safe.")},
                m_name, Reason::more(m_points));
        if (m_other && isTrump(*m_other) && m_trick.takes(*m_other) && isCheaper(m_card, *m_other))
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Take it with the %1 and keep the %2 for a trick that needs it."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 takes it with the %1 and keeps the %2 for a trick that needs "
                                "it.")},
                m_name, called(*m_other));
        if (m_trick.isLast && gain == 0 && !m_trick.partnerIsAhead) addSparing();
        if (m_trick.isLast && gain == 0)
            add({PARLOUR_PHRASE(
                     "Briscola reasons",
                     "Take it with the %1: there are no points in it, but you lead next."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 takes it with the %1: there are no points in it, but it brings "
                                "the lead.")},
                m_name);
        else if (m_trick.isLast && trumpsIn)
            addTrumping();
        else if (m_trick.isLast && !isTrump(m_card))
            add({PARLOUR_PHRASE(
                     "Briscola reasons",
                     "Take it with the %1: that is %2 points, and it costs you no trump."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 takes it with the %1: that is %2 points, and it costs no "
                                "trump.")},
                m_name, Reason::more(gain));
        else if (m_trick.isLast)
            add({PARLOUR_PHRASE("Briscola reasons", "Take it with the %1: that is %2 points."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 takes it with the %1: that is %2 points.")},
                m_name, Reason::more(gain));
        else if (above.empty())
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Play the %1: nobody can beat it, so the trick is yours."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 plays the %1: nobody can beat it, so the trick is safe.")},
                m_name);
        else if (above.size() == 1)
            add({PARLOUR_PHRASE("Briscola reasons", "Play the %1: only the %2 can beat it now."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 plays the %1: only the %2 can beat it now.")},
                m_name, called(above.lowest()));
        else if (isTrump(m_card))
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Play the %1: only a higher trump can beat it now."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 plays the %1: only a higher trump can beat it now.")},
                m_name);
        else if (higherOfSuit(m_card).empty())
            add({PARLOUR_PHRASE("Briscola reasons", "Play the %1: only a trump can beat it now."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 plays the %1: only a trump can beat it now.")},
                m_name);
        else if (m_trick.points > 0)
            add({PARLOUR_PHRASE(
                     "Briscola reasons",
                     "Play the %1: you are ahead with it, and there are already %2 points "
                     "in the trick."),
                 PARLOUR_PHRASE(
                     "Briscola thoughts",
                     "%0 plays the %1 and is ahead with it: there are already %2 points in "
                     "the trick.")},
                m_name, m_trick.points);
        else
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Play the %1: you are ahead with it, and it may be enough."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 plays the %1 and is ahead with it: it may be enough.")},
                m_name);
    }

    // The last card of a trick takes nothing with it, but every card that loses it costs points.
    void addSparing() {
        const CardSet losers = kept() - takers();
        if (losers.empty()) return;
        const Card least = *std::ranges::min_element(losers, {}, italian::points);
        const int points = italian::points(least);
        const auto also =
            std::ranges::find_if(m_asGood, [&](Card card) { return m_trick.takes(card); });
        if (points > 0 && losers == kept())
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Take it with the %1: any other card would cost you at least %2 "
                                "points."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 takes it with the %1: any other card would cost at least %2 "
                                "points.")},
                m_name, points);
        else if (points > 0 && also != m_asGood.end())
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Take it with the %1 or the %2: your %3 would lose its %4 points."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 takes it with the %1; the %2 would do as well, but the %3 "
                                "would lose its %4 points.")},
                m_name, called(*also), called(least), points);
    }

    // The last card of a trick trumps in.
    void addTrumping() {
        if (m_trick.points == 0)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Trump it with the %1: its own %2 points are safe with you, and "
                                "you lead next."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 trumps it with the %1: its own %2 points are safe, and %0 "
                                "leads next.")},
                m_name, m_points);
        else if (m_points > 0)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Trump it with the %1: that brings you %2 points, and its own %3 "
                                "are safe."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 trumps it with the %1: that brings %2 points, and its own %3 "
                                "are safe.")},
                m_name, m_trick.points, Reason::more(m_points));
        else
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Trump it with the %1: that brings you %2 points."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 trumps it with the %1: that brings %2 points.")},
                m_name, m_trick.points);
    }

    // Whether the card loses a trick that another card could take, in order to draw the turned-up
    // trump: between two players it goes to the loser of the last trick before the stock is empty.
    bool losesForTheTrumpCard() const {
        return m_pub.options.players == 2 && !m_pub.options.fixedDraw && m_pub.stock == 2 &&
               !takers().empty();
    }

    void addLosing() {
        if (losesForTheTrumpCard()) { // that decides, whichever card loses it
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Lose this trick on purpose: the loser draws the %1, a trump."),
                 PARLOUR_PHRASE(
                     "Briscola thoughts",
                     "%0 loses this trick on purpose: the loser draws the %1, a trump.")},
                called(m_pub.trumpCard));
            return;
        }
        if (m_trick.partnerIsAhead) {
            addPartners();
            return;
        }
        const CardSet winners = takers();
        const bool couldTake = !winners.empty();
        const bool partnerMayTake =
            hasPartner() && m_trick.cards == 1 && !beaters(m_trick.best).empty();
        const CardSet trumpsElsewhere = m_elsewhere & CardSet::suit(m_pub.trump());
        const bool partnerHasLastTrump = partnerMayTake && !isTrump(m_trick.best) &&
                                         m_pub.trumpTaker == partner() &&
                                         trumpsElsewhere == CardSet{m_pub.trumpCard};
        if (partnerHasLastTrump && m_points > 0)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Add your %1 points: %2 holds the %3, the last trump, and can take "
                                "this trick."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 adds %1 points: %2 holds the %3, the last trump, and can take "
                                "this trick.")},
                m_points, Reason::player(partner()), called(m_pub.trumpCard));
        else if (partnerMayTake && m_points > 0)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Add your %1 points: %2 still plays and may take them."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 adds %1 points: %2 still plays and may take them.")},
                m_points, Reason::player(partner()));
        if (couldTake) addLetGo(winners);
        addKept(partnerMayTake);
        if (partnerMayTake && m_points == 0)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Leave it to %1, who still plays and may take this trick."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 leaves it to %1, who still plays and may take this trick.")},
                Reason::player(partner()));
        const bool isLeast = std::ranges::none_of(
            kept(), [&](Card card) { return italian::points(card) < m_points; });
        if (m_points == 0 && !couldTake && !m_trick.partnerIsAhead && hasNothing())
            addNothing();
        else if (m_points == 0 && !couldTake && !isTrump(m_card) &&
                 std::ranges::any_of(kept(), [&](Card card) { return isTrump(card); }))
            add({PARLOUR_PHRASE("Briscola reasons",
                                "You can't take this trick: play a card without points, but not a "
                                "trump."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 can't take this trick and plays a card without points, but no "
                                "trump.")});
        else if (m_points == 0 && !couldTake)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "You can't take this trick: play a card without points."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 can't take this trick and plays a card without points.")});
        else if (m_points == 0)
            add({PARLOUR_PHRASE("Briscola reasons", "Let this one go, and add no points to it."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 lets this one go and adds no points to it.")});
        else if (isLeast)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Play the %1: it costs %2 points, and you have nothing cheaper."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 plays the %1: it costs %2 points, and no card in hand "
                                "costs less.")},
                m_name, m_points);
        else if (const CardSet next = highestAfterThis(); !next.empty())
            add({PARLOUR_PHRASE("Briscola reasons", "Play the %1, though it costs %2 points: then "
                                                    "your %3 is the highest of its suit."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 plays the %1, though it costs %2 points: then the %3 is the "
                                "highest of its suit.")},
                m_name, Reason::own(m_points), called(next.lowest()));
        else
            add({PARLOUR_PHRASE("Briscola reasons", "Play the %1, though it costs %2 points: your "
                                                    "other cards do more for you later."),
                 PARLOUR_PHRASE(
                     "Briscola thoughts",
                     "%0 plays the %1, though it costs %2 points: the other cards do more later.")},
                m_name, Reason::own(m_points));
    }

    // The card kept, with points, that comes next in this suit.
    CardSet highestAfterThis() const {
        CardSet cards;
        for (const Card card : kept() & CardSet::suit(m_card.suit()))
            if (!isTrump(card) && italian::points(card) > 0 && higherOfSuit(card).empty() &&
                beats(m_card, card, m_pub.trump()))
                cards.insert(card);
        return cards;
    }

    // Whether the hand has neither points nor, beside this card, trumps.
    bool hasNothing() const {
        return std::ranges::none_of(
            kept(), [&](Card card) { return isTrump(card) || italian::points(card) > 0; });
    }
    void addNothing() {
        const bool isLowest =
            std::ranges::none_of(kept(), [&](Card card) { return card.rank() < m_card.rank(); });
        if (m_other && isLowest)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "You can't take this trick, and none of your cards has points: "
                                "throw the lowest."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 can't take this trick, holds no points and throws the lowest "
                                "card.")});
        else
            add({PARLOUR_PHRASE("Briscola reasons",
                                "You can't take this trick, and none of your cards has points: it "
                                "hardly matters which one you throw."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 can't take this trick and holds no points: it hardly matters "
                                "which card goes.")});
    }

    // The partner is ahead.
    void addPartners() {
        const Reason::Arg ahead = Reason::player(partner());
        const bool isCertain = m_trick.isLast || beaters(m_trick.best).empty();
        if (m_points > 0 && isCertain)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "%1 has this trick for certain: add your %2 points."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%1 has this trick for certain: %0 adds %2 points.")},
                ahead, m_points);
        else if (m_points > 0)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "%1 is ahead in this trick: add your %2 points."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%1 is ahead in this trick: %0 adds %2 points.")},
                ahead, m_points);
        else {
            if (m_other && isTrump(*m_other) && !isTrump(m_card))
                add({PARLOUR_PHRASE("Briscola reasons",
                                    "%1 is ahead in this trick: you can save your %2."),
                     PARLOUR_PHRASE("Briscola thoughts",
                                    "%1 is ahead in this trick: %0 saves the %2.")},
                    ahead, called(*m_other));
            else if (const CardSet sure = highestWithMany(); isCertain && !sure.empty())
                add({PARLOUR_PHRASE("Briscola reasons",
                                    "Keep your %1: as the highest of its suit left, it can take a "
                                    "trick of its own."),
                     PARLOUR_PHRASE("Briscola thoughts",
                                    "%0 keeps the %1: as the highest of its suit left, it can take "
                                    "a trick of its own.")},
                    called(sure.lowest()));
            else if (m_other && italian::points(*m_other) > 0 && !isCertain)
                add({PARLOUR_PHRASE("Briscola reasons",
                                    "Add no points: the card of %1 can still be beaten."),
                     PARLOUR_PHRASE("Briscola thoughts",
                                    "%0 adds no points: the card of %1 can still be beaten.")},
                    ahead);
            if (!m_other && takers().empty() && !isTrump(m_card) && hasNothing())
                add({PARLOUR_PHRASE("Briscola reasons",
                                    "%1 is ahead in this trick, and you have no points to add: "
                                    "play any card."),
                     PARLOUR_PHRASE("Briscola thoughts",
                                    "%1 is ahead in this trick, and %0 has no points to add: any "
                                    "card will do.")},
                    ahead);
            else
                add({PARLOUR_PHRASE("Briscola reasons", "Leave this trick to %1, who is ahead."),
                     PARLOUR_PHRASE("Briscola thoughts",
                                    "%0 leaves this trick to %1, who is ahead.")},
                    ahead);
        }
    }

    // Whether the last trump, the one that was turned up, is with an opponent still to play.
    bool isBeforeLastTrump() const {
        const CardSet trumps = CardSet::suit(m_pub.trump());
        const int players = m_pub.options.players;
        if (m_pub.stock > 0 || (hasPartner() && m_pub.trumpTaker == partner()) ||
            (m_elsewhere & trumps) != CardSet{m_pub.trumpCard} ||
            !(m_view.hand.set() & trumps).empty())
            return false;
        const int turns = (m_pub.trumpTaker - m_view.seat + players) % players;
        return turns < players - m_trick.cards;
    }

    // A card that would take the trick is not played.
    void addLetGo(CardSet winners) {
        Card spared = winners.lowest();
        for (const Card card : winners)
            if (isCheaper(card, spared)) spared = card;
        if (m_other && winners.contains(*m_other)) spared = *m_other;
        if (!isCheaper(m_card, spared)) return;
        if (isBeforeLastTrump() && !isTrump(spared))
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Let this one go: %1 still has the %2, the last trump, and may "
                                "take your %3 with it."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 lets this one go: %1 still has the %2, the last trump, and may "
                                "take the %3 with it.")},
                Reason::player(m_pub.trumpTaker), called(m_pub.trumpCard), called(spared));
        if (m_trick.points + m_points == 0 && isTrump(m_card))
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Let this one go: there are no points in it, and you keep your "
                                "%1."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 lets this one go: there are no points in it, and the %1 is "
                                "kept.")},
                called(spared));
        else if (m_trick.points + m_points == 0 && isTrump(spared))
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Let this one go: there are no points in it, and you keep your "
                                "trump."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 lets this one go: there are no points in it, and the trump is "
                                "kept.")});
        else if (m_trick.points + m_points == 0 && italian::points(spared) == 0 && m_trick.isLast)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Let this one go: there are no points in it, and %1 has to lead "
                                "next."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 lets this one go: there are no points in it, and %1 has to "
                                "lead next.")},
                Reason::player(Briscola::trickWinner(m_pub)));
        else if (m_trick.points + m_points == 0)
            add({PARLOUR_PHRASE("Briscola reasons", "Let this one go: there are no points in it."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 lets this one go: there are no points in it.")});
        else if (isTrump(spared) && m_points == 0)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Let this one go: its %1 points are not worth your %2."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 lets this one go: its %1 points are not worth the %2.")},
                m_trick.points, called(spared));
        else if (m_trick.points < kManyPoints)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Let this one go: your %1 can take more in another trick."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 lets this one go: the %1 can take more in another trick.")},
                called(spared));
    }

    // The other card, which does not take the trick either, is kept.
    void addKept(bool partnerMayTake) {
        if (!m_other || m_trick.takes(*m_other) || !isCheaper(m_card, *m_other)) return;
        const bool cannotTake = takers().empty();
        const Phrase& name = called(*m_other);
        const int points = italian::points(*m_other);
        if (isTrump(*m_other) && cannotTake)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "You can't take this trick: keep your %1, it is a trump."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 can't take this trick and keeps the %1, a trump.")},
                name);
        else if (isTrump(*m_other))
            add({PARLOUR_PHRASE("Briscola reasons",
                                "Keep your %1, a trump: it would not take this trick either."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 keeps the %1, a trump: it would not take this trick either.")},
                name);
        else if (points > m_points && !partnerMayTake && cannotTake && cheapestAsGood())
            add({PARLOUR_PHRASE("Briscola reasons",
                                "You can't take this trick: throw the %1 or the %2, and keep your "
                                "%3, or its %4 points are lost."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 can't take this trick and throws the %1 or the %2; the %3 "
                                "would lose its %4 points.")},
                m_name, called(*cheapestAsGood()), name, points);
        else if (points > m_points && !partnerMayTake && cannotTake)
            add({PARLOUR_PHRASE("Briscola reasons",
                                "You can't take this trick: keep your %1, or its %2 points are "
                                "lost."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 can't take this trick and keeps the %1, or its %2 points would "
                                "be lost.")},
                name, points);
        else if (points > m_points && !partnerMayTake)
            add({PARLOUR_PHRASE("Briscola reasons", "Keep your %1: it would not take this trick "
                                                    "either, and its %2 points would be lost."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 keeps the %1: it would not take this trick either, and its %2 "
                                "points would be lost.")},
                name, points);
    }

    const Observation& m_view;
    const Public& m_pub;
    const TrickView m_trick;
    const Card m_card;
    const int m_points;
    const std::optional<Card> m_other;
    const Reason::Arg m_name;
    const CardSet m_asGood;
    CardSet m_elsewhere; // in the stock or in other hands
    ReasonList m_list;
};

// How the game ends. Precondition: all cards are known.
Reason ending(const FlatMonteCarlo<Briscola>& search) {
    const auto& ranking = search.ranking();
    const double difference = search.score(ranking[0]);
    const int own = (120 + static_cast<int>(difference)) / 2;
    if (search.areAllTheSame())
        return because(
            {PARLOUR_PHRASE("Briscola reasons",
                            "It makes no difference which card you play: you end with %1 points."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "It makes no difference which card %0 plays: %0 ends with %1 points.")},
            own);
    if (difference > 0)
        return because(
            {PARLOUR_PHRASE("Briscola reasons", "You have it in hand: %1 points are certain."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 has it in hand: %1 points are certain.")},
            own);
    if (difference < 0 && ranking.size() == search.moves().size())
        return because(
            {PARLOUR_PHRASE("Briscola reasons",
                            "You can't win any more: %1 points is the most you can get."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 can't win any more: %1 points is the most %0 can get.")},
            own);
    return because(
        {PARLOUR_PHRASE("Briscola reasons", "With best play on both sides you end with %1 points."),
         PARLOUR_PHRASE("Briscola thoughts",
                        "With best play on both sides %0 ends with %1 points.")},
        own);
}

// Where the game is as good as won or lost, whatever is played.
std::optional<Reason> settled(const FlatMonteCarlo<Briscola>& search) {
    constexpr double kHardly = 0.01;
    const auto wins = [&](std::size_t move) { return search.win(move); };
    const auto [least, most] = std::ranges::minmax(search.ranking(), {}, wins);
    if (search.ranking().size() < search.moves().size()) return std::nullopt;
    if (search.win(most) < kHardly)
        return because({PARLOUR_PHRASE("Briscola reasons",
                                       "You can hardly win any more, whichever card you play."),
                        PARLOUR_PHRASE("Briscola thoughts",
                                       "%0 can hardly win any more, whichever card is played.")});
    if (search.win(least) > 1 - kHardly)
        return because({PARLOUR_PHRASE("Briscola reasons",
                                       "You can hardly lose any more, whichever card you play."),
                        PARLOUR_PHRASE("Briscola thoughts",
                                       "%0 can hardly lose any more, whichever card is played.")});
    return std::nullopt;
}

} // namespace

Reasons explainMove(const Observation& view, Card card) {
    return {CardReasons(view, card, std::nullopt).list().front()};
}

Reasons explain(const Observation& view, const FlatMonteCarlo<Briscola>& search) {
    const auto& ranking = search.ranking();
    const Card card = search.moves()[ranking[0]];
    const bool isOpen = ranking.size() > 1 && !isDecided(view.pub);
    const bool isKnown = isOpen && view.knowsAll();
    if (isKnown && search.areAllTheSame()) return {ending(search)};
    if (isOpen && !isKnown)
        if (const auto reason = settled(search)) return {*reason};
    std::optional<Card> other;
    if (const auto rival = search.rival()) other = search.moves()[*rival];
    CardSet asGood;
    RivalReasons ofRivals;
    if (other) ofRivals.push_back(CardReasons(view, *other, card).list());
    for (const std::size_t move : search.asGood()) {
        asGood.insert(search.moves()[move]);
        ofRivals.push_back(CardReasons(view, search.moves()[move], other).list());
    }
    const ReasonList own = CardReasons(view, card, other, asGood).list();
    Reasons reasons{telling(own, ofRivals)};
    if (!isKnown) return reasons;
    const Reason end = ending(search);
    const bool isSaid =
        std::string_view(reasons.front().advice.english) == winning().advice.english &&
        reasons.front().args[0].number == end.args[0].number;
    if (!isSaid) reasons.push_back(end);
    return reasons;
}

} // namespace parlour::briscola
