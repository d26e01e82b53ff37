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

int valueOf(CardSet left, ValueLeft value) {
    if (value == ValueLeft::Highest) return left.empty() ? -1 : left.highest().index;
    int sum = 0;
    for (const Card card : left) sum += card.index + 1;
    return sum;
}

// Algorithm 11: of several ways to take five or ten cards from the hand, the one that leaves the
// most value, then the fewest plays, then the one with the highest plays.
class BestChoice {
public:
    BestChoice(CardSet hand, ValueLeft value) : m_hand(hand), m_value(value) {}

    // `low` is default if only five cards are taken.
    void offer(const Five& high, const Five& low) {
        const CardSet left = m_hand - high.cards - low.cards;
        const int value = valueOf(left, m_value);
        if (!m_isEmpty && value < std::get<0>(m_key)) { // quick way out for nearly all
            m_decidedBy = std::max(m_decidedBy, FiveChoice::MostLeft);
            return;
        }
        const Key key{
            value,
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
        if (std::get<0>(key) != std::get<0>(m_key)) return FiveChoice::MostLeft;
        if (std::get<1>(key) != std::get<1>(m_key)) return FiveChoice::FewestLeft;
        return FiveChoice::Highest;
    }

    CardSet m_hand;
    ValueLeft m_value;
    Key m_key;
    Five m_high;
    Five m_low;
    bool m_isEmpty = true;
    FiveChoice m_decidedBy = FiveChoice::OnlyOne;
};

// Two five-card plays that share no card and avoid the cards `without`.
BestChoice twoFives(CardSet hand, const Fives& fives, ValueLeft value, CardSet without) {
    BestChoice best(hand, value);
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
BestChoice twoFives(CardSet hand, const Fives& fives, ValueLeft value) {
    if (value == ValueLeft::Sum) return twoFives(hand, fives, value, {});
    // Choices that leave the highest card are better than all others.
    const BestChoice best = twoFives(hand, fives, value, {hand.highest()});
    return best.decidedBy() == FiveChoice::OnlyOne ? twoFives(hand, fives, value, {}) : best;
}

BestChoice oneFive(CardSet hand, const Fives& fives, ValueLeft value) {
    BestChoice best(hand, value);
    for (const Five& five : fives) best.offer(five, {});
    return best;
}

} // namespace

OwnPlays::OwnPlays(const Observation& view, ValueLeft value) {
    const Options& options = view.pub.options;
    chooseFives(view.hand, options, value);
    CardSet rest = view.hand;
    for (const OwnPlay& five : fives()) rest -= five.cards;
    addPairs(rest);
    for (const OwnPlay& pair : pairs()) rest -= pair.cards;
    addSingles(rest);

    const CardSet unseen = view.unseen();
    for (OwnPlay& play : m_plays) play.cls = classOf(play.combination, unseen, options);
}

OwnPlays OwnPlays::overlapping(const Observation& view) const {
    OwnPlays all;
    for (const OwnPlay& five : fives()) all.m_plays.push_back(five);
    all.m_fives = m_fives;
    all.m_fiveChoice = m_fiveChoice;
    forEachPair(view.hand, [&](CardSet cards, Combination combination) {
        all.m_plays.push_back({cards, combination});
    });
    all.m_pairs = all.m_plays.size() - m_fives;
    std::sort(all.m_plays.begin() + static_cast<std::ptrdiff_t>(m_fives), all.m_plays.end(),
              [](const OwnPlay& a, const OwnPlay& b) {
                  return std::pair(a.combination, a.cards.bits()) <
                         std::pair(b.combination, b.cards.bits());
              });
    all.addSingles(view.hand);

    const CardSet unseen = view.unseen();
    for (std::size_t i = m_fives; i < all.m_plays.size(); ++i)
        all.m_plays[i].cls = classOf(all.m_plays[i].combination, unseen, view.pub.options);
    return all;
}

void OwnPlays::chooseFives(CardSet hand, const Options& options, ValueLeft value) {
    Fives fives;
    forEachFive(hand, Kind::Straight, options, [&](CardSet cards, Combination combination) {
        fives.push_back({cards, combination});
    });
    if (fives.empty()) return;
    const BestChoice two =
        hand.size() < 10 ? BestChoice(hand, value) : twoFives(hand, fives, value);
    const BestChoice best = two.isEmpty() ? oneFive(hand, fives, value) : two;
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

void OwnPlays::addSingles(CardSet cards) {
    for (const Card card : cards)
        m_plays.push_back({CardSet{card}, Combination(Kind::Single, card.index)});
}

int OwnPlays::count(Class c) const {
    return static_cast<int>(std::ranges::count(m_plays, c, &OwnPlay::cls));
}

const OwnPlay* OwnPlays::first(Class c) const {
    const auto found = std::ranges::find(m_plays, c, &OwnPlay::cls);
    return found == m_plays.end() ? nullptr : &*found;
}

} // namespace parlour::bigtwo
