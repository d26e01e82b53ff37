#include "ai/bigtwo/evaluation.h"
#include "ai/bigtwo/playout.h"
#include "app/lab/train/training.h"
#include "core/bigtwo/rules.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace parlour::lab {

namespace {

using namespace parlour::bigtwo;
using bigtwo::CardSet;

constexpr double kUnit = 64; // weights are in sixty-fourths

template <class Weights> Weights rounded(const std::vector<double>& values) {
    Weights weights{};
    std::ranges::transform(values, weights.begin(), [](double value) {
        return static_cast<std::int16_t>(std::lround(kUnit * value));
    });
    return weights;
}

Playout dealt(const Options& options, Rng& rng) {
    const State state = BigTwo::start(options, BigTwo::deal(options, rng));
    std::array<Plan, kSeats> plans;
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        plans[seat] = Plan(state.hands[seat], options);
    return Playout(state, plans);
}

// One game in ten lets players who passed play again, and one in ten has triples; the others use
// the default options.
Options anyOptions(Rng& rng) {
    Options options;
    const auto variant = rng.below(10);
    options.reenter = variant == 0;
    options.triples = variant == 1;
    return options;
}

// --- The rules: REINFORCE (Williams 1992) with a table of chances to win as the baseline. ---

// The chance that a seat wins before it plays, by a few features; learned along with the weights.
class Baseline {
public:
    static std::size_t indexOf(const SeatView& view, const Plan& plan) {
        int fewest = kHandSize;
        for (int seat = 0; seat < kSeats; ++seat)
            if (seat != view.seat)
                fewest = std::min<int>(fewest, view.sizes[static_cast<std::size_t>(seat)]);
        const int danger = fewest <= 2    ? fewest - 1
                           : fewest <= 4  ? 2
                           : fewest <= 7  ? 3
                           : fewest <= 10 ? 4
                                          : 5;
        const int higher = std::popcount(view.others.bits() >> view.hand.highest().index);
        int index = std::min(plan.size(), kGroups - 1);
        index = index * kHigher + std::min(higher, kHigher - 1);
        index = index * kDanger + danger;
        index = index * 2 + (view.toBeat.kind() == Kind::None);
        index = index * (kHandSize + 1) + view.hand.size();
        return static_cast<std::size_t>(index);
    }
    // How much better the result is than the chance learned so far, which moves towards it.
    double learn(std::size_t index, bool hasWon) {
        const double advantage = hasWon - m_chances[index];
        m_chances[index] += 0.002 * advantage;
        return advantage;
    }
    Memory remembered() { return memory(m_chances); }

private:
    static constexpr int kGroups = 8;
    static constexpr int kHigher = 5;
    static constexpr int kDanger = 6;

    std::vector<double> m_chances =
        std::vector<double>(std::size_t{kGroups * kHigher * kDanger * 2 * (kHandSize + 1)}, 0.25);
};

// Adam (Kingma and Ba 2015).
class Adam {
public:
    explicit Adam(std::size_t size) : m_mean(size), m_square(size) {}

    // Moves the weights up the gradient.
    void step(std::vector<double>& weights, const std::vector<double>& gradient, double rate) {
        m_fadingMean *= kMean;
        m_fadingSquare *= kSquare;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            m_mean[i] = kMean * m_mean[i] + (1 - kMean) * gradient[i];
            m_square[i] = kSquare * m_square[i] + (1 - kSquare) * gradient[i] * gradient[i];
            const double size = std::sqrt(m_square[i] / (1 - m_fadingSquare)) + 1e-4;
            weights[i] += rate * m_mean[i] / (1 - m_fadingMean) / size;
        }
    }
    std::vector<Memory> remembered() {
        return {memory(m_mean), memory(m_square), memory(m_fadingMean), memory(m_fadingSquare)};
    }

private:
    static constexpr double kMean = 0.9;
    static constexpr double kSquare = 0.99;

    std::vector<double> m_mean;
    std::vector<double> m_square;
    double m_fadingMean = 1;
    double m_fadingSquare = 1;
};

// Plays one game in which all seats use the weights and adds its gradient.
void learnFrom(Playout game, const RulePolicy::Weights& weights, Baseline& baseline,
               std::vector<double>& gradient, Rng& rng) {
    struct Choice {
        RulePolicy::Choices choices;
        CardSet chosen;
        Seat seat;
        std::size_t index; // in the baseline
    };
    std::vector<Choice> made;
    while (!game.isOver()) {
        const SeatView view = game.seatView();
        const auto choices = RulePolicy::choices(view, game.plan(), game.options, weights);
        const CardSet chosen = RulePolicy::draw(choices, rng);
        if (choices.size() > 1)
            made.push_back({choices, chosen, game.next, Baseline::indexOf(view, game.plan())});
        game.play(chosen);
    }
    for (const auto& [choices, chosen, seat, index] : made) {
        const double advantage = baseline.learn(index, game.winner == seat);
        double sum = 0;
        for (const auto& choice : choices) sum += choice.share;
        for (const auto& choice : choices) {
            const double step = advantage * ((choice.cards == chosen) - choice.share / sum);
            for (const int feature : choice.features)
                gradient[static_cast<std::size_t>(feature)] += step;
        }
    }
}

// Each set of weights plays two of the four seats.
std::string compare(const RulePolicy::Weights& found, const Comparison& comparison) {
    return shareWon(comparison, 2, [&](Rng& rng) {
        const Playout deal = dealt({}, rng);
        int won = 0;
        for (const int first : {0, 1}) {
            Playout game = deal;
            while (!game.isOver()) {
                const auto& weights = game.next % 2 == first ? found : RulePolicy::kWeights;
                game.play(RulePolicy::draw(
                    RulePolicy::choices(game.seatView(), game.plan(), game.options, weights), rng));
            }
            won += game.winner % 2 == first;
        }
        return won;
    });
}

Trained trainRules(const TrainingSetup& setup) {
    constexpr std::int64_t kBatch = 4000;
    constexpr double kRate = 0.03;
    Rng rng(setup.seed);
    std::vector<double> values(RulePolicy::kSize);
    Adam adam(values.size());
    Baseline baseline;
    std::vector<Memory> memories = adam.remembered();
    memories.insert(memories.end(), {memory(rng), memory(values), baseline.remembered()});
    Progress progress(setup, std::move(memories));
    while (progress.goesOn()) {
        const auto batch = std::min(kBatch, setup.games);
        const double rate = // falls during the second half
            kRate * std::min(1.0, 0.05 + 0.95 * 2 * (1 - progress.part()));
        const auto weights = rounded<RulePolicy::Weights>(values);
        std::vector<double> gradient(values.size());
        for (std::int64_t i = 0; i < batch; ++i)
            learnFrom(dealt(anyOptions(rng), rng), weights, baseline, gradient, rng);
        for (double& part : gradient) part /= static_cast<double>(batch);
        adam.step(values, gradient, rate);
        for (double& value : values) value *= 1 - 1e-5; // weight decay
        progress.add(batch, [&] {
            return "against the program's " +
                   compare(rounded<RulePolicy::Weights>(values), setup.interimComparison());
        });
    }
    const auto found = rounded<RulePolicy::Weights>(values);
    return {listed(found, "{}"), compare(found, setup.finalComparison())};
}

// --- The evaluation: logistic regression on the winners of games between rule policies. ---

// Plays a game with the program's rules at all seats and calls `onLead(game)` before each lead.
// Returns who won.
template <class OnLead> std::size_t play(Playout game, Rng& rng, const OnLead& onLead) {
    while (!game.isOver()) {
        if (game.table.kind() == Kind::None) onLead(game);
        game.play(game.choose(rng));
    }
    return static_cast<std::size_t>(game.winner);
}

// The logarithmic loss of predictions of the winner: log 4 if all seats get equal chances.
struct LogLoss {
    double found = 0;
    double program = 0;
    double squaredDifference = 0; // of sums over a game, as the leads of a game are correlated
    std::int64_t leads = 0;
};

std::string compare(const Evaluation::Weights& found, const Comparison& comparison) {
    Rng rng(comparison.seed);
    LogLoss loss;
    std::int64_t games = 0;
    for (; games < comparison.games && !comparison.stop.stop_requested(); ++games) {
        std::vector<std::pair<WinShares, WinShares>> chances; // by found and by program's weights
        const std::size_t winner = play(dealt(anyOptions(rng), rng), rng, [&](const Playout& lead) {
            chances.emplace_back(Evaluation::chances(lead, found), Evaluation::chances(lead));
        });
        double difference = 0;
        for (const auto& [byFound, byProgram] : chances) {
            const double own = -std::log(byFound[winner]);
            const double other = -std::log(byProgram[winner]);
            loss.found += own;
            loss.program += other;
            difference += own - other;
        }
        loss.squaredDifference += difference * difference;
        loss.leads += static_cast<std::int64_t>(chances.size());
    }
    const auto leads = static_cast<double>(loss.leads);
    return fmt::format("log loss of the chances when somebody leads, {} leads of {} games: found "
                       "{:.4f}, the program's {:.4f}, difference {:+.4f} +- {:.4f}",
                       loss.leads, games, loss.found / leads, loss.program / leads,
                       (loss.found - loss.program) / leads,
                       1.96 * std::sqrt(loss.squaredDifference) / leads);
}

Trained trainEvaluation(const TrainingSetup& setup) {
    constexpr double kRate = 0.015;
    Rng rng(setup.seed);
    std::vector<double> values(Evaluation::kSize);
    double loss = 0; // since the last printed line
    std::int64_t leads = 0;
    Progress progress(setup, {memory(rng), memory(values), memory(loss), memory(leads)});
    while (progress.goesOn()) {
        const double rate = kRate * (1 - progress.part());
        std::vector<Evaluation::Features> seen;
        const std::size_t winner = play(dealt(anyOptions(rng), rng), rng, [&](const Playout& lead) {
            seen.push_back(Evaluation::features(lead));
        });
        for (const Evaluation::Features& seats : seen) {
            WinShares chances{};
            double sum = 0;
            for (std::size_t seat = 0; seat < kSeats; ++seat) {
                double score = 0;
                for (const int feature : seats[seat])
                    score += values[static_cast<std::size_t>(feature)];
                sum += chances[seat] = std::exp(score);
            }
            for (std::size_t seat = 0; seat < kSeats; ++seat)
                for (const int feature : seats[seat])
                    values[static_cast<std::size_t>(feature)] +=
                        rate * ((seat == winner) - chances[seat] / sum);
            loss -= std::log(chances[winner] / sum);
        }
        leads += static_cast<std::int64_t>(seen.size());
        progress.add(1, [&] {
            const double mean = loss / static_cast<double>(leads);
            loss = 0;
            leads = 0;
            return fmt::format("log loss {:.4f}", mean);
        });
    }
    const auto found = rounded<Evaluation::Weights>(values);
    return {listed(found, "{}"), compare(found, setup.finalComparison())};
}

} // namespace

std::span<const Training> bigtwoTrainings() {
    static constexpr Training kTrainings[]{
        {"bigtwo", "rules", "policy gradients, from zero", 4'000'000, trainRules},
        {"bigtwo", "evaluation", "logistic regression on games of the program's rules, from zero",
         1'000'000, trainEvaluation},
    };
    return kTrainings;
}

} // namespace parlour::lab
