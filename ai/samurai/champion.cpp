#include "ai/samurai/champion.h"

#include "ai/samurai/belief.h"
#include "ai/samurai/explain.h"
#include "ai/samurai/rule_policy.h"
#include "ai/samurai/setup.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace parlour::samurai {

namespace {

constexpr int kMarginWorthNaming = 2; // of 100 games

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

// Imagines worlds and plays them on.
struct Worker {
    const RulePolicy& policy;
    const ChampionParams& params;
    Seat hero;

    State sample(const Observation& view, Rng& rng) const {
        return params.infers ? imagine(view, rng) : Samurai::sample(view, rng);
    }
    Prospect operator()(State& state, Rng& rng) const {
        while (!state.pub.isOver()) {
            if (params.playsRandomly || state.pub.phase == Phase::Putting)
                Samurai::playRandomMove(state, rng);
            else if (state.pub.phase == Phase::Taking)
                Samurai::apply(state, Move::take(firstChoice(Samurai::legalMoves(state))));
            else
                Samurai::apply(state, policy.choose(state.pub, state.handToMove()));
        }
        return prospect(state, hero);
    }
};

Samurai::MoveList stepsToTry(const Observation& view, const RulePolicy& policy, int width) {
    if (isSetup(view)) return Samurai::legalMoves(view);
    struct Step {
        Move move;
        float value;
        std::size_t place;
    };
    boost::container::static_vector<Step, Samurai::MoveList::static_capacity> all;
    policy.forEachStep(view.pub, view.hand, [&](const Move& move, float value) {
        all.push_back({move, value, all.size()});
    });
    const auto most = std::min(all.size(), static_cast<std::size_t>(width));
    std::partial_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(most), all.end(),
                      [](const Step& a, const Step& b) {
                          return a.value != b.value ? a.value > b.value : a.place < b.place;
                      });
    Samurai::MoveList moves;
    for (std::size_t i = 0; i < most; ++i) moves.push_back(all[i].move);
    if (view.pub.stepsThisTurn > 0) moves.push_back(Move::end());
    return moves.empty() ? Samurai::legalMoves(view) : moves;
}

// How the worlds decided, against the next best step.
Reason evidence(const Public& pub, const WorldMeans<Samurai>& means) {
    const auto won = [&](std::size_t i) {
        return static_cast<int>(std::lround(100 * means.win(means.ranking()[i])));
    };
    const Move& next = means.moves()[means.ranking()[1]];
    if (won(0) - won(1) < kMarginWorthNaming)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Wins %1 of 100 imagined games; the next best move does "
                                      "almost as well."),
                       won(0));
    if (next.kind == Move::Kind::End)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Wins %1 of 100 imagined games; if the turn ended here it "
                                      "would be %2."),
                       won(0), won(1));
    if (next.kind == Move::Kind::Put)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Wins %1 of 100 imagined games; with the %2 in %3 it would "
                                      "be %4."),
                       won(0), casteName(next.caste), settlementName(pub, settlementOf(pub, next)),
                       won(1));
    const int settlement = settlementOf(pub, next);
    if (next.kind == Move::Kind::Take || settlement < 0)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Wins %1 of 100 imagined games; with the %2 it would be "
                                      "%3."),
                       won(0), tileName(next.tileUsed()), won(1));
    return because(PARLOUR_PHRASE("Samurai reasons",
                                  "Wins %1 of 100 imagined games; next best is the %2 at %3, "
                                  "with %4."),
                   won(0), tileName(next.tileUsed()), settlementName(pub, settlement), won(1));
}

Reason explainSetup(const Public& pub, const Move& move) {
    if (move.kind == Move::Kind::Take)
        return because(PARLOUR_PHRASE("Samurai reasons", "Begins with the %1 in hand."),
                       tileName(move.tile));
    return because(PARLOUR_PHRASE("Samurai reasons",
                                  "Puts the %1 in %2: nobody has a tile on the board yet, so "
                                  "little depends on it."),
                   casteName(move.caste), settlementName(pub, settlementOf(pub, move)));
}

} // namespace

Champion::Champion(const ChampionParams& params) : m_params(params), m_means(params.scoreOfAWin) {}

Decision<Samurai> Champion::decide(const Observation& view, Rng& rng, const Budget& budget,
                                   std::stop_token token) {
    if (isSetup(view) && !m_params.searchesSetup) return decideSetup(view, rng);
    const RulePolicy& policy = RulePolicy::of(view.pub.options.players);
    const StopCheck stop(std::move(token), budget);
    const auto worker = [&](int) { return Worker{policy, m_params, view.seat}; };
    const Samurai::MoveList moves = stepsToTry(view, policy, m_params.width);
    int worlds = moves.size() == 1 ? 1 : m_params.worlds;
    if (isSetup(view)) // games from the beginning take longer, and everything is tried
        worlds =
            std::clamp(worlds * m_params.width / 2 / static_cast<int>(moves.size()), 1, worlds);
    m_means.run(view, moves, {worlds, m_params.rounds, budget.threads, m_params.overlook}, rng,
                stop, worker);

    Decision<Samurai> decision;
    decision.move = m_means.moves()[m_means.ranking()[0]];
    decision.reasons.push_back(isSetup(view) ? explainSetup(view.pub, decision.move)
                                             : explain(view, decision.move));
    if (m_means.ranking().size() > 1) decision.reasons.push_back(evidence(view.pub, m_means));
    decision.candidates = m_means.candidates(ValueKind::Win);
    decision.simulations = m_means.simulations();
    return decision;
}

} // namespace parlour::samurai
