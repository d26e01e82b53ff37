#include "ai/bigtwo/own_plays.h"

#include "core/bigtwo/plays.h"

#include <algorithm>
#include <tuple>

namespace parlour::bigtwo {

namespace {

struct Five {
    CardSet cards;
    Combination combination;
};
using Fives = boost::container::static_vector<Five, 1287>; // sets of five of thirteen cards

// Algorithm 11: of several ways to take five or ten cards from the hand, the one that leaves the
// highest card, then the fewest plays, then the one with the highest plays.
class BestChoice {
public:
    explicit BestChoice(CardSet hand) : m_hand(hand) {}

    // `low` is default if only five cards are taken.
    void offer(const Five& high, const Five& low) {
        const CardSet left = m_hand - high.cards - low.cards;
        const int highestLeft = left.empty() ? -1 : left.highest().index;
        if (!m_isEmpty && highestLeft < std::get<0>(m_key)) { // quick way out for nearly all
            m_decidedBy = std::max(m_decidedBy, FiveChoice::HighestLeft);
            return;
        }
        const Key key{
            highestLeft,
            -(RankSet::of(left).size() + RankSet::atLeast(3, left).size()),
            std::pair(high.combination, low.combination),
        };
        const bool isBetter = m_isEmpty || key > m_key;
        if (!m_isEmpty) m_decidedBy = std::max(needed(key), isBetter ? FiveChoice{} : m_decidedBy);
        if (!isBetter) return;
        m_isEmpty = false;
        m_key = key;
        m_high = high;
        m_low = low;
    }

    bool isEmpty() const { return m_isEmpty; }
    const Five& high() const { return m_high; }
    const Five& low() const { return m_low; }
    FiveChoice decidedBy() const { return m_decidedBy; }

private:
    using Key = std::tuple<int, int, std::pair<Combination, Combination>>;

    // The criterion that decides between the best so far and this one.
    FiveChoice needed(const Key& key) const {
        if (std::get<0>(key) != std::get<0>(m_key)) return FiveChoice::HighestLeft;
        if (std::get<1>(key) != std::get<1>(m_key)) return FiveChoice::FewestLeft;
        return FiveChoice::Highest;
    }

    CardSet m_hand;
    Key m_key;
    Five m_high;
    Five m_low;
    bool m_isEmpty = true;
    FiveChoice m_decidedBy = FiveChoice::OnlyOne;
};

// Two five-card plays that share no card and avoid the cards `without`.
BestChoice twoFives(CardSet hand, const Fives& fives, CardSet without) {
    BestChoice best(hand);
    for (std::size_t i = 0; i < fives.size(); ++i) {
        if (!(fives[i].cards & without).empty()) continue;
        const CardSet taken = fives[i].cards | without;
        for (std::size_t k = i + 1; k < fives.size(); ++k) {
            if (!(taken & fives[k].cards).empty()) continue;
            const bool isAscending = fives[i].combination < fives[k].combination;
            best.offer(fives[isAscending ? k : i], fives[isAscending ? i : k]);
        }
    }
    return best;
}

// Algorithm 10: two five-card plays that share no card, if there are any.
BestChoice twoFives(CardSet hand, const Fives& fives) {
    // Choices that leave the highest card are better than all others.
    const BestChoice best = twoFives(hand, fives, {hand.highest()});
    return best.decidedBy() == FiveChoice::OnlyOne ? twoFives(hand, fives, {}) : best;
}

BestChoice oneFive(CardSet hand, const Fives& fives) {
    BestChoice best(hand);
    for (const Five& five : fives) best.offer(five, {});
    return best;
}

} // namespace

OwnPlays::OwnPlays(const Observation& view) {
    const Options& options = view.pub.options;
    chooseFives(view.hand, options);
    CardSet rest = view.hand;
    for (const OwnPlay& five : fives()) rest -= five.cards;
    addPairs(rest);
    for (const OwnPlay& pair : pairs()) rest -= pair.cards;
    for (const Card card : rest)
        m_plays.push_back({CardSet{card}, Combination(Kind::Single, card.index)});

    const CardSet unseen = view.unseen();
    for (OwnPlay& play : m_plays) play.cls = classOf(play.combination, unseen, options);
}

void OwnPlays::chooseFives(CardSet hand, const Options& options) {
    Fives fives;
    forEachFive(hand, Kind::Straight, options, [&](CardSet cards, Combination combination) {
        fives.push_back({cards, combination});
    });
    if (fives.empty()) return;
    const BestChoice two = hand.size() < 10 ? BestChoice(hand) : twoFives(hand, fives);
    const BestChoice best = two.isEmpty() ? oneFive(hand, fives) : two;
    if (!two.isEmpty()) m_plays.push_back({best.low().cards, best.low().combination});
    m_plays.push_back({best.high().cards, best.high().combination});
    m_fives = m_plays.size();
    m_fiveChoice = best.decidedBy();
}

void OwnPlays::addPairs(CardSet cards) {
    for (int rank = 0; rank < kRanks; ++rank) {
        CardSet left = cards & ofRank(rank);
        while (left.size() >= 2) {
            const Card one = left.lowest();
            left.erase(one);
            const Card other = left.lowest();
            left.erase(other);
            m_plays.push_back({CardSet{one, other}, Combination(Kind::Pair, other.index)});
        }
    }
    m_pairs = m_plays.size() - m_fives;
}

int OwnPlays::count(Class c) const {
    return static_cast<int>(std::ranges::count(m_plays, c, &OwnPlay::cls));
}

const OwnPlay* OwnPlays::first(Class c) const {
    const auto found = std::ranges::find(m_plays, c, &OwnPlay::cls);
    return found == m_plays.end() ? nullptr : &*found;
}

} // namespace parlour::bigtwo
