#include "ai/samurai/champion.h"

#include "ai/samurai/explain.h"
#include "ai/samurai/rule_policy.h"
#include "ai/samurai/setup.h"

#include <algorithm>

namespace parlour::samurai {

namespace {

// What a won game counts in the score.
constexpr double kScoreOfAWin = 20;

Prospect prospect(const State& state, Seat hero) {
    const Public& pub = state.pub;
    const Verdict verdict = Samurai::verdict(pub);
    int ahead = 100;
    for (Seat seat = 0; seat < pub.options.players; ++seat) {
        if (seat == hero) continue;
        const auto of = [&](Seat s) {
            return 2 * verdict.castesLed(s) + total(pub.captured[static_cast<std::size_t>(s)]);
        };
        ahead = std::min(ahead, of(hero) - of(seat));
    }
    const double win = verdict.isWinner(hero) ? 1.0 / std::popcount(verdict.winners) : 0.0;
    return {win, static_cast<double>(ahead)};
}

void playOn(State& state, const RulePolicy& policy) {
    if (state.pub.phase == Phase::Taking)
        Samurai::apply(state, Move::take(firstChoice(Samurai::legalMoves(state))));
    else
        Samurai::apply(state, policy.choose(state.pub, state.handToMove()));
}

Samurai::MoveList stepsToTry(const Observation& view, const RulePolicy& policy, int width) {
    if (isSetup(view)) return Samurai::legalMoves(view);
    struct Step {
        Move move;
        float value;
    };
    boost::container::static_vector<Step, Samurai::MoveList::static_capacity> all;
    policy.forEachStep(view.pub, view.hand,
                       [&](const Move& move, float value) { all.push_back({move, value}); });
    const auto most = std::min(all.size(), static_cast<std::size_t>(width));
    std::partial_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(most), all.end(),
                      [](const Step& a, const Step& b) { return a.value > b.value; });
    Samurai::MoveList moves;
    for (std::size_t i = 0; i < most; ++i) moves.push_back(all[i].move);
    if (view.pub.stepsThisTurn > 0) moves.push_back(Move::end());
    return moves.empty() ? Samurai::legalMoves(view) : moves;
}

} // namespace

Champion::Champion(const ChampionParams& params) : m_params(params), m_means(kScoreOfAWin) {}

Decision<Samurai> Champion::decide(const Observation& view, Rng& rng, const Budget& budget,
                                   std::stop_token token) {
    const RulePolicy& policy = RulePolicy::of(view.pub.options.players);
    const Seat hero = view.seat;
    const StopCheck stop(std::move(token), budget);
    const auto worker = [&](int) {
        return [&](State& state, Rng& chance) {
            while (!state.pub.isOver()) {
                if (m_params.playsRandomly || state.pub.phase == Phase::Putting)
                    Samurai::playRandomMove(state, chance);
                else
                    playOn(state, policy);
            }
            return prospect(state, hero);
        };
    };
    const Samurai::MoveList moves = stepsToTry(view, policy, m_params.width);
    m_means.run(view, moves,
                {moves.size() == 1 ? 1 : m_params.worlds, m_params.rounds, budget.threads,
                 m_params.overlook},
                rng, stop, worker);

    Decision<Samurai> decision;
    decision.move = m_means.moves()[m_means.ranking()[0]];
    if (isSetup(view))
        decision.reasons = decideSetup(view, rng).reasons;
    else
        decision.reasons.push_back(explain(view, decision.move));
    decision.candidates = m_means.candidates(ValueKind::Win);
    return decision;
}

} // namespace parlour::samurai
