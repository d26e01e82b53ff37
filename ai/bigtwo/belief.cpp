#include "ai/bigtwo/belief.h"

#include "ai/bigtwo/rule_policy.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

namespace parlour::bigtwo {

namespace {

// Not everybody plays by these rules: so often anything else is done, one of about so many things.
constexpr double kSurprise = 0.3;
constexpr double kThings = 10;

// Worlds come in chains, which differ by a few cards from one to the next. Each begins with one of
// a few drawn at random, and settles before it counts.
constexpr int kChain = 64;
constexpr int kFirst = 16;
constexpr int kSettle = 30;
constexpr int kSteps = 3;

constexpr int kShown = 1000; // worlds behind the beliefs that people see

} // namespace

Belief::Belief(const Observation& view, const BeliefParams& params, Rng& rng, const Budget& budget,
               const StopCheck& stop)
    : m_view(view), m_worlds(static_cast<std::size_t>(params.worlds)) {
    if (params.infers) recall();
    const Rng source(rng.next());
    const int chains = (params.worlds + kChain - 1) / kChain;
    std::atomic<int> taken = 0;
    const auto work = [&] {
        for (int chain = taken++; chain < chains; chain = taken++) {
            Rng chance = source.split(static_cast<std::uint64_t>(chain));
            const auto begin = static_cast<std::size_t>(chain * kChain);
            imagine(std::span(m_worlds).subspan(begin).first(
                        std::min<std::size_t>(kChain, m_worlds.size() - begin)),
                    chance, stop);
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int thread = 1; thread < std::min(budget.threads, chains); ++thread)
            helpers.emplace_back(work);
        work();
    }
    std::erase_if(m_worlds, [](const Hands& hands) { return hands == Hands{}; });
    if (m_worlds.empty()) m_worlds.push_back(BigTwo::sample(view, rng).hands);
}

void Belief::recall() {
    State state; // what everybody saw of it
    state.pub.options = m_view.pub.options;
    state.pub.handSizes.fill(kHandSize);
    state.pub.next = static_cast<std::int8_t>(m_view.pub.starter());
    for (std::size_t i = 0; i < m_view.pub.turns; ++i) {
        const CardSet move = m_view.pub.history[i].cards();
        if (state.pub.next != m_view.seat)
            m_seen[static_cast<std::size_t>(state.pub.next)].push_back(
                {Situation(state.pub), move, {}, state.pub.played});
        BigTwo::apply(state, move);
    }
    for (auto& ofSeat : m_seen) {
        CardSet later;
        for (auto seen = ofSeat.rbegin(); seen != ofSeat.rend(); ++seen)
            seen->later = later |= seen->move;
    }
}

template <class Stop>
void Belief::imagine(std::span<Hands> worlds, Rng& rng, const Stop& stop) const {
    const bool infers = std::ranges::any_of(m_seen, [](const auto& seen) { return !seen.empty(); });
    if (!infers) {
        for (Hands& world : worlds) {
            if (stop.requested()) return;
            world = BigTwo::sample(m_view, rng).hands;
        }
        return;
    }
    // The first.
    using Likelihoods = std::array<double, kSeats>;
    Hands hands{};
    Likelihoods likelihoods{};
    double heaviest = 0; // by lot in proportion to the weights: the greatest of random keys
    for (int i = 0; i < kFirst; ++i) {
        if (stop.requested()) return;
        const Hands other = BigTwo::sample(m_view, rng).hands;
        Likelihoods others{};
        double sum = 0;
        for (std::size_t seat = 0; seat < kSeats; ++seat)
            sum += others[seat] = logLikelihood(seat, other[seat]);
        const double key = sum - std::log(-std::log(1 - rng.unit()));
        if (i > 0 && key <= heaviest) continue;
        heaviest = key;
        hands = other;
        likelihoods = others;
    }
    // From one to the next: two others exchange a card, more often if that makes the past likelier
    // (Metropolis).
    std::array<std::size_t, kSeats - 1> seats{};
    for (std::size_t i = 0; i < seats.size(); ++i)
        seats[i] = (static_cast<std::size_t>(m_view.seat) + 1 + i) % kSeats;
    const auto cardOf = [&](CardSet hand) {
        auto bits = hand.bits();
        for (auto skip = rng.below(static_cast<std::uint32_t>(hand.size())); skip > 0; --skip)
            bits &= bits - 1;
        return CardSet::fromBits(bits & -bits);
    };
    int steps = kSettle;
    for (Hands& world : worlds) {
        for (; steps > 0; --steps) {
            if (stop.requested()) return;
            const std::uint32_t without = rng.below(3);
            const std::size_t a = seats[(without + 1) % 3];
            const std::size_t b = seats[(without + 2) % 3];
            const CardSet mine = cardOf(hands[a]);
            const CardSet his = cardOf(hands[b]);
            if ((mine | his).contains(kThreeOfDiamonds)) continue; // everybody knows where it is
            const CardSet handA = hands[a] - mine | his;
            const CardSet handB = hands[b] - his | mine;
            const double likelihoodA = logLikelihood(a, handA);
            const double likelihoodB = logLikelihood(b, handB);
            const double gain = likelihoodA + likelihoodB - likelihoods[a] - likelihoods[b];
            if (gain < 0 && rng.unit() >= std::exp(gain)) continue;
            hands[a] = handA;
            hands[b] = handB;
            likelihoods[a] = likelihoodA;
            likelihoods[b] = likelihoodB;
        }
        world = hands;
        steps = kSteps;
    }
}

double Belief::logLikelihood(std::size_t seat, CardSet hand) const {
    const Options& options = m_view.pub.options;
    if (m_seen[seat].empty()) return 0;
    Plan plan(hand | m_seen[seat].front().later, options);
    double product = 1;
    for (const Seen& seen : m_seen[seat]) {
        Situation situation = seen.situation;
        situation.hand = hand | seen.later;
        situation.others = kDeck - seen.before - situation.hand;
        const auto choices = RulePolicy::choices(situation, plan, options);
        double shares = 0;
        double share = 0;
        for (const auto& choice : choices) {
            shares += choice.share;
            if (choice.cards == seen.move) share = choice.share;
        }
        product *= (1 - kSurprise) * share / shares + kSurprise / kThings;
        if (!seen.move.empty()) plan.play(seen.move, situation.hand - seen.move, options);
    }
    return std::log(product);
}

State Belief::draw(Rng& rng) const {
    return {m_view.pub, m_worlds[rng.below(static_cast<std::uint32_t>(m_worlds.size()))]};
}

Belief::Chances Belief::chances() const {
    Chances chances{};
    for (const Hands& world : m_worlds)
        for (std::size_t seat = 0; seat < kSeats; ++seat)
            for (const Card card : world[seat]) ++chances[card.index][seat];
    for (auto& row : chances)
        for (double& chance : row) chance /= static_cast<double>(m_worlds.size());
    return chances;
}

std::vector<Thought::CardBelief> beliefs(const Observation& view, Rng& rng, const StopCheck& stop) {
    const Belief::Chances chances = Belief(view, {kShown, true}, rng, {}, stop).chances();
    std::vector<Thought::CardBelief> result;
    for (CardSet unseen = view.unseen(); !unseen.empty(); unseen.erase(unseen.highest())) {
        const Card card = unseen.highest();
        result.push_back({toText(card), chances[card.index], 0});
    }
    return result;
}

} // namespace parlour::bigtwo
