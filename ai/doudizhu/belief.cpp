#include "ai/doudizhu/belief.h"

#include "core/base/index.h"

#include <algorithm>
#include <cstdlib>

namespace parlour::doudizhu {

namespace {

constexpr float kTemperature = 4;       // of the softmax over scores
constexpr double kNoise = 0.02;         // chance that a play follows no rule
constexpr double kBidNoise = 0.1;       // chance of any bid
constexpr double kOtherBid = 0.25;      // weight of a bid a step off the rules', to theirs
constexpr std::uint32_t kMostSwaps = 3; // cards that change() swaps

// About exp(x) for x <= 0, with the same result on every processor.
double decay(float x) {
    double power = 1 / (1 - static_cast<double>(x) / 16);
    for (int i = 0; i < 4; ++i) power *= power;
    return power;
}

} // namespace

HandModel::HandModel(const Observation& view, bool infers, RulePolicy& policy)
    : m_view(view), m_policy(policy) {
    const Public& pub = view.pub;
    if (!infers) return;
    int highest = 0;
    for (const Turn& turn : pub.used()) {
        if (!turn.move().isBid()) continue;
        const int bid = turn.move().bid();
        if (turn.seat() != view.seat) m_pastBids.push_back({turn.seat(), bid, highest});
        highest = std::max(highest, bid);
    }
    if (pub.landlord == kNoSeat) return;
    m_known[index(pub.landlord)] = view.knownOfLandlord();
    // Forwards, table.hands collects what each seat has played so far.
    decltype(m_pastTurns) leads;
    OpenTable table;
    table.landlord = table.next = pub.landlord;
    table.rule = pub.options.kickers;
    for (const Turn& turn : pub.used()) {
        if (turn.move().isBid()) continue;
        const Cards cards = turn.move().cards();
        const Pattern pattern = patternOf(cards, table.rule);
        if (turn.seat() != view.seat)
            (table.isLead() ? leads : m_pastTurns).push_back({table, cards, pattern});
        if (cards.empty()) {
            table.pass();
        } else {
            table.hands[index(turn.seat())] += cards;
            const OpenTable held = table;
            table.play(cards, pattern);
            table.hands = held.hands; // play() has removed the cards
        }
    }
    // Replies come first: they tell most and are evaluated fastest.
    m_pastTurns.insert(m_pastTurns.end(), leads.begin(), leads.end());
    m_played = table.hands;
    // All that was played, minus what was played before, is what was played since.
    for (PastTurn& turn : m_pastTurns)
        for (std::size_t seat = 0; seat < kPlayers; ++seat)
            turn.before.hands[seat] = table.hands[seat] - turn.before.hands[seat];
}

// Each player bids as the rules would with the cards dealt, or a step or two off.
double HandModel::likelihoodOfBids(const World& world) const {
    double product = 1;
    for (const PastBid& past : m_pastBids) {
        Cards dealt = world.hands[index(past.seat)] + m_played[index(past.seat)];
        if (past.seat == m_view.pub.landlord) dealt = dealt - m_view.pub.kitty;
        const int worth = m_policy.bid(dealt);
        const int expected = worth > past.before ? worth : 0;
        double sum = 0;
        double own = 0;
        int choices = 0;
        for (int bid = 0; bid <= kHighestBid; ++bid) {
            if (bid != 0 && bid <= past.before) continue;
            double weight = 1;
            for (int i = std::abs(bid - expected); i > 0; --i) weight *= kOtherBid;
            sum += weight;
            ++choices;
            if (bid == past.bid) own = weight;
        }
        product *= noisy(own / sum, kBidNoise, choices);
    }
    return product;
}

double HandModel::likelihood(const World& world, double least) const {
    double product = likelihoodOfBids(world);
    for (const PastTurn& turn : m_pastTurns) {
        OpenTable table = turn.before;
        for (std::size_t seat = 0; seat < kPlayers; ++seat) table.hands[seat] += world.hands[seat];
        const WeighedPlays plays = m_policy.weigh(table);
        if (plays.size() < 2) continue;
        float most = plays[0].score;
        for (const WeighedPlay& play : plays) most = std::max(most, play.score);
        double sum = 0;
        double own = 0;
        bool isListed = false;
        for (const WeighedPlay& play : plays) {
            const double weight = decay((play.score - most) / kTemperature);
            sum += weight;
            if (play.pattern == turn.pattern) {
                own = std::max(own, weight);
                isListed = true;
            }
        }
        if (!isListed) {
            own = decay(std::min(0.F, m_policy.score(table, turn.cards, turn.pattern) - most) /
                        kTemperature);
            sum += own;
        }
        product *= noisy(own / sum, kNoise, 1);
        if (product < least) return 0;
    }
    return product;
}

namespace {

// The rank of a random card other than the known ones.
int drawRank(Cards hand, Cards known, Rng& rng) {
    const Cards free = hand - known;
    auto place = static_cast<int>(rng.below(static_cast<std::uint32_t>(free.size())));
    for (const int rank : free.ranks())
        if ((place -= free.count(rank)) < 0) return rank;
    return 0; // not reached
}

} // namespace

HandModel::World HandModel::draw(Rng& rng) const {
    const State state = Doudizhu::sample(m_view, rng);
    return {state.hands, state.kitty};
}

bool HandModel::change(World& world, Rng& rng) const {
    const auto left = index(OpenTable::after(m_view.seat));
    const auto right = index(OpenTable::after(static_cast<Seat>(left)));
    Cards& one = world.hands[left];
    Cards& other = world.hands[right];
    if (one == m_known[left] || other == m_known[right]) return false; // nothing is hidden
    const Cards before = one;
    std::uint32_t swaps = rng.below(kMostSwaps + 1);
    if (swaps == 0) world = draw(rng); // deals anew
    for (; swaps > 0; --swaps) {
        const Cards a = Cards::of(drawRank(one, m_known[left], rng));
        const Cards b = Cards::of(drawRank(other, m_known[right], rng));
        one = one - a + b;
        other = other - b + a;
    }
    return one != before;
}

boost::container::static_vector<int, kRanks> HandModel::hiddenRanks() const {
    boost::container::static_vector<int, kRanks> ranks;
    for (int rank = kRanks - 1; rank >= 0; --rank)
        if (m_view.unseen().count(rank) > 0) ranks.push_back(rank);
    return ranks;
}

std::vector<CardBelief> HandModel::hidden() const {
    std::vector<CardBelief> rows;
    for (const int rank : hiddenRanks()) rows.push_back({toText(Cards::of(rank)), {}, 0});
    return rows;
}

} // namespace parlour::doudizhu
