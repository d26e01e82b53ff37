#include "ai/euchre/lead_reasons.h"

#include "ai/euchre/stakes.h"
#include "ai/euchre/weighed_card.h"

namespace parlour::euchre {

namespace {

class LeadReasons : private WeighedCard {
public:
    LeadReasons(const Observation& view, Card card, std::optional<Card> other)
        : WeighedCard(view, card, other) {}

    ReasonList list() {
        const bool isHighest = m_danger.isHighest(m_card);
        const bool isSure = isSureLead(m_card);
        // The highest trump decides as much in any later trick.
        if (isSure && !isTrump(m_card)) addStakes(m_view, m_card, m_list);
        if (isTrump(m_card))
            addTrumpLead(isHighest);
        else
            addSideLead(isHighest, isSure);
        return m_list;
    }

private:
    template <class... Args> void add(const Wording& wording, const Args&... args) {
        m_list.push_back(because(wording, args...));
    }
    CardSet sideWinners() const { // kept
        CardSet cards;
        for (const Card card : kept())
            if (isSideWinner(card)) cards.insert(card);
        return cards;
    }

    void addTrumpLead(bool isHighest) {
        const CardSet side = kept() - m_trumps;
        if (const CardSet out = m_danger.opponentTrumps();
            isHighest && out.size() == 1 && side.size() == 1)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: if the %2 is still out, this draws it, and then no "
                                "opponent can trump your %3."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: if the %2 is still out, this draws it, and then "
                                "no opponent can trump the %3.")},
                m_name, called(out.lowest()), called(side.lowest()));
        else if (isHighest && out.size() == 1 && !side.empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: if the %2 is still out, this draws it, and then no "
                                "opponent can trump your other cards."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: if the %2 is still out, this draws it, and then "
                                "no opponent can trump the other cards.")},
                m_name, called(out.lowest()));
        if (const Card next = nextHighest();
            isHighest && m_danger.opponentsMayTrump() && next != m_card && !side.empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1 and then your %2: nobody can beat either, and they "
                                "draw out trumps."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1, to be followed by the %2: nobody can beat "
                                "either, and they draw out trumps."),
                 Topic::Beaten | Topic::Kept},
                m_name, called(next));
        if (m_danger.isBeatenByPartnersUpcard(m_card))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: %2 picked up the %3, so no opponent can beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: %2 picked up the %3, so no opponent can beat "
                                "it."),
                 Topic::Beaten},
                m_name, m_partner, called(m_pub.upcard));
        if (isHighest && m_danger.opponentsMayTrump())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: nobody can beat it, and it draws out trumps."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: nobody can beat it, and it draws out trumps."),
                 Topic::Beaten},
                m_name);
        else if (isHighest && m_view.hand.size() == 2 && hasTwoOpponents() && !side.empty() &&
                 !m_danger.isHighest(side.lowest()))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1 first: nobody can beat it, and the opponents have to "
                                "throw cards away without seeing your last one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1 first: nobody can beat it, and the opponents have "
                                "to throw cards away without seeing the last one."),
                 Topic::Beaten},
                m_name);
        else if (isHighest)
            add({PARLOUR_PHRASE("Euchre reasons", "Lead the %1: nobody can beat it."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 leads the %1: nobody can beat it."),
                 Topic::Beaten},
                m_name);
        if (m_other && isTrump(*m_other) && isHigher(*m_other, m_card) &&
            !m_danger.opponentsHigher(*m_other).empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: it draws trumps as well as your %2, which might fall "
                                "to a higher one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: it draws trumps as well as the %2, which might "
                                "fall to a higher one."),
                 Topic::Kept},
                m_name, called(*m_other));
        if (const CardSet safer = sideWinners();
            m_danger.opponentsMayTrump() && !safer.empty() && side != kept())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1 to draw trumps: your %2 is safer once they are gone."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 leads the %1 to draw trumps: the %2 is "
                                                   "safer once they are gone."),
                 Topic::Safe},
                m_name, called(*std::ranges::max_element(safer, {}, &Card::rank)));
        if (m_pub.maker == partnerOf(m_view.seat) && m_pub.options.trumpBy == TrumpBy::Bids)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: %2 made trump and should hold high ones."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: %2 made trump and should hold high ones.")},
                m_name, m_partner);
        if (const CardSet higher = m_danger.higher(m_card);
            higher.size() == 1 && !m_danger.opponentsHigher(m_card).empty() &&
            m_danger.opponentTrumps().size() > 1)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: only the %2 can beat it, and it draws out trumps."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: only the %2 can beat it, and it draws out "
                                "trumps."),
                 Topic::Beaten},
                m_name, called(higher.lowest()));
        if (side.empty())
            add({PARLOUR_PHRASE("Euchre reasons", "You have only trumps left to lead."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 has only trumps left to lead.")});
        else if (side.size() > 1 && !m_tricks.isMaker && sideWinners().empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: your other suits are better left for somebody else "
                                "to lead."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1 and leaves the other suits for somebody else to "
                                "lead.")},
                m_name);
        else if (m_view.hand.size() == 2)
            addFirstOfTwo(side.lowest());
        else if (side.size() == 1 && m_danger.higher(side.lowest()).size() <= 1)
            addSafer(side.lowest());
        else
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Lead the %1: the more trumps are gone, the fewer can beat your other cards."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 leads the %1: the more trumps are gone, the "
                                                   "fewer can beat the other cards."),
                 Topic::Safe},
                m_name);
    }

    // The last card, of another suit than trump, is played to the last trick.
    void addFirstOfTwo(Card last) {
        if (!m_danger.opponentsHigher(last).empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1 first: an opponent without trumps has to throw a "
                                "card, perhaps the one that beats your %2."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1 first: an opponent without trumps has to throw a "
                                "card, perhaps the one that beats the %2.")},
                m_name, called(last));
        else if (m_danger.opponentTrumps() == m_danger.opponentsHigher(m_card))
            addKeptForLast(last);
        else
            addSafer(last);
    }
    void addSafer(Card side) {
        add({PARLOUR_PHRASE("Euchre reasons",
                            "Lead the %1: the more trumps are gone, the safer your %2 is."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 leads the %1: the more trumps are gone, the safer the %2 is."),
             Topic::Safe},
            m_name, called(side));
    }
    void addKeptForLast(Card card) {
        add({PARLOUR_PHRASE("Euchre reasons",
                            "Lead the %1 and keep your %2, which may win the last trick."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 leads the %1 and keeps the %2, which may win the last trick."),
             Topic::Kept},
            m_name, called(card));
    }

    // The highest trump kept if nobody else can beat it, or the card itself.
    Card nextHighest() const {
        const CardSet trumps = kept() & m_trumps;
        const Card next = trumps.empty() ? m_card : m_trick.highest(trumps);
        return m_danger.isHighest(next) ? next : m_card;
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
        if (needsBoth())
            if (const Card last = kept().lowest(); isSideWinner(last) || isWorthMore(last, m_card))
                addBothNeeded(last);
        addOvertrumped();
        if (const Seat out = m_danger.opponentWithout(m_suit); isHighest && out != kNoSeat)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: nothing but a trump can beat it, though %2 is out of "
                                "that suit."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: nothing but a trump can beat it, though %2 is "
                                "out of that suit."),
                 Topic::Beaten},
                m_name, Reason::player(out));
        else if (isHighest)
            add({PARLOUR_PHRASE("Euchre reasons", "Lead the %1: only a trump can beat it."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 leads the %1: only a trump can beat it."),
                 Topic::Beaten},
                m_name);
        if (m_danger.partnerMayTrump(m_suit))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: %2 is out of that suit and may trump it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: %2 is out of that suit and may trump it.")},
                m_name, m_partner);
        addPlan();
        if (m_other && isWorthMore(*m_other, m_card)) addKeptLead(*m_other);
        const CardSet ofSuit = kept() & cardsOf(m_suit, m_trick.trump);
        const CardSet ownTrumps = kept() & m_trumps;
        if (ofSuit.empty() && mayReturn() && mayTrumpIn() && m_view.hand.size() > 2)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: you have no other %2, so you can trump the next "
                                "one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1, having no other %2, to trump the next one."),
                 Topic::OnlyCard},
                m_name, Reason::own(french::suitName(m_suit)));
        const CardSet higher = m_danger.higher(m_card);
        const bool isFollowed = isFollowedSuit();
        const bool isTrumped = m_danger.areTrumpsOut() && isFollowed;
        if (isTrumped && higher.size() == 1 && sideWinners().empty()) addBeatenByOne(higher);
        if (!ofSuit.empty() && m_view.hand.size() > 2)
            if (const Card best = m_trick.highest(ofSuit);
                isWorthMore(best, m_card) ||
                (higher.size() == 1 && m_danger.higher(best) == higher))
                addUnblocked(best);
        if (!ownTrumps.empty()) addKeptLead(m_trick.highest(ownTrumps));
        if (m_list.empty() && isTrumped && higher.size() == 1)
            addBeatenByOne(higher);
        else if (m_list.empty() && isTrumped && higher.size() == 2)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: except for trumps, only the %2 and the %3 of %4 can "
                                "beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: except for trumps, only the %2 and the %3 of %4 "
                                "can beat it."),
                 Topic::Beaten},
                m_name, rankName(higher.highest()), rankName(higher.lowest()),
                french::suitName(m_suit));
        if (m_list.empty())
            addNoOther();
        else if (m_other && !isTrump(*m_other) && !isHighest && isLowestAlone())
            addLowest();
    }

    void addBeatenByOne(CardSet higher) {
        add({PARLOUR_PHRASE("Euchre reasons",
                            "Lead the %1: except for trumps, only the %2 can beat it."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 leads the %1: except for trumps, only the %2 can beat it."),
             Topic::Beaten},
            m_name, called(higher.lowest()));
    }

    // Whether no card kept is of its rank or lower.
    bool isLowestAlone() const {
        return std::ranges::none_of(kept(),
                                    [&](Card card) { return card.rank() <= m_card.rank(); });
    }
    void addLowest() {
        add({PARLOUR_PHRASE("Euchre reasons",
                            "Lead the %1, your lowest card: you have the least to lose with it."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 leads the %1, the lowest card in hand, and loses the least with "
                            "it.")},
            m_name);
    }

    // Whether no opponent is known to trump the card's suit, which makes trumps an exception.
    bool isFollowedSuit() const { return m_danger.opponentWithout(m_suit) == kNoSeat; }

    // Where nothing else speaks for a card, and no trump is kept.
    void addNoOther() {
        const auto mayWin = [&](Card card) {
            return isTrump(card) || m_danger.isHighest(card) || !m_danger.opponentsMayTrump();
        };
        if (std::ranges::none_of(kept(), [&](Card card) { return card.rank() < m_card.rank(); }))
            addLowest();
        else if (isFollowedSuit() && std::ranges::none_of(kept(), [&](Card card) {
                     return card.rank() >= m_card.rank();
                 }))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: of your cards it is the likeliest to take a trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1, the likeliest card in hand to take a trick.")},
                m_name);
        else if (std::ranges::none_of(m_view.hand, mayWin))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: you have no trump, and none of your cards is likely "
                                "to win, so any lead will do."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: without a trump or a card that is likely to win, "
                                "any lead will do.")},
                m_name);
        else
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
                                "%0 leads the %1: %2 has no %3 and may trump the %4."),
                 Topic::Beaten},
                m_name, Reason::player(opponent), french::suitName(suit), called(*m_other));
    }

    // The partner is out of the suit, too.
    void addOvertrumped() {
        if (isHighestLeft(m_card) && m_danger.partnerMayOvertrump(m_suit))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: only a trump can beat it, and if %2 trumps in, %3 "
                                "may overtrump."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: only a trump can beat it, and if %2 trumps in, "
                                "%3 may overtrump.")},
                m_name, Reason::player(leftOf(m_view.seat)), m_partner);
    }

    void addBothNeeded(Card last) {
        if (isTrump(last))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You need both tricks: lead the %1 first, and your %2 may take the "
                                "last one, whoever leads."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 needs both tricks and leads the %1 first: the %2 may take the "
                                "last one, whoever leads."),
                 Topic::Kept},
                m_name, called(last));
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You need both tricks: lead the %1 first, and your %2 may take the "
                                "last one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 needs both tricks and leads the %1 first: the %2 may take the "
                                "last one."),
                 Topic::Kept},
                m_name, called(last));
    }

    // Just as many cards are kept that may win as the makers still need tricks.
    void addPlan() {
        if (!m_tricks.isMaker || m_tricks.own != 1 || m_view.hand.size() == 2) return;
        const CardSet winners = sideWinners() | (kept() & m_trumps);
        if (winners.size() != 2) return;
        const Card high = m_trick.highest(winners), low = (winners - CardSet{high}).lowest();
        // What trumps take later tells enough without the suit of which no other card is held.
        constexpr Topic kAbout = Topic::Kept | Topic::OnlyCard;
        if (high.suit() == low.suit() && !isBower(high) && !isBower(low))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: your side still needs two tricks, and your %2 and %3 "
                                "of %4 may take them later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: the side still needs two tricks, and the %2 and "
                                "the %3 of %4 may take them later."),
                 kAbout},
                m_name, rankName(high), rankName(low), french::suitName(high.suit()));
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: your side still needs two tricks, and your %2 and "
                                "your %3 may take them later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: the side still needs two tricks, and the %2 and "
                                "the %3 may take them later."),
                 kAbout},
                m_name, called(high), called(low));
    }

    void addKeptLead(Card card) {
        if (m_view.hand.size() == 2 && !(isTrump(card) && m_danger.isHighest(card)))
            addKeptLast(card);
        else if (isTrump(card) && (kept() & m_trumps).size() > 1 && m_danger.partnerMayBeat(m_card))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: %2 may take it, and you keep all your trumps."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: %2 may take it, and %0 keeps all trumps."),
                 Topic::Kept},
                m_name, m_partner);
        else if (isTrump(card) && m_danger.isHighest(card))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: there is no hurry with your %2, which takes a trick "
                                "whenever you play it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: there is no hurry with the %2, which takes a "
                                "trick whenever it is played."),
                 Topic::Kept},
                m_name, called(card));
        else if (!isTrump(card) && m_danger.partnerMayBeat(m_card))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: %2 may take it, and you keep your %3 for later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: %2 may take it, and %0 keeps the %3 for later."),
                 Topic::Kept},
                m_name, m_partner, called(card));
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1 and keep your %2: it may take a trick later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1 and keeps the %2, which may take a trick later."),
                 Topic::Kept},
                m_name, called(card));
    }

    // Of the last two cards, what this one may do in the last trick.
    void addKeptLast(Card card) {
        const CardSet sides = m_danger.held() - m_trumps;
        const int suit = suitOf(card, m_trick.trump);
        const CardSet higher = m_danger.opponentsHigher(card);
        if (isTrump(card) && higher.size() == 1 && !sides.empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: your %2 loses to the %3 now, but may trump in on the "
                                "last trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: the %2 loses to the %3 now, but may trump in on "
                                "the last trick."),
                 Topic::Kept},
                m_name, called(card), Reason::own(called(higher.lowest())));
        else if (isTrump(card) && !higher.empty() && !sides.empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: your %2 loses to any higher trump now, but may trump "
                                "in on the last trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: the %2 loses to any higher trump now, but may "
                                "trump in on the last trick."),
                 Topic::Kept},
                m_name, called(card));
        else if (!isTrump(card) && ofSuit(sides, suit) != m_danger.higher(card))
            addKeptForLast(card);
    }

    ReasonList m_list;
};

} // namespace

ReasonList leadReasons(const Observation& view, Card card, std::optional<Card> other) {
    return LeadReasons(view, card, other).list();
}

} // namespace parlour::euchre
