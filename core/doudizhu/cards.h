// Cards by rank, since suits never matter in Doudizhu: the number of each rank, packed into a word.
#pragma once

#include "core/base/phrase.h"
#include "core/base/result.h"

#include <bit>
#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>

namespace parlour::doudizhu {

inline constexpr int kRanks = 15;
inline constexpr int kCards = 54;

enum Rank : std::uint8_t { Three = 0, Ten = 7, Jack, Queen, King, Ace, Two, BlackJoker, RedJoker };

// Each rank has four bits of a word, the three the lowest; this is the lowest bit of each.
inline constexpr std::uint64_t kEachRank = 0x111'1111'1111'1111;

class RankSet {
public:
    constexpr RankSet() = default;
    constexpr explicit RankSet(std::uint64_t bits) : m_bits(bits) {}
    static constexpr RankSet run(int lowest, int length) {
        return RankSet((kEachRank & ((std::uint64_t{1} << 4 * length) - 1)) << 4 * lowest);
    }

    constexpr std::uint64_t bits() const { return m_bits; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { // at most 15, so the sum fits the top four bits
        return static_cast<int>(m_bits * 0x1111'1111'1111'1111 >> 60);
    }
    constexpr bool contains(int rank) const { return m_bits >> 4 * rank & 1; }
    // Precondition of both: not empty.
    constexpr int lowest() const { return std::countr_zero(m_bits) / 4; }
    constexpr int highest() const { return (63 - std::countl_zero(m_bits)) / 4; }

    // The ranks at which a run of `length` consecutive ranks begins.
    constexpr RankSet runsOf(int length) const {
        std::uint64_t starts = m_bits;
        for (int i = 1; i < length; ++i) starts &= m_bits >> 4 * i;
        return RankSet(starts);
    }

    friend constexpr RankSet operator&(RankSet a, RankSet b) {
        return RankSet(a.m_bits & b.m_bits);
    }
    friend constexpr RankSet operator|(RankSet a, RankSet b) {
        return RankSet(a.m_bits | b.m_bits);
    }
    friend constexpr RankSet operator-(RankSet a, RankSet b) {
        return RankSet(a.m_bits & ~b.m_bits);
    }
    friend constexpr bool operator==(RankSet, RankSet) = default;

    // Lowest rank first.
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t rest) : m_rest(rest) {}
        constexpr int operator*() const { return std::countr_zero(m_rest) / 4; }
        constexpr Iterator& operator++() {
            m_rest &= m_rest - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t m_rest;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint64_t m_bits = 0;
};

inline constexpr RankSet kSequenceRanks = RankSet::run(Three, 12); // neither 2 nor jokers
inline constexpr RankSet kJokers = RankSet::run(BlackJoker, 2);

// A multiset of ranks: at most four of each, one of each joker.
class Cards {
public:
    constexpr Cards() = default;
    constexpr explicit Cards(std::uint64_t bits) : m_bits(bits) {}
    static constexpr Cards of(int rank, int count = 1) {
        return Cards(static_cast<std::uint64_t>(count) << 4 * rank);
    }
    static constexpr Cards ofEach(RankSet ranks, int count = 1) {
        return Cards(ranks.bits() * static_cast<std::uint64_t>(count));
    }

    constexpr std::uint64_t bits() const { return m_bits; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const {
        constexpr std::uint64_t kEven = 0x0f0f'0f0f'0f0f'0f0f;
        const std::uint64_t pairs = (m_bits & kEven) + (m_bits >> 4 & kEven);
        return static_cast<int>(pairs * 0x0101'0101'0101'0101 >> 56);
    }
    constexpr int count(int rank) const { return static_cast<int>(m_bits >> 4 * rank & 15); }
    constexpr RankSet ranks() const { return atLeast(1); }
    constexpr RankSet atLeast(int count) const {
        const std::uint64_t up = kEachRank * static_cast<std::uint64_t>(8 - count);
        return RankSet((m_bits + up) >> 3 & kEachRank);
    }
    constexpr RankSet exactly(int count) const { return atLeast(count) - atLeast(count + 1); }
    constexpr bool contains(Cards other) const {
        constexpr std::uint64_t kGuards = kEachRank * 8;
        return (((m_bits | kGuards) - other.m_bits) & kGuards) == kGuards;
    }
    constexpr Cards without(RankSet ranks) const { return Cards(m_bits & ~(ranks.bits() * 15)); }

    friend constexpr Cards operator+(Cards a, Cards b) { return Cards(a.m_bits + b.m_bits); }
    // Precondition: a contains b.
    friend constexpr Cards operator-(Cards a, Cards b) { return Cards(a.m_bits - b.m_bits); }
    constexpr Cards& operator+=(Cards other) { return *this = *this + other; }
    constexpr Cards& operator-=(Cards other) { return *this = *this - other; }
    friend constexpr bool operator==(Cards, Cards) = default;

private:
    std::uint64_t m_bits = 0;
};

inline constexpr Cards kRocket = Cards::ofEach(kJokers);
inline constexpr Cards kDeck = Cards::ofEach(RankSet::run(Three, 13), 4) + kRocket;

std::string toText(Cards cards); // lowest first: "33344456", "XD"
// Accepts any order. Errors: no such rank, or more cards of a rank than the deck has.
Result<Cards> parseCards(std::string_view text);

const Phrase& rankName(int rank); // "10"

} // namespace parlour::doudizhu
