#include "ai/briscola/clairvoyant.h"

#include "ai/briscola/explain.h"
#include "ai/briscola/trick_view.h"
#include "ai/briscola/win_chance.h"
#include "ai/search/parallel.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace parlour::briscola {

namespace {

constexpr std::int64_t kNoLimit = std::numeric_limits<std::int64_t>::max();

// The values of a card one trick ahead, two tricks ahead and so on, as far as the search got.
using ValuesByDepth = boost::container::static_vector<int, italian::kCards>;

} // namespace

Decision<Briscola> Clairvoyant::decide(const State& state, Rng&, const Budget& budget,
                                       std::stop_token token) {
    const Public& pub = state.pub;
    const Seat mover = pub.toMove();
    const Hand& hand = Briscola::handToMove(state);
    const int tricksLeft = (state.deal.size - pub.played + pub.onTable) / pub.options.players;
    const StopCheck stop(std::move(token), budget);
    // Between two sides the value for one is minus that for the other, so that with seat 0 as the
    // hero all decisions of a game share the tables.
    const Seat hero = pub.options.players == 3 ? mover : 0;
    const int sign = pub.areAllies(mover, hero) ? 1 : -1;

    std::array<int, kHandSize> values{}; // for the mover's side
    const auto solve = [&](Solver& solver, int card, int tricks, std::int64_t& positions,
                           const StopCheck& until) -> std::optional<int> {
        State next = state;
        Briscola::applyAt(next, card);
        const auto value = solver.solve(next, hero, tricks, positions, until);
        if (!value) return std::nullopt;
        return sign * *value;
    };

    const auto forEachCard = [&](const auto& job) { // in parallel if there are threads for it
        inBlocks(hand.size(), budget.threads, [&](int) { return job; });
    };

    // Right to the end where that is quick.
    bool isExact = pub.options.players == 2 || tricksLeft <= kExactTricks;
    if (isExact) {
        std::array<bool, kHandSize> isDone{};
        forEachCard([&](int i) {
            std::int64_t positions = kNoLimit;
            Solver& solver = m_solvers[budget.threads > 1 ? static_cast<std::size_t>(i) : 0];
            const auto value = solve(solver, i, tricksLeft, positions, stop);
            if (!value) return;
            values[static_cast<std::size_t>(i)] = *value;
            isDone[static_cast<std::size_t>(i)] = true;
        });
        isExact = std::ranges::all_of(
            std::span(isDone).first(static_cast<std::size_t>(hand.size())), std::identity{});
    }
    // Otherwise trick by trick; the first is always completed, so that there is an answer.
    int tricksAhead = tricksLeft;
    if (!isExact) {
        std::array<ValuesByDepth, kHandSize> found;
        forEachCard([&](int i) {
            std::int64_t positions = m_positions;
            for (int tricks = 1; tricks <= tricksLeft; ++tricks) {
                std::int64_t unlimited = kNoLimit;
                const auto value = tricks == 1 ? solve(m_solvers[static_cast<std::size_t>(i)], i,
                                                       tricks, unlimited, StopCheck())
                                               : solve(m_solvers[static_cast<std::size_t>(i)], i,
                                                       tricks, positions, stop);
                if (!value) break;
                found[static_cast<std::size_t>(i)].push_back(*value);
            }
        });
        std::size_t common = found[0].size();
        for (int i = 0; i < hand.size(); ++i)
            common = std::min(common, found[static_cast<std::size_t>(i)].size());
        for (int i = 0; i < hand.size(); ++i)
            values[static_cast<std::size_t>(i)] = found[static_cast<std::size_t>(i)][common - 1];
        tricksAhead = static_cast<int>(common);
        isExact = tricksAhead == tricksLeft;
    }

    int best = 0;
    for (int i = 1; i < hand.size(); ++i) {
        const int more =
            values[static_cast<std::size_t>(i)] - values[static_cast<std::size_t>(best)];
        if (more > 0 || (more == 0 && cost(hand[i], pub.trump()) < cost(hand[best], pub.trump())))
            best = i;
    }

    const Observation view = Briscola::observe(state, mover);
    Decision<Briscola> decision;
    decision.move = hand[best];
    decision.reasons = explainMove(view, hand[best]);
    const int own = (120 + values[static_cast<std::size_t>(best)]) / 2;
    if (isExact)
        decision.reasons.push_back(because(
            {PARLOUR_PHRASE("Briscola reasons",
                            "With all cards seen, best play on all sides brings you %1 points."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 sees all cards: best play on all sides brings %1 points.")},
            own));
    else if (tricksAhead == 1)
        decision.reasons.push_back(
            because({PARLOUR_PHRASE("Briscola reasons",
                                    "All cards are seen here, but only this trick was looked at."),
                     PARLOUR_PHRASE("Briscola thoughts",
                                    "%0 sees all cards and has looked at this trick.")}));
    else
        decision.reasons.push_back(
            because({PARLOUR_PHRASE("Briscola reasons",
                                    "All cards are seen here, and %1 tricks were looked ahead."),
                     PARLOUR_PHRASE("Briscola thoughts",
                                    "%0 sees all cards and has looked %1 tricks ahead.")},
                    tricksAhead));
    const WinChance chance(view);
    int lead = 0;
    for (Seat seat = 0; seat < pub.options.players; ++seat)
        lead += (pub.areAllies(seat, mover) ? 1 : -1) * pub.points[static_cast<std::size_t>(seat)];
    for (int i = 0; i < hand.size(); ++i) {
        const int value = values[static_cast<std::size_t>(i)];
        const double win = !isExact    ? chance(value - lead)
                           : value > 0 ? 1.0
                           : value < 0 ? 0.0
                                       : 0.5;
        decision.candidates.push_back({hand[i], win, 1});
    }
    return decision;
}

} // namespace parlour::briscola
