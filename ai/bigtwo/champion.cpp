#include "ai/bigtwo/champion.h"

#include "ai/bigtwo/evaluation.h"
#include "ai/bigtwo/explain.h"
#include "ai/bigtwo/sure_win.h"

#include <algorithm>

namespace parlour::bigtwo {

namespace {

constexpr std::size_t kMostFives = 4;   // plausible plays of each five-card kind
constexpr int kMostBeliefWorlds = 2000; // to sample one costs about as much as a playout

// The plays to search: of the many five-card plays of a kind only those that leave the best rest.
BigTwo::MoveList plausiblePlays(const Observation& view) {
    const Options& options = view.pub.options;
    struct Five {
        CardSet cards;
        int cost;
    };
    std::array<boost::container::static_vector<Five, 1287>, 5> fives; // by kind
    BigTwo::MoveList moves;
    for (const CardSet move : BigTwo::legalMoves(view)) {
        if (move.size() < 5) {
            moves.push_back(move);
            continue;
        }
        const Kind kind = combinationOf(move, options).kind();
        fives[static_cast<std::size_t>(kind) - static_cast<std::size_t>(Kind::Straight)].push_back(
            {move, Plan(view.hand - move, options).cost()});
    }
    for (auto& kind : fives) {
        std::ranges::stable_sort(kind, {}, &Five::cost);
        for (std::size_t i = 0; i < std::min(kind.size(), kMostFives); ++i)
            moves.push_back(kind[i].cards);
    }
    return moves;
}

// The score counts the cards left in the hands: a win gains all those of the others, a loss costs
// the hero's own.
Outcome outcome(const Playout& playout, Seat hero, double win) {
    int all = 0;
    for (const int size : playout.sizes) all += size;
    const int own = playout.sizes[static_cast<std::size_t>(hero)];
    return {win, win * (all - own) - (1 - win) * own};
}

} // namespace

class Mind::Worker {
public:
    Worker(const Observation& view, const HandBelief& belief, HandModel& model,
           const ChampionParams& params)
        : m_view(view),
          m_belief(belief),
          m_model(model),
          m_params(params),
          m_own(view.hand, view.pub.options) {}

    State world(int number, Rng& rng) {
        const State state{m_view.pub, m_belief.world(number, m_model, rng).hands};
        for (std::size_t seat = 0; seat < kSeats; ++seat)
            if (seat != hero()) m_plans[seat] = Plan(state.hands[seat], m_view.pub.options);
        return state;
    }

    Outcome operator()(State& state, Rng& rng) {
        m_plans[hero()] = m_own;
        const CardSet rest = state.hands[hero()];
        if (rest != m_view.hand) m_plans[hero()].play(m_view.hand - rest, rest, m_view.pub.options);
        Playout playout(state, m_plans);
        for (int turn = 0; !playout.isOver(); ++turn) {
            if (turn >= m_params.turns && playout.table.kind() == Kind::None)
                return outcome(playout, m_view.seat, Evaluation::chances(playout)[hero()]);
            playout.play(playout.choose(rng));
        }
        return outcome(playout, m_view.seat, playout.winner == m_view.seat);
    }

private:
    std::size_t hero() const { return static_cast<std::size_t>(m_view.seat); }

    const Observation& m_view;
    const HandBelief& m_belief;
    HandModel& m_model;
    const ChampionParams& m_params;
    const Plan m_own;
    std::array<Plan, kSeats> m_plans; // of the current world
};

std::optional<Decision<BigTwo>> Mind::certain(const Observation& view, Rng&) const {
    if (!m_params.playsSureWins) return {};
    const Line line = sureWin(view);
    if (line.empty()) return {};
    Decision<BigTwo> decision;
    decision.move = line[0];
    decision.reasons = explainSureWin(view, line);
    decision.candidates.push_back(
        {.move = line[0], .value = 1, .visits = 1, .noise = 0, .gapNoise = 0});
    return decision;
}

SearchPlan<BigTwo> Mind::plan(const Observation& view, Rng&) const {
    return {plausiblePlays(view), {m_params.worlds, m_params.rounds, 1, m_params.missRate}, {}};
}

// To play at all where a pass is allowed: cards that beat are no longer there to beat with later.
bool Mind::isBold(const Observation& view, CardSet move) {
    return !view.pub.isLead() && !move.empty();
}

// The network may not see that the next player is sure to go out on the lead of a card.
Outcome Mind::expected(const Observation& view, CardSet move, const Outcome& outcome) {
    const std::size_t next = static_cast<std::size_t>(view.seat + 1) % kSeats;
    const bool isLost = view.pub.isLead() && move.size() == 1 && move != view.hand &&
                        view.pub.handSizes[next] == 1 && move.highest() < view.unseen().lowest();
    return isLost ? Outcome{0, -static_cast<double>(view.hand.size() - 1)} : outcome;
}

int Mind::beliefWorlds() const { return std::min(m_params.worlds, kMostBeliefWorlds); }

Mind::Worker Mind::worker(const Observation& view, const HandBelief& belief, HandModel& model, int,
                          const StopCheck&) const {
    return {view, belief, model, m_params};
}

} // namespace parlour::bigtwo

template class parlour::ChampionPlayer<parlour::bigtwo::Mind>;
