#include "ai/euchre/champion.h"

#include "ai/euchre/explain.h"

#include <algorithm>
#include <cmath>

namespace parlour::euchre {

namespace {

constexpr int kMostBelieved = 20'000; // worlds that are weighed; more bring nothing
constexpr double kMarginWorthNaming = 0.03;

// The policy's opinion counts as much as so many worlds; its scores are in units of so many points,
// for that was the price of chance when it was learned.
constexpr double kWorldsOfPolicy = 100;
constexpr double kPointsOfScore = 0.03;

class Worker {
public:
    Worker(const ChampionParams& params, const Belief& belief, Solver& solver, Seat hero)
        : m_params(params), m_belief(belief), m_solver(solver), m_hero(hero) {}

    State sample(const Observation& view, Rng& rng) const {
        return m_params.infers ? m_belief.draw(rng) : Euchre::sample(view, rng);
    }

    Prospect operator()(State& state, Rng& rng) {
        m_policy.bidOut(state, rng);
        if (state.pub.isPassedOut()) return {};
        OpenDeal deal(state);
        while (!deal.isDecided()) {
            if (m_params.playouts == ChampionParams::Playouts::Solved ||
                kTricks - deal.played() <= m_params.exactTricks)
                return prospect(m_solver.solve(deal, m_hero));
            deal.play(m_params.playouts == ChampionParams::Playouts::Random
                          ? FastPolicy::anyCard(deal, rng)
                          : m_policy.play(deal, rng));
        }
        return prospect(deal.points(m_hero));
    }

private:
    static Prospect prospect(int points) {
        return {points > 0 ? 1.0 : 0.0, static_cast<double>(points)};
    }

    const ChampionParams& m_params;
    const Belief& m_belief;
    Solver& m_solver;
    const Seat m_hero;
    const FastPolicy m_policy;
};

int hundredfold(double points) { return static_cast<int>(std::lround(100 * points)); }

} // namespace

Champion::Champion(const ChampionParams& params) : m_params(params), m_means(0) {}

Decision<Euchre> Champion::decide(const Observation& view, Rng& rng, const Budget& budget,
                                  std::stop_token token) {
    Decision<Euchre> decision;
    decision.valueKind = ValueKind::Score;
    if (const auto moves = Euchre::legalMoves(view); moves.size() == 1) {
        decision.move = moves[0];
        decision.reasons.push_back(explain(view, decision.move));
        return decision;
    }
    const StopCheck stop(std::move(token), budget);
    if (m_params.infers)
        m_belief.imagine(view, std::min(2 * m_params.worlds, kMostBelieved), budget.threads, rng,
                         stop);
    while (std::ssize(m_solvers) < std::max(budget.threads, 1)) m_solvers.emplace_back();
    // Nobody overlooks that he can pass, which comes first: bids are overlooked, not thrown away.
    const int sure = view.pub.phase < Phase::Discard || view.pub.phase == Phase::Defend ? 0 : -1;
    m_means.run(view, {m_params.worlds, 1, budget.threads, m_params.overlook, sure}, rng, stop,
                [&](int thread) {
                    return Worker(m_params, m_belief, m_solvers[static_cast<std::size_t>(thread)],
                                  view.seat);
                });

    const auto opinions = FastPolicy().weigh(view, m_means.moves());
    m_means.prefer([&](std::size_t move) {
        return kWorldsOfPolicy * kPointsOfScore * opinions[move] / m_means.worlds(move);
    });
    decision.move = m_means.moves()[m_means.ranking()[0]];
    decision.reasons.push_back(explain(view, decision.move));
    if (m_means.ranking().size() > 1) decision.reasons.push_back(evidence(view.pub));
    decision.candidates = m_means.candidates(decision.valueKind);
    decision.simulations = m_means.simulations();
    return decision;
}

Reason Champion::evidence(const Public& pub) const {
    const auto& moves = m_means.moves();
    const auto& ranking = m_means.ranking();
    const Move chosen = moves[ranking[0]];
    const double value = m_means.score(ranking[0]);
    const int points = hundredfold(value);
    const bool isCard = chosen.kind == Move::Kind::Play || chosen.kind == Move::Kind::Discard;
    if (isCard && ranking.size() == moves.size() &&
        std::ranges::all_of(ranking, [&](std::size_t i) { return m_means.score(i) == value; }))
        return because(PARLOUR_PHRASE("Euchre reasons", "Any card does as well."));
    if (chosen.alone && points > 0)
        for (const std::size_t i : ranking) {
            const Move move = moves[i];
            if (move.kind == chosen.kind && move.suit == chosen.suit && !move.alone &&
                value - m_means.score(i) >= kMarginWorthNaming)
                return because(PARLOUR_PHRASE("Euchre reasons",
                                              "Alone it gains %1 points in 100 imagined deals, "
                                              "with the partner %2."),
                               points, hundredfold(m_means.score(i)));
        }
    const double nextValue = m_means.score(ranking[1]);
    const Phrase nextName = moveName(pub, moves[ranking[1]]);
    if (value - nextValue < kMarginWorthNaming)
        return because(PARLOUR_PHRASE("Euchre reasons", "Almost as good: %1."), nextName);
    if (points < 0)
        return because(
            PARLOUR_PHRASE("Euchre reasons",
                           "Loses %1 points in 100 imagined deals; next best loses %2: %3."),
            -points, -hundredfold(nextValue), nextName);
    return because(PARLOUR_PHRASE("Euchre reasons", "Gains %1 points in 100 imagined deals; next "
                                                    "best, with %2: %3."),
                   points, hundredfold(nextValue), nextName);
}

} // namespace parlour::euchre
