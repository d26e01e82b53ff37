// The combination that cards form: a single, a pair, three of a kind or a five-card play, and how
// high it is.
#pragma once

#include "core/bigtwo/cards.h"

#include <array>

namespace parlour::bigtwo {

struct Options {
    bool firstAny = false;    // the first play need not contain the three of diamonds
    bool reenter = false;     // a player who has passed may play again in the same round
    bool twosHigh = false;    // A2345 and 23456 are the highest straights, not the lowest
    bool flushByRank = false; // flushes compare by their ranks, then by suit; else by suit first
    bool triples = false;     // three of a kind may be played
    friend bool operator==(const Options&, const Options&) = default;
};

// Five-card plays in ascending order.
enum class Kind : std::uint8_t {
    None,
    Single,
    Pair,
    Triple,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush
};

// "full house"
const Phrase& kindName(Kind kind);

// Number of cards in such a play; 0 for None.
constexpr int cardsOf(Kind kind) { return kind < Kind::Straight ? static_cast<int>(kind) : 5; }

// Kind and height as one number, for comparing plays with the same number of cards.
class Combination {
public:
    constexpr Combination() = default; // no play
    constexpr Combination(Kind kind, int height)
        : m_strength(static_cast<std::uint32_t>(kind) << kKindShift |
                     static_cast<std::uint32_t>(height)) {}

    constexpr Kind kind() const { return static_cast<Kind>(m_strength >> kKindShift); }
    // Decides between plays of the same kind. For singles and pairs the highest card's index; for
    // three and four of a kind and full houses the rank.
    constexpr int height() const { return static_cast<int>(m_strength & ((1 << kKindShift) - 1)); }
    constexpr int cards() const { return cardsOf(kind()); }
    constexpr bool beats(Combination other) const {
        return m_strength > other.m_strength && cards() == other.cards();
    }
    friend constexpr auto operator<=>(Combination, Combination) = default;

private:
    static constexpr int kKindShift = 16; // the height of a flush needs 15 bits
    std::uint32_t m_strength = 0;
};

// Recognises three of a kind whether or not it may be played.
Combination combinationOf(CardSet cards, const Options& options);

// A set of ranks, each represented by the bit of its diamond.
class RankSet {
public:
    static constexpr RankSet of(CardSet cards) {
        const std::uint64_t pairs = cards.bits() | cards.bits() >> 1;
        return RankSet((pairs | pairs >> 2) & kDiamonds);
    }
    static constexpr RankSet ofSuit(CardSet cards, int suit) {
        return RankSet(cards.bits() >> suit & kDiamonds);
    }
    // Ranks of which there are at least `count` cards: two, three or four.
    static constexpr RankSet atLeast(int count, CardSet cards) {
        constexpr std::uint64_t kOdd = 0x5555'5555'5555'5555;
        constexpr std::uint64_t kTwos = 0x3333'3333'3333'3333;
        const std::uint64_t halves = (cards.bits() & kOdd) + (cards.bits() >> 1 & kOdd);
        const std::uint64_t counts = (halves & kTwos) + (halves >> 2 & kTwos);
        const std::uint64_t four = counts >> 2;
        if (count == 4) return RankSet(four & kDiamonds);
        const std::uint64_t more = count == 2 ? counts >> 1 : counts >> 1 & counts;
        return RankSet((more | four) & kDiamonds);
    }
    static constexpr RankSet of(std::initializer_list<int> ranks) {
        RankSet set;
        for (const int rank : ranks) set.m_bits |= std::uint64_t{1} << 4 * rank;
        return set;
    }

    constexpr bool contains(RankSet other) const { return (other.m_bits & ~m_bits) == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int lowest() const { return std::countr_zero(m_bits) / 4; } // precondition: not empty
    constexpr RankSet without(int rank) const {
        return RankSet(m_bits & ~(std::uint64_t{1} << 4 * rank));
    }
    constexpr std::uint64_t bits() const { return m_bits; }
    // One bit per rank, lowest rank in the lowest bit.
    constexpr int dense() const {
        std::uint64_t x = (m_bits | m_bits >> 3) & 0x0303'0303'0303'0303;
        x = (x | x >> 6) & 0x000f'000f'000f'000f;
        x = (x | x >> 12) & 0x0000'00ff'0000'00ff;
        return static_cast<int>((x | x >> 24) & 0xffff);
    }
    friend constexpr bool operator==(RankSet, RankSet) = default;

    constexpr RankSet() = default;
    constexpr explicit RankSet(std::uint64_t bits) : m_bits(bits) {}

private:
    static constexpr std::uint64_t kDiamonds = 0x1'1111'1111'1111;
    std::uint64_t m_bits = 0;
};

// The ranks of a straight; the last is the one whose card decides.
struct Straight {
    std::array<std::uint8_t, 5> ranks{};
    RankSet set;
};
// Lowest first.
inline constexpr std::array<Straight, 10> kStraights = [] {
    std::array<Straight, 10> straights{};
    for (std::uint8_t which = 0; which < straights.size(); ++which) {
        auto& [ranks, set] = straights[which];
        for (std::uint8_t i = 0; i < 5; ++i) // ace and two come before the three here
            ranks[i] = static_cast<std::uint8_t>((which + i + Ace) % kRanks);
        set = RankSet::of({ranks[0], ranks[1], ranks[2], ranks[3], ranks[4]});
    }
    return straights;
}();

// `kind` is Straight or StraightFlush, `which` an index of kStraights.
constexpr Combination straightOf(Kind kind, std::size_t which, CardSet cards,
                                 const Options& options) {
    const bool isTwosHigh = options.twosHigh && which < 2;
    const int rank = isTwosHigh ? int{Two} : kStraights[which].ranks[4];
    const int above = isTwosHigh && which == 0 ? kSuits : 0; // A2345 above 23456
    return Combination(kind, (cards & ofRank(rank)).lowest().index + above);
}

constexpr Combination flushOf(RankSet ranks, int suit, const Options& options) {
    return Combination(Kind::Flush, options.flushByRank ? ranks.dense() << 2 | suit
                                                        : suit << kRanks | ranks.dense());
}

} // namespace parlour::bigtwo
