#include "ai/bigtwo/plan.h"

#include <algorithm>

namespace parlour::bigtwo {

namespace {

// The cost of a play in hundredths of a turn: a play that cannot be beaten is almost free, since
// its player leads again.
using ByRank = std::array<int, kRanks>;
constexpr ByRank kSingle{100, 100, 98, 96, 94, 92, 90, 86, 80, 70, 55, 35, 5};
constexpr ByRank kPair{100, 98, 96, 94, 92, 88, 84, 80, 72, 62, 48, 30, 0};
constexpr ByRank kTriple{95, 93, 90, 86, 82, 78, 72, 66, 58, 48, 34, 20, 0};
constexpr int costOfFive(Kind kind) {
    switch (kind) {
    case Kind::Straight: return 70;
    case Kind::Flush: return 50;
    case Kind::FullHouse: return 35;
    default: return 5;
    }
}

// By rank, then by the set of suits as bits; without and with triples as plays.
struct Costs {
    std::array<std::array<std::array<int, 16>, kRanks>, 2> of{};
};
constexpr Costs kCosts = [] {
    Costs costs;
    for (std::size_t triples = 0; triples < 2; ++triples)
        for (std::size_t rank = 0; rank < kRanks; ++rank)
            for (unsigned suits = 0; suits < 16; ++suits) {
                int& cost = costs.of[triples][rank][suits];
                switch (std::popcount(suits)) {
                case 0: cost = 0; break;
                case 1: cost = kSingle[rank]; break;
                case 2: cost = kPair[rank]; break;
                case 3: cost = triples == 1 ? kTriple[rank] : kPair[rank] + kSingle[rank]; break;
                default: cost = 2 * kPair[rank];
                }
            }
    return costs;
}();

// Pairs of five-card plays are tried among this many, those that leave the best rest.
constexpr std::size_t kMostPairedFives = 24;

} // namespace

namespace {

// The cost of cards without five-card plays.
int costOf(CardSet cards, const Options& options) {
    const auto& costs = kCosts.of[options.triples];
    int sum = 0;
    for (std::uint64_t ranks = RankSet::of(cards).bits(); ranks; ranks &= ranks - 1) {
        const int shift = std::countr_zero(ranks);
        sum += costs[static_cast<std::size_t>(shift / 4)][cards.bits() >> shift & 15];
    }
    return sum;
}

} // namespace

int Plan::cost() const {
    int sum = 0;
    for (const Group& group : m_groups) {
        const Kind kind = group.combination.kind();
        const auto rank = static_cast<std::size_t>(group.cards.lowest().rank());
        sum += kind == Kind::Single   ? kSingle[rank]
               : kind == Kind::Pair   ? kPair[rank]
               : kind == Kind::Triple ? kTriple[rank]
                                      : costOfFive(kind);
    }
    return sum;
}

Plan::Plan(CardSet hand, const Options& options) {
    if (hand.size() < 5) {
        addFewer(hand, options);
        return;
    }

    struct Five {
        CardSet cards;
        Combination combination;
        int cost; // of it and the rest
    };
    boost::container::static_vector<Five, 1287> fives; // sets of five of thirteen cards
    const Five* best = nullptr;
    forEachFive(hand, Kind::Straight, options, [&](CardSet cards, Combination combination) {
        fives.push_back(
            {cards, combination, costOfFive(combination.kind()) + costOf(hand - cards, options)});
        if (combination > m_highestFive.combination) m_highestFive = {cards, combination};
    });
    int least = costOf(hand, options);
    for (const Five& five : fives)
        if (five.cost < least ||
            (best && five.cost == least && five.combination < best->combination)) {
            least = five.cost;
            best = &five;
        }
    const Five* second = nullptr;
    if (hand.size() >= 10 && fives.size() > 1) {
        if (fives.size() > kMostPairedFives) {
            const Five kept = best ? *best : Five{};
            std::ranges::nth_element(fives, fives.begin() + kMostPairedFives, {}, &Five::cost);
            fives.resize(kMostPairedFives);
            if (best) best = &*std::ranges::find(fives, kept.cards, &Five::cards);
        }
        for (std::size_t i = 0; i < fives.size(); ++i)
            for (std::size_t k = i + 1; k < fives.size(); ++k) {
                if (!(fives[i].cards & fives[k].cards).empty()) continue;
                const int both = costOfFive(fives[i].combination.kind()) +
                                 costOfFive(fives[k].combination.kind()) +
                                 costOf(hand - fives[i].cards - fives[k].cards, options);
                if (both >= least) continue;
                least = both;
                best = &fives[i];
                second = &fives[k];
            }
    }
    CardSet rest = hand;
    if (best) rest -= best->cards;
    if (second) rest -= second->cards;
    addFewer(rest, options);
    if (best) add(best->cards, best->combination);
    if (second) add(second->cards, second->combination);
}

void Plan::add(CardSet cards, Combination combination) {
    auto place = m_groups.end();
    while (place != m_groups.begin() && combination < std::prev(place)->combination) --place;
    m_groups.insert(place, {cards, combination});
}

void Plan::addFewer(CardSet cards, const Options& options) {
    for (std::uint64_t ranks = RankSet::of(cards).bits(); ranks; ranks &= ranks - 1) {
        const int rank = std::countr_zero(ranks) / 4;
        CardSet left = cards & ofRank(rank);
        if (left.size() == 3 && options.triples) {
            add(left, Combination(Kind::Triple, rank));
            continue;
        }
        while (left.size() > 1) {
            CardSet pair{left.lowest()};
            left -= pair;
            const Card other = left.lowest();
            pair.insert(other);
            left.erase(other);
            add(pair, Combination(Kind::Pair, other.index));
        }
        if (!left.empty()) add(left, Combination(Kind::Single, left.lowest().index));
    }
}

void Plan::play(CardSet cards, CardSet rest, const Options& options) {
    for (auto group = m_groups.begin(); group != m_groups.end(); ++group)
        if (group->cards == cards) {
            m_groups.erase(group);
            if (!(m_highestFive.cards & cards).empty()) {
                m_highestFive = {};
                if (!m_groups.empty() && m_groups.back().cards.size() == 5)
                    m_highestFive = m_groups.back();
            }
            return;
        }
    *this = Plan(rest, options);
}

int leastPlays(CardSet hand, const Options& options) {
    const int most = options.triples ? 3 : 2; // cards of a rank in a play
    int least = 0;                            // without five cards
    for (CardSet left = hand; !left.empty();) {
        const CardSet rank = left & ofRank(left.lowest().rank());
        least += (rank.size() + most - 1) / most;
        left -= rank;
    }
    forEachFive(hand, Kind::Straight, options, [&](CardSet five, Combination) {
        least = std::min(least, 1 + leastPlays(hand - five, options));
    });
    return least;
}

} // namespace parlour::bigtwo
