// What cards are together: singles, pairs and triplets alone or in sequence, with or without what
// they carry (kickers), bombs, the rocket.
#pragma once

#include "core/doudizhu/cards.h"

namespace parlour::doudizhu {

// What triplets and fours may carry as single cards. Pairs must always be of different ranks.
enum class Kickers : std::uint8_t {
    Any,     // any cards of other ranks
    Common,  // not both jokers, no four, no three that would lengthen the triplet sequence
    Distinct // all of different rank, not both jokers
};

enum class Kind : std::uint8_t {
    None,
    Single, // these three: so many cards of each of `length` ranks
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
    std::uint8_t length = 0; // ranks of a sequence; 1: no sequence
    std::uint8_t lowest = 0; // rank of the sequence, the triplet or the four

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

// The fewest ranks of a sequence of singles, pairs or triplets.
constexpr int shortestSequence(Kind kind) {
    return kind == Kind::Single ? 5 : kind == Kind::Pair ? 3 : 2;
}
// Cards of one rank in the part that counts.
constexpr int copiesOf(Kind kind) {
    return kind < Kind::Triplet ? static_cast<int>(kind) : kind < Kind::FourWithSingles ? 3 : 4;
}
constexpr bool carriesPairs(Kind kind) {
    return kind == Kind::TripletWithPairs || kind == Kind::FourWithPairs;
}
constexpr bool carries(Kind kind) {
    return kind >= Kind::TripletWithSingles && kind <= Kind::FourWithPairs;
}
// How many kickers, single cards or pairs, go with it. Precondition: it carries.
constexpr int kickersOf(Kind kind, int length) { return kind < Kind::FourWithSingles ? length : 2; }
// Cards in all; kinds other than the rocket.
constexpr int cardsOf(Pattern pattern) {
    const int carried = !carries(pattern.kind) ? 0
                                               : kickersOf(pattern.kind, pattern.length) *
                                                     (carriesPairs(pattern.kind) ? 2 : 1);
    return copiesOf(pattern.kind) * pattern.length + carried;
}

// Whether these single kickers may go with triplets or a four of the ranks `core`, of which they
// have none.
constexpr bool mayCarrySingles(Cards kickers, RankSet core, Kickers rule) {
    if (rule == Kickers::Any) return true;
    if (kickers.contains(kRocket)) return false;
    if (rule == Kickers::Distinct) return kickers.atLeast(2).empty();
    const RankSet beside = RankSet(core.bits() << 4 | core.bits() >> 4) &
                           (core.size() > 1 ? kSequenceRanks : RankSet());
    return kickers.atLeast(4).empty() && (kickers.atLeast(3) & beside).empty();
}

// What these cards are; Kind::None: nothing that may be played. A plain triplet sequence is always
// read so; of two readings with kickers the higher one counts.
Pattern patternOf(Cards cards, Kickers rule);

// "airplane with wings"
const Phrase& patternName(Pattern pattern);

} // namespace parlour::doudizhu
