#include "ai/doudizhu/split.h"

#include <array>

namespace parlour::doudizhu {

namespace {

constexpr int kBomb = 64;
constexpr int kPairSequence = 36;
constexpr int kSequence = 25;
constexpr int kTriplet = 9;
constexpr int kSequenceRankCount = 12;

// Numbers of unfinished sequences by their length so far, four bits each:
//   0-3  of single cards with 1 to 4 ranks: must continue     4  with 5 or more: may end
//   5-6  of pairs with 1 or 2 ranks: must continue            7  with 3 or more: may end
using Open = std::uint32_t;
constexpr int at(Open open, int digit) { return static_cast<int>(open >> 4 * digit & 15); }

// The choices at a rank.
struct Step {
    std::uint8_t starts = 0; // sequences of single cards that begin
    std::uint8_t longer = 0; // those that could end but continue
    std::uint8_t pairStarts = 0;
    std::uint8_t pairLonger = 0;
};

// A way to split the ranks so far. Its value is the lesser of two sums: all loose groups carried at
// no cost, or each loose group paid for and each triplet refunding one.
struct Way {
    Open open = 0;
    std::int16_t carried = 0;
    std::int16_t uncarried = 0;
    std::uint16_t before = 0; // index of its predecessor in the previous level
    Step step;

    int value() const { return std::min(carried, uncarried); }
    bool isAsGoodAs(const Way& other) const {
        return carried >= other.carried && uncarried >= other.uncarried;
    }
};

// No hand needs as many: the most found was a third of it.
constexpr std::size_t kMostWays = 512;
using Level = boost::container::static_vector<Way, kMostWays>;

void keepBest(Level& level, const Way& way) {
    for (Way& known : level) {
        if (known.open != way.open) continue;
        if (known.isAsGoodAs(way)) return;
        if (way.isAsGoodAs(known)) {
            known = way;
            return;
        }
    }
    level.push_back(way);
}

// Adds the value of `left` cards of a rank of which the hand has `count`.
void addLeft(Way& way, int rank, int count, int left) {
    const auto add = [&](int carried, int uncarried) {
        way.carried = static_cast<std::int16_t>(way.carried + carried);
        way.uncarried = static_cast<std::int16_t>(way.uncarried + uncarried);
    };
    if (left == 4)
        add(kBomb, kBomb);
    else if (left == 3)
        add(kTriplet, kTriplet + 1);
    else if (left > 0 && rank >= Ace)
        add(left, left);
    else if (left == 1 && count > 1)
        add(-1, -1);
    else if (left > 0)
        add(0, -1);
}

// Adds all ways through a rank to the next level: sequences continue or begin, the rest is left.
void goThrough(const Way& way, std::uint16_t index, int rank, int count, bool mayStart,
               bool mayStartPairs, Level& next) {
    const Open open = way.open;
    const int must = at(open, 0) + at(open, 1) + at(open, 2) + at(open, 3);
    const int pairsMust = at(open, 5) + at(open, 6);
    const int spare = count - must - 2 * pairsMust;
    if (spare < 0) return;
    const int finished = kSequence * at(open, 3) + kPairSequence * at(open, 6);
    for (int pairs = 0; pairs <= at(open, 7) && 2 * pairs <= spare; ++pairs)
        for (int begun = 0; 2 * (pairs + begun) <= spare; ++begun) {
            const int forSingles = spare - 2 * (pairs + begun);
            for (int longer = 0; longer <= at(open, 4) && longer <= forSingles; ++longer)
                for (int starts = 0; longer + starts <= forSingles; ++starts) {
                    Way later = way;
                    later.before = index;
                    later.step = {
                        static_cast<std::uint8_t>(starts), static_cast<std::uint8_t>(longer),
                        static_cast<std::uint8_t>(begun), static_cast<std::uint8_t>(pairs)};
                    later.open = static_cast<Open>(starts | (open & 0x0fff) << 4 |
                                                   (at(open, 3) + longer) << 16 | begun << 20 |
                                                   at(open, 5) << 24 | (at(open, 6) + pairs) << 28);
                    later.carried = static_cast<std::int16_t>(later.carried + finished);
                    later.uncarried = static_cast<std::int16_t>(later.uncarried + finished);
                    addLeft(later, rank, count, forSingles - longer - starts);
                    keepBest(next, later);
                    if (!mayStart) break;
                }
            if (!mayStartPairs) break;
        }
}

// levels[r]: the ways to split the ranks below r.
class Ways {
public:
    explicit Ways(Cards hand) {
        Way first;
        addLeft(first, Two, hand.count(Two), hand.count(Two));
        if (hand.contains(kRocket))
            addLeft(first, Two, 4, 4);
        else
            addLeft(first, Two, 1, hand.count(BlackJoker) + hand.count(RedJoker));
        m_levels[0].push_back(first);
        const RankSet starts = (hand.ranks() & kSequenceRanks).runsOf(5);
        const RankSet pairStarts = (hand.atLeast(2) & kSequenceRanks).runsOf(3);
        for (int rank = 0; rank < kSequenceRankCount; ++rank) {
            const Level& level = m_levels[static_cast<std::size_t>(rank)];
            Level& next = m_levels[static_cast<std::size_t>(rank + 1)];
            for (std::size_t i = 0; i < level.size(); ++i)
                goThrough(level[i], static_cast<std::uint16_t>(i), rank, hand.count(rank),
                          starts.contains(rank), pairStarts.contains(rank), next);
        }
    }

    // The best way whose sequences are all complete.
    std::size_t best() const {
        const Level& last = m_levels.back();
        std::size_t best = last.size();
        for (std::size_t i = 0; i < last.size(); ++i)
            if (isWhole(last[i]) && (best == last.size() || last[i].value() > last[best].value()))
                best = i;
        return best;
    }
    int value(std::size_t i) const { return m_levels.back()[i].value(); }

    // The choices at each rank on the way to this one.
    std::array<Step, kSequenceRankCount> steps(std::size_t i) const {
        std::array<Step, kSequenceRankCount> steps;
        for (std::size_t rank = steps.size(); rank-- > 0;) {
            const Way& way = m_levels[rank + 1][i];
            steps[rank] = way.step;
            i = way.before;
        }
        return steps;
    }

private:
    static bool isWhole(const Way& way) { return (way.open & 0x0ff0'ffff) == 0; }

    std::array<Level, kSequenceRankCount + 1> m_levels;
};

Pattern group(Kind kind, int length, int lowest) {
    return {kind, static_cast<std::uint8_t>(length), static_cast<std::uint8_t>(lowest)};
}

// Tracks the sequences of a kind from rank to rank.
class Sequences {
public:
    Sequences(Kind kind) : m_kind(kind) {}

    // All sequences that may end do so, the oldest first, except `longer` of them. Returns how many
    // include this rank.
    int pass(int rank, int starts, int longer, Split& split) {
        std::size_t free = 0;
        while (free < m_open.size() && rank - m_open[free] >= shortestSequence(m_kind)) ++free;
        for (; free > static_cast<std::size_t>(longer); --free) {
            split.groups.push_back(group(m_kind, rank - m_open.front(), m_open.front()));
            m_open.erase(m_open.begin());
        }
        for (int i = 0; i < starts; ++i) m_open.push_back(rank);
        return static_cast<int>(m_open.size());
    }

private:
    Kind m_kind;
    boost::container::static_vector<int, 5> m_open; // lowest rank of each, the oldest first
};

} // namespace

int splitValue(Cards hand) {
    const Ways ways(hand);
    return ways.value(ways.best());
}

Split split(Cards hand) {
    const Ways ways(hand);
    const std::size_t best = ways.best();
    Split split;
    split.value = ways.value(best);
    Sequences singles(Kind::Single);
    Sequences pairs(Kind::Pair);
    const auto steps = ways.steps(best);
    Cards rest = hand;
    for (int rank = 0; rank < kSequenceRankCount; ++rank) {
        const Step& step = steps[static_cast<std::size_t>(rank)];
        rest -= Cards::of(rank, singles.pass(rank, step.starts, step.longer, split) +
                                    2 * pairs.pass(rank, step.pairStarts, step.pairLonger, split));
    }
    singles.pass(kSequenceRankCount, 0, 0, split);
    pairs.pass(kSequenceRankCount, 0, 0, split);

    if (rest.contains(kRocket)) {
        split.groups.push_back(group(Kind::Rocket, 1, BlackJoker));
        rest -= kRocket;
    }
    for (const int rank : rest.ranks()) {
        const int left = rest.count(rank);
        const Kind kind = left == 4 ? Kind::Bomb : static_cast<Kind>(left);
        split.groups.push_back(group(kind, 1, rank));
        split.triplets += left == 3;
        split.loose += rank < Ace && (left == 2 || (left == 1 && hand.count(rank) == 1));
    }
    return split;
}

Carrying carry(Cards hand, Pattern core, Kickers rule) {
    Carrying best{{}, -Carrying::kOut};
    forEachCompletion(hand, core, rule, [&](const Carrying& completion) {
        if (completion.value > best.value) best = completion;
    });
    return best;
}

} // namespace parlour::doudizhu
