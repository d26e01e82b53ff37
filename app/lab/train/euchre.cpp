// The rules learn by policy gradients that try all moves: at each choice of a deal every move is
// tried once and the policy plays the deal out for all four seats. The weights then move towards
// the moves that brought more points than the policy's mean. Card values are bred by a genetic
// algorithm.
#include "ai/euchre/fast_policy.h"
#include "ai/euchre/simple_players.h"
#include "app/lab/train/training.h"

#include <cmath>
#include <vector>

namespace parlour::lab {

namespace {

using namespace parlour::euchre;

constexpr double kFirstRate = 0.1;
constexpr double kLastRate = 0.01;
constexpr float kEntropy = 0.03F; // in points; keeps moves that are nearly as good likely
constexpr float kMost = 6;        // largest weight; its twentieths fit a byte
constexpr double kAveragedFrom = 0.6;
constexpr std::int64_t kAveragedEvery = 500;
constexpr int kRare = 5; // weights used less often are written as 0

class Learner {
public:
    explicit Learner(Rng& rng) : m_rng(rng) {}

    void setRate(double rate) { m_rate = static_cast<float>(rate); }

    void learnFrom(State state) {
        while (state.pub.phase < Phase::Play) {
            const Seat seat = state.pub.turn;
            const CardSet hand = state.hands[static_cast<std::size_t>(seat)];
            const auto bids = m_policy.weighBids(state.pub, hand);
            const Public pub = state.pub;
            const std::size_t chosen = learn(
                bids,
                [&](Move bid) {
                    State tried = state;
                    Euchre::apply(tried, bid);
                    return finish(tried, seat);
                },
                [&](Move bid, auto&& use) { FastPolicy::bidFeatures(pub, hand, bid, use); });
            Euchre::apply(state, bids.moves[chosen]);
        }
        if (state.pub.isOver()) return; // passed out
        OpenDeal deal(state);
        while (!deal.isDecided()) {
            const PlayView view(deal);
            if (view.legal == lowestOf(view.legal)) {
                deal.play(view.legal);
                continue;
            }
            const auto plays = m_policy.weighPlays(deal);
            const std::size_t chosen = learn(
                plays,
                [&](CardBits card) {
                    OpenDeal tried = deal;
                    tried.play(card);
                    return finish(tried, deal.turn);
                },
                [&](CardBits card, auto&& use) {
                    FastPolicy::playFeatures(deal, view, card, use);
                });
            deal.play(plays.moves[chosen]);
        }
    }

    void average() {
        ++m_averaged;
        for (std::size_t i = 0; i < kFeatures; ++i)
            m_mean[i] += (m_weights[i] - m_mean[i]) / static_cast<float>(m_averaged);
    }

    std::vector<int> twentieths() const {
        std::vector<int> weights(kFeatures);
        for (std::size_t i = 0; i < kFeatures; ++i)
            if (m_uses[i] >= kRare) weights[i] = static_cast<int>(std::lround(20 * m_mean[i]));
        return weights;
    }

    std::int64_t choices() const { return m_choices; }

    std::vector<Memory> remembered() {
        return {memory(m_rng),  memory(m_weights),  memory(m_square), memory(m_mean),
                memory(m_uses), memory(m_averaged), memory(m_choices)};
    }

private:
    int finish(OpenDeal deal, Seat seat) {
        m_policy.playOut(deal, m_rng, 1);
        return deal.points(seat);
    }
    int finish(State state, Seat seat) {
        m_policy.bidOut(state, m_rng, 1);
        return state.pub.isOver() ? 0 : finish(OpenDeal(state), seat);
    }

    // `pointsOf(move)` and `featuresOf(move, use)`. Returns which move to play.
    template <class Weighed, class PointsOf, class FeaturesOf>
    std::size_t learn(const Weighed& weighed, const PointsOf& pointsOf,
                      const FeaturesOf& featuresOf) {
        const std::size_t count = weighed.moves.size();
        std::array<float, FastPolicy::kMostMoves> chances;
        std::array<float, FastPolicy::kMostMoves> values; // points and the entropy bonus
        float mean = 0;
        for (std::size_t i = 0; i < count; ++i) {
            chances[i] = weighed.chance(i);
            values[i] = static_cast<float>(pointsOf(weighed.moves[i])) -
                        kEntropy * std::log(chances[i] + 1e-9F);
            mean += chances[i] * values[i];
        }
        for (std::size_t i = 0; i < count; ++i) {
            const float gradient = chances[i] * (values[i] - mean);
            if (gradient == 0) continue;
            // Scaled by each weight's own mean gradient.
            featuresOf(weighed.moves[i], [&](int feature) {
                const auto f = static_cast<std::size_t>(feature);
                ++m_uses[f];
                m_square[f] += 0.002F * (gradient * gradient - m_square[f]);
                m_weights[f] =
                    std::clamp(m_weights[f] + m_rate * gradient / (std::sqrt(m_square[f]) + 0.02F),
                               -kMost, kMost);
            });
        }
        ++m_choices;
        if (m_rng.below(20) == 0) return m_rng.below(static_cast<std::uint32_t>(count));
        return weighed.draw(m_rng);
    }

    Rng& m_rng;
    std::vector<float> m_weights = std::vector<float>(kFeatures);
    std::vector<float> m_square = std::vector<float>(kFeatures, 0.05F);
    std::vector<float> m_mean = std::vector<float>(kFeatures);
    std::vector<int> m_uses = std::vector<int>(kFeatures);
    FastPolicy m_policy{m_weights.data()};
    float m_rate = 0;
    int m_averaged = 0;
    std::int64_t m_choices = 0;
};

// The points of seats 0 and 2; `sides` play the even and the odd seats, drawing moves as in
// playouts.
int pointsOf(State state, std::array<const FastPolicy*, 2> sides, Rng& rng) {
    const auto side = [&](Seat seat) { return sides[static_cast<std::size_t>(seat & 1)]; };
    while (state.pub.phase < Phase::Play) {
        const Seat seat = state.pub.turn;
        const auto bids =
            side(seat)->weighBids(state.pub, state.hands[static_cast<std::size_t>(seat)]);
        Euchre::apply(state, bids.moves[bids.draw(rng, FastPolicy::kTemperature)]);
    }
    if (state.pub.isOver()) return 0;
    OpenDeal deal(state);
    while (!deal.isDecided()) deal.play(side(deal.turn)->play(deal, rng));
    return deal.points(0);
}

std::string compare(const std::vector<int>& twentieths, const Comparison& comparison) {
    std::vector<float> weights;
    for (const int twentieth : twentieths) weights.push_back(static_cast<float>(twentieth) / 20);
    const FastPolicy found(weights.data());
    const FastPolicy program;
    return shareWon(comparison, 2, [&](Rng& rng) {
        const Options options;
        const State state = Euchre::start(options, Euchre::deal(options, rng));
        const auto won = [](int points) { // a deal that is passed out counts half
            return points > 0 ? 1 : points == 0 ? 0.5 : 0;
        };
        const int asFirst = pointsOf(state, {&found, &program}, rng);
        const int asSecond = -pointsOf(state, {&program, &found}, rng);
        return won(asFirst) + won(asSecond);
    });
}

Trained trainRules(const TrainingSetup& setup) {
    Rng rng(setup.seed);
    Learner learner(rng);
    Progress progress(setup, learner.remembered());
    while (progress.goesOn()) {
        learner.setRate(kFirstRate * std::pow(kLastRate / kFirstRate, progress.part()));
        Options options;
        if (rng.below(4) == 0) options.trumpBy = TrumpBy::RandomMaker;
        learner.learnFrom(Euchre::start(options, Euchre::deal(options, rng)));
        progress.add(1, [&] { return fmt::format("{} choices", learner.choices()); });
        if (progress.isDone() ||
            (progress.part() > kAveragedFrom && progress.games() % kAveragedEvery == 0))
            learner.average();
    }
    const std::vector<int> found = learner.twentieths();
    return {listed(found, "{}"), compare(found, setup.finalComparison())};
}

// Card values for HIGH!, in the game of the thesis' experiments.
constexpr std::size_t kPopulation = 40;
constexpr std::size_t kParents = 10;
constexpr int kDealsEach = 1000; // of a generation, each played from both sides
constexpr int kMostValue = 100;
constexpr int kStep = 10;             // of a mutation
constexpr double kBredFrom = 2 / 3.0; // from this part on the parents count

// What HIGH! with these values gains as one side of a deal (0: seats 0 and 2) against HIGH! with
// the others.
int pointsOf(const CardValues& values, const CardValues& others, int side, const Deal& deal,
             const Options& options) {
    CautiousPlayer own(values), opponent(others);
    Rng unused(0);
    State state = Euchre::start(options, deal);
    while (state.pub.turn != kNoSeat) {
        CautiousPlayer& player = (state.pub.turn & 1) == side ? own : opponent;
        const Observation view = Euchre::observe(state, state.pub.turn);
        Euchre::apply(state, player.decide(view, unused, {}, {}).move);
    }
    const Scores scores = Euchre::scores(state);
    return scores[static_cast<std::size_t>(side)] - scores[static_cast<std::size_t>(1 - side)];
}

Options gameOfThesis() {
    Options options;
    options.trumpBy = TrumpBy::RandomMaker;
    options.dealerLeads = true;
    return options;
}

CardValues childOf(const CardValues& a, const CardValues& b, Rng& rng) {
    CardValues child;
    for (std::size_t i = 0; i < kCards; ++i) {
        int value = rng.below(2) == 0 ? a[i] : b[i];
        if (rng.below(10) == 0) value += static_cast<int>(rng.below(2 * kStep + 1)) - kStep;
        if (rng.below(50) == 0) value = static_cast<int>(rng.below(kMostValue + 1));
        child[i] = static_cast<std::int16_t>(std::clamp(value, 0, kMostValue));
    }
    return child;
}

Trained trainCardValues(const TrainingSetup& setup) {
    Rng rng(setup.seed);
    const Options options = gameOfThesis();
    std::vector<CardValues> population(kPopulation);
    for (CardValues& values : population)
        for (auto& value : values) value = static_cast<std::int16_t>(rng.below(kMostValue + 1));
    std::array<double, kCards> sums{};
    double counted = 0;
    Progress progress(setup, {memory(rng), memory(population), memory(sums), memory(counted)});
    while (progress.goesOn()) {
        std::vector<int> points(kPopulation);
        for (int i = 0; i < kDealsEach; ++i) {
            const Deal deal = Euchre::deal(options, rng);
            for (std::size_t k = 0; k < kPopulation; ++k)
                for (const int side : {0, 1})
                    points[k] += pointsOf(population[k], kFigureValues, side, deal, options);
        }
        std::vector<std::size_t> order(kPopulation);
        for (std::size_t k = 0; k < kPopulation; ++k) order[k] = k;
        std::ranges::stable_sort(order, std::ranges::greater(),
                                 [&](std::size_t k) { return points[k]; });
        std::vector<CardValues> next;
        for (std::size_t k = 0; k < kParents; ++k) next.push_back(population[order[k]]);
        progress.add(kPopulation * kDealsEach * 2, [&] {
            return fmt::format("the best has {:+.3f} points a deal",
                               points[order[0]] / (2.0 * kDealsEach));
        });
        if (progress.isDone() || progress.part() > kBredFrom) {
            for (const CardValues& parent : next)
                for (std::size_t i = 0; i < kCards; ++i) sums[i] += parent[i];
            counted += kParents;
        }
        const auto parent = [&] { return next[rng.below(kParents)]; };
        while (next.size() < kPopulation) {
            const CardValues a = parent(), b = parent();
            next.push_back(childOf(a, b, rng));
        }
        std::ranges::copy(next, population.begin());
    }

    CardValues found;
    for (std::size_t i = 0; i < kCards; ++i)
        found[i] = static_cast<std::int16_t>(std::lround(sums[i] / counted));
    std::string comparison = shareWon(setup.finalComparison(), 2, [&](Rng& dealRng) {
        const Deal deal = Euchre::deal(options, dealRng);
        double won = 0;
        for (const int side : {0, 1})
            won += pointsOf(found, kLearnedValues, side, deal, options) > 0;
        return won;
    });
    return {listed(found, "{}"), std::move(comparison)};
}

} // namespace

std::span<const Training> euchreTrainings() {
    static constexpr Training kTrainings[]{
        {"euchre", "card-values", "a genetic algorithm, from random values; a game is a deal",
         20'000'000, trainCardValues},
        {"euchre", "rules", "policy gradients, from zero; a game is a deal", 1'000'000, trainRules},
    };
    return kTrainings;
}

} // namespace parlour::lab
