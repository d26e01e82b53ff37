#include "ai/doudizhu/belief.h"

#include <algorithm>

namespace parlour::doudizhu {

namespace {

constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

constexpr float kWarmth = 4;            // of how players choose: small is strictly by score
constexpr double kAnything = 0.02;      // the chance that a play follows no rule
constexpr std::uint32_t kMostSwaps = 3; // of cards, in a step
constexpr int kFirstSteps = 50;         // of a walk
constexpr int kSteps = 6;               // between two worlds that are looked at

// About e to the power of x, which is at most 0, in steps that are the same on every processor.
double decay(float x) {
    double power = 1 / (1 - static_cast<double>(x) / 16);
    for (int i = 0; i < 4; ++i) power *= power;
    return power;
}

} // namespace

Belief::Belief(const Observation& view, bool infers) : m_view(view) {
    const Public& pub = view.pub;
    if (pub.landlord == kNoSeat || !infers) return;
    m_known[index(pub.landlord)] = view.knownOfLandlord();
    // Forward through what was played, ...
    decltype(m_moments) leads;
    OpenTable table;
    table.landlord = table.next = pub.landlord;
    table.rule = pub.options.kickers;
    for (const Turn& turn : pub.used()) {
        if (turn.move().isBid()) continue;
        const Cards cards = turn.move().cards();
        const Pattern pattern = patternOf(cards, table.rule);
        if (turn.seat() != view.seat)
            (table.isLead() ? leads : m_moments).push_back({table, cards, pattern});
        if (cards.empty()) {
            table.pass();
        } else {
            table.hands[index(turn.seat())] += cards;
            const OpenTable held = table;
            table.play(cards, pattern);
            table.hands = held.hands; // on this way: what each seat has played so far
        }
    }
    // Replies say most and are weighed fastest.
    m_moments.insert(m_moments.end(), leads.begin(), leads.end());
    // ... which gives what was played later.
    for (Moment& moment : m_moments)
        for (std::size_t seat = 0; seat < kPlayers; ++seat)
            moment.before.hands[seat] = table.hands[seat] - moment.before.hands[seat];
}

double Belief::likelihood(const State& world, RulePolicy& policy, double least) const {
    double product = 1;
    for (const Moment& moment : m_moments) {
        OpenTable table = moment.before;
        for (std::size_t seat = 0; seat < kPlayers; ++seat) table.hands[seat] += world.hands[seat];
        const WeighedPlays plays = policy.weigh(table);
        if (plays.size() < 2) continue;
        float most = plays[0].score;
        for (const WeighedPlay& play : plays) most = std::max(most, play.score);
        double sum = 0;
        double own = 0;
        bool isListed = false;
        for (const WeighedPlay& play : plays) {
            const double weight = decay((play.score - most) / kWarmth);
            sum += weight;
            if (play.pattern == moment.pattern) {
                own = std::max(own, weight);
                isListed = true;
            }
        }
        if (!isListed) {
            own = decay(std::min(0.F, policy.score(table, moment.cards, moment.pattern) - most) /
                        kWarmth);
            sum += own;
        }
        product *= (1 - kAnything) * own / sum + kAnything;
        if (product < least) return 0;
    }
    return product;
}

namespace {

// One of the cards that may go.
int drawRank(Cards hand, Cards known, Rng& rng) {
    const Cards free = hand - known;
    auto place = static_cast<int>(rng.below(static_cast<std::uint32_t>(free.size())));
    for (const int rank : free.ranks())
        if ((place -= free.count(rank)) < 0) return rank;
    return 0; // not reached
}

} // namespace

Belief::Walk Belief::begin(int steps, RulePolicy& policy, Rng& rng) const {
    Walk walk{Doudizhu::sample(m_view, rng)};
    if (m_moments.empty()) return walk;
    walk.likelihood = likelihood(walk.world, policy);
    go(walk, steps, policy, rng);
    return walk;
}

void Belief::go(Walk& walk, int steps, RulePolicy& policy, Rng& rng) const {
    if (m_moments.empty()) {
        walk.world = Doudizhu::sample(m_view, rng);
        return;
    }
    const auto left = index(OpenTable::after(m_view.seat));
    const auto right = index(OpenTable::after(static_cast<Seat>(left)));
    for (int step = 0; step < steps; ++step) {
        State next = walk.world;
        Cards& one = next.hands[left];
        Cards& other = next.hands[right];
        if (one == m_known[left] || other == m_known[right]) return; // nothing is hidden
        std::uint32_t swaps = rng.below(kMostSwaps + 1);
        if (swaps == 0) next = Doudizhu::sample(m_view, rng); // all new
        for (; swaps > 0; --swaps) {
            const Cards a = Cards::of(drawRank(one, m_known[left], rng));
            const Cards b = Cards::of(drawRank(other, m_known[right], rng));
            one = one - a + b;
            other = other - b + a;
        }
        const double least = rng.unit() * walk.likelihood;
        if (one == walk.world.hands[left]) continue;
        const double likely = likelihood(next, policy, least);
        if (likely > 0) walk = {next, likely};
    }
}

CardChances cardChances(const Observation& view, int worlds, Rng& rng) {
    RulePolicy policy;
    const Belief belief(view, true);
    Belief::Walk walk = belief.begin(kFirstSteps, policy, rng);
    const Cards unseen = view.unseen();
    CardChances chances;
    for (int i = 0; i < worlds; ++i) {
        belief.go(walk, kSteps, policy, rng);
        for (std::size_t place = 0; place <= kPlayers; ++place) {
            if (place == index(view.seat)) continue;
            const Cards cards =
                place == CardChances::kKitty ? walk.world.kitty : walk.world.hands[place];
            for (const int rank : cards.ranks()) {
                chances.where[place][index(rank)] +=
                    static_cast<double>(cards.count(rank)) / (unseen.count(rank) * worlds);
                chances.any[place][index(rank)] += 1.0 / worlds;
            }
        }
    }
    for (const int rank : unseen.ranks()) chances.hidden[index(rank)] = unseen.count(rank);
    return chances;
}

std::vector<Thought::CardBelief> beliefs(const Observation& view, Rng& rng, const StopCheck& stop) {
    constexpr int kBlock = 20;
    constexpr int kBlocks = 25;
    CardChances sum;
    int blocks = 0;
    do {
        const CardChances chances = cardChances(view, kBlock, rng);
        sum.hidden = chances.hidden;
        for (std::size_t place = 0; place <= kPlayers; ++place)
            for (std::size_t rank = 0; rank < kRanks; ++rank)
                sum.any[place][rank] += chances.any[place][rank];
        ++blocks;
    } while (blocks < kBlocks && !stop.requested());

    std::vector<Thought::CardBelief> result;
    for (std::size_t rank = kRanks; rank-- > 0;) {
        if (sum.hidden[rank] == 0) continue;
        Thought::CardBelief belief{toText(Cards::of(static_cast<int>(rank))), {}, 0};
        for (std::size_t seat = 0; seat < kPlayers; ++seat)
            belief.seats[seat] = sum.any[seat][rank] / blocks;
        belief.elsewhere = sum.any[CardChances::kKitty][rank] / blocks;
        result.push_back(belief);
    }
    return result;
}

} // namespace parlour::doudizhu
