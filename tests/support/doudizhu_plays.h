// Every play of a hand, listed straight from the rules: slow, and unlike the program's own way.
#pragma once

#include "tests/support/doudizhu.h"

#include <algorithm>
#include <array>
#include <functional>
#include <unordered_map>

namespace parlour::test {

class AllPlays {
    using Cards = doudizhu::Cards;
    using Kind = doudizhu::Kind;
    using Kickers = doudizhu::Kickers;
    using Pattern = doudizhu::Pattern;
    using Counts = std::array<int, doudizhu::kRanks>;

public:
    AllPlays(Cards hand, Kickers rule) : m_rule(rule) {
        for (int rank = 0; rank < doudizhu::kRanks; ++rank) m_hand[at(rank)] = hand.count(rank);
        sequences(Kind::Single, 1, 5);
        sequences(Kind::Pair, 2, 3);
        sequences(Kind::Triplet, 3, 2);
        for (int rank = 0; rank < doudizhu::kRanks; ++rank) {
            if (m_hand[at(rank)] < 4) continue;
            Counts four{};
            four[at(rank)] = 4;
            add(four, Kind::Bomb, 1, rank);
            withSingles(four, 2, Kind::FourWithSingles, 1, rank);
            withPairs(four, 2, Kind::FourWithPairs, 1, rank);
        }
        if (m_hand[13] == 1 && m_hand[14] == 1) {
            Counts both{};
            both[13] = both[14] = 1;
            add(both, Kind::Rocket, 1, 13);
        }
    }

    // By the word of the cards.
    const std::unordered_map<std::uint64_t, Pattern>& plays() const { return m_plays; }

    static bool beats(Pattern mine, Pattern table) {
        if (table.kind == Kind::Rocket) return false;
        if (mine.kind == Kind::Rocket) return true;
        if (mine.kind == Kind::Bomb) return table.kind != Kind::Bomb || mine.lowest > table.lowest;
        return mine.kind == table.kind && mine.length == table.length && mine.lowest > table.lowest;
    }

private:
    static std::size_t at(int rank) { return static_cast<std::size_t>(rank); }

    void sequences(Kind kind, int copies, int shortest) {
        for (int lowest = 0; lowest < doudizhu::kRanks; ++lowest)
            for (int length = 1; lowest + length <= doudizhu::kRanks; ++length) {
                if (m_hand[at(lowest + length - 1)] < copies) break;
                if (length > 1 && (length < shortest || lowest + length - 1 > doudizhu::Ace))
                    continue;
                Counts cards{};
                for (int i = 0; i < length; ++i) cards[at(lowest + i)] = copies;
                add(cards, kind, length, lowest);
                if (copies != 3) continue;
                withSingles(cards, length, Kind::TripletWithSingles, length, lowest);
                withPairs(cards, length, Kind::TripletWithPairs, length, lowest);
            }
    }

    void withSingles(const Counts& core, int number, Kind kind, int length, int lowest) {
        Counts kickers{};
        const std::function<void(int, int)> choose = [&](int rank, int left) {
            if (left == 0) {
                if (isAllowed(kickers, length, lowest))
                    addCarrying(core, kickers, kind, length, lowest);
                return;
            }
            if (rank == doudizhu::kRanks) return;
            const int most = core[at(rank)] > 0 ? 0 : std::min(left, m_hand[at(rank)]);
            for (int take = 0; take <= most; ++take) {
                kickers[at(rank)] = take;
                choose(rank + 1, left - take);
            }
            kickers[at(rank)] = 0;
        };
        choose(0, number);
    }

    void withPairs(const Counts& core, int number, Kind kind, int length, int lowest) {
        Counts kickers{};
        const std::function<void(int, int)> choose = [&](int rank, int left) {
            if (left == 0) return addCarrying(core, kickers, kind, length, lowest);
            if (rank == doudizhu::kRanks) return;
            choose(rank + 1, left);
            if (core[at(rank)] > 0 || m_hand[at(rank)] < 2) return;
            kickers[at(rank)] = 2;
            choose(rank + 1, left - 1);
            kickers[at(rank)] = 0;
        };
        choose(0, number);
    }

    bool isAllowed(const Counts& kickers, int length, int lowest) const {
        if (m_rule == Kickers::Any) return true;
        if (kickers[13] + kickers[14] == 2) return false;
        for (int rank = 0; rank < doudizhu::kRanks; ++rank) {
            const int count = kickers[at(rank)];
            if (m_rule == Kickers::Distinct && count > 1) return false;
            if (count == 4) return false;
            const bool wouldLengthen = length > 1 && rank <= doudizhu::Ace &&
                                       (rank == lowest - 1 || rank == lowest + length);
            if (count == 3 && wouldLengthen) return false;
        }
        return true;
    }

    void addCarrying(const Counts& core, const Counts& kickers, Kind kind, int length, int lowest) {
        Counts all = core;
        for (std::size_t rank = 0; rank < all.size(); ++rank) all[rank] += kickers[rank];
        add(all, kind, length, lowest);
    }

    // Of two readings the plain sequence counts, else the higher one.
    void add(const Counts& counts, Kind kind, int length, int lowest) {
        Cards cards;
        for (int rank = 0; rank < doudizhu::kRanks; ++rank)
            cards += Cards::of(rank, counts[at(rank)]);
        const Pattern pattern{kind, static_cast<std::uint8_t>(length),
                              static_cast<std::uint8_t>(lowest)};
        const auto [known, isNew] = m_plays.emplace(cards.bits(), pattern);
        if (isNew || known->second.kind == Kind::Triplet) return;
        if (kind == Kind::Triplet || lowest > known->second.lowest) known->second = pattern;
    }

    Counts m_hand{};
    Kickers m_rule;
    std::unordered_map<std::uint64_t, Pattern> m_plays;
};

} // namespace parlour::test
