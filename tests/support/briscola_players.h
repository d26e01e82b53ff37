// Asking Briscola's players, and checking them by plain search.
#pragma once

#include "ai/base/agent.h"
#include "ai/search/alpha_beta.h"
#include "tests/support/briscola.h"

#include <algorithm>

namespace parlour::test {

inline Decision<Briscola> ask(Agent<Briscola>& agent, const briscola::State& state,
                              std::uint64_t seed = 1, const Budget& budget = {}) {
    Rng rng(seed);
    return agent.decide(viewToMove(state), rng, budget, {});
}

inline Decision<Briscola> ask(CheatingAgent<Briscola>& agent, const briscola::State& state,
                              std::uint64_t seed = 1, const Budget& budget = {}) {
    Rng rng(seed);
    return agent.decide(state, rng, budget, {});
}

inline std::string reasonText(const Decision<Briscola>& decision, std::size_t i = 0) {
    return i < decision.reasons.size() ? english(decision.reasons[i]) : "";
}

inline bool sameDecision(const Decision<Briscola>& a, const Decision<Briscola>& b) {
    const auto sameCandidate = [](const auto& x, const auto& y) {
        return x.move == y.move && x.value == y.value && x.visits == y.visits;
    };
    if (a.move != b.move || a.reasons.size() != b.reasons.size()) return false;
    for (std::size_t i = 0; i < a.reasons.size(); ++i)
        if (reasonText(a, i) != reasonText(b, i)) return false;
    return std::ranges::equal(a.candidates, b.candidates, sameCandidate);
}

// Card points won by the side of `hero` so far less those of all others.
inline int difference(const briscola::Public& pub, Seat hero) {
    int sum = 0;
    for (Seat seat = 0; seat < pub.options.players; ++seat)
        sum += (pub.areAllies(seat, hero) ? 1 : -1) * pub.points[static_cast<std::size_t>(seat)];
    return sum;
}

// The hero's difference after `depth` more cards with all hands open, by plain alpha-beta.
inline int plainValue(const briscola::State& state, Seat hero, int depth = 40) {
    return alphaBeta<Briscola>(state, hero, depth, [&](const briscola::State& leaf) {
        return difference(leaf.pub, hero);
    });
}

// The same state without a stock: the game ends with the cards now in hands, as minimax has it.
inline briscola::State withoutStock(briscola::State state) {
    CardSet inPlay = state.pub.playedCards;
    for (const briscola::Hand& hand : state.hands) inPlay |= hand.set();
    state.pub.stock = 0;
    state.pub.removed = italian::kDeck - inPlay;
    return state;
}

} // namespace parlour::test
