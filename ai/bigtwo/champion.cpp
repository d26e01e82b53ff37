#include "ai/bigtwo/champion.h"

#include "ai/bigtwo/belief.h"
#include "ai/bigtwo/explain.h"
#include "ai/bigtwo/outlook.h"
#include "ai/bigtwo/sure_win.h"

#include <algorithm>

namespace parlour::bigtwo {

namespace {

// Winning is what counts; the score decides between plays that win as often.
constexpr double kPointsOfAWin = 500;

constexpr int kRounds = 3;
constexpr std::size_t kMostFives = 4; // of one kind that are worth thinking of
constexpr int kMostBelieved = 2000;   // different worlds; they cost about as much as playouts

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

// With so many cards left on all hands: what is won by winning, lost by losing.
Prospect prospect(const Playout& playout, Seat hero, double win) {
    int all = 0;
    for (const int size : playout.sizes) all += size;
    const int own = playout.sizes[static_cast<std::size_t>(hero)];
    return {win, win * (all - own) - (1 - win) * own};
}

// One thread's imagination.
class Worker {
public:
    Worker(const Observation& view, const Belief& belief, const ChampionParams& params)
        : m_belief(belief),
          m_params(params),
          m_hero(view.seat),
          m_hand(view.hand),
          m_options(view.pub.options),
          m_own(view.hand, view.pub.options) {}

    State sample(const Observation&, Rng& rng) {
        const State state = m_belief.draw(rng);
        for (std::size_t seat = 0; seat < kSeats; ++seat)
            if (seat != static_cast<std::size_t>(m_hero))
                m_plans[seat] = Plan(state.hands[seat], m_options);
        return state;
    }

    Prospect operator()(State& state, Rng& rng) {
        const auto hero = static_cast<std::size_t>(m_hero);
        m_plans[hero] = m_own;
        const CardSet rest = state.hands[hero];
        if (rest != m_hand) m_plans[hero].play(m_hand - rest, rest, m_options);
        Playout playout(state, m_plans);
        for (int turn = 0; !playout.isOver(); ++turn) {
            if (turn >= m_params.turns && playout.table.kind() == Kind::None)
                return prospect(playout, m_hero, Outlook::chances(playout)[hero]);
            playout.play(playout.choose(rng));
        }
        return prospect(playout, m_hero, playout.winner == m_hero);
    }

private:
    const Belief& m_belief;
    const ChampionParams& m_params;
    Seat m_hero;
    CardSet m_hand;
    Options m_options;
    Plan m_own;
    std::array<Plan, kSeats> m_plans; // of the world being played
};

} // namespace

Champion::Champion(const ChampionParams& params) : m_params(params), m_means(kPointsOfAWin) {}

Decision<BigTwo> Champion::decide(const Observation& view, Rng& rng, const Budget& budget,
                                  std::stop_token token) {
    Decision<BigTwo> decision;
    if (m_params.isExact)
        if (const Line line = sureWin(view); !line.empty()) {
            decision.move = line[0];
            decision.reasons.push_back(explain(view, line[0]));
            if (line.size() > 1)
                decision.reasons.push_back(
                    because(PARLOUR_PHRASE("Big Two reasons", "Wins for certain in %1 plays."),
                            static_cast<int>(line.size())));
            decision.candidates.push_back({line[0], 1, 1});
            return decision;
        }
    const StopCheck stop(std::move(token), budget);
    const Belief belief(view, {std::min(m_params.worlds, kMostBelieved), m_params.infers}, rng,
                        budget, stop);
    m_means.run(view, worthThinkingOf(view),
                {m_params.worlds, kRounds, budget.threads, m_params.overlook}, rng, stop,
                [&](int) { return Worker(view, belief, m_params); });

    decision.move = m_means.moves()[m_means.ranking()[0]];
    decision.reasons.push_back(explain(view, decision.move));
    if (m_means.ranking().size() > 1) decision.reasons.push_back(evidence(m_means, view));
    decision.candidates = m_means.candidates(ValueKind::Win);
    decision.simulations = m_means.simulations();
    return decision;
}

} // namespace parlour::bigtwo
