#include "ai/briscola/players.h"
#include "ai/briscola/q_learning.h"
#include "ai/briscola/q_player.h"
#include "app/lab/train/learning.h"

#include <algorithm>

namespace parlour::lab {

namespace {

using namespace parlour::briscola;

const std::vector<std::string_view>& measuredAgainst() {
    static const std::vector<std::string_view> kPlayers{"random", "baseline", "greedy"};
    return kPlayers;
}

class QLearner final : public Learner {
public:
    explicit QLearner(QTable table) : m_table(std::make_shared<QTable>(std::move(table))) {}

    std::int64_t games() const override { return m_table->games(); }
    std::uint64_t seed() const override { return m_table->seed(); }
    void learnUntil(std::int64_t games) override {
        while (m_table->games() < games) learnFromGame(*m_table);
    }
    double filled() const override {
        const auto values = m_table->values();
        const auto learned = std::ranges::count_if(values, [](auto value) { return value != 0; });
        return static_cast<double>(learned) / static_cast<double>(values.size());
    }
    std::string toBytes() const override { return m_table->toBytes(); }

    double won(std::size_t opponent, const Comparison& comparison) const override {
        const auto all = Players::players();
        const auto entry =
            std::ranges::find(all, measuredAgainst()[opponent], &AgentEntry<Briscola>::name);
        Player<Briscola> other = entry->make(Params(entry->params));
        return gamesWon(m_table, other, comparison.games, Rng(comparison.seed), comparison.stop);
    }

private:
    std::shared_ptr<QTable> m_table;
};

std::vector<ParamSpec> qSpecs() {
    std::vector<ParamSpec> specs;
    for (const auto& param : QSettings::params()) specs.push_back(param.spec({}));
    return specs;
}

std::unique_ptr<Learner> beginQ(const Params& params, std::uint64_t seed) {
    QSettings settings;
    for (std::size_t i = 0; i < params.values().size(); ++i)
        QSettings::params()[i].set(settings, params.values()[i]);
    return std::make_unique<QLearner>(QTable(settings, seed));
}

Result<std::unique_ptr<Learner>> resumeQ(std::string_view bytes) {
    auto table = QTable::fromBytes(bytes);
    if (!table) return std::move(table.error());
    return std::unique_ptr<Learner>(std::make_unique<QLearner>(std::move(*table)));
}

} // namespace

std::span<const Learning> briscolaLearnings() {
    static const std::vector<Learning> kLearnings{
        {"briscola", "qlearning", "Q-learning, from a table of zeros", 1'000'000, qSpecs(),
         measuredAgainst(), QTable::kMostBytes, beginQ, resumeQ}};
    return kLearnings;
}

} // namespace parlour::lab
