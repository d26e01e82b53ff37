// Cards of any deck as small numbers, and sets of cards as the bits of one word.
#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace parlour {

// suit * 16 + rank. Each deck says what the numbers mean and how they are ordered
// (italian_deck.h).
struct Card {
    std::uint8_t index = 0;

    constexpr int suit() const { return index >> 4; }
    constexpr int rank() const { return index & 15; }

    friend constexpr auto operator<=>(Card, Card) = default;
};

constexpr Card makeCard(int suit, int rank) {
    return Card{static_cast<std::uint8_t>(suit << 4 | rank)};
}

// Of any card type that has an index below 64.
template <class C> class BasicCardSet {
public:
    constexpr BasicCardSet() = default;
    constexpr BasicCardSet(std::initializer_list<C> cards) {
        for (const C card : cards) insert(card);
    }
    static constexpr BasicCardSet fromBits(std::uint64_t bits) {
        BasicCardSet set;
        set.m_bits = bits;
        return set;
    }
    // All sixteen bits of a suit.
    static constexpr BasicCardSet suit(int suit) requires std::same_as<C, Card> {
        return fromBits(std::uint64_t{0xffff} << 16 * suit);
    }

    constexpr std::uint64_t bits() const { return m_bits; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr bool contains(C card) const { return m_bits >> card.index & 1; }
    constexpr void insert(C card) { m_bits |= std::uint64_t{1} << card.index; }
    constexpr void erase(C card) { m_bits &= ~(std::uint64_t{1} << card.index); }

    constexpr C lowest() const {
        assert(!empty());
        return C{static_cast<std::uint8_t>(std::countr_zero(m_bits))};
    }
    constexpr C highest() const {
        assert(!empty());
        return C{static_cast<std::uint8_t>(63 - std::countl_zero(m_bits))};
    }

    friend constexpr BasicCardSet operator|(BasicCardSet a, BasicCardSet b) {
        return fromBits(a.m_bits | b.m_bits);
    }
    friend constexpr BasicCardSet operator&(BasicCardSet a, BasicCardSet b) {
        return fromBits(a.m_bits & b.m_bits);
    }
    friend constexpr BasicCardSet operator-(BasicCardSet a, BasicCardSet b) {
        return fromBits(a.m_bits & ~b.m_bits);
    }
    constexpr BasicCardSet& operator|=(BasicCardSet other) { return *this = *this | other; }
    constexpr BasicCardSet& operator-=(BasicCardSet other) { return *this = *this - other; }
    friend constexpr bool operator==(BasicCardSet, BasicCardSet) = default;

    // Lowest card first.
    class Iterator {
    public:
        using value_type = C;
        using difference_type = std::ptrdiff_t;
        constexpr explicit Iterator(std::uint64_t rest = 0) : m_rest(rest) {}
        constexpr C operator*() const {
            return C{static_cast<std::uint8_t>(std::countr_zero(m_rest))};
        }
        constexpr Iterator& operator++() {
            m_rest &= m_rest - 1;
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t m_rest;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(); }

private:
    std::uint64_t m_bits = 0;
};

using CardSet = BasicCardSet<Card>;

} // namespace parlour
