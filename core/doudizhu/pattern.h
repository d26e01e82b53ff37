// The pattern that cards form: singles, pairs and triplets, alone or in sequence, with or without
// cards they carry (kickers), bombs, the rocket.
#pragma once

#include "core/doudizhu/cards.h"

namespace parlour::doudizhu {

// Which single cards triplets and fours may carry. Pairs must always differ in rank.
enum class Kickers : std::uint8_t {
    Any,     // any cards of other ranks
    Common,  // not both jokers, no four, no triplet that would extend the sequence
    Distinct // all of different ranks, not both jokers
};

enum class Kind : std::uint8_t {
    None,
    Single, // this, Pair and Triplet: one, two, three cards of each of `length` ranks
    Pair,
    Triplet,
    TripletWithSingles, // as many kickers as triplets
    TripletWithPairs,
    FourWithSingles, // two kickers
    FourWithPairs,
    Bomb,
    Rocket
};

struct Pattern {
    Kind kind = Kind::None;
    std::uint8_t length = 0; // number of ranks; 1: not a sequence
    std::uint8_t lowest = 0; // lowest rank, without kickers

    constexpr explicit operator bool() const { return kind != Kind::None; }
    constexpr bool isBomb() const { return kind >= Kind::Bomb; } // or the rocket
    constexpr bool isAlike(Pattern other) const {
        return kind == other.kind && length == other.length;
    }
    constexpr int highest() const { return lowest + length - 1; }
    constexpr bool beats(Pattern other) const {
        if (isAlike(other)) return lowest > other.lowest;
        return kind > other.kind && isBomb();
    }
    friend constexpr bool operator==(Pattern, Pattern) = default;
};

// Fewest ranks in a sequence of singles, pairs or triplets.
constexpr int shortestSequence(Kind kind) {
    return kind == Kind::Single ? 5 : kind == Kind::Pair ? 3 : 2;
}
// Cards per rank, without kickers.
constexpr int copiesOf(Kind kind) {
    return kind < Kind::Triplet ? static_cast<int>(kind) : kind < Kind::FourWithSingles ? 3 : 4;
}
constexpr bool carriesPairs(Kind kind) {
    return kind == Kind::TripletWithPairs || kind == Kind::FourWithPairs;
}
constexpr bool carries(Kind kind) {
    return kind >= Kind::TripletWithSingles && kind <= Kind::FourWithPairs;
}
// Number of kickers, single cards or pairs. Precondition: carries(kind).
constexpr int kickersOf(Kind kind, int length) { return kind < Kind::FourWithSingles ? length : 2; }
// Number of cards, kickers included. Precondition: not the rocket.
constexpr int cardsOf(Pattern pattern) {
    const int carried = !carries(pattern.kind) ? 0
                                               : kickersOf(pattern.kind, pattern.length) *
                                                     (carriesPairs(pattern.kind) ? 2 : 1);
    return copiesOf(pattern.kind) * pattern.length + carried;
}

// Whether triplets or a four of the ranks `core` may carry these single kickers of other ranks.
constexpr bool mayCarrySingles(Cards kickers, RankSet core, Kickers rule) {
    if (rule == Kickers::Any) return true;
    if (kickers.contains(kRocket)) return false;
    if (rule == Kickers::Distinct) return kickers.atLeast(2).empty();
    const RankSet beside = RankSet(core.bits() << 4 | core.bits() >> 4) &
                           (core.size() > 1 ? kSequenceRanks : RankSet());
    return kickers.atLeast(4).empty() && (kickers.atLeast(3) & beside).empty();
}

// The pattern of these cards; Kind::None if they cannot be played. A plain triplet sequence is
// always read as one; of two readings with kickers the higher counts.
Pattern patternOf(Cards cards, Kickers rule);

// "airplane with wings"
const Phrase& patternName(Pattern pattern);

} // namespace parlour::doudizhu
