#include "ai/bigtwo/champion.h"

#include "ai/bigtwo/belief.h"
#include "ai/bigtwo/outlook.h"
#include "ai/bigtwo/sure_win.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace parlour::bigtwo {

namespace {

const double kPointsOfAWin = getenv("BT_WIN") ? atof(getenv("BT_WIN")) : 150;
const int kRounds = getenv("BT_ROUNDS") ? atoi(getenv("BT_ROUNDS")) : 3;
const int kHorizon = getenv("BT_H") ? atoi(getenv("BT_H")) : 8;
const double kScore = getenv("BT_S") ? atof(getenv("BT_S")) : 0;
const int kPool = getenv("BT_POOL") ? atoi(getenv("BT_POOL")) : 2;
const std::size_t kMostFives = getenv("BT_FIVES") ? atoi(getenv("BT_FIVES")) : 4; // of one kind

// Plays worth thinking of: of many five-card plays of one kind those that leave the best rest.
BigTwo::MoveList worthThinkingOf(const Observation& view) {
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

Prospect prospect(const Playout& end, Seat hero) {
    int left = 0;
    for (const int size : end.sizes) left += size;
    const bool won = end.winner == hero;
    return {won ? 1.0 : 0.0,
            kScore * static_cast<double>(won ? left : -end.sizes[static_cast<std::size_t>(hero)])};
}

// One thread's imagination.
class Worker {
public:
    Worker(const Observation& view, const Belief& belief, bool playsRandomly)
        : m_belief(belief), m_hero(view.seat), m_hand(view.hand),
          m_options(view.pub.options), m_own(view.hand, view.pub.options),
          m_playsRandomly(playsRandomly) {}

    State sample(const Observation&, Rng& rng) {
        const State state = m_belief.draw(rng);
        if (!m_playsRandomly)
            for (std::size_t seat = 0; seat < kSeats; ++seat)
                if (seat != static_cast<std::size_t>(m_hero))
                    m_plans[seat] = Plan(state.hands[seat], m_options);
        return state;
    }

    Prospect operator()(State& state, Rng& rng) {
        if (m_playsRandomly) {
            while (!state.pub.isOver()) BigTwo::playRandomMove(state, rng);
            return prospect(Playout(state, m_plans), m_hero);
        }
        const auto hero = static_cast<std::size_t>(m_hero);
        m_plans[hero] = m_own;
        const CardSet rest = state.hands[hero];
        if (rest != m_hand) m_plans[hero].play(m_hand - rest, rest, m_options);
        Playout playout(state, m_plans);
        for (int turn = 0; !playout.isOver(); ++turn) {
            if (turn >= kHorizon && playout.table.kind() == Kind::None)
                return {Outlook::chances(playout)[hero], 0};
            playout.play(RulePolicy::draw(
                RulePolicy::choices(playout.situation(), playout.plan(), m_options), rng));
        }
        return prospect(playout, m_hero);
    }

private:
    const Belief& m_belief;
    Seat m_hero;
    CardSet m_hand;
    Options m_options;
    Plan m_own;
    std::array<Plan, kSeats> m_plans; // of the world being played
    bool m_playsRandomly;
};

} // namespace

Champion::Champion(const ChampionParams& params) : m_params(params), m_means(kPointsOfAWin) {}

Decision<BigTwo> Champion::decide(const Observation& view, Rng& rng, const Budget& budget,
                                  std::stop_token token) {
    Decision<BigTwo> decision;
    if (m_params.isExact)
        if (const Line line = sureWin(view); !line.empty()) {
            decision.move = line[0];
            decision.reasons.push_back(
                because(PARLOUR_PHRASE("Big Two reasons", "Wins for certain.")));
            decision.candidates.push_back({line[0], 1, 1});
            return decision;
        }
    const StopCheck stop(std::move(token), budget);
    const Belief belief(view, {m_params.worlds * kPool, m_params.infers}, rng, budget, stop);
    m_means.run(view, worthThinkingOf(view),
                {m_params.worlds, kRounds, budget.threads, m_params.overlook}, rng, stop,
                [&](int) { return Worker(view, belief, m_params.playsRandomly); });

    decision.move = m_means.moves()[m_means.ranking()[0]];
    decision.reasons.push_back(because(PARLOUR_PHRASE("Big Two reasons", "Wins most.")));
    decision.candidates = m_means.candidates(ValueKind::Win);
    return decision;
}

} // namespace parlour::bigtwo
