// Enumerates the plays in a set of cards: calls sink(cards, combination) once for each, without
// storing them.
#pragma once

#include "core/bigtwo/combination.h"

namespace parlour::bigtwo {

namespace detail {

// Each way to add `More` of the cards `left` to those `chosen`.
template <int More, class Sink>
void forEachChoice(std::uint64_t left, std::uint64_t chosen, const Sink& sink) {
    if constexpr (More == 0)
        sink(CardSet::fromBits(chosen));
    else
        for (; left; left &= left - 1)
            forEachChoice<More - 1>(left & (left - 1), chosen | (left & -left), sink);
}

// Each way to take one card of every rank of the straight, not all of the same suit. `suits` has
// the bit of a suit if all cards chosen so far have it.
template <std::size_t Place, class Sink>
void forEachMixed(CardSet cards, const Straight& straight, unsigned suits, CardSet chosen,
                  const Sink& sink) {
    if constexpr (Place == 5) {
        if (suits == 0) sink(chosen);
    } else {
        const int shift = 4 * straight.ranks[Place];
        for (std::uint64_t left = cards.bits() >> shift & 15; left; left &= left - 1) {
            const std::uint64_t one = left & -left;
            forEachMixed<Place + 1>(cards, straight, suits & static_cast<unsigned>(one),
                                    chosen | CardSet::fromBits(one << shift), sink);
        }
    }
}

constexpr bool isStraight(RankSet ranks) {
    for (const Straight& straight : kStraights)
        if (straight.set == ranks) return true;
    return false;
}

} // namespace detail

template <class Sink> void forEachSingle(CardSet cards, const Sink& sink) {
    for (const Card card : cards) sink(CardSet{card}, Combination(Kind::Single, card.index));
}

template <class Sink> void forEachPair(CardSet cards, const Sink& sink) {
    for (RankSet ranks = RankSet::atLeast(2, cards); !ranks.empty();) {
        const int rank = ranks.lowest();
        ranks = ranks.without(rank);
        detail::forEachChoice<2>((cards & ofRank(rank)).bits(), 0, [&](CardSet pair) {
            sink(pair, Combination(Kind::Pair, pair.highest().index));
        });
    }
}

template <class Sink> void forEachTriple(CardSet cards, const Sink& sink) {
    for (RankSet ranks = RankSet::atLeast(3, cards); !ranks.empty();) {
        const int rank = ranks.lowest();
        ranks = ranks.without(rank);
        detail::forEachChoice<3>((cards & ofRank(rank)).bits(), 0, [&](CardSet triple) {
            sink(triple, Combination(Kind::Triple, rank));
        });
    }
}

template <class Sink>
void forEachStraight(CardSet cards, const Options& options, const Sink& sink) {
    const RankSet ranks = RankSet::of(cards);
    for (std::size_t which = 0; which < kStraights.size(); ++which)
        if (ranks.contains(kStraights[which].set))
            detail::forEachMixed<0>(cards, kStraights[which], 15, {}, [&](CardSet five) {
                sink(five, straightOf(Kind::Straight, which, five, options));
            });
}

template <class Sink> void forEachFlush(CardSet cards, const Options& options, const Sink& sink) {
    for (int suit = 0; suit < kSuits; ++suit) {
        const CardSet ofThis = cards & ofSuit(suit);
        if (ofThis.size() < 5) continue;
        detail::forEachChoice<5>(ofThis.bits(), 0, [&](CardSet five) {
            const RankSet ranks = RankSet::ofSuit(five, suit);
            if (!detail::isStraight(ranks)) sink(five, flushOf(ranks, suit, options));
        });
    }
}

template <class Sink> void forEachFullHouse(CardSet cards, const Sink& sink) {
    forEachTriple(cards, [&](CardSet triple, Combination) {
        const int rank = triple.lowest().rank();
        forEachPair(cards - ofRank(rank), [&](CardSet pair, Combination) {
            sink(triple | pair, Combination(Kind::FullHouse, rank));
        });
    });
}

template <class Sink> void forEachFourOfAKind(CardSet cards, const Sink& sink) {
    for (RankSet ranks = RankSet::atLeast(4, cards); !ranks.empty();) {
        const int rank = ranks.lowest();
        ranks = ranks.without(rank);
        for (const Card kicker : cards - ofRank(rank))
            sink(ofRank(rank) | CardSet{kicker}, Combination(Kind::FourOfAKind, rank));
    }
}

template <class Sink>
void forEachStraightFlush(CardSet cards, const Options& options, const Sink& sink) {
    for (int suit = 0; suit < kSuits; ++suit) {
        const RankSet ranks = RankSet::ofSuit(cards, suit);
        if (ranks.size() < 5) continue;
        for (std::size_t which = 0; which < kStraights.size(); ++which)
            if (const RankSet set = kStraights[which].set; ranks.contains(set)) {
                const CardSet five = CardSet::fromBits(set.bits() << suit);
                sink(five, straightOf(Kind::StraightFlush, which, five, options));
            }
    }
}

// The five-card plays of kind `least` and higher, in ascending order of kinds.
template <class Sink>
void forEachFive(CardSet cards, Kind least, const Options& options, const Sink& sink) {
    if (cards.size() < 5) return;
    if (least <= Kind::Straight) forEachStraight(cards, options, sink);
    if (least <= Kind::Flush) forEachFlush(cards, options, sink);
    if (least <= Kind::FullHouse) forEachFullHouse(cards, sink);
    if (least <= Kind::FourOfAKind) forEachFourOfAKind(cards, sink);
    forEachStraightFlush(cards, options, sink);
}

// The plays of `size` cards: one, two, three or five.
template <class Sink>
void forEachOfSize(int size, CardSet cards, const Options& options, const Sink& sink) {
    switch (size) {
    case 1: forEachSingle(cards, sink); break;
    case 2: forEachPair(cards, sink); break;
    case 3: forEachTriple(cards, sink); break;
    default: forEachFive(cards, Kind::Straight, options, sink);
    }
}

// The plays that beat `table`.
template <class Sink>
void forEachBeating(Combination table, CardSet cards, const Options& options, const Sink& sink) {
    const auto higher = [&](CardSet play, Combination combination) {
        if (combination > table) sink(play, combination);
    };
    if (table.cards() == 5)
        forEachFive(cards, table.kind(), options, higher);
    else
        forEachOfSize(table.cards(), cards, options, higher);
}

// All plays, fewest cards first.
template <class Sink> void forEachPlay(CardSet cards, const Options& options, const Sink& sink) {
    forEachSingle(cards, sink);
    forEachPair(cards, sink);
    if (options.triples) forEachTriple(cards, sink);
    forEachFive(cards, Kind::Straight, options, sink);
}

} // namespace parlour::bigtwo
