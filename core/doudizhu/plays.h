// Enumerates the plays in some cards: calls sink(cards) once for each, without storing them.
#pragma once

#include "core/doudizhu/pattern.h"

#include <algorithm>

namespace parlour::doudizhu {

namespace detail {

// Each way to add `count` of the cards `left` to those `chosen`.
template <class Sink>
void forEachChoice(std::uint64_t left, int count, std::uint64_t chosen, const Sink& sink) {
    if (count == 1) {
        for (std::uint64_t ranks = Cards(left).ranks().bits(); ranks; ranks &= ranks - 1)
            sink(Cards(chosen + (ranks & -ranks)));
        return;
    }
    while (left) {
        const int place = std::countr_zero(left) & ~3;
        const int held = static_cast<int>(left >> place & 15);
        left &= ~(std::uint64_t{15} << place);
        for (int take = 1; take <= std::min(held, count); ++take) {
            const std::uint64_t more = chosen + (static_cast<std::uint64_t>(take) << place);
            if (take == count)
                sink(Cards(more));
            else
                forEachChoice(left, count - take, more, sink);
        }
    }
}

// Whether the pattern of triplets from `lowest` up with these kickers begins at `lowest`. It does
// not where a triplet among the kickers extends the sequence to a plain or a higher one.
constexpr bool isHighestReading(Cards kickers, int lowest, int length) {
    if (length < 3) return true;
    const RankSet beside = kickers.exactly(3) & kSequenceRanks;
    return !beside.contains(lowest + length) &&
           (length != 3 || lowest == 0 || !beside.contains(lowest - 1));
}

template <class Sink> void forEachPlain(int copies, int length, RankSet starts, const Sink& sink) {
    const Cards lowest = Cards::ofEach(RankSet::run(0, length), copies);
    for (std::uint64_t left = starts.bits(); left; left &= left - 1)
        sink(Cards(lowest.bits() * (left & -left)));
}

template <class Sink> void forEachBomb(Cards hand, RankSet ranks, const Sink& sink) {
    forEachPlain(4, 1, hand.atLeast(4) & ranks, sink);
    if (hand.contains(kRocket)) sink(kRocket);
}

} // namespace detail

// The plays of a kind that carries, for each lowest rank in `starts`.
template <class Sink>
void forEachCarrying(Kind kind, int length, RankSet starts, Cards hand, Kickers rule,
                     const Sink& sink) {
    const int count = kickersOf(kind, length);
    const RankSet pairs = hand.atLeast(2);
    for (const int lowest : starts) {
        const RankSet core = RankSet::run(lowest, length);
        const Cards cores = Cards::ofEach(core, copiesOf(kind));
        if (carriesPairs(kind)) {
            detail::forEachChoice((pairs - core).bits(), count, 0,
                                  [&](Cards one) { sink(cores + one + one); });
            continue;
        }
        const Cards rest = hand.without(core);
        if (count == 1) { // any single card is a legal kicker
            for (std::uint64_t ranks = rest.ranks().bits(); ranks; ranks &= ranks - 1)
                sink(cores + Cards(ranks & -ranks));
            continue;
        }
        const Cards few = rule == Kickers::Distinct ? Cards::ofEach(rest.ranks()) : rest;
        detail::forEachChoice(few.bits(), count, 0, [&](Cards kickers) {
            if (mayCarrySingles(kickers, core, rule) &&
                detail::isHighestReading(kickers, lowest, length))
                sink(cores + kickers);
        });
    }
}

// All plays, as the leader may choose.
template <class Sink> void forEachPlay(Cards hand, Kickers rule, const Sink& sink) {
    for (const Kind kind : {Kind::Single, Kind::Pair, Kind::Triplet}) {
        const RankSet ranks = hand.atLeast(copiesOf(kind));
        detail::forEachPlain(copiesOf(kind), 1, ranks, sink);
        if (kind == Kind::Triplet) {
            forEachCarrying(Kind::TripletWithSingles, 1, ranks, hand, rule, sink);
            forEachCarrying(Kind::TripletWithPairs, 1, ranks, hand, rule, sink);
        }
        const RankSet run = ranks & kSequenceRanks;
        int length = shortestSequence(kind);
        for (RankSet starts = run.runsOf(length); !starts.empty();
             starts = starts & RankSet(run.bits() >> 4 * length++)) {
            detail::forEachPlain(copiesOf(kind), length, starts, sink);
            if (kind != Kind::Triplet) continue;
            for (const Kind carrier : {Kind::TripletWithSingles, Kind::TripletWithPairs})
                forEachCarrying(carrier, length, starts, hand, rule, sink);
        }
    }
    if (const RankSet fours = hand.atLeast(4); !fours.empty())
        for (const Kind kind : {Kind::FourWithSingles, Kind::FourWithPairs})
            forEachCarrying(kind, 1, fours, hand, rule, sink);
    detail::forEachBomb(hand, RankSet(kEachRank), sink);
}

// The plays that beat `table`, bombs last.
template <class Sink>
void forEachBeating(Pattern table, Cards hand, Kickers rule, const Sink& sink) {
    if (table.kind == Kind::Rocket) return;
    const RankSet higher(kEachRank & ~std::uint64_t{0} << 4 * (table.lowest + 1));
    if (table.kind == Kind::Bomb) return detail::forEachBomb(hand, higher, sink);
    const RankSet ranks = hand.atLeast(copiesOf(table.kind)) & higher;
    const RankSet starts =
        table.length == 1 ? ranks : (ranks & kSequenceRanks).runsOf(table.length);
    if (carries(table.kind))
        forEachCarrying(table.kind, table.length, starts, hand, rule, sink);
    else
        detail::forEachPlain(copiesOf(table.kind), table.length, starts, sink);
    detail::forEachBomb(hand, RankSet(kEachRank), sink);
}

} // namespace parlour::doudizhu
