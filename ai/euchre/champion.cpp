#include "ai/euchre/champion.h"

#include "ai/euchre/card_reasons.h"
#include "ai/euchre/explain.h"

#include <algorithm>

namespace parlour::euchre {

namespace {

constexpr int kMostBeliefWorlds = 20'000; // more bring nothing

Outcome outcomeOf(int points) { return {points > 0 ? 1.0 : 0.0, static_cast<double>(points)}; }

} // namespace

class Mind::Worker {
public:
    Worker(const Observation& view, const DealBelief& belief, DealModel& model,
           const ChampionParams& params, Solver& solver)
        : m_belief(belief), m_model(model), m_params(params), m_solver(solver), m_hero(view.seat) {}

    State world(int number, Rng& rng) { return m_belief.world(number, m_model, rng); }

    Outcome operator()(State& state, Rng& rng) {
        m_policy.bidOut(state, rng);
        if (state.pub.isPassedOut()) return {};
        OpenDeal deal(state);
        while (!deal.isDecided()) {
            if (deal.cardsLeft() <= m_params.exactCards)
                return outcomeOf(m_solver.solve(deal, m_hero));
            deal.play(m_params.playsRandomly ? FastPolicy::anyCard(deal, rng)
                                             : m_policy.play(deal, rng));
        }
        return outcomeOf(deal.points(m_hero));
    }

private:
    const DealBelief& m_belief;
    DealModel& m_model;
    const ChampionParams& m_params;
    Solver& m_solver;
    const Seat m_hero;
    const FastPolicy m_policy;
};

std::optional<Decision<Euchre>> Mind::certain(const Observation& view, Rng&) {
    const auto moves = Euchre::legalMoves(view);
    const bool isIdle = view.pub.phase == Phase::Discard && view.pub.sitsOut(view.seat);
    if (moves.size() > 1 && !isIdle) return {}; // any card may go of a hand that is not played
    Decision<Euchre> decision;
    decision.valueKind = kValueKind;
    decision.move = moves[0];
    decision.reasons = explainMove(view, moves[0]);
    return decision;
}

void Mind::prepare(int threads) {
    while (std::ssize(m_solvers) < threads) m_solvers.emplace_back();
}

SearchPlan<Euchre> Mind::plan(const Observation& view, Rng&) const {
    // The pass, which comes first, is never overlooked: weak levels miss bids, they do not make
    // hopeless ones.
    const int neverMissed =
        view.pub.phase < Phase::Discard || view.pub.phase == Phase::Defend ? 0 : -1;
    SearchPlan<Euchre> plan{Euchre::legalMoves(view),
                            {m_params.worlds, 1, 1, m_params.missRate, neverMissed}};
    const auto scores = FastPolicy().weigh(view, plan.moves);
    plan.prior.assign(scores.begin(), scores.begin() + std::ssize(plan.moves));
    return plan;
}

bool Mind::isLearned(const Observation& view) const {
    Options usual;
    const Options& rules = view.pub.options;
    usual.stickDealer = rules.stickDealer;
    usual.target = rules.target;
    if (rules.trumpBy == TrumpBy::RandomMaker) usual.trumpBy = rules.trumpBy;
    const int cards = kSeats * (kTricks - view.pub.tricksPlayed()); // at most so many are left
    return rules == usual && cards > m_params.exactCards;
}

bool Mind::isBold(const Observation&, const Move& move) {
    return move.kind == Move::Kind::Order || move.kind == Move::Kind::Call ||
           move.kind == Move::Kind::Defend;
}

bool Mind::areAlike(const Observation& view, const Move& a, const Move& b) {
    return a.kind == Move::Kind::Play && b.kind == Move::Kind::Play &&
           areAsHigh(view, a.card, b.card);
}

// Of cards that are alike, what is expected of the first.
void Mind::agree(const Observation& view, const Euchre::MoveList& moves,
                 std::span<Outcome> outcomes) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto like = std::ranges::find_if(
            moves, [&](const Move& move) { return areAlike(view, move, moves[i]); });
        const auto first = static_cast<std::size_t>(like - moves.begin());
        if (first < i) outcomes[i] = outcomes[first];
    }
}

ScoreRange Mind::scoreRange(const Observation& view, const Move& move) {
    Public pub = view.pub;
    if (move.kind == Move::Kind::Order || move.kind == Move::Kind::Call) {
        pub.maker = view.seat;
        pub.alone = move.alone;
    }
    // Who makes trump, and whether a defender plays alone, may be open.
    const bool mayDefendAlone = pub.options.loneDefender && pub.phase < Phase::Play;
    const auto points = [&](int tricks, bool isAlone) {
        return makersPoints(tricks, isAlone, mayDefendAlone || pub.loneDefender != kNoSeat);
    };
    if (pub.maker == kNoSeat) {
        const double most = std::max(points(kTricks, true), -points(0, true));
        return {-most, most};
    }
    const int won = pub.tricks[static_cast<std::size_t>(pub.maker & 1)];
    const double least = points(won, pub.alone);
    const double most = points(won + kTricks - pub.tricksPlayed(), pub.alone);
    const bool isMaker = (view.seat & 1) == (pub.maker & 1);
    return isMaker ? ScoreRange{least, most} : ScoreRange{-most, -least};
}

int Mind::beliefWorlds() const { return std::min(2 * m_params.worlds, kMostBeliefWorlds); }

Mind::Worker Mind::worker(const Observation& view, const DealBelief& belief, DealModel& model,
                          int thread, const StopCheck&) {
    return {view, belief, model, m_params, m_solvers[static_cast<std::size_t>(thread)]};
}

} // namespace parlour::euchre

template class parlour::ChampionPlayer<parlour::euchre::Mind>;
