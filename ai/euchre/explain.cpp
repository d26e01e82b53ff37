#include "ai/euchre/explain.h"

#include "ai/base/telling.h"
#include "ai/euchre/bidding.h"
#include "ai/euchre/trick.h"

#include <algorithm>
#include <optional>

namespace parlour::euchre {

namespace {

using Other = std::optional<Move>; // the move that one is compared with

constexpr int kLastToBid = 2 * kSeats - 1; // passes before the dealer's second bid

Reason::Arg player(Seat seat) { return Reason::player(seat); }

// A hand with a suit as trump. The dealer's has the upcard in it if that is of the suit, and lacks
// the card that is then put away, not an ace if possible.
struct Strength {
    Strength(const Observation& view, int trump) {
        CardSet hand = view.hand;
        const bool takesUp = view.seat == view.pub.dealer && trump == view.pub.upcard.suit();
        if (takesUp) hand.insert(view.pub.upcard);
        trumps = (hand & cardsOf(trump, trump)).size();
        hasRight = hand.contains(rightBower(trump));
        hasLeft = hand.contains(leftBower(trump));
        for (const Card card : hand - cardsOf(trump, trump)) aces += card.rank() == french::Ace;
        if (takesUp && aces > 0 && trumps + aces > kHandSize) --aces;
        count = handCount(hand, trump);
    }

    int trumps = 0;
    int aces = 0; // of other suits
    bool hasRight = false;
    bool hasLeft = false;
    int count = 0; // as the simple players value it
};

// The suit to name that is best by `isBetter`.
template <class IsBetter> int bestSuit(const Observation& view, const IsBetter& isBetter) {
    int best = kNoSuit;
    for (int suit = 0; suit < french::kSuits; ++suit)
        if (suit != view.pub.upcard.suit() &&
            (best == kNoSuit || isBetter(Strength(view, suit), Strength(view, best))))
            best = suit;
    return best;
}
bool countsMore(const Strength& a, const Strength& b) { return a.count > b.count; }
bool isLonger(const Strength& a, const Strength& b) {
    return std::pair(a.trumps, a.count) > std::pair(b.trumps, b.count);
}

// A suit that may be named in the second round and suits the hand better than the upcard's would.
std::optional<int> betterSuit(const Observation& view) {
    constexpr int kGood = 18;
    const int best = bestSuit(view, countsMore);
    const Strength named(view, best);
    int taken = Strength(view, view.pub.upcard.suit()).count;
    if (view.seat != view.pub.dealer)
        taken += view.seat == partnerOf(view.pub.dealer) ? kUpcardCount : -kUpcardCount;
    const bool isGood =
        named.count >= kGood && (named.trumps >= 3 || (named.hasRight && named.hasLeft));
    if (!isGood || named.count <= taken) return std::nullopt;
    return best;
}

void addAlone(ReasonList& list, const Strength& with) {
    if (with.hasRight && with.hasLeft)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Go alone: with both bowers you may take all five "
                                              "tricks, and alone they count 4 points."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 goes alone: with both bowers all five tricks are "
                            "possible, and alone they count 4 points.")}));
    if (with.trumps >= 2 && with.aces >= 2)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Go alone: %1 trumps and %2 aces may take all five "
                                              "tricks, and alone they count 4 points."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 goes alone: %1 trumps and %2 aces may take all "
                                               "five tricks, and alone they count 4 points.")},
            with.trumps, with.aces));
    list.push_back(
        because({PARLOUR_PHRASE("Euchre reasons",
                                "Go alone: you need little help, and five tricks count 4 points "
                                "alone, only 2 together."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 goes alone: five tricks count 4 points alone, only 2 "
                                "together.")}));
}

void addMaking(ReasonList& list, const Observation& view, Move move, const Other& other) {
    const Public& pub = view.pub;
    const bool orders = move.kind == Move::Kind::Order;
    const int trump = orders ? pub.upcard.suit() : move.suit;
    const Strength with(view, trump);
    const Phrase& suit = french::suitName(trump);
    const Phrase& upcard = french::cardName(pub.upcard);
    const Seat partner = partnerOf(view.seat);

    if (move.alone)
        addAlone(list, with);
    else if (other && other->alone && other->suit == move.suit)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Let %1 play too: going alone pays only if you take "
                                              "all five tricks."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 lets %1 play too: going alone pays only with all "
                            "five tricks.")},
            player(partner)));
    if (!orders && !Euchre::objection(pub, view.hand, Move::pass()).empty())
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "You have to name a suit, and %1 fit your hand best."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 has to name a suit, and %1 fit the hand best.")},
            suit));
    if (with.hasRight && with.hasLeft)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "With %1 as trump you hold both bowers: that is two "
                                              "tricks for certain, and you need one more."),
             PARLOUR_PHRASE("Euchre thoughts", "With %1 as trump %0 holds both bowers: that is two "
                                               "tricks for certain, and one more is needed.")},
            suit));
    if (with.trumps >= 4)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "With %1 as trump you hold %2 of the seven trumps, "
                                              "more than anyone else can."),
             PARLOUR_PHRASE("Euchre thoughts", "With %1 as trump %0 holds %2 of the seven trumps, "
                                               "more than anyone else can.")},
            suit, with.trumps));
    if (orders && view.seat == partnerOf(pub.dealer) && !move.alone && with.trumps > 0) {
        if (with.trumps >= 2)
            list.push_back(
                because({PARLOUR_PHRASE("Euchre reasons",
                                        "Order it up: with %1 trumps of your own, the %2 you hand "
                                        "%3 should give your side three tricks."),
                         PARLOUR_PHRASE("Euchre thoughts",
                                        "%0 holds %1 trumps: with the %2 that goes to %3 they "
                                        "should make three tricks.")},
                        with.trumps, upcard, player(pub.dealer)));
        else if (with.aces > 0)
            list.push_back(
                because({PARLOUR_PHRASE("Euchre reasons",
                                        "Order it up: the %1 makes %2 stronger, and you can help "
                                        "with a trump and an ace."),
                         PARLOUR_PHRASE("Euchre thoughts",
                                        "%0 makes %2 stronger with the %1, and can help with a "
                                        "trump and an ace.")},
                        upcard, player(pub.dealer)));
    }
    if (with.trumps == 3 && with.aces > 0)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "With %1 as trump you hold three trumps and an ace "
                                              "beside them: that should make three tricks."),
             PARLOUR_PHRASE("Euchre thoughts", "With %1 as trump %0 holds three trumps and an ace "
                                               "beside them: that should make three tricks.")},
            suit));
    if (with.trumps == 3 && !move.alone)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "With %1 as trump you hold three trumps: with a "
                                              "little help from %2 that is enough."),
             PARLOUR_PHRASE("Euchre thoughts", "With %1 as trump %0 holds three trumps: with a "
                                               "little help from %2 that is enough.")},
            suit, player(partner)));
    if (with.trumps <= 2 && with.aces >= 2)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "You hold few trumps, but your %1 aces may take "
                                              "tricks as well."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 holds few trumps, but %1 aces may take tricks as "
                            "well.")},
            with.aces));
    if (orders && view.seat == pub.dealer)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Pick it up: if you turn the %1 down, %2 is the "
                                              "first to name another suit."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 picks it up: with the %1 turned down, %2 would "
                                               "be the first to name another suit.")},
            upcard, player(leftOf(view.seat))));
    else if (orders && view.seat == partnerOf(pub.dealer))
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Order it up: the %1 goes to your side, and you "
                                              "choose the trump before the opponents can."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 orders up the %1 for %2, before the opponents "
                                               "can choose the trump.")},
            upcard, player(pub.dealer)));
    else if (orders)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Order it up: your hand should be strong enough even "
                                              "though the %1 goes to %2."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 feels strong enough even though the %1 goes to "
                                               "%2.")},
            upcard, player(pub.dealer)));
    else if (trump == sameColour(pub.upcard.suit()) && (view.seat ^ pub.dealer) & 1)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Name %1: %2 turned down the other suit of that "
                                              "colour, so the bowers are probably elsewhere."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 names %1: %2 turned down the other suit of that "
                                               "colour, so the bowers are probably elsewhere.")},
            suit, player(pub.dealer)));
    else if (pub.passes == kLastToBid)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Name %1: if you pass too, nobody scores in this "
                                              "deal."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 names %1: after another pass nobody would score "
                                               "in this deal.")},
            suit));
    else
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Name %1 yourself, before the opponents choose a "
                                              "suit that fits them."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 names %1 before the opponents choose a suit that "
                            "fits them.")},
            suit));
}

void addOrderPass(ReasonList& list, const Observation& view) {
    const Public& pub = view.pub;
    const int trump = pub.upcard.suit();
    const Strength with(view, trump);
    const Phrase& upcard = french::cardName(pub.upcard);
    const auto better = betterSuit(view);
    if (view.seat == pub.dealer) {
        if (better)
            list.push_back(because(
                {PARLOUR_PHRASE("Euchre reasons", "Turn it down: you are stronger in %1 and may "
                                                  "be able to name them later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 turns it down: %1 would suit the hand better.")},
                french::suitName(*better)));
        if (with.trumps == 1)
            list.push_back(because(
                {PARLOUR_PHRASE("Euchre reasons", "Turn it down: the %1 would be your only trump."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 turns it down: the %1 would be the only trump in hand.")},
                upcard));
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Turn it down: even with the %1 you would need a lot of help "
                            "from %2."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 turns it down: even with the %1 it would take a lot of help "
                            "from %2.")},
            upcard, player(partnerOf(view.seat))));
        return;
    }
    if (view.seat != partnerOf(pub.dealer) && pub.upcard == rightBower(trump))
        list.push_back(
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Pass: ordering it up would hand %1 the right bower, the "
                                    "highest trump."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 passes: ordering it up would hand %1 the right bower, the "
                                    "highest trump.")},
                    player(pub.dealer)));
    if (better && Strength(view, *better).count > with.count)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Pass: you are stronger in %2, and if the %1 is "
                                              "turned down you may name them."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 passes: %2 would suit the hand better, if the %1 is turned down.")},
            upcard, french::suitName(*better)));
    if (view.seat == partnerOf(pub.dealer)) {
        if (with.trumps == 0)
            list.push_back(because(
                {PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Pass: you have no trump to help with, and %1 can still pick up the %2."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 passes without a trump to help with; %1 can still pick up the %2.")},
                player(pub.dealer), upcard));
        if (with.trumps == 1)
            list.push_back(because(
                {PARLOUR_PHRASE("Euchre reasons", "Pass: you have only one trump to help with, and "
                                                  "%1 can still pick up the %2."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 passes with only one trump to help with; %1 can still pick up the %2.")},
                player(pub.dealer), upcard));
        list.push_back(because(
            {PARLOUR_PHRASE(
                 "Euchre reasons",
                 "Pass and leave it to %1, who can still pick up the %2 with a good hand."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 leaves it to %1, who can still pick up the %2 with a good hand.")},
            player(pub.dealer), upcard));
        return;
    }
    if (with.trumps == 0)
        list.push_back(
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Pass: you have no trump, and ordered up, the %1 goes to %2."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 passes without a trump; ordered up, the %1 would go to "
                                    "%2.")},
                    upcard, player(pub.dealer)));
    else if (with.trumps == 1)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Pass: you have only one trump, and ordered up, the %1 goes to %2."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 passes with only one trump; ordered up, the %1 would go to %2.")},
            upcard, player(pub.dealer)));
    else if (with.trumps == 2)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Pass: two trumps are hardly enough, and the %1 would go to %2."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 passes: two trumps are hardly enough, and the %1 would go to "
                            "%2.")},
            upcard, player(pub.dealer)));
    else
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Pass: you could order it up, but the %1 would go to %2."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 could order it up, but the %1 would go to %2.")},
            upcard, player(pub.dealer)));
}

void addCallPass(ReasonList& list, const Observation& view) {
    if (view.pub.passes == kLastToBid)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Pass: then nobody has named a suit, and this deal "
                                              "costs you nothing."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 passes: then nobody has named a suit, and this "
                                               "deal costs nothing.")}));
    const int best = bestSuit(view, isLonger);
    const Strength with(view, best);
    if (with.trumps <= 2)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Pass: whatever you named, you would hold two trumps "
                                              "at most."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 passes: no suit would give more than two trumps.")}));
    else if (!with.hasRight && !with.hasLeft)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Pass: your longest suit is %1, and you have neither "
                                              "of its bowers."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 passes: the longest suit in hand is %1, and without a bower.")},
            french::suitName(best)));
    else
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Pass: even %1 would make only %2 trumps, and the "
                                              "rest of your hand is weak."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 passes: even %1 would make only %2 trumps, and "
                                               "the rest is weak.")},
            french::suitName(best), with.trumps));
}

// `name` is what the reasons call the card.
void addDiscard(ReasonList& list, const Observation& view, Card card, const Phrase& name) {
    const Public& pub = view.pub;
    const int trump = pub.trump;
    const int suit = suitOf(card, trump);
    if (pub.sitsOut(view.seat)) {
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "It makes no difference: you sit this deal out."),
             PARLOUR_PHRASE("Euchre thoughts", "It makes no difference: %0 sits this deal out.")}));
        return;
    }
    const CardSet trumps = cardsOf(trump, trump);
    const CardSet kept = view.hand - CardSet{card};
    if (suit != trump && (kept & cardsOf(suit, trump)).empty() && !(kept & trumps).empty())
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Put the %1 away: without %2 you can trump when they "
                                              "are led."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 puts the %1 away, to trump when %2 are led.")},
            name, french::suitName(suit)));
    const bool isLowest = suit != trump && std::ranges::none_of(kept - trumps, [&](Card other) {
                              return other.rank() < card.rank();
                          });
    if (isLowest)
        list.push_back(
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Discard the %1: it is the card least likely to take a trick."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 discards the %1, the card least likely to take a trick.")},
                    name));
    else
        list.push_back(
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Discard the %1: your other cards should do more for you."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 discards the %1: the other cards should do more.")},
                    name));
}

// What the cards that others may hold can do to the observer's.
class Danger {
public:
    Danger(const Observation& view, const Trick& trick)
        : m_pub(view.pub), m_trick(trick), m_seat(view.seat), m_cards(outstanding(view)) {
        for (Seat seat = 0; seat < kSeats; ++seat) {
            if (seat == m_seat || m_pub.sitsOut(seat)) continue;
            m_held |= mayHold(seat);
            if (seat != partnerOf(m_seat)) m_opponents |= mayHold(seat);
        }
    }

    // The cards of the same suit, higher than this one, that somebody may hold.
    CardSet higher(Card card) const {
        const int suit = suitOf(card, m_trick.trump);
        CardSet cards;
        for (const Card other : m_held& cardsOf(suit, m_trick.trump))
            if (value(other, m_trick.trump, suit) > value(card, m_trick.trump, suit))
                cards.insert(other);
        return cards;
    }
    bool isHighest(Card card) const { return higher(card).empty(); }
    // What opponents still to play may beat the card with in this trick.
    CardSet threats(Card card) const {
        CardSet cards;
        int left = m_pub.active - m_pub.onTable - 1;
        for (Seat seat = m_pub.nextActive(m_seat); left > 0;
             --left, seat = m_pub.nextActive(seat)) {
            if (seat == partnerOf(m_seat)) continue;
            for (const Card other : mayHold(seat))
                if (m_trick.count(other) > m_trick.count(card)) cards.insert(other);
        }
        return cards;
    }
    bool isSafe(Card card) const { return threats(card).empty(); }
    bool opponentsMayTrump() const {
        return !(m_opponents & cardsOf(m_trick.trump, m_trick.trump)).empty();
    }
    bool partnerMayTrump(int suit) const {
        const CardSet partners = mayHold(partnerOf(m_seat));
        return m_trick.partnerIsToPlay && (partners & cardsOf(suit, m_trick.trump)).empty() &&
               !(partners & cardsOf(m_trick.trump, m_trick.trump)).empty();
    }

private:
    CardSet mayHold(Seat seat) const {
        CardSet cards = m_cards - m_pub.missing(seat);
        if (seat != m_pub.dealer) cards.erase(m_pub.upcard); // everybody saw who took it
        return cards;
    }

    const Public& m_pub;
    const Trick& m_trick;
    const Seat m_seat;
    const CardSet m_cards; // unseen cards
    CardSet m_held;        // those that a seat in play may hold
    CardSet m_opponents;   // those that an opponent may hold
};

// Why a card is played. `name` is what the reasons call it.
class PlayReasons {
public:
    PlayReasons(const Observation& view, Card card, std::optional<Card> other, Card name)
        : m_view(view),
          m_pub(view.pub),
          m_card(card),
          m_other(other),
          m_name(french::cardName(name)),
          m_trick(view),
          m_danger(view, m_trick),
          m_legal(Euchre::playable(view.pub, view.hand)),
          m_trumps(cardsOf(m_trick.trump, m_trick.trump)),
          m_suit(suitOf(card, m_trick.trump)),
          m_partner(player(partnerOf(view.seat))) {}

    ReasonList list() {
        if (m_legal.size() == 1)
            addForced();
        else if (isDecided())
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

private:
    template <class... Args> void add(const Wording& wording, const Args&... args) {
        m_list.push_back(because(wording, args...));
    }
    static const Phrase& called(Card card) { return french::cardName(card); }

    int own() const { return m_pub.tricks[m_view.seat & 1]; }
    int theirs() const { return m_pub.tricks[~m_view.seat & 1]; }
    bool isMaker() const { return ((m_view.seat ^ m_pub.maker) & 1) == 0; }
    // Whether no trick to come can change the points.
    bool isDecided() const {
        const int makers = isMaker() ? own() : theirs();
        const int defenders = isMaker() ? theirs() : own();
        return defenders >= 3 || (makers >= 3 && defenders >= 1);
    }
    bool isTrump(Card card) const { return m_trumps.contains(card); }
    CardSet kept() const { return m_view.hand - CardSet{m_card}; }
    // A card of another suit than trump that only a trump can beat.
    bool isSideWinner(Card card) const { return !isTrump(card) && m_danger.isHighest(card); }
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
        if (isMaker() && own() + 1 == 3)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "That is the third trick of your side, so you cannot be euchred."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "That is the third trick for the side of %0: no euchre any more.")});
        if (!isMaker() && own() + 1 == 3)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "That is the third trick of your side: %1 is euchred."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "That is the third trick for %0's side: %1 is euchred.")},
                player(m_pub.maker));
        if (!isMaker() && own() == 0 && theirs() >= 3)
            add({PARLOUR_PHRASE("Euchre reasons", "One trick stops the march, and this takes it."),
                 PARLOUR_PHRASE("Euchre thoughts", "One trick stops the march, and %0 takes it.")});
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
        if (m_danger.opponentsMayTrump())
            for (const Card card : side)
                if (isSideWinner(card)) {
                    add({PARLOUR_PHRASE(
                             "Euchre reasons",
                             "Lead the %1 to draw trumps: your %2 is safer once they are "
                             "gone."),
                         PARLOUR_PHRASE("Euchre thoughts",
                                        "%0 leads the %1 to draw trumps: the %2 is safer once they "
                                        "are gone.")},
                        m_name, called(card));
                    break;
                }
        if (m_pub.maker == partnerOf(m_view.seat) && m_pub.options.trumpBy == TrumpBy::Bids)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: %2 chose this trump and should hold high ones."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: %2 chose this trump and should hold high ones.")},
                m_name, m_partner);
        if (side.empty())
            add({PARLOUR_PHRASE("Euchre reasons", "You have only trumps left to lead."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 has only trumps left to lead.")});
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: the more trumps are gone, the fewer can beat your "
                                "other cards."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: the more trumps are gone, the fewer can beat the "
                                "other cards.")},
                m_name);
    }

    void addSideLead(bool isHighest, bool isSure) {
        if (isSure)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: it takes the trick, for the opponents have no trumps "
                                "left."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: it takes the trick, for the opponents have no "
                                "trumps left.")},
                m_name);
        if (isHighest)
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
                                "Lead the %1, your only card of that suit: you can trump the next "
                                "one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1, the only card of that suit there, to trump the "
                                "next one.")},
                m_name);
        if (const CardSet higher = m_danger.higher(m_card); higher.size() == 1)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: except for trumps, only the %2 can beat it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: except for trumps, only the %2 can beat it.")},
                m_name, called(higher.lowest()));
        if (!ofSuit.empty() && isWorthMore(m_trick.highest(ofSuit)))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: once the higher cards are out, your %2 may take a "
                                "trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: once the higher cards are out, the %2 may take a "
                                "trick.")},
                m_name, called(m_trick.highest(ofSuit)));
        if (!ownTrumps.empty()) addKeptLead(m_trick.highest(ownTrumps));
        const bool isLowest = std::ranges::none_of(
            kept() - m_trumps, [&](Card card) { return card.rank() < m_card.rank(); });
        if (isLowest)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: it is your lowest card, and you lose the least with "
                                "it."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1, the lowest card there, and loses the least with "
                                "it.")},
                m_name);
        else if (m_list.empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Lead the %1: your other cards should be worth more later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads the %1: the other cards should be worth more later.")},
                m_name);
    }

    void addKeptLead(Card card) {
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
        if (m_trick.isLast && m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE("Euchre reasons", "Take it over from %1, so that you lead next."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 takes it over from %1, to lead next.")},
                m_partner);
        else if (threats.empty() && m_trick.partnerIsWinning && !m_danger.isSafe(m_trick.best()))
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Play the %1: the card of %2 can still be beaten, yours cannot."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: the card of %2 can still be beaten, this one "
                                "cannot.")},
                m_name, m_partner);
        if (sparesWinner() && threats.empty())
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
        if (m_trick.isLast)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Take it with the %1: you play last, so it is yours."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 plays last and takes it with the %1.")},
                m_name);
        else if (threats.empty() && trumpsIn)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Trump in with the %1: no opponent can beat that any more."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 trumps in with the %1: no opponent can beat that any more.")},
                m_name);
        else if (threats.empty())
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Play the %1: no opponent can beat that any more."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 plays the %1: no opponent can beat that any more.")},
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
        else if (trumpsIn)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Trump in with the %1: only a higher trump can beat it now."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 trumps in with the %1: only a higher trump can beat it now.")},
                m_name);
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
                add({PARLOUR_PHRASE("Euchre reasons",
                                    "%1 is ahead: leave it there and keep your %2."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%1 is ahead: %0 leaves it there and keeps the %2.")},
                    m_partner, winner);
            else if (m_trick.partnerIsToPlay)
                add({PARLOUR_PHRASE("Euchre reasons",
                                    "Keep your %1: %2 still plays and may take this trick."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 keeps the %1: %2 still plays and may take this trick.")},
                    winner, m_partner);
            else
                add({PARLOUR_PHRASE("Euchre reasons",
                                    "Let this one go: your %1 may do more in a later trick."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 lets this one go: the %1 may do more in a later trick.")},
                    winner);
        }
        if (m_other && isWorthMore(*m_other) && !winners.contains(*m_other)) addKept(partnerHasIt);
        const CardSet ownTrumps = kept() & m_trumps;
        if (m_suit != m_trick.lead && !isTrump(m_card) && !ownTrumps.empty() &&
            (kept() & cardsOf(m_suit, m_trick.trump)).empty() && m_view.hand.size() > 2)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "Throw the %1, your only card of that suit: you can trump it "
                                "later."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 throws the %1, the only card of that suit in hand, to trump it later.")},
                m_name);
        if (partnerHasIt)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 has this trick for certain: play the card you need least."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%1 has this trick for certain: %0 plays a card that is not needed.")},
                m_partner);
        else if (m_trick.partnerIsWinning)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 is ahead in this trick: play the card you need least."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 is ahead in this trick: %0 plays a card that is not needed.")},
                m_partner);
        else if (m_trick.partnerIsToPlay)
            add({PARLOUR_PHRASE(
                     "Euchre reasons",
                     "You can't win this, but %1 still has to play: play the card you need least."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 can't win this, but %1 still has to play: a "
                                                   "card that is not needed will do.")},
                m_partner);
        else if (std::ranges::any_of(m_legal & cardsOf(m_suit, m_trick.trump), [&](Card other) {
                     return m_trick.count(other) < m_trick.count(m_card);
                 })) // it keeps a lower one
            add({PARLOUR_PHRASE("Euchre reasons", "You can't win this trick, and it hardly matters "
                                                  "which card you play."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 can't win this trick, and it hardly matters "
                                                   "which card goes.")});
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You can't win this trick: play the card you need least."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this trick and plays a card that is not needed.")});
    }

    // The other card, which would not win the trick either, is kept.
    void addKept(bool partnerHasIt) {
        if (partnerHasIt)
            add({PARLOUR_PHRASE("Euchre reasons",
                                "%1 has this trick for certain: save your %2 for a later one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%1 has this trick for certain: %0 saves the %2 for a later one.")},
                m_partner, called(*m_other));
        else
            add({PARLOUR_PHRASE("Euchre reasons",
                                "You can't win this trick, but your %1 may win a later one."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 can't win this trick, but the %1 may win a later one.")},
                called(*m_other));
    }

    const Observation& m_view;
    const Public& m_pub;
    const Card m_card;
    const std::optional<Card> m_other;
    const Phrase& m_name;
    const Trick m_trick;
    const Danger m_danger;
    const CardSet m_legal;
    const CardSet m_trumps;
    const int m_suit;
    const Reason::Arg m_partner;
    ReasonList m_list;
};

// All reasons for a move, compared with another one of the same kind. `name` is the card that they
// say is played.
ReasonList reasonsFor(const Observation& view, Move move, const Other& other, Card name) {
    ReasonList list;
    switch (move.kind) {
    case Move::Kind::Order:
    case Move::Kind::Call: addMaking(list, view, move, other); break;
    case Move::Kind::Pass:
        if (view.pub.phase == Phase::Order)
            addOrderPass(list, view);
        else if (view.pub.phase == Phase::Call)
            addCallPass(list, view);
        else
            list.push_back(
                because({PARLOUR_PHRASE("Euchre reasons",
                                        "Pass: the two of you stop %1 more often than you alone."),
                         PARLOUR_PHRASE("Euchre thoughts",
                                        "%0 passes: two defenders stop %1 more often than one.")},
                        player(view.pub.maker)));
        break;
    case Move::Kind::Defend:
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Defend alone: to euchre %1 on your own counts 4 "
                                              "points instead of 2."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 defends alone: to euchre %1 that way counts 4 "
                                               "points instead of 2.")},
            player(view.pub.maker)));
        break;
    case Move::Kind::Discard: addDiscard(list, view, move.card, french::cardName(name)); break;
    case Move::Kind::Play:
        list = PlayReasons(view, move.card, other ? std::optional(other->card) : std::nullopt, name)
                   .list();
        break;
    }
    return list;
}

// Whether every card is worth the same, as far as the search tells.
bool isAnyCardAsGood(const FlatMonteCarlo<Euchre>& search) {
    const Move::Kind kind = search.moves()[search.ranking()[0]].kind;
    return (kind == Move::Kind::Play || kind == Move::Kind::Discard) && search.areAllTheSame();
}

} // namespace

Reasons explainMove(const Observation& view, Move move) {
    return {reasonsFor(view, move, std::nullopt, move.card).front()};
}

Reasons explain(const Observation& view, const FlatMonteCarlo<Euchre>& search) {
    const auto& ranking = search.ranking();
    const Move move = search.moves()[ranking[0]];
    if (ranking.size() > 1 && isAnyCardAsGood(search))
        return {because(
            {PARLOUR_PHRASE("Euchre reasons", "It makes no difference which card you play."),
             PARLOUR_PHRASE("Euchre thoughts", "It makes no difference which card %0 plays.")})};
    const auto rival = search.rival();
    // With the partner or alone is a question only if nothing else comes close.
    if (!rival || (search.moves()[*rival].alone && *rival != ranking[1]))
        return explainMove(view, move);
    const Move other = search.moves()[*rival];
    return {telling(reasonsFor(view, move, other, move.card),
                    reasonsFor(view, other, move, move.card))};
}

} // namespace parlour::euchre
