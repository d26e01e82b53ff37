// The features of the fast policy. A move's score is the sum of a few entries of one table of
// weights, whose indices are its features. They use only what the seat to move knows: its hand, the
// cards that are gone, and the voids shown.
#pragma once

#include "ai/euchre/open_deal.h"

#include <algorithm>

namespace parlour::euchre {

// Lays out blocks one after another in the table; within a block, digits form the index.
class FeatureIndex {
public:
    constexpr explicit FeatureIndex(int first) : m_first(first) {}

    template <class Use, std::size_t N>
    constexpr void operator()(Use&& use, const int (&digits)[N], const int (&sizes)[N]) {
        int index = 0;
        int size = 1;
        for (std::size_t i = 0; i < N; ++i) {
            index = index * sizes[i] + digits[i];
            size *= sizes[i];
        }
        use(m_first + index);
        m_first += size;
    }
    constexpr int end() const { return m_first; }

private:
    int m_first;
};

// What the seat to move knows when it plays, the same for all its cards.
struct PlayView {
    explicit PlayView(const OpenDeal& deal) : seat(deal.turn), legal(deal.legal()) {
        const auto at = [](const auto& array, Seat s) {
            return array[static_cast<std::size_t>(s)];
        };
        mine = at(deal.hands, seat);
        hidden = kAllCardBits & ~mine & ~deal.gone;
        const Seat partner = partnerOf(seat);
        hasPartner = !deal.sitsOut(partner);
        partners = hasPartner ? hidden & ~at(deal.missing, partner) : 0;
        partnerLacks = at(deal.missing, partner);
        for (const Seat other : {leftOf(seat), leftOf(partner)}) {
            if (deal.sitsOut(other)) continue;
            theirs |= hidden & ~at(deal.missing, other);
            theyLack |= at(deal.missing, other);
        }
        const bool makes = ((seat ^ deal.maker) & 1) == 0;
        role = deal.isAlone ? (makes ? 3 : 4) : seat == deal.maker ? 0 : makes ? 1 : 2;
        trick = deal.played();
        ownTricks = std::min<int>(deal.tricks[static_cast<std::size_t>(seat & 1)], 3);
        theirTricks = std::min<int>(deal.tricks[static_cast<std::size_t>(~seat & 1)], 3);
        ownTrumps = std::min(countIn(mine, 3), 3);
        hiddenTrumps = countIn(hidden, 3);
        lowest = lowestOf(legal);
        highest = highestOf(legal);
        if (deal.lead == 0) return;

        // The seats still to play in this trick.
        int left = deal.active - deal.onTable - 1;
        bool partnerIsToPlay = false;
        for (Seat s = deal.after(seat); left > 0; --left, s = deal.after(s)) {
            if (s == partner) {
                partnerIsToPlay = true;
                continue;
            }
            ++after;
            const CardBits may = hidden & ~at(deal.missing, s);
            afterMayHold |= may;
            afterMustTrump |= (may & deal.lead) == 0;
        }
        if (partnerIsToPlay)
            standing = 0;
        else if (!hasPartner)
            standing = 5;
        else if (deal.bestSeat == partner)
            standing = 1 + threat(deal.best);
        else
            standing = 4;
        for (CardBits rest = legal; rest != 0; rest &= rest - 1)
            if (deal.beats(lowestOf(rest))) {
                cheapest = lowestOf(rest);
                if ((cheapest & kTrumpBits) == 0 || (rest & ~kTrumpBits) == 0) break;
            }
    }

    // How a card that wins so far can still be beaten: 0 not at all, 1 only by trumping, 2 in suit
    // or by a higher trump, or by a void that is known.
    int threat(CardBits card) const {
        if (after == 0) return 0;
        const CardBits higher = ~(card | (card - 1));
        const CardBits suit = suitBits(card);
        if ((afterMayHold & suit & higher) != 0) return 2;
        if ((card & kTrumpBits) != 0) return 0;
        return (afterMayHold & kTrumpBits) != 0 ? (afterMustTrump ? 2 : 1) : 0;
    }

    Seat seat;
    CardBits mine = 0;
    CardBits hidden = 0; // in other hands, the kitty or the discard
    CardBits legal;
    CardBits partners = 0; // cards that the partner may hold
    CardBits partnerLacks = 0;
    CardBits theirs = 0; // cards that an opponent may hold
    CardBits theyLack = 0;
    CardBits lowest = 0;
    CardBits highest = 0;
    CardBits cheapest = 0; // card that takes the trick
    CardBits afterMayHold = 0;
    bool afterMustTrump = false;
    bool hasPartner = true;
    int role = 0; // 0 maker, 1 maker's partner, 2 defender, 3 lone maker, 4 defender against that
    int trick = 0;
    int ownTricks = 0;
    int theirTricks = 0;
    int ownTrumps = 0;
    int hiddenTrumps = 0;
    int after = 0;    // opponents still to play in the trick
    int standing = 0; // the partner: 0 to play, 1 to 3 winning, by threat, 4 beaten, 5 sitting out
};

inline constexpr int kLeadBegin = 0;

template <class Use>
constexpr int leadFeatures(const OpenDeal& deal, const PlayView& s, CardBits card, Use&& use) {
    FeatureIndex block(kLeadBegin);
    const int bit = bitIndex(card);
    const int byte = bit >> 3;
    const int rank = bit & 7;
    const CardBits suit = suitBits(card);
    const int trump = byte == 3;
    const int kind = byte == 0 ? 0 : trump ? 2 : 1; // trumps' colour, other, trump
    const int boss = (s.hidden & suit & ~(card - 1)) == 0;
    const int length = std::min(countIn(s.mine, byte), 3) - 1;
    const int gone = std::min(countIn(deal.gone, byte), 3);
    const int partnerVoid = (s.partnerLacks & suit) != 0;
    const int theyVoid = (s.theyLack & suit) != 0;
    const int partnerTrumps = (s.partners & kTrumpBits) != 0;
    const int theirTrumps = (s.theirs & kTrumpBits) != 0;
    block(use, {s.role, s.trick, kind, rank}, {5, 5, 3, 8});
    block(use, {s.role, trump, boss, s.hiddenTrumps, s.ownTrumps}, {5, 2, 2, 8, 4});
    block(use, {trump, partnerVoid, theyVoid, boss, length, gone}, {2, 2, 2, 2, 3, 4});
    block(use, {s.role, s.ownTricks, s.theirTricks, trump, boss}, {5, 4, 4, 2, 2});
    block(use, {s.role, trump, boss, length == 0, s.ownTrumps > 0, partnerTrumps, theirTrumps},
          {5, 2, 2, 2, 2, 2, 2});
    block(use, {trump, boss, rank, partnerVoid, partnerTrumps, theyVoid, theirTrumps},
          {2, 2, 8, 2, 2, 2, 2});
    return block.end();
}

inline constexpr int kLeadSize = 600 + 640 + 192 + 320 + 320 + 512;
inline constexpr int kFollowBegin = kLeadBegin + kLeadSize;

template <class Use>
constexpr int followFeatures(const OpenDeal& deal, const PlayView& s, CardBits card, Use&& use) {
    FeatureIndex block(kFollowBegin);
    const int bit = bitIndex(card);
    const int byte = bit >> 3;
    const int rank = bit & 7;
    const CardBits suit = suitBits(card);
    const int trump = byte == 3;
    const int follows = (card & deal.lead) != 0;
    const int kind = follows ? trump : trump ? 2 : 3; // follows, follows trumps, trumps, throws
    const int wins = deal.beats(card);
    const int safety = wins ? 1 + s.threat(card) : 0;
    const int length = std::min(countIn(s.mine, byte), 3) - 1;
    const int boss = (s.hidden & suit & ~(card - 1)) == 0;
    const int partner = s.standing == 0 ? 0 : s.standing < 4 ? 1 : 2;
    block(use, {s.after, s.standing, kind, rank, wins}, {3, 6, 4, 8, 2});
    block(use, {s.role, s.standing, kind, safety}, {5, 6, 4, 4});
    block(use, {kind == 3, byte == 0, length, s.ownTrumps, boss, rank}, {2, 2, 3, 4, 2, 8});
    block(use, {s.role, kind, wins, s.ownTricks, s.theirTricks}, {5, 4, 2, 4, 4});
    block(use, {kind, s.ownTrumps, s.hiddenTrumps, wins, partner}, {4, 4, 8, 2, 3});
    block(use, {card == s.lowest, card == s.highest, card == s.cheapest, s.standing, s.after, kind},
          {2, 2, 2, 6, 3, 4});
    block(use, {s.trick, kind, wins, s.role, rank}, {5, 4, 2, 5, 8});
    return block.end();
}

inline constexpr int kFollowSize = 1152 + 480 + 768 + 640 + 768 + 576 + 1600;
inline constexpr int kBidBegin = kFollowBegin + kFollowSize;

// What a seat knows when it bids.
struct BidView {
    BidView(CardSet hand_, Card upcard_, Seat seat, Seat dealer, bool isSecond_)
        : hand(hand_), upcard(upcard_), isSecond(isSecond_) {
        const int position = (seat - dealer + 3) & 3; // 3 is the dealer
        context = position + (isSecond ? 4 : 0);
        isDealer = seat == dealer;
    }

    CardSet hand;
    Card upcard;
    bool isSecond;
    bool isDealer;
    int context;
};

// The hand if `trump` were made: in the first round the dealer has the upcard instead of the worst
// card.
inline CardBits bidCards(const BidView& s, int trump) {
    CardBits cards = bitsOf(s.hand, trump);
    if (!s.isSecond && s.isDealer && trump == s.upcard.suit()) {
        const CardBits rest = cards;
        cards |= bitOf(s.upcard, trump);
        // The worst card is the lowest side card, preferably one that makes a void.
        CardBits worst = 0;
        int least = 100;
        for (CardBits left = rest & ~kTrumpBits; left != 0; left &= left - 1) {
            const CardBits one = lowestOf(left);
            const int length = countIn(rest, bitIndex(one) >> 3);
            const int rank = bitIndex(one) & 7;
            const int score = rank == 5 ? 50 : (length == 1 ? 0 : 4) + rank;
            if (score < least) least = score, worst = one;
        }
        cards &= ~(worst != 0 ? worst : lowestOf(cards));
    }
    return cards;
}

// A coarse count of the strength of a hand, from 0 to 15.
inline int coarseCount(CardBits cards) {
    constexpr std::array<std::uint8_t, 7> kTrumpWorth{4, 4, 4, 6, 8, 9, 10};
    int count = 0;
    for (CardBits rest = cards; rest != 0; rest &= rest - 1) {
        const int bit = bitIndex(lowestOf(rest));
        const int rank = bit & 7;
        count += bit >= 24   ? kTrumpWorth[static_cast<std::size_t>(rank)]
                 : rank == 5 ? 6
                 : rank == 4 ? 2
                             : 0;
    }
    return std::min(count / 3, 15);
}

template <class Use>
constexpr int makeFeatures(const BidView& s, int trump, bool alone, Use&& use) {
    FeatureIndex block(kBidBegin);
    const CardBits cards = bidCards(s, trump);
    const int mask = static_cast<int>(cards >> 24);
    const int trumps = std::min(countIn(cards, 3), 5);
    int aces = 0, kings = 0, suits = 0;
    for (int byte = 0; byte < 3; ++byte) {
        const CardBits side = cards >> 8 * byte & 0xff;
        aces += (side & 0x20) != 0;
        kings += (side & 0x10) != 0;
        suits += side != 0;
    }
    const int upRank =
        !s.isSecond ? bitIndex(bitOf(s.upcard, trump)) & 7 : trump == sameColour(s.upcard.suit());
    block(use, {alone, s.context, mask}, {2, 8, 128});
    block(use, {alone, s.context, aces, suits, trumps}, {2, 8, 4, 4, 6});
    block(use, {alone, s.context, upRank, trumps}, {2, 8, 8, 6});
    block(use, {alone, s.context, kings, aces}, {2, 8, 4, 4});
    return block.end();
}

inline constexpr int kMakeSize = 2048 + 1536 + 768 + 256;
inline constexpr int kPassBegin = kBidBegin + kMakeSize;

template <class Use> constexpr int passFeatures(const BidView& s, Use&& use) {
    FeatureIndex block(kPassBegin);
    int best = 0;
    if (!s.isSecond)
        for (int suit = 0; suit < french::kSuits; ++suit)
            if (suit != s.upcard.suit()) best = std::max(best, coarseCount(bitsOf(s.hand, suit)));
    block(use, {s.context, best}, {8, 16});
    return block.end();
}

inline constexpr int kPassSize = 128;
inline constexpr int kDiscardBegin = kPassBegin + kPassSize;

// `maker`: 0 the dealer, 1 the dealer's partner, 2 an opponent, 3 the dealer alone.
template <class Use>
constexpr int discardFeatures(CardBits hand, int maker, CardBits card, Use&& use) {
    FeatureIndex block(kDiscardBegin);
    const int bit = bitIndex(card);
    const int byte = bit >> 3;
    const int rank = bit & 7;
    const int kind = byte == 0 ? 0 : byte == 3 ? 2 : 1;
    const int length = std::min(countIn(hand, byte), 3) - 1;
    const int trumps = std::min(countIn(hand, 3), 6);
    const int withAce = byte != 3 && rank != 5 && (hand >> 8 * byte & 0x20) != 0;
    block(use, {kind, rank, length, trumps}, {3, 8, 3, 7});
    block(use, {maker, kind, rank, length}, {4, 3, 8, 3});
    block(use, {kind, rank, withAce, length}, {3, 8, 2, 3});
    return block.end();
}

inline constexpr int kDiscardSize = 504 + 288 + 144;
inline constexpr int kFeatures = kDiscardBegin + kDiscardSize;

} // namespace parlour::euchre
