// The tricks of a deal of Euchre with all cards open, after the bidding and the discard, in the
// form that search uses.
#pragma once

#include "core/euchre/rules.h"

#include <array>
#include <bit>
#include <cstdint>

namespace parlour::euchre {

// Cards as bits in ascending order: a byte for each suit, its lowest card in the lowest bit. First
// the suit of the trumps' colour, then the other two, last the trumps with the bowers. Among cards
// that follow suit or trump, the highest bit takes the trick.
using CardBits = std::uint32_t;

inline constexpr CardBits kTrumpBits = 0x7f00'0000;
inline constexpr CardBits kAllCardBits = 0x7f3f'3f3b; // the jack of the trumps' colour is a bower

constexpr int bitIndex(CardBits one) { return std::countr_zero(one); }
constexpr CardBits lowestOf(CardBits cards) { return cards & -cards; }
constexpr CardBits highestOf(CardBits cards) {
    return CardBits{1} << (31 - std::countl_zero(cards));
}
// All bits of the suit of a card.
constexpr CardBits suitBits(CardBits one) { return CardBits{0xff} << (bitIndex(one) & 24); }

namespace detail {

inline constexpr auto kBits = [] {
    std::array<std::array<std::uint8_t, 64>, french::kSuits> bits{};
    for (int trump = 0; trump < french::kSuits; ++trump) {
        int nextSide = 1;
        std::array<int, french::kSuits> bytes{};
        for (int suit = 0; suit < french::kSuits; ++suit)
            bytes[static_cast<std::size_t>(suit)] = suit == trump               ? 3
                                                    : suit == sameColour(trump) ? 0
                                                                                : nextSide++;
        for (const Card card : kDeck) {
            int rank = card.rank() - french::Nine;
            if (card == rightBower(trump))
                rank = 6;
            else if (card == leftBower(trump))
                rank = 5;
            else if (card.suit() == trump && card.rank() > french::Jack)
                --rank;
            const int byte = bytes[static_cast<std::size_t>(suitOf(card, trump))];
            bits[static_cast<std::size_t>(trump)][card.index] =
                static_cast<std::uint8_t>(8 * byte + rank);
        }
    }
    return bits;
}();

inline constexpr auto kCardsAt = [] {
    std::array<std::array<Card, 32>, french::kSuits> cards{};
    for (std::size_t trump = 0; trump < french::kSuits; ++trump)
        for (const Card card : kDeck) cards[trump][kBits[trump][card.index]] = card;
    return cards;
}();

// Number of bits in a byte: quicker than the library function that older processors need.
inline constexpr auto kCounts = [] {
    std::array<std::uint8_t, 256> counts{};
    for (std::size_t i = 1; i < counts.size(); ++i)
        counts[i] = static_cast<std::uint8_t>(counts[i / 2] + i % 2);
    return counts;
}();

} // namespace detail

constexpr CardBits bitOf(Card card, int trump) {
    return CardBits{1} << detail::kBits[static_cast<std::size_t>(trump)][card.index];
}
constexpr CardBits bitsOf(CardSet cards, int trump) {
    CardBits bits = 0;
    for (const Card card : cards) bits |= bitOf(card, trump);
    return bits;
}
constexpr Card cardAt(CardBits one, int trump) {
    return detail::kCardsAt[static_cast<std::size_t>(trump)]
                           [static_cast<std::size_t>(bitIndex(one))];
}
// Number of cards in one suit's byte.
constexpr int countIn(CardBits bits, int suitByte) {
    return detail::kCounts[bits >> 8 * suitByte & 0xff];
}

struct OpenDeal {
    std::array<CardBits, kSeats> hands{};
    std::array<CardBits, kSeats> missing{}; // suits in which a seat has shown a void
    CardBits gone = 0;                      // cards known to be out of play
    CardBits lead = 0;                      // all bits of the suit led; 0 before the lead
    CardBits best = 0;                      // the card that wins the trick so far
    std::int8_t bestSeat = kNoSeat;
    std::int8_t turn = kNoSeat;
    std::int8_t maker = kNoSeat;
    std::uint8_t out = 0; // a bit for each seat that sits out
    std::uint8_t active = kSeats;
    std::uint8_t onTable = 0;
    std::array<std::uint8_t, 2> tricks{};
    bool isAlone = false;
    bool isDefendedAlone = false;

    // Precondition: phase Play.
    explicit OpenDeal(const State& state);
    OpenDeal() = default;

    int played() const { return tricks[0] + tricks[1]; }
    bool isOver() const { return played() == kTricks; }
    CardBits legal() const {
        const CardBits hand = hands[static_cast<std::size_t>(turn)];
        const CardBits following = hand & lead;
        return following != 0 ? following : hand;
    }
    bool beats(CardBits card) const { return (card & (lead | kTrumpBits)) != 0 && card > best; }
    bool sitsOut(Seat seat) const { return (out >> seat & 1) != 0; }
    Seat after(Seat seat) const {
        seat = leftOf(seat);
        while (sitsOut(seat)) seat = leftOf(seat);
        return seat;
    }

    void play(CardBits card) {
        const auto seat = static_cast<std::size_t>(turn);
        hands[seat] ^= card;
        gone |= card;
        if (onTable == 0) {
            lead = suitBits(card);
            best = card;
            bestSeat = turn;
        } else {
            if ((card & lead) == 0) missing[seat] |= lead;
            if (beats(card)) {
                best = card;
                bestSeat = turn;
            }
        }
        if (++onTable < active) {
            turn = static_cast<std::int8_t>(after(turn));
            return;
        }
        turn = bestSeat;
        ++tricks[static_cast<std::size_t>(turn & 1)];
        onTable = 0;
        lead = best = 0;
    }

    // In the hands of the seats in play.
    int cardsLeft() const { return (kTricks - played()) * active - onTable; }

    // The points of the hero's side minus those of the other. Precondition: isDecided().
    int points(Seat hero) const {
        const int made =
            makersPoints(tricks[static_cast<std::size_t>(maker & 1)], isAlone, isDefendedAlone);
        return ((hero ^ maker) & 1) == 0 ? made : -made;
    }
    // Whether no card still to come can change the points.
    bool isDecided() const {
        const int made = tricks[static_cast<std::size_t>(maker & 1)];
        const int lost = tricks[static_cast<std::size_t>(~maker & 1)];
        return lost > 2 || (made > 2 && lost > 0) || isOver();
    }
};

} // namespace parlour::euchre
