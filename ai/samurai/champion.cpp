#include "ai/samurai/champion.h"

#include "ai/samurai/explain.h"
#include "ai/samurai/rule_policy.h"
#include "ai/samurai/setup.h"

#include <algorithm>
#include <bit>

namespace parlour::samurai {

namespace {

Samurai::MoveList stepsToTry(const Observation& view, const RulePolicy& policy, int width) {
    if (isSetup(view)) return Samurai::legalMoves(view);
    struct Step {
        Move move;
        float value;
        std::size_t order;
    };
    boost::container::static_vector<Step, Samurai::MoveList::static_capacity> all;
    policy.forEachStep(view.pub, view.hand, [&](const Move& move, float value) {
        all.push_back({move, value, all.size()});
    });
    const auto most = std::min(all.size(), static_cast<std::size_t>(width));
    std::partial_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(most), all.end(),
                      [](const Step& a, const Step& b) {
                          return a.value != b.value ? a.value > b.value : a.order < b.order;
                      });
    Samurai::MoveList moves;
    for (std::size_t i = 0; i < most; ++i) moves.push_back(all[i].move);
    if (view.pub.stepsThisTurn > 0) moves.push_back(Move::end());
    return moves.empty() ? Samurai::legalMoves(view) : moves;
}

} // namespace

std::optional<Decision<Samurai>> Mind::certain(const Observation& view, Rng& rng) const {
    if (!isSetup(view) || m_params.searchesSetup) return {};
    return decideSetup(view, rng);
}

SearchPlan<Samurai> Mind::plan(const Observation& view, Rng&) const {
    const RulePolicy& policy = RulePolicy::of(view.pub.options.players);
    SearchPlan<Samurai> plan{stepsToTry(view, policy, m_params.width),
                             {m_params.worlds, m_params.rounds, 1, m_params.missRate}};
    const int moves = static_cast<int>(plan.moves.size());
    int& worlds = plan.limits.worlds;
    if (moves == 1) {
        worlds = 1;
        plan.showsCandidates = false;
    }
    // What playouts tell of a first tile is noise beside what it is worth.
    if (view.pub.phase == Phase::Taking) plan.usual = Move::take(firstChoice(plan.moves));
    if (isSetup(view)) // playouts from the setup take longer, and all moves are searched
        worlds = std::clamp(worlds * m_params.width / 2 / moves, 1, worlds);
    return plan;
}

bool Mind::isBold(const Observation& view, const Move& move) {
    return view.pub.phase == Phase::Playing && view.pub.stepsThisTurn > 0 && move != Move::end();
}

bool Mind::isLearned(const Observation& view) {
    RuleSet usual;
    const RuleSet& rules = view.pub.options;
    usual.players = rules.players;
    usual.randomFigures = rules.randomFigures;
    usual.randomHand = rules.randomHand;
    usual.handAfterFigures = rules.handAfterFigures;
    usual.openCaptures = rules.openCaptures;
    usual.starterByLot = rules.starterByLot;
    return rules == usual;
}

void Mind::playOn(State& state, Rng& rng) {
    if (state.pub.phase == Phase::Putting)
        Samurai::playRandomMove(state, rng);
    else if (state.pub.phase == Phase::Taking)
        Samurai::apply(state, Move::take(firstChoice(Samurai::legalMoves(state))));
    else
        Samurai::apply(
            state, RulePolicy::of(state.pub.options.players).choose(state.pub, state.handToMove()));
}

Outcome Mind::resultOf(const State& state, Seat hero) {
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

} // namespace parlour::samurai

template class parlour::ChampionPlayer<parlour::samurai::Mind>;
