#include "ai/briscola/champion.h"

#include "ai/briscola/explain.h"
#include "ai/briscola/open_hands.h"
#include "ai/briscola/rule_policy.h"

#include <algorithm>
#include <limits>

namespace parlour::briscola {

namespace {

Outcome outcomeOf(int difference) {
    return {difference > 0 ? 1.0 : difference < 0 ? 0.0 : 0.5, static_cast<double>(difference)};
}

// The points of the hero's side minus those of the strongest other side.
int difference(const Public& pub, Seat hero) {
    int strongest = 0;
    for (Seat seat = 0; seat < pub.options.players; ++seat)
        if (!pub.areAllies(seat, hero)) strongest = std::max(strongest, pub.sidePoints(seat));
    return pub.sidePoints(hero) - strongest;
}

// Plays the world out by the quick rules, but exactly once two players have no stock, since then
// they know each other's cards.
Outcome playOut(State& state, Seat hero, bool playsRandomly, Rng& rng) {
    const Public& pub = state.pub;
    while (!pub.isOver()) {
        if (pub.options.players == 2 && pub.stock == 0 && pub.onTable == 0) {
            const Hand& own = state.hands[static_cast<std::size_t>(hero)];
            const Hand& other = state.hands[static_cast<std::size_t>(1 - hero)];
            const OpenHands hands(own, own.size(), other, other.size(), pub.trump());
            return outcomeOf(difference(pub, hero) + hands.value(pub.leader == hero));
        }
        if (playsRandomly)
            Briscola::playRandomMove(state, rng);
        else
            Briscola::applyAt(state, RulePolicy::choose(state));
    }
    return outcomeOf(difference(pub, hero));
}

// In hands and stock, and in an unfinished trick.
int cardsLeft(const Public& pub) {
    return italian::kCards - pub.removed.size() - pub.played + pub.onTable;
}

// Whether every world is solved instead of being played out.
bool isSolved(const Observation& view, const ChampionParams& params) {
    return view.knowsAll() ||
           (view.pub.options.players == 2 && cardsLeft(view.pub) <= params.exactCards);
}

} // namespace

class Mind::Worker {
public:
    Worker(const Observation& view, const DeckBelief& belief, DeckModel& model,
           const ChampionParams& params, Solver& solver, const StopCheck& stop)
        : m_view(view),
          m_belief(belief),
          m_model(model),
          m_params(params),
          m_solver(solver),
          m_stop(stop),
          m_tricksLeft(cardsLeft(view.pub) / view.pub.options.players),
          m_isSolved(isSolved(view, params)) {}

    State world(int number, Rng& rng) { return m_belief.world(number, m_model, rng).state; }

    Outcome operator()(State& state, Rng& rng) {
        std::int64_t positions = std::numeric_limits<std::int64_t>::max();
        if (m_isSolved)
            if (const auto value =
                    m_solver.solve(state, m_view.seat, m_tricksLeft, positions, m_stop))
                return outcomeOf(*value);
        return playOut(state, m_view.seat, m_params.playsRandomly, rng);
    }

private:
    const Observation& m_view;
    const DeckBelief& m_belief;
    DeckModel& m_model;
    const ChampionParams& m_params;
    Solver& m_solver;
    const StopCheck& m_stop;
    const int m_tricksLeft;
    const bool m_isSolved;
};

// A win counts as much as 60 card points. The score counts too, since the share of wins alone is
// blind to small gains that add up.
double Mind::winWorth() { return 60; }

void Mind::prepare(int threads) {
    while (std::ssize(m_solvers) < threads) m_solvers.emplace_back(kTableBits);
}

SearchPlan<Briscola> Mind::plan(const Observation& view, Rng&) const {
    const bool isKnown = view.knowsAll();
    SearchPlan<Briscola> plan{Briscola::legalMoves(view),
                              {isKnown ? 1 : m_params.worlds, 1, 1, m_params.missRate}};
    plan.isExact = isKnown;
    if (isKnown) return plan;
    const TrickView trick(view.pub, view.seat);
    for (const Card card : plan.moves) plan.prior.push_back(RulePolicy::score(trick, card));
    return plan;
}

bool Mind::isBold(const Observation& view, Card card) { return card.suit() == view.pub.trump(); }

// What is solved needs no opinion.
bool Mind::isLearned(const Observation& view) const { return !isSolved(view, m_params); }

int Mind::beliefWorlds() const {
    constexpr int kEach = 4; // for each world of the search
    constexpr int kMost = 100'000;
    return std::min(kEach * m_params.worlds, kMost);
}

Mind::Worker Mind::worker(const Observation& view, const DeckBelief& belief, DeckModel& model,
                          int thread, const StopCheck& stop) {
    return {view, belief, model, m_params, m_solvers[static_cast<std::size_t>(thread)], stop};
}

} // namespace parlour::briscola

template class parlour::ChampionPlayer<parlour::briscola::Mind>;
