#include "ai/euchre/bid_reasons.h"

#include "ai/euchre/card_reasons.h"
#include "ai/euchre/card_values.h"
#include "ai/euchre/strength.h"

#include <algorithm>
#include <array>
#include <utility>

namespace parlour::euchre {

namespace {

constexpr int kLastToBid = 2 * kSeats - 1; // passes before the dealer's second bid

Reason::Arg player(Seat seat) { return Reason::player(seat); }

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

// A suit that may well be named in the second round.
std::optional<int> goodSuit(const Observation& view) {
    constexpr int kGood = 18;
    const int best = bestSuit(view, countsMore);
    const Strength with(view, best);
    const bool isGood = with.trumps >= 3 || (with.hasRight && with.hasLeft) ||
                        (with.trumps == 2 && with.hasRight && with.aces >= 2);
    if (with.count < kGood || !isGood) return std::nullopt;
    return best;
}

// The bid that makes a suit trump.
const Phrase& bidOf(const Observation& view, const Move& move) {
    static constexpr Phrase kOrder = PARLOUR_PHRASE("Euchre bids", "Order it up");
    static constexpr Phrase kPickUp = PARLOUR_PHRASE("Euchre bids", "Pick it up");
    static constexpr std::array<Phrase, french::kSuits> kNames{
        PARLOUR_PHRASE("Euchre bids", "Name clubs"), PARLOUR_PHRASE("Euchre bids", "Name diamonds"),
        PARLOUR_PHRASE("Euchre bids", "Name hearts"), PARLOUR_PHRASE("Euchre bids", "Name spades")};
    if (move.kind != Move::Kind::Order) return kNames[move.suit];
    return view.seat == view.pub.dealer ? kPickUp : kOrder;
}

// The hand that a bid would play with, before the dealer's discard.
CardSet handBehind(const Observation& view, int trump) {
    CardSet hand = view.hand;
    if (view.seat == view.pub.dealer && trump == view.pub.upcard.suit())
        hand.insert(view.pub.upcard);
    return hand;
}

// The highest and the lowest trump. Precondition: there are trumps.
std::pair<Card, Card> outerTrumps(CardSet hand, int trump) {
    const CardSet trumps = hand & cardsOf(trump, trump);
    const auto worth = [trump](Card card) { return value(card, trump, trump); };
    const auto [low, high] = std::ranges::minmax(trumps, {}, worth);
    return {high, low};
}

// Two trumps, one of them the right bower.
void addRightBower(ReasonList& list, const Observation& view, int trump, const Phrase& bid) {
    const CardSet hand = handBehind(view, trump);
    const Phrase& suit = french::suitName(trump);
    const Phrase& other = cardCalled(outerTrumps(hand, trump).second, trump);
    const CardSet side = hand - cardsOf(trump, trump);
    if (const auto ace = std::ranges::find(side, french::Ace, &Card::rank); ace != side.end())
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "%2: the right bower is a sure trick, and the %3 and "
                                              "the %4 may take the two others you need."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 makes it %1: the right bower is a sure trick, and the %3 and the "
                            "%4 may take the two others needed.")},
            suit, bid, other, french::cardName(*ace)));
    else
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "%2: the right bower is a sure trick, the %3 may take another, and %4 "
                            "may bring the third."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 makes it %1: the right bower is a sure trick, the %3 may take "
                            "another, and %4 may bring the third.")},
            suit, bid, other, player(partnerOf(view.seat))));
}

void addAlone(ReasonList& list, const Strength& with) {
    if (with.hasRight && with.hasLeft)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Go alone: with both bowers you may take all five "
                                              "tricks, and alone they count 4 points."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 goes alone: with both bowers all five tricks "
                                               "are possible, and alone they count 4 points."),
             Topic::Together}));
    if (with.trumps >= 2 && with.aces >= 2)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Go alone: your trumps and aces may take all five "
                                              "tricks, and alone they count 4 points."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 goes alone: trumps and aces may take all five "
                                               "tricks, and alone they count 4 points."),
             Topic::Together}));
    if (with.trumps >= 4)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Go alone: with so many trumps you may take all five "
                                              "tricks, and alone they count 4 points."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 goes alone: with so many trumps all five tricks "
                                               "are possible, and alone they count 4 points."),
             Topic::Together}));
    if (with.trumps == 3 && with.aces > 0)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Go alone: three trumps and an ace beside them may take all five "
                            "tricks, and alone they count 4 points."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 goes alone: three trumps and an ace beside them may take all five "
                            "tricks, and alone they count 4 points."),
             Topic::Together}));
    list.push_back(because(
        {PARLOUR_PHRASE("Euchre reasons", "Go alone: you need little help, and five tricks count 4 "
                                          "points alone, only 2 together."),
         PARLOUR_PHRASE("Euchre thoughts",
                        "%0 goes alone: five tricks count 4 points alone, only 2 together."),
         Topic::Together}));
}

void addMaking(ReasonList& list, const Observation& view, Move move) {
    const Public& pub = view.pub;
    const bool orders = move.kind == Move::Kind::Order;
    const int trump = orders ? pub.upcard.suit() : move.suit;
    const Strength with(view, trump);
    const Phrase& suit = french::suitName(trump);
    const Phrase& upcard = cardCalled(pub.upcard, trump); // where it is ordered up
    const Phrase& bid = bidOf(view, move);
    const Seat partner = partnerOf(view.seat);

    if (move.alone) addAlone(list, with);
    if (!orders && !Euchre::objection(pub, view.hand, Move::pass()).empty())
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "You have to name a suit, and %1 fit your hand best."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 has to name a suit, and %1 fit the hand best.")},
            suit));
    if (with.hasRight && with.hasLeft)
        list.push_back(because(
            {PARLOUR_PHRASE(
                 "Euchre reasons",
                 "%2: with both bowers you have two sure tricks and need only one more."),
             PARLOUR_PHRASE(
                 "Euchre thoughts",
                 "%0 makes it %1: both bowers are two sure tricks, and only one more is needed."),
             Topic::TrumpsHeld},
            suit, bid));
    if (with.trumps >= 4)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "%3: you would hold %2 of the 7 trumps, more than anyone else can."),
             PARLOUR_PHRASE(
                 "Euchre thoughts",
                 "%0 makes it %1 with %2 of the 7 trumps, more than anyone else can hold."),
             Topic::TrumpsHeld},
            suit, Reason::more(with.trumps), bid));
    if (orders && view.seat == partnerOf(pub.dealer) && !move.alone && with.trumps > 0) {
        const auto [high, low] = outerTrumps(view.hand, trump);
        const bool hasBower = with.hasRight || with.hasLeft;
        if (with.trumps == 2 && !hasBower)
            list.push_back(because(
                {PARLOUR_PHRASE("Euchre reasons",
                                "Order it up: you hold the %3 and the %4 of %1, and the upcard "
                                "makes %2 stronger too."),
                 PARLOUR_PHRASE("Euchre thoughts", "%0 holds the %3 and the %4 of %1, and the "
                                                   "upcard makes %2 stronger too.")},
                suit, player(pub.dealer), rankName(high), rankName(low)));
        else if (with.trumps == 2)
            list.push_back(because(
                {PARLOUR_PHRASE("Euchre reasons", "Order it up: you hold the %3 and the %4, and "
                                                  "the %1 makes %2 stronger too."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 holds the %3 and the %4, and the %1 makes %2 stronger too.")},
                upcard, player(pub.dealer), cardCalled(high, trump), cardCalled(low, trump)));
        else if (with.trumps >= 3)
            list.push_back(because(
                {PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Order it up: you are strong in %1, and the %2 makes %3 stronger too."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 is strong in %1, and the %2 makes %3 stronger too.")},
                suit, upcard, player(pub.dealer)));
        else if (with.aces > 0)
            list.push_back(because(
                {PARLOUR_PHRASE("Euchre reasons", "Order it up: the %1 makes %2 stronger, and you "
                                                  "can help with a trump and an ace."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 makes %2 stronger with the %1, and can help with a trump and an ace.")},
                upcard, player(pub.dealer)));
    }
    if (with.trumps == 3 && with.aces > 1)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "%2: three trumps and two aces beside them should make three tricks."),
             PARLOUR_PHRASE(
                 "Euchre thoughts",
                 "%0 makes it %1: three trumps and two aces beside them should make three "
                 "tricks.")},
            suit, bid));
    if (with.trumps == 3 && with.aces == 1)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "%2: three trumps and an ace beside them should make three tricks."),
             PARLOUR_PHRASE(
                 "Euchre thoughts",
                 "%0 makes it %1: three trumps and an ace beside them should make three tricks.")},
            suit, bid));
    if (with.trumps == 3 && !move.alone)
        list.push_back(because(
            {PARLOUR_PHRASE(
                 "Euchre reasons",
                 "%3: you would hold three trumps, and a little help from %2 is enough."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 makes it %1 with three trumps: a little help from %2 is enough.")},
            suit, player(partner), bid));
    if (with.trumps == 2 && with.hasRight && !with.hasLeft && !move.alone)
        addRightBower(list, view, trump, bid);
    if (with.trumps <= 2 && with.aces >= 2)
        list.push_back(
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "You hold few trumps, but your aces may take tricks as well."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 holds few trumps, but aces may take tricks as well.")}));
    if (orders && view.seat == pub.dealer)
        list.push_back(because(
            {PARLOUR_PHRASE(
                 "Euchre reasons",
                 "Pick it up: if you turn the %1 down, %2 is the first to name another suit."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 picks it up: with the %1 turned down, %2 would "
                                               "be the first to name another suit.")},
            upcard, player(leftOf(view.seat))));
    else if (orders && view.seat == partnerOf(pub.dealer))
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons", "Order it up: the %1 goes to your side, and the "
                                              "opponents can't choose the trump."),
             PARLOUR_PHRASE(
                 "Euchre thoughts",
                 "%0 orders up the %1 for %2, so that the opponents can't choose the trump.")},
            upcard, player(pub.dealer)));
    else if (orders)
        list.push_back(because(
            {PARLOUR_PHRASE(
                 "Euchre reasons",
                 "Order it up: your hand should be strong enough even though the %1 goes to %2."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 feels strong enough even though the %1 goes to %2.")},
            upcard, player(pub.dealer)));
    else if (trump == sameColour(pub.upcard.suit()) && (view.seat ^ pub.dealer) & 1 &&
             with.trumps > 0)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Name %1: you hold the %4, and %2, who turned down %3, probably has no "
                            "bower."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 names %1: %2, who turned down %3, probably has no bower, and %0 "
                            "holds the %4.")},
            suit, player(pub.dealer), french::suitName(pub.upcard.suit()),
            cardCalled(outerTrumps(view.hand, trump).first, trump)));
    else if (pub.passes == kLastToBid)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Name %1: if you pass too, nobody scores in this deal."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 names %1: after another pass nobody would score in this deal.")},
            suit));
    else
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Name %1 yourself, before the opponents choose a suit that fits them."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 names %1 before the opponents choose a suit that fits them.")},
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
                {PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Turn it down: you are stronger in %1 and may be able to name them later."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 turns it down: %1 would fit the hand better."),
                 Topic::Kept},
                french::suitName(*better)));
        if (with.trumps == 1)
            list.push_back(because(
                {PARLOUR_PHRASE("Euchre reasons", "Turn it down: the %1 would be your only trump."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 turns it down: the %1 would be the only trump in hand."),
                 Topic::TrumpsHeld},
                upcard));
        if (with.aces > 1)
            list.push_back(because(
                {PARLOUR_PHRASE("Euchre reasons",
                                "Turn it down: your aces may well euchre the opponents if they "
                                "name a suit."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 turns it down: aces in hand may well euchre the opponents if "
                                "they name a suit.")}));
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Turn it down: even with the %1 you would need a lot of help from %2."),
             PARLOUR_PHRASE(
                 "Euchre thoughts",
                 "%0 turns it down: even with the %1 it would take a lot of help from %2.")},
            upcard, player(partnerOf(view.seat))));
        return;
    }
    if (view.seat != partnerOf(pub.dealer) && pub.upcard == rightBower(trump))
        list.push_back(because(
            {PARLOUR_PHRASE(
                 "Euchre reasons",
                 "Pass: ordering it up would hand %1 the right bower, the highest trump."),
             PARLOUR_PHRASE(
                 "Euchre thoughts",
                 "%0 passes: ordering it up would hand %1 the right bower, the highest trump."),
             Topic::UpcardGiven},
            player(pub.dealer)));
    const int inBetter = better ? Strength(view, *better).count : 0;
    // With one more trump a hand that counts as much is stronger.
    const bool isLongerInBetter = better && Strength(view, *better).trumps > with.trumps;
    if (better && (inBetter > with.count || (inBetter == with.count && isLongerInBetter)))
        list.push_back(because(
            {PARLOUR_PHRASE(
                 "Euchre reasons",
                 "Pass: you are stronger in %2, and if the %1 is turned down you may name them."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 passes: %2 would fit the hand better, if the %1 is turned down."),
             Topic::Kept},
            upcard, french::suitName(*better)));
    else if (better && inBetter == with.count && view.seat != partnerOf(pub.dealer))
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Pass: if the %3 is turned down, you may name %1, just as strong, and "
                            "%2 gets no trump from you."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 passes: if the %3 is turned down, %1 are just as strong, and %2 "
                            "gets no extra trump."),
             Topic::Kept | Topic::UpcardGiven},
            french::suitName(*better), player(pub.dealer), upcard));
    if (view.seat == partnerOf(pub.dealer)) {
        if (with.trumps == 0)
            list.push_back(because(
                {PARLOUR_PHRASE(
                     "Euchre reasons",
                     "Pass: you have no trump to help with, and %1 can still pick up the %2."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 passes without a trump to help with; %1 can still pick up the %2."),
                 Topic::TrumpsHeld},
                player(pub.dealer), upcard));
        if (with.trumps == 1)
            list.push_back(because(
                {PARLOUR_PHRASE("Euchre reasons", "Pass: you have only one trump to help with, and "
                                                  "%1 can still pick up the %2."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 passes with only one trump to help with; %1 can still pick up the %2."),
                 Topic::TrumpsHeld},
                player(pub.dealer), upcard));
        if (const auto good = goodSuit(view))
            list.push_back(because(
                {PARLOUR_PHRASE("Euchre reasons",
                                "Pass: %1 can still pick up the %2, and if not, you may name %3."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 passes: %1 can still pick up the %2, and if not, %0 may name %3.")},
                player(pub.dealer), upcard, french::suitName(*good)));
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
                                    "Pass: you have no trump, and the %1 would go to %2."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 passes without a trump, and the %1 would go to %2."),
                     Topic::TrumpsHeld | Topic::UpcardGiven},
                    upcard, player(pub.dealer)));
    else if (with.trumps == 1)
        list.push_back(
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Pass: you have only one trump, and the %1 would go to %2."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 passes with only one trump, and the %1 would go to %2."),
                     Topic::TrumpsHeld | Topic::UpcardGiven},
                    upcard, player(pub.dealer)));
    else if (with.trumps == 2)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Pass: two trumps are hardly enough, and the %1 would go to %2."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 passes: two trumps are hardly enough, and the %1 would go to %2."),
             Topic::TrumpsHeld | Topic::UpcardGiven},
            upcard, player(pub.dealer)));
    else
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Pass: you could order it up, but the %1 would go to %2."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 could order it up, but the %1 would go to %2."),
             Topic::UpcardGiven},
            upcard, player(pub.dealer)));
}

void addCallPass(ReasonList& list, const Observation& view) {
    if (view.pub.passes == kLastToBid)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Pass: then nobody has named a suit, and this deal costs you nothing."),
             PARLOUR_PHRASE(
                 "Euchre thoughts",
                 "%0 passes: then nobody has named a suit, and this deal costs nothing.")}));
    const int best = bestSuit(view, isLonger);
    const Strength with(view, best);
    if (with.trumps <= 2)
        list.push_back(
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Pass: whatever you named, you would hold two trumps at most."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 passes: no suit would give more than two trumps.")}));
    else if (!with.hasRight && !with.hasLeft)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Pass: your longest suit is %1, and you have neither of its bowers."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 passes: the longest suit in hand is %1, and without a bower.")},
            french::suitName(best)));
    else
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Pass: you are longest in %1, but the rest of your hand is too weak."),
             PARLOUR_PHRASE("Euchre thoughts",
                            "%0 passes: longest in %1, but with too weak a hand beside them.")},
            french::suitName(best)));
}

void addDefence(ReasonList& list, const Observation& view, bool isAlone) {
    const Reason::Arg maker = player(view.pub.maker);
    if (isAlone)
        list.push_back(because(
            {PARLOUR_PHRASE("Euchre reasons",
                            "Defend alone: to euchre %1 on your own counts 4 points instead of 2."),
             PARLOUR_PHRASE(
                 "Euchre thoughts",
                 "%0 defends alone: to euchre %1 that way counts 4 points instead of 2.")},
            maker));
    else
        list.push_back(
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Pass: the two of you stop %1 more often than you alone."),
                     PARLOUR_PHRASE("Euchre thoughts",
                                    "%0 passes: two defenders stop %1 more often than one.")},
                    maker));
}

} // namespace

std::optional<int> betterSuit(const Observation& view) {
    const auto good = goodSuit(view);
    int taken = Strength(view, view.pub.upcard.suit()).count;
    if (view.seat != view.pub.dealer)
        taken += view.seat == partnerOf(view.pub.dealer) ? kUpcardCount : -kUpcardCount;
    if (!good || Strength(view, *good).count <= taken) return std::nullopt;
    return good;
}

ReasonList bidReasons(const Observation& view, Move move) {
    ReasonList list;
    if (move.kind != Move::Kind::Pass && move.kind != Move::Kind::Defend)
        addMaking(list, view, move);
    else if (view.pub.phase == Phase::Order)
        addOrderPass(list, view);
    else if (view.pub.phase == Phase::Call)
        addCallPass(list, view);
    else
        addDefence(list, view, move.kind == Move::Kind::Defend);
    return list;
}

} // namespace parlour::euchre
